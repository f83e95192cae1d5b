//! The scoreboard of truco, by the regulation of the student games: what each act is worth and by which number, who deals
//! and who cuts. Truco. JSS 4.
//!
//! No cards are dealt here: the players say what has happened. A record is the table and the acts, so that taking one back
//! is playing the others again. Absent: sentences, the browser, the time.
//!
//! ```
//! use lance_legal::truco::{Act, Side, Table, Truco};
//!
//! let mut truco = Truco::new(Table::default());
//! truco.play(Act::Call(Side::One)).unwrap();
//! let run = truco.play(Act::Run).unwrap();
//! assert_eq!((run.points, run.article), ([1, 0], "4.4.2"));
//! assert_eq!((truco.score(), truco.dealer()), ([1, 0], 1));
//! ```

mod act;
mod kept;
mod score;
mod table;

pub use act::{Act, Call, Side};
pub use kept::TrucoRecord;
pub use score::{ELEVEN, Entry, GOAL, Hand, MOST_ACTS, Mode, Refused, Truco};
pub use table::{MOST_NAME, Table};
