//! A tournament of teams: 3 points for a win, 2 for a draw, 1 for a loss, none for staying away; two lists of criteria.

use super::Points;
use super::table::{Account, Entry, Outcome, Parted, Scale, Standing, Table, TournamentError, parted};

named! {
    /// Sistema de jogo. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum System {
        /// Todos contra todos (poule).
        RoundRobin = "round-robin",
        /// Sistema suíço.
        Swiss = "swiss",
    }
}

impl System {
    /// The criteria after the points, in their order. For the Swiss system the regulation prints the points themselves as
    /// the first criterion.
    pub const fn criteria(self) -> &'static [Merit] {
        match self {
            System::RoundRobin => &[Merit::Direct, Merit::BoardsAmong, Merit::Boards, Merit::Sonneborn, Merit::Bsv],
            System::Swiss => &[Merit::Direct, Merit::Boards, Merit::BuchholzCut, Merit::Buchholz],
        }
    }
}

named! {
    /// Critério de desempate por equipas. Its name is the word in the ids of texts, some of which are those of pupils.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Merit {
        /// Resultado entre as equipas empatadas: points 3-2-1-0 of their encounters, provided that all have met.
        Direct = "merit-direct",
        /// Pontos de tabuleiro dos jogos entre elas.
        BoardsAmong = "merit-boards-among",
        /// Pontos de tabuleiro.
        Boards = "merit-boards",
        /// Sonneborn-Berger. The regulation prints a program's parameters. Here it is the points 3-2-1-0 of each team that was
        /// beaten, and half of those of each team with a draw.
        Sonneborn = "sonneborn",
        /// Desempate BSV. The regulation gives its name and its number in the program, but not what it counts. So it decides
        /// nothing here.
        Bsv = "merit-bsv",
        /// Buchholz corrigido, of points 3-2-1-0.
        BuchholzCut = "cut",
        /// Buchholz completo, of points 3-2-1-0.
        Buchholz = "buchholz",
    }
}

/// What happens to one or two teams in a round. A team without an encounter was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// The team with more points on the boards wins.
    Match {
        first: usize,
        second: usize,
        /// Pontos de tabuleiro of the first and of the second.
        boards: (Points, Points),
    },
    /// One team did not come. The organiser decides the other team's points on the boards: the regulation does not.
    Default { present: usize, absent: usize, boards: Points },
    /// Isenta: points as for a win. The organiser decides the points on the boards; the regulation does not mention it.
    Bye { team: usize, boards: Points },
}

/// Teams by number from 0, and their rounds. Unplayed rounds count in Buchholz and Sonneborn-Berger as they do for
/// [`super::Tournament`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    system: System,
    table: Table,
}

impl Teams {
    /// From the number of teams and the encounters of each round.
    ///
    /// # Errors
    /// A round that cannot be, see [`TournamentError`].
    pub fn new<R: AsRef<[Encounter]>>(system: System, teams: usize, rounds: &[R]) -> Result<Teams, TournamentError> {
        let rows = rounds.iter().map(|round| round.as_ref().iter().flat_map(entries).collect());
        Ok(Teams { system, table: Table::new(teams, Scale::TEAMS, rows)? })
    }

    pub fn points(&self, team: usize) -> Points {
        self.table.points(team)
    }

    /// Pontos de tabuleiro.
    pub fn boards(&self, team: usize) -> Points {
        self.table.entries(team).iter().map(|entry| entry.boards).sum()
    }

    /// The criteria after the points, in their order.
    pub const fn criteria(&self) -> &'static [Merit] {
        self.system.criteria()
    }

    /// What each round gave a team, of points 3-2-1-0.
    pub fn paid(&self, team: usize) -> Vec<Points> {
        self.table.entries(team).iter().map(|entry| self.table.pays(entry.outcome)).collect()
    }

    /// The other teams with as many points.
    pub fn tied(&self, team: usize) -> Vec<usize> {
        self.table.tied(team)
    }

    /// The value of a criterion for a team, round by round; `None` where it says nothing.
    pub fn account(&self, criterion: Merit, team: usize) -> Option<Account> {
        match criterion {
            Merit::Direct => self.table.among(team, |entry| self.table.pays(entry.outcome)),
            Merit::BoardsAmong => self.table.among(team, |entry| entry.boards),
            Merit::Boards => Some(Account { terms: self.table.terms(team, |_, entry| entry.boards) }),
            Merit::Sonneborn => Some(self.table.sonneborn(team)),
            Merit::Bsv => None,
            Merit::BuchholzCut => Some(self.table.buchholz(team, true)),
            Merit::Buchholz => Some(self.table.buchholz(team, false)),
        }
    }

    fn value(&self, criterion: Merit, team: usize) -> Option<Points> {
        self.account(criterion, team).map(|account| account.total())
    }

    /// The teams, the best first; the values are those of [`System::criteria`].
    pub fn standings(&self) -> Vec<Standing> {
        let criteria = self.system.criteria();
        self.table.standings(|team| criteria.iter().map(|criterion| self.value(*criterion, team)).collect())
    }

    /// What decides between two rows of [`Teams::standings`].
    pub fn parted(&self, one: &Standing, other: &Standing) -> Parted<Merit> {
        parted(self.system.criteria(), one, other)
    }
}

/// An encounter as each of its teams has it.
fn entries(encounter: &Encounter) -> Vec<(usize, Entry)> {
    match *encounter {
        Encounter::Match { first, second, boards: (one, other) } => {
            let entry = |opponent, boards: Points, theirs| {
                let outcome = match boards.cmp(&theirs) {
                    std::cmp::Ordering::Greater => Outcome::Win,
                    std::cmp::Ordering::Equal => Outcome::Draw,
                    std::cmp::Ordering::Less => Outcome::Loss,
                };
                Entry { opponent: Some(opponent), outcome, played: true, boards }
            };
            vec![(first, entry(second, one, other)), (second, entry(first, other, one))]
        }
        Encounter::Default { present, absent, boards } => vec![
            (present, Entry { opponent: Some(absent), outcome: Outcome::Win, boards, ..Entry::AWAY }),
            (absent, Entry { opponent: Some(present), ..Entry::AWAY }),
        ],
        Encounter::Bye { team, boards } => vec![(team, Entry { outcome: Outcome::Win, boards, ..Entry::AWAY })],
    }
}
