//! Keeps the screen lit while somebody looks at it, where the device can.
//!
//! The browser takes the promise back whenever the page is hidden, so it is asked for again when the page comes back.

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

use super::browser::method;

/// Whether the screen stays lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awake {
    /// Asked for, and not yet answered.
    Asked,
    Kept,
    /// The device may fall asleep: it cannot promise, or would not.
    Missed,
}

/// One page's promise.
#[derive(Clone, Copy)]
struct Lock {
    state: RwSignal<Awake>,
    held: StoredValue<Option<JsValue>, LocalStorage>,
}

/// Keeps the screen lit while the caller is on show.
pub fn stay_awake() -> ReadSignal<Awake> {
    let lock = Lock { state: RwSignal::new(Awake::Asked), held: StoredValue::new_local(None) };
    lock.ask();
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if !document().hidden() && lock.held.try_with_value(Option::is_none) == Some(true) {
            lock.ask();
        }
    });
    on_cleanup(move || {
        seen.remove();
        if let Some(held) = lock.held.try_update_value(Option::take).flatten() {
            release(&held);
        }
    });
    lock.state.read_only()
}

impl Lock {
    fn ask(self) {
        if document().hidden() {
            return;
        }
        let Some(promise) = request() else { return self.state.set(Awake::Missed) };
        spawn_local(async move {
            let Ok(held) = JsFuture::from(promise).await else {
                self.state.try_set(Awake::Missed);
                return;
            };
            let released = Closure::once_into_js(move || self.lost());
            let _ = Reflect::set(&held, &"onrelease".into(), &released);
            let kept = held.clone();
            if self.held.try_update_value(|held| *held = Some(kept)).is_some() {
                self.state.try_set(Awake::Kept);
            } else {
                // The page was left meanwhile.
                release(&held);
            }
        });
    }

    /// Taken back: by the browser when the page is hidden, or by the device when its battery is low.
    fn lost(self) {
        if self.held.try_update_value(|held| *held = None).is_some() && !document().hidden() {
            self.state.try_set(Awake::Missed);
        }
    }
}

fn release(held: &JsValue) {
    let _ = method(held, "release").and_then(|release| release.call0(held).ok());
}

/// `navigator.wakeLock.request("screen")`, which not every browser has.
fn request() -> Option<Promise> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    method(&locks, "request")?.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()
}
