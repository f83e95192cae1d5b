//! The list of the games in a text, as the worker writes it and the page reads it: chess and draughts alike.
//!
//! Each line is `g` or `!` and the fields between tabs: the game's, then the trouble's. What of a game is not kept is one
//! field, `id count` after `id count`. `!` is a fault of the whole text,
//! which comes last and has no game.

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
    /// Names the game when it is asked for, together with the same text.
    pub key: String,
    /// What of it is not kept: the id of the words, and how many.
    pub left: Vec<(String, u32)>,
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

/// Adds a game, or without one what is wrong with the whole text.
pub(super) fn add(list: &mut String, game: Option<Listed>, trouble: Option<Trouble>) {
    let sign = if game.is_some() { "g" } else { "!" };
    let game = game.unwrap_or_default();
    let plies = game.plies.to_string();
    let left: Vec<String> = game.left.iter().map(|(id, count)| format!("{id} {count}")).collect();
    let mut fields =
        vec![sign.to_string(), game.white, game.black, game.date, game.event, game.result, plies, game.key];
    fields.push(left.join(" "));
    if let Some(Trouble { id, line, word, plies }) = trouble {
        fields.extend([id, line.to_string(), plies.to_string(), word]);
    }
    // Only texts from outside can hold what separates the fields.
    let clean = |field: &String| field.replace(['\t', '\n', '\r'], " ");
    list.push_str(&fields.iter().map(clean).collect::<Vec<_>>().join("\t"));
    list.push('\n');
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
            key: next().to_string(),
            left: read_left(next()),
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

fn read_left(field: &str) -> Vec<(String, u32)> {
    let words: Vec<&str> = field.split_whitespace().collect();
    words.chunks_exact(2).map(|pair| (pair[0].to_string(), pair[1].parse().unwrap_or_default())).collect()
}

/// The ids with what there is of each, without those of which there is nothing.
pub(super) fn left<const N: usize>(counts: [(&str, usize); N]) -> Vec<(String, u32)> {
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| (id.to_string(), count as u32)).collect()
}
