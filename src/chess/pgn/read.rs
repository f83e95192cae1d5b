//! PGN read: the start by the tag FEN, the moves in the letters in which they can be played.

use std::ops::Range;

use super::{MAX_FILE_BYTES, MAX_GAMES, MAX_PLIES, PgnGame, moves, roster};
use crate::chess::chess960;
use crate::chess::fen::FenError;
use crate::chess::position::{Move, Position};
use crate::chess::san::{self, Letters, MAX_MOVE_LEN, ReadError};
use crate::movetext::{self, Draft, Form, NoteKind, Played};

/// The tags that a game holds in fields, and those of Chess960.
const FIELDS: [&str; 3] = ["Result", "SetUp", "FEN"];
const WITH_VARIANT: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

/// Reads the start of a game by its tags Variant and FEN; `None` for another variant.
type ReadStart = fn(&str, &str) -> Option<Result<Position, FenError>>;

/// PGN in these letters; where none are given they are guessed game by game: English as the standard wants, else
/// Portuguese.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pgn {
    letters: Option<Letters>,
    /// Reads the start of a game by its tags Variant and FEN, if it is Chess960. A function that is handed on, so that a
    /// program that reads no such games need not carry it.
    chess960: Option<ReadStart>,
}

/// Reads the games of a file one after another; a bad game is an error, and the next one follows.
pub type Reader<'a> = movetext::Reader<'a, Pgn>;

impl<'a> Reader<'a> {
    pub fn new(file: &'a (impl AsRef<[u8]> + ?Sized)) -> Reader<'a> {
        Reader::of(Pgn::default(), file)
    }

    /// Reads every game in these letters, in place of guessing.
    pub fn with_letters(mut self, letters: Letters) -> Reader<'a> {
        self.form.letters = Some(letters);
        self
    }

    /// Reads games with the tag Variant of Chess960 as such; without this they are read as standard chess, which fails where
    /// king or rooks began elsewhere.
    pub fn with_chess960(mut self) -> Reader<'a> {
        self.form.chess960 = Some(chess960::from_tags);
        self
    }
}

impl Form for Pgn {
    type Game = PgnGame;
    type Start = FenError;
    type Move = ReadError;

    const MAX_FILE_BYTES: usize = MAX_FILE_BYTES;
    const MAX_GAMES: usize = MAX_GAMES;
    const MAX_PLIES: usize = MAX_PLIES;
    const MAX_WORD: usize = MAX_MOVE_LEN;

    fn play(&self, draft: &mut Draft<Pgn>, text: &str) -> Result<Played<Pgn>, (FenError, Range<usize>)> {
        let tag = draft.tag("FEN");
        let fen = tag.map(|tag| tag.value.as_str());
        let of_chess960 = |read: ReadStart| read(&draft.tag("Variant")?.value, fen.unwrap_or_default());
        let start = match (self.chess960.and_then(of_chess960), fen) {
            (Some(start), _) => start,
            (None, Some(fen)) => Position::from_fen(fen),
            (None, None) => Ok(Position::start()),
        };
        let start = start.map_err(|error| (error, tag.map(|tag| tag.place.clone()).unwrap_or_default()))?;
        let words: Vec<&str> = draft.words.iter().map(|place| text.get(place.clone()).unwrap_or_default()).collect();
        let mut letters = self.letters.unwrap_or(Letters::English);
        let (mut moves, mut error) = play(start, &words, letters);
        let read = words.get(..=moves.len()).unwrap_or_default();
        // Words without these letters are the same in both alphabets.
        if error.is_some() && self.letters.is_none() && read.iter().any(|word| word.contains(['R', 'D', 'T', 'C'])) {
            let (other, other_error) = play(start, &words, Letters::Portuguese);
            if other_error.is_none() || other.len() > moves.len() {
                (moves, error, letters) = (other, other_error, Letters::Portuguese);
            }
        }
        let plies = moves.len();
        draft.notes.retain(|note| note.ply <= plies);
        if letters == Letters::Portuguese {
            for note in &mut draft.notes {
                if let NoteKind::Variation(text) = &mut note.kind {
                    *text = in_english(text);
                }
            }
        }
        let result = draft.result();
        let fields: &[&str] = if start.is_chess960() { &WITH_VARIANT } else { &FIELDS };
        let tags = roster(draft.take_tags(fields));
        let notes = std::mem::take(&mut draft.notes);
        Ok(Played { game: PgnGame { tags, start, moves, notes, result, letters }, plies, error })
    }
}

/// The moves of these words in these letters, as far as they can be played.
fn play(start: Position, words: &[&str], letters: Letters) -> (Vec<Move>, Option<ReadError>) {
    let mut position = start;
    let mut played = Vec::with_capacity(words.len());
    for word in words {
        let step = match moves::read_exact(&position, word, letters) {
            Some(step) => Ok(step),
            None => san::read(&position, word, letters)
                .and_then(|m| position.play(m).map(|after| (m, after)).map_err(|_| ReadError::Unreadable)),
        };
        match step {
            Ok((m, after)) => {
                played.push(m);
                position = after;
            }
            Err(error) => return (played, Some(error)),
        }
    }
    (played, None)
}

/// A variation in Portuguese letters, in English ones; its comments stay as they are.
fn in_english(variation: &str) -> String {
    let mut comment = false;
    let turn = |sign: char| {
        comment = sign == '{' || comment && sign != '}';
        match sign {
            sign if comment => sign,
            'R' => 'K',
            'D' => 'Q',
            'T' => 'R',
            'C' => 'N',
            sign => sign,
        }
    };
    variation.chars().map(turn).collect()
}
