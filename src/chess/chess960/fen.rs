//! FEN of Chess960, where a right to castle may need the file of its rook.
//!
//! Two ways are read, also mixed. X-FEN keeps `KQkq` for the outermost rook of a wing; the canonical FEN of a [`Setup`] is
//! X-FEN. Shredder-FEN always names the file: `HAha`.

use crate::chess::fen::{CASTLING, FenError, InvalidFen, outermost_rook, rook_sign};
use crate::chess::piece::Placement;
use crate::chess::position::{Castling, Position, Setup, Side};
use crate::color::Color;
use crate::square::Square;

/// Reads an X-FEN or a Shredder-FEN as a position of Chess960; the rest as in [`Setup::parse`].
///
/// # Errors
/// What is no FEN, and with it a castling sign that is unknown or names a right twice.
pub fn parse(text: &str) -> Result<Setup, InvalidFen> {
    Setup::parse_with(text, castling)
}

/// [`parse`], and checks that the position can be played from.
///
/// # Errors
/// What is no FEN, or no position: a right to castle needs the king and that rook on the first rank. FIDE 2023 II.3.1
pub fn from_fen(text: &str) -> Result<Position, FenError> {
    Ok(Position::from_setup(&parse(text)?)?)
}

fn castling(placement: &Placement, text: &str) -> Result<Castling, InvalidFen> {
    let mut castling = Castling::chess960();
    if text == "-" {
        return Ok(castling);
    }
    for sign in text.chars() {
        let right = match CASTLING.into_iter().find(|(other, ..)| *other == sign) {
            // Where no rook stands the corner is named, and the position is refused for it.
            Some((_, color, side)) => {
                Some((color, side, outermost_rook(placement, color, side).unwrap_or(side.rook_from(color))))
            }
            None => rook_of(placement, sign),
        };
        match right {
            Some((color, side, rook)) if !castling.has(color, side) => castling.set_rook(color, side, Some(rook)),
            _ => return Err(InvalidFen::Castling(sign)),
        }
    }
    Ok(castling)
}

/// The right that the letter of a file gives: `H` or `h`.
fn rook_of(placement: &Placement, sign: char) -> Option<(Color, Side, Square)> {
    let color = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
    let first = if color == Color::White { 0 } else { 7 };
    let rook = (0..8).filter_map(|file| Square::new(file, first)).find(|rook| rook_sign(color, *rook) == sign)?;
    let king = placement.king(color).filter(|king| king.rank() == first);
    let side = if king.is_some_and(|king| rook < king) { Side::Queen } else { Side::King };
    Some((color, side, rook))
}

/// What stands before the FEN of a position of Chess960 in a text that may hold either game: `960 bqnbnrkr/…`.
const MARK: &str = "960 ";

/// The FEN of a position, which for Chess960 says so. It is what this site keeps, asks and sends.
pub fn marked(position: &Position) -> String {
    let fen = position.fen();
    if position.is_chess960() { MARK.to_string() + &fen } else { fen }
}

/// Reads a FEN, of Chess960 where it says so.
///
/// # Errors
/// What is no FEN of that game.
pub fn parse_marked(text: &str) -> Result<Setup, InvalidFen> {
    match text.trim_start().strip_prefix(MARK) {
        Some(fen) => parse(fen),
        None => Setup::parse(text),
    }
}

/// [`parse_marked`], and checks that the position can be played from.
///
/// # Errors
/// What is no FEN, or no position of that game.
pub fn from_marked(text: &str) -> Result<Position, FenError> {
    Ok(Position::from_setup(&parse_marked(text)?)?)
}

/// The Shredder-FEN: the file of each rook with which castling may still be possible, White's in capitals.
pub fn shredder_fen(setup: &Setup) -> String {
    let mut rights: String = CASTLING
        .into_iter()
        .filter_map(|(_, color, side)| Some(rook_sign(color, setup.castling.rook(color, side)?)))
        .collect();
    if rights.is_empty() {
        rights.push('-');
    }
    let text = setup.to_string();
    let fields = text.split(' ').enumerate().map(|(at, field)| if at == 2 { rights.as_str() } else { field });
    fields.collect::<Vec<_>>().join(" ")
}

/// The start of a game by its PGN tags Variant, in one of the ways in which programs write it, and FEN, which may be empty;
/// `None` for another variant.
pub fn from_tags(variant: &str, fen: &str) -> Option<Result<Position, FenError>> {
    let letters = variant.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_lowercase());
    let known = ["chess960", "fischerandom", "fischerrandom"].contains(&letters.collect::<String>().as_str());
    let start = || from_fen(&Position::start().fen());
    known.then(|| if fen.is_empty() { start() } else { from_fen(fen) })
}
