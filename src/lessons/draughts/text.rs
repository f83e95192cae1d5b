//! Draughts in the files of lessons.

use super::task::{self, Task};
use super::{Draughts, Way, name};
use crate::blocks::Wanted;
use crate::draughts::{CLASSICAS, Position, numbered};
use crate::lessons::attempt::Attempt;
use crate::lessons::game::{Standing, Text};
use crate::lessons::model::Goal;
use crate::square::Square;

impl Text for Draughts {
    const BOARD: &'static str = "start, or a position, like W:W14,K21:B18,19";
    const SQUARE: &'static str = "a square from 1 to 32";
    const MOVE: &'static str = "a move, like 9-13 or 14x21";
    const BOARD_LINE: &'static str = "board W:W14,K21:B18,19";
    const GOAL_LINE: &'static str = "goal reach 18 23";

    fn read_board(text: &str) -> Option<Position> {
        Position::from_text(&CLASSICAS, text).ok()
    }

    fn read_square(name: &str) -> Option<Square> {
        name.parse().ok().and_then(numbered)
    }

    fn read_move(text: &str) -> Option<Way> {
        let squares: Vec<Square> = text.split(['-', 'x']).map(Draughts::read_square).collect::<Option<_>>()?;
        (squares.len() > 1).then(|| Way { squares, takes: text.contains('x') })
    }

    fn read_goal(text: &str) -> Result<Goal<Draughts>, Wanted> {
        task::goal(text)
    }

    fn attribute(written: &Way) -> String {
        let names: Vec<String> = written.squares.iter().map(|square| name(*square)).collect();
        format!("m{}", names.join(if written.takes { "x" } else { "-" }))
    }

    fn standing(attempt: &Attempt<Draughts>) -> Option<Standing> {
        let Goal::Task(Task::PlayOut(most)) = attempt.level.goal else { return None };
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Some(("standing-par", vec![("move", attempt.moves.len().max(1)), ("par", most)]))
    }
}
