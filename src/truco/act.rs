//! What happens at the table, and its form in records: `call a`, `accept`, `won b`.

use std::fmt;
use std::str::FromStr;

named! {
    /// One player of two, or a pair of four. Dupla.
    ///
    /// Its name is the word in records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Side {
        One = "a",
        Two = "b",
    }
}

impl Side {
    pub const fn other(self) -> Side {
        match self {
            Side::One => Side::Two,
            Side::Two => Side::One,
        }
    }

    /// Its place in a pair of numbers.
    pub const fn place(self) -> usize {
        match self {
            Side::One => 0,
            Side::Two => 1,
        }
    }
}

/// What is asked for, the lowest first. JSS 4.4.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    Truco,
    Six,
    Nine,
    Twelve,
}

impl Call {
    pub const ALL: [Call; 4] = [Call::Truco, Call::Six, Call::Nine, Call::Twelve];

    /// What the hand is worth once it is accepted.
    pub const fn worth(self) -> i16 {
        match self {
            Call::Truco => 3,
            Call::Six => 6,
            Call::Nine => 9,
            Call::Twelve => 12,
        }
    }

    /// What is won when the other side runs, and the number that says so.
    pub const fn run(self) -> (i16, &'static str) {
        match self {
            Call::Truco => (1, "4.4.2"),
            Call::Six => (3, "4.4.2.1"),
            Call::Nine => (6, "4.4.2.2"),
            Call::Twelve => (9, "4.4.2.3"),
        }
    }

    /// What may be asked for next.
    pub const fn next(self) -> Option<Call> {
        match self {
            Call::Truco => Some(Call::Six),
            Call::Six => Some(Call::Nine),
            Call::Nine => Some(Call::Twelve),
            Call::Twelve => None,
        }
    }
}

/// What somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// This side asks for the next of [`Call::ALL`]. Trucar, pedir.
    Call(Side),
    /// The other side accepts it.
    Accept,
    /// The other side runs. Fugir, correr.
    Run,
    /// One of the side that was called looked at the partner's cards. JSS 4.3.3.2
    LookedAtPartner,
    /// The other side ran and hid its cards, and the side that called looked at them. JSS 4.4.2.3
    LookedAtHidden,
    /// Truco was accepted in the first trick, and the caller had four cards. JSS 4.2.2
    FourCards,
    /// This side won the hand.
    Won(Side),
    /// Nobody won it.
    Nobody,
    /// The dealer dealt out of order, or looked at a card. JSS 4.2.5.1
    BadDeal,
    /// The dealer turned up an opponent's card. JSS 4.2.5.3
    TurnedUp,
    /// This side called truco in the hand of eleven. JSS 4.4.3
    CalledAtEleven(Side),
    /// One of this side looked at a card of their own at 11 to 11. JSS 4.3.3.3
    SawInTheDark(Side),
    /// This side was caught cheating. JSS 4.5.1
    Cheated(Side),
    /// Another game, after the end of one.
    Again,
}

impl Act {
    /// The words in records; a side stands behind those that have one.
    const fn word(self) -> (&'static str, Option<Side>) {
        match self {
            Act::Call(side) => ("call", Some(side)),
            Act::Accept => ("accept", None),
            Act::Run => ("run", None),
            Act::LookedAtPartner => ("looked-at-partner", None),
            Act::LookedAtHidden => ("looked-at-hidden", None),
            Act::FourCards => ("four-cards", None),
            Act::Won(side) => ("won", Some(side)),
            Act::Nobody => ("nobody", None),
            Act::BadDeal => ("bad-deal", None),
            Act::TurnedUp => ("turned-up", None),
            Act::CalledAtEleven(side) => ("called-at-eleven", Some(side)),
            Act::SawInTheDark(side) => ("saw-in-the-dark", Some(side)),
            Act::Cheated(side) => ("cheated", Some(side)),
            Act::Again => ("again", None),
        }
    }

    /// Every act.
    pub fn all() -> impl Iterator<Item = Act> {
        let of_sides = [Act::Call, Act::Won, Act::CalledAtEleven, Act::SawInTheDark, Act::Cheated];
        let of_sides = of_sides.into_iter().flat_map(|act| Side::ALL.map(act));
        let others = [
            Act::Accept,
            Act::Run,
            Act::LookedAtPartner,
            Act::LookedAtHidden,
            Act::FourCards,
            Act::Nobody,
            Act::BadDeal,
            Act::TurnedUp,
            Act::Again,
        ];
        of_sides.chain(others)
    }

    /// The side that it is about, where it is about one.
    pub const fn side(self) -> Option<Side> {
        self.word().1
    }

    /// The message about it, `truco-did-` and this: the word without the side.
    pub const fn id(self) -> &'static str {
        self.word().0
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.word() {
            (word, Some(side)) => write!(f, "{word} {}", side.name()),
            (word, None) => f.write_str(word),
        }
    }
}

/// What is said of a text that is none.
const NO_ACT: &str = "no act of truco";

impl FromStr for Act {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Act, &'static str> {
        Act::all().find(|act| act.to_string() == text).ok_or(NO_ACT)
    }
}

kept_as_text!(Act);
