//! What a class answered in a set: each question with its hands, the hardest first, and the articles to read again. Turma.

use super::RightAnswer;
use crate::edition::Edition;
use crate::hands::Hands;
use crate::order::in_order;

/// A question of a set, and the hands that were up for its answers.
#[derive(Clone, Copy, Debug)]
pub struct Polled<'a> {
    pub hands: &'a Hands,
    /// The place of the right answer among those with hands.
    pub right: usize,
    pub answer: &'a RightAnswer,
}

/// A question for which hands were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its place in the set, from 0.
    pub place: usize,
    /// The hands for the right answer, of how many.
    pub right: u32,
    pub all: u32,
}

impl Counted {
    /// How many of all hands were right, in whole per cent.
    pub fn share(&self) -> u32 {
        (self.right * 100).checked_div(self.all).unwrap_or(0)
    }

    /// Whether fewer than half of the hands were right.
    pub fn is_hard(&self) -> bool {
        self.right * 2 < self.all
    }
}

/// What is told at the end of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The hardest first; of two that were as hard, in the order of the set. A question without hands is not here.
    pub questions: Vec<Counted>,
    /// The articles of the questions that were not right for everybody, each once, in that order.
    pub articles: Vec<(Edition, String)>,
}

impl Summary {
    /// The questions in the order of the set.
    pub fn of(polled: &[Polled]) -> Summary {
        let count = |(place, polled): (usize, &Polled)| {
            let (right, all) = (polled.hands.of(polled.right), polled.hands.all());
            (all > 0).then_some(Counted { place, right, all })
        };
        // Fine enough to tell any two shares apart, as whole per cent are not.
        let share = |counted: &Counted| u64::from(counted.right) * 10_000_000 / u64::from(counted.all);
        let questions = in_order(polled.iter().enumerate().filter_map(count), share);
        let mut articles: Vec<(Edition, String)> = Vec::new();
        for counted in questions.iter().filter(|counted| counted.right < counted.all) {
            let Some(Polled { answer, .. }) = polled.get(counted.place) else { continue };
            for number in &answer.articles {
                let article = (answer.edition, number.clone());
                if !articles.contains(&article) {
                    articles.push(article);
                }
            }
        }
        Summary { questions, articles }
    }
}
