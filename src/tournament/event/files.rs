//! A tournament in files: FIDE's, both ways, and tables for a spreadsheet.

use std::collections::{BTreeMap, BTreeSet};

use super::count::{Count, Rule};
use super::model::{Event, Format, Game, Gender, MOST_BANS, MOST_PEOPLE, Mark, Player, Round};
use crate::color::Color;
use crate::csv::row;
use crate::tournament::card::Ban;
use crate::tournament::points::Points;
use crate::tournament::trf::{Cell, MOST_ROUNDS, Person, Trf, TrfError};

/// Why FIDE's file is no tournament of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportTrouble {
    /// A line that cannot be read.
    Line(TrfError),
    /// In this round, counted from 1, a result that a school does not give: half a point against none.
    Result(usize),
    /// More players than can be kept.
    TooMany,
    /// More pairs who may not meet than can be kept.
    TooManyBans,
}

/// FIDE's file with the rounds that were paired.
pub fn to_trf(event: &Event) -> String {
    let person = |(at, player): (usize, &Player)| {
        let sex = player.gender.map_or(' ', |gender| if gender == Gender::Girl { 'w' } else { 'm' });
        let mut person = Person::about(at + 1, &player.name, player.rating.unwrap_or(0), sex, player.born);
        person.rounds = event.rounds.iter().map(|round| Some(cell(round, at, event.format))).collect();
        person
    };
    let people: Vec<Person> = event.players.iter().enumerate().map(person).collect();
    let mut trf = Trf::new(&event.name, people, event.rounds_planned().min(MOST_ROUNDS));
    trf.add_setting(&format!("XXC {}1", if event.first_color == Color::White { "white" } else { "black" }));
    for ban in &event.apart {
        trf.add_setting(&format!("XXP {} {}", ban.players.0 + 1, ban.players.1 + 1));
    }
    for (at, player) in event.players.iter().enumerate().filter(|(_, player)| !player.lent.is_empty()) {
        let lent: String = player.lent.iter().map(|points| format!(" {:>4}", tenths(*points))).collect();
        trf.add_setting(&format!("XXA {:>4}{lent}", at + 1));
    }
    let next = event.rounds.len();
    let absent = event.players.iter().enumerate().filter(|(_, player)| !player.plays(next) && player.enters <= next);
    let numbers: Vec<String> = absent.map(|(at, _)| (at + 1).to_string()).collect();
    if !numbers.is_empty() && !event.is_over() {
        trf.add_setting(&format!("XXZ {}", numbers.join(" ")));
    }
    trf.write()
}

/// `1.5`, as files have points.
fn tenths(points: Points) -> String {
    let tenths = points.quarters_in() * 10 / 4;
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn cell(round: &Round, player: usize, format: Format) -> Cell {
    let without = |result: char| Cell { opponent: 0, color: None, result };
    let Some(game) = round.game_of(player) else {
        return without(if round.halves.contains(&player) { 'H' } else { 'Z' });
    };
    let Some(black) = game.black else {
        return without(if matches!(format, Format::Robin | Format::Double) { 'Z' } else { 'U' });
    };
    let is_white = game.white == player;
    let (opponent, color) = if is_white { (black, Color::White) } else { (game.white, Color::Black) };
    let result = match (game.mark, is_white) {
        (None, _) => ' ',
        (Some(Mark::Draw), _) => '=',
        (Some(Mark::White), true) | (Some(Mark::Black), false) => '1',
        (Some(Mark::White), false) | (Some(Mark::Black), true) => '0',
        (Some(Mark::BlackAway), true) | (Some(Mark::WhiteAway), false) => '+',
        _ => '-',
    };
    Cell { opponent: opponent + 1, color: Some(color), result }
}

/// A tournament of the Swiss system from FIDE's file, with this name for its address.
///
/// # Errors
/// A line that cannot be read, or a result that a school does not give.
pub fn from_trf(text: &str, id: &str, seed: u64) -> Result<Event, ImportTrouble> {
    let trf = Trf::read(text).map_err(ImportTrouble::Line)?;
    if trf.people.len() > MOST_PEOPLE {
        return Err(ImportTrouble::TooMany);
    }
    let mut people: Vec<&Person> = trf.people.iter().collect();
    people.sort_by_key(|person| person.number);
    let places: BTreeMap<usize, usize> = people.iter().enumerate().map(|(at, person)| (person.number, at)).collect();
    let played = trf.played();
    let mut event = Event::new(id, &trf.name().unwrap_or_default(), seed);
    event.planned = trf.rounds.unwrap_or(played).max(played).clamp(1, MOST_ROUNDS);
    event.first_color = trf.first_color.unwrap_or(Color::White);
    event.players = people
        .iter()
        .map(|person| Player {
            born: person.born(),
            gender: match person.sex() {
                Some('w' | 'f') => Some(Gender::Girl),
                Some('m') => Some(Gender::Boy),
                _ => None,
            },
            rating: person.rating().filter(|rating| *rating > 0),
            enters: enters(person, played),
            leaves: trf.absent.contains(&person.number).then_some(played),
            lent: trf.lent.get(&person.number).cloned().unwrap_or_default(),
            ..Player::named(&person.name())
        })
        .collect();
    // Who is not in the list cannot be met.
    let bans = trf.forbidden.iter().filter_map(|(one, other)| Some((*places.get(one)?, *places.get(other)?)));
    let bans = bans.filter(|(one, other)| one != other).map(|(one, other)| (one.min(other), one.max(other)));
    event.apart = bans.collect::<BTreeSet<_>>().into_iter().map(Ban::always).collect();
    if event.apart.len() > MOST_BANS {
        return Err(ImportTrouble::TooManyBans);
    }
    for round in 0..played {
        let mut games = Vec::new();
        let mut halves = Vec::new();
        for (at, person) in people.iter().enumerate() {
            let Some(cell) = person.rounds.get(round).copied().flatten() else { continue };
            let black = places.get(&cell.opponent).copied();
            match (black, cell.color) {
                (Some(black), Some(Color::White)) => {
                    let back = people.get(black).and_then(|other| other.rounds.get(round).copied().flatten());
                    let mark = mark(cell.result, back.map_or(' ', |back| back.result));
                    let mark = mark.ok_or(ImportTrouble::Result(round + 1))?;
                    games.push(Game { mark, ..Game::of(at, Some(black)) });
                }
                (Some(_), _) => {}
                (None, _) => match cell.result.to_ascii_uppercase() {
                    'U' | 'F' | '+' | '1' | 'W' => games.push(Game::of(at, None)),
                    'H' | '=' | 'D' => halves.push(at),
                    _ => {}
                },
            }
        }
        let closed = games.iter().all(|game| !game.waits());
        // A round that goes on while an earlier one misses results cannot be.
        if !closed && round + 1 < played {
            return Err(ImportTrouble::Result(round + 1));
        }
        games.sort_by_key(|game| game.black.is_none());
        event.rounds.push(Round { games, halves, closed });
    }
    Ok(event)
}

/// The first round in which something is said of a player.
fn enters(person: &Person, played: usize) -> usize {
    let says = |cell: &Option<Cell>| cell.is_some_and(|cell| cell.result != 'Z' && cell.result != 'z');
    person.rounds.iter().take(played).position(says).unwrap_or(if played == 0 { 0 } else { played })
}

/// The result of both; `Some(None)` where it is still to come.
fn mark(white: char, black: char) -> Option<Option<Mark>> {
    let plain = |result: char| match result.to_ascii_uppercase() {
        'W' => '1',
        'D' => '=',
        'L' => '0',
        other => other,
    };
    Some(match (plain(white), plain(black)) {
        ('1', '0') => Some(Mark::White),
        ('=', '=') => Some(Mark::Draw),
        ('0', '1') => Some(Mark::Black),
        ('+', '-') => Some(Mark::BlackAway),
        ('-', '+') => Some(Mark::WhiteAway),
        ('-', '-') => Some(Mark::BothAway),
        (' ', ' ') => None,
        _ => return None,
    })
}

/// The players as a list that can be pasted again; `heads` are the names of the columns.
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
    row(heads) + &event.players.iter().map(line).collect::<String>()
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
        let name = event.players.get(standing.side).map(|player| player.name.clone()).unwrap_or_default();
        let values =
            standing.values.iter().map(|value| value.map_or(String::new(), |value| number(value.quarters_in())));
        row([standing.place.to_string(), name, number(standing.points.quarters_in())].into_iter().chain(values))
    };
    head + &count.standings().iter().map(line).collect::<String>()
}
