//! Games of draughts from PDN, as the page asks for them.

use super::list::{self, Games, Listed, Trouble};
use crate::draughts::pdn::{GameResult, NoStart, NoteKind, PdnError, PdnErrorKind, Reader};
use crate::draughts::{Game, GameRecord, PdnGame};

/// The list of the games in a file that could be read, wholly or up to a fault.
pub(super) fn list(file: &[u8]) -> Games {
    let mut reader = Reader::new(file);
    let mut games = Games::default();
    loop {
        let key = reader.place().to_string();
        match reader.next() {
            None => return games,
            Some(Ok(game)) => games.add(Some(listed(&game, key)), None),
            Some(Err(error)) => {
                let game = error.so_far.as_ref().map(|game| listed(game, key));
                games.add(game, Some(trouble(&error)));
            }
        }
    }
}

/// The game of this key as it is kept on the device, as far as the rules let it go on.
pub(super) fn take(file: &[u8], key: &str) -> Option<GameRecord> {
    let game = match Reader::new(file).starting_at(key.parse().ok()?).next()? {
        Ok(game) => game,
        Err(error) => *error.so_far?,
    };
    Some(played(&game).record())
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
    let result = game.result != GameResult::Unknown && Some(game.result) != GameResult::of(played(game).outcome());
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
        PdnErrorKind::Start(NoStart::GameType) => "damas-pdn-game-type",
        PdnErrorKind::Start(NoStart::Fen(_)) => "damas-pdn-position",
        PdnErrorKind::FileTooLong | PdnErrorKind::TooManyGames | PdnErrorKind::TooManyPlies => "damas-pdn-long",
        _ => "damas-pdn-form",
    };
    Trouble { id: id.to_string(), line: error.line as u32, word: error.word.clone(), plies: error.ply as u32 }
}
