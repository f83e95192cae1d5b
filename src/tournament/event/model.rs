//! What a tournament is, as values.

use super::foreign::Foreign;
use crate::color::Color;
use crate::tournament::boards::{MOST_BOARDS, encounter};
use crate::tournament::card::Ban;
use crate::tournament::order::FirstOrder;
use crate::tournament::points::Points;
use crate::tournament::pupils::Score;
use crate::tournament::swiss::{MOST_PLAYERS, SwissError};
use crate::tournament::teams::Encounter;
use crate::tournament::ties::Tie;
use crate::tournament::trf::MOST_ROUNDS;

/// More players than this are not taken in.
pub const MOST_PEOPLE: usize = MOST_PLAYERS;

/// More players than this are not paired: a round would take too long on the device.
pub const MOST_PAIRED: usize = 200;

/// A team has no more players than this.
pub const MOST_MEMBERS: usize = 40;

/// More pairs who may not meet are not kept.
pub const MOST_BANS: usize = 1_000;

/// No more criteria break ties: the table has a column for each.
pub const MOST_TIES: usize = 8;

/// The time controls of the school regulation.
pub const RHYTHMS: [&str; 2] = ["15+5", "20+0"];

named! {
    /// Who meets whom. Its name is the word in the ids of texts, and in records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Format {
        /// Sistema suíço.
        Swiss = "swiss",
        /// Todos contra todos.
        Robin = "robin",
        /// Todos contra todos, duas voltas.
        Double = "double",
        /// Eliminatórias.
        Knockout = "knockout",
    }
}

named! {
    /// Which criteria break ties. Its name is the word in the ids of texts, and in records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Rules {
        /// Those of the school regulation, in its order.
        School = "school",
        /// Those of FIDE C.07.
        Fide = "fide",
    }
}

named! {
    /// Género, where the list says it. Its name is the word in the ids of texts, in records, and in files.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Gender {
        Girl = "f",
        Boy = "m",
    }
}

named! {
    /// What came of a pair. Its name is the sign in records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Mark {
        White = "1",
        Draw = "=",
        Black = "0",
        /// Black did not come: White wins without a game.
        BlackAway = "+",
        /// White did not come.
        WhiteAway = "-",
        /// Neither came.
        BothAway = "x",
    }
}

impl Mark {
    /// The result where somebody is missing; `None` where White and Black are there.
    pub const fn of_missing(white: bool, black: bool) -> Option<Mark> {
        match (white, black) {
            (true, true) => None,
            (true, false) => Some(Mark::BlackAway),
            (false, true) => Some(Mark::WhiteAway),
            (false, false) => Some(Mark::BothAway),
        }
    }

    /// Points of White and of Black.
    pub const fn points(self) -> (Points, Points) {
        match self {
            Mark::White | Mark::BlackAway => (Points::ONE, Points::ZERO),
            Mark::Draw => (Points::HALF, Points::HALF),
            Mark::Black | Mark::WhiteAway => (Points::ZERO, Points::ONE),
            Mark::BothAway => (Points::ZERO, Points::ZERO),
        }
    }

    /// As people write it: `1 – 0`, with a sign for a game that was not played.
    pub const fn text(self) -> &'static str {
        match self {
            Mark::White => "1 – 0",
            Mark::Draw => "½ – ½",
            Mark::Black => "0 – 1",
            Mark::BlackAway => "+ – −",
            Mark::WhiteAway => "− – +",
            Mark::BothAway => "− – −",
        }
    }
}

/// Somebody who plays, or a team. The place in the list is the starting number less one, from the first round on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    /// The year of birth.
    pub born: Option<u16>,
    /// Turma.
    pub class: String,
    pub school: String,
    pub gender: Option<Gender>,
    pub rating: Option<u32>,
    /// The first round that is played, counted from 0.
    pub enters: usize,
    /// The first round that is not played any more.
    pub leaves: Option<usize>,
    /// Rounds without a game for half a point, asked for before.
    pub halves: Vec<usize>,
    /// The players of a team, in their fixed order. Equipa.
    pub members: Vec<Player>,
    /// Rounds that are not played, without points, as a file announces them.
    pub away: Vec<usize>,
    /// Points by round that count for the pairing alone; the rest are nothing.
    pub lent: Vec<Points>,
    /// The columns from the sex to the place, as they stood in the file that the tournament came from.
    pub about: String,
}

impl Player {
    pub fn named(name: &str) -> Player {
        Player { name: name.to_string(), ..Player::default() }
    }

    /// Whether a round is played, where nothing else is said of it.
    pub fn plays(&self, round: usize) -> bool {
        let is_there = self.enters <= round && self.leaves.is_none_or(|leaves| round < leaves);
        is_there && !self.halves.contains(&round) && !self.away.contains(&round)
    }
}

/// A board of an encounter: who sits there, by the places in the lists of their teams, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    pub white: Option<usize>,
    pub black: Option<usize>,
    pub mark: Option<Mark>,
}

impl Bout {
    /// Whether a result can be entered.
    pub const fn is_played(&self) -> bool {
        self.white.is_some() && self.black.is_some()
    }
}

/// A place for a result in a round: a game, or a board of an encounter of teams. Both count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub game: usize,
    pub bout: Option<usize>,
}

/// As people read it: `3`; `2.1` for the first board of the second table.
impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.bout {
            None => write!(f, "{}", self.game + 1),
            Some(board) => write!(f, "{}.{}", self.game + 1, board + 1),
        }
    }
}

/// Two who meet, or one who has no opponent. Players by number from 0. Of two teams that meet, White's is the one that is
/// named first: it has White on the first board, Black on the second, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub white: usize,
    /// `None`: isento.
    pub black: Option<usize>,
    /// Of teams, what the boards make of it once all are in; in a knock-out, where they leave both level, who goes on.
    pub mark: Option<Mark>,
    /// Not as the rules paired them.
    pub by_hand: bool,
    /// The boards of teams; none of players.
    pub bouts: [Option<Bout>; MOST_BOARDS],
}

impl Game {
    pub const fn of(white: usize, black: Option<usize>) -> Game {
        Game { white, black, mark: None, by_hand: false, bouts: [None; MOST_BOARDS] }
    }

    /// Whether the team that is named first has White on this board.
    pub const fn first_has_white(board: usize) -> bool {
        board.is_multiple_of(2)
    }

    /// The boards of teams, the first one first.
    pub fn boards(&self) -> impl Iterator<Item = Bout> + '_ {
        self.bouts.iter().map_while(|bout| *bout)
    }

    /// The encounter that the boards make; `None` for players, while results are missing, and where nobody came.
    pub fn encounter(&self) -> Option<Encounter> {
        encounter(self.white, self.black?, &self.scores()?)
    }

    /// Pontos de tabuleiro of both teams, as far as results are in.
    pub fn board_points(&self) -> (Points, Points) {
        let of = |(board, bout): (usize, Bout)| {
            let (white, black) = bout.mark.map_or((Points::ZERO, Points::ZERO), Mark::points);
            if Game::first_has_white(board) { (white, black) } else { (black, white) }
        };
        let all: Vec<(Points, Points)> = self.boards().enumerate().map(of).collect();
        (all.iter().map(|(first, _)| *first).sum(), all.iter().map(|(_, second)| *second).sum())
    }

    /// The result as people write it; of teams the points of the boards.
    pub fn text(&self) -> Option<String> {
        if self.bouts[0].is_none() {
            return self.mark.map(|mark| mark.text().to_string());
        }
        let (first, second) = self.board_points();
        self.boards().any(|bout| bout.mark.is_some()).then(|| format!("{first} – {second}"))
    }

    fn scores(&self) -> Option<Vec<Score>> {
        let score = |(board, bout): (usize, Bout)| {
            let first = Game::first_has_white(board);
            Some(match bout.mark? {
                Mark::White if first => Score::First,
                Mark::White => Score::Second,
                Mark::Draw => Score::Draw,
                Mark::Black if first => Score::Second,
                Mark::Black => Score::First,
                Mark::BlackAway if first => Score::SecondAbsent,
                Mark::BlackAway => Score::FirstAbsent,
                Mark::WhiteAway if first => Score::FirstAbsent,
                Mark::WhiteAway => Score::SecondAbsent,
                Mark::BothAway => Score::BothAbsent,
            })
        };
        self.boards().enumerate().map(score).collect()
    }

    /// What the boards make of the encounter; `None` while results are missing.
    pub(super) fn of_boards(&self) -> Option<Mark> {
        let second = self.black?;
        let scores = self.scores()?;
        Some(match encounter(self.white, second, &scores) {
            Some(Encounter::Match { boards: (one, other), .. }) => match one.cmp(&other) {
                std::cmp::Ordering::Greater => Mark::White,
                std::cmp::Ordering::Equal => Mark::Draw,
                std::cmp::Ordering::Less => Mark::Black,
            },
            Some(Encounter::Default { absent, .. }) if absent == second => Mark::BlackAway,
            Some(Encounter::Default { .. }) => Mark::WhiteAway,
            Some(Encounter::Bye { .. }) | None => Mark::BothAway,
        })
    }

    pub fn has(&self, player: usize) -> bool {
        self.white == player || self.black == Some(player)
    }

    /// Whether a result is still to come.
    pub const fn waits(&self) -> bool {
        self.black.is_some() && self.mark.is_none()
    }
}

/// A round that was paired; the boards in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    pub games: Vec<Game>,
    /// Those with half a point without a game.
    pub halves: Vec<usize>,
    /// All results are in, and a change is a correction.
    pub closed: bool,
}

impl Round {
    /// The boards whose results are still to come, from 0.
    pub fn waiting(&self) -> Vec<usize> {
        (0..self.games.len()).filter(|at| self.games[*at].waits()).collect()
    }

    pub fn game_of(&self, player: usize) -> Option<&Game> {
        self.games.iter().find(|game| game.has(player))
    }

    /// All places for results, in the order of the tables; one for who has no opponent too.
    pub fn spots(&self) -> Vec<Spot> {
        let of = |(game, pair): (usize, &Game)| -> Vec<Spot> {
            match pair.boards().count() {
                0 => vec![Spot { game, bout: None }],
                boards => (0..boards).map(|bout| Spot { game, bout: Some(bout) }).collect(),
            }
        };
        self.games.iter().enumerate().flat_map(of).collect()
    }

    /// What is entered at a place.
    pub fn mark_at(&self, spot: Spot) -> Option<Mark> {
        let game = self.games.get(spot.game)?;
        match spot.bout {
            None => game.mark,
            Some(board) => game.bouts.get(board).copied().flatten()?.mark,
        }
    }

    /// The places whose results are still to come.
    pub fn missing(&self) -> Vec<Spot> {
        let waits = |spot: &Spot| {
            self.games.get(spot.game).is_some_and(|game| game.black.is_some()) && self.mark_at(*spot).is_none()
        };
        // All boards are in, and nobody has said who goes on.
        let is_level =
            |game: &Game| game.waits() && game.bouts[0].is_some() && game.boards().all(|bout| bout.mark.is_some());
        let level = self.games.iter().enumerate().filter(|(_, game)| is_level(game));
        let level = level.map(|(game, _)| Spot { game, bout: None });
        self.spots().into_iter().filter(waits).chain(level).collect()
    }
}

/// What was done besides entering results. Rounds count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A result of a closed round was corrected.
    Corrected { round: usize, white: usize, black: usize, was: Option<Mark>, now: Option<Mark> },
    /// A result of a board was corrected, in a closed round of two teams.
    CorrectedBoard { round: usize, white: usize, black: usize, board: usize, was: Option<Mark>, now: Option<Mark> },
    /// Two players changed places by hand.
    Swapped { round: usize, one: usize, other: usize },
    /// Somebody came later.
    Entered { round: usize, player: usize },
    /// Somebody plays no more, from this round on.
    Left { round: usize, player: usize },
    /// Somebody plays again.
    Back { round: usize, player: usize },
    /// Two players may not meet, from this round on.
    Apart { round: usize, one: usize, other: usize },
    /// Two players may meet again.
    Together { round: usize, one: usize, other: usize },
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// A name for the address; it never changes.
    pub id: String,
    /// How often anything was changed: of two copies the one with more is the later.
    pub steps: u64,
    pub name: String,
    pub format: Format,
    /// How many rounds there are to be; all against all and knock-outs know it by themselves.
    pub planned: usize,
    /// Ritmo, as text.
    pub rhythm: String,
    pub rules: Rules,
    /// Those of FIDE in their order, where the organiser has chosen; otherwise the usual ones.
    pub ties: Option<Vec<Tie>>,
    pub order: FirstOrder,
    /// Of the lots that are drawn; it is printed, so that anybody can draw them again.
    pub seed: u64,
    /// The colour of the first of the list in the first round.
    pub first_color: Color,
    /// Whether the upper half has points lent in the first rounds. Aceleração.
    pub accelerated: bool,
    /// On how many boards teams meet; 0 where each plays alone.
    pub boards: usize,
    /// Those who are paired: players, or teams.
    pub players: Vec<Player>,
    /// Players who may not meet.
    pub apart: Vec<Ban>,
    pub rounds: Vec<Round>,
    pub log: Vec<Note>,
    /// The file that it came from.
    pub foreign: Option<Foreign>,
}

/// Why something cannot be done. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventError {
    /// Nobody has this number, or there is no such board or round.
    Unknown,
    /// So few players cannot be paired.
    TooFew,
    /// More than this many players.
    TooMany(usize),
    /// So many results are still to come.
    Waiting(usize),
    /// The round is not closed yet.
    Open,
    /// All rounds have been played.
    Over,
    /// The list of this kind of tournament is closed once it has begun.
    Begun,
    /// In a knock-out somebody must win.
    NeedsWinner,
    /// The winner has played on already.
    PlayedOn,
    /// A result has been entered already.
    Entered,
    /// Places change in the Swiss system alone.
    NotSwiss,
    /// Both are in one pair, or somebody is in none.
    NoExchange,
    /// The rules leave no pairing.
    Impossible,
    /// This is not done in a tournament of teams.
    Teams,
    /// So many players are in no team.
    NoTeam(usize),
    /// Nobody sits there.
    EmptySeat,
    /// Those who may not meet leave no pairing.
    ImpossibleApart,
    /// No more than this many pairs who may not meet.
    TooManyBans(usize),
    /// No more than this many criteria.
    TooManyTies(usize),
}

impl From<SwissError> for EventError {
    fn from(error: SwissError) -> EventError {
        match error {
            SwissError::Impossible => EventError::Impossible,
            SwissError::TooMany => EventError::TooMany(MOST_PAIRED),
        }
    }
}

impl EventError {
    message_ids! {
        /// The Fluent id of its sentence.
        EventError::Unknown => "cup-error-unknown",
        EventError::TooFew => "cup-error-few",
        EventError::TooMany(_) => "cup-error-many",
        EventError::Waiting(_) => "cup-error-waiting",
        EventError::Open => "cup-error-open",
        EventError::Over => "cup-error-over",
        EventError::Begun => "cup-error-begun",
        EventError::NeedsWinner => "cup-error-winner",
        EventError::PlayedOn => "cup-error-played-on",
        EventError::Entered => "cup-error-entered",
        EventError::NotSwiss => "cup-error-not-swiss",
        EventError::NoExchange => "cup-error-exchange",
        EventError::Impossible => "cup-error-impossible",
        EventError::Teams => "cup-error-teams",
        EventError::NoTeam(_) => "cup-error-no-team",
        EventError::EmptySeat => "cup-error-empty-seat",
        EventError::ImpossibleApart => "cup-error-impossible-apart",
        EventError::TooManyBans(_) => "cup-error-bans",
        EventError::TooManyTies(_) => "cup-ties-limit",
    }

    /// The number in its sentence.
    pub const fn count(&self) -> usize {
        match self {
            EventError::TooMany(count)
            | EventError::Waiting(count)
            | EventError::NoTeam(count)
            | EventError::TooManyBans(count)
            | EventError::TooManyTies(count) => *count,
            _ => 0,
        }
    }
}

impl Event {
    /// A new one of the Swiss system, for pupils.
    pub fn new(id: &str, name: &str, seed: u64) -> Event {
        Event {
            id: id.to_string(),
            steps: 0,
            name: name.to_string(),
            format: Format::Swiss,
            planned: 5,
            rhythm: RHYTHMS[0].to_string(),
            rules: Rules::School,
            ties: None,
            order: FirstOrder::Rating,
            seed,
            first_color: Color::White,
            boards: 0,
            accelerated: false,
            players: Vec::new(),
            apart: Vec::new(),
            rounds: Vec::new(),
            log: Vec::new(),
            foreign: None,
        }
    }

    /// The name of a player or a team; nothing for nobody.
    pub fn name_of(&self, player: usize) -> String {
        self.players.get(player).map(|player| player.name.clone()).unwrap_or_default()
    }

    /// All names, in the order of the list.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    pub fn has_begun(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// How many rounds there are to be.
    pub fn rounds_planned(&self) -> usize {
        let players = self.players.len();
        let even = players + players % 2;
        match self.format {
            Format::Swiss => self.planned.clamp(1, MOST_ROUNDS),
            Format::Robin => even.saturating_sub(1),
            Format::Double => 2 * even.saturating_sub(1),
            Format::Knockout if players < 2 => 0,
            Format::Knockout => players.next_power_of_two().trailing_zeros() as usize,
        }
    }

    /// The round whose results are entered, or whose closing is awaited.
    pub fn open_round(&self) -> Option<usize> {
        self.rounds.iter().position(|round| !round.closed)
    }

    /// How many rounds have all their results, from the first on.
    pub fn complete(&self) -> usize {
        self.rounds.iter().take_while(|round| round.waiting().is_empty()).count()
    }

    pub fn is_over(&self) -> bool {
        self.has_begun() && self.rounds.len() >= self.rounds_planned() && self.open_round().is_none()
    }
}
