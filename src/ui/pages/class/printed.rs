//! What is printed of a series: what each item needs, and the tasks that it becomes, each with its answer.

use std::sync::Arc;

use leptos::prelude::*;

use super::context::Class;
use crate::board::{Coordinates, Mark, Numbering, State, Tone};
use crate::chess::Letters;
use crate::chess::san;
use crate::class::paper::Room;
use crate::class::{Item, Series, Task};
use crate::drills::draughts::{Kind as Draughts, Level as DraughtsLevel, Solution, winning_line, wins};
use crate::drills::{Drill, Kind, Level as DrillLevel, Series as DrillSeries, positions};
use crate::edition::Edition;
use crate::exercises::{Exercise, Sheet};
use crate::figures;
use crate::language::Language;
use crate::lessons::draughts::name as square_name;
use crate::lessons::{self, Chess, Lesson};
use crate::order::in_order;
use crate::quiz::{Level as QuizLevel, MIXTURE, Theme as Topic};
use crate::route::Course;
use crate::square::SquareSet;
use crate::tactics::{Grade, Packs, Puzzle, Theme};
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::fetch_lessons;
use crate::ui::pages::exercises::usual_task;
use crate::ui::pages::laws::{QuestionsOnPaper, SetOnPaper, set_on_paper};
use crate::ui::pages::learn::{self, Opened};
use crate::ui::pages::tactics;
use crate::ui::paper::Diagram;
use crate::ui::preferences::use_preferences;

/// A task of the sheet with its answer.
#[derive(Clone)]
pub(super) enum Printed {
    Diagram {
        diagram: Box<Diagram>,
        answer: String,
        /// Whether it is answered in words of one's own.
        is_open: bool,
        /// The diagram with left and right exchanged and its answer, where that is as sound.
        mirror: Option<Box<(Diagram, String)>>,
    },
    /// A question of a set, by its place there.
    Question(Arc<QuestionsOnPaper>, usize),
}

impl Printed {
    /// The same for a version in which left and right are exchanged.
    pub(super) fn mirrored(&self) -> Printed {
        match self {
            Printed::Diagram { mirror: Some(mirror), is_open, .. } => {
                let (diagram, answer) = (**mirror).clone();
                Printed::Diagram { diagram: Box::new(diagram), answer, is_open: *is_open, mirror: None }
            }
            other => other.clone(),
        }
    }

    pub(super) fn room(&self) -> Room {
        match self {
            Printed::Diagram { .. } => Room::Diagram,
            Printed::Question(..) => Room::Row,
        }
    }
}

/// What an item needs before it can be printed.
enum Wanted {
    Nothing,
    Lesson(Course, String),
    Puzzles(Theme, Grade),
    Questions(Option<Topic>, QuizLevel, Edition),
    Wins,
}

/// What came of it.
pub(super) enum Found {
    Nothing,
    Chess(Texts, Lesson),
    Draughts(Texts, Lesson<lessons::Draughts>),
    Puzzles(Packs),
    Questions(Box<SetOnPaper>),
    Wins(String),
}

/// What the items of a series need, in their order; `None` where something cannot be had.
pub(super) fn fetch(class: Class, series: &Series) -> impl Future<Output = Option<Vec<Found>>> + use<> {
    let language = class.i18n.language_now();
    let wanted: Vec<Wanted> = series.items.iter().map(|item| Wanted::of(class, item)).collect();
    let name = series.name.clone();
    async move {
        let mut all = Vec::with_capacity(wanted.len());
        for one in wanted {
            all.push(one.fetch(language, &name).await?);
        }
        Some(all)
    }
}

impl Wanted {
    /// What to fetch for an item. Anybody can write an address, so nothing is fetched for an item that does not exist.
    fn of(class: Class, item: &Item) -> Wanted {
        let found = match item {
            Item::Lesson(course, lesson) | Item::Level(course, lesson, _) => class
                .catalog(*course)
                .with_value(|catalog| catalog.lesson(lesson).map(|_| Wanted::Lesson(*course, lesson.clone()))),
            Item::Tactics(theme, grade) => {
                Theme::from_name(theme).zip(Grade::from_name(grade)).map(|(theme, grade)| Wanted::Puzzles(theme, grade))
            }
            Item::Questions { theme, school, edition } => {
                let topic = Topic::from_slug(theme);
                let level = if *school { QuizLevel::School } else { QuizLevel::Arbiter };
                (topic.is_some() || theme == MIXTURE).then_some(Wanted::Questions(topic, level, *edition))
            }
            Item::Draughts(slug) => {
                DraughtsLevel::from_slug(slug).filter(|level| level.kind == Draughts::Win).map(|_| Wanted::Wins)
            }
            _ => None,
        };
        found.unwrap_or(Wanted::Nothing)
    }

    async fn fetch(self, language: Language, name: &str) -> Option<Found> {
        Some(match self {
            Wanted::Nothing => Found::Nothing,
            Wanted::Lesson(Course::Draughts, lesson) => {
                let words = format!("draughts/lessons/{lesson}");
                let file = format!("draughts/{lesson}.lesson");
                let (texts, mut found) = fetch_lessons(language, &[&words], &[file]).await?;
                Found::Draughts(texts, found.pop()?)
            }
            Wanted::Lesson(_, lesson) => {
                let words = format!("lessons/{lesson}");
                let (texts, mut found) = fetch_lessons(language, &[&words], &[format!("{words}.lesson")]).await?;
                Found::Chess(texts, found.pop()?)
            }
            Wanted::Puzzles(theme, grade) => {
                Found::Puzzles(tactics::packs(tactics::catalog().await?.of_grade(theme, grade)).await?)
            }
            Wanted::Questions(topic, level, edition) => {
                Found::Questions(Box::new(set_on_paper(language, topic, level, edition, name.to_string()).await?))
            }
            Wanted::Wins => Found::Wins(browser::fetch_texts(&[wins::FILE.to_string()]).await?.pop()?),
        })
    }
}

/// The tasks of an item, for as long as the page is open; none where it is nothing for paper.
pub(super) fn tasks(class: Class, name: &str, item: &Item, found: Found) -> Vec<Printed> {
    if !item.is_for_paper() {
        return Vec::new();
    }
    let only = if let Item::Level(_, _, level) = item { Some(level) } else { None };
    match (item, found) {
        (_, Found::Chess(texts, lesson)) => levels(class, texts, lesson, only),
        (_, Found::Draughts(texts, lesson)) => levels(class, texts, lesson, only),
        (Item::Tactics(theme, grade), Found::Puzzles(packs)) => puzzles(class, name, theme, grade, &packs),
        (_, Found::Questions(set)) => {
            let questions = Arc::new(set.open(class.page));
            (0..questions.len()).map(|place| Printed::Question(Arc::clone(&questions), place)).collect()
        }
        (Item::Draughts(slug), Found::Wins(wins)) => drills(class, name, slug, &wins),
        (Item::Draughts(slug), _) => drills(class, name, slug, ""),
        (Item::Notation(kind, topic), _) => notation(class, name, kind, topic),
        (Item::Position(task), _) => vec![position(class, item, task)],
        (Item::Exercise(exercise), _) => own(class, exercise),
        _ => Vec::new(),
    }
}

/// A task with what is said where the rules confirm no answer. One that `is_open` is answered in words of one's own; the
/// teacher may have written what is right.
fn task(class: Class, diagram: Diagram, answer: String, is_open: bool) -> Printed {
    let unknown = if is_open { "class-paper-open" } else { "class-paper-no-answer" };
    let answer = if answer.is_empty() { class.tr(unknown) } else { answer };
    Printed::Diagram { diagram: Box::new(diagram), answer, is_open, mirror: None }
}

/// The levels of a lesson, or one of them.
fn levels<G: learn::Course>(class: Class, texts: Texts, lesson: Lesson<G>, only: Option<&String>) -> Vec<Printed> {
    let levels: Vec<Arc<lessons::Level<G>>> =
        lesson.levels.iter().filter(|level| only.is_none_or(|id| level.id == *id)).cloned().collect();
    let opened = Opened::new((texts, lesson));
    let one = |level: &Arc<lessons::Level<G>>| {
        task(class, learn::diagram(class.page, opened, level), learn::answer(class.page, opened, level), false)
    };
    levels.iter().map(one).collect()
}

/// An exercise of the teacher's own, as a lesson of one level.
fn own(class: Class, exercise: &Exercise) -> Vec<Printed> {
    if exercise.is_written() {
        let state = State { marks: exercise.marks(), ..figures::diagram(&exercise.setup) };
        let turn = Some(exercise.setup.turn);
        let diagram = Diagram { state, text: exercise.task.to_string(), turn, choices: Vec::new() };
        return vec![task(class, diagram, exercise.after.to_string(), true)];
    }
    const LESSON: &str = "propria";
    const LEVEL: &str = "1";
    let sheet = Sheet { exercises: vec![exercise.clone()], ..Sheet::default() };
    let words = sheet.words(LESSON, |exercise| usual_task(class.page, exercise));
    let texts = Texts::new(class.i18n.language_now(), &[&words]);
    levels::<Chess>(class, texts, sheet.lesson(LESSON, LEVEL), None)
}

fn puzzles(class: Class, name: &str, theme: &str, grade: &str, packs: &Packs) -> Vec<Printed> {
    let Some((theme, grade)) = Theme::from_name(theme).zip(Grade::from_name(grade)) else { return Vec::new() };
    let letters = use_preferences().letters_now();
    let set = packs.set(theme, grade, name);
    let puzzles = set.into_iter().filter_map(|exercise| packs.get(exercise));
    let drawn = |puzzle: &Puzzle| (tactics::diagram(class.page, theme, puzzle), tactics::answer(puzzle, letters));
    let one = |puzzle: &Puzzle| {
        let (diagram, answer) = drawn(puzzle);
        let mirror = puzzle.mirrored().map(|puzzle| Box::new(drawn(&puzzle)));
        Printed::Diagram { diagram: Box::new(diagram), answer, is_open: false, mirror }
    };
    puzzles.map(one).collect()
}

/// The teacher's position. One without a solution is answered in words of one's own.
fn position(class: Class, item: &Item, position: &Task) -> Printed {
    let diagram = Diagram {
        state: figures::diagram(&position.setup),
        text: class.name(item),
        turn: Some(position.setup.turn),
        choices: Vec::new(),
    };
    if position.moves.is_empty() {
        return task(class, diagram, String::new(), true);
    }
    task(class, diagram, position.solution(use_preferences().letters_now()), false)
}

/// Moves to read, of which the arrow is drawn, and moves to write, of which it is shown.
fn notation(class: Class, name: &str, kind: &str, topic: &str) -> Vec<Printed> {
    let level = DrillLevel::from_key(&format!("{kind}/{topic}"));
    let Some(level) = level.filter(|level| matches!(level.kind, Kind::Read | Kind::Write)) else { return Vec::new() };
    let letters: Letters = use_preferences().letters_now();
    let series = DrillSeries::new(level, name);
    let one = |exercise: &crate::drills::Exercise| {
        let positions::Task { position, m } = positions::task(level.topic, exercise.seed);
        let written = san::write(&position, m, letters);
        let mut state = figures::diagram(&position.setup());
        let (text, answer) = if level.kind == Kind::Read {
            let text = class.tr_with("class-paper-read", &[("move", written.into())]);
            (text, san::write_long(&position, m, letters))
        } else {
            state.marks = vec![Mark::arrow(Tone::Hint, m.from, m.to)];
            (class.tr("class-paper-write"), written)
        };
        let turn = Some(position.turn());
        task(class, Diagram { state, text, turn, choices: Vec::new() }, answer, false)
    };
    series.exercises().iter().map(one).collect()
}

/// The exercises of draughts; `wins` is the file of wins, where they are asked for.
fn drills(class: Class, name: &str, slug: &str, wins: &str) -> Vec<Printed> {
    let Some(level) = DraughtsLevel::from_slug(slug) else { return Vec::new() };
    let squares = |squares: SquareSet| {
        let numbers = in_order(squares, |square| Numbering::Draughts.number(*square));
        numbers.into_iter().map(square_name).collect::<Vec<_>>().join(", ")
    };
    let one = |exercise: &crate::drills::draughts::Exercise| {
        let asked = exercise.task(wins)?;
        let position = asked.position;
        let (text, answer) = match asked.answer {
            Solution::Move(m) => (class.tr("train-which-task"), position.written(m)),
            Solution::Count(count) => (class.tr("train-how-many-task"), count.to_string()),
            Solution::Pieces(pieces) => (class.tr("train-who-takes-task"), squares(pieces)),
            Solution::Squares { dama, squares: ends } => {
                (class.tr_with("train-landing-task", &[("square", square_name(dama).into())]), squares(ends))
            }
            Solution::Win { moves, first } => {
                let line = winning_line(position, first, moves).unwrap_or_default();
                let written = line.iter().map(|(position, m)| position.written(*m)).collect::<Vec<_>>().join(" ");
                (class.tr_with("train-win-task", &[("count", moves.into())]), written)
            }
        };
        let state = State {
            numbering: Numbering::Draughts,
            coordinates: Coordinates::EverySquare,
            orientation: position.turn(),
            ..State::diagram(figures::draughts(&position))
        };
        let turn = Some(position.turn());
        Some(task(class, Diagram { state, text, turn, choices: Vec::new() }, answer, false))
    };
    DrillSeries::new(level, name).exercises().iter().filter_map(one).collect()
}
