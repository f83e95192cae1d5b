//! An exercise around a position: the board that shows it, and the card with the task and what came of an answer.

use leptos::prelude::*;

use super::{Subject, Trainer, Turn};
use crate::board::{Letters, State};
use crate::color::Color;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::reactive::once_drawn;
use crate::ui::refusal::{self, Words};

/// The board and the card of one exercise.
#[derive(Clone, Copy)]
pub struct ExerciseView<S: Subject> {
    pub turn: Turn<S>,
    pub board: RwSignal<State>,
    /// Said to somebody who does not see the screen.
    pub live: RwSignal<String>,
    pub words: RwSignal<Option<Words>>,
    pub preferences: Preferences,
}

impl<S: Subject> ExerciseView<S> {
    pub fn of(turn: Turn<S>, board: State) -> ExerciseView<S> {
        let (board, live, words) = (RwSignal::new(board), RwSignal::new(String::new()), RwSignal::new(None));
        ExerciseView { turn, board, live, words, preferences: use_preferences() }
    }

    /// Says what came of an answer, on the card and aloud.
    pub fn tell(self, words: Words, aloud: String) {
        self.live.set(aloud);
        self.words.set(Some(words));
    }
}

/// What is asked of the side that moves, and which it is.
pub fn question_of(trainer: Trainer, side: Color, question: Signal<String>) -> AnyView {
    let moves = match side {
        Color::White => "train-white-moves",
        Color::Black => "train-black-moves",
    };
    view! {
        <div class="train-ask" data-turn=side.name()>
            <h2>{question}</h2>
            <p class="train-side">{trainer.tr(moves)}</p>
        </div>
    }
    .into_any()
}

/// The board of an exercise, its card, and what stands below.
#[component]
pub fn Scene<S: Subject>(
    stage: ExerciseView<S>,
    /// Added to the class of the whole.
    class: &'static str,
    /// The kind of exercise, for the style.
    #[prop(optional)]
    name: Option<&'static str>,
    /// What is asked, which is also the board's name.
    label: Signal<String>,
    on_request: Callback<TimedRequest>,
    /// Which letters jump to which pieces.
    #[prop(optional, into)]
    letters: Signal<Letters>,
    /// The first part of the card.
    task: AnyView,
    /// Before the next step.
    #[prop(optional)]
    tip: Option<AnyView>,
    below: AnyView,
) -> impl IntoView {
    let kind = move || stage.words.with(|words| words.as_ref().map_or("task", |words| words.kind));
    let words = move || stage.words.get().map(|words| words.view(stage.turn.trainer.i18n));
    // After another exercise the new question is said.
    once_drawn(move || stage.live.set(label.get_untracked()));
    view! {
        <div class=format!("play learn-play {class}") data-drill=name>
            <div class="play-board">
                <Board state=stage.board on_request=on_request announce=stage.live label=label letters=letters/>
            </div>
            <div class="play-side">
                <section class="card verdict task" data-kind=kind>
                    {task}
                    {words}
                    {refusal::mate(stage.turn.trainer.i18n, stage.board)}
                    {stage.turn.next_step(tip.into_any())}
                </section>
                {below}
            </div>
        </div>
    }
}
