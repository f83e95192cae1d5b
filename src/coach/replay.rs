//! Plays a statement over again by the rules, and asks whether what it says is there to be seen.

use std::fmt;

use super::mate::{forced_mate, gives_mate, is_mate, is_mated};
use super::motif::Walk;
use super::reason::{Reason, Statement};
use super::sight::{
    attackers, balance, exchange, gain, is_back_rank_mate, is_passed, nets, passed, reach, standing, taken,
};
use crate::chess::legality::Standing;
use crate::chess::{Position, Role, chess960, geometry};
use crate::color::Color;

/// What of a statement cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unshown {
    /// The move of the line with this index is not legal, or there is none.
    Line(usize),
    /// A piece does not stand where it is said to, at any moment of the line.
    Standing(Standing),
    /// A piece that the sentence needs is not named.
    Missing,
    /// The line does not end in what is claimed.
    Claim(Reason),
}

impl fmt::Display for Unshown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Unshown::Line(at) => write!(f, "move {} of the line cannot be played", at + 1),
            Unshown::Standing(man) => write!(f, "no {} on {}", man.role.name(), man.square),
            Unshown::Missing => f.write_str("a piece is not named"),
            Unshown::Claim(reason) => write!(f, "the line does not show {}", reason.name()),
        }
    }
}

impl std::error::Error for Unshown {}

const MATE_NODES: u64 = 200_000;

impl Statement {
    /// Whether the rules can show this statement of a move in the position before it.
    pub fn replay(&self, before: &Position) -> Result<(), Unshown> {
        let walk = Walk::new(before, &self.line, 0);
        if walk.moves.len() < self.line.len() || self.line.is_empty() {
            return Err(Unshown::Line(walk.moves.len()));
        }
        for man in [self.by, self.piece, self.other].into_iter().flatten() {
            if !walk
                .positions
                .iter()
                .any(|position| standing(position, man.square).is_some_and(|there| there.role == man.role))
            {
                return Err(Unshown::Standing(man));
            }
        }
        let shown = self.shown(before, &walk).ok_or(Unshown::Missing)?;
        shown.then_some(()).ok_or(Unshown::Claim(self.reason))
    }

    /// `None` where a piece that is spoken of is not named.
    fn shown(&self, before: &Position, walk: &Walk) -> Option<bool> {
        let (first, last) = (&walk.positions[1], walk.positions.last()?);
        let m = self.line[0];
        let us = before.turn();
        let mates = |moves: u32| is_mate(last) && forced_mate(first, moves, &mut { MATE_NODES }).is_some();
        let answers = (self.line.len() / 2) as u32;
        Some(match self.reason {
            Reason::AllowsMateInOne => answers == 1 && mates(1),
            Reason::AllowsMateInTwo => answers == 2 && mates(2),
            Reason::AllowsMate | Reason::CannotStopMate => mates(answers),
            Reason::AllowsBackRankMateInOne => answers == 1 && mates(1) && is_back_rank_mate(last),
            Reason::AllowsBackRankMateInTwo => answers == 2 && mates(2) && is_back_rank_mate(last),
            Reason::AllowsBackRankMate => mates(answers) && is_back_rank_mate(last),
            Reason::Mates => is_mate(last) && self.line.len() == 1,
            Reason::BackRankMates => is_back_rank_mate(last) && self.line.len() == 1,
            Reason::MissesMate => {
                is_mate(last) && forced_mate(before, self.line.len().div_ceil(2) as u32, &mut { MATE_NODES }).is_some()
            }
            Reason::ForcesMateInTwo => {
                is_mate(last) && self.line.len() == 3 && is_mated(first, 1, &mut { MATE_NODES }).is_some()
            }
            Reason::ForcesMate => is_mate(last) && is_mated(first, answers, &mut { MATE_NODES }).is_some(),
            Reason::Stalemates | Reason::SavesByStalemate => !last.has_legal_moves() && !last.in_check(),
            Reason::ThreatensMate => {
                let by = self.by?.square;
                passed(first)
                    .is_some_and(|next| next.legal_moves().into_iter().any(|m| m.from == by && gives_mate(&next, m)))
            }
            Reason::PreventsMate => {
                let mate = |position: &Position| forced_mate(position, 2, &mut { MATE_NODES }).is_some();
                passed(before).is_some_and(|threat| mate(&threat)) && !mate(first)
            }
            Reason::StopsPawn => {
                let pawn = self.piece?.square;
                let promotes = |position: &Position| {
                    position
                        .legal_moves()
                        .into_iter()
                        .any(|m| m.from == pawn && m.promotion.is_some() && nets(position, m) >= 200)
                };
                passed(before).is_some_and(|threat| promotes(&threat)) && !promotes(first)
            }
            Reason::LeavesUnprotected | Reason::LeavesUnderprotected | Reason::LosesGuard => {
                let answer = *self.line.get(1)?;
                let prey = self.piece?;
                let left = self.reason != Reason::LosesGuard
                    || reach(before, m.from).contains(prey.square) && !reach(first, m.to).contains(prey.square);
                let back = walk.positions.get(2)?;
                let free = self.reason != Reason::LeavesUnprotected || exchange(back, answer.to) == 0;
                taken(first, answer) == Some(prey) && left && free && wins(before, walk, !us)
            }
            Reason::TakesUnprotected | Reason::TakesMore | Reason::MissesCapture => {
                taken(before, m) == Some(self.piece?) && nets(before, m) >= 100
            }
            Reason::AllowsFork | Reason::Forks => {
                let (by, piece, other) = (self.by?, self.piece?, self.other?);
                let sees = |position: &Position| {
                    let reach = reach(position, by.square);
                    reach.contains(piece.square) && reach.contains(other.square)
                };
                self.holds_in(walk, by, sees) && self.wins(before, walk, us)
            }
            Reason::AllowsSkewer | Reason::Skewers | Reason::AllowsPin | Reason::Pins => {
                let (by, piece, other) = (self.by?, self.piece?, self.other?);
                let lined = geometry::between(by.square, other.square).contains(piece.square);
                lined
                    && self.holds_in(walk, by, |position| reach(position, by.square).contains(piece.square))
                    && self.wins(before, walk, us)
            }
            Reason::AllowsDiscovery | Reason::Discovers | Reason::AllowsTrap | Reason::Traps => {
                let (by, piece) = (self.by?, self.piece?);
                self.holds_in(walk, by, |position| reach(position, by.square).contains(piece.square))
                    && self.wins(before, walk, us)
            }
            Reason::AllowsGuardTaken | Reason::TakesGuard | Reason::AllowsDeflection | Reason::Deflects => {
                let (guard, other) = (self.piece?, self.other?);
                let guards = |position: &Position| reach(position, guard.square).contains(other.square);
                self.holds_in(walk, guard, guards) && self.wins(before, walk, us)
            }
            Reason::LetsPawnThrough | Reason::Promotes => {
                self.line.last()?.promotion.is_some() && self.wins(before, walk, us)
            }
            Reason::SavesPiece => {
                let man = self.piece?;
                let risk = passed(before).map_or(0, |threat| exchange(&threat, man.square));
                man.square == m.from && risk >= 100 && exchange(first, m.to) < 100
            }
            Reason::Protects => {
                let man = self.piece?;
                let risk = passed(before).map_or(0, |threat| exchange(&threat, man.square));
                risk >= 100 && exchange(first, man.square) < 100 && attackers(first, man.square, us).contains(m.to)
            }
            Reason::Attacks => {
                let (by, prey) = (self.by?, self.piece?);
                passed(first).is_some_and(|next| {
                    next.legal_moves()
                        .into_iter()
                        .any(|m| m.from == by.square && taken(&next, m) == Some(prey) && nets(&next, m) >= 200)
                })
            }
            Reason::Trades => {
                self.line.len() == 2
                    && taken(before, m) == Some(self.piece?)
                    && gain(first, self.line[1]) == gain(before, m)
            }
            Reason::AdvancesPassedPawn => is_passed(first, m.to),
            Reason::OnlyMove => before.legal_moves().len() == 1,
            Reason::Castles => chess960::castled(before, m).is_some(),
            Reason::Develops => {
                matches!(before.piece_at(m.from)?.role, Role::Knight | Role::Bishop) && m.from.rank_from(us) == 0
            }
            Reason::TakesCenter => matches!((m.to.file(), m.to.rank()), (3 | 4, 3 | 4)),
        })
    }

    /// Whether it is so at a moment of the line when this piece stands where it is said to.
    fn holds_in(&self, walk: &Walk, man: Standing, so: impl Fn(&Position) -> bool) -> bool {
        let there = |position: &&Position| standing(position, man.square).is_some_and(|other| other.role == man.role);
        walk.positions.iter().filter(there).any(so)
    }

    /// Whether the line wins for the side that the reason says it does.
    fn wins(&self, before: &Position, walk: &Walk, us: Color) -> bool {
        wins(before, walk, if self.reason.is_mistake() { !us } else { us })
    }
}

/// Whether this side has won a pawn's worth or more at the end of the line, and keeps it when the other side takes what
/// it can at once.
fn wins(before: &Position, walk: &Walk, side: Color) -> bool {
    let (m, first) = (walk.moves[0], &walk.positions[1]);
    let start = match walk.moves.get(1) {
        // What a mistake has taken is given back by a capture on its square alone.
        Some(answer) if side != before.turn() && answer.to != m.to => first,
        _ => before,
    };
    let walk = Walk { side, base: balance(start, side), ..walk.clone() };
    walk.settled(walk.moves.len()) >= 100
}
