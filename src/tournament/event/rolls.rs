//! The lines 013 and 310 of FIDE's file: who plays for which team, in which order.

use crate::tournament::trf::{TrfError, TrfReason};

/// No team has a higher number.
const HIGHEST: usize = 999;

/// A team as a line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Roll {
    /// The line in the file, from 1.
    pub line: usize,
    /// The team's own number, from 1.
    pub number: usize,
    pub name: String,
    /// The starting numbers of its players, in their order.
    pub players: Vec<usize>,
}

/// Whether a line begins with this code.
pub(super) fn has_code(line: &str, code: &str) -> bool {
    line.strip_prefix(code).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The code of the lines that count: 310 where there are any, otherwise 013; `None` where there are no teams.
pub(super) fn code_of<'a>(lines: impl Iterator<Item = &'a str> + Clone) -> Option<&'static str> {
    ["310", "013"].into_iter().find(|code| lines.clone().any(|line| has_code(line, code)))
}

/// The teams, by their numbers; those of lines 013 are numbered as they come. `lines` come with their numbers in the file.
///
/// # Errors
/// The first line that is no team, or the second one with the same number.
pub(super) fn rolls<'a>(lines: impl Iterator<Item = (usize, &'a str)> + Clone) -> Result<Vec<Roll>, TrfError> {
    let Some(code) = code_of(lines.clone().map(|(_, line)| line)) else { return Ok(Vec::new()) };
    let mut rolls: Vec<Roll> = Vec::new();
    for (line, text) in lines.filter(|(_, text)| has_code(text, code)) {
        let wrong = TrfError { line, reason: TrfReason::Team };
        let roll = read(line, text, code, rolls.len() + 1).ok_or(wrong)?;
        rolls.push(roll);
    }
    rolls.sort_by_key(|roll| roll.number);
    match rolls.windows(2).find(|two| two[0].number == two[1].number) {
        Some(twice) => Err(TrfError { line: twice[1].line, reason: TrfReason::Team }),
        None => Ok(rolls),
    }
}

fn read(line: usize, text: &str, code: &str, next: usize) -> Option<Roll> {
    let columns = |from: usize, to: usize| -> String { text.chars().skip(from - 1).take(to + 1 - from).collect() };
    let (number, name, first) = match code {
        "310" => (columns(5, 7).trim().parse().ok()?, columns(9, 40), 73),
        _ => (next, columns(5, 36), 37),
    };
    let players: String = text.chars().skip(first - 1).collect();
    let players: Option<Vec<usize>> = players.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
    let is_number = (1..=HIGHEST).contains(&number);
    is_number.then_some(Roll { line, number, name: name.trim().to_string(), players: players? })
}

/// What a line 310 says besides: points of the encounters and of the boards as files have them, and the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub points: String,
    pub boards: String,
    pub place: Option<usize>,
}

/// A line 310; of `before`, a line of the same team, the short name and the strength stay.
pub(super) fn line_310(roll: &Roll, standing: &Standing, before: Option<&str>) -> String {
    let kept: String = before.unwrap_or_default().chars().skip(40).take(13).collect();
    let place = standing.place.map(|place| place.to_string()).unwrap_or_default();
    let Standing { points, boards, .. } = standing;
    let Roll { number, players, .. } = roll;
    let players: String = players.iter().map(|player| format!(" {player:>4}")).collect();
    let line = format!("310 {number:>3} {:<32}{kept:<13} {points:>6} {boards:>6} {place:>3} {players}", name(roll));
    line.trim_end().to_string()
}

/// A line 013.
pub(super) fn line_013(roll: &Roll) -> String {
    let players: Vec<String> = roll.players.iter().map(|player| format!("{player:>4}")).collect();
    format!("013 {:<32}{}", name(roll), players.join(" ")).trim_end().to_string()
}

fn name(roll: &Roll) -> String {
    roll.name.chars().map(|c| if c.is_control() { ' ' } else { c }).take(32).collect()
}
