//! Táticas: the list of themes, series as hard as the pupil needs them, what is due, the puzzle of the day, and sets for a
//! class, on the screen and on paper.

mod class;
mod context;
mod exercise;
mod list;
mod paper;
mod play;

use leptos::prelude::*;

use self::context::Tactics;
pub use self::context::{catalog, packs};
pub use self::paper::{answer, diagram};
use crate::route::{CLASS, REVIEW, TODAY, Tactic};
use crate::site::page_at;
use crate::tactics::Theme;
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::reactive::{effect, memo};
use crate::ui::router::use_router;

/// What draws a page of tactics.
type Show = fn(Tactics, &Tactic) -> AnyView;

// Whoever reads the list does not wait for the puzzles, nor who solves them for the list.
in_chunks! {
    list_code: tactics_list => Show = |subject, _| list::page(subject);
    class_code: tactics_list => Show = |subject, _| class::page(subject);
    play_code: tactics_play => Show = play::page;
    paper_code: tactics_paper => Show = paper::page;
}

#[component]
pub fn TacticsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let trainer = Trainer::open(page);
    let subject = Tactics::open(trainer);
    let asked = memo(move || router.page(Tactic::from_path).unwrap_or(Tactic::Menu));
    let another = is_another_page();
    // After the frame has named the area, which it does once the page is drawn.
    effect(move || {
        page.i18n.language();
        page.set_title(&title(subject, &asked.get()));
    });
    move || {
        let asked = asked.get();
        if another() {
            request_animation_frame(focus_start);
        }
        page.i18n.language();
        // Another series of the same theme is the same page anew.
        subject.number.track();
        untrack(|| show(subject, asked))
    }
}

/// What the window's title says of a page.
fn title(subject: Tactics, asked: &Tactic) -> String {
    let trainer = subject.trainer;
    let of = |name: &str| match name {
        REVIEW => trainer.tr("tactics-review"),
        TODAY => trainer.tr("tactics-today"),
        CLASS => trainer.tr("tactics-class"),
        theme => Theme::from_name(theme).map_or_else(|| trainer.tr("not-found-title"), |theme| subject.theme(theme)),
    };
    match asked {
        Tactic::Menu => subject.message("title"),
        Tactic::Theme(name) | Tactic::Set(name, _) | Tactic::Paper(name, _) => of(name),
    }
}

fn show(subject: Tactics, asked: Tactic) -> AnyView {
    let later = Later { i18n: subject.trainer.i18n, title: "menu-tactics", needs: &page_at(&asked.path()).needs };
    let here = asked.clone();
    let draw = move |code: Show| code(subject, &here);
    match asked {
        Tactic::Menu => later.show(list_code, draw),
        Tactic::Theme(name) if name == CLASS => later.show(class_code, draw),
        Tactic::Theme(_) | Tactic::Set(..) => later.show(play_code, draw),
        Tactic::Paper(..) => later.show(paper_code, draw),
    }
}
