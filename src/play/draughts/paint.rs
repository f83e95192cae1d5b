//! The session as a board shows it, and the moves as they are written.

use super::{Notice, Session};
use crate::board::{Mark, Movable, Numbering, Sign, State, Tone};
use crate::draughts::{CLASSICAS, Move, Path, Position, legality};
use crate::figures::{self, Targets};
use crate::square::{Square, SquareSet};

/// A capture on its way over the board: the piece goes from square to square, and what it jumps is lifted at the end.
/// JSS 2.7
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The game, which has been played already, is shown after so many plies when the walk is over.
    pub ply: usize,
    path: Path,
    /// The place on the path of the square that the piece has reached.
    at: usize,
}

impl Walk {
    /// The walk a hop further; `None` when the next hop is the last one, after which the position is on show.
    pub fn next(self) -> Option<Walk> {
        Some(Walk { at: self.at + 1, ..self }).filter(|walk| walk.at + 1 < walk.path.len())
    }
}

impl Session {
    /// The walk that leads from what was on show to what is: one move further, and more than one hop.
    pub fn walk_from(&self, before: &Session) -> Option<Walk> {
        if before.view + 1 != self.view || before.game.start() != self.game.start() {
            return None;
        }
        let m = self.last_move()?;
        let paths = before.position().paths(m);
        let walked = before.path.len().max(1);
        let path = paths.into_iter().find(|path| before.path.is_empty() || path.starts_with(&before.path))?;
        (walked + 1 < path.len()).then_some(Walk { ply: self.view, path, at: walked })
    }

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

    /// Brings the board in step with the session, or with a capture on its way there.
    pub fn paint(&self, board: &mut State, walk: Option<&Walk>) {
        let position = self.position();
        let walk = walk.filter(|walk| walk.ply == self.view);
        let before = walk.and_then(|walk| Some((self.game.position_at(walk.ply.checked_sub(1)?)?, walk)));
        let (on_way, path) = match before {
            Some((before, walk)) => (before, walk.path.get(..=walk.at).unwrap_or_default()),
            None => (position, self.path.as_slice()),
        };
        let placed =
            if path.len() > 1 { figures::draughts_under_way(on_way, path) } else { figures::draughts(position) };
        if board.figures != placed {
            board.place(placed);
        }
        let playable = walk.is_none() && self.is_live() && self.game.status().is_none() && !self.sites_turn();
        board.movable = if playable { Movable::Side(position.turn()) } else { Movable::Nobody };
        (board.destinations, board.captures) = if playable { self.targets(position) } else { Default::default() };
        board.last_move = match (path.first(), path.last()) {
            (Some(from), Some(to)) => Some((*from, *to)),
            _ => self.last_move().map(|m| (m.from, m.to)),
        };
        board.numbering = self.numbering();
        if let (Some(here), true) = (self.path.last(), playable) {
            board.selected = Some(*here);
        }
        board.marks = if walk.is_some() { jumped_marks(on_way, path) } else { self.marks() };
        if let Some(Notice::Refused(illegal)) = self.notice.as_ref().filter(|_| walk.is_none()) {
            board.refuse(figures::draughts_marks(illegal));
        }
    }

    /// Where each piece may go, the squares on the way too; and where its captures end. Of a capture under way what is
    /// left of it.
    fn targets(&self, position: &Position) -> (Targets, Targets) {
        let (mut ends, mut between) = figures::draughts_targets(position);
        if let (Some(from), Some(here)) = (self.path.first(), self.path.last()) {
            let (mut last, mut next) = (SquareSet::EMPTY, SquareSet::EMPTY);
            for m in position.legal_moves().into_iter().filter(|m| m.from == *from) {
                for path in position.paths(m) {
                    if let Some((end, rest)) = path.strip_prefix(&self.path[..]).and_then(<[Square]>::split_last) {
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
        let mut marks = jumped_marks(position, &self.path);
        if self.duty_on_show() {
            let (pieces, _) = self.duty();
            marks.extend(pieces.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Frame(square))));
        }
        let shown = match &self.notice {
            Some(Notice::Hint { m, .. }) => std::slice::from_ref(m),
            _ => self.which.as_slice(),
        };
        for m in shown {
            let paths = position.paths(*m);
            let path = paths.iter().find(|path| path.starts_with(&self.path)).or(paths.first());
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
