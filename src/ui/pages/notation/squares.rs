//! Casas: the round, its settings, its history.

use leptos::prelude::*;

use super::Trainer;

pub(super) fn page(trainer: Trainer) -> AnyView {
    view! { <div class="page"><h1>{trainer.kind(crate::drills::Kind::Squares)}</h1></div> }.into_any()
}
