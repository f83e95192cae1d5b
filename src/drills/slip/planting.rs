//! Putting a slip into a score that has none.

use super::puzzle::{CellFault, Puzzle, Slip};
use crate::chess::anatomy::{self, MovePart};
use crate::chess::legality::{self, Reason};
use crate::chess::san::{self, ReadError};
use crate::chess::{Illegal, Letters, Move, Piece, Position, Role, Side, geometry};
use crate::color::Color;
use crate::drills::games;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// Plies that are always well written, so that there is something to read.
const FIRST: usize = 4;

/// A game, with each of its positions and how each move is written.
pub struct Score {
    positions: Vec<Position>,
    pub moves: Vec<Move>,
    texts: Vec<String>,
    letters: Letters,
}

impl Score {
    pub fn of(game: impl Iterator<Item = (Position, Move)>, letters: Letters) -> Score {
        let mut score = Score { positions: Vec::new(), moves: Vec::new(), texts: Vec::new(), letters };
        for (position, m) in game {
            score.texts.push(san::write(&position, m, letters));
            score.positions.push(position);
            score.moves.push(m);
        }
        score
    }
}

/// The slip in one of the cells where it can be; `None` where this game has no room for it.
pub fn plant(slip: Slip, score: Score, random: &mut Random) -> Option<Puzzle> {
    let mut places: Vec<usize> = (FIRST..score.moves.len()).collect();
    random.shuffle(&mut places);
    let (at, cells, why) = match slip {
        Slip::Illegal => illegal(&score, random)?,
        Slip::Letter => {
            // Half of the time another language's, where letters are used at all.
            let foreign = random.happens(1, 2);
            places.iter().find_map(|at| letter(&score, *at, foreign, random))?
        }
        Slip::Ambiguous => places.iter().find_map(|at| ambiguous(&score, *at))?,
        Slip::Swapped => places.iter().find_map(|at| swapped(&score, *at))?,
        Slip::Skipped => places.iter().find_map(|at| skipped(&score, *at))?,
    };
    Some(Puzzle { slip, letters: score.letters, right: score.texts, moves: score.moves, cells, at, why })
}

type Planted = (usize, Vec<String>, CellFault);

impl Score {
    fn position(&self, at: usize) -> Option<&Position> {
        self.positions.get(at)
    }

    /// Why this text cannot be read in this place; `None` where it can.
    fn refused(&self, at: usize, text: &str) -> Option<ReadError> {
        san::read(self.position(at)?, text, self.letters).err()
    }

    /// Whether this text is a move that the rules forbid in this place.
    fn forbids(&self, at: usize, text: &str) -> bool {
        matches!(self.refused(at, text), Some(ReadError::Illegal { .. }))
    }

    /// The sheet with another text in this cell.
    fn with(&self, at: usize, text: String) -> Vec<String> {
        let mut cells = self.texts.clone();
        if let Some(cell) = cells.get_mut(at) {
            *cell = text;
        }
        cells
    }
}

/// Another piece's letter, or the same piece's in another language.
fn letter(score: &Score, at: usize, foreign: bool, random: &mut Random) -> Option<Planted> {
    let m = *score.moves.get(at)?;
    let meant = score.position(at)?.piece_at(m.from)?.role;
    let text = score.texts.get(at)?;
    let own = score.letters.letter(meant)?;
    let rest = text.strip_prefix(own)?;
    let written = |letter: char| format!("{letter}{rest}");
    let language = match score.letters {
        Letters::Portuguese => Some(Letters::English),
        Letters::English => Some(Letters::Portuguese),
        _ => None,
    };
    // The letters are chosen by chance that is the same in every language.
    let mut others = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King];
    random.shuffle(&mut others);
    if let Some(language) = language.filter(|_| foreign) {
        let letter = language.letter(meant).filter(|letter| *letter != own)?;
        let text = written(letter);
        return match score.refused(at, &text)? {
            ReadError::ForeignLetters(_) | ReadError::Illegal { .. } => {
                Some((at, score.with(at, text), CellFault::OtherLanguage { language, letter, meant }))
            }
            _ => None,
        };
    }
    let other = others.into_iter().filter(|role| *role != meant).find_map(|role| {
        let text = written(score.letters.letter(role)?);
        score.forbids(at, &text).then_some((role, text))
    });
    let (role, text) = other?;
    Some((at, score.with(at, text), CellFault::OtherPiece { written: role, meant }))
}

/// The same without the file or the rank that told the piece from another.
fn ambiguous(score: &Score, at: usize) -> Option<Planted> {
    let m = *score.moves.get(at)?;
    let position = score.position(at)?;
    let text = score.texts.get(at)?;
    // `Cd2` and `0-0` have nothing that could be missing; taking a text apart costs more than counting its signs.
    let signs = text.chars().filter(|sign| !matches!(sign, 'x' | '+' | '#')).count();
    if signs < 4 || text.starts_with('0') || position.piece_at(m.from)?.role == Role::Pawn {
        return None;
    }
    let mut short = String::new();
    let mut article = None;
    for (sign, part) in anatomy::parts(position, m, score.letters) {
        match part {
            MovePart::FileOnSameRank | MovePart::FilePreferred | MovePart::Rank => article = Some(part.article()),
            _ => short += &sign,
        }
    }
    let article = article?;
    match score.refused(at, &short)? {
        ReadError::Ambiguous { candidates } => {
            let other = candidates.into_iter().find(|other| *other != m)?;
            Some((at, score.with(at, short), CellFault::Ambiguous { meant: m, other, article }))
        }
        _ => None,
    }
}

/// The two moves of a row in each other's place. Neither can be read where it stands.
fn swapped(score: &Score, at: usize) -> Option<Planted> {
    let at = at - at % 2;
    let (white, black) = (score.texts.get(at)?, score.texts.get(at + 1)?);
    if !score.forbids(at, black) || !score.forbids(at + 1, white) {
        return None;
    }
    let mut cells = score.texts.clone();
    cells.swap(at, at + 1);
    Some((at, cells, CellFault::Swapped))
}

/// One move left out. The one that stands in its place, which the other side made, cannot be read there.
fn skipped(score: &Score, at: usize) -> Option<Planted> {
    // A game whose last move is missing has no slip that shows, and what is left of it should go on a little.
    if at + 3 > score.texts.len() {
        return None;
    }
    let next = score.texts.get(at + 1)?;
    if !score.forbids(at, next) {
        return None;
    }
    let mut cells = score.texts.clone();
    cells.remove(at);
    Some((at, cells, CellFault::Skipped))
}

/// Kinds of mistakes, and how often each is wanted.
const CLASSES: usize = 13;

/// How often each class is taken where there is a choice; nobody makes the mistakes of the first.
const SHARES: [usize; CLASSES] = [0, 5, 2, 2, 2, 2, 3, 3, 5, 5, 3, 2, 6];

fn class(reason: &Reason) -> usize {
    match reason {
        Reason::Blocked { .. } => 1,
        Reason::PawnBlocked { .. } | Reason::PawnDoubleStepBlocked { .. } => 2,
        Reason::PawnDoubleStepNotFromHome { .. } => 3,
        Reason::PawnDiagonalWithoutCapture { .. } => 4,
        Reason::EnPassantTooLate { .. } | Reason::EnPassantUncovers { .. } => 5,
        Reason::KingIntoAttack { .. } => 6,
        Reason::KingTakesProtected { .. } | Reason::KingBesideKing { .. } | Reason::KingStaysInLine { .. } => 7,
        Reason::LeavesCheck { .. } | Reason::DoubleCheck { .. } => 8,
        Reason::Pinned { .. } => 9,
        Reason::CastlingRightLost { .. } | Reason::CastlingRookMoved { .. } => 10,
        Reason::CastlingBlocked { .. } => 11,
        Reason::CastlingInCheck { .. } | Reason::CastlingThrough { .. } | Reason::CastlingInto { .. } => 12,
        _ => 0,
    }
}

/// A move that the rules refuse, of the kinds that happen.
fn illegal(score: &Score, random: &mut Random) -> Option<Planted> {
    let mut found: [Vec<(usize, Illegal, Move)>; CLASSES] = Default::default();
    for at in FIRST..score.moves.len() {
        let position = score.position(at)?;
        let setup = position.setup();
        let side = position.turn();
        for from in setup.placement.of(side) {
            let Some(piece) = setup.placement.at(from) else { continue };
            for to in tempting(piece, from) {
                let m = Move { from, to, promotion: None };
                let Err(illegal) = legality::judge_setup(&setup, None, Some(side), m) else { continue };
                // Who overlooks a piece in the way overlooks one, not three.
                if (geometry::between(from, to) & position.occupied()).len() > 1 {
                    continue;
                }
                if let Some(list) = found.get_mut(class(&illegal.reason)) {
                    list.push((at, illegal, m));
                }
            }
        }
    }
    let mut shares = SHARES;
    // A text may turn out to be readable after all, as another piece's move; then another mistake is tried.
    for _ in 0..60 {
        for (share, list) in shares.iter_mut().zip(&found) {
            if list.is_empty() {
                *share = 0;
            }
        }
        let mut pick = random.below(shares.iter().sum());
        let class = shares.iter().position(|share| {
            let here = pick < *share;
            pick = pick.saturating_sub(*share);
            here
        })?;
        let list = found.get_mut(class)?;
        let (at, illegal, m) = list.swap_remove(random.below(list.len()));
        // Best where the piece that did move is meant to have gone elsewhere.
        let same = score.moves.get(at).is_some_and(|own| own.from == m.from);
        if !same && random.happens(1, 2) {
            continue;
        }
        if let Some(text) = written(score, at, m) {
            return Some((at, score.with(at, text), CellFault::Illegal(illegal)));
        }
    }
    None
}

/// Where somebody could want to go who forgets a rule.
fn tempting(piece: Piece, from: Square) -> SquareSet {
    let mut to = geometry::pattern(piece, from);
    let up = if piece.color == Color::White { 1 } else { -1 };
    if piece.role == Role::Pawn {
        to = [from.offset(0, up), from.offset(0, 2 * up)].into_iter().flatten().fold(to, SquareSet::with);
        // A promotion would say more than the rule that is broken.
        to = to.into_iter().filter(|square| !piece.promotes_on(*square)).collect();
    }
    if piece.role == Role::King && from.file() == 4 && from.rank_from(piece.color) == 0 {
        to = Side::ALL.into_iter().map(|side| side.king_to(piece.color)).fold(to, SquareSet::with);
    }
    to
}

/// The move as one would write it, if nothing legal and no other piece can be meant by that.
fn written(score: &Score, at: usize, m: Move) -> Option<String> {
    let position = score.position(at)?;
    let piece = position.piece_at(m.from)?;
    let text = match games::castling(position, m) {
        Some(Side::King) => "0-0".to_string(),
        Some(Side::Queen) => "0-0-0".to_string(),
        None => {
            let mut text: String = score.letters.letter(piece.role).into_iter().collect();
            let diagonal = piece.role == Role::Pawn && m.from.file() != m.to.file();
            if diagonal {
                text.push(m.from.file_char());
            }
            if diagonal || position.piece_at(m.to).is_some() {
                text.push('x');
            }
            text + &m.to.to_string()
        }
    };
    match score.refused(at, &text)? {
        ReadError::Illegal { candidates } => {
            let other = |other: &Move| *other != m && likely(position, *other);
            (candidates.contains(&m) && !candidates.iter().any(other)).then_some(text)
        }
        _ => None,
    }
}

/// Whether a piece moves like that at all.
fn likely(position: &Position, m: Move) -> bool {
    position.piece_at(m.from).is_some_and(|piece| tempting(piece, m.from).contains(m.to))
}
