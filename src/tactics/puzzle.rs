//! A puzzle as a row of a pack, and a pack as a text.
//!
//! A row is `id rating placement state move move …`:
//!
//! ```text
//! 1D5gj 642 r4rk1/ppp2ppp/3p4/4n3/2B1P1q1/2NP2P1/PPP2P1P/R2Q1RK1 wKQe3 d1g4 e5f3
//! ```
//!
//! `id` is five letters of Lichess's puzzle, or `*` of one of our own, whose number comes from its position. `state` is who
//! plays, who may castle, and where a pawn can be taken in passing, as FEN has them, but without blanks and dashes. With an
//! even number of moves the first is the other side's, which went wrong, and the pupil moves second; with an odd number the
//! first is the one to find. `#` begins a comment.

use std::collections::BTreeSet;
use std::fmt;

use crate::checksum::crc32;
use crate::chess::{Move, Position};
use crate::color::Color;

/// No pack has more rows; what a text has beyond is not read.
pub const MOST_ROWS: usize = 1_000;
/// No puzzle has more moves.
const MOST_MOVES: usize = 40;
/// Numbers from here on are of our own puzzles; those of Lichess, of five letters, stay below.
const OWN: u32 = 1 << 31;
/// The letters of Lichess's ids, in the order of their worth.
const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// Letters of an id of Lichess.
const ID: usize = 5;

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Lichess's puzzle of this id.
    Lichess(String),
    /// A game between our opponents.
    Own,
}

/// A position and the moves to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its number, unlike that of any other.
    pub seed: u32,
    /// How hard it is, in Elo.
    pub rating: u16,
    /// The position to begin with, before the mistake if there is one.
    pub start: Position,
    /// The moves of both sides, the pupil's last; legal one after another.
    pub moves: Vec<Move>,
}

/// What is wrong with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Fewer fields than id, rating, position, state and a move.
    Fields,
    /// No id of Lichess and no `*`.
    Id,
    /// No number of Elo from 1 to 4000.
    Rating,
    /// No position of a game.
    Position,
    /// This move, from 0, is not one, or not legal.
    Move(usize),
    /// More moves than a puzzle has.
    Length,
    /// Another row has the same number.
    Twice,
}

/// A row that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// From 1.
    pub line: usize,
    pub wrong: Wrong,
}

/// What a text has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    pub puzzles: Vec<Puzzle>,
    /// Rows that could not be read; the others count.
    pub faults: Vec<Fault>,
}

impl Pack {
    /// Leniently: a row that is at fault is left out.
    pub fn read(text: &str) -> Pack {
        let mut pack = Pack::default();
        let mut seeds = BTreeSet::new();
        let rows = (1..).zip(text.lines()).filter(|(_, row)| !row.trim().is_empty() && !row.starts_with('#'));
        for (line, row) in rows.take(MOST_ROWS) {
            match row.parse::<Puzzle>() {
                Ok(puzzle) if seeds.insert(puzzle.seed) => pack.puzzles.push(puzzle),
                Ok(_) => pack.faults.push(Fault { line, wrong: Wrong::Twice }),
                Err(wrong) => pack.faults.push(Fault { line, wrong }),
            }
        }
        pack
    }

    /// The puzzle of this number.
    pub fn get(&self, seed: u32) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.seed == seed)
    }
}

impl Puzzle {
    /// One of Lichess; `None` where this is no id of it, or a move is not legal.
    pub fn of_lichess(id: &str, rating: u16, start: Position, moves: Vec<Move>) -> Option<Puzzle> {
        Puzzle { seed: number(id)?, rating, start, moves }.checked().ok()
    }

    /// One of our own; `None` where a move is not legal.
    pub fn own(rating: u16, start: Position, moves: Vec<Move>) -> Option<Puzzle> {
        let mut puzzle = Puzzle { seed: 0, rating, start, moves };
        puzzle.seed = OWN | crc32(puzzle.tail().bytes());
        puzzle.checked().ok()
    }

    pub fn source(&self) -> Source {
        if self.seed >= OWN { Source::Own } else { Source::Lichess(letters(self.seed)) }
    }

    /// The other side's move that comes first, if there is one.
    pub fn mistake(&self) -> Option<Move> {
        self.moves.first().copied().filter(|_| self.moves.len() % 2 == 0)
    }

    /// The moves from the first one to find, the pupil's and the other side's by turns.
    pub fn solution(&self) -> &[Move] {
        &self.moves[usize::from(self.moves.len() % 2 == 0)..]
    }

    /// The position in which the first move is to be found.
    pub fn asked(&self) -> Position {
        // A puzzle is made of legal moves alone.
        self.mistake().and_then(|m| self.start.play(m).ok()).unwrap_or(self.start)
    }

    /// The side whose moves are to be found.
    pub fn solver(&self) -> Color {
        if self.mistake().is_some() { !self.start.turn() } else { self.start.turn() }
    }

    /// How many moves are to be found.
    pub fn length(&self) -> usize {
        self.moves.len().div_ceil(2)
    }

    /// The position at the end.
    pub fn end(&self) -> Position {
        self.moves.iter().fold(self.start, |position, m| position.play(*m).unwrap_or(position))
    }

    /// The row without id and rating.
    fn tail(&self) -> String {
        let fen = self.start.fen();
        let mut fields = fen.split(' ');
        let placement = fields.next().unwrap_or_default();
        let state: String = fields.take(3).filter(|field| *field != "-").collect();
        let moves: Vec<String> = self.moves.iter().map(Move::to_string).collect();
        format!("{placement} {state} {}", moves.join(" "))
    }

    fn checked(self) -> Result<Puzzle, Wrong> {
        if self.moves.is_empty() {
            return Err(Wrong::Fields);
        }
        if self.moves.len() > MOST_MOVES {
            return Err(Wrong::Length);
        }
        let mut position = self.start;
        for (place, m) in self.moves.iter().enumerate() {
            position = position.play(*m).map_err(|_| Wrong::Move(place))?;
        }
        Ok(self)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = match self.source() {
            Source::Lichess(id) => id,
            Source::Own => "*".to_string(),
        };
        write!(f, "{id} {} {}", self.rating, self.tail())
    }
}

impl std::str::FromStr for Puzzle {
    type Err = Wrong;

    fn from_str(row: &str) -> Result<Puzzle, Wrong> {
        let mut fields = row.split_whitespace();
        let mut field = || fields.next().ok_or(Wrong::Fields);
        let (id, rating, placement, state) = (field()?, field()?, field()?, field()?);
        let rating = rating.parse().ok().filter(|rating| (1..=4000).contains(rating)).ok_or(Wrong::Rating)?;
        let start = position(placement, state).ok_or(Wrong::Position)?;
        let read = |(place, text): (usize, &str)| text.parse().map_err(|_| Wrong::Move(place));
        let moves = fields.take(MOST_MOVES + 1).enumerate().map(read).collect::<Result<Vec<Move>, Wrong>>()?;
        let mut puzzle = Puzzle { seed: 0, rating, start, moves };
        puzzle.seed = match id {
            "*" => OWN | crc32(puzzle.tail().bytes()),
            id => number(id).ok_or(Wrong::Id)?,
        };
        puzzle.checked()
    }
}

/// The position of these two fields.
fn position(placement: &str, state: &str) -> Option<Position> {
    let rest = state.strip_prefix(['w', 'b'])?;
    let castling = rest.len() - rest.trim_start_matches(['K', 'Q', 'k', 'q']).len();
    let turn = state.get(..1)?;
    let dash = |field: &'static str, text: &str| if text.is_empty() { field.to_string() } else { text.to_string() };
    let (castling, passing) = (dash("-", rest.get(..castling)?), dash("-", rest.get(castling..)?));
    Position::from_fen(&format!("{placement} {turn} {castling} {passing} 0 1")).ok()
}

/// The number of an id of Lichess: it has fewer than 31 bits.
fn number(id: &str) -> Option<u32> {
    let value = |letter: u8| LETTERS.iter().position(|other| *other == letter);
    let add = |sum: u32, letter: u8| Some(sum * 62 + u32::try_from(value(letter)?).ok()?);
    (id.len() == ID).then(|| id.bytes().try_fold(0, add)).flatten()
}

/// The id of this number.
fn letters(number: u32) -> String {
    let places = (0..ID).rev().map(|place| number / 62_u32.pow(place as u32) % 62);
    places.filter_map(|value| LETTERS.get(value as usize)).map(|letter| char::from(*letter)).collect()
}
