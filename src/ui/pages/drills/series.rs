//! Ten exercises in a row: the place in the series, the next step, the end with its stars, and the address for the class.

use leptos::prelude::*;

use super::{Subject, Trainer};
use crate::drills::{Drill, Exercise, Series, rule};
use crate::random;
use crate::route::REVIEW;
use crate::ui::browser;
use crate::ui::projection::use_projection;
use crate::ui::router::use_router;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::time;
use crate::ui::widgets::{Button, TextLink};

/// An exercise on show: what its page may ask and say.
#[derive(Clone, Copy)]
pub struct Turn<S: Subject> {
    pub subject: S,
    pub trainer: Trainer,
    pub exercise: Exercise<S::Level>,
    pub task: S::Task,
    series: RwSignal<Series<S::Level>>,
    /// The answer was asked for: the exercise shows it.
    revealed: RwSignal<bool>,
    /// Nothing is to be found any more: it was found, or is being shown.
    over: RwSignal<bool>,
}

impl<S: Subject> Turn<S> {
    /// Whether the first answer has been given, right or wrong; the exercise may go on being tried.
    pub fn is_settled(self) -> bool {
        self.series.with(|series| series.settled().is_some())
    }

    /// The first answer decides: `right`, and the articles of the Laws that were kept or broken by it.
    pub fn settle(self, right: bool, rules: &[&str]) {
        if untrack(|| self.is_settled()) {
            return;
        }
        self.series.update(|series| series.settle(right));
        if S::ONE_ANSWER {
            self.finish();
        }
        let id = self.exercise.to_string();
        let today = time::today();
        let rules: Vec<String> = rules.iter().map(|article| rule(article)).collect();
        self.trainer.train(move |training| {
            training.answered(&id, right, today);
            for rule in &rules {
                training.answered(rule, right, today);
            }
        });
    }

    /// Whether the answer is to be shown.
    pub fn is_revealed(self) -> bool {
        self.revealed.get()
    }

    /// Shows the answer. Who asks for it has not answered.
    pub fn reveal(self) {
        self.settle(false, &[]);
        self.revealed.set(true);
    }

    /// Nothing is to be found any more.
    pub fn finish(self) {
        self.over.set(true);
    }

    pub fn is_over(self) -> bool {
        self.over.get_untracked()
    }

    /// [`Turn::is_over`], read inside a view.
    pub fn is_over_now(self) -> bool {
        self.over.get()
    }

    /// Whether another exercise has taken its place.
    pub fn is_gone(self) -> bool {
        self.over.try_get_untracked().is_none()
    }

    fn advance(self) {
        self.series.update(Series::advance);
    }

    /// The way to see the answer.
    pub fn show_answer(self) -> AnyView {
        view! { <Button look="quiet small" text=self.subject.message("show") on_press=move || self.reveal()/> }
            .into_any()
    }

    /// The next step, once there is an answer; the way to see it, while it is not found. For the end of the exercise's
    /// card; `tip` stands before them.
    pub fn next_step(self, tip: AnyView) -> AnyView {
        let show = move || (!self.over.get()).then(|| self.show_answer());
        let next = move || {
            self.is_settled().then(|| {
                view! {
                    <button type="button" class="button" id="a-seguir" on:click=move |_| self.advance()>
                        {self.subject.message("next")}
                    </button>
                }
            })
        };
        // After a wrong answer in writing the field keeps the focus, so that it can be mended.
        Effect::new(move |_| {
            let right = self.series.with_untracked(Series::settled) == Some(true);
            if self.over.get() && self.is_settled() && (right || !S::ONE_ANSWER || !browser::is_writing()) {
                request_animation_frame(|| browser::focus("a-seguir"));
            }
        });
        view! { <p class="verdict-actions">{tip} {show} {next}</p> }.into_any()
    }
}

/// What a series is of.
#[derive(Clone)]
pub enum Asked<D> {
    /// A level; the address may name the set.
    Level(D),
    /// What is due today, at most a series.
    Due(Vec<Exercise<D>>),
}

/// A series from its first exercise to its end.
pub fn page<S: Subject>(subject: S, asked: Asked<S::Level>) -> AnyView {
    let (series, level) = match asked {
        Asked::Level(level) => {
            let name = use_router().series_now().unwrap_or_else(|| random::name_of(browser::chance()));
            (Series::new(level, &name), Some(level))
        }
        Asked::Due(due) => (Series::of(REVIEW, due), None),
    };
    let series = RwSignal::new(series);
    let place = Memo::new(move |_| series.with(|series| (series.place(), series.current())));
    let shown: StoredValue<Option<Turn<S>>> = StoredValue::new(None);
    // While projecting, a key shows the answer, and then the next exercise.
    use_projection().on_turn(Callback::new(move |down| {
        if let Some(turn) = shown.get_value().filter(|_| down) {
            if untrack(|| turn.is_settled()) { turn.advance() } else { turn.reveal() }
        }
    }));
    let body = move || {
        let Some(exercise) = place.get().1 else {
            shown.set_value(None);
            return over(subject, series, level);
        };
        let Some(task) = subject.task(exercise) else {
            series.update(|series| {
                series.settle(true);
                series.advance();
            });
            return ().into_any();
        };
        let (revealed, over) = (RwSignal::new(false), RwSignal::new(false));
        let turn = Turn { subject, trainer: subject.trainer(), exercise, task, series, revealed, over };
        shown.set_value(Some(turn));
        S::draw(turn)
    };
    view! {
        <div class=format!("drill {}-drill", S::CLASS)>
            {standing(subject, series)}
            {body}
        </div>
    }
    .into_any()
}

/// «Ler · Capturas», and a sign for each exercise: right, wrong, or still to come.
fn standing<S: Subject>(subject: S, series: RwSignal<Series<S::Level>>) -> AnyView {
    let title = move || {
        series.with(Series::current).map(|Exercise { level, .. }| {
            let place = series.with(|series| series.place() + 1);
            let of = series.with(Series::len);
            let again = series.with(Series::is_again).then(|| subject.message("again"));
            view! {
                <h1><TextLink href=S::kind_href(level) icon="back" text=subject.name(level)/></h1>
                <span>{subject.message_with("place", &[("place", place.into()), ("of", of.into())])}</span>
                <span class="again">{again}</span>
            }
        })
    };
    view! {
        <div class="drill-place">{title}</div>
        {frame::signs(move || series.with(|series| (series.results().to_vec(), series.len())))}
    }
    .into_any()
}

/// The end: what was won, the set's address, and the next step.
fn over<S: Subject>(subject: S, series: RwSignal<Series<S::Level>>, level: Option<S::Level>) -> AnyView {
    let (right, of) = series.with_untracked(Series::score);
    let won = series.with_untracked(Series::stars);
    let name = series.with_untracked(|series| series.name.clone());
    if let Some(level) = level.filter(|_| of > 0) {
        subject.trainer().train(move |training| training.settle(&level.key(), won));
    }
    let words = match of {
        0 => subject.message("review-none"),
        _ => subject.message_with("score", &[("right", right.into()), ("of", of.into())]),
    };
    let on = level.map(|level| {
        let next = level.next().map(|next| {
            view! {
                <TextLink href=S::href(next) class="button" icon="forward" text=subject.short_name(next)/>
            }
        });
        let again = view! { <Button look="quiet" text=subject.message("more") on_press=move || {
            series.set(Series::new(level, &random::name_of(browser::chance())));
        }/> };
        view! {
            {next}
            {again}
            {frame::share(format!("{}?serie={name}", S::href(level)), ShareWords::of(|what| subject.message(what)))}
        }
    });
    let more = level.is_none().then(|| subject.more_due());
    let ways = view! { {more} {on} <TextLink href=S::home() class="button quiet" text=subject.message("all")/> };
    frame::over(subject.message("over"), (of > 0).then_some(won), words, ways.into_any())
}
