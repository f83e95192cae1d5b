//! A tournament at school: age groups, points, and how ties are broken, for pupils and for teams. Torneio.
//!
//! The rules are those of the regulation of school sport of 2022/23. Where it prints only the parameters of a pairing
//! program, a comment says so, and FIDE's practice of that year fills the gap. Pairings, which it leaves to the program, are
//! FIDE's: [`swiss`] and [`berger`]; [`trf`] reads and writes FIDE's files. [`Ranking`] has the ties of FIDE. [`event`] is a
//! tournament as it is run, [`roster`] the list of its players as somebody pastes it.
//!
//! ```
//! use lance_legal::tournament::{Meeting, Score, Tournament};
//!
//! let round = [Meeting::Game { first: 0, second: 1, score: Score::Second }];
//! let standings = Tournament::new(2, &[round]).expect("two players, one round").standings();
//! assert_eq!((standings[0].side, standings[0].points.to_string()), (1, "1".to_string()));
//! ```

mod baku;
mod berger;
mod boards;
mod card;
mod codes;
pub mod event;
mod file_kind;
mod group;
mod knockout;
pub mod matching;
mod order;
mod points;
mod pupils;
mod riddle;
pub mod roster;
pub mod swiss;
mod table;
mod teams;
mod ties;
pub mod trf;

pub use baku::{lent_by_baku, upper_half};
pub use berger::{MOST_IN_TABLE, berger, berger_twice};
pub use boards::{Board, FEWEST_BOARDS, MOST_BOARDS, boards, encounter, lineup};
pub use card::{Ban, Card, Ended, Field, Pair, Turn};
pub use group::{AgeGroup, Cycle, SchoolYear};
pub use knockout::{Duel, Knockout, KnockoutError, MOST_IN_KNOCKOUT, Seat};
pub use order::{Entrant, FirstOrder, Title, first_order};
pub use points::Points;
pub use pupils::{Criterion, Meeting, Score, Tournament, sample};
pub use riddle::{Riddle, riddle};
pub use table::{Account, Outcome, Parted, Scale, Standing, Term, TournamentError, parted};
pub use teams::{Encounter, Merit, System, Teams};
pub use ties::{Basis, Ranking, RoundInSum, Tie, Working};
