//! A time control of one's own: by big steps, or typed in the text form.

use leptos::prelude::*;

use super::context::Setup;
use super::words;
use crate::clock::{MINUTE, SECOND, TimeControl};
use crate::color::Color;
use crate::game_clock::draft::{Draft, Field, TimingKind, read};
use crate::ui::browser;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, Icon, RadioGroup, switch};

/// The time control that is being made, as text and by steps; each follows the other.
#[derive(Clone, Copy)]
struct Maker {
    setup: Setup,
    draft: RwSignal<Draft>,
    typed: RwSignal<String>,
    /// The side and the period that the steps change.
    side: RwSignal<Color>,
    place: RwSignal<usize>,
}

impl Maker {
    fn tr(self, id: &str) -> String {
        self.setup.table.tr(id)
    }

    /// Changes the draft by a step; the text follows.
    fn step(self, change: impl FnOnce(&mut Draft, Color, usize)) {
        let (side, place) = (self.side.get_untracked(), self.place.get_untracked());
        self.draft.update(|draft| change(draft, side, place));
        self.typed.set(self.draft.with_untracked(Draft::to_string));
        self.settle();
    }

    /// Takes what was typed; the draft follows if it is a time control.
    fn write(self, text: String) {
        if let Ok(control) = read(&text) {
            self.draft.set(Draft::from(&control));
            self.settle();
        }
        self.typed.set(text);
    }

    /// Keeps the chosen side and period among those that exist.
    fn settle(self) {
        let (uneven, side) = (self.draft.with_untracked(Draft::is_uneven), self.side.get_untracked());
        if !uneven && side == Color::Black {
            self.side.set(Color::White);
        }
        let last = self.draft.with_untracked(|draft| draft.len(self.side.get_untracked())).saturating_sub(1);
        if self.place.get_untracked() > last {
            self.place.set(last);
        }
    }

    fn keep(self) {
        if let Ok(control) = self.typed.with_untracked(|text| read(text)) {
            self.setup.keep(&control);
            self.setup.making.set(false);
            browser::focus("fazer-ritmo");
        }
    }

    /// The kind of timing of the chosen side and period.
    fn kind(self) -> TimingKind {
        let (side, place) = (self.side.get(), self.place.get());
        self.draft
            .with(|draft| draft.period(side, place))
            .map_or(TimingKind::SuddenDeath, |period| TimingKind::of(period.timing))
    }
}

/// The button that opens the form, and the form.
pub(super) fn maker(setup: Setup) -> AnyView {
    let open = move |_| {
        setup.making.update(|making| *making = !*making);
        if setup.making.get_untracked() {
            request_animation_frame(|| browser::focus("ritmo-escrito-titulo"));
        }
    };
    view! {
        <button
            type="button"
            id="fazer-ritmo"
            class="button quiet"
            aria-expanded=move || setup.making.get().to_string()
            on:click=open
        >
            <Icon name="plus"/>
            <span>{setup.table.tr("setup-make")}</span>
        </button>
        {move || setup.making.get().then(|| form(setup))}
    }
    .into_any()
}

fn form(setup: Setup) -> AnyView {
    let control = setup.chosen.get_untracked();
    let maker = Maker {
        setup,
        draft: RwSignal::new(Draft::from(&control)),
        typed: RwSignal::new(control.to_string()),
        side: RwSignal::new(Color::White),
        place: RwSignal::new(0),
    };
    let kind = memo(move || maker.kind());
    let seconds = move || {
        kind.get().has_seconds().then(|| {
            stepper(maker, "make-seconds", Field::Seconds, |draft, side, place| {
                let period = draft.period(side, place)?;
                Some((period.timing.per_move() / SECOND).to_string())
            })
        })
    };
    let label = move |kind: TimingKind| (String::new(), maker.tr(&format!("make-{}", kind.name())).into());
    let choose = move |kind| maker.step(|draft, side, place| draft.set_kind(side, place, kind));
    view! {
        <section class="card clock-own" aria-labelledby="ritmo-escrito-titulo">
            <h3 id="ritmo-escrito-titulo" tabindex="-1">{maker.tr("make-title")}</h3>
            {stepper(maker, "make-minutes", Field::Minutes, |draft, side, place| {
                let time = draft.period(side, place)?.time;
                let (minutes, seconds) = (time / MINUTE, time % MINUTE / SECOND);
                Some(if seconds == 0 { minutes.to_string() } else { format!("{minutes}:{seconds:02}") })
            })}
            <RadioGroup name="tipo" legend=maker.tr("make-kind") values=TimingKind::ALL.to_vec() label=label chosen=move || kind.get() choose=choose/>
            <p class="quiet-text" role="status">
                {move || maker.tr(&format!("make-{}-said", kind.get().name()))}
            </p>
            {seconds}
            {more(maker)}
            {by_hand(maker)}
        </section>
    }
    .into_any()
}

/// A number with four big buttons: five less, one less, one more, five more.
fn stepper(
    maker: Maker,
    label: &'static str,
    field: Field,
    value: fn(&Draft, Color, usize) -> Option<String>,
) -> AnyView {
    let name = maker.tr(label);
    let button = |by: i64| {
        let sign = if by < 0 { "−" } else { "+" };
        let text = format!("{sign}{}", by.abs());
        view! {
            <button
                type="button"
                class="button square"
                aria-label=format!("{text} {name}")
                on:click=move |_| maker.step(|draft, side, place| draft.step(side, place, field, by))
            >
                {text.clone()}
            </button>
        }
        .into_any()
    };
    let shown = move || {
        let (side, place) = (maker.side.get(), maker.place.get());
        maker.draft.with(|draft| value(draft, side, place)).unwrap_or_default()
    };
    view! {
        <div class="clock-stepper" role="group" aria-label=name.clone()>
            <span class="clock-stepper-name">{name.clone()}</span>
            {button(-5)}
            {button(-1)}
            <output>{shown}</output>
            {button(1)}
            {button(5)}
        </div>
    }
    .into_any()
}

/// Rarely needed: periods, and sides that differ.
fn more(maker: Maker) -> AnyView {
    let uneven = memo(move || maker.draft.with(Draft::is_uneven));
    let periods = memo(move || maker.draft.with(|draft| draft.len(maker.side.get())));
    let can_add = move || maker.draft.with(|draft| draft.can_add(maker.side.get()));
    let sides = move || {
        uneven.get().then(|| {
            let choose = move |side| {
                maker.side.set(side);
                maker.settle();
            };
            view! {
                <RadioGroup
                    name="lado"
                    legend=maker.tr("make-side")
                    values=Color::ALL.to_vec()
                    label=move |side: Color| (side.name().to_string(), maker.setup.table.i18n.tr(side.name()).into())
                    chosen=move || maker.side.get()
                    choose=choose
                />
            }
        })
    };
    let places = move || {
        let count = periods.get();
        (count > 1).then(|| {
            let label = move |place: usize| {
                let name = maker.setup.table.tr_with("make-period", &[("number", (place + 1).into())]);
                (place.to_string(), name.into())
            };
            view! {
                <RadioGroup
                    name="periodo"
                    legend=maker.tr("make-periods")
                    values=(0..count).collect()
                    label=label
                    chosen=move || maker.place.get()
                    choose=move |place| maker.place.set(place)
                />
                {move || (maker.place.get() + 1 < periods.get()).then(|| {
                    stepper(maker, "make-moves", Field::Moves, |draft, side, place| {
                        let moves = draft.period(side, place)?.moves;
                        Some(moves.map_or_else(|| "–".to_string(), |moves| moves.to_string()))
                    })
                })}
            }
        })
    };
    view! {
        <details class="clock-more">
            <summary>{maker.tr("make-more")}</summary>
            {switch(
                Signal::stored(maker.tr("make-uneven")),
                uneven.into(),
                Callback::new(move |on| maker.step(|draft, _, _| draft.set_uneven(on))),
            )}
            {sides}
            {places}
            <p class="actions">
                {move || can_add().then(|| view! { <Button look="small quiet" text="make-add" on_press=move || {
                    maker.step(|draft, side, _| draft.add_period(side));
                    maker.place.set(periods.get_untracked().saturating_sub(1));
                }/> })}
                {move || (periods.get() > 1).then(|| view! {
                    <Button look="small quiet" text="make-less" on_press=move || {
                    maker.step(|draft, side, _| draft.remove_period(side));
                }/>
                })}
            </p>
        </details>
    }
    .into_any()
}

/// The text form with what it means, or why it is no time control.
fn by_hand(maker: Maker) -> AnyView {
    let table = maker.setup.table;
    let read = memo(move || maker.typed.with(|text| read(text)));
    let said = move || match read.get() {
        Ok(control) => view! { <p class="clock-own-said">{words::control(table, &control)}</p> }.into_any(),
        Err(error) => view! { <p class="clock-own-wrong">{table.tr(error.name())}</p> }.into_any(),
    };
    let examples = EXAMPLES.iter().filter_map(|text| {
        let control: TimeControl = text.parse().ok()?;
        Some(view! {
            <dt><code>{*text}</code></dt>
            <dd>{words::control(table, &control)}</dd>
        })
    });
    view! {
        <form
            class="clock-by-hand"
            on:submit=move |event| {
                event.prevent_default();
                maker.keep();
            }
        >
            <label for="ritmo-escrito">{maker.tr("make-typed")}</label>
            <input
                type="text"
                id="ritmo-escrito"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                maxlength="120"
                aria-invalid=move || read.with(Result::is_err).to_string()
                aria-describedby="ritmo-escrito-dito"
                prop:value=move || maker.typed.get()
                on:input=move |event| maker.write(event_target_value(&event))
            />
            <div id="ritmo-escrito-dito" role="status">{said}</div>
            <details class="clock-more">
                <summary>{maker.tr("make-examples")}</summary>
                <dl class="clock-examples">{examples.collect_view()}</dl>
            </details>
            <p class="actions">
                <button type="submit" class="button big" disabled=move || read.with(Result::is_err)>
                    {maker.tr("make-keep")}
                </button>
                <Button look="quiet" text="make-leave" on_press=move || {
                    maker.setup.making.set(false);
                    browser::focus("fazer-ritmo");
                }/>
            </p>
        </form>
    }
    .into_any()
}

/// One of each form.
const EXAMPLES: [&str; 6] = ["15+5", "15d5", "15b5", "h10", "40/90+30,30+30", "5+0|3+2"];
