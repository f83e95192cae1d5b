//! Arrows, rings, frames, crosses, stars and dots over the squares.
//!
//! Absent: what they mean. Coordinates are in squares, eight to a side; each sign has a halo below it, so that it
//! is seen on either colour of square.

use leptos::prelude::*;

use super::Context;
use crate::board::{Mark, Seen, Sign};
use crate::color::Color;
use crate::square::Square;

/// One of two layers: frames and rings, which would hide the figure they surround, lie `below` the figures.
#[component]
pub(super) fn Marks(context: Context, below: bool) -> impl IntoView {
    let marks = Memo::new(move |_| {
        context.state.with(|state| {
            let in_layer = |mark: &&Mark| matches!(mark.sign, Sign::Frame(_) | Sign::Ring(_)) == below;
            let mut marks: Vec<Mark> = state.marks.iter().filter(in_layer).copied().collect();
            // Arrows on top, which is the order of `Sign`.
            marks.sort_unstable();
            marks.dedup();
            marks.into_iter().map(|mark| (mark, state.orientation)).collect::<Vec<_>>()
        })
    });
    view! {
        <svg class="board-marks" class:below=below viewBox="0 0 8 8" aria-hidden="true">
            <For each=move || marks.get() key=|mark| *mark let((mark, bottom))>
                <g class=class_name(mark)>{sign(mark.sign, bottom)}</g>
            </For>
        </svg>
    }
}

fn class_name(mark: Mark) -> String {
    let sign = match mark.sign {
        Sign::Frame(_) => "frame",
        Sign::Ring(_) => "ring",
        Sign::Dot(_) => "dot",
        Sign::Cross(_) => "cross",
        Sign::Star(_) => "star",
        Sign::Arrow { .. } => "arrow",
    };
    format!("mark {sign} {}", mark.tone.name())
}

/// Halo first, then the sign itself, which have the same outline.
fn sign(sign: Sign, bottom: Color) -> AnyView {
    let path = match sign {
        Sign::Arrow { from, to } => return arrow(middle(from, bottom), middle(to, bottom)),
        Sign::Frame(square) => frame(middle(square, bottom)),
        Sign::Ring(square) => circle(middle(square, bottom), 0.4),
        Sign::Dot(square) => circle(middle(square, bottom), 0.14),
        Sign::Cross(square) => cross(middle(square, bottom)),
        Sign::Star(square) => star(middle(square, bottom)),
    };
    view! {
        <path class="halo" d=path.clone()></path>
        <path class="ink" d=path></path>
    }
    .into_any()
}

type Point = (f64, f64);

fn middle(square: Square, bottom: Color) -> Point {
    let seen = Seen::of(square, bottom);
    (f64::from(seen.column) + 0.5, f64::from(seen.row) + 0.5)
}

fn circle((x, y): Point, radius: f64) -> String {
    let (left, across) = (x - radius, radius * 2.0);
    format!("M{left:.3} {y:.3}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z")
}

/// Just inside the edge of the square, with round corners.
fn frame((x, y): Point) -> String {
    let (left, top) = (x - 0.34, y - 0.44);
    format!("M{left:.3} {top:.3}h.68a.1.1 0 0 1 .1.1v.68a.1.1 0 0 1-.1.1h-.68a.1.1 0 0 1-.1-.1v-.68a.1.1 0 0 1 .1-.1z")
}

fn cross((x, y): Point) -> String {
    let arm = 0.24;
    format!(
        "M{:.3} {:.3}L{:.3} {:.3}M{:.3} {:.3}L{:.3} {:.3}",
        x - arm,
        y - arm,
        x + arm,
        y + arm,
        x - arm,
        y + arm,
        x + arm,
        y - arm
    )
}

fn star((x, y): Point) -> String {
    let points = (0..10).map(|index| {
        let radius = if index % 2 == 0 { 0.34 } else { 0.15 };
        let angle = f64::from(index) * std::f64::consts::PI / 5.0;
        format!("{:.3} {:.3}", x + radius * angle.sin(), y - radius * angle.cos())
    });
    format!("M{}z", points.collect::<Vec<_>>().join("L"))
}

/// So far from the middle of its square an arrow begins, leaving the piece there to be seen, and so far from the
/// middle of the other its tip ends.
const TAIL_GAP: f64 = 0.34;
const TIP_GAP: f64 = 0.12;
const HEAD: f64 = 0.36;
const HEAD_HALF_WIDTH: f64 = 0.21;

fn arrow(from: Point, to: Point) -> AnyView {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    if length == 0.0 {
        return ().into_any();
    }
    let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let at = |distance: f64, aside: f64| {
        let x = from.0 + along.0 * distance - along.1 * aside;
        let y = from.1 + along.1 * distance + along.0 * aside;
        format!("{x:.3} {y:.3}")
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
