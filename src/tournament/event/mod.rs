//! A tournament as it is run: who plays, rounds with their results, what was corrected. Torneio.
//!
//! The record is kept on the device after each step; all that is shown is worked out from it anew.

mod choices;
mod count;
mod files;
mod foreign;
mod kept;
mod model;
mod report;
mod run;

pub use count::{Count, Rule};
pub use files::{ImportTrouble, csv_players, csv_standings};
pub use foreign::{Foreign, Odd};
pub use kept::{MOST_KEPT, Shelf};
pub use model::{
    Event, EventError, Format, Game, Gender, MOST_BANS, MOST_PAIRED, MOST_PEOPLE, MOST_TIES, Mark, Note, Player,
    RHYTHMS, Round, Rules,
};
pub use report::{from_trf, to_trf};
pub use run::{Swap, fewest_rounds};
