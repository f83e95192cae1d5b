//! The times of a clock: as digits, and in words for those who hear it.
//!
//! The words are those of `clock/times`, which the page fetches: `i18n.fetch("clock/times")`.

use super::i18n::I18n;
use crate::clock::alarm::Alarm;
use crate::clock::{self, Clock, Face, SECOND};
use crate::color::Color;
use crate::texts::Value;

/// What one side of a clock shows: `4:07`, `1:30:30`; with `tenths`, `0:19.9` below twenty seconds.
pub fn digits(face: &Face, tenths: bool) -> String {
    clock::digits(face.left, tenths)
}

/// «+1 min», «−10 s»: a step of a time, from seconds.
pub fn step(seconds: i64) -> String {
    let (amount, unit) = if seconds % 60 == 0 { (seconds / 60, "min") } else { (seconds, "s") };
    format!("{}{} {unit}", if amount < 0 { '−' } else { '+' }, amount.unsigned_abs())
}

/// A time in words, from µs, rounded up to the second as the digits are: «5 minutos e 3 segundos».
pub fn spoken(i18n: I18n, left: u64) -> String {
    let (hours, minutes, seconds) = clock::units(left);
    let counted = |(id, count): (&str, u64)| i18n.tr_with(id, &[("count", (count as usize).into())]);
    let units = [("time-hours", hours), ("time-minutes", minutes), ("time-seconds", seconds)];
    let mut parts: Vec<String> = units.into_iter().filter(|(_, count)| *count > 0).map(counted).collect();
    if parts.is_empty() {
        parts.push(counted(("time-seconds", 0)));
    }
    let names = ["first", "second", "third"];
    let values: Vec<(&str, Value)> = names.into_iter().zip(parts.iter().cloned().map(Value::Text)).collect();
    match parts.len() {
        3 => i18n.tr_with("time-three", &values),
        2 => i18n.tr_with("time-two", &values),
        _ => parts.concat(),
    }
}

/// «As Brancas têm 5 minutos e 3 segundos.»
pub fn has(i18n: I18n, side: Color, left: u64) -> String {
    let id = if side == Color::White { "time-white-has" } else { "time-black-has" };
    i18n.tr_with(id, &[("time", spoken(i18n, left).into())])
}

/// The times of both sides, the side to move first, and that the clock stands where it does.
pub fn both(i18n: I18n, clock: &Clock) -> String {
    let first = clock.turn().unwrap_or(Color::White);
    let one = |side: Color| has(i18n, side, clock.face(side).left);
    let times = format!("{} {}", one(first), one(!first));
    let stands = match clock.running() {
        clock::Running::Side(_) => return times,
        clock::Running::Waiting => "time-waiting",
        clock::Running::Paused(_) => "time-paused",
        clock::Running::Flagged(side) => return format!("{} {times}", alarm(i18n, side, Alarm::Flag)),
    };
    format!("{times} {}", i18n.tr(stands))
}

/// What is said when a mark is passed or a flag falls.
pub fn alarm(i18n: I18n, side: Color, alarm: Alarm) -> String {
    match alarm {
        Alarm::Left(seconds) => has(i18n, side, seconds * SECOND),
        Alarm::Flag if side == Color::White => i18n.tr("time-white-flag"),
        Alarm::Flag => i18n.tr("time-black-flag"),
    }
}
