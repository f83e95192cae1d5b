//! The list of all questions, by pack, and the sets that are drawn from it by name.

use super::round::SET;
use super::{Asked, Edition, Kind, Question, Theme};
use crate::random::{Random, seed_of};

/// The address of a set of all themes; no theme has this name.
pub const MIXTURE: &str = "mistura";

/// Packs that a set may come from: each is fetched with its words.
pub(super) const PACKS: usize = 2;

/// A question as the list has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: String,
    /// `rapid-1`.
    pub pack: String,
    pub theme: Theme,
    pub kind: Kind,
    pub asked: Vec<Edition>,
}

/// Which set is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// `None`: of all themes.
    pub theme: Option<Theme>,
    pub edition: Edition,
    /// The name in the address.
    pub name: &'a str,
    pub count: usize,
    /// Only what one touch answers: for raised hands and for a duel.
    pub quick: bool,
}

impl Wanted<'_> {
    /// Ten questions for one pupil.
    pub fn set(theme: Option<Theme>, edition: Edition, name: &str) -> Wanted<'_> {
        Wanted { theme, edition, name, count: SET, quick: false }
    }
}

/// All questions there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    entries: Vec<Entry>,
}

impl Index {
    /// The text of the list: packs in brackets, below each its questions.
    pub fn write(packs: &[(String, Vec<Question>)]) -> String {
        let mut text = String::from("# Written by `cargo run --example quiz -- answers`, and compared by a test.\n");
        for (pack, questions) in packs {
            text += &format!("[{pack}]\n");
            for question in questions {
                let asked: Vec<&str> = question.asked.iter().map(|edition| edition.name()).collect();
                text += &format!("{} {} {}\n", question.id, question.kind.name(), asked.join(" "));
            }
        }
        text
    }

    /// What is not understood is left out.
    pub fn read(text: &str) -> Index {
        let mut pack = "";
        let mut entries = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                pack = name;
                continue;
            }
            let mut words = line.split_whitespace();
            let (Some(id), Some(kind)) = (words.next(), words.next().and_then(Kind::from_name)) else { continue };
            let Some(theme) = Theme::of(id) else { continue };
            let asked = words.filter_map(Edition::from_name).collect();
            entries.push(Entry { id: id.to_string(), pack: pack.to_string(), theme, kind, asked });
        }
        Index { entries }
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Questions of a theme, or of all, in this edition.
    pub fn count(&self, theme: Option<Theme>, edition: Edition) -> usize {
        let wanted = |entry: &&Entry| entry.asked.contains(&edition) && theme.is_none_or(|theme| entry.theme == theme);
        self.entries.iter().filter(wanted).count()
    }

    /// The themes with questions in this edition, in order.
    pub fn themes(&self, edition: Edition) -> Vec<Theme> {
        Theme::ALL.into_iter().filter(|theme| self.count(Some(*theme), edition) > 0).collect()
    }

    /// The set of this name: the same for whoever asks for it. Fewer questions than wanted where there are no more.
    pub fn set(&self, wanted: Wanted) -> Vec<Asked> {
        let theme = wanted.theme.map_or(MIXTURE, Theme::slug);
        let mut random = Random::new(seed_of(&format!("{theme}/{}/{}", wanted.edition.name(), wanted.name)));
        let fits = |entry: &&Entry| {
            entry.asked.contains(&wanted.edition)
                && wanted.theme.is_none_or(|theme| entry.theme == theme)
                && (!wanted.quick || entry.kind.is_quick())
        };
        let entries: Vec<&Entry> = self.entries.iter().filter(fits).collect();
        let mut packs: Vec<Vec<&Entry>> = Vec::new();
        for entry in entries {
            match packs.iter_mut().find(|pack| pack.first().is_some_and(|first| first.pack == entry.pack)) {
                Some(pack) => pack.push(entry),
                None => packs.push(vec![entry]),
            }
        }
        random.shuffle(&mut packs);
        for pack in &mut packs {
            random.shuffle(pack);
        }
        let mut chosen = few(&packs);
        if chosen.iter().map(|pack| pack.len()).sum::<usize>() < wanted.count {
            packs.sort_by_key(|pack| std::cmp::Reverse(pack.len()));
            chosen = packs.iter().take(PACKS).collect();
        }
        // One of each pack in turn, so that a mixture is one.
        let longest = chosen.iter().map(|pack| pack.len()).max().unwrap_or(0);
        let turns = (0..longest).flat_map(|at| chosen.iter().filter_map(move |pack| pack.get(at).copied()));
        let mut set: Vec<&Entry> = turns.take(wanted.count).collect();
        random.shuffle(&mut set);
        // A board needs more of the program, which comes with the first of them: not before somebody has begun to read.
        if let Some(plain) = set.iter().position(|entry| entry.kind != Kind::Board) {
            set.swap(0, plain);
        }
        set.into_iter().map(|entry| Asked::of(entry, wanted.edition)).collect()
    }
}

/// The first few of these packs, of different themes as far as there are.
fn few<'a, 'b>(packs: &'a [Vec<&'b Entry>]) -> Vec<&'a Vec<&'b Entry>> {
    let theme = |pack: &Vec<&Entry>| pack.first().map(|entry| entry.theme);
    let (mut chosen, mut rest): (Vec<&Vec<&Entry>>, Vec<&Vec<&Entry>>) = (Vec::new(), Vec::new());
    for pack in packs {
        if chosen.iter().any(|other| theme(other) == theme(pack)) { rest.push(pack) } else { chosen.push(pack) }
    }
    chosen.into_iter().chain(rest).take(PACKS).collect()
}
