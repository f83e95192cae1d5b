//! The variants, a row each, and the numbers of the squares. Variante.

use crate::color::Color;
use crate::square::Square;

/// The rules in which the draughts of 64 squares differ.
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// In the address and in records.
    pub name: &'static str,
    /// The type of game in PDN.
    pub game_type: u8,
    /// Whether the corner at each player's right hand is played on; else the left one.
    right_corner: bool,
    /// Peões capturam para trás.
    pub men_capture_back: bool,
    /// Of two captures of as many pieces, the one with more damas is compulsory. JSS 2.8.3
    pub quality: bool,
}

/// Damas clássicas, as in Portugal. JSS 2
pub static CLASSICAS: Variant =
    Variant { name: "classicas", game_type: 28, right_corner: true, men_capture_back: false, quality: true };

/// Damas brasileiras, of 64 squares.
pub static BRASILEIRAS: Variant =
    Variant { name: "brasileiras", game_type: 26, right_corner: false, men_capture_back: true, quality: false };

impl Variant {
    pub const ALL: [&'static Variant; 2] = [&CLASSICAS, &BRASILEIRAS];

    /// The variant of this name.
    pub fn from_name(name: &str) -> Option<&'static Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name == name)
    }

    /// Whether these are [`CLASSICAS`], whose squares have numbers and for which the Portuguese regulation is written.
    pub fn is_classicas(&self) -> bool {
        std::ptr::eq(self, &CLASSICAS)
    }

    /// The number by which a square is called; `None` where squares have names.
    pub fn number(&self, square: Square) -> Option<u8> {
        number(square).filter(|_| self.is_classicas())
    }

    /// Whether the game is played on this square.
    pub const fn plays(&self, square: Square) -> bool {
        matches!(square.color(), Color::White) == self.right_corner
    }

    /// The squares played on, from White's near corner to the far one.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        Square::all().filter(|square| self.plays(*square))
    }
}

/// The number of a square of [`CLASSICAS`], from White's right hand to the left and upwards: h1 is 1, b1 is 4, a8 is
/// 32. `None` where no piece stands.
pub const fn number(square: Square) -> Option<u8> {
    if !CLASSICAS.plays(square) {
        return None;
    }
    Some(square.rank() as u8 * 4 + (7 - square.file()) as u8 / 2 + 1)
}

/// The square of [`CLASSICAS`] with this number, 1 to 32.
pub fn numbered(number: u8) -> Option<Square> {
    let place = number.checked_sub(1).filter(|place| *place < 32)? as i8;
    let rank = place / 4;
    Square::new(7 - place % 4 * 2 - rank % 2, rank)
}
