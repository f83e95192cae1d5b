//! Several exercises with a title, and the text in which they are kept, saved and sent.
//!
//! ```text
//! exercises 1
//! title Garfos
//!
//! exercise
//! board 2q1k3/8/8/5N2/8/8/8/4K3 w - -
//! goal line f5d6 e8d7 d6c8
//! task Ataca duas peças.
//! hint Procura o cavalo.
//! after O cavalo atacou o rei e a dama.
//! arrows f5d6
//! rings c8 e8
//! ```
//!
//! A goal is `line`, `mate 2`, `capture`, `reach` or `mark` with squares, `judge e1g1`, `answer b` with the lines `a`, `b`,
//! `c`, `d`, or `written`, which is answered on paper. Lines are those of [`crate::blocks`]; a blank before `#` is written as one that cannot break, since `#` begins a
//! comment.

use std::fmt::Write;
use std::sync::Arc;

use super::exercise::{Ask, Exercise, MOST_ANSWERS, MOST_ARROWS, MOST_CHOICES, MOST_MATE, MOST_PLIES, answer_ids};
use super::sentence::Sentence;
use crate::blocks::{Line, lines, split};
use crate::chess::{Move, Setup};
use crate::lessons::catalog::{Catalog, Entry, Section};
use crate::lessons::{Chess, Lesson, Text};
use crate::square::{Square, SquareSet};

/// What this version writes in the first line.
const FORMAT: u32 = 1;
/// The first word of the file.
const HEAD: &str = "exercises";
pub const MOST_EXERCISES: usize = 60;
/// A file of more bytes is not looked at.
pub const MAX_FILE_BYTES: usize = 60_000;

/// Ficha de exercícios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub title: Sentence,
    pub exercises: Vec<Exercise>,
}

/// Why a text is no sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFault {
    /// More than [`MAX_FILE_BYTES`].
    TooLong,
    /// It does not begin with `exercises 1`.
    NoSheet,
    /// A newer version of the site wrote it.
    Newer,
    /// A word that stands for nothing here.
    Word,
    /// Something comes before the first `exercise`.
    Outside,
    /// An exercise has no line `board`.
    NoBoard,
    Board,
    Goal,
    Squares,
    Moves,
    /// More of something than there may be.
    TooMany,
    /// The same word twice in one exercise.
    Twice,
}

/// What is wrong, and the line, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetError {
    pub line: u32,
    pub why: SheetFault,
}

impl Sheet {
    /// Reads a file. Total: any text gives a sheet, or a line with a reason.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Sheet, SheetError> {
        if text.len() > MAX_FILE_BYTES {
            return Err(SheetError { line: 1, why: SheetFault::TooLong });
        }
        let mut all = lines(text.strip_prefix('\u{feff}').unwrap_or(text));
        let head = all.next().unwrap_or_default();
        let at = |line: &Line, why| SheetError { line: line.number.max(1), why };
        match head.value.parse::<u32>() {
            Ok(FORMAT) if head.word == HEAD => {}
            Ok(format) if head.word == HEAD && format > FORMAT => return Err(at(&head, SheetFault::Newer)),
            _ => return Err(at(&head, SheetFault::NoSheet)),
        }
        let mut sheet = Sheet::default();
        let mut draft: Option<Draft> = None;
        for line in all {
            match (line.word, &mut draft) {
                ("exercise", _) if line.value.is_empty() => {
                    if let Some(done) = draft.replace(Draft::new(line.number)) {
                        sheet.exercises.push(done.finish()?);
                    }
                    if sheet.exercises.len() >= MOST_EXERCISES {
                        return Err(at(&line, SheetFault::TooMany));
                    }
                }
                ("title", None) => sheet.title = Sentence::new(line.value),
                (_, None) => return Err(at(&line, SheetFault::Outside)),
                (word, Some(draft)) => draft.take(word, line.value).map_err(|why| at(&line, why))?,
            }
        }
        if let Some(done) = draft {
            sheet.exercises.push(done.finish()?);
        }
        Ok(sheet)
    }

    /// The title of a file, without the rules of chess: for a list.
    pub fn title_of(text: &str) -> Sentence {
        let title = lines(text).take_while(|line| line.word != "exercise").find(|line| line.word == "title");
        title.map(|line| Sentence::new(line.value)).unwrap_or_default()
    }

    /// How many exercises a file has, without the rules of chess.
    pub fn count_of(text: &str) -> usize {
        lines(text).filter(|line| line.text == "exercise").count()
    }

    /// The file.
    pub fn text(&self) -> String {
        let mut text = format!("{HEAD} {FORMAT}\n");
        put(&mut text, "title", &self.title);
        for exercise in self.exercises.iter().take(MOST_EXERCISES) {
            text.push('\n');
            put_exercise(&mut text, exercise);
        }
        text
    }

    /// The exercises that ask something, as levels of a lesson: each by its number from 1. Only the one that is `played` is
    /// whole: to find the fewest moves of sixty takes a while.
    pub fn lesson(&self, id: &str, played: &str) -> Lesson {
        let level = |(number, exercise): (usize, &Exercise)| {
            let number = number.to_string();
            if number == played { exercise.level(&number) } else { exercise.outline(&number) }
        };
        let levels = (1..).zip(&self.exercises).filter_map(level).map(Arc::new).collect();
        Lesson { id: id.to_string(), articles: Vec::new(), screens: Vec::new(), levels }
    }

    /// The words of that lesson, as a file of texts. `task` says what the site asks where the teacher has written nothing.
    pub fn words(&self, id: &str, task: impl Fn(&Exercise) -> String) -> String {
        let mut text = String::new();
        for (number, exercise) in (1..).zip(&self.exercises) {
            let own = if exercise.task.is_empty() { task(exercise) } else { exercise.task.to_string() };
            let _ = writeln!(text, "{id}-{number} = {own}");
            let mut attribute = |name: &str, said: &Sentence| {
                if !said.is_empty() {
                    let _ = writeln!(text, "    .{name} = {said}");
                }
            };
            attribute("hint", &exercise.hint);
            attribute("after", &exercise.after);
            if let Ask::Answer { answers, .. } = &exercise.ask {
                answer_ids().zip(answers).for_each(|(name, answer)| attribute(&name, answer));
            }
        }
        text
    }

    /// The course that this lesson alone makes.
    pub fn catalog(lesson: &Lesson) -> Catalog {
        let entry =
            Entry { id: lesson.id.clone(), levels: lesson.levels.iter().map(|level| level.id.clone()).collect() };
        Catalog { sections: vec![Section { id: String::new(), figure: String::new(), lessons: vec![entry] }] }
    }
}

/// An exercise while its lines are read.
struct Draft {
    line: u32,
    seen: Vec<String>,
    setup: Option<Setup>,
    rest: Exercise,
    /// The lines `a` to `d`; those in the middle may be missing.
    answers: [Sentence; MOST_ANSWERS],
}

impl Draft {
    fn new(line: u32) -> Draft {
        let empty = Setup::of(crate::chess::Placement::EMPTY, crate::color::Color::White);
        let answers = std::array::from_fn(|_| Sentence::default());
        Draft { line, seen: Vec::new(), setup: None, rest: Exercise::on(&empty), answers }
    }

    fn take(&mut self, word: &str, value: &str) -> Result<(), SheetFault> {
        if self.seen.iter().any(|other| other == word) {
            return Err(SheetFault::Twice);
        }
        self.seen.push(word.to_string());
        match word {
            "board" => self.setup = Some(Chess::read_board(value).ok_or(SheetFault::Board)?),
            "goal" => self.rest.ask = ask(value)?,
            "task" => self.rest.task = Sentence::new(value),
            "hint" => self.rest.hint = Sentence::new(value),
            "after" => self.rest.after = Sentence::new(value),
            "rings" => self.rest.rings = squares(value)?,
            "arrows" => {
                let arrow =
                    |word: &str| word.parse().ok().map(|Move { from, to, .. }| (from, to)).ok_or(SheetFault::Moves);
                self.rest.arrows = value.split_whitespace().map(arrow).collect::<Result<_, _>>()?;
                if self.rest.arrows.len() > MOST_ARROWS {
                    return Err(SheetFault::TooMany);
                }
            }
            _ => {
                let place = answer_ids().position(|id| id == word).ok_or(SheetFault::Word)?;
                if let Some(answer) = self.answers.get_mut(place) {
                    *answer = Sentence::new(value);
                }
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Exercise, SheetError> {
        let setup = self.setup.ok_or(SheetError { line: self.line, why: SheetFault::NoBoard })?;
        let mut exercise = Exercise { setup: Exercise::on(&setup).setup, ..self.rest };
        if let Ask::Answer { answers, .. } = &mut exercise.ask {
            let given = answer_ids().zip(self.answers).filter(|(id, _)| self.seen.contains(id));
            *answers = given.map(|(_, answer)| answer).collect();
        }
        Ok(exercise)
    }
}

fn ask(value: &str) -> Result<Ask, SheetFault> {
    let (word, rest) = split(value);
    Ok(match word {
        "line" => Ask::Line(line(rest)?),
        "mate" => Ask::Mate(rest.parse().ok().filter(|moves| (1..=MOST_MATE).contains(moves)).ok_or(SheetFault::Goal)?),
        "capture" => Ask::Capture(squares(rest)?),
        "reach" => Ask::Reach(squares(rest)?),
        "mark" => Ask::Mark(squares(rest)?),
        "written" => Ask::Written,
        "judge" if rest.is_empty() => Ask::Judge(None),
        "judge" => Ask::Judge(Some(rest.parse().map_err(|_| SheetFault::Moves)?)),
        "answer" => {
            Ask::Answer { right: answer_ids().position(|id| id == rest).ok_or(SheetFault::Goal)?, answers: Vec::new() }
        }
        _ => return Err(SheetFault::Goal),
    })
}

fn squares(text: &str) -> Result<SquareSet, SheetFault> {
    let square = |name: &str| name.parse::<Square>().map_err(|_| SheetFault::Squares);
    text.split_whitespace().map(square).collect()
}

fn line(text: &str) -> Result<Vec<Vec<Move>>, SheetFault> {
    let choices = |choices: &str| -> Result<Vec<Move>, SheetFault> {
        let moves: Vec<Move> =
            choices.split('|').map(str::parse).collect::<Result<_, _>>().map_err(|_| SheetFault::Moves)?;
        if moves.len() > MOST_CHOICES { Err(SheetFault::TooMany) } else { Ok(moves) }
    };
    let line: Vec<Vec<Move>> = text.split_whitespace().map(choices).collect::<Result<_, _>>()?;
    if line.len() > MOST_PLIES { Err(SheetFault::TooMany) } else { Ok(line) }
}

/// A line with its words. A blank before `#` would end it for whoever reads.
fn put(text: &mut String, word: &str, said: &Sentence) {
    if !said.is_empty() {
        let line = format!("{word} {said}").replace(" #", "\u{a0}#");
        let _ = writeln!(text, "{line}");
    }
}

fn put_exercise(text: &mut String, exercise: &Exercise) {
    let fen = exercise.setup.to_string();
    let board: Vec<&str> = fen.split(' ').take(4).collect();
    let _ = writeln!(text, "exercise\nboard {}", board.join(" "));
    let names = |squares: &SquareSet| squares.into_iter().map(|square| format!(" {square}")).collect::<String>();
    let goal = match &exercise.ask {
        Ask::Line(line) => {
            let choices = line.iter().map(|choices| {
                let moves: Vec<String> = choices.iter().take(MOST_CHOICES).map(Move::to_string).collect();
                moves.join("|")
            });
            // A place without a move is no place.
            let line: Vec<String> = choices.take_while(|moves| !moves.is_empty()).take(MOST_PLIES).collect();
            format!("line {}", line.join(" "))
        }
        Ask::Mate(moves) => format!("mate {}", (*moves).clamp(1, MOST_MATE)),
        Ask::Capture(squares) => format!("capture{}", names(squares)),
        Ask::Reach(squares) => format!("reach{}", names(squares)),
        Ask::Mark(squares) => format!("mark{}", names(squares)),
        Ask::Judge(m) => format!("judge {}", m.map(|m| m.to_string()).unwrap_or_default()),
        Ask::Written => "written".to_string(),
        Ask::Answer { right, .. } => format!("answer {}", answer_ids().nth(*right).unwrap_or_else(|| "a".to_string())),
    };
    let _ = writeln!(text, "goal {}", goal.trim_end());
    put(text, "task", &exercise.task);
    if let Ask::Answer { answers, .. } = &exercise.ask {
        for (id, answer) in answer_ids().zip(answers) {
            // A button that says nothing yet is there all the same.
            if answer.is_empty() {
                let _ = writeln!(text, "{id}");
            }
            put(text, &id, answer);
        }
    }
    put(text, "hint", &exercise.hint);
    put(text, "after", &exercise.after);
    if !exercise.arrows.is_empty() {
        let arrows = exercise.arrows.iter().take(MOST_ARROWS).map(|(from, to)| format!("{from}{to}"));
        let _ = writeln!(text, "arrows {}", arrows.collect::<Vec<_>>().join(" "));
    }
    if !exercise.rings.is_empty() {
        let _ = writeln!(text, "rings{}", names(&exercise.rings));
    }
}
