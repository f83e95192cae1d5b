//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::{Course, link};
use crate::drills::{Drill, Training};
use crate::ui::time;
use crate::ui::widgets::{Icon, press, sheet, stars, switch};

/// A card of the list: a kind of exercise, or a page beside it.
pub struct Card<L> {
    pub href: String,
    pub icon: &'static str,
    pub name: String,
    /// What it asks for, in a sentence.
    pub aim: String,
    /// Its levels; empty where there are no series.
    pub levels: Vec<L>,
}

/// What is due today.
pub struct Due {
    pub count: usize,
    /// The first day on which something is due; `None` where nothing ever is.
    pub next: Option<u32>,
}

/// The list of kinds. `above` leads to the page above; `forget` is what the teacher may erase.
pub fn menu<C: Course>(
    course: C,
    above: Option<AnyView>,
    cards: Vec<Card<C::Level>>,
    review: String,
    due: fn(&Training, u32) -> Due,
    forget: fn(&mut Training),
) -> AnyView {
    view! {
        <div class=format!("page {}", C::CLASS)>
            {above.map(|above| view! { <div class="drill-place">{above}</div> })}
            <h1>{course.say("title")}</h1>
            <p class="lead">{course.say("lead")}</p>
            {move || due_card(course, review.clone(), due)}
            <ol class="drill-list">{cards.into_iter().map(|card| kind_card(course, card)).collect_view()}</ol>
            {for_the_teacher(course, forget)}
        </div>
    }
    .into_any()
}

fn kind_card<C: Course>(course: C, card: Card<C::Level>) -> AnyView {
    let Card { href, icon, name, aim, levels } = card;
    let standing = move || {
        let won = |level: &&C::Level| course.trainer().training.with(|training| training.stars(&level.key()) > 0);
        let (done, all) = (levels.iter().filter(won).count(), levels.len());
        (all > 0).then(|| course.say_with("done", &[("done", done.into()), ("all", all.into())]))
    };
    view! {
        <li>
            <a class="card drill-card" href=href>
                <Icon name=icon/>
                <strong>{name}</strong>
                <span class="quiet-text">{aim}</span>
                <span class="drill-standing">{standing}</span>
            </a>
        </li>
    }
    .into_any()
}

/// What is due today, or when something will be.
fn due_card<C: Course>(course: C, review: String, due: fn(&Training, u32) -> Due) -> AnyView {
    let today = time::today();
    match course.trainer().training.with(|training| due(training, today)) {
        Due { next: None, .. } => ().into_any(),
        Due { count: 0, next: Some(day) } => {
            let days = day.saturating_sub(today);
            view! { <p class="card quiet-text">{course.say_with("later", &[("days", days.into())])}</p> }.into_any()
        }
        Due { count, .. } => view! {
            <section class="card next-step">
                <p>{course.say_with("due", &[("count", count.into())])}</p>
                {link(review, "button big", "restart", course.say("review-begin"))}
            </section>
        }
        .into_any(),
    }
}

/// Modo aula, what the presenter's keys do, and the training to be forgotten with a warning.
fn for_the_teacher<C: Course>(course: C, forget: fn(&mut Training)) -> AnyView {
    let trainer = course.trainer();
    let asked = RwSignal::new(false);
    let class_mode = trainer.records.class_mode();
    let act = move || {
        trainer.training.set(trainer.records.train(forget));
        asked.set(false);
    };
    view! {
        <section class="card">
            <h2>{course.say("teacher")}</h2>
            {switch(
                Signal::stored(course.say("class-mode")),
                class_mode.into(),
                Callback::new(move |on| class_mode.set(on)),
            )}
            <p class="quiet-text">{course.say("class-mode-text")}</p>
            <p class="quiet-text">{course.say("projector")}</p>
            <p class="actions">{press("button danger", course.say("forget"), move || asked.set(true))}</p>
            {sheet(
                "esquecer",
                C::FORGET,
                asked,
                move || {
                    view! {
                        <p>{course.say("forget-text")}</p>
                        <p class="actions">
                            {press("button danger", course.say("forget-yes"), act)}
                            {press("button quiet", course.say("forget-no"), move || asked.set(false))}
                        </p>
                    }
                    .into_any()
                },
            )}
        </section>
    }
    .into_any()
}

/// The levels of a kind, each with its name and what it brings.
pub fn levels<C: Course>(
    course: C,
    name: String,
    aim: String,
    levels: impl Iterator<Item = (C::Level, String, String)>,
) -> AnyView {
    let card = |(level, name, text): (C::Level, String, String)| {
        let won = move || stars(course.trainer().training.with(|training| training.stars(&level.key())));
        view! {
            <li>
                <a class="card level-card" href=C::href(level)>
                    <strong>{name}</strong>
                    <span class="quiet-text">{text}</span>
                    {won}
                </a>
            </li>
        }
    };
    view! {
        <div class=format!("page {}", C::CLASS)>
            <div class="drill-place">{link(C::home(), "", "back", course.say("all"))}</div>
            <h1>{name}</h1>
            <p class="lead">{aim}</p>
            <ol class="level-list">{levels.map(card).collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// No such page of the trainer.
pub fn missing<C: Course>(course: C) -> AnyView {
    view! {
        <div class="page">
            <h1>{course.say("missing")}</h1>
            <p class="actions">{link(C::home(), "button", "", course.say("all"))}</p>
        </div>
    }
    .into_any()
}
