//! Games from PGN and back, as the page asks for them.

use crate::chess::game::{Game, GameRecord, RecordError};
use crate::chess::pgn::{self, GameResult, PgnError, PgnErrorKind, PgnGame, Reader};
use crate::chess::san::ReadError;
use crate::chess::{Edition, Letters, Position};
use crate::play::{Headings, SavedGame, Source};

/// A game in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    pub white: String,
    pub black: String,
    /// As PGN has it: `2023.05.14`.
    pub date: String,
    pub event: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    pub plies: usize,
    /// Why the game stops before its end.
    pub trouble: Option<Trouble>,
}

/// What is wrong with a text of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trouble {
    /// The id of the sentence that says it.
    pub id: String,
    /// The line of the text, from 1.
    pub line: u32,
    /// What stands there.
    pub word: String,
    /// How many plies of the game could be read.
    pub plies: u32,
}

/// The games that could be read, wholly or up to a fault, and the list that tells of them.
///
/// Each line is `g` or `!` and eleven fields between tabs: the game's, then the trouble's; `!` is a fault of the
/// whole text, which comes last and has no game.
pub(super) fn list(text: &str, letters: Letters) -> (Vec<PgnGame>, String) {
    let mut games = Vec::new();
    let mut list = String::new();
    // A file says in its tags that it is PGN, which has English letters or can be told from its moves; bare moves
    // are written as the reader of this site writes.
    let bare = !text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with('[');
    let reader = Reader::new(text.as_bytes());
    let mut found: Vec<Result<PgnGame, PgnError>>;
    if bare && letters != Letters::Figurine {
        found = reader.with_letters(letters).collect();
        let foreign = |error: &PgnError| matches!(error.kind, PgnErrorKind::Move(ReadError::ForeignLetters(_)));
        // Opening a game is no exercise: whatever letters it is in will do.
        if found.iter().any(|game| game.as_ref().is_err_and(foreign)) {
            found = Reader::new(text.as_bytes()).collect();
        }
    } else {
        found = reader.collect();
    }
    for game in found {
        match game {
            Ok(game) => {
                line(&mut list, Some(&game), None);
                games.push(game);
            }
            Err(mut error) => {
                // Where not even a first move could be read there is no game to open.
                error.so_far.take_if(|game| game.moves.is_empty());
                line(&mut list, error.so_far.as_deref(), Some(&error));
                games.extend(error.so_far.map(|game| *game));
            }
        }
    }
    (games, list)
}

fn line(list: &mut String, game: Option<&PgnGame>, error: Option<&PgnError>) {
    let tag = |name: &str| game.and_then(|game| game.tag(name)).filter(|value| !value.starts_with('?'));
    let mut fields = vec![if game.is_some() { "g" } else { "!" }.to_string()];
    fields.extend(["White", "Black", "Date", "Event"].map(|name| tag(name).unwrap_or_default().to_string()));
    fields.push(game.map_or("*", |game| game.result.text()).to_string());
    fields.push(game.map_or(0, |game| game.moves.len()).to_string());
    if let Some(error) = error {
        fields.push(sentence(&error.kind).to_string());
        fields.push(error.line.to_string());
        fields.push(error.ply.to_string());
        fields.push(error.word.clone());
    }
    // Only texts from outside can hold what separates the fields.
    let clean = |field: &String| field.replace(['\t', '\n', '\r'], " ");
    list.push_str(&fields.iter().map(clean).collect::<Vec<_>>().join("\t"));
    list.push('\n');
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
        PgnErrorKind::Fen(_) => "pgn-fen",
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

/// The list taken apart: the games, and what is wrong with the whole text.
pub fn read_list(list: &str) -> (Vec<Listed>, Option<Trouble>) {
    let mut games = Vec::new();
    let mut whole = None;
    for line in list.lines() {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap_or_default();
        let game = next() == "g";
        let mut listed = Listed {
            white: next().to_string(),
            black: next().to_string(),
            date: next().to_string(),
            event: next().to_string(),
            result: next().to_string(),
            plies: next().parse().unwrap_or_default(),
            trouble: None,
        };
        let id = next();
        let trouble = (!id.is_empty()).then(|| Trouble {
            id: id.to_string(),
            line: next().parse().unwrap_or_default(),
            plies: next().parse().unwrap_or_default(),
            word: next().to_string(),
        });
        if game {
            listed.trouble = trouble;
            games.push(listed);
        } else {
            whole = whole.or(trouble);
        }
    }
    (games, whole)
}

/// The game as it is kept on the device, as JSON.
///
/// A game that goes on where the Laws of today would have ended it was played under older ones.
pub(super) fn saved(game: &PgnGame) -> String {
    let tag = |name: &str| game.tag(name).filter(|value| !value.starts_with('?')).unwrap_or_default().to_string();
    let fen = (game.start != Position::start()).then(|| game.start.fen());
    let mut record = GameRecord::new(fen, game.moves.clone(), Edition::default());
    if matches!(Game::from_record(&record), Err(RecordError::Move { .. })) {
        record.edition = Edition::Laws2005;
    }
    let saved = SavedGame {
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
    };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// The file's name, and after a line's end the game as PGN.
pub(super) fn pgn(saved: &str) -> Option<String> {
    let saved: SavedGame = serde_json::from_str(saved).ok()?;
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
    written.result = GameResult::of(game.outcome()).unwrap_or_else(|| headings.result());
    let name = pgn::file_name(&["lance-legal", &headings.white, &headings.black, &date]);
    Some(format!("{name}\n{}", pgn::write(&written)))
}
