//! A puzzle: the position, what is asked, and what came of the moves that were tried.

use leptos::prelude::*;

use super::context::{Tactics, Way, place, question};
use crate::chess::Move;
use crate::color::Color;
use crate::drills::Series;
use crate::drills::own::{OWN, Own};
use crate::route::{Practice, Tactic};
use crate::tactics::{Attempt, Exercise, Level, Progress, Puzzle, Theme};
use crate::ui::pages::drills::find::{self, Finding};
use crate::ui::pages::drills::{Subject, Trainer, message_of};
use crate::ui::router::href;
use crate::ui::series::{self as frame, ShareWords};
use crate::ui::time;
use crate::ui::widgets::{Button, TextLink};

/// A puzzle on show.
type Turn = crate::ui::pages::drills::Turn<Tactics>;

impl Subject for Tactics {
    type Level = Level;
    type Task = StoredValue<Puzzle>;

    const CLASS: &'static str = "train";
    const ONE_ANSWER: bool = false;
    const FORGET: &'static str = "tactics-forget-title";

    fn trainer(self) -> Trainer {
        self.trainer
    }

    fn message_id(what: &str) -> String {
        message_of("tactics", what)
    }

    /// The theme, unless it is to be found out.
    fn name(self, level: Level) -> String {
        self.theme(self.way.with_value(Way::theme).unwrap_or(level.theme))
    }

    fn home() -> String {
        href(Tactic::Menu.path())
    }

    fn kind_href(_: Level) -> String {
        Tactics::home()
    }

    fn href(level: Level) -> String {
        place(level.theme.name())
    }

    fn task(self, exercise: Exercise) -> Option<StoredValue<Puzzle>> {
        self.packs.with_value(|packs| packs.get(exercise).cloned()).map(StoredValue::new)
    }

    fn draw(turn: Turn) -> AnyView {
        find::draw(turn)
    }

    fn keep(self, exercise: Exercise, right: bool, _: &[&str]) {
        let records = self.trainer.records;
        let rating = self.packs.with_value(|packs| packs.get(exercise).map(|puzzle| puzzle.rating));
        let Some(rating) = rating.filter(|_| !records.class_mode().get_untracked()) else { return };
        let today = time::today();
        let answered = move |progress: &mut Progress| progress.answered(exercise, rating, right, today);
        self.progress.set(records.work(answered));
    }

    fn choose_next(self, series: &mut Series<Level>) {
        let Way::Theme(theme) = self.way.get_value() else { return };
        if let Some(next) = self.next(theme, series.exercises()) {
            series.put_next(next);
        }
    }

    /// Another series of the theme, or the address of the set.
    fn more(self) -> AnyView {
        match self.way.get_value() {
            Way::Given => self.own_due(),
            Way::Theme(_) => view! {
                <Button icon="forward" text=self.trainer.tr("tactics-more") on_press=move || self.number.update(|number| *number += 1)/>
            }
            .into_any(),
            Way::Set(_, address) => frame::share(address, ShareWords::of(|what| self.message(what))),
        }
    }
}

impl Tactics {
    /// The way to the moments of one's own games, where some are due too.
    fn own_due(self) -> AnyView {
        let count = self.trainer.training.with_untracked(|training| training.due_exercises::<Own>(time::today()).len());
        let text = self.trainer.tr_with("tactics-own", &[("count", count.into())]);
        let path = href(Practice::Kind(OWN.to_string()).path());
        (count > 0).then(|| view! { <TextLink href=path class="button" icon="knight" text=text/> }).into_any()
    }
}

impl Finding for Tactics {
    const CERTAIN: bool = true;
    const COUNTS_HANDS: bool = true;

    fn attempt(turn: Turn) -> Attempt {
        turn.task.with_value(Attempt::new)
    }

    fn came_by(turn: Turn) -> Option<Move> {
        turn.task.with_value(Puzzle::mistake)
    }

    /// The pupil's own side, also in the theme in which the pupil looks for the other side's threat.
    fn bottom(turn: Turn) -> Option<Color> {
        Some(turn.exercise.level.theme.pupil(turn.task.with_value(Puzzle::solver)))
    }

    /// Where mate is asked, a gain is not enough.
    fn takes_others(turn: Turn) -> bool {
        !turn.exercise.level.theme.asks_mate()
    }

    fn question(turn: Turn) -> String {
        let theme = turn.subject.way.with_value(Way::theme).unwrap_or(turn.exercise.level.theme);
        question(*turn.trainer, theme, turn.task.with_value(Puzzle::solver))
    }

    fn words_id(what: &str) -> String {
        format!("tactics-{what}")
    }

    /// What the theme was, where it had to be found out.
    fn afterwards(turn: Turn) -> AnyView {
        let (theme, subject) = (turn.exercise.level.theme, turn.subject);
        let is_hidden = subject.way.with_value(|way| way.theme() == Some(Theme::Mixed)) && theme != Theme::Mixed;
        let was = is_hidden.then(|| {
            let name = subject.theme(theme);
            view! {
                <section class="card">
                    <p>{turn.trainer.tr_with("tactics-was", &[("theme", name.clone().into())])}</p>
                    <p class="actions">
                        <TextLink href=place(theme.name()) class="button quiet small" icon="forward" text=name/>
                    </p>
                </section>
            }
        });
        was.into_any()
    }
}
