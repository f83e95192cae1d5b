//! A tournament of teams in FIDE's file: the players with their boards, the teams, and what is said of their rounds.
//!
//! The lines 240, 320, 330, 352 and 362 are those of TRF26. They stand in TRF16 too, which has no lines for what they say.

use std::collections::{BTreeMap, BTreeSet};

use super::columns::{ban_line, first_color_line, has_bans, letter, name_line, person_of, rounds_line, time_control};
use super::foreign::{Foreign, Odd};
use super::model::{Bout, Event, Format, Game, Mark, Player, Round};
use super::rolls::{Roll, Standing, code_of, has_code, line_013, line_310, rolls};
use super::teams::least_win;
use crate::color::Color;
use crate::tournament::boards::lineup;
use crate::tournament::card::Ban;
use crate::tournament::codes::byes;
use crate::tournament::file_kind::{Edition, Kind, tenths};
use crate::tournament::points::Points;
use crate::tournament::trf::{Cell, MOST_ROUNDS, Person, Row, Trf, without_end};

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Matter {
    Name,
    Players,
    Rated,
    Teams,
    Type,
    Rounds,
    FirstColor,
    Kind,
    Clock,
    Boards,
    Points,
    Away,
    Apart,
    /// Another order than that of the list: TRF26, 300.
    Order,
    Byes,
    Defaults,
    /// Who does not come gets nothing: 299.
    Nothing,
    /// For people who read the file: 801, 802.
    Told,
}

/// Those that stand above the players in a new file.
const ABOVE: [Matter; 11] = [
    Matter::Name,
    Matter::Players,
    Matter::Rated,
    Matter::Teams,
    Matter::Type,
    Matter::Rounds,
    Matter::FirstColor,
    Matter::Kind,
    Matter::Clock,
    Matter::Boards,
    Matter::Points,
];

/// Those that stand below.
const BELOW: [Matter; 6] =
    [Matter::Away, Matter::Apart, Matter::Order, Matter::Byes, Matter::Defaults, Matter::Nothing];

/// What a line is about, and the edition that alone has it so.
fn matter(line: &str) -> Option<(Matter, Option<Edition>)> {
    let (matter, edition) = match line.get(..3).filter(|code| has_code(line, code))? {
        "012" => (Matter::Name, None),
        "062" => (Matter::Players, None),
        "072" => (Matter::Rated, None),
        "082" => (Matter::Teams, None),
        "092" => (Matter::Type, None),
        "XXR" => (Matter::Rounds, Some(Edition::Trf16)),
        "142" => (Matter::Rounds, Some(Edition::Trf26)),
        "XXC" => (Matter::FirstColor, Some(Edition::Trf16)),
        "152" => (Matter::FirstColor, Some(Edition::Trf26)),
        "192" => (Matter::Kind, Some(Edition::Trf26)),
        "222" => (Matter::Clock, Some(Edition::Trf26)),
        "352" => (Matter::Boards, None),
        "362" => (Matter::Points, None),
        "240" => (Matter::Away, None),
        "XXP" => (Matter::Apart, Some(Edition::Trf16)),
        "260" => (Matter::Apart, Some(Edition::Trf26)),
        "300" => (Matter::Order, Some(Edition::Trf26)),
        "320" => (Matter::Byes, None),
        "330" => (Matter::Defaults, None),
        "299" => (Matter::Nothing, None),
        "801" | "802" => (Matter::Told, None),
        _ => return None,
    };
    Some((matter, edition))
}

/// `WBWB`: the colours of the team that is named first.
pub(super) fn colors(boards: usize) -> String {
    (0..boards).map(|board| if board.is_multiple_of(2) { 'W' } else { 'B' }).collect()
}

/// FIDE's file with the rounds that were paired; of one that came from a file, its lines as they were while they are true.
pub(super) fn write(event: &Event, edition: Edition) -> String {
    Report::new(event, edition).trf().write()
}

/// The round of a player: opponents by team and place in it, as `opponent` numbers them.
pub(super) fn cell(
    event: &Event,
    (team, member): (usize, usize),
    round: usize,
    opponent: impl Fn(usize, usize) -> usize,
) -> Cell {
    let without = |result: char| Cell { opponent: 0, color: None, result };
    let Some(paired) = event.rounds.get(round) else { return without(' ') };
    let Some(game) = paired.game_of(team) else { return without('Z') };
    let Some(black) = game.black else {
        let is_paid = !matches!(event.format, Format::Robin | Format::Double);
        return without(if is_paid && would_sit(event, team, member, round) { 'U' } else { 'Z' });
    };
    let other = if game.white == team { black } else { game.white };
    for (board, bout) in game.boards().enumerate() {
        let is_white = (game.white == team) == Game::first_has_white(board);
        let (mine, theirs) = if is_white { (bout.white, bout.black) } else { (bout.black, bout.white) };
        if mine == Some(member) {
            let opponent = theirs.map_or(0, |theirs| opponent(other, theirs));
            let color = Some(if is_white { Color::White } else { Color::Black });
            return Cell { opponent, color, result: letter(bout.mark, is_white) };
        }
    }
    without('Z')
}

/// Whether a player would sit at a board, had the team an opponent.
fn would_sit(event: &Event, team: usize, member: usize, round: usize) -> bool {
    let Some(team) = event.players.get(team) else { return false };
    let list: Vec<usize> = (0..team.members.len()).collect();
    let is_there = |member: usize| team.members.get(member).is_some_and(|member| member.plays(round));
    lineup(&list, is_there, event.boards).is_some_and(|seats| seats.contains(&Some(member)))
}

struct Report<'a> {
    event: &'a Event,
    edition: Edition,
    /// The file that it came from, and what its lines say.
    foreign: Option<(&'a Foreign, Trf)>,
    odd: BTreeMap<(usize, usize), Odd>,
    /// The teams of that file, by their numbers.
    rolls: Vec<Roll>,
    /// By team, its own number.
    teams: Vec<usize>,
    /// By team and place in it, the starting number.
    numbers: Vec<Vec<usize>>,
}

impl<'a> Report<'a> {
    fn new(event: &'a Event, edition: Edition) -> Report<'a> {
        let foreign = event.foreign.as_ref().map(|foreign| (foreign, foreign.told()));
        let lines = event.foreign.iter().flat_map(|foreign| &foreign.lines);
        let lines = lines.enumerate().map(|(at, line)| (at + 1, line.as_str()));
        let mut rolls = rolls(lines).unwrap_or_default();
        // A list that is not that of the teams any more says nothing.
        let fits = rolls.len() <= event.players.len()
            && rolls.iter().zip(&event.players).all(|(roll, team)| roll.players.len() <= team.members.len());
        if !fits {
            rolls.clear();
        }
        let odd = event.foreign.as_ref().map(Foreign::by_round).unwrap_or_default();
        let mut teams: Vec<usize> = rolls.iter().map(|roll| roll.number).collect();
        while teams.len() < event.players.len() {
            teams.push(teams.last().map_or(1, |last| last + 1));
        }
        let numbers = numbers(event, &rolls);
        Report { event, edition, foreign, odd, rolls, teams, numbers }
    }

    fn is_of_edition(&self) -> bool {
        self.foreign.as_ref().is_some_and(|(foreign, _)| foreign.edition() == self.edition)
    }

    /// Whether the rounds are those of the file, and nothing of them can have changed.
    fn is_as_read(&self) -> bool {
        self.is_unpaired() && self.event.log.is_empty() && self.event.open_round().is_none()
    }

    /// Whether no round has been paired since it was read.
    fn is_unpaired(&self) -> bool {
        self.is_of_edition()
            && self.foreign.as_ref().is_some_and(|(foreign, _)| foreign.played == self.event.rounds.len())
    }

    fn number(&self, team: usize, member: usize) -> usize {
        self.numbers.get(team).and_then(|numbers| numbers.get(member)).copied().unwrap_or(0)
    }

    fn team(&self, team: usize) -> usize {
        self.teams.get(team).copied().unwrap_or(team + 1)
    }

    fn trf(&self) -> Trf {
        let mut people: BTreeMap<usize, Person> = BTreeMap::new();
        for (team, numbers) in self.numbers.iter().enumerate() {
            for (member, number) in numbers.iter().enumerate() {
                people.insert(*number, self.person(team, member));
            }
        }
        let places: BTreeMap<usize, usize> = people.keys().enumerate().map(|(at, number)| (*number, at)).collect();
        let mut trf = Trf { people: people.into_values().collect(), ..Trf::default() };
        let (mut after_people, mut after_teams) = (0, None);
        let (mut written, mut listed): (BTreeSet<usize>, BTreeSet<usize>) = Default::default();
        let mut said: BTreeSet<Matter> = BTreeSet::new();
        let code = self.code();
        for (at, line) in self.foreign.iter().flat_map(|(foreign, _)| &foreign.lines).enumerate() {
            if let Some(number) = Foreign::number_of(line) {
                if let Some(place) = places.get(&number) {
                    trf.rows.push(Row::Person(*place));
                    written.insert(*place);
                    after_people = trf.rows.len();
                }
            } else if has_code(line, "310") || has_code(line, "013") {
                let roll = self.rolls.iter().position(|roll| roll.line == at + 1);
                if let Some(team) = roll.filter(|_| has_code(line, code)) {
                    trf.rows.push(Row::Other(self.roll(team, Some(line))));
                    listed.insert(team);
                    after_teams = Some(trf.rows.len());
                } else if self.is_of_edition() && self.is_as_listed() {
                    trf.rows.push(Row::Other(line.clone()));
                }
            } else if let Some((matter, edition)) = matter(line) {
                if edition.is_some() && !self.is_of_edition() {
                    continue;
                }
                if self.holds(matter) {
                    said.insert(matter);
                    trf.rows.push(Row::Other(line.clone()));
                } else if said.insert(matter) {
                    // What is true now stands where the first line was.
                    trf.rows.extend(self.lines(matter).into_iter().map(Row::Other));
                }
            } else {
                trf.rows.push(Row::Other(line.clone()));
            }
        }
        let people = (0..trf.people.len()).filter(|place| !written.contains(place)).map(Row::Person);
        let people: Vec<Row> = people.collect();
        let teams = (0..self.event.players.len()).filter(|team| !listed.contains(team));
        let teams: Vec<Row> = teams.map(|team| Row::Other(self.roll(team, None))).collect();
        let missing = |matters: &[Matter]| -> Vec<Row> {
            let new = matters.iter().filter(|matter| !said.contains(matter) && self.is_missing(**matter));
            new.flat_map(|matter| self.lines(*matter)).map(Row::Other).collect()
        };
        let (head, tail) = (missing(&ABOVE), missing(&BELOW));
        match (after_teams, self.foreign.is_some()) {
            (Some(at), _) => _ = trf.rows.splice(at..at, teams).count(),
            (None, true) => trf.rows.extend(teams),
            (None, false) => {
                trf.rows.extend(head);
                trf.rows.extend(people);
                trf.rows.extend(teams);
                trf.rows.extend(tail);
                return trf;
            }
        }
        // The teams may stand above the players.
        let after_people = match after_teams {
            Some(at) if at <= after_people => after_people + (self.event.players.len() - listed.len()),
            _ => after_people,
        };
        trf.rows.splice(after_people..after_people, people);
        trf.rows.extend(head);
        trf.rows.extend(tail);
        trf
    }

    fn code(&self) -> &'static str {
        let lines = self.foreign.iter().flat_map(|(foreign, _)| &foreign.lines).map(String::as_str);
        // A file that says it both ways is read by 310.
        match code_of(lines).filter(|_| self.is_of_edition()) {
            Some(code) => code,
            None if self.edition == Edition::Trf16 => "013",
            None => "310",
        }
    }

    /// Whether the teams are those of the file, player by player.
    fn is_as_listed(&self) -> bool {
        self.rolls.len() == self.numbers.len()
            && self.rolls.iter().zip(&self.numbers).all(|(roll, numbers)| roll.players == *numbers)
    }

    /// The line of a team. That of the file stays while it is true.
    fn roll(&self, team: usize, before: Option<&str>) -> String {
        let number = self.team(team);
        let players = self.numbers.get(team).cloned().unwrap_or_default();
        let name = self.event.name_of(team);
        let known = self.rolls.get(team).filter(|roll| roll.name == name && roll.players == players);
        let roll = Roll { line: 0, number, name, players };
        if self.code() == "013" {
            return before.filter(|_| known.is_some()).map_or_else(|| line_013(&roll), str::to_string);
        }
        if let Some(line) = before.filter(|_| known.is_some() && self.is_as_read()) {
            return line.to_string();
        }
        let count = self.event.count(self.event.complete()).filter(|_| self.event.complete() > 0);
        let points = count.as_ref().map_or(Points::ZERO, |count| count.points(team));
        let place = count
            .as_ref()
            .and_then(|count| count.standings().into_iter().find(|row| row.side == team).map(|row| row.place));
        let boards = self.event.boards_won(team);
        line_310(&roll, &Standing { points: tenths(points), boards: tenths(boards), place }, before)
    }

    fn person(&self, team: usize, member: usize) -> Person {
        let number = self.number(team, member);
        let Some(player) = self.event.players.get(team).and_then(|team| team.members.get(member)) else {
            return Person::new(number, "", 0);
        };
        let mut person = person_of(player, number);
        let key = number.saturating_sub(1);
        let played = self.event.rounds.len();
        let last = self.odd.range((key, 0)..=(key, MOST_ROUNDS)).next_back().map_or(0, |((_, round), _)| *round);
        for round in 0..=last.max(played) {
            let cell = cell(self.event, (team, member), round, |team, member| self.number(team, member));
            let odd = self.odd.get(&(key, round)).filter(|odd| odd.plain == cell.result);
            person.rounds.push(match odd {
                Some(odd) => odd.cell.map(|(color, result)| Cell { opponent: cell.opponent, color, result }),
                None => (round < played).then_some(cell),
            });
        }
        without_end(&mut person.rounds);
        person
    }

    /// Whether what the file said of this is so still.
    fn holds(&self, matter: Matter) -> bool {
        let Some((foreign, told)) = &self.foreign else { return false };
        let event = self.event;
        match matter {
            Matter::Name => told.name().unwrap_or_default() == event.name,
            Matter::Players | Matter::Rated => foreign.numbers().len() == self.numbers.iter().flatten().count(),
            Matter::Type | Matter::Clock | Matter::Points => true,
            Matter::Rounds => foreign.rounds == event.rounds_planned(),
            Matter::FirstColor => told.first_color.unwrap_or(event.first_color) == event.first_color,
            Matter::Kind => {
                let is_same = told.kind.as_ref().is_some_and(|kind| {
                    kind.code() == self.kind()
                        || *kind == Kind::Robin && event.format == Format::Robin
                        || *kind == Kind::Double && event.format == Format::Double
                });
                is_same || event.rounds.len() == foreign.played
            }
            Matter::Away => {
                let known = |number: &usize| self.teams.binary_search(number).is_ok();
                let said = told.byes.keys().filter(|(round, number)| known(number) && *round < event.rounds_planned());
                // What is said of the rounds before stays as it is.
                let from = if self.is_unpaired() { event.rounds.len() } else { 0 };
                let to_come = |set: BTreeSet<(usize, usize)>| set.range((from, 0)..).copied().collect::<Vec<_>>();
                to_come(said.copied().collect()) == to_come(self.away())
            }
            Matter::Apart => {
                let is_there = |number: usize| self.teams.binary_search(&number).is_ok();
                has_bans(event, &told.forbidden, &|team| self.team(team), &is_there)
            }
            Matter::Told => self.is_as_read(),
            Matter::Boards => self.is_same(matter),
            Matter::Teams | Matter::Order | Matter::Byes | Matter::Defaults | Matter::Nothing => {
                self.is_as_read() && self.rolls.len() == event.players.len() || self.is_same(matter)
            }
        }
    }

    /// Whether the file's lines say the same as those that would be written, word by word.
    fn is_same(&self, of: Matter) -> bool {
        let words = |line: &str| -> Vec<String> {
            line.split_ascii_whitespace().map(|word| word.trim_start_matches('0').to_string()).collect()
        };
        let lines = self.foreign.iter().flat_map(|(foreign, _)| &foreign.lines);
        let told: BTreeSet<Vec<String>> =
            lines.filter(|line| matter(line).is_some_and(|(found, _)| found == of)).map(|line| words(line)).collect();
        told == self.lines(of).iter().map(|line| words(line)).collect()
    }

    /// Whether something is to be said of which the file says nothing.
    fn is_missing(&self, matter: Matter) -> bool {
        let Some((foreign, _)) = &self.foreign else { return true };
        if !self.is_of_edition() {
            return true;
        }
        match matter {
            Matter::Name => !self.event.name.is_empty(),
            Matter::Rounds => foreign.rounds != self.event.rounds_planned(),
            Matter::Away => {
                !self.is_unpaired() || self.away().iter().any(|(round, _)| *round >= self.event.rounds.len())
            }
            Matter::Apart => true,
            Matter::Boards | Matter::Points => !self.is_unpaired(),
            Matter::Order | Matter::Byes | Matter::Defaults | Matter::Nothing => {
                !self.is_unpaired() || !self.event.log.is_empty()
            }
            _ => false,
        }
    }

    fn kind(&self) -> &'static str {
        match self.event.format {
            Format::Swiss => "CUSTOM_TEAM_SWISS",
            Format::Robin => "FIDE_TEAM_ROUNDROBIN",
            Format::Double => "FIDE_TEAM_DOUBLEROUNDROBIN",
            Format::Knockout => "CUSTOM_TEAM_KNOCKOUT",
        }
    }

    /// The rounds that teams do not play, as they asked for: those before, and those to come.
    fn away(&self) -> BTreeSet<(usize, usize)> {
        let event = self.event;
        // Who is out of a knock-out is not away.
        if event.format == Format::Knockout {
            return BTreeSet::new();
        }
        let is_away = |at: usize, team: &Player, round: usize| match event.rounds.get(round) {
            Some(paired) => paired.game_of(at).is_none(),
            None => !event.is_over() && !team.plays(round),
        };
        let rounds = event.rounds_planned().max(event.rounds.len());
        let of = |(at, team): (usize, &Player)| -> Vec<(usize, usize)> {
            let away = (team.enters..rounds).filter(|round| is_away(at, team, *round));
            away.map(|round| (round, self.team(at))).collect()
        };
        event.players.iter().enumerate().flat_map(of).collect()
    }

    /// All lines about this, as they are to be written.
    fn lines(&self, matter: Matter) -> Vec<String> {
        let event = self.event;
        let of_26 = self.edition == Edition::Trf26;
        let people = || event.players.iter().flat_map(|team| &team.members);
        let one = match matter {
            Matter::Name => name_line(event),
            Matter::Players => format!("062 {}", people().count()),
            Matter::Rated => format!("072 {}", people().filter(|player| player.rating.is_some()).count()),
            Matter::Teams => format!("082 {}", event.players.len()),
            Matter::Type => match event.format {
                Format::Swiss => "092 Team: Swiss-System",
                Format::Robin => "092 Team: Round-Robin",
                Format::Double => "092 Team: Double Round-Robin",
                Format::Knockout => "092 Team: Knock-Out",
            }
            .to_string(),
            Matter::Rounds => rounds_line(event, self.edition),
            Matter::FirstColor => first_color_line(event, self.edition),
            Matter::Kind if of_26 => format!("192 {}", self.kind()),
            Matter::Clock if of_26 => return time_control(&event.rhythm).into_iter().collect(),
            Matter::Boards => format!("352 {}", colors(event.boards)),
            Matter::Points => "362 TW 3.0   TD 2.0   TL 1.0".to_string(),
            Matter::Away => {
                let mut rounds: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
                for (round, team) in self.away() {
                    rounds.entry(round).or_default().insert(team);
                }
                return rounds.iter().map(|(round, teams)| byes('Z', *round, teams)).collect();
            }
            Matter::Apart => {
                let line = |ban: &Ban| ban_line(event, self.edition, ban, &|team| self.team(team));
                return event.apart.iter().filter_map(line).collect();
            }
            Matter::Order if of_26 => return self.by_game(|at, round| self.orders(at, round)),
            Matter::Byes => return self.byes().into_iter().collect(),
            Matter::Defaults => return self.by_game(|at, round| self.defaults(at, round)),
            Matter::Nothing => return self.by_game(|at, round| self.nothing(at, round)),
            Matter::Kind | Matter::Clock | Matter::Order | Matter::Told => return Vec::new(),
        };
        vec![one]
    }

    fn by_game(&self, lines: impl Fn(usize, &Round) -> Vec<String>) -> Vec<String> {
        self.event.rounds.iter().enumerate().flat_map(|(at, round)| lines(at, round)).collect()
    }

    /// Who does not sit as the list has it, or leaves a board empty.
    fn orders(&self, at: usize, round: &Round) -> Vec<String> {
        let mut lines = Vec::new();
        for game in &round.games {
            let Some(black) = game.black else { continue };
            for (team, other) in [(game.white, black), (black, game.white)] {
                let seat = |(board, bout): (usize, Bout)| {
                    if (game.white == team) == Game::first_has_white(board) { bout.white } else { bout.black }
                };
                let seats: Vec<Option<usize>> = game.boards().enumerate().map(seat).collect();
                if seats.iter().enumerate().all(|(board, seat)| *seat == Some(board)) {
                    continue;
                }
                let players = seats.iter().map(|seat| seat.map_or(0, |member| self.number(team, member)));
                let players: String = players.map(|number| format!(" {number:04}")).collect();
                lines.push(format!("300 {:03} {:>3} {:>3}{players}", at + 1, self.team(team), self.team(other)));
            }
        }
        lines
    }

    /// The teams that had no opponent and were paid for it.
    fn byes(&self) -> Option<String> {
        if self.event.format != Format::Swiss {
            return None;
        }
        let bye = |round: &Round| round.games.iter().find(|game| game.black.is_none()).map(|game| game.white);
        let byes: Vec<Option<usize>> = self.event.rounds.iter().map(bye).collect();
        byes.iter().any(Option::is_some).then(|| {
            let number = |team: &Option<usize>| format!(" {:03}", team.map_or(0, |team| self.team(team)));
            let teams: String = byes.iter().map(number).collect();
            format!("320  3.0 {:>4}{teams}", tenths(least_win(self.event.boards)))
        })
    }

    fn defaults(&self, at: usize, round: &Round) -> Vec<String> {
        let line = |game: &Game| {
            let kind = match game.mark? {
                Mark::BlackAway => "+-",
                Mark::WhiteAway => "-+",
                Mark::BothAway => "--",
                _ => return None,
            };
            let (white, black) = (self.team(game.white), self.team(game.black?));
            Some(format!("330 {kind} {:03} {white:>3} {black:>3}", at + 1))
        };
        round.games.iter().filter_map(line).collect()
    }

    fn nothing(&self, at: usize, round: &Round) -> Vec<String> {
        let absent = |game: &Game| match game.mark {
            Some(Mark::BlackAway) => vec![game.black],
            Some(Mark::WhiteAway) => vec![Some(game.white)],
            Some(Mark::BothAway) => vec![Some(game.white), game.black],
            _ => Vec::new(),
        };
        let teams: BTreeSet<usize> =
            round.games.iter().flat_map(absent).flatten().map(|team| self.team(team)).collect();
        if teams.is_empty() {
            return Vec::new();
        }
        let teams: String = teams.iter().map(|team| format!(" {team:>4}")).collect();
        vec![format!("299 -   0.0   0.0   {:03}{teams}", at + 1)]
    }
}

/// The starting numbers, by team and place in it: those of the file, and then who came first.
fn numbers(event: &Event, rolls: &[Roll]) -> Vec<Vec<usize>> {
    let mut numbers: Vec<Vec<usize>> = rolls.iter().map(|roll| roll.players.clone()).collect();
    numbers.resize(event.players.len(), Vec::new());
    let of_file = event.foreign.iter().filter(|_| !rolls.is_empty()).flat_map(Foreign::numbers);
    let mut next = of_file.chain(numbers.iter().flatten().copied()).max().unwrap_or(0) + 1;
    let mut new: Vec<(usize, usize, usize)> = Vec::new();
    for (team, (known, there)) in numbers.iter().zip(&event.players).enumerate() {
        let late = there.members.iter().enumerate().skip(known.len());
        new.extend(late.map(|(member, player)| (player.enters, team, member)));
    }
    new.sort_unstable();
    for (_, team, member) in new {
        if let Some(numbers) = numbers.get_mut(team) {
            // Of two who came late the one before in the list may have come later.
            numbers.resize(numbers.len().max(member + 1), 0);
            if let Some(number) = numbers.get_mut(member) {
                *number = next;
                next += 1;
            }
        }
    }
    numbers
}
