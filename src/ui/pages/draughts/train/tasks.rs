//! The compulsory capture: which it is, and how many pieces it takes.

use leptos::ev;
use leptos::prelude::*;

use super::context::Turn;
use super::stage::{DraughtsView, Led, frames};
use crate::board::Request;
use crate::draughts::Move;
use crate::draughts::legality::Reason;
use crate::square::SquareSet;
use crate::ui::board::TimedRequest;
use crate::ui::draughts_words::spoken_move;

/// The most pieces that may be said.
const MOST: usize = 5;

/// Qual é a captura obrigatória?
pub(super) fn which(turn: Turn, wanted: Move) -> AnyView {
    let trainer = turn.trainer;
    let position = turn.task.position;
    let stage = DraughtsView::new(turn);
    stage.let_move(&position, false);
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        let Request::Move { from, to } = request else { return };
        if turn.is_over_now() {
            return;
        }
        match stage.lead(&position, from, to) {
            Led::Whole(m) => {
                turn.settle(true, &[]);
                turn.finish();
                stage.walk(position, m, || {});
                stage.found(&position, m);
            }
            // Only what breaks a law of capture is an error here; a slip of the finger is merely explained.
            Led::Refused(illegal) => {
                if matches!(
                    illegal.reason,
                    Reason::MustCapture { .. } | Reason::MustCaptureMore { .. } | Reason::MustCaptureBetter { .. }
                ) {
                    turn.settle(false, &[]);
                }
            }
            Led::UnderWay => {}
        }
    });
    turn.on_reveal(move || {
        turn.finish();
        stage.walk(position, wanted, || {});
        let aloud = spoken_move(trainer.i18n, &position, wanted);
        stage.tell("look", String::new(), position.written(wanted), aloud, None);
    });
    let hint = Callback::new(move |()| {
        stage.let_move(&position, false);
        stage.board.update(|board| board.marks = frames(SquareSet::EMPTY.with(wanted.from)));
        stage.look(trainer.tr("train-hint-piece"));
    });
    let question = Signal::derive(move || trainer.tr("train-which-task"));
    stage.view("qual-captura", question, on_request, ().into_any(), hint)
}

/// Quantas peças toma a captura obrigatória?
pub(super) fn how_many(turn: Turn, wanted: usize) -> AnyView {
    let trainer = turn.trainer;
    let position = turn.task.position;
    let stage = DraughtsView::new(turn);
    let given = RwSignal::new(None);
    let taken = move || trainer.tr_with("train-how-many-answer", &[("count", wanted.into())]);
    let show = move || {
        turn.finish();
        if let Some(m) = position.legal_moves().into_iter().next() {
            stage.walk(position, m, || {});
        }
    };
    let answer = move |count: usize| {
        if turn.is_over_now() {
            return;
        }
        given.set(Some(count));
        let right = count == wanted;
        turn.settle(right, &[]);
        show();
        if right {
            stage.good(taken());
        } else {
            stage.wrong(taken(), Some("2.8.2"));
        }
    };
    turn.on_reveal(move || {
        show();
        stage.look(taken());
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        let digit = event.key().parse::<usize>().ok().filter(|digit| (1..=MOST).contains(digit));
        let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented());
        if let Some(digit) = digit.filter(|_| plain) {
            event.prevent_default();
            answer(digit);
        }
    });
    on_cleanup(move || keys.remove());
    let button = move |count: usize| {
        let state = move || match given.get() {
            Some(_) if count == wanted => "right",
            Some(said) if said == count => "wrong",
            _ => "open",
        };
        view! {
            <button
                type="button"
                class="train-count"
                data-state=state
                aria-disabled=move || turn.is_over().to_string()
                on:click=move |_| {
                    if !turn.is_over_now() {
                        answer(count);
                    }
                }
            >
                {count.to_string()}
            </button>
        }
    };
    let answers = view! {
        <div class="train-counts" role="group" aria-label=trainer.tr("train-how-many-task")>
            {(1..=MOST).map(button).collect_view()}
        </div>
    };
    let hint = Callback::new(move |()| {
        let from = position.legal_moves().into_iter().map(|m| m.from).collect();
        stage.board.update(|board| board.marks = frames(from));
        stage.look(trainer.tr("train-hint-takers"));
    });
    let question = Signal::derive(move || trainer.tr("train-how-many-task"));
    stage.view("quantas-pecas", question, Callback::new(|_| {}), answers.into_any(), hint)
}
