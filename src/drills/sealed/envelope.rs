//! Envelopes for the pupil who is the arbiter: a position, a text, and exactly one ruling.

use super::ending::{Left, ending};
use super::{Fault, Ruling, SealedAnswer, meaning, rule};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Ground, Move, Piece, Position, Role, geometry};
use crate::drills::positions::{Told, told_apart};
use crate::random::Random;
use crate::square::Square;

/// A sign nobody can read any more. Borrão.
pub const BLOT: char = '■';

/// Letters other than the pupil's own in which somebody may write. FIDE 2023 C.3
const FOREIGN: [Letters; 4] = [Letters::English, Letters::German, Letters::Spanish, Letters::French];

/// How many tries an envelope gets before a plain one is taken.
const TRIES: usize = 400;

/// What lies before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Before the sealed move.
    pub position: Position,
    /// What is written, at most ten signs; [`BLOT`] for one that cannot be read.
    pub text: String,
    /// The letters of the player who wrote it.
    pub letters: Letters,
    /// The move the player now says was meant; it counts for nothing.
    pub claim: Option<Move>,
}

impl Envelope {
    pub fn rule(&self) -> Ruling {
        rule(&self.position, &self.text, self.letters)
    }
}

/// The envelope of this seed for somebody who writes in these letters; always the same one.
pub fn envelope(seed: u32, letters: Letters) -> Envelope {
    let mut random = Random::new(u64::from(seed));
    let wanted = match random.below(100) {
        0..28 => SealedAnswer::Made,
        28..47 => SealedAnswer::Ambiguous,
        47..65 => SealedAnswer::Unreadable,
        65..85 => SealedAnswer::Illegal,
        _ => SealedAnswer::Drawn,
    };
    let made = (0..TRIES).find_map(|_| one_try(&mut random, wanted, letters));
    // So many tries have never failed; a pupil gets an envelope all the same.
    made.unwrap_or_else(|| {
        let position = Position::start();
        Envelope { position, text: "e4".to_string(), letters, claim: None }
    })
}

fn one_try(random: &mut Random, wanted: SealedAnswer, home: Letters) -> Option<Envelope> {
    let left = match (wanted, random.below(100)) {
        (SealedAnswer::Drawn, 0..25) => Left::Nobody,
        (SealedAnswer::Drawn, _) => Left::King,
        // The king alone does not give the draw away, nor does nearly nothing.
        (SealedAnswer::Made, 0..20) => Left::King,
        (_, 0..35) => Left::OnePawn,
        _ => Left::Much,
    };
    let position = ending(random, left)?;
    let abroad: Vec<Letters> = FOREIGN.into_iter().filter(|other| *other != home).collect();
    let letters = if random.happens(1, 5) { *random.pick(&abroad)? } else { home };
    let writing = match wanted {
        SealedAnswer::Drawn => {
            *random.pick(&[SealedAnswer::Ambiguous, SealedAnswer::Unreadable, SealedAnswer::Illegal])?
        }
        wanted => wanted,
    };
    let writing = if left == Left::Nobody && random.happens(1, 2) { SealedAnswer::Made } else { writing };
    let text = match writing {
        SealedAnswer::Ambiguous => ambiguous(&position, letters, random)?,
        SealedAnswer::Unreadable => unreadable(&position, letters, random)?,
        SealedAnswer::Illegal => illegal(&position, letters, random)?,
        _ => good(&position, letters, random)?,
    };
    let claim = if random.happens(1, 2) { claim(&position, &text, letters, random) } else { None };
    let envelope = Envelope { position, text, letters, claim };
    let read = match meaning(&envelope.position, &envelope.text, letters) {
        Ok(_) => SealedAnswer::Made,
        Err(fault) => Ruling::Lost(fault).answer(),
    };
    (read == writing).then_some(envelope)
}

/// A legal move in any form that counts.
fn good(position: &Position, letters: Letters, random: &mut Random) -> Option<String> {
    let legal = position.legal_moves();
    let mates: Vec<Move> = legal.iter().copied().filter(|m| san::write(position, *m, letters).ends_with('#')).collect();
    let told_apart: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|m| position.piece_at(m.from).is_some_and(|piece| departs(position, &legal, *m, piece)))
        .collect();
    let from = match random.below(4) {
        0 if !mates.is_empty() => &mates,
        0 | 1 if !told_apart.is_empty() => &told_apart,
        _ => &legal,
    };
    let m = *random.pick(from)?;
    let text = san::write(position, m, letters);
    Some(match random.below(6) {
        0 => san::write_long(position, m, letters),
        // The last four signs of C.13 are optional.
        1 => text.replace('x', ""),
        2 => text.trim_end_matches(['+', '#']).to_string(),
        _ => text,
    })
}

/// Whether another such piece may go there too.
fn departs(position: &Position, legal: &[Move], m: Move, piece: Piece) -> bool {
    told_apart(position, legal, m, piece) != Told::Alone
}

/// A move without its departure, or a promotion without its piece.
fn ambiguous(position: &Position, letters: Letters, random: &mut Random) -> Option<String> {
    let mut texts = Vec::new();
    let legal = position.legal_moves();
    for m in legal.iter().copied() {
        let Some(piece) = position.piece_at(m.from) else { continue };
        let takes = position.captured(m).is_some();
        if departs(position, &legal, m, piece) {
            let letter = letters.letter(piece.role).map(String::from).unwrap_or_default();
            let check = san::write(position, m, letters).ends_with('+') && random.happens(1, 2);
            texts.push(format!("{letter}{}{}{}", if takes { "x" } else { "" }, m.to, if check { "+" } else { "" }));
        } else if m.promotion == Some(Role::Queen) {
            let file = if takes { format!("{}x", m.from.file_char()) } else { String::new() };
            let long = format!("{}{}{}", m.from, if takes { "x" } else { "-" }, m.to);
            // Otherwise hardly one ambiguous move in ten would be a promotion.
            texts.extend([format!("{file}{}", m.to), long.clone(), long]);
        }
    }
    random.pick(&texts).cloned()
}

/// A move that lost a sign, to a blot or altogether, so that several moves may have stood there, or none.
fn unreadable(position: &Position, letters: Letters, random: &mut Random) -> Option<String> {
    let m = *random.pick(&position.legal_moves())?;
    let text = match random.below(3) {
        0 => san::write_long(position, m, letters),
        _ => san::write(position, m, letters),
    };
    let mut signs: Vec<char> = text.chars().take_while(|sign| *sign != ' ').collect();
    let at = random.below(signs.len());
    if random.happens(2, 3) {
        *signs.get_mut(at)? = BLOT;
    } else {
        signs.remove(at);
    }
    let text: String = signs.iter().collect();
    (san::read(position, &text, letters) == Err(ReadError::Unreadable) && completions(position, &text, letters) != 1)
        .then_some(text)
}

/// How many legal moves may have stood there before a sign was lost.
fn completions(position: &Position, left: &str, letters: Letters) -> usize {
    let bare = |text: &str| -> Vec<char> { text.chars().filter(|sign| !"x-+# ".contains(*sign)).collect() };
    let left = bare(left);
    let blotted = left.contains(&BLOT);
    let fits = |text: Vec<char>| match blotted {
        true => text.len() == left.len() && text.iter().zip(&left).all(|(sign, left)| sign == left || *left == BLOT),
        false => (0..text.len()).any(|gone| {
            let mut shorter = text.clone();
            shorter.remove(gone);
            shorter == left
        }),
    };
    let written = |m: &Move| [san::write(position, *m, letters), san::write_long(position, *m, letters)];
    let legal = position.legal_moves();
    legal.iter().filter(|m| written(m).iter().any(|text| fits(bare(text)))).count()
}

/// What no rule allows: a piece that is pinned, blocked, or too far away; a letter for another.
fn illegal(position: &Position, letters: Letters, random: &mut Random) -> Option<String> {
    let legal = position.legal_moves();
    let turn = position.turn();
    let mut near = Vec::new();
    let mut far = Vec::new();
    for from in position.placement().of(turn) {
        let Some(piece) = position.piece_at(from).filter(|piece| piece.role != Role::Pawn) else { continue };
        for to in Square::all() {
            let m = Move { from, to, promotion: None };
            if from == to || legal.contains(&m) || position.piece_at(to).is_some_and(|other| other.color == turn) {
                continue;
            }
            let reaches = geometry::attacks(piece, from, position.occupied()).contains(to);
            if reaches || geometry::pattern(piece, from).contains(to) { near.push(m) } else { far.push(m) }
        }
    }
    let close = random.happens(3, 4) && !near.is_empty();
    let m = *random.pick(if close { &near } else { &far })?;
    let role = position.piece_at(m.from)?.role;
    let takes = if position.piece_at(m.to).is_some() { "x" } else { "" };
    let from = match random.below(3) {
        0 => m.from.to_string(),
        1 => m.from.file_char().to_string(),
        _ => String::new(),
    };
    let text = format!("{}{from}{takes}{}", letters.letter(role).map(String::from).unwrap_or_default(), m.to);
    matches!(san::read(position, &text, letters), Err(ReadError::Illegal { .. })).then_some(text)
}

/// A legal move that is like what is written and is not it.
fn claim(position: &Position, text: &str, letters: Letters, random: &mut Random) -> Option<Move> {
    let meant = meaning(position, text, letters);
    let legal = position.legal_moves();
    let like: Vec<Move> = match &meant {
        Err(Fault::Ambiguous(candidates)) => candidates.clone(),
        Ok(m) => {
            legal.iter().copied().filter(|other| other != m && (other.to == m.to || other.from == m.from)).collect()
        }
        Err(Fault::Illegal(candidates)) => {
            let to = candidates.first()?.to;
            let near = |m: &Move| (m.to.file() - to.file()).abs() <= 1 && (m.to.rank() - to.rank()).abs() <= 1;
            legal.iter().copied().filter(near).collect()
        }
        Err(Fault::Unreadable) => {
            let first = text.chars().next()?;
            legal.iter().copied().filter(|m| san::write(position, *m, letters).starts_with(first)).collect()
        }
    };
    random.pick(&like).copied()
}
