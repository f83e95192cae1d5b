//! What is chosen once for all games: the edition, who watches, signals, where the halves look.

use leptos::prelude::*;

use super::{Setup, words};
use crate::edition::Edition;
use crate::game_clock::choices::{Choices, Layout};
use crate::laws::Supervision;
use crate::ui::widgets::{RadioGroup, switch};

const EDITIONS: [(Edition, &str); 3] = [
    (Edition::Laws2023, "setup-laws-2023"),
    (Edition::Laws2018, "setup-laws-2018"),
    (Edition::Laws2005, "setup-laws-2005"),
];

const LAYOUTS: [(Layout, &str); 3] = [
    (Layout::Auto, "setup-layout-auto"),
    (Layout::Opposite, "setup-layout-opposite"),
    (Layout::Side, "setup-layout-side"),
];

const SUPERVISIONS: [(Supervision, &str); 2] =
    [(Supervision::Partial, "setup-watch-partial"), (Supervision::Full, "setup-watch-full")];

/// One radio group over a list of values.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    setup: Setup,
    (name, legend): (&'static str, &'static str),
    options: &'static [(T, &'static str)],
    read: fn(&Choices) -> T,
    write: fn(&mut Choices, T),
) -> AnyView {
    let values = options.iter().map(|(value, _)| *value).collect();
    let label = move |value: T| {
        let place = options.iter().position(|(one, _)| *one == value).unwrap_or(0);
        let text = options.get(place).map_or("", |(_, text)| text);
        (place.to_string(), setup.table.tr(text).into())
    };
    view! {
        <RadioGroup
            name=name
            legend=setup.table.tr(legend)
            values=values
            label=label
            chosen=move || setup.choices.with(read)
            choose=move |value| setup.change(move |choices| write(choices, value))
        />
    }
    .into_any()
}

/// The card, closed until it is asked for: what it holds is chosen once.
pub(super) fn card(setup: Setup) -> AnyView {
    let table = setup.table;
    let edition = Memo::new(move |_| setup.choices.with(|choices| choices.edition));
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
            let group = ("vigia", "setup-watch");
            view! {
                {choice(setup, group, &SUPERVISIONS, |choices| choices.supervision, |choices, one| choices.supervision = one)}
                <p class="quiet-text">{table.tr("setup-watch-text")}</p>
            }
        })
    };
    view! {
        <details class="card clock-rules">
            <summary>
                <h2>{table.tr("setup-rules")}</h2>
                <span class="quiet-text">{move || EDITIONS.iter().find(|(one, _)| *one == edition.get()).map(|(_, id)| table.tr(id))}</span>
            </summary>
            {choice(setup, ("edicao", "setup-laws"), &EDITIONS, |choices| choices.edition, |choices, one| choices.edition = one)}
            <p class="quiet-text">{move || table.tr(words::lines_id(edition.get()))}</p>
            {watch}
            <div class="clock-switches">
                {turn("setup-tenths", |choices| choices.tenths, |choices, on| choices.tenths = on)}
                {turn("setup-beep", |choices| choices.beep, |choices, on| choices.beep = on)}
                {turn("setup-vibrate", |choices| choices.vibrate, |choices, on| choices.vibrate = on)}
            </div>
            {choice(setup, ("metades", "setup-layout"), &LAYOUTS, |choices| choices.layout, |choices, one| choices.layout = one)}
            <p class="quiet-text">{move || table.tr(setup.choices.with(|choices| layout_said(choices.layout)))}</p>
        </details>
    }
    .into_any()
}

/// What the layout does, once it is chosen.
fn layout_said(layout: Layout) -> &'static str {
    match layout {
        Layout::Auto => "setup-layout-auto-said",
        Layout::Opposite => "setup-layout-opposite-said",
        Layout::Side => "setup-layout-side-said",
    }
}
