//! Ties by FIDE C.07, the play-off and tie-break regulations in force since 1 March 2026. Desempates.
//!
//! Each criterion gives a value with its working: which rounds gave what, and why. The ties of the school regulation, whose
//! rounds without a game count by older rules, are those of [`super::Tournament`]; both count on the same table.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::color::Color;

use super::Points;
use super::card::{Card, Field, Turn};
use super::table::{Entry, Outcome, Parted, Scale, Standing, Table, Term, TournamentError, parted};
use super::teams::System;

named! {
    /// A criterion of FIDE C.07, 5. Its name is FIDE's code in small letters, with a dash for the slash: `bh-c1`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Tie {
        /// 6, resultado entre os empatados: the points from the games among them. Where not all have met, whoever is first
        /// whatever the missing games would have given (6.3).
        Direct = "de",
        /// 7.1, vitórias: rounds that paid as a win, with or without a game.
        Wins = "win",
        /// 7.2, partidas ganhas.
        Won = "won",
        /// 7.3, partidas com as pretas.
        BlackPlayed = "bpg",
        /// 7.4, partidas ganhas com as pretas.
        BlackWon = "bwg",
        /// 7.5, pontuação progressiva: the points after each round, added up.
        Progressive = "ps",
        /// 7.5 and 14.1.1: without the first round.
        ProgressiveCut = "ps-c1",
        /// 7.6: rounds without an absence, a bye that was asked for or a game lost by not coming.
        Elected = "rep",
        /// 8.1: the points of all opponents.
        Buchholz = "bh",
        /// 14.1: without the lowest.
        BuchholzCut1 = "bh-c1",
        /// 14.2: without the two lowest.
        BuchholzCut2 = "bh-c2",
        /// 14.3: without the lowest and the highest.
        Median1 = "bh-m1",
        /// 14.4: without the two lowest and the two highest.
        Median2 = "bh-m2",
        /// 9.1: the points of each opponent times the points won.
        Sonneborn = "sb",
        /// 9.1 and 14.1.1: without the opponent with the fewest points.
        SonnebornCut = "sb-c1",
        /// 9.2, sistema Koya: the points won against those with half of the possible points or more.
        Koya = "ks",
        /// 10.1, média dos ratings dos adversários.
        Ratings = "aro",
        /// 10.1 and 14.1.1: without the lowest.
        RatingsCut = "aro-c1",
    }
}

impl Tie {
    /// FIDE's code, as files have it: `BH/C1`.
    pub fn code(self) -> String {
        self.name().to_ascii_uppercase().replace('-', "/")
    }

    /// The criterion of a code or a name, in small letters or not.
    pub fn read(text: &str) -> Option<Tie> {
        Tie::from_name(&text.to_ascii_lowercase().replace('/', "-"))
    }

    /// The article that says what is counted.
    pub const fn article(self) -> &'static str {
        match self {
            Tie::Direct => "6",
            Tie::Wins => "7.1",
            Tie::Won => "7.2",
            Tie::BlackPlayed => "7.3",
            Tie::BlackWon => "7.4",
            Tie::Progressive | Tie::ProgressiveCut => "7.5",
            Tie::Elected => "7.6",
            Tie::Buchholz | Tie::BuchholzCut1 | Tie::BuchholzCut2 | Tie::Median1 | Tie::Median2 => "8.1",
            Tie::Sonneborn | Tie::SonnebornCut => "9.1",
            Tie::Koya => "9.2",
            Tie::Ratings | Tie::RatingsCut => "10.1",
        }
    }

    /// Whether it says anything in this system: all against all, Buchholz is the same for everybody, and not allowed (8).
    pub const fn suits(self, system: System) -> bool {
        let is_buchholz =
            matches!(self, Tie::Buchholz | Tie::BuchholzCut1 | Tie::BuchholzCut2 | Tie::Median1 | Tie::Median2);
        matches!(system, System::Swiss) || !is_buchholz
    }

    /// How many of the lowest and of the highest are left out. 14
    const fn cuts(self) -> (usize, usize) {
        match self {
            Tie::BuchholzCut1 | Tie::SonnebornCut | Tie::RatingsCut => (1, 0),
            Tie::BuchholzCut2 => (2, 0),
            Tie::Median1 => (1, 1),
            Tie::Median2 => (2, 2),
            _ => (0, 0),
        }
    }
}

/// Where what an opponent is worth comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The player's own round, or points.
    Own,
    /// The opponent's points. So many of its rounds, away to the end without a game, count as drawn (16.3.2).
    Opponent { drawn: usize },
    /// Nobody was met: a dummy with the player's own points (16.4).
    Dummy,
    /// The dummy has no more than the opponent who was to be met (16.4.1).
    AsScheduled(usize),
    /// The dummy has no more than a draw in each round gives (16.4.2).
    AsDraws,
    /// The opponent's rating.
    Rating,
}

/// A round in a sum, and why it counts as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundInSum {
    pub term: Term,
    pub basis: Basis,
    /// A bye that was asked for, an absence, or a game lost by not coming: left out before others (16.1.2, 16.5).
    pub voluntary: bool,
}

/// The value of a criterion for a player, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Working {
    pub parts: Vec<RoundInSum>,
    /// `None` where the criterion says nothing.
    pub value: Option<Points>,
    /// Direct encounter: the others who are tied, and those of them who were not met.
    pub tied: Vec<usize>,
    pub unmet: Vec<usize>,
}

/// A tournament with its table by these criteria. Players by number from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    table: Table,
    cards: Vec<Card>,
    system: System,
    ratings: Vec<Option<u32>>,
    criteria: Vec<Tie>,
    standings: Vec<Standing>,
}

/// Exact points of a direct encounter: averages of up to six games have no remainder in sixtieths.
const SIXTIETHS: u64 = 60;

/// What the games among the tied give one of them.
struct Mini {
    least: u64,
    most: u64,
}

impl Ranking {
    /// The table after the rounds that were played, as if there were no more. `ratings` by player; where somebody who was
    /// paired has none, ratings say nothing (10).
    ///
    /// # Errors
    /// Rounds that cannot be, see [`TournamentError`].
    pub fn new(
        field: &Field,
        system: System,
        ratings: &[Option<u32>],
        criteria: &[Tie],
    ) -> Result<Ranking, TournamentError> {
        let table = Table::new(field.cards.len(), Scale::PUPILS, field.entries())?;
        let mut ranking = Ranking {
            table,
            cards: field.cards.clone(),
            system,
            ratings: (0..field.cards.len()).map(|player| ratings.get(player).copied().flatten()).collect(),
            criteria: criteria.to_vec(),
            standings: Vec::new(),
        };
        let values = ranking.values();
        ranking.standings = ranking.table.standings(|player| values.get(player).cloned().unwrap_or_default());
        Ok(ranking)
    }

    pub fn criteria(&self) -> &[Tie] {
        &self.criteria
    }

    /// The players, the best first; the values in the order of the criteria.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// What decides between two rows.
    pub fn parted(&self, one: &Standing, other: &Standing) -> Parted<Tie> {
        parted(&self.criteria, one, other)
    }

    pub fn points(&self, player: usize) -> Points {
        self.table.points(player)
    }

    /// What each round gave a player.
    pub fn paid(&self, player: usize) -> Vec<Points> {
        self.entries(player).map(|(_, entry)| self.table.pays(entry.outcome)).collect()
    }

    /// By player, the values of the criteria. Those who are still tied after one are asked about the next (4.2).
    fn values(&self) -> Vec<Vec<Option<Points>>> {
        let players = self.table.sides();
        let mut values: Vec<Vec<Option<Points>>> = vec![Vec::new(); players];
        for tie in &self.criteria {
            let found: Vec<Option<Points>> = match tie {
                Tie::Direct => self.direct_values(&values),
                _ => (0..players).map(|player| value(*tie, &self.parts(*tie, player)?)).collect(),
            };
            values.iter_mut().zip(found).for_each(|(values, value)| values.push(value));
        }
        values
    }

    /// How many of those tied with it each player leaves behind.
    fn direct_values(&self, values: &[Vec<Option<Points>>]) -> Vec<Option<Points>> {
        let mut groups: BTreeMap<(Points, &[Option<Points>]), Vec<usize>> = BTreeMap::new();
        for (player, values) in values.iter().enumerate() {
            groups.entry((self.points(player), values)).or_default().push(player);
        }
        let mut found = vec![None; values.len()];
        for group in groups.into_values().filter(|group| group.len() > 1) {
            let mut behind = group.len();
            for tier in self.tiers(group) {
                behind -= tier.len();
                for player in tier {
                    found[player] = Some(Points::whole(u32::try_from(behind).unwrap_or(u32::MAX)));
                }
            }
        }
        found
    }

    /// Those who are tied, in the order of their direct encounter; those whom it does not part together. 6
    fn tiers(&self, group: Vec<usize>) -> Vec<Vec<usize>> {
        let mut minis: Vec<(Mini, usize)> = group.iter().map(|player| (self.mini(*player, &group), *player)).collect();
        minis.sort_by_key(|(mini, player)| (Reverse((mini.least, mini.most)), *player));
        let all_met = minis.iter().all(|(mini, _)| mini.least == mini.most);
        if all_met {
            // 6.2
            let tiers: Vec<&[(Mini, usize)]> =
                minis.chunk_by(|(one, _), (other, _)| one.least == other.least).collect();
            if tiers.len() == 1 {
                return vec![group];
            }
            let players = |tier: &&[(Mini, usize)]| tier.iter().map(|(_, player)| *player).collect();
            return tiers.iter().flat_map(|tier| self.tiers(players(tier))).collect();
        }
        // 6.3: first, whatever the missing games would have given; then the same among the rest.
        match minis.split_first() {
            Some(((first, player), rest)) if rest.iter().all(|(other, _)| first.least > other.most) => {
                let rest = rest.iter().map(|(_, player)| *player).collect();
                std::iter::once(vec![*player]).chain(self.tiers(rest)).collect()
            }
            _ => vec![group],
        }
    }

    /// Against each of the tied the average of the games (6.1.2); those who were not met could give a win at most.
    fn mini(&self, player: usize, group: &[usize]) -> Mini {
        let mut met: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
        for entry in self.table.entries(player).iter().filter(|entry| self.is_game(entry)) {
            if let Some(opponent) = entry.opponent.filter(|opponent| group.contains(opponent)) {
                let (sum, games) = met.entry(opponent).or_default();
                *sum += u64::from(self.table.pays(entry.outcome).quarters_in());
                *games += 1;
            }
        }
        let least = met.values().map(|(sum, games)| sum * SIXTIETHS / games).sum();
        let missing = (group.len() - 1 - met.len()) as u64;
        Mini { least, most: least + missing * u64::from(Points::ONE.quarters_in()) * SIXTIETHS }
    }

    /// Whether a round counts as a game: all against all, one that somebody missed does too (15.2).
    fn is_game(&self, entry: &Entry) -> bool {
        entry.played || (self.system == System::RoundRobin && entry.opponent.is_some())
    }

    /// The value of a criterion for a player, with its sum. `at` counts the criteria from 0.
    pub fn working(&self, at: usize, player: usize) -> Option<Working> {
        let tie = *self.criteria.get(at)?;
        let row = self.standings.iter().find(|row| row.side == player)?;
        let value = row.values.get(at).copied().flatten();
        let mut working =
            Working { parts: self.parts(tie, player).unwrap_or_default(), value, tied: Vec::new(), unmet: Vec::new() };
        if tie == Tie::Direct {
            let before = |row: &Standing| (row.points, row.values.get(..at).map(<[_]>::to_vec));
            let tied = self.standings.iter().filter(|other| other.side != player && before(other) == before(row));
            working.tied = tied.map(|row| row.side).collect();
            working.parts.retain(|part| part.term.opponent.is_some_and(|opponent| working.tied.contains(&opponent)));
            let met = |other: &usize| working.parts.iter().any(|part| part.term.opponent == Some(*other));
            working.unmet = working.tied.iter().copied().filter(|other| !met(other)).collect();
        }
        Some(working)
    }

    /// `None` where the criterion says nothing about anybody.
    fn parts(&self, tie: Tie, player: usize) -> Option<Vec<RoundInSum>> {
        if !tie.suits(self.system) {
            return None;
        }
        let mut parts: Vec<RoundInSum> = match tie {
            Tie::Direct => self.results(player, |entry, _| self.is_game(entry)),
            Tie::Wins => self.count(player, |entry, _| entry.outcome == Outcome::Win),
            Tie::Won => self.count(player, |entry, _| self.is_own_game(entry) && entry.outcome == Outcome::Win),
            Tie::BlackPlayed => self.count(player, |entry, turn| self.is_own_game(entry) && is_black(turn)),
            Tie::BlackWon => self.count(player, |entry, turn| {
                self.is_own_game(entry) && is_black(turn) && entry.outcome == Outcome::Win
            }),
            Tie::Elected => self.count(player, |entry, _| !is_voluntary(entry)),
            Tie::Progressive | Tie::ProgressiveCut => self.progress(player),
            Tie::Buchholz | Tie::BuchholzCut1 | Tie::BuchholzCut2 | Tie::Median1 | Tie::Median2 => self.rounds(player),
            Tie::Sonneborn | Tie::SonnebornCut => {
                let mut parts = self.rounds(player);
                parts.iter_mut().for_each(|part| part.term.weigh());
                parts
            }
            Tie::Koya => self.results(player, |entry, opponent| {
                self.is_game(entry) && self.points(opponent).times(2) >= Points::ONE.times(self.rounds_played())
            }),
            Tie::Ratings | Tie::RatingsCut => self.rated(player)?,
        };
        let (lowest, highest) = tie.cuts();
        (0..lowest).for_each(|_| cut_lowest(&mut parts));
        (0..highest).for_each(|_| cut_highest(&mut parts));
        if tie == Tie::ProgressiveCut
            && let Some(first) = parts.first_mut()
        {
            first.term.leave_out();
        }
        Some(parts)
    }

    fn entries(&self, player: usize) -> impl Iterator<Item = (usize, &Entry)> {
        self.table.entries(player).iter().enumerate()
    }

    fn rounds_played(&self) -> u32 {
        self.table.entries(0).len().try_into().unwrap_or(u32::MAX)
    }

    /// Of the player's own record: all against all, one that the opponent missed was a game, one that the player missed was
    /// not (15.2).
    fn is_own_game(&self, entry: &Entry) -> bool {
        self.is_game(entry) && !is_voluntary(entry)
    }

    /// A point for each round of this kind.
    fn count(&self, player: usize, counts: impl Fn(&Entry, Turn) -> bool) -> Vec<RoundInSum> {
        let card = self.cards.get(player);
        let turn = |round: usize| card.map_or(Turn::Away, |card| card.turn(round));
        let rounds = self.entries(player).filter(|(round, entry)| counts(entry, turn(*round)));
        let part = |(round, entry): (usize, &Entry)| own(Term::new(round, entry.opponent, entry.outcome, Points::ONE));
        rounds.map(part).collect()
    }

    /// The points after each round.
    fn progress(&self, player: usize) -> Vec<RoundInSum> {
        let mut points = Points::ZERO;
        self.entries(player)
            .map(|(round, entry)| {
                points = points + self.table.pays(entry.outcome);
                own(Term::new(round, entry.opponent, entry.outcome, points))
            })
            .collect()
    }

    /// The points won against opponents of this kind.
    fn results(&self, player: usize, counts: impl Fn(&Entry, usize) -> bool) -> Vec<RoundInSum> {
        let part = |(round, entry): (usize, &Entry)| {
            let opponent = entry.opponent.filter(|opponent| counts(entry, *opponent))?;
            let mut term = Term::new(round, Some(opponent), entry.outcome, self.points(opponent));
            term.counts = self.table.pays(entry.outcome);
            Some(RoundInSum { term, basis: Basis::Opponent { drawn: 0 }, voluntary: is_voluntary(entry) })
        };
        self.entries(player).filter_map(part).collect()
    }

    /// Each round with what its opponent is worth; all against all, nobody is met in a free round.
    fn rounds(&self, player: usize) -> Vec<RoundInSum> {
        let is_swiss = self.system == System::Swiss;
        let part = |(round, entry): (usize, &Entry)| {
            let (of, basis) = self.worth(player, entry);
            let met = entry.opponent.filter(|_| self.is_game(entry));
            let voluntary = is_swiss && is_voluntary(entry);
            RoundInSum { term: Term::new(round, met, entry.outcome, of), basis, voluntary }
        };
        self.entries(player).filter(|(_, entry)| is_swiss || entry.opponent.is_some()).map(part).collect()
    }

    fn worth(&self, player: usize, entry: &Entry) -> (Points, Basis) {
        let own = self.points(player);
        let (most, basis) = match entry.opponent {
            Some(opponent) if self.is_game(entry) => {
                let drawn = self.drawn(opponent);
                return (self.adjusted(opponent), Basis::Opponent { drawn });
            }
            Some(opponent) => (self.adjusted(opponent), Basis::AsScheduled(opponent)),
            None => (Points::HALF.times(self.rounds_played()), Basis::AsDraws),
        };
        if most < own { (most, basis) } else { (own, Basis::Dummy) }
    }

    /// A player's points as they count for opponents. 16.3
    fn adjusted(&self, player: usize) -> Points {
        let drawn = u32::try_from(self.drawn(player)).unwrap_or(u32::MAX);
        self.points(player) + Points::HALF.times(drawn)
    }

    /// Rounds away, after which the player came no more: they count as drawn. A bye of half a point is that already. 16.2.5
    fn drawn(&self, player: usize) -> usize {
        if self.system == System::RoundRobin {
            return 0;
        }
        let last = self.table.entries(player).iter().rev().take_while(|entry| is_voluntary(entry));
        last.filter(|entry| entry.opponent.is_none() && entry.outcome == Outcome::Absent).count()
    }

    /// The ratings of those met over the board; `None` where one who was paired has none.
    fn rated(&self, player: usize) -> Option<Vec<RoundInSum>> {
        let rating = |player: usize| self.ratings.get(player).copied().flatten();
        let was_paired = |player: usize| self.entries(player).any(|(_, entry)| entry.opponent.is_some());
        if (0..self.table.sides()).any(|player| rating(player).is_none() && was_paired(player)) {
            return None;
        }
        let part = |(round, entry): (usize, &Entry)| {
            let opponent = entry.opponent.filter(|_| entry.played)?;
            let term = Term::new(round, Some(opponent), entry.outcome, Points::whole(rating(opponent)?));
            Some(RoundInSum { term, basis: Basis::Rating, voluntary: false })
        };
        Some(self.entries(player).filter_map(part).collect())
    }
}

/// The value of a criterion whose parts these are.
fn value(tie: Tie, parts: &[RoundInSum]) -> Option<Points> {
    let sum: Points = parts.iter().map(|part| part.term.counts).sum();
    if !matches!(tie, Tie::Ratings | Tie::RatingsCut) {
        return Some(sum);
    }
    let count = u32::try_from(parts.iter().filter(|part| !part.term.cut).count()).ok().filter(|count| *count > 0)?;
    // Half a point and more is rounded up.
    let whole = sum.quarters_in() / 4;
    Some(Points::whole((2 * whole + count) / (2 * count)))
}

fn own(term: Term) -> RoundInSum {
    RoundInSum { term, basis: Basis::Own, voluntary: false }
}

fn is_black(turn: Turn) -> bool {
    turn.paired().is_some_and(|(_, color)| color == Color::Black)
}

/// 16.1.2: a bye that was asked for, an absence, or a game lost by not coming.
fn is_voluntary(entry: &Entry) -> bool {
    let asked = entry.opponent.is_none() && entry.outcome != Outcome::Win;
    let missed = entry.opponent.is_some() && !entry.played && entry.outcome != Outcome::Win;
    asked || missed
}

/// 14.1: leaves out what the opponent with the fewest points gave. 16.5: rather the least of the rounds that were not played
/// by choice, unless it is less than that.
fn cut_lowest(parts: &mut [RoundInSum]) {
    let counted = || parts.iter().enumerate().filter(|(_, part)| !part.term.cut);
    let least = counted().min_by_key(|(_, part)| (part.term.of, part.term.counts));
    let voluntary = counted()
        .filter(|(_, part)| part.voluntary)
        .min_by_key(|(_, part)| (part.term.counts, part.term.of))
        .filter(|(_, part)| least.is_none_or(|(_, least)| part.term.counts >= least.term.counts));
    let at = voluntary.or(least).map(|(at, _)| at);
    if let Some(part) = at.and_then(|at| parts.get_mut(at)) {
        part.term.leave_out();
    }
}

/// 14.3
fn cut_highest(parts: &mut [RoundInSum]) {
    let highest = parts.iter_mut().filter(|part| !part.term.cut).max_by_key(|part| part.term.of);
    if let Some(part) = highest {
        part.term.leave_out();
    }
}
