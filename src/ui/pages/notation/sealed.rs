//! Lance secreto: the envelope is filled and closed, or opened by the pupil as the arbiter.

mod envelope;
mod open;
mod seal;

use leptos::prelude::*;

use super::context::Turn;
use crate::drills::Topic;

pub(super) fn exercise(turn: Turn) -> AnyView {
    match turn.exercise.level.topic {
        Topic::Seal => seal::exercise(turn),
        _ => open::exercise(turn),
    }
}
