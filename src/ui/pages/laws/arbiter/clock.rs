//! The clock of a scene: what it shows, whose side runs, whose flag is down; and the steppers that set it.

use leptos::prelude::*;

use super::Arbiter;
use crate::clock::{SECOND, digits};
use crate::color::{ByColor, Color};
use crate::ui::widgets::Icon;

/// What the clock shows.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Face {
    /// s
    pub times: ByColor<u32>,
    pub running: Option<Color>,
    pub flags: ByColor<bool>,
}

/// No time longer than this is set by hand, s.
const MOST: u32 = 10 * 3600;
/// The steps of a time, in seconds; each that gives stands below the one that takes as much.
const STEPS: [i32; 6] = [-60, -10, -1, 60, 10, 1];

pub(super) fn time(seconds: u32) -> String {
    digits(u64::from(seconds).saturating_mul(SECOND), false)
}

/// «Brancas 12:10, a andar»
pub(super) fn said(arbiter: Arbiter, face: &Face) -> String {
    let one = |side: Color| {
        let state = match (face.flags[side], face.running == Some(side)) {
            (true, _) => "desk-flag",
            (false, true) => "desk-runs",
            (false, false) => "desk-stands",
        };
        format!("{} {}, {}", arbiter.name(side), time(face.times[side]), arbiter.tr(state))
    };
    format!("{}; {}.", one(Color::White), one(Color::Black))
}

/// Both times, side by side.
pub(super) fn view(arbiter: Arbiter, face: Signal<Face>) -> AnyView {
    let side = move |side: Color| {
        let state = move || {
            let face = face.get();
            match (face.flags[side], face.running == Some(side)) {
                (true, _) => "flag",
                (false, true) => "runs",
                (false, false) => "stands",
            }
        };
        let word = move || {
            arbiter.tr(match state() {
                "flag" => "desk-flag",
                "runs" => "desk-runs",
                _ => "desk-stands",
            })
        };
        view! {
            <div class="desk-side" data-side=side.name() data-state=state>
                <span class="desk-side-name">{arbiter.name(side)}</span>
                <b class="desk-time">{move || time(face.get().times[side])}</b>
                <span class="desk-side-state">{word}</span>
            </div>
        }
    };
    view! {
        <div class="desk-clock" role="group" aria-label=arbiter.tr("desk-clock")>
            {side(Color::White)}
            {side(Color::Black)}
        </div>
    }
    .into_any()
}

/// Sets both times, in few presses.
pub(super) fn set(arbiter: Arbiter, times: RwSignal<ByColor<u32>>) -> AnyView {
    let side = move |side: Color| {
        let step = move |seconds: i32| {
            let (amount, unit) = if seconds % 60 == 0 { (seconds / 60, "min") } else { (seconds, "s") };
            let sign = if amount < 0 { '−' } else { '+' };
            let text = format!("{sign}{} {unit}", amount.unsigned_abs());
            let said = format!("{}: {text}", arbiter.name(side));
            let press = move |_| {
                times.update(|times| times[side] = times[side].saturating_add_signed(seconds).min(MOST));
            };
            view! {
                <button type="button" class="button quiet desk-step" aria-label=said on:click=press>
                    {text}
                </button>
            }
        };
        view! {
            <section class="desk-set" data-side=side.name()>
                <h3>{arbiter.name(side)}</h3>
                <output class="desk-time" aria-live="polite">{move || time(times.get()[side])}</output>
                <div class="desk-steps">{STEPS.map(step).into_iter().collect_view()}</div>
            </section>
        }
    };
    view! {
        <div class="desk-sets">
            {side(Color::White)}
            {side(Color::Black)}
        </div>
    }
    .into_any()
}

/// The mark of a part of an answer: a shape and a word.
pub(super) fn tick(arbiter: Arbiter, right: bool) -> AnyView {
    let (icon, word) = if right { ("check", "desk-part-right") } else { ("close", "desk-part-wrong") };
    view! {
        <span class="desk-tick" data-right=right.to_string()>
            <Icon name=icon/>
            <span>{arbiter.tr(word)}</span>
        </span>
    }
    .into_any()
}
