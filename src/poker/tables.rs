//! All tables: what the number of players asks for, and each act with the players whom it moves.

use super::act::{self, Act};
use super::seating;
use super::table::{Place, Table};
use crate::random::Random;

/// The most players of an event, with those who are out.
pub const MOST_PLAYERS: usize = 100;
/// The seats of a full table.
pub const SMALLEST: usize = 2;
/// No table, and no final table either, has more seats. JSS 3.10
pub const LARGEST: usize = 10;
/// The most acts of a record.
pub const MOST_ACTS: usize = 2_000;
/// A table with so many players fewer than the largest halts. JSS 3.9.3
const HALTS: usize = 3;
/// With fewer seats a table is of another format, in which the direction says who halts. JSS 3.9.3
const FULL: usize = 7;

/// A player is told to go to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub player: usize,
    /// `None`: from no seat.
    pub from: Option<Place>,
    /// `None`: out.
    pub to: Option<Place>,
    /// The number of the regulation; `None` for who is out.
    pub article: Option<&'static str>,
    /// The seat lies between the button and the small blind, so the player sits out a hand.
    pub waits: bool,
}

/// What the number of players asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// All go to the final table. JSS 3.10
    Final,
    /// These tables break, by their numbers. JSS 3.8
    Break(Vec<usize>),
    /// One goes from a table to another, by their numbers. JSS 3.9.1
    Balance { from: usize, to: usize },
}

/// An act with what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub act: Act,
    pub moves: Vec<Move>,
}

/// Why an act is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Fewer than two names, or more than [`MOST_PLAYERS`].
    Players,
    /// A full table has [`SMALLEST`] to [`LARGEST`] seats.
    Size,
    /// No such player at a table.
    NotIn,
    /// The player sits at a table already.
    In,
    /// A name without signs.
    NoName,
    /// No such table or seat.
    NoSeat,
    /// The final table takes nobody more.
    Final,
    /// One player is left.
    Over,
    /// Nothing is to be done.
    Settled,
    /// The record is full.
    Full,
}

/// An event: its players and its tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poker {
    names: Vec<String>,
    size: usize,
    seed: u64,
    /// How many names were there at the draw.
    drawn: usize,
    tables: Vec<Table>,
    is_final: bool,
    stays: Vec<usize>,
    story: Vec<Done>,
}

impl Poker {
    /// Draws seats for all. `size`: the seats of a full table. JSS 3.5
    ///
    /// # Errors
    /// For a list of names that is none, or too long, and for a size that no table has.
    pub fn draw(names: &[String], size: usize, seed: u64) -> Result<Poker, Refused> {
        let names: Vec<String> = names.iter().map(|name| act::name(name)).filter(|name| !name.is_empty()).collect();
        if !(2..=MOST_PLAYERS).contains(&names.len()) {
            return Err(Refused::Players);
        }
        if !(SMALLEST..=LARGEST).contains(&size) {
            return Err(Refused::Size);
        }
        let players: Vec<usize> = (0..names.len()).collect();
        let is_final = players.len() > size && players.len() <= final_size(size);
        let (count, seats) = if is_final { (1, final_size(size)) } else { (players.len().div_ceil(size), size) };
        let tables = seating::draw(&players, count, seats, &mut Random::new(seed));
        let drawn = names.len();
        Ok(Poker { names, size, seed, drawn, tables, is_final, stays: Vec::new(), story: Vec::new() })
    }

    /// Draws again, and plays acts again.
    ///
    /// # Errors
    /// The first act that is not possible, or why the draw is not.
    pub fn replay(
        names: &[String],
        size: usize,
        seed: u64,
        acts: impl IntoIterator<Item = Act>,
    ) -> Result<Poker, Refused> {
        let mut poker = Poker::draw(names, size, seed)?;
        for act in acts {
            poker.play(act)?;
        }
        Ok(poker)
    }

    /// The names, by the number of each player.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn name(&self, player: usize) -> &str {
        self.names.get(player).map_or("", String::as_str)
    }

    /// The names that were there at the draw.
    pub fn drawn(&self) -> &[String] {
        self.names.get(..self.drawn).unwrap_or_default()
    }

    /// The seats of a full table.
    pub const fn size(&self) -> usize {
        self.size
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    /// Whether all sit at the final table.
    pub const fn is_final(&self) -> bool {
        self.is_final
    }

    /// What was done, the first act first.
    pub fn story(&self) -> &[Done] {
        &self.story
    }

    pub fn acts(&self) -> impl Iterator<Item = &Act> {
        self.story.iter().map(|done| &done.act)
    }

    /// Where a player sits; `None` for who is out.
    pub fn place_of(&self, player: usize) -> Option<Place> {
        self.tables.iter().find_map(|table| Some(table.place(table.seat_of(player)?)))
    }

    /// Whether the player keeps the seat, when possible.
    pub fn stays(&self, player: usize) -> bool {
        self.stays.contains(&player)
    }

    /// How many are in.
    pub fn count(&self) -> usize {
        self.tables.iter().map(Table::count).sum()
    }

    /// Who is out, in the order of the list.
    pub fn out(&self) -> Vec<usize> {
        (0..self.names.len()).filter(|player| self.place_of(*player).is_none()).collect()
    }

    /// The one who is left.
    pub fn winner(&self) -> Option<usize> {
        let mut left = self.tables.iter().flat_map(Table::players);
        left.next().filter(|_| left.next().is_none())
    }

    /// The tables that halt until players have moved, by number. JSS 3.9.3
    pub fn halted(&self) -> Vec<usize> {
        let most = self.tables.iter().map(Table::count).max().unwrap_or(0);
        self.tables.iter().filter(|table| table.count() + HALTS <= most).map(Table::number).collect()
    }

    /// Whether [`Poker::halted`] must halt, or the direction says so. JSS 3.9.3
    pub const fn halts_by_rule(&self) -> bool {
        self.size >= FULL
    }

    /// What the number of players asks for first.
    pub fn need(&self) -> Option<Need> {
        let (players, tables) = (self.count(), self.tables.len());
        if self.is_final || tables < 2 {
            return None;
        }
        if players <= final_size(self.size) {
            return Some(Need::Final);
        }
        let too_many = tables.saturating_sub(players.div_ceil(self.size));
        if too_many > 0 {
            // The smallest go first, but not those where somebody needs the seat.
            let mut order: Vec<&Table> = self.tables.iter().collect();
            let needed = |table: &Table| table.players().any(|player| self.stays(player));
            order.sort_by_key(|table| (needed(table), table.count(), std::cmp::Reverse(table.number())));
            return Some(Need::Break(order.into_iter().take(too_many).map(Table::number).collect()));
        }
        let by_count = |table: &&Table| table.count();
        let smallest = self.tables.iter().min_by_key(by_count)?;
        // Of several the first in the list.
        let largest = self.tables.iter().rev().max_by_key(by_count)?;
        let apart = largest.count().saturating_sub(smallest.count());
        (apart > 1).then(|| Need::Balance { from: largest.number(), to: smallest.number() })
    }

    /// Makes an act count. Returns whom it moves.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn play(&mut self, act: Act) -> Result<Vec<Move>, Refused> {
        if self.story.len() >= MOST_ACTS {
            return Err(Refused::Full);
        }
        let moves = match &act {
            Act::Out(player) => self.leave(*player)?,
            Act::Late { seed, name } => self.late(*seed, name)?,
            Act::Again { seed, player } => {
                if self.place_of(*player).is_some() {
                    return Err(Refused::In);
                }
                if *player >= self.names.len() {
                    return Err(Refused::NotIn);
                }
                self.enter(*player, *seed)?
            }
            Act::Button { table, seat } => {
                let found = self.tables.iter_mut().find(|one| one.number() == *table).ok_or(Refused::NoSeat)?;
                if !found.put_button(*seat) {
                    return Err(Refused::NoSeat);
                }
                Vec::new()
            }
            Act::Stays(player) => {
                self.place_of(*player).ok_or(Refused::NotIn)?;
                if self.stays(*player) {
                    self.stays.retain(|other| other != player);
                } else {
                    self.stays.push(*player);
                }
                Vec::new()
            }
            Act::Settle(seed) => self.settle(*seed)?,
        };
        self.story.push(Done { act, moves: moves.clone() });
        Ok(moves)
    }

    fn leave(&mut self, player: usize) -> Result<Vec<Move>, Refused> {
        let from = self.place_of(player).ok_or(Refused::NotIn)?;
        if self.count() < 2 {
            return Err(Refused::Over);
        }
        self.tables.iter_mut().for_each(|table| table.leave(player));
        // Nobody needs to be told that a table without players is gone.
        self.tables.retain(|table| table.count() > 0);
        self.stays.retain(|other| *other != player);
        Ok(vec![Move { player, from: Some(from), to: None, article: None, waits: false }])
    }

    fn late(&mut self, seed: u64, name: &str) -> Result<Vec<Move>, Refused> {
        if self.names.len() >= MOST_PLAYERS {
            return Err(Refused::Players);
        }
        if name.is_empty() || act::name(name) != name {
            return Err(Refused::NoName);
        }
        let moves = self.enter(self.names.len(), seed)?;
        self.names.push(name.to_string());
        Ok(moves)
    }

    /// A random free seat of one of the smallest tables; a new table where all are full. JSS 3.6
    fn enter(&mut self, player: usize, seed: u64) -> Result<Vec<Move>, Refused> {
        if self.is_final {
            return Err(Refused::Final);
        }
        if self.winner().is_some() {
            return Err(Refused::Over);
        }
        let full = self.tables.iter().all(|table| table.free().is_empty());
        if full {
            let number = self.tables.iter().map(Table::number).max().unwrap_or(0) + 1;
            self.tables.push(Table::new(number, self.size));
        }
        let seated = seating::seat(&mut self.tables, vec![player], &mut Random::new(seed));
        if full
            && let Some((_, at, seat)) = seated.first()
            && let Some(table) = self.tables.get_mut(*at)
        {
            table.put_button(*seat);
        }
        Ok(self.told(&seated, &[], "3.6"))
    }

    /// The moves of players who were seated; `from`: where they sat before.
    fn told(&self, seated: &[(usize, usize, usize)], from: &[(usize, Place)], article: &'static str) -> Vec<Move> {
        let one = |(player, at, seat): &(usize, usize, usize)| {
            let table = self.tables.get(*at)?;
            let from = from.iter().find(|(other, _)| other == player).map(|(_, place)| *place);
            let waits = article != "3.10" && table.waits(*seat);
            Some(Move { player: *player, from, to: Some(table.place(*seat)), article: Some(article), waits })
        };
        seated.iter().filter_map(one).collect()
    }

    fn settle(&mut self, seed: u64) -> Result<Vec<Move>, Refused> {
        let mut random = Random::new(seed);
        let mut moves = Vec::new();
        // Each turn leaves fewer tables, or tables that are less apart.
        while let Some(need) = self.need() {
            match need {
                Need::Final => moves.extend(self.final_table(&mut random)),
                Need::Break(numbers) => moves.extend(self.break_up(&numbers, &mut random)),
                Need::Balance { from, to } => match self.balance(from, to) {
                    Some(one) => moves.push(one),
                    None => break,
                },
            }
        }
        if moves.is_empty() { Err(Refused::Settled) } else { Ok(moves) }
    }

    /// Where these players sit.
    fn places(&self, players: &[usize]) -> Vec<(usize, Place)> {
        players.iter().filter_map(|player| Some((*player, self.place_of(*player)?))).collect()
    }

    fn final_table(&mut self, random: &mut Random) -> Vec<Move> {
        let players: Vec<usize> = self.tables.iter().flat_map(Table::players).collect();
        let from = self.places(&players);
        self.tables = seating::draw(&players, 1, final_size(self.size), random);
        self.is_final = true;
        let seats = |player: &usize| Some((*player, 0, self.tables.first()?.seat_of(*player)?));
        let seated: Vec<(usize, usize, usize)> = players.iter().filter_map(seats).collect();
        self.told(&seated, &from, "3.10")
    }

    fn break_up(&mut self, numbers: &[usize], random: &mut Random) -> Vec<Move> {
        let (broken, kept): (Vec<Table>, Vec<Table>) =
            self.tables.iter().cloned().partition(|table| numbers.contains(&table.number()));
        let players: Vec<usize> = broken.iter().flat_map(Table::players).collect();
        let from = self.places(&players);
        self.tables = kept;
        let seated = seating::seat(&mut self.tables, players, random);
        self.told(&seated, &from, "3.8")
    }

    /// The next big blind goes to the worst seat; who needs the seat stays, as long as another can go. JSS 3.7, 3.9.1
    fn balance(&mut self, from: usize, to: usize) -> Option<Move> {
        let find = |number: usize| self.tables.iter().position(|table| table.number() == number);
        let (from, to) = (find(from)?, find(to)?);
        let source = self.tables.get(from)?;
        let next: Vec<usize> = source
            .next_big_blinds()
            .into_iter()
            .filter_map(|seat| source.seats().get(seat.checked_sub(1)?).copied().flatten())
            .collect();
        let player = next.iter().find(|player| !self.stays(**player)).or(next.first()).copied()?;
        let was = source.place(source.seat_of(player)?);
        let seat = self.tables.get(to)?.worst()?;
        self.tables.get_mut(from)?.leave(player);
        self.tables.get_mut(to)?.sit(player, seat);
        let target = self.tables.get(to)?;
        Some(Move {
            player,
            from: Some(was),
            to: Some(target.place(seat)),
            article: Some("3.9.1"),
            waits: target.waits(seat),
        })
    }

    /// Takes the last act back; returns it.
    pub fn take_back(&mut self) -> Option<Act> {
        let last = self.story.last()?.act.clone();
        let acts: Vec<Act> = self.acts().take(self.story.len().saturating_sub(1)).cloned().collect();
        // What was played once can be played again.
        *self = Poker::replay(self.drawn(), self.size, self.seed, acts).ok()?;
        Some(last)
    }
}

/// The seats of the final table: a full table and one more, and never more than ten. JSS 3.10
const fn final_size(size: usize) -> usize {
    if size < LARGEST { size + 1 } else { LARGEST }
}
