//! The reasons, each with the squares and pieces it speaks of, its id and its article of the Laws of 2023.

use crate::chess::piece::Role;
use crate::chess::status::Status;
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

/// Defines the reasons: fields, then id and article. A reason with several ids chooses one in [`Illegal::id`].
macro_rules! reasons {
    ($(
        $(#[$about:meta])*
        $reason:ident { $($field:ident: $kind:ty),+ } = $id:literal $(| $other:literal)*, $article:literal;
    )+) => {
        /// Why a move is refused. `by` is the one piece that the sentence names; a set beside it holds all of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$about])* $reason { $($field: $kind),+ },)+
        }

        impl Reason {
            /// The id and the article; of a reason with several, the first.
            const fn row(&self) -> (&'static str, &'static str) {
                match self {
                    $(Reason::$reason { .. } => ($id, $article),)+
                }
            }
        }

        /// Every id that [`Illegal::id`] can give.
        pub const IDS: [&str; [$($id $(, $other)*),+].len()] = [$($id $(, $other)*),+];
    };
}

reasons! {
    /// A partida acabou. `checkers` is empty after stalemate. The article is the one that ended the game.
    GameOver { status: Status, loser: Color, king: Square, checkers: SquareSet }
        = "game-over-other" | "game-over-checkmate" | "game-over-stalemate", "5.1.1";
    /// Casa vazia.
    EmptySquare { from: Square } = "empty-square", "1.1";
    /// The piece is the opponent's. `player` is the side to move, also on one screen that both sides share.
    NotYourPiece { piece: Standing, player: Color } = "not-your-piece", "1.1";
    /// Não é a tua vez: the player asks for the side that is not to move.
    NotYourTurn { from: Square, turn: Color } = "not-your-turn", "1.3";
    /// The piece would stay: its square is occupied by a piece of the same colour, itself.
    SameSquare { piece: Standing } = "same-square", "3.1";
    OwnPiece { from: Square, own: Standing } = "own-piece", "3.1";
    /// Capturar o rei. It comes before the way the piece moves, because it holds for every piece.
    TakesKing { from: Square, king: Square } = "takes-king", "1.4.1";
    /// A peça não anda assim. Each piece has its own id and article.
    DoesNotMoveSo { piece: Standing, to: Square }
        = "pawn-moves" | "knight-moves" | "bishop-moves" | "rook-moves" | "queen-moves" | "king-moves", "3.7";
    /// Caminho tapado; `by` is the first piece met.
    Blocked { piece: Standing, to: Square, by: Standing } = "blocked", "3.5";
    /// An opposing piece right in front.
    PawnBlocked { from: Square, by: Standing } = "pawn-blocked", "3.7.1";
    /// A piece on the first or the second square of the double step.
    PawnDoubleStepBlocked { from: Square, to: Square, by: Standing } = "pawn-double-step-blocked", "3.7.2";
    PawnDoubleStepNotFromHome { from: Square, to: Square } = "pawn-double-step-not-from-home", "3.7.2";
    PawnDiagonalWithoutCapture { from: Square, to: Square } = "pawn-diagonal-without-capture", "3.7.3";
    PawnBackwards { from: Square, to: Square } = "pawn-backwards", "3.7.1";
    PawnSideways { from: Square, to: Square } = "pawn-sideways", "3.7.1";
    /// Three squares or more straight ahead.
    PawnTooFar { from: Square, to: Square } = "pawn-too-far", "3.7.2";
    /// Na passagem, tarde de mais: `pawn` stands beside, and it did not just make a double step.
    EnPassantTooLate { from: Square, to: Square, pawn: Square } = "en-passant-too-late", "3.7.3.2";
    /// Na passagem, rei a descoberto: both pawns leave the line between `by` and the king, or the captured one.
    EnPassantUncovers { from: Square, captured: Square, king: Square, by: Standing } = "en-passant-uncovers", "3.9.2";
    /// The one refusal that is a question: which piece?
    PromotionNeeded { from: Square, to: Square } = "promotion-needed", "3.7.3.3";
    PromotionImpossible { from: Square, to: Square, role: Role } = "promotion-impossible", "3.7.3.3";
    /// A promotion is asked for, and the move is none.
    PromotionNotDue { piece: Standing, to: Square } = "promotion-not-due", "3.7.3.3";
    /// No own rook in the corner.
    CastlingWithoutRook { king: Square, corner: Square } = "castling-without-rook", "3.8.2";
    /// The right of the other wing is left, so it was the rook that moved.
    CastlingRookMoved { king: Square, rook: Square } = "castling-rook-moved", "3.8.2.1";
    /// King or rook: the position cannot tell which.
    CastlingRightLost { king: Square, rook: Square } = "castling-right-lost", "3.8.2.1";
    CastlingBlocked { king: Square, rook: Square, by: Standing } = "castling-blocked", "3.8.2.2";
    CastlingInCheck { king: Square, by: Standing, checkers: SquareSet } = "castling-in-check", "3.8.2.2";
    CastlingThrough { king: Square, crossed: Square, by: Standing, attackers: SquareSet }
        = "castling-through", "3.8.2.2";
    CastlingInto { king: Square, to: Square, by: Standing, attackers: SquareSet } = "castling-into", "3.8.2.2";
    /// Chess960: the king would go more than one step, and not onto a rook.
    CastlingOntoRook { king: Square, to: Square } = "castling-onto-rook", "3.8.1";
    /// Chess960: on the way of `mover`, which is the king or its rook, to its square after castling.
    CastlingWay { king: Square, mover: Standing, to: Square, by: Standing }
        = "castling-king-way" | "castling-rook-way", "II.3.2.7.4";
    /// Chess960: the rook leaves the line between `by` and the king's square after castling.
    CastlingUncovers { king: Square, rook: Square, to: Square, by: Standing } = "castling-uncovers", "3.9.2";
    /// Peça cravada: nothing else stands between `by` and the king.
    Pinned { piece: Standing, king: Square, by: Standing } = "pinned", "3.9.2";
    /// One piece gives check, and this move does not answer it.
    LeavesCheck { from: Square, king: Square, by: Standing } = "leaves-check", "3.9.2";
    /// Xeque duplo: only the king can move.
    DoubleCheck { from: Square, king: Square, by: Standing, also: Standing, checkers: SquareSet }
        = "double-check", "3.9.2";
    KingIntoAttack { from: Square, to: Square, by: Standing, attackers: SquareSet } = "king-into-attack", "3.9.2";
    /// Peça protegida: the king would capture `prey`.
    KingTakesProtected { from: Square, prey: Standing, by: Standing, protectors: SquareSet }
        = "king-takes-protected", "3.9.2";
    /// The king steps back along the line of the check, which `by` then still holds.
    KingStaysInLine { from: Square, to: Square, by: Standing } = "king-stays-in-line", "3.9.2";
    KingBesideKing { from: Square, to: Square, king: Square } = "king-beside-king", "3.9.2";
}

impl Illegal {
    /// The name of the sentence: messages `refusal-<id>-title` and `refusal-<id>`.
    pub const fn id(&self) -> &'static str {
        match self.reason {
            Reason::GameOver { status: Status::Checkmate, .. } => "game-over-checkmate",
            Reason::GameOver { status: Status::Stalemate, .. } => "game-over-stalemate",
            Reason::DoesNotMoveSo { piece, .. } => match piece.role {
                Role::Bishop => "bishop-moves",
                Role::Rook => "rook-moves",
                Role::Queen => "queen-moves",
                Role::Knight => "knight-moves",
                Role::Pawn => "pawn-moves",
                Role::King => "king-moves",
            },
            Reason::CastlingWay { mover: Standing { role: Role::Rook, .. }, .. } => "castling-rook-way",
            _ => self.reason.row().0,
        }
    }

    /// The article of the Laws of 2023 that the move breaks.
    pub fn article(&self) -> &'static str {
        match self.reason {
            Reason::GameOver { status, .. } => status.article(Edition::Laws2023),
            Reason::DoesNotMoveSo { piece, .. } => match piece.role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8.1",
            },
            _ => self.reason.row().1,
        }
    }
}
