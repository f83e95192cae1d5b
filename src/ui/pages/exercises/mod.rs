//! Exercícios: a teacher's own, in sheets. They are made on a board, looked through by the rules, and played as levels are.

mod board;
mod context;
mod edit;
mod form;
mod list;
mod making;
mod play;
mod words;

use leptos::prelude::*;

use self::context::Own;
pub use self::words::usual_task;
use crate::route::{Course, SENT, Study};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::use_router;

/// What an address asks for: the list, a sheet by its id to change or to play, or what was sent to a class.
#[derive(Clone, Debug, PartialEq)]
enum Asked {
    List,
    Edit(String),
    Play(String),
    /// The exercises of a series for a class, in these digits.
    Sent(String),
    Nothing,
}

#[component]
pub fn ExercisesPage() -> impl IntoView {
    let own = Own::open(Page::here());
    let router = use_router();
    let study = memo(move || router.page(|path| Study::from_path(Course::Own, path)));
    let asked = memo(move || match study.get() {
        Some(Study::Map) => Asked::List,
        Some(Study::Lesson(id)) if id == SENT => Asked::Sent(router.fragment()),
        Some(Study::Lesson(id)) => Asked::Edit(id),
        Some(Study::Level { lesson, .. }) => Asked::Play(lesson),
        _ => Asked::Nothing,
    });
    let another = is_another_page();
    move || {
        let asked = asked.get();
        own.page.i18n.language();
        if another() {
            request_animation_frame(focus_start);
        }
        untrack(|| {
            own.page.set_title(&own.tr("menu-exercises"));
            match asked {
                Asked::List => list::page(own),
                Asked::Edit(id) => edit::page(own, id),
                Asked::Play(id) => play::page(own, &id, study),
                Asked::Sent(code) => play::sent(own, &code),
                Asked::Nothing => context::missing(own),
            }
        })
    }
}
