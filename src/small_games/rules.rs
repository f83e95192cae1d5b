//! What ends a small game, and who has won it then.

use std::cmp::Ordering;

use super::field::Field;
use crate::chess::study::value;
use crate::chess::{Move, Piece, Role};
use crate::color::{ByColor, Color, Outcome};
use crate::square::{Square, SquareSet};

/// What the players are after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To land on more than half of the stars, or to take the other's piece.
    Stars,
    /// To take first.
    Capture,
    /// To bring one of these pieces to its last rank, or to leave the other side without a move.
    Arrive(Role),
    /// To give check first.
    Check,
    Mate,
}

/// What is on the board, and what has been collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    pub field: Field,
    /// The stars that nobody has landed on.
    pub stars: SquareSet,
    /// How many stars each side has.
    pub found: ByColor<u8>,
    /// How many moves both sides have made.
    pub plies: u16,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub outcome: Outcome,
    pub why: EndReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// One piece takes another.
    Taken {
        by: Role,
        piece: Role,
    },
    /// More than half of the stars are found, or all that are on the board.
    Stars,
    Arrived(Role),
    /// The other side has no move.
    Stuck,
    Check,
    Mate,
    Stalemate,
    /// Nothing but kings is left.
    Bare,
    /// The moves are over: stars decide, or points where mate was wanted.
    Limit,
}

impl Scene {
    /// The scene after a legal move.
    pub fn after(&self, m: Move) -> Scene {
        let mut found = self.found;
        found[self.field.turn()] += u8::from(self.stars.contains(m.to));
        Scene {
            field: self.field.after(m),
            found,
            stars: self.stars.without(m.to),
            plies: self.plies.saturating_add(1),
        }
    }
}

impl Goal {
    /// The drawing of such a game.
    pub const fn icon(self) -> &'static str {
        match self {
            Goal::Stars => "star",
            Goal::Capture | Goal::Mate => "board",
            Goal::Arrive(_) => "flag",
            Goal::Check => "knight",
        }
    }

    /// How the game has ended with this move, which led from one scene to the next; `limit`: the moves that each side has.
    pub fn ended(self, limit: u16, before: &Scene, m: Move, after: &Scene) -> Option<End> {
        let stuck = || after.field.moves().is_empty().then(|| self.stuck(&after.field));
        self.reached(before, m, after).or_else(stuck).or_else(|| self.over(limit, after))
    }

    /// Whether the move has reached the goal, or made it impossible to reach.
    pub(super) fn reached(self, before: &Scene, m: Move, after: &Scene) -> Option<End> {
        let mover = before.field.turn();
        let won = |why| End { outcome: Outcome::Win(mover), why };
        let role = |square: Square| before.field.at(square).map(|piece| piece.role);
        let taken = || {
            let piece = role(before.field.captured(m)?)?;
            Some(won(EndReason::Taken { by: role(m.from)?, piece }))
        };
        match self {
            Goal::Capture => taken(),
            Goal::Stars => taken().or_else(|| {
                let all = after.stars.len() + usize::from(after.found.white) + usize::from(after.found.black);
                let decided = 2 * usize::from(after.found[mover]) > all || after.stars.is_empty();
                decided.then_some(End { outcome: leader(after.found.white, after.found.black), why: EndReason::Stars })
            }),
            Goal::Arrive(wanted) => {
                let home = role(m.from) == Some(wanted) && m.to.rank_from(mover) == 7;
                home.then_some(won(EndReason::Arrived(wanted)))
            }
            Goal::Check => after.field.is_check().then_some(won(EndReason::Check)),
            Goal::Mate => is_bare(&after.field).then_some(End { outcome: Outcome::Draw, why: EndReason::Bare }),
        }
    }

    /// How the game has ended where the side to move has no move.
    pub(super) fn stuck(self, field: &Field) -> End {
        let (won, draw) = (Outcome::Win(!field.turn()), Outcome::Draw);
        let (outcome, why) = match field {
            Field::Whole(_) if field.is_check() => (won, EndReason::Mate),
            Field::Whole(_) => (draw, EndReason::Stalemate),
            Field::Bare(_) => (won, EndReason::Stuck),
        };
        End { outcome, why }
    }

    /// How the game has ended if the moves are over.
    pub(super) fn over(self, limit: u16, scene: &Scene) -> Option<End> {
        let outcome = match self {
            Goal::Stars => leader(scene.found.white, scene.found.black),
            Goal::Mate => leader(points(&scene.field, Color::White), points(&scene.field, Color::Black)),
            _ => Outcome::Draw,
        };
        (scene.plies >= 2 * limit).then_some(End { outcome, why: EndReason::Limit })
    }
}

/// Who has more.
fn leader<N: Ord>(white: N, black: N) -> Outcome {
    match white.cmp(&black) {
        Ordering::Greater => Outcome::Win(Color::White),
        Ordering::Less => Outcome::Win(Color::Black),
        Ordering::Equal => Outcome::Draw,
    }
}

/// What the pieces of this side are worth together, without the king.
pub fn points(field: &Field, side: Color) -> i32 {
    let ground = field.ground();
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
    roles.map(|role| value(role) * ground.pieces(Piece::new(side, role)).len() as i32).sum()
}

/// Whether nothing but kings is left.
fn is_bare(field: &Field) -> bool {
    field.ground().occupied().len() == 2
}
