//! The teacher's bar: solve step by step, dot all legal squares, count hands.

use leptos::prelude::*;

use super::course::Course;
use super::played::Played;
use crate::lessons::LevelEvent;
use crate::ui::projection::use_projection;
use crate::ui::widgets::{Button, Switch, switch};

pub(super) fn bar<G: Course>(played: Played<G>) -> AnyView {
    let learn = played.learn;
    // Projected, those for the answers are beside them.
    let (has_answers, projection) = (played.has_answers(), use_projection());
    let hands = move || (!has_answers || !projection.is_on()).then(|| played.hands.row());
    view! {
        <details class="teacher">
            <summary>{learn.tr("teacher")}</summary>
            <div class="teacher-tools">
                <Button look="small quiet" text="teacher-solve" on_press=move || played.send(LevelEvent::Solve)/>
                {switch(
                    Signal::stored(learn.tr("teacher-squares")),
                    played.all_squares.into(),
                    Callback::new(move |on| played.all_squares.set(on)),
                )}
                <Switch label="sound" value=|settings| settings.sound change=|settings, on| settings.sound = on/>
                {hands}
                <p class="quiet-text">{learn.tr("teacher-keys")}</p>
            </div>
        </details>
    }
    .into_any()
}
