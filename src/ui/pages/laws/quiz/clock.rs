//! A question that is answered by setting both times, in steps of a minute, ten seconds or one.

use leptos::prelude::*;

use super::ask::Ask;
use crate::color::{ByColor, Color};
use crate::quiz::time;
use crate::texts::Value;

/// The seconds that a step adds, and the text of its button.
const STEPS: [(i64, &str); 6] =
    [(60, "+1 min"), (10, "+10 s"), (1, "+1 s"), (-60, "−1 min"), (-10, "−10 s"), (-1, "−1 s")];

/// The longest time that a clock shows, in seconds.
const MOST: i64 = 10 * 3600 - 1;

pub(super) fn clock(ask: Ask) -> AnyView {
    let questions = ask.questions;
    let Some(start) = ask.item().question.clock else { return ().into_any() };
    let start = ByColor { white: start.white, black: start.black };
    let times = RwSignal::new(start);
    let word = move |side: Color| format!("{}={}", side.name(), time(times.get()[side]));
    let step = move |side: Color, by: i64| {
        if ask.marking.with_untracked(Option::is_none) {
            times.update(|times| times[side] = (i64::from(times[side]) + by).clamp(0, MOST) as u32);
        }
    };
    let face = move |side: Color| {
        let name = questions.quizzer.tr(if side == Color::White { "quiz-white" } else { "quiz-black" });
        let label = name.clone();
        let button = move |(by, text): (i64, &'static str)| {
            let said = format!("{label}: {text}");
            view! {
                <button
                    type="button"
                    class="quiz-step"
                    aria-label=said
                    prop:disabled=move || ask.is_settled()
                    on:click=move |_| step(side, by)
                >
                    {text}
                </button>
            }
        };
        let shown = move || time(times.get()[side]);
        let before = time(start[side]);
        view! {
            <div class="quiz-face" role="group" aria-label=name.clone() data-state=move || ask.state(&word(side))>
                <p class="quiz-side">{name.clone()}</p>
                <p class="quiz-time" role="status">{shown}</p>
                {move || ask.sign(&word(side))}
                <p class="quiet-text">{questions.quizzer.tr_with("quiz-clock-was", &[("time", Value::from(before))])}</p>
                <div class="quiz-steps">{STEPS.into_iter().map(button).collect_view()}</div>
            </div>
        }
    };
    view! {
        <div class="quiz-clock">{face(Color::White)} {face(Color::Black)}</div>
        {ask.confirm(move || Color::ALL.map(word).to_vec())}
    }
    .into_any()
}
