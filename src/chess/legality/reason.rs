//! The reasons, each with the squares and pieces it speaks of, and its article of the Laws of 2023.

use crate::chess::game::Status;
use crate::chess::piece::Role;
use crate::color::Color;
use crate::edition::Edition;
use crate::square::{Square, SquareSet};

/// A piece where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    pub role: Role,
    pub square: Square,
}

/// A move that was refused. Lance ilegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    pub reason: Reason,
}

/// Why; `by` is always the one piece that the sentence names, a set beside it holds all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A partida acabou. `checkers` is empty after stalemate.
    GameOver {
        status: Status,
        loser: Color,
        king: Square,
        checkers: SquareSet,
    },
    /// Casa vazia.
    EmptySquare {
        from: Square,
    },
    /// The piece is the opponent's. `player` is the side to move, also on one screen that both sides share.
    NotYourPiece {
        piece: Standing,
        player: Color,
    },
    /// Não é a tua vez: the player asks for the side that is not to move.
    NotYourTurn {
        from: Square,
        turn: Color,
    },
    SameSquare {
        piece: Standing,
    },
    OwnPiece {
        from: Square,
        own: Standing,
    },
    /// Capturar o rei. It comes before the way the piece moves, because it holds for every piece.
    TakesKing {
        from: Square,
        king: Square,
    },
    /// A peça não anda assim.
    DoesNotMoveSo {
        piece: Standing,
        to: Square,
    },
    /// Caminho tapado; `by` is the first piece met.
    Blocked {
        piece: Standing,
        to: Square,
        by: Standing,
    },
    /// An opposing piece right in front.
    PawnBlocked {
        from: Square,
        by: Standing,
    },
    /// A piece on the first or the second square of the double step.
    PawnDoubleStepBlocked {
        from: Square,
        to: Square,
        by: Standing,
    },
    PawnDoubleStepNotFromHome {
        from: Square,
        to: Square,
    },
    PawnDiagonalWithoutCapture {
        from: Square,
        to: Square,
    },
    PawnBackwards {
        from: Square,
        to: Square,
    },
    PawnSideways {
        from: Square,
        to: Square,
    },
    /// Three squares or more straight ahead.
    PawnTooFar {
        from: Square,
        to: Square,
    },
    /// Na passagem, tarde de mais: `pawn` stands beside, and it did not just make a double step.
    EnPassantTooLate {
        from: Square,
        to: Square,
        pawn: Square,
    },
    /// Na passagem, rei a descoberto: both pawns leave the line between `by` and the king, or the captured one.
    EnPassantUncovers {
        from: Square,
        captured: Square,
        king: Square,
        by: Standing,
    },
    /// The one refusal that is a question: which piece?
    PromotionNeeded {
        from: Square,
        to: Square,
    },
    PromotionImpossible {
        from: Square,
        to: Square,
        role: Role,
    },
    /// A promotion asked of a move that is none.
    PromotionNotDue {
        piece: Standing,
        to: Square,
    },
    /// No own rook in the corner.
    CastlingWithoutRook {
        king: Square,
        corner: Square,
    },
    /// The other wing's right is left, so it was the rook.
    CastlingRookMoved {
        king: Square,
        rook: Square,
    },
    /// King or rook: the position cannot tell which.
    CastlingRightLost {
        king: Square,
        rook: Square,
    },
    CastlingBlocked {
        king: Square,
        rook: Square,
        by: Standing,
    },
    CastlingInCheck {
        king: Square,
        by: Standing,
        checkers: SquareSet,
    },
    CastlingThrough {
        king: Square,
        crossed: Square,
        by: Standing,
        attackers: SquareSet,
    },
    CastlingInto {
        king: Square,
        to: Square,
        by: Standing,
        attackers: SquareSet,
    },
    /// Peça cravada: nothing else stands between `by` and the king.
    Pinned {
        piece: Standing,
        king: Square,
        by: Standing,
    },
    /// One piece gives check, and this move does not answer it.
    LeavesCheck {
        from: Square,
        king: Square,
        by: Standing,
    },
    /// Xeque duplo: only the king can move.
    DoubleCheck {
        from: Square,
        king: Square,
        by: Standing,
        also: Standing,
        checkers: SquareSet,
    },
    KingIntoAttack {
        from: Square,
        to: Square,
        by: Standing,
        attackers: SquareSet,
    },
    /// Peça protegida: the king would capture `prey`.
    KingTakesProtected {
        from: Square,
        prey: Standing,
        by: Standing,
        protectors: SquareSet,
    },
    /// The king steps back along the line of the check, which `by` then still holds.
    KingStaysInLine {
        from: Square,
        to: Square,
        by: Standing,
    },
    KingBesideKing {
        from: Square,
        to: Square,
        king: Square,
    },
}

impl Illegal {
    /// The article of the Laws of 2023 that the move breaks.
    pub fn article(&self) -> &'static str {
        match self.reason {
            Reason::GameOver { status, .. } => status.article(Edition::Laws2023),
            Reason::EmptySquare { .. } | Reason::NotYourPiece { .. } => "1.1",
            Reason::NotYourTurn { .. } => "1.3",
            // A square that the piece itself holds is one occupied by a piece of the same colour.
            Reason::SameSquare { .. } | Reason::OwnPiece { .. } => "3.1",
            Reason::TakesKing { .. } => "1.4.1",
            Reason::DoesNotMoveSo { piece, .. } => match piece.role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8.1",
            },
            Reason::Blocked { .. } => "3.5",
            Reason::PawnBlocked { .. } | Reason::PawnBackwards { .. } | Reason::PawnSideways { .. } => "3.7.1",
            Reason::PawnDoubleStepBlocked { .. }
            | Reason::PawnDoubleStepNotFromHome { .. }
            | Reason::PawnTooFar { .. } => "3.7.2",
            Reason::PawnDiagonalWithoutCapture { .. } => "3.7.3",
            Reason::EnPassantTooLate { .. } => "3.7.3.2",
            Reason::PromotionNeeded { .. } | Reason::PromotionImpossible { .. } | Reason::PromotionNotDue { .. } => {
                "3.7.3.3"
            }
            Reason::CastlingWithoutRook { .. } => "3.8.2",
            Reason::CastlingRookMoved { .. } | Reason::CastlingRightLost { .. } => "3.8.2.1",
            Reason::CastlingBlocked { .. }
            | Reason::CastlingInCheck { .. }
            | Reason::CastlingThrough { .. }
            | Reason::CastlingInto { .. } => "3.8.2.2",
            Reason::EnPassantUncovers { .. }
            | Reason::Pinned { .. }
            | Reason::LeavesCheck { .. }
            | Reason::DoubleCheck { .. }
            | Reason::KingIntoAttack { .. }
            | Reason::KingTakesProtected { .. }
            | Reason::KingStaysInLine { .. }
            | Reason::KingBesideKing { .. } => "3.9.2",
        }
    }
}
