//! A tournament goes on: players come and go, rounds are paired, results entered and corrected.

use super::model::{Event, EventError, Format, Game, MOST_PAIRED, MOST_PEOPLE, Mark, Note, Player, Round};
use crate::tournament::berger::{MOST_IN_TABLE, berger, berger_twice};
use crate::tournament::card::Pair;
use crate::tournament::group::{AgeGroup, Cycle, SchoolYear};
use crate::tournament::knockout::{Knockout, MOST_IN_KNOCKOUT};
use crate::tournament::order::{Entrant, FirstOrder, first_order};
use crate::tournament::swiss::{self, Break, PairReason, SwissError, breaks, exchanged};

/// Two players who would change places, and what that breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swap {
    pub one: usize,
    pub other: usize,
    pub breaks: Vec<Break>,
    pairs: Vec<Pair>,
}

/// How many rounds of the Swiss system find one winner, at least.
pub fn fewest_rounds(players: usize) -> usize {
    players.max(2).next_power_of_two().trailing_zeros() as usize
}

impl Event {
    /// Takes somebody in. Once it has begun the player comes to the next round, at the end of the list.
    pub fn add(&mut self, mut player: Player) -> Result<(), EventError> {
        let (begun, round) = (self.has_begun(), self.rounds.len());
        if begun && self.format != Format::Swiss {
            return Err(EventError::Begun);
        }
        let most = match self.format {
            Format::Swiss => MOST_PEOPLE,
            Format::Robin | Format::Double => MOST_IN_TABLE,
            Format::Knockout => MOST_IN_KNOCKOUT.min(MOST_PAIRED),
        };
        if self.players.len() >= most {
            return Err(EventError::TooMany(most));
        }
        player.enters = player.enters.max(round);
        self.players.push(player);
        if begun {
            self.log.push(Note::Entered { round, player: self.players.len() - 1 });
        }
        Ok(())
    }

    /// Strikes somebody out of the list, before the first round.
    pub fn strike(&mut self, player: usize) -> Result<(), EventError> {
        if self.has_begun() {
            return Err(EventError::Begun);
        }
        if player >= self.players.len() {
            return Err(EventError::Unknown);
        }
        self.players.remove(player);
        self.apart.retain(|ban| ban.players.0 != player && ban.players.1 != player);
        self.renumber(|number| if number > player { number - 1 } else { number });
        let of_teams = self.is_of_teams();
        if let Some(foreign) = &mut self.foreign {
            match of_teams {
                true => foreign.forget_numbers(),
                false => foreign.strike(player),
            }
        }
        Ok(())
    }

    /// Somebody plays no more from the next round on, or plays again.
    pub fn leave(&mut self, player: usize, away: bool) -> Result<(), EventError> {
        let round = self.rounds.len();
        let known = self.players.get_mut(player).ok_or(EventError::Unknown)?;
        known.leaves = away.then_some(round);
        self.log.push(if away { Note::Left { round, player } } else { Note::Back { round, player } });
        Ok(())
    }

    /// Somebody has asked for half a point without a game in the next round, or takes it back.
    pub fn ask_half(&mut self, player: usize, asked: bool) -> Result<(), EventError> {
        if self.is_of_teams() {
            return Err(EventError::Teams);
        }
        if self.format != Format::Swiss {
            return Err(EventError::NotSwiss);
        }
        let round = self.rounds.len();
        let known = self.players.get_mut(player).ok_or(EventError::Unknown)?;
        known.halves.retain(|other| *other != round);
        if asked {
            known.halves.push(round);
        }
        Ok(())
    }

    /// Puts the players into their first order, which gives the starting numbers. `sorted` gives a name as it is sorted,
    /// `below` a number below its limit.
    fn put_in_order(&mut self, year: SchoolYear, sorted: impl Fn(&str) -> String, below: impl FnMut(usize) -> usize) {
        let entrant = |player: &Player| Entrant {
            name: sorted(&player.name),
            rating: self.rating_of(player),
            title: None,
            group: player.born.map(|born| AgeGroup::of(Cycle::Later, born, year)),
        };
        let entrants: Vec<Entrant> = self.players.iter().map(entrant).collect();
        // Where nobody has a rating the list would be that of names, which is nobody's strength: as it was made.
        if self.order == FirstOrder::Rating && entrants.iter().all(|entrant| entrant.rating.is_none()) {
            return;
        }
        let order = first_order(&entrants, self.order, below);
        self.players = order.iter().filter_map(|at| self.players.get(*at).cloned()).collect();
        if let Some(foreign) = self.foreign.as_mut().filter(|_| !order.is_sorted()) {
            foreign.forget_numbers();
        }
        self.renumber(|number| order.iter().position(|at| *at == number).unwrap_or(number));
    }

    /// The rating; of a team that of its boards on average, where each has one.
    fn rating_of(&self, player: &Player) -> Option<u32> {
        if !self.is_of_teams() {
            return player.rating;
        }
        let ratings: Option<Vec<u32>> = player.members.iter().take(self.boards).map(|member| member.rating).collect();
        let ratings = ratings.filter(|ratings| !ratings.is_empty())?;
        Some(ratings.iter().sum::<u32>() / u32::try_from(ratings.len()).unwrap_or(1))
    }

    /// Pairs the next round; the first one puts the players into their order.
    ///
    /// # Errors
    /// Results that are missing, too few or too many players, the end, or rules that leave no pairing.
    pub fn pair_next(
        &mut self,
        year: SchoolYear,
        sorted: impl Fn(&str) -> String,
        below: impl FnMut(usize) -> usize,
    ) -> Result<(), EventError> {
        let round = self.rounds.len();
        if self.open_round().is_some() {
            return Err(EventError::Open);
        }
        if round >= self.rounds_planned() && self.has_begun() {
            return Err(EventError::Over);
        }
        let playing = self.players.iter().filter(|player| player.plays(round)).count();
        if playing < 2 {
            return Err(EventError::TooFew);
        }
        if playing > MOST_PAIRED {
            return Err(EventError::TooMany(MOST_PAIRED));
        }
        let mut next = self.clone();
        if !self.has_begun() {
            next.put_in_order(year, sorted, below);
            next.lend();
        }
        let games = match self.format {
            Format::Swiss => next.of_swiss(round)?,
            Format::Robin => next.of_table(berger(self.players.len()), round)?,
            Format::Double => next.of_table(berger_twice(self.players.len()), round)?,
            Format::Knockout => next.of_knockout(round)?,
        };
        let asked = |player: &Player| {
            player.halves.contains(&round)
                && player.enters <= round
                && player.leaves.is_none_or(|leaves| round < leaves)
        };
        let halves = (0..next.players.len()).filter(|at| asked(&next.players[*at])).collect();
        let games = games.into_iter().map(|game| next.seated(game, round)).collect();
        next.rounds.push(Round { games, halves, closed: false });
        *self = next;
        Ok(())
    }

    fn of_swiss(&self, round: usize) -> Result<Vec<Game>, EventError> {
        let mut field = self.field(round);
        match swiss::pair(&field) {
            Ok(pairs) => Ok(pairs_as_games(&pairs)),
            Err(SwissError::Impossible) if field.forbidden.iter().any(|ban| ban.holds(round)) => {
                field.forbidden.clear();
                let without = swiss::pair(&field);
                Err(without.map_or_else(EventError::from, |_| EventError::ImpossibleApart))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// A round of all against all. Who has left is missing at once.
    fn of_table(&self, table: Option<Vec<Vec<Pair>>>, round: usize) -> Result<Vec<Game>, EventError> {
        let table = table.ok_or(EventError::TooMany(MOST_IN_TABLE))?;
        let mut games = pairs_as_games(table.get(round).ok_or(EventError::Over)?);
        games.iter_mut().for_each(|game| game.mark = self.missing(game, round));
        Ok(games)
    }

    /// The result of a pair of whom one has left.
    fn missing(&self, game: &Game, round: usize) -> Option<Mark> {
        let plays = |player: usize| self.players.get(player).is_some_and(|player| player.plays(round));
        Mark::of_missing(plays(game.white), plays(game.black?))
    }

    fn of_knockout(&self, round: usize) -> Result<Vec<Game>, EventError> {
        let knockout = self.knockout().ok_or(EventError::TooFew)?;
        let games: Option<Vec<Game>> = knockout
            .duels(round)
            .into_iter()
            .map(|duel| match (duel.one.player(), duel.other.player(), duel.white) {
                (Some(one), Some(other), white) => {
                    let white = white.unwrap_or(one);
                    let mut game = Game::of(white, Some(if white == one { other } else { one }));
                    game.mark = self.missing(&game, round).filter(|mark| *mark != Mark::BothAway);
                    Some(game)
                }
                (Some(one), None, _) if round == 0 => Some(Game::of(one, None)),
                _ => None,
            })
            .collect();
        games.ok_or(EventError::Open)
    }

    /// The knock-out with its results.
    pub fn knockout(&self) -> Option<Knockout> {
        let mut knockout = Knockout::new(self.players.len())?;
        for (round, played) in self.rounds.iter().enumerate() {
            for (at, game) in played.games.iter().enumerate() {
                let winner = match game.mark {
                    Some(Mark::White | Mark::BlackAway) => Some(game.white),
                    Some(Mark::Black | Mark::WhiteAway) => game.black,
                    _ => None,
                };
                if winner.is_some() && game.black.is_some() {
                    // The next round would not have been paired.
                    let _ = knockout.decide(round, at, winner);
                }
            }
        }
        Some(knockout)
    }

    /// Enters a result, or takes it back with `None`; of two teams in a knock-out that are level on their boards, who goes
    /// on. In a closed round it is a correction, and goes to the log; the pairs
    /// of later rounds stay.
    pub fn enter(&mut self, round: usize, board: usize, mark: Option<Mark>) -> Result<(), EventError> {
        let later = self.rounds.len() > round + 1;
        let format = self.format;
        let is_level = self.paired(round, board).is_some_and(|game| self.is_level(game));
        let paired = self.rounds.get_mut(round).ok_or(EventError::Unknown)?;
        let closed = paired.closed;
        let game = paired.games.get_mut(board).ok_or(EventError::Unknown)?;
        let Some(black) = game.black.filter(|_| game.bouts[0].is_none() || is_level) else {
            return Err(EventError::Unknown);
        };
        if game.mark == mark {
            return Ok(());
        }
        if format == Format::Knockout {
            let is_won = match is_level {
                true => !matches!(mark, Some(Mark::Draw | Mark::BothAway | Mark::WhiteAway | Mark::BlackAway)),
                false => !matches!(mark, Some(Mark::Draw | Mark::BothAway)),
            };
            if !is_won {
                return Err(EventError::NeedsWinner);
            }
            if later && game.mark.map(Mark::points) != mark.map(Mark::points) {
                return Err(EventError::PlayedOn);
            }
        }
        // A closed round keeps all its results.
        if closed && mark.is_none() {
            return Err(EventError::Waiting(1));
        }
        let was = std::mem::replace(&mut game.mark, mark);
        if closed {
            let white = game.white;
            self.log.push(Note::Corrected { round, white, black, was, now: mark });
        }
        Ok(())
    }

    /// Closes the round whose results are all in.
    pub fn close(&mut self) -> Result<(), EventError> {
        let round = self.open_round().and_then(|at| self.rounds.get_mut(at)).ok_or(EventError::Unknown)?;
        match round.waiting().len() {
            0 => {
                round.closed = true;
                Ok(())
            }
            waiting => Err(EventError::Waiting(waiting)),
        }
    }

    /// Takes the pairs of the last round back, where no result has been entered: somebody has just come, or gone.
    pub fn unpair(&mut self) -> Result<(), EventError> {
        let round = self.rounds.last().ok_or(EventError::Unknown)?;
        if round.closed || round.games.iter().any(Game::has_begun) {
            return Err(EventError::Entered);
        }
        self.rounds.pop();
        Ok(())
    }

    /// What it would break if two players of the open round changed places.
    pub fn swap(&self, one: usize, other: usize) -> Result<Swap, EventError> {
        if self.format != Format::Swiss {
            return Err(EventError::NotSwiss);
        }
        let round = self.open_round().ok_or(EventError::Open)?;
        let games = &self.rounds.get(round).ok_or(EventError::Open)?.games;
        if games.iter().any(|game| (game.has(one) || game.has(other)) && game.has_begun()) {
            return Err(EventError::Entered);
        }
        let field = self.field(round);
        let pairs: Vec<Pair> = games.iter().map(|game| Pair { white: game.white, black: game.black }).collect();
        let pairs = exchanged(&field, &pairs, one, other).ok_or(EventError::NoExchange)?;
        let concerned: Vec<usize> = pairs
            .iter()
            .filter(|pair| [one, other].iter().any(|player| pair.white == *player || pair.black == Some(*player)))
            .flat_map(|pair| [Some(pair.white), pair.black])
            .flatten()
            .collect();
        let found = breaks(&field, &pairs);
        let breaks = found.into_iter().filter(|found| concerned.contains(&found.players().0)).collect();
        Ok(Swap { one, other, breaks, pairs })
    }

    /// Two players of the open round change places.
    pub fn carry_out(&mut self, swap: &Swap) -> Result<(), EventError> {
        let round = self.open_round().ok_or(EventError::Open)?;
        let games = self.rounds.get(round).ok_or(EventError::Open)?.games.clone();
        let moved = |(game, pair): (&Game, &Pair)| match (game.white, game.black) == (pair.white, pair.black) {
            true => *game,
            false => self.seated(Game { by_hand: true, ..Game::of(pair.white, pair.black) }, round),
        };
        let games = games.iter().zip(&swap.pairs).map(moved).collect();
        self.rounds.get_mut(round).ok_or(EventError::Open)?.games = games;
        self.log.push(Note::Swapped { round, one: swap.one, other: swap.other });
        Ok(())
    }

    /// Why the rules give a player of a round its opponent; `None` where they say nothing: in another system, and for pairs by
    /// hand or after a correction.
    pub fn why(&self, round: usize, player: usize) -> Option<PairReason> {
        let game = self.rounds.get(round)?.game_of(player)?;
        if self.format != Format::Swiss || game.by_hand {
            return None;
        }
        let why = swiss::why(&self.field(round), player).ok()??;
        ((why.pair.white, why.pair.black) == (game.white, game.black)).then_some(why)
    }
}

fn pairs_as_games(pairs: &[Pair]) -> Vec<Game> {
    pairs.iter().map(|pair| Game::of(pair.white, pair.black)).collect()
}
