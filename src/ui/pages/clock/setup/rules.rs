//! What is chosen once for all games: the edition, who watches, signals, where the halves look.

use leptos::prelude::*;

use super::{Setup, words};
use crate::edition::Edition;
use crate::game_clock::choices::{Choices, Layout};
use crate::laws::Supervision;
use crate::ui::widgets::switch;

/// One of several, as big buttons of which one is pressed in.
pub(super) fn radios(
    name: &'static str,
    legend: String,
    options: Vec<String>,
    chosen: Signal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    let option = move |(place, text): (usize, String)| {
        view! {
            <label class="choice-option">
                <input
                    type="radio"
                    name=name
                    value=place.to_string()
                    prop:checked=move || chosen.get() == place
                    on:change=move |_| choose.run(place)
                />
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="choice-options">{options.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

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
    let texts = options.iter().map(|(_, id)| setup.table.tr(id)).collect();
    let chosen = Signal::derive(move || {
        let value = setup.choices.with(read);
        options.iter().position(|(option, _)| *option == value).unwrap_or(0)
    });
    let choose = Callback::new(move |place: usize| {
        if let Some((value, _)) = options.get(place) {
            setup.change(move |choices| write(choices, *value));
        }
    });
    radios(name, setup.table.tr(legend), texts, chosen, choose)
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
