//! On the projector: one square at a time, huge, its answer hidden until a key.

use leptos::prelude::*;

use super::Squares;
use crate::drills::squares::{Lecture, Task};
use crate::ui::widgets::worded;

/// What is to be read: the name, or a question mark where the name is the answer.
fn sign(lecture: &Lecture) -> String {
    match lecture.square() {
        Some(square) if lecture.options.task != Task::Name || lecture.revealed => square.to_string(),
        _ => "?".to_string(),
    }
}

/// The colour, once it may be seen.
fn color(squares: Squares, lecture: &Lecture) -> Option<String> {
    let shown = lecture.options.task == Task::Color && lecture.revealed;
    Some(squares.color(lecture.square().filter(|_| shown)?.color()))
}

/// The square and, when it is on show, its answer.
pub(super) fn said(squares: Squares, lecture: &Lecture) -> String {
    let Some(square) = lecture.square() else { return String::new() };
    let question = squares.question(lecture.options.task, square, lecture.bottom);
    match (lecture.revealed, lecture.options.task) {
        (false, _) => question,
        (true, Task::Color) => squares.color(square.color()),
        // Where it is, in words.
        (true, Task::Find) => squares.question(Task::Name, square, lecture.bottom),
        (true, Task::Name) => squares.spoken(square),
    }
}

pub(super) fn wall(squares: Squares) -> AnyView {
    let read = move |of: fn(Squares, &Lecture) -> Option<String>| {
        move || squares.lecture.with(|lecture| lecture.as_ref().and_then(|lecture| of(squares, lecture)))
    };
    let title = move || {
        squares.tr(match squares.options.with(|options| options.task) {
            Task::Find => "squares-find-title",
            Task::Name => "squares-name-title",
            Task::Color => "squares-color-title",
        })
    };
    let revealed = move || squares.lecture.with(|lecture| lecture.as_ref().is_some_and(|lecture| lecture.revealed));
    let on = move || squares.tr(if revealed() { "squares-wall-next" } else { "squares-wall-show" });
    view! {
        <section class="card squares-wall" data-revealed=move || revealed().to_string()>
            <h1>{title}</h1>
            <p class="squares-huge">{read(|_, lecture| Some(sign(lecture)))}</p>
            <p class="squares-wall-color">{read(color)}</p>
            {worded("button", on, move || squares.turn(true))}
        </section>
    }
    .into_any()
}
