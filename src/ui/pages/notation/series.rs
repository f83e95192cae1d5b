//! Ten exercises in a row: the place in the series, the way on, the end with its stars, and the address for the class.

use leptos::prelude::*;

use super::{Trainer, exercise, level_of, link, press};
use crate::drills::squares::Naming;
use crate::drills::{Exercise, Kind, Series, Topic};
use crate::random;
use crate::route::{Practice, REVIEW};
use crate::ui::browser;
use crate::ui::journey::{practice_href, use_journey};
use crate::ui::projection::use_projection;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::time;

/// An exercise on show: what its page may ask and say.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) trainer: Trainer,
    pub(super) exercise: Exercise,
    series: RwSignal<Series>,
    /// The answer was asked for: the exercise shows it.
    revealed: RwSignal<bool>,
}

impl Turn {
    /// Whether the first answer has been given, right or wrong; the exercise may go on being tried.
    pub(super) fn is_settled(self) -> bool {
        self.series.with(|series| series.settled().is_some())
    }

    /// The first answer decides: `right`, and the articles of Appendix C that were kept or broken by it.
    pub(super) fn settle(self, right: bool, rules: &[&str]) {
        if self.series.with_untracked(|series| series.settled().is_some()) {
            return;
        }
        self.series.update(|series| series.settle(right));
        let id = self.exercise.to_string();
        let today = time::today();
        let rules: Vec<String> = rules.iter().map(|article| crate::drills::rule(article)).collect();
        self.trainer.train(move |training| {
            training.answered(&id, right, today);
            for rule in &rules {
                training.answered(rule, right, today);
            }
        });
    }

    /// Whether the answer is to be shown.
    pub(super) fn is_revealed(self) -> bool {
        self.revealed.get()
    }

    /// Shows the answer. Who asks for it has not answered.
    pub(super) fn reveal(self) {
        self.settle(false, &[]);
        self.revealed.set(true);
    }

    pub(super) fn advance(self) {
        self.series.update(Series::advance);
    }

    /// The way on, once there is an answer; before, the way to see it. For the end of the exercise's card.
    pub(super) fn way_on(self) -> AnyView {
        let next = move || {
            if !self.is_settled() {
                return press(self.trainer, "button quiet small", "show-answer", move || self.reveal());
            }
            // Who was wrong may mend what is written.
            if self.series.with_untracked(Series::settled) == Some(true) || !browser::is_writing() {
                request_animation_frame(|| browser::focus("a-seguir"));
            }
            view! {
                <button type="button" class="button" id="a-seguir" on:click=move |_| self.advance()>
                    {self.trainer.tr("next-exercise")}
                </button>
            }
            .into_any()
        };
        view! { <p class="verdict-actions">{next}</p> }.into_any()
    }
}

/// A level of a kind; the address may name the set.
pub(super) fn level(trainer: Trainer, kind: Kind, topic: Topic) -> AnyView {
    let name = use_journey().series().unwrap_or_else(|| random::name_of(browser::chance()));
    run(trainer, Series::new(kind, topic, &name), Some((kind, topic)))
}

/// What is due today, at most a series; squares have their own page.
pub(super) fn review(trainer: Trainer, due: Vec<Exercise>) -> AnyView {
    run(trainer, Series::of(REVIEW, due), None)
}

fn run(trainer: Trainer, series: Series, level: Option<(Kind, Topic)>) -> AnyView {
    let series = RwSignal::new(series);
    let place = Memo::new(move |_| series.with(|series| (series.place(), series.current())));
    let shown: StoredValue<Option<Turn>> = StoredValue::new(None);
    // While projecting, a key shows the answer, and then the next exercise.
    use_projection().on_turn(Callback::new(move |down| {
        if let Some(turn) = shown.get_value().filter(|_| down) {
            if turn.series.with_untracked(|series| series.settled().is_some()) { turn.advance() } else { turn.reveal() }
        }
    }));
    let body = move || match place.get().1 {
        Some(current) => {
            let turn = Turn { trainer, exercise: current, series, revealed: RwSignal::new(false) };
            shown.set_value(Some(turn));
            exercise(turn)
        }
        None => {
            shown.set_value(None);
            over(trainer, series, level)
        }
    };
    view! {
        <div class="drill">
            {standing(trainer, series)}
            {body}
        </div>
    }
    .into_any()
}

/// «Ler · Capturas», and a sign for each exercise: right, wrong, or still to come.
fn standing(trainer: Trainer, series: RwSignal<Series>) -> AnyView {
    let title = move || {
        series.with(Series::current).map(|exercise| {
            let place = series.with(|series| series.place() + 1);
            let text = format!("{} · {}", trainer.kind(exercise.kind), trainer.topic(exercise.topic));
            let of = series.with(Series::len);
            let again = series.with(Series::is_again).then(|| trainer.tr("exercise-again"));
            view! {
                <h1>{link(&Practice::Kind(exercise.kind.name().to_string()), "", "back", text)}</h1>
                <span>{trainer.tr_with("exercise-place", &[("place", place.into()), ("of", of.into())])}</span>
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
fn over(trainer: Trainer, series: RwSignal<Series>, level: Option<(Kind, Topic)>) -> AnyView {
    let (right, of) = series.with_untracked(Series::score);
    let won = series.with_untracked(Series::stars);
    let name = series.with_untracked(|series| series.name.clone());
    if let Some((kind, topic)) = level.filter(|_| of > 0) {
        trainer.train(move |training| training.settle(kind, topic, won));
    }
    let words = match of {
        0 => trainer.tr("review-none"),
        _ => trainer.tr_with("series-score", &[("right", right.into()), ("of", of.into())]),
    };
    let on = level.map(|(kind, topic)| {
        let practice = level_of(Exercise { kind, topic, seed: 0 });
        let next = kind.topics().iter().skip_while(|other| **other != topic).nth(1).map(|topic| {
            let next = level_of(Exercise { kind, topic: *topic, seed: 0 });
            link(&next, "button", "forward", trainer.topic(*topic))
        });
        let again = press(trainer, "button quiet", "series-more", move || {
            series.set(Series::new(kind, topic, &random::name_of(browser::chance())));
        });
        view! {
            {next}
            {again}
            {share(trainer, format!("{}?serie={name}", practice_href(&practice)))}
        }
    });
    let squares = trainer.training.with_untracked(|training| training.due_squares(Naming::Chess, time::today()));
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    let squares = squares.join(", ");
    let squares = (level.is_none() && !squares.is_empty()).then(|| {
        let text = trainer.tr_with("review-squares", &[("squares", squares.into())]);
        link(&Practice::Kind(Kind::Squares.name().to_string()), "button", "board", text)
    });
    let ways = view! { {squares} {on} {link(&Practice::Menu, "button quiet", "", trainer.tr("drill-all"))} };
    frame::over(trainer.tr("series-over"), (of > 0).then_some(won), words, ways.into_any())
}

/// The address of the same exercises, for a class.
pub(super) fn share(trainer: Trainer, path: String) -> AnyView {
    let tr = |id| trainer.tr(id);
    let words = ShareWords {
        text: tr("series-share"),
        copy: tr("series-copy"),
        copied: tr("series-copied"),
        not_copied: tr("series-not-copied"),
    };
    frame::share(path, words)
}
