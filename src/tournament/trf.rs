//! FIDE's tournament report file: players with their rounds, one a line, in fixed columns. The lines of players are the same in
//! TRF16 and in TRF26, which has codes of its own for what else there is to say (`codes.rs`).
//!
//! What is not known here is kept and written back. Columns count characters, so names may have any letters.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::color::Color;

use super::Points;
use super::baku::{lent_by_baku, upper_half};
use super::card::{Ban, Card, Ended, Field, Pair, Turn};
use super::file_kind::tenths;
use super::order::Title;
use super::swiss::MOST_PLAYERS;

pub use super::file_kind::{Edition, Kind};

/// More rounds than this are refused.
pub const MOST_ROUNDS: usize = 30;

/// More pairs who may not meet are refused.
pub const MOST_FORBIDDEN: usize = 20_000;

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrfError {
    /// Counted from 1.
    pub line: usize,
    pub reason: TrfReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrfReason {
    /// No player at all.
    NoPlayers,
    /// A starting number that is none, is zero, or is above [`MOST_PLAYERS`].
    Number,
    /// Two players have this starting number.
    Twice(usize),
    /// More rounds than [`MOST_ROUNDS`].
    TooManyRounds,
    /// In this round, counted from 1: an opponent who is nobody, or the player itself.
    Opponent(usize),
    /// Neither `w` nor `b` in a round with an opponent.
    Color(usize),
    /// An unknown letter for the result.
    Result(usize),
    /// The opponent's line says something else of this round.
    Disagrees(usize),
    /// A setting that cannot be read.
    Setting,
    /// A game without a result: the next round cannot be paired.
    Unfinished(usize),
    /// Points that no game gives: other than 1, ½ and 0, or by a decision of the arbiter. Of teams: other than 3, 2, 1 and 0.
    Scale,
    /// A line about teams that cannot be read: no number, a team or a player that is not there, too many.
    Team,
    /// This player is in two teams.
    TwoTeams(usize),
    /// This player is in no team.
    NoTeam(usize),
    /// Other boards than two to six, or White not on every other one.
    Boards,
    /// In this round, counted from 1: these boards are not those of two teams.
    Lineup(usize),
}

impl TrfReason {
    message_ids! {
        /// The Fluent id of its sentence.
        TrfReason::NoPlayers => "cup-trf-nobody",
        TrfReason::Number => "cup-trf-number",
        TrfReason::Twice(_) => "cup-trf-twice",
        TrfReason::TooManyRounds => "cup-trf-rounds",
        TrfReason::Opponent(_) => "cup-trf-opponent",
        TrfReason::Color(_) => "cup-trf-color",
        TrfReason::Result(_) => "cup-trf-result",
        TrfReason::Disagrees(_) => "cup-trf-disagrees",
        TrfReason::Setting => "cup-trf-setting",
        TrfReason::Unfinished(_) => "cup-trf-unfinished",
        TrfReason::Scale => "cup-trf-scale",
        TrfReason::Team => "cup-trf-team",
        TrfReason::TwoTeams(_) => "cup-trf-two-teams",
        TrfReason::NoTeam(_) => "cup-trf-no-team",
        TrfReason::Boards => "cup-trf-boards",
        TrfReason::Lineup(_) => "cup-trf-lineup",
    }

    /// The round or the starting number in its sentence.
    pub const fn number(&self) -> usize {
        match self {
            TrfReason::Twice(number)
            | TrfReason::Opponent(number)
            | TrfReason::Color(number)
            | TrfReason::Result(number)
            | TrfReason::Disagrees(number)
            | TrfReason::TwoTeams(number)
            | TrfReason::NoTeam(number)
            | TrfReason::Lineup(number)
            | TrfReason::Unfinished(number) => *number,
            _ => 0,
        }
    }
}

/// A round of a player as the file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The opponent's starting number; 0 without one.
    pub opponent: usize,
    pub color: Option<Color>,
    /// The letter of the result; a space where there is none.
    pub result: char,
}

/// A line of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The line in the file, from 1.
    line: usize,
    /// Starting number, from 1.
    pub number: usize,
    /// The columns from the sex to the place, as they stand in the file.
    about: String,
    /// A round without anything written is `None`.
    pub rounds: Vec<Option<Cell>>,
}

impl Person {
    /// A player of a new tournament.
    pub fn new(number: usize, name: &str, rating: u32) -> Person {
        Person::about(number, name, rating, ' ', None)
    }

    /// The same with the sex, `m` or `w`, and the year of birth.
    pub fn about(number: usize, name: &str, rating: u32, sex: char, born: Option<u16>) -> Person {
        let name: String = name.chars().filter(|c| !c.is_control()).take(33).collect();
        let mut about = format!("{sex}    {name:<33} {:>4}", rating.min(9_999));
        if let Some(born) = born {
            about = format!("{about:<60}{born:04}/00/00");
        }
        Person { line: 0, number, about, rounds: Vec::new() }
    }

    /// A player whose columns from the sex to the place are known as they stand in a file.
    pub fn as_written(number: usize, about: &str) -> Person {
        let about: String = about.chars().map(|c| if c.is_control() { ' ' } else { c }).take(80).collect();
        Person { line: 0, number, about: about.trim_end().to_string(), rounds: Vec::new() }
    }

    /// The columns from the sex to the place, as they stand in the file.
    pub fn about_columns(&self) -> &str {
        &self.about
    }

    /// Writes the place into its columns.
    pub fn set_place(&mut self, place: usize) {
        let about: String = self.about.chars().take(76).collect();
        self.about = format!("{about:<76}{place:>4}");
    }

    fn columns(&self, from: usize, to: usize) -> String {
        // The text begins at column 10, after the number and a space.
        self.about.chars().skip(from - 10).take(to + 1 - from).collect::<String>().trim().to_string()
    }

    pub fn name(&self) -> String {
        self.columns(15, 47)
    }

    pub fn sex(&self) -> Option<char> {
        self.columns(10, 10).chars().next().map(|sex| sex.to_ascii_lowercase())
    }

    /// The year of birth.
    pub fn born(&self) -> Option<u16> {
        self.columns(70, 73).parse().ok().filter(|year| (1_900..2_100).contains(year))
    }

    pub fn title(&self) -> Option<Title> {
        Title::read(&self.columns(11, 13))
    }

    pub fn rating(&self) -> Option<u32> {
        self.columns(49, 52).parse().ok()
    }
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Of the player at this place of the list.
    Person(usize),
    /// Kept as it is.
    Other(String),
}

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    pub rows: Vec<Row>,
    pub people: Vec<Person>,
    /// As the file states it.
    pub rounds: Option<usize>,
    pub first_color: Option<Color>,
    /// Starting numbers; rounds from 0.
    pub forbidden: Vec<Ban>,
    /// Starting numbers of those who are not to be paired in the next round.
    pub absent: BTreeSet<usize>,
    /// Rounds without a game that were announced: the round from 0, the starting number, and the letter of the result.
    pub byes: BTreeMap<(usize, usize), char>,
    /// The system of pairing, where the file says it by a code.
    pub kind: Option<Kind>,
    /// The criteria that break ties, as the file has them.
    pub ties: Option<Vec<String>>,
    /// By starting number: the points lent in each round.
    pub lent: BTreeMap<usize, Vec<Points>>,
    /// How many lines lend points to a part of the list.
    pub(super) loans: usize,
}

impl Trf {
    /// A new tournament of so many rounds.
    pub fn new(name: &str, people: Vec<Person>, rounds: usize) -> Trf {
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        let mut rows = vec![Row::Other(format!("012 {name}")), Row::Other(format!("XXR {rounds}"))];
        rows.extend((0..people.len()).map(Row::Person));
        Trf { rows, people, rounds: Some(rounds), ..Trf::default() }
    }

    /// A line that is kept as it is, and read.
    pub fn add_setting(&mut self, line: &str) {
        // A line that says nothing is a line still.
        let _ = self.setting(line);
        self.rows.push(Row::Other(line.to_string()));
    }

    /// Whether a line stands in the file just so.
    pub fn has_line(&self, line: &str) -> bool {
        self.rows.iter().any(|row| matches!(row, Row::Other(other) if other == line))
    }

    /// The colour drawn for the first player, as the first round shows it.
    pub fn drawn(&self) -> Option<Color> {
        let first = self.people.iter().filter_map(|person| {
            let cell = person.rounds.first().copied().flatten().filter(|cell| cell.opponent != 0)?;
            Some((person.number, cell.color?))
        });
        let (number, color) = first.min_by_key(|(number, _)| *number)?;
        Some(if number.is_multiple_of(2) { !color } else { color })
    }

    /// What is lent, by starting number: as the lines say, or as the code of the system promises where they say nothing.
    pub fn lent_points(&self) -> BTreeMap<usize, Vec<Points>> {
        let (Some(Kind::Swiss { accelerated: true }), Some(rounds)) = (&self.kind, self.rounds) else {
            return self.lent.clone();
        };
        if !self.lent.is_empty() {
            return self.lent.clone();
        }
        let mut numbers: Vec<usize> = self.people.iter().map(|person| person.number).collect();
        numbers.sort_unstable();
        let upper = upper_half(numbers.len());
        numbers.into_iter().take(upper).map(|number| (number, lent_by_baku(rounds))).collect()
    }

    /// The name of the tournament.
    pub fn name(&self) -> Option<String> {
        let name = |row: &Row| match row {
            Row::Other(line) => line.strip_prefix("012 ").map(|name| name.trim().to_string()),
            Row::Person(_) => None,
        };
        self.rows.iter().find_map(name)
    }

    /// Reads a file; its lines may end with LF, CR or both.
    ///
    /// # Errors
    /// The first line that cannot be read, and why.
    pub fn read(text: &str) -> Result<Trf, TrfError> {
        let mut trf = Trf::default();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        for (at, line) in text.split(['\n', '\r']).enumerate() {
            let wrong = |reason| TrfError { line: at + 1, reason };
            if line.starts_with("001") {
                let person = person(line, at + 1).map_err(wrong)?;
                trf.rows.push(Row::Person(trf.people.len()));
                trf.people.push(person);
            } else {
                trf.setting(line).map_err(wrong)?;
                trf.rows.push(Row::Other(line.trim_end().to_string()));
            }
        }
        while trf.rows.last() == Some(&Row::Other(String::new())) {
            trf.rows.pop();
        }
        trf.agree()?;
        Ok(trf)
    }

    /// Whether what two opponents say of a round fits.
    fn agree(&self) -> Result<(), TrfError> {
        let mut by_number: BTreeMap<usize, &Person> = BTreeMap::new();
        for person in &self.people {
            if by_number.insert(person.number, person).is_some() {
                return Err(TrfError { line: person.line, reason: TrfReason::Twice(person.number) });
            }
        }
        if self.people.is_empty() {
            return Err(TrfError { line: 1, reason: TrfReason::NoPlayers });
        }
        for person in &self.people {
            for (round, cell) in person.rounds.iter().enumerate() {
                let Some(cell) = cell.filter(|cell| cell.opponent != 0) else { continue };
                let wrong = |reason| Err(TrfError { line: person.line, reason });
                let Some(other) = by_number.get(&cell.opponent).filter(|other| other.number != person.number) else {
                    return wrong(TrfReason::Opponent(round + 1));
                };
                let back = other.rounds.get(round).copied().flatten();
                let fits = |back: Cell| {
                    back.opponent == person.number && back.color != cell.color && can_both(cell.result, back.result)
                };
                if !back.is_some_and(fits) {
                    return wrong(TrfReason::Disagrees(round + 1));
                }
            }
        }
        Ok(())
    }

    /// The file, with the points of its rounds. Writing what was read from it gives the same bytes.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let played = self.played();
        for row in &self.rows {
            match row {
                Row::Other(line) => text.push_str(line),
                Row::Person(at) => {
                    if let Some(person) = self.people.get(*at) {
                        write_person(&mut text, person, played);
                    }
                }
            }
            text.push('\n');
        }
        text
    }

    /// Adds a round: its pairs by starting number, without results. Those who are not in it were away.
    pub fn add_round(&mut self, pairs: &[Pair]) {
        let rounds = self.played();
        for person in &mut self.people {
            person.rounds.resize(rounds.max(person.rounds.len().min(rounds + 1)), None);
            let at = person.number - 1;
            let cell = pairs.iter().find_map(|pair| match pair.black {
                None if pair.white == at => Some(Cell { opponent: 0, color: None, result: 'U' }),
                Some(black) if pair.white == at => {
                    Some(Cell { opponent: black + 1, color: Some(Color::White), result: ' ' })
                }
                Some(black) if black == at => {
                    Some(Cell { opponent: pair.white + 1, color: Some(Color::Black), result: ' ' })
                }
                _ => None,
            });
            if person.rounds.len() == rounds {
                person.rounds.push(cell.or(Some(Cell { opponent: 0, color: None, result: 'Z' })));
            }
        }
    }

    /// By the place of a player, its rating where the file has one.
    pub fn ratings(&self) -> Vec<Option<u32>> {
        let places = self.people.iter().map(|person| person.number).max().unwrap_or(0);
        let mut ratings = vec![None; places];
        for person in &self.people {
            if let Some(place) = person.number.checked_sub(1).and_then(|at| ratings.get_mut(at)) {
                *place = person.rating().filter(|rating| *rating > 0);
            }
        }
        ratings
    }

    /// How many rounds were paired: later columns only tell who will not come.
    pub fn played(&self) -> usize {
        let is_pairing =
            |cell: &Option<Cell>| cell.is_some_and(|cell| cell.opponent != 0 || matches!(cell.result, 'U' | 'u'));
        let last = |person: &Person| person.rounds.iter().rposition(is_pairing).map_or(0, |at| at + 1);
        self.people.iter().map(last).max().unwrap_or(0)
    }

    /// The tournament as the pairing sees it. The place of a player is its starting number less one.
    ///
    /// # Errors
    /// A game without a result.
    pub fn field(&self) -> Result<Field, TrfError> {
        let played = self.played();
        let places = self.people.iter().map(|person| person.number).max().unwrap_or(0);
        let lent = self.lent_points();
        let mut cards = vec![Card { absent: true, ..Card::default() }; places];
        for person in &self.people {
            let Some(card) = cards.get_mut(person.number - 1) else { continue };
            for round in 0..played {
                let cell = person.rounds.get(round).copied().flatten();
                let wrong = TrfError { line: person.line, reason: TrfReason::Unfinished(round + 1) };
                card.turns.push(cell.map_or(Some(Turn::Away), turn).ok_or(wrong)?);
            }
            card.absent = self.absent.contains(&person.number)
                || self.byes.contains_key(&(played, person.number))
                || person.rounds.iter().skip(played).take(1).any(Option::is_some);
            card.lent = lent.get(&person.number).cloned().unwrap_or_default();
        }
        let place = |number: usize| number.checked_sub(1);
        Ok(Field {
            first_color: self.first_color.or_else(|| self.drawn()),
            cards,
            played,
            rounds: self.rounds,
            forbidden: (self.forbidden.iter())
                .filter_map(|ban| Some(Ban { players: (place(ban.players.0)?, place(ban.players.1)?), ..*ban }))
                .collect(),
            ..Field::default()
        })
    }
}

/// Whether two opponents can have these results: both of a game, or both of one that somebody missed; and not both the
/// better of it. Less than a point in all may be a decision of the arbiter.
fn can_both(one: char, other: char) -> bool {
    let kind = |result: char| match result.to_ascii_uppercase() {
        '1' | '=' | '0' | 'W' | 'D' | 'L' => 0,
        '+' | '-' => 1,
        _ => 2,
    };
    let points = |result: char| match result.to_ascii_uppercase() {
        '1' | 'W' | '+' => 2,
        '=' | 'D' => 1,
        _ => 0,
    };
    one == ' ' || other == ' ' || (kind(one) == kind(other) && points(one) + points(other) <= 2)
}

/// What a cell says; `None` for a game without a result.
fn turn(cell: Cell) -> Option<Turn> {
    use Ended::{Draw, Loss, Win};
    let ended = match cell.result.to_ascii_uppercase() {
        '1' | 'W' | '+' => Win,
        '=' | 'D' => Draw,
        _ => Loss,
    };
    let (Some(opponent), Some(color)) = (cell.opponent.checked_sub(1), cell.color) else {
        return Some(match cell.result.to_ascii_uppercase() {
            'U' => Turn::PairingBye,
            'H' | '=' | 'D' => Turn::HalfBye,
            'F' | '+' | '1' | 'W' => Turn::FullBye,
            _ => Turn::Away,
        });
    };
    match cell.result.to_ascii_uppercase() {
        ' ' => None,
        '+' | '-' => Some(Turn::Forfeit { opponent, color, ended }),
        'U' => Some(Turn::PairingBye),
        'F' => Some(Turn::FullBye),
        'H' => Some(Turn::HalfBye),
        'Z' => Some(Turn::Away),
        _ => Some(Turn::Game { opponent, color, ended }),
    }
}

/// Takes the rounds at the end away of which nothing is said.
pub(super) fn without_end(rounds: &mut Vec<Option<Cell>>) {
    while rounds.last() == Some(&None) {
        rounds.pop();
    }
}

/// The columns of a player: 5 to 8 the number, 10 to 89 about it, from 92 on ten for each round.
fn person(line: &str, at: usize) -> Result<Person, TrfReason> {
    let columns: Vec<char> = line.trim_end().chars().collect();
    let between = |from: usize, to: usize| -> String {
        columns.iter().skip(from - 1).take(to + 1 - from).map(|c| if c.is_control() { ' ' } else { *c }).collect()
    };
    let number: usize = between(5, 8).trim().parse().map_err(|_| TrfReason::Number)?;
    if number == 0 || number > MOST_PLAYERS {
        return Err(TrfReason::Number);
    }
    let mut rounds = Vec::new();
    let mut start = 92;
    while start <= columns.len() {
        if rounds.len() == MOST_ROUNDS {
            return Err(TrfReason::TooManyRounds);
        }
        rounds.push(cell(
            &between(start, start + 3),
            &between(start + 5, start + 5),
            &between(start + 7, start + 7),
            rounds.len() + 1,
        )?);
        start += 10;
    }
    without_end(&mut rounds);
    Ok(Person { line: at, number, about: between(10, 89).trim_end().to_string(), rounds })
}

fn cell(opponent: &str, color: &str, result: &str, round: usize) -> Result<Option<Cell>, TrfReason> {
    let result = result.chars().next().unwrap_or(' ');
    if opponent.trim().is_empty() && color.trim().is_empty() && result == ' ' {
        return Ok(None);
    }
    if !"10=WDLHFUZ+- wdlhfuz".contains(result) {
        return Err(TrfReason::Result(round));
    }
    let opponent = match opponent.trim() {
        "" | "0000" => 0,
        number => number.parse().map_err(|_| TrfReason::Opponent(round))?,
    };
    let color = match color {
        "w" | "W" => Some(Color::White),
        "b" | "B" => Some(Color::Black),
        _ if opponent == 0 => None,
        _ => return Err(TrfReason::Color(round)),
    };
    Ok(Some(Cell { opponent, color, result }))
}

/// The points are those of the rounds that were paired.
fn write_person(text: &mut String, person: &Person, played: usize) {
    let about: Vec<char> = person.about.chars().collect();
    let part = |from: usize, to: usize| about.iter().skip(from - 10).take(to + 1 - from).collect::<String>();
    let points: Points =
        person.rounds.iter().take(played).flatten().filter_map(|cell| turn(*cell)).map(Turn::points).sum();
    let tenths = tenths(points);
    let mut line = format!("001 {:>4} {:<71}{tenths:>4} {:<4}", person.number, part(10, 80), part(86, 89));
    for round in &person.rounds {
        let written = match round {
            None => write!(line, "          "),
            Some(Cell { opponent: 0, color, result }) => write!(line, "  0000 {} {result}", letter(*color)),
            Some(Cell { opponent, color, result }) => write!(line, "  {opponent:>4} {} {result}", letter(*color)),
        };
        // Writing to a text cannot fail.
        written.unwrap_or_default();
    }
    text.push_str(line.trim_end());
}

fn letter(color: Option<Color>) -> char {
    match color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    }
}
