//! Which packs there are: `assets/tactics/catalog.txt`, a row each, `theme number lowest highest count`.

use super::{Level, Theme};

/// A pack, and the ratings in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub level: Level,
    pub lowest: u16,
    pub highest: u16,
    pub count: u16,
}

impl Entry {
    /// How far a rating lies outside of the pack's.
    fn distance(&self, rating: u16) -> u16 {
        self.lowest.saturating_sub(rating).max(rating.saturating_sub(self.highest))
    }
}

/// Every pack there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalog {
    pub entries: Vec<Entry>,
}

impl Catalog {
    /// Leniently: a row that is at fault is left out.
    pub fn read(text: &str) -> Catalog {
        Catalog { entries: text.lines().filter_map(entry).collect() }
    }

    /// The packs of a theme, the easiest first.
    pub fn of(&self, theme: Theme) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.level.theme == theme)
    }

    /// Packs of a theme in which something of this rating is found, or the nearest; every theme where it is
    /// [`Theme::Mixed`], whose puzzles have no name before they are solved.
    pub fn near(&self, theme: Theme, rating: u16) -> Vec<Level> {
        let is_asked = |entry: &&Entry| match theme {
            // A threat is another question, and is said.
            Theme::Mixed => entry.level.theme != Theme::Threat,
            theme => entry.level.theme == theme,
        };
        let asked: Vec<&Entry> = self.entries.iter().filter(is_asked).collect();
        let least = asked.iter().map(|entry| entry.distance(rating)).min();
        asked.into_iter().filter(|entry| Some(entry.distance(rating)) == least).map(|entry| entry.level).collect()
    }
}

fn entry(row: &str) -> Option<Entry> {
    let fields: Vec<&str> = row.split_whitespace().collect();
    let [theme, number, lowest, highest, count] = fields[..] else { return None };
    let level = Level::read(theme, number)?;
    let [lowest, highest, count] = [lowest, highest, count].map(|field| field.parse::<u16>().ok());
    let entry = Entry { level, lowest: lowest?, highest: highest?, count: count? };
    (entry.lowest <= entry.highest && entry.count > 0).then_some(entry)
}
