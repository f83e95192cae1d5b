//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::{Trainer, link, press};
use crate::drills::{Kind, Topic, Training};
use crate::route::{Practice, REVIEW};
use crate::site::Route;
use crate::ui::journey::practice_href;
use crate::ui::time;
use crate::ui::widgets::{Icon, Link, sheet, stars, switch};

pub(super) fn menu(trainer: Trainer) -> AnyView {
    let kinds = Kind::ALL.into_iter().map(|kind| kind_card(trainer, kind)).collect_view();
    view! {
        <div class="page notation">
            <h1>{trainer.tr("drills-title")}</h1>
            <p class="lead">{trainer.tr("drills-lead")}</p>
            {due_card(trainer)}
            <ol class="drill-list">
                {kinds}
                <li>
                    <Link route=Route::ScoreSheet class="card drill-card">
                        <Icon name="sheet"/>
                        <strong>{trainer.tr("drill-folha")}</strong>
                        <span class="quiet-text">{trainer.tr("drill-folha.aim")}</span>
                    </Link>
                </li>
            </ol>
            {for_the_teacher(trainer)}
        </div>
    }
    .into_any()
}

/// Modo aula, what the presenter's keys do, and the training to be forgotten with a warning.
fn for_the_teacher(trainer: Trainer) -> AnyView {
    let asked = RwSignal::new(false);
    let class_mode = trainer.records.class_mode();
    let forget = move || {
        trainer.training.set(trainer.records.train(|training| *training = Training::default()));
        asked.set(false);
    };
    view! {
        <section class="card">
            <h2>{trainer.tr("drills-teacher")}</h2>
            {switch(
                Signal::stored(trainer.tr("drills-class-mode")),
                class_mode.into(),
                Callback::new(move |on| class_mode.set(on)),
            )}
            <p class="quiet-text">{trainer.tr("drills-class-mode-text")}</p>
            <p class="quiet-text">{trainer.tr("drills-projector")}</p>
            <p class="actions">
                {press(trainer, "button danger", "drills-forget", move || asked.set(true))}
            </p>
            {sheet(
                "esquecer",
                "drills-forget-title",
                asked,
                move || {
                    view! {
                        <p>{trainer.tr("drills-forget-text")}</p>
                        <p class="actions">
                            {press(trainer, "button danger", "drills-forget-yes", forget)}
                            {press(trainer, "button quiet", "drills-forget-no", move || asked.set(false))}
                        </p>
                    }
                    .into_any()
                },
            )}
        </section>
    }
    .into_any()
}

/// What is due today, or when something will be.
fn due_card(trainer: Trainer) -> AnyView {
    let today = time::today();
    let count = trainer.training.with(|training| training.due(today).len());
    let next = trainer.training.with(|training| training.next_due());
    let review = Practice::Kind(REVIEW.to_string());
    match (count, next) {
        (_, None) => ().into_any(),
        (0, Some(day)) => {
            let days = day.saturating_sub(today);
            view! { <p class="card quiet-text">{trainer.tr_with("review-later", &[("days", days.into())])}</p> }
                .into_any()
        }
        (count, Some(_)) => view! {
            <section class="card next-step">
                <p>{trainer.tr_with("review-due", &[("count", count.into())])}</p>
                {link(&review, "button big", "restart", trainer.tr("review-begin"))}
            </section>
        }
        .into_any(),
    }
}

/// The drawing of a kind.
fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Squares => "board",
        Kind::Read => "learn",
        Kind::Write => "notation",
        Kind::Slip => "hint",
        Kind::Unseen => "voice",
        Kind::Sealed => "law",
    }
}

fn kind_card(trainer: Trainer, kind: Kind) -> AnyView {
    let practice = Practice::Kind(kind.name().to_string());
    let done = kind.topics().iter().filter(|topic| trainer.training.with(|training| training.stars(kind, **topic) > 0));
    let (done, all) = (done.count(), kind.topics().len());
    let standing = (all > 0).then(|| trainer.tr_with("drill-done", &[("done", done.into()), ("all", all.into())]));
    view! {
        <li>
            <a class="card drill-card" href=practice_href(&practice)>
                <Icon name=icon(kind)/>
                <strong>{trainer.kind(kind)}</strong>
                <span class="quiet-text">{trainer.tr(&format!("drill-{}.aim", kind.name()))}</span>
                <span class="drill-standing">{standing}</span>
            </a>
        </li>
    }
    .into_any()
}

/// The levels of a kind.
pub(super) fn levels(trainer: Trainer, kind: Kind) -> AnyView {
    let levels = kind.topics().iter().map(|topic| level_card(trainer, kind, *topic)).collect_view();
    view! {
        <div class="page notation">
            <div class="drill-place">{link(&Practice::Menu, "", "back", trainer.tr("drill-all"))}</div>
            <h1>{trainer.kind(kind)}</h1>
            <p class="lead">{trainer.tr(&format!("drill-{}.aim", kind.name()))}</p>
            <ol class="level-list">{levels}</ol>
        </div>
    }
    .into_any()
}

fn level_card(trainer: Trainer, kind: Kind, topic: Topic) -> AnyView {
    let practice = Practice::Level { kind: kind.name().to_string(), level: topic.name().to_string() };
    let won = trainer.training.with(|training| training.stars(kind, topic));
    view! {
        <li>
            <a class="card level-card" href=practice_href(&practice)>
                <strong>{trainer.topic(topic)}</strong>
                <span class="quiet-text">{trainer.tr(&format!("topic-{}.example", topic.name()))}</span>
                {stars(won)}
            </a>
        </li>
    }
    .into_any()
}
