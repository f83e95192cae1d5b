//! Exercises in which a move, or several, are to be found. Another move than the one that is known is judged by the second
//! thread, which also says why.

use std::time::Duration;

use leptos::prelude::*;

use super::stage::ExerciseView;
use super::{Subject, Turn};
use crate::analysis::{self, Question};
use crate::board::{Mark, Movable, Sign, Tone};
use crate::chess::{Letters, Move, Position, san};
use crate::color::Color;
use crate::play::chess::Advice;
use crate::tactics::{Attempt, Attempted};
use crate::ui::advice;
use crate::ui::analyst::OneQuestion;
use crate::ui::board::{TimedRequest, spoken_at};
use crate::ui::hands::{HandCount, SPOKEN};
use crate::ui::moves::{spoken_move, typed_move};
use crate::ui::projection::use_projection;
use crate::ui::refusal::Words;
use crate::ui::widgets::Button;

/// Before the other side answers.
const THOUGHT: Duration = Duration::from_millis(900);

/// A subject whose exercises ask for moves.
pub trait Finding: Subject {
    /// Whether a move that nobody could judge counts as missed.
    const CERTAIN: bool;
    /// Whether hands are counted while it is projected.
    const COUNTS_HANDS: bool;

    /// What is to be found.
    fn attempt(turn: Turn<Self>) -> Attempt;

    /// The move that led to the position, which is marked on the board.
    fn came_by(_turn: Turn<Self>) -> Option<Move> {
        None
    }

    /// The side that sits at the bottom; else the one that moves.
    fn bottom(_turn: Turn<Self>) -> Option<Color> {
        None
    }

    /// Whether another move that is as good as the best will do.
    fn takes_others(_turn: Turn<Self>) -> bool {
        true
    }

    /// «Jogam as Brancas. Que jogavas?»
    fn question(turn: Turn<Self>) -> String;

    /// The id of a message: for `missed` it is `own-missed`.
    fn words_id(what: &str) -> String;

    /// What stands below the board at the end.
    fn afterwards(turn: Turn<Self>) -> AnyView;
}

#[derive(Clone, Copy)]
struct Find<S: Finding> {
    stage: ExerciseView<S>,
    attempt: StoredValue<Attempt>,
    /// The move that led to the position on show.
    came_by: StoredValue<Option<Move>>,
    /// A move is being judged.
    waits: RwSignal<bool>,
    /// Moves are being shown: whoever plays has to wait.
    shows: StoredValue<bool>,
    asked: OneQuestion,
}

/// The exercise with its board.
pub fn draw<S: Finding>(turn: Turn<S>) -> AnyView {
    let trainer = turn.trainer;
    let attempt = S::attempt(turn);
    let before = *attempt.position();
    let this = Find {
        stage: ExerciseView::new(turn, &before),
        attempt: StoredValue::new(attempt),
        came_by: StoredValue::new(S::came_by(turn)),
        waits: RwSignal::new(false),
        shows: StoredValue::new(false),
        asked: OneQuestion::new(),
    };
    if let Some(bottom) = S::bottom(turn) {
        this.stage.board.update(|board| board.orientation = bottom);
    }
    this.begin();
    turn.on_reveal(move || untrack(|| this.reveal()));
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        if this.may_move() {
            this.stage.tried(&this.position(), request).into_iter().for_each(|m| this.played(m));
        }
    });
    let typed = Callback::new(move |(text, letters): (String, Letters)| this.typed(&text, letters));
    let stop = move || {
        this.waits
            .get()
            .then(|| view! { <p><Button look="quiet small" text=trainer.tr(&S::words_id("stop")) on_press=move || this.stop()/></p> })
    };
    let hint = move || {
        (!turn.is_over() && !this.waits.get()).then(|| {
            let text = trainer.tr(&S::words_id("hint"));
            view! { <p><Button look="quiet small" icon="hint" text=text on_press=move || this.hint()/></p> }
        })
    };
    let task = view! {
        <h2 class="task-text">{S::question(turn)}</h2>
        {stop}
        {hint}
    };
    let (projection, hands) = (use_projection(), HandCount::new(trainer.i18n, SPOKEN));
    let below = move || match (turn.is_over(), S::COUNTS_HANDS && projection.is_on()) {
        (_, true) => hands.row(),
        (true, _) => S::afterwards(turn),
        (false, _) => typed_move(trainer.i18n, typed).into_any(),
    };
    let label = Signal::derive(move || S::question(turn));
    this.stage.view(label, on_request, task.into_any(), below.into_any())
}

/// Why a move is right or wrong: as the card has it, and as it is said.
#[derive(Default)]
struct Why {
    written: String,
    said: String,
}

impl Why {
    /// A sentence without moves is said as it is written.
    fn same(why: String) -> Why {
        Why { said: why.clone(), written: why }
    }
}

impl<S: Finding> Find<S> {
    fn turn(self) -> Turn<S> {
        self.stage.turn
    }

    fn position(self) -> Position {
        self.attempt.with_value(|attempt| *attempt.position())
    }

    fn may_move(self) -> bool {
        !self.waits.get_untracked() && !self.shows.get_value() && !self.turn().is_over_now()
    }

    /// A message of the subject about a move made in this position, and why: on the card the move is written, aloud it is
    /// said.
    fn say_move(self, kind: &'static str, what: &str, (before, m): (&Position, Move), why: Why) {
        let message = |m: String| self.turn().trainer.tr_with(&S::words_id(what), &[("move", m.into())]);
        let written = message(san::write(before, m, self.stage.preferences.letters_now()));
        let said = message(spoken_move(self.turn().trainer.i18n, before, m));
        let whole = |text: String, why: String| if why.is_empty() { text } else { format!("{text} {why}") };
        self.stage.tell(Words::new(kind, whole(written, why.written)), whole(said, why.said));
    }

    /// The position is there to move in.
    fn begin(self) {
        self.stage.let_move(&self.position(), self.came_by.get_value(), true);
    }

    fn played(self, m: Move) {
        let before = self.position();
        match self.attempt.try_update_value(|attempt| attempt.attempt(m)) {
            Some(Ok(Attempted::Right { reply })) => self.answer(&before, m, reply),
            Some(Ok(Attempted::Solved | Attempted::OtherMate)) => {
                self.found("right", &before, m);
                self.ask_why("right", before, m);
            }
            Some(Ok(Attempted::Wrong)) => self.judge(before, m),
            Some(Ok(Attempted::Over) | Err(_)) | None => {}
        }
    }

    /// The move was right, and there are more to find: the other side answers.
    fn answer(self, before: &Position, m: Move, reply: Move) {
        let Ok(after) = before.play(m) else { return };
        self.shows.set_value(true);
        self.stage.show(before, m);
        self.say_move("good", "good", (before, m), Why::default());
        self.later(move || {
            self.came_by.set_value(Some(reply));
            self.shows.set_value(false);
            // The answer may have been asked for meanwhile.
            if !self.turn().is_over_now() {
                self.begin();
                self.say_move("good", "reply", (&after, reply), Why::default());
            }
        });
    }

    /// Goes on in a moment, unless another exercise has taken the place of this one.
    fn later(self, act: impl FnOnce() + 'static) {
        let act = move || {
            if !self.turn().is_gone() {
                act();
            }
        };
        set_timeout(act, THOUGHT);
    }

    fn judge(self, before: Position, m: Move) {
        if let Ok(after) = before.play(m) {
            self.stage.place(&after, Some(m), Vec::new());
        }
        self.waits.set(true);
        self.say_move("look", "judging", (&before, m), Why::default());
        self.asked.ask(&Question::tried(&before, m), None, move |answer| {
            if self.turn().is_gone() || self.turn().is_over_now() {
                return;
            }
            self.waits.set(false);
            match answer.ok().and_then(|answer| analysis::read_tried(&before, m, answer)) {
                Some((true, advice)) => self.as_good(&before, m, &advice),
                Some((false, advice)) => self.missed("missed", &before, m, &advice),
                None => {
                    if S::CERTAIN {
                        self.turn().settle(false, &[]);
                    }
                    self.begin();
                    self.say_move("look", "no-judge", (&before, m), Why::default());
                }
            }
        });
    }

    /// Another move than the known one, as good as the best.
    fn as_good(self, before: &Position, m: Move, advice: &Advice) {
        if !S::takes_others(self.turn()) {
            self.missed("slower", before, m, advice);
        } else if self.attempt.try_update_value(|attempt| attempt.accept(m).is_ok()) == Some(true) {
            self.found("also", before, m);
            self.explain("also", before, m, advice);
        }
    }

    /// Marks the piece that moves; aloud it is named.
    fn hint(self) {
        let Some(m) = self.attempt.with_value(Attempt::next).filter(|_| self.may_move()) else { return };
        self.begin();
        self.stage.board.update(|board| board.marks = vec![Mark::new(Tone::Hint, Sign::Frame(m.from))]);
        let text = self.turn().trainer.tr(&S::words_id("hint-piece"));
        let piece = self.stage.board.with_untracked(|board| spoken_at(self.turn().trainer.i18n, board, m.from));
        self.stage.tell(Words::new("look", text.clone()), format!("{text} {piece}."));
    }

    /// Takes back the move that is being judged.
    fn stop(self) {
        self.asked.cancel();
        self.waits.set(false);
        self.stage.words.set(None);
        self.begin();
    }

    /// Nothing more is to be found.
    fn found(self, what: &str, before: &Position, m: Move) {
        let clean = self.attempt.with_value(Attempt::is_clean).unwrap_or_default();
        self.turn().settle(clean, &[]);
        self.turn().finish();
        self.stage.show(before, m);
        self.say_move("good", what, (before, m), Why::default());
    }

    fn missed(self, what: &str, before: &Position, m: Move, advice: &Advice) {
        self.turn().settle(false, &[]);
        self.begin();
        let (why, mut marks) = self.fault(advice);
        marks.push(Mark::arrow(Tone::Refusal, m.from, m.to));
        self.stage.board.update(|board| board.marks = marks);
        self.say_move("refused", what, (before, m), why);
    }

    /// What is wrong with a move, and what is drawn of it. The move to find is not named.
    fn fault(self, advice: &Advice) -> (Why, Vec<Mark>) {
        let i18n = self.turn().trainer.i18n;
        let told = advice.statement.as_ref().filter(|statement| statement.reason.is_mistake());
        if let Some(statement) = told.filter(|statement| !statement.reason.is_miss()) {
            return (Why::same(advice::sentence(i18n, statement)), advice.marks());
        }
        let Some(reply) = advice.line.get(1).filter(|_| advice.line.first() == Some(&advice.m)) else {
            return (Why::default(), Vec::new());
        };
        let Ok(after) = advice.before.play(advice.m) else { return (Why::default(), Vec::new()) };
        let written = san::write(&after, *reply, self.stage.preferences.letters_now());
        let arrow = Sign::Arrow { from: reply.from, to: reply.to };
        let answered = |m: String| i18n.tr_with("coach-answered", &[("move", m.into())]);
        let why = Why { written: answered(written), said: answered(spoken_move(i18n, &after, *reply)) };
        (why, vec![Mark::new(Tone::Hint, arrow)])
    }

    /// The answer was asked for: the moves are shown one after another.
    fn reveal(self) {
        self.asked.cancel();
        self.waits.set(false);
        self.turn().finish();
        self.stage.board.update(|board| board.movable = Movable::Nobody);
        let before = self.position();
        let Some(best) = self.attempt.try_update_value(Attempt::show).flatten() else { return };
        self.say_move("look", "best", (&before, best), Why::default());
        self.ask_why("best", before, best);
        self.show_on();
    }

    /// Shows the next move to find, and the answer to it, as far as there are any.
    fn show_on(self) {
        let before = self.position();
        let made = self.attempt.try_update_value(|attempt| {
            let m = attempt.show()?;
            Some((m, attempt.attempt(m).ok()?))
        });
        let Some((m, answer)) = made.flatten() else { return };
        self.stage.show(&before, m);
        let Attempted::Right { reply } = answer else { return };
        self.later(move || {
            self.stage.place(&self.position(), Some(reply), Vec::new());
            self.later(move || self.show_on());
        });
    }

    /// Asks why a move is good. The answer is said where it comes; the exercise does not wait for it.
    fn ask_why(self, what: &'static str, before: Position, m: Move) {
        self.asked.ask(&Question::tried(&before, m), None, move |answer| {
            let read = answer.ok().and_then(|answer| analysis::read_tried(&before, m, answer));
            if let Some((_, advice)) = read.filter(|_| !self.turn().is_gone()) {
                self.explain(what, &before, m, &advice);
            }
        });
    }

    fn explain(self, what: &str, before: &Position, m: Move, advice: &Advice) {
        // Nothing is said against a good move.
        if advice.is_mistake() {
            return;
        }
        let Some(why) = &advice.statement else { return };
        // An answer of several moves may have gone on.
        if before.play(m) == Ok(self.position()) {
            self.stage.board.update(|board| board.marks.extend(advice.marks()));
        }
        let why = advice::sentence(self.turn().trainer.i18n, why);
        let kind = if what == "best" { "look" } else { "good" };
        self.say_move(kind, what, (before, m), Why::same(why));
    }

    fn typed(self, text: &str, letters: Letters) -> Option<String> {
        if !self.may_move() {
            return None;
        }
        self.stage.read(&self.position(), text, letters).map(|m| self.played(m)).err()
    }
}
