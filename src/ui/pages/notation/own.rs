//! Das tuas partidas: moments of one's own games, asked again when they are due; those of the game on the board are found
//! first.

mod context;
mod exercise;
mod survey;

use leptos::prelude::*;

use self::context::{Games, said};
use crate::drills::own::{Moments, Own};
use crate::ui::pages::drills::series::{self, Asked};
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::time;
use crate::ui::widgets::Button;

/// What is due, or the moments of the game on the board.
pub(super) fn page(trainer: Trainer, this_game: bool) -> AnyView {
    trainer.set_title(&trainer.tr("own-title"));
    let moments = StoredValue::new(trainer.records.load_moments());
    let subject = Games { trainer, moments, draw: exercise::draw };
    if this_game { survey::page(subject) } else { due(subject) }
}

/// What is due today; where nothing is, when something will be, and the newest to be practised all the same.
fn due(subject: Games) -> AnyView {
    let today = time::today();
    let training = subject.trainer.training;
    let due = training.with_untracked(|training| training.due_exercises(today));
    let due = subject.moments.with_value(|moments| moments.known(due));
    if !due.is_empty() {
        return series::page(subject, Asked::Due(due));
    }
    let again = RwSignal::new(false);
    let newest = subject.moments.with_value(Moments::newest);
    let body = move || match again.get() {
        true => untrack(|| series::page(subject, Asked::Due(newest.clone()))),
        false => {
            let next = training.with_untracked(|training| training.next_exercise::<Own>());
            let days = next.map(|day| day.saturating_sub(today)).filter(|days| *days > 0);
            let later = days.map(|days| subject.message_with("later", &[("days", days.into())]));
            let ways = (!newest.is_empty()).then(|| {
                view! {
                    <p>{later.unwrap_or_else(|| subject.trainer.tr("own-none-due"))}</p>
                    <p class="actions">
                        <Button icon="restart" text="own-again" on_press=move || again.set(true)/>
                    </p>
                }
            });
            let none = newest.is_empty().then(|| {
                view! {
                    <p>{subject.trainer.tr("own-none")}</p>
                    <p class="actions">{subject.to_the_game()}</p>
                }
            });
            said(subject, view! { {ways} {none} }.into_any())
        }
    };
    body.into_any()
}
