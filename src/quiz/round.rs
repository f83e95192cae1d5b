//! A round of questions, one after another, and the result of each. None is asked twice. Série.

use super::Theme;
use crate::edition::Edition;

/// Questions in a set.
pub const SET: usize = 10;

/// A question that is asked, and the edition by which it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub id: String,
    pub pack: String,
    pub theme: Theme,
    pub edition: Edition,
}

/// The questions of a round, and the results so far.
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

    /// Takes the answer to the question on show, and says whether it counts: only the first one does.
    pub fn settle(&mut self, right: bool) -> bool {
        if self.settled || self.current().is_none() {
            return false;
        }
        self.results.push(right);
        self.settled = true;
        true
    }

    /// Goes on to the next question. Nothing happens before the one on show is answered.
    pub fn advance(&mut self) {
        self.settled = false;
    }

    /// How many answers are right, and how many were given.
    pub fn score(&self) -> (usize, usize) {
        (self.results.iter().filter(|right| **right).count(), self.results.len())
    }

    /// The score of each theme with an answer.
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
