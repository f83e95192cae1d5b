//! The board of a round: what is seen of it, and what is drawn on it.

use leptos::prelude::*;

use super::context::{Phase, Rounds};
use crate::board::{Coordinates, Figures, Mark, Sign, State, Tone};
use crate::color::Color;
use crate::drills::squares::{Naming, Options, Side, Sight, SquareAnswer, Task, river};

impl Rounds {
    /// What is seen of the board now.
    pub(super) fn sight(self) -> Sight {
        match (self.phase.get(), self.options.with(|options| options.sight)) {
            // Afterwards everybody sees where the missed squares are.
            (Phase::Over, _) => Sight::Board,
            (Phase::Wall, Sight::Nothing) if self.is_revealed() => Sight::Board,
            (_, sight) => sight,
        }
    }

    /// Where the names of the squares are written now. An empty board of draughts shows its numbers before a round.
    fn coordinates(self) -> Coordinates {
        match (self.phase.get(), self.naming) {
            (Phase::Over, _) | (Phase::Ready, Naming::Draughts) => Coordinates::EverySquare,
            (Phase::Wall, Naming::Draughts) if self.is_revealed() => Coordinates::EverySquare,
            _ => self.options.with(Options::coordinates),
        }
    }

    /// What is drawn on the board now.
    fn marks(self) -> Vec<Mark> {
        let ring = |square| Mark::new(Tone::Good, Sign::Ring(square));
        let cross = |square| Mark::new(Tone::Refusal, Sign::Cross(square));
        let frame = |square| Mark::new(Tone::Hint, Sign::Frame(square));
        match self.phase.get() {
            Phase::Ready if self.naming == Naming::Chess => Vec::new(),
            // What was missed and is not known yet.
            Phase::Ready => {
                let missed = self.trainer.training.with(|training| training.missed_squares(self.naming));
                missed.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Ring(square))).collect()
            }
            Phase::Wall => self.lecture.with(|lecture| {
                let Some((lecture, square)) = lecture.as_ref().and_then(|lecture| Some((lecture, lecture.square()?)))
                else {
                    return Vec::new();
                };
                if lecture.options.task == Task::River {
                    return river().into_iter().filter(|_| lecture.revealed).map(ring).collect();
                }
                let mut marks = Vec::new();
                if lecture.options.task == Task::Name || lecture.revealed {
                    marks.push(frame(square));
                }
                marks.extend(self.touched.get().filter(|touched| *touched != square).map(cross));
                marks
            }),
            Phase::Running => self.run.with(|run| {
                let Some(run) = run else { return Vec::new() };
                let mut marks: Vec<Mark> = run.found.into_iter().map(ring).collect();
                if run.options.task == Task::Name {
                    marks.push(frame(run.current.square));
                    // Thin and grey, by the page's own style.
                    let next = Some(run.next.square).filter(|_| self.naming == Naming::Chess);
                    marks.extend(next.map(|square| Mark::new(Tone::Good, Sign::Frame(square))));
                }
                if let Some(given) = run.last.filter(|given| !given.right && self.sign.get() > 0) {
                    match given.answer {
                        SquareAnswer::Square(other) if run.options.task == Task::Find => {
                            marks.extend([cross(other), ring(given.square)]);
                        }
                        _ if run.options.sight != Sight::Nothing => marks.push(cross(given.square)),
                        _ => {}
                    }
                }
                marks
            }),
            Phase::Over if self.options.with(|options| options.task == Task::River) => {
                river().into_iter().map(ring).collect()
            }
            Phase::Over => self.run.with(|run| {
                let missed = run.iter().flat_map(|run| run.tally.missed.iter().copied());
                missed.map(|square| Mark::new(Tone::Refusal, Sign::Ring(square))).collect()
            }),
        }
    }

    pub(super) fn paint(self, board: &mut State) {
        let bottom = match self.phase.get() {
            Phase::Wall => self.on_wall(|lecture| lecture.bottom),
            _ => self.run.with(|run| run.as_ref().map(|run| run.bottom)),
        };
        let preview = match self.options.with(|options| options.side) {
            Side::Black => Color::Black,
            _ => Color::White,
        };
        board.orientation = bottom.unwrap_or(preview);
        let figures = match self.sight() {
            Sight::Pieces => (self.figures)(),
            Sight::Board | Sight::Nothing => Figures::EMPTY,
        };
        if board.figures != figures {
            board.place(figures);
        }
        board.coordinates = self.coordinates();
        board.interactive = self.is_touched();
        board.marks = self.marks();
    }

    /// Whether the board is where one answers.
    pub(super) fn is_touched(self) -> bool {
        matches!(self.phase.get(), Phase::Running | Phase::Wall)
            && self.options.with(|options| matches!(options.task, Task::Find | Task::River))
    }
}
