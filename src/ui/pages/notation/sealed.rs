//! The sealed move: writing it, and opening the envelope.

use leptos::prelude::*;

use super::series::Turn;

pub(super) fn exercise(turn: Turn) -> AnyView {
    turn.way_on()
}
