//! Which square comes next.
//!
//! Every square of the choice comes once before any comes again, never on the file or rank of the one before. What was
//! missed comes once more after three others; the rest keep their order, so that a class stays together.

use crate::random::Random;
use crate::square::Square;

/// How many others come before a missed square comes again.
pub const BETWEEN: usize = 3;

/// A square to be found, named or coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub square: Square,
    /// Whether it was missed before in this round.
    pub again: bool,
}

/// Squares without an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    choice: Vec<Square>,
    /// Whether the choice is wide enough for never the same file or rank twice running.
    strict: bool,
    random: Random,
    /// What is to come; grows by a shuffled choice at a time.
    queue: Vec<Square>,
    /// How many were drawn.
    drawn: usize,
    /// The last ones drawn, the newest last.
    recent: Vec<Square>,
    /// What was missed, and the place from which on it may come again.
    again: Vec<(usize, Square)>,
}

impl Order {
    /// Of these squares, which are all on some files and some ranks; those of `due` come first, and once more soon.
    pub fn new(choice: Vec<Square>, due: &[Square], random: Random) -> Order {
        let count = |line: fn(Square) -> i8| {
            let lines = choice.iter().fold(0u32, |lines, square| lines | 1 << line(*square));
            lines.count_ones()
        };
        let (files, ranks) = (count(Square::file), count(Square::rank));
        // With two files and two ranks only the diagonal neighbour would be left, and two squares would never come.
        let strict = files.min(ranks) >= 2 && files * ranks > 4;
        let mut order =
            Order { choice, strict, random, queue: Vec::new(), drawn: 0, recent: Vec::new(), again: Vec::new() };
        let mut due: Vec<Square> = due.iter().copied().filter(|square| order.choice.contains(square)).collect();
        order.random.shuffle(&mut due);
        order.fill();
        let soon = due.len() + order.queue.len() / 4;
        order.queue.retain(|square| !due.contains(square));
        order.queue.splice(..0, due.iter().copied());
        let soon = soon.min(order.queue.len());
        order.queue.splice(soon..soon, due);
        order
    }

    fn fill(&mut self) {
        let mut more = self.choice.clone();
        self.random.shuffle(&mut more);
        self.queue.extend(more);
    }

    /// Whether one square may come right after the other.
    fn follows(&self, square: Square) -> bool {
        match self.recent.last() {
            Some(last) if self.strict => last.file() != square.file() && last.rank() != square.rank(),
            Some(last) => *last != square,
            None => true,
        }
    }

    /// The next square; `None` only where nothing is in play.
    pub fn draw(&mut self) -> Option<Target> {
        let waits = self.again.iter().position(|(from, square)| *from <= self.drawn && self.follows(*square));
        let target = match waits {
            Some(place) => Target { square: self.again.remove(place).1, again: true },
            None => Target { square: self.fresh()?, again: false },
        };
        self.drawn += 1;
        self.recent.push(target.square);
        if self.recent.len() > BETWEEN {
            self.recent.remove(0);
        }
        Some(target)
    }

    /// The first of the queue that may come now, and was not seen just before if there is another.
    fn fresh(&mut self) -> Option<Square> {
        while !self.choice.is_empty() && self.queue.len() < 2 * self.choice.len() {
            self.fill();
        }
        // What waits to come again is no news either.
        let waits = |square: &Square| self.again.iter().any(|(_, other)| other == square);
        let new = |square: &Square| self.follows(*square) && !self.recent.contains(square) && !waits(square);
        let place = self.queue.iter().position(new);
        let place = place.or_else(|| self.queue.iter().position(|square| self.follows(*square))).unwrap_or(0);
        (place < self.queue.len()).then(|| self.queue.remove(place))
    }

    /// A square that was drawn as number `place`, from 0, was missed.
    pub fn missed(&mut self, square: Square, place: usize) {
        if !self.again.iter().any(|(_, other)| *other == square) {
            self.again.push((place + 1 + BETWEEN, square));
        }
    }
}
