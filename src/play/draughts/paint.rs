//! The session on the board, and how moves are written.

use super::{Draughts, Notice, OwnNotice, Session};
use crate::board::{Figures, Mark, Numbering, Sign, State, Tone};
use crate::draughts::{Illegal, Move, Position, legality, legs};
use crate::figures::{self, Targets};
use crate::play::{Paint, Walk};
use crate::square::{Square, SquareSet};

/// The position on the board, and the squares that a piece has passed on it. It is on a walk or in the player's hand.
fn under_way<'a>(session: &'a Session, walk: Option<&'a Walk>) -> (&'a Position, &'a [Square]) {
    let walked = walk.and_then(|walk| Some((session.game.position_at(walk.ply.checked_sub(1)?)?, walk.so_far())));
    walked.unwrap_or_else(|| (session.position(), &session.own.path))
}

impl Paint for Draughts {
    fn figures(session: &Session, walk: Option<&Walk>) -> Figures {
        match under_way(session, walk) {
            (position, path) if path.len() > 1 => figures::draughts_under_way(position, path),
            (position, _) => figures::draughts(position),
        }
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::draughts_marks(illegal)
    }

    /// The walk to a position one move later, for a capture of more than one hop.
    fn walk(before: &Session, after: &Session) -> Option<Walk> {
        if before.view + 1 != after.view || before.game.start() != after.game.start() {
            return None;
        }
        let made = &before.own.path;
        let paths = before.position().paths(after.last_move()?);
        let path = paths.into_iter().find(|path| path.starts_with(made))?;
        Walk::new(after.view, path, made.len().max(1))
    }

    fn paint(session: &Session, walk: Option<&Walk>, playable: bool, board: &mut State) {
        let (position, path) = under_way(session, walk);
        (board.destinations, board.captures) = if playable { session.targets(position) } else { Default::default() };
        board.last_move = match (path.first(), path.last()) {
            (Some(from), Some(to)) => Some((*from, *to)),
            _ => session.last_move().map(|m| (m.from, m.to)),
        };
        board.numbering = session.numbering();
        if let (Some(here), true) = (session.own.path.last(), playable) {
            board.selected = Some(*here);
        }
        board.marks = if walk.is_some() { jumped_marks(position, path) } else { session.marks() };
    }
}

impl Session {
    /// How squares are called on the board.
    pub fn numbering(&self) -> Numbering {
        match (self.game.start().variant().is_classicas(), self.choices.letters) {
            (true, false) => Numbering::Draughts,
            (true, true) => Numbering::DraughtsLetters,
            (false, _) => Numbering::Algebraic,
        }
    }

    /// A move as it is written, in the names that the board shows.
    pub fn written(&self, position: &Position, m: Move) -> String {
        legality::written(position, m, self.numbering() == Numbering::DraughtsLetters)
    }

    /// An example of a written move, in the names on the board; the same in every position, so that it is no hint.
    pub fn example(&self) -> &'static str {
        match self.numbering() {
            Numbering::Draughts => "9-13",
            Numbering::DraughtsLetters => "h3-g4",
            Numbering::Algebraic => "c3-d4",
        }
    }

    /// A square in the name that the board shows.
    pub fn name(&self, square: Square) -> String {
        self.numbering().name(square).unwrap_or_default()
    }

    /// Where each piece may go, with the squares on the way, and where its captures end. Of a capture that has begun,
    /// the rest.
    fn targets(&self, position: &Position) -> (Targets, Targets) {
        let (mut ends, mut between) = figures::draughts_targets(position);
        if let (Some(from), Some(here)) = (self.own.path.first(), self.own.path.last()) {
            let (mut last, mut next) = (SquareSet::EMPTY, SquareSet::EMPTY);
            for m in position.legal_moves().into_iter().filter(|m| m.from == *from) {
                for path in position.paths(m) {
                    if let Some((end, rest)) = path.strip_prefix(&self.own.path[..]).and_then(<[Square]>::split_last) {
                        last = last.with(*end);
                        next = rest.iter().fold(next, |all, square| all.with(*square));
                    }
                }
            }
            (ends, between) = ([(*here, last)].into(), [(*here, next)].into());
        }
        let captures = if position.must_capture() { ends.clone() } else { Targets::new() };
        for (from, squares) in between {
            let all = ends.entry(from).or_default();
            *all |= squares;
        }
        (ends, captures)
    }

    fn marks(&self) -> Vec<Mark> {
        let position = self.position();
        let mut marks = jumped_marks(position, &self.own.path);
        if self.duty_on_show() {
            let (pieces, _) = self.duty();
            marks.extend(pieces.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Frame(square))));
        }
        let shown = match &self.notice {
            Some(Notice::Own(OwnNotice::Hint { m, .. })) => std::slice::from_ref(m),
            _ => self.own.which.as_slice(),
        };
        for m in shown {
            let paths = position.paths(*m);
            let path = paths.iter().find(|path| path.starts_with(&self.own.path)).or(paths.first());
            for (from, to) in path.into_iter().flat_map(|path| legs(path)) {
                let mark = Mark::arrow(Tone::Hint, from, to);
                if !marks.contains(&mark) {
                    marks.push(mark);
                }
            }
        }
        marks
    }
}

/// The pieces jumped so far are crossed out; they stay on the board until the capture is complete.
fn jumped_marks(position: &Position, path: &[Square]) -> Vec<Mark> {
    position.jumped(path).into_iter().map(|square| Mark::new(Tone::Hint, Sign::Cross(square))).collect()
}
