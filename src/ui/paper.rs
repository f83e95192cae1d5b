//! A sheet of exercises to print: lines for name and date, the tasks, and the answers on a page of their own.

use leptos::prelude::*;

use super::browser;
use super::i18n::I18n;
use super::widgets::Button;

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
