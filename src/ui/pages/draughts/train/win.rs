//! Ganha em tantos lances: the move, the longest defence, and so on to the end.

use std::time::Duration;

use leptos::prelude::*;

use super::context::Turn;
use super::stage::{DraughtsView, Led, frames};
use crate::board::{Mark, Request, Tone};
use crate::draughts::search::wins_in;
use crate::draughts::{Move, Position};
use crate::drills::draughts::{Defence, defend};
use crate::square::SquareSet;
use crate::ui::board::TimedRequest;
use crate::ui::draughts_words::spoken_move;

/// Before the other side replies.
const THOUGHT: Duration = Duration::from_millis(700);

pub(super) fn exercise(turn: Turn, moves: u32, first: Move) -> AnyView {
    let trainer = turn.trainer;
    let stage = DraughtsView::new(turn);
    // The position on the board, and how many own moves are left.
    let now = StoredValue::new((turn.task.position, moves));
    let busy = StoredValue::new(false);
    stage.let_move(&turn.task.position, true);
    let played = StoredValue::new(false);
    let best = move |position: &Position, left: u32| -> Option<Move> {
        if !played.get_value() {
            return Some(first);
        }
        (1..=left).find_map(|count| wins_in(position, count).into_iter().next())
    };
    // What was played, as it is written.
    let line = StoredValue::new(Vec::<String>::new());
    let won = move |position: Position, m: Move, right: bool| {
        turn.finish();
        let text = trainer.tr_with("train-win-won", &[("count", moves.into())]);
        let written = format!("{}. {text}", line.with_value(|line| line.join(" ")));
        let aloud = format!("{}. {text}", spoken_move(trainer.i18n, &position, m));
        if right {
            turn.settle(true, &[]);
        }
        let (kind, title) = if right { ("good", trainer.tr("train-right")) } else { ("look", String::new()) };
        stage.tell(kind, title, written, aloud, None);
    };
    // A move that keeps the win, or the answer's own: shown, answered, and so on.
    let go_on = move |position: Position, m: Move, defence: Defence, on: Callback<()>, right: bool| {
        busy.set_value(true);
        played.set_value(true);
        line.update_value(|line| line.push(position.written(m)));
        let then = move || {
            busy.try_set_value(false);
            match defence {
                Defence::Won(_) => won(position, m, right),
                Defence::Lost(_) => {}
                Defence::Reply { between, reply, after, left } => {
                    let settle = move || {
                        busy.try_set_value(false);
                        now.try_set_value((after, left));
                        line.try_update_value(|line| line.push(between.written(reply)));
                        stage.let_move(&after, true);
                        stage.board.update(|board| board.last_move = Some((reply.from, reply.to)));
                        let words = |reply: String| {
                            let values = [("reply", reply.into()), ("count", left.into())];
                            trainer.tr_with("train-win-reply", &values)
                        };
                        let aloud = words(spoken_move(trainer.i18n, &between, reply));
                        stage.tell("look", String::new(), words(between.written(reply)), aloud, None);
                        on.run(());
                    };
                    busy.try_set_value(true);
                    let answer = move || {
                        if !turn.is_gone() {
                            stage.walk(between, reply, settle);
                        }
                    };
                    set_timeout(answer, THOUGHT);
                }
            }
        };
        stage.walk(position, m, then);
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        let Request::Move { from, to } = request else { return };
        if turn.is_over_now() || busy.get_value() {
            return;
        }
        let (position, left) = now.get_value();
        let Led::Whole(m) = stage.lead(&position, from, to) else { return };
        match defend(&position, m, left) {
            Some(Defence::Lost(reply)) => {
                turn.settle(false, &[]);
                stage.let_move(&position, true);
                let after = position.play(m);
                let mut marks = vec![Mark::arrow(Tone::Refusal, m.from, m.to)];
                let (text, aloud) = match reply.zip(after) {
                    Some((reply, after)) => {
                        marks.push(Mark::arrow(Tone::Hint, reply.from, reply.to));
                        let words = |reply: String| {
                            trainer.tr_with("train-win-defended", &[("reply", reply.into()), ("count", left.into())])
                        };
                        (words(after.written(reply)), words(spoken_move(trainer.i18n, &after, reply)))
                    }
                    None => {
                        let text = trainer.tr_with("train-win-not-in-time", &[("count", left.into())]);
                        (text.clone(), text)
                    }
                };
                stage.board.update(|board| board.marks = marks);
                stage.tell("refused", trainer.tr("train-wrong"), text, aloud, None);
            }
            Some(defence) => go_on(position, m, defence, Callback::new(|()| {}), true),
            None => {}
        }
    });
    // The answer, played out by the site against the same defence.
    let demonstrate = StoredValue::new(None::<Callback<()>>);
    demonstrate.set_value(Some(Callback::new(move |()| {
        if turn.is_gone() {
            return;
        }
        let (position, left) = now.get_value();
        let Some(m) = best(&position, left) else { return };
        let Some(defence) = defend(&position, m, left) else { return };
        let on = demonstrate.get_value().unwrap_or_else(|| Callback::new(|()| {}));
        go_on(position, m, defence, on, false);
    })));
    turn.on_reveal(move || {
        turn.finish();
        if let Some(show) = demonstrate.get_value() {
            show.run(());
        }
    });
    let hint = Callback::new(move |()| {
        let (position, left) = now.get_value();
        if busy.get_value() {
            return;
        }
        if let Some(m) = best(&position, left) {
            stage.let_move(&position, true);
            stage.board.update(|board| board.marks = frames(SquareSet::EMPTY.with(m.from)));
            stage.look(trainer.tr("train-hint-mover"));
        }
    });
    let question = Signal::derive(move || trainer.tr_with("train-win-task", &[("count", moves.into())]));
    stage.view("ganha", question, on_request, ().into_any(), hint)
}
