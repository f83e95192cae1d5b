//! Sobre: privacy, what is kept on the device and why, licences, the keys of the board.

use leptos::html::{Dialog, Input};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use crate::storage::KINDS;
use crate::ui::browser;
use crate::ui::i18n::use_i18n;
use crate::ui::records::use_records;
use crate::ui::widgets::{Icon, button};

#[component]
pub fn AboutPage() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="page about">
            <h1>{i18n.text("menu-about")}</h1>
            <section class="card">
                <h2>{i18n.text("privacy-title")}</h2>
                <p>{i18n.text("privacy-1")}</p>
                <p>{i18n.text("privacy-2")}</p>
                <p>{i18n.text("privacy-3")}</p>
            </section>
            <Kept/>
            <Keys/>
            <section class="card">
                <h2>{i18n.text("laws-title")}</h2>
                <p>{i18n.text("laws-text")}</p>
            </section>
            <Licences/>
        </div>
    }
}

/// The table the code itself uses, so that it cannot leave anything out.
#[component]
fn Kept() -> impl IntoView {
    let i18n = use_i18n();
    let records = use_records();
    let outcome = RwSignal::new(None::<&'static str>);
    let confirm = NodeRef::<Dialog>::new();
    let file = NodeRef::<Input>::new();

    let erase = move |_| {
        if let Some(dialog) = confirm.get_untracked() {
            dialog.close();
        }
        outcome.set(Some(records.erase_all().map_or_else(|error| error.message(), |()| "erase-done")));
    };
    let read_file = move |_| {
        let chosen = file.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(chosen) = chosen else { return };
        spawn_local(async move {
            let text = JsFuture::from(chosen.text()).await.ok().and_then(|text| text.as_string());
            let answer = match text.map(|text| records.import(&text)) {
                Some(Ok(())) => "import-done",
                Some(Err(error)) => error.message(),
                None => "import-unreadable",
            };
            outcome.try_set(Some(answer));
            if let Some(input) = file.get_untracked() {
                input.set_value("");
            }
        });
    };
    view! {
        <section class="card">
            <h2>{i18n.text("kept-title")}</h2>
            <p>{i18n.text("kept-text")}</p>
            <table class="kept">
                <thead>
                    <tr>
                        <th scope="col">{i18n.text("kept-name")}</th>
                        <th scope="col">{i18n.text("kept-purpose")}</th>
                    </tr>
                </thead>
                <tbody>
                    {KINDS
                        .iter()
                        .map(|kind| {
                            view! {
                                <tr>
                                    <th scope="row"><code>{kind.id}</code></th>
                                    <td>{i18n.text(kind.purpose)}</td>
                                </tr>
                            }
                        })
                        .collect_view()}
                </tbody>
            </table>
            <div class="actions">
                {button("button quiet", "download", "download-copy", move || records.download_copy())}
                <label class="button quiet file-button">
                    <Icon name="upload"/>
                    <span>{i18n.text("import-copy")}</span>
                    <input
                        class="visually-hidden"
                        type="file"
                        accept="application/json,.json"
                        node_ref=file
                        on:change=read_file
                    />
                </label>
                {button("button danger", "bin", "erase", move || {
                        if let Some(dialog) = confirm.get_untracked() {
                            let _ = dialog.show_modal();
                        }
                    })}
            </div>
            <p class="outcome" role="status">
                {move || outcome.get().map(|text| i18n.tr(text))}
                {move || {
                    (outcome.get() == Some("import-done"))
                        .then(|| {
                            view! {
                                {button("button small", "", "reload", browser::reload)}
                            }
                        })
                }}
            </p>
            <dialog class="sheet small-sheet" node_ref=confirm aria-labelledby="apagar-titulo">
                <h2 id="apagar-titulo">{i18n.text("erase-question")}</h2>
                <p>{i18n.text("erase-warning")}</p>
                <div class="actions">
                    <button class="button danger" on:click=erase>
                        {i18n.text("erase-yes")}
                    </button>
                    <button
                        class="button quiet"
                        autofocus
                        on:click=move |_| {
                            if let Some(dialog) = confirm.get_untracked() {
                                dialog.close();
                            }
                        }
                    >
                        {i18n.text("erase-no")}
                    </button>
                </div>
            </dialog>
        </section>
    }
}

/// What each key of the board does.
#[component]
fn Keys() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="card">
            <h2>{i18n.text("keys-title")}</h2>
            <p>{i18n.text("keys-text")}</p>
        </section>
    }
}

#[component]
fn Licences() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="card">
            <h2>{i18n.text("licences-title")}</h2>
            <p>{i18n.text("licences-text")}</p>
            <p>
                <a class="button quiet" href=browser::public_file("licences.txt") rel="external">
                    {i18n.text("licences-show")}
                </a>
            </p>
        </section>
    }
}
