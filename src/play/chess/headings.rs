//! What the head of a score sheet says.

use serde::{Deserialize, Serialize};

use crate::chess::pgn::GameResult;

/// No heading has more signs than this.
pub const MAX_HEADING: usize = 80;

/// Who plays, where and when; empty where nobody wrote it. Cabeçalho da folha de registo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Headings {
    /// Prova.
    pub event: String,
    /// Local.
    pub site: String,
    /// As PGN has it: `2026.11.21`, with `??` for what is not known.
    pub date: String,
    /// Ronda.
    pub round: String,
    pub white: String,
    pub black: String,
    /// How a game from outside ended, where its moves do not say: `1-0`, `0-1`, `1/2-1/2`.
    pub result: String,
}

impl Headings {
    pub fn is_empty(&self) -> bool {
        *self == Headings::default()
    }

    /// The result as PGN has it; unknown where nobody wrote it.
    pub fn result(&self) -> GameResult {
        GameResult::parse(&self.result).unwrap_or_default()
    }

    /// The same, of a game that goes on otherwise.
    pub fn without_result(&self) -> Headings {
        Headings { result: String::new(), ..self.clone() }
    }

    /// The date as PGN has it, also where somebody wrote it as people do: `21/11/2026`, `21-11-2026`.
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

    /// Each heading with the name of its tag in PGN, but the result.
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

    /// With no heading longer than [`MAX_HEADING`].
    pub fn limited(mut self) -> Headings {
        let all = [
            &mut self.event,
            &mut self.site,
            &mut self.date,
            &mut self.round,
            &mut self.white,
            &mut self.black,
            &mut self.result,
        ];
        for text in all {
            if let Some((end, _)) = text.char_indices().nth(MAX_HEADING) {
                text.truncate(end);
            }
        }
        self
    }
}
