//! On the projector: one square at a time, huge, its answer hidden until a key.

use leptos::prelude::*;

use super::context::Rounds;
use crate::drills::squares::{Lecture, Naming, Task};
use crate::ui::widgets::Button;

/// What is to be read: the name, or a question mark where the name is the answer.
fn sign(rounds: Rounds, lecture: &Lecture) -> String {
    match (lecture.options.task, lecture.square()) {
        (Task::River, _) => "1–32".to_string(),
        (task, Some(square)) if task != Task::Name || lecture.revealed => rounds.written(square),
        _ => "?".to_string(),
    }
}

/// The colour, once it may be seen.
fn color(rounds: Rounds, lecture: &Lecture) -> String {
    let shown = lecture.options.task == Task::Color && lecture.revealed;
    lecture.square().filter(|_| shown).map(|square| rounds.color(square.color())).unwrap_or_default()
}

pub(super) fn wall(rounds: Rounds) -> AnyView {
    let read = move |of: fn(Rounds, &Lecture) -> String| move || rounds.on_wall(|lecture| of(rounds, lecture));
    let title = move || rounds.title(rounds.options.with(|options| options.task));
    let on = move || match (rounds.is_revealed(), rounds.naming) {
        (true, _) => rounds.message("wall-next"),
        (false, Naming::Chess) => rounds.message("wall-show"),
        (false, Naming::Draughts) => rounds.trainer.tr("train-show"),
    };
    let chess = rounds.naming == Naming::Chess;
    view! {
        <section class="card squares-wall" data-revealed=move || rounds.is_revealed().to_string()>
            <h1>{title}</h1>
            <p class="squares-huge">{read(sign)}</p>
            {chess.then(|| view! { <p class="squares-wall-color">{read(color)}</p> })}
            <Button text=on on_press=move || rounds.turn(true)/>
        </section>
    }
    .into_any()
}
