//! What FIDE's files of players and of teams have in common: a person's columns, what two letters make of a game, the table
//! of a round robin.

use std::collections::BTreeSet;

use super::model::{Event, Format, Gender, Mark, Player, Round};
use crate::tournament::berger::{berger, berger_twice};
use crate::tournament::card::{Ban, Pair};
use crate::tournament::file_kind::Kind;
use crate::tournament::trf::Person;

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

/// With the smaller number first.
pub(super) fn sorted_bans(bans: &[Ban]) -> BTreeSet<Ban> {
    let sorted =
        |ban: &Ban| Ban { players: (ban.players.0.min(ban.players.1), ban.players.0.max(ban.players.1)), ..*ban };
    bans.iter().map(sorted).collect()
}

/// The table of a round robin of this kind, where all rounds so far are those of the table.
pub(super) fn table(kind: Option<&Kind>, event: &Event) -> Option<(Format, Vec<Vec<Pair>>)> {
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
