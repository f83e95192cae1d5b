//! What is kept on the device and why; a copy taken away or opened; everything erased.

use leptos::prelude::*;
use web_sys::File;

use super::aside::Aside;
use super::copy::{self, Opened};
use super::held;
use super::shelf::Shelf;
use crate::copies::rows;
use crate::storage::{self, ImportError, KINDS, LABEL, MAX_BYTES, Snapshot};
use crate::ui::file_button::{file_button, text_of};
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::reactive::once_come;
use crate::ui::records::use_records;
use crate::ui::widgets::{Button, sheet};

/// The table the code itself uses, so that it cannot leave anything out.
#[component]
pub fn Kept() -> impl IntoView {
    let (i18n, records) = (use_i18n(), use_records());
    let shelf = Shelf {
        i18n,
        records,
        outcome: RwSignal::new(None),
        can_undo: RwSignal::new(records.before().is_some()),
        turn: RwSignal::new(0),
    };
    let label = RwSignal::new(String::new());
    let opened = RwSignal::new(None::<Opened>);
    let previewing = RwSignal::new(false);
    let erasing = RwSignal::new(false);

    let read_file = move |file: File| {
        once_come(opened, text_of(file.clone(), MAX_BYTES), move |text| {
            let read = match text {
                Some(text) => Ok(text),
                None if file.size() > MAX_BYTES as f64 => Err(ImportError::TooLarge.message()),
                None => Err("import-unreadable"),
            };
            let copy = read.and_then(|text| Opened::new(file.name(), text).map_err(|error| error.message()));
            match copy {
                Ok(copy) => {
                    shelf.outcome.set(None);
                    opened.set(Some(copy));
                    previewing.set(true);
                }
                Err(trouble) => shelf.outcome.set(Some(trouble)),
            }
        });
    };
    let import = Signal::derive(move || i18n.tr("import-copy"));
    view! {
        <section class="card">
            <h2>{i18n.text("kept-title")}</h2>
            <p>{i18n.text("kept-text")}</p>
            {table(i18n)}
            <div class="copy-label">
                <label for="nome-copia">{i18n.text("copy-label")}</label>
                <input
                    id="nome-copia"
                    type="text"
                    autocomplete="off"
                    maxlength=LABEL.to_string()
                    prop:value=label
                    on:input=move |event| label.set(event_target_value(&event))
                />
            </div>
            <div class="actions">
                <Button look="quiet" icon="download" text="download-copy" on_press=move || {
                    records.download_copy(&label.with_untracked(|typed| storage::label(typed)))
                }/>
                {file_button(import, "application/json,.json", Callback::new(read_file))}
                <Button look="danger" icon="bin" text="erase" on_press=move || erasing.set(true)/>
            </div>
            <div class="outcome" role="status">
                {move || shelf.outcome.get().map(|text| view! { <p>{i18n.tr(text)}</p> })}
                {move || shelf.can_undo.get().then(|| view! {
                    <p class="quiet-text">{i18n.text("copy-undo-text")}</p>
                    <Button look="small" icon="undo" text="copy-undo" on_press=move || shelf.undo()/>
                })}
            </div>
            {sheet("copia", "copy-title", previewing, move || copy::preview(shelf, opened, previewing))}
            {sheet("apagar", "erase-question", erasing, move || erase(shelf, label, erasing))}
        </section>
        <Aside shelf=shelf/>
    }
}

fn table(i18n: I18n) -> AnyView {
    let row = |kind: &'static crate::storage::Kind| {
        view! {
            <tr>
                <th scope="row"><code>{kind.id}</code></th>
                <td>{i18n.text(kind.purpose)}</td>
            </tr>
        }
    };
    view! {
        <table class="kept">
            <thead>
                <tr>
                    <th scope="col">{i18n.text("kept-name")}</th>
                    <th scope="col">{i18n.text("kept-purpose")}</th>
                </tr>
            </thead>
            <tbody>{KINDS.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What goes when everything goes, and the last question.
fn erase(shelf: Shelf, label: RwSignal<String>, open: RwSignal<bool>) -> AnyView {
    let i18n = shelf.i18n;
    let here = shelf.records.snapshot().unwrap_or_default();
    let other = here.preview();
    let sides: Vec<_> = rows(&here, &Snapshot::default()).into_iter().map(|row| (row.kind, row.here)).collect();
    let count = |text: &'static str, count: usize| {
        (count > 0).then(|| view! { <li>{move || i18n.tr_with(text, &[("count", count.into())])}</li> })
    };
    let erase = move || {
        open.set(false);
        let answer = shelf.records.erase_all();
        shelf.changed(answer.map_or_else(|error| error.message(), |()| "erase-done"));
    };
    let text = if here.is_empty() { "erase-nothing" } else { "erase-warning" };
    view! {
        <p>{i18n.text(text)}</p>
        <ul class="held">
            {held::list(i18n, sides)}
            {count("held-aside", other.quarantined)}
            {count("held-unknown", other.unknown)}
        </ul>
        <div class="actions">
            <Button look="danger" icon="bin" text="erase-yes" on_press=erase/>
            <Button look="quiet" icon="download" text="download-copy" on_press=move || {
                shelf.records.download_copy(&label.with_untracked(|typed| storage::label(typed)))
            }/>
            <Button look="quiet" text="erase-no" on_press=move || open.set(false)/>
        </div>
    }
    .into_any()
}
