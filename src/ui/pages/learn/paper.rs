//! A lesson on paper: every position with room for the answer, and the answers on a second page.

use std::sync::Arc;

use leptos::prelude::*;

use super::course::{Course, Learn, Opened};
use crate::board::{Coordinates, State};
use crate::color::Color;
use crate::lessons::{Attempt, Goal, Level, LevelEvent};
use crate::order::in_order;
use crate::route::Study;
use crate::ui::board::Board;
use crate::ui::paper::{self, Paper};
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::TextLink;

pub(super) fn sheet<G: Course>(learn: Learn, opened: Opened<G>) -> AnyView {
    let id = opened.id();
    let title = learn.title(&id);
    let levels = opened.lesson.with_value(|lesson| lesson.levels.clone());
    let tasks = levels.iter().enumerate().map(|(at, level)| task(learn, opened, at + 1, level)).collect();
    let answers = levels.iter().map(|level| answer(learn, opened, level)).collect();
    let back = view! {
        <TextLink href=learn.href(&Study::Lesson(id)) class="button quiet" icon="back" text="paper-back"/>
    };
    paper::sheet(learn.i18n, back.into_any(), Paper { title, code: None, tasks, answers })
}

pub(super) fn task<G: Course>(learn: Learn, opened: Opened<G>, number: usize, level: &Arc<Level<G>>) -> AnyView {
    let mut state = level.diagram.state(Coordinates::Outside);
    // What a level draws by itself, stars and questions, belongs on paper too.
    let mut living = State::default();
    Attempt::new(level).paint(&mut living, Coordinates::Outside);
    state.marks = living.marks;
    state.coordinates = living.coordinates;
    let text = opened.text(&level.id, "").unwrap_or_default();
    let (side, turn) = match level.pupil() {
        Color::White => ("white", "turn-white"),
        Color::Black => ("black", "turn-black"),
    };
    // A task that says who plays says it once.
    let turn = (level.is_played() && !text.contains(&learn.i18n.tr(side))).then(|| learn.i18n.tr(turn));
    let label = format!("{number}. {text}");
    let choices = choices(learn, opened, level);
    view! {
        <Board state=RwSignal::new(state) label=Signal::stored(label)/>
        <p><strong>{text}</strong>" "{turn}</p>
        {if choices.is_empty() {
            view! { <p class="paper-line"></p> }.into_any()
        } else {
            view! { <p class="paper-choices">{choices.into_iter().map(|choice| view! { <span>"☐ " {choice}</span> }).collect_view()}</p> }.into_any()
        }}
    }
    .into_any()
}

/// The words of the buttons.
fn choices<G: Course>(learn: Learn, opened: Opened<G>, level: &Arc<Level<G>>) -> Vec<String> {
    Attempt::new(level).options().into_iter().map(|option| opened.answer(learn, &level.id, option)).collect()
}

/// The right answer in words: squares, a button, or the moves as they are written.
pub(super) fn answer<G: Course>(learn: Learn, opened: Opened<G>, level: &Arc<Level<G>>) -> String {
    match &level.goal {
        Goal::Mark(squares) => {
            // Where squares have numbers, in their order.
            in_order(*squares, |square| G::NUMBERING.number(*square))
                .into_iter()
                .map(G::name)
                .collect::<Vec<_>>()
                .join(", ")
        }
        Goal::Judge(_) | Goal::Answer { .. } => {
            let right =
                Attempt::new(level).right().and_then(|place| choices(learn, opened, level).into_iter().nth(place));
            let after = opened.text(&level.id, "after");
            [right, after].into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        Goal::Special(special) => G::on_paper(learn, special).unwrap_or_else(|| written(level)),
        Goal::Task(_) => written(level),
    }
}

/// The stored solution as it is written, each move on the board it is played on.
fn written<G: Course>(level: &Arc<Level<G>>) -> String {
    let letters = use_preferences().letters_now();
    let mut attempt = Attempt::new(level);
    let mut moves = Vec::new();
    for way in &level.solution {
        let board = G::turned(&attempt.scene.setup, level.pupil());
        let Some(m) = G::find(&board, way) else { break };
        moves.push(G::written(&board, m, letters));
        // A game played out has many ways, and each reply takes a search: how it begins is enough.
        if level.task().is_some_and(G::is_played_out) {
            moves.push("…".to_string());
            break;
        }
        attempt.play(m);
        if let Some(reply) = attempt.reply {
            moves.push(format!("({})", G::written(&attempt.scene.setup, reply, letters)));
        }
        attempt = attempt.update(LevelEvent::Reply);
    }
    moves.join(" ")
}
