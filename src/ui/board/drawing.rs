//! A board on paper: one drawing, since nobody presses it.
//!
//! It has half of the elements of a [`Board`](super::Board), which tells on a sheet of sixty. Absent: what a hand does to a board, as a figure picked up and its destinations.

use leptos::prelude::*;

use super::marks::Marks;
use super::sheet;
use super::speech::{cell_name, contents, figure_name};
use super::square::sprite_id;
use super::{Edges, game_name};
use crate::board::{Cell, Coordinates, Figure, Seen, State};
use crate::ui::i18n::I18n;

/// The side of a square, in units of the drawing.
const SIDE: i32 = 45;

/// A kind of figure on the board, whose name is worked out once: few kinds stand on many squares.
struct Kind {
    figure: Figure,
    name: String,
}

/// A board to be printed. Whoever does not see it hears the label, then each square with something on it.
pub fn drawing(i18n: I18n, state: State, label: &str) -> AnyView {
    let seen = (0..8).flat_map(|row| (0..8).map(move |column| Seen { row, column }));
    let cells: Vec<(Seen, Cell)> = seen.filter_map(|seen| Some((seen, state.cell(state.square_at(seen)?)))).collect();
    let (coordinates, game) = (state.coordinates, game_name(&state));
    let has_marks = !state.marks.is_empty();
    let numbering = state.numbering;
    let state = RwSignal::new(state);
    let is_told = |cell: &Cell| cell.figure.is_some() || cell.last_move || !cell.signs.is_empty();
    let mut kinds: Vec<Kind> = Vec::new();
    for figure in cells.iter().filter_map(|(_, cell)| cell.figure) {
        if kinds.iter().all(|kind| kind.figure != figure) {
            kinds.push(Kind { figure, name: figure_name(i18n, figure) });
        }
    }
    let kind = |figure: Figure| kinds.iter().find(|kind| kind.figure == figure);
    let told = cells.iter().filter(|(_, cell)| is_told(cell)).map(|(_, cell)| {
        let figure = cell.figure.and_then(kind).map(|kind| kind.name.clone());
        cell_name(i18n, numbering, cell, figure.unwrap_or_else(|| contents(i18n, None, cell.dark, numbering)))
    });
    let label = [label.to_string()].into_iter().chain(told).collect::<Vec<_>>().join("; ");
    let dark: String = cells.iter().filter(|(_, cell)| cell.dark).map(|(seen, _)| square_path(*seen)).collect();
    let last = cells.iter().filter(|(_, cell)| cell.last_move).map(|(seen, cell)| {
        let class = if cell.dark { "square dark last-move" } else { "square last-move" };
        view! { <path class=class d=square_path(*seen)></path> }
    });
    let figures: Vec<(Seen, Figure)> = cells.iter().filter_map(|(seen, cell)| Some((*seen, cell.figure?))).collect();
    let sheet = sheet::address();
    let pieces = move || sheet.get().map(|sheet| pieces(&figures, &sheet)).unwrap_or_default();
    let labels = cells.iter().flat_map(|(seen, cell)| labels(*seen, cell, coordinates));
    let marks = |below| has_marks.then(|| view! { <Marks state=state below=below/> });
    view! {
        <div class="board" data-coordinates=coordinates.name() data-game=game>
            <div class="board-frame">
                <Edges state=state/>
                <div class="board-field">
                    <svg class="board-drawing" viewBox="0 0 360 360" role="img" aria-label=label>
                        <path class="square" d="M0 0h360v360h-360z"></path>
                        <path class="square dark" d=dark></path>
                        {last.collect_view()}
                        {marks(true)}
                        <g inner_html=pieces></g>
                        {labels.collect_view()}
                        {marks(false)}
                    </svg>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// The figures as text, which the browser reads in one go. They are named by our own tables, so nothing needs escaping.
fn pieces(figures: &[(Seen, Figure)], sheet: &str) -> String {
    let piece = |(seen, figure): &(Seen, Figure)| {
        let ((x, y), id) = (corner(*seen), sprite_id(*figure));
        format!(r#"<use href="{sheet}{id}" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#)
    };
    figures.iter().map(piece).collect()
}

/// What is written in a square. Letters that stand beside the board are not written again.
fn labels(seen: Seen, cell: &Cell, coordinates: Coordinates) -> impl Iterator<Item = AnyView> + use<> {
    let (x, y) = corner(seen);
    let class = if cell.dark { "drawn-label dark" } else { "drawn-label" };
    let inside = |letter: Option<char>| letter.filter(|_| coordinates != Coordinates::Outside).map(String::from);
    let upper_left = inside(cell.label.rank).or_else(|| cell.label.name.clone()).map(|text| (x + 2, y + 9, text));
    let lower_right = inside(cell.label.file).map(|text| (x + 38, y + 43, text));
    [upper_left, lower_right]
        .into_iter()
        .flatten()
        .map(move |(x, y, text)| view! { <text class=class x=x y=y>{text}</text> }.into_any())
}

/// The upper left corner of a square, in units of the drawing.
fn corner(seen: Seen) -> (i32, i32) {
    (i32::from(seen.column) * SIDE, i32::from(seen.row) * SIDE)
}

fn square_path(seen: Seen) -> String {
    let (x, y) = corner(seen);
    format!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
}
