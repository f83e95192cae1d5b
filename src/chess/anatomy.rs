//! A written move taken apart: what each sign of it says, and the article of Appendix C behind it.
//!
//! Absent: the sentences, and every way of writing but the project's own short form, see [`super::san::write`].

use super::ground::Ground;
use super::piece::Role;
use super::position::{Move, Side};
use super::san::{self, Letters};

/// What a sign, or a few together, says of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovePart {
    /// The letter or figure of the piece. FIDE 2023 C.2
    Piece(Role),
    /// No sign at all: a pawn has no letter. FIDE 2023 C.4
    Pawn,
    /// The file a capturing pawn comes from. FIDE 2023 C.9.3
    PawnFile,
    /// The file, which tells two pieces on one rank apart. FIDE 2023 C.10.1
    FileOnSameRank,
    /// The file, where neither file nor rank is shared. FIDE 2023 C.10.3
    FilePreferred,
    /// The rank, which tells two pieces on one file apart. FIDE 2023 C.10.2
    Rank,
    /// `x`. FIDE 2023 C.9
    Capture,
    /// The square of arrival. FIDE 2023 C.8
    Arrival,
    /// What the pawn becomes. FIDE 2023 C.11
    Promotion(Role),
    /// `0-0` or `0-0-0`. FIDE 2023 C.13.1, C.13.2
    Castling(Side),
    /// `+`. FIDE 2023 C.13.4
    Check,
    /// `#`. FIDE 2023 C.13.5
    Mate,
    /// `e.p.` FIDE 2023 C.13.6
    EnPassant,
}

impl MovePart {
    /// The name and the article.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            MovePart::Piece(_) => ("piece", "C.2"),
            MovePart::Pawn => ("pawn", "C.4"),
            MovePart::PawnFile => ("pawn-file", "C.9.3"),
            MovePart::FileOnSameRank => ("file", "C.10.1"),
            MovePart::FilePreferred => ("file", "C.10.3"),
            MovePart::Rank => ("rank", "C.10.2"),
            MovePart::Capture => ("capture", "C.9"),
            MovePart::Arrival => ("arrival", "C.8"),
            MovePart::Promotion(_) => ("promotion", "C.11"),
            MovePart::Castling(Side::King) => ("castling-king", "C.13.1"),
            MovePart::Castling(Side::Queen) => ("castling-queen", "C.13.2"),
            MovePart::Check => ("check", "C.13.4"),
            MovePart::Mate => ("mate", "C.13.5"),
            MovePart::EnPassant => ("en-passant", "C.13.6"),
        }
    }

    /// The article of the Laws of 2023.
    pub const fn article(self) -> &'static str {
        self.row().1
    }

    /// `piece`, `pawn-file` …: the form used in ids.
    pub const fn name(self) -> &'static str {
        self.row().0
    }
}

/// The signs of a legal move in the short form, in the order they are written; empty for a move that is not legal.
///
/// Put together they are [`san::write`] without its space; a pawn's missing letter is a part with no sign.
pub fn parts(position: &dyn Ground, m: Move, letters: Letters) -> Vec<(String, MovePart)> {
    let (Some(piece), true) = (position.piece_at(m.from), position.answer(m).is_some()) else { return Vec::new() };
    let written = san::write(position, m, letters);
    let mut tail = Vec::new();
    let mut body = written.as_str();
    for (sign, part) in [(" e.p.", MovePart::EnPassant), ("+", MovePart::Check), ("#", MovePart::Mate)] {
        if let Some(rest) = body.strip_suffix(sign) {
            tail.insert(0, (sign.trim().to_string(), part));
            body = rest;
        }
    }
    if body.starts_with('0') {
        let side = if body == "0-0" { Side::King } else { Side::Queen };
        tail.insert(0, (body.to_string(), MovePart::Castling(side)));
        return tail;
    }
    if let Some(role) = m.promotion {
        let letter = body.char_indices().next_back().map_or(0, |(at, _)| at);
        tail.insert(0, (body[letter..].to_string(), MovePart::Promotion(role)));
        body = &body[..letter];
    }
    tail.insert(0, (m.to.to_string(), MovePart::Arrival));
    body = body.strip_suffix(&m.to.to_string()).unwrap_or_default();
    if let Some(rest) = body.strip_suffix('x') {
        tail.insert(0, ("x".to_string(), MovePart::Capture));
        body = rest;
    }
    let mut head = Vec::new();
    for sign in body.chars() {
        let part = match sign {
            'a'..='h' if piece.role == Role::Pawn => MovePart::PawnFile,
            'a'..='h' if rival_on_rank(position, m, piece.role) => MovePart::FileOnSameRank,
            'a'..='h' => MovePart::FilePreferred,
            '1'..='8' => MovePart::Rank,
            _ => MovePart::Piece(piece.role),
        };
        head.push((sign.to_string(), part));
    }
    if piece.role == Role::Pawn {
        head.insert(0, (String::new(), MovePart::Pawn));
    }
    head.append(&mut tail);
    head
}

/// Whether another such piece on the same rank could go to the same square.
fn rival_on_rank(position: &dyn Ground, m: Move, role: Role) -> bool {
    position.legal_moves().into_iter().any(|other| {
        other.to == m.to
            && other.from != m.from
            && other.from.rank() == m.from.rank()
            && position.piece_at(other.from).is_some_and(|piece| piece.role == role)
    })
}
