//! Eliminatórias: who loses is out. The first in the order have the byes, and meet one another as late as possible.

use crate::color::Color;

/// The most players of a knock-out.
pub const MOST_IN_KNOCKOUT: usize = 256;

/// Who comes to a duel. Players by number from 0, in the order of the first list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    Player(usize),
    /// Nobody: the other one goes on without a game. Only in the first round.
    Free,
    /// Who wins this duel of the round before, counted from 0.
    WinnerOf(usize),
}

impl Seat {
    pub const fn player(self) -> Option<usize> {
        match self {
            Seat::Player(player) => Some(player),
            Seat::Free | Seat::WinnerOf(_) => None,
        }
    }
}

/// Two who meet; who loses is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The upper one on paper.
    pub one: Seat,
    pub other: Seat,
    /// Where both are known, who has White: who had it less often, then who had Black last, then the higher in the first list
    /// on odd duels and the other one on even ones.
    pub white: Option<usize>,
    pub winner: Option<usize>,
}

/// Why a result cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnockoutError {
    /// There is no such duel.
    Unknown,
    /// Who is to meet is not known, or nobody is.
    NotReady,
    /// The winner is neither of the two.
    NotThere,
    /// The next duel has a result already.
    PlayedOn,
}

/// A knock-out with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    players: usize,
    /// By round, then by duel; those of a bye are known from the start.
    winners: Vec<Vec<Option<usize>>>,
}

impl Knockout {
    /// From 2 players to [`MOST_IN_KNOCKOUT`].
    pub fn new(players: usize) -> Option<Knockout> {
        if !(2..=MOST_IN_KNOCKOUT).contains(&players) {
            return None;
        }
        let size = players.next_power_of_two();
        let rounds = size.trailing_zeros() as usize;
        let mut knockout = Knockout { players, winners: (1..=rounds).map(|round| vec![None; size >> round]).collect() };
        for at in 0..size / 2 {
            let (one, other) = knockout.seats(0, at)?;
            if let (Seat::Player(winner), Seat::Free) = (one, other) {
                knockout.winners[0][at] = Some(winner);
            }
        }
        Some(knockout)
    }

    pub const fn rounds(&self) -> usize {
        self.winners.len()
    }

    /// The players who have a bye: as many as are missing to the next power of two.
    pub const fn byes(&self) -> usize {
        self.players.next_power_of_two() - self.players
    }

    /// The duels of a round, from the top of the paper down; none after the last round.
    pub fn duels(&self, round: usize) -> Vec<Duel> {
        let count = self.winners.get(round).map_or(0, Vec::len);
        (0..count).filter_map(|at| self.duel(round, at)).collect()
    }

    pub fn duel(&self, round: usize, at: usize) -> Option<Duel> {
        let (one, other) = self.seats(round, at)?;
        let both = one.player().zip(other.player());
        let white = both.map(|(one, other)| self.white(round, at, one, other));
        Some(Duel { one, other, white, winner: self.winner_of(round, at) })
    }

    /// Who won it all.
    pub fn champion(&self) -> Option<usize> {
        self.winner_of(self.rounds().checked_sub(1)?, 0)
    }

    /// The round, counted from 0, in which a player lost.
    pub fn out(&self, player: usize) -> Option<usize> {
        (0..self.rounds()).find(|round| {
            let lost = |duel: &Duel| {
                let is_there = [duel.one, duel.other].contains(&Seat::Player(player));
                is_there && duel.winner.is_some_and(|winner| winner != player)
            };
            self.duels(*round).iter().any(lost)
        })
    }

    /// Enters who won, or takes it back with `None`.
    ///
    /// # Errors
    /// A duel that is not to be played, or whose winner has played on; then nothing changes.
    pub fn decide(&mut self, round: usize, at: usize, winner: Option<usize>) -> Result<(), KnockoutError> {
        let duel = self.duel(round, at).ok_or(KnockoutError::Unknown)?;
        let (Some(one), Some(other)) = (duel.one.player(), duel.other.player()) else {
            return Err(KnockoutError::NotReady);
        };
        if winner.is_some_and(|winner| winner != one && winner != other) {
            return Err(KnockoutError::NotThere);
        }
        if winner != duel.winner && self.winner_of(round + 1, at / 2).is_some() {
            return Err(KnockoutError::PlayedOn);
        }
        if let Some(place) = self.winners.get_mut(round).and_then(|winners| winners.get_mut(at)) {
            *place = winner;
        }
        Ok(())
    }

    fn winner_of(&self, round: usize, at: usize) -> Option<usize> {
        self.winners.get(round)?.get(at).copied().flatten()
    }

    fn seats(&self, round: usize, at: usize) -> Option<(Seat, Seat)> {
        let count = self.winners.get(round)?.len();
        if at >= count {
            return None;
        }
        let Some(before) = round.checked_sub(1) else {
            // The higher of the two comes first: 1 and 16, 8 and 9.
            let seat = |place: usize| if place < self.players { Seat::Player(place) } else { Seat::Free };
            let places = places(2 * count);
            return Some((seat(*places.get(2 * at)?), seat(*places.get(2 * at + 1)?)));
        };
        let seat = |at: usize| self.winner_of(before, at).map_or(Seat::WinnerOf(at), Seat::Player);
        Some((seat(2 * at), seat(2 * at + 1)))
    }

    /// The colours that a player had before a round: whites less blacks, and the last one.
    fn colors(&self, player: usize, round: usize) -> (i32, Option<Color>) {
        let place = places(self.players.next_power_of_two()).iter().position(|place| *place == player);
        let duels = (0..round).filter_map(|before| self.duel(before, place? >> (before + 1)));
        let whites = duels.filter(|duel| [duel.one, duel.other].contains(&Seat::Player(player)));
        whites.filter_map(|duel| duel.white).fold((0, None), |(balance, _), white| match white == player {
            true => (balance + 1, Some(Color::White)),
            false => (balance - 1, Some(Color::Black)),
        })
    }

    fn white(&self, round: usize, at: usize, one: usize, other: usize) -> usize {
        let (higher, lower) = (one.min(other), one.max(other));
        let ((mine, my_last), (theirs, their_last)) = (self.colors(higher, round), self.colors(lower, round));
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Less => higher,
            std::cmp::Ordering::Greater => lower,
            std::cmp::Ordering::Equal if my_last != their_last && my_last == Some(Color::Black) => higher,
            std::cmp::Ordering::Equal if my_last != their_last && their_last == Some(Color::Black) => lower,
            std::cmp::Ordering::Equal if at.is_multiple_of(2) => higher,
            std::cmp::Ordering::Equal => lower,
        }
    }
}

/// The order of the places on paper: each half of it has one of the two highest, each quarter one of the four, and so on.
fn places(size: usize) -> Vec<usize> {
    let mut places = vec![0];
    while places.len() < size {
        let next = 2 * places.len();
        places = places.into_iter().flat_map(|place| [place, next - 1 - place]).collect();
    }
    places
}
