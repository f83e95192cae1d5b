//! A pack of a theme as a level, with the ids of its puzzles.

use super::Theme;
use crate::drills::Drill;

/// Before the keys of levels and the ids of puzzles.
pub const PREFIX: &str = "taticas/";

/// A pack of a theme, the easiest first. Its key is `taticas/garfo/2`, and `garfo-2.txt` its file.
///
/// A puzzle that was shipped stays in its pack, or its cards lose it: new ones go into further packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    pub theme: Theme,
    number: u8,
}

/// A puzzle by its id, `taticas/garfo/2/1f3a9c02`, which says the pack to look in.
pub type Exercise = crate::drills::Exercise<Level>;

impl Level {
    /// `None` beyond 1 to 99.
    pub fn new(theme: Theme, number: u8) -> Option<Level> {
        (1..=99).contains(&number).then_some(Level { theme, number })
    }

    /// From 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The name of its file.
    pub fn file(self) -> String {
        format!("{}-{}.txt", self.theme.name(), self.number)
    }

    /// From a number as it is written: one or two digits, the first not 0.
    pub(super) fn read(theme: &str, number: &str) -> Option<Level> {
        let plain = number.len() <= 2 && !number.starts_with('0') && number.bytes().all(|byte| byte.is_ascii_digit());
        Level::new(Theme::from_name(theme)?, number.parse().ok().filter(|_| plain)?)
    }
}

impl Drill for Level {
    fn key(self) -> String {
        format!("{PREFIX}{}/{}", self.theme.name(), self.number)
    }

    fn from_key(key: &str) -> Option<Level> {
        let (theme, number) = key.strip_prefix(PREFIX)?.split_once('/')?;
        Level::read(theme, number)
    }

    /// Whether it is there says the catalogue.
    fn next(self) -> Option<Level> {
        Level::new(self.theme, self.number + 1)
    }
}
