//! The games, one file each under `assets/scores`: headers, an empty line, the moves in Portuguese letters.
//!
//! A game is added by its file, its line in `catalog.txt` and its title in the texts of each language. The moves of famous
//! games are facts; the other games were made for this project.

use crate::chess::pgn::GameResult;
use crate::chess::san::{self, Letters};
use crate::chess::{Game, Position, Status};
use crate::color::Color;
use crate::random::plain_name;

/// A game of the list. Its title is the message `score-<id>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The name of its file, and in addresses and records; never changes.
    pub id: String,
    /// How many lines it takes on the sheet.
    pub lines: usize,
}

/// Reads `<game> <lines>`, one a line, from the shortest. Total: what does not fit is left out.
pub fn catalog(text: &str) -> Vec<Listed> {
    let read = |line: &str| {
        let (id, lines) = line.split('#').next()?.trim().split_once(' ')?;
        Some(Listed { id: plain_name(id)?, lines: lines.trim().parse().ok()? })
    };
    text.lines().filter_map(read).collect()
}

/// Where the file of this game is; `None` where no game can have such a name.
pub fn path(id: &str) -> Option<String> {
    plain_name(id).map(|id| format!("scores/{id}.txt"))
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Mate,
    Stalemate,
    /// The Laws end it in another way that the board shows: no mate is possible, or nothing moves on.
    Drawn,
    /// Acordo. FIDE 2023 5.2.3
    Agreed,
    /// Abandono, by this side. FIDE 2023 5.1.2
    Resigned(Color),
    /// The flag of this side fell. FIDE 2023 6.9
    Flag(Color),
    /// The last move was written and not made: a draw was claimed with it. FIDE 2023 9.2, 9.3
    Claimed,
}

impl Ending {
    /// What the board itself says.
    pub fn of(status: Status) -> Ending {
        match status {
            Status::Checkmate => Ending::Mate,
            Status::Stalemate => Ending::Stalemate,
            _ => Ending::Drawn,
        }
    }

    fn read(word: &str, result: GameResult) -> Option<Ending> {
        let loser = || match result {
            GameResult::WhiteWins => Some(Color::Black),
            GameResult::BlackWins => Some(Color::White),
            _ => None,
        };
        Some(match word {
            "mate" => Ending::Mate,
            "stalemate" => Ending::Stalemate,
            "agreed" => Ending::Agreed,
            "claimed" => Ending::Claimed,
            "resigned" => Ending::Resigned(loser()?),
            "flag" => Ending::Flag(loser()?),
            _ => return None,
        })
    }
}

/// A game to be kept on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    pub white: String,
    pub black: String,
    /// Where and when, as far as the file says.
    pub event: String,
    pub date: String,
    pub game: Game,
    /// The plies with which a draw was offered, counted from 0.
    pub offers: Vec<usize>,
    pub ending: Ending,
    pub result: GameResult,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreError {
    /// No empty line, no result or no ending among the headers.
    Headers,
    /// This ply cannot be read or played.
    Move(usize),
    /// What the headers say of the end does not fit the last position.
    End,
}

impl Score {
    pub fn read(text: &str) -> Result<Score, ScoreError> {
        let (headers, moves) = text.split_once("\n\n").ok_or(ScoreError::Headers)?;
        let header = |key: &str| {
            let line = headers.lines().filter_map(|line| line.split_once(": ")).find(|(other, _)| *other == key);
            line.map(|(_, value)| value.trim().to_string())
        };
        let result = header("result").and_then(|text| GameResult::parse(&text)).ok_or(ScoreError::Headers)?;
        let ending = header("ending").and_then(|word| Ending::read(&word, result)).ok_or(ScoreError::Headers)?;
        let mut game = Game::new(Position::start());
        let mut offers = Vec::new();
        // Each part but the last ends with an offer.
        for (place, part) in moves.split("(=)").enumerate() {
            if place > 0 {
                offers.push(game.plies().len().checked_sub(1).ok_or(ScoreError::Move(0))?);
            }
            let wrong = |ply: usize| ScoreError::Move(ply);
            let played = game.plies().len();
            let line = san::read_line(game.position(), part, Letters::Portuguese);
            for m in line.map_err(|error| wrong(played + error.ply))? {
                let ply = game.plies().len();
                game.play(m).map_err(|_| wrong(ply))?;
            }
        }
        let fits = match game.status() {
            Some(status) => Ending::of(status) == ending,
            None => !matches!(ending, Ending::Mate | Ending::Stalemate),
        };
        if !fits || game.outcome().is_some_and(|outcome| GameResult::of(Some(outcome)) != Some(result)) {
            return Err(ScoreError::End);
        }
        let text = |key: &str| header(key).unwrap_or_default();
        Ok(Score {
            white: text("white"),
            black: text("black"),
            event: text("event"),
            date: text("date"),
            game,
            offers,
            ending,
            result,
        })
    }
}
