//! Ler e escrever: a written move is played, a move that is shown is written.

use leptos::prelude::*;

use super::series::Turn;

pub(super) fn read(turn: Turn) -> AnyView {
    turn.way_on()
}

pub(super) fn write(turn: Turn) -> AnyView {
    turn.way_on()
}
