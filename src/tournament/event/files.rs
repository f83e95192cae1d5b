//! A tournament in tables for a spreadsheet; and why a file is none.

use super::count::{Count, Rule};
use super::model::{Event, Gender, Player};
use crate::csv::row;

/// The players as a list that can be pasted again, those of a team with its name for the school; `heads` are the names of the columns.
pub fn csv_players(event: &Event, heads: [String; 6]) -> String {
    let number = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
    let line = |player: &Player| {
        row([
            player.name.clone(),
            number(player.born.map(u32::from)),
            player.class.clone(),
            player.school.clone(),
            player.gender.map(Gender::name).unwrap_or_default().to_string(),
            number(player.rating),
        ])
    };
    row(heads) + &event.people().iter().map(line).collect::<String>()
}

/// The table: `heads` for the place, the name, the points, and `rule` for each criterion.
pub fn csv_standings(event: &Event, count: &Count, heads: [String; 3], rule: impl Fn(Rule) -> String) -> String {
    // A comma is what spreadsheets read in Portuguese.
    let number = |quarters: u32| {
        let hundredths = (quarters % 4) * 25;
        let part =
            if hundredths == 0 { String::new() } else { format!(",{hundredths}").trim_end_matches('0').to_string() };
        format!("{}{part}", quarters / 4)
    };
    let head = row(heads.into_iter().chain(count.rules().into_iter().map(rule)));
    let line = |standing: &crate::tournament::Standing| {
        let name = event.name_of(standing.side);
        let values =
            standing.values.iter().map(|value| value.map_or(String::new(), |value| number(value.quarters_in())));
        row([standing.place.to_string(), name, number(standing.points.quarters_in())].into_iter().chain(values))
    };
    head + &count.standings().iter().map(line).collect::<String>()
}
