//! A question that is answered by setting both times, in steps of a minute, ten seconds or one.

use leptos::prelude::*;

use super::ask::Ask;
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
    let times = RwSignal::new([start.white, start.black]);
    let word = move |side: usize| {
        let seconds = times.with(|times| times.get(side).copied().unwrap_or(0));
        format!("{}={}", if side == 0 { "white" } else { "black" }, time(seconds))
    };
    let step = move |side: usize, by: i64| {
        if ask.marking.with_untracked(Option::is_none) {
            times.update(|times| {
                if let Some(time) = times.get_mut(side) {
                    *time = (i64::from(*time) + by).clamp(0, MOST) as u32;
                }
            });
        }
    };
    let face = move |side: usize| {
        let name = questions.quizzer.tr(if side == 0 { "quiz-white" } else { "quiz-black" });
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
        let shown = move || time(times.with(|times| times.get(side).copied().unwrap_or(0)));
        let before = time(if side == 0 { start.white } else { start.black });
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
        <div class="quiz-clock">{face(0)} {face(1)}</div>
        {ask.confirm(move || vec![word(0), word(1)])}
    }
    .into_any()
}
