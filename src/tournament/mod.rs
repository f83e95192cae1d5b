//! A tournament at school: age groups, points, and how ties are broken, of pupils and of teams. Torneio.
//!
//! As the regulation of school sport of 2022/23 prints it. Where it prints only the parameters of a pairing program, FIDE's
//! practice of that year fills the gap, and the place says so. Absent: pairings; the regulation leaves them to the program.

mod group;
mod points;
mod pupils;
mod riddle;
mod table;
mod teams;

pub use group::{AgeGroup, Cycle, SchoolYear};
pub use points::Points;
pub use pupils::{Criterion, Meeting, Score, Tournament, sample};
pub use riddle::{Riddle, riddle};
pub use table::{Account, Outcome, Parted, Standing, Term, TournamentError, parted};
pub use teams::{Encounter, Merit, System, Teams};
