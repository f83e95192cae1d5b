//! The sealed move: what is written in the envelope of an adjourned game, and what becomes of it. Lance secreto.
//!
//! FIDE 2023 guideline I. What is written counts, not what was meant. Absent: the envelope's words, and the marking of a
//! move by Appendix C, which is [`super::marking`].

mod ending;
mod envelope;

use super::Topic;
use super::positions::{self, Task};
use crate::chess::dead_position::{self, MatingChance, QUICK_NODES};
use crate::chess::game::Status;
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Move, Position};
use crate::color::Color;
use crate::random::Random;

pub use envelope::{BLOT, Envelope, envelope};

/// Half-moves without a capture or a pawn's move after which the game is drawn by itself. FIDE 2023 9.6.2
const SEVENTY_FIVE_MOVES: u32 = 150;

/// Why a sealed move is none, with the moves that it may mean. FIDE 2023 I.8
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It means several legal moves: these. FIDE 2023 I.8.1
    Ambiguous(Vec<Move>),
    /// It has not the form of a move, so that nobody can say what it means. FIDE 2023 I.8.2
    Unreadable,
    /// It means what the rules do not allow: each own piece that fits what is written. FIDE 2023 I.8.3
    Illegal(Vec<Move>),
}

impl Fault {
    /// The article of the guideline.
    pub const fn article(&self) -> &'static str {
        match self {
            Fault::Ambiguous(_) => "I.8.1",
            Fault::Unreadable => "I.8.2",
            Fault::Illegal(_) => "I.8.3",
        }
    }
}

/// What the arbiter rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The move is made on the board. FIDE 2023 I.9.1
    Made(Move),
    /// The game is lost for the player who wrote it. FIDE 2023 I.8
    Lost(Fault),
    /// The game is drawn: nobody can checkmate (5.2.2), the opponent cannot (6.9), or seventy-five moves have been made
    /// (9.6). The article, and what is wrong with the writing, if anything.
    Drawn(&'static str, Option<Fault>),
}

/// What the arbiter may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SealedAnswer {
    Made,
    Ambiguous,
    Unreadable,
    Illegal,
    Drawn,
}

impl SealedAnswer {
    pub const ALL: [SealedAnswer; 5] = [
        SealedAnswer::Made,
        SealedAnswer::Ambiguous,
        SealedAnswer::Unreadable,
        SealedAnswer::Illegal,
        SealedAnswer::Drawn,
    ];
}

impl Ruling {
    pub const fn answer(&self) -> SealedAnswer {
        match self {
            Ruling::Made(_) => SealedAnswer::Made,
            Ruling::Lost(Fault::Ambiguous(_)) => SealedAnswer::Ambiguous,
            Ruling::Lost(Fault::Unreadable) => SealedAnswer::Unreadable,
            Ruling::Lost(Fault::Illegal(_)) => SealedAnswer::Illegal,
            Ruling::Drawn(..) => SealedAnswer::Drawn,
        }
    }

    /// The article it rests on.
    pub const fn article(&self) -> &'static str {
        match self {
            Ruling::Made(_) => "I.9.1",
            Ruling::Lost(fault) => fault.article(),
            Ruling::Drawn(article, _) => article,
        }
    }

    /// What is wrong with the writing, lost or not.
    pub const fn fault(&self) -> Option<&Fault> {
        match self {
            Ruling::Made(_) => None,
            Ruling::Lost(fault) => Some(fault),
            Ruling::Drawn(_, fault) => fault.as_ref(),
        }
    }
}

/// The one legal move a text means in these letters, or why it means none.
///
/// A missing piece of promotion leaves four moves open: the writing is ambiguous. Letters of another language are
/// understood where they mean exactly one legal move, for everybody may write in his own. FIDE 2023 C.3
fn meaning(position: &Position, text: &str, letters: Letters) -> Result<Move, Fault> {
    match san::read(position, text, letters) {
        Ok(m) => Ok(m),
        Err(ReadError::Ambiguous { candidates }) => Err(Fault::Ambiguous(candidates)),
        Err(ReadError::PromotionMissing { to, .. }) => {
            let fits = |m: &Move| m.to == to && m.promotion.is_some() && without_piece(position, *m, text, letters);
            Err(Fault::Ambiguous(position.legal_moves().into_iter().filter(fits).collect()))
        }
        Err(ReadError::Illegal { candidates }) => Err(Fault::Illegal(candidates)),
        Err(ReadError::BishopOrPawn { .. }) => Err(Fault::Illegal(Vec::new())),
        Err(ReadError::ForeignLetters(other)) => san::read(position, text, other).map_err(|_| Fault::Unreadable),
        Err(ReadError::Unreadable | ReadError::TooLong) => Err(Fault::Unreadable),
    }
}

/// Whether the text with this move's new piece after it is the move.
fn without_piece(position: &Position, m: Move, text: &str, letters: Letters) -> bool {
    let text = text.trim().trim_end_matches(['+', '#']);
    let letter = m.promotion.and_then(|role| letters.letter(role));
    letter.is_some_and(|letter| san::read(position, &format!("{text}{letter}"), letters) == Ok(m))
}

/// What the arbiter rules on a text in these letters. FIDE 2023 I.8
pub fn rule(position: &Position, text: &str, letters: Letters) -> Ruling {
    let meaning = meaning(position, text, letters);
    if position.halfmoves() >= SEVENTY_FIVE_MOVES {
        return Ruling::Drawn("9.6", meaning.err());
    }
    let cannot = |side: Color| dead_position::can_mate(position, side, QUICK_NODES) == MatingChance::Cannot;
    // Where one side can checkmate the position is not dead: one question is mostly enough.
    match meaning {
        Ok(_) if cannot(position.turn()) && cannot(!position.turn()) => Ruling::Drawn("5.2.2", None),
        Ok(m) => Ruling::Made(m),
        Err(fault) if !cannot(!position.turn()) => Ruling::Lost(fault),
        Err(fault) if cannot(position.turn()) => Ruling::Drawn("5.2.2", Some(fault)),
        Err(fault) => Ruling::Drawn("6.9", Some(fault)),
    }
}

/// The end that a sealed move brings about; it counts whoever is there to see it. FIDE 2023 I.10
pub fn end(position: &Position, m: Move) -> Option<Status> {
    let after = position.play(m).ok()?;
    Status::of(&after).or_else(|| {
        let dead = dead_position::can_either_mate(&after, QUICK_NODES) == MatingChance::Cannot;
        dead.then_some(Status::DeadPosition)
    })
}

/// The levels whose moves are easily written badly.
const HARD: [Topic; 8] = [
    Topic::ByFile,
    Topic::ByFile,
    Topic::ByRank,
    Topic::ByRank,
    Topic::ByBoth,
    Topic::Promotion,
    Topic::Promotion,
    Topic::Captures,
];

/// The move to be sealed; always the same one for a seed.
pub fn draft(seed: u32) -> Task {
    let mut random = Random::new(u64::from(seed));
    positions::task(random.pick(&HARD).copied().unwrap_or(Topic::Mixed), seed)
}

/// What somebody might want to write on the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Datum {
    /// FIDE 2023 I.2.1
    Names,
    /// FIDE 2023 I.2.2
    Position,
    /// FIDE 2023 I.2.3
    Times,
    /// FIDE 2023 I.2.4
    Sealer,
    /// FIDE 2023 I.2.5
    Number,
    /// FIDE 2023 I.2.6
    DrawOffer,
    /// FIDE 2023 I.2.7
    Resumption,
    /// The move itself: it is inside.
    TheMove,
    /// What the player means to play after it.
    Plan,
    /// Who stands better.
    Verdict,
    /// The reply that is expected.
    Reply,
}

impl Datum {
    /// Those of I.2.
    pub const WANTED: [Datum; 7] = [
        Datum::Names,
        Datum::Position,
        Datum::Times,
        Datum::Sealer,
        Datum::Number,
        Datum::DrawOffer,
        Datum::Resumption,
    ];
    pub const UNWANTED: [Datum; 4] = [Datum::TheMove, Datum::Plan, Datum::Verdict, Datum::Reply];

    /// Whether it stands on the envelope. FIDE 2023 I.2
    pub fn is_wanted(self) -> bool {
        Datum::WANTED.contains(&self)
    }
}

/// Four data, of which one does not belong on the envelope. It is the move itself every other time.
pub fn data(seed: u32) -> Vec<Datum> {
    let mut random = Random::new(u64::from(seed) ^ 0x1_0000_0000);
    let mut wanted = Datum::WANTED;
    random.shuffle(&mut wanted);
    let mut data: Vec<Datum> = wanted.into_iter().take(3).collect();
    let stray = if random.happens(1, 2) { None } else { random.pick(&Datum::UNWANTED).copied() };
    data.push(stray.unwrap_or(Datum::TheMove));
    random.shuffle(&mut data);
    data
}
