//! Corrections of both times, both counters and the side to move. FIDE 2023 6.10.2, 7.1

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use super::context::{Panel, View, now, toggle};
use crate::clock::{self, MINUTE, SECOND, digits};
use crate::color::{ByColor, Color};
use crate::game_clock::{Stand, stands};
use crate::ui::clock_words;
use crate::ui::widgets::Button;

/// What the clock will show.
#[derive(Clone, Copy, PartialEq)]
struct Correction {
    left: ByColor<u64>,
    moves: ByColor<u32>,
    turn: Color,
}

/// The steps of a time, in seconds.
const STEPS: [i64; 6] = [-60, -10, -1, 1, 10, 60];
/// The time between two steps of a button held down.
const EVERY: Duration = Duration::from_millis(180);
/// How many ticks pass before it begins to step.
const PATIENCE: u32 = 3;
/// How many presses one can go back to.
const BACK: usize = 16;
/// The longest time that can be set by hand, µs.
const MOST: u64 = 10 * 60 * MINUTE;

/// A time as it is written: `4:12`, `1:04:12`, `412`; µs.
fn read(text: &str) -> Option<u64> {
    let text = text.trim();
    let part = |text: &str| text.parse::<u64>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let parts: Vec<&str> = text.split([':', '.', ',']).collect();
    let seconds = match parts[..] {
        [hours, minutes, seconds] => {
            part(hours)?.checked_mul(3600)?.checked_add(part(minutes)?.checked_mul(60)?)?.checked_add(part(seconds)?)?
        }
        [minutes, seconds] => part(minutes)?.checked_mul(60)?.checked_add(part(seconds)?)?,
        // The last two are the seconds.
        [digits] => {
            let number = part(digits)?;
            (number / 100).checked_mul(60)?.checked_add(number % 100)?
        }
        _ => return None,
    };
    seconds.checked_mul(SECOND).filter(|time| *time <= MOST)
}

/// A button that steps once, and goes on stepping while it is held.
fn stepper(text: String, said: String, step: Callback<()>) -> AnyView {
    let held: StoredValue<Option<IntervalHandle>> = StoredValue::new(None);
    let ticks = StoredValue::new(0u32);
    let release = move || {
        if let Some(running) = held.try_update_value(Option::take).flatten() {
            running.clear();
        }
    };
    let hold = move || {
        release();
        ticks.set_value(0);
        let again = move || {
            let passed = ticks.try_update_value(|ticks| {
                *ticks += 1;
                *ticks
            });
            if passed.is_some_and(|passed| passed >= PATIENCE) {
                step.try_run(());
            }
        };
        if let Ok(running) = set_interval_with_handle(again, EVERY) {
            held.set_value(Some(running));
        }
    };
    on_cleanup(release);
    view! {
        <button
            type="button"
            class="button quiet arbiter-step"
            aria-label=said
            on:pointerdown=move |_| hold()
            on:pointerup=move |_| release()
            on:pointerleave=move |_| release()
            on:pointercancel=move |_| release()
            on:contextmenu=move |event| event.prevent_default()
            on:click=move |_| {
                if ticks.get_value() < PATIENCE {
                    step.run(());
                }
                ticks.set_value(0);
            }
        >
            {text}
        </button>
    }
    .into_any()
}

pub(super) fn view(panel: Panel) -> AnyView {
    let timer = panel.table.timer;
    let Some(clock) = timer.clock() else { return ().into_any() };
    let first = Correction { left: clock.left(), moves: clock.moves(), turn: clock.turn().unwrap_or(Color::White) };
    let draft = RwSignal::new(first);
    let side = move |side: Color| {
        let step = move |seconds: i64| {
            let text = clock_words::step(seconds);
            let said = format!("{}: {text}", panel.side(side));
            let step = move |draft: &mut Correction| {
                let time = draft.left[side].saturating_add_signed(seconds * SECOND as i64);
                draft.left[side] = time.min(MOST);
            };
            stepper(text, said, Callback::new(move |()| draft.update(step)))
        };
        let count = move |more: bool| {
            let text = if more { "+1" } else { "−1" };
            let said =
                panel.table.tr_with("correct-count-said", &[("side", panel.side(side).into()), ("step", text.into())]);
            let step = move |draft: &mut Correction| {
                let moves = draft.moves[side];
                draft.moves[side] = if more { moves.saturating_add(1).min(999) } else { moves.saturating_sub(1) };
            };
            stepper(text.to_string(), said, Callback::new(move |()| draft.update(step)))
        };
        let said = panel.table.tr_with("correct-time-said", &[("side", panel.side(side).into())]);
        view! {
            <section class="arbiter-edit" data-side=side.name()>
                <h4>{panel.side(side)}</h4>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="8"
                    aria-label=said
                    prop:value=move || digits(draft.get().left[side], false)
                    on:change=move |event| {
                        let written = read(&event_target_value(&event));
                        // Text that is no time leaves the time as it is.
                        draft.update(|draft| draft.left[side] = written.unwrap_or(draft.left[side]));
                    }
                />
                <div class="arbiter-steps">{STEPS.map(step).into_iter().collect_view()}</div>
                <p class="arbiter-counter">
                    {count(false)}
                    <output>
                        {move || panel.table.tr_with("arbiter-moves", &[("count", draft.get().moves[side].into())])}
                    </output>
                    {count(true)}
                </p>
            </section>
        }
    };
    let turn = move |side: Color| {
        let choose = Callback::new(move |()| draft.update(|draft| draft.turn = side));
        toggle(panel.side(side), Signal::derive(move || draft.get().turn == side), choose)
    };
    let before = timer.with(|session| stands(session, BACK)).unwrap_or_default();
    let pressed = !before.is_empty();
    let earlier = pressed.then(|| {
        let option = |(number, stand): (usize, &Stand)| {
            let values = [
                ("side", panel.the(stand.by).into()),
                ("move", stand.moves[stand.by].into()),
                ("white", digits(stand.left.white, false).into()),
                ("black", digits(stand.left.black, false).into()),
            ];
            let text = if stand.moves[stand.by] == 0 {
                panel.table.tr_with("correct-at-start", &values[2..])
            } else {
                panel.table.tr_with("correct-after", &values)
            };
            view! { <option value=number.to_string()>{text}</option> }
        };
        let options = before.iter().enumerate().map(option).collect_view();
        let choose = move |event| {
            let chosen = event_target_value(&event).parse::<usize>().ok();
            let stand = chosen.and_then(|number| before.get(number));
            draft.set(match stand {
                Some(stand) => Correction { left: stand.left, moves: stand.moves, turn: !stand.by },
                None => first,
            });
        };
        view! {
            <label class="arbiter-earlier">
                <span>{panel.tr("correct-back-to")}</span>
                <select on:change=choose>
                    <option value="">{panel.tr("correct-now")}</option>
                    {options}
                </select>
            </label>
        }
    });
    let swap = move || draft.update(|draft| std::mem::swap(&mut draft.left.white, &mut draft.left.black));
    let apply = move || {
        let Correction { left, moves, turn } = draft.get_untracked();
        timer.clock_event(clock::ClockEvent::Correct { left, moves, turn }, now(panel.table));
        panel.go(View::Home);
    };
    let undo = pressed.then(|| {
        view! { <Button look="quiet" text="correct-undo" on_press=move || {
            let at = now(panel.table);
            timer.clock_event(clock::ClockEvent::Undo, at);
            // The undo lets the clock of that side run; it stands until the arbiter lets it go on.
            timer.clock_event(clock::ClockEvent::Pause, at);
            panel.go(View::Home);
        }/> }
    });
    view! {
        {panel.title(panel.tr("arbiter-correct"))}
        {side(Color::White)}
        {side(Color::Black)}
        <fieldset class="arbiter-answers">
            <legend>{panel.tr("correct-turn")}</legend>
            {turn(Color::White)}
            {turn(Color::Black)}
        </fieldset>
        {earlier}
        <div class="arbiter-tools">
            <Button look="quiet" text="correct-swap" on_press=swap/>
            <Button look="quiet" text="face-swap-said" on_press=move || timer.swap()/>
            {undo}
        </div>
        <p class="arbiter-articles">{panel.tr("correct-articles")}</p>
        <div class="arbiter-tools arbiter-do">
            <Button look="big" text="correct-apply" on_press=apply/>
            {panel.back()}
        </div>
    }
    .into_any()
}
