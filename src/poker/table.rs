//! One table: who sits where, where the button and the blinds are, which free seat is the worst.
//!
//! Seats go by their number, from 1, in the order in which the button travels.

use std::fmt;

/// A seat of a table, both by number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub table: usize,
    pub seat: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.table, self.seat)
    }
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    number: usize,
    seats: Vec<Option<usize>>,
    button: usize,
}

impl Table {
    pub(super) fn new(number: usize, seats: usize) -> Table {
        Table { number, seats: vec![None; seats], button: 1 }
    }

    pub const fn number(&self) -> usize {
        self.number
    }

    /// Who sits on each seat.
    pub fn seats(&self) -> &[Option<usize>] {
        &self.seats
    }

    /// The seat of the button. It may be a free one, after its player has gone.
    pub const fn button(&self) -> usize {
        self.button
    }

    /// How many sit here.
    pub fn count(&self) -> usize {
        self.seats.iter().flatten().count()
    }

    pub fn players(&self) -> impl Iterator<Item = usize> {
        self.seats.iter().flatten().copied()
    }

    pub(super) fn place(&self, seat: usize) -> Place {
        Place { table: self.number, seat }
    }

    pub(super) fn seat_of(&self, player: usize) -> Option<usize> {
        self.seats.iter().position(|one| *one == Some(player)).map(|at| at + 1)
    }

    /// Whether this seat can be taken; not one that there is not.
    fn is_free(&self, seat: usize) -> bool {
        seat.checked_sub(1).and_then(|at| self.seats.get(at)).is_some_and(Option::is_none)
    }

    pub(super) fn free(&self) -> Vec<usize> {
        (1..=self.seats.len()).filter(|seat| self.is_free(*seat)).collect()
    }

    pub(super) fn sit(&mut self, player: usize, seat: usize) {
        if let Some(free) = seat.checked_sub(1).and_then(|at| self.seats.get_mut(at)) {
            *free = Some(player);
        }
    }

    pub(super) fn leave(&mut self, player: usize) {
        self.seats.iter_mut().filter(|seat| **seat == Some(player)).for_each(|seat| *seat = None);
    }

    /// Moves the button; `false` where there is no such seat.
    pub(super) fn put_button(&mut self, seat: usize) -> bool {
        let there = (1..=self.seats.len()).contains(&seat);
        if there {
            self.button = seat;
        }
        there
    }

    /// The seats after this one, once around; it comes last itself.
    fn after(&self, seat: usize) -> impl Iterator<Item = usize> {
        let seats = self.seats.len().max(1);
        (0..seats).map(move |step| (seat + step) % seats + 1)
    }

    /// The seats that are taken, from the one after the button.
    fn taken(&self) -> Vec<usize> {
        self.after(self.button).filter(|seat| !self.is_free(*seat)).collect()
    }

    /// The seats of the small and the big blind. Of two players the button is the small blind.
    pub fn blinds(&self) -> Option<(usize, usize)> {
        match self.taken()[..] {
            [] | [_] => None,
            [other, button] => Some((button, other)),
            [small, big, ..] => Some((small, big)),
        }
    }

    /// The seats of who would be big blind next, then those after them, once around.
    pub(super) fn next_big_blinds(&self) -> Vec<usize> {
        match self.blinds() {
            Some((_, big)) => self.after(big).filter(|seat| !self.is_free(*seat)).collect(),
            None => self.taken(),
        }
    }

    /// The worst free seat: the one that is big blind the soonest. The seats before the present big blind come last, and
    /// nobody gets there as small blind. JSS 3.9.1
    pub(super) fn worst(&self) -> Option<usize> {
        let big = self.blinds().map(|(_, big)| big).or(self.taken().first().copied()).unwrap_or(self.button);
        self.after(big).find(|seat| self.is_free(*seat))
    }

    /// Whether who comes to this seat sits out a hand: between the button and the small blind. JSS 3.6, 3.8
    pub(super) fn waits(&self, seat: usize) -> bool {
        let others = self.taken().into_iter().filter(|other| *other != seat).count();
        let first = self.after(self.button).find(|one| *one == seat || !self.is_free(*one));
        // With two others the button is the small blind, and nothing lies between.
        others > 2 && seat != self.button && first == Some(seat)
    }
}
