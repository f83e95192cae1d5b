//! The arbiter's rulings as they are kept, with their moment.

use std::fmt;
use std::str::FromStr;

use crate::color::{ByColor, Color};
use crate::laws::{Game, Incident, Judgement, Unreadable};

/// A ruling as it was given. Game and incident are kept, and the judgement follows from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// µs of the clock's own count.
    pub at: u64,
    /// The game as it stood.
    pub game: Game,
    pub incident: Incident,
    /// What the clock took, µs.
    pub added: ByColor<i64>,
    /// The moment it was taken back.
    pub undone: Option<u64>,
}

impl Note {
    pub fn ruling(&self) -> Judgement {
        self.game.judge(self.incident)
    }
}

/// As a line of text: the moment, what each clock took, and when it was taken back or `-`; then the game; then the
/// incident, with bars between.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.at, self.added.white, self.added.black)?;
        match self.undone {
            Some(at) => write!(f, "{at}")?,
            None => f.write_str("-")?,
        }
        write!(f, " | {} | {}", self.game, self.incident)
    }
}

impl FromStr for Note {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Note, Unreadable> {
        let parts: Vec<&str> = line.split('|').collect();
        let [head, game, incident] = parts[..] else { return Err(Unreadable) };
        let words: Vec<&str> = head.split_whitespace().collect();
        let [at, white, black, undone] = words[..] else { return Err(Unreadable) };
        let time = |word: &str| word.parse::<i64>().map_err(|_| Unreadable);
        let moment = |word: &str| word.parse::<u64>().map_err(|_| Unreadable);
        Ok(Note {
            at: moment(at)?,
            added: ByColor { white: time(white)?, black: time(black)? },
            undone: if undone == "-" { None } else { Some(moment(undone)?) },
            game: game.parse()?,
            incident: incident.parse()?,
        })
    }
}

/// What goes back when the position before an illegal move is restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The side that moves again.
    pub by: Color,
    /// Moves that no longer count.
    pub moves: ByColor<u32>,
    /// The time that those moves had brought, which is taken away again, µs.
    pub gave: ByColor<u64>,
}
