//! Ten exercises in a row: the place in the series, the way on, the end with its stars, and the address for the class.

use leptos::prelude::*;

use super::{Trainer, level_place, link, place, press, tasks, win};
use crate::drills::Series;
use crate::drills::draughts::{Exercise, Kind, Level, Task, series};
use crate::random;
use crate::route::{Hall, REVIEW};
use crate::ui::browser;
use crate::ui::journey::{hall_href, use_journey};
use crate::ui::projection::use_projection;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::time;

/// An exercise on show: what its page may ask and say.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) trainer: Trainer,
    pub(super) exercise: Exercise,
    pub(super) task: Task,
    series: RwSignal<Series<Exercise>>,
    /// The answer was asked for: the exercise shows it.
    revealed: RwSignal<bool>,
    /// Nothing is to be found any more: it was found, or is being shown.
    over: RwSignal<bool>,
}

impl Turn {
    /// Whether the first answer has been given, right or wrong; the exercise may go on being tried.
    pub(super) fn is_settled(self) -> bool {
        self.series.with(|series| series.settled().is_some())
    }

    /// The first answer decides.
    pub(super) fn settle(self, right: bool) {
        if self.series.with_untracked(|series| series.settled().is_some()) {
            return;
        }
        self.series.update(|series| series.settle(right));
        let id = self.exercise.to_string();
        let today = time::today();
        self.trainer.train(move |training| training.answered(&id, right, today));
    }

    /// Whether the answer is to be shown.
    pub(super) fn is_revealed(self) -> bool {
        self.revealed.get()
    }

    /// Shows the answer. Who asks for it has not answered.
    pub(super) fn reveal(self) {
        self.settle(false);
        self.revealed.set(true);
    }

    /// Nothing is to be found any more.
    pub(super) fn finish(self) {
        self.over.set(true);
    }

    pub(super) fn is_over(self) -> bool {
        self.over.get_untracked()
    }

    /// [`Turn::is_over`], read inside a view.
    pub(super) fn is_over_now(self) -> bool {
        self.over.get()
    }

    /// Whether another exercise has taken its place.
    pub(super) fn is_gone(self) -> bool {
        self.over.try_get_untracked().is_none()
    }

    fn advance(self) {
        self.series.update(Series::advance);
    }

    /// The way on, once there is an answer; the way to see it, while it is not found.
    pub(super) fn way_on(self) -> AnyView {
        let show = move || {
            (!self.over.get()).then(|| press(self.trainer, "button quiet small", "train-show", move || self.reveal()))
        };
        let next = move || {
            self.is_settled().then(|| {
                view! {
                    <button type="button" class="button" id="a-seguir" on:click=move |_| self.advance()>
                        {self.trainer.tr("train-next")}
                    </button>
                }
            })
        };
        // Who was wrong may go on trying; the reading place stays there.
        Effect::new(move |_| {
            if self.over.get() && self.is_settled() {
                request_animation_frame(|| browser::focus("a-seguir"));
            }
        });
        view! {
            {show}
            {next}
        }
        .into_any()
    }
}

/// A level of a kind; the address may name the set.
pub(super) fn level(trainer: Trainer, level: Level) -> AnyView {
    let name = use_journey().series().unwrap_or_else(|| random::name_of(browser::chance()));
    run(trainer, series(level, &name), Some(level))
}

/// What is due today, at most a series.
pub(super) fn review(trainer: Trainer, due: Vec<Exercise>) -> AnyView {
    run(trainer, Series::of(REVIEW, due), None)
}

fn run(trainer: Trainer, series: Series<Exercise>, level: Option<Level>) -> AnyView {
    let series = RwSignal::new(series);
    let at = Memo::new(move |_| series.with(|series| (series.place(), series.current())));
    let shown: StoredValue<Option<Turn>> = StoredValue::new(None);
    // While projecting, a key shows the answer, and then the next exercise.
    use_projection().on_turn(Callback::new(move |down| {
        if let Some(turn) = shown.get_value().filter(|_| down) {
            if turn.series.with_untracked(|series| series.settled().is_some()) { turn.advance() } else { turn.reveal() }
        }
    }));
    let body = move || {
        let current = at.get().1;
        let task = current.and_then(|current| Some((current, trainer.wins.with_value(|wins| current.task(wins))?)));
        match (current, task) {
            (_, Some((exercise, task))) => {
                let turn = Turn {
                    trainer,
                    exercise,
                    task,
                    series,
                    revealed: RwSignal::new(false),
                    over: RwSignal::new(false),
                };
                shown.set_value(Some(turn));
                show(turn)
            }
            // No such line in the file: it is passed by.
            (Some(_), None) => {
                series.update(|series| {
                    series.settle(true);
                    series.advance();
                });
                ().into_any()
            }
            (None, None) => {
                shown.set_value(None);
                over(trainer, series, level)
            }
        }
    };
    view! {
        <div class="drill train-drill">
            {standing(trainer, series)}
            {body}
        </div>
    }
    .into_any()
}

fn show(turn: Turn) -> AnyView {
    match turn.exercise.level.kind {
        Kind::Which => tasks::which(turn),
        Kind::HowMany => tasks::how_many(turn),
        Kind::Landing | Kind::WhoTakes => super::marking::exercise(turn),
        Kind::Win => win::exercise(turn),
    }
}

/// «Quem toma? · 2», and a sign for each exercise: right, wrong, or still to come.
fn standing(trainer: Trainer, series: RwSignal<Series<Exercise>>) -> AnyView {
    let title = move || {
        series.with(Series::current).map(|exercise| {
            let at = series.with(|series| series.place() + 1);
            let of = series.with(Series::len);
            let again = series.with(Series::is_again).then(|| trainer.tr("train-again"));
            let kind = place(exercise.level.kind.name());
            view! {
                <h1>{link(&kind, "", "back", trainer.level(exercise.level))}</h1>
                <span>{trainer.tr_with("train-place", &[("place", at.into()), ("of", of.into())])}</span>
                <span class="again">{again}</span>
            }
        })
    };
    view! {
        <div class="drill-place">{title}</div>
        {frame::signs(series)}
    }
    .into_any()
}

/// The end: what was won, the set's address, and the way on.
fn over(trainer: Trainer, series_now: RwSignal<Series<Exercise>>, level: Option<Level>) -> AnyView {
    let (right, of) = series_now.with_untracked(Series::score);
    let won = series_now.with_untracked(Series::stars);
    let name = series_now.with_untracked(|series| series.name.clone());
    if let Some(level) = level.filter(|_| of > 0) {
        trainer.train(move |training| training.settle_at(&level.key(), won));
    }
    let words = match of {
        0 => trainer.tr("train-review-none"),
        _ => trainer.tr_with("train-score", &[("right", right.into()), ("of", of.into())]),
    };
    let on = level.map(|level| {
        let here = level_place(Exercise { level, seed: 0 });
        let next = Level::new(level.kind, level.number() + 1)
            .map(|next| link(&place(&next.slug()), "button", "forward", trainer.level(next)));
        let again = press(trainer, "button quiet", "train-more", move || {
            series_now.set(series(level, &random::name_of(browser::chance())));
        });
        view! {
            {next}
            {again}
            {share(trainer, format!("{}?serie={name}", hall_href(&here)))}
        }
    });
    let all = link(&Hall::Train(None), "button quiet", "", trainer.tr("train-all"));
    frame::over(trainer.tr("train-over"), (of > 0).then_some(won), words, view! { {on} {all} }.into_any())
}

/// The address of the same exercises, for a class.
pub(super) fn share(trainer: Trainer, path: String) -> AnyView {
    let tr = |id| trainer.tr(id);
    let words = ShareWords {
        text: tr("train-share"),
        copy: tr("train-copy"),
        copied: tr("train-copied"),
        not_copied: tr("train-not-copied"),
    };
    frame::share(path, words)
}
