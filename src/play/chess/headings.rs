//! The head of a score sheet.

use serde::{Deserialize, Serialize};

use crate::chess::pgn::GameResult;

/// The most characters of a heading.
pub const MAX_HEADING: usize = 80;

/// Who plays, where and when; empty where it was not filled in. Cabeçalho da folha de registo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Headings {
    /// Prova.
    pub event: String,
    /// Local.
    pub site: String,
    /// As in PGN: `2026.11.21`, with `??` for what is not known.
    pub date: String,
    /// Ronda.
    pub round: String,
    pub white: String,
    pub black: String,
    /// How a game from outside ended, where its moves do not show it: `1-0`, `0-1`, `1/2-1/2`.
    pub result: String,
}

impl Headings {
    pub fn is_empty(&self) -> bool {
        *self == Headings::default()
    }

    /// The result; unknown where it was not filled in.
    pub fn result(&self) -> GameResult {
        GameResult::parse(&self.result).unwrap_or_default()
    }

    /// The headings of a game that goes on in another way.
    pub fn without_result(&self) -> Headings {
        Headings { result: String::new(), ..self.clone() }
    }

    /// The date as in PGN, also from `21/11/2026` and `21-11-2026`.
    pub fn pgn_date(&self) -> String {
        let parts: Vec<&str> = self.date.trim().split(['/', '-', '.', ' ']).collect();
        let number = |text: &str, digits| text.len() <= digits && text.parse::<u32>().is_ok_and(|number| number > 0);
        match parts[..] {
            [day, month, year] if number(day, 2) && number(month, 2) && year.len() == 4 && number(year, 4) => {
                format!("{year}.{month:0>2}.{day:0>2}")
            }
            _ => self.date.trim().to_string(),
        }
    }

    /// Each heading but the result, with the name of its tag in PGN.
    pub fn tags(&self) -> [(&'static str, &str); 6] {
        [
            ("Event", &self.event),
            ("Site", &self.site),
            ("Date", &self.date),
            ("Round", &self.round),
            ("White", &self.white),
            ("Black", &self.black),
        ]
    }

    /// The same headings in the same order, to be filled in.
    pub fn fields(&mut self) -> [&mut String; 6] {
        [&mut self.event, &mut self.site, &mut self.date, &mut self.round, &mut self.white, &mut self.black]
    }

    /// Cuts each heading to [`MAX_HEADING`] characters.
    pub fn limited(mut self) -> Headings {
        let cut = |text: &mut String| {
            if let Some((end, _)) = text.char_indices().nth(MAX_HEADING) {
                text.truncate(end);
            }
        };
        self.fields().into_iter().for_each(cut);
        cut(&mut self.result);
        self
    }
}
