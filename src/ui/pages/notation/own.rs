//! Das tuas partidas: moments of one's own games, asked again when they are due; those of the game on the board are found
//! first, by a page of its own.

pub(super) mod context;
mod exercise;
pub(super) mod survey;

use leptos::prelude::*;

use self::context::Games;
use crate::drills::own::{Exercise, Moments, Own};
use crate::ui::pages::drills::series::{self, SeriesOf};
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::time;
use crate::ui::widgets::Button;

/// Those that have been found.
pub(super) fn found(subject: Games, exercises: Vec<Exercise>) -> AnyView {
    series::page(subject, SeriesOf::Due(exercises))
}

/// What is due today; where nothing is, when something will be, and the newest to be practised all the same.
pub(super) fn due(trainer: Trainer) -> AnyView {
    let subject = Games::open(trainer);
    let today = time::today();
    let training = trainer.training;
    let due = training.with_untracked(|training| training.due_exercises(today));
    let due = subject.moments.with_value(|moments| moments.known(due));
    if !due.is_empty() {
        return found(subject, due);
    }
    let again = RwSignal::new(false);
    let newest = subject.moments.with_value(Moments::newest);
    let body = move || match again.get() {
        true => untrack(|| found(subject, newest.clone())),
        false => {
            let next = training.with_untracked(|training| training.next_exercise::<Own>());
            let days = next.map(|day| day.saturating_sub(today)).filter(|days| *days > 0);
            let later = days.map(|days| subject.message_with("later", &[("days", days.into())]));
            let ways = (!newest.is_empty()).then(|| {
                view! {
                    <p>{later.unwrap_or_else(|| trainer.tr("own-none-due"))}</p>
                    <p class="actions">
                        <Button icon="restart" text="own-again" on_press=move || again.set(true)/>
                    </p>
                }
            });
            let none = newest.is_empty().then(|| {
                view! {
                    <p>{trainer.tr("own-none")}</p>
                    <p class="actions">{subject.to_the_game()}</p>
                }
            });
            subject.said(view! { {ways} {none} }.into_any())
        }
    };
    body.into_any()
}
