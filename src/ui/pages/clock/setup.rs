//! The choice of a time control: the presets, one's own, and how fast such a game is by the Laws.

mod context;
mod own;
mod rules;
pub(super) mod words;

use leptos::prelude::*;

use self::context::Setup;
use super::context::{Screen, Table};
use crate::clock::{Clock, ControlError, PRESETS, TimeControl, digits};
use crate::color::Color;
use crate::game_clock::choices::Choices;
use crate::game_clock::draft;
use crate::site::Route;
use crate::ui::browser;
use crate::ui::feedback::Feedback;
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, put_address_soon, use_router};
use crate::ui::sending::use_sending;
use crate::ui::widgets::{self, Button, Icon};

/// The first of [`PRESETS`] are those of the school regulation, then one of the student games.
const SCHOOL: usize = 2;
const STUDENTS: usize = 3;

/// The time control of the address, `/relogio?ritmo=15+5`, or why it is none.
fn asked() -> Option<Result<TimeControl, (String, ControlError)>> {
    let text = use_router().query_now("ritmo")?;
    put_address_soon(href(Route::Clock.path()));
    Some(draft::read(&text).map_err(|error| (text, error)))
}

pub(super) fn page(table: Table) -> AnyView {
    let kept = table.records.followed::<Choices>();
    let choices = kept.get_untracked();
    let asked = asked();
    let last = choices.last.as_deref().unwrap_or(PRESETS[0]).parse::<TimeControl>().ok();
    let first = match &asked {
        Some(Ok(control)) => Some(control.clone()),
        _ => last.or_else(|| PRESETS[0].parse().ok()),
    };
    let Some(first) = first else { return ().into_any() };
    let setup = Setup {
        table,
        chosen: RwSignal::new(first),
        choices: kept,
        removed: RwSignal::new(None),
        making: RwSignal::new(false),
        asking: RwSignal::new(false),
    };
    use_sending().offer(Callback::new(move |()| untrack(|| setup.path())));
    let wrong = asked.and_then(Result::err).map(|(text, error)| {
        view! {
            <section class="card clock-wrong-link" role="alert">
                <p>{table.tr_with("setup-link-wrong", &[("text", text.into())])}</p>
                <p>{table.tr(error.name())}</p>
            </section>
        }
    });
    view! {
        <div class="page clock-setup">
            <div class="clock-head">
                <h1 id="relogio-titulo" tabindex="-1">{table.tr("clock-title")}</h1>
                <p class="lead">{table.tr("setup-lead")}</p>
            </div>
            {wrong}
            {go_on(table)}
            <div class="clock-form">
                {controls(setup)}
                {summary(setup)}
                {start(setup)}
            </div>
            {rules::card(setup)}
            {share(setup)}
            <p class="actions">
                <Button
                    look="quiet"
                    icon="about"
                    text="manual-open"
                    on_press=move || table.screen.set(Screen::Manual)
                />
            </p>
            {widgets::sheet("trocar", "clock-replace", setup.asking, move || replace(setup))}
        </div>
    }
    .into_any()
}

/// The way back to the clock that is on the table.
fn go_on(table: Table) -> AnyView {
    let Some(control) = table.timer.with(|session| session.clock().control().to_string()) else {
        return ().into_any();
    };
    view! {
        <section class="card next-step clock-go-on">
            <p>{table.tr_with("setup-left", &[("control", shown(&control).into())])}</p>
            <Button look="big" text="setup-go-on" on_press=move || table.screen.set(Screen::Face)/>
        </section>
    }
    .into_any()
}

/// A text form with spaces where its line may break.
fn shown(text: &str) -> String {
    text.replace(',', ", ").replace('|', " | ")
}

/// All that can be chosen.
fn controls(setup: Setup) -> AnyView {
    let table = setup.table;
    let group = move |id: &str, look: &'static str, texts: &[&'static str]| {
        let cards: Vec<AnyView> = texts.iter().map(|text| card(setup, (*text).to_string())).collect();
        view! {
            <h2>{table.tr(id)}</h2>
            <div class="clock-cards" data-look=look>{cards}</div>
        }
        .into_any()
    };
    view! {
        <fieldset class="choice clock-controls">
            <legend class="visually-hidden">{table.tr("setup-controls")}</legend>
            {group("setup-school", "school", &PRESETS[..SCHOOL])}
            {group("setup-students", "students", &PRESETS[SCHOOL..STUDENTS])}
            {move || own_cards(setup)}
            {group("setup-others", "others", &PRESETS[STUDENTS..])}
            {own::maker(setup)}
        </fieldset>
    }
    .into_any()
}

/// One's own, the one from a link, and the one removed last.
fn own_cards(setup: Setup) -> AnyView {
    let table = setup.table;
    let own = setup.choices.with(|choices| choices.own.clone());
    let cards: Vec<AnyView> = own.iter().map(|text| own_card(setup, text.clone())).collect();
    let gone = setup.removed.get().map(|(_, text)| {
        view! {
            <p class="clock-gone" role="status">
                <span>{table.tr_with("setup-removed", &[("control", shown(&text).into())])}</span>
                <Button look="small quiet" text="setup-put-back" on_press=move || setup.put_back()/>
            </p>
        }
    });
    let stranger = memo(move || {
        let text = setup.chosen.with(TimeControl::to_string);
        let known = PRESETS.contains(&text.as_str()) || setup.choices.with(|choices| choices.own.contains(&text));
        (!known).then_some(text)
    });
    let other = move || {
        stranger.get().map(|text| {
            view! {
                <h2>{table.tr("setup-this")}</h2>
                <div class="clock-cards" data-look="own">
                    {card(setup, text)}
                </div>
                <Button look="small quiet" text="setup-keep" on_press=move || {
                    setup.keep(&setup.chosen.get_untracked());
                }/>
            }
        })
    };
    view! {
        {(!cards.is_empty()).then(|| view! { <h2>{table.tr("setup-own")}</h2> })}
        <div class="clock-cards" data-look="own">{cards}</div>
        {gone}
        {other}
    }
    .into_any()
}

fn own_card(setup: Setup, text: String) -> AnyView {
    let name = setup.table.tr_with("setup-remove", &[("control", shown(&text).into())]);
    view! {
        <div class="clock-own-card">
            {card(setup, text.clone())}
            <button type="button" class="button square" aria-label=name on:click=move |_| setup.remove(&text)>
                <Icon name="bin"/>
            </button>
        </div>
    }
    .into_any()
}

/// A time control to choose: its text form, and what it is.
fn card(setup: Setup, text: String) -> AnyView {
    let Ok(control) = text.parse::<TimeControl>() else { return ().into_any() };
    let said = words::control(setup.table, &control);
    let same = control.clone();
    // A line breaks between periods and sides, never within «15+5».
    let parts: Vec<AnyView> = shown(&text)
        .split(' ')
        .map(|part| view! { <span class="whole">{part.to_string()}</span>" " }.into_any())
        .collect();
    view! {
        <label class="clock-card" data-long=(text.len() > 8).to_string()>
            <input
                type="radio"
                name="ritmo"
                value=text.clone()
                prop:checked=move || setup.chosen.with(|chosen| *chosen == same)
                on:change=move |_| setup.choose(&control)
            />
            <span>
                <strong>{parts}</strong>
                <span>{said}</span>
            </span>
        </label>
    }
    .into_any()
}

/// What was chosen: what the clock will show, and which kind of game it makes.
fn summary(setup: Setup) -> AnyView {
    let table = setup.table;
    let display = move |side: Color, name: &'static str| {
        let left = move || setup.chosen.with(|control| digits(Clock::new(control, 0).face(side).left, false));
        view! {
            <span class="clock-display" data-side=side.name()>
                <span>{table.i18n.text(name)}</span>
                <strong>{left}</strong>
            </span>
        }
    };
    let lines = move || {
        let edition = setup.choices.with(|choices| choices.edition);
        let lines = setup.chosen.with(|control| words::kind(table, edition, control));
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <section class="card clock-summary" aria-label=table.tr("setup-summary")>
            <p class="clock-drawn">{display(Color::White, "white")} {display(Color::Black, "black")}</p>
            <p class="clock-said">{move || setup.chosen.with(|control| words::control(table, control))}</p>
            <div class="clock-kind" role="status">{lines}</div>
        </section>
    }
    .into_any()
}

/// The button that puts the clock on the table, always in sight.
fn start(setup: Setup) -> AnyView {
    view! {
        <div class="clock-start">
            <button type="button" class="button big" on:click=move |_| setup.place(false)>
                <Icon name="clock"/>
                <span>
                    {setup.table.tr("setup-place")}
                    " "
                    <strong>{move || setup.chosen.with(|control| shown(&control.to_string()))}</strong>
                </span>
            </button>
        </div>
    }
    .into_any()
}

/// Asks whether to replace the clock under way.
fn replace(setup: Setup) -> AnyView {
    let table = setup.table;
    view! {
        <p>{table.tr("setup-replace-text")}</p>
        <p class="actions">
            <Button look="danger" text="setup-replace-yes" on_press=move || setup.place(true)/>
            <Button look="quiet" text="setup-go-on" on_press=move || table.screen.set(Screen::Face)/>
        </p>
    }
    .into_any()
}

/// The address that sets the same clock, for a class.
fn share(setup: Setup) -> AnyView {
    let table = setup.table;
    let address = move || browser::origin() + &href(setup.path());
    let feedback = Feedback::new();
    effect(move || {
        setup.chosen.track();
        feedback.0.set("");
    });
    let copy = move || feedback.copy(untrack(address), ["setup-link-copied", "setup-link-not-copied"]);
    view! {
        <section class="card clock-link">
            <p>{table.tr("setup-link")}</p>
            <p class="clock-link-line">
                <code>{address}</code>
                <Button look="small quiet" text="setup-link-copy" on_press=copy/>
            </p>
            <p role="status">{move || feedback.text(table.i18n)}</p>
        </section>
    }
    .into_any()
}
