//! The list of the games in a text: chess and draughts alike.

use serde::{Deserialize, Serialize};

/// The id of the trouble with a file that could not be read at all.
pub const UNREADABLE: &str = "file-unreadable";

/// The games of a text, and what is wrong with the text as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Games {
    pub games: Vec<Listed>,
    pub trouble: Option<Trouble>,
}

impl Games {
    /// The list of a file that could not be read.
    pub(super) fn unreadable() -> Games {
        let trouble = Trouble { id: UNREADABLE.to_string(), ..Trouble::default() };
        Games { games: Vec::new(), trouble: Some(trouble) }
    }

    /// Adds a game with what is wrong with it; trouble without a game is the text's, and the first is told.
    pub(super) fn add(&mut self, game: Option<Listed>, trouble: Option<Trouble>) {
        match game {
            Some(game) => self.games.push(Listed { trouble, ..game }),
            None => self.trouble = self.trouble.take().or(trouble),
        }
    }
}

/// A game in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    pub white: String,
    pub black: String,
    /// As PGN has it: `2023.05.14`.
    pub date: String,
    pub event: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    pub plies: usize,
    /// Names the game when it is asked for, together with the same text.
    pub key: String,
    /// What of it is not kept: the id of the words, and how many.
    pub left: Vec<(String, u32)>,
    /// Why the game stops before its end.
    pub trouble: Option<Trouble>,
}

/// What is wrong with a text of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// The ids with what there is of each, without those of which there is nothing.
pub(super) fn left<const N: usize>(counts: [(&str, usize); N]) -> Vec<(String, u32)> {
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| (id.to_string(), count as u32)).collect()
}
