//! Who sits at the table, and what was agreed before the game.

use crate::plain::one_line;

/// The most signs of a name.
pub const MOST_NAME: usize = 20;

/// Two players, or four in two pairs. Each sits on the right of the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    names: Vec<String>,
    first: usize,
    eleven: i16,
}

impl Default for Table {
    fn default() -> Table {
        Table::new(false, &[], 0, false)
    }
}

impl Table {
    /// `names`: empty where there are none. `first`: the place of the first dealer. `three`: the hand of eleven is worth 3
    /// points and not 1, as the committee decides, for the regulation does not say.
    pub fn new(four: bool, names: &[&str], first: usize, three: bool) -> Table {
        let players = if four { 4 } else { 2 };
        let name = |place: usize| names.get(place).map(|name| one_line(name, MOST_NAME)).unwrap_or_default();
        let eleven = if three { 3 } else { 1 };
        Table { names: (0..players).map(name).collect(), first: first % players, eleven }
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.names.len()
    }

    /// The names by place; empty for who has none.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The place of the first dealer.
    pub const fn first(&self) -> usize {
        self.first
    }

    /// What the hand of eleven is worth.
    pub const fn eleven(&self) -> i16 {
        self.eleven
    }

    /// The place on the right, where the dealer gives the first card. JSS 4.2.1
    pub const fn right_of(&self, place: usize) -> usize {
        (place + 1) % self.players()
    }

    /// The place on the left.
    pub const fn left_of(&self, place: usize) -> usize {
        (place + self.players() - 1) % self.players()
    }
}
