//! Who met whom and with what outcome, and the criteria that count it. Pupils and teams share it; their points differ.

use super::Points;

/// How a round went for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Vitória.
    Win,
    /// Empate.
    Draw,
    /// Derrota.
    Loss,
    /// Falta de comparência.
    Absent,
}

/// A round of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub opponent: Option<usize>,
    pub outcome: Outcome,
    /// Whether both came: a win without a game is a win, but no meeting.
    pub played: bool,
    /// Pontos de tabuleiro; pupils have none.
    pub boards: Points,
}

impl Entry {
    /// Not paired, or away.
    pub const AWAY: Entry = Entry { opponent: None, outcome: Outcome::Absent, played: false, boards: Points::ZERO };
}

/// The points for each outcome; none for staying away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
}

/// Those of pupils.
impl Default for Scale {
    fn default() -> Scale {
        Scale::PUPILS
    }
}

impl Scale {
    /// Vitória 1, empate ½, derrota ou falta 0.
    pub const PUPILS: Scale = Scale { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
    /// Vitória 3, empate 2, derrota 1, falta de comparência 0.
    pub const TEAMS: Scale = Scale { win: Points::whole(3), draw: Points::whole(2), loss: Points::whole(1) };

    pub fn pays(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win => self.win,
            Outcome::Draw => self.draw,
            Outcome::Loss => self.loss,
            Outcome::Absent => Points::ZERO,
        }
    }

    /// The points of the other side.
    fn pays_other(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win => self.loss,
            Outcome::Draw => self.draw,
            Outcome::Loss | Outcome::Absent => self.win,
        }
    }
}

/// Why a list of rounds is no tournament; the round counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentError {
    /// Nobody has this number.
    Unknown { round: usize, side: usize },
    /// Somebody is paired with nobody else.
    AgainstItself { round: usize, side: usize },
    /// Somebody has two opponents in one round.
    Twice { round: usize, side: usize },
}

/// Sides by number from 0, rounds in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    /// By side, then by round.
    entries: Vec<Vec<Entry>>,
    scale: Scale,
}

impl Table {
    /// From the entries of each round, whose numbers may be wrong. A side without an entry was away.
    pub fn new(
        sides: usize,
        scale: Scale,
        rounds: impl IntoIterator<Item = Vec<(usize, Entry)>>,
    ) -> Result<Table, TournamentError> {
        let mut table = Table { entries: vec![Vec::new(); sides], scale };
        for (round, row) in rounds.into_iter().enumerate() {
            for (side, entry) in row {
                if let Some(known) = [Some(side), entry.opponent].into_iter().flatten().find(|known| *known >= sides) {
                    return Err(TournamentError::Unknown { round, side: known });
                }
                if entry.opponent == Some(side) {
                    return Err(TournamentError::AgainstItself { round, side });
                }
                match table.entries.get_mut(side) {
                    Some(entries) if entries.len() == round => entries.push(entry),
                    _ => return Err(TournamentError::Twice { round, side }),
                }
            }
            for entries in table.entries.iter_mut().filter(|entries| entries.len() == round) {
                entries.push(Entry::AWAY);
            }
        }
        Ok(table)
    }

    pub fn sides(&self) -> usize {
        self.entries.len()
    }

    pub fn entries(&self, side: usize) -> &[Entry] {
        self.entries.get(side).map_or(&[], Vec::as_slice)
    }

    pub fn points(&self, side: usize) -> Points {
        self.entries(side).iter().map(|entry| self.scale.pays(entry.outcome)).sum()
    }

    /// The points of a side as they count for its opponents: a round that was not played counts as drawn.
    fn adjusted(&self, side: usize) -> Points {
        let worth = |entry: &Entry| if entry.played { self.scale.pays(entry.outcome) } else { self.scale.draw };
        self.entries(side).iter().map(worth).sum()
    }

    /// The points of the stand-in for a missing opponent: the side's own points before the round, the other result of the
    /// round, and draws in the rest.
    fn stand_in(&self, side: usize, round: usize) -> Points {
        let entries = self.entries(side);
        let before: Points = entries.iter().take(round).map(|entry| self.scale.pays(entry.outcome)).sum();
        let other = entries.get(round).map_or(Points::ZERO, |entry| self.scale.pays_other(entry.outcome));
        let rest = entries.len().saturating_sub(round + 1);
        before + other + self.scale.draw.times(u32::try_from(rest).unwrap_or(u32::MAX))
    }

    /// A term for each round, with what its opponent is worth.
    pub fn terms(&self, side: usize, worth: impl Fn(usize, &Entry) -> Points) -> Vec<Term> {
        let entries = self.entries(side).iter().enumerate();
        entries
            .map(|(round, entry)| {
                let met = entry.opponent.filter(|_| entry.played);
                Term::new(round, met, entry.outcome, worth(round, entry))
            })
            .collect()
    }

    /// Buchholz: for each round the opponent's points. With `cut` the lowest of them do not count.
    pub fn buchholz(&self, side: usize, cut: bool) -> Account {
        let mut terms = self.terms(side, |round, entry| match entry.opponent.filter(|_| entry.played) {
            Some(opponent) => self.adjusted(opponent),
            None => self.stand_in(side, round),
        });
        if cut && let Some(least) = terms.iter_mut().min_by_key(|term| term.of) {
            least.leave_out();
        }
        Account { terms }
    }

    /// Sonneborn-Berger: for each round all of the opponent's points for a win, half of them for a draw.
    pub fn sonneborn(&self, side: usize) -> Account {
        let mut account = self.buchholz(side, false);
        account.terms.iter_mut().for_each(Term::weigh);
        account
    }

    /// One point for each round that counts as won.
    pub fn wins(&self, side: usize) -> Account {
        let entries = self.entries(side).iter().enumerate().filter(|(_, entry)| entry.outcome == Outcome::Win);
        let term = |(round, entry): (usize, &Entry)| Term::new(round, entry.opponent, entry.outcome, Points::ONE);
        Account { terms: entries.map(term).collect() }
    }

    /// The other sides with as many points.
    pub fn tied(&self, side: usize) -> Vec<usize> {
        let points = self.points(side);
        (0..self.sides()).filter(|other| *other != side && self.points(*other) == points).collect()
    }

    /// The side's games against those with as many points, each counted by `worth`. `None` where there is no tie, or where
    /// two of them have not played each other.
    pub fn among(&self, side: usize, worth: impl Fn(&Entry) -> Points) -> Option<Account> {
        let tied = self.tied(side);
        let met = |one: usize, other: usize| {
            self.entries(one).iter().any(|entry| entry.played && entry.opponent == Some(other))
        };
        let group: Vec<usize> = tied.iter().copied().chain([side]).collect();
        let all_met = group.iter().all(|one| group.iter().all(|other| one == other || met(*one, *other)));
        if tied.is_empty() || !all_met {
            return None;
        }
        let entries = self.entries(side).iter().enumerate();
        let terms = entries.filter_map(|(round, entry)| {
            let opponent = entry.opponent.filter(|opponent| entry.played && tied.contains(opponent))?;
            Some(Term::new(round, Some(opponent), entry.outcome, worth(entry)))
        });
        Some(Account { terms: terms.collect() })
    }

    pub fn pays(&self, outcome: Outcome) -> Points {
        self.scale.pays(outcome)
    }

    /// All sides, the best first. Sides that nothing separates share a place, in the order of their numbers.
    pub fn standings(&self, values: impl Fn(usize) -> Vec<Option<Points>>) -> Vec<Standing> {
        let row = |side: usize| Standing { side, place: 0, points: self.points(side), values: values(side) };
        placed((0..self.sides()).map(row).collect())
    }
}

/// The rows with their places, the best first. Those that nothing separates share a place, in the order of their numbers.
pub(super) fn placed(mut standings: Vec<Standing>) -> Vec<Standing> {
    standings.sort_by(|one, other| other.worth().cmp(&one.worth()).then(one.side.cmp(&other.side)));
    let first_alike = |one: &Standing| standings.iter().position(|other| other.worth() == one.worth());
    let places: Vec<Option<usize>> = standings.iter().map(first_alike).collect();
    for (standing, place) in standings.iter_mut().zip(places) {
        standing.place = place.map_or(0, |place| place + 1);
    }
    standings
}

/// One round in a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Counted from 0.
    pub round: usize,
    /// `None` without an opponent, where a stand-in counts.
    pub opponent: Option<usize>,
    pub outcome: Outcome,
    /// The opponent's points.
    pub of: Points,
    /// How many of them count.
    pub counts: Points,
    /// Whether it is the lowest, which is left out.
    pub cut: bool,
}

impl Term {
    /// All of these points count.
    pub(super) fn new(round: usize, opponent: Option<usize>, outcome: Outcome, of: Points) -> Term {
        Term { round, opponent, outcome, of, counts: of, cut: false }
    }

    /// Of the opponent's points, those that count for Sonneborn-Berger.
    pub(super) fn weigh(&mut self) {
        self.counts = match self.outcome {
            Outcome::Win => self.of,
            Outcome::Draw => self.of.halved(),
            Outcome::Loss | Outcome::Absent => Points::ZERO,
        };
    }

    pub(super) fn leave_out(&mut self) {
        self.cut = true;
        self.counts = Points::ZERO;
    }
}

/// A criterion's value, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub terms: Vec<Term>,
}

impl Account {
    pub fn total(&self) -> Points {
        self.terms.iter().map(|term| term.counts).sum()
    }
}

/// A row of the final table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The side's number.
    pub side: usize,
    /// From 1; shared by sides that nothing separates.
    pub place: usize,
    pub points: Points,
    /// By criterion, in their order; `None` where one says nothing.
    pub values: Vec<Option<Points>>,
}

impl Standing {
    fn worth(&self) -> (Points, &[Option<Points>]) {
        (self.points, &self.values)
    }
}

/// What decides between two rows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parted<C> {
    /// The points themselves.
    Points,
    /// The first criterion in which they differ.
    By(C),
    /// Nothing: they share a place.
    Not,
}

/// Which of these criteria, in the order of the values, decides between two rows.
pub fn parted<C: Copy>(criteria: &[C], one: &Standing, other: &Standing) -> Parted<C> {
    if one.points != other.points {
        return Parted::Points;
    }
    let pairs = one.values.iter().zip(&other.values);
    let found = criteria.iter().zip(pairs).find(|(_, (one, other))| one != other);
    found.map_or(Parted::Not, |(criterion, _)| Parted::By(*criterion))
}
