//! What reading and writing share: the exercise, its answer sign by sign, and the board with its card.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::super::context::Turn;
use crate::board::State;
use crate::chess::anatomy::{self, MovePart};
use crate::chess::san::{self, Letters};
use crate::chess::{Position, Side};
use crate::color::Color;
use crate::drills::positions::{Task, task};
use crate::figures;
use crate::ui::board::{Board, TimedRequest, shape_name};
use crate::ui::moves::board_keys;
use crate::ui::pages::drills::Trainer;
use crate::ui::refusal;

/// What the exercise is about.
pub(super) fn asked(turn: Turn) -> Task {
    task(turn.exercise.level.topic, turn.exercise.seed)
}

/// The position after the move, which is legal as the test of the exercises holds.
pub(super) fn after(task: &Task) -> Position {
    task.position.play(task.m).unwrap_or(task.position)
}

/// After the exercise before: scrolls to the top and focuses where the answer is given.
pub(super) fn begin(selector: &'static str) {
    request_animation_frame(move || {
        let find = |selector: &str| document().query_selector(selector).ok().flatten();
        if find(".drill-signs i:not([data-result=open])").is_none() {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if let Some(place) = find(selector).and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
            // Refused only by what has gone from the page.
            let _ = place.focus();
        }
    });
}

/// Brings the board in step with a position. The side that moves sits at the bottom.
pub(super) fn place(board: &mut State, position: &Position, bottom: Color) {
    let placed = figures::figures(&position.setup().placement);
    if board.figures != placed {
        board.place(placed);
    }
    board.orientation = bottom;
}

/// The sentence for a sign of a written move.
const fn part_id(part: MovePart) -> &'static str {
    match part {
        MovePart::Piece(_) => "part-piece",
        MovePart::Pawn => "part-pawn",
        MovePart::PawnFile => "part-pawn-file",
        MovePart::FileOnSameRank | MovePart::FilePreferred => "part-file",
        MovePart::Rank => "part-rank",
        MovePart::Capture => "part-capture",
        MovePart::Arrival => "part-arrival",
        MovePart::Promotion(_) => "part-promotion",
        MovePart::Castling(Side::King) => "part-castling-king",
        MovePart::Castling(Side::Queen) => "part-castling-queen",
        MovePart::Check => "part-check",
        MovePart::Mate => "part-mate",
        MovePart::EnPassant => "part-en-passant",
    }
}

/// What a sign says of the move.
pub(super) fn part_text(trainer: Trainer, sign: &str, part: MovePart) -> String {
    let role = match part {
        MovePart::Piece(role) | MovePart::Promotion(role) => shape_name(trainer.i18n, figures::shape(role)),
        _ => String::new(),
    };
    trainer.tr_with(part_id(part), &[("sign", sign.into()), ("piece", role.into())])
}

/// A written move, as big as its length allows.
pub(super) fn huge(written: String) -> AnyView {
    let signs = written.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
    view! { <span class="written-move" data-signs=signs.to_string()>{written}</span> }.into_any()
}

/// The answer, sign by sign with the article of each, and the long form. `short`: with the short form above, which is not
/// there yet.
pub(super) fn answer(trainer: Trainer, task: &Task, letters: Letters, short: bool) -> AnyView {
    let Task { position, m } = task;
    let parts = anatomy::parts(position, *m, letters);
    let article = |part: MovePart| trainer.i18n.tr_with("article", &[("article", part.article().into())]);
    let row = |(sign, part): &(String, MovePart)| {
        let shown = if sign.is_empty() { "–".to_string() } else { sign.clone() };
        view! {
            <li>
                <b>{shown}</b>
                <span>{part_text(trainer, sign, *part)}</span>
                <small>{article(*part)}</small>
            </li>
        }
    };
    let (form, long) = (san::write(position, *m, letters), san::write_long(position, *m, letters));
    let long = (long != form).then(|| {
        let text = trainer.tr_with("answer-long", &[("move", long.into())]);
        view! { <p class="quiet-text">{text}</p> }
    });
    view! {
        <div class="move-answer">
            {short.then(|| huge(form))}
            <ul class="move-signs">{parts.iter().map(row).collect_view()}</ul>
            {long}
        </div>
    }
    .into_any()
}

/// The answer in words, sign by sign.
pub(super) fn answer_said(trainer: Trainer, task: &Task, letters: Letters) -> String {
    let parts = anatomy::parts(&task.position, task.m, letters);
    let text = |(sign, part): &(String, MovePart)| {
        let text = part_text(trainer, sign, *part);
        if sign.is_empty() { format!("{text}.") } else { format!("{sign}: {text}.") }
    };
    let texts: Vec<String> = parts.iter().map(text).collect();
    texts.join(" ")
}

/// A card's title, sentence and article.
pub(super) fn said_in_card(trainer: Trainer, title: String, text: String, article: Option<&'static str>) -> AnyView {
    view! {
        <h2>{title}</h2>
        <p>{refusal::emphasised(&text)}</p>
        {article.map(|article| refusal::article(trainer.i18n, article))}
    }
    .into_any()
}

/// The board of Read and Write, the card beside it, and what stands below the card.
pub(super) struct Frame {
    /// `read` or `write`.
    pub(super) name: &'static str,
    pub(super) board: RwSignal<State>,
    pub(super) announce: RwSignal<String>,
    pub(super) on_request: Callback<TimedRequest>,
    /// What is asked, for who does not see the board.
    pub(super) question: Signal<String>,
    pub(super) letters: Signal<Letters>,
    pub(super) task: AnyView,
    /// What there is to say of the last answer.
    pub(super) words: AnyView,
    /// The look of the card.
    pub(super) kind: Signal<&'static str>,
    pub(super) done: Signal<bool>,
    pub(super) below: AnyView,
}

impl Frame {
    pub(super) fn view(self, turn: Turn) -> AnyView {
        let Frame { name, board, announce, on_request, question, letters, task, words, kind, done, below } = self;
        // After a wrong first answer the answer may still be asked for.
        let show = move || (turn.is_settled() && !done.get() && !turn.is_revealed()).then(|| turn.show_answer());
        view! {
            <div class="play moves-play" data-kind=name data-done=move || done.get().to_string()>
                <div class="play-board">
                    <Board
                        state=board
                        on_request=on_request
                        announce=announce
                        label=question
                        letters=Signal::derive(move || board_keys(letters.get()))
                    />
                </div>
                <div class="play-side">
                    <section class="card verdict" data-kind=move || kind.get()>
                        {task}
                        {words}
                        <div class="moves-ways">{turn.next_step(().into_any())} {show}</div>
                    </section>
                    {below}
                </div>
            </div>
        }
        .into_any()
    }
}
