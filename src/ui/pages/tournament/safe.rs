//! A copy after each round: written by itself into a file that was chosen once, where the browser can; otherwise a reminder,
//! once for a round.

use std::cell::RefCell;

use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::context::Cup;
use crate::ui::browser::method;
use crate::ui::reactive::once_come;
use crate::ui::widgets::Button;

thread_local! {
    /// The file that was chosen; the browser lets the page write into it as long as the page stands.
    static FILE: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

fn chosen() -> Option<JsValue> {
    FILE.with_borrow(Clone::clone)
}

/// Keeps it though the page may have been left meanwhile.
fn keep_chosen(file: &JsValue) {
    FILE.set(Some(file.clone()));
}

/// A round was closed: the copy is written, or the reminder set to the round.
pub(super) fn closed(cup: Cup, round: usize, reminder: RwSignal<Option<usize>>) {
    match chosen() {
        Some(file) => write(cup, file, round, reminder),
        None => reminder.set(Some(round)),
    }
}

/// What is called on an object of the browser's, once it has come.
async fn called(object: &JsValue, name: &str, argument: Option<&JsValue>) -> Option<JsValue> {
    let function = method(object, name)?;
    let arguments = argument.map_or_else(Array::new, Array::of1);
    let promise: Promise = function.apply(object, &arguments).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// Writes the copy into the file, and says what came of it. A file that cannot be written is forgotten, with a reminder.
fn write(cup: Cup, file: JsValue, round: usize, reminder: RwSignal<Option<usize>>) {
    let Some(text) = cup.records.copy_text() else { return };
    let name = Reflect::get(&file, &"name".into()).ok().and_then(|name| name.as_string()).unwrap_or_default();
    let written = async move {
        let stream = called(&file, "createWritable", None).await?;
        called(&stream, "write", Some(&JsValue::from_str(&text))).await?;
        called(&stream, "close", None).await
    };
    once_come(cup.said, written, move |written| {
        if written.is_some() {
            reminder.try_set(None);
            cup.said.set(cup.tr_with("cup-safe-written", &[("round", round.into()), ("file", name.into())]));
        } else {
            FILE.set(None);
            cup.said.set(cup.tr("cup-safe-failed"));
            reminder.try_set(Some(round));
        }
    });
}

/// Lets a file be chosen, and writes into it at once.
fn choose(cup: Cup, round: usize, reminder: RwSignal<Option<usize>>) {
    let options = Object::new();
    let name = format!("{}.json", cup.tr("cup-safe-file"));
    // Refused only for a frozen object, and this one is new.
    let _ = Reflect::set(&options, &"suggestedName".into(), &name.into());
    let chosen = async move { called(&window(), "showSaveFilePicker", Some(&options)).await.inspect(keep_chosen) };
    once_come(reminder, chosen, move |file| {
        // Who closes the dialog has chosen nothing, and the reminder stays.
        if let Some(file) = file {
            write(cup, file, round, reminder);
        }
    });
}

/// The reminder, until a copy is saved, it is put away, or the next round begins.
pub(super) fn reminder(cup: Cup, reminder: RwSignal<Option<usize>>) -> AnyView {
    let can_choose = method(&window(), "showSaveFilePicker").is_some();
    let shown = move || {
        let round = reminder.get()?;
        let pick = can_choose.then(|| {
            view! { <Button icon="download" text="cup-safe-choose" on_press=move || choose(cup, round, reminder)/> }
        });
        let download = move || {
            cup.records.download_copy("torneio");
            reminder.set(None);
        };
        Some(view! {
            <section class="card cup-safe no-print">
                <p>{cup.tr_with("cup-safe", &[("round", round.into())])}</p>
                <p class="actions">
                    {pick}
                    <Button look="quiet" icon="download" text="cup-safe-download" on_press=download/>
                    <Button look="quiet" text="cup-safe-not" on_press=move || reminder.set(None)/>
                </p>
            </section>
        })
    };
    view! { <div role="status">{shown}</div> }.into_any()
}
