//! A board on paper: one drawing, since nobody presses it.
//!
//! It has few of the elements of a [`Board`](super::Board), which tells on a sheet of sixty. Absent: what a hand does to a
//! board, as a figure picked up and its destinations.

use leptos::prelude::*;

use super::marks::Marks;
use super::sheet::{self, Pieces, SIDE};
use super::speech::{cell_name, contents, figure_name};
use super::square::sprite_id;
use super::{game_name, has_edges};
use crate::board::{Cell, Coordinates, Figure, Numbering, Seen, State};
use crate::color::Color;
use crate::square::Square;
use crate::ui::i18n::I18n;

/// The side of the board, in units of the drawing.
const FIELD: i32 = 8 * SIDE;
/// The width of the margin with letters and numbers, and of one without.
const EDGE: i32 = 24;
const RIM: i32 = 2;
/// The height of those letters, which `assets/style/pages/paper.css` sets.
const NAME: i32 = 18;

/// The figures of one kind on the board: few kinds stand on many squares.
struct Kind {
    figure: Figure,
    places: Vec<Seen>,
}

fn kinds(cells: &[(Seen, Cell)]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (seen, figure) in cells.iter().filter_map(|(seen, cell)| Some((*seen, cell.figure?))) {
        match kinds.iter_mut().find(|kind| kind.figure == figure) {
            Some(kind) => kind.places.push(seen),
            None => kinds.push(Kind { figure, places: vec![seen] }),
        }
    }
    kinds
}

/// A board to be printed. Whoever does not see it hears the label, then each square with something on it.
pub fn drawing(i18n: I18n, state: State, label: &str) -> AnyView {
    let seen = (0..8).flat_map(|row| (0..8).map(move |column| Seen { row, column }));
    let cells: Vec<(Seen, Cell)> = seen.filter_map(|seen| Some((seen, state.cell(state.square_at(seen)?)))).collect();
    let game = game_name(&state);
    let edges = has_edges(&state).then_some(state.orientation);
    let (view_box, below) = (view_box(edges.is_some()), squares(&cells) + &edges.map(names).unwrap_or_default());
    let kinds = kinds(&cells);
    let told = told(i18n, state.numbering, &cells, &kinds);
    let label = [label.to_string()].into_iter().chain(told).collect::<Vec<_>>().join("; ");
    let labels: String = cells.iter().flat_map(|(seen, cell)| labels(*seen, cell, state.coordinates)).collect();
    let pieces = sheet::pieces();
    let above = move || {
        pieces.with(|pieces| pieces.as_ref().map(|pieces| placed(&kinds, pieces))).unwrap_or_default() + &labels
    };
    let marked = (!state.marks.is_empty()).then(|| RwSignal::new(state));
    let marks =
        |below| marked.map(|state| view! { <svg width=FIELD height=FIELD><Marks state=state below=below/></svg> });
    view! {
        <div class="board drawn" data-game=game>
            <svg class="board-drawing" viewBox=view_box role="img" aria-label=label>
                <g inner_html=below></g>
                {marks(true)}
                <g inner_html=above></g>
                {marks(false)}
            </svg>
        </div>
    }
    .into_any()
}

/// The name of each square with something on it.
fn told(i18n: I18n, numbering: Numbering, cells: &[(Seen, Cell)], kinds: &[Kind]) -> Vec<String> {
    let names: Vec<(Figure, String)> = kinds.iter().map(|kind| (kind.figure, figure_name(i18n, kind.figure))).collect();
    let name = |figure: Figure| names.iter().find(|(other, _)| *other == figure).map(|(_, name)| name.clone());
    let is_told = |cell: &&Cell| cell.figure.is_some() || cell.last_move || !cell.signs.is_empty();
    let told = |cell: &Cell| {
        let figure = cell.figure.and_then(name);
        cell_name(i18n, numbering, cell, figure.unwrap_or_else(|| contents(i18n, None, cell.dark, numbering)))
    };
    cells.iter().map(|(_, cell)| cell).filter(is_told).map(told).collect()
}

/// With a margin for letters and numbers, where there are any.
fn view_box(has_edges: bool) -> String {
    let (left, size) = if has_edges { (EDGE, FIELD + EDGE + RIM) } else { (RIM, FIELD + 2 * RIM) };
    format!("-{left} -{RIM} {size} {size}")
}

/// What lies below the figures, as text, which the browser reads in one go: all of it comes out of our own tables, so nothing
/// needs escaping.
fn squares(cells: &[(Seen, Cell)]) -> String {
    let dark: String = cells.iter().filter(|(_, cell)| cell.dark).map(|(seen, _)| square_path(*seen)).collect();
    let last = cells.iter().filter(|(_, cell)| cell.last_move).map(|(seen, cell)| {
        let class = if cell.dark { "square dark last-move" } else { "square last-move" };
        format!(r#"<path class="{class}" d="{}"/>"#, square_path(*seen))
    });
    let whole = format!("M0 0h{FIELD}v{FIELD}h-{FIELD}z");
    let field = format!(r#"<path class="square" d="{whole}"/><path class="square dark" d="{dark}"/>"#);
    let edge = format!(r#"<path class="drawn-edge" d="{whole}"/>"#);
    [field, last.collect(), edge].concat()
}

/// The letters below the board and the numbers beside it, each text with the place of each of its signs.
fn names(bottom: Color) -> String {
    let text = |x: &str, y: &str, name: fn(Square) -> char, place: fn(i8) -> Seen| {
        let names: String = (0..8).filter_map(|index| place(index).square(bottom)).map(name).collect();
        format!(r#"<text class="drawn-name" x="{x}" y="{y}">{names}</text>"#)
    };
    let along = |first: i32| (0..8).map(|index| (first + index * SIDE).to_string()).collect::<Vec<_>>().join(" ");
    let (middle, beside) = (SIDE / 2, EDGE / 2);
    let left = vec![format!("-{beside}"); 8].join(" ");
    let below = (FIELD + beside + NAME / 3).to_string();
    text(&left, &along(middle + NAME / 3), Square::rank_char, |row| Seen { row, column: 0 })
        + &text(&along(middle), &below, Square::file_char, |column| Seen { row: 7, column })
}

/// The figures, those of one kind together.
fn placed(kinds: &[Kind], pieces: &Pieces) -> String {
    let placed = |kind: &Kind| {
        let places: Vec<(i32, i32)> = kind.places.iter().map(|seen| corner(*seen)).collect();
        pieces.placed(&sprite_id(kind.figure), &places)
    };
    kinds.iter().map(placed).collect()
}

/// What is written in a square. Letters that stand beside the board are not written again.
fn labels(seen: Seen, cell: &Cell, coordinates: Coordinates) -> impl Iterator<Item = String> + use<> {
    let (x, y) = corner(seen);
    let class = if cell.dark { "drawn-label dark" } else { "drawn-label" };
    let inside = |letter: Option<char>| letter.filter(|_| coordinates != Coordinates::Outside).map(String::from);
    let upper_left = inside(cell.label.rank).or_else(|| cell.label.name.clone()).map(|text| (x + 2, y + 9, text));
    let lower_right = inside(cell.label.file).map(|text| (x + 38, y + 43, text));
    [upper_left, lower_right]
        .into_iter()
        .flatten()
        .map(move |(x, y, text)| format!(r#"<text class="{class}" x="{x}" y="{y}">{text}</text>"#))
}

/// The upper left corner of a square, in units of the drawing.
fn corner(seen: Seen) -> (i32, i32) {
    (i32::from(seen.column) * SIDE, i32::from(seen.row) * SIDE)
}

fn square_path(seen: Seen) -> String {
    let (x, y) = corner(seen);
    format!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
}
