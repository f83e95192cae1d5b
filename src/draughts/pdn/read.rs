//! Reads PDN: the variant by the tag GameType, the start by FEN, the moves.

use std::ops::Range;

use super::{MAX_FILE_BYTES, MAX_GAMES, MAX_MOVE_BYTES, MAX_PLIES, NoStart, NotRead, PdnGame, read_move};
use crate::draughts::position::Position;
use crate::draughts::variant::{BRASILEIRAS, CLASSICAS, Variant};
use crate::movetext::{self, Draft, Form, GameResult, NoteKind, Played};

/// PDN. Without a tag GameType a game whose moves begin with letters is Brazilian. Type 24, Spanish draughts, is played
/// by the same rules with the same numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pdn;

/// Reads the games of a file one after another; a bad game is an error, and the next one follows.
pub type Reader<'a> = movetext::Reader<'a, Pdn>;

impl<'a> Reader<'a> {
    pub fn new(file: &'a (impl AsRef<[u8]> + ?Sized)) -> Reader<'a> {
        Reader::of(Pdn, file)
    }
}

impl Form for Pdn {
    type Game = PdnGame;
    type Start = NoStart;
    type Move = NotRead;

    const MAX_FILE_BYTES: usize = MAX_FILE_BYTES;
    const MAX_GAMES: usize = MAX_GAMES;
    const MAX_PLIES: usize = MAX_PLIES;
    const MAX_WORD: usize = MAX_MOVE_BYTES;

    /// In points too: `2-0`, `1-1`, `0-2`.
    fn result(word: &str) -> Option<GameResult> {
        match word {
            "2-0" => Some(GameResult::WhiteWins),
            "0-2" => Some(GameResult::BlackWins),
            "1-1" => Some(GameResult::Draw),
            _ => GameResult::parse(word),
        }
    }

    fn play(&self, draft: &mut Draft<Pdn>, text: &str) -> Result<Played<Pdn>, (NoStart, Range<usize>)> {
        let words: Vec<&str> = draft.words.iter().map(|place| text.get(place.clone()).unwrap_or_default()).collect();
        let lettered = words.first().is_some_and(|word| word.starts_with(|sign| ('a'..='h').contains(&sign)));
        let variant = match draft.tag("GameType") {
            Some(tag) => variant(&tag.value).ok_or((NoStart::GameType, tag.place.clone()))?,
            None if lettered => &BRASILEIRAS,
            None => &CLASSICAS,
        };
        let start = match draft.tag("FEN") {
            Some(tag) => Position::from_text(variant, tag.value.trim())
                .map_err(|error| (NoStart::Fen(error), tag.place.clone()))?,
            None => Position::start(variant),
        };
        let mut position = start;
        let (mut moves, mut error) = (Vec::with_capacity(words.len()), None);
        for word in words {
            // A strong move may have a star in the files of some programs.
            let read = read_move(&position, word.trim_end_matches('*'));
            match read.and_then(|m| Ok((m, position.play(m).ok_or(NotRead::NotLegal)?))) {
                Ok((m, after)) => {
                    moves.push(m);
                    position = after;
                }
                Err(why) => {
                    error = Some(why);
                    break;
                }
            }
        }
        let plies = moves.len();
        draft.notes.retain(|note| note.ply <= plies);
        let all = draft.notes.len();
        draft.notes.retain(|note| !matches!(note.kind, NoteKind::Variation(_)));
        let variations = all - draft.notes.len();
        let result = draft.result();
        let tags = draft.take_tags(&["GameType", "Result", "SetUp", "FEN"]);
        let notes = std::mem::take(&mut draft.notes);
        Ok(Played { game: PdnGame { tags, start, moves, notes, variations, result }, plies, error })
    }
}

fn variant(game_type: &str) -> Option<&'static Variant> {
    match game_type.split(',').next()?.trim() {
        "28" | "24" => Some(&CLASSICAS),
        "26" => Some(&BRASILEIRAS),
        _ => None,
    }
}
