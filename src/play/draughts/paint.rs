//! The session as a board shows it, and the moves as they are written.

use super::{Notice, OwnNotice, Session};
use crate::board::{Mark, Numbering, Sign, State, Tone};
use crate::draughts::{CLASSICAS, Move, Position, legality};
use crate::figures::{self, Targets};
use crate::play::Walk;
use crate::square::{Square, SquareSet};

/// The position on the board and the squares that a piece has gone over on it, on the walk or in the player's hand.
pub(super) fn under_way<'a>(session: &'a Session, walk: Option<&'a Walk>) -> (&'a Position, &'a [Square]) {
    let walked = walk.and_then(|walk| Some((session.game.position_at(walk.ply.checked_sub(1)?)?, walk.so_far())));
    walked.unwrap_or_else(|| (session.position(), &session.own.path))
}

/// The capture that leads from what was on show to what is: one move further, and more than one hop.
pub(super) fn walk(before: &Session, after: &Session) -> Option<Walk> {
    if before.view + 1 != after.view || before.game.start() != after.game.start() {
        return None;
    }
    let made = &before.own.path;
    let paths = before.position().paths(after.last_move()?);
    let path = paths.into_iter().find(|path| path.starts_with(made))?;
    Walk::new(after.view, path, made.len().max(1))
}

/// What a board shows of draughts besides the figures.
pub(super) fn paint(session: &Session, walk: Option<&Walk>, playable: bool, board: &mut State) {
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

impl Session {
    /// How squares are called on the board.
    pub fn numbering(&self) -> Numbering {
        match (std::ptr::eq(self.game.start().variant(), &CLASSICAS), self.choices.letters) {
            (true, false) => Numbering::Draughts,
            (true, true) => Numbering::DraughtsLetters,
            (false, _) => Numbering::Algebraic,
        }
    }

    /// A move as it is written, in the names that the board shows.
    pub fn written(&self, position: &Position, m: Move) -> String {
        legality::written(position, m, self.numbering() == Numbering::DraughtsLetters)
    }

    /// How a move looks in the names that the board shows; the same in every position, so that it gives nothing away.
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

    /// Where each piece may go, the squares on the way too; and where its captures end. Of a capture under way what is
    /// left of it.
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
            for hop in path.iter().flat_map(|path| path.windows(2)) {
                if let [from, to] = *hop {
                    let mark = Mark::arrow(Tone::Hint, from, to);
                    if !marks.contains(&mark) {
                        marks.push(mark);
                    }
                }
            }
        }
        marks
    }
}

/// What was jumped so far stays until the capture is complete, crossed out.
fn jumped_marks(position: &Position, path: &[Square]) -> Vec<Mark> {
    jumped(position, path).into_iter().map(|square| Mark::new(Tone::Hint, Sign::Cross(square))).collect()
}

/// The pieces on the way from each square of the path to the next.
fn jumped(position: &Position, path: &[Square]) -> SquareSet {
    let mut jumped = SquareSet::EMPTY;
    for hop in path.windows(2) {
        let [from, to] = *hop else { continue };
        let (files, ranks) = ((to.file() - from.file()).signum(), (to.rank() - from.rank()).signum());
        let mut step = from.offset(files, ranks);
        while let Some(square) = step.filter(|square| *square != to) {
            if position.at(square).is_some() {
                jumped = jumped.with(square);
            }
            step = square.offset(files, ranks);
        }
    }
    jumped
}
