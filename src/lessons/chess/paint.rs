//! Chess on the board of a lesson.

use super::Chess;
use super::task::{Special, Task};
use super::verdict::WhyMissed;
use crate::board::{Figures, Mark, Numbering, Sign, State, Tone};
use crate::chess::{Illegal, Move, Setup};
use crate::figures::{self, Targets};
use crate::lessons::attempt::{Attempt, Phase};
use crate::lessons::game::Paint;
use crate::lessons::model::Goal;
use crate::square::SquareSet;

impl Paint for Chess {
    const NUMBERING: Numbering = Numbering::Algebraic;

    fn figures(board: &Setup) -> Figures {
        figures::figures(&board.placement)
    }

    fn destinations(board: &Setup, moves: &[Move]) -> (Targets, Targets) {
        figures::targets(board, moves)
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::refusal_marks(illegal)
    }

    fn goal_marks(attempt: &Attempt<Chess>, untouched: bool) -> Vec<Mark> {
        let hint = |sign| Mark::new(Tone::Hint, sign);
        match &attempt.level.goal {
            Goal::Task(Task::Capture(_)) => {
                attempt.scene.left.into_iter().map(|square| hint(Sign::Ring(square))).collect()
            }
            Goal::Task(Task::Protect(square) | Task::Safe(Some(square))) if untouched => {
                vec![hint(Sign::Frame(*square))]
            }
            Goal::Special(Special::Touched(squares)) if untouched => {
                squares.iter().map(|square| hint(Sign::Frame(*square))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn miss_squares(attempt: &Attempt<Chess>, why: WhyMissed, shown: bool) -> SquareSet {
        let placement = &attempt.scene.setup.placement;
        match why {
            WhyMissed::Loses(square) | WhyMissed::Moved(square) if !shown => SquareSet::EMPTY.with(square),
            WhyMissed::NoCheck | WhyMissed::Stalemate | WhyMissed::Mate => {
                placement.king(!attempt.level.pupil()).into_iter().collect()
            }
            _ => SquareSet::EMPTY,
        }
    }

    fn paint(attempt: &Attempt<Chess>, board: &mut State) {
        let setup = &attempt.scene.setup;
        // A question about the king is not answered by a frame around it.
        let asked = attempt.is_question() && attempt.phase == Phase::Open;
        board.check = None;
        if !asked {
            figures::show_check_on(board, setup);
        }
        board.joins = figures::joins(setup);
        figures::show_promotion(board, attempt.hand.promoting);
    }
}
