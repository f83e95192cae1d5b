//! A question in company: what is seen above the answers, and whole answers of which one is chosen.

use leptos::prelude::*;

use super::{Item, Questions, board, choices, explain, letter};
use crate::quiz::{Clock, Kind, mark, time};

/// Whether its options stand in a list by letter, and the answers below are numbers.
const fn has_list(kind: Kind) -> bool {
    matches!(kind, Kind::Several | Kind::Order)
}

/// An answer to choose.
pub(super) struct Touch {
    pub(super) place: usize,
    /// `A`; `1` below a list by letters.
    pub(super) sign: String,
    pub(super) text: String,
    /// The answer in one word, to know it again.
    pub(super) word: String,
    pub(super) right: bool,
}

pub(super) fn touches(questions: Questions, item: &Item) -> Vec<Touch> {
    let kind = item.question.kind;
    let words = choices(item);
    let letters = |given: &[String]| -> Vec<String> {
        given.iter().filter_map(|word| words.iter().position(|other| other == word)).map(letter).collect()
    };
    let touch = |(place, given): (usize, &Vec<String>)| Touch {
        place,
        sign: if has_list(kind) { (place + 1).to_string() } else { letter(place) },
        text: match kind {
            Kind::Several | Kind::Order => letters(given).join(", "),
            Kind::Clock => explain::times(questions, given),
            Kind::Board => explain::moves(item, given),
            _ => given.iter().map(|word| questions.option(item, word)).collect(),
        },
        word: given.join("+"),
        right: mark(kind, &item.answer, given).right,
    };
    item.touches.iter().enumerate().map(touch).collect()
}

/// What is asked beside the question itself, and what the answers are about: sentences by letter, a board, two clocks.
pub(super) fn given(questions: Questions, item: &Item) -> AnyView {
    let quizzer = questions.quizzer;
    let kind = item.question.kind;
    let seen = match kind {
        Kind::One | Kind::True | Kind::Article => return ().into_any(),
        Kind::Several | Kind::Order => {
            let row = |(place, word): (usize, String)| {
                view! {
                    <li>
                        <b class="quiz-letter">{letter(place)}</b>
                        <span>{questions.option(item, &word)}</span>
                    </li>
                }
            };
            let rows = choices(item).into_iter().enumerate().map(row).collect_view();
            view! { <ul class="quiz-sentences">{rows}</ul> }.into_any()
        }
        Kind::Clock => {
            let Clock { white, black, .. } =
                item.question.clock.unwrap_or(Clock { white: 0, black: 0, white_did_it: true });
            let words = [format!("white={}", time(white)), format!("black={}", time(black))];
            view! { <p class="quiz-times">{explain::times(questions, &words)}</p> }.into_any()
        }
        Kind::Board => {
            let both = item.question.board.clone().zip(item.standing.clone());
            let board =
                both.map(|(setting, standing)| board::drawn(quizzer.i18n, setting, standing, questions.stem(item)));
            view! { <div class="quiz-diagram">{board}</div> }.into_any()
        }
    };
    view! {
        <div class="quiz-given" data-kind=kind.name()>
            {seen}
            <p class="quiet-text">{quizzer.tr(&format!("quiz-touch-{}", kind.name()))}</p>
        </div>
    }
    .into_any()
}
