//! A diploma to print: A4, with the name that is typed here and kept nowhere.

use leptos::prelude::*;

use super::course::Learn;
use crate::ui::diploma;

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
    let heading = view! { <h1>{learn.tr("diploma")}</h1> }.into_any();
    view! {
        {diploma::colours_switch(*learn, colours)}
        {diploma::sheet(*learn, colours, [heading, name.into_any()], done, below)}
    }
    .into_any()
}
