//! The games, one file each under `assets/scores`: headers, an empty line, the moves in Portuguese letters.
//!
//! A game is added by its file, its line in `catalog.txt` and its title in the texts of each language. The moves of famous
//! games are facts; the other games were made for this project.

use crate::blocks::{Fault, Line, lines};
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
    let read = |line: Line| Some(Listed { id: plain_name(line.word)?, lines: line.value.parse().ok()? });
    lines(text).filter_map(read).collect()
}

/// Where the file of this game is; `None` where no game can have such a name.
pub fn path(id: &str) -> Option<String> {
    plain_name(id).map(|id| format!("scores/{id}.txt"))
}

const ENDINGS: &str = "ending: mate, stalemate, agreed, claimed, or of a decided game resigned, flag";

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

impl Score {
    /// Reads a game: headers, an empty line, moves.
    pub fn read(text: &str) -> Result<Score, Fault> {
        let (headers, moves) = text.split_once("\n\n").unwrap_or((text, ""));
        let header = |key: &str| lines(headers).find(|line| line.word.strip_suffix(':') == Some(key));
        let said = header("result").ok_or_else(|| Line::default().lacks("result: 1-0"))?;
        let end = header("ending").ok_or_else(|| Line::default().lacks("ending: mate"))?;
        let result = GameResult::parse(said.value).ok_or_else(|| said.fault("result: 1-0, 0-1 or 1/2-1/2"))?;
        let ending = Ending::read(end.value, result).ok_or_else(|| end.fault(ENDINGS))?;
        let first = headers.lines().count() as u32 + 2;
        // Moves are counted as on the sheet.
        let wrong = |ply: usize, wanted: &'static str| {
            let side = if ply.is_multiple_of(2) { "White" } else { "Black" };
            Fault { line: first, found: format!("move {} of {side}", ply / 2 + 1), wanted: wanted.into() }
        };
        let mut game = Game::new(Position::start());
        let mut offers = Vec::new();
        // Each part but the last ends with an offer.
        for (place, part) in moves.split("(=)").enumerate() {
            let played = game.plies().len();
            if place > 0 {
                offers.push(played.checked_sub(1).ok_or_else(|| wrong(0, "a move before (=)"))?);
            }
            let line = san::read_line(game.position(), part, Letters::Portuguese);
            for m in line.map_err(|error| wrong(played + error.ply, "a legal move in Portuguese letters"))? {
                let ply = game.plies().len();
                game.play(m).map_err(|_| wrong(ply, "no move after the end of the game"))?;
            }
        }
        let fits = match game.status() {
            Some(status) => Ending::of(status) == ending,
            None => !matches!(ending, Ending::Mate | Ending::Stalemate),
        };
        if !fits {
            return Err(end.fault("the end that the board shows"));
        }
        if game.outcome().is_some_and(|outcome| GameResult::of(Some(outcome)) != Some(result)) {
            return Err(said.fault("the result that the board shows"));
        }
        let text = |key: &str| header(key).map(|line| line.value.to_string()).unwrap_or_default();
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
