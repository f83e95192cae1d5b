//! The tournament as the pairing and the table see it.

use super::model::{Event, Format, Game, Mark, Rules};
use crate::color::Color;
use crate::tournament::card::{Card, Ended, Field, Turn};
use crate::tournament::points::Points;
use crate::tournament::pupils::{Criterion, Tournament};
use crate::tournament::table::{Parted, Scale, Standing, parted, placed};
use crate::tournament::teams::{Encounter, Merit, System, Teams};
use crate::tournament::ties::{Ranking, Tie};

/// A criterion of either list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    School(Criterion),
    Fide(Tie),
    Team(Merit),
}

/// A table that can say where each of its numbers comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    School(Tournament),
    Fide(Ranking),
    /// Teams, by the school regulation.
    Teams(Teams),
    /// A knock-out: who came how far.
    Knockout(Vec<Standing>),
}

impl Count {
    /// The best first.
    pub fn standings(&self) -> Vec<Standing> {
        match self {
            Count::School(tournament) => tournament.standings(),
            Count::Fide(ranking) => ranking.standings().to_vec(),
            Count::Teams(teams) => teams.standings(),
            Count::Knockout(standings) => standings.clone(),
        }
    }

    /// The criteria, in the order of the values.
    pub fn rules(&self) -> Vec<Rule> {
        match self {
            Count::School(_) => Criterion::ALL.map(Rule::School).to_vec(),
            Count::Fide(ranking) => ranking.criteria().iter().copied().map(Rule::Fide).collect(),
            Count::Teams(teams) => teams.criteria().iter().copied().map(Rule::Team).collect(),
            Count::Knockout(_) => Vec::new(),
        }
    }

    /// What decides between two rows: the place of a criterion.
    pub fn parted(&self, one: &Standing, other: &Standing) -> Parted<usize> {
        let places: Vec<usize> = (0..one.values.len()).collect();
        parted(&places, one, other)
    }

    /// What each round gave a player.
    pub fn paid(&self, player: usize) -> Vec<Points> {
        match self {
            Count::School(tournament) => {
                (0..).map_while(|round| tournament.met(player, round)).map(|(_, points)| points).collect()
            }
            Count::Fide(ranking) => ranking.paid(player),
            Count::Teams(teams) => teams.paid(player),
            Count::Knockout(_) => vec![self.points(player)],
        }
    }

    pub fn points(&self, player: usize) -> Points {
        match self {
            Count::School(tournament) => tournament.points(player),
            Count::Fide(ranking) => ranking.points(player),
            Count::Teams(teams) => teams.points(player),
            Count::Knockout(rows) => rows.iter().find(|row| row.side == player).map_or(Points::ZERO, |row| row.points),
        }
    }
}

/// The criteria of FIDE where the organiser has not chosen: those with which most tournaments are played.
fn usual(format: Format) -> Vec<Tie> {
    match format {
        Format::Swiss => vec![Tie::BuchholzCut1, Tie::Buchholz, Tie::Sonneborn, Tie::Direct, Tie::Wins],
        _ => vec![Tie::Direct, Tie::Sonneborn, Tie::Wins, Tie::Koya],
    }
}

impl Game {
    /// What the round was for one of the two; `None` while there is no result.
    fn turn(&self, player: usize, format: Format) -> Option<Turn> {
        let Some(black) = self.black else {
            // All against all gives nothing for a round without an opponent; everybody has one.
            return Some(if matches!(format, Format::Robin | Format::Double) { Turn::Away } else { Turn::PairingBye });
        };
        let mark = self.mark?;
        let (opponent, color) = if player == self.white { (black, Color::White) } else { (self.white, Color::Black) };
        let (white, other) = mark.points();
        let ended = match if color == Color::White { white } else { other } {
            Points::ONE => Ended::Win,
            Points::HALF => Ended::Draw,
            _ => Ended::Loss,
        };
        Some(match mark {
            Mark::White | Mark::Draw | Mark::Black => Turn::Game { opponent, color, ended },
            Mark::BlackAway | Mark::WhiteAway | Mark::BothAway => Turn::Forfeit { opponent, color, ended },
        })
    }
}

impl Event {
    /// What the ties of FIDE make of the format.
    pub fn system(&self) -> System {
        if self.format == Format::Swiss { System::Swiss } else { System::RoundRobin }
    }

    /// The criteria of FIDE that break ties, in their order: those chosen that say something in this system, or the usual ones.
    pub fn criteria(&self) -> Vec<Tie> {
        match &self.ties {
            Some(ties) => ties.iter().copied().filter(|tie| tie.suits(self.system())).collect(),
            None => usual(self.format),
        }
    }

    /// The tournament before a round: who plays it, and the rounds before. A round that is paired already has those who are
    /// in it.
    pub fn field(&self, round: usize) -> Field {
        let played = round.min(self.complete());
        let mut cards: Vec<Card> = self.players.iter().map(|_| Card::default()).collect();
        for round in self.rounds.iter().take(played) {
            for card in &mut cards {
                card.turns.push(Turn::Away);
            }
            let mut put = |player: usize, turn: Turn| {
                if let Some(last) = cards.get_mut(player).and_then(|card| card.turns.last_mut()) {
                    *last = turn;
                }
            };
            for player in &round.halves {
                put(*player, Turn::HalfBye);
            }
            for game in &round.games {
                for player in [Some(game.white), game.black].into_iter().flatten() {
                    if let Some(turn) = game.turn(player, self.format) {
                        put(player, turn);
                    }
                }
            }
        }
        for (player, card) in cards.iter_mut().enumerate() {
            card.absent = match self.rounds.get(round) {
                Some(paired) => paired.game_of(player).is_none(),
                None => !self.players.get(player).is_some_and(|player| player.plays(round)),
            };
        }
        if self.format == Format::Swiss {
            for (card, player) in cards.iter_mut().zip(&self.players) {
                card.lent.clone_from(&player.lent);
            }
        }
        Field {
            cards,
            played,
            rounds: Some(self.rounds_planned()),
            first_color: Some(self.first_color),
            // Of a knock-out the rounds count that were won.
            scale: if self.is_of_teams() && self.format != Format::Knockout { Scale::TEAMS } else { Scale::PUPILS },
            forbidden: self.apart.clone(),
        }
    }

    /// The points that a player has won before a round.
    pub fn points_before(&self, round: usize, player: usize) -> Points {
        let field = self.field(round);
        field.won(player, field.played)
    }

    /// The table after so many rounds; `None` where it cannot be made.
    pub fn count(&self, rounds: usize) -> Option<Count> {
        let mut field = self.field(rounds.min(self.complete()));
        if self.format == Format::Knockout {
            return Some(Count::Knockout(self.reached(&field)));
        }
        for card in &mut field.cards {
            card.turns.truncate(field.played);
        }
        if self.is_of_teams() {
            let rounds: Vec<Vec<Encounter>> =
                self.rounds.iter().take(field.played).map(|round| self.encounters(round)).collect();
            return Teams::new(self.system(), self.players.len(), &rounds).ok().map(Count::Teams);
        }
        match self.rules {
            Rules::School => field.tournament().ok().map(Count::School),
            Rules::Fide => {
                let ratings: Vec<Option<u32>> = self.players.iter().map(|player| player.rating).collect();
                Ranking::new(&field, self.system(), &ratings, &self.criteria()).ok().map(Count::Fide)
            }
        }
    }

    /// Who came how far in a knock-out: by the rounds that were won.
    fn reached(&self, field: &Field) -> Vec<Standing> {
        let points = |player: usize| field.standing(player, field.played);
        let row = |side: usize| Standing { side, place: 0, points: points(side), values: Vec::new() };
        placed((0..self.players.len()).map(row).collect())
    }
}
