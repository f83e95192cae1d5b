//! Moves in the form of the PGN standard, written, and read the short way when nothing is unusual about them.

use crate::chess::geometry;
use crate::chess::ground::castling_move;
use crate::chess::piece::{Piece, Role};
use crate::chess::position::{Move, Position, Side};
use crate::chess::san::{self, Letters};
use crate::color::Color;
use crate::square::Square;

/// The move as the PGN standard wants it: `O-O`, `e8=Q+`, and no mark of a capture in passing.
pub fn san(position: &Position, m: Move) -> String {
    let text = san::write(position, m, Letters::English);
    let text = text.strip_suffix(" e.p.").unwrap_or(&text);
    if text.starts_with("0-0") {
        return text.replace('0', "O");
    }
    let letter = m.promotion.and_then(|role| Letters::English.letter(role));
    match letter.and_then(|letter| text.rfind(letter)) {
        // A move that is not legal is written by its squares, and its letter is small.
        Some(at) => format!("{}={}", text.get(..at).unwrap_or_default(), text.get(at..).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// The move of a word and the position after it, when the word has the exact form of the standard and means one
/// move; else [`san::read`] has to look at it. It takes a tenth of the time, which counts in files of thousands
/// of games.
pub(super) fn read_exact(position: &Position, word: &str, letters: Letters) -> Option<(Move, Position)> {
    let bytes = word.as_bytes();
    let bytes = match bytes {
        [body @ .., b'+' | b'#'] => body,
        body => body,
    };
    let turn = position.turn();
    let play = |m: Move| position.play(m).ok().map(|after| (m, after));
    let side = match bytes {
        b"O-O" | b"0-0" => Some(Side::King),
        b"O-O-O" | b"0-0-0" => Some(Side::Queen),
        _ => None,
    };
    if let Some(side) = side {
        return play(castling_move(position, side)?);
    }
    let (first, rest) = bytes.split_first()?;
    if first.is_ascii_lowercase() {
        return play(pawn_move(position, bytes, letters)?);
    }
    let piece = Piece::new(turn, letters.role(char::from(*first))?);
    let [head @ .., file, rank] = rest else { return None };
    let to = square(*file, *rank)?;
    let head = match head {
        [head @ .., b'x' | b'-'] => head,
        head => head,
    };
    let (file, rank) = match head {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(*file), None),
        [rank @ b'1'..=b'8'] => (None, Some(*rank)),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(*file), Some(*rank)),
        _ => return None,
    };
    let from = geometry::attacks(piece, to, position.occupied()) & position.pieces(piece);
    let fits = |from: &Square| {
        file.is_none_or(|file| from.file_char() == char::from(file))
            && rank.is_none_or(|rank| from.rank_char() == char::from(rank))
    };
    let mut candidates = from.into_iter().filter(fits).map(|from| Move { from, to, promotion: None });
    let first = candidates.next()?;
    match candidates.next() {
        None => play(first),
        // Only one of them may be free to move.
        Some(second) => {
            let mut legal = [first, second].into_iter().chain(candidates).filter(|m| position.is_legal(*m));
            let only = legal.next()?;
            if legal.next().is_some() { None } else { play(only) }
        }
    }
}

/// `e4`, `exd5`, `e8=Q`, `exd8=Q`; and `e2e4`, `e2-e4`, `e5xd6`, where the square says which piece moves.
fn pawn_move(position: &Position, bytes: &[u8], letters: Letters) -> Option<Move> {
    let (body, promotion) = match bytes {
        [body @ .., b'=', letter] => (body, Some(letters.role(char::from(*letter))?)),
        body => (body, None),
    };
    let up = if position.turn() == Color::White { 1 } else { -1 };
    let pawn = |square: &Square| position.piece_at(*square) == Some(Piece::new(position.turn(), Role::Pawn));
    let (from, to) = match body {
        [file, rank] => {
            let to = square(*file, *rank)?;
            let near = to.offset(0, -up)?;
            let far = || near.offset(0, -up).filter(|_| position.piece_at(near).is_none());
            (if pawn(&near) { near } else { far().filter(pawn)? }, to)
        }
        [from, b'x', file, rank] => {
            let to = square(*file, *rank)?;
            let sides = [to.offset(-1, -up), to.offset(1, -up)];
            let from = sides.into_iter().flatten().find(|square| square.file_char() == char::from(*from));
            (from.filter(pawn)?, to)
        }
        [file, rank, b'x' | b'-', to @ ..] | [file, rank, to @ ..] => {
            let [to_file, to_rank] = to else { return None };
            (square(*file, *rank)?, square(*to_file, *to_rank)?)
        }
        _ => return None,
    };
    Some(Move { from, to, promotion })
}

fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Square::from_index(usize::from(rank - b'1') * 8 + usize::from(file - b'a')),
        _ => None,
    }
}
