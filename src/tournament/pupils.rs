//! A tournament of pupils: one point, half, none; five criteria for ties, in their order.

use super::Points;
use super::table::{Account, Entry, Outcome, Parted, Scale, Standing, Table, TournamentError, parted};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The player named first won.
    First,
    Draw,
    /// The player named second won.
    Second,
    /// The player named first did not come: the other wins without a game.
    FirstAbsent,
    SecondAbsent,
    BothAbsent,
}

/// What happens to one or two players in a round. A player without a meeting was away, and gets nothing for the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    Game {
        first: usize,
        second: usize,
        score: Score,
    },
    /// Isento: without an opponent because the number is odd. The regulation does not mention it. It gives a point like a
    /// win, as in FIDE's pairing rules.
    Bye(usize),
    /// Half a point without an opponent, asked for before the round. Counts as drawn, and as not played.
    HalfBye(usize),
}

named! {
    /// Critério de desempate, in the order in which they are asked.
    ///
    /// Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Criterion {
        /// Resultado entre os empatados: the points from the games among all who are tied, if all of them played each other.
        /// A game that one of them missed was not played. Counted once, for the whole group.
        Direct = "direct",
        /// Buchholz corrigido: without the opponent with the fewest points.
        BuchholzCut = "cut",
        /// Buchholz completo: the points of all opponents.
        Buchholz = "buchholz",
        /// The points of the opponents that were beaten, and half of those of the others who were held.
        Sonneborn = "sonneborn",
        /// Maior número de vitórias. Rounds that pay as a win count, played or not: the regulation does not say, and this is
        /// what FIDE calls the number of wins.
        Wins = "wins",
    }
}

/// Players by number from 0, and their rounds.
///
/// For Buchholz and Sonneborn-Berger the regulation prints only a program's parameters. So rounds that were not played count
/// by FIDE's rule of 2022. In an opponent's points they count as drawn. In a player's own rounds they count as against a
/// stand-in, who had as many points, got the other result, and draws from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    table: Table,
}

impl Tournament {
    /// From the number of players and the meetings of each round.
    ///
    /// # Errors
    /// A round that cannot be, see [`TournamentError`].
    pub fn new<R: AsRef<[Meeting]>>(players: usize, rounds: &[R]) -> Result<Tournament, TournamentError> {
        Tournament::of_entries(players, rounds.iter().map(|round| round.as_ref().iter().flat_map(entries).collect()))
    }

    /// From what each round was for each player.
    pub(super) fn of_entries(
        players: usize,
        rounds: impl IntoIterator<Item = Vec<(usize, Entry)>>,
    ) -> Result<Tournament, TournamentError> {
        Ok(Tournament { table: Table::new(players, Scale::PUPILS, rounds)? })
    }

    pub fn points(&self, player: usize) -> Points {
        self.table.points(player)
    }

    /// Whom a player met in a round, counted from 0, and what that gave; `None` after the last round.
    pub fn met(&self, player: usize, round: usize) -> Option<(Option<usize>, Points)> {
        let entry = self.table.entries(player).get(round)?;
        Some((entry.opponent, self.table.pays(entry.outcome)))
    }

    /// The value of a criterion for a player, round by round; `None` where it says nothing.
    pub fn account(&self, criterion: Criterion, player: usize) -> Option<Account> {
        match criterion {
            Criterion::Direct => self.table.among(player, |entry| self.table.pays(entry.outcome)),
            Criterion::BuchholzCut => Some(self.table.buchholz(player, true)),
            Criterion::Buchholz => Some(self.table.buchholz(player, false)),
            Criterion::Sonneborn => Some(self.table.sonneborn(player)),
            Criterion::Wins => Some(self.table.wins(player)),
        }
    }

    /// The others with as many points.
    pub fn tied(&self, player: usize) -> Vec<usize> {
        self.table.tied(player)
    }

    /// The players, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        self.standings_by(&Criterion::ALL)
    }

    /// The same, with these criteria in this order.
    pub fn standings_by(&self, criteria: &[Criterion]) -> Vec<Standing> {
        let value = |criterion, player| self.account(criterion, player).map(|account| account.total());
        self.table.standings(|player| criteria.iter().map(|criterion| value(*criterion, player)).collect())
    }

    /// What decides between two rows of [`Tournament::standings`].
    pub fn parted(one: &Standing, other: &Standing) -> Parted<Criterion> {
        parted(&Criterion::ALL, one, other)
    }
}

/// A meeting as each of its players has it.
fn entries(meeting: &Meeting) -> Vec<(usize, Entry)> {
    match *meeting {
        Meeting::Bye(player) => vec![(player, Entry { outcome: Outcome::Win, ..Entry::AWAY })],
        Meeting::HalfBye(player) => vec![(player, Entry { outcome: Outcome::Draw, ..Entry::AWAY })],
        Meeting::Game { first, second, score } => {
            let (one, other, played) = match score {
                Score::First => (Outcome::Win, Outcome::Loss, true),
                Score::Draw => (Outcome::Draw, Outcome::Draw, true),
                Score::Second => (Outcome::Loss, Outcome::Win, true),
                Score::FirstAbsent => (Outcome::Absent, Outcome::Win, false),
                Score::SecondAbsent => (Outcome::Win, Outcome::Absent, false),
                Score::BothAbsent => (Outcome::Absent, Outcome::Absent, false),
            };
            let entry = |opponent, outcome| Entry { opponent: Some(opponent), outcome, played, ..Entry::AWAY };
            vec![(first, entry(second, one)), (second, entry(first, other))]
        }
    }
}

/// Eight players and five rounds of a Swiss tournament, in which each criterion decides somewhere.
pub fn sample() -> (usize, Vec<Vec<Meeting>>) {
    use Score::{Draw, First, Second};
    let rounds = [
        [(2, 6, First), (3, 1, Draw), (7, 5, Draw), (4, 0, Second)],
        [(2, 0, First), (3, 5, First), (7, 1, First), (6, 4, First)],
        [(3, 2, Draw), (0, 7, First), (6, 1, Second), (4, 5, First)],
        [(7, 2, First), (0, 3, First), (4, 1, First), (6, 5, Second)],
        [(1, 0, First), (4, 7, First), (2, 5, Second), (3, 6, Draw)],
    ];
    let game = |(first, second, score)| Meeting::Game { first, second, score };
    (8, rounds.iter().map(|round| round.iter().copied().map(game).collect()).collect())
}
