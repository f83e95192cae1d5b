//! The set of a class on paper: ten positions with a line for the answer, and the answers on another page.

use leptos::prelude::*;

use super::context::{ClassSet, Tactics, once_set};
use crate::board::{Coordinates, State};
use crate::chess::san;
use crate::figures;
use crate::route::Tactic;
use crate::tactics::{Puzzle, Theme};
use crate::ui::board::Board;
use crate::ui::paper::{Paper, sheet};
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
    let answer = |puzzle: &Puzzle| san::line(&puzzle.asked(), puzzle.solution(), letters);
    let tasks = (1..).zip(&puzzles).map(|(number, puzzle)| task(subject, theme, number, puzzle)).collect();
    let back = view! {
        <TextLink href=address class="button quiet" icon="back" text=trainer.tr("tactics-paper-back")/>
    };
    let title = format!("{} · {}", subject.theme(theme), trainer.tr(&format!("tactics-{}", grade.name())));
    let paper = Paper { title, code: Some(name), tasks, answers: puzzles.iter().map(answer).collect() };
    sheet(trainer.i18n, back.into_any(), paper)
}

fn task(subject: Tactics, theme: Theme, number: usize, puzzle: &Puzzle) -> AnyView {
    let position = puzzle.asked();
    let mut state = State::diagram(figures::figures(&position.placement()));
    state.coordinates = Coordinates::Outside;
    state.orientation = theme.pupil(puzzle.solver());
    state.last_move = puzzle.mistake().map(|m| (m.from, m.to));
    let text = subject.question(theme, puzzle.solver());
    let label = format!("{number}. {text}");
    view! {
        <Board state=RwSignal::new(state) label=Signal::stored(label)/>
        <p><strong>{text}</strong></p>
        <p class="paper-line"></p>
    }
    .into_any()
}
