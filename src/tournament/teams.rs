//! Teams: 3 points for a win, 2 for a draw, 1 for a loss, none for not coming; two lists of criteria for ties.

use super::Points;
use super::table::{Account, Entry, Outcome, Parted, Scale, Standing, Table, TournamentError, parted};

/// Vitória 3, empate 2, derrota 1, falta de comparência 0.
const SCALE: Scale = Scale { win: Points::whole(3), draw: Points::whole(2), loss: Points::whole(1) };

/// Sistema de jogo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Todos contra todos (poule).
    RoundRobin,
    /// Sistema suíço.
    Swiss,
}

impl System {
    pub const ALL: [System; 2] = [System::RoundRobin, System::Swiss];

    /// The criteria after the points, in the order in which they are asked. For the Swiss system the regulation prints
    /// the points themselves as its first.
    pub const fn criteria(self) -> &'static [Merit] {
        match self {
            System::RoundRobin => &[Merit::Direct, Merit::BoardsAmong, Merit::Boards, Merit::Sonneborn, Merit::Bsv],
            System::Swiss => &[Merit::Direct, Merit::Boards, Merit::BuchholzCut, Merit::Buchholz],
        }
    }
}

/// Critério de desempate por equipas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Merit {
    /// Resultado entre as equipas empatadas: points 3-2-1-0 of their encounters, provided that all have met.
    Direct,
    /// Pontos de tabuleiro dos jogos entre elas.
    BoardsAmong,
    /// Pontos de tabuleiro.
    Boards,
    /// Sonneborn-Berger. The regulation prints a program's parameters; here the points 3-2-1-0 of each team that was
    /// beaten, and half of those of each that was held.
    Sonneborn,
    /// Desempate BSV. The regulation gives its name and its number in the program, and not what it counts; so it parts
    /// nobody here.
    Bsv,
    /// Buchholz corrigido, of points 3-2-1-0.
    BuchholzCut,
    /// Buchholz completo, of points 3-2-1-0.
    Buchholz,
}

/// What a round has for one or two teams; whichever is in none was away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// Who has more points on the boards wins.
    Match {
        first: usize,
        second: usize,
        /// Pontos de tabuleiro of the first and of the second.
        boards: (Points, Points),
    },
    /// One team did not come. What the boards pay the other is the organiser's to say: the regulation does not.
    Default { present: usize, absent: usize, boards: Points },
    /// Isenta: points as for a win, and as many on the boards as the organiser says; the regulation says nothing of it.
    Bye { team: usize, boards: Points },
}

/// Teams by number from 0, and their rounds. Unplayed rounds count in Buchholz and Sonneborn-Berger as they do for
/// [`super::Tournament`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    system: System,
    table: Table,
    /// Pontos de tabuleiro, by team and round.
    boards: Vec<Vec<Points>>,
}

impl Teams {
    pub fn new<R: AsRef<[Encounter]>>(system: System, teams: usize, rounds: &[R]) -> Result<Teams, TournamentError> {
        let rows = rounds.iter().map(|round| round.as_ref().iter().flat_map(entries).collect());
        let table = Table::new(teams, SCALE, rows)?;
        let mut boards = vec![vec![Points::ZERO; rounds.len()]; teams];
        for (number, round) in rounds.iter().enumerate() {
            for (team, points) in round.as_ref().iter().flat_map(board_points) {
                if let Some(place) = boards.get_mut(team).and_then(|row| row.get_mut(number)) {
                    *place = points;
                }
            }
        }
        Ok(Teams { system, table, boards })
    }

    pub fn points(&self, team: usize) -> Points {
        self.table.points(team)
    }

    /// Pontos de tabuleiro.
    pub fn boards(&self, team: usize) -> Points {
        self.boards.get(team).into_iter().flatten().copied().sum()
    }

    fn value(&self, criterion: Merit, team: usize) -> Option<Points> {
        let total = |account: Account| account.total();
        let on_board = |round: usize| self.boards.get(team).and_then(|row| row.get(round)).copied().unwrap_or_default();
        match criterion {
            Merit::Direct => self.table.among(team, |_, entry| self.table.pays(entry.outcome)).map(total),
            Merit::BoardsAmong => self.table.among(team, |round, _| on_board(round)).map(total),
            Merit::Boards => Some(self.boards(team)),
            Merit::Sonneborn => Some(self.table.sonneborn(team).total()),
            Merit::Bsv => None,
            Merit::BuchholzCut => Some(self.table.buchholz(team, true).total()),
            Merit::Buchholz => Some(self.table.buchholz(team, false).total()),
        }
    }

    /// The teams, the best first; the values are those of [`System::criteria`].
    pub fn standings(&self) -> Vec<Standing> {
        let criteria = self.system.criteria();
        self.table.standings(|team| criteria.iter().map(|criterion| self.value(*criterion, team)).collect())
    }

    /// What parts two rows of [`Teams::standings`].
    pub fn parted(&self, one: &Standing, other: &Standing) -> Parted<Merit> {
        parted(self.system.criteria(), one, other)
    }
}

/// An encounter as each of its teams has it.
fn entries(encounter: &Encounter) -> Vec<(usize, Entry)> {
    match *encounter {
        Encounter::Match { first, second, boards: (one, other) } => {
            let outcome = |own: Points, theirs: Points| match own.cmp(&theirs) {
                std::cmp::Ordering::Greater => Outcome::Win,
                std::cmp::Ordering::Equal => Outcome::Draw,
                std::cmp::Ordering::Less => Outcome::Loss,
            };
            let entry = |opponent, outcome| Entry { opponent: Some(opponent), outcome, played: true };
            vec![(first, entry(second, outcome(one, other))), (second, entry(first, outcome(other, one)))]
        }
        Encounter::Default { present, absent, .. } => {
            let entry = |opponent, outcome| Entry { opponent: Some(opponent), outcome, played: false };
            vec![(present, entry(absent, Outcome::Win)), (absent, entry(present, Outcome::Absent))]
        }
        Encounter::Bye { team, .. } => vec![(team, Entry { opponent: None, outcome: Outcome::Win, played: false })],
    }
}

fn board_points(encounter: &Encounter) -> Vec<(usize, Points)> {
    match *encounter {
        Encounter::Match { first, second, boards: (one, other) } => vec![(first, one), (second, other)],
        Encounter::Default { present, boards, .. } => vec![(present, boards)],
        Encounter::Bye { team, boards } => vec![(team, boards)],
    }
}
