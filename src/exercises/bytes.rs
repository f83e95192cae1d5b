//! An exercise in few bytes, for an address or a code that a camera reads.
//!
//! In order: the version, the board square by square from a1 (an empty one is one bit), whose turn it is, castling, the square
//! passed over, what is asked, the drawings, the three lines of words. The last byte is filled up with empty bits.

use super::exercise::{Ask, Exercise, MOST_ANSWERS, MOST_ARROWS, MOST_CHOICES, MOST_MATE, MOST_PLIES};
use super::sentence::{LONGEST, Sentence};
use crate::chess::{Move, Role, Setup};
use crate::coding::{Bits, Taken, Unread, letters, place};
use crate::square::{Square, SquareSet};

/// What this version writes, in the first four bits.
pub const VERSION: u32 = 1;

/// Why bytes are no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BytesError {
    /// Another version wrote them.
    Version(u32),
    /// They break off, or say what cannot be.
    Damaged,
    /// Something stands behind the end.
    TooLong,
}

impl Exercise {
    /// A position with one move to find and a line of thirty letters takes 45 bytes at most.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bits = Bits::default();
        self.write(&mut bits);
        bits.bytes()
    }

    /// The same among other things.
    pub fn write(&self, bits: &mut Bits) {
        bits.put(VERSION, 4);
        place::write_board(&self.setup, bits);
        bits.flag(self.setup.en_passant.is_some());
        if let Some(square) = self.setup.en_passant {
            put_square(bits, square);
        }
        put_ask(bits, &self.ask);
        let drawn = !self.arrows.is_empty() || !self.rings.is_empty();
        bits.flag(drawn);
        if drawn {
            let arrows = self.arrows.iter().take(MOST_ARROWS);
            bits.put(arrows.len() as u32, 4);
            arrows.for_each(|(from, to)| {
                put_square(bits, *from);
                put_square(bits, *to);
            });
            put_squares(bits, self.rings);
        }
        for text in [&self.task, &self.hint, &self.after] {
            bits.flag(!text.is_empty());
            if !text.is_empty() {
                letters::write(text.as_str(), bits);
            }
        }
    }

    /// Total: any bytes give an exercise or an error.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Exercise, BytesError> {
        let mut bits = Taken::new(bytes);
        let exercise = Exercise::read(&mut bits)?;
        bits.end().map(|()| exercise).map_err(|_| BytesError::TooLong)
    }

    /// The same among other things, which may follow.
    ///
    /// # Errors
    /// What is wrong with the bits.
    pub fn read(bits: &mut Taken) -> Result<Exercise, BytesError> {
        match bits.take(4).map_err(|_| BytesError::Damaged)? {
            VERSION => take(bits).map_err(|_| BytesError::Damaged),
            other => Err(BytesError::Version(other)),
        }
    }
}

fn take(bits: &mut Taken) -> Result<Exercise, Unread> {
    let board = place::read_board(bits)?;
    let setup = Setup { en_passant: if bits.flag()? { Some(take_square(bits)?) } else { None }, ..board };
    let ask = take_ask(bits)?;
    let (mut arrows, mut rings) = (Vec::new(), SquareSet::EMPTY);
    if bits.flag()? {
        for _ in 0..bits.take(4)? {
            arrows.push((take_square(bits)?, take_square(bits)?));
        }
        rings = take_squares(bits)?;
    }
    let mut text = || if bits.flag()? { sentence(bits) } else { Ok(Sentence::default()) };
    Ok(Exercise { setup, ask, task: text()?, hint: text()?, after: text()?, arrows, rings })
}

fn put_square(bits: &mut Bits, square: Square) {
    bits.put(square.index() as u32, 6);
}

fn take_square(bits: &mut Taken) -> Result<Square, Unread> {
    Square::from_index(bits.take(6)? as usize).ok_or(Unread)
}

fn sentence(bits: &mut Taken) -> Result<Sentence, Unread> {
    Ok(Sentence::new(&letters::read(bits, LONGEST)?))
}

/// A few squares by their names, many as a map of the board.
fn put_squares(bits: &mut Bits, squares: SquareSet) {
    let few = squares.len() < 8;
    bits.flag(few);
    if few {
        bits.put(squares.len() as u32, 3);
        squares.into_iter().for_each(|square| put_square(bits, square));
    } else {
        bits.put((squares.0 >> 32) as u32, 32);
        bits.put(squares.0 as u32, 32);
    }
}

fn take_squares(bits: &mut Taken) -> Result<SquareSet, Unread> {
    if bits.flag()? {
        let count = bits.take(3)?;
        return (0..count).map(|_| take_square(bits)).collect();
    }
    Ok(SquareSet(u64::from(bits.take(32)?) << 32 | u64::from(bits.take(32)?)))
}

/// Any move that can be asked about, also to become a piece where no pawn does.
fn put_move(bits: &mut Bits, m: Move) {
    put_square(bits, m.from);
    put_square(bits, m.to);
    let promotion = m.promotion.and_then(|role| Role::PROMOTIONS.into_iter().position(|other| other == role));
    bits.flag(promotion.is_some());
    if let Some(place) = promotion {
        bits.put(place as u32, 2);
    }
}

fn take_move(bits: &mut Taken) -> Result<Move, Unread> {
    let (from, to) = (take_square(bits)?, take_square(bits)?);
    let promotes = bits.flag()?;
    let promotion = if promotes { Role::PROMOTIONS.get(bits.take(2)? as usize).copied() } else { None };
    Ok(Move { from, to, promotion })
}

fn put_ask(bits: &mut Bits, ask: &Ask) {
    match ask {
        Ask::Line(line) => {
            bits.put(0, 3);
            let line = line.iter().take(MOST_PLIES);
            bits.put(line.len() as u32, 4);
            for choices in line {
                // One move, as nearly always, takes one bit more than itself.
                bits.flag(choices.len() != 1);
                if choices.len() != 1 {
                    bits.put(choices.len().min(MOST_CHOICES) as u32, 4);
                }
                choices.iter().take(MOST_CHOICES).for_each(|m| put_move(bits, *m));
            }
        }
        Ask::Mate(moves) => {
            bits.put(1, 3);
            bits.put((*moves).clamp(1, MOST_MATE), 2);
        }
        Ask::Capture(squares) => {
            bits.put(2, 3);
            put_squares(bits, *squares);
        }
        Ask::Reach(squares) => {
            bits.put(3, 3);
            put_squares(bits, *squares);
        }
        Ask::Mark(squares) => {
            bits.put(4, 3);
            put_squares(bits, *squares);
        }
        Ask::Judge(m) => {
            bits.put(5, 3);
            bits.flag(m.is_some());
            m.iter().for_each(|m| put_move(bits, *m));
        }
        Ask::Answer { right, answers } => {
            bits.put(6, 3);
            let answers = answers.iter().take(MOST_ANSWERS);
            bits.put(answers.len() as u32, 3);
            bits.put((*right).min(MOST_ANSWERS - 1) as u32, 2);
            answers.for_each(|answer| letters::write(answer.as_str(), bits));
        }
        Ask::Written => bits.put(7, 3),
    }
}

fn take_ask(bits: &mut Taken) -> Result<Ask, Unread> {
    Ok(match bits.take(3)? {
        0 => {
            let count = bits.take(4)?;
            Ask::Line((0..count).map(|_| take_choices(bits)).collect::<Result<_, _>>()?)
        }
        1 => Ask::Mate(Some(bits.take(2)?).filter(|moves| (1..=MOST_MATE).contains(moves)).ok_or(Unread)?),
        2 => Ask::Capture(take_squares(bits)?),
        3 => Ask::Reach(take_squares(bits)?),
        4 => Ask::Mark(take_squares(bits)?),
        5 => Ask::Judge(if bits.flag()? { Some(take_move(bits)?) } else { None }),
        6 => {
            let count = Some(bits.take(3)? as usize).filter(|count| *count <= MOST_ANSWERS).ok_or(Unread)?;
            let right = bits.take(2)? as usize;
            Ask::Answer { right, answers: (0..count).map(|_| sentence(bits)).collect::<Result<_, _>>()? }
        }
        7 => Ask::Written,
        _ => return Err(Unread),
    })
}

fn take_choices(bits: &mut Taken) -> Result<Vec<Move>, Unread> {
    let count = if bits.flag()? { bits.take(4)? as usize } else { 1 };
    Some(count).filter(|count| *count <= MOST_CHOICES).ok_or(Unread)?;
    (0..count).map(|_| take_move(bits)).collect()
}
