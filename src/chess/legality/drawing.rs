//! What a refusal draws on the board: squares and arrows, no colours and no shapes of the screen.

use super::reason::{Illegal, Reason};
use crate::square::{Square, SquareSet};

/// What to draw on the board. No square is both ringed and crossed, and nothing is drawn twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The piece that wanted to move.
    pub frames: Vec<Square>,
    /// Where the reason lies: the piece in the way, the square attacked, the king in danger.
    pub rings: Vec<Square>,
    /// The square that is out of reach.
    pub crosses: Vec<Square>,
    /// From an attacker to the square it attacks.
    pub arrows: Vec<(Square, Square)>,
}

impl Drawing {
    fn of(frame: Square) -> Drawing {
        Drawing { frames: vec![frame], ..Drawing::default() }
    }

    fn ring(mut self, square: Square) -> Drawing {
        self.rings.push(square);
        self
    }

    fn cross(mut self, square: Square) -> Drawing {
        self.crosses.push(square);
        self
    }

    fn arrow(mut self, from: Square, to: Square) -> Drawing {
        self.arrows.push((from, to));
        self
    }

    fn attack(self, attackers: SquareSet, target: Square) -> Drawing {
        attackers.into_iter().fold(self.ring(target), |drawing, from| drawing.arrow(from, target))
    }
}

impl Illegal {
    /// What to draw on the board.
    pub fn drawing(&self) -> Drawing {
        match self.reason {
            Reason::GameOver { king, checkers, .. } => Drawing::default().attack(checkers, king),
            Reason::EmptySquare { from } | Reason::NotYourTurn { from, .. } => Drawing::default().ring(from),
            Reason::NotYourPiece { piece, .. } => Drawing::default().ring(piece.square),
            Reason::SameSquare { piece } => Drawing::of(piece.square),
            Reason::OwnPiece { from, own } => Drawing::of(from).ring(own.square),
            Reason::TakesKing { from, king } => Drawing::of(from).ring(king),
            Reason::DoesNotMoveSo { piece, to } => Drawing::of(piece.square).cross(to),
            Reason::Blocked { piece, to, by } => Drawing::of(piece.square).ring(by.square).cross(to),
            Reason::PawnBlocked { from, by } => Drawing::of(from).ring(by.square),
            Reason::PawnDoubleStepBlocked { from, to, by } if by.square == to => Drawing::of(from).ring(to),
            Reason::PawnDoubleStepBlocked { from, to, by } => Drawing::of(from).ring(by.square).cross(to),
            Reason::PawnDoubleStepNotFromHome { from, to }
            | Reason::PawnDiagonalWithoutCapture { from, to }
            | Reason::PawnBackwards { from, to }
            | Reason::PawnSideways { from, to }
            | Reason::PawnTooFar { from, to } => Drawing::of(from).cross(to),
            Reason::EnPassantTooLate { from, to, pawn } => Drawing::of(from).ring(pawn).cross(to),
            Reason::EnPassantUncovers { from, captured, king, by } => {
                Drawing::of(from).ring(king).cross(captured).arrow(by.square, king)
            }
            Reason::PromotionNeeded { from, to } | Reason::PromotionImpossible { from, to, .. } => {
                Drawing::of(from).ring(to)
            }
            Reason::PromotionNotDue { piece, to } => Drawing::of(piece.square).ring(to),
            Reason::CastlingWithoutRook { king, corner } => Drawing::of(king).cross(corner),
            Reason::CastlingRookMoved { king, rook } | Reason::CastlingRightLost { king, rook } => {
                Drawing::of(king).ring(rook)
            }
            Reason::CastlingBlocked { king, by, .. } => Drawing::of(king).ring(by.square),
            // The king is the ringed square itself here, and a frame under the ring would say nothing more.
            Reason::CastlingInCheck { king, checkers, .. } => Drawing::default().attack(checkers, king),
            Reason::CastlingThrough { king, crossed, attackers, .. } => Drawing::of(king).attack(attackers, crossed),
            Reason::CastlingInto { king, to, attackers, .. } => Drawing::of(king).attack(attackers, to),
            Reason::CastlingOntoRook { king, to } => Drawing::of(king).cross(to),
            Reason::CastlingWay { king, by, .. } => Drawing::of(king).ring(by.square),
            // A king that stays where it is has the ring alone.
            Reason::CastlingUncovers { king, to, by, .. } if king == to => {
                Drawing::default().ring(to).arrow(by.square, to)
            }
            Reason::CastlingUncovers { king, to, by, .. } => Drawing::of(king).ring(to).arrow(by.square, to),
            Reason::Pinned { piece, king, by } => Drawing::of(piece.square).ring(king).arrow(by.square, king),
            Reason::LeavesCheck { from, king, by } => Drawing::of(from).ring(king).arrow(by.square, king),
            Reason::DoubleCheck { from, king, checkers, .. } => Drawing::of(from).attack(checkers, king),
            Reason::KingIntoAttack { from, to, attackers, .. } => Drawing::of(from).attack(attackers, to),
            Reason::KingTakesProtected { from, prey, protectors, .. } => {
                Drawing::of(from).attack(protectors, prey.square)
            }
            Reason::KingStaysInLine { from, to, by } => Drawing::of(from).ring(to).arrow(by.square, to),
            Reason::KingBesideKing { from, to, king } => Drawing::of(from).ring(to).arrow(king, to),
        }
    }
}
