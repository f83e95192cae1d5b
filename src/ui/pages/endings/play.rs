//! A position against the longest defence: each move, what it changed, the answer, and the way back.

use std::time::Duration;

use leptos::prelude::*;

use super::context::{Endings, Turn, follow, judged};
use crate::analysis::{Failure, Question, read_ending};
use crate::board::{Mark, Query, Request, Sign, State, Tone};
use crate::chess::{Illegal, Letters, Move, Position, Reason, Role, san};
use crate::drills::endings::{Attempt, Drawn, Held, Step, Truth};
use crate::figures;
use crate::square::Square;
use crate::texts::Value;
use crate::ui::analyst;
use crate::ui::board::TimedRequest;
use crate::ui::moves::{board_keys, spoken_move, typed_move};
use crate::ui::pages::drills::stage::{ExerciseView, Scene, question_of};
use crate::ui::reactive::memo;
use crate::ui::refusal::Words;
use crate::ui::widgets::{Button, stars};

/// Before the other side answers.
const THOUGHT: Duration = Duration::from_millis(700);

/// A game on show.
#[derive(Clone, Copy)]
struct Game {
    stage: ExerciseView<Endings>,
    /// `None` until the table has given the position.
    attempt: RwSignal<Option<Attempt>>,
    /// The question to the table: about the start (`None`) or the position now. The number makes a retry a new question.
    wanted: RwSignal<Option<(Option<Position>, u32)>>,
    failed: RwSignal<bool>,
    /// The number of the move on show. A timer that an earlier move has started sees another number and does nothing.
    run: StoredValue<u32>,
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let state = State { orientation: turn.exercise.level.pupil(), ..State::default() };
    let game = Game {
        stage: ExerciseView::of(turn, state),
        attempt: RwSignal::new(None),
        wanted: RwSignal::new(Some((None, 0))),
        failed: RwSignal::new(false),
        run: StoredValue::new(0),
    };
    game.follow();
    game.view()
}

impl Game {
    /// Asks the table whatever is wanted of it, and keeps to what the player prefers.
    fn follow(self) {
        let exercise = self.stage.turn.exercise;
        let asked = memo(move || self.wanted.get());
        let question = move |(now, _): &(Option<Position>, u32)| Question::ending(exercise, now.as_ref());
        analyst::ask_about(asked, question, move |_, answer| self.told(answer));
        follow(self.stage.preferences, self.stage.board);
        self.stage.turn.on_reveal(move || untrack(|| self.demonstrate()));
    }

    /// The table has answered, or could not.
    fn told(self, answer: Result<&str, Failure>) {
        let known = answer.ok().and_then(read_ending);
        let taken = known.and_then(|known| {
            self.attempt.try_update(|attempt| match attempt {
                Some(attempt) => attempt.answered(known),
                None => *attempt = Attempt::new(self.stage.turn.exercise.level, known),
            })
        });
        let ready = taken.is_some() && self.with(|attempt| attempt.now().is_some()) == Some(true);
        self.failed.set(!ready);
        if !ready {
            self.look(self.stage.turn.trainer.tr("endings-failed"));
            return;
        }
        self.let_move();
        if self.with(Attempt::used) == Some(0) {
            self.stage.live.set(untrack(|| self.question()));
        }
        if untrack(|| self.stage.turn.is_revealed()) {
            self.later(Game::play_best);
        }
    }

    fn with<T>(self, read: impl FnOnce(&Attempt) -> T) -> Option<T> {
        self.attempt.try_with_untracked(|attempt| attempt.as_ref().map(read)).flatten()
    }

    /// Asks the table once more.
    fn again(self) {
        self.failed.set(false);
        self.stage.words.set(None);
        self.wanted.update(|wanted| {
            if let Some((_, number)) = wanted {
                *number += 1;
            }
        });
    }

    /// The position to move in.
    fn position(self) -> Option<Position> {
        self.with(|attempt| attempt.now().map(|known| known.position)).flatten()
    }

    /// The pupil may move.
    fn let_move(self) {
        let Some(position) = self.position() else { return };
        let last = self.with(|attempt| attempt.last()?.reply.map(|(m, _)| m)).flatten();
        match self.stage.turn.is_over_now() {
            true => self.stage.place(&position, last, Vec::new()),
            false => self.stage.let_move(&position, last, true),
        }
    }

    /// Goes on in a moment, unless something else has happened by then.
    fn later(self, act: impl FnOnce(Game) + 'static) {
        let run = self.next_run();
        let act = move || {
            if self.run.try_get_value() == Some(run) {
                act(self);
            }
        };
        set_timeout(act, THOUGHT);
    }

    fn next_run(self) -> u32 {
        self.run.update_value(|run| *run += 1);
        self.run.get_value()
    }

    /// A try from square to square.
    fn attempt_move(self, from: Square, to: Square, promotion: Option<Role>) {
        let Some(position) = self.position().filter(|_| !self.stage.turn.is_over_now()) else { return };
        match judged(&position, Move { from, to, promotion }) {
            Ok(m) => self.play(m),
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => {
                self.stage.board.update(|board| figures::show_promotion(board, Some((from, to))));
            }
            Err(illegal) => {
                self.let_move();
                self.stage.board.update(|board| board.refuse(figures::refusal_marks(&illegal)));
                let words = Words::refused(self.stage.turn.trainer.i18n, &illegal);
                let aloud = format!("{}. {}", words.title, words.text);
                self.stage.tell(words, aloud);
            }
        }
    }

    /// A try in writing; what is wrong with it is the answer.
    fn typed(self, text: &str, letters: Letters) -> Option<String> {
        let position = self.position().filter(|_| !self.stage.turn.is_over_now())?;
        self.stage.read(&position, text, letters).map(|m| self.play(m)).err()
    }

    /// A move of the pupil's, or of the answer's own.
    fn play(self, m: Move) {
        let Some(before) = self.position() else { return };
        let played = self.attempt.try_update(|attempt| attempt.as_mut().and_then(|attempt| attempt.play(m)));
        let Some(step) = played.flatten() else { return };
        self.next_run();
        let mut marks = Vec::new();
        if step.is_slip() {
            self.stage.turn.settle(false, &[]);
            marks.extend(step.reply.map(|(reply, _)| Mark::arrow(Tone::Refusal, reply.from, reply.to)));
        }
        self.stage.place(&step.after, Some(m), marks);
        self.tell(&before, &step);
        if step.is_won() {
            self.stage.turn.settle(self.with(Attempt::is_mastered) == Some(true), &[]);
            self.stage.turn.finish();
        } else if let (Some((reply, position)), false) = (step.reply, step.is_slip()) {
            self.later(move |game| game.answer(&step, reply, position));
        }
    }

    /// The other side's move is made, and the table asked about what came of it.
    fn answer(self, step: &Step, reply: Move, position: Position) {
        let trainer = self.stage.turn.trainer;
        self.stage.place(&position, Some(reply), Vec::new());
        let text = trainer.tr_with("endings-reply", &[("move", self.reply(step).into())]);
        let spoken = spoken_move(trainer.i18n, &step.after, reply);
        let aloud = trainer.tr_with("endings-reply", &[("move", spoken.into())]);
        self.stage.words.update(|words| {
            if let Some(words) = words {
                words.text = format!("{} {text}", words.text);
            }
        });
        self.stage.live.set(aloud);
        self.wanted.set(Some((Some(position), 0)));
    }

    /// Back to where the last move was made.
    fn take_back(self) {
        self.next_run();
        self.wanted.set(None);
        self.failed.set(false);
        self.attempt.update(|attempt| {
            if let Some(attempt) = attempt {
                attempt.take_back();
            }
        });
        self.stage.words.set(None);
        self.stage.live.set(self.stage.turn.trainer.tr("endings-taken-back"));
        self.let_move();
    }

    /// The answer was asked for: the site plays on by itself.
    fn demonstrate(self) {
        self.stage.turn.finish();
        if self.with(|attempt| attempt.last().is_some_and(Step::is_slip)) == Some(true) {
            self.take_back();
        }
        if self.position().is_some() {
            self.let_move();
            self.later(Game::play_best);
        }
    }

    /// The best move.
    fn best(self) -> Option<Move> {
        self.with(|attempt| attempt.now().and_then(|known| known.moves.first()).map(|choice| choice.m)).flatten()
    }

    fn play_best(self) {
        if let Some(m) = self.best() {
            self.play(m);
        }
    }

    /// Which piece moves best.
    fn hint(self) {
        let Some(best) = self.best() else { return };
        self.let_move();
        self.stage.board.update(|board| board.marks = vec![Mark::new(Tone::Hint, Sign::Frame(best.from))]);
        self.look(self.stage.turn.trainer.tr("train-hint-mover"));
    }

    /// Says what is neither right nor wrong.
    fn look(self, text: String) {
        self.stage.tell(Words::new("look", text.clone()), text);
    }

    /// What the move changed.
    fn tell(self, before: &Position, step: &Step) {
        let trainer = self.stage.turn.trainer;
        let shown = untrack(|| self.stage.turn.is_revealed());
        let (kind, title, article) = match step.truth {
            _ if shown => ("look", String::new(), None),
            Truth::Mate => ("good", trainer.tr("train-right"), Some("5.1.1")),
            Truth::Held(_) => ("good", trainer.tr("train-right"), None),
            Truth::Drawn(Drawn::Stalemate) => ("refused", trainer.tr("train-wrong"), Some("5.2.1")),
            Truth::Drawn(_) | Truth::Lost { .. } => ("refused", trainer.tr("train-wrong"), None),
            Truth::Best { .. } | Truth::Slower { .. } | Truth::Holds { .. } => ("look", String::new(), None),
        };
        let text = self.truth(step);
        let moved = spoken_move(trainer.i18n, before, step.m);
        self.stage.tell(Words { kind, title, text: text.clone(), article }, format!("{moved}. {text}"));
    }

    /// The other side's answer as it is written.
    fn reply(self, step: &Step) -> String {
        let letters = self.stage.preferences.letters_now();
        step.reply.map(|(reply, _)| san::write(&step.after, reply, letters)).unwrap_or_default()
    }

    fn truth(self, step: &Step) -> String {
        let trainer = self.stage.turn.trainer;
        let tr = |id: &str, values: &[(&str, Value)]| trainer.tr_with(id, values);
        match step.truth {
            Truth::Mate => tr("endings-mate", &[("count", self.with(Attempt::used).unwrap_or_default().into())]),
            Truth::Best { left } => tr("endings-best", &[("count", left.into())]),
            Truth::Slower { was, now } if was == now => tr("endings-same", &[("count", now.into())]),
            Truth::Slower { was, now } => tr("endings-slower", &[("was", was.into()), ("now", now.into())]),
            Truth::Drawn(Drawn::Stalemate) => trainer.tr("endings-stalemate"),
            Truth::Drawn(Drawn::Taken { by, piece }) => {
                let by = trainer.tr(&format!("piece-the-{}-start", by.role.name()));
                let square = piece.square.to_string();
                let piece = trainer.tr(&format!("piece-the-{}", piece.role.name()));
                tr("endings-taken", &[("by", by.into()), ("piece", piece.into()), ("square", square.into())])
            }
            Truth::Drawn(Drawn::Answered) => tr("endings-answered", &[("move", self.reply(step).into())]),
            Truth::Drawn(Drawn::Drowned { piece, moves }) => {
                let piece = trainer.tr(&format!("piece-the-{}", piece.name()));
                let values = [("move", self.reply(step).into()), ("piece", piece.into()), ("count", moves.into())];
                tr("endings-drowned", &values)
            }
            Truth::Lost { moves } => tr("endings-lost", &[("count", moves.into())]),
            Truth::Holds { left } => tr("endings-holds", &[("count", left.into())]),
            Truth::Held(Held::Stalemate) => trainer.tr("endings-held-stalemate"),
            Truth::Held(Held::Moves | Held::Over) => trainer.tr("endings-held"),
        }
    }

    /// What is asked, as far as the table has said it.
    fn question(self) -> String {
        let trainer = self.stage.turn.trainer;
        let needed = self.attempt.with(|attempt| attempt.as_ref().map(Attempt::needed));
        match needed {
            _ if needed.is_none() && self.failed.get() => trainer.tr("endings-no-table"),
            None => trainer.tr("endings-preparing"),
            Some(count) if self.stage.turn.exercise.level.holds() => {
                trainer.tr_with("endings-task-hold", &[("count", count.into())])
            }
            Some(count) => trainer.tr_with("endings-task-win", &[("count", count.into())]),
        }
    }

    /// How many moves were used, and at the end the stars.
    fn economy(self) -> AnyView {
        let trainer = self.stage.turn.trainer;
        let standing = memo(move || {
            self.attempt.with(|attempt| {
                let attempt = attempt.as_ref().filter(|attempt| attempt.used() > 0)?;
                Some((attempt.used(), attempt.is_won().then(|| attempt.stars())))
            })
        });
        (move || {
            let (used, won) = standing.get()?;
            let won = won.filter(|_| !self.stage.turn.is_revealed()).map(stars);
            let used = trainer.tr_with("endings-used", &[("count", used.into())]);
            Some(view! { <p class="endings-used">{used} {won}</p> })
        })
        .into_any()
    }

    /// The ways beside the next step: a hint and the way back, or the table once more.
    fn ways(self) -> AnyView {
        let moved = memo(move || self.attempt.with(|one| one.as_ref().is_some_and(|one| one.last().is_some())));
        let hint = move || {
            let open = self.attempt.with(|one| one.as_ref().is_some_and(|one| one.now().is_some()));
            (open && !self.stage.turn.is_over())
                .then(|| view! { <Button look="quiet small" text="train-hint" on_press=move || self.hint()/> })
        };
        let back = move || {
            (moved.get() && !self.stage.turn.is_over()).then(|| {
                view! { <Button look="quiet small" icon="undo" text="endings-back" on_press=move || self.take_back()/> }
            })
        };
        let retry = move || {
            self.failed.get().then(
                || view! { <Button look="small" icon="restart" text="part-retry" on_press=move || self.again()/> },
            )
        };
        view! {
            {retry}
            {hint}
            {back}
        }
        .into_any()
    }

    fn view(self) -> AnyView {
        let trainer = self.stage.turn.trainer;
        let question = Signal::derive(move || self.question());
        let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| match request {
            Request::Move { from, to } => self.attempt_move(from, to, None),
            Request::Promote { from, to, shape } => self.attempt_move(from, to, figures::role(shape)),
            Request::CancelPromotion => self.let_move(),
            // Here one asks what is to be done.
            Request::Say(Query::LastMove) => self.stage.live.set(question.get_untracked()),
            Request::Touch(_) | Request::Say(_) => {}
        });
        let ask = view! {
            {question_of(trainer, self.stage.turn.exercise.level.pupil(), question)}
            {self.economy()}
        };
        let typed = Callback::new(move |(text, letters): (String, Letters)| self.typed(&text, letters));
        let below = move || (!self.stage.turn.is_over()).then(|| typed_move(trainer.i18n, typed));
        let preferences = self.stage.preferences;
        view! {
            <Scene
                stage=self.stage
                class="train-play"
                name="final"
                label=question
                on_request=on_request
                letters=Signal::derive(move || board_keys(preferences.letters()))
                task=ask.into_any()
                tip=self.ways()
                below=below.into_any()
            />
        }
        .into_any()
    }
}
