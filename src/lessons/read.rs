//! The lesson file, line by line: `docs/lessons.md` is its description.
//!
//! A file comes from the site itself, but over a line that may break: whatever is wrong has a line and a reason.

use std::fmt;
use std::sync::Arc;

use super::model::{Cure, Diagram, Goal, Lesson, Level, Names, Screen, Task};
use crate::board::{Mark, Sign, Tone};
use crate::chess::{Move, Piece, Placement, Role, Setup};
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
struct Draft {
    id: String,
    is_level: bool,
    line: u32,
    setup: Option<Setup>,
    bottom: Option<Color>,
    names: Names,
    marks: Vec<Mark>,
    moves: Vec<Move>,
    wrong: Vec<Move>,
    only: Option<SquareSet>,
    goal: Option<Goal>,
    par: u32,
    count: Option<Square>,
}

/// Reads a lesson. Total: any text gives a lesson or a line with a reason.
pub fn read(text: &str) -> Result<Lesson, InvalidLesson> {
    let mut lesson = Lesson { id: String::new(), articles: Vec::new(), screens: Vec::new(), levels: Vec::new() };
    let mut draft: Option<Draft> = None;
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

impl Draft {
    fn new(id: &str, is_level: bool, line: u32) -> Draft {
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
            par: 0,
            count: None,
        }
    }

    fn take(&mut self, word: &str, rest: &str) -> Result<(), Why> {
        match word {
            "board" => self.setup = Some(board(rest).ok_or(Why::Board)?),
            "view" => self.bottom = Some(if rest == "black" { Color::Black } else { Color::White }),
            "names" => self.names = if rest == "every" { Names::Every } else { Names::Off },
            "arrows" => {
                let arrows = moves(rest)?;
                self.marks.extend(arrows.into_iter().map(|m| Mark::arrow(Tone::Hint, m.from, m.to)));
            }
            "rings" => self.mark(rest, Sign::Ring)?,
            "dots" => self.mark(rest, Sign::Dot)?,
            "crosses" => self.mark(rest, Sign::Cross)?,
            "play" if !self.is_level => self.moves = moves(rest)?,
            "solution" if self.is_level => self.moves = moves(rest)?,
            "wrong" if self.is_level => self.wrong = moves(rest)?,
            "only" if self.is_level => self.only = Some(squares(rest)?),
            "goal" if self.is_level => self.goal = Some(goal(rest)?),
            "par" if self.is_level => self.par = rest.parse().map_err(|_| Why::Number)?,
            "count" if self.is_level => self.count = Some(rest.parse().map_err(|_| Why::Squares)?),
            "only" | "goal" | "par" | "count" | "solution" | "wrong" | "play" => return Err(Why::OutOfPlace),
            _ => return Err(Why::UnknownWord),
        }
        Ok(())
    }

    fn mark(&mut self, rest: &str, sign: fn(Square) -> Sign) -> Result<(), Why> {
        self.marks.extend(squares(rest)?.into_iter().map(|square| Mark::new(Tone::Hint, sign(square))));
        Ok(())
    }

    fn finish(self, lesson: &mut Lesson) -> Result<(), InvalidLesson> {
        let at = |why| InvalidLesson { line: self.line, why };
        let setup = self.setup.ok_or(at(Why::NoBoard))?;
        let diagram =
            Diagram { setup, bottom: self.bottom.unwrap_or(setup.turn), names: self.names, marks: self.marks };
        if self.is_level {
            let goal = self.goal.ok_or(at(Why::NoGoal))?;
            lesson.levels.push(Arc::new(Level {
                id: self.id,
                diagram,
                only: self.only,
                goal,
                par: self.par,
                solution: self.moves,
                wrong: self.wrong,
                count: self.count,
            }));
        } else {
            lesson.screens.push(Screen { id: self.id, diagram, play: self.moves });
        }
        Ok(())
    }
}

/// A FEN whose last fields may be missing.
fn board(text: &str) -> Option<Setup> {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    for missing in ["", "w", "-", "-"].into_iter().skip(fields.len()) {
        fields.push(missing);
    }
    Setup::parse(&fields.join(" ")).ok()
}

fn squares(text: &str) -> Result<SquareSet, Why> {
    text.split_whitespace().map(|name| name.parse().map_err(|_| Why::Squares)).collect()
}

fn square(text: &str) -> Result<Square, Why> {
    text.parse().map_err(|_| Why::Squares)
}

fn moves(text: &str) -> Result<Vec<Move>, Why> {
    text.split_whitespace().map(|name| name.parse().map_err(|_| Why::Moves)).collect()
}

fn goal(text: &str) -> Result<Goal, Why> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    Ok(match word {
        "place" => Goal::Place(board(rest).ok_or(Why::Board)?.placement),
        "mark" => Goal::Mark(squares(rest)?),
        "judge" => Goal::Judge(rest.parse().map_err(|_| Why::Moves)?),
        "answer" => {
            let (right, options) = rest.split_once(" of ").ok_or(Why::Goal)?;
            let options: Vec<String> = options.split_whitespace().map(str::to_string).collect();
            let right = right.trim().to_string();
            if !options.contains(&right) {
                return Err(Why::Goal);
            }
            Goal::Answer { right, options }
        }
        "touched" => Goal::Touched(rest.split_whitespace().map(square).collect::<Result<_, _>>()?),
        _ => Goal::Task(task(text, 0)?),
    })
}

/// How deep `all`, `any` and `not` may be nested.
const DEEPEST: u32 = 4;

fn task(text: &str, depth: u32) -> Result<Task, Why> {
    if depth > DEEPEST {
        return Err(Why::Goal);
    }
    let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let rest = rest.trim();
    let parts = || groups(rest)?.into_iter().map(|part| task(part, depth + 1)).collect::<Result<Vec<Task>, Why>>();
    Ok(match (word, rest) {
        ("reach", _) => Task::Reach(squares(rest)?),
        ("capture", _) => Task::Capture(squares(rest)?),
        ("capture-all", "") => Task::CaptureAll,
        ("promote", "") => Task::Promote(None),
        ("promote", name) => {
            Task::Promote(Some(Role::PROMOTIONS.into_iter().find(|role| role.name() == name).ok_or(Why::Goal)?))
        }
        ("check", "") => Task::Check,
        ("checkmate", "") => Task::Checkmate(1),
        ("checkmate", number) => Task::Checkmate(number.parse().map_err(|_| Why::Number)?),
        ("stalemate", "") => Task::Stalemate,
        ("escape", "") => Task::Escape(None),
        ("escape", name) => {
            Task::Escape(Some(Cure::ALL.into_iter().find(|cure| cure.name() == name).ok_or(Why::Goal)?))
        }
        ("safe", "") => Task::Safe(None),
        ("safe", name) => Task::Safe(Some(square(name)?)),
        ("protect", name) => Task::Protect(square(name)?),
        ("line", _) => {
            let choices = |choices: &str| choices.split('|').map(|m| m.parse().map_err(|_| Why::Moves)).collect();
            let line: Vec<Vec<Move>> = rest.split_whitespace().map(choices).collect::<Result<_, _>>()?;
            // It ends with a move of the pupil's, or the level would never end.
            if line.len().is_multiple_of(2) {
                return Err(Why::Goal);
            }
            Task::Line(line)
        }
        ("play-out", "checkmate") => Task::PlayOutMate,
        ("play-out", "promote") => Task::PlayOutPromote,
        ("battle", "") => Task::Battle { en_passant: false },
        ("battle", "en-passant") => Task::Battle { en_passant: true },
        ("each-capture", "") => Task::EachCapture,
        ("unharmed", "") => Task::Unharmed,
        ("all", _) => Task::All(parts()?),
        ("any", _) => Task::Any(parts()?),
        ("not", _) => Task::Not(Box::new(parts()?.into_iter().next().ok_or(Why::Goal)?)),
        _ => return Err(Why::Goal),
    })
}

/// `(a) (b (c))` → `a`, `b (c)`.
fn groups(text: &str) -> Result<Vec<&str>, Why> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0u32, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => {
                if depth == 0 {
                    start = at + 1;
                }
                depth += 1;
            }
            ')' => {
                depth = depth.checked_sub(1).ok_or(Why::Goal)?;
                if depth == 0 {
                    found.push(text.get(start..at).ok_or(Why::Goal)?);
                }
            }
            _ if depth == 0 && !sign.is_whitespace() => return Err(Why::Goal),
            _ => {}
        }
    }
    if depth == 0 && !found.is_empty() { Ok(found) } else { Err(Why::Goal) }
}

/// The tray: what a board lacks of a placement, White first, the king first.
pub fn lacking(board: &Placement, wanted: &Placement) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            for square in wanted.pieces(piece) {
                if board.at(square) != Some(piece) {
                    pieces.push(piece);
                }
            }
        }
    }
    pieces
}
