//! Ten exercises in a row: the place in the series, the next step, the end with its stars, and the address for the class.

use leptos::prelude::*;

use super::Subject;
use crate::drills::{Drill, Exercise, Series};
use crate::random;
use crate::route::REVIEW;
use crate::ui::browser;
use crate::ui::pages::drills::Turn;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::router::use_router;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::widgets::{Button, TextLink};

/// What a series is of.
#[derive(Clone)]
pub enum SeriesOf<D> {
    /// A level; the address may name the set.
    Level(D),
    /// What is due today, at most a series.
    Due(Vec<Exercise<D>>),
}

/// A series from its first exercise to its end.
pub fn page<S: Subject>(subject: S, asked: SeriesOf<S::Level>) -> AnyView {
    let (series, level) = match asked {
        SeriesOf::Level(level) => {
            let name = use_router().series_now().unwrap_or_else(|| random::name_of(browser::chance()));
            (Series::new(level, &name), Some(level))
        }
        SeriesOf::Due(due) => (Series::of(REVIEW, due), None),
    };
    let series = RwSignal::new(series);
    let place = memo(move || series.with(|series| (series.place(), series.current())));
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
        subject.finished(level, won);
    }
    let (title, words) = match of {
        0 => ("review-begin", subject.message("review-none")),
        _ => ("over", subject.message_with("score", &[("right", right.into()), ("of", of.into())])),
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
    let more = level.is_none().then(|| subject.more());
    let ways = view! { {more} {on} <TextLink href=S::home() class="button quiet" text=subject.message("all")/> };
    frame::over(subject.message(title), (of > 0).then_some(won), words, ways.into_any())
}
