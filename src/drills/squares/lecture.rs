//! Squares for a class: one at a time, no clock, the answer hidden until it is asked for.

use super::tally::dealt;
use super::{Options, Order, Task};
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
        let (bottom, order) = dealt(&options, &[], seed);
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
