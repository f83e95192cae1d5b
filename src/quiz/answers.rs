//! The right answers to a pack of questions. The law engine and the rules of the games worked them out beforehand.

use super::board::BoardPosition;
use super::{Kind, Question};
use crate::blocks::lines;
use crate::edition::Edition;

/// The right answer to a question in one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RightAnswer {
    pub id: String,
    pub edition: Edition,
    /// Letters, `true` or `false`, an article, two times, or every move that is right.
    pub right: Vec<String>,
    /// As printed in the edition. The one that decides comes first.
    pub articles: Vec<String>,
}

impl RightAnswer {
    /// `rapid-illegal-first 2023 b A.4.2+A.4.1`.
    pub fn text(&self) -> String {
        format!("{} {} {} {}", self.id, self.edition.name(), self.right.join("+"), self.articles.join("+"))
    }
}

/// The answers to a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RightAnswers {
    answers: Vec<RightAnswer>,
    boards: Vec<(String, BoardPosition)>,
}

/// The word in the row of a board where other rows have an edition.
pub(super) const BOARD: &str = "board";

fn words(text: &str) -> Vec<String> {
    text.split('+').filter(|word| !word.is_empty()).map(str::to_string).collect()
}

impl RightAnswers {
    /// The text of the file: rows in the order of the questions.
    pub fn write(answers: &[RightAnswer], boards: &[(String, BoardPosition)]) -> String {
        let mut text = String::from("# Worked out by `cargo run --example quiz -- answers`, and compared by a test.\n");
        for (at, answer) in answers.iter().enumerate() {
            let first = at == 0 || answers.get(at - 1).is_some_and(|before| before.id != answer.id);
            if let Some((id, position)) = boards.iter().find(|(id, _)| first && *id == answer.id) {
                text += &format!("{id} {BOARD} {}\n", position.text());
            }
            text += &answer.text();
            text += "\n";
        }
        text
    }

    /// Adds the rows of a file. A row that cannot be read is left out.
    pub fn add(&mut self, text: &str) {
        for line in lines(text) {
            let fields: Vec<&str> = line.text.split_whitespace().collect();
            match fields[..] {
                [id, BOARD, turn, pieces, legal] => {
                    let position = BoardPosition::read(turn, pieces, legal);
                    self.boards.extend(position.map(|position| (id.to_string(), position)));
                }
                [id, edition, right, articles] => {
                    let (right, articles) = (words(right), words(articles));
                    let answer = |edition| RightAnswer { id: id.to_string(), edition, right, articles };
                    self.answers.extend(Edition::from_name(edition).map(answer));
                }
                _ => {}
            }
        }
    }

    /// What is right in this edition.
    pub fn answer(&self, id: &str, edition: Edition) -> Option<&RightAnswer> {
        self.answers.iter().find(|answer| answer.id == id && answer.edition == edition)
    }

    pub fn board(&self, id: &str) -> Option<&BoardPosition> {
        self.boards.iter().find(|(other, _)| other == id).map(|(_, position)| position)
    }

    /// The answers of the other editions, where they differ. None for a question about article numbers, which always
    /// differ.
    pub fn elsewhere(&self, question: &Question, edition: Edition) -> Vec<&RightAnswer> {
        let here = self.answer(&question.id, edition).filter(|_| question.kind != Kind::Article);
        let Some(here) = here else { return Vec::new() };
        self.answers.iter().filter(|answer| answer.id == question.id && answer.right != here.right).collect()
    }
}
