//! An answer given against the one that is right: what was found, what was missed, what was taken for right.

use super::{Answer, Kind, Question};
use crate::edition::Edition;
use crate::random::Random;

/// What became of an answer. The words are those of the question's kind, see [`super`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    pub right: bool,
    /// Given, and right.
    pub found: Vec<String>,
    /// Right, and not given.
    pub missed: Vec<String>,
    /// Given, and not right.
    pub wrong: Vec<String>,
    /// Right parts, of how many; in a question with one part 0 or 1 of 1.
    pub parts: (usize, usize),
}

/// How one option comes out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Found,
    Missed,
    Wrong,
    /// Rightly left alone.
    Plain,
}

impl Marking {
    pub fn sign(&self, word: &str) -> Sign {
        let among = |words: &[String]| words.iter().any(|other| other == word);
        match word {
            _ if among(&self.found) => Sign::Found,
            _ if among(&self.wrong) => Sign::Wrong,
            _ if among(&self.missed) => Sign::Missed,
            _ => Sign::Plain,
        }
    }

    /// Whether nothing was answered.
    pub fn is_blank(&self) -> bool {
        self.found.is_empty() && self.wrong.is_empty()
    }

    /// Whether something was right, though not all.
    pub fn is_partial(&self) -> bool {
        !self.right && self.parts.0 > 0
    }
}

/// Marks the words that were given; none at all is an answer that was not known.
pub fn mark(kind: Kind, answer: &Answer, given: &[String]) -> Marking {
    let right = &answer.right;
    let pick = |words: &[String], there: &[String], wanted: bool| -> Vec<String> {
        words.iter().filter(|word| there.contains(word) == wanted).cloned().collect()
    };
    match kind {
        // Any of the moves is the whole answer.
        Kind::Board => {
            let found = pick(given, right, true);
            let is_right = !found.is_empty();
            let missed = if is_right { Vec::new() } else { right.clone() };
            Marking {
                right: is_right,
                parts: (usize::from(is_right), 1),
                wrong: pick(given, right, false),
                found,
                missed,
            }
        }
        // What counts is the place.
        Kind::Order => {
            let fits = |place: usize| given.get(place).is_some_and(|word| right.get(place) == Some(word));
            let at = |wanted: bool| -> Vec<String> {
                (0..given.len())
                    .filter(|place| fits(*place) == wanted)
                    .filter_map(|at| given.get(at).cloned())
                    .collect()
            };
            let (found, wrong) = (at(true), at(false));
            let is_right = found.len() == right.len() && wrong.is_empty();
            Marking {
                right: is_right,
                parts: (found.len(), right.len()),
                missed: pick(right, &found, false),
                found,
                wrong,
            }
        }
        _ => {
            let (found, wrong) = (pick(given, right, true), pick(given, right, false));
            let missed = pick(right, given, false);
            // A wrong one takes a right one back, or ticking all would be half an answer.
            let parts = (found.len().saturating_sub(wrong.len()), right.len());
            let parts = if kind == Kind::Clock { (found.len(), right.len()) } else { parts };
            Marking { right: missed.is_empty() && wrong.is_empty(), found, missed, wrong, parts }
        }
    }
}

/// The words of the options in the order in which they are shown, which the seed decides; of a statement and of a
/// question without options none.
pub fn shown(question: &Question, answer: &Answer, edition: Edition, seed: u64) -> Vec<String> {
    let mut words: Vec<String> = match question.kind {
        Kind::One | Kind::Several | Kind::Order => question.letters.iter().map(char::to_string).collect(),
        Kind::Article => {
            let others = Question::of_edition(&question.others, edition).into_iter().flatten();
            answer.right.iter().chain(others).cloned().collect()
        }
        Kind::True | Kind::Board | Kind::Clock => Vec::new(),
    };
    let mut random = Random::new(seed);
    random.shuffle(&mut words);
    // What is to be put in order does not stand in order.
    if question.kind == Kind::Order && words == answer.right {
        words.rotate_left(1);
    }
    words
}
