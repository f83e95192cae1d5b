//! A set on paper: lines for name and date, the questions with boxes. The answers with their articles are on a page of
//! their own.

use leptos::prelude::*;

use super::board::{self, Drawing};
use super::context::{Item, Named, Questions, address, anew, choices, letter, share};
use super::explain;
use crate::quiz::{ClockTimes, Kind, Level, time};
use crate::route::Quiz;
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::widgets::{Button, TextLink};

pub(super) fn paper(questions: Questions, named: RwSignal<Named>) -> AnyView {
    let quizzer = questions.quizzer;
    let now = named.get_untracked();
    let mut title = vec![quizzer.theme_name(now.theme), quizzer.edition_name(now.edition)];
    if now.level == Level::School {
        title.insert(1, quizzer.tr("quiz-level-school"));
    }
    let title = title.join(" · ");
    let (tasks, answers) = questions.items.with_value(|items| {
        let tasks = items.iter().map(|item| task(questions, item, board::drawn)).collect_view();
        (tasks, items.iter().map(|item| view! { <li>{answer(questions, item)}</li> }).collect_view())
    });
    // The answers are on another sheet. The code tells to which test they belong.
    let code = || {
        let code = quizzer.tr_with("quiz-paper-code", &[("code", now.code().into())]);
        view! { <p class="paper-code">{code}</p> }
    };
    let length = |count: usize| {
        let text = quizzer.tr_with("quiz-paper-count", &[("count", count.into())]);
        view! { <Button look="quiet" text=text on_press=move || named.update(|named| named.count = count)/> }
    };
    view! {
        <div class="page paper quiz-paper">
            <div class="actions no-print">
                <Button text="quiz-print" on_press=browser::print/>
                <Button look="quiet" text="quiz-paper-anew" on_press=move || anew(named)/>
                {length(10)}
                {length(20)}
                <TextLink href=address(&Quiz::Menu) class="button quiet" icon="back" text="quiz-all"/>
            </div>
            <div class="no-print">{share(quizzer, now.clone())}</div>
            <header class="paper-head">
                <h1>{title.clone()}</h1>
                {code()}
                <p>
                    {quizzer.tr("quiz-paper-name")} <span class="paper-line"></span> {quizzer.tr("quiz-paper-date")}
                    <span class="paper-line short"></span>
                </p>
            </header>
            <ol class="quiz-paper-tasks">{tasks}</ol>
            <section class="paper-answers">
                <h2>{quizzer.tr_with("quiz-paper-answers", &[("title", title.into())])}</h2>
                {code()}
                <ol>{answers}</ol>
            </section>
        </div>
    }
    .into_any()
}

/// A question with boxes, as a row of a list.
pub(super) fn task(questions: Questions, item: &Item, drawn: Drawing) -> AnyView {
    let quizzer = questions.quizzer;
    let boxes = |sign: &'static str| {
        let row = |(place, _, text): (usize, String, String)| {
            view! { <li>{format!("{sign} {}. {text}", letter(place))}</li> }
        };
        let rows = questions.listed(item).into_iter().map(row).collect_view();
        view! { <ul class="quiz-boxes">{rows}</ul> }.into_any()
    };
    let room = match item.question.kind {
        Kind::One | Kind::Several | Kind::True | Kind::Article => boxes("☐"),
        Kind::Order => boxes("___"),
        Kind::Clock => {
            let line = |id: &str, seconds: u32| {
                view! {
                    <p>{quizzer.tr(id)} ": " {time(seconds)} " → " <span class="paper-line short"></span></p>
                }
            };
            let both =
                |clock: ClockTimes| view! { {line("quiz-white", clock.white)} {line("quiz-black", clock.black)} };
            item.question.clock.map(both).into_any()
        }
        Kind::Board => view! {
            <div class="paper-task">
                {drawn(questions, item)}
                <p class="paper-line"></p>
            </div>
        }
        .into_any(),
    };
    let look = if item.question.kind == Kind::Board { None } else { drawn(questions, item) };
    let look = look.map(|board| view! { <div class="paper-task">{board}</div> });
    // Paper needs its own words where the page says to tap or to confirm.
    let how = quizzer.tr(&match item.question.kind {
        kind @ (Kind::True | Kind::Article) => format!("quiz-how-{}", kind.name()),
        kind => format!("quiz-paper-{}", kind.name()),
    });
    view! {
        <li class="quiz-paper-task">
            <p><strong>{questions.stem(item)}</strong> " " <span class="quiet-text">{how}</span></p>
            {look}
            {room}
        </li>
    }
    .into_any()
}

/// The letters of the right answer with its articles, and the reason.
pub(super) fn answer(questions: Questions, item: &Item) -> AnyView {
    let words = choices(item);
    let place = |word: &String| item.answer.right.iter().position(|right| right == word);
    let right = match item.question.kind {
        Kind::Clock | Kind::Board => explain::right_words(questions, item, &item.answer),
        kind => {
            let sign = |(at, word): (usize, &String)| match kind {
                // The number before each sentence, from the first sentence to the last.
                Kind::Order => place(word).map(|place| (place + 1).to_string()),
                // In the order of the letters on the test.
                _ => place(word).map(|_| letter(at)),
            };
            words.iter().enumerate().filter_map(sign).collect::<Vec<_>>().join(", ")
        }
    };
    let articles: Vec<String> =
        item.answer.articles.iter().map(|number| questions.article_name(item.asked.edition, number)).collect();
    let values = [("answer", Value::from(right)), ("articles", Value::from(articles.join(", ")))];
    view! {
        <p><strong>{questions.quizzer.tr_with("quiz-paper-answer", &values)}</strong></p>
        <p>{questions.why(item, item.asked.edition)}</p>
    }
    .into_any()
}
