//! Where a number of the table comes from, in words.

use crate::texts::Value;
use crate::tournament::{Account, Criterion, Outcome, Parted, Points, Standing, Term, Tournament};
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

/// What a column of the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Points,
    Tie(Criterion),
}

pub(super) fn name(player: usize) -> &'static str {
    PUPILS.get(player).map_or("", |(name, _)| name)
}

/// "da Inês".
fn of(page: Page, player: usize) -> Value {
    let gender = PUPILS.get(player).map_or("m", |(_, gender)| gender);
    page.i18n.tr_with("school-of", &[("gender", gender.into()), ("name", name(player).into())]).into()
}

pub(super) fn criterion_text(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Direct => "school-direct",
        Criterion::BuchholzCut => "school-cut",
        Criterion::Buchholz => "school-buchholz",
        Criterion::Sonneborn => "school-sonneborn",
        Criterion::Wins => "school-wins",
    }
}

/// What the criterion counts, in a sentence.
pub(super) fn criterion_is(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Direct => "school-direct-is",
        Criterion::BuchholzCut => "school-cut-is",
        Criterion::Buchholz => "school-buchholz-is",
        Criterion::Sonneborn => "school-sonneborn-is",
        Criterion::Wins => "school-wins-is",
    }
}

pub(super) fn column_text(column: Column) -> &'static str {
    match column {
        Column::Points => "school-points",
        Column::Tie(criterion) => criterion_text(criterion),
    }
}

/// "3 (Ana)".
fn with_name(points: Points, term: &Term) -> String {
    term.opponent.map_or_else(|| points.to_string(), |opponent| format!("{points} ({})", name(opponent)))
}

fn sum(terms: impl Iterator<Item = String>) -> String {
    terms.collect::<Vec<_>>().join(" + ")
}

/// The names, the last two with "e" between them.
fn list(page: Page, players: &[usize]) -> String {
    let and = page.i18n.tr("school-and");
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
    match column {
        Column::Points => {
            let account = tournament.account(Criterion::Buchholz, player);
            let paid = account.iter().flat_map(|account| &account.terms).map(|term| paid(term.outcome).to_string());
            told(page, "school-say-points", player, sum(paid), tournament.points(player), &[])
        }
        Column::Tie(criterion) => say_tie(page, tournament, player, criterion),
    }
}

fn paid(outcome: Outcome) -> Points {
    match outcome {
        Outcome::Win => Points::ONE,
        Outcome::Draw => Points::HALF,
        Outcome::Loss | Outcome::Absent => Points::ZERO,
    }
}

fn say_tie(page: Page, tournament: &Tournament, player: usize, criterion: Criterion) -> String {
    let mut tied = tournament.tied(player);
    tied.push(player);
    tied.sort_unstable();
    let Some(account) = tournament.account(criterion, player) else {
        return match tied[..] {
            [_] => page.i18n.tr_with("school-say-alone", &[("name", name(player).into())]),
            _ => page.i18n.tr_with("school-say-not-met", &[("names", list(page, &tied).into())]),
        };
    };
    let total = account.total();
    let counted =
        |account: &Account| sum(account.terms.iter().filter(|term| !term.cut).map(|term| with_name(term.counts, term)));
    match criterion {
        Criterion::Direct => {
            told(page, "school-say-direct", player, counted(&account), total, &[("names", list(page, &tied).into())])
        }
        Criterion::BuchholzCut => {
            let cut = account.terms.iter().find(|term| term.cut).map(|term| with_name(term.of, term));
            told(page, "school-say-cut", player, counted(&account), total, &[("cut", cut.unwrap_or_default().into())])
        }
        Criterion::Buchholz => told(page, "school-say-buchholz", player, counted(&account), total, &[]),
        Criterion::Sonneborn => {
            let term = |term: &Term| match term.outcome {
                Outcome::Win => Some(with_name(term.of, term)),
                Outcome::Draw => Some(format!("½ × {}", with_name(term.of, term))),
                Outcome::Loss | Outcome::Absent => None,
            };
            told(page, "school-say-sonneborn", player, sum(account.terms.iter().filter_map(term)), total, &[])
        }
        Criterion::Wins => told(page, "school-say-wins", player, counted(&account), total, &[]),
    }
}

/// A sum and its total; an empty sum is nothing.
fn told(page: Page, id: &str, player: usize, sum: String, total: Points, more: &[(&str, Value)]) -> String {
    let sum = if sum.is_empty() { "0".to_string() } else { sum };
    let mut values = vec![("of", of(page, player)), ("sum", sum.into()), ("total", total.to_string().into())];
    values.extend(more.iter().map(|(name, value)| (*name, value.clone())));
    page.i18n.tr_with(id, &values)
}

/// A number of the table, or a dash where the criterion says nothing.
pub(super) fn shown(value: Option<Points>) -> String {
    value.map_or_else(|| "–".to_string(), |points| points.to_string())
}

/// The value of a row by this criterion.
pub(super) fn value(standing: &Standing, criterion: Criterion) -> Option<Points> {
    let at = Criterion::ALL.iter().position(|other| *other == criterion)?;
    standing.values.get(at).copied().flatten()
}

/// Why one of two neighbours is ahead; `None` where the points say so.
pub(super) fn say_parted(page: Page, ahead: &Standing, behind: &Standing) -> Option<String> {
    let names = [("ahead", name(ahead.side).into()), ("behind", name(behind.side).into())];
    match Tournament::parted(ahead, behind) {
        Parted::Points => None,
        Parted::Not => Some(page.i18n.tr_with("school-parted-not", &names)),
        Parted::By(criterion) => {
            let [one, two] = [ahead, behind].map(|standing| shown(value(standing, criterion)));
            let mut values = names.to_vec();
            values.extend([
                ("criterion", page.i18n.tr(criterion_text(criterion)).into()),
                ("one", one.into()),
                ("two", two.into()),
            ]);
            Some(page.i18n.tr_with("school-parted", &values))
        }
    }
}
