//! The signs of a move as big keys, for those who cannot type yet: what each writes, and which may come next.

use crate::chess::{Letters, Role, Side};

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A piece's letter, at the start or where a pawn is promoted.
    Piece(Role),
    /// `a` to `h`.
    File(char),
    /// `1` to `8`.
    Rank(char),
    /// `x`
    Takes,
    /// `+`
    Check,
    /// `#`
    Mate,
    /// `0-0` or `0-0-0`.
    Castling(Side),
    /// `e.p.`
    EnPassant,
    /// `(=)`: a draw is offered.
    Offer,
}

const EN_PASSANT: &str = " e.p.";
const OFFER: &str = " (=)";

impl Key {
    /// What it adds to the text.
    pub fn sign(self, letters: Letters) -> String {
        match self {
            Key::Piece(role) => letters.letter(role).map(String::from).unwrap_or_default(),
            Key::File(sign) | Key::Rank(sign) => sign.to_string(),
            Key::Takes => "x".to_string(),
            Key::Check => "+".to_string(),
            Key::Mate => "#".to_string(),
            Key::Castling(Side::King) => "0-0".to_string(),
            Key::Castling(Side::Queen) => "0-0-0".to_string(),
            Key::EnPassant => EN_PASSANT.to_string(),
            Key::Offer => OFFER.to_string(),
        }
    }

    /// Whether this sign can come next, by the forms of Appendix C. A hint and no fence: any key may be pressed.
    pub fn follows(self, text: &str, letters: Letters) -> bool {
        let text = text.trim();
        let mut signs = text.chars().rev();
        let (last, before) = (signs.next(), signs.next());
        let file = |sign: Option<char>| sign.is_some_and(|sign| ('a'..='h').contains(&sign));
        let rank = |sign: Option<char>| sign.is_some_and(|sign| ('1'..='8').contains(&sign));
        let piece = |sign: Option<char>| sign.is_some_and(|sign| letters.role(sign).is_some());
        let square = file(before) && rank(last);
        let castled = text.starts_with('0');
        let promoted = piece(last) && rank(before);
        let whole = square || castled || promoted;
        let mated = text.ends_with('#') || text.ends_with("++");
        let over = text.contains("e.p") || text.contains('(');
        match self {
            _ if text.is_empty() => matches!(self, Key::Piece(_) | Key::File(_) | Key::Castling(_)),
            _ if over => self == Key::Offer && !text.contains('('),
            Key::Offer => whole || mated || last == Some('+'),
            _ if mated => false,
            Key::Piece(role) => square && role != Role::King && matches!(last, Some('1' | '8')),
            // Also the square of arrival behind that of departure: `e2e4`, `C5f3`.
            Key::File(_) => !castled && !promoted && last != Some('+'),
            Key::Rank(_) => file(last) || (piece(last) && !promoted),
            Key::Takes => !castled && !promoted && (piece(last) || file(last) || rank(last)),
            Key::Check => whole || last == Some('+'),
            Key::Mate => whole,
            Key::EnPassant => square || last == Some('+'),
            Key::Castling(_) => false,
        }
    }
}

/// Takes back what the last key wrote.
pub fn erase(text: &str) -> &str {
    for whole in [EN_PASSANT, OFFER, "0-0-0", "0-0"] {
        if let Some(rest) = text.strip_suffix(whole) {
            return rest;
        }
    }
    let mut signs = text.chars();
    signs.next_back();
    signs.as_str()
}
