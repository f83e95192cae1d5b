//! Mouse, pen and finger: taps and drags, one pointer at a time.
//!
//! Absent: what a press or a drop means, which is the state's to decide. While a figure follows the finger only two
//! style properties change; the state hears of it when the square below changes.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::context::Context;
use crate::board::{BoardEvent, Seen};
use crate::square::Square;

/// So far, in CSS pixels, a pressed mouse may tremble before it drags; a finger is less steady.
const MOUSE_SLACK: f64 = 4.0;
const TOUCH_SLACK: f64 = 10.0;

/// The one pointer that is down.
#[derive(Clone)]
struct Down {
    id: i32,
    touch: bool,
    start: (f64, f64),
    field: Field,
    /// The square under it as last told; `None` before the drag begins.
    told: Option<Option<Square>>,
    /// The cell that is dragged from, and its middle.
    cell: HtmlElement,
    middle: (f64, f64),
}

/// Where the grid lies on the screen.
#[derive(Clone, Copy)]
struct Field {
    left: f64,
    top: f64,
    side: f64,
}

impl Field {
    /// The place under this point; perhaps off the board.
    fn seen(self, (x, y): (f64, f64)) -> Seen {
        let step = |distance: f64| (distance / self.side * 8.0).floor().clamp(-1.0, 8.0) as i8;
        Seen { row: step(y - self.top), column: step(x - self.left) }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Pointer {
    context: Context,
    down: StoredValue<Option<Down>, LocalStorage>,
    /// Whether the last press was a finger's.
    touch: StoredValue<bool>,
}

impl Pointer {
    pub(super) fn new(context: Context) -> Pointer {
        Pointer { context, down: StoredValue::new_local(None), touch: StoredValue::new(false) }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        let touch = event.pointer_type() == "touch";
        self.touch.set_value(touch);
        // A second finger, a right button: not ours.
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        // A first finger that goes down anew was lifted somewhere we could not see.
        if self.down.with_value(Option::is_some) {
            self.cancel();
        }
        let Some(grid) = self.context.grid.get_untracked() else { return };
        let rect = grid.get_bounding_client_rect();
        let field = Field { left: rect.left(), top: rect.top(), side: rect.width() };
        let start = point(event);
        let seen = field.seen(start);
        let state = self.context.state;
        let Some(square) = state.with_untracked(|state| state.square_at(seen)) else { return };
        self.context.send_at(BoardEvent::Press(square), event.time_stamp());
        if touch {
            self.context.focus_under_finger();
        }
        let held = state.try_with_untracked(|state| state.held.is_some()).unwrap_or_default();
        let Some(cell) = self.context.cell(seen).filter(|_| held) else { return };
        // Without capture a drag off the board would be lost; a browser that refuses still gets taps.
        let _ = grid.set_pointer_capture(event.pointer_id());
        let step = field.side / 8.0;
        let middle =
            (field.left + (f64::from(seen.column) + 0.5) * step, field.top + (f64::from(seen.row) + 0.5) * step);
        self.down.set_value(Some(Down { id: event.pointer_id(), touch, start, field, told: None, cell, middle }));
    }

    /// Prevents the click that the browser sends after a touch. The pointer events have done everything by then, and the
    /// click could hit an element that has appeared there since.
    pub(super) fn lifted(self, event: &web_sys::TouchEvent) {
        let square = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let square = square.and_then(|target| target.closest("[role=gridcell]").ok().flatten());
        if square.is_some() && event.cancelable() {
            event.prevent_default();
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(mut down) = self.ours(event) else { return };
        let at = point(event);
        let slack = if down.touch { TOUCH_SLACK } else { MOUSE_SLACK };
        if down.told.is_none() && (at.0 - down.start.0).hypot(at.1 - down.start.1) < slack {
            return;
        }
        let style = web_sys::HtmlElement::style(&down.cell);
        for (name, distance) in [("--drag-x", at.0 - down.middle.0), ("--drag-y", at.1 - down.middle.1)] {
            // Fails only for a malformed name.
            let _ = style.set_property(name, &format!("{}px", distance.round() as i32));
        }
        let over = self.over(&down, at);
        if down.told != Some(over) {
            if down.told.is_none() {
                let _ = down.cell.set_attribute("data-pointer", if down.touch { "touch" } else { "mouse" });
            }
            down.told = Some(over);
            self.down.set_value(Some(down));
            self.context.send(BoardEvent::DragOver(over));
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(down) = self.ours(event) else { return };
        let over = self.over(&down, point(event));
        self.down.set_value(None);
        self.context.send_at(BoardEvent::Release(over), event.time_stamp());
    }

    /// Keeps the browser from focusing the pressed element. After a touch it does so only when the finger is lifted, and
    /// the move may have put the focus elsewhere by then. No press may take the focus from a choice that has just opened.
    pub(super) fn pressed(self, event: &MouseEvent) {
        if self.touch.try_get_value() == Some(true) || self.context.is_choosing() {
            event.prevent_default();
        }
    }

    /// The browser took the pointer away. After an ordinary release it says so too, and nothing is left to do.
    pub(super) fn lost(self, event: &PointerEvent) {
        if self.ours(event).is_some() {
            self.cancel();
        }
    }

    /// A long press or a second button in the middle of a drag.
    pub(super) fn menu(self, event: &MouseEvent) {
        if self.down.with_value(Option::is_some) {
            event.prevent_default();
            if self.down.with_value(|down| down.as_ref().is_some_and(|down| !down.touch)) {
                self.cancel();
            }
        }
    }

    fn cancel(self) {
        self.down.set_value(None);
        self.context.send(BoardEvent::DragCancel);
    }

    fn ours(self, event: &PointerEvent) -> Option<Down> {
        self.down.try_get_value()?.filter(|down| down.id == event.pointer_id())
    }

    fn over(self, down: &Down, at: (f64, f64)) -> Option<Square> {
        let seen = down.field.seen(at);
        self.context.state.try_with_untracked(|state| state.square_at(seen)).flatten()
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
