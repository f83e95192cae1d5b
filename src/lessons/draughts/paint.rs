//! Draughts on the board of a lesson.

use super::Draughts;
use super::verdict::Miss;
use crate::board::{Figures, Mark, Numbering, State, Tone};
use crate::draughts::legality::Illegal;
use crate::draughts::{Move, Position};
use crate::figures::{self, Targets};
use crate::lessons::attempt::Attempt;
use crate::lessons::game::{Paint, Rules};
use crate::lessons::paint::arrows;
use crate::square::SquareSet;

impl Paint for Draughts {
    const NUMBERING: Numbering = Numbering::Draughts;

    fn figures(board: &Position) -> Figures {
        figures::draughts(board)
    }

    fn destinations(board: &Position, moves: &[Move]) -> (Targets, Targets) {
        let (mut destinations, mut captures) = (Targets::new(), Targets::new());
        for m in moves {
            // Where a capture ends, and where it first comes down: it may be entered either way.
            for path in board.paths(*m) {
                let squares: SquareSet = [Some(m.to), path.get(1).copied()].into_iter().flatten().collect();
                let all = destinations.entry(m.from).or_default();
                *all |= squares;
                if !m.captured.is_empty() {
                    let taken = captures.entry(m.from).or_default();
                    *taken |= squares;
                }
            }
        }
        (destinations, captures)
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::draughts_marks(illegal)
    }

    fn goal_marks(attempt: &Attempt<Draughts>, _untouched: bool) -> Vec<Mark> {
        let ways = attempt.hand.which.iter().map(|m| Draughts::path(&attempt.scene.setup, *m));
        ways.flat_map(|path| arrows(Tone::Hint, &path)).collect()
    }

    fn miss_squares(_attempt: &Attempt<Draughts>, _why: Miss, _shown: bool) -> SquareSet {
        SquareSet::EMPTY
    }

    fn paint(attempt: &Attempt<Draughts>, board: &mut State) {
        let position = &attempt.scene.setup;
        let Some((at, next)) = attempt.under_way() else {
            let placed = figures::draughts(position);
            if board.figures != placed {
                board.place(placed);
            }
            return;
        };
        let placed = figures::draughts_under_way(position, &attempt.hand.path);
        if board.figures != placed {
            board.place(placed);
            board.selected = Some(at);
        }
        board.last_move = None;
        board.destinations = Targets::from([(at, next)]);
        board.captures = board.destinations.clone();
    }
}
