//! The names, numbers and sentences of the sample tournament: where a number of the table comes from.

use crate::texts::Value;
use crate::tournament::{Criterion, Outcome, Parted, Points, Standing, Term, Tournament};
use crate::ui::page::Page;

/// The pupils of the sample, and whether one says "da" or "do" before the name.
pub(super) const PUPILS: [(&str, &str); 8] = [
    ("Ana", "f"),
    ("Bruno", "m"),
    ("Carla", "f"),
    ("Diogo", "m"),
    ("Eva", "f"),
    ("Filipe", "m"),
    ("Hugo", "m"),
    ("Inês", "f"),
];

/// A column of the table: a criterion; `None` for the points.
pub(super) type Column = Option<Criterion>;

pub(super) fn name(player: usize) -> &'static str {
    PUPILS.get(player).map_or("", |(name, _)| name)
}

/// "da Inês".
fn of(page: Page, player: usize) -> Value {
    let gender = PUPILS.get(player).map_or("m", |(_, gender)| gender);
    page.tr_with("school-of", &[("gender", gender.into()), ("name", name(player).into())]).into()
}

pub(super) fn column_name(page: Page, column: Column) -> String {
    match column {
        None => page.tr("school-points"),
        Some(criterion) => page.tr(&format!("school-{}", criterion.name())),
    }
}

/// A number of the table, or a dash where the criterion says nothing.
pub(super) fn number(row: &Standing, column: Column) -> String {
    let value = match column {
        None => Some(row.points),
        Some(criterion) => row.values.get(criterion as usize).copied().flatten(),
    };
    value.map_or_else(|| "–".to_string(), |points| points.to_string())
}

/// "3 (Ana)".
fn with_name(points: Points, term: &Term) -> String {
    term.opponent.map_or_else(|| points.to_string(), |opponent| format!("{points} ({})", name(opponent)))
}

/// The names, the last two with "e" between them.
fn list(page: Page, players: &[usize]) -> String {
    let and = page.tr("school-and");
    match players {
        [] => String::new(),
        [one] => name(*one).to_string(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(|player| name(*player)).collect();
            format!("{} {and} {}", first.join(", "), name(*last))
        }
    }
}

/// Where a pupil's number in this column comes from.
pub(super) fn say(page: Page, tournament: &Tournament, player: usize, column: Column) -> String {
    let Some(criterion) = column else {
        let rounds = (0..).map_while(|round| tournament.met(player, round));
        let terms = rounds.map(|(_, points)| points.to_string()).collect();
        return told(page, "points", player, terms, tournament.points(player), &[]);
    };
    let mut tied = tournament.tied(player);
    tied.push(player);
    tied.sort_unstable();
    let Some(account) = tournament.account(criterion, player) else {
        return match tied[..] {
            [_] => page.tr_with("school-say-alone", &[("name", name(player).into())]),
            _ => page.tr_with("school-say-not-met", &[("names", list(page, &tied).into())]),
        };
    };
    let term = |term: &Term| match (criterion, term.outcome) {
        (Criterion::Sonneborn, Outcome::Draw) => Some(format!("½ × {}", with_name(term.of, term))),
        (Criterion::Sonneborn, Outcome::Loss | Outcome::Absent) => None,
        _ => (!term.cut).then(|| with_name(term.counts, term)),
    };
    let cut = account.terms.iter().find(|term| term.cut).map(|term| with_name(term.of, term));
    let more = [("names", list(page, &tied).into()), ("cut", cut.unwrap_or_default().into())];
    told(page, criterion.name(), player, account.terms.iter().filter_map(term).collect(), account.total(), &more)
}

/// The sentence with a sum and its total. An empty sum is 0.
fn told(page: Page, what: &str, player: usize, terms: Vec<String>, total: Points, more: &[(&str, Value)]) -> String {
    let sum = if terms.is_empty() { "0".to_string() } else { terms.join(" + ") };
    let mut values = vec![("of", of(page, player)), ("sum", sum.into()), ("total", total.to_string().into())];
    values.extend_from_slice(more);
    page.tr_with(&format!("school-say-{what}"), &values)
}

/// Why one of two neighbours in the table is ahead; `None` where the points decide.
pub(super) fn say_parted(page: Page, ahead: &Standing, behind: &Standing) -> Option<String> {
    let names = [("ahead", name(ahead.side).into()), ("behind", name(behind.side).into())];
    match Tournament::parted(ahead, behind) {
        Parted::Points => None,
        Parted::Not => Some(page.tr_with("school-parted-not", &names)),
        Parted::By(criterion) => {
            let mut values = names.to_vec();
            values.extend([
                ("criterion", column_name(page, Some(criterion)).into()),
                ("one", number(ahead, Some(criterion)).into()),
                ("two", number(behind, Some(criterion)).into()),
            ]);
            Some(page.tr_with("school-parted", &values))
        }
    }
}
