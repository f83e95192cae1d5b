//! What happens in a line of moves: who wins what, and by which device. Motivos táticos.
//!
//! A line begins with a move of the side that profits. The same questions explain a mistake, whose line is the answer to
//! it, and a good move, whose line is the move itself and what follows.

use super::reason::Reason;
use super::sight::{
    attackers, balance, best_capture, captures_on, gain, lines_of, men, nets, passed, reach, slides, standing, taken,
    worth,
};
use crate::chess::legality::Standing;
use crate::chess::{Move, Position, Role, geometry};
use crate::color::Color;
use crate::square::Square;

/// A line and the positions on its way: one more than moves.
#[derive(Clone, Debug)]
pub struct Walk {
    pub moves: Vec<Move>,
    pub positions: Vec<Position>,
    pub side: Color,
    /// What the side had more than the other where counting begins.
    pub base: i32,
}

/// A device; of several in one line the first of this list is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Device {
    Hanging,
    Underprotected,
    Fork,
    Skewer,
    Pin,
    Discovery,
    GuardTaken,
    Deflection,
    Trap,
    Promotion,
}

impl Device {
    /// Whether a man attacks two others at once, in a line or not.
    pub const fn attacks(self) -> bool {
        matches!(self, Device::Fork | Device::Skewer | Device::Pin | Device::Discovery)
    }

    /// The reason that says a move allows it.
    pub const fn allowed(self) -> Reason {
        match self {
            Device::Hanging => Reason::LeavesUnprotected,
            Device::Underprotected => Reason::LeavesUnderprotected,
            Device::Fork => Reason::AllowsFork,
            Device::Skewer => Reason::AllowsSkewer,
            Device::Pin => Reason::AllowsPin,
            Device::Discovery => Reason::AllowsDiscovery,
            Device::GuardTaken => Reason::AllowsGuardTaken,
            Device::Deflection => Reason::AllowsDeflection,
            Device::Trap => Reason::AllowsTrap,
            Device::Promotion => Reason::LetsPawnThrough,
        }
    }

    /// The reason that says a move uses it.
    pub const fn used(self) -> Reason {
        match self {
            Device::Hanging => Reason::TakesUnprotected,
            Device::Underprotected => Reason::TakesMore,
            Device::Fork => Reason::Forks,
            Device::Skewer => Reason::Skewers,
            Device::Pin => Reason::Pins,
            Device::Discovery => Reason::Discovers,
            Device::GuardTaken => Reason::TakesGuard,
            Device::Deflection => Reason::Deflects,
            Device::Trap => Reason::Traps,
            Device::Promotion => Reason::Promotes,
        }
    }
}

/// A device where it is used.
#[derive(Clone, Copy, Debug)]
pub struct Motif {
    pub device: Device,
    /// The move of the line that uses it, and how many moves of the line show what it brings.
    pub at: usize,
    pub end: usize,
    pub by: Option<Standing>,
    pub piece: Option<Standing>,
    pub other: Option<Standing>,
}

impl Motif {
    /// `men`: by whom, to whom, and the other one; as the fields have them.
    fn new(device: Device, at: usize, end: usize, men: [Option<Standing>; 3]) -> Motif {
        let [by, piece, other] = men;
        Motif { device, at, end, by, piece, other }
    }
}

impl Walk {
    /// Walks as far as the moves are legal. `base` is [`balance`] where counting begins.
    pub fn new(start: &Position, moves: &[Move], base: i32) -> Walk {
        let mut walk = Walk { moves: Vec::new(), positions: vec![*start], side: start.turn(), base };
        let mut position = *start;
        for m in moves {
            let Ok(after) = position.play(*m) else { break };
            walk.moves.push(*m);
            walk.positions.push(after);
            position = after;
        }
        walk
    }

    /// What the side has won after so many moves of the line, less what the other takes back at once.
    pub fn settled(&self, moves: usize) -> i32 {
        let Some(position) = self.positions.get(moves) else { return 0 };
        let won = balance(position, self.side) - self.base;
        let back = if position.turn() == self.side { 0 } else { best_capture(position).map_or(0, |(_, won)| won) };
        won - back
    }

    /// The most that any of the side's moves of the line settles.
    pub fn won(&self) -> i32 {
        self.won_within(self.moves.len())
    }

    /// The most that is settled by one of the side's moves among the first so many.
    pub fn won_within(&self, plies: usize) -> i32 {
        (1..=plies.min(self.moves.len())).step_by(2).map(|moves| self.settled(moves)).max().unwrap_or(0)
    }

    /// Every device in the line.
    pub fn motifs(&self) -> Vec<Motif> {
        let mut motifs = Vec::new();
        for at in (0..self.moves.len()).step_by(2) {
            motifs.extend(self.capture(at));
            motifs.extend(self.fork(at));
            motifs.extend(self.skewer(at));
            motifs.extend(self.discovery(at));
            motifs.extend(self.pin(at));
            motifs.extend(self.guard_taken(at));
            motifs.extend(self.deflection(at));
            motifs.extend(self.trap(at));
            motifs.extend(self.promotion(at));
        }
        motifs
    }

    /// The man taken by the move at this place.
    fn taken(&self, at: usize) -> Option<Standing> {
        taken(self.positions.get(at)?, *self.moves.get(at)?)
    }

    /// Simply takes something: it stands without protection, or the exchange pays.
    fn capture(&self, at: usize) -> Option<Motif> {
        if at > 0 {
            return None;
        }
        let (m, position) = (self.moves[at], &self.positions[at]);
        let prey = self.taken(at)?;
        let by = standing(position, m.from);
        let after = &self.positions[at + 1];
        if nets(position, m) < 100 {
            return None;
        }
        // The other side may take something in between, and lose it again.
        let end = [at + 1, at + 3].into_iter().find(|end| self.settled(*end) >= 100)?;
        let free = captures_on(after, m.to).is_empty();
        let device = if free { Device::Hanging } else { Device::Underprotected };
        Some(Motif::new(device, at, end, [by, Some(prey), None]))
    }

    /// The first later move of the man that has arrived with the move at this place, before it is taken.
    fn next_of(&self, at: usize) -> Option<usize> {
        let square = self.moves[at].to;
        let met = (at + 1..self.moves.len())
            .find(|next| self.moves[*next].from == square || self.moves[*next].to == square)?;
        matches!(met - at, 2 | 4).then_some(met)
    }

    /// Attacks two at once, and takes one of them; or one of them takes it, and is taken.
    fn fork(&self, at: usize) -> Option<Motif> {
        let after = &self.positions[at + 1];
        let square = self.moves[at].to;
        let by = standing(after, square)?;
        let (next, hit) = match (self.next_of(at), self.moves.get(at + 1), self.moves.get(at + 2)) {
            (Some(next), ..) => (next, self.taken(next)?),
            (None, Some(back), Some(again)) if back.to == square && again.to == square => {
                (at + 2, standing(after, back.from).filter(|man| man.role != Role::King)?)
            }
            _ => return None,
        };
        let targets = reach(after, square) & men(after, !self.side);
        if !targets.contains(hit.square) || standing(after, hit.square) != Some(hit) || self.settled(next + 1) < 100 {
            return None;
        }
        let other = targets
            .without(hit.square)
            .into_iter()
            .filter_map(|target| standing(after, target))
            .filter(|target| self.is_prong(after, by, *target))
            .max_by_key(|target| if target.role == Role::King { 1000 } else { worth(target.role) })?;
        Some(Motif::new(Device::Fork, at, next + 1, [Some(by), Some(other), Some(hit)]))
    }

    /// Whether a man attacked by this one must mind it: the king, a man worth more, or one without protection.
    fn is_prong(&self, position: &Position, by: Standing, target: Standing) -> bool {
        target.role == Role::King
            || by.role != Role::King && worth(target.role) > worth(by.role)
            || (worth(target.role) >= 100 && attackers(position, target.square, !self.side).is_empty())
    }

    /// The front man leaves the line, and what stood behind is taken.
    fn skewer(&self, at: usize) -> Option<Motif> {
        let end = at + 2;
        let (away, takes) = (self.moves.get(at + 1)?, self.moves.get(end)?);
        let before = &self.positions[at + 1];
        let by = standing(before, takes.from).filter(|by| slides(by.role))?;
        let front = standing(before, away.from)?;
        let behind = self.taken(end).filter(|prey| prey.square == takes.to)?;
        let line = lines_of(before, takes.from).into_iter().find(|line| line.front.square == front.square)?;
        let valuable = front.role == Role::King || worth(front.role) >= worth(behind.role);
        let real = line.behind.square == behind.square && valuable && nets(&self.positions[end], *takes) > 0;
        real.then_some(Motif::new(Device::Skewer, at, end + 1, [Some(by), Some(front), Some(behind)]))
    }

    /// A man leaves the line of another of its side, which so attacks.
    fn discovery(&self, at: usize) -> Option<Motif> {
        let (m, before, after) = (self.moves[at], &self.positions[at], &self.positions[at + 1]);
        let mover = standing(after, m.to);
        let uncovered = |from: Square, to: Square| {
            geometry::between(from, to).contains(m.from)
                && m.to != from
                && standing(before, from).is_some_and(|man| slides(man.role))
        };
        if let Some(checker) =
            after.checkers().without(m.to).first().filter(|from| uncovered(*from, after.king(!self.side)))
        {
            let next = (at + 2..self.moves.len()).step_by(2).find(|next| self.taken(*next).is_some())?;
            let king = standing(after, after.king(!self.side));
            return Some(Motif::new(Device::Discovery, at, next + 1, [standing(after, checker), king, mover]));
        }
        let next = at + 2;
        let takes = self.moves.get(next)?;
        let prey = self.taken(next)?;
        let men = [standing(after, takes.from), Some(prey), mover];
        let real = uncovered(takes.from, takes.to) && standing(after, takes.to) == Some(prey);
        real.then_some(Motif::new(Device::Discovery, at, next + 1, men))
    }

    /// A man that may not move is taken, or cannot take back.
    fn pin(&self, at: usize) -> Option<Motif> {
        let prey = self.taken(at)?;
        let (m, before, after) = (self.moves[at], &self.positions[at], &self.positions[at + 1]);
        let pinned = |position: &Position, square: Square| {
            men(position, self.side)
                .into_iter()
                .flat_map(|from| lines_of(position, from))
                .find(|line| line.front.square == square && line.behind.role == Role::King)
        };
        // What protects the square and is pinned to its king, so that nobody takes back.
        if captures_on(after, m.to).is_empty() {
            let guards = attackers(after, m.to, !self.side).without(after.king(!self.side));
            let line = guards.into_iter().find_map(|guard| pinned(after, guard));
            if let Some(line) = line {
                return Some(Motif::new(Device::Pin, at, at + 1, [line.by, line.front, line.behind].map(Some)));
            }
        }
        if at < 2 {
            return None;
        }
        // The pinned man stays and is taken, or it goes along the line, to the very man that pins it perhaps.
        let earlier = &self.positions[at - 1];
        let went = self.moves[at - 1];
        let from = if went.to == prey.square { went.from } else { prey.square };
        let front = standing(earlier, from).filter(|front| front.role == prey.role)?;
        let line = men(earlier, self.side)
            .into_iter()
            .flat_map(|square| lines_of(earlier, square))
            .find(|line| line.front == front && outweighs(line.behind, front))?;
        let along =
            went.to == line.by.square || geometry::between(line.by.square, line.behind.square).contains(went.to);
        let real = (from == prey.square || along) && nets(before, m) > 0;
        real.then_some(Motif::new(Device::Pin, at - 2, at + 1, [line.by, line.front, line.behind].map(Some)))
    }

    /// Takes what protects another man, and then that one.
    fn guard_taken(&self, at: usize) -> Option<Motif> {
        let guard = self.taken(at)?;
        let next = at + 2;
        let prey = self.taken(next)?;
        let (m, before) = (self.moves[at], &self.positions[at]);
        let guarded = prey.square != m.to
            && standing(before, prey.square) == Some(prey)
            && reach(before, guard.square).contains(prey.square)
            && reach(before, self.moves[next].from).contains(prey.square)
            && nets(before, Move { promotion: None, ..self.moves[next] }) <= 0;
        let men = [standing(before, m.from), Some(guard), Some(prey)];
        guarded.then_some(Motif::new(Device::GuardTaken, at, next + 1, men))
    }

    /// The man that protected another has to leave, and that other is taken.
    fn deflection(&self, at: usize) -> Option<Motif> {
        let next = at + 2;
        let (m, before, after) = (self.moves[at], &self.positions[at], &self.positions[at + 1]);
        let left = *self.moves.get(at + 1)?;
        let prey = self.taken(next)?;
        let guard = standing(after, left.from)?;
        let lured = left.to == m.to || after.in_check();
        let real = lured
            && prey.square != left.to
            && standing(before, prey.square) == Some(prey)
            && reach(after, left.from).contains(prey.square)
            && !reach(&self.positions[next], left.to).contains(prey.square)
            && nets(&self.positions[next], self.moves[next]) >= 100;
        let men = [standing(after, m.to), Some(guard), Some(prey)];
        real.then_some(Motif::new(Device::Deflection, at, next + 1, men))
    }

    /// Attacks a man that has nowhere to go.
    fn trap(&self, at: usize) -> Option<Motif> {
        let (m, after) = (self.moves[at], &self.positions[at + 1]);
        let next = at + 2;
        let prey = self.taken(next)?;
        // It may have tried to run.
        let from = if self.moves[at + 1].to == prey.square { self.moves[at + 1].from } else { prey.square };
        let caught = standing(after, from)?;
        if worth(caught.role) < 300 || !reach(after, m.to).contains(from) || after.in_check() {
            return None;
        }
        let threat = passed(after)?;
        let loses = captures_on(&threat, from).into_iter().map(|m| nets(&threat, m)).max()? > 0;
        let stuck = after.legal_moves().into_iter().filter(|m| m.from == from).all(|m| {
            after.play(m).is_ok_and(|away| {
                gain(after, m) - captures_on(&away, m.to).into_iter().map(|m| nets(&away, m)).max().unwrap_or(0) < -50
            })
        });
        let men = [standing(after, m.to), Some(caught), None];
        (loses && stuck).then_some(Motif::new(Device::Trap, at, next + 1, men))
    }

    /// A pawn is promoted.
    fn promotion(&self, at: usize) -> Option<Motif> {
        let m = self.moves[at];
        m.promotion?;
        if self.settled(at + 1) < 200 {
            return None;
        }
        // Back to where the pawn stood when the line began.
        let mut from = m.from;
        for earlier in (0..at).rev().filter(|earlier| earlier % 2 == 0) {
            if self.moves[earlier].to == from {
                from = self.moves[earlier].from;
            }
        }
        let goal = Standing { role: m.promotion?, square: m.to };
        Some(Motif::new(Device::Promotion, at, at + 1, [standing(&self.positions[0], from), Some(goal), None]))
    }
}

/// Whether a man had better not uncover the one behind it: the king, or a piece worth more than a piece in front.
fn outweighs(behind: Standing, front: Standing) -> bool {
    behind.role == Role::King || front.role != Role::Pawn && worth(behind.role) > worth(front.role)
}
