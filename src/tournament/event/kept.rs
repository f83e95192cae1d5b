//! The tournaments as they are kept on the device: one record for all of them.
//!
//! A record in which anything is not as it should be is none: its bytes are kept aside, where leaving a player out would
//! give others its number.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::foreign::{Foreign, MOST_LINES, MOST_ODD, Odd};
use super::model::{
    Bout, Event, Format, Game, Gender, MOST_BANS, MOST_MEMBERS, MOST_PEOPLE, MOST_TIES, Mark, Note, Player, Round,
    Rules,
};
use crate::color::Color;
use crate::tournament::boards::{FEWEST_BOARDS, MOST_BOARDS};
use crate::tournament::card::Ban;
use crate::tournament::order::FirstOrder;
use crate::tournament::points::Points;
use crate::tournament::ties::Tie;
use crate::tournament::trf::MOST_ROUNDS;

/// No more tournaments are kept at once.
pub const MOST_KEPT: usize = 24;

/// More notes are not kept: the first ones go.
const MOST_NOTES: usize = 500;

/// The columns of a player that a file can have besides the rounds.
const MOST_COLUMNS: usize = 80;

/// More is not lent in a round, in quarters of a point.
const MOST_LENT: u32 = 4_000;

/// All tournaments, the newest first. Their order is that of their last change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>", into = "Value")]
pub struct Shelf {
    pub events: Vec<Event>,
}

/// What is said of a record that is none.
const NO_SHELF: &str = "no list of tournaments";

impl Shelf {
    pub fn get(&self, id: &str) -> Option<&Event> {
        self.events.iter().find(|event| event.id == id)
    }

    /// Puts a tournament first, in the place of what was kept of it. `false`: there is no room for another.
    pub fn put(&mut self, mut event: Event) -> bool {
        if self.get(&event.id).is_none() && self.events.len() >= MOST_KEPT {
            return false;
        }
        self.events.retain(|other| other.id != event.id);
        event.steps = event.steps.saturating_add(1);
        let surplus = event.log.len().saturating_sub(MOST_NOTES);
        event.log.drain(..surplus);
        self.events.insert(0, event);
        true
    }

    pub fn remove(&mut self, id: &str) {
        self.events.retain(|event| event.id != id);
    }

    /// Adds the tournaments of a copy. Of one that both have, the one with more steps counts; ours where they have as many.
    pub fn join(&mut self, other: &Shelf) {
        for theirs in &other.events {
            let room = self.events.len() < MOST_KEPT;
            match self.events.iter_mut().find(|ours| ours.id == theirs.id) {
                Some(ours) if ours.steps < theirs.steps => *ours = theirs.clone(),
                None if room => self.events.push(theirs.clone()),
                _ => {}
            }
        }
    }
}

impl From<Shelf> for Value {
    fn from(shelf: Shelf) -> Value {
        json!({ "events": shelf.events.iter().map(written).collect::<Vec<_>>() })
    }
}

impl TryFrom<Map<String, Value>> for Shelf {
    type Error = &'static str;

    fn try_from(fields: Map<String, Value>) -> Result<Shelf, &'static str> {
        let events = fields.get("events").and_then(Value::as_array).ok_or(NO_SHELF)?;
        let events: Option<Vec<Event>> = events.iter().take(MOST_KEPT).map(read).collect();
        Ok(Shelf { events: events.ok_or(NO_SHELF)? })
    }
}

/// Decisions that were not taken are not written.
fn written(event: &Event) -> Value {
    let mut value = json!({
        "id": event.id,
        "steps": event.steps,
        "name": event.name,
        "format": event.format.name(),
        "planned": event.planned,
        "rhythm": event.rhythm,
        "rules": event.rules.name(),
        "order": event.order.name(),
        // A number of JSON has no room for all of it.
        "seed": event.seed.to_string(),
        "first": if event.first_color == Color::White { "white" } else { "black" },
        "players": event.players.iter().map(player_written).collect::<Vec<_>>(),
        "rounds": event.rounds.iter().map(round_written).collect::<Vec<_>>(),
        "log": event.log.iter().map(note_written).collect::<Vec<_>>(),
    });
    if event.is_of_teams() {
        value["boards"] = event.boards.into();
    }
    if let Some(ties) = &event.ties {
        value["ties"] = ties.iter().map(|tie| tie.name()).collect();
    }
    if event.accelerated {
        value["accelerated"] = true.into();
    }
    if !event.apart.is_empty() {
        value["apart"] = event.apart.iter().map(ban_written).collect();
    }
    if let Some(foreign) = &event.foreign {
        value["file"] = json!({
            "lines": foreign.lines,
            "odd": foreign.odd.iter().map(odd_written).collect::<Vec<_>>(),
            "played": foreign.played,
            "rounds": foreign.rounds,
        });
    }
    value
}

/// `3 2 U-F`: player and round, counted from 1, what would be written, and the colour and the letter of the file, or nothing.
fn odd_written(odd: &Odd) -> String {
    let color = |color: Option<Color>| color.map_or('-', |color| if color == Color::White { 'w' } else { 'b' });
    let there = odd.cell.map(|(color_of, result)| format!("{}{result}", color(color_of))).unwrap_or_default();
    format!("{} {} {}{there}", odd.player + 1, odd.round + 1, odd.plain)
}

/// Only what is said of a player is written.
fn player_written(player: &Player) -> Value {
    let mut fields = Map::new();
    let mut put = |key: &str, value: Value, said: bool| {
        if said {
            fields.insert(key.to_string(), value);
        }
    };
    put("name", player.name.clone().into(), true);
    put("born", player.born.into(), player.born.is_some());
    put("class", player.class.clone().into(), !player.class.is_empty());
    put("school", player.school.clone().into(), !player.school.is_empty());
    put("gender", player.gender.map(Gender::name).into(), player.gender.is_some());
    put("rating", player.rating.into(), player.rating.is_some());
    put("enters", player.enters.into(), player.enters > 0);
    put("leaves", player.leaves.into(), player.leaves.is_some());
    put("halves", player.halves.clone().into(), !player.halves.is_empty());
    let members = player.members.iter().map(player_written).collect::<Vec<_>>();
    put("members", members.into(), !player.members.is_empty());
    let lent: Vec<u32> = player.lent.iter().map(|points| points.quarters_in()).collect();
    put("lent", lent.into(), !player.lent.is_empty());
    put("away", player.away.clone().into(), !player.away.is_empty());
    put("about", player.about.clone().into(), !player.about.is_empty());
    Value::Object(fields)
}

/// `3-7`, or `3-7 1-2` where it is for some rounds alone. Players and rounds count from 1.
fn ban_written(ban: &Ban) -> String {
    let pair = format!("{}-{}", ban.players.0 + 1, ban.players.1 + 1);
    if *ban == Ban::always(ban.players) {
        return pair;
    }
    format!("{pair} {}-{}", ban.first + 1, ban.last.saturating_add(1))
}

fn round_written(round: &Round) -> Value {
    json!({
        "games": round.games.iter().map(game_written).collect::<Vec<_>>(),
        "halves": round.halves,
        "closed": round.closed,
    })
}

/// `1-2`, `1-2 =`, `7` for who has no opponent, with `!` at the end where a hand paired them. Starting numbers count from 1.
/// Of teams each board follows with the places in the lists, White's first: `1-2/1-1 =/2-1/-3 -`. In a knock-out the first sign
/// is who goes on of two that are level: `1-2 1/1-1 =/2-2 =`.
fn game_written(game: &Game) -> String {
    let mut text = (game.white + 1).to_string();
    if let Some(black) = game.black {
        text.push_str(&format!("-{}", black + 1));
    }
    // What the boards make needs no saying.
    if game.bouts[0].is_some() && game.mark != game.of_boards() {
        mark_written(game.mark, &mut text);
    }
    for bout in game.boards() {
        let seat = |seat: Option<usize>| seat.map(|seat| (seat + 1).to_string()).unwrap_or_default();
        text.push_str(&format!("/{}-{}", seat(bout.white), seat(bout.black)));
        mark_written(bout.mark, &mut text);
    }
    if game.bouts[0].is_none() {
        mark_written(game.mark, &mut text);
    }
    if game.by_hand {
        text.push('!');
    }
    text
}

fn mark_written(mark: Option<Mark>, text: &mut String) {
    if let Some(mark) = mark {
        text.push(' ');
        text.push_str(mark.name());
    }
}

fn note_written(note: &Note) -> Value {
    let sign = |mark: Option<Mark>| mark.map_or("", Mark::name);
    match *note {
        Note::Corrected { round, white, black, was, now } => {
            json!(["corrected", round, white, black, sign(was), sign(now)])
        }
        Note::CorrectedBoard { round, white, black, board, was, now } => {
            json!(["board", round, white, black, board, sign(was), sign(now)])
        }
        Note::Swapped { round, one, other } => json!(["swapped", round, one, other]),
        Note::Entered { round, player } => json!(["entered", round, player]),
        Note::Left { round, player } => json!(["left", round, player]),
        Note::Back { round, player } => json!(["back", round, player]),
        Note::Apart { round, one, other } => json!(["apart", round, one, other]),
        Note::Together { round, one, other } => json!(["together", round, one, other]),
    }
}

fn number(value: &Value, key: &str) -> Option<usize> {
    value.get(key)?.as_u64()?.try_into().ok()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn list<T>(value: &Value, key: &str, most: usize, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    let values = value.get(key)?.as_array().filter(|values| values.len() <= most)?;
    values.iter().map(read).collect()
}

/// A list that is not written where it is empty.
fn list_or_none<T>(value: &Value, key: &str, most: usize, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    match value.get(key) {
        None => Some(Vec::new()),
        Some(_) => list(value, key, most, read),
    }
}

fn read(value: &Value) -> Option<Event> {
    let players = list(value, "players", MOST_PEOPLE, player)?;
    let count = players.len();
    let boards = match value.get("boards") {
        None => 0,
        Some(_) => number(value, "boards").filter(|boards| (FEWEST_BOARDS..=MOST_BOARDS).contains(boards))?,
    };
    // Nobody alone among teams, and no team among those alone.
    if boards == 0 && players.iter().any(|player| !player.members.is_empty()) {
        return None;
    }
    let format = Format::from_name(text(value, "format"))?;
    let kind = Paired { people: &players, boards, is_knockout: format == Format::Knockout };
    let event = Event {
        id: text(value, "id").to_string(),
        steps: value.get("steps")?.as_u64()?,
        name: text(value, "name").to_string(),
        format,
        planned: number(value, "planned")?.clamp(1, MOST_ROUNDS),
        rhythm: text(value, "rhythm").to_string(),
        rules: Rules::from_name(text(value, "rules"))?,
        ties: match value.get("ties") {
            None => None,
            Some(_) => Some(list(value, "ties", MOST_TIES, |tie| Tie::from_name(tie.as_str()?))?),
        },
        order: FirstOrder::from_name(text(value, "order"))?,
        seed: text(value, "seed").parse().ok()?,
        first_color: if text(value, "first") == "black" { Color::Black } else { Color::White },
        // A double round robin of sixteen has as many; other systems have fewer.
        rounds: list(value, "rounds", MOST_ROUNDS, |round| self::round(round, kind))?,
        accelerated: value.get("accelerated").and_then(Value::as_bool).unwrap_or(false),
        apart: list_or_none(value, "apart", MOST_BANS, |value| ban(value.as_str()?, count))?,
        foreign: match value.get("file") {
            None => None,
            Some(file) => Some(foreign(file, &players, boards > 0)?),
        },
        log: list(value, "log", MOST_NOTES, |note| self::note(note, count))?,
        boards,
        players,
    };
    // It stands in an address.
    let is_name = (1..=24).contains(&event.id.len())
        && event.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    is_name.then_some(event)
}

fn player(value: &Value) -> Option<Player> {
    let small = |key: &str| number(value, key).and_then(|number| u16::try_from(number).ok());
    let rounds = |value: &Value| usize::try_from(value.as_u64()?).ok().filter(|round| *round <= MOST_ROUNDS);
    Some(Player {
        name: value.get("name")?.as_str()?.to_string(),
        born: small("born"),
        class: text(value, "class").to_string(),
        school: text(value, "school").to_string(),
        gender: Gender::from_name(text(value, "gender")),
        rating: small("rating").map(u32::from),
        enters: number(value, "enters").unwrap_or(0).min(MOST_ROUNDS),
        leaves: number(value, "leaves"),
        // A team of teams is none.
        members: list_or_none(value, "members", MOST_MEMBERS, |member| {
            player(member).filter(|member| member.members.is_empty())
        })?,
        halves: list_or_none(value, "halves", MOST_ROUNDS, rounds)?,
        away: list_or_none(value, "away", MOST_ROUNDS + 1, rounds)?,
        about: text(value, "about").chars().take(MOST_COLUMNS).collect(),
        lent: list_or_none(value, "lent", MOST_ROUNDS, |value| {
            Some(Points::quarters(u32::try_from(value.as_u64()?).ok().filter(|quarters| *quarters <= MOST_LENT)?))
        })?,
    })
}

/// A line of each player at most. Of teams the numbers are those of the file.
fn foreign(value: &Value, players: &[Player], of_teams: bool) -> Option<Foreign> {
    let people = if of_teams { players.iter().map(|team| team.members.len()).sum() } else { players.len() };
    let players = if of_teams { MOST_PEOPLE } else { people };
    // Who was struck out before the first round has left a line.
    let lines = list(value, "lines", MOST_LINES + people.max(players), |line| Some(line.as_str()?.to_string()))?;
    let odd = list(value, "odd", MOST_ODD, |odd| self::odd(odd.as_str()?, players))?;
    Some(Foreign { lines, odd, played: number(value, "played")?, rounds: number(value, "rounds")? })
}

fn odd(text: &str, players: usize) -> Option<Odd> {
    let (player, rest) = text.split_once(' ')?;
    let (round, letters) = rest.split_once(' ')?;
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let mut letters = letters.chars();
    let plain = letters.next()?;
    let color = |letter: char| match letter {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        _ => None,
    };
    let cell = match letters.next() {
        Some(letter) => Some((color(letter), letters.next()?)),
        None => None,
    };
    Some(Odd { player: number(player).filter(|player| *player < players)?, round: number(round)?, plain, cell })
}

fn ban(text: &str, players: usize) -> Option<Ban> {
    let two = |text: &str| {
        let (one, other) = text.split_once('-')?;
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        Some((number(one)?, number(other)?))
    };
    let (pair, rounds) = text.split_once(' ').map_or((text, None), |(pair, rounds)| (pair, Some(rounds)));
    let pair = two(pair).filter(|(one, other)| one < other && *other < players)?;
    let Some(rounds) = rounds else { return Some(Ban::always(pair)) };
    let (first, last) = two(rounds)?;
    Some(Ban { players: pair, first, last })
}

/// Who is paired, and how.
#[derive(Clone, Copy)]
struct Paired<'a> {
    people: &'a [Player],
    boards: usize,
    is_knockout: bool,
}

/// Nobody is in two pairs.
fn round(value: &Value, kind: Paired) -> Option<Round> {
    let players = kind.people.len();
    let games = list(value, "games", MOST_PEOPLE, |value| game(value.as_str()?, kind))?;
    let halves = list(value, "halves", MOST_PEOPLE, |value| {
        usize::try_from(value.as_u64()?).ok().filter(|player| *player < players)
    })?;
    let mut seen = vec![false; players];
    let all = games.iter().flat_map(|game| [Some(game.white), game.black]).flatten().chain(halves.iter().copied());
    for player in all {
        if std::mem::replace(seen.get_mut(player)?, true) {
            return None;
        }
    }
    let closed = value.get("closed").and_then(Value::as_bool)? && games.iter().all(|game| !game.waits());
    Some(Round { games, halves, closed })
}

fn game(text: &str, Paired { people, boards, is_knockout }: Paired) -> Option<Game> {
    let (text, by_hand) = text.strip_suffix('!').map_or((text, false), |text| (text, true));
    let mut parts = text.split('/');
    let (pair, mark) = marked(parts.next()?)?;
    let player = |text: &str| text.parse::<usize>().ok()?.checked_sub(1).filter(|player| *player < people.len());
    let (white, black) = match pair.split_once('-') {
        Some((white, black)) => (player(white)?, Some(player(black)?)),
        None => (player(pair)?, None),
    };
    let mut game = Game { mark, by_hand, ..Game::of(white, black) };
    let bouts: Vec<&str> = parts.collect();
    if bouts.len() != if black.is_some() { boards } else { 0 } {
        return None;
    }
    for (at, text) in bouts.into_iter().enumerate() {
        let (one, other) = if Game::first_has_white(at) { (white, black?) } else { (black?, white) };
        *game.bouts.get_mut(at)? = Some(bout(text, people.get(one)?, people.get(other)?)?);
    }
    if game.bouts[0].is_some() {
        let made = game.of_boards();
        let is_level = is_knockout && matches!(made, Some(Mark::Draw | Mark::BothAway));
        game.mark = match mark {
            None if is_level => None,
            None => made,
            Some(Mark::White | Mark::Black) if is_level => mark,
            // Nobody says what the boards make.
            Some(_) => return None,
        };
    }
    nobody_sits_twice(&game).then_some(game)
}

/// The text before the sign of a result, and the result.
fn marked(text: &str) -> Option<(&str, Option<Mark>)> {
    match text.split_once(' ') {
        Some((text, sign)) => Some((text, Some(Mark::from_name(sign)?))),
        None => Some((text, None)),
    }
}

/// A board of an encounter, with the team that has White on it and the other one.
fn bout(text: &str, one: &Player, other: &Player) -> Option<Bout> {
    let (seats, mark) = marked(text)?;
    let (white, black) = seats.split_once('-')?;
    let seat = |text: &str, team: &Player| match text {
        "" => Some(None),
        text => text.parse::<usize>().ok()?.checked_sub(1).filter(|member| *member < team.members.len()).map(Some),
    };
    let (white, black) = (seat(white, one)?, seat(black, other)?);
    Some(Bout { white, black, mark: Mark::of_missing(white.is_some(), black.is_some()).or(mark) })
}

fn nobody_sits_twice(game: &Game) -> bool {
    let mut seen: [Vec<usize>; 2] = Default::default();
    game.boards().enumerate().all(|(at, bout)| {
        let seats = if Game::first_has_white(at) { [bout.white, bout.black] } else { [bout.black, bout.white] };
        seen.iter_mut().zip(seats).all(|(seen, seat)| {
            let is_new = seat.is_none_or(|seat| !seen.contains(&seat));
            seen.extend(seat);
            is_new
        })
    })
}

fn note(value: &Value, players: usize) -> Option<Note> {
    let number = |at: usize| usize::try_from(value.get(at)?.as_u64()?).ok();
    let player = |at: usize| number(at).filter(|player| *player < players);
    let mark = |at: usize| Mark::from_name(value.get(at).and_then(Value::as_str).unwrap_or_default());
    let round = number(1)?;
    Some(match value.get(0)?.as_str()? {
        "corrected" => Note::Corrected { round, white: player(2)?, black: player(3)?, was: mark(4), now: mark(5) },
        "board" => Note::CorrectedBoard {
            round,
            white: player(2)?,
            black: player(3)?,
            board: number(4).filter(|board| *board < MOST_BOARDS)?,
            was: mark(5),
            now: mark(6),
        },
        "swapped" => Note::Swapped { round, one: player(2)?, other: player(3)? },
        "entered" => Note::Entered { round, player: player(2)? },
        "left" => Note::Left { round, player: player(2)? },
        "back" => Note::Back { round, player: player(2)? },
        "apart" => Note::Apart { round, one: player(2)?, other: player(3)? },
        "together" => Note::Together { round, one: player(2)?, other: player(3)? },
        _ => return None,
    })
}
