//! The session as a board shows it.

use std::collections::BTreeMap;

use super::{Notice, Session};
use crate::board::{Figure, Figures, Mark, Movable, Shape, Sign, State, Tone};
use crate::chess::{Move, Placement, Position, Role};
use crate::square::{Square, SquareSet};

/// The outline of a chess piece.
pub fn shape(role: Role) -> Shape {
    match role {
        Role::Pawn => Shape::Pawn,
        Role::Knight => Shape::Knight,
        Role::Bishop => Shape::Bishop,
        Role::Rook => Shape::Rook,
        Role::Queen => Shape::Queen,
        Role::King => Shape::King,
    }
}

/// The chess piece with this outline; `None` for draughts.
pub fn role(shape: Shape) -> Option<Role> {
    Role::ALL.into_iter().find(|role| self::shape(*role) == shape)
}

/// The pieces of a position as figures.
pub fn figures(placement: &Placement) -> Figures {
    placement.iter().map(|(square, piece)| (square, Figure::new(piece.color, shape(piece.role)))).collect()
}

impl Session {
    /// Brings the board in step with the session; what the player holds on the board stays where it may.
    pub fn paint(&self, board: &mut State) {
        let position = self.position();
        let figures = figures(&position.placement());
        if board.figures != figures {
            board.place(figures);
        }
        let playable = self.is_live() && self.game.status().is_none();
        board.movable = if playable { Movable::Side(position.turn()) } else { Movable::Nobody };
        (board.destinations, board.captures) = if playable { targets(position) } else { Default::default() };
        board.last_move = self.last_move().map(|m| (m.from, m.to));
        board.check = position.in_check().then(|| position.king(position.turn()));
        match self.promoting {
            Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(shape).to_vec()),
            None => board.pending_promotion = None,
        }
        board.refuse(self.refusal_marks());
    }

    fn refusal_marks(&self) -> Vec<Mark> {
        let Some(Notice::Refused { illegal, .. }) = &self.notice else { return Vec::new() };
        let drawing = illegal.drawing();
        let signs = [
            drawing.frames.into_iter().map(Sign::Frame).collect::<Vec<_>>(),
            drawing.rings.into_iter().map(Sign::Ring).collect(),
            drawing.crosses.into_iter().map(Sign::Cross).collect(),
            drawing.arrows.into_iter().map(|(from, to)| Sign::Arrow { from, to }).collect(),
        ];
        signs.into_iter().flatten().map(|sign| Mark::new(Tone::Refusal, sign)).collect()
    }
}

type Targets = BTreeMap<Square, SquareSet>;

/// Where each piece may go, and on which of those squares it takes something.
fn targets(position: &Position) -> (Targets, Targets) {
    let (mut destinations, mut captures) = (Targets::new(), Targets::new());
    for m in position.legal_moves() {
        let all = destinations.entry(m.from).or_default();
        *all = all.with(m.to);
        if takes(position, m) {
            let taken = captures.entry(m.from).or_default();
            *taken = taken.with(m.to);
        }
    }
    (destinations, captures)
}

/// Whether this legal move takes something; a pawn that leaves its file always does. FIDE 2023 3.7.3
fn takes(position: &Position, m: Move) -> bool {
    let pawn = position.piece_at(m.from).is_some_and(|piece| piece.role == Role::Pawn);
    position.piece_at(m.to).is_some() || pawn && m.from.file() != m.to.file()
}
