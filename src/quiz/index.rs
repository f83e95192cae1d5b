//! The list of all questions, by pack, and the sets that are drawn from it by a name.

use super::answers::BOARD;
use super::round::{Asked, SET};
use super::{Kind, Level, Question, Theme};
use crate::blocks::lines;
use crate::edition::Edition;
use crate::random::{Random, seed_of};

/// The name of all themes together in addresses. No theme has it.
pub const MIXTURE: &str = "mistura";

/// A question as the list has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedQuestion {
    pub id: String,
    /// `rapid-1`.
    pub pack: String,
    pub theme: Theme,
    pub kind: Kind,
    pub level: Level,
    /// Whether a board is shown, for a move or to look at.
    pub has_board: bool,
    pub asked: Vec<Edition>,
}

impl Asked {
    pub fn of(entry: &ListedQuestion, edition: Edition) -> Asked {
        Asked { id: entry.id.clone(), pack: entry.pack.clone(), theme: entry.theme, edition }
    }
}

/// Which set is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// `None`: of all themes that are mixed.
    pub theme: Option<Theme>,
    pub level: Level,
    pub edition: Edition,
    /// The name in the address.
    pub name: &'a str,
    pub count: usize,
}

impl Wanted<'_> {
    /// Ten questions for one pupil.
    pub fn set(theme: Option<Theme>, level: Level, edition: Edition, name: &str) -> Wanted<'_> {
        Wanted { theme, level, edition, name, count: SET }
    }
}

/// All questions there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    entries: Vec<ListedQuestion>,
}

impl Index {
    /// The text of the list: packs in brackets, below each its questions.
    pub fn write(packs: &[(String, Vec<Question>)]) -> String {
        let mut text = String::from("# Written by `cargo run --example quiz -- answers`, and compared by a test.\n");
        for (pack, questions) in packs {
            text += &format!("[{pack}]\n");
            for question in questions {
                let mut words = vec![question.id.as_str(), question.kind.name()];
                words.extend((question.level == Level::School).then_some(Level::School.name()));
                words.extend((question.kind != Kind::Board && question.board.is_some()).then_some(BOARD));
                words.extend(question.asked.iter().map(|edition| edition.name()));
                text += &format!("{}\n", words.join(" "));
            }
        }
        text
    }

    /// Reads the list. A line that cannot be read is left out.
    pub fn read(text: &str) -> Index {
        let mut pack = "";
        let mut entries = Vec::new();
        for line in lines(text) {
            if line.word == "[" {
                pack = line.value;
                continue;
            }
            let (id, mut words) = (line.word, line.value.split_whitespace());
            let Some(kind) = words.next().and_then(Kind::from_name) else { continue };
            let Some(theme) = kind.theme(id) else { continue };
            let words: Vec<&str> = words.collect();
            let level = if words.contains(&Level::School.name()) { Level::School } else { Level::Arbiter };
            let has_board = kind == Kind::Board || words.contains(&BOARD);
            let asked = words.into_iter().filter_map(Edition::from_name).collect();
            let (id, pack) = (id.to_string(), pack.to_string());
            entries.push(ListedQuestion { id, pack, theme, kind, level, has_board, asked });
        }
        Index { entries }
    }

    /// The questions that are offered: without those on card games, unless they are wanted. An address of a set asks them in
    /// any case.
    pub fn offered(&self, cards: bool) -> Index {
        let offered = self.entries.iter().filter(|entry| cards || !entry.theme.is_of_cards());
        Index { entries: offered.cloned().collect() }
    }

    pub fn entries(&self) -> &[ListedQuestion] {
        &self.entries
    }

    pub fn entry(&self, id: &str) -> Option<&ListedQuestion> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// The questions of a theme, or of the mixture, of this level in this edition.
    fn of(&self, theme: Option<Theme>, level: Level, edition: Edition) -> impl Iterator<Item = &ListedQuestion> {
        let is_of = move |entry: &&ListedQuestion| match theme {
            Some(theme) => entry.theme == theme,
            None => entry.theme.is_mixed(),
        };
        let is_asked = move |entry: &&ListedQuestion| level.has(entry.level) && entry.asked.contains(&edition);
        self.entries.iter().filter(is_asked).filter(is_of)
    }

    /// How many questions there are of a theme, or of the mixture, of this level in this edition.
    pub fn count(&self, theme: Option<Theme>, level: Level, edition: Edition) -> usize {
        self.of(theme, level, edition).count()
    }

    /// The themes with questions of this level in this edition, in order.
    pub fn themes(&self, level: Level, edition: Edition) -> Vec<Theme> {
        Theme::ALL.into_iter().filter(|theme| self.count(Some(*theme), level, edition) > 0).collect()
    }

    /// The editions with questions of a theme, or of the mixture, of this level.
    pub fn editions(&self, theme: Option<Theme>, level: Level) -> Vec<Edition> {
        Edition::ALL.into_iter().filter(|edition| self.count(theme, level, *edition) > 0).collect()
    }

    /// The level of a set: a theme without questions of the wanted one has them all.
    pub fn level_for(&self, theme: Option<Theme>, wanted: Level) -> Level {
        if self.editions(theme, wanted).is_empty() { Level::Arbiter } else { wanted }
    }

    /// The edition of a set: the first of these that has questions of the theme, or the first of all that has.
    pub fn edition_for(
        &self,
        theme: Option<Theme>,
        level: Level,
        wanted: impl IntoIterator<Item = Edition>,
    ) -> Edition {
        let there = self.editions(theme, level);
        let found = wanted.into_iter().find(|edition| there.contains(edition));
        found.or(there.first().copied()).unwrap_or(Edition::Laws2023)
    }

    /// The set of this name. It is the same each time: alone, on paper, for a class and for a duel. A longer set begins with
    /// the shorter one. A mixture takes from each theme in turn, a theme from each of its packs. The set is shorter than
    /// wanted where there are no more questions.
    pub fn set(&self, wanted: Wanted) -> Vec<Asked> {
        let theme = wanted.theme.map_or(MIXTURE, Theme::slug);
        let mut random = Random::new(seed_of(&format!("{theme}/{}/{}", wanted.edition.name(), wanted.name)));
        let of_one = |entry: &ListedQuestion, other: &ListedQuestion| match wanted.theme {
            None => entry.theme == other.theme,
            Some(_) => entry.pack == other.pack,
        };
        let mut parts: Vec<Vec<&ListedQuestion>> = Vec::new();
        for entry in self.of(wanted.theme, wanted.level, wanted.edition) {
            match parts.iter_mut().find(|part| part.first().is_some_and(|first| of_one(first, entry))) {
                Some(part) => part.push(entry),
                None => parts.push(vec![entry]),
            }
        }
        random.shuffle(&mut parts);
        for part in &mut parts {
            random.shuffle(part);
        }
        let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
        let turns = (0..longest).flat_map(|at| parts.iter().filter_map(move |part| part.get(at).copied()));
        let mut set: Vec<&ListedQuestion> = turns.collect();
        // A board needs more code, which is fetched for the first board. So no set begins with one, if it can be helped.
        if let Some(plain) = set.iter().position(|entry| !entry.has_board) {
            set.swap(0, plain);
        }
        set.into_iter().take(wanted.count).map(|entry| Asked::of(entry, wanted.edition)).collect()
    }
}
