//! A time control in words, and which kind of game it makes.

use super::super::context::Table;
use crate::clock::{MINUTE, Period, SECOND, TimeControl, Timing, units};
use crate::color::Color;
use crate::edition::Edition;
use crate::laws::speed::{parts, speed};

/// «15 minutos», «1 minuto e 30 segundos»; hours stay minutes, as time controls are spoken of.
fn time(table: Table, time: u64) -> String {
    let (hours, minutes, seconds) = units(time);
    let counted = |id: &str, count: u64| table.tr_with(id, &[("count", (count as usize).into())]);
    let minutes = hours * 60 + minutes;
    match (minutes, seconds) {
        (0, seconds) => counted("time-seconds", seconds),
        (minutes, 0) => counted("time-minutes", minutes),
        (minutes, seconds) => {
            let (first, second) = (counted("time-minutes", minutes), counted("time-seconds", seconds));
            table.tr_with("time-two", &[("first", first.into()), ("second", second.into())])
        }
    }
}

fn period(table: Table, period: Period) -> String {
    let (id, more) = match period.timing {
        // Avoids «0 segundos e 10 segundos por lance».
        Timing::Increment(more) if period.time == 0 => ("control-only-increment", more),
        Timing::SuddenDeath => ("control-plain", 0),
        Timing::Increment(more) => ("control-increment", more),
        Timing::Delay(more) => ("control-delay", more),
        Timing::Bronstein(more) => ("control-bronstein", more),
        Timing::Hourglass => ("control-hourglass", 0),
    };
    let said = table.tr_with(id, &[("time", time(table, period.time).into()), ("more", time(table, more).into())]);
    match period.moves {
        Some(moves) => table.tr_with("control-in-moves", &[("moves", moves.into()), ("rest", said.into())]),
        None => said,
    }
}

/// «15 minutos e 5 segundos por lance», of one side.
fn one_side(table: Table, control: &TimeControl, side: Color) -> String {
    let then = |first: String, second: String| {
        table.tr_with("control-then", &[("first", first.into()), ("second", second.into())])
    };
    control.periods(side).iter().map(|own| period(table, *own)).reduce(then).unwrap_or_default()
}

/// The time control in words; each side with its name where they differ.
pub(super) fn control(table: Table, control: &TimeControl) -> String {
    if control.is_even() {
        return one_side(table, control, Color::White);
    }
    let side = |side: Color| named(table, side, one_side(table, control, side));
    format!("{}. {}.", side(Color::White), side(Color::Black))
}

/// «Brancas: …»
fn named(table: Table, side: Color, said: String) -> String {
    table.tr_with(&format!("control-{}", side.name()), &[("said", said.into())])
}

/// `15 min`, `30 s`: signs that are the same in every language.
fn short(time: u64) -> String {
    match (time / MINUTE, time % MINUTE / SECOND) {
        (0, seconds) => format!("{seconds}\u{a0}s"),
        (minutes, 0) => format!("{minutes}\u{a0}min"),
        (minutes, seconds) => format!("{minutes}\u{a0}min\u{a0}{seconds}\u{a0}s"),
    }
}

/// `15 min + 60 × 5 s = 20 min`
fn sum(control: &TimeControl, side: Color, total: u64) -> String {
    let parts = parts(control, side);
    let part = |times: u32, each: u64| {
        if times == 1 { short(each) } else { format!("{times}\u{a0}×\u{a0}{}", short(each)) }
    };
    let summands: Vec<String> = parts.iter().map(|one| part(one.times, one.each)).collect();
    if summands.len() == 1 && parts.iter().all(|one| one.times == 1) {
        return short(total);
    }
    format!("{} = {}", summands.join(" + "), short(total))
}

/// «15 min + 60 × 5 s = 20 min: semirrápidas (no Brasil: xadrez rápido). Artigo A.1, Leis de 2023.»
fn kind_of_side(table: Table, edition: Edition, time_control: &TimeControl, side: Color) -> Option<String> {
    let found = speed(edition, time_control, side)?;
    let values = [
        ("sum", sum(time_control, side, found.total).into()),
        ("kind", table.tr(&format!("speed-{}", found.speed.name())).into()),
        ("article", found.article.into()),
        ("edition", edition.name().into()),
    ];
    Some(table.tr_with("speed-said", &values))
}

/// Which kind of game it is, a line for each side where they differ.
pub(super) fn kind(table: Table, edition: Edition, control: &TimeControl) -> Vec<String> {
    if control.is_even() {
        return kind_of_side(table, edition, control, Color::White).into_iter().collect();
    }
    let of_side = |side| Some(named(table, side, kind_of_side(table, edition, control, side)?));
    Color::ALL.into_iter().filter_map(of_side).chain([table.tr("speed-uneven")]).collect()
}
