//! What an organiser says, and its form in records: `out 3`, `late 77 Ana`.

use std::fmt;
use std::str::FromStr;

use crate::plain::one_line;

/// The most signs of a name.
pub const MOST_NAME: usize = 30;

/// What an organiser says. Players go by their place in the list of names, tables and seats by their numbers, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A player has lost all chips.
    Out(usize),
    /// Somebody new comes late. JSS 3.6
    Late { seed: u64, name: String },
    /// Somebody who was out enters again. JSS 3.6
    Again { seed: u64, player: usize },
    /// The button is here now.
    Button { table: usize, seat: usize },
    /// A player with special needs keeps the seat, when possible; said again, not any more. JSS 3.7
    Stays(usize),
    /// What the number of players asks for is done: tables break, the final table, tables are balanced.
    Settle(u64),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Act::Out(player) => write!(f, "out {player}"),
            Act::Late { seed, name } => write!(f, "late {seed} {name}"),
            Act::Again { seed, player } => write!(f, "again {seed} {player}"),
            Act::Button { table, seat } => write!(f, "button {table} {seat}"),
            Act::Stays(player) => write!(f, "stays {player}"),
            Act::Settle(seed) => write!(f, "settle {seed}"),
        }
    }
}

/// What is said of a text that is none.
const NO_ACT: &str = "no act of an organiser";

impl FromStr for Act {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Act, &'static str> {
        fn number<T: FromStr>(text: &str) -> Result<T, &'static str> {
            text.parse().map_err(|_| NO_ACT)
        }
        let (word, rest) = text.split_once(' ').ok_or(NO_ACT)?;
        let two = || rest.split_once(' ').ok_or(NO_ACT);
        let act = match word {
            "out" => Act::Out(number(rest)?),
            "late" => Act::Late { seed: number(two()?.0)?, name: two()?.1.to_string() },
            "again" => Act::Again { seed: number(two()?.0)?, player: number(two()?.1)? },
            "button" => Act::Button { table: number(two()?.0)?, seat: number(two()?.1)? },
            "stays" => Act::Stays(number(rest)?),
            "settle" => Act::Settle(number(rest)?),
            _ => return Err(NO_ACT),
        };
        // One spelling for each.
        if act.to_string() == text { Ok(act) } else { Err(NO_ACT) }
    }
}

kept_as_text!(Act);

/// A name as it is kept.
pub(super) fn name(text: &str) -> String {
    one_line(text, MOST_NAME)
}
