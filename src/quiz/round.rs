//! Questions one after another, and how each went; none is asked twice. Série.

use super::{Entry, Theme};
use crate::edition::Edition;

/// Questions in a set.
pub const SET: usize = 10;

/// A question that is asked, and by which edition it is to be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub id: String,
    pub pack: String,
    pub theme: Theme,
    pub edition: Edition,
}

impl Asked {
    pub fn of(entry: &Entry, edition: Edition) -> Asked {
        Asked { id: entry.id.clone(), pack: entry.pack.clone(), theme: entry.theme, edition }
    }
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    asked: Vec<Asked>,
    results: Vec<bool>,
    /// Whether the one on show is answered.
    settled: bool,
}

impl Round {
    pub fn new(asked: Vec<Asked>) -> Round {
        Round::resumed(asked, Vec::new())
    }

    /// A round that was left after some answers.
    pub fn resumed(asked: Vec<Asked>, mut results: Vec<bool>) -> Round {
        results.truncate(asked.len());
        Round { asked, results, settled: false }
    }

    /// The place of the question on show, from 0; at the end the number of questions.
    pub fn place(&self) -> usize {
        if self.settled { self.results.len().saturating_sub(1) } else { self.results.len() }
    }

    /// The question on show; `None` at the end.
    pub fn current(&self) -> Option<&Asked> {
        self.asked.get(self.place())
    }

    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    pub fn results(&self) -> &[bool] {
        &self.results
    }

    pub fn is_settled(&self) -> bool {
        self.settled
    }

    /// The one on show is answered; only the first answer counts. Whether this one did.
    pub fn settle(&mut self, right: bool) -> bool {
        if self.settled || self.current().is_none() {
            return false;
        }
        self.results.push(right);
        self.settled = true;
        true
    }

    /// On to the next; nothing happens before the one on show is answered.
    pub fn advance(&mut self) {
        self.settled = false;
    }

    /// Right answers, of how many that were given.
    pub fn score(&self) -> (usize, usize) {
        (self.results.iter().filter(|right| **right).count(), self.results.len())
    }

    /// The same by theme, for those that were asked.
    pub fn by_theme(&self) -> Vec<(Theme, usize, usize)> {
        let of = |theme: Theme| {
            let results = self.asked.iter().zip(&self.results).filter(move |(asked, _)| asked.theme == theme);
            let (right, all) = results.fold((0, 0), |(right, all), (_, good)| (right + usize::from(*good), all + 1));
            (theme, right, all)
        };
        Theme::ALL.into_iter().map(of).filter(|(_, _, all)| *all > 0).collect()
    }

    /// The questions that were not answered rightly.
    pub fn missed(&self) -> impl Iterator<Item = &Asked> {
        self.asked.iter().zip(&self.results).filter(|(_, right)| !**right).map(|(asked, _)| asked)
    }
}
