//! Sem ver: moves announced in the names of Appendix D, understood and said.

mod announce;
mod announcement;
mod understand;

use leptos::prelude::*;

use super::context::Turn;
use crate::drills::Topic;

pub(super) fn exercise(turn: Turn) -> AnyView {
    match turn.exercise.level.topic {
        Topic::Announce => announce::exercise(turn),
        _ => understand::exercise(turn),
    }
}
