//! The choices for all games: the edition, the supervision, the signals, the layout.

use leptos::prelude::*;

use super::context::Setup;
use crate::edition::Edition;
use crate::game_clock::choices::{Choices, Layout};
use crate::laws::Supervision;
use crate::ui::reactive::memo;
use crate::ui::widgets::{RadioGroup, switch};

/// One radio group over a list of values.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    setup: Setup,
    (name, legend): (&'static str, &'static str),
    values: &'static [T],
    id: impl Fn(T) -> String,
    read: fn(&Choices) -> T,
    write: fn(&mut Choices, T),
) -> AnyView {
    let label = move |value: T| {
        let place = values.iter().position(|one| *one == value).unwrap_or(0);
        (place.to_string(), setup.table.tr(&id(value)).into())
    };
    view! {
        <RadioGroup
            name=name
            legend=setup.table.tr(legend)
            values=values.to_vec()
            label=label
            chosen=move || setup.choices.with(read)
            choose=move |value| setup.change(move |choices| write(choices, value))
        />
    }
    .into_any()
}

/// The card of these choices, closed at first.
pub(super) fn card(setup: Setup) -> AnyView {
    let table = setup.table;
    let edition = memo(move || setup.choices.with(|choices| choices.edition));
    let laws = |edition: Edition| format!("setup-laws-{}", edition.name());
    let layout = |layout: Layout| format!("setup-layout-{}", layout.name());
    let set_edition = |choices: &mut Choices, edition| choices.edition = edition;
    let set_layout = |choices: &mut Choices, layout| choices.layout = layout;
    let turn = move |id: &str, read: fn(&Choices) -> bool, write: fn(&mut Choices, bool)| {
        switch(
            Signal::stored(table.tr(id)),
            Signal::derive(move || setup.choices.with(read)),
            Callback::new(move |on| setup.change(move |choices| write(choices, on))),
        )
    };
    // In 2005 nothing depends on how many boards the arbiter has.
    let watch = move || {
        (edition.get() != Edition::Laws2005).then(|| {
            let id = |one: Supervision| format!("setup-watch-{}", one.name());
            let write = |choices: &mut Choices, one| choices.supervision = one;
            view! {
                {choice(setup, ("vigia", "setup-watch"), &Supervision::ALL, id, |choices| choices.supervision, write)}
                <p class="quiet-text">{table.tr("setup-watch-text")}</p>
            }
        })
    };
    view! {
        <details class="card clock-rules">
            <summary>
                <h2>{table.tr("setup-rules")}</h2>
                <span class="quiet-text">{move || table.tr(&laws(edition.get()))}</span>
            </summary>
            {choice(setup, ("edicao", "setup-laws"), &Edition::PLAYED, laws, |choices| choices.edition, set_edition)}
            <p class="quiet-text">{move || {
                let older = edition.get() == Edition::Laws2005;
                table.tr(if older { "speed-lines-2005" } else { "speed-lines" })
            }}</p>
            {watch}
            <div class="clock-switches">
                {turn("setup-tenths", |choices| choices.tenths, |choices, on| choices.tenths = on)}
                {turn("setup-beep", |choices| choices.beep, |choices, on| choices.beep = on)}
                {turn("setup-vibrate", |choices| choices.vibrate, |choices, on| choices.vibrate = on)}
            </div>
            {choice(setup, ("metades", "setup-layout"), &Layout::ALL, layout, |choices| choices.layout, set_layout)}
            <p class="quiet-text">
                {move || table.tr(&format!("setup-layout-{}-said", setup.choices.with(|choices| choices.layout).name()))}
            </p>
        </details>
    }
    .into_any()
}
