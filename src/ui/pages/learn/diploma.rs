//! A diploma to print: A4, with the name that is typed here and kept nowhere.

use leptos::prelude::*;

use super::course::Learn;
use crate::ui::widgets::switch;

/// The longest name that has room on a line.
const LONGEST: &str = "60";

/// The field for the name, with what is done with it; `ways`: to print, and back.
pub(super) fn name_field(learn: Learn, name: RwSignal<String>, ways: AnyView) -> AnyView {
    view! {
        <div class="no-print">
            <label class="field">
                <span>{learn.tr("diploma-name")}</span>
                <input
                    type="text"
                    id="nome-no-diploma"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength=LONGEST
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </label>
            <p class="quiet-text">{learn.tr("diploma-kept")}</p>
            <p class="actions">{ways}</p>
        </div>
    }
    .into_any()
}

/// The sheet: what was done, in a sentence, and what stands below it. Black on white, or in colours.
pub(super) fn sheet(learn: Learn, name: RwSignal<String>, done: String, below: AnyView) -> AnyView {
    let colours = RwSignal::new(false);
    let label = Signal::derive(move || learn.tr("diploma-colours"));
    let turn = Callback::new(move |on| colours.set(on));
    view! {
        <div class="no-print">{switch(label, colours.into(), turn)}</div>
        <section class="diploma" data-colours=move || colours.get().to_string()>
            <p class="diploma-site">{learn.tr("site-name")}</p>
            <h1>{learn.tr("diploma")}</h1>
            <p class="diploma-name">{name}</p>
            <p class="diploma-done">{done}</p>
            {below}
            <p class="diploma-lines">
                <span>{learn.tr("diploma-date")}</span>
                <span>{learn.tr("diploma-teacher")}</span>
            </p>
        </section>
    }
    .into_any()
}
