//! What a lesson explains, screen by screen, with a worked example that plays itself.

use std::time::Duration;

use leptos::prelude::*;

use super::course::{Course, Learn, Opened};
use super::links::{articles, focus_soon, level_links};
use crate::board::State;
use crate::lessons::Screen;
use crate::route::Study;
use crate::ui::board::Board;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal::emphasised;
use crate::ui::widgets::{Button, Icon, TextLink};
use crate::ui::{browser, voice};

/// How long each move of an example stays on show.
const STEP: Duration = Duration::from_millis(1400);

pub(super) fn lesson<G: Course>(learn: Learn, opened: Opened<G>) -> AnyView {
    let id = opened.id();
    let title = learn.title(&id);
    let count = opened.lesson.with_value(|lesson| lesson.screens.len());
    let first = opened.lesson.with_value(|lesson| lesson.levels.first().map(|level| level.id.clone()));
    let shown = RwSignal::new(0usize);
    let board = RwSignal::new(State::default());
    let said = RwSignal::new(String::new());
    let example = Example { opened, board, shown, preferences: use_preferences(), run: RwSignal::new(0) };
    effect(move || example.start(shown.get()));
    let text = move || {
        opened
            .lesson
            .with_value(|lesson| lesson.screens.get(shown.get()).map(|screen| screen.id.clone()))
            .and_then(|id| opened.text(&id, ""))
            .unwrap_or_default()
    };
    let begin = first.map(|level| learn.href(&Study::Level { lesson: id.clone(), level }));
    // Presenter keys walk through the screens, then on to the first level.
    use_projection().on_turn(Callback::new(move |down| turn(shown, count, down)));
    let first_shown = memo(move || shown.get() == 0);
    let last_shown = memo(move || shown.get() + 1 >= count);
    let step = move |down: bool| {
        turn(shown, count, down);
        said.set(text());
        if last_shown.get_untracked() {
            focus_soon("seguinte");
        }
    };
    let has_example = move || {
        opened.lesson.with_value(|lesson| lesson.screens.get(shown.get()).is_some_and(|screen| !screen.play.is_empty()))
    };
    let again = move || example.start(shown.get_untracked());
    let link = |href| view! { <TextLink href=href class="button" id="seguinte" icon="forward" text="lesson-begin"/> };
    let on = move || match last_shown.get() {
        true => begin.clone().map(link).into_any(),
        false => view! { <Button text="screen-on" on_press=move || step(true)/> }.into_any(),
    };
    view! {
        <div class="play learn-play">
            <div class="play-board">
                <Board state=board announce=said label=Signal::derive(move || learn.tr("screen-board"))/>
            </div>
            <div class="play-side">
                <div class="task-first">
                <section class="card verdict task" data-kind="look">
                    <h1 class="task-place">{title}</h1>
                    <div class="task-line">
                        <p class="screen-text">{move || emphasised(&text())}</p>
                        {listen(learn, Signal::derive(text))}
                    </div>
                    <p class="verdict-actions">
                        {move || has_example().then(|| view! {
                            <Button look="small quiet" text="screen-again" on_press=again/>
                        })}
                    </p>
                </section>
                <div class="screen-steps">
                    {move || (!first_shown.get()).then(|| view! {
                        <Button look="quiet" text="screen-back" on_press=move || step(false)/>
                    })}
                    <span class="quiet-text">
                        {move || learn.tr_with("screen-of", &[("number", (shown.get() + 1).into()), ("all", count.into())])}
                    </span>
                    {on}
                </div>
                </div>
                <section class="card">
                    <h2>{learn.tr("lesson-levels")}</h2>
                    {level_links(learn, opened.id(), None, |_| true)}
                </section>
                {articles(learn, opened)}
                <p class="lesson-ways">
                    <TextLink href=learn.href(&Study::Map) icon="back" text="lesson-all"/>
                    <TextLink href=learn.href(&Study::Sheet(id)) icon="print" text="lesson-paper"/>
                </p>
            </div>
        </div>
    }
    .into_any()
}

/// The next or the last screen; beyond the end, the first level.
fn turn(shown: RwSignal<usize>, count: usize, down: bool) {
    let at = shown.get_untracked();
    match down {
        true if at + 1 < count => shown.set(at + 1),
        true => browser::click("seguinte"),
        false => shown.set(at.saturating_sub(1)),
    }
}

/// A button that reads a text aloud, where the device has a voice.
pub(super) fn listen(learn: Learn, text: Signal<String>) -> AnyView {
    voice::wake();
    let mute = RwSignal::new(false);
    let language = learn.i18n.language_now();
    view! {
        <button
            type="button"
            class="button square quiet listen"
            aria-label=learn.tr("listen")
            title=learn.tr("listen")
            on:click=move |_| mute.set(!voice::say(&text.get_untracked(), language))
        >
            <Icon name="voice"/>
        </button>
        {move || mute.get().then(|| view! { <span class="quiet-text no-voice" role="status">{learn.tr("listen-no-voice")}</span> })}
    }
    .into_any()
}

/// A screen's board with its example under way.
#[derive(Clone, Copy)]
struct Example<G: Course> {
    opened: Opened<G>,
    board: RwSignal<State>,
    shown: RwSignal<usize>,
    preferences: Preferences,
    /// Which start of the example this is: an older one stops by itself.
    run: RwSignal<u32>,
}

impl<G: Course> Example<G> {
    fn screen(self) -> Option<Screen<G>> {
        self.opened.lesson.with_value(|lesson| lesson.screens.get(self.shown.get_untracked()).cloned())
    }

    /// Shows the screen from its beginning.
    fn start(self, _screen: usize) {
        let Some(screen) = self.screen() else { return };
        self.board.set(screen.diagram.state(self.preferences.peek(|settings| settings.coordinates)));
        self.run.update(|run| *run += 1);
        self.later(self.run.get_untracked(), 0);
    }

    fn later(self, run: u32, at: usize) {
        set_timeout(move || self.step(run, at), STEP);
    }

    fn step(self, run: u32, at: usize) {
        if self.run.try_get_untracked() != Some(run) {
            return;
        }
        let Some(screen) = self.screen().filter(|screen| at < screen.play.len()) else { return };
        let (shown, last) = screen.shown(at + 1);
        self.board.update(|board| {
            board.place(G::figures(&shown));
            board.last_move = last.map(G::ends);
            board.marks.clear();
        });
        self.later(run, at + 1);
    }
}
