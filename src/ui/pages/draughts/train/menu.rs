//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::{Trainer, kind_id, link, place, press};
use crate::drills::Training;
use crate::drills::draughts::{Kind, Level, NUMBERS};
use crate::route::{Hall, REVIEW};
use crate::ui::journey::hall_href;
use crate::ui::time;
use crate::ui::widgets::{Icon, sheet, stars, switch};

/// What a kind asks for, in a sentence.
const fn aim(kind: Kind) -> &'static str {
    match kind {
        Kind::Which => "train-which-aim",
        Kind::HowMany => "train-how-many-aim",
        Kind::Landing => "train-landing-aim",
        Kind::WhoTakes => "train-who-takes-aim",
        Kind::Win => "train-win-aim",
    }
}

/// What a level brings.
const fn level_text(level: Level) -> &'static str {
    match (level.kind, level.number()) {
        (Kind::Which, 1) => "train-which-1",
        (Kind::Which, 2) => "train-which-2",
        (Kind::Which, _) => "train-which-3",
        (Kind::HowMany, 1) => "train-how-many-1",
        (Kind::HowMany, 2) => "train-how-many-2",
        (Kind::HowMany, _) => "train-how-many-3",
        (Kind::Landing, 1) => "train-landing-1",
        (Kind::Landing, 2) => "train-landing-2",
        (Kind::Landing, _) => "train-landing-3",
        (Kind::WhoTakes, 1) => "train-who-takes-1",
        (Kind::WhoTakes, 2) => "train-who-takes-2",
        (Kind::WhoTakes, _) => "train-who-takes-3",
        (Kind::Win, 1) => "train-win-1",
        (Kind::Win, 2) => "train-win-2",
        (Kind::Win, _) => "train-win-3",
    }
}

const fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Which => "law",
        Kind::HowMany => "hint",
        Kind::Landing => "forward",
        Kind::WhoTakes => "draughts",
        Kind::Win => "star",
    }
}

pub(super) fn menu(trainer: Trainer) -> AnyView {
    let card = move |name: &str, icon: &'static str, title: &str, aim: &str, standing: Option<String>| {
        view! {
            <li>
                <a class="card drill-card" href=hall_href(&place(name))>
                    <Icon name=icon/>
                    <strong>{trainer.tr(title)}</strong>
                    <span class="quiet-text">{trainer.tr(aim)}</span>
                    <span class="drill-standing">{standing}</span>
                </a>
            </li>
        }
        .into_any()
    };
    let kinds = Kind::ALL.map(|kind| {
        let done = trainer
            .training
            .with_untracked(|training| Level::of(kind).filter(|level| training.stars_at(&level.key()) > 0).count());
        let all = Level::of(kind).count();
        let standing = trainer.tr_with("train-done", &[("done", done.into()), ("all", all.into())]);
        card(kind.name(), icon(kind), kind_id(kind), aim(kind), Some(standing))
    });
    view! {
        <div class="page train">
            <div class="drill-place">{link(&Hall::Menu, "", "back", trainer.tr("menu-draughts"))}</div>
            <h1>{trainer.tr("train-draughts")}</h1>
            <p class="lead">{trainer.tr("train-lead")}</p>
            {move || due_card(trainer)}
            <ol class="drill-list">
                {card(NUMBERS, "board", "train-numbers", "train-numbers-aim", None)}
                {kinds.into_iter().collect_view()}
            </ol>
            {for_the_teacher(trainer)}
        </div>
    }
    .into_any()
}

/// What is due today, or when something will be.
fn due_card(trainer: Trainer) -> AnyView {
    let today = time::today();
    let (count, next) = trainer.training.with(|training| {
        let exercises = |id: &&str| id.parse::<crate::drills::draughts::Exercise>().is_ok();
        let due = training.due_draughts(today).into_iter().filter(exercises).count();
        let next = training.draughts_cards().filter(|(id, _)| exercises(id)).map(|(_, card)| card.due).min();
        (due, next)
    });
    match (count, next) {
        (_, None) => ().into_any(),
        (0, Some(day)) => {
            let days = day.saturating_sub(today);
            view! { <p class="card quiet-text">{trainer.tr_with("train-later", &[("days", days.into())])}</p> }
                .into_any()
        }
        (count, Some(_)) => view! {
            <section class="card next-step">
                <p>{trainer.tr_with("train-due", &[("count", count.into())])}</p>
                {link(&place(REVIEW), "button big", "restart", trainer.tr("train-review-begin"))}
            </section>
        }
        .into_any(),
    }
}

/// The levels of a kind.
pub(super) fn levels(trainer: Trainer, kind: Kind) -> AnyView {
    let card = |level: Level| {
        let won = trainer.training.with_untracked(|training| training.stars_at(&level.key()));
        view! {
            <li>
                <a class="card level-card" href=hall_href(&place(&level.slug()))>
                    <strong>{trainer.tr_with("train-level", &[("level", level.number().into())])}</strong>
                    <span class="quiet-text">{trainer.tr(level_text(level))}</span>
                    {stars(won)}
                </a>
            </li>
        }
    };
    view! {
        <div class="page train">
            <div class="drill-place">{link(&Hall::Train(None), "", "back", trainer.tr("train-all"))}</div>
            <h1>{trainer.kind(kind)}</h1>
            <p class="lead">{trainer.tr(aim(kind))}</p>
            <ol class="level-list">{Level::of(kind).map(card).collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// Modo aula, what the presenter's keys do, and the training of draughts to be forgotten with a warning.
fn for_the_teacher(trainer: Trainer) -> AnyView {
    let asked = RwSignal::new(false);
    let class_mode = trainer.room.records.class_mode();
    let forget = move || {
        trainer.training.set(trainer.room.records.train(Training::forget_draughts));
        asked.set(false);
    };
    view! {
        <section class="card">
            <h2>{trainer.tr("train-teacher")}</h2>
            {switch(
                Signal::stored(trainer.tr("train-class-mode")),
                class_mode.into(),
                Callback::new(move |on| class_mode.set(on)),
            )}
            <p class="quiet-text">{trainer.tr("train-class-mode-text")}</p>
            <p class="quiet-text">{trainer.tr("train-projector")}</p>
            <p class="actions">
                {press(trainer, "button danger", "train-forget", move || asked.set(true))}
            </p>
            {sheet(
                "esquecer",
                "train-forget-title",
                asked,
                move || {
                    view! {
                        <p>{trainer.tr("train-forget-text")}</p>
                        <p class="actions">
                            {press(trainer, "button danger", "train-forget-yes", forget)}
                            {press(trainer, "button quiet", "train-forget-no", move || asked.set(false))}
                        </p>
                    }
                    .into_any()
                },
            )}
        </section>
    }
    .into_any()
}
