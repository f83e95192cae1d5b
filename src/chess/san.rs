//! Algebraic notation: writing moves as Appendix C of the Laws of 2023 does, and reading what people write.
//!
//! Comments, variations and the headers of PGN are absent.

use serde::{Deserialize, Serialize};

use super::draws::MAX_PLIES;
use super::geometry;
use super::ground::{Ground, Threat, castles, castling_move};
use super::piece::{Piece, Role};
use super::position::{Move, Position, Side};
use crate::color::Color;
use crate::square::Square;

/// No written move needs more bytes than this.
pub const MAX_MOVE_LEN: usize = 64;

/// No line of moves needs more bytes than this.
pub const MAX_LINE_LEN: usize = 256 * 1024;

named! {
    /// Which signs stand for the pieces. FIDE 2023 C.3
    ///
    /// Its name: `portuguese`, `figurine`, …: the form used in settings.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Letters {
        #[default]
        Portuguese = "portuguese",
        English = "english",
        /// The same figures for both sides.
        Figurine = "figurine",
        Spanish = "spanish",
        French = "french",
        German = "german",
        Italian = "italian",
    }
}

const FIGURINES: [char; 5] = ['♔', '♕', '♖', '♗', '♘'];
const FILLED_FIGURINES: [char; 5] = ['♚', '♛', '♜', '♝', '♞'];

impl Letters {
    /// Those that somebody may choose to read and write in on the site.
    pub const OFFERED: [Letters; 3] = [Letters::Portuguese, Letters::English, Letters::Figurine];

    /// The letters of the other languages.
    pub(crate) fn others(self) -> impl Iterator<Item = Letters> {
        Letters::ALL.into_iter().filter(move |other| *other != self && *other != Letters::Figurine)
    }

    /// The tag, and the signs in the order of [`Role::ALL`]; a pawn, the last, has none. FIDE 2023 C.4
    const fn row(self) -> (&'static str, [char; 5]) {
        match self {
            Letters::Portuguese => ("pt", ['R', 'D', 'T', 'B', 'C']),
            Letters::English => ("en", ['K', 'Q', 'R', 'B', 'N']),
            Letters::Figurine => ("figurine", FIGURINES),
            Letters::Spanish => ("es", ['R', 'D', 'T', 'A', 'C']),
            Letters::French => ("fr", ['R', 'D', 'T', 'F', 'C']),
            Letters::German => ("de", ['K', 'D', 'T', 'L', 'S']),
            Letters::Italian => ("it", ['R', 'D', 'T', 'A', 'C']),
        }
    }

    /// `pt`, `en`, `figurine`, …: the form used on the command line.
    pub const fn tag(self) -> &'static str {
        self.row().0
    }

    /// From the form of [`Letters::tag`].
    pub fn from_tag(tag: &str) -> Option<Letters> {
        Letters::ALL.into_iter().find(|letters| letters.tag() == tag)
    }

    /// The piece's sign; `None` for a pawn.
    pub fn letter(self, role: Role) -> Option<char> {
        Role::ALL.into_iter().zip(self.row().1).find(|(other, _)| *other == role).map(|(_, letter)| letter)
    }

    /// The piece this sign stands for; figurines are understood in every alphabet.
    pub fn role(self, letter: char) -> Option<Role> {
        let rows = [self.row().1, FIGURINES, FILLED_FIGURINES];
        let place = rows.into_iter().find_map(|row| row.into_iter().position(|other| other == letter))?;
        Role::ALL.get(place).copied()
    }
}

/// The move in the short form, with `x`, `+` or `#`, and `e.p.` last: `Cgxf3+`, `exd6 e.p.`, `d8D`, `0-0`.
///
/// A move that is not legal here has no such form and is written by its squares, `e2e4`.
pub fn write(position: &dyn Ground, m: Move, letters: Letters) -> String {
    write_with(position, m, letters, Length::Short)
}

/// A line of moves from this position, numbered: `12.Cf3 Cc6 13.Bb5`. It ends before a move that is not legal.
pub fn line(start: &Position, moves: &[Move], letters: Letters) -> String {
    let mut text = String::new();
    let mut now = *start;
    for (index, m) in moves.iter().enumerate() {
        let Ok(after) = now.play(*m) else { break };
        if index > 0 {
            text.push(' ');
        }
        match now.turn() {
            Color::White => text += &format!("{}.", now.fullmoves()),
            Color::Black if index == 0 => text += &format!("{}...", now.fullmoves()),
            Color::Black => {}
        }
        text += &write(&now, *m, letters);
        now = after;
    }
    text
}

/// The move in the long form, with the square of departure: `Bb2xe5`, `e7e8D`. FIDE 2023 C.8
pub fn write_long(position: &dyn Ground, m: Move, letters: Letters) -> String {
    write_with(position, m, letters, Length::Long)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Short,
    Long,
}

fn write_with(position: &dyn Ground, m: Move, letters: Letters, length: Length) -> String {
    let (Some(piece), Some(answer)) = (position.piece_at(m.from), position.answer(m)) else {
        return m.to_string();
    };
    let mut text = String::with_capacity(12);
    let mut en_passant = false;
    if let Some(side) = castles(position, m) {
        text.push_str(match side {
            Side::King => "0-0",
            Side::Queen => "0-0-0",
        });
    } else {
        let pawn = piece.role == Role::Pawn;
        let captured = position.captured(m);
        let capture = captured.is_some();
        en_passant = captured.is_some_and(|square| square != m.to);
        text.extend(letters.letter(piece.role));
        let (file, rank) = match length {
            Length::Long => (true, true),
            Length::Short if pawn => (capture, false),
            Length::Short => departure(position, piece.role, m),
        };
        if file {
            text.push(m.from.file_char());
        }
        if rank {
            text.push(m.from.rank_char());
        }
        if capture {
            text.push('x');
        }
        text.push_str(&m.to.to_string());
        text.extend(m.promotion.and_then(|role| letters.letter(role)));
    }
    match answer {
        Threat::Quiet => {}
        Threat::Check => text.push('+'),
        Threat::Mate => text.push('#'),
    }
    if en_passant {
        text.push_str(" e.p.");
    }
    text
}

/// Whether the file and the rank of departure must be written, so that no other legal move of such a piece
/// could be meant. FIDE 2023 C.10
fn departure(position: &dyn Ground, role: Role, m: Move) -> (bool, bool) {
    let mut alone = true;
    let mut alone_on_file = true;
    let mut alone_on_rank = true;
    // Most moves have no rival at all, which the pieces alone can tell.
    let piece = Piece::new(position.turn(), role);
    let same = geometry::attacks(piece, m.to, position.occupied()) & position.pieces(piece);
    let legal = if same.len() > 1 { position.legal_moves() } else { Vec::new() };
    for other in legal {
        let rival = other.to == m.to
            && other.from != m.from
            && position.piece_at(other.from).is_some_and(|piece| piece.role == role);
        if rival {
            alone = false;
            alone_on_file &= other.from.file() != m.from.file();
            alone_on_rank &= other.from.rank() != m.from.rank();
        }
    }
    match (alone, alone_on_file, alone_on_rank) {
        (true, ..) => (false, false),
        (false, true, _) => (true, false),
        (false, false, true) => (false, true),
        (false, false, false) => (true, true),
    }
}

/// Why a text gives no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// It does not have the form of a move.
    Unreadable,
    /// No legal move is meant. The candidates, none of them legal, are what the writer may have wanted: each
    /// own piece that fits what is written, or the two squares given, whatever stands there. There are none when
    /// no such piece stands on the board.
    Illegal { candidates: Vec<Move> },
    /// Several legal moves may be meant.
    Ambiguous { candidates: Vec<Move> },
    /// The pawn reaches the last rank, and the new piece is not written. FIDE 2023 C.11
    PromotionMissing { from: Square, to: Square },
    /// The text makes sense only in these letters: `Nf3` where C stands for the knight. [`confusion`] says which
    /// letter it is.
    ForeignLetters(Letters),
    /// A small b is a pawn's file and a great B is the bishop; written the other way, this move would be legal.
    BishopOrPawn { meant: Move },
    /// More than [`MAX_MOVE_LEN`] bytes, [`MAX_LINE_LEN`] for a whole line, or more moves than a game can have.
    TooLong,
}

/// The move a text means, in any form that Appendix C allows and some that people use.
///
/// Signs that are optional in C.13 may be missing, and are not held against the board when they are there: `x`
/// or `:`, `+`, `++`, `#`, `e.p.`, also `(=)`, `!` and `?`. Castling is `0-0` or `O-O`; promotion `d8D`, `d8=D`,
/// `d8(D)`; squares alone, `e2e4` or `e2-e4`, move whatever stands there. A piece letter may be small where it
/// cannot be a file: `bxc3` is always a pawn. A capture by a pawn needs its file. C.9.3 The move's number may stand
/// before it, `1.e4`, and spaces that nobody sees anywhere.
pub fn read(position: &dyn Ground, text: &str, letters: Letters) -> Result<Move, ReadError> {
    if text.len() > MAX_MOVE_LEN {
        return Err(ReadError::TooLong);
    }
    let signs = plain_signs(without_number(text));
    let foreign =
        |reader: Reader| letters.others().find(|other| reader(&signs, *other).is_some()).map(ReadError::ForeignLetters);
    // As written comes first, so that a Portuguese D is not taken for an English writer's d-pawn.
    let reading = match as_written(&signs, letters) {
        Some(reading) => reading,
        None => match (foreign(as_written), capitals_undone(&signs, letters)) {
            (Some(error), _) => return Err(error),
            (None, Some((reading, other))) => match other.and_then(|other| of_two(position, reading, other)) {
                Some(answer) => return answer,
                None => reading,
            },
            (None, None) => {
                return Err(
                    foreign(|signs, letters| Some(capitals_undone(signs, letters)?.0)).unwrap_or(ReadError::Unreadable)
                );
            }
        },
    };
    let answer = resolve(position, reading);
    if let Err(ReadError::Illegal { candidates }) = &answer {
        // R is the king in one language and the rook in another. Only when no piece moves like that at all
        // is the other language the better guess.
        let plausible = candidates.iter().any(|m| {
            position
                .piece_at(m.from)
                .is_some_and(|piece| castles(position, *m).is_some() || geometry::pattern(piece, m.from).contains(m.to))
        });
        let meant = |other: &Letters| {
            as_written(&signs, *other).is_some_and(|other| other != reading && resolve(position, other).is_ok())
        };
        if !plausible && let Some(other) = letters.others().find(meant) {
            return Err(ReadError::ForeignLetters(other));
        }
        if let Some(meant) = other_b(position, &signs, letters) {
            return Err(ReadError::BishopOrPawn { meant });
        }
    }
    answer
}

/// What a player tries by writing this: a move of [`read`]; a pawn's move without its piece where that is not written; the one
/// move that is meant where it is not legal, so that the reason can be told.
///
/// # Errors
/// Where no single move is meant.
pub fn read_try(position: &dyn Ground, text: &str, letters: Letters) -> Result<Move, ReadError> {
    match read(position, text, letters) {
        Err(ReadError::PromotionMissing { from, to }) => Ok(Move { from, to, promotion: None }),
        Err(ReadError::Illegal { candidates }) => match candidates[..] {
            [m] => Ok(m),
            _ => Err(ReadError::Illegal { candidates }),
        },
        answer => answer,
    }
}

/// The answer where capitals hide which of two readings is meant: `CXD5` is a pawn's capture and a knight's, `C7C6`
/// two squares and the knight of the seventh rank. `None` where neither is legal.
fn of_two(position: &dyn Ground, one: Reading, other: Reading) -> Option<Result<Move, ReadError>> {
    let mut candidates = Vec::new();
    for reading in [one, other] {
        let moves = match resolve(position, reading) {
            Ok(m) => vec![m],
            Err(ReadError::Ambiguous { candidates }) => candidates,
            Err(_) => Vec::new(),
        };
        for m in moves {
            if !candidates.contains(&m) {
                candidates.push(m);
            }
        }
    }
    match candidates[..] {
        [] => None,
        [m] => Some(Ok(m)),
        _ => Some(Err(ReadError::Ambiguous { candidates })),
    }
}

/// The legal move that is written with the other of b and B.
fn other_b(position: &dyn Ground, signs: &[char], letters: Letters) -> Option<Move> {
    let (first, rest) = signs.split_first()?;
    let other = match first {
        'b' if letters.role('B') == Some(Role::Bishop) => 'B',
        'B' => 'b',
        _ => return None,
    };
    let reading = squares(&[&[other], rest].concat(), letters)?;
    resolve(position, reading).ok()
}

/// Which letter of a text misleads, and what it stands for in the other letters.
pub fn confusion(text: &str, letters: Letters, other: Letters) -> Option<(char, Role)> {
    text.chars().find_map(|letter| {
        let role = other.role(letter)?;
        (letters.role(letter) != Some(role)).then_some((letter, role))
    })
}

/// A text taken apart, before the board is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Castling(Side),
    Move {
        /// `None` when two squares are given alone.
        role: Option<Role>,
        from_file: Option<i8>,
        from_rank: Option<i8>,
        to: Square,
        promotion: Option<Role>,
    },
}

/// The signs that name the move: no spaces, one kind of dash and cross, and without what may trail behind.
fn plain_signs(text: &str) -> Vec<char> {
    let mut plain = unified(text);
    while let Some(sign) = trailing(&plain) {
        plain.truncate(plain.len() - sign.len());
    }
    plain.chars().collect()
}

/// The text without spaces, with one kind of dash, of cross and of each other sign.
pub(crate) fn unified(text: &str) -> String {
    text.chars()
        // The last two choose between text and emoji forms of a figurine.
        .filter(|c| !blank(*c) && !matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        .map(|c| match c {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
            '‼' | '⁇' | '⁈' | '⁉' => '!',
            '×' | ':' => 'x',
            '†' => '+',
            '‡' => '#',
            c => c,
        })
        .collect()
}

/// The sign that may trail behind a move and ends this text, if one does.
pub(crate) fn trailing(text: &str) -> Option<&'static str> {
    ["(=)", "e.p.", "e.p", "ep", "E.P.", "EP", "+", "#", "!", "?"].into_iter().find(|sign| text.ends_with(sign))
}

/// A space, or one of the signs that take no room and come along with copied text.
fn blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// What follows a move's number: `1.`, `1...`, `1…`, or `1` and a space.
fn without_number(text: &str) -> &str {
    let text = text.trim_start_matches(blank);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix(['.', '…']) {
        Some(rest) => rest.trim_start_matches(|c| matches!(c, '.' | '…') || blank(c)),
        // Castling may be written with spaces too.
        None if rest.starts_with(blank) && !text.starts_with('0') => rest,
        None => text,
    }
}

type Reader = fn(&[char], Letters) -> Option<Reading>;

fn as_written(signs: &[char], letters: Letters) -> Option<Reading> {
    castling(signs).map(Reading::Castling).or_else(|| squares(signs, letters))
}

/// Read as if fewer letters were capitals: a phone makes the first one so, and a caps lock all of them.
///
/// Two squares are two squares; else a first letter that can be a piece is one. What it could be besides comes
/// second: `D2-D4` is two squares and nothing else, for its dash.
fn capitals_undone(signs: &[char], letters: Letters) -> Option<(Reading, Option<Reading>)> {
    let (first, rest) = signs.split_first()?;
    let small = squares(&in_small(signs), letters);
    let piece =
        squares(&[&[*first], in_small(rest).as_slice()].concat(), letters).filter(|piece| Some(*piece) != small);
    match (small, piece) {
        (Some(small @ Reading::Move { role: None, .. }), piece) => {
            Some((small, piece.filter(|_| !signs.contains(&'-'))))
        }
        (small, Some(piece)) => Some((piece, small)),
        (small, None) => Some((small?, None)),
    }
}

fn in_small(signs: &[char]) -> Vec<char> {
    signs.iter().map(char::to_ascii_lowercase).collect()
}

/// `0-0`, `O-O`, `oo` and the longer one.
fn castling(signs: &[char]) -> Option<Side> {
    let noughts = signs.iter().filter(|c| matches!(c, '0' | 'O' | 'o')).count();
    let dashes = signs.iter().filter(|c| **c == '-').count();
    let ends_well =
        signs.first() != Some(&'-') && signs.last() != Some(&'-') && !signs.windows(2).any(|c| c == ['-'; 2]);
    match (noughts, dashes) {
        _ if !ends_well || noughts + dashes != signs.len() => None,
        (2, 0 | 1) => Some(Side::King),
        (3, 0 | 2) => Some(Side::Queen),
        _ => None,
    }
}

/// `[piece] [file] [rank] [x or -] square [promotion]`
fn squares(signs: &[char], letters: Letters) -> Option<Reading> {
    let any_case = |letter: char| letters.role(letter).or_else(|| letters.role(letter.to_ascii_uppercase()));
    let (body, promotion) = match signs {
        [body @ .., '(', letter, ')'] | [body @ .., '=' | '/', letter] => (body, Some(*letter)),
        [.., last] if last.is_ascii_digit() => (signs, None),
        [body @ .., letter] => (body, Some(*letter)),
        [] => return None,
    };
    let promotion = match promotion {
        None => None,
        Some(letter) => Some(any_case(letter).filter(|role| Role::PROMOTIONS.contains(role))?),
    };
    let [head @ .., file, rank] = body else { return None };
    let to = Square::new(file_of(*file)?, rank_of(*rank)?)?;
    let (head, joined) = match head {
        [head @ .., 'x' | '-'] => (head, true),
        _ => (head, false),
    };
    let (head, from_rank) = match head {
        [head @ .., last] if rank_of(*last).is_some() => (head, rank_of(*last)),
        _ => (head, None),
    };
    let (piece, from_file) = match head {
        [head @ .., last] if file_of(*last).is_some() => (head, file_of(*last)),
        _ => (head, None),
    };
    let reading = |role, from_file| Some(Reading::Move { role, from_file, from_rank, to, promotion });
    match (piece, from_file, from_rank) {
        ([letter], ..) => reading(Some(any_case(*letter)?), from_file),
        ([], Some(_), Some(_)) => reading(None, from_file),
        ([], Some(file), None) => {
            // A letter that is both a piece and a file is the pawn's file where a pawn could capture.
            let piece = if (file - to.file()).abs() == 1 { None } else { head.first().and_then(|c| any_case(*c)) };
            match piece {
                Some(role) => reading(Some(role), None),
                None => reading(Some(Role::Pawn), from_file),
            }
        }
        ([], None, None) if !joined => reading(Some(Role::Pawn), Some(to.file())),
        _ => None,
    }
}

fn file_of(letter: char) -> Option<i8> {
    ('a'..='h').zip(0..).find(|(other, _)| *other == letter).map(|(_, file)| file)
}

fn rank_of(digit: char) -> Option<i8> {
    ('1'..='8').zip(0..).find(|(other, _)| *other == digit).map(|(_, rank)| rank)
}

fn resolve(position: &dyn Ground, reading: Reading) -> Result<Move, ReadError> {
    let legal = position.legal_moves();
    match reading {
        Reading::Castling(side) => {
            let m = castling_move(position, side);
            match m {
                Some(m) if legal.contains(&m) => Ok(m),
                _ => Err(ReadError::Illegal { candidates: m.into_iter().collect() }),
            }
        }
        Reading::Move { role, from_file, from_rank, to, promotion } => {
            let fits = |from: Square| {
                let on_line = from_file.is_none_or(|file| from.file() == file)
                    && from_rank.is_none_or(|rank| from.rank() == rank);
                on_line && role.is_none_or(|role| position.piece_at(from) == Some(Piece::new(position.turn(), role)))
            };
            let meant: Vec<Move> = legal.into_iter().filter(|m| m.to == to && fits(m.from)).collect();
            let exact: Vec<Move> = meant.iter().copied().filter(|m| m.promotion == promotion).collect();
            match (&exact[..], &meant[..]) {
                ([m], _) => Ok(*m),
                ([], [m, ..]) if promotion.is_none() => Err(ReadError::PromotionMissing { from: m.from, to }),
                ([], _) => {
                    let candidates = Square::all().filter(|from| fits(*from)).map(|from| Move { from, to, promotion });
                    Err(ReadError::Illegal { candidates: candidates.collect() })
                }
                _ => Err(ReadError::Ambiguous { candidates: exact }),
            }
        }
    }
}

/// Which move of a line could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// How many moves were read before it.
    pub ply: usize,
    /// What stands there, at most [`MAX_MOVE_LEN`] signs of it.
    pub text: String,
    pub error: ReadError,
}

/// The moves of a text like `1.e4 e5 2.Cf3 (=)`: numbers, draw offers and results are skipped.
pub fn read_line(start: &Position, text: &str, letters: Letters) -> Result<Vec<Move>, LineError> {
    let (moves, error) = read_prefix(start, text, letters);
    error.map_or(Ok(moves), Err)
}

/// [`read_line`] as far as it goes, and why it goes no further.
pub fn read_prefix(start: &Position, text: &str, letters: Letters) -> (Vec<Move>, Option<LineError>) {
    let failure =
        |ply, word: &str, error| Some(LineError { ply, text: word.chars().take(MAX_MOVE_LEN).collect(), error });
    if text.len() > MAX_LINE_LEN {
        return (Vec::new(), failure(0, text, ReadError::TooLong));
    }
    let mut position = *start;
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let word = move_of(word);
        if word.is_empty() {
            continue;
        }
        let read = if moves.len() < MAX_PLIES { read(&position, word, letters) } else { Err(ReadError::TooLong) };
        match read.and_then(|m| Ok((m, position.play(m).map_err(|_| ReadError::Unreadable)?))) {
            Ok((m, after)) => {
                moves.push(m);
                position = after;
            }
            Err(error) => {
                let failed = failure(moves.len(), word, error);
                return (moves, failed);
            }
        }
    }
    (moves, None)
}

/// [`read_prefix`] in the letters in which the text goes furthest, these first.
pub fn read_in_any(start: &Position, text: &str, letters: Letters) -> (Letters, Vec<Move>, Option<LineError>) {
    let others = Letters::ALL.into_iter().filter(|other| *other != letters);
    let mut best: Option<(Letters, Vec<Move>, Option<LineError>)> = None;
    for letters in [letters].into_iter().chain(others) {
        let (moves, error) = read_prefix(start, text, letters);
        let better = best.as_ref().is_none_or(|best| moves.len() > best.1.len());
        let whole = error.is_none();
        if better {
            best = Some((letters, moves, error));
        }
        if whole {
            break;
        }
    }
    best.unwrap_or((letters, Vec::new(), None))
}

/// The move in a word, without its number; empty when there is none.
fn move_of(word: &str) -> &str {
    const RESULTS: [&str; 7] = ["1-0", "0-1", "1/2-1/2", "½-½", "½", "*", "(=)"];
    const EN_PASSANT: [&str; 5] = ["e.p.", "e.p", "ep", "E.P.", "EP"];
    if RESULTS.contains(&word) || EN_PASSANT.contains(&word) {
        return "";
    }
    // The Laws print `e.p.Ce4xd6`: the mark of the move before, with no space after it.
    let word = without_number(word.strip_prefix("e.p.").unwrap_or(word));
    // A number alone is a move's, unless it is castling without dashes.
    let number = word.chars().all(|c| c.is_ascii_digit()) && word.contains(|c| c != '0');
    if number { "" } else { word }
}
