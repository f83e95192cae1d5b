//! Moves said aloud by people who do not see each other's board: «Springer Gustav eins Felix drei». FIDE 2023 D.2.1
//!
//! The Laws give names to files and ranks, to the pieces and to castling, in German, so that no two of them sound alike.
//! For a capture and for check they give no word; those that players use are understood, and nobody has to say them.
//! Absent: the words of other languages, which the caller brings, and the sound.

use super::positions::{self, Task};
use super::{Topic, games};
use crate::chess::spoken;
use crate::chess::{Ground, Move, Role, Side};
use crate::random::Random;
use crate::square::Square;

/// The names of the files a to h. FIDE 2023 D.2.1
pub const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

/// The numbers of the ranks in German. FIDE 2023 D.2.1
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/// The longest announcement that is read, in bytes.
const MAX_LEN: usize = 200;

/// One word of an announcement, in the order they are said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// The piece that moves; after the square of arrival, what the pawn becomes.
    Piece(Role),
    /// 0 for a.
    File(i8),
    /// 0 for the first.
    Rank(i8),
    Takes,
    Castles(Side),
    Check,
    Mate,
}

impl Word {
    /// Every word there is: pieces, files, ranks, and the rest.
    pub fn all() -> Vec<Word> {
        let mut words: Vec<Word> = Role::ALL.into_iter().map(Word::Piece).collect();
        words.extend((0..8).map(Word::File));
        words.extend((0..8).map(Word::Rank));
        words.extend([Word::Takes, Word::Castles(Side::King), Word::Castles(Side::Queen), Word::Check, Word::Mate]);
        words
    }

    /// The word in German, as Appendix D has it; for a capture and for check, as players say it.
    pub fn german(self) -> &'static str {
        match self {
            Word::Piece(Role::King) => "König",
            Word::Piece(Role::Queen) => "Dame",
            Word::Piece(Role::Rook) => "Turm",
            Word::Piece(Role::Bishop) => "Läufer",
            Word::Piece(Role::Knight) => "Springer",
            Word::Piece(Role::Pawn) => "Bauer",
            Word::File(file) => named(&FILES, file),
            Word::Rank(rank) => named(&RANKS, rank),
            Word::Takes => "schlägt",
            Word::Castles(Side::King) => "kurze Rochade",
            Word::Castles(Side::Queen) => "lange Rochade",
            Word::Check => "Schach",
            Word::Mate => "matt",
        }
    }

    const fn is_square(self) -> bool {
        matches!(self, Word::File(_) | Word::Rank(_))
    }
}

/// The name at this place, from 0; none beyond.
fn named(names: &[&'static str; 8], place: i8) -> &'static str {
    usize::try_from(place).ok().and_then(|place| names.get(place)).copied().unwrap_or_default()
}

/// The announcement of a legal move: the piece, its departure where another such piece could go there too, the arrival,
/// the new piece of a promotion. `full` always names the square of departure. Empty for a move that is not legal.
///
/// Which departure is needed follows C.10, for D.2.1 leaves it open.
pub fn words(ground: &dyn Ground, m: Move, full: bool) -> Vec<Word> {
    let mut words = Vec::new();
    for word in spoken::words(ground, m) {
        match word {
            spoken::Word::Piece(role) => {
                words.push(Word::Piece(role));
                if full {
                    words.extend(square(m.from));
                }
            }
            spoken::Word::FromFile(file) if !full => words.push(Word::File(file)),
            spoken::Word::FromRank(rank) if !full => words.push(Word::Rank(rank)),
            spoken::Word::Takes => words.push(Word::Takes),
            spoken::Word::Square(to) => words.extend(square(to)),
            spoken::Word::Castles(side) => words.push(Word::Castles(side)),
            spoken::Word::Promotes(role) => words.push(Word::Piece(role)),
            spoken::Word::Check => words.push(Word::Check),
            spoken::Word::Mate => words.push(Word::Mate),
            // The squares say it already, and D.2.1 has no word for it.
            spoken::Word::EnPassant | spoken::Word::FromFile(_) | spoken::Word::FromRank(_) => {}
        }
    }
    words
}

fn square(square: Square) -> [Word; 2] {
    [Word::File(square.file()), Word::Rank(square.rank())]
}

/// What an announcement comes to on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// Exactly this legal move.
    Move(Move),
    /// It is no announcement: no square of arrival, or words in no order.
    Unfinished,
    /// Several legal moves: these.
    Ambiguous(Vec<Move>),
    /// The pawn reaches the last rank and the new piece is not said. FIDE 2023 D.2.1
    PromotionMissing(Vec<Move>),
    /// No legal move. Each own piece that fits what is said; none when there is no such piece.
    Illegal(Vec<Move>),
    /// The move is clear, but a word says of it what is not so: a capture where nothing is taken, a check that is none.
    Untrue(Move, Word),
    /// The king's two steps, where castling has a name of its own. FIDE 2023 D.2.1
    Castling(Move),
}

/// An announcement taken apart, before the board is asked.
struct Said {
    role: Option<Role>,
    from_file: Option<i8>,
    from_rank: Option<i8>,
    takes: bool,
    to: Square,
    promotion: Option<Role>,
}

/// `[piece] [file] [rank] [takes] file rank [piece]`
fn taken_apart(words: &[Word]) -> Option<Said> {
    let (promotion, words) = match words {
        [body @ .., Word::Piece(role)] if body.iter().any(|word| word.is_square()) => (Some(*role), body),
        _ => (None, words),
    };
    let [head @ .., Word::File(file), Word::Rank(rank)] = words else { return None };
    let to = Square::new(*file, *rank)?;
    let (takes, head) = match head {
        [head @ .., Word::Takes] => (true, head),
        _ => (false, head),
    };
    let (role, head) = match head {
        [Word::Piece(role), head @ ..] => (Some(*role), head),
        _ => (None, head),
    };
    let (from_file, from_rank) = match head {
        [] => (None, None),
        [Word::File(file)] => (Some(*file), None),
        [Word::Rank(rank)] => (None, Some(*rank)),
        [Word::File(file), Word::Rank(rank)] => (Some(*file), Some(*rank)),
        _ => return None,
    };
    Some(Said { role, from_file, from_rank, takes, to, promotion })
}

/// What is said of the move itself, and the check or mate that is said after it.
fn without_ending(words: &[Word]) -> (&[Word], Option<Word>) {
    match words {
        [body @ .., last @ (Word::Check | Word::Mate)] => (body, Some(*last)),
        _ => (words, None),
    }
}

/// The king's two steps, from wherever it stands.
fn castling(ground: &dyn Ground, side: Side) -> Option<Move> {
    let from = ground.king_of(ground.turn())?;
    let to = from.offset(if side == Side::King { 2 } else { -2 }, 0)?;
    Some(Move { from, to, promotion: None })
}

/// What is understood of an announcement. Whatever is said gets an answer.
///
/// A piece that is not named is the pawn, unless the whole square of departure is said: then it is what stands there.
pub fn understood(ground: &dyn Ground, words: &[Word]) -> Understood {
    let (body, ending) = without_ending(words);
    let is_castling = |m: &Move| games::castling(ground, *m).is_some();
    let legal = ground.legal_moves();
    let (meant, fits): (Vec<Move>, Vec<Move>) = match body {
        [Word::Castles(side)] => {
            let m = castling(ground, *side);
            let meant = m.filter(|m| legal.contains(m) && is_castling(m));
            (meant.into_iter().collect(), m.into_iter().collect())
        }
        _ => {
            let Some(said) = taken_apart(body) else { return Understood::Unfinished };
            let role = match (said.role, said.from_file, said.from_rank) {
                (None, Some(_), Some(_)) => None,
                (role, ..) => Some(role.unwrap_or(Role::Pawn)),
            };
            let fits = |from: Square| {
                let piece = ground.piece_at(from).filter(|piece| piece.color == ground.turn());
                said.from_file.is_none_or(|file| file == from.file())
                    && said.from_rank.is_none_or(|rank| rank == from.rank())
                    && piece.is_some_and(|piece| role.is_none_or(|role| piece.role == role))
            };
            let reach: Vec<Move> = legal.iter().copied().filter(|m| m.to == said.to && fits(m.from)).collect();
            if let ([m], true) = (&reach[..], reach.iter().all(is_castling)) {
                return Understood::Castling(*m);
            }
            let reach: Vec<Move> = reach.into_iter().filter(|m| !is_castling(m)).collect();
            let exact: Vec<Move> = reach.iter().copied().filter(|m| m.promotion == said.promotion).collect();
            if exact.is_empty() && !reach.is_empty() {
                return match (said.promotion, &reach[..]) {
                    (None, _) => Understood::PromotionMissing(reach),
                    (Some(role), [m]) => Understood::Untrue(*m, Word::Piece(role)),
                    _ => Understood::Illegal(Vec::new()),
                };
            }
            if let ([m], true) = (&exact[..], said.takes)
                && ground.captured(*m).is_none()
            {
                return Understood::Untrue(*m, Word::Takes);
            }
            let near = Square::all().filter(|from| fits(*from));
            (exact, near.map(|from| Move { from, to: said.to, promotion: said.promotion }).collect())
        }
    };
    match (&meant[..], ending) {
        ([], _) => Understood::Illegal(fits),
        ([m], Some(ending)) if !ends_so(ground, *m, ending) => Understood::Untrue(*m, ending),
        ([m], _) => Understood::Move(*m),
        _ => Understood::Ambiguous(meant),
    }
}

/// Whether check or mate may be said of this move. Mate is a check too.
fn ends_so(ground: &dyn Ground, m: Move, ending: Word) -> bool {
    match words(ground, m, false).last() {
        Some(Word::Mate) => true,
        Some(last) => *last == ending,
        None => false,
    }
}

/// An exercise: a move and how it is announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    pub task: Task,
    /// The announcement that is heard, with the square of departure now and then.
    pub words: Vec<Word>,
    /// What might have been heard: three announcements, of which one means the move.
    pub echoes: Vec<Vec<Word>>,
}

/// The levels of which announcements are made up; castling and promotion have words of their own and come often.
const TOPICS: [Topic; 10] = [
    Topic::Pawns,
    Topic::Pieces,
    Topic::Pieces,
    Topic::Captures,
    Topic::Check,
    Topic::Castling,
    Topic::Promotion,
    Topic::ByFile,
    Topic::ByRank,
    Topic::Mixed,
];

/// The announcement of this seed; always the same one.
pub fn announced(seed: u32) -> Announced {
    let mut random = Random::new(u64::from(seed));
    let topic = random.pick(&TOPICS).copied().unwrap_or(Topic::Mixed);
    let task = positions::task(topic, seed);
    let words = words(&task.position, task.m, random.happens(1, 3));
    let echoes = echoes(&task.position, task.m, &words, &mut random);
    Announced { task, words, echoes }
}

/// The announcement among two others that differ by one word, and mean another move or none.
fn echoes(ground: &dyn Ground, m: Move, right: &[Word], random: &mut Random) -> Vec<Vec<Word>> {
    let mut others: Vec<Vec<Word>> = Vec::new();
    for place in 0..right.len() {
        for word in Word::all() {
            let mut other = right.to_vec();
            let Some(old) = other.get_mut(place) else { continue };
            let alike = match (*old, word) {
                (Word::File(one), Word::File(other)) | (Word::Rank(one), Word::Rank(other)) => (one - other).abs() <= 2,
                (Word::Piece(_), Word::Piece(_)) | (Word::Castles(_), _) => true,
                _ => false,
            };
            if *old == word || !alike {
                continue;
            }
            *old = word;
            if taken_apart(without_ending(&other).0).is_some() || matches!(other[..], [Word::Castles(_), ..]) {
                others.push(other);
            }
        }
    }
    if let [Word::Castles(_), ending @ ..] = right {
        // Castling has a name of its own: the king's square alone is none.
        let [file, rank] = square(m.to);
        others.push([&[Word::Piece(Role::King), file, rank], ending].concat());
    }
    others.retain(|other| understood(ground, other) != Understood::Move(m));
    random.shuffle(&mut others);
    others.truncate(2);
    others.push(right.to_vec());
    random.shuffle(&mut others);
    others
}

/// A typed announcement in German or in the words the caller brings, with letters and digits too: `Springer Gustav 1 f3`.
///
/// The error is the first word that nobody knows.
pub fn read(text: &str, names: &[(String, Word)]) -> Result<Vec<Word>, String> {
    let text: String = text.chars().take(MAX_LEN).collect();
    let mut known: Vec<(Vec<String>, Word)> =
        Word::all().into_iter().map(|word| (tokens(word.german()), word)).collect();
    known.extend(names.iter().map(|(name, word)| (tokens(name), *word)));
    let said = tokens(&text);
    let mut words = Vec::new();
    let mut rest = &said[..];
    while let Some(first) = rest.first() {
        // «xeque-mate» is more than «xeque».
        let best = known.iter().filter(|(name, _)| !name.is_empty() && rest.starts_with(name));
        if let Some((name, word)) = best.max_by_key(|(name, _)| name.len()) {
            words.push(*word);
            rest = rest.get(name.len()..).unwrap_or_default();
            continue;
        }
        words.extend(sign(first).ok_or_else(|| first.clone())?);
        rest = rest.get(1..).unwrap_or_default();
    }
    Ok(words)
}

/// A word that is written with signs: `g`, `1`, `g1`, `x`.
fn sign(token: &str) -> Option<Vec<Word>> {
    let file = |sign: u8| (b'a'..=b'h').contains(&sign).then(|| Word::File((sign - b'a') as i8));
    let rank = |sign: u8| (b'1'..=b'8').contains(&sign).then(|| Word::Rank((sign - b'1') as i8));
    match token.as_bytes() {
        [b'x'] => Some(vec![Word::Takes]),
        [one] => Some(vec![file(*one).or_else(|| rank(*one))?]),
        [one, two] => Some(vec![file(*one)?, rank(*two)?]),
        _ => None,
    }
}

/// The words of a text in small letters without their signs; `ae` stands for `ä` where a keyboard has none.
fn tokens(text: &str) -> Vec<String> {
    let mut folded = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        folded.push(match letter {
            'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
            'é' | 'ê' => 'e',
            'í' => 'i',
            'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ú' | 'ü' => 'u',
            'ç' => 'c',
            letter if letter.is_alphanumeric() => letter,
            _ => ' ',
        });
    }
    folded.split_whitespace().map(|word| word.replace("ae", "a").replace("oe", "o").replace("ue", "u")).collect()
}
