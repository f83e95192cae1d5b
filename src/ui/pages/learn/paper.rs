//! A lesson on paper: every position with room for the answer, and the answers on a second page.

use std::sync::Arc;

use leptos::prelude::*;

use super::course::{Course, Learn, Opened};
use crate::board::{Coordinates, State};
use crate::color::Color;
use crate::lessons::{Attempt, Goal, Level, LevelEvent, Made, way};
use crate::order::in_order;
use crate::route::Study;
use crate::ui::page::Page;
use crate::ui::paper::{self, Diagram, Paper};
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::TextLink;

pub(super) fn sheet<G: Course>(learn: Learn, opened: Opened<G>) -> AnyView {
    let id = opened.id();
    let title = learn.title(&id);
    let levels = opened.lesson.with_value(|lesson| lesson.levels.clone());
    let tasks = levels.iter().enumerate().map(|(at, level)| task(learn, opened, at + 1, level)).collect();
    let answers = levels.iter().map(|level| answer(*learn, opened, level)).collect();
    let back = view! {
        <TextLink href=learn.href(&Study::Lesson(id)) class="button quiet" icon="back" text="paper-back"/>
    };
    paper::sheet(learn.i18n, back.into_any(), Paper { title, code: None, tasks, answers })
}

pub(super) fn task<G: Course>(learn: Learn, opened: Opened<G>, number: usize, level: &Arc<Level<G>>) -> AnyView {
    let diagram = diagram(*learn, opened, level);
    // A task that says who plays says it once.
    let said = diagram.turn.map(|side| match side {
        Color::White => ("white", "turn-white"),
        Color::Black => ("black", "turn-black"),
    });
    let turn =
        said.filter(|(side, _)| !diagram.text.contains(&learn.i18n.tr(side))).map(|(_, turn)| learn.i18n.tr(turn));
    diagram.view(learn.i18n, number, turn.into_any(), 1)
}

/// A level as it stands on paper.
pub fn diagram<G: Course>(page: Page, opened: Opened<G>, level: &Arc<Level<G>>) -> Diagram {
    let mut state = level.diagram.state(Coordinates::Outside);
    // What a level draws by itself, stars and questions, belongs on paper too.
    let mut living = State::default();
    Attempt::new(level).paint(&mut living, Coordinates::Outside);
    state.marks = living.marks;
    state.coordinates = living.coordinates;
    let text = opened.text(&level.id, "").unwrap_or_default();
    let turn = level.is_played().then(|| level.pupil());
    Diagram { state, text, turn, choices: choices(page, opened, level) }
}

/// The words of the buttons.
fn choices<G: Course>(page: Page, opened: Opened<G>, level: &Arc<Level<G>>) -> Vec<String> {
    Attempt::new(level).options().into_iter().map(|option| opened.answer(page, &level.id, option)).collect()
}

/// The right answer in words: squares, a button, or the moves as they are written. Empty where the rules see no way.
pub fn answer<G: Course>(page: Page, opened: Opened<G>, level: &Arc<Level<G>>) -> String {
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
                Attempt::new(level).right().and_then(|place| choices(page, opened, level).into_iter().nth(place));
            let after = opened.text(&level.id, "after");
            [right, after].into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        Goal::Special(special) => G::on_paper(page, special).unwrap_or_else(|| stored(level, usize::MAX)),
        // A game played out has many ways, and each reply takes a search: how it begins is enough.
        Goal::Task(task) if G::is_played_out(task) => stored(level, 1) + " …",
        Goal::Task(_) => written(level),
    }
}

/// The solution as the rules play it out, each move on the board it is made on.
fn written<G: Course>(level: &Arc<Level<G>>) -> String {
    let letters = use_preferences().letters_now();
    let one = |made: Made<G>| {
        let m = G::written(&made.board, made.m, letters);
        if made.is_reply { format!("({m})") } else { m }
    };
    way(level).unwrap_or_default().into_iter().map(one).collect::<Vec<_>>().join(" ")
}

/// So many moves of the stored solution, the replies in brackets.
fn stored<G: Course>(level: &Arc<Level<G>>, most: usize) -> String {
    let letters = use_preferences().letters_now();
    let mut attempt = Attempt::new(level);
    let mut moves = Vec::new();
    for way in level.solution.iter().take(most) {
        let board = G::turned(&attempt.scene.setup, level.pupil());
        let Some(m) = G::find(&board, way) else { break };
        moves.push(G::written(&board, m, letters));
        attempt.play(m);
        if let Some(reply) = attempt.reply.filter(|_| moves.len() < most) {
            moves.push(format!("({})", G::written(&attempt.scene.setup, reply, letters)));
        }
        attempt = attempt.update(LevelEvent::Reply);
    }
    moves.join(" ")
}
