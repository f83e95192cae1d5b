//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::{Subject, Trainer};
use crate::drills::Drill;
use crate::ui::time;
use crate::ui::widgets::{Button, Icon, TextLink, confirm, missing_page, stars, switch};

/// A card of the list: a kind of exercise, or a page beside it.
pub struct Card {
    pub href: String,
    pub icon: &'static str,
    pub name: String,
    /// What it asks for, in a sentence.
    pub aim: String,
    /// How far one is.
    pub standing: Option<String>,
}

/// What is due today.
pub struct Due {
    pub count: usize,
    /// The first day on which something is due; `None` where nothing ever is.
    pub next: Option<u32>,
}

/// What of the training is due in exercises of this kind.
pub fn due_of<L: Drill>(trainer: Trainer) -> Box<dyn Fn(u32) -> Due + Send> {
    Box::new(move |today| {
        let training = trainer.training;
        training.with(|training| Due {
            count: training.due_exercises::<L>(today).len(),
            next: training.next_exercise::<L>(),
        })
    })
}

/// The list of kinds, with what is due and what the teacher may do.
#[component]
pub fn Menu<S: Subject>(
    subject: S,
    /// The way to the page above.
    #[prop(optional)]
    above: Option<AnyView>,
    cards: Box<dyn Fn() -> Vec<Card> + Send>,
    /// The address of what is due.
    review: String,
    /// What is due on this day.
    due: Box<dyn Fn(u32) -> Due + Send>,
    /// Erases what is kept of this subject.
    forget: Callback<()>,
    /// What else there is for the teacher.
    #[prop(optional)]
    teacher: Option<AnyView>,
) -> impl IntoView {
    // Drawn again when what is kept is erased, or changes in another tab.
    let kept = move || {
        view! {
            {due_card(subject, review.clone(), due(time::today()))}
            <ol class="drill-list">{cards().into_iter().map(kind_card).collect_view()}</ol>
        }
    };
    view! {
        <div class=format!("page {}", S::CLASS)>
            {above.map(|above| view! { <div class="drill-place">{above}</div> })}
            <h1>{subject.message("title")}</h1>
            <p class="lead">{subject.message("lead")}</p>
            {kept}
            {for_the_teacher(subject, forget, teacher)}
        </div>
    }
}

/// How many of these levels are done; nothing where there are none.
pub fn done_of<S: Subject>(subject: S, levels: impl Iterator<Item = S::Level>) -> Option<String> {
    let won = |level: S::Level| subject.trainer().training.with(|training| training.stars(&level.key()) > 0);
    let won: Vec<bool> = levels.map(won).collect();
    let (done, all) = (won.iter().filter(|won| **won).count(), won.len());
    (all > 0).then(|| subject.message_with("done", &[("done", done.into()), ("all", all.into())]))
}

fn kind_card(card: Card) -> AnyView {
    view! {
        <li>
            <a class="card drill-card" href=card.href>
                <Icon name=card.icon/>
                <strong>{card.name}</strong>
                <span class="quiet-text">{card.aim}</span>
                <span class="drill-standing">{card.standing}</span>
            </a>
        </li>
    }
    .into_any()
}

/// What is due today, or when something will be.
fn due_card<S: Subject>(subject: S, review: String, due: Due) -> AnyView {
    let today = time::today();
    match due {
        Due { next: None, .. } => ().into_any(),
        Due { count: 0, next: Some(day) } => {
            let days = day.saturating_sub(today);
            view! { <p class="card quiet-text">{subject.message_with("later", &[("days", days.into())])}</p> }
                .into_any()
        }
        Due { count, .. } => view! {
            <section class="card next-step">
                <p>{subject.message_with("due", &[("count", count.into())])}</p>
                <TextLink href=review class="button big" icon="restart" text=subject.message("review-begin")/>
            </section>
        }
        .into_any(),
    }
}

/// Modo aula, what the presenter's keys do, and the training to be forgotten with a warning.
fn for_the_teacher<S: Subject>(subject: S, forget: Callback<()>, more: Option<AnyView>) -> AnyView {
    let trainer = subject.trainer();
    let asked = RwSignal::new(false);
    let class_mode = trainer.records.class_mode();
    let act = move || {
        forget.run(());
        asked.set(false);
    };
    let texts = move || ["forget-text", "forget-yes", "forget-no"].map(|id| subject.message(id));
    view! {
        <section class="card">
            <h2>{subject.message("teacher")}</h2>
            {switch(
                Signal::stored(subject.message("class-mode")),
                class_mode.into(),
                Callback::new(move |on| class_mode.set(on)),
            )}
            <p class="quiet-text">{subject.message("class-mode-text")}</p>
            <p class="quiet-text">{subject.message("projector")}</p>
            {more}
            <p class="actions"><Button look="danger" text=subject.message("forget") on_press=move || asked.set(true)/></p>
            {confirm("esquecer", S::FORGET, asked, texts, act)}
        </section>
    }
    .into_any()
}

/// The levels of a kind, each with its name, what it brings, and its stars.
pub fn level_list<S: Subject>(subject: S, levels: impl Iterator<Item = (S::Level, String, String)>) -> AnyView {
    let card = |(level, name, text): (S::Level, String, String)| {
        let won = move || stars(subject.trainer().training.with(|training| training.stars(&level.key())));
        view! {
            <li>
                <a class="card level-card" href=S::href(level)>
                    <strong>{name}</strong>
                    <span class="quiet-text">{text}</span>
                    {won}
                </a>
            </li>
        }
    };
    view! { <ol class="level-list">{levels.map(card).collect_view()}</ol> }.into_any()
}

/// A page with the levels of a kind.
pub fn levels<S: Subject>(
    subject: S,
    name: String,
    aim: String,
    levels: impl Iterator<Item = (S::Level, String, String)>,
) -> AnyView {
    view! {
        <div class=format!("page {}", S::CLASS)>
            <div class="drill-place"><TextLink href=S::home() icon="back" text=subject.message("all")/></div>
            <h1>{name}</h1>
            <p class="lead">{aim}</p>
            {level_list(subject, levels)}
        </div>
    }
    .into_any()
}

/// No such page of the trainer.
pub fn missing<S: Subject>(subject: S) -> AnyView {
    missing_page(subject.message("missing"), S::home(), subject.message("all").into())
}
