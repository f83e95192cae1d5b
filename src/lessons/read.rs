//! The lesson file: `docs/lessons.md` is its description.
//!
//! A file comes from the site itself, but over a line that may break: whatever is wrong has a line and a reason.

use std::sync::Arc;

use super::game::Text;
use super::model::{Diagram, Goal, Lesson, Level, Names, Screen};
use super::paint::arrows;
use crate::blocks::{Fault, Line, Wanted, each, lines, pick, split};
use crate::board::{Mark, Sign, Tone};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// The words of a screen.
pub const SCREEN: &str = "one of: board, view, names, arrows, rings, dots, crosses, play";
/// The words of a level.
pub const LEVEL: &str =
    "one of: board, view, names, arrows, rings, dots, crosses, only, goal, par, solution, wrong, count, most";
/// A screen or a level while its lines are read.
struct Draft<'a, G: Text> {
    head: Line<'a>,
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
pub fn read<G: Text>(text: &str) -> Result<Lesson<G>, Fault> {
    let mut lesson = Lesson { id: String::new(), articles: Vec::new(), screens: Vec::new(), levels: Vec::new() };
    let mut draft: Option<Draft<G>> = None;
    for line in lines(text) {
        match (line.word, &mut draft) {
            ("lesson", None) if lesson.id.is_empty() && !line.value.is_empty() => lesson.id = line.value.to_string(),
            _ if lesson.id.is_empty() => return Err(line.fault("\"lesson <name of the file>\" as the first line")),
            ("articles", None) => lesson.articles = line.value.split_whitespace().map(str::to_string).collect(),
            ("screen" | "level", _) => {
                if let Some(done) = draft.replace(Draft::new(line)) {
                    done.finish(&mut lesson)?;
                }
            }
            (_, None) => return Err(line.fault("\"screen <id>\" or \"level <id>\" before it")),
            (_, Some(draft)) => draft.take(line.word, line.value).map_err(|wanted| line.fault(wanted))?,
        }
    }
    if let Some(done) = draft {
        done.finish(&mut lesson)?;
    }
    if lesson.id.is_empty() { Err(Line::default().lacks("lesson torre")) } else { Ok(lesson) }
}

impl<'a, G: Text> Draft<'a, G> {
    fn new(head: Line<'a>) -> Draft<'a, G> {
        Draft {
            head,
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

    fn take(&mut self, word: &str, value: &str) -> Result<(), Wanted> {
        let is_level = self.head.word == "level";
        match word {
            "board" => self.setup = Some(G::read_board(value).ok_or(G::BOARD)?),
            "view" => self.bottom = Some(pick(value, &Color::ALL, Color::name)?),
            "names" => {
                self.names = match value {
                    "off" => Names::Off,
                    "every" => Names::Every,
                    _ => return Err("off or every".into()),
                }
            }
            "arrows" => {
                for arrow in moves::<G>(value)? {
                    self.marks.extend(arrows(Tone::Hint, &G::way(&arrow)));
                }
            }
            "rings" => self.mark(value, Sign::Ring)?,
            "dots" => self.mark(value, Sign::Dot)?,
            "crosses" => self.mark(value, Sign::Cross)?,
            "play" if !is_level => self.moves = moves::<G>(value)?,
            "solution" if is_level => self.moves = moves::<G>(value)?,
            "wrong" if is_level => self.wrong = moves::<G>(value)?,
            "only" if is_level => self.only = Some(squares::<G>(value)?),
            "goal" if is_level => self.goal = Some(goal::<G>(value)?),
            "par" if is_level => self.par = Some(value.parse().map_err(|_| "a number of moves")?),
            "count" if is_level => self.count = Some(G::read_square(value).ok_or(G::SQUARE)?),
            "most" if is_level && value.is_empty() => self.most = true,
            _ => return Err(if is_level { LEVEL } else { SCREEN }.into()),
        }
        Ok(())
    }

    fn mark(&mut self, value: &str, sign: fn(Square) -> Sign) -> Result<(), Wanted> {
        self.marks.extend(squares::<G>(value)?.into_iter().map(|square| Mark::new(Tone::Hint, sign(square))));
        Ok(())
    }

    fn finish(self, lesson: &mut Lesson<G>) -> Result<(), Fault> {
        let id = self.head.value.to_string();
        let setup = self.setup.ok_or_else(|| self.head.lacks(G::BOARD_LINE))?;
        let diagram =
            Diagram { setup, bottom: self.bottom.unwrap_or(G::turn(&setup)), names: self.names, marks: self.marks };
        if self.head.word == "level" {
            let goal = self.goal.ok_or_else(|| self.head.lacks(G::GOAL_LINE))?;
            lesson.levels.push(Arc::new(Level {
                id,
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
            lesson.screens.push(Screen { id, diagram, play: self.moves });
        }
        Ok(())
    }
}

/// Names of squares, blanks between.
pub(super) fn squares<G: Text>(text: &str) -> Result<SquareSet, Wanted> {
    each(text, G::SQUARE, G::read_square)
}

fn moves<G: Text>(text: &str) -> Result<Vec<G::Written>, Wanted> {
    each(text, G::MOVE, G::read_move)
}

/// What is played in turn, each move one of several: `9-13|9-14 24x15 13-17`. It ends with a move of the pupil's, or the
/// level would never end.
pub(super) fn line<G: Text>(text: &str) -> Result<Vec<Vec<G::Written>>, Wanted> {
    let choices = |choices: &str| choices.split('|').map(G::read_move).collect();
    let line: Vec<Vec<G::Written>> = each(text, G::MOVE, choices)?;
    if line.len().is_multiple_of(2) { Err("an odd number of moves: pupil, reply, pupil".into()) } else { Ok(line) }
}

fn goal<G: Text>(text: &str) -> Result<Goal<G>, Wanted> {
    let (word, rest) = split(text);
    Ok(match word {
        "mark" => Goal::Mark(squares::<G>(rest)?),
        "judge" => Goal::Judge(G::read_move(rest).ok_or(G::MOVE)?),
        "answer" => {
            let (right, options) =
                rest.split_once(" of ").ok_or("answer <right> of <answers>, like answer no of yes no")?;
            let options: Vec<String> = options.split_whitespace().map(str::to_string).collect();
            let right = right.trim().to_string();
            if !options.contains(&right) {
                return Err("the right answer among those after \"of\" too".into());
            }
            Goal::Answer { right, options }
        }
        _ => G::read_goal(text)?,
    })
}
