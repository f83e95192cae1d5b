//! What may be said of a written move, each with its article.

use crate::chess::anatomy::MovePart;
use crate::chess::{Illegal, Letters, Move, Role, Side};
use crate::square::Square;

/// Which sign of the departure tells the piece from its rivals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// The rivals stand on its rank. FIDE 2023 C.10.1
    FileOnSameRank,
    /// A rival stands on its file. FIDE 2023 C.10.2
    Rank,
    /// Neither: the file is preferred. FIDE 2023 C.10.3
    FilePreferred,
    /// One rival on its file and one on its rank. FIDE 2023 C.10
    Both,
}

impl Needed {
    /// The article of the Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            Needed::FileOnSameRank => "C.10.1",
            Needed::Rank => "C.10.2",
            Needed::FilePreferred => "C.10.3",
            Needed::Both => "C.10",
        }
    }

    /// What is written of this square: `g`, `5`, `h4`.
    pub fn sign(self, from: Square) -> String {
        match self {
            Needed::FileOnSameRank | Needed::FilePreferred => from.file_char().to_string(),
            Needed::Rank => from.rank_char().to_string(),
            Needed::Both => from.to_string(),
        }
    }
}

/// One thing to say of a written move.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// It has not the form of a move.
    NotMove,
    /// A letter for the pawn, which has none: `Pe4`.
    PawnLetter { letter: char },
    /// A letter that is not the moved piece's; `stands` is the piece it stands for, if it is anybody's.
    WrongLetter { letter: char, stands: Option<Role>, role: Role },
    /// The letter of the moved piece in another language: `Nf3`.
    ForeignLetter { letter: char, other: Letters, role: Role },
    /// No letter where a piece moved: it reads as a pawn's move.
    MissingLetter { role: Role },
    /// The letter of the piece is small: `cf3`. Wrong only where it reads as a file.
    SmallLetter { letter: char },
    /// A file or an x is a great letter: `E4`. Wrong only where it reads as a piece.
    Capitals,
    /// Another such piece may go there too: the sign that is missing, and where the rivals stand.
    Ambiguous { role: Role, from: Square, to: Square, needed: Needed, rivals: Vec<Square> },
    /// The departure that is written is not the piece's.
    WrongDeparture { role: Role, captures: bool, wrote: String, from: Square, needed: Option<Needed> },
    /// A pawn captured, and its file is missing.
    MissingPawnFile { from: Square },
    /// What the pawn became is missing.
    MissingPromotion { role: Role },
    /// Another piece than the pawn became; `stands` is the one written, if it is any.
    WrongPromotion { letter: char, stands: Option<Role>, role: Role },
    /// A piece is written behind the square, and no pawn was promoted.
    FalsePromotion,
    /// `x`, and nothing was taken.
    FalseCapture { to: Square },
    /// `+`, and the king is not in check.
    FalseCheck,
    /// `#` or `++`, and it is not mate; `check`: it is only check.
    FalseMate { check: bool },
    /// `e.p.` with another move.
    FalseEnPassant,
    /// `(=)`, and no draw was offered.
    FalseOffer,
    /// A draw was offered, and `(=)` is missing.
    MissingOffer,
    /// `!` or `?`, which belong to comments.
    Comment,
    /// Castling on the other wing; this is the wing that was meant.
    OtherWing(Side),
    /// Castling was written as a move of the king.
    KingForCastling(Side),
    /// The right piece, and another square of arrival.
    WrongSquare { wrote: Square, to: Square },
    /// As it is written it is another legal move.
    OtherMove(Move),
    /// As it is written the rules refuse it.
    Refused(Illegal),
    /// No piece can do what is written.
    NoneCan,
    /// The capture has a sign, which may be left out.
    MissingCapture,
    /// Check has a sign, which may be left out.
    MissingCheck,
    /// Mate has a sign, which may be left out.
    MissingMate,
    /// `+` where it is mate.
    CheckForMate,
    /// `++` for mate, which may also be written `#`.
    DoublePlus,
    /// A capture en passant has a sign, which may be left out.
    MissingEnPassant,
    /// `d8=D` or `d8(D)`: the Laws write `d8D`.
    PromotionSign,
    /// `O-O` or `00`: the Laws write `0-0`.
    CastlingSigns(Side),
    /// `e2-e4`: no hyphen is needed.
    Hyphen,
    /// A file or a rank that nobody needed: `Cgf3` where one knight can go there.
    NotNeeded { sign: String },
    /// The rank tells the piece too, but the file is preferred.
    FilePreferred { from: Square },
}

impl Note {
    /// The text that says it.
    pub const fn id(&self) -> &'static str {
        match self {
            Note::NotMove => "mark-not-move",
            Note::PawnLetter { .. } => "mark-pawn-letter",
            Note::WrongLetter { stands: None, .. } => "mark-no-letter",
            Note::WrongLetter { role: Role::Pawn, .. } => "mark-letter-on-pawn",
            Note::WrongLetter { .. } => "mark-wrong-letter",
            Note::ForeignLetter { .. } => "mark-foreign-letter",
            Note::MissingLetter { .. } => "mark-missing-letter",
            Note::SmallLetter { .. } => "mark-small-letter",
            Note::Capitals => "mark-capitals",
            Note::Ambiguous { needed: Needed::FileOnSameRank, .. } => "mark-ambiguous-rank",
            Note::Ambiguous { needed: Needed::Rank, .. } => "mark-ambiguous-file",
            Note::Ambiguous { needed: Needed::FilePreferred, .. } => "mark-ambiguous",
            Note::Ambiguous { needed: Needed::Both, .. } => "mark-ambiguous-both",
            Note::WrongDeparture { .. } => "mark-wrong-departure",
            Note::MissingPawnFile { .. } => "mark-missing-pawn-file",
            Note::MissingPromotion { .. } => "mark-missing-promotion",
            Note::WrongPromotion { stands: None, .. } => "mark-no-promotion-letter",
            Note::WrongPromotion { .. } => "mark-wrong-promotion",
            Note::FalsePromotion => "mark-false-promotion",
            Note::FalseCapture { .. } => "mark-false-capture",
            Note::FalseCheck => "mark-false-check",
            Note::FalseMate { check: true } => "mark-only-check",
            Note::FalseMate { check: false } => "mark-false-mate",
            Note::FalseEnPassant => "mark-false-en-passant",
            Note::FalseOffer => "mark-false-offer",
            Note::MissingOffer => "mark-missing-offer",
            Note::Comment => "mark-comment",
            Note::OtherWing(Side::King) => "mark-other-wing-king",
            Note::OtherWing(Side::Queen) => "mark-other-wing-queen",
            Note::KingForCastling(_) => "mark-king-for-castling",
            Note::WrongSquare { .. } => "mark-wrong-square",
            Note::OtherMove(_) => "mark-other-move",
            Note::Refused(_) => "mark-refused",
            Note::NoneCan => "mark-none-can",
            Note::MissingCapture => "mark-missing-capture",
            Note::MissingCheck => "mark-missing-check",
            Note::MissingMate => "mark-missing-mate",
            Note::CheckForMate => "mark-check-for-mate",
            Note::DoublePlus => "mark-double-plus",
            Note::MissingEnPassant => "mark-missing-en-passant",
            Note::PromotionSign => "mark-promotion-sign",
            Note::CastlingSigns(_) => "mark-castling-signs",
            Note::Hyphen => "mark-hyphen",
            Note::NotNeeded { .. } => "mark-not-needed",
            Note::FilePreferred { .. } => "mark-file-preferred",
        }
    }

    /// The article of the Laws of 2023.
    pub fn article(&self) -> &'static str {
        match self {
            Note::PawnLetter { .. } | Note::WrongLetter { role: Role::Pawn, .. } => "C.4",
            Note::WrongLetter { .. } | Note::MissingLetter { .. } | Note::SmallLetter { .. } => "C.2",
            Note::ForeignLetter { .. } => "C.3",
            Note::Capitals => "C.5",
            Note::Ambiguous { needed, .. } | Note::WrongDeparture { needed: Some(needed), .. } => needed.article(),
            Note::WrongDeparture { role: Role::Pawn, captures: true, .. } | Note::MissingPawnFile { .. } => "C.9.3",
            Note::MissingPromotion { .. }
            | Note::WrongPromotion { .. }
            | Note::FalsePromotion
            | Note::PromotionSign => "C.11",
            Note::FalseCapture { .. } | Note::MissingCapture => "C.9",
            Note::FalseCheck | Note::MissingCheck => "C.13.4",
            Note::FalseMate { .. } | Note::MissingMate | Note::CheckForMate | Note::DoublePlus => "C.13.5",
            Note::FalseEnPassant | Note::MissingEnPassant => "C.13.6",
            Note::FalseOffer | Note::MissingOffer => "C.12",
            Note::Comment => "C.13",
            Note::OtherWing(side) | Note::KingForCastling(side) | Note::CastlingSigns(side) => {
                MovePart::Castling(*side).article()
            }
            Note::Refused(illegal) => illegal.article(),
            Note::NotNeeded { .. } => "C.10",
            Note::FilePreferred { .. } => "C.10.3",
            Note::NotMove
            | Note::WrongDeparture { .. }
            | Note::WrongSquare { .. }
            | Note::OtherMove(_)
            | Note::NoneCan
            | Note::Hyphen => "C.8",
        }
    }
}
