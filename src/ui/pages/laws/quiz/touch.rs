//! A question for a class or a duel: what is shown above the answers, and whole answers to choose from.

use leptos::prelude::*;

use super::context::{Item, Questions, choices, letter};
use super::{board, explain};
use crate::quiz::{ClockTimes, Kind, mark, time};

/// An answer to choose.
pub(super) struct Touch {
    pub(super) place: usize,
    /// `A`, or `1` below a list by letters.
    pub(super) sign: String,
    pub(super) text: String,
    /// The answer in one word, to compare it.
    pub(super) word: String,
    pub(super) right: bool,
}

pub(super) fn touches(questions: Questions, item: &Item) -> Vec<Touch> {
    let kind = item.question.kind;
    let words = choices(item);
    let letters = |given: &[String]| -> Vec<String> {
        given.iter().filter_map(|word| words.iter().position(|other| other == word)).map(letter).collect()
    };
    let touch = |(place, given): (usize, &Vec<String>)| {
        let (sign, text) = match kind {
            // The options are listed by letter, so the answers below have numbers.
            Kind::Several | Kind::Order => ((place + 1).to_string(), letters(given).join(", ")),
            Kind::Clock => (letter(place), explain::times(questions, given)),
            Kind::Board => (letter(place), explain::moves(item, given)),
            _ => (letter(place), given.iter().map(|word| questions.option(item, word)).collect()),
        };
        Touch { place, sign, text, word: given.join("+"), right: mark(kind, &item.answer, given).right }
    };
    item.touches.iter().enumerate().map(touch).collect()
}

/// What the answers are about: sentences by letter, a board, two clocks; and what to do.
pub(super) fn given(questions: Questions, item: &Item) -> AnyView {
    let kind = item.question.kind;
    let look = board::drawn(questions, item).map(|board| view! { <div class="quiz-diagram">{board}</div> });
    let seen = match kind {
        Kind::One | Kind::True | Kind::Article => {
            return look.map(|look| view! { <div class="quiz-given" data-kind=kind.name()>{look}</div> }).into_any();
        }
        Kind::Several | Kind::Order => {
            let row = |(place, _, text): (usize, String, String)| {
                view! {
                    <li>
                        <b class="quiz-letter">{letter(place)}</b>
                        <span>{text}</span>
                    </li>
                }
            };
            let rows = questions.listed(item).into_iter().map(row).collect_view();
            view! { <ul class="quiz-sentences">{rows}</ul> }.into_any()
        }
        Kind::Clock => {
            let words =
                |clock: ClockTimes| [format!("white={}", time(clock.white)), format!("black={}", time(clock.black))];
            let times = item.question.clock.map(|clock| explain::times(questions, &words(clock)));
            view! { <p class="quiz-times">{times}</p> }.into_any()
        }
        Kind::Board => ().into_any(),
    };
    view! {
        <div class="quiz-given" data-kind=kind.name()>
            {look}
            {seen}
            <p class="quiet-text">{questions.quizzer.tr(&format!("quiz-touch-{}", kind.name()))}</p>
        </div>
    }
    .into_any()
}
