//! The reasons, each with its squares and its article of the regulation of the school games (JSS 2).

use crate::color::Color;
use crate::draughts::moves::{Move, Path};
use crate::draughts::position::Position;
use crate::draughts::variant::Variant;
use crate::square::Square;

/// A piece of the side to move, where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    pub square: Square,
    /// Dama.
    pub crowned: bool,
}

/// How the game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The side to move has no piece left. JSS 2.9.1
    NoPieces,
    /// Its pieces cannot move: prisioneiras. JSS 2.9.2
    Blocked,
    /// In a way that the position does not show, under this article of JSS 2.9 or 2.10.
    Otherwise(&'static str),
}

/// What stands on the square where the piece should go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A piece of the own side.
    Own,
    /// A piece of the other side, with an empty square behind it.
    Theirs,
    /// A piece of the other side, with no empty square behind it.
    Shut,
}

/// A move that was refused. Lance ilegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    pub reason: Reason,
    pub(super) variant: &'static Variant,
    pub(super) letters: bool,
}

/// Why a move is refused. `piece` is the one that should move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A partida acabou.
    GameOver { over: Over, loser: Color },
    /// This square is not played on.
    NotPlayed(Square),
    /// Casa vazia.
    NoPiece(Square),
    /// The piece is of the side that is not to move.
    NotYours { square: Square, turn: Color },
    /// The piece stays where it is.
    SameSquare { piece: Standing },
    /// A piece stands on the square: one of its own side, or one that must be jumped.
    Occupied { piece: Standing, to: Square, by: Occupant },
    /// Not on a diagonal.
    NotDiagonal { piece: Standing, to: Square },
    /// More than one step, or a capture that lands beyond the square behind the piece.
    TooFar { piece: Standing, to: Square, jumps: bool },
    /// Para trás.
    Backwards { piece: Standing, to: Square },
    /// A man captures forward only.
    CaptureBackwards { piece: Standing, over: Square, to: Square },
    /// Over a piece of its own side.
    OwnPiece { piece: Standing, over: Square, to: Square },
    /// Over two pieces with no square between.
    TwoInARow { piece: Standing, over: Square, and: Square, to: Square },
    /// Over the same piece a second time.
    Twice { piece: Standing, over: Square, to: Square },
    /// A piece that was jumped already stands there until the move is over.
    StillThere { piece: Standing, by: Square, to: Square },
    /// From `at`, which the move has reached with or without a capture, there is nothing to take on the way.
    NothingToJump { piece: Standing, at: Square, to: Square, captured: bool },
    /// The man was crowned on `at`, and its move is over.
    CrowningEnds { piece: Standing, at: Square, to: Square },
    /// Obrigatoriedade. `pieces` must capture, by one of the moves `best`.
    MustCapture { from: Square, to: Option<Square>, pieces: Vec<Standing>, best: Vec<Move> },
    /// Lei da quantidade: `best` is the piece that takes `most`. `goes_on`: the capture was right but stopped too soon.
    MustCaptureMore {
        piece: Standing,
        best: Standing,
        tried: usize,
        most: usize,
        tried_path: Path,
        best_path: Path,
        goes_on: bool,
    },
    /// Lei da qualidade: as many pieces, fewer damas.
    MustCaptureBetter { piece: Standing, best: Standing, tried: usize, most: usize, tried_path: Path, best_path: Path },
    /// There is no capture, and this piece has no step: prisioneira.
    Stuck(Standing),
}

impl Illegal {
    pub(super) fn new(position: &Position, reason: Reason) -> Illegal {
        Illegal { reason, variant: position.variant, letters: false }
    }

    /// A move after an end that the position does not show: time, a draw by limit. The article is one of JSS 2.9 or
    /// 2.10.
    pub const fn over(variant: &'static Variant, loser: Color, article: &'static str) -> Illegal {
        Illegal { reason: Reason::GameOver { over: Over::Otherwise(article), loser }, variant, letters: false }
    }

    /// The same refusal, with squares by file and rank or by their numbers.
    pub fn in_letters(self, letters: bool) -> Illegal {
        Illegal { letters, ..self }
    }

    /// The variant by which it was judged.
    pub const fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The article of the regulation; `None` where it has none, and in Brazilian draughts.
    pub fn article(&self) -> Option<&'static str> {
        if !self.variant.is_classicas() {
            return None;
        }
        let of = |piece: &Standing, man, dama| Some(if piece.crowned { dama } else { man });
        match &self.reason {
            Reason::GameOver { over: Over::NoPieces, .. } => Some("2.9.1"),
            Reason::GameOver { over: Over::Blocked, .. } => Some("2.9.2"),
            Reason::GameOver { over: Over::Otherwise(article), .. } => Some(article),
            Reason::NotPlayed(_) | Reason::NoPiece(_) | Reason::NotYours { .. } | Reason::SameSquare { .. } => None,
            Reason::Occupied { piece, by: Occupant::Own, .. }
            | Reason::NotDiagonal { piece, .. }
            | Reason::TooFar { piece, jumps: false, .. }
            | Reason::Backwards { piece, .. }
            | Reason::NothingToJump { piece, captured: false, .. }
            | Reason::Stuck(piece) => of(piece, "2.5.1", "2.5.3"),
            Reason::Occupied { piece, .. }
            | Reason::TooFar { piece, jumps: true, .. }
            | Reason::CaptureBackwards { piece, .. }
            | Reason::NothingToJump { piece, captured: true, .. } => of(piece, "2.5.2", "2.5.4"),
            // What a dama may not jump has its own article; for a man it follows from 2.5.2.
            Reason::OwnPiece { piece, .. } | Reason::TwoInARow { piece, .. } => of(piece, "2.5.2", "2.6"),
            Reason::Twice { .. } => Some("2.6"),
            Reason::StillThere { .. } => Some("2.7"),
            Reason::CrowningEnds { .. } => Some("2.4"),
            Reason::MustCapture { .. } => Some("2.8.1"),
            Reason::MustCaptureMore { .. } => Some("2.8.2"),
            Reason::MustCaptureBetter { .. } => Some("2.8.3"),
        }
    }
}
