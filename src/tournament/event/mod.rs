//! A tournament as it is run: who plays, rounds with their results, what was corrected. Torneio.
//!
//! The record is kept on the device after each step; all that is shown is worked out from it anew.

mod awards;
mod choices;
mod columns;
mod count;
mod files;
mod foreign;
mod kept;
mod model;
mod posted;
mod report;
mod rolls;
mod run;
mod team_file;
mod team_report;
mod teams;

pub use awards::{Award, Whom};
pub use count::{Count, Rule};
pub use files::{csv_players, csv_standings};
pub use foreign::{Foreign, ImportTrouble, Odd};
pub use kept::{MOST_KEPT, Shelf};
pub use model::{
    Bout, Event, EventError, Format, Game, Gender, MOST_BANS, MOST_MEMBERS, MOST_PAIRED, MOST_PEOPLE, MOST_TIES, Mark,
    Note, Player, RHYTHMS, Round, Rules, Spot,
};
pub use posted::{MOST_POSTED, Posted, PostedRow};
pub use report::{from_trf, to_trf};
pub use run::{Swap, fewest_rounds};
pub use teams::team_names;
