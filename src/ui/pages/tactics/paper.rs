//! The set of a class on paper: ten positions with a line for the answer, and the answers on another page.

use leptos::prelude::*;

use super::context::{Tactics, address, catalog, once_packed, packs};
use crate::board::{Coordinates, State};
use crate::chess::san;
use crate::figures;
use crate::random;
use crate::route::Tactic;
use crate::tactics::{Grade, Puzzle, Theme};
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::pages::drills::menu;
use crate::ui::paper::{Paper, sheet};
use crate::ui::preferences::use_preferences;
use crate::ui::router::use_router;
use crate::ui::widgets::TextLink;

pub(super) fn page(subject: Tactics, asked: &Tactic) -> AnyView {
    let Some((theme, grade)) = asked.set() else { return menu::missing(subject) };
    let ask = move || async move { packs(catalog().await?.of_grade(theme, grade)).await };
    let name = use_router().series_now().unwrap_or_else(|| random::name_of(browser::chance()));
    once_packed(subject, ask, move || set(subject, theme, grade, &name))
}

fn set(subject: Tactics, theme: Theme, grade: Grade, name: &str) -> AnyView {
    let trainer = subject.trainer;
    let puzzles: Vec<Puzzle> = subject.packs.with_value(|packs| {
        packs.set(theme, grade, name).into_iter().filter_map(|one| packs.get(one).cloned()).collect()
    });
    let letters = use_preferences().letters_now();
    let answer = |puzzle: &Puzzle| san::line(&puzzle.asked(), puzzle.solution(), letters);
    let tasks = (1..).zip(&puzzles).map(|(number, puzzle)| task(subject, theme, number, puzzle)).collect();
    let back = view! {
        <TextLink href=address(theme, grade, name) class="button quiet" icon="back" text=trainer.tr("tactics-paper-back")/>
    };
    let title = format!("{} · {}", subject.theme(theme), trainer.tr(&format!("tactics-{}", grade.name())));
    let paper = Paper { title, code: Some(name.to_string()), tasks, answers: puzzles.iter().map(answer).collect() };
    sheet(trainer.i18n, back.into_any(), paper)
}

fn task(subject: Tactics, theme: Theme, number: usize, puzzle: &Puzzle) -> AnyView {
    let position = puzzle.asked();
    let mut state = State::diagram(figures::figures(&position.placement()));
    state.coordinates = Coordinates::Outside;
    state.orientation = if theme == Theme::Threat { !puzzle.solver() } else { puzzle.solver() };
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
