//! The 960 start positions by their usual numbers, 0 to 959. FIDE 2023 II.2
//!
//! The number is Reinhard Scharnagl's: the bishop of the light squares, of the dark squares, the queen among the squares that
//! are left, then both knights among those.

use std::fmt;

use crate::chess::piece::{Piece, Placement, Role};
use crate::chess::position::{Castling, Position, Setup, Side};
use crate::color::Color;
use crate::square::Square;

/// How many start positions there are.
pub const POSITIONS: u16 = 960;
/// The number of the start position of standard chess.
pub const STANDARD: u16 = 518;

/// Which of the five squares that are left the two knights take, by their number.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The pieces of the first rank from a to h; `None` for a number of 960 or more.
pub fn pieces(number: u16) -> Option<[Role; 8]> {
    let number = usize::from(Some(number).filter(|number| *number < POSITIONS)?);
    let mut rank = [None; 8];
    put(&mut rank, number % 4 * 2 + 1, Role::Bishop);
    put(&mut rank, number / 4 % 4 * 2, Role::Bishop);
    let queen = free(&rank, number / 16 % 6)?;
    put(&mut rank, queen, Role::Queen);
    let (one, other) = *KNIGHTS.get(number / 96)?;
    // The later one first, so that the place of the other stays what it is.
    for place in [other, one] {
        let file = free(&rank, place)?;
        put(&mut rank, file, Role::Knight);
    }
    with_king_and_rooks(rank)
}

/// The file of this place among the squares that are left, counted from a.
fn free(rank: &[Option<Role>; 8], place: usize) -> Option<usize> {
    (0..8).filter(|file| rank.get(*file) == Some(&None)).nth(place)
}

pub(super) fn put(rank: &mut [Option<Role>; 8], file: usize, role: Role) {
    if let Some(square) = rank.get_mut(file) {
        *square = Some(role);
    }
}

/// The king between the rooks on the last three squares. FIDE 2023 II.2.1
pub(super) fn with_king_and_rooks(mut rank: [Option<Role>; 8]) -> Option<[Role; 8]> {
    for role in [Role::Rook, Role::King, Role::Rook] {
        let file = free(&rank, 0)?;
        put(&mut rank, file, role);
    }
    let mut whole = [Role::King; 8];
    for (to, role) in whole.iter_mut().zip(rank) {
        *to = role?;
    }
    Some(whole)
}

/// Why a rank is no start position, with files from 0 for a to 7 for h.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidStart {
    /// So many of this piece, and not as many as at the start.
    Count(Role, usize),
    /// Both rooks stand on one side of the king.
    KingOutside { king: usize, rooks: [usize; 2] },
    /// Both bishops stand on squares of one colour.
    BishopsAlike([usize; 2]),
}

impl InvalidStart {
    /// The article of the Laws of 2023 that the rank breaks.
    pub const fn article(self) -> &'static str {
        match self {
            InvalidStart::Count(..) => "II.2",
            InvalidStart::KingOutside { .. } => "II.2.1",
            InvalidStart::BishopsAlike(_) => "II.2.2",
        }
    }
}

impl fmt::Display for InvalidStart {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            InvalidStart::Count(role, count) => write!(f, "{count} times {}", role.name()),
            InvalidStart::KingOutside { .. } => f.write_str("the king is not between the rooks"),
            InvalidStart::BishopsAlike(_) => f.write_str("the bishops are on squares of one colour"),
        }
    }
}

impl std::error::Error for InvalidStart {}

/// The number of a rank of pieces, from a to h.
///
/// # Errors
/// What the rank breaks of II.2.
pub fn number_of(rank: &[Role; 8]) -> Result<u16, InvalidStart> {
    for (role, count) in [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)] {
        let found = rank.iter().filter(|other| **other == role).count();
        if found != count {
            return Err(InvalidStart::Count(role, found));
        }
    }
    // The place of a piece among the squares that the pieces before it have left.
    let mut left: Vec<(usize, Role)> = (0..).zip(*rank).collect();
    let places = |left: &[(usize, Role)], role| -> [usize; 2] {
        let mut places = (0..).zip(left).filter(|(_, (_, other))| *other == role).map(|(place, _)| place);
        let first = places.next().unwrap_or_default();
        [first, places.next().unwrap_or(first)]
    };
    let [king, _] = places(&left, Role::King);
    let rooks = places(&left, Role::Rook);
    if !(rooks[0] < king && king < rooks[1]) {
        return Err(InvalidStart::KingOutside { king, rooks });
    }
    let bishops = places(&left, Role::Bishop);
    if bishops[0] % 2 == bishops[1] % 2 {
        return Err(InvalidStart::BishopsAlike(bishops));
    }
    // The a-file of the first rank is dark.
    let (light, dark) = if bishops[0] % 2 == 1 { (bishops[0], bishops[1]) } else { (bishops[1], bishops[0]) };
    left.retain(|(_, role)| *role != Role::Bishop);
    let [queen, _] = places(&left, Role::Queen);
    left.retain(|(_, role)| *role != Role::Queen);
    let [one, other] = places(&left, Role::Knight);
    let knights = KNIGHTS.into_iter().position(|pair| pair == (one, other)).unwrap_or_default();
    let number = light / 2 + dark / 2 * 4 + queen * 16 + knights * 96;
    Ok(number as u16)
}

/// The start position of this number, the pieces of both sides on the same files. FIDE 2023 II.2.3
pub fn position(number: u16) -> Option<Position> {
    let mut placement = Placement::EMPTY;
    let mut castling = Castling::chess960();
    for color in Color::ALL {
        let (first, second) = if color == Color::White { (0, 1) } else { (7, 6) };
        let mut wing = Side::Queen;
        for (file, role) in (0..).zip(pieces(number)?) {
            let square = Square::new(file, first)?;
            placement.set(square, Some(Piece::new(color, role)));
            placement.set(Square::new(file, second)?, Some(Piece::new(color, Role::Pawn)));
            match role {
                Role::King => wing = Side::King,
                Role::Rook => castling.set_rook(color, wing, Some(square)),
                _ => {}
            }
        }
    }
    Position::from_setup(&Setup { castling, ..Setup::of(placement, Color::White) }).ok()
}
