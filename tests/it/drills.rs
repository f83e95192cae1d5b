//! The notation trainer: every exercise solved by the rules, the marking, the schedule.

mod announce;
mod draughts;
mod endings;
mod marking;
mod positions;
mod sealed;
mod series;
mod sheet;
mod slip;
mod squares;
