//! A sheet of exercises to print: lines for name and date, the tasks, and the answers on a page of their own.

use leptos::prelude::*;

use super::board::drawing;
use super::browser;
use super::i18n::I18n;
use super::widgets::Button;
use crate::board::State;
use crate::color::Color;

/// What is on a sheet.
pub struct Paper {
    pub title: String,
    /// The name of the set, which gives the same tasks again.
    pub code: Option<String>,
    /// Each with its board, its question and the room for an answer.
    pub tasks: Vec<AnyView>,
    /// In the same order.
    pub answers: Vec<String>,
}

/// A task with a board.
#[derive(Clone)]
pub struct Diagram {
    pub state: State,
    /// What is asked.
    pub text: String,
    /// Who plays, where a move is asked for.
    pub turn: Option<Color>,
    /// Boxes to tick in the place of a line.
    pub choices: Vec<String>,
}

impl Diagram {
    /// The board, the task with who plays, and so many lines to write on; `number` is its place on the sheet.
    pub fn view(self, i18n: I18n, number: usize, turn: AnyView, lines: usize) -> AnyView {
        let Diagram { state, text, choices, .. } = self;
        let label = format!("{number}. {text}");
        let line = || view! { <p class="paper-line"></p> };
        let room = if choices.is_empty() {
            (0..lines).map(|_| line()).collect_view().into_any()
        } else {
            let choice = |choice: String| view! { <span>"☐ " {choice}</span> };
            view! { <p class="paper-choices">{choices.into_iter().map(choice).collect_view()}</p> }.into_any()
        };
        view! {
            {drawing(i18n, state, &label)}
            <p><strong>{text}</strong> " " {turn}</p>
            {room}
        }
        .into_any()
    }
}

/// The sheet; `back` is the way to the page it belongs to.
pub fn sheet(i18n: I18n, back: AnyView, paper: Paper) -> AnyView {
    let Paper { title, code, tasks, answers } = paper;
    let code = code.map(|code| {
        view! { <p class="paper-code">{i18n.tr_with("paper-code", &[("code", code.into())])}</p> }
    });
    let tasks = tasks.into_iter().map(|task| view! { <li class="paper-task">{task}</li> }).collect_view();
    let answers = answers.into_iter().map(|answer| view! { <li>{answer}</li> }).collect_view();
    view! {
        <div class="page paper">
            <p class="actions no-print">
                <Button text=i18n.tr("paper-print") on_press=browser::print/>
                {back}
            </p>
            <header class="paper-head">
                <h1>{title.clone()}</h1>
                {code}
                <p>
                    {i18n.tr("paper-name")} <span class="paper-line"></span> {i18n.tr("paper-date")}
                    <span class="paper-line short"></span>
                </p>
            </header>
            <ol class="paper-tasks">{tasks}</ol>
            <section class="paper-answers">
                <h2>{i18n.tr_with("paper-answers", &[("title", title.into())])}</h2>
                <ol>{answers}</ol>
            </section>
        </div>
    }
    .into_any()
}
