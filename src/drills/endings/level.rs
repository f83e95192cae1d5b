//! The endings with their names, and the levels of each.

use engine::endings::{Ending, Wanted};

use crate::color::Color;
use crate::drills::Drill;

/// In the order of the list, from the easiest.
pub const ENDINGS: [Ending; 7] =
    [Ending::Kqk, Ending::Krrk, Ending::Krk, Ending::Kpk, Ending::Kqkp, Ending::Kbbk, Ending::Kbnk];

/// The levels of each ending.
pub const LEVELS: u8 = 3;

/// Before the ids and the keys of stars of endings.
pub const PREFIX: &str = "finais/";

/// The word of an ending in addresses, ids, records and the names of messages.
pub const fn slug(ending: Ending) -> &'static str {
    match ending {
        Ending::Kqk => "dama",
        Ending::Krrk => "escada",
        Ending::Krk => "torre",
        Ending::Kpk => "peao",
        Ending::Kqkp => "dama-peao",
        Ending::Kbbk => "bispos",
        Ending::Kbnk => "bispo-cavalo",
    }
}

/// The ending of this word.
pub fn ending_of(word: &str) -> Option<Ending> {
    ENDINGS.into_iter().find(|ending| slug(*ending) == word)
}

/// A level of an ending; in addresses `torre-2`, among the stars `finais/torre/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    pub ending: Ending,
    /// 1 to [`LEVELS`].
    number: u8,
}

impl Level {
    pub fn new(ending: Ending, number: u8) -> Option<Level> {
        (1..=LEVELS).contains(&number).then_some(Level { ending, number })
    }

    /// The levels of an ending: the nearest mates first.
    pub fn of(ending: Ending) -> impl Iterator<Item = Level> {
        (1..=LEVELS).map(move |number| Level { ending, number })
    }

    pub const fn number(self) -> u8 {
        self.number
    }

    /// The last part of the address.
    pub fn slug(self) -> String {
        format!("{}-{}", slug(self.ending), self.number)
    }

    pub fn from_slug(text: &str) -> Option<Level> {
        let (ending, number) = text.rsplit_once('-')?;
        Level::from_key(&format!("{PREFIX}{ending}/{number}"))
    }

    /// Which positions it brings.
    pub fn wanted(self) -> Wanted {
        let (first, second, third) = match self.ending {
            Ending::Kqk => (1..=3, 4..=6, Some(7..=10)),
            Ending::Krrk => (1..=2, 3..=4, Some(5..=7)),
            Ending::Krk => (1..=4, 5..=10, Some(11..=16)),
            Ending::Kpk => (3..=12, 13..=28, None),
            Ending::Kqkp => (2..=10, 11..=28, None),
            Ending::Kbbk => (1..=5, 6..=12, Some(13..=19)),
            Ending::Kbnk => (1..=6, 7..=18, Some(19..=33)),
        };
        match self.number {
            1 => Wanted::Win(first),
            2 => Wanted::Win(second),
            _ => third.map_or(Wanted::Hold, Wanted::Win),
        }
    }

    /// Whether a draw is to be held, and not a win to be found.
    pub fn holds(self) -> bool {
        self.wanted() == Wanted::Hold
    }

    /// White is the strong side.
    pub fn pupil(self) -> Color {
        if self.holds() { Color::Black } else { Color::White }
    }
}

impl Drill for Level {
    /// To the end each exercise is a game of up to forty moves.
    const SERIES: usize = 3;

    fn key(self) -> String {
        format!("{PREFIX}{}/{}", slug(self.ending), self.number)
    }

    fn from_key(key: &str) -> Option<Level> {
        let (ending, number) = key.strip_prefix(PREFIX)?.split_once('/')?;
        let [digit @ b'0'..=b'9'] = number.as_bytes() else { return None };
        Level::new(ending_of(ending)?, digit - b'0')
    }

    fn next(self) -> Option<Level> {
        Level::new(self.ending, self.number + 1)
    }
}

/// One position. Written `finais/torre/2/1f3a9c02`.
pub type Exercise = crate::drills::Exercise<Level>;
