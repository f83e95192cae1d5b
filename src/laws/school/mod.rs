//! Regulamento do desporto escolar: age groups, points, and how ties are broken, of pupils and of teams.
//!
//! As the regulation of 2022/23 prints it. Where it prints only the parameters of a pairing program, FIDE's practice of
//! that year fills the gap, and the place says so. Absent: pairings; the regulation leaves them to the program.

mod group;
mod points;
mod riddle;
mod table;
mod teams;
mod tournament;

pub use group::{AgeGroup, Cycle, SchoolYear};
pub use points::Points;
pub use riddle::{Riddle, riddle};
pub use table::{Account, Outcome, Parted, Standing, Term, TournamentError, parted};
pub use teams::{Encounter, Merit, System, Teams};
pub use tournament::{Criterion, Meeting, Score, Tournament, sample};

/// How many sections the site divides the regulation into; it prints no numbers.
pub const SECTIONS: u8 = 8;
