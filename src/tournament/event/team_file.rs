//! A tournament of teams from FIDE's file: who plays for which team, and which boards of players make which encounters.

use std::collections::{BTreeMap, BTreeSet};

use super::columns::{bans_of, mark, player_of, settle};
use super::foreign::{Foreign, ImportTrouble};
use super::model::{Bout, Event, Format, Game, MOST_MEMBERS, Mark, Player, Round, Rules};
use super::rolls::{Roll, code_of, has_code, rolls};
use super::team_report::{cell, colors};
use super::teams::least_win;
use crate::color::Color;
use crate::tournament::boards::{FEWEST_BOARDS, MOST_BOARDS};
use crate::tournament::file_kind::{Kind, tenths};
use crate::tournament::order::FirstOrder;
use crate::tournament::trf::{Cell, MOST_ROUNDS, Person, Row, Trf, TrfError, TrfReason};

/// On how many boards teams meet, where nothing says it.
const USUAL_BOARDS: usize = 4;

/// Whether the file says that teams meet.
pub(super) fn is_of_teams(trf: &Trf) -> bool {
    let Some(code) = code_of(others(trf).map(|(_, line)| line)) else { return false };
    says(trf).unwrap_or(code == "310")
}

/// Whether teams may meet in it: it has lists of teams, and nothing says that players are alone.
pub(super) fn may_be_of_teams(trf: &Trf) -> bool {
    code_of(others(trf).map(|(_, line)| line)).is_some() && says(trf).is_none()
}

/// What the code or the words for the system say of it.
fn says(trf: &Trf) -> Option<bool> {
    if let Some(Kind::Other(code)) = &trf.kind {
        return Some(["TEAM", "SCHEVENINGEN", "SCHILLER"].iter().any(|word| code.contains(word)));
    }
    let words = others(trf).find_map(|(_, line)| has_code(line, "092").then(|| line.to_lowercase()));
    match words {
        Some(words) if words.contains("team") => Some(true),
        Some(words) if words.contains("individual") => Some(false),
        _ => trf.kind.as_ref().filter(|kind| matches!(kind, Kind::Swiss { .. })).map(|_| false),
    }
}

/// The kind of a round robin, by its code or by the words for it.
fn kind(trf: &Trf) -> Option<Kind> {
    let words = others(trf).find_map(|(_, line)| has_code(line, "092").then(|| line.to_lowercase().replace('-', " ")));
    let of_words = match words {
        Some(words) if !words.contains("round robin") => None,
        Some(words) if words.contains("double") => Some(Kind::Double),
        words => words.map(|_| Kind::Robin),
    };
    trf.kind.clone().or(of_words)
}

/// The lines that are not of players, with their numbers.
fn others(trf: &Trf) -> impl Iterator<Item = (usize, &str)> + Clone {
    trf.rows.iter().enumerate().filter_map(|(at, row)| match row {
        Row::Other(line) => Some((at + 1, line.as_str())),
        Row::Person(_) => None,
    })
}

const fn wrong(line: usize, reason: TrfReason) -> ImportTrouble {
    ImportTrouble::Line(TrfError { line, reason })
}

/// A team and the place of one of its players.
type Place = (usize, usize);
/// A round and a team.
type Turn = (usize, usize);
/// Who sits at each board, by the places of the team; nobody where a board is empty.
type Seats = Vec<Option<usize>>;
/// A line, who was away, and the two teams.
type Forfeit = (usize, Mark, (usize, usize));

struct File<'a> {
    trf: &'a Trf,
    rolls: Vec<Roll>,
    /// By starting number.
    people: BTreeMap<usize, &'a Person>,
    places: BTreeMap<usize, Place>,
    /// By round and team: the line, and who sits where, as the line has it.
    orders: BTreeMap<Turn, (usize, Seats)>,
    /// By round: the line, and the team without an opponent.
    byes: BTreeMap<usize, (usize, usize)>,
    /// By round: the line, who was away, and the two teams.
    defaults: BTreeMap<usize, Vec<Forfeit>>,
    boards: usize,
    /// How many rounds were paired.
    played: usize,
}

/// A tournament of teams, with this name for its address.
///
/// # Errors
/// A line that cannot be read, boards that are not those of two teams, other points than those of the regulation, or more
/// than can be kept.
pub(super) fn read(trf: &Trf, id: &str, seed: u64) -> Result<Event, ImportTrouble> {
    let file = File::new(trf)?;
    let mut event = Event::new(id, &trf.name().unwrap_or_default(), seed);
    event.order = FirstOrder::Listed;
    event.rules = Rules::School;
    event.boards = file.boards;
    event.planned = trf.rounds.unwrap_or(file.played).max(file.played).clamp(1, MOST_ROUNDS);
    event.first_color = trf.first_color.unwrap_or(Color::White);
    let member = |number: &usize| file.people.get(number).map(|person| player_of(person));
    let team =
        |roll: &Roll| Player { members: roll.players.iter().filter_map(member).collect(), ..Player::named(&roll.name) };
    event.players = file.rolls.iter().map(team).collect();
    event.apart = bans_of(trf, &|number| file.rolls.binary_search_by_key(&number, |roll| roll.number).ok())?;
    event.rounds = (0..file.played).map(|round| file.round(round)).collect::<Result<_, _>>()?;
    settle(&mut event, trf, kind(trf).as_ref())?;
    file.away(&mut event)?;
    let people: Vec<&Person> = file.people.values().copied().collect();
    let place = |at: usize| people.get(at).and_then(|person| file.places.get(&person.number)).copied();
    let mut foreign = Foreign::of(trf, &people, (file.played, event.rounds_planned()), |round, at| {
        place(at).map_or(NOTHING, |place| cell(&event, place, round, |_, _| 0))
    })?;
    for odd in &mut foreign.odd {
        odd.player = people.get(odd.player).map_or(odd.player, |person| person.number - 1);
    }
    event.foreign = Some(foreign);
    Ok(event)
}

const NOTHING: Cell = Cell { opponent: 0, color: None, result: ' ' };

impl<'a> File<'a> {
    fn new(trf: &'a Trf) -> Result<File<'a>, ImportTrouble> {
        let rolls = rolls(others(trf)).map_err(ImportTrouble::Line)?;
        let people: BTreeMap<usize, &Person> = trf.people.iter().map(|person| (person.number, person)).collect();
        let mut places = BTreeMap::new();
        for (team, roll) in rolls.iter().enumerate() {
            if roll.players.len() > MOST_MEMBERS {
                return Err(wrong(roll.line, TrfReason::Team));
            }
            for (member, number) in roll.players.iter().enumerate() {
                if !people.contains_key(number) {
                    return Err(wrong(roll.line, TrfReason::Team));
                }
                if places.insert(*number, (team, member)).is_some() {
                    return Err(wrong(roll.line, TrfReason::TwoTeams(*number)));
                }
            }
        }
        let line_of =
            |wanted: usize| trf.rows.iter().position(|row| *row == Row::Person(wanted)).map_or(1, |at| at + 1);
        if let Some(at) = trf.people.iter().position(|person| !places.contains_key(&person.number)) {
            let number = trf.people.get(at).map_or(0, |person| person.number);
            return Err(wrong(line_of(at), TrfReason::NoTeam(number)));
        }
        let mut file = File {
            trf,
            rolls,
            people,
            places,
            orders: BTreeMap::new(),
            byes: BTreeMap::new(),
            defaults: BTreeMap::new(),
            boards: 0,
            played: 0,
        };
        let sequence = file.records()?;
        file.played = file.rounds_played();
        file.boards = match sequence {
            Some(boards) => boards,
            None => file.boards_needed()?,
        };
        file.points()?;
        Ok(file)
    }

    fn team(&self, word: &str) -> Option<usize> {
        let number: usize = word.parse().ok()?;
        self.rolls.binary_search_by_key(&number, |roll| roll.number).ok()
    }

    /// Takes in what the lines about teams say; the answer is the number of boards, where a line says it.
    fn records(&mut self) -> Result<Option<usize>, ImportTrouble> {
        let mut sequence = None;
        for (line, text) in others(self.trf) {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let unread = wrong(line, TrfReason::Team);
            match words.as_slice() {
                ["352", colors_of] => {
                    let boards = colors_of.len();
                    let fits = (FEWEST_BOARDS..=MOST_BOARDS).contains(&boards) && *colors_of == colors(boards);
                    sequence = Some(fits.then_some(boards).ok_or(wrong(line, TrfReason::Boards))?);
                }
                ["352", ..] => return Err(wrong(line, TrfReason::Boards)),
                ["300", round, team, _, seats @ ..] => {
                    let (key, seats) = self.order(round, team, seats).ok_or(unread)?;
                    self.orders.insert(key, (line, seats));
                }
                ["320", _, _, teams @ ..] => {
                    for (round, word) in teams.iter().enumerate() {
                        if word.trim_start_matches('0').is_empty() {
                            continue;
                        }
                        let team = self.team(word).filter(|_| round < MOST_ROUNDS).ok_or(unread)?;
                        self.byes.insert(round, (line, team));
                    }
                }
                ["330", kind, round, white, black] => {
                    let mark = match *kind {
                        "+-" => Mark::BlackAway,
                        "-+" => Mark::WhiteAway,
                        "--" => Mark::BothAway,
                        _ => return Err(unread),
                    };
                    let teams = self.team(white).zip(self.team(black)).filter(|(white, black)| white != black);
                    let (round, teams) = number_of_round(round).zip(teams).ok_or(unread)?;
                    self.defaults.entry(round).or_default().push((line, mark, teams));
                }
                ["300" | "320" | "330", ..] => return Err(unread),
                ["240", letter, ..] if !letter.eq_ignore_ascii_case("z") => {
                    return Err(wrong(line, TrfReason::Scale));
                }
                _ => {}
            }
        }
        Ok(sequence)
    }

    fn order(&self, round: &str, team: &str, seats: &[&str]) -> Option<(Turn, Seats)> {
        let key = (number_of_round(round)?, self.team(team)?);
        let seat = |word: &&str| match word.parse::<usize>().ok()? {
            0 => Some(None),
            number => Some(Some(self.places.get(&number).filter(|place| place.0 == key.1)?.1)),
        };
        let seats: Seats = seats.iter().map(seat).collect::<Option<_>>()?;
        let there: Vec<usize> = seats.iter().flatten().copied().collect();
        let is_once = there.iter().collect::<BTreeSet<_>>().len() == there.len();
        (is_once && seats.len() <= MOST_BOARDS).then_some((key, seats))
    }

    /// Later columns only tell who will not come.
    fn rounds_played(&self) -> usize {
        let won = |cell: &Option<Cell>| cell.is_some_and(|cell| cell.result == '+');
        let last = |person: &Person| person.rounds.iter().rposition(won).map_or(0, |at| at + 1);
        let won = self.trf.people.iter().map(last).max().unwrap_or(0);
        let told = self.byes.keys().chain(self.defaults.keys()).max().map_or(0, |round| round + 1);
        self.trf.played().max(won).max(told)
    }

    /// Whether a player sits at a board in a round.
    fn sits(&self, number: usize, round: usize) -> Option<Cell> {
        let cell = self.people.get(&number)?.rounds.get(round).copied().flatten()?;
        (cell.opponent != 0 || cell.result == '+').then_some(cell)
    }

    /// The fewest boards at which all had a place.
    fn boards_needed(&self) -> Result<usize, ImportTrouble> {
        let sitting =
            |roll: &Roll, round| roll.players.iter().filter(|number| self.sits(**number, round).is_some()).count();
        let needed = |roll: &Roll| (0..self.played).map(|round| sitting(roll, round)).max().unwrap_or(0);
        let told = self.orders.values().map(|(_, seats)| seats.len()).max().unwrap_or(0);
        let most = self.rolls.iter().map(needed).max().unwrap_or(0).max(told);
        match most {
            0 => Ok(USUAL_BOARDS),
            most if most > MOST_BOARDS => Err(wrong(self.rolls.first().map_or(1, |roll| roll.line), TrfReason::Boards)),
            most => Ok(most.max(FEWEST_BOARDS)),
        }
    }

    /// Only the points of the regulation: 3, 2 and 1, and for no opponent as little as a win needs.
    fn points(&self) -> Result<(), ImportTrouble> {
        let mut is_told = false;
        for (line, text) in others(self.trf) {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let tenths_of = |word: &str| {
                let (whole, part) = word.split_once('.').unwrap_or((word, "0"));
                Some(u32::from(whole.parse::<u16>().ok()?) * 10 + part.parse::<u32>().ok().filter(|part| *part < 10)?)
            };
            let is = |word: &str, told: &str| tenths_of(word).is_some() && tenths_of(word) == tenths_of(told);
            let is_so = match words.as_slice() {
                ["362", pairs @ ..] => {
                    is_told = true;
                    let paid = |pair: &[&str]| match pair {
                        ["TW", paid] => is(paid, "3.0"),
                        ["TD", paid] => is(paid, "2.0"),
                        ["TL", paid] => is(paid, "1.0"),
                        _ => false,
                    };
                    pairs.len() == 6 && pairs.chunks(2).all(paid)
                }
                ["320", points, boards, ..] => is(points, "3.0") && is(boards, &tenths(least_win(self.boards))),
                _ => true,
            };
            if !is_so {
                return Err(wrong(line, TrfReason::Scale));
            }
        }
        // TRF26 pays 2, 1 and 0 where it says nothing.
        let of_26 = code_of(others(self.trf).map(|(_, line)| line)) == Some("310");
        match self.rolls.first().filter(|_| of_26 && !is_told && self.played > 0) {
            Some(roll) => Err(wrong(roll.line, TrfReason::Scale)),
            None => Ok(()),
        }
    }

    /// The line of a player.
    fn line_of(&self, number: usize) -> usize {
        let is_it = |row: &Row| match row {
            Row::Person(at) => self.trf.people.get(*at).is_some_and(|person| person.number == number),
            Row::Other(_) => false,
        };
        self.trf.rows.iter().position(is_it).map_or(1, |at| at + 1)
    }

    fn round(&self, round: usize) -> Result<Round, ImportTrouble> {
        // Who meets whom: by the opponents of the players, and by what is said of those who did not come.
        let mut opponents: BTreeMap<usize, usize> = BTreeMap::new();
        let mut free: BTreeSet<usize> = BTreeSet::new();
        for (number, (team, _)) in &self.places {
            let Some(cell) = self.people.get(number).and_then(|person| person.rounds.get(round).copied().flatten())
            else {
                continue;
            };
            let unfit = || wrong(self.line_of(*number), TrfReason::Lineup(round + 1));
            match self.places.get(&cell.opponent) {
                Some((other, _)) if other == team => return Err(unfit()),
                Some((other, _)) if *opponents.entry(*team).or_insert(*other) != *other => return Err(unfit()),
                Some(_) => {}
                None => match cell.result.to_ascii_uppercase() {
                    'U' | 'F' | '+' | '1' | 'W' => _ = free.insert(*team),
                    'H' | '=' | 'D' => return Err(wrong(self.line_of(*number), TrfReason::Scale)),
                    _ => {}
                },
            }
        }
        let mut first: BTreeMap<usize, usize> = BTreeMap::new();
        for (line, _, (white, black)) in self.defaults.get(&round).into_iter().flatten() {
            for (team, other) in [(*white, *black), (*black, *white)] {
                if *opponents.entry(team).or_insert(other) != other {
                    return Err(wrong(*line, TrfReason::Lineup(round + 1)));
                }
                first.insert(team, *white);
            }
        }
        if let Some((line, team)) = self.byes.get(&round) {
            if opponents.contains_key(team) {
                return Err(wrong(*line, TrfReason::Lineup(round + 1)));
            }
            free.insert(*team);
        }
        let mut games = Vec::new();
        for (team, other) in &opponents {
            if opponents.get(other) != Some(team) {
                let line = self.rolls.get(*team).map_or(1, |roll| roll.line);
                return Err(wrong(line, TrfReason::Lineup(round + 1)));
            }
            if team < other {
                games.push(self.game(round, *team, *other, first.get(team).copied())?);
            }
        }
        for (line, mark, (white, _)) in self.defaults.get(&round).into_iter().flatten() {
            // A game that was played and is said to be lost by not coming would count otherwise.
            if games.iter().any(|game| game.has(*white) && game.mark != Some(*mark)) {
                return Err(wrong(*line, TrfReason::Scale));
            }
        }
        let free = free.into_iter().filter(|team| !opponents.contains_key(team));
        games.extend(free.map(|team| Game::of(team, None)));
        let closed = games.iter().all(|game| !game.waits());
        Ok(Round { games, halves: Vec::new(), closed })
    }

    fn game(&self, round: usize, one: usize, other: usize, first: Option<usize>) -> Result<Game, ImportTrouble> {
        let wanted =
            [(one, other), (other, one)].into_iter().filter(|(white, _)| first.is_none_or(|first| first == *white));
        let seated = wanted.filter_map(|(white, black)| Some((white, black, self.seats(round, white, black)?)));
        // Where either could be named first, as few boards as can be are left empty.
        let last = |seats: &[[Option<usize>; 2]]| seats.iter().rposition(|seat| *seat != [None, None]);
        let best = seated.min_by_key(|(_, _, seats)| last(seats));
        if let Some((white, black, seats)) = best {
            let mut game = Game::of(white, Some(black));
            for (board, place) in game.bouts.iter_mut().take(self.boards).enumerate() {
                let [mine, theirs] = seats.get(board).copied().unwrap_or_default();
                let is_white = Game::first_has_white(board);
                let (at_white, at_black) = if is_white { (mine, theirs) } else { (theirs, mine) };
                let (of_white, of_black) = if is_white { (white, black) } else { (black, white) };
                let letter = |team: usize, member: Option<usize>| {
                    let number = self.rolls.get(team)?.players.get(member?)?;
                    Some(self.sits(*number, round)?.result)
                };
                let mark = match letter(of_white, at_white).zip(letter(of_black, at_black)) {
                    Some((white, black)) => mark(white, black).ok_or(ImportTrouble::Result(round + 1))?,
                    None => Mark::of_missing(at_white.is_some(), at_black.is_some()),
                };
                *place = Some(Bout { white: at_white, black: at_black, mark });
            }
            game.mark = game.of_boards();
            return Ok(game);
        }
        let told = [one, other].iter().find_map(|team| self.orders.get(&(round, *team))).map(|(line, _)| *line);
        let sitting = self.rolls.get(one).and_then(|roll| {
            roll.players.iter().find(|number| self.sits(**number, round).is_some()).map(|number| self.line_of(*number))
        });
        let roll = self.rolls.get(one).map_or(1, |roll| roll.line);
        Err(wrong(told.or(sitting).unwrap_or(roll), TrfReason::Lineup(round + 1)))
    }

    /// Who sits at the boards, the team that is named first before the other; `None` where that cannot be.
    fn seats(&self, round: usize, first: usize, second: usize) -> Option<Vec<[Option<usize>; 2]>> {
        let teams = [first, second];
        let cell = |side: usize, member: usize| self.sits(*self.rolls.get(teams[side])?.players.get(member)?, round);
        let number = |side: usize, member: usize| self.rolls.get(teams[side])?.players.get(member).copied();
        let fits = |side: usize, member: usize, board: usize| {
            let is_white = (side == 0) == Game::first_has_white(board);
            let color = if is_white { Color::White } else { Color::Black };
            cell(side, member).is_some_and(|cell| cell.color.is_none_or(|there| there == color))
        };
        let alone = |side: usize, member: usize| cell(side, member).is_some_and(|cell| cell.opponent == 0);
        // In the order of the list, unless a line says another.
        let mut queues: [Vec<usize>; 2] = [0, 1].map(|side: usize| {
            let players = self.rolls.get(teams[side]).map_or(0, |roll| roll.players.len());
            (0..players).filter(|member| cell(side, *member).is_some()).collect()
        });
        let told = [0, 1].map(|side: usize| self.orders.get(&(round, teams[side])).map(|(_, seats)| seats));
        if told.iter().any(Option::is_some) {
            let opponent = |side: usize, member: usize| {
                let number = cell(side, member)?.opponent;
                self.places.get(&number).map(|(_, member)| *member)
            };
            let mut seats = vec![[None, None]; self.boards];
            for (board, seat) in seats.iter_mut().enumerate() {
                let there = [0, 1].map(|side: usize| told[side].and_then(|seats| seats.get(board).copied().flatten()));
                for side in [0, 1] {
                    seat[side] = match told[side] {
                        Some(_) => there[side],
                        None => there[1 - side].and_then(|member| opponent(1 - side, member)),
                    };
                }
            }
            // Of a team of which no line speaks, those whose opponents did not come.
            for side in [0, 1].into_iter().filter(|side: &usize| told[*side].is_none()) {
                for member in queues[side].iter().filter(|member| alone(side, **member)) {
                    let is_free = |board: &usize| seats[*board][0].is_none() && seats[*board][1].is_none();
                    let board = (0..self.boards).find(|board| is_free(board) && fits(side, *member, *board))?;
                    seats[board][side] = Some(*member);
                }
            }
            return self.agree(&seats, &queues, fits, number, cell).then_some(seats);
        }
        queues.iter_mut().for_each(|queue| queue.reverse());
        let mut seats = Vec::new();
        for board in 0..self.boards {
            let next = [0, 1].map(|side: usize| queues[side].last().copied());
            let may = [0, 1].map(|side: usize| next[side].filter(|member| fits(side, *member, board)));
            let mut seat = [None, None];
            if let Some(side) =
                [0, 1].into_iter().find(|side: &usize| may[*side].is_some_and(|member| alone(*side, member)))
            {
                seat[side] = queues[side].pop();
            } else if let [Some(one), Some(other)] = may
                && cell(0, one).is_some_and(|cell| Some(cell.opponent) == number(1, other))
            {
                seat = [queues[0].pop(), queues[1].pop()];
            }
            seats.push(seat);
        }
        queues.iter().all(Vec::is_empty).then_some(seats)
    }

    /// Whether all who sit have a place, each opposite the right player and with the right colour.
    fn agree(
        &self,
        seats: &[[Option<usize>; 2]],
        sitting: &[Vec<usize>; 2],
        fits: impl Fn(usize, usize, usize) -> bool,
        number: impl Fn(usize, usize) -> Option<usize>,
        cell: impl Fn(usize, usize) -> Option<Cell>,
    ) -> bool {
        let is_right = |(board, seat): (usize, &[Option<usize>; 2])| {
            [0, 1].into_iter().all(|side: usize| {
                let Some(member) = seat[side] else { return true };
                let opponent = seat[1 - side].and_then(|member| number(1 - side, member)).unwrap_or(0);
                fits(side, member, board) && cell(side, member).is_some_and(|cell| cell.opponent == opponent)
            })
        };
        let placed = |side: usize| seats.iter().filter(|seat| seat[side].is_some()).count();
        seats.iter().enumerate().all(is_right)
            && [0, 1].into_iter().all(|side: usize| placed(side) == sitting[side].len())
    }

    /// Who came late, who is away in which rounds, and who plays no more.
    fn away(&self, event: &mut Event) -> Result<(), ImportTrouble> {
        let (played, planned) = (self.played, event.rounds_planned());
        let swiss = event.format == Format::Swiss;
        let rounds = event.rounds.clone();
        for (at, team) in event.players.iter_mut().enumerate() {
            let number = self.rolls.get(at).map_or(0, |roll| roll.number);
            let asked = self.trf.byes.keys().filter(|(round, other)| *other == number && *round <= MOST_ROUNDS);
            team.away = asked.map(|(round, _)| *round).collect();
            let there = |round: &usize| rounds.get(*round).is_some_and(|round| round.game_of(at).is_some());
            if let Some(round) = team.away.iter().find(|round| there(round)) {
                let line = others(self.trf).find(|(_, line)| has_code(line, "240")).map_or(1, |(line, _)| line);
                return Err(wrong(line, TrfReason::Lineup(round + 1)));
            }
            let is_told = |round: &usize| there(round) || team.away.contains(round);
            team.enters = if swiss { (0..played).find(is_told).unwrap_or(played) } else { 0 };
            // Away in all rounds that are left.
            if planned > played && (played..planned).all(|round| team.away.contains(&round)) {
                team.leaves = Some(played);
                team.away.retain(|round| *round < played);
            }
        }
        Ok(())
    }
}

fn number_of_round(word: &str) -> Option<usize> {
    word.parse::<usize>().ok()?.checked_sub(1).filter(|round| *round < MOST_ROUNDS)
}
