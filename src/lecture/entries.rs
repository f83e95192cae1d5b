//! The list of moves: one after another, with the comments and the variations where they belong.

use super::state::Lecture;
use super::tree::Place;
use crate::color::Color;

/// What stands next in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move, and its number where one is written: `12.`, or `12...` where Black's move comes first.
    Move { place: Place, number: Option<String> },
    /// What the file says here.
    Comment { place: Place, text: String },
    /// A variation begins.
    Open,
    /// It ends.
    Close,
}

impl Lecture {
    /// The list as far as the class may see it.
    pub fn entries(&self) -> Vec<Entry> {
        let mut list = Vec::new();
        self.comments(0, &mut list);
        if let Some(first) = self.tree.forward(0) {
            self.line(first, &mut list);
        }
        list
    }

    fn comments(&self, place: Place, list: &mut Vec<Entry>) {
        let comments = self.tree.node(place).comments.iter();
        list.extend(comments.map(|text| Entry::Comment { place, text: text.clone() }));
    }

    /// A line from its first move on, with the variations to each of its moves behind that move.
    fn line(&self, first: Place, list: &mut Vec<Entry>) {
        let mut next = Some(first);
        let mut is_numbered = true;
        while let Some(place) = next {
            if !self.shows(place) {
                return;
            }
            let others = self.others(place);
            self.entry(place, is_numbered, list);
            let count = list.len();
            self.comments(place, list);
            for other in others.into_iter().filter(|other| self.shows(*other)) {
                list.push(Entry::Open);
                self.line(other, list);
                list.push(Entry::Close);
            }
            is_numbered = list.len() > count;
            next = self.tree.forward(place);
        }
    }

    /// The variations to this move, where it is the first choice.
    fn others(&self, place: Place) -> Vec<Place> {
        let before = self.tree.back(place).unwrap_or_default();
        match self.tree.node(before).next.split_first() {
            Some((main, others)) if *main == place => others.to_vec(),
            _ => Vec::new(),
        }
    }

    fn entry(&self, place: Place, is_numbered: bool, list: &mut Vec<Entry>) {
        let Some((before, _)) = self.tree.node(place).from else { return };
        let before = &self.tree.node(before).position;
        let number = match before.turn() {
            Color::White => Some(format!("{}.", before.fullmoves())),
            Color::Black => is_numbered.then(|| format!("{}...", before.fullmoves())),
        };
        list.push(Entry::Move { place, number });
    }
}

/// What stands behind a move for a number of the standard; nothing for those that no book uses.
pub const fn sign(nag: u8) -> &'static str {
    match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        10 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        _ => "",
    }
}
