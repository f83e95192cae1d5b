//! Compreender: an announcement is heard, its move played, and the announcement repeated. FIDE 2023 D.2.1

use std::sync::atomic::Ordering::Relaxed;

use leptos::prelude::*;

use super::super::context::Turn;
use super::super::stage::ExerciseView;
use super::announcement::{WITHOUT_PIECES, announcement, german, german_switch, phrase};
use crate::board::Request;
use crate::chess::{Letters, Move, san};
use crate::drills::announce::{self, Announced};
use crate::ui::board::TimedRequest;
use crate::ui::browser;
use crate::ui::moves::{spoken_move, typed_move};
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, switch};

/// How far the exercise is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    /// The pieces are looked at, before they are hidden.
    Look,
    /// The move is to be played.
    Play,
    /// The announcement is to be repeated.
    Repeat,
    Done,
}

#[derive(Clone, Copy)]
struct Heard {
    stage: ExerciseView,
    announced: StoredValue<Announced>,
    german: RwSignal<bool>,
    blind: RwSignal<bool>,
    step: RwSignal<Step>,
    /// The echoes that were tried and are other announcements.
    out: RwSignal<Vec<usize>>,
}

impl Heard {
    /// From the beginning, with the pieces or without.
    fn begin(self) {
        let blind = self.blind.get_untracked();
        self.step.set(if blind { Step::Look } else { Step::Play });
        self.announced.with_value(|announced| self.stage.let_move(&announced.task.position, None, !blind));
    }

    /// The pieces have been seen.
    fn hide(self) {
        self.step.set(Step::Play);
        self.stage.live.set(self.phrase(self.german.get_untracked()));
    }

    /// The announcement that is heard.
    fn phrase(self, german: bool) -> String {
        self.announced.with_value(|announced| phrase(self.stage.turn.trainer, &announced.words, german))
    }

    fn played(self, m: Move) {
        let trainer = self.stage.turn.trainer;
        self.announced.with_value(|announced| {
            let (position, right) = (&announced.task.position, announced.task.m);
            if m == right {
                self.stage.show(position, m);
                self.step.set(Step::Repeat);
                self.stage.say("look", &trainer.tr("unseen-now-repeat"), "D.2.1");
                request_animation_frame(|| browser::focus("repetir-0"));
            } else {
                let german = self.german.get_untracked();
                let other = phrase(trainer, &announce::words(position, m, false), german);
                self.stage.let_move(position, None, !self.blind.get_untracked());
                self.stage.turn.settle(false, &["D.2.1"]);
                self.stage.say("refused", &trainer.tr_with("unseen-other-move", &[("words", other.into())]), "");
            }
        });
    }

    fn typed(self, text: &str, letters: Letters) -> Option<String> {
        if self.step.get_untracked() != Step::Play {
            return None;
        }
        let read = self.announced.with_value(|announced| self.stage.read(&announced.task.position, text, letters));
        read.map(|m| self.played(m)).err()
    }

    fn repeated(self, place: usize) {
        let trainer = self.stage.turn.trainer;
        let right = self
            .announced
            .with_value(|announced| announced.echoes.get(place).is_some_and(|echo| *echo == announced.words));
        self.stage.turn.settle(right, &["D.2.1"]);
        if right {
            self.step.set(Step::Done);
            self.stage.say("good", &trainer.tr("unseen-understood"), "D.2.1");
        } else {
            self.out.update(|out| out.push(place));
            self.stage.say("refused", &trainer.tr("unseen-other-echo"), "");
        }
    }

    /// The answer was asked for.
    fn reveal(self) {
        self.step.set(Step::Done);
        self.announced.with_value(|announced| {
            let (position, m) = (&announced.task.position, announced.task.m);
            let letters = self.stage.preferences.letters_now();
            let trainer = self.stage.turn.trainer;
            self.stage.show(position, m);
            let written = san::write(position, m, letters);
            let text = trainer.tr_with("unseen-it-means", &[("move", written.into())]);
            self.stage.say("look", &text, "D.2.1");
            let spoken = spoken_move(trainer.i18n, position, m);
            self.stage.live.set(trainer.tr_with("unseen-it-means", &[("move", spoken.into())]));
        });
    }
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let announced = announce::announced(turn.exercise.seed);
    let stage = ExerciseView::new(turn, &announced.task.position);
    let heard = Heard {
        stage,
        announced: StoredValue::new(announced),
        german: german(),
        blind: RwSignal::new(WITHOUT_PIECES.load(Relaxed)),
        step: RwSignal::new(Step::Play),
        out: RwSignal::new(Vec::new()),
    };
    heard.begin();
    turn.on_reveal(move || heard.reveal());
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        if heard.step.get_untracked() == Step::Play {
            let tried = heard.announced.with_value(|announced| stage.tried(&announced.task.position, request));
            tried.into_iter().for_each(|m| heard.played(m));
        } else if matches!(request, Request::CancelPromotion) {
            stage.board.update(|board| board.pending_promotion = None);
        }
    });
    let words = StoredValue::new(heard.announced.with_value(|announced| announced.words.clone()));
    let looking = memo(move || heard.step.get() == Step::Look);
    let task = move || match looking.get() {
        true => view! {
            <h1 class="task-text">{trainer.tr("unseen-look")}</h1>
            <p><Button text="unseen-looked" on_press=move || heard.hide()/></p>
        }
        .into_any(),
        false => view! {
            <p class="task-place prompt">{trainer.tr("unseen-play-it")}</p>
            {announcement(trainer, words, heard.german)}
        }
        .into_any(),
    };
    let blind_turned = Callback::new(move |on| {
        WITHOUT_PIECES.store(on, Relaxed);
        heard.blind.set(on);
        if matches!(heard.step.get_untracked(), Step::Look | Step::Play) {
            stage.words.set(None);
            heard.begin();
        }
    });
    let typed = Callback::new(move |(text, letters): (String, Letters)| heard.typed(&text, letters));
    let hidden = move || heard.blind.get() && heard.step.get() == Step::Play;
    let below = view! {
        {move || echoes(heard)}
        {move || (heard.step.get() == Step::Play).then(|| typed_move(trainer.i18n, typed))}
        <section class="card unseen-ways">
            {german_switch(trainer, heard.german)}
            {switch(Signal::stored(trainer.tr("unseen-blind")), heard.blind.into(), blind_turned)}
        </section>
    };
    let label = Signal::derive(move || match looking.get() {
        true => trainer.tr("unseen-look"),
        false => heard.phrase(heard.german.get()),
    });
    view! {
        <div class="unseen" data-pieces=move || if hidden() { "hidden" } else { "shown" }>
            {stage.view(label, on_request, task.into_any(), below.into_any())}
        </div>
    }
    .into_any()
}

/// Three announcements, of which one is to be repeated.
fn echoes(heard: Heard) -> AnyView {
    let step = heard.step.get();
    if !matches!(step, Step::Repeat | Step::Done) {
        return ().into_any();
    }
    let german = heard.german.get();
    let trainer = heard.stage.turn.trainer;
    let button = |(place, echo): (usize, &Vec<crate::drills::announce::Word>)| {
        let out = move || heard.out.with(|out| out.contains(&place));
        let off = move || out() || step == Step::Done;
        let right = heard.announced.with_value(|announced| *echo == announced.words) && step == Step::Done;
        view! {
            <button
                type="button"
                class="answer"
                id=format!("repetir-{place}")
                lang=german.then_some("de")
                data-out=move || out().to_string()
                data-right=right.to_string()
                aria-disabled=move || off().to_string()
                on:click=move |_| {
                    if !untrack(off) {
                        heard.repeated(place);
                    }
                }
            >
                <span>{phrase(trainer, echo, german)}</span>
            </button>
        }
    };
    let buttons =
        heard.announced.with_value(|announced| announced.echoes.iter().enumerate().map(button).collect_view());
    view! { <div class="answers unseen-echoes" role="group" aria-label=trainer.tr("unseen-repeat")>{buttons}</div> }
        .into_any()
}
