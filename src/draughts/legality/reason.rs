//! The reasons, each with the squares it speaks of, and its article of the regulation of the student games (JSS 2).

use crate::color::Color;
use crate::draughts::moves::{Move, Path};
use crate::draughts::variant::{BRASILEIRAS, Variant};
use crate::square::{Square, SquareSet};

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
    /// By something that the position does not show, under this article of JSS 2.9 or 2.10.
    Otherwise(&'static str),
}

/// Who stands on the square that somebody wanted to step on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A piece of the own side.
    Own,
    /// One of the other side, with an empty square behind it.
    Theirs,
    /// One of the other side, with no empty square behind it.
    Shut,
}

/// A move that was refused. Lance ilegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    pub reason: Reason,
    pub(super) variant: &'static Variant,
    pub(super) letters: bool,
}

/// Why. `piece` is the one that wanted to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A partida acabou.
    GameOver {
        over: Over,
        loser: Color,
    },
    /// Nobody plays on this square.
    NotPlayed(Square),
    /// Casa vazia.
    NoPiece(Square),
    /// The piece is the opponent's: of the side that waits.
    NotYours {
        square: Square,
        turn: Color,
    },
    /// It stays where it is.
    SameSquare {
        piece: Standing,
    },
    /// What stands on the square is its own side's, or is to be jumped and not stepped on.
    Occupied {
        piece: Standing,
        to: Square,
        by: Occupant,
    },
    NotDiagonal {
        piece: Standing,
        to: Square,
    },
    /// More than one step, or a capture that lands beyond the square behind the piece.
    TooFar {
        piece: Standing,
        to: Square,
        jumps: bool,
    },
    /// Para trás.
    Backwards {
        piece: Standing,
        to: Square,
    },
    /// A man captures forward only.
    CaptureBackwards {
        piece: Standing,
        over: Square,
        to: Square,
    },
    /// Over a piece of its own side.
    OwnPiece {
        piece: Standing,
        over: Square,
        to: Square,
    },
    /// Over two pieces with no square between.
    TwoInARow {
        piece: Standing,
        over: Square,
        and: Square,
        to: Square,
    },
    /// Over the same piece a second time.
    Twice {
        piece: Standing,
        over: Square,
        to: Square,
    },
    /// A piece already jumped stands there until the move is over.
    StillThere {
        piece: Standing,
        by: Square,
        to: Square,
    },
    /// From `at`, where the move has come to with or without a capture, there is nothing to take on the way.
    NothingToJump {
        piece: Standing,
        at: Square,
        to: Square,
        captured: bool,
    },
    /// The man was crowned on `at`, and its move is over.
    CrowningEnds {
        piece: Standing,
        at: Square,
        to: Square,
    },
    /// Obrigatoriedade. `pieces` are those that take, `best` what they may take.
    MustCapture {
        from: Square,
        to: Option<Square>,
        pieces: Vec<Standing>,
        best: Vec<Move>,
    },
    /// Lei da quantidade: `best` is the piece that takes `most`. `goes_on`: the capture itself was right, and stopped too soon.
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
    MustCaptureBetter {
        piece: Standing,
        best: Standing,
        tried: usize,
        most: usize,
        tried_path: Path,
        best_path: Path,
    },
    /// Nothing is to be taken, and this piece cannot step: prisioneira.
    Stuck(Standing),
}

impl Illegal {
    /// A try after an end that the position does not show: time, a draw by limit. The article is one of JSS 2.9 or 2.10.
    pub const fn over(variant: &'static Variant, loser: Color, article: &'static str) -> Illegal {
        Illegal { reason: Reason::GameOver { over: Over::Otherwise(article), loser }, variant, letters: false }
    }

    /// The same for somebody who calls squares by file and rank, or by their numbers where they have one.
    pub fn in_letters(self, letters: bool) -> Illegal {
        Illegal { letters, ..self }
    }

    /// The rules by which it was judged.
    pub const fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The article of the regulation; `None` where it is silent, and in Brazilian draughts, which have another.
    pub fn article(&self) -> Option<&'static str> {
        if std::ptr::eq(self.variant, &BRASILEIRAS) {
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
            // What a dama may not jump is in an article of its own; a man jumps what 2.5.2 lets it.
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

impl Reason {
    /// The pieces that take, as a set.
    pub fn takers(&self) -> SquareSet {
        match self {
            Reason::MustCapture { pieces, .. } => pieces.iter().map(|piece| piece.square).collect(),
            Reason::MustCaptureMore { best_path, .. } | Reason::MustCaptureBetter { best_path, .. } => {
                best_path.iter().copied().take(1).collect()
            }
            _ => SquareSet::EMPTY,
        }
    }
}
