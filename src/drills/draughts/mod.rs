//! Draughts to train: the numbers of the squares, the compulsory capture, the win in so many moves. Treino de damas.
//!
//! Every exercise is made from its [`Exercise`] id alone, by the rules and repeatable chance, and is verified by the same
//! rules before it is asked. Pure: no words, no time, no storage. Absent: the wins, which a file holds and
//! [`wins`] reads; what an exercise looks like.

mod attempt;
mod boards;
mod captures;
mod level;
mod task;
pub mod wins;

pub use attempt::{Defence, defend, winning_line};
pub use level::{Exercise, Kind, LEVELS, Level, NUMBERS, PREFIX};
pub use task::{Solution, Task};

impl Exercise {
    /// The position and the answer; `wins` is the text of the file of wins, which the other kinds do not need. `None`
    /// where that file has no such line.
    pub fn task(self, wins: &str) -> Option<Task> {
        match self.level.kind {
            Kind::Win => wins::task(wins, self.level.number(), self.seed),
            _ => captures::task(self),
        }
    }
}
