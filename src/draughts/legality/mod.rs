//! Why a move is refused: for any squares the legal move, how far it has come, or one reason with squares and article.
//!
//! The generator says what is legal, and what a forbidden capture would have taken. Absent: sentences, which are in
//! `locales/*/draughts/words.ftl` under the name [`Illegal::id`]; ends that the position does not show.
//!
//! # Which reason
//! The first of this list, because each question makes sense only after those above it:
//!
//! 1. Is there still a game? Is there a piece, and whose turn is it?
//! 2. Does the piece move in this way: on the diagonal, forward, so far, over this square? The first failing leg counts.
//! 3. Must something be captured, more of it, or something better? That forbids only a move that the piece could make.

mod drawing;
mod read;
mod reason;
mod sentence;

use super::moves::{Move, Path};
use super::position::{Position, on_last_row};
use super::trace::{Fit, Meant, Way, between, exactly, loosely, meant, strictly, ways};
use crate::square::{Square, SquareSet};

pub use drawing::Drawing;
pub use read::{MOST_WRITTEN, ReadError, read, written};
pub use reason::{Illegal, Occupant, Over, Reason, Standing};
pub use sentence::{Arg, Filling, message_ids};

/// How far a try has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It is complete.
    Move(Move),
    /// It goes on: the piece is on `at`, has jumped `captured`, and may touch one of `next`.
    Further { at: Square, captured: SquareSet, next: SquareSet },
    /// Several moves between these squares take different pieces.
    Which(Vec<Move>),
}

/// Judges any squares: first the piece's own, then each that it touches, or the final one at once. A move that can
/// still become a longer one is not complete. Without a square, any move may follow.
///
/// # Errors
/// The refusal, with one reason.
///
/// ```
/// use lance_legal::draughts::{CLASSICAS, Position, judge, numbered};
///
/// let position = Position::from_text(&CLASSICAS, "W:W10,9:B14").unwrap();
/// let path = [9, 13].map(|number| numbered(number).unwrap());
/// assert_eq!(judge(&position, &path).unwrap_err().id(), "draughts-must-capture");
/// ```
pub fn judge(position: &Position, path: &[Square]) -> Result<Step, Illegal> {
    Judge::new(position).judge(path, false).map_err(|reason| Illegal::new(position, reason))
}

/// [`judge`] for squares that are the whole move: a capture that stops too soon is refused.
///
/// # Errors
/// The refusal, with one reason.
pub fn judge_whole(position: &Position, path: &[Square]) -> Result<Step, Illegal> {
    Judge::new(position).judge(path, true).map_err(|reason| Illegal::new(position, reason))
}

/// Why the piece on this square may not move now; `None` if it may.
pub fn touch(position: &Position, square: Square) -> Option<Illegal> {
    Judge::new(position).touch(square).err().map(|reason| Illegal::new(position, reason))
}

struct Judge<'a> {
    position: &'a Position,
    legal: Vec<Move>,
    /// Every capture, also those that a better one forbids.
    captures: Vec<Move>,
}

impl Judge<'_> {
    fn new(position: &Position) -> Judge<'_> {
        Judge { position, legal: position.legal_moves(), captures: position.all_captures() }
    }

    fn standing(&self, square: Square) -> Standing {
        Standing { square, crowned: self.position.at(square).is_some_and(|man| man.crowned) }
    }

    fn judge(&self, path: &[Square], whole: bool) -> Result<Step, Reason> {
        self.goes_on()?;
        let Some((from, rest)) = path.split_first() else { return Ok(Step::Which(self.legal.clone())) };
        self.is_own(*from)?;
        let ways = ways(self.position, *from, &self.captures);
        let Some(to) = rest.last() else {
            self.touch(*from)?;
            return Ok(self.picked_up(*from, &ways));
        };
        if let [to] = rest
            && let Some(m) = self.legal.iter().find(|m| (m.from, m.to) == (*from, *to) && m.captured.is_empty())
        {
            return Ok(Step::Move(*m));
        }
        let (allowed, forbidden): (Vec<Way>, Vec<Way>) = ways.into_iter().partition(|way| self.legal.contains(&way.m));
        // A forbidden capture that fits exactly comes before an allowed one with squares left out.
        let fits: [[Fit; 2]; 2] = [[strictly, exactly], [loosely, loosely]];
        for [fits_allowed, fits_forbidden] in fits {
            if let Some(step) = self.allowed(meant(&allowed, path, fits_allowed), *to, whole) {
                return Ok(step);
            }
            if let Some(reason) = self.forbidden(meant(&forbidden, path, fits_forbidden), &allowed, whole) {
                return Err(reason);
            }
        }
        Err(self.wrong_leg(path, &forbidden, &allowed))
    }

    fn goes_on(&self) -> Result<(), Reason> {
        if !self.legal.is_empty() {
            return Ok(());
        }
        let loser = self.position.turn;
        let over = if self.position.of(loser).is_empty() { Over::NoPieces } else { Over::Blocked };
        Err(Reason::GameOver { over, loser })
    }

    fn is_own(&self, square: Square) -> Result<(), Reason> {
        if !self.position.variant.plays(square) {
            return Err(Reason::NotPlayed(square));
        }
        let turn = self.position.turn;
        match self.position.at(square) {
            None => Err(Reason::NoPiece(square)),
            Some(man) if man.color != turn => Err(Reason::NotYours { square, turn }),
            Some(_) => Ok(()),
        }
    }

    fn touch(&self, square: Square) -> Result<(), Reason> {
        self.goes_on()?;
        self.is_own(square)?;
        if self.legal.iter().any(|m| m.from == square) {
            return Ok(());
        }
        if self.captures.is_empty() {
            return Err(Reason::Stuck(self.standing(square)));
        }
        let tried = Meant { ends: ways(self.position, square, &self.captures), passes: Vec::new() };
        Err(self.forbidden(tried, &[], false).unwrap_or_else(|| self.must_capture(square, None)))
    }

    fn picked_up(&self, from: Square, ways: &[Way]) -> Step {
        let steps = self.legal.iter().filter(|m| m.from == from && m.captured.is_empty()).map(|m| m.to);
        let captures = ways.iter().filter(|way| self.legal.contains(&way.m)).filter_map(|way| way.path.get(1).copied());
        Step::Further { at: from, captured: SquareSet::EMPTY, next: steps.chain(captures).collect() }
    }

    fn allowed(&self, meant: Meant, to: Square, whole: bool) -> Option<Step> {
        let mut ends = meant.ends.iter().map(|way| way.m);
        let one = ends.next();
        let only = one.filter(|_| meant.ends.len() == 1);
        let others = meant.passes.iter().any(|(way, _)| Some(way.m) != only);
        if let Some(m) = only.filter(|_| whole || !others) {
            return Some(Step::Move(m));
        }
        if !whole && !meant.passes.is_empty() {
            let mut next = SquareSet::EMPTY;
            let mut captured = SquareSet(u64::MAX);
            for (way, place) in &meant.passes {
                next = way.path.get(place + 1).map_or(next, |square| next.with(*square));
                captured = captured & self.position.jumped(way.path.get(..=*place).unwrap_or_default());
            }
            return Some(Step::Further { at: to, captured, next });
        }
        one.map(|first| Step::Which(std::iter::once(first).chain(ends).collect()))
    }

    /// The rule that forbids these captures, for the best of them.
    fn forbidden(&self, tried: Meant, allowed: &[Way], whole: bool) -> Option<Reason> {
        let passing = tried.passes.into_iter().map(|(way, _)| way).filter(|_| !whole);
        let better = |best: Way, way: Way| match value(self.position, way.m) > value(self.position, best.m) {
            true => way,
            false => best,
        };
        let way = tried.ends.into_iter().chain(passing).reduce(better)?;
        let goes_on = allowed.iter().find(|other| other.path.starts_with(&way.path));
        let best_path = match goes_on.or(allowed.first()) {
            Some(other) => other.path.clone(),
            None => self.position.paths(*self.legal.first()?).into_iter().next()?,
        };
        let piece = self.standing(way.m.from);
        let best = self.standing(*best_path.first()?);
        let (count, damas) = value(self.position, way.m);
        let (most, most_damas) = value(self.position, *self.legal.first()?);
        Some(if count < most {
            let goes_on = goes_on.is_some();
            Reason::MustCaptureMore { piece, best, tried: count, most, tried_path: way.path, best_path, goes_on }
        } else {
            Reason::MustCaptureBetter { piece, best, tried: damas, most: most_damas, tried_path: way.path, best_path }
        })
    }

    fn must_capture(&self, from: Square, to: Option<Square>) -> Reason {
        let squares: SquareSet = self.legal.iter().map(|m| m.from).collect();
        let pieces = squares.into_iter().map(|square| self.standing(square)).collect();
        Reason::MustCapture { from, to, pieces, best: self.legal.clone() }
    }

    /// The reason of the first wrong leg, where no capture goes along these squares.
    fn wrong_leg(&self, path: &[Square], forbidden: &[Way], allowed: &[Way]) -> Reason {
        // Where the squares leave the last capture that fits, the wrong leg begins.
        let all: Vec<Way> = forbidden.iter().chain(allowed).cloned().collect();
        let mut walked: Path = path.iter().copied().take(1).collect();
        for (place, to) in path.iter().enumerate().skip(1) {
            let so_far = meant(&all, path.get(..=place).unwrap_or_default(), loosely);
            let way = so_far.passes.first().map(|(way, place)| way.path.get(..=*place).unwrap_or_default());
            match way.or(so_far.ends.first().map(|way| way.path.as_slice())) {
                Some(way) => walked = way.to_vec(),
                None => return self.leg(&walked, *to, path.get(place + 1).copied()),
            }
        }
        // Each leg is part of a capture, but no capture has them all: the last leg counts.
        let to = path.last().copied().unwrap_or(walked[0]);
        self.leg(&walked, to, None)
    }

    /// Why the piece does not go on from the last of these squares.
    fn leg(&self, walked: &[Square], to: Square, after: Option<Square>) -> Reason {
        let position = self.position;
        let (Some(from), Some(at)) = (walked.first().copied(), walked.last().copied()) else {
            return Reason::NotPlayed(to);
        };
        let piece = self.standing(from);
        let done = position.jumped(walked);
        if !position.variant.plays(to) {
            return Reason::NotPlayed(to);
        }
        if to == at {
            return Reason::SameSquare { piece };
        }
        let back = (to.rank_from(position.turn) - at.rank_from(position.turn)) < 0;
        let distance = (to.file() - at.file()).abs();
        if distance != (to.rank() - at.rank()).abs() {
            return Reason::NotDiagonal { piece, to };
        }
        if !piece.crowned {
            let ended = !position.variant.men_capture_back && on_last_row(position.turn, at);
            if ended && !done.is_empty() {
                return Reason::CrowningEnds { piece, at, to };
            }
        }
        let line = between(at, to);
        let (mut pending, mut fresh) = (None, SquareSet::EMPTY);
        // Men that capture backwards still step forward only.
        let bare = line.iter().chain([&to]).all(|square| !position.occupied().contains(*square));
        let backwards = !piece.crowned && back && (bare || !position.variant.men_capture_back);
        if backwards && let Some(reason) = self.backwards(piece, at, to, &line, done) {
            return reason;
        }
        for square in line.iter().copied() {
            if square == from || !position.occupied().contains(square) {
                pending = None;
                continue;
            }
            if position.of(position.turn).contains(square) {
                return Reason::OwnPiece { piece, over: square, to };
            }
            let old = (done | fresh).contains(square);
            match pending {
                _ if old && pending.is_none() => return Reason::Twice { piece, over: square, to },
                Some(_) if old => return Reason::StillThere { piece, by: square, to },
                Some(over) => return Reason::TwoInARow { piece, over, and: square, to },
                None => {}
            }
            pending = Some(square);
            fresh = fresh.with(square);
        }
        if to != from && position.occupied().contains(to) {
            let own = position.of(position.turn).contains(to);
            return match pending {
                _ if (done | fresh).contains(to) => Reason::StillThere { piece, by: to, to },
                Some(over) if !own => Reason::TwoInARow { piece, over, and: to, to },
                _ if own => Reason::Occupied { piece, to, by: Occupant::Own },
                _ if !piece.crowned && distance > 1 => Reason::TooFar { piece, to, jumps: !fresh.is_empty() },
                _ => Reason::Occupied { piece, to, by: self.behind(from, at, to) },
            };
        }
        if !piece.crowned && (distance > 2 || distance == 2 && fresh.is_empty()) {
            return Reason::TooFar { piece, to, jumps: !fresh.is_empty() };
        }
        if !done.is_empty() {
            return Reason::NothingToJump { piece, at, to, captured: true };
        }
        // The piece can make this step. Without a capture on the board the step was legal, but not the squares after
        // it.
        match after {
            Some(after) if self.captures.is_empty() => {
                Reason::NothingToJump { piece, at: to, to: after, captured: false }
            }
            _ => self.must_capture(from, Some(to)),
        }
    }

    /// Whether the piece on `to` could be jumped from `at`, by a piece that first stood on `from`.
    fn behind(&self, from: Square, at: Square, to: Square) -> Occupant {
        let behind = to.offset((to.file() - at.file()).signum(), (to.rank() - at.rank()).signum());
        let free = |square: Square| square == from || !self.position.occupied().contains(square);
        if behind.is_some_and(free) { Occupant::Theirs } else { Occupant::Shut }
    }

    /// The reason for a man that goes backwards.
    fn backwards(&self, piece: Standing, at: Square, to: Square, line: &[Square], done: SquareSet) -> Option<Reason> {
        let position = self.position;
        if to != piece.square && position.of(position.turn).contains(to) {
            return None;
        }
        if line.is_empty() && position.of(!position.turn).contains(to) && !done.contains(to) {
            return Some(Reason::CaptureBackwards { piece, over: to, to });
        }
        match line {
            [over] if position.of(!position.turn).contains(*over) && !done.contains(*over) => {
                Some(Reason::CaptureBackwards { piece, over: *over, to })
            }
            [over] if position.of(position.turn).contains(*over) => None,
            _ if !done.is_empty() => Some(Reason::NothingToJump { piece, at, to, captured: true }),
            _ => Some(Reason::Backwards { piece, to }),
        }
    }
}

/// How many pieces a capture takes, and how many damas where they count. JSS 2.8.2, 2.8.3
fn value(position: &Position, m: Move) -> (usize, usize) {
    let valued = if position.variant.quality { position.damas[!position.turn] } else { SquareSet::EMPTY };
    (m.captured.len(), (m.captured & valued).len())
}
