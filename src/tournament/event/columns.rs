//! What FIDE's files of players and of teams have in common: a person's columns, what two letters make of a game, the table
//! of a round robin.

use std::collections::BTreeSet;

use super::foreign::ImportTrouble;
use super::model::{Event, Format, Game, Gender, MOST_BANS, Mark, Player, RHYTHMS, Round};
use crate::color::Color;
use crate::tournament::berger::{berger, berger_twice};
use crate::tournament::card::{Ban, Pair};
use crate::tournament::file_kind::{Edition, Kind};
use crate::tournament::trf::{MOST_ROUNDS, Person, Trf};

/// The columns of a player before the rounds. What stood in a file is written as it stood.
pub(super) fn person_of(player: &Player, number: usize) -> Person {
    let sex = player.gender.map_or(' ', |gender| if gender == Gender::Girl { 'w' } else { 'm' });
    // Who has no name came from a file whose columns are empty.
    match player.about.is_empty() && !player.name.is_empty() {
        true => Person::about(number, &player.name, player.rating.unwrap_or(0), sex, player.born),
        false => Person::as_written(number, &player.about),
    }
}

/// Who the columns before the rounds are about.
pub(super) fn player_of(person: &Person) -> Player {
    Player {
        born: person.born(),
        gender: match person.sex() {
            Some('w' | 'f') => Some(Gender::Girl),
            Some('m') => Some(Gender::Boy),
            _ => None,
        },
        rating: person.rating().filter(|rating| *rating > 0),
        about: person.about_columns().to_string(),
        ..Player::named(&person.name())
    }
}

/// The result of both; `Some(None)` where it is still to come.
pub(super) fn mark(white: char, black: char) -> Option<Option<Mark>> {
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

/// The letter of one of the two who met.
pub(super) const fn letter(mark: Option<Mark>, is_white: bool) -> char {
    match (mark, is_white) {
        (None, _) => ' ',
        (Some(Mark::Draw), _) => '=',
        (Some(Mark::White), true) | (Some(Mark::Black), false) => '1',
        (Some(Mark::White), false) | (Some(Mark::Black), true) => '0',
        (Some(Mark::BlackAway), true) | (Some(Mark::WhiteAway), false) => '+',
        _ => '-',
    }
}

/// `222 900+5` for `15+5`.
pub(super) fn time_control(rhythm: &str) -> Option<String> {
    let (minutes, seconds) = rhythm.split_once('+')?;
    let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
    let whole = minutes.checked_mul(60)?;
    Some(if seconds == 0 { format!("222 {whole}") } else { format!("222 {whole}+{seconds}") })
}

/// The line of the tournament's name.
pub(super) fn name_line(event: &Event) -> String {
    let name: String = event.name.chars().filter(|c| !c.is_control()).collect();
    format!("012 {name}").trim_end().to_string()
}

/// The line of the number of rounds.
pub(super) fn rounds_line(event: &Event, edition: Edition) -> String {
    let code = if edition == Edition::Trf26 { "142" } else { "XXR" };
    format!("{code} {}", event.rounds_planned().min(MOST_ROUNDS))
}

/// The line of the colour that was drawn.
pub(super) fn first_color_line(event: &Event, edition: Edition) -> String {
    let line = match (edition, event.first_color) {
        (Edition::Trf26, Color::White) => "152 W",
        (Edition::Trf26, Color::Black) => "152 B",
        (Edition::Trf16, Color::White) => "XXC white1",
        (Edition::Trf16, Color::Black) => "XXC black1",
    };
    line.to_string()
}

/// The line of two who may not meet, by their numbers. TRF16 has no rounds here: a pair of some rounds is only there while it
/// holds for the next one.
pub(super) fn ban_line(event: &Event, edition: Edition, ban: &Ban, number: &dyn Fn(usize) -> usize) -> Option<String> {
    let (one, other) = (number(ban.players.0), number(ban.players.1));
    if edition == Edition::Trf16 {
        return ban.holds(event.rounds.len()).then(|| format!("XXP {one} {other}"));
    }
    let last = ban.last.saturating_add(1).min(event.rounds_planned().max(1));
    Some(format!("260 {:03} {last:03} {one:>4} {other:>4}", ban.first + 1))
}

/// Whether the pairs who may not meet are those of a file; `number` gives that of a player or a team, `is_there` says
/// whether one has a number.
pub(super) fn has_bans(
    event: &Event,
    told: &[Ban],
    number: &dyn Fn(usize) -> usize,
    is_there: &dyn Fn(usize) -> bool,
) -> bool {
    let numbered = |ban: &Ban| Ban { players: (number(ban.players.0), number(ban.players.1)), ..*ban };
    let ours: Vec<Ban> = event.apart.iter().map(numbered).collect();
    let mut told = sorted_bans(told);
    told.retain(|Ban { players: (one, other), .. }| one != other && is_there(*one) && is_there(*other));
    told == sorted_bans(&ours)
}

/// Those who may not meet, of whom both are in the list; `place` gives the place there of a number.
pub(super) fn bans_of(trf: &Trf, place: &dyn Fn(usize) -> Option<usize>) -> Result<Vec<Ban>, ImportTrouble> {
    let known = |ban: &Ban| {
        let players = (place(ban.players.0)?, place(ban.players.1)?);
        (players.0 != players.1).then_some(Ban { players, ..*ban })
    };
    let all = sorted_bans(&trf.forbidden.iter().filter_map(known).collect::<Vec<_>>());
    if all.len() > MOST_BANS {
        return Err(ImportTrouble::TooManyBans);
    }
    Ok(all.into_iter().collect())
}

/// What the rounds that were read make of the tournament: the format, where it is a round robin of this kind, with its rounds
/// without an opponent. And the time control, where the file has one of the school's.
///
/// # Errors
/// A round goes on while an earlier one misses results.
pub(super) fn settle(event: &mut Event, trf: &Trf, kind: Option<&Kind>) -> Result<(), ImportTrouble> {
    let played = event.rounds.len();
    if let Some(open) = event.open_round().filter(|open| open + 1 < played) {
        return Err(ImportTrouble::Result(open + 1));
    }
    if let Some((format, table)) = table(kind, event) {
        event.format = format;
        // Who has no opponent in the table is away in the file.
        for (round, pairs) in event.rounds.iter_mut().zip(table) {
            let without = pairs.iter().filter(|pair| pair.black.is_none() && round.game_of(pair.white).is_none());
            let without: Vec<Game> = without.map(|pair| Game::of(pair.white, None)).collect();
            round.games.extend(without);
        }
    }
    if let Some(rhythm) = RHYTHMS.iter().find(|rhythm| trf.has_line(&time_control(rhythm).unwrap_or_default())) {
        event.rhythm = (*rhythm).to_string();
    }
    Ok(())
}

/// With the smaller number first.
fn sorted_bans(bans: &[Ban]) -> BTreeSet<Ban> {
    let sorted =
        |ban: &Ban| Ban { players: (ban.players.0.min(ban.players.1), ban.players.0.max(ban.players.1)), ..*ban };
    bans.iter().map(sorted).collect()
}

/// The table of a round robin of this kind, where all rounds so far are those of the table.
fn table(kind: Option<&Kind>, event: &Event) -> Option<(Format, Vec<Vec<Pair>>)> {
    let players = event.players.len();
    let (format, table) = match kind {
        Some(Kind::Robin) => (Format::Robin, berger(players)?),
        Some(Kind::Double) => (Format::Double, berger_twice(players)?),
        _ => return None,
    };
    let fits = |(round, pairs): (&Round, &Vec<Pair>)| {
        let there: BTreeSet<Pair> =
            round.games.iter().filter_map(|game| Some(Pair { white: game.white, black: Some(game.black?) })).collect();
        there == pairs.iter().copied().filter(|pair| pair.black.is_some()).collect()
    };
    let all = table.len() >= event.rounds.len() && event.rounds.iter().zip(&table).all(fits);
    all.then_some((format, table))
}
