//! A puzzle as a row of a pack, and a pack as a text.
//!
//! ```text
//! [625]
//! r4rk1/ppp2ppp/3p4/4n3/2B1P1q1/2NP2P1/PPP2P1P/R2Q1RK1 w Qg4 Nf3
//! ```
//!
//! A head in brackets has the rating of the rows below it, the middle of [`STEP`] numbers, and `own` behind it where they are
//! of our own. A row is `placement state move move …`. `state` is who plays, who may castle, and where a pawn can be taken in
//! passing, as FEN has them, but without blanks and dashes: `bKQe3`. Moves have English letters, and the signs that may be
//! missing are. With an even number of moves the first is the other side's, which went wrong, and the pupil moves second;
//! with an odd number the first is the one to find. `#` begins a comment.

use std::collections::BTreeSet;
use std::fmt;

use crate::checksum::crc32;
use crate::chess::{Letters, Move, Position, san};
use crate::color::Color;

/// No pack has more rows; what a text has beyond is not read.
pub const MOST_ROWS: usize = 1_000;
/// Ratings are told in steps of so many.
pub const STEP: u16 = 50;
/// No puzzle has more moves.
const MOST_MOVES: usize = 40;
/// The hardest that there may be.
const HARDEST: u16 = 4_000;
/// Signs that Appendix C lets be missing; a row is without them where the move stays clear.
const LEFT_OUT: [char; 4] = ['x', '+', '#', '='];

named! {
    /// Where a puzzle comes from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Source {
        /// The puzzles that Lichess gave to the public domain.
        Lichess = "lichess",
        /// Games between our opponents.
        Own = "own",
    }
}

/// A position and the moves to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its number, unlike that of any other.
    pub seed: u32,
    pub source: Source,
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
    /// A head is no rating, or a row has none above it.
    Rating,
    /// Fewer fields than position, state and a move.
    Fields,
    /// No position of a game.
    Position,
    /// This move, from 0, is not one, or not legal.
    Move(usize),
    /// More moves than a puzzle has.
    Length,
    /// Another row has the same position and moves.
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
        let mut head = None;
        let rows = (1..).zip(text.lines()).filter(|(_, row)| !row.trim().is_empty() && !row.starts_with('#'));
        for (line, row) in rows.take(MOST_ROWS) {
            if let Some(text) = row.strip_prefix('[') {
                head = read_head(text);
                if head.is_none() {
                    pack.faults.push(Fault { line, wrong: Wrong::Rating });
                }
                continue;
            }
            let read = head.ok_or(Wrong::Rating).and_then(|(rating, source)| Puzzle::read(row, rating, source));
            match read {
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
    /// # Errors
    /// There is no move, too many, or one that is not legal.
    pub fn new(source: Source, rating: u16, start: Position, moves: Vec<Move>) -> Result<Puzzle, Wrong> {
        if moves.is_empty() {
            return Err(Wrong::Fields);
        }
        if moves.len() > MOST_MOVES {
            return Err(Wrong::Length);
        }
        let mut position = start;
        for (place, m) in moves.iter().enumerate() {
            position = position.play(*m).map_err(|_| Wrong::Move(place))?;
        }
        let seed = seed(&start, &moves);
        Ok(Puzzle { seed, source, rating, start, moves })
    }

    /// From a row.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(row: &str, rating: u16, source: Source) -> Result<Puzzle, Wrong> {
        let mut fields = row.split_whitespace();
        let (Some(placement), Some(state)) = (fields.next(), fields.next()) else { return Err(Wrong::Fields) };
        let start = position(placement, state).ok_or(Wrong::Position)?;
        let mut moves = Vec::new();
        let mut now = start;
        for (place, text) in fields.enumerate() {
            if place == MOST_MOVES {
                return Err(Wrong::Length);
            }
            let m = san::read(&now, text, Letters::English).map_err(|_| Wrong::Move(place))?;
            now = now.play(m).map_err(|_| Wrong::Move(place))?;
            moves.push(m);
        }
        Puzzle::new(source, rating, start, moves)
    }

    /// The other side's move that comes first, if there is one.
    pub fn mistake(&self) -> Option<Move> {
        self.moves.first().copied().filter(|_| self.moves.len().is_multiple_of(2))
    }

    /// The moves from the first one to find, the pupil's and the other side's by turns.
    pub fn solution(&self) -> &[Move] {
        &self.moves[usize::from(self.moves.len().is_multiple_of(2))..]
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

    /// The same with left and right exchanged, which is as hard; `None` where a side may still castle.
    pub fn mirrored(&self) -> Option<Puzzle> {
        let start = Position::from_setup(&self.start.setup().mirrored()?).ok()?;
        let moves = self.moves.iter().map(|m| Move { from: m.from.mirrored(), to: m.to.mirrored(), ..*m }).collect();
        Some(Puzzle { start, moves, ..self.clone() })
    }

    /// How many moves are to be found.
    pub fn length(&self) -> usize {
        self.moves.len().div_ceil(2)
    }

    /// The position at the end.
    pub fn end(&self) -> Position {
        self.moves.iter().fold(self.start, |position, m| position.play(*m).unwrap_or(position))
    }

    /// The head of the rows that have its rating and its source.
    pub fn head(&self) -> String {
        let middle = self.rating / STEP * STEP + STEP / 2;
        match self.source {
            Source::Lichess => format!("[{middle}]"),
            Source::Own => format!("[{middle} {}]", Source::Own.name()),
        }
    }
}

/// The row.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.start.fen();
        let mut fields = fen.split(' ');
        let placement = fields.next().unwrap_or_default();
        let state: String = fields.take(3).filter(|field| *field != "-").collect();
        write!(f, "{placement} {state}")?;
        let mut position = self.start;
        for m in &self.moves {
            let long = san::write(&position, *m, Letters::English);
            // `e.p.` stands behind a blank.
            let long = long.split(' ').next().unwrap_or_default();
            let short = long.replace(LEFT_OUT, "");
            let is_clear = san::read(&position, &short, Letters::English) == Ok(*m);
            write!(f, " {}", if is_clear { &short } else { long })?;
            position = position.play(*m).unwrap_or(position);
        }
        Ok(())
    }
}

/// The number of a puzzle: a checksum of its position and its moves, however they are written.
fn seed(start: &Position, moves: &[Move]) -> u32 {
    let fen = start.fen();
    let fields = fen.split(' ').take(4).map(str::to_string);
    let text: Vec<String> = fields.chain(moves.iter().map(Move::to_string)).collect();
    crc32(text.join(" ").bytes())
}

/// What stands in the brackets of a head.
fn read_head(text: &str) -> Option<(u16, Source)> {
    let text = text.trim_end().strip_suffix(']')?;
    let (rating, source) = match text.split_once(' ') {
        Some((rating, source)) => (rating, Source::from_name(source)?),
        None => (text, Source::Lichess),
    };
    let rating = rating.parse().ok().filter(|rating| (1..=HARDEST).contains(rating))?;
    Some((rating, source))
}

/// The position of these two fields.
fn position(placement: &str, state: &str) -> Option<Position> {
    let rest = state.strip_prefix(['w', 'b'])?;
    let turn = state.get(..1)?;
    let castling = rest.len() - rest.trim_start_matches(['K', 'Q', 'k', 'q']).len();
    let field = |text: Option<&str>| text.map(|text| if text.is_empty() { "-".to_string() } else { text.to_string() });
    let (castling, passing) = (field(rest.get(..castling))?, field(rest.get(castling..))?);
    Position::from_fen(&format!("{placement} {turn} {castling} {passing} 0 1")).ok()
}
