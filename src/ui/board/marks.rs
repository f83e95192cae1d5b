//! Arrows, rings, frames, crosses, stars and dots over the squares.
//!
//! Absent: what they mean. Coordinates are in squares, eight to a side; each sign has a halo below it, so that it
//! is seen on either colour of square.

use leptos::prelude::*;

use crate::board::{Mark, Seen, Sign, State};
use crate::color::Color;
use crate::square::Square;
use crate::ui::reactive::memo;

/// One of two layers: frames and rings, which would hide the figure they surround, lie `below` the figures.
#[component]
pub(super) fn Marks(state: RwSignal<State>, below: bool) -> impl IntoView {
    let marks = memo(move || {
        state.with(|state| {
            let in_layer = |mark: &&Mark| matches!(mark.sign, Sign::Frame(_) | Sign::Ring(_)) == below;
            let mut marks: Vec<(Mark, Color)> = Vec::new();
            for mark in state.marks.iter().filter(in_layer) {
                // Arrows on top, which is the order of `Sign`; what is there twice is drawn once.
                let place = marks.partition_point(|(other, _)| other < mark);
                if marks.get(place).is_none_or(|(other, _)| other != mark) {
                    marks.insert(place, (*mark, state.orientation));
                }
            }
            marks
        })
    });
    view! {
        <svg class="board-marks" class:below=below viewBox="0 0 8 8" aria-hidden="true">
            {move || {
                let draw = |(mark, bottom): (Mark, Color)| view! { <g class=class_name(mark)>{sign(mark.sign, bottom)}</g> };
                marks.get().into_iter().map(draw).collect_view()
            }}
        </svg>
    }
}

fn class_name(mark: Mark) -> String {
    format!("mark {} {}", mark.sign.name(), mark.tone.name())
}

/// Halo first, then the sign itself, which have the same outline, drawn around the middle of its square.
fn sign(sign: Sign, bottom: Color) -> AnyView {
    let (square, path) = match sign {
        Sign::Arrow { from, to } => return arrow(middle(from, bottom), middle(to, bottom)),
        Sign::Frame(square) => (square, FRAME),
        Sign::Ring(square) => (square, RING),
        Sign::Dot(square) => (square, DOT),
        Sign::Cross(square) => (square, CROSS),
        Sign::Star(square) => (square, STAR),
    };
    let (x, y) = middle(square, bottom);
    view! {
        <g transform=format!("translate({} {})", number(x), number(y))>
            <path class="halo" d=path></path>
            <path class="ink" d=path></path>
        </g>
    }
    .into_any()
}

/// Just inside the edge of the square, with round corners.
const FRAME: &str = "M-.34-.44h.68a.1.1 0 0 1 .1.1v.68a.1.1 0 0 1-.1.1h-.68a.1.1 0 0 1-.1-.1v-.68a.1.1 0 0 1 .1-.1z";
const RING: &str = "M-.4 0a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0z";
const DOT: &str = "M-.14 0a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0z";
const CROSS: &str = "M-.24-.24L.24.24M-.24.24L.24-.24";
/// Five points, 0.34 of a square long.
const STAR: &str = "M0.000 -0.340L0.088 -0.121L0.323 -0.105L0.143 0.046L0.200 0.275L0.000 0.150L-0.200 0.275L-0.143 0.046L-0.323 -0.105L-0.088 -0.121z";

type Point = (f64, f64);

fn middle(square: Square, bottom: Color) -> Point {
    let seen = Seen::of(square, bottom);
    (f64::from(seen.column) + 0.5, f64::from(seen.row) + 0.5)
}

/// So far from the middle of its square an arrow begins, leaving the piece there to be seen, and so far from the
/// middle of the other its tip ends.
const TAIL_GAP: f64 = 0.34;
const TIP_GAP: f64 = 0.12;
const HEAD: f64 = 0.36;
const HEAD_HALF_WIDTH: f64 = 0.21;

/// A length for SVG, in thousandths of a square: printing fractions in digits is five thousand bytes of program.
fn number(length: f64) -> String {
    format!("{}e-3", (length * 1000.0).round() as i32)
}

fn arrow(from: Point, to: Point) -> AnyView {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt();
    if length == 0.0 {
        return ().into_any();
    }
    let along = (dx / length, dy / length);
    let at = |distance: f64, aside: f64| {
        let x = from.0 + along.0 * distance - along.1 * aside;
        let y = from.1 + along.1 * distance + along.0 * aside;
        format!("{} {}", number(x), number(y))
    };
    let tip = length - TIP_GAP;
    let neck = tip - HEAD;
    // The shaft runs a little into the head, so that no gap shows between them.
    let shaft = format!("M{}L{}", at(TAIL_GAP, 0.0), at(neck + 0.06, 0.0));
    let head = format!("M{}L{}L{}z", at(tip, 0.0), at(neck, HEAD_HALF_WIDTH), at(neck, -HEAD_HALF_WIDTH));
    view! {
        <path class="halo shaft" pathLength="1" d=shaft.clone()></path>
        <path class="halo head" d=head.clone()></path>
        <path class="ink shaft" pathLength="1" d=shaft></path>
        <path class="ink head" d=head></path>
    }
    .into_any()
}
