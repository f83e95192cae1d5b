//! Escrever: a move is shown, and the pupil writes it.

use std::time::Duration;

use leptos::prelude::*;

use super::super::context::Turn;
use super::frame::{Frame, after, answer, answer_said, asked, begin, huge, place};
use crate::board::{Mark, Query, Request, Sign, State, Tone};
use crate::chess::anatomy::{self, MovePart};
use crate::chess::{Ground, Letters, san};
use crate::drills::marking::{Marking, Verdict, mark};
use crate::drills::positions::Task;
use crate::figures;
use crate::texts::Value;
use crate::ui::board::TimedRequest;
use crate::ui::move_keys::{MoveField, move_field};
use crate::ui::moves::spoken_move;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, memo, once_drawn};
use crate::ui::widgets::Icon;
use crate::ui::wrong::Wrong;
use crate::ui::{browser, marking};

/// The position is seen before the piece moves.
const BEFORE: Duration = Duration::from_millis(1200);

/// The field of the written move.
const FIELD: &str = "lance-escrito";

/// The arrow of the move, with a frame around the rook that castles and a cross on the pawn that is taken en passant.
fn marks(task: &Task, moved: bool, done: bool) -> Vec<Mark> {
    let Task { position, m } = task;
    let tone = if done { Tone::Good } else { Tone::Hint };
    let mut marks = vec![Mark::arrow(tone, m.from, m.to)];
    for (_, part) in anatomy::parts(position, *m, Letters::English) {
        match part {
            MovePart::Castling(side) => {
                let turn = position.turn();
                marks.push(Mark::new(tone, Sign::Frame(if moved { side.rook_to(turn) } else { side.rook_from(turn) })));
            }
            MovePart::EnPassant => {
                marks.extend(position.captured(*m).map(|square| Mark::new(tone, Sign::Cross(square))));
            }
            _ => {}
        }
    }
    marks
}

pub fn write(turn: Turn) -> AnyView {
    let trainer = turn.trainer;
    let i18n = trainer.i18n;
    let preferences = use_preferences();
    let task = StoredValue::new(asked(turn));
    let letters = move || preferences.typed_letters();
    let text = RwSignal::new(String::new());
    let marked: RwSignal<Option<Marking>> = RwSignal::new(None);
    let wrong = Wrong::new(FIELD);
    let right = move || marked.with(|marked| marked.as_ref().is_some_and(|marking| marking.verdict == Verdict::Right));
    let done = memo(move || right() || turn.is_revealed());
    // Whether the move has been made on the board.
    let moved = RwSignal::new(false);
    let show = move || {
        moved.set(false);
        let play = move || {
            moved.try_set(true);
        };
        set_timeout(play, BEFORE);
    };
    show();
    let announce = RwSignal::new(String::new());
    let board = RwSignal::new(State::default());
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        let (done, moved) = (done.get(), moved.get());
        task.with_value(|task| {
            board.update(|board| {
                board.coordinates = coordinates;
                let shown = if moved { after(task) } else { task.position };
                board.last_move = match moved {
                    true => Some((task.m.from, task.m.to)),
                    false => figures::double_step(&task.position.setup()),
                };
                place(board, &shown, task.position.turn());
                // Before the answer the pupil looks for the check.
                board.check = None;
                if done && moved {
                    figures::show_check(board, &shown);
                }
                board.marks = marks(task, moved, done);
            });
        });
    });
    let spoken = move || task.with_value(|task| spoken_move(i18n, &task.position, task.m));
    let question = move || trainer.tr_with("write-question", &[("move", spoken().into())]);
    let again = move || {
        announce.set(question());
        show();
    };
    let submit = Callback::new(move |()| {
        if done.get_untracked() {
            return;
        }
        let letters = preferences.typed_letters_now();
        let marking = task.with_value(|task| mark(&task.position, task.m, &text.get_untracked(), letters));
        let articles = task.with_value(|task| marking.articles(&task.position, task.m));
        let is_right = marking.verdict == Verdict::Right;
        let title = trainer.tr(if is_right { "marking-right" } else { "marking-wrong" });
        let lines = task.with_value(|task| sentences(turn, task, letters, &marking));
        let said = format!("{title}. {}", marking::said(i18n, &lines)).trim_end().to_string();
        // What is wrong belongs to the field, which stays.
        if is_right {
            announce.set(said)
        } else {
            wrong.tell(said)
        }
        marked.set(Some(marking));
        turn.settle(is_right, &articles);
        // A right answer focuses the next exercise; after a wrong one the field keeps the focus.
        let place = if is_right { "a-seguir" } else { FIELD };
        set_timeout(move || browser::focus(place), Duration::from_millis(50));
    });
    turn.on_reveal(move || {
        let letters = preferences.typed_letters_now();
        announce.set(task.with_value(|task| answer_said(trainer, task, letters)));
    });
    begin("#lance-escrito");
    once_drawn(move || announce.set(untrack(question)));
    let words = move || {
        let letters = letters();
        task.with_value(|task| {
            if turn.is_revealed() {
                return answer(trainer, task, letters, true);
            }
            let Some(marking) = marked.get() else { return ().into_any() };
            let right = marking.verdict == Verdict::Right;
            let title = trainer.tr(if right { "marking-right" } else { "marking-wrong" });
            let written = right.then(|| huge(san::write(&task.position, task.m, letters)));
            view! {
                <h2>{title}</h2>
                {written}
                {marking::card(i18n, &sentences(turn, task, letters, &marking))}
            }
            .into_any()
        })
    };
    let kind = move || match (right(), turn.is_revealed(), marked.with(Option::is_some)) {
        (true, ..) => "good",
        (_, true, _) => "look",
        (_, _, true) => "refused",
        _ => "task",
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        // Here one asks which move it was.
        if let Request::Say(Query::LastMove) = request {
            announce.set(question());
        }
    });
    let field = move || {
        (!done.get()).then(|| {
            let field = MoveField { id: FIELD, letters: letters(), text, submit, offers: false, wrong };
            move_field(i18n, &|id, values| trainer.tr_with(id, values), trainer.tr("write-label"), field)
        })
    };
    let below = view! {
        <div class="write-line">
            <button type="button" class="button quiet write-again" on:click=move |_| again()>
                <Icon name="restart"/>
                <span>{trainer.tr("write-again")}</span>
            </button>
            {field}
        </div>
    };
    Frame {
        name: "write",
        board,
        announce,
        on_request,
        question: Signal::derive(question),
        letters: Signal::derive(letters),
        task: view! { <h2 class="moves-task">{trainer.tr("write-task")}</h2> }.into_any(),
        words: words.into_any(),
        kind: Signal::derive(kind),
        done: done.into(),
        below: below.into_any(),
    }
    .view(turn)
}

/// The sentences of a marking.
fn sentences(turn: Turn, task: &Task, letters: Letters, marking: &Marking) -> Vec<marking::Line> {
    let trainer = turn.trainer;
    let tr = &|id: &str, values: &[(&str, Value)]| trainer.tr_with(id, values);
    marking::lines(trainer.i18n, tr, &task.position, task.m, letters, marking)
}
