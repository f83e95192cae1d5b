//! Games from PGN and back, as the page asks for them.

use serde::{Deserialize, Serialize};

use super::list::{self, Games, Listed, Trouble};
use crate::chess::game::{Game, GameRecord, RecordError};
use crate::chess::pgn::{self, GameResult, MAX_PLIES, NoteKind, PgnError, PgnErrorKind, PgnGame, Reader};
use crate::chess::san::ReadError;
use crate::chess::{Letters, Position, chess960};
use crate::edition::Edition;
use crate::play::chess::{Headings, SavedGame, Source};

/// The list of the games in a file that could be read, wholly or up to a fault.
pub(super) fn list(file: &[u8], letters: Letters) -> Games {
    // A file says in its tags that it is PGN, which has English letters or can be told from its moves; bare moves
    // are written as the reader of this site writes.
    let letters = Some(letters).filter(|letters| Reader::new(file).is_bare() && *letters != Letters::Figurine);
    let (games, foreign) = list_in(file, letters);
    // Opening a game is no exercise: whatever letters it is in will do.
    if letters.is_some() && foreign { list_in(file, None).0 } else { games }
}

/// The list with the moves read in these letters, and whether a move is in those of another language.
fn list_in(file: &[u8], letters: Option<Letters>) -> (Games, bool) {
    let mut reader = reader(file, letters);
    let (mut games, mut foreign) = (Games::default(), false);
    loop {
        let key = format!("{} {}", reader.place(), letters.map_or("", Letters::name));
        match reader.next() {
            None => return (games, foreign),
            Some(Ok(game)) => games.add(Some(listed(&game, key)), None),
            Some(Err(mut error)) => {
                foreign |= matches!(error.kind, PgnErrorKind::Move(ReadError::ForeignLetters(_)));
                // Where not even a first move could be read there is no game to open.
                error.so_far.take_if(|game| game.moves.is_empty());
                let game = error.so_far.as_ref().map(|game| listed(game, key));
                games.add(game, Some(trouble(&error)));
            }
        }
    }
}

fn reader(file: &[u8], letters: Option<Letters>) -> Reader<'_> {
    let reader = Reader::new(file).with_chess960();
    letters.into_iter().fold(reader, Reader::with_letters)
}

/// The game of this key, as it is kept on the device.
pub(super) fn take(file: &[u8], key: &str) -> Option<SavedGame> {
    let (place, letters) = key.split_once(' ')?;
    let letters = Letters::from_name(letters);
    match reader(file, letters).starting_at(place.parse().ok()?).next()? {
        Ok(game) => Some(saved(&game)),
        Err(error) => error.so_far.map(|game| saved(&game)),
    }
}

/// What a tag says; a question mark says nothing.
fn tag<'a>(game: &'a PgnGame, name: &str) -> &'a str {
    game.tag(name).filter(|value| !value.starts_with('?')).unwrap_or_default()
}

fn listed(game: &PgnGame, key: String) -> Listed {
    let [white, black, date, event] = ["White", "Black", "Date", "Event"].map(|name| tag(game, name).to_string());
    let (result, plies) = (game.result.text().to_string(), game.moves.len());
    Listed { white, black, date, event, result, plies, key, left: left(game), trouble: None }
}

/// What [`saved`] leaves out.
fn left(game: &PgnGame) -> Vec<(String, u32)> {
    let notes = |wanted: fn(&NoteKind) -> bool| game.notes.iter().filter(|note| wanted(&note.kind)).count();
    let kept = Headings::default().tags().map(|(name, _)| name);
    let lines = game.tags.iter().filter(|(name, value)| !kept.contains(&name.as_str()) && !value.starts_with('?'));
    list::left([
        ("left-comments", notes(|kind| matches!(kind, NoteKind::Comment(_)))),
        ("left-variations", notes(|kind| matches!(kind, NoteKind::Variation(_)))),
        ("left-signs", notes(|kind| matches!(kind, NoteKind::Nag(_)))),
        ("left-lines", lines.count()),
    ])
}

fn trouble(error: &PgnError) -> Trouble {
    let id = sentence(&error.kind).to_string();
    Trouble { id, line: error.line as u32, word: error.word.clone(), plies: error.ply as u32 }
}

/// The sentence for each fault. The Fluent files have its words.
fn sentence(kind: &PgnErrorKind) -> &'static str {
    match kind {
        PgnErrorKind::FileTooLong => "pgn-file-too-long",
        PgnErrorKind::TooManyGames => "pgn-too-many-games",
        PgnErrorKind::TooManyPlies => "pgn-too-many-plies",
        PgnErrorKind::TooDeep
        | PgnErrorKind::CommentTooLong
        | PgnErrorKind::TagTooLong
        | PgnErrorKind::TooManyTags
        | PgnErrorKind::TooManyNotes => "pgn-too-much",
        PgnErrorKind::Tag | PgnErrorKind::Nag | PgnErrorKind::Unopened => "pgn-unreadable",
        PgnErrorKind::Start(_) => "pgn-fen",
        PgnErrorKind::UnclosedComment | PgnErrorKind::UnclosedVariation => "pgn-unclosed",
        PgnErrorKind::Move(error) => match error {
            ReadError::Illegal { .. } => "pgn-move-illegal",
            ReadError::Ambiguous { .. } => "pgn-move-ambiguous",
            ReadError::PromotionMissing { .. } => "pgn-move-promotion",
            ReadError::ForeignLetters(_) => "pgn-move-letters",
            ReadError::BishopOrPawn { .. } => "pgn-move-illegal",
            ReadError::Unreadable | ReadError::TooLong => "pgn-unreadable",
        },
    }
}

/// The game as it is kept on the device.
///
/// A game that goes on where the Laws of today would have ended it was played under older ones.
pub(super) fn saved(game: &PgnGame) -> SavedGame {
    let tag = |name: &str| tag(game, name).to_string();
    let fen = (game.start != Position::start()).then(|| chess960::marked(&game.start));
    let mut record = GameRecord::new(fen, game.moves.clone(), Edition::default());
    if matches!(Game::from_record(&record), Err(RecordError::Move { .. })) {
        record.edition = Edition::Laws2005;
    }
    SavedGame {
        game: record,
        source: Source::Pgn,
        headings: Headings {
            event: tag("Event"),
            site: tag("Site"),
            date: tag("Date"),
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
            result: if game.result == GameResult::Unknown { String::new() } else { game.result.text().to_string() },
        },
        rival: None,
    }
}

/// A game to be written, with what is said behind the move after so many plies.
#[derive(Serialize, Deserialize)]
pub(super) struct Written {
    pub game: SavedGame,
    pub comments: Vec<(usize, String)>,
}

/// The file's name, and the game as PGN.
pub(super) fn pgn(saved: &SavedGame, comments: &[(usize, String)]) -> Option<(String, String)> {
    let game = Game::from_record(&saved.game).ok()?;
    let moves = game.plies().iter().map(|ply| ply.m).collect();
    let mut written = PgnGame::new(*game.start(), moves);
    let headings = &saved.headings;
    let date = headings.pgn_date();
    for (name, value) in headings.tags() {
        let value = if name == "Date" { &date } else { value };
        if !value.is_empty() {
            written.set_tag(name, value);
        }
    }
    let plies = written.moves.len();
    for (ply, comment) in comments.iter().filter(|(ply, _)| *ply <= plies).take(2 * MAX_PLIES) {
        written.comment(*ply, comment);
    }
    written.result = GameResult::of(game.outcome()).unwrap_or_else(|| headings.result());
    let name = pgn::file_name(&["lance-legal", &headings.white, &headings.black, &date]);
    Some((name, pgn::write(&written)))
}
