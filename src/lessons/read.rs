//! The lesson file, line by line: `docs/lessons.md` is its description.
//!
//! A file comes from the site itself, but over a line that may break: whatever is wrong has a line and a reason.

use std::fmt;
use std::sync::Arc;

use super::game::Game;
use super::model::{Diagram, Goal, Lesson, Level, Names, Screen};
use super::paint::arrows;
use crate::board::{Mark, Sign, Tone};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// Where and why a text is no lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidLesson {
    /// From 1; 0 for what is missing at the end.
    pub line: u32,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The first line is not `lesson <id>`.
    NoLesson,
    UnknownWord,
    /// A word of a level in a screen, or before either.
    OutOfPlace,
    Board,
    Squares,
    Moves,
    Goal,
    Number,
    /// A screen or a level without `board`.
    NoBoard,
    /// A level without `goal`.
    NoGoal,
}

impl fmt::Display for InvalidLesson {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {:?}", self.line, self.why)
    }
}

impl std::error::Error for InvalidLesson {}

/// A screen or a level while its lines are read.
struct Draft<G: Game> {
    id: String,
    is_level: bool,
    line: u32,
    setup: Option<G::Board>,
    bottom: Option<Color>,
    names: Names,
    marks: Vec<Mark>,
    moves: Vec<G::Written>,
    wrong: Vec<G::Written>,
    only: Option<SquareSet>,
    goal: Option<Goal<G>>,
    par: Option<u32>,
    count: Option<Square>,
    most: bool,
}

/// Reads a lesson. Total: any text gives a lesson or a line with a reason.
pub fn read<G: Game>(text: &str) -> Result<Lesson<G>, InvalidLesson> {
    let mut lesson = Lesson { id: String::new(), articles: Vec::new(), screens: Vec::new(), levels: Vec::new() };
    let mut draft: Option<Draft<G>> = None;
    for (line, words) in (1u32..).zip(text.lines().map(|line| line.split('#').next().unwrap_or_default().trim())) {
        let at = |why| InvalidLesson { line, why };
        let (word, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let rest = rest.trim();
        match (word, &mut draft) {
            ("", _) => {}
            ("lesson", None) if lesson.id.is_empty() && !rest.is_empty() => lesson.id = rest.to_string(),
            _ if lesson.id.is_empty() => return Err(at(Why::NoLesson)),
            ("articles", None) => lesson.articles = rest.split_whitespace().map(str::to_string).collect(),
            ("screen" | "level", _) => {
                if let Some(done) = draft.take() {
                    done.finish(&mut lesson)?;
                }
                draft = Some(Draft::new(rest, word == "level", line));
            }
            (_, None) => return Err(at(Why::OutOfPlace)),
            (_, Some(draft)) => draft.take(word, rest).map_err(at)?,
        }
    }
    if let Some(done) = draft {
        done.finish(&mut lesson)?;
    }
    if lesson.id.is_empty() { Err(InvalidLesson { line: 0, why: Why::NoLesson }) } else { Ok(lesson) }
}

impl<G: Game> Draft<G> {
    fn new(id: &str, is_level: bool, line: u32) -> Draft<G> {
        Draft {
            id: id.to_string(),
            is_level,
            line,
            setup: None,
            bottom: None,
            names: Names::Usual,
            marks: Vec::new(),
            moves: Vec::new(),
            wrong: Vec::new(),
            only: None,
            goal: None,
            par: None,
            count: None,
            most: false,
        }
    }

    fn take(&mut self, word: &str, rest: &str) -> Result<(), Why> {
        match word {
            "board" => self.setup = Some(G::read_board(rest).ok_or(Why::Board)?),
            "view" => self.bottom = Some(if rest == "black" { Color::Black } else { Color::White }),
            "names" => self.names = if rest == "every" { Names::Every } else { Names::Off },
            "arrows" => {
                for arrow in moves::<G>(rest)? {
                    self.marks.extend(arrows(Tone::Hint, &G::way(&arrow)));
                }
            }
            "rings" => self.mark(rest, Sign::Ring)?,
            "dots" => self.mark(rest, Sign::Dot)?,
            "crosses" => self.mark(rest, Sign::Cross)?,
            "play" if !self.is_level => self.moves = moves::<G>(rest)?,
            "solution" if self.is_level => self.moves = moves::<G>(rest)?,
            "wrong" if self.is_level => self.wrong = moves::<G>(rest)?,
            "only" if self.is_level => self.only = Some(squares::<G>(rest)?),
            "goal" if self.is_level => self.goal = Some(goal::<G>(rest)?),
            "par" if self.is_level => self.par = Some(rest.parse().map_err(|_| Why::Number)?),
            "count" if self.is_level => self.count = Some(G::read_square(rest).ok_or(Why::Squares)?),
            "most" if self.is_level && rest.is_empty() => self.most = true,
            "only" | "goal" | "par" | "count" | "most" | "solution" | "wrong" | "play" => return Err(Why::OutOfPlace),
            _ => return Err(Why::UnknownWord),
        }
        Ok(())
    }

    fn mark(&mut self, rest: &str, sign: fn(Square) -> Sign) -> Result<(), Why> {
        self.marks.extend(squares::<G>(rest)?.into_iter().map(|square| Mark::new(Tone::Hint, sign(square))));
        Ok(())
    }

    fn finish(self, lesson: &mut Lesson<G>) -> Result<(), InvalidLesson> {
        let at = |why| InvalidLesson { line: self.line, why };
        let setup = self.setup.ok_or(at(Why::NoBoard))?;
        let diagram =
            Diagram { setup, bottom: self.bottom.unwrap_or(G::turn(&setup)), names: self.names, marks: self.marks };
        if self.is_level {
            let goal = self.goal.ok_or(at(Why::NoGoal))?;
            lesson.levels.push(Arc::new(Level {
                id: self.id,
                diagram,
                only: self.only,
                goal,
                par: self.par.unwrap_or(self.moves.len() as u32),
                solution: self.moves,
                wrong: self.wrong,
                count: self.count,
                most: self.most,
            }));
        } else {
            lesson.screens.push(Screen { id: self.id, diagram, play: self.moves });
        }
        Ok(())
    }
}

/// Names of squares, blanks between.
pub(super) fn squares<G: Game>(text: &str) -> Result<SquareSet, Why> {
    text.split_whitespace().map(|name| G::read_square(name).ok_or(Why::Squares)).collect()
}

fn moves<G: Game>(text: &str) -> Result<Vec<G::Written>, Why> {
    text.split_whitespace().map(|name| G::read_move(name).ok_or(Why::Moves)).collect()
}

/// What is played in turn, each move one of several: `9-13|9-14 24x15 13-17`. It ends with a move of the pupil's, or the
/// level would never end.
pub(super) fn line<G: Game>(text: &str) -> Result<Vec<Vec<G::Written>>, Why> {
    let choices = |choices: &str| choices.split('|').map(|m| G::read_move(m).ok_or(Why::Moves)).collect();
    let line: Vec<Vec<G::Written>> = text.split_whitespace().map(choices).collect::<Result<_, _>>()?;
    if line.len().is_multiple_of(2) { Err(Why::Goal) } else { Ok(line) }
}

fn goal<G: Game>(text: &str) -> Result<Goal<G>, Why> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    Ok(match word {
        "mark" => Goal::Mark(squares::<G>(rest)?),
        "judge" => Goal::Judge(G::read_move(rest).ok_or(Why::Moves)?),
        "answer" => {
            let (right, options) = rest.split_once(" of ").ok_or(Why::Goal)?;
            let options: Vec<String> = options.split_whitespace().map(str::to_string).collect();
            let right = right.trim().to_string();
            if !options.contains(&right) {
                return Err(Why::Goal);
            }
            Goal::Answer { right, options }
        }
        _ => G::read_goal(text)?,
    })
}
