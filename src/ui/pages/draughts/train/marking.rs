//! Squares or pieces that are marked, all of them: where the dama may land, which pieces must capture.

use leptos::prelude::*;

use super::context::Turn;
use super::stage::{DraughtsView, frames};
use crate::board::{Mark, Request, Sign, Tone};
use crate::draughts::number;
use crate::square::{Square, SquareSet};
use crate::ui::board::Asked;
use crate::ui::draughts_words::{listed, spoken_place};
use crate::ui::reactive::effect;
use crate::ui::widgets::Button;

/// Marks the squares where the dama may land, or the pieces that must capture.
pub(super) fn exercise(turn: Turn, dama: Option<Square>, wanted: SquareSet) -> AnyView {
    let trainer = turn.trainer;
    let position = turn.task.position;
    let stage = DraughtsView::new(turn);
    let marked = RwSignal::new(SquareSet::EMPTY);
    let own = SquareSet::EMPTY;
    let framed = dama.map_or(own, |dama| own.with(dama));
    let sign = move |square: Square| if dama.is_some() { Sign::Ring(square) } else { Sign::Frame(square) };
    let names = move |squares: SquareSet| {
        let mut squares: Vec<Square> = squares.into_iter().collect();
        squares.sort_unstable_by_key(|square| number(*square));
        listed(trainer.i18n, squares.into_iter().map(|square| position.name(square)).collect())
    };
    let draw = move |tone: Tone, wrong: SquareSet| {
        let mut marks = frames(framed);
        marks.extend(
            marked
                .get_untracked()
                .into_iter()
                .filter(|square| !wrong.contains(*square))
                .map(|square| Mark::new(tone, sign(square))),
        );
        marks.extend(wrong.into_iter().map(|square| Mark::new(Tone::Refusal, Sign::Cross(square))));
        stage.board.update(|board| board.marks = marks);
    };
    draw(Tone::Good, SquareSet::EMPTY);
    let show = move || {
        turn.finish();
        marked.set(wanted);
        draw(Tone::Good, SquareSet::EMPTY);
    };
    let answer = move || {
        let id = if dama.is_some() { "train-landing-answer" } else { "train-who-takes-answer" };
        trainer.tr_with(id, &[("squares", names(wanted).into()), ("count", wanted.len().into())])
    };
    let on_request = Callback::new(move |Asked { request, .. }: Asked| {
        let Request::Touch(square) = request else { return };
        if turn.is_over() {
            return;
        }
        let may = match dama {
            Some(_) => position.variant().plays(square) && position.at(square).is_none(),
            None => position.at(square).is_some_and(|man| man.color == position.turn()),
        };
        if !may {
            let id = if dama.is_some() { "train-mark-empty" } else { "train-mark-own" };
            stage.live.set(trainer.tr(id));
            return;
        }
        let was = marked.get_untracked();
        let on = !was.contains(square);
        marked.set(if on { was.with(square) } else { was.without(square) });
        draw(Tone::Good, SquareSet::EMPTY);
        let id = if on { "train-marked" } else { "train-unmarked" };
        stage.live.set(trainer.tr_with(id, &[("square", spoken_place(trainer.i18n, &position, square).into())]));
    });
    let check = move || {
        if turn.is_over() {
            return;
        }
        let given = marked.get_untracked();
        if given == wanted {
            turn.settle(true, &[]);
            show();
            stage.good(answer());
            return;
        }
        turn.settle(false, &[]);
        let (wrong, missing) = (given & !wanted, wanted & !given);
        draw(Tone::Good, wrong);
        marked.set(given & wanted);
        let mut text = Vec::new();
        if !wrong.is_empty() {
            let id = if dama.is_some() { "train-landing-wrong" } else { "train-who-takes-wrong" };
            text.push(trainer.tr_with(id, &[("squares", names(wrong).into()), ("count", wrong.len().into())]));
        }
        if !missing.is_empty() {
            text.push(trainer.tr_with("train-missing-count", &[("count", missing.len().into())]));
        }
        stage.wrong(text.join(" "), None);
    };
    effect(move || {
        if turn.is_revealed() {
            show();
            stage.say("look", String::new(), answer(), None);
        }
    });
    let hint = Callback::new(move |()| {
        let id = if dama.is_some() { "train-hint-squares" } else { "train-hint-pieces" };
        stage.say("look", String::new(), trainer.tr_with(id, &[("count", wanted.len().into())]), None);
    });
    let question = Signal::derive(move || match dama {
        Some(dama) => trainer.tr_with("train-landing-task", &[("square", position.name(dama).into())]),
        None => trainer.tr("train-who-takes-task"),
    });
    let count = move || trainer.tr_with("train-marked-count", &[("count", marked.with(|set| set.len()).into())]);
    let answers = move || {
        (!turn.is_over_now()).then(|| {
            view! {
                <p class="train-check">
                    <Button text="train-check" on_press=check/>
                    <span>{count}</span>
                </p>
            }
        })
    };
    let name = if dama.is_some() { "onde-pousa" } else { "quem-toma" };
    stage.view(name, question, on_request, answers.into_any(), hint)
}
