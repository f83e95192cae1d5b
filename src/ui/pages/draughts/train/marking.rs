//! Squares or pieces that are marked, all of them: where the dama may land, which pieces must capture.

use leptos::prelude::*;

use super::context::Turn;
use super::stage::{DraughtsView, frames};
use crate::board::{Mark, Request, Sign, Tone};
use crate::draughts::number;
use crate::order::in_order;
use crate::square::{Square, SquareSet};
use crate::ui::board::TimedRequest;
use crate::ui::draughts_words::{listed, spoken_place};
use crate::ui::widgets::Button;

/// Marks the squares where the dama may land, or the pieces that must capture.
pub(super) fn exercise(turn: Turn, dama: Option<Square>, wanted: SquareSet) -> AnyView {
    let trainer = turn.trainer;
    let position = turn.task.position;
    let stage = DraughtsView::new(turn);
    let marked = RwSignal::new(SquareSet::EMPTY);
    let framed = dama.map_or(SquareSet::EMPTY, |dama| SquareSet::EMPTY.with(dama));
    let [name, answered, wrong_id, hint_id, other_id] = match dama {
        Some(_) => {
            ["onde-pousa", "train-landing-answer", "train-landing-wrong", "train-hint-squares", "train-mark-empty"]
        }
        None => ["quem-toma", "train-who-takes-answer", "train-who-takes-wrong", "train-hint-pieces", "train-mark-own"],
    };
    let sign = move |square: Square| if dama.is_some() { Sign::Ring(square) } else { Sign::Frame(square) };
    let names = move |squares: SquareSet| {
        let squares = in_order(squares, |square| number(*square));
        listed(trainer.i18n, squares.into_iter().map(|square| position.name(square)).collect())
    };
    let draw = move |wrong: SquareSet| {
        let mut marks = frames(framed);
        let right = marked.get_untracked() & !wrong;
        marks.extend(right.into_iter().map(|square| Mark::new(Tone::Good, sign(square))));
        marks.extend(wrong.into_iter().map(|square| Mark::new(Tone::Refusal, Sign::Cross(square))));
        stage.board.update(|board| board.marks = marks);
    };
    draw(SquareSet::EMPTY);
    let show = move || {
        turn.finish();
        marked.set(wanted);
        draw(SquareSet::EMPTY);
    };
    let named = move |id: &str, squares: SquareSet| {
        trainer.tr_with(id, &[("squares", names(squares).into()), ("count", squares.len().into())])
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        let Request::Touch(square) = request else { return };
        if turn.is_over_now() {
            return;
        }
        let may = match dama {
            Some(_) => position.variant().plays(square) && position.at(square).is_none(),
            None => position.at(square).is_some_and(|man| man.color == position.turn()),
        };
        if !may {
            stage.live.set(trainer.tr(other_id));
            return;
        }
        let was = marked.get_untracked();
        let on = !was.contains(square);
        marked.set(if on { was.with(square) } else { was.without(square) });
        draw(SquareSet::EMPTY);
        let id = if on { "train-marked" } else { "train-unmarked" };
        stage.live.set(trainer.tr_with(id, &[("square", spoken_place(trainer.i18n, &position, square).into())]));
    });
    let check = move || {
        if turn.is_over_now() {
            return;
        }
        let given = marked.get_untracked();
        if given == wanted {
            turn.settle(true, &[]);
            show();
            stage.good(named(answered, wanted));
            return;
        }
        turn.settle(false, &[]);
        let (wrong, missing) = (given & !wanted, wanted & !given);
        draw(wrong);
        marked.set(given & wanted);
        let mut text = Vec::new();
        if !wrong.is_empty() {
            text.push(named(wrong_id, wrong));
        }
        if !missing.is_empty() {
            text.push(trainer.tr_with("train-missing-count", &[("count", missing.len().into())]));
        }
        stage.wrong(text.join(" "), None);
    };
    turn.on_reveal(move || {
        show();
        stage.look(named(answered, wanted));
    });
    let hint = Callback::new(move |()| stage.look(trainer.tr_with(hint_id, &[("count", wanted.len().into())])));
    let question = Signal::derive(move || match dama {
        Some(dama) => trainer.tr_with("train-landing-task", &[("square", position.name(dama).into())]),
        None => trainer.tr("train-who-takes-task"),
    });
    let count = move || trainer.tr_with("train-marked-count", &[("count", marked.with(|set| set.len()).into())]);
    let answers = move || {
        (!turn.is_over()).then(|| {
            view! {
                <p class="train-check">
                    <Button text="train-check" on_press=check/>
                    <span>{count}</span>
                </p>
            }
        })
    };
    stage.view(name, question, on_request, answers.into_any(), hint)
}
