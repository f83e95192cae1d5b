//! What the head of a score sheet says.

use serde::{Deserialize, Serialize};

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
