//! A diploma on paper, A4: of a pupil at the course or the exam, of those who won a tournament.

use leptos::prelude::*;

use super::page::Page;
use super::widgets::switch;

/// The choice between black on white and colours.
pub fn colours_switch(page: Page, colours: RwSignal<bool>) -> AnyView {
    let label = Signal::derive(move || page.tr("diploma-colours"));
    let turn = Callback::new(move |on| colours.set(on));
    view! { <div class="no-print">{switch(label, colours.into(), turn)}</div> }.into_any()
}

/// The sheet: its heading, whose it is, what was done, in a sentence, and what stands below it.
pub fn sheet(
    page: Page,
    colours: RwSignal<bool>,
    [heading, name]: [AnyView; 2],
    done: String,
    below: AnyView,
) -> AnyView {
    view! {
        <section class="diploma" data-colours=move || colours.get().to_string()>
            <p class="diploma-site">{page.tr("site-name")}</p>
            {heading}
            <p class="diploma-name">{name}</p>
            <p class="diploma-done">{done}</p>
            {below}
            <p class="diploma-lines">
                <span>{page.tr("diploma-date")}</span>
                <span>{page.tr("diploma-teacher")}</span>
            </p>
        </section>
    }
    .into_any()
}
