//! The answers to a pack, worked out beforehand by the law engine and the rules of the games.

use super::Question;
use super::board::Standing;
use crate::blocks::lines;
use crate::edition::Edition;

/// What is right in one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub id: String,
    pub edition: Edition,
    /// Letters, `true` or `false`, an article, two times, or every move that is right.
    pub right: Vec<String>,
    /// As printed in the edition, the one that decides first.
    pub articles: Vec<String>,
}

impl Answer {
    /// `rapid-illegal-first 2023 b A.4.2+A.4.1`.
    pub fn text(&self) -> String {
        format!("{} {} {} {}", self.id, self.edition.name(), self.right.join("+"), self.articles.join("+"))
    }
}

/// The answers to a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    answers: Vec<Answer>,
    boards: Vec<(String, Standing)>,
}

/// The word that takes an edition's place in the row of a board.
pub(super) const BOARD: &str = "board";

fn words(text: &str) -> Vec<String> {
    text.split('+').filter(|word| !word.is_empty()).map(str::to_string).collect()
}

impl Answers {
    /// The text of the file: rows in the order of the questions.
    pub fn write(answers: &[Answer], boards: &[(String, Standing)]) -> String {
        let mut text = String::from("# Worked out by `cargo run --example quiz -- answers`, and compared by a test.\n");
        for (at, answer) in answers.iter().enumerate() {
            let first = at == 0 || answers.get(at - 1).is_some_and(|before| before.id != answer.id);
            if let Some((id, standing)) = boards.iter().find(|(id, _)| first && *id == answer.id) {
                text += &format!("{id} {BOARD} {}\n", standing.text());
            }
            text += &answer.text();
            text += "\n";
        }
        text
    }

    /// Adds the rows of a file; what is not understood is left out.
    pub fn add(&mut self, text: &str) {
        for line in lines(text) {
            let fields: Vec<&str> = line.text.split_whitespace().collect();
            match fields[..] {
                [id, BOARD, turn, pieces, legal] => {
                    self.boards.extend(Standing::read(turn, pieces, legal).map(|standing| (id.to_string(), standing)));
                }
                [id, edition, right, articles] => {
                    let (right, articles) = (words(right), words(articles));
                    let answer = |edition| Answer { id: id.to_string(), edition, right, articles };
                    self.answers.extend(Edition::from_name(edition).map(answer));
                }
                _ => {}
            }
        }
    }

    /// What is right in this edition.
    pub fn answer(&self, id: &str, edition: Edition) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.id == id && answer.edition == edition)
    }

    pub fn board(&self, id: &str) -> Option<&Standing> {
        self.boards.iter().find(|(other, _)| other == id).map(|(_, standing)| standing)
    }

    /// The other editions in which the question is asked, and the right answer is another one; not for article numbers,
    /// which differ by themselves.
    pub fn elsewhere(&self, question: &Question, edition: Edition) -> Vec<&Answer> {
        let Some(here) = self.answer(&question.id, edition) else { return Vec::new() };
        let other = |answer: &&Answer| answer.id == question.id && answer.right != here.right;
        if question.kind == super::Kind::Article {
            return Vec::new();
        }
        self.answers.iter().filter(other).collect()
    }
}
