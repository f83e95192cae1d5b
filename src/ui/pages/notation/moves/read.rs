//! Ler: the written move is played on the board.

use leptos::prelude::*;

use super::super::context::Turn;
use super::frame::{Frame, after, answer, answer_said, asked, begin, huge, part_text, place, said_in_card};
use crate::board::{Mark, Movable, Query, Request, State, Tone};
use crate::chess::anatomy::{self, MovePart};
use crate::chess::san::{self, Letters};
use crate::chess::{Illegal, Move, Reason, legality};
use crate::drills::marking::articles;
use crate::drills::positions::Task;
use crate::figures;
use crate::random::Random;
use crate::square::Square;
use crate::ui::board::TimedRequest;
use crate::ui::moves::spoken_move;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, once_drawn};
use crate::ui::{browser, refusal};

/// What came of the last try.
#[derive(Clone, Copy, PartialEq)]
enum Tried {
    Open,
    /// A pawn waits at the last rank.
    Promoting(Square, Square),
    Refused(Illegal),
    /// A legal move, and another than what is written.
    Other(Move),
    Done,
}

/// The sign by which the written move differs from the one that was played, and what it says.
fn difference(task: &Task, played: Move, letters: Letters) -> Option<(String, MovePart)> {
    let Task { position, m } = task;
    let role = |m: Move| position.piece_at(m.from).map(|piece| piece.role);
    let parts = anatomy::parts(position, *m, letters);
    let find = |wanted: fn(MovePart) -> bool| parts.iter().find(|(_, part)| wanted(*part)).cloned();
    let castling = find(|part| matches!(part, MovePart::Castling(_)));
    if castling.is_some() {
        castling
    } else if role(played) != role(*m) {
        find(|part| matches!(part, MovePart::Piece(_) | MovePart::Pawn))
    } else if played.to != m.to {
        find(|part| part == MovePart::Arrival)
    } else if played.from != m.from {
        find(|part| {
            matches!(part, MovePart::PawnFile | MovePart::FileOnSameRank | MovePart::FilePreferred | MovePart::Rank)
        })
    } else {
        find(|part| matches!(part, MovePart::Promotion(_)))
    }
}

pub fn read(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let i18n = trainer.i18n;
    let preferences = use_preferences();
    let task = StoredValue::new(asked(turn));
    // Every third is written in the long form. FIDE 2023 C.8
    let long = Random::new(u64::from(turn.exercise.seed)).happens(1, 3);
    let letters = move || preferences.letters();
    let written = move || {
        task.with_value(|Task { position, m }| {
            if long { san::write_long(position, *m, letters()) } else { san::write(position, *m, letters()) }
        })
    };
    let tried = RwSignal::new(Tried::Open);
    let done = move || tried.get() == Tried::Done || turn.is_revealed();
    let announce = RwSignal::new(String::new());
    let board = RwSignal::new(State::default());
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        let dots = preferences.read(|settings| settings.show_destinations);
        let (done, now) = (done(), tried.get());
        task.with_value(|task| {
            let Task { position, m } = task;
            board.update(|board| {
                board.coordinates = coordinates;
                board.show_destinations = dots;
                let shown = if done { after(task) } else { *position };
                board.last_move = if done { Some((m.from, m.to)) } else { figures::double_step(&position.setup()) };
                place(board, &shown, position.turn());
                board.movable = if done { Movable::Nobody } else { Movable::Side(position.turn()) };
                let moves = if done { Vec::new() } else { position.legal_moves() };
                (board.destinations, board.captures) = figures::targets(&position.setup(), &moves);
                figures::show_check(board, &shown);
                board.pending_promotion = None;
                board.marks = match now {
                    _ if done => vec![Mark::arrow(Tone::Good, m.from, m.to)],
                    Tried::Refused(illegal) => figures::refusal_marks(&illegal),
                    Tried::Other(other) => vec![Mark::arrow(Tone::Refusal, other.from, other.to)],
                    _ => Vec::new(),
                };
                if let (Tried::Promoting(from, to), false) = (now, done) {
                    figures::show_promotion(board, Some((from, to)));
                }
            });
        });
    });
    let question = move || trainer.tr_with("read-question", &[("move", spelled(&written()).into())]);
    let try_move = move |m: Move| {
        if untrack(done) {
            return;
        }
        task.with_value(|task| {
            let next = match legality::judge_setup(&task.position.setup(), None, None, m) {
                Ok(played) if played == task.m => Tried::Done,
                Ok(other) => Tried::Other(other),
                Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => Tried::Promoting(m.from, m.to),
                Err(illegal) => Tried::Refused(illegal),
            };
            let letters = preferences.letters_now();
            match next {
                Tried::Done => {
                    turn.settle(true, &articles(&task.position, task.m));
                    // Also where a wrong answer came before.
                    request_animation_frame(|| browser::focus("a-seguir"));
                    let spoken = spoken_move(i18n, &task.position, task.m);
                    announce.set(format!("{spoken}. {}.", trainer.tr("marking-right")));
                }
                Tried::Other(other) => {
                    let differs = difference(task, other, letters);
                    turn.settle(false, differs.as_ref().map(|(_, part)| part.article()).as_slice());
                    announce.set(format!(
                        "{}. {}",
                        trainer.tr("marking-wrong"),
                        other_text(turn, task, other, letters)
                    ));
                }
                Tried::Refused(illegal) => {
                    turn.settle(false, &[]);
                    announce.set(format!("{}. {}", refusal::title(i18n, &illegal), refusal::text(i18n, &illegal)));
                }
                _ => {}
            }
            tried.set(next);
        });
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| match request {
        Request::Move { from, to } => try_move(Move { from, to, promotion: None }),
        Request::Promote { from, to, shape } => try_move(Move { from, to, promotion: figures::role(shape) }),
        Request::CancelPromotion => tried.set(Tried::Open),
        // Here one asks what is to be played.
        Request::Say(Query::LastMove) => announce.set(question()),
        Request::Touch(_) | Request::Say(_) => {}
    });
    turn.on_reveal(move || {
        task.with_value(|task| {
            let letters = preferences.letters_now();
            let spoken = spoken_move(i18n, &task.position, task.m);
            announce.set(format!("{spoken}. {}", answer_said(trainer, task, letters)));
        });
    });
    begin(".moves-play [role=gridcell][tabindex='0']");
    once_drawn(move || announce.set(untrack(question)));
    let words = move || {
        let letters = letters();
        task.with_value(|task| match tried.get() {
            Tried::Done => view! { <h2>{trainer.tr("marking-right")}</h2> }.into_any(),
            _ if turn.is_revealed() => {
                answer(trainer, task, letters, long && written() != san::write(&task.position, task.m, letters))
            }
            Tried::Refused(illegal) => said_in_card(
                trainer,
                refusal::title(i18n, &illegal),
                refusal::text(i18n, &illegal),
                Some(illegal.article()),
            ),
            Tried::Other(other) => {
                let article = difference(task, other, letters).map(|(_, part)| part.article());
                let text = other_text(turn, task, other, letters);
                said_in_card(trainer, trainer.tr("marking-wrong"), text, article)
            }
            Tried::Open | Tried::Promoting(..) => ().into_any(),
        })
    };
    let kind = move || match tried.get() {
        Tried::Done => "good",
        _ if turn.is_revealed() => "look",
        Tried::Refused(_) | Tried::Other(_) => "refused",
        Tried::Open | Tried::Promoting(..) => "task",
    };
    let task = view! {
        <h2 class="moves-task">
            <span>{trainer.tr("read-task")}</span>
            " "
            {move || huge(written())}
        </h2>
    };
    Frame {
        name: "read",
        board,
        announce,
        on_request,
        question: Signal::derive(question),
        letters: Signal::derive(letters),
        task: task.into_any(),
        words: words.into_any(),
        kind: Signal::derive(kind),
        done: Signal::derive(done),
        below: ().into_any(),
    }
    .view(turn)
}

/// A written move as a voice should read it, sign by sign.
fn spelled(written: &str) -> String {
    let mut text = String::new();
    for sign in written.chars().filter(|sign| *sign != ' ') {
        if !text.is_empty() && !matches!(sign, '.' | '-') && !text.ends_with('-') {
            text.push(' ');
        }
        text.push(sign);
    }
    text
}

/// What the other move would have been called, and by which sign the written one differs.
fn other_text(turn: Turn, task: &Task, other: Move, letters: Letters) -> String {
    let trainer = turn.trainer;
    let name = san::write(&task.position, other, letters);
    let text = trainer.tr_with("read-other", &[("move", name.into())]);
    match difference(task, other, letters) {
        None => text,
        Some((sign, part)) => {
            let sense = part_text(trainer, &sign, part);
            let written = if sign.is_empty() {
                trainer.tr("read-differs-pawn")
            } else {
                trainer.tr_with("read-differs", &[("sign", sign.into()), ("sense", sense.into())])
            };
            format!("{text} {written}")
        }
    }
}
