//! One piece of work for a class, and the address of the site that shows it.

use crate::chess::{Letters, Move, Position, Setup, san};
use crate::coding::{Bits, Taken, Unread, letters, place};
use crate::edition::Edition;
use crate::exercises::Exercise;
use crate::route::{
    Course, EXAM, Hall, Law, NUMBERS, PLACEMENT, Practice, Quiz, REVIEW, SENT, SmallGames, Study, Tactic, Way,
};
use crate::site::Route;

/// A line of text that a teacher writes has at most so many signs.
pub const LINE: usize = 60;
/// The solution of a position has at most so many moves.
pub const MOST_MOVES: usize = 20;
/// A word in an address has at most so many signs.
const WORD: usize = 40;
/// The kind of exercise that names squares, and those of moves that are read and written.
const SQUARES: &str = "casas";
const TRAINED: [&str; 2] = ["ler", "escrever"];
/// A time control has at most so many.
const CONTROL: usize = 60;

/// A piece of work. Its words are those in addresses; whether there is such a lesson or theme is another question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    Lesson(Course, String),
    Level(Course, String, String),
    /// A level of a kind of exercise of notation: `ler`, `capturas`.
    Notation(String, String),
    /// Casas: rounds of naming squares.
    Squares,
    /// Damas: an exercise by its name.
    Draughts(String),
    /// Puzzles of a theme: `garfo`, `facil`.
    Tactics(String, String),
    /// Questions of a theme on an edition, those for schools or all.
    Questions {
        theme: String,
        school: bool,
        edition: Edition,
    },
    /// A situation for the arbiter.
    Situation(String),
    /// A clock with its time control: `15+5`.
    Clock(String),
    Position(Task),
    /// One of the teacher's own, whole. Exercício.
    Exercise(Box<Exercise>),
}

/// A position with what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub setup: Setup,
    /// The solution with its replies; empty where there is none.
    pub moves: Vec<Move>,
    /// What the teacher says.
    pub line: String,
}

impl Task {
    /// The solution as it is written on paper; empty where the position is none to play from.
    pub fn solution(&self, letters: Letters) -> String {
        Position::from_setup(&self.setup).map(|start| san::line(&start, &self.moves, letters)).unwrap_or_default()
    }
}

/// What a pupil's work on an item is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The stars that the device keeps for it.
    Stars,
    /// The pupil says how many of so many were right.
    Count(u8),
    /// The pupil says whether it is done.
    Done,
}

impl Item {
    /// The address below the site's base: the pupil's own page. `name` gives everybody the same questions. An exercise
    /// is found there by what [`super::Series::address`] adds.
    pub fn address(&self, name: &str) -> String {
        let series = format!("serie={name}");
        match self {
            Item::Lesson(course, lesson) => Study::Lesson(lesson.clone()).path(*course),
            Item::Level(course, lesson, level) => {
                Study::Level { lesson: lesson.clone(), level: level.clone() }.path(*course)
            }
            Item::Notation(kind, level) => {
                let level = Practice::Level { kind: kind.clone(), level: level.clone() };
                format!("{}?{series}", level.path())
            }
            Item::Squares => format!("{}?{series}", Practice::Kind(SQUARES.to_string()).path()),
            Item::Draughts(kind) => format!("{}?{series}", Hall::Train(Some(kind.clone())).path()),
            Item::Tactics(theme, grade) => {
                format!("{}?{series}", Tactic::Set(theme.clone(), grade.clone()).path())
            }
            Item::Questions { theme, school, edition } => {
                let page = Law::Quiz(Quiz::Theme { slug: theme.clone(), way: Way::Alone });
                let level = if *school { "&nivel=escola" } else { "" };
                format!("{}?regras={}{level}&{series}", page.path(), edition.name())
            }
            Item::Situation(scene) => Law::Arbiter(Some(scene.clone())).path(),
            Item::Clock(control) => format!("{}?ritmo={}", Route::Clock.path(), escaped(control)),
            Item::Position(task) => format!("{}?fen={}", Route::Play.path(), escaped(&task.setup.to_string())),
            Item::Exercise(_) => Study::Lesson(SENT.to_string()).path(Course::Own),
        }
    }

    /// The item that opens this page, where there is one; `asked` says what the address asks for by a name.
    pub fn of_page(path: &str, asked: impl Fn(&str) -> Option<String>) -> Option<Item> {
        let study = |course, study| match study {
            Study::Lesson(lesson) if ![PLACEMENT, EXAM, REVIEW].contains(&lesson.as_str()) => {
                Some(Item::Lesson(course, lesson))
            }
            Study::Level { lesson, level } if lesson != EXAM => Some(Item::Level(course, lesson, level)),
            _ => None,
        };
        if let Some(page) = Study::from_path(Course::Chess, path).filter(|_| SmallGames::from_path(path).is_none()) {
            return study(Course::Chess, page);
        }
        if let Some(page) = Practice::from_path(path) {
            return match page {
                Practice::Kind(kind) if kind == SQUARES => Some(Item::Squares),
                Practice::Level { kind, level } if TRAINED.contains(&kind.as_str()) => {
                    Some(Item::Notation(kind, level))
                }
                _ => None,
            };
        }
        if let Some(page) = Hall::from_path(path) {
            return match page {
                Hall::Learn(page) => study(Course::Draughts, page),
                Hall::Train(Some(kind)) if kind != REVIEW => Some(Item::Draughts(kind)),
                _ => None,
            };
        }
        if let Some(Tactic::Set(theme, grade)) = Tactic::from_path(path) {
            return Some(Item::Tactics(theme, grade));
        }
        match Law::from_path(path)? {
            Law::Quiz(Quiz::Theme { slug, .. }) => Some(Item::Questions {
                theme: slug,
                school: asked("nivel").as_deref() == Some("escola"),
                edition: asked("regras").and_then(|name| Edition::from_name(&name)).unwrap_or_default(),
            }),
            Law::Arbiter(Some(scene)) => Some(Item::Situation(scene)),
            _ => None,
        }
    }

    pub fn measure(&self) -> Measure {
        match self {
            // Nobody but the teacher says whether it is right.
            Item::Exercise(exercise) if exercise.is_written() => Measure::Done,
            Item::Lesson(..) | Item::Level(..) | Item::Exercise(_) => Measure::Stars,
            Item::Notation(..) | Item::Tactics(..) | Item::Questions { .. } => Measure::Count(10),
            // The numbers of the squares go by in rounds.
            Item::Draughts(level) if level != NUMBERS => Measure::Count(10),
            _ => Measure::Done,
        }
    }

    pub(super) fn write(&self, bits: &mut Bits) {
        let mut kind = |number, words: &[&String]| {
            bits.put(number, KIND);
            words.iter().for_each(|word| letters::write(word, bits));
        };
        match self {
            Item::Lesson(course, lesson) => {
                kind(0, &[]);
                write_course(*course, bits);
                letters::write(lesson, bits);
            }
            Item::Level(course, lesson, level) => {
                kind(1, &[]);
                write_course(*course, bits);
                letters::write(lesson, bits);
                letters::write(level, bits);
            }
            Item::Notation(one, level) => kind(2, &[one, level]),
            Item::Squares => kind(3, &[]),
            Item::Draughts(one) => kind(4, &[one]),
            Item::Tactics(theme, grade) => kind(5, &[theme, grade]),
            Item::Questions { theme, school, edition } => {
                kind(6, &[theme, &edition.name().to_string()]);
                bits.flag(*school);
            }
            Item::Situation(scene) => kind(7, &[scene]),
            Item::Clock(control) => kind(8, &[control]),
            Item::Position(task) => {
                kind(9, &[]);
                place::write(&task.setup, bits);
                bits.small(task.moves.len());
                task.moves.iter().for_each(|m| place::write_move(*m, bits));
                letters::write(&task.line, bits);
            }
            Item::Exercise(exercise) => {
                kind(10, &[]);
                exercise.write(bits);
            }
        }
    }

    pub(super) fn read(bits: &mut Taken) -> Result<Item, Unread> {
        Ok(match bits.take(KIND)? {
            0 => Item::Lesson(course(bits)?, word(bits)?),
            1 => Item::Level(course(bits)?, word(bits)?, word(bits)?),
            2 => Item::Notation(word(bits)?, word(bits)?),
            3 => Item::Squares,
            4 => Item::Draughts(word(bits)?),
            5 => Item::Tactics(word(bits)?, word(bits)?),
            6 => {
                let (theme, edition) = (word(bits)?, Edition::from_name(&word(bits)?).ok_or(Unread)?);
                Item::Questions { theme, school: bits.flag()?, edition }
            }
            7 => Item::Situation(word(bits)?),
            8 => Item::Clock(letters::read(bits, CONTROL)?),
            9 => {
                let setup = place::read(bits)?;
                let count = bits.small(MOST_MOVES)?;
                let moves = (0..count).map(|_| place::read_move(bits)).collect::<Result<_, _>>()?;
                Item::Position(Task { setup, moves, line: letters::read(bits, LINE)? })
            }
            10 => Item::Exercise(Box::new(Exercise::read(bits).map_err(|_| Unread)?)),
            _ => return Err(Unread),
        })
    }
}

/// The bits of the kind of an item.
const KIND: u8 = 5;

fn write_course(course: Course, bits: &mut Bits) {
    bits.flag(course == Course::Draughts);
}

fn course(bits: &mut Taken) -> Result<Course, Unread> {
    Ok(if bits.flag()? { Course::Draughts } else { Course::Chess })
}

/// A word of an address: small letters, digits and dashes.
fn word(bits: &mut Taken) -> Result<String, Unread> {
    let word = letters::read(bits, WORD)?;
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (!word.is_empty() && word.bytes().all(plain)).then_some(word).ok_or(Unread)
}

/// As a value in an address.
fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'/' | b',' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}
