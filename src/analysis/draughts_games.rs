//! Games of draughts from PDN, as the page asks for them.

use super::list::{self, Listed, Trouble};
use crate::chess::pgn::decode;
use crate::draughts::pdn::{GameResult, NoteKind, PdnError, PdnErrorKind, Reader};
use crate::draughts::{Game, PdnGame};

/// The list of the games in a file, up to the first fault.
pub(super) fn list(file: &[u8]) -> String {
    let text = decode(file);
    let mut reader = Reader::new(&text);
    let mut games = String::new();
    loop {
        let key = reader.place().to_string();
        match reader.next() {
            None => return games,
            Some(Ok(game)) => list::add(&mut games, Some(listed(&game, key)), None),
            Some(Err(error)) => {
                let game = error.so_far.as_ref().map(|game| listed(game, key));
                list::add(&mut games, game, Some(trouble(&error)));
            }
        }
    }
}

/// The game of this key as it is kept on the device, as far as the rules let it go on.
pub(super) fn take(file: &[u8], key: &str) -> Option<String> {
    let text = decode(file);
    let game = match Reader::new(&text).starting_at(key.parse().ok()?).next()? {
        Ok(game) => game,
        Err(error) => *error.so_far?,
    };
    serde_json::to_string(&played(&game).record()).ok()
}

fn listed(game: &PdnGame, key: String) -> Listed {
    let [white, black, date, event] =
        ["White", "Black", "Date", "Event"].map(|name| game.tag(name).unwrap_or_default().to_string());
    let (result, plies) = (game.result.text().to_string(), game.moves.len());
    Listed { white, black, date, event, result, plies, key, left: left(game), trouble: None }
}

/// What [`take`] leaves out: all but the moves. A result that the moves bring about is theirs.
fn left(game: &PdnGame) -> Vec<(String, u32)> {
    let notes = |wanted: fn(&NoteKind) -> bool| game.notes.iter().filter(|note| wanted(&note.kind)).count();
    let result = game.result != GameResult::Unknown && game.result != GameResult::of(played(game).outcome());
    list::left([
        ("damas-left-lines", game.tags.iter().filter(|(_, value)| !value.starts_with('?')).count()),
        ("damas-left-result", usize::from(result)),
        ("damas-left-comments", notes(|kind| matches!(kind, NoteKind::Comment(_)))),
        ("damas-left-variations", game.variations),
        ("damas-left-signs", notes(|kind| matches!(kind, NoteKind::Nag(_)))),
    ])
}

/// The game as far as the rules let it go on.
fn played(game: &PdnGame) -> Game {
    let mut played = Game::new(game.start);
    for m in &game.moves {
        // The reader has played them already; only a draw by limit may have ended the game before.
        if played.play(*m).is_err() {
            break;
        }
    }
    played
}

fn trouble(error: &PdnError) -> Trouble {
    let id = match error.kind {
        PdnErrorKind::Move(_) => "damas-pdn-move",
        PdnErrorKind::GameType => "damas-pdn-game-type",
        PdnErrorKind::Fen(_) => "damas-pdn-position",
        PdnErrorKind::FileTooLong | PdnErrorKind::TooManyGames | PdnErrorKind::TooManyPlies => "damas-pdn-long",
        _ => "damas-pdn-form",
    };
    Trouble { id: id.to_string(), line: error.line as u32, word: error.word.clone(), plies: error.ply as u32 }
}
