//! Which move the site plays at draughts: the question and the answer as texts.

use serde::{Deserialize, Serialize};

use crate::draughts::search::{Choice, Level, think};
use crate::draughts::{Move, Position, Variant};
use crate::random::Random;

/// More positions before are not looked at; only those since the last capture can matter.
const MOST_PAST: usize = 200;

/// The question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DraughtsQuestion {
    variant: String,
    level: u8,
    seed: u64,
    position: String,
    /// The positions before it, the first one first.
    past: Vec<String>,
}

/// The score, and the moves expected, each with every square it touches: `9-13`, `22x31x24`.
pub(super) type Said = (i32, Vec<String>);

impl DraughtsQuestion {
    pub(super) fn new(position: &Position, past: &[Position], level: Level, seed: u64) -> DraughtsQuestion {
        DraughtsQuestion {
            variant: position.variant().name.to_string(),
            level: level.number(),
            seed,
            position: position.to_string(),
            past: past[past.len().saturating_sub(MOST_PAST)..].iter().map(Position::to_string).collect(),
        }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let variant = Variant::from_name(&self.variant)?;
        let read = |text: &String| Position::from_text(variant, text).ok();
        let position = read(&self.position)?;
        let past = self.past.iter().take(MOST_PAST).map(read).collect::<Option<Vec<_>>>()?;
        let choice = think(&position, &past, Level::numbered(self.level)?, &mut Random::new(self.seed))?;
        let mut line = Vec::new();
        let mut now = position;
        for m in choice.line {
            line.push(path(&now, m));
            now = now.play(m)?;
        }
        Some((choice.score, line))
    }
}

/// A move with every square it touches.
fn path(position: &Position, m: Move) -> String {
    let path = position.paths(m).into_iter().next().unwrap_or_default();
    let names: Vec<String> = path.into_iter().map(|square| position.name(square)).collect();
    names.join(if m.captured.is_empty() { "-" } else { "x" })
}

/// The answer about this position taken apart; `None` unless every move of it is legal.
pub fn read_draughts(position: &Position, answer: &str) -> Option<Choice> {
    let (score, words): Said = serde_json::from_str(answer).ok()?;
    let mut now = *position;
    let mut line = Vec::new();
    for word in words {
        let m = now.legal_moves().into_iter().find(|m| path(&now, *m) == word)?;
        now = now.play(m)?;
        line.push(m);
    }
    Some(Choice { m: *line.first()?, score, line })
}
