//! The teacher's bar: solve step by step, dot all legal squares, count hands for A, B and C.

use leptos::prelude::*;

use super::course::Course;
use super::played::Played;
use crate::lessons::LevelEvent;
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::{Button, switch};

pub(super) fn bar<G: Course>(played: Played<G>) -> AnyView {
    let learn = played.learn;
    let preferences = use_preferences();
    let hands = RwSignal::new([0u32; 3]);
    let hand = move |place: usize| {
        let count = move || hands.with(|hands| hands.get(place).copied().unwrap_or(0));
        let letter = char::from(b'A' + place as u8);
        view! {
            <button
                type="button"
                class="hand"
                aria-label=move || learn.tr_with("teacher-hands-for", &[("letter", letter.to_string().into()), ("count", count().into())])
                on:click=move |_| hands.update(|hands| if let Some(hand) = hands.get_mut(place) { *hand += 1 })
            >
                <b>{letter.to_string()}</b>
                <span>{count}</span>
            </button>
        }
    };
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
                {switch(
                    Signal::stored(learn.tr("sound")),
                    Signal::derive(move || preferences.read(|settings| settings.sound)),
                    Callback::new(move |on| preferences.change(move |settings| settings.sound = on)),
                )}
                <div class="hands" role="group" aria-label=learn.tr("teacher-hands")>
                    {(0..3).map(hand).collect_view()}
                    <Button look="small quiet" text="teacher-hands-down" on_press=move || hands.set([0; 3])/>
                </div>
                <p class="quiet-text">{learn.tr("teacher-keys")}</p>
            </div>
        </details>
    }
    .into_any()
}
