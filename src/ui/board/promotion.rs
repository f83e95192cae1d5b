//! The choice of what a pawn becomes, next to the square it reaches.
//!
//! Absent: which pieces are offered; the page says so in the state.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::context::Context;
use super::speech::shape_name;
use super::square::sprite_id;
use crate::board::{BoardEvent, Figure, Promotion};
use crate::ui::reactive::memo;

#[component]
pub(super) fn Chooser(context: Context) -> impl IntoView {
    let asked = memo(move || {
        context.state.with(|state| {
            let promotion = state.pending_promotion.clone()?;
            let seen = state.seen(promotion.to);
            Some((promotion, seen))
        })
    });
    move || {
        asked.get().map(|(promotion, seen)| {
            let below = seen.row < 4;
            view! {
                <div class="promotion-veil" on:pointerdown=move |_| context.send(BoardEvent::Escape)></div>
                <Panel context=context promotion=promotion column=seen.column below=below/>
            }
        })
    }
}

#[component]
fn Panel(context: Context, promotion: Promotion, column: i8, below: bool) -> impl IntoView {
    let i18n = context.i18n;
    let panel = NodeRef::<Div>::new();
    panel.on_load(move |panel| focus_sibling(&panel, 0));
    let color = promotion.color;
    let buttons = promotion.choices.into_iter().map(|shape| {
        let href = context.sprite.with_value(|sprite| sprite.clone() + &sprite_id(Figure::new(color, shape)));
        view! {
            <button
                type="button"
                data-shape=shape.name()
                on:click=move |event| context.send_at(BoardEvent::Choose(shape), event.time_stamp())
            >
                <svg viewBox="0 0 45 45" aria-hidden="true">
                    <use href=href></use>
                </svg>
                <span>{move || shape_name(i18n, shape)}</span>
            </button>
        }
    });
    view! {
        <div
            class="promotion"
            class:below=below
            role="dialog"
            aria-modal="true"
            aria-label=i18n.text("board-promotion")
            node_ref=panel
            style=("--column", column.to_string())
            on:keydown=move |event| panel_key(context, panel, &event)
        >
            {buttons.collect_view()}
        </div>
    }
}

/// Arrows and Tab go round the choices and nowhere else; Escape leaves.
fn panel_key(context: Context, panel: NodeRef<Div>, event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "Tab" if event.shift_key() => -1,
        "Tab" | "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        "Escape" => {
            event.prevent_default();
            event.stop_propagation();
            context.send(BoardEvent::Escape);
            return;
        }
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some(panel) = panel.get_untracked() {
        focus_sibling(&panel, step);
    }
}

/// Focuses the child so many places after the one with the focus, round and round; the first if none has it.
fn focus_sibling(panel: &HtmlElement, step: i64) {
    let children = panel.children();
    let count = i64::from(children.length());
    if count == 0 {
        return;
    }
    let active = document().active_element();
    let here = (0..children.length()).find(|index| children.item(*index) == active).map_or(0, i64::from);
    let next = u32::try_from((here + step).rem_euclid(count)).unwrap_or_default();
    if let Some(button) = children.item(next).and_then(|child| child.dyn_into::<HtmlElement>().ok()) {
        // Focusing a button that has gone meanwhile does nothing.
        let _ = button.focus();
    }
}
