//! The moments of the game on the board: asked of the second thread part by part, kept, and shown as exercises.

use leptos::prelude::*;
use serde_json::Value;

use super::context::{Games, ShowFound};
use crate::analysis::{Failure, Found, Question, Survey};
use crate::drills::own::{Exercise, Game, Moment, Moments};
use crate::storage::GAME;
use crate::ui::analyst::OneQuestion;
use crate::ui::browser;
use crate::ui::pages::drills::Trainer;
use crate::ui::reactive::memo;
use crate::ui::time;

#[derive(Clone, PartialEq)]
enum State {
    /// The game is looked at.
    Looking,
    /// The pupil has stopped it.
    Stopped,
    Failed(Failure),
    /// There is no game, or it cannot be read.
    NoGame,
    /// Nothing was lost or missed.
    Nothing,
    Here(Vec<Exercise>),
}

#[derive(Clone, Copy)]
struct Looking {
    subject: Games,
    survey: RwSignal<Option<Survey>>,
    state: RwSignal<State>,
    asked: OneQuestion,
}

impl Looking {
    /// Asks what is not known yet; goes on where it was stopped.
    fn ask(self) {
        let question = self.survey.with_untracked(|survey| survey.as_ref().and_then(Question::survey));
        let Some(question) = question else { return self.end() };
        self.state.set(State::Looking);
        self.asked.ask(&question, None, move |answer| match answer {
            Ok(answer) => {
                let taken = self.survey.try_update(|survey| survey.as_mut().is_some_and(|game| game.answered(answer)));
                match taken {
                    Some(true) => self.ask(),
                    Some(false) => self.state.set(State::Failed(Failure::Broken)),
                    // The page was left.
                    None => {}
                }
            }
            Err(failure) => drop(self.state.try_set(State::Failed(failure))),
        });
    }

    fn stop(self) {
        self.asked.cancel();
        self.state.set(State::Stopped);
    }

    /// All is known.
    fn end(self) {
        let found = self.survey.with_untracked(|survey| survey.clone().map(Survey::found)).unwrap_or_default();
        let exercises = self.keep(found);
        self.state.set(if exercises.is_empty() { State::Nothing } else { State::Here(exercises) });
    }

    /// Keeps what was found, and when it comes back; not while a class is at work.
    fn keep(self, found: Vec<Found>) -> Vec<Exercise> {
        let Games { trainer, moments, .. } = self.subject;
        let today = time::today();
        let of = |found: Found| {
            let Found { before, played, good, why, .. } = found;
            Moment { before, played, good, why, day: today }
        };
        let found: Vec<Moment> = found.into_iter().map(of).collect();
        let exercises: Vec<Exercise> = found.iter().map(Moment::exercise).collect();
        moments.update_value(|moments| found.iter().for_each(|moment| moments.keep(moment)));
        if !found.is_empty() && !trainer.records.class_mode().get_untracked() {
            trainer.records.update(move |moments: &mut Moments| found.iter().for_each(|moment| moments.keep(moment)));
            let ids: Vec<String> = exercises.iter().map(Exercise::to_string).collect();
            trainer.train(move |training| {
                for id in &ids {
                    // What is known already comes back on its own day.
                    if training.card(id).is_none() {
                        training.answered(id, false, today);
                    }
                }
            });
        }
        exercises
    }
}

/// The page of the game on the board.
pub(in crate::ui::pages::notation) fn page(trainer: Trainer, show: ShowFound) -> AnyView {
    let subject = Games::open(trainer);
    let record = trainer.records.load::<Value>(&GAME);
    let game = record.and_then(|record| Game::read(&record));
    let survey = game.and_then(|Game { start, moves, player }| Survey::new(&start, moves, player).ok());
    let state = if survey.is_some() { State::Looking } else { State::NoGame };
    let looking =
        Looking { subject, survey: RwSignal::new(survey), state: RwSignal::new(state), asked: OneQuestion::new() };
    if looking.state.with_untracked(|state| *state == State::Looking) {
        looking.ask();
    }
    let exercises = memo(move || match looking.state.get() {
        State::Here(exercises) => Some(exercises),
        _ => None,
    });
    // Only what is new is drawn, so that the focus stays where it is.
    let standing = memo(move || looking.state.get());
    let body = move || match exercises.get() {
        Some(exercises) => untrack(|| show(subject, exercises)),
        None => {
            let words = move || words(looking, standing.get());
            subject.said(view! { <div class="stack" role="status">{words}</div> }.into_any())
        }
    };
    body.into_any()
}

/// How far it is, or why it does not go on, and the ways on.
fn words(looking: Looking, state: State) -> AnyView {
    let Looking { subject, survey, .. } = looking;
    let trainer = subject.trainer;
    let button = move |text: &'static str, act: fn(Looking)| {
        let press = move |_| {
            act(looking);
            request_animation_frame(|| browser::focus("ver-partida"));
        };
        view! { <button type="button" class="button" id="ver-partida" on:click=press>{trainer.tr(text)}</button> }
    };
    let again = move |said: &'static str, text: &'static str| {
        view! {
            <p>{trainer.tr(said)}</p>
            <p class="actions">{button(text, Looking::ask)} {subject.to_the_game()}</p>
        }
        .into_any()
    };
    let back = move |said: &'static str| {
        view! {
            <p>{trainer.tr(said)}</p>
            <p class="actions">{subject.to_the_game()}</p>
        }
        .into_any()
    };
    match state {
        State::Looking => {
            let text = move || {
                let (done, all) = survey.with(|survey| survey.as_ref().map(Survey::progress)).unwrap_or_default();
                match done == all {
                    true => trainer.tr("own-looking-closer"),
                    false => trainer.tr_with("own-looking", &[("done", done.into()), ("all", all.into())]),
                }
            };
            view! {
                <p>{text}</p>
                <p class="actions">{button("own-stop", Looking::stop)}</p>
            }
            .into_any()
        }
        State::Stopped => again("own-stopped", "own-go-on"),
        State::Failed(Failure::NotStarted) => again("part-missing", "part-retry"),
        State::Failed(_) => again("no-answer", "part-retry"),
        State::NoGame => back("own-no-game"),
        State::Nothing => back("own-nothing"),
        State::Here(_) => ().into_any(),
    }
}
