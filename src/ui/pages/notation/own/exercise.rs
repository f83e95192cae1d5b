//! A moment as an exercise: the position, the question «Que jogavas?», and what came of the move that was played.
//!
//! A move that was found to be good counts at once; any other is judged by the second thread, which also says why.

use leptos::prelude::*;

use super::super::context::{Notation, kind_href};
use super::context::Games;
use crate::analysis::{self, Question};
use crate::board::{Mark, Tone};
use crate::chess::{Letters, Move, Position, san};
use crate::color::Color;
use crate::drills::own::{Exercise, Moment, OWN, Own};
use crate::play::chess::Advice;
use crate::ui::advice;
use crate::ui::analyst::OneQuestion;
use crate::ui::board::Asked;
use crate::ui::moves::{not_read_text, typed_move};
use crate::ui::pages::drills::stage::ExerciseView as Stage;
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::reactive::effect;
use crate::ui::widgets::Button;
use crate::ui::wrong::unsaid;

/// An exercise on show.
type Turn = crate::ui::pages::drills::Turn<Games>;

impl Subject for Games {
    type Level = Own;
    type Task = StoredValue<Moment>;

    const CLASS: &'static str = "notation";
    const ONE_ANSWER: bool = false;
    const FORGET: &'static str = Notation::FORGET;

    fn trainer(self) -> Trainer {
        self.trainer
    }

    /// The words are those of the trainer it stands in.
    fn message_id(what: &str) -> String {
        Notation::message_id(what)
    }

    fn name(self, _: Own) -> String {
        self.trainer.tr("own-title")
    }

    fn home() -> String {
        Games::home()
    }

    fn kind_href(_: Own) -> String {
        kind_href(OWN)
    }

    fn href(_: Own) -> String {
        kind_href(OWN)
    }

    fn task(self, exercise: Exercise) -> Option<StoredValue<Moment>> {
        self.moments.with_value(|moments| moments.get(exercise)).map(StoredValue::new)
    }

    fn draw(turn: Turn) -> AnyView {
        draw(turn)
    }

    fn more_due(self) -> AnyView {
        self.to_the_game()
    }
}

#[derive(Clone, Copy)]
struct Try {
    stage: Stage<Games>,
    moment: StoredValue<Moment>,
    /// A move is being judged.
    waits: RwSignal<bool>,
    asked: OneQuestion,
}

impl Try {
    fn trainer(self) -> Trainer {
        self.stage.turn.trainer
    }

    fn before(self) -> Position {
        self.moment.with_value(|moment| moment.before)
    }

    fn written(self, m: Move) -> String {
        san::write(&self.before(), m, self.stage.preferences.letters_now())
    }

    /// The sentence of this id about a move.
    fn of_move(self, id: &str, m: Move) -> String {
        self.trainer().tr_with(id, &[("move", self.written(m).into())])
    }

    fn begin(self) {
        self.stage.let_move(&self.before(), true);
    }

    fn played(self, m: Move) {
        if self.moment.with_value(|moment| moment.good.contains(&m)) {
            self.found(m);
            self.ask_why("own-right", m);
            return;
        }
        let before = self.before();
        if let Ok(after) = before.play(m) {
            self.stage.place(&after, Some(m), Vec::new());
        }
        self.waits.set(true);
        self.stage.say("look", &self.of_move("own-judging", m), "");
        self.asked.ask(&Question::tried(&before, m), None, move |answer| {
            if self.stage.turn.is_gone() || self.stage.turn.is_over() {
                return;
            }
            self.waits.set(false);
            match answer.ok().and_then(|answer| analysis::read_tried(&before, m, answer)) {
                Some((true, advice)) => {
                    self.found(m);
                    self.explain("own-right", m, &advice);
                }
                Some((false, advice)) => self.missed(m, &advice),
                None => {
                    self.begin();
                    self.stage.say("look", &self.trainer().tr("own-no-judge"), "");
                }
            }
        });
    }

    /// Takes back the move that is being judged.
    fn stop(self) {
        self.asked.cancel();
        self.waits.set(false);
        self.stage.words.set(None);
        self.begin();
    }

    /// The move is as good as the best one.
    fn found(self, m: Move) {
        self.stage.turn.settle(true, &[]);
        self.stage.turn.finish();
        self.stage.show(&self.before(), m);
        self.stage.say("good", &self.of_move("own-right", m), "");
    }

    fn missed(self, m: Move, advice: &Advice) {
        self.stage.turn.settle(false, &[]);
        self.begin();
        let mut marks = if advice.is_mistake() { advice.marks() } else { Vec::new() };
        marks.push(Mark::arrow(Tone::Refusal, m.from, m.to));
        self.stage.board.update(|board| board.marks = marks);
        let letters = self.stage.preferences.letters_now();
        let why = advice::fault(self.trainer().i18n, advice, letters);
        self.stage.say("refused", &format!("{} {why}", self.of_move("own-missed", m)), "");
    }

    /// The answer was asked for.
    fn reveal(self) {
        self.asked.cancel();
        self.waits.set(false);
        self.stage.turn.finish();
        let Some(best) = self.moment.with_value(|moment| moment.good.first().copied()) else { return };
        self.stage.show(&self.before(), best);
        self.stage.say("look", &self.of_move("own-best", best), "");
        self.ask_why("own-best", best);
    }

    /// Asks why a move is good. The answer is said where it comes; the exercise does not wait for it.
    fn ask_why(self, id: &'static str, m: Move) {
        let before = self.before();
        self.asked.ask(&Question::tried(&before, m), None, move |answer| {
            let read = answer.ok().and_then(|answer| analysis::read_tried(&before, m, answer));
            if let Some((_, advice)) = read.filter(|_| !self.stage.turn.is_gone()) {
                self.explain(id, m, &advice);
            }
        });
    }

    fn explain(self, id: &str, m: Move, advice: &Advice) {
        // Nothing is said against a good move.
        if advice.is_mistake() {
            return;
        }
        let Some(why) = &advice.statement else { return };
        self.stage.board.update(|board| board.marks.extend(advice.marks()));
        let why = advice::sentence(self.trainer().i18n, why);
        let kind = if id == "own-right" { "good" } else { "look" };
        self.stage.say(kind, &format!("{} {why}", self.of_move(id, m)), "");
    }

    fn typed(self, text: &str, letters: Letters) -> Option<String> {
        if self.waits.get_untracked() || self.stage.turn.is_over() {
            return None;
        }
        let before = self.before();
        match san::read(&before, text, letters) {
            Ok(m) => {
                self.played(m);
                None
            }
            Err(error) => {
                let why = not_read_text(self.trainer().i18n, &before, text, &error);
                unsaid(self.stage.live, || self.stage.say("refused", &why, ""));
                Some(why)
            }
        }
    }
}

fn draw(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let moment = turn.task;
    let before = moment.with_value(|moment| moment.before);
    let this = Try { stage: Stage::new(turn, &before), moment, waits: RwSignal::new(false), asked: OneQuestion::new() };
    this.begin();
    effect(move || {
        if turn.is_revealed() {
            untrack(|| this.reveal());
        }
    });
    let on_request = Callback::new(move |Asked { request, .. }: Asked| {
        if !this.waits.get_untracked() && !turn.is_over() {
            this.stage.tried(&before, request).into_iter().for_each(|m| this.played(m));
        }
    });
    let typed = Callback::new(move |(text, letters): (String, Letters)| this.typed(&text, letters));
    let id = if before.turn() == Color::White { "own-task-white" } else { "own-task-black" };
    let stop = move || {
        this.waits
            .get()
            .then(|| view! { <p><Button look="quiet small" text="own-stop" on_press=move || this.stop()/></p> })
    };
    let task = view! {
        <h2 class="task-text">{trainer.tr(id)}</h2>
        {stop}
    };
    let below = move || match turn.is_over_now() {
        true => in_the_game(this),
        false => typed_move(trainer.i18n, typed).into_any(),
    };
    let label = Signal::derive(move || trainer.tr(id));
    this.stage.view(label, on_request, task.into_any(), below.into_any())
}

/// What was played in the game, and what was wrong with it.
fn in_the_game(this: Try) -> AnyView {
    let played = this.of_move("own-played", this.moment.with_value(|moment| moment.played));
    let why =
        this.moment.with_value(|moment| moment.why.as_ref().map(|why| advice::sentence(this.trainer().i18n, why)));
    view! {
        <section class="card">
            <p>{played} " " {why}</p>
        </section>
    }
    .into_any()
}
