//! Chess in the files of lessons.

use super::task::{self, Special, Task};
use super::{Chess, board};
use crate::blocks::Wanted;
use crate::chess::{Move, Setup};
use crate::lessons::attempt::Attempt;
use crate::lessons::game::{Standing, Text};
use crate::lessons::model::Goal;
use crate::square::Square;

impl Text for Chess {
    const BOARD: &'static str = "a FEN, like 8/8/8/8/1R6/8/8/8 w";
    const SQUARE: &'static str = "a square, like e4";
    const MOVE: &'static str = "a move, like e2e4 or e7e8q";
    const BOARD_LINE: &'static str = "board 8/8/8/8/1R6/8/8/8";
    const GOAL_LINE: &'static str = "goal reach b7 g7";

    fn read_board(text: &str) -> Option<Setup> {
        board(text)
    }

    fn read_square(name: &str) -> Option<Square> {
        name.parse().ok()
    }

    fn read_move(text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn read_goal(text: &str) -> Result<Goal<Chess>, Wanted> {
        task::goal(text)
    }

    fn attribute(written: &Move) -> String {
        written.to_string()
    }

    fn standing(attempt: &Attempt<Chess>) -> Option<Standing> {
        match &attempt.level.goal {
            Goal::Task(Task::PlayOutMate | Task::PlayOutPromote | Task::Battle { .. }) => {
                Some(("standing-moves", vec![("moves", attempt.moves.len())]))
            }
            Goal::Special(Special::Place(_)) => Some(("left-pieces", vec![("count", attempt.hand.tray.len())])),
            _ => None,
        }
    }
}
