//! After an answer: whether it was right, why, the articles, the answers of other editions, and the next step.

use leptos::prelude::*;

use super::ask::Ask;
use super::context::{Item, Questions};
use crate::chess::Piece;
use crate::edition::Edition;
use crate::quiz::{Kind, Legal, RightAnswer};
use crate::route::Law;
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::preferences::use_preferences;
use crate::ui::router::href;
use crate::ui::widgets::Icon;

/// The articles as links to their pages.
pub(super) fn articles(questions: Questions, edition: Edition, numbers: &[String]) -> AnyView {
    let link = |number: &String| {
        let href = href(Law::Article(edition.name(), number.clone()).path());
        view! {
            <li>
                <a href=href>{questions.article_name(edition, number)}</a>
            </li>
        }
    };
    view! {
        <div class="quiz-articles">
            <Icon name="law"/>
            <ul>{numbers.iter().map(link).collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// Both times: `white=4:12` and `black=1:59` as «Brancas 4:12, Pretas 1:59».
pub(super) fn times(questions: Questions, words: &[String]) -> String {
    let of = |side: &str| words.iter().find_map(|word| word.strip_prefix(side)).unwrap_or_default();
    let values = [("white", Value::from(of("white="))), ("black", Value::from(of("black=")))];
    questions.quizzer.tr_with("quiz-clock-right", &values)
}

/// Moves in the notation of the reader.
pub(super) fn moves(item: &Item, words: &[String]) -> String {
    let letters = use_preferences().letters_now();
    let sign = |piece: char| Piece::from_fen_char(piece).and_then(|piece| letters.letter(piece.role));
    let moves: Vec<Legal> = words.iter().filter_map(|word| Legal::from_word(word)).collect();
    item.position.as_ref().map(|board| board.long_list(&moves, sign).join(", ")).unwrap_or_default()
}

/// The right answer in words.
pub(super) fn right_words(questions: Questions, item: &Item, answer: &RightAnswer) -> String {
    match item.question.kind {
        Kind::Clock => times(questions, &answer.right),
        Kind::Board => moves(item, &answer.right),
        Kind::Order => {
            let step = |(number, word): (u32, &String)| format!("{number}. {}", questions.option(item, word));
            (1..).zip(&answer.right).map(step).collect::<Vec<_>>().join("\n")
        }
        _ => answer.right.iter().map(|word| questions.option(item, word)).collect::<Vec<_>>().join(" "),
    }
}

/// «Era: …».
pub(super) fn was_right(questions: Questions, item: &Item) -> AnyView {
    let text = right_words(questions, item, &item.answer);
    // Steps begin on a line of their own.
    let text = if item.question.kind == Kind::Order { format!("\n{text}") } else { text };
    view! { <p class="quiz-right">{questions.quizzer.tr_with("quiz-was-right", &[("answer", text.into())])}</p> }
        .into_any()
}

/// The right answers of other editions, where they differ.
pub(super) fn elsewhere(questions: Questions, item: &Item) -> AnyView {
    if item.elsewhere.is_empty() {
        return ().into_any();
    }
    let line = |answer: &RightAnswer| {
        let why = questions.why(item, answer.edition);
        view! {
            <li>
                <strong>{questions.quizzer.edition_name(answer.edition)}</strong>
                <p class="quiz-right">{right_words(questions, item, answer)}</p>
                <p class="quiet-text">{why}</p>
                {articles(questions, answer.edition, &answer.articles)}
            </li>
        }
    };
    view! {
        <details class="quiz-elsewhere">
            <summary>{questions.quizzer.tr("quiz-other-editions")}</summary>
            <ul>{item.elsewhere.iter().map(line).collect_view()}</ul>
        </details>
    }
    .into_any()
}

pub(super) fn explain(ask: Ask) -> AnyView {
    let Some(marking) = ask.marking.get() else { return ().into_any() };
    let questions = ask.questions;
    let quizzer = questions.quizzer;
    let item = ask.item();
    let (look, title) = if marking.right {
        ("right", "quiz-right")
    } else if marking.is_partial() {
        ("partly", "quiz-partly")
    } else if marking.is_blank() {
        // A presenter's key shows the right answer without giving one.
        ("shown", "quiz-shown")
    } else {
        ("wrong", "quiz-wrong")
    };
    let parts = marking.is_partial().then(|| {
        let (found, of) = marking.parts;
        view! { <p>{quizzer.tr_with("quiz-parts", &[("found", found.into()), ("of", of.into())])}</p> }
    });
    let shows_right = matches!(item.question.kind, Kind::Order | Kind::Clock | Kind::Board);
    let right = (!marking.right && shows_right).then(|| was_right(questions, &item));
    let head = view! {
        <h3>{quizzer.tr(title)}</h3>
        {parts}
        {right}
    };
    let card = card(questions, &item, look, head.into_any(), ask.next, ask.last);
    request_animation_frame(|| browser::show("#a-seguir"));
    card
}

/// The explanation for players who have not answered on the page.
pub(super) fn shown(questions: Questions, item: &Item, next: Callback<()>, last: bool) -> AnyView {
    card(questions, item, "shown", ().into_any(), next, last)
}

/// The card below an answered question: the result, the reason, the articles, other editions, the next step.
fn card(
    questions: Questions,
    item: &Item,
    look: &'static str,
    head: AnyView,
    next: Callback<()>,
    last: bool,
) -> AnyView {
    request_animation_frame(|| browser::focus("a-seguir"));
    view! {
        <div class="card quiz-why" data-result=look>
            {head}
            <p>{questions.why(item, item.asked.edition)}</p>
            {articles(questions, item.asked.edition, &item.answer.articles)}
            {elsewhere(questions, item)}
            <p class="actions">
                <button type="button" class="button big" id="a-seguir" on:click=move |_| next.run(())>
                    {questions.quizzer.tr(if last { "quiz-finish" } else { "quiz-next" })}
                </button>
            </p>
        </div>
    }
    .into_any()
}
