//! The set of a class on paper: ten positions with a line for the answer, and the answers on another page.

use leptos::prelude::*;

use super::context::{ClassSet, Tactics, once_set, question};
use crate::board::State;
use crate::chess::san::{self, Letters};
use crate::chess::{Position, Setup};
use crate::figures;
use crate::route::Tactic;
use crate::tactics::{Puzzle, Theme};
use crate::ui::page::Page;
use crate::ui::paper::{Diagram, Paper, sheet};
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::TextLink;

pub(super) fn page(subject: Tactics, asked: &Tactic) -> AnyView {
    once_set(subject, asked, move |set| paper(subject, set))
}

fn paper(subject: Tactics, set: ClassSet) -> AnyView {
    let trainer = subject.trainer;
    let address = set.address();
    let ClassSet { theme, grade, name, exercises } = set;
    let puzzles: Vec<Puzzle> = subject
        .packs
        .with_value(|packs| exercises.into_iter().filter_map(|exercise| packs.get(exercise).cloned()).collect());
    let letters = use_preferences().letters_now();
    // The task itself says who plays.
    let task = |(number, puzzle)| diagram(*trainer, theme, puzzle).view(trainer.i18n, number, ().into_any(), 1);
    let tasks = (1..).zip(&puzzles).map(task).collect();
    let back = view! {
        <TextLink href=address class="button quiet" icon="back" text=trainer.tr("tactics-paper-back")/>
    };
    let title = format!("{} · {}", subject.theme(theme), trainer.tr(&format!("tactics-{}", grade.name())));
    let paper = Paper {
        title,
        code: Some(name),
        tasks,
        answers: puzzles.iter().map(|puzzle| answer(puzzle, letters)).collect(),
    };
    sheet(trainer.i18n, back.into_any(), paper)
}

/// A puzzle as it stands on paper.
pub fn diagram(page: Page, theme: Theme, puzzle: &Puzzle) -> Diagram {
    let position = puzzle.asked();
    let state = State {
        orientation: theme.pupil(puzzle.solver()),
        last_move: puzzle.mistake().map(|m| (m.from, m.to)),
        ..figures::diagram(&position.setup())
    };
    let text = question(page, theme, puzzle.solver());
    Diagram { state, text, turn: Some(puzzle.solver()), choices: Vec::new() }
}

/// The solution as it is written, from move 1: the position says nothing of the moves before.
pub fn answer(puzzle: &Puzzle, letters: Letters) -> String {
    let asked = puzzle.asked();
    let first = Position::from_setup(&Setup { fullmoves: 1, ..asked.setup() }).unwrap_or(asked);
    san::line(&first, puzzle.solution(), letters)
}
