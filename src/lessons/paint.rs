//! A level and a screen as a board shows them.

use super::attempt::{Attempt, Notice, Phase};
use super::model::{Diagram, Goal, Names, Task};
use super::verdict::WhyMissed;
use crate::board::{Coordinates, Figures, Mark, Movable, Sign, State, Tone};
use crate::chess::{Move, Role};
use crate::figures;
use crate::square::Square;

impl Diagram {
    /// A board that is only looked at.
    pub fn state(&self, usual: Coordinates) -> State {
        State {
            orientation: self.bottom,
            coordinates: coordinates(self.names, usual),
            marks: self.marks.clone(),
            ..State::diagram(figures::figures(&self.setup.placement))
        }
    }
}

fn coordinates(names: Names, usual: Coordinates) -> Coordinates {
    match names {
        Names::Usual => usual,
        Names::Off => Coordinates::Off,
        Names::Every => Coordinates::EverySquare,
    }
}

impl Attempt {
    /// Brings the board in step with the attempt.
    pub fn paint(&self, board: &mut State, usual: Coordinates) {
        let placed: Figures = figures::figures(&self.scene.setup.placement);
        if board.figures != placed {
            board.place(placed);
        }
        board.coordinates = coordinates(self.level.diagram.names, usual);
        board.movable = if self.is_to_move() { Movable::Side(self.level.pupil()) } else { Movable::Nobody };
        let moves = self.legal_moves();
        (board.destinations, board.captures) = figures::targets(&self.scene.setup, &moves);
        board.last_move = self.last_move.map(|m| (m.from, m.to));
        let setup = &self.scene.setup;
        // A question about the king is not answered by a frame around it.
        let asked = matches!(self.level.goal, Goal::Judge(_) | Goal::Answer { .. }) && self.phase == Phase::Open;
        board.check = setup.placement.king(setup.turn).filter(|_| !asked && !setup.checkers().is_empty());
        match self.promoting {
            Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(figures::shape).to_vec()),
            None => board.pending_promotion = None,
        }
        board.marks = self.marks();
    }

    /// A dot on every square a piece of the pupil's may go to: for a class that looks together.
    pub fn all_destinations(&self) -> Vec<Mark> {
        self.legal_moves().into_iter().map(|m| Mark::new(Tone::Hint, Sign::Dot(m.to))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let untouched = self.moves.is_empty() && self.phase == Phase::Open;
        if untouched && self.notice.is_none() {
            marks.extend(self.level.diagram.marks.iter().copied());
        }
        let hint = |sign| Mark::new(Tone::Hint, sign);
        match &self.level.goal {
            Goal::Task(task) if !task.stars().is_empty() => {
                marks.extend((self.scene.left & task.stars()).into_iter().map(|square| hint(Sign::Star(square))));
            }
            Goal::Task(Task::Capture(_)) => {
                marks.extend(self.scene.left.into_iter().map(|square| hint(Sign::Ring(square))));
            }
            Goal::Task(Task::Protect(square) | Task::Safe(Some(square))) if untouched => {
                marks.push(hint(Sign::Frame(*square)));
            }
            Goal::Judge(m) if self.notice.is_none() => marks.push(Mark::arrow(Tone::Hint, m.from, m.to)),
            Goal::Touched(touched) if untouched => {
                marks.extend(touched.iter().map(|square| hint(Sign::Frame(*square))));
            }
            Goal::Mark(_) => {
                marks.extend(self.marked.into_iter().map(|square| Mark::new(Tone::Good, Sign::Ring(square))));
            }
            _ => {}
        }
        if let Some(illegal) = self.explained() {
            marks.extend(figures::refusal_marks(&illegal));
        }
        let refusal = |sign| Mark::new(Tone::Refusal, sign);
        match &self.notice {
            Some(Notice::NotMarked(square, None) | Notice::Misplaced(square, _)) => {
                marks.push(refusal(Sign::Cross(*square)));
            }
            Some(Notice::StandsStill(square)) => marks.push(refusal(Sign::Ring(*square))),
            Some(Notice::Look(Some(square))) => marks.push(hint(Sign::Frame(*square))),
            Some(Notice::Show(Move { from, to, .. })) => marks.push(Mark::arrow(Tone::Hint, *from, *to)),
            Some(Notice::ShowSquare(square)) => marks.push(hint(Sign::Ring(*square))),
            _ => {}
        }
        if let Phase::Missed(why) = self.phase {
            marks.extend(self.miss_marks(why));
        }
        marks
    }

    /// The refusal that is to be drawn: of a try, or of the move a question was about.
    pub fn explained(&self) -> Option<crate::chess::Illegal> {
        match (&self.notice, &self.level.goal, self.phase) {
            (Some(Notice::Refused(illegal) | Notice::NotMarked(_, Some(illegal))), ..) => Some(*illegal),
            (Some(Notice::WrongAnswer(_)), Goal::Judge(m), _) | (_, Goal::Judge(m), Phase::Done(_)) => self.refusal(*m),
            _ => None,
        }
    }

    /// What follows from the miss: the move that shows it, or the square it is about.
    fn miss_marks(&self, why: WhyMissed) -> Vec<Mark> {
        let arrow = |m: Move| Mark::arrow(Tone::Refusal, m.from, m.to);
        let ring = |square: Square| Mark::new(Tone::Refusal, Sign::Ring(square));
        let shown = self.reply.or(self.last_move.filter(|m| self.moves.last() != Some(m)));
        let mut marks: Vec<Mark> = shown.map(arrow).into_iter().collect();
        match why {
            WhyMissed::Loses(square) | WhyMissed::Moved(square) if shown.is_none() => marks.push(ring(square)),
            WhyMissed::NoCheck => marks.extend(self.scene.setup.placement.king(!self.level.pupil()).map(ring)),
            WhyMissed::Stalemate | WhyMissed::Mate => {
                marks.extend(self.scene.setup.placement.king(!self.level.pupil()).map(ring));
            }
            _ => {}
        }
        marks
    }
}
