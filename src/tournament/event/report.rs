//! A tournament in FIDE's file, both ways. What a foreign file has that is not known here is kept, and written back as it was.

use std::collections::{BTreeMap, BTreeSet};

use super::columns::{
    ban_line, bans_of, first_color_line, has_bans, letter, mark, name_line, person_of, player_of, rounds_line, settle,
    time_control,
};
use super::foreign::{Foreign, ImportTrouble, Odd};
use super::model::{Event, Format, Game, MOST_PEOPLE, Player, Round, Rules};
use super::{team_file, team_report};
use crate::color::Color;
use crate::tournament::card::Ban;
use crate::tournament::codes::{Matter, byes, loans};
use crate::tournament::file_kind::{Edition, Kind, tenths};
use crate::tournament::order::FirstOrder;
use crate::tournament::points::Points;
use crate::tournament::ties::Tie;
use crate::tournament::trf::{Cell, MOST_ROUNDS, Person, Row, Trf, TrfError, TrfReason, without_end};

/// FIDE's file with the rounds that were paired.
///
/// Of a tournament that came from a file, its lines are written as they were, but for those of which something else is true
/// now; all of those that only another edition has are said anew in this one.
pub fn to_trf(event: &Event, edition: Edition) -> String {
    if event.is_of_teams() {
        return team_report::write(event, edition);
    }
    Report::new(event, edition).trf().write()
}

struct Report<'a> {
    event: &'a Event,
    edition: Edition,
    /// By player, the starting number.
    numbers: Vec<usize>,
    /// The file that it came from, what its lines say, and what of its rounds is written in another way.
    foreign: Option<(&'a Foreign, Trf)>,
    odd: BTreeMap<(usize, usize), Odd>,
    /// By player, the place in the table; `None` where the places are those of the file.
    places: Option<BTreeMap<usize, usize>>,
}

impl<'a> Report<'a> {
    fn new(event: &'a Event, edition: Edition) -> Report<'a> {
        let mut numbers = event.foreign.as_ref().map(Foreign::numbers).unwrap_or_default();
        numbers.truncate(event.players.len());
        while numbers.len() < event.players.len() {
            numbers.push(numbers.last().map_or(1, |last| last + 1));
        }
        let is_as_read = |foreign: &Foreign| foreign.played == event.rounds.len() && event.log.is_empty();
        let has_places = event.complete() > 0 && !event.foreign.as_ref().is_some_and(is_as_read);
        let places = has_places.then(|| {
            let rows = event.count(event.complete()).map(|count| count.standings()).unwrap_or_default();
            rows.into_iter().map(|row| (row.side, row.place)).collect()
        });
        let foreign = event.foreign.as_ref().map(|foreign| (foreign, foreign.told()));
        let odd = event.foreign.as_ref().map(Foreign::by_round).unwrap_or_default();
        Report { event, edition, numbers, foreign, odd, places }
    }

    /// Whether it came from a file of this edition.
    fn is_of_edition(&self) -> bool {
        self.foreign.as_ref().is_some_and(|(foreign, _)| foreign.edition() == self.edition)
    }

    fn number(&self, player: usize) -> usize {
        self.numbers.get(player).copied().unwrap_or(player + 1)
    }

    fn trf(&self) -> Trf {
        let people: Vec<Person> = (0..self.event.players.len()).map(|player| self.person(player)).collect();
        let mut trf = Trf { people, ..Trf::default() };
        let mut said: BTreeSet<Matter> = BTreeSet::new();
        let mut written: BTreeSet<usize> = BTreeSet::new();
        let mut after_people = 0;
        for line in self.foreign.iter().flat_map(|(foreign, _)| &foreign.lines) {
            let number = Foreign::number_of(line);
            if let Some(player) = number.and_then(|number| self.numbers.binary_search(&number).ok()) {
                trf.rows.push(Row::Person(player));
                written.insert(player);
                after_people = trf.rows.len();
            } else if let Some(line) = self.still_true(line, &mut said) {
                trf.rows.push(Row::Other(line));
            }
        }
        let others = (0..self.event.players.len()).filter(|player| !written.contains(player)).map(Row::Person);
        let others: Vec<Row> = others.collect();
        let head = self.lines(&said, true);
        let tail = self.lines(&said, false);
        if self.foreign.is_none() {
            trf.rows.splice(0..0, head.into_iter().map(Row::Other));
            trf.rows.extend(others);
        } else {
            trf.rows.splice(after_people..after_people, others);
            trf.rows.extend(head.into_iter().map(Row::Other));
        }
        trf.rows.extend(tail.into_iter().map(Row::Other));
        trf
    }

    /// A line of the file that was read, as it is to be written; `None` where something else is true now.
    fn still_true(&self, line: &str, said: &mut BTreeSet<Matter>) -> Option<String> {
        let Some((matter, edition)) = Matter::of(line) else { return Some(line.to_string()) };
        let (foreign, told) = self.foreign.as_ref()?;
        if edition.is_some() && !self.is_of_edition() {
            return None;
        }
        if self.holds(matter, foreign, told) {
            said.insert(matter);
            return Some(line.to_string());
        }
        // What has one line stays where it was.
        let line = self.line(matter)?;
        said.insert(matter).then_some(line)
    }

    /// Whether what the file said of this is so still.
    fn holds(&self, matter: Matter, foreign: &Foreign, told: &Trf) -> bool {
        let event = self.event;
        match matter {
            Matter::Name => told.name().unwrap_or_default() == event.name,
            Matter::Players | Matter::Rated => foreign.numbers().len() == event.players.len(),
            Matter::Rounds => foreign.rounds == event.rounds_planned(),
            Matter::FirstColor => told.first_color.unwrap_or(event.first_color) == event.first_color,
            Matter::Kind => match &told.kind {
                Some(Kind::Other(_)) => event.rounds.len() == foreign.played,
                kind => *kind == Some(self.kind()) || event.rounds.len() == foreign.played && event.has_begun(),
            },
            Matter::Ties => {
                let told = told.ties.as_deref().and_then(known_ties);
                match self.ties() {
                    Some(_) => told == Some(event.criteria()),
                    // What could not be taken over stays as it was.
                    None => told.is_none_or(|ties| event.clone().choose_ties(Some(ties)).is_err()),
                }
            }
            Matter::Apart => {
                let is_there = |number: usize| self.numbers.binary_search(&number).is_ok();
                has_bans(event, &told.forbidden, &|player| self.number(player), &is_there)
            }
            Matter::Lent => {
                let lent = |number: usize| told.lent.get(&number).map(Vec::as_slice).unwrap_or_default();
                event.players.iter().enumerate().all(|(at, player)| player.lent == lent(self.number(at)))
            }
            Matter::Absent => {
                let next = event.rounds.len();
                let absent = told.absent.iter().map(|number| ((next, *number), 'Z'));
                let byes = told.byes.iter().map(|(bye, letter)| (*bye, *letter)).chain(absent);
                let in_column = |round: usize, number: usize| {
                    self.numbers.binary_search(&number).is_ok_and(|at| self.odd.contains_key(&(at, round)))
                };
                let said: BTreeMap<(usize, usize), char> = byes
                    .filter(|((round, number), _)| *round >= next && !in_column(*round, *number))
                    .filter(|((round, _), _)| *round < event.rounds_planned() && !event.is_over())
                    .filter(|((_, number), _)| self.numbers.binary_search(number).is_ok())
                    .collect();
                let (mut ours, absent) = self.absences();
                // Who is only said to be absent next may be so for good.
                ours.retain(|(round, number), _| *round == next || !told.absent.contains(number));
                ours.extend(absent.into_iter().map(|number| ((next, number), 'Z')));
                said == ours
            }
        }
    }

    /// Rounds without a game that are known beforehand and are in no column: in 240, and in `XXZ`.
    fn absences(&self) -> (BTreeMap<(usize, usize), char>, BTreeSet<usize>) {
        let event = self.event;
        let next = event.rounds.len();
        let (mut byes, mut absent) = (BTreeMap::new(), BTreeSet::new());
        if event.is_over() {
            return (byes, absent);
        }
        let in_column = |player: usize, round: usize| self.odd.contains_key(&(player, round));
        for (at, player) in event.players.iter().enumerate() {
            if self.edition == Edition::Trf16 {
                let rests = player.halves.contains(&next);
                if player.enters <= next && !player.plays(next) && !rests && !in_column(at, next) {
                    absent.insert(self.number(at));
                }
                continue;
            }
            for round in next..event.rounds_planned() {
                if player.enters <= round && !player.plays(round) && !in_column(at, round) {
                    let rests = player.halves.contains(&round) && player.leaves.is_none_or(|leaves| round < leaves);
                    byes.insert((round, self.number(at)), if rests { 'H' } else { 'Z' });
                }
            }
        }
        (byes, absent)
    }

    fn kind(&self) -> Kind {
        match self.event.format {
            Format::Swiss => Kind::Swiss { accelerated: self.event.accelerated },
            Format::Robin => Kind::Robin,
            Format::Double => Kind::Double,
            Format::Knockout => Kind::Other("CUSTOM_KNOCKOUT".to_string()),
        }
    }

    /// The codes of the criteria; `None` where they are not those of FIDE.
    fn ties(&self) -> Option<Vec<String>> {
        let is_fide = self.event.rules == Rules::Fide && self.event.format != Format::Knockout;
        is_fide.then(|| self.event.criteria().into_iter().map(Tie::code).collect())
    }

    /// The one line for this.
    fn line(&self, matter: Matter) -> Option<String> {
        let event = self.event;
        Some(match matter {
            Matter::Name => name_line(event),
            Matter::Players => format!("062 {}", event.players.len()),
            Matter::Rated => format!("072 {}", event.players.iter().filter(|player| player.rating.is_some()).count()),
            Matter::Rounds => rounds_line(event, self.edition),
            Matter::FirstColor => first_color_line(event, self.edition),
            Matter::Kind => format!("192 {}", self.kind().code()),
            Matter::Ties => format!("202 {}", self.ties()?.join(",")),
            Matter::Apart | Matter::Lent | Matter::Absent => return None,
        })
    }

    /// The lines for what nothing has been said of: those above the players, or those below. A file that said nothing of
    /// something and is written in its own edition still says nothing, as long as that is as true.
    fn lines(&self, said: &BTreeSet<Matter>, above: bool) -> Vec<String> {
        let event = self.event;
        let is_new = self.foreign.is_none();
        let of_26 = self.edition == Edition::Trf26;
        let anew = is_new || !self.is_of_edition();
        let mut lines = Vec::new();
        let mut put = |matter: Matter, is_wanted: bool| {
            if is_wanted && !said.contains(&matter) {
                lines.extend(self.line(matter));
            }
        };
        if above {
            let rounds = self.foreign.as_ref().map(|(foreign, _)| foreign.rounds);
            put(Matter::Name, is_new || !event.name.is_empty());
            put(Matter::Players, of_26 && is_new);
            put(Matter::Rated, of_26 && is_new);
            put(Matter::Rounds, anew || rounds != Some(event.rounds_planned()));
            put(Matter::FirstColor, of_26 && anew);
            put(Matter::Kind, of_26 && (anew || event.format != Format::Swiss || event.accelerated));
            put(Matter::Ties, of_26);
            if of_26 && is_new {
                lines.extend(time_control(&event.rhythm));
            }
            return lines;
        }
        put(Matter::FirstColor, !of_26 && anew);
        if !said.contains(&Matter::Apart) {
            let line = |ban: &Ban| ban_line(event, self.edition, ban, &|player| self.number(player));
            lines.extend(event.apart.iter().filter_map(line));
        }
        // The code of the system may have said it already.
        let by_code = |(_, told): &(&Foreign, Trf)| {
            told.lent.is_empty() && told.kind == Some(Kind::Swiss { accelerated: true }) && self.is_of_edition()
        };
        if !said.contains(&Matter::Lent) && !self.foreign.as_ref().is_some_and(by_code) {
            lines.extend(self.lent());
        }
        if !said.contains(&Matter::Absent) {
            let (rests, absent) = self.absences();
            if !absent.is_empty() {
                let numbers: Vec<String> = absent.iter().map(usize::to_string).collect();
                lines.push(format!("XXZ {}", numbers.join(" ")));
            }
            let mut groups: BTreeMap<(usize, char), BTreeSet<usize>> = BTreeMap::new();
            for ((round, number), letter) in rests {
                groups.entry((round, letter)).or_default().insert(number);
            }
            lines.extend(groups.iter().map(|((round, letter), players)| byes(*letter, *round, players)));
        }
        lines
    }

    fn lent(&self) -> Vec<String> {
        let players = &self.event.players;
        let is_run = self.numbers.iter().enumerate().all(|(at, number)| *number == at + 1);
        if self.edition == Edition::Trf26 && is_run {
            return loans(&players.iter().map(|player| player.lent.as_slice()).collect::<Vec<&[Points]>>());
        }
        let lent = players.iter().enumerate().filter(|(_, player)| !player.lent.is_empty());
        let line = |(at, player): (usize, &Player)| {
            let lent: String = player.lent.iter().map(|points| format!(" {:>4}", tenths(*points))).collect();
            format!("XXA {:>4}{lent}", self.number(at))
        };
        lent.map(line).collect()
    }

    fn person(&self, at: usize) -> Person {
        let event = self.event;
        let Some(player) = event.players.get(at) else { return Person::new(at + 1, "", 0) };
        let number = self.number(at);
        let mut person = person_of(player, number);
        if let Some(place) = self.places.as_ref().and_then(|places| places.get(&at)) {
            person.set_place(*place);
        }
        person.rounds = self.cells(at);
        person
    }

    /// What the rounds were, and those after the last that are known beforehand.
    fn cells(&self, at: usize) -> Vec<Option<Cell>> {
        let event = self.event;
        let played = event.rounds.len();
        let last = self.odd.range((at, 0)..=(at, MOST_ROUNDS)).next_back().map_or(0, |((_, round), _)| *round);
        let rests = |round: usize| self.edition == Edition::Trf16 && round == played && !event.is_over();
        let mut cells: Vec<Option<Cell>> = Vec::new();
        for round in 0..=last.max(played) {
            let cell = match event.rounds.get(round) {
                Some(paired) => cell(paired, at, event.format),
                None => bye(event.players.get(at), round),
            };
            let opponent = cell.opponent.checked_sub(1).map_or(0, |at| self.number(at));
            let odd = self.odd.get(&(at, round)).filter(|odd| odd.plain == cell.result);
            cells.push(match odd {
                Some(odd) => odd.cell.map(|(color, result)| Cell { opponent, color, result }),
                None if round < played || (cell.result == 'H' && rests(round)) => Some(Cell { opponent, ..cell }),
                None => None,
            });
        }
        without_end(&mut cells);
        cells
    }
}

/// What a round that is not paired yet will be: half a point, nothing, or a game.
fn bye(player: Option<&Player>, round: usize) -> Cell {
    let plays = player.is_some_and(|player| player.plays(round));
    let rests = player.is_some_and(|player| player.halves.contains(&round));
    let result = match (rests, plays) {
        (true, _) => 'H',
        (false, true) => ' ',
        (false, false) => 'Z',
    };
    Cell { opponent: 0, color: None, result }
}

/// As a file has it; the opponent by the place in the list, from 1.
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
    Cell { opponent: opponent + 1, color: Some(color), result: letter(game.mark, is_white) }
}

/// The criteria of these codes; `None` where one of them is not known.
fn known_ties(codes: &[String]) -> Option<Vec<Tie>> {
    codes.iter().map(|code| Tie::read(code)).collect()
}

/// A tournament from FIDE's file, with this name for its address. It is one of the Swiss system unless the file has the code
/// of a round robin, and its rounds are those of the table. Teams meet where the file says so, or where its lists of teams fit
/// all its rounds.
///
/// # Errors
/// A line that cannot be read, a result that a school does not give, or more than can be kept.
pub fn from_trf(text: &str, id: &str, seed: u64) -> Result<Event, ImportTrouble> {
    let trf = Trf::read(text).map_err(ImportTrouble::Line)?;
    if trf.people.len() > MOST_PEOPLE {
        return Err(ImportTrouble::TooMany);
    }
    if team_file::is_of_teams(&trf) {
        return team_file::read(&trf, id, seed);
    }
    // Lists of teams alone do not say whether these meet: then the boards do.
    if trf.played() > 0
        && team_file::may_be_of_teams(&trf)
        && let Ok(event) = team_file::read(&trf, id, seed)
    {
        return Ok(event);
    }
    let mut people: Vec<&Person> = trf.people.iter().collect();
    people.sort_by_key(|person| person.number);
    let places: BTreeMap<usize, usize> = people.iter().enumerate().map(|(at, person)| (person.number, at)).collect();
    let played = trf.played();
    if let Some(line) = promised(&trf) {
        return Err(ImportTrouble::Line(TrfError { line, reason: TrfReason::Scale }));
    }
    let mut event = Event::new(id, &trf.name().unwrap_or_default(), seed);
    event.order = FirstOrder::Listed;
    event.planned = trf.rounds.unwrap_or(played).max(played).clamp(1, MOST_ROUNDS);
    event.first_color = trf.first_color.or_else(|| trf.drawn()).unwrap_or(Color::White);
    event.accelerated = trf.kind == Some(Kind::Swiss { accelerated: true });
    // Before the first round it is lent once the order is known.
    let lent = if played > 0 { trf.lent_points() } else { trf.lent.clone() };
    event.players = people.iter().map(|person| player(person, &trf, &lent, event.planned)).collect();
    event.apart = bans_of(&trf, &|number| places.get(&number).copied())?;
    event.rounds = (0..played).map(|round| paired(&people, &places, round)).collect::<Result<_, _>>()?;
    settle(&mut event, &trf, trf.kind.as_ref())?;
    if let Some(ties) = trf.ties.as_deref().and_then(known_ties) {
        event.rules = Rules::Fide;
        // Those that say nothing here, or are too many, stay with the file.
        if event.choose_ties(Some(ties)).is_err() {
            event.rules = Rules::School;
        }
    }
    let foreign = Foreign::of(&trf, &people, (played, event.rounds_planned()), |round, at| {
        event
            .rounds
            .get(round)
            .map_or_else(|| bye(event.players.get(at), round), |paired| cell(paired, at, event.format))
    })?;
    event.foreign = Some(foreign);
    Ok(event)
}

/// The line, from 1, that promises a point without a game in a round to come.
fn promised(trf: &Trf) -> Option<usize> {
    let played = trf.played();
    let in_lines = trf.byes.iter().any(|((round, _), letter)| *letter == 'F' && *round >= played);
    let in_columns = |person: &Person| {
        person.rounds.iter().skip(played).flatten().any(|cell| matches!(cell.result, 'F' | 'f' | '+' | '1' | 'W' | 'w'))
    };
    let at = trf.rows.iter().rposition(|row| match row {
        Row::Other(line) => in_lines && (line.starts_with("240 F") || line.starts_with("240 f")),
        Row::Person(at) => trf.people.get(*at).is_some_and(in_columns),
    });
    at.map(|at| at + 1)
}

fn player(person: &Person, trf: &Trf, lent: &BTreeMap<usize, Vec<Points>>, planned: usize) -> Player {
    let played = trf.played();
    let announced = |wanted: char| -> Vec<usize> {
        let in_lines = trf
            .byes
            .iter()
            .filter(|((round, number), letter)| *round >= played && *number == person.number && **letter == wanted);
        let in_columns = person.rounds.iter().enumerate().skip(played).filter(|(_, cell)| {
            cell.is_some_and(|cell| matches!(cell.result.to_ascii_uppercase(), 'H' | '=' | 'D') == (wanted == 'H'))
        });
        let all = in_lines.map(|((round, _), _)| *round).chain(in_columns.map(|(round, _)| round));
        all.collect::<BTreeSet<usize>>().into_iter().filter(|round| *round <= MOST_ROUNDS).collect()
    };
    let halves = announced('H');
    let mut away: Vec<usize> = announced('Z').into_iter().filter(|round| !halves.contains(round)).collect();
    let mut leaves = trf.absent.contains(&person.number).then_some(played);
    // Away in all rounds that are left.
    if !away.is_empty() && planned > played && (played..planned).all(|round| away.contains(&round)) {
        leaves = Some(played);
        away.clear();
    }
    Player {
        enters: enters(person, played),
        leaves,
        halves,
        away,
        lent: lent.get(&person.number).cloned().unwrap_or_default(),
        ..player_of(person)
    }
}

fn paired(people: &[&Person], places: &BTreeMap<usize, usize>, round: usize) -> Result<Round, ImportTrouble> {
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
    games.sort_by_key(|game| game.black.is_none());
    Ok(Round { games, halves, closed })
}

/// The first round in which something is said of a player.
fn enters(person: &Person, played: usize) -> usize {
    let says = |cell: &Option<Cell>| cell.is_some_and(|cell| cell.result != 'Z' && cell.result != 'z');
    person.rounds.iter().take(played).position(says).unwrap_or(played)
}
