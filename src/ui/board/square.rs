//! The 64 cells, each with its figure, its coordinates and its name.
//!
//! Absent: what happens when they are pressed; the grid around them listens.

use leptos::prelude::*;

use super::context::Context;
use super::speech::{cell_name, contents};
use crate::board::{BoardEvent, Cell, Figure, Hint, Label, Seen};
use crate::ui::reactive::memo;

#[component]
pub(super) fn Cells(context: Context) -> impl IntoView {
    (0..8)
        .map(|row| {
            let cells = (0..8).map(|column| view! { <SquareCell context=context seen=Seen { row, column }/> });
            view! {
                <div class="board-row" role="row">
                    {cells.collect_view()}
                </div>
            }
        })
        .collect_view()
}

#[component]
fn SquareCell(context: Context, seen: Seen) -> impl IntoView {
    let Context { state, i18n, .. } = context;
    let cell = memo(move || state.with(|state| state.square_at(seen).map(|square| state.cell(square))));
    let class = move || cell.with(|cell| cell.as_ref().map(class_name));
    let name_of = move |cell: &Cell| {
        // A board does not change its numbering while it is looked at, and a cell has no other use for it.
        let numbering = state.with_untracked(|state| state.numbering);
        cell_name(i18n, numbering, cell, contents(i18n, cell.figure, cell.dark, numbering))
    };
    let name = move || cell.with(|cell| cell.as_ref().map(name_of));
    let selected = move || cell.with(|cell| cell.as_ref().is_some_and(|cell| cell.selected)).to_string();
    let tabindex = move || if cell.with(|cell| cell.as_ref().is_some_and(|cell| cell.cursor)) { "0" } else { "-1" };
    let square = move || cell.with_untracked(|cell| cell.as_ref().map(|cell| cell.square));
    let focus = move |_| {
        if let Some(square) = square() {
            context.send(BoardEvent::Focus(square));
        }
    };
    // Assistive tools click without a pointer; a pointer's own click was dealt with when it went down.
    let click = move |event: leptos::ev::MouseEvent| {
        if let Some(square) = square().filter(|_| event.detail() == 0) {
            context.send(BoardEvent::Focus(square));
            context.send_at(BoardEvent::Activate, event.time_stamp());
        }
    };
    view! {
        <div
            class=class
            role="gridcell"
            aria-label=name
            aria-selected=selected
            tabindex=tabindex
            data-square=move || cell.with(|cell| cell.as_ref().map(|cell| cell.square.to_string()))
            on:focus=focus
            on:click=click
        >
            <Piece context=context cell=cell/>
            {move || cell.with(|cell| cell.as_ref().map(|cell| label(&cell.label)))}
        </div>
    }
}

/// The figure on a cell. It slides when it has just come from elsewhere.
#[component]
fn Piece(context: Context, cell: Memo<Option<Cell>>) -> impl IntoView {
    let figure = memo(move || cell.with(|cell| cell.as_ref().and_then(|cell| cell.figure)));
    // Two names for one animation: a cell that receives a figure twice must start it twice.
    let again = StoredValue::new(false);
    move || {
        figure.get().map(|figure| {
            let slide = cell.with_untracked(|cell| cell.as_ref().and_then(|cell| slide_from(context, cell)));
            let class = match slide {
                None => "piece",
                Some(_) => {
                    again.update_value(|again| *again = !*again);
                    if again.get_value() { "piece slides" } else { "piece slides-again" }
                }
            };
            let (columns, rows) = slide.unwrap_or_default();
            view! {
                <svg
                    class=class
                    viewBox="0 0 45 45"
                    aria-hidden="true"
                    style=("--slide-x", columns.to_string())
                    style=("--slide-y", rows.to_string())
                >
                    <use href=context.sprite.with_value(|sprite| sprite.clone() + &sprite_id(figure))></use>
                </svg>
            }
        })
    }
}

/// From how many columns to the right and rows below a figure has just come to this cell.
fn slide_from(context: Context, cell: &Cell) -> Option<(i8, i8)> {
    let motion = context.motion.get_untracked();
    let slide = motion.slides.iter().find(|slide| slide.to == cell.square)?;
    let (from, to) = (Seen::of(slide.from, motion.bottom), Seen::of(slide.to, motion.bottom));
    Some((from.column - to.column, from.row - to.row))
}

/// `white-knight`.
pub(super) fn sprite_id(figure: Figure) -> String {
    format!("{}-{}", figure.color.name(), figure.shape.name())
}

fn label(label: &Label) -> impl IntoView + use<> {
    let span =
        |class, text: Option<String>| text.map(|text| view! { <span class=class aria-hidden="true">{text}</span> });
    (
        span("square-rank", label.rank.map(String::from)),
        span("square-file", label.file.map(String::from)),
        span("square-name", label.name.clone()),
    )
}

fn class_name(cell: &Cell) -> String {
    let mut class = String::from(if cell.dark { "square dark" } else { "square light" });
    let marks = [
        (cell.movable, " movable"),
        (cell.last_move, " last-move"),
        (cell.check, " check"),
        (cell.mated, " mated"),
        (cell.selected, " selected"),
        (cell.lifted, " lifted"),
        (cell.under, " under"),
        (cell.hint == Some(Hint::Move), " destination"),
        (cell.hint == Some(Hint::Capture), " capture"),
    ];
    for (_, name) in marks.iter().filter(|(shown, _)| *shown) {
        class.push_str(name);
    }
    class
}
