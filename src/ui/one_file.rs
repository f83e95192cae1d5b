//! The site as one file, opened from a disk or a stick, where there is no host: an address is what follows `#`, and files
//! are asked of the page's own script, `assets/shell/one-file.js`. Built with the feature `one-file`.
//!
//! Of a link the browser itself takes care: it leads to another place of the same page, which a file allows. Absent: texts
//! and lists, which come as the page's first script fetches them on the site (`browser::fetch_texts`).

use js_sys::{Function, JsString, Reflect};
use leptos::prelude::*;
use leptos_router::location::{BrowserUrl, LocationProvider, Url};
use wasm_bindgen::{JsCast, JsValue};

/// Whether this program is the one of the file. What the other one does not need is left out of it.
pub const ONE_FILE: bool = cfg!(feature = "one-file");

/// Stands for a host: an address needs one to be read.
const NOWHERE: &str = "http://localhost";

/// The address that follows `#`: `/turma/serie#123` of `lance-legal.html#/turma/serie#123`.
pub fn location() -> Result<Url, JsValue> {
    let hash = window().location().hash()?;
    let address = hash.trim_start_matches('#').trim_start_matches('/');
    BrowserUrl::parse_with_base(&format!("/{address}"), NOWHERE)
}

/// The same, followed as it changes.
pub fn followed() -> Result<ArcRwSignal<Url>, JsValue> {
    let url = ArcRwSignal::new(location()?);
    let by_link = StoredValue::new(false);
    // Not where the user goes back: the browser remembers how far each page was scrolled.
    let clicked = window_event_listener(leptos::ev::click, move |_| {
        by_link.try_set_value(true);
        request_animation_frame(move || {
            by_link.try_set_value(false);
        });
    });
    let moved = window_event_listener(leptos::ev::popstate, {
        let url = url.clone();
        move |_| {
            let Ok(now) = location() else { return };
            let to_top = by_link.try_get_value() == Some(true) && url.with_untracked(|url| url.path() != now.path());
            url.set(now);
            if to_top {
                request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
            }
        }
    });
    on_cleanup(move || {
        clicked.remove();
        moved.remove();
    });
    Ok(url)
}

/// What stands before `#` in addresses that others are given: the name of the file, since nobody else has its folder. Where a
/// host serves the file, the whole.
pub fn name() -> String {
    let location = window().location();
    let whole = location.href().unwrap_or_default();
    let whole = whole.split('#').next().unwrap_or_default();
    match whole.strip_prefix("file:") {
        Some(path) => path.rsplit('/').next().unwrap_or_default().to_string(),
        None => whole.to_string(),
    }
}

/// Whether links lead nowhere on another device: the file was opened from a disk.
pub fn is_of_this_device() -> bool {
    ONE_FILE && window().location().protocol().is_ok_and(|protocol| protocol == "file:")
}

/// The address of a file of the site: a drawing in the page for one of several in a sheet (`pieces/pieces.svg#`), else one
/// that the browser made up for its bytes.
pub fn address(path: &str) -> String {
    ask("address", path).unwrap_or_default()
}

/// The address of the worker's script, with its program.
pub fn worker() -> Option<String> {
    ask("worker", "")
}

fn ask(what: &str, path: &str) -> Option<String> {
    let files = Reflect::get(&window(), &"early".into()).ok()?;
    let method: Function = Reflect::get(&files, &what.into()).ok()?.dyn_into().ok()?;
    let answer = method.call1(&files, &path.into()).ok()?;
    Some(String::from(answer.dyn_into::<JsString>().ok()?))
}
