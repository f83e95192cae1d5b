//! The clock of a scene: what it shows, whose side runs, whose flag is down; and the steppers that set it.

use leptos::prelude::*;

use super::context::Arbiter;
use crate::clock::{SECOND, digits};
use crate::color::{ByColor, Color};
use crate::ui::clock_words;
use crate::ui::widgets::Icon;

/// What the clock shows.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct SceneClock {
    /// What each side has left, s.
    pub times: ByColor<u32>,
    pub running: Option<Color>,
    pub flags: ByColor<bool>,
}

/// The longest time that can be set by hand, s.
const MOST: u32 = 10 * 3600;
/// The steps of a time, s, in two rows: below each step back is the same step forward.
const STEPS: [i32; 6] = [-60, -10, -1, 60, 10, 1];

pub(super) fn time(seconds: u32) -> String {
    digits(u64::from(seconds).saturating_mul(SECOND), false)
}

impl SceneClock {
    /// What a side does, for the styles and in words: its flag is down, its time runs, or it stands.
    fn state(&self, side: Color) -> (&'static str, &'static str) {
        match (self.flags[side], self.running == Some(side)) {
            (true, _) => ("flag", "situation-flag"),
            (false, true) => ("runs", "situation-runs"),
            (false, false) => ("stands", "situation-stands"),
        }
    }
}

/// «Brancas 12:10, a andar»
pub(super) fn said(arbiter: Arbiter, face: &SceneClock) -> String {
    let one =
        |side: Color| format!("{} {}, {}", arbiter.name(side), time(face.times[side]), arbiter.tr(face.state(side).1));
    format!("{}; {}.", one(Color::White), one(Color::Black))
}

/// Both times, side by side.
pub(super) fn view(arbiter: Arbiter, face: Signal<SceneClock>) -> AnyView {
    let side = move |side: Color| {
        let state = move || face.with(|face| face.state(side));
        view! {
            <div class="situation-side" data-side=side.name() data-state=move || state().0>
                <span class="situation-side-name">{arbiter.name(side)}</span>
                <b class="situation-time">{move || time(face.get().times[side])}</b>
                <span class="situation-side-state">{move || arbiter.tr(state().1)}</span>
            </div>
        }
    };
    view! {
        <div class="situation-clock" role="group" aria-label=arbiter.tr("situation-clock")>
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
            let text = clock_words::step(seconds.into());
            let said = format!("{}: {text}", arbiter.name(side));
            let press = move |_| {
                times.update(|times| times[side] = times[side].saturating_add_signed(seconds).min(MOST));
            };
            view! {
                <button type="button" class="button quiet situation-step" aria-label=said on:click=press>
                    {text}
                </button>
            }
        };
        view! {
            <section class="situation-set" data-side=side.name()>
                <h3>{arbiter.name(side)}</h3>
                <output class="situation-time" aria-live="polite">{move || time(times.get()[side])}</output>
                <div class="situation-steps">{STEPS.map(step).into_iter().collect_view()}</div>
            </section>
        }
    };
    view! {
        <div class="situation-sets">
            {side(Color::White)}
            {side(Color::Black)}
        </div>
    }
    .into_any()
}

/// Whether a part of an answer is right: an icon and a word.
pub(super) fn tick(arbiter: Arbiter, right: bool) -> AnyView {
    let (icon, word) = if right { ("check", "situation-part-right") } else { ("close", "situation-part-wrong") };
    view! {
        <span class="situation-tick" data-right=right.to_string()>
            <Icon name=icon/>
            <span>{arbiter.tr(word)}</span>
        </span>
    }
    .into_any()
}
