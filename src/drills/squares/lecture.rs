//! Squares for a class: one at a time, no clock, the answer hidden until it is asked for.

use super::tally::dealt;
use super::{Options, Order};
use crate::color::Color;
use crate::square::Square;

/// A square on the wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lecture {
    pub options: Options,
    pub bottom: Color,
    /// Whether the answer is on show.
    pub revealed: bool,
    order: Order,
    /// Those asked so far, and which of them is on show.
    asked: Vec<Square>,
    place: usize,
}

impl Lecture {
    /// The same squares as a round of this seed.
    pub fn new(options: Options, seed: u64) -> Lecture {
        let (bottom, order) = dealt(options.side, options.squares(), &[], seed);
        let mut lecture = Lecture { options, bottom, revealed: false, order, asked: Vec::new(), place: 0 };
        lecture.draw();
        lecture
    }

    fn draw(&mut self) {
        if let Some(target) = self.order.draw() {
            self.asked.push(target.square);
        }
    }

    /// The square on show; `None` only where no square is in play.
    pub fn square(&self) -> Option<Square> {
        self.asked.get(self.place).copied()
    }

    /// Its number, from 1.
    pub fn number(&self) -> usize {
        self.place + 1
    }

    /// On: the answer, then the next square. Back: the answer is hidden again, then the square before.
    pub fn turn(&mut self, on: bool) {
        match (on, self.revealed) {
            (true, false) => self.revealed = true,
            (true, true) => {
                self.place += 1;
                if self.place >= self.asked.len() {
                    self.draw();
                }
                self.revealed = false;
            }
            (false, true) => self.revealed = false,
            (false, false) => {
                if self.place > 0 {
                    self.place -= 1;
                    self.revealed = true;
                }
            }
        }
    }
}
