//! The numbers of the squares, and the rio: find the square, tell its number, touch the eight squares of the rio.
//!
//! What is asked follows from a seed, so that a class gets the same; time is an argument, in milliseconds.

use super::PREFIX;
use crate::color::Color;
use crate::draughts::{CLASSICAS, number, numbered};
use crate::drills::squares::{Limit, Order, Side, Tally, dealt};
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// Numbers to choose from.
pub const CHOICES: usize = 4;

/// What is to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// Encontrar: the number is given, the square is touched.
    #[default]
    Find,
    /// Dizer o número: the square is framed.
    Name,
    /// Rio: its eight squares are touched, in any order.
    River,
}

/// One of several values each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Task,
    Limit,
    Side,
    Shown,
}

impl Field {
    pub const ALL: [Field; 4] = [Field::Task, Field::Limit, Field::Side, Field::Shown];

    /// The word in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Task => "tarefa",
            Field::Limit => "tempo",
            Field::Side => "lado",
            Field::Shown => "numeros",
        }
    }

    /// The values' words, the usual one first.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Field::Task => &["encontrar", "numero", "rio"],
            Field::Limit => &["30", "60", "livre"],
            Field::Side => &["brancas", "pretas", "sorte"],
            Field::Shown => &["nao", "casas"],
        }
    }
}

/// A way of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub task: Task,
    pub limit: Limit,
    pub side: Side,
    /// Whether the numbers are written on the squares.
    pub shown: bool,
}

impl Options {
    /// The word of a field's value.
    pub fn get(&self, field: Field) -> &'static str {
        let place = match field {
            Field::Task => self.task as usize,
            Field::Limit => self.limit as usize,
            Field::Side => self.side as usize,
            Field::Shown => usize::from(self.shown),
        };
        field.values().get(place).copied().unwrap_or_default()
    }

    /// Sets a field by the word of a value; other words change nothing.
    pub fn set(&mut self, field: Field, value: &str) {
        match (field, value) {
            (Field::Task, "encontrar") => self.task = Task::Find,
            (Field::Task, "numero") => self.task = Task::Name,
            (Field::Task, "rio") => self.task = Task::River,
            (Field::Limit, "30") => self.limit = Limit::Half,
            (Field::Limit, "60") => self.limit = Limit::Minute,
            (Field::Limit, "livre") => self.limit = Limit::None,
            (Field::Side, "brancas") => self.side = Side::White,
            (Field::Side, "pretas") => self.side = Side::Black,
            (Field::Side, "sorte") => self.side = Side::Random,
            (Field::Shown, "nao") => self.shown = false,
            (Field::Shown, "casas") => self.shown = true,
            _ => {}
        }
    }

    /// From what the address says of each field.
    pub fn read(part: impl Fn(&str) -> Option<String>) -> Options {
        let mut options = Options::default();
        for field in Field::ALL {
            if let Some(value) = part(field.name()) {
                options.set(field, &value);
            }
        }
        options
    }

    /// What an address says of them: `tarefa=rio&lado=pretas`, nothing of what is usual.
    pub fn query(&self) -> String {
        let usual = Options::default();
        let changed = Field::ALL.into_iter().filter(|field| self.get(*field) != usual.get(*field));
        changed.map(|field| format!("{}={}", field.name(), self.get(field))).collect::<Vec<_>>().join("&")
    }

    /// The key of its rounds; `None` where the numbers stand on the squares, which is no training to be measured.
    pub fn key(&self) -> Option<String> {
        let [task, limit, side] = [Field::Task, Field::Limit, Field::Side].map(|field| self.get(field));
        (!self.shown).then(|| format!("{PREFIX}{}/{task}/{limit}/{side}", super::NUMBERS))
    }
}

/// The card of a square: `damas/numeros/14`.
pub fn card(square: Square) -> String {
    format!("{PREFIX}{}/{}", super::NUMBERS, number(square).unwrap_or_default())
}

/// The square of a card.
pub fn of_card(id: &str) -> Option<Square> {
    numbered(id.strip_prefix(PREFIX)?.strip_prefix(super::NUMBERS)?.strip_prefix('/')?.parse().ok()?)
}

/// The rio: the long diagonal from 1 to 32.
pub fn river() -> SquareSet {
    Square::all().filter(|square| square.file() + square.rank() == 7).collect()
}

/// What the pupil says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Square(Square),
    Number(u8),
}

/// An answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// What was asked; for the rio what was touched.
    pub square: Square,
    pub answer: Answer,
    pub right: bool,
}

/// Something that happens in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Answer(Answer),
    /// The pupil has had enough.
    Stop,
    /// Time goes by.
    Tick,
}

/// A round being played, or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub options: Options,
    /// Who sits at the bottom.
    pub bottom: Color,
    /// The square that is asked.
    pub current: Square,
    /// The numbers to choose from, the right one among them.
    pub choices: [u8; CHOICES],
    /// The squares of the rio touched so far.
    pub found: SquareSet,
    order: Order,
    random: Random,
    pub tally: Tally,
    /// The answer before this question.
    pub last: Option<Given>,
}

/// Numbers that this one is taken for: the next ones, those a row away, the one seen from the other side.
fn choices(square: Square, random: &mut Random) -> [u8; CHOICES] {
    let right = i16::from(number(square).unwrap_or(1));
    let mut near: Vec<i16> = [1, -1, 4, -4, 8, -8].iter().map(|step| right + step).chain([33 - right]).collect();
    near.retain(|other| (1..=32).contains(other) && *other != right);
    near.sort_unstable();
    near.dedup();
    random.shuffle(&mut near);
    near.insert(0, right);
    let mut all = [0; CHOICES];
    for (place, choice) in all.iter_mut().zip(near) {
        *place = u8::try_from(choice).unwrap_or_default();
    }
    all.sort_unstable();
    all
}

impl Run {
    /// Begins at `now`; `due` squares come first.
    pub fn start(options: Options, due: &[Square], seed: u64, now: u64) -> Option<Run> {
        let (bottom, mut order) = dealt(options.side, CLASSICAS.squares().collect(), due, seed);
        let mut random = Random::new(seed);
        let current = order.draw()?.square;
        Some(Run {
            options,
            bottom,
            current,
            choices: choices(current, &mut random),
            found: SquareSet::EMPTY,
            order,
            random,
            tally: Tally::new(options.limit, now),
            last: None,
        })
    }

    /// The round after an event at this time. After its end nothing changes it.
    pub fn update(mut self, event: Event, now: u64) -> Run {
        if !self.tally.goes_on(now) {
            return self;
        }
        match (event, self.options.task) {
            (Event::Tick, _) => {}
            (Event::Stop, _) => self.tally.stop(now),
            (Event::Answer(Answer::Square(square)), Task::River) => self.wade(square),
            (Event::Answer(answer @ Answer::Square(square)), Task::Find) if CLASSICAS.plays(square) => {
                self.answer(answer, square == self.current);
            }
            (Event::Answer(answer @ Answer::Number(given)), Task::Name) if (1..=32).contains(&given) => {
                self.answer(answer, number(self.current) == Some(given));
            }
            _ => {}
        }
        self
    }

    fn answer(&mut self, answer: Answer, right: bool) {
        let square = self.current;
        if !right {
            self.order.missed(square, self.tally.answered() as usize);
        }
        self.count(square, answer, right);
        if let Some(next) = self.order.draw() {
            self.current = next.square;
        }
        self.choices = choices(self.current, &mut self.random);
    }

    /// A square of the rio, or not; one that is found already says nothing. The whole rio turns the board.
    fn wade(&mut self, square: Square) {
        if self.found.contains(square) {
            return;
        }
        let right = river().contains(square);
        self.count(square, Answer::Square(square), right);
        if right {
            self.found = self.found.with(square);
            if self.found == river() {
                self.found = SquareSet::EMPTY;
                self.bottom = !self.bottom;
            }
        }
    }

    fn count(&mut self, square: Square, answer: Answer, right: bool) {
        self.tally.count(right);
        if !right && self.options.task != Task::River {
            self.tally.note(square);
        }
        self.last = Some(Given { square, answer, right });
    }
}

/// Squares for a class: one at a time, no clock, the answer hidden until it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    pub options: Options,
    pub bottom: Color,
    /// Whether the answer is on show.
    pub revealed: bool,
    order: Order,
    asked: Vec<Square>,
    place: usize,
}

impl Wall {
    /// The same squares as a round of this seed.
    pub fn new(options: Options, seed: u64) -> Wall {
        let (bottom, order) = dealt(options.side, CLASSICAS.squares().collect(), &[], seed);
        let mut wall = Wall { options, bottom, revealed: false, order, asked: Vec::new(), place: 0 };
        wall.draw();
        wall
    }

    fn draw(&mut self) {
        self.asked.extend(self.order.draw().map(|target| target.square));
    }

    pub fn square(&self) -> Option<Square> {
        self.asked.get(self.place).copied()
    }

    /// On: the answer, then the next square. Back: the answer is hidden again, then the square before. The rio is one
    /// question, asked from either side in turn.
    pub fn turn(&mut self, on: bool) {
        if on == self.revealed {
            if on {
                self.place += 1;
                if self.place >= self.asked.len() {
                    self.draw();
                }
            } else if self.place > 0 {
                self.place -= 1;
            } else {
                return;
            }
            if self.options.task == Task::River {
                self.bottom = !self.bottom;
            }
        }
        self.revealed = !self.revealed;
    }
}
