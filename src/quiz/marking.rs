//! Compares an answer with the right one: what was found, what was missed, what is wrong.

use super::{Kind, Question, RightAnswer};
use crate::edition::Edition;
use crate::random::Random;

/// The result of an answer. Its words are those of the question's kind, see [`super`].
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

named! {
    /// What an option came to. Its name is the word in styles and in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Sign {
        Found = "found",
        Missed = "missed",
        Wrong = "wrong",
        /// Rightly left alone.
        Plain = "plain",
    }
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

/// Marks the words that were given. None at all means that the answer was not known.
pub fn mark(kind: Kind, answer: &RightAnswer, given: &[String]) -> Marking {
    let right = &answer.right;
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for (place, word) in given.iter().enumerate() {
        // In an order the place counts.
        let fits = if kind == Kind::Order { right.get(place) == Some(word) } else { right.contains(word) };
        if fits { &mut found } else { &mut wrong }.push(word.clone());
    }
    let mut missed: Vec<String> = right.iter().filter(|word| !found.contains(word)).cloned().collect();
    let is_right = if kind == Kind::Board { !found.is_empty() } else { missed.is_empty() && wrong.is_empty() };
    // Any of the moves is the whole answer.
    if is_right {
        missed.clear();
    }
    let parts = match kind {
        Kind::Board => (found.len().min(1), 1),
        Kind::Order | Kind::Clock => (found.len(), right.len()),
        // A wrong option cancels a right one. Otherwise ticking all of them would be half an answer.
        _ => (found.len().saturating_sub(wrong.len()), right.len()),
    };
    Marking { right: is_right, found, missed, wrong, parts }
}

/// The words of the options in the order in which they are shown, which the seed decides. A statement has none, nor has a
/// question without options.
pub fn shown(question: &Question, answer: &RightAnswer, edition: Edition, seed: u64) -> Vec<String> {
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
    // Options that are to be put in order are not shown in that order.
    if question.kind == Kind::Order && words == answer.right {
        words.rotate_left(1);
    }
    words
}
