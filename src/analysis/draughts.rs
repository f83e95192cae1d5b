//! Which move the site plays at draughts: the question and the answer as text.
//!
//! The question is a line `variant level seed`, the position, and the positions before it, a line each; the answer is
//! the score, and the moves expected, each with every square it touches: `12 9-13 22x31x24`.

use crate::draughts::search::{Choice, Level, think};
use crate::draughts::{Move, Position, Variant};
use crate::random::Random;

/// More positions before are not looked at; only those since the last capture can matter.
const MOST_PAST: usize = 200;

pub(super) fn ask(level: Level, seed: u64, position: &Position, past: &[Position]) -> String {
    let mut text = format!("{} {} {seed}\n{position}", position.variant().name, level.number());
    for before in &past[past.len().saturating_sub(MOST_PAST)..] {
        text.push('\n');
        text.push_str(&before.to_string());
    }
    text
}

pub(super) fn answer(text: &str) -> Option<String> {
    let mut lines = text.lines().take(MOST_PAST + 2);
    let mut words = lines.next()?.split(' ');
    let (name, level, seed) = (words.next()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let variant = Variant::ALL.into_iter().find(|variant| variant.name == name)?;
    let positions: Result<Vec<Position>, _> = lines.map(|line| Position::from_text(variant, line)).collect();
    let positions = positions.ok()?;
    let (position, past) = positions.split_first()?;
    let choice = think(position, past, Level::numbered(level)?, &mut Random::new(seed))?;
    let mut answer = choice.score.to_string();
    let mut now = *position;
    for m in choice.line {
        answer.push(' ');
        answer.push_str(&path(&now, m));
        now = now.play(m)?;
    }
    Some(answer)
}

/// A move with every square it touches.
fn path(position: &Position, m: Move) -> String {
    let path = position.paths(m).into_iter().next().unwrap_or_default();
    let names: Vec<String> = path.into_iter().map(|square| position.name(square)).collect();
    names.join(if m.captured.is_empty() { "-" } else { "x" })
}

/// The answer about this position taken apart; `None` unless every move of it is legal.
pub fn read_draughts(position: &Position, answer: &str) -> Option<Choice> {
    let mut words = answer.split(' ');
    let score = words.next()?.parse().ok()?;
    let mut now = *position;
    let mut line = Vec::new();
    for word in words {
        let m = now.legal_moves().into_iter().find(|m| path(&now, *m) == word)?;
        now = now.play(m)?;
        line.push(m);
    }
    Some(Choice { m: *line.first()?, score, line })
}
