//! A level and a screen as a board shows them.

use super::attempt::{Attempt, Notice, Phase};
use super::game::Paint;
use super::model::{Diagram, Goal, Names};
use crate::board::{Coordinates, Mark, Movable, Sign, State, Tone};
use crate::square::Square;

impl<G: Paint> Diagram<G> {
    /// A board that is only looked at.
    pub fn state(&self, usual: Coordinates) -> State {
        State {
            orientation: self.bottom,
            numbering: G::NUMBERING,
            coordinates: coordinates(self.names, usual),
            marks: self.marks.clone(),
            ..State::diagram(G::figures(&self.setup))
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

/// An arrow from each of these squares to the next.
pub(super) fn arrows(tone: Tone, path: &[Square]) -> Vec<Mark> {
    path.iter().zip(path.iter().skip(1)).map(|(from, to)| Mark::arrow(tone, *from, *to)).collect()
}

impl<G: Paint> Attempt<G> {
    /// Brings the board in step with the attempt.
    pub fn paint(&self, board: &mut State, usual: Coordinates) {
        let placed = G::figures(&self.scene.setup);
        let begun = G::is_begun(&self.hand);
        if board.figures != placed && !begun {
            board.place(placed);
        }
        board.numbering = G::NUMBERING;
        board.coordinates = coordinates(self.level.diagram.names, usual);
        board.movable = if self.is_to_move() { Movable::Side(self.level.pupil()) } else { Movable::Nobody };
        (board.destinations, board.captures) = G::destinations(&self.scene.setup, &self.legal_moves());
        board.last_move = self.last_move.map(G::ends);
        board.marks = self.marks();
        G::paint(self, board);
    }

    /// A dot on every square a piece of the pupil's may go to: for a class that looks together.
    pub fn all_destinations(&self) -> Vec<Mark> {
        self.legal_moves().into_iter().map(|m| Mark::new(Tone::Hint, Sign::Dot(G::ends(m).1))).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        let untouched = self.moves.is_empty() && self.phase == Phase::Open;
        // What a task speaks of stays until a piece moves, and where none moves to the end.
        if self.moves.is_empty() {
            marks.extend(self.level.diagram.marks.iter().copied());
        }
        let hint = |sign| Mark::new(Tone::Hint, sign);
        match &self.level.goal {
            Goal::Task(task) => {
                marks.extend((self.scene.left & G::stars(task)).into_iter().map(|square| hint(Sign::Star(square))));
            }
            Goal::Judge(written) => marks.extend(arrows(Tone::Hint, &G::way(written))),
            Goal::Mark(_) => {
                marks.extend(self.marked.into_iter().map(|square| Mark::new(Tone::Good, Sign::Ring(square))));
            }
            _ => {}
        }
        marks.extend(G::goal_marks(self, untouched));
        if let Some(illegal) = self.explained() {
            marks.extend(G::refusal_marks(&illegal));
        }
        let refusal = |sign| Mark::new(Tone::Refusal, sign);
        match &self.notice {
            Some(Notice::NotMarked(square, None) | Notice::Misplaced(square, _)) => {
                marks.push(refusal(Sign::Cross(*square)));
            }
            Some(Notice::StandsStill(square)) => marks.push(refusal(Sign::Ring(*square))),
            Some(Notice::Look(Some(square))) => marks.push(hint(Sign::Frame(*square))),
            Some(Notice::Show(m)) => marks.extend(arrows(Tone::Hint, &G::path(&self.scene.setup, *m))),
            Some(Notice::ShowSquare(square)) => marks.push(hint(Sign::Ring(*square))),
            _ => {}
        }
        if let Phase::Missed(why) = self.phase {
            marks.extend(self.miss_marks(why));
        }
        marks
    }

    /// The refusal that is to be drawn: of a try, or of the move a question was about.
    pub fn explained(&self) -> Option<G::Illegal> {
        match (&self.notice, &self.level.goal, self.phase) {
            (Some(Notice::Refused(illegal) | Notice::NotMarked(_, Some(illegal))), ..) => Some(illegal.clone()),
            (Some(Notice::WrongAnswer(_)), Goal::Judge(m), _) | (_, Goal::Judge(m), Phase::Done(_)) => self.refusal(m),
            _ => None,
        }
    }

    /// What follows from the miss: the move that shows it, or the square it is about.
    fn miss_marks(&self, why: G::Miss) -> Vec<Mark> {
        let shown = self.reply.or(self.last_move.filter(|m| self.moves.last() != Some(m)));
        let mut marks = match shown {
            // On the board before it, the reply has a path; after it, its ends.
            Some(m) if self.reply.is_some() => arrows(Tone::Refusal, &G::path(&self.scene.setup, m)),
            Some(m) => vec![Mark::arrow(Tone::Refusal, G::ends(m).0, G::ends(m).1)],
            None => Vec::new(),
        };
        let squares = G::miss_squares(self, why, shown.is_some());
        marks.extend(squares.into_iter().map(|square| Mark::new(Tone::Refusal, Sign::Ring(square))));
        marks
    }
}
