//! How much there may be of what people write: each limit stands here once, and as a row in the docs.

use lance_legal::quiz::OPTIONS;

/// How many of a thing there may be.
pub struct Limit {
    /// As the docs and the messages call it.
    pub what: &'static str,
    least: usize,
    most: usize,
    docs: &'static str,
}

const fn limit(what: &'static str, least: usize, most: usize, docs: &'static str) -> Limit {
    Limit { what, least, most, docs }
}

const LESSONS: &str = "docs/lessons.md";
pub const SCREENS: Limit = limit("screens", 2, 4, LESSONS);
pub const SCREENS_OF_FEW: Limit = limit("screens of a `mistura` or of draughts", 1, 4, LESSONS);
pub const LEVELS: Limit = limit("levels", 4, usize::MAX, LESSONS);
pub const WRONG: Limit = limit("moves behind `wrong`", 0, 3, LESSONS);
pub const WORDS: Limit = limit("words of a sentence", 0, 20, LESSONS);
pub const WORDS_OF_FIRST: Limit = limit("words of a sentence of a task in the first seven lessons", 0, 13, LESSONS);

const QUIZ: &str = "docs/quiz.md";
pub const QUESTIONS: Limit = limit("questions of a pack", 1, 32, QUIZ);
pub const OPTIONS_OF_ONE: Limit = limit("options", *OPTIONS.start(), *OPTIONS.end(), QUIZ);
pub const STEM: Limit = limit("signs of a question", 1, 230, QUIZ);
pub const OPTION: Limit = limit("signs of an option", 1, 110, QUIZ);
pub const WHY: Limit = limit("signs of a `.why`", 1, 300, QUIZ);

const LAWS: &str = "docs/laws.md";
pub const ARTICLE: Limit = limit("signs of what a number says", 1, 220, LAWS);
pub const MEANING: Limit = limit("signs of a term's meaning", 1, 140, LAWS);
pub const SITUATIONS: Limit = limit("situations of a theme", 5, usize::MAX, LAWS);
pub const CHOICES: Limit = limit("choices", 4, 6, LAWS);
pub const TITLE: Limit = limit("signs of a title", 4, 40, LAWS);
pub const TOLD: Limit = limit("signs of a part that is told", 4, 200, LAWS);
pub const REASON: Limit = limit("signs of a reason", 1, 130, LAWS);

const ALL: &[Limit] = &[
    SCREENS,
    SCREENS_OF_FEW,
    LEVELS,
    WRONG,
    WORDS,
    WORDS_OF_FIRST,
    QUESTIONS,
    OPTIONS_OF_ONE,
    STEM,
    OPTION,
    WHY,
    ARTICLE,
    MEANING,
    SITUATIONS,
    CHOICES,
    TITLE,
    TOLD,
    REASON,
];

impl Limit {
    /// `screens: 1, wanted 2 to 4`.
    pub fn check(&self, found: usize) -> Result<(), String> {
        match (self.least..=self.most).contains(&found) {
            true => Ok(()),
            false => Err(format!("{}: {found}, wanted {}", self.what, self.range())),
        }
    }

    fn range(&self) -> String {
        match (self.least, self.most) {
            (least, usize::MAX) => format!("{least} or more"),
            (0, most) => format!("at most {most}"),
            (least, most) => format!("{least} to {most}"),
        }
    }
}

#[test]
fn the_docs_have_a_row_for_each_limit() {
    for limit in ALL {
        let docs = crate::text(limit.docs);
        let row = format!("| {} | {} |", limit.what, limit.range());
        assert!(docs.lines().any(|line| line == row), "{}: wanted a row \"{row}\"", limit.docs);
    }
}

#[test]
fn what_is_too_much_is_told_with_what_is_wanted() {
    assert_eq!(SCREENS.check(2), Ok(()));
    assert_eq!(SCREENS.check(1), Err("screens: 1, wanted 2 to 4".to_string()));
    assert_eq!(LEVELS.check(3), Err("levels: 3, wanted 4 or more".to_string()));
    assert_eq!(QUESTIONS.check(33), Err("questions of a pack: 33, wanted 1 to 32".to_string()));
}
