//! Tables and seats of a poker event, by the regulation of the student games: who sits where, who moves, and by which number.
//! Póquer. JSS 3.
//!
//! No cards, no chips, no stakes: an organiser says who came late and who is out, and is told whom to seat where. Chance is a
//! seed, so that a record is the list of names and the acts, and taking one back is playing the others again. Absent:
//! sentences, the browser, the time.
//!
//! ```
//! use lance_legal::poker::{Act, Poker};
//!
//! let names: Vec<String> = (1..=12).map(|number| format!("P{number}")).collect();
//! let mut poker = Poker::draw(&names, 6, 7).unwrap();
//! assert_eq!(poker.tables().iter().map(|table| table.count()).collect::<Vec<_>>(), [6, 6]);
//! (0..5).for_each(|player| drop(poker.play(Act::Out(player)).unwrap()));
//! let moves = poker.play(Act::Settle(8)).unwrap();
//! assert!(moves.iter().all(|one| one.article == Some("3.10")) && poker.tables().len() == 1);
//! ```

mod act;
mod kept;
mod seating;
mod table;
mod tables;

pub use act::{Act, MOST_NAME};
pub use kept::PokerRecord;
pub use table::{Place, Table};
pub use tables::{Done, LARGEST, MOST_ACTS, MOST_PLAYERS, Move, Need, Poker, Refused, SMALLEST};
