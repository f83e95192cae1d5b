//! What the parts of one board share: its state, and the only way to change it.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::answers::{Answer, Answers};
use super::speech;
use crate::board::{BoardEvent, Figures, Query, Request, Seen, Slide, State, slides, update};
use crate::color::Color;
use crate::square::Square;
use crate::ui::i18n::I18n;
use crate::ui::time;

/// What the parts of one board share.
#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) state: RwSignal<State>,
    pub(super) motion: Memo<Motion>,
    /// Where a figure was dropped by hand, until the next event: it is there already and need not slide.
    pub(super) dropped: StoredValue<Option<Square>>,
    pub(super) on_request: Option<Callback<TimedRequest>>,
    pub(super) announce: RwSignal<String>,
    /// The address of the sprite, without the figure's name.
    pub(super) sprite: StoredValue<String>,
    pub(super) grid: NodeRef<Div>,
    pub(super) i18n: I18n,
    /// Says the answer to a question. Its code comes later.
    pub(super) say: fn(Context, fn(Answers) -> Answer),
}

/// The figures on show and how they got there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Motion {
    pub(super) figures: Figures,
    pub(super) bottom: Color,
    pub(super) slides: Vec<Slide>,
}

impl Motion {
    pub(super) fn next(before: Option<&Motion>, state: &State, dropped: Option<Square>) -> Motion {
        let slides = match before {
            Some(same) if same.figures == state.figures && same.bottom == state.orientation => return same.clone(),
            Some(before) if before.bottom == state.orientation => {
                slides(&before.figures, &state.figures, state.last_move)
                    .into_iter()
                    .filter(|slide| dropped != Some(slide.to))
                    .collect()
            }
            // A first position, or a board that is turned, stands still.
            _ => Vec::new(),
        };
        Motion { figures: state.figures, bottom: state.orientation, slides }
    }
}

/// What the player wants of the game, and when: a moment of the browser's events (`Event.timeStamp`), ms.
#[derive(Clone, Copy, Debug)]
pub struct TimedRequest {
    pub request: Request,
    pub at_ms: f64,
}

impl Context {
    /// Lets an event happen now.
    pub(super) fn send(self, event: BoardEvent) {
        self.send_at(event, time::steady_ms());
    }

    /// Lets an event happen at a moment of the browser's events, ms, and passes on what the board then asks.
    pub(super) fn send_at(self, event: BoardEvent, at_ms: f64) {
        self.dropped.set_value(None);
        let Some((before, (after, request))) =
            self.state.try_with_untracked(|state| (state.clone(), update(state, event)))
        else {
            return;
        };
        if let (BoardEvent::Release(_), Some(Request::Move { to, .. })) = (event, request) {
            self.dropped.set_value(Some(to));
        }
        if after.selected != before.selected
            && let Some(square) = after.selected
        {
            self.announce.set(speech::picked_up(self.i18n, &after, square));
        }
        if after != before {
            self.state.set(after);
        }
        match request {
            // What the board itself shows, it can also say.
            Some(Request::Say(Query::Position)) => (self.say)(self, |answers| answers.position),
            Some(Request::Say(Query::WhereAmI)) => (self.say)(self, |answers| answers.where_am_i),
            Some(Request::Say(Query::MovesFromHere)) => (self.say)(self, |answers| answers.moves_from_here),
            Some(request) => {
                if let Some(on_request) = self.on_request {
                    on_request.run(TimedRequest { request, at_ms });
                }
            }
            None => {}
        }
    }

    /// The element painted at this place.
    pub(super) fn cell(self, seen: Seen) -> Option<HtmlElement> {
        let child = |parent: &web_sys::Element, index: i8| parent.children().item(u32::try_from(index).ok()?);
        let row = child(self.grid.get_untracked()?.as_ref(), seen.row)?;
        child(&row, seen.column)?.dyn_into().ok()
    }

    fn cursor_cell(self) -> Option<HtmlElement> {
        self.cell(self.state.try_with_untracked(|state| state.seen(state.cursor))?)
    }

    pub(super) fn focus_cursor(self) {
        if let Some(cell) = self.cursor_cell() {
            // Focusing an element that has gone meanwhile does nothing.
            let _ = cell.focus();
        }
    }

    /// The same for a finger, under which nothing may move, and which may have asked for a promotion.
    pub(super) fn focus_under_finger(self) {
        if let Some(cell) = self.cursor_cell().filter(|_| !self.is_choosing()) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = cell.focus_with_options(&options);
        }
    }

    /// Whether a promotion waits for its piece.
    pub(super) fn is_choosing(self) -> bool {
        self.state.try_with_untracked(|state| state.pending_promotion.is_some()).unwrap_or_default()
    }

    pub(super) fn has_focus(self) -> bool {
        let active = document().active_element();
        self.grid.get_untracked().is_some_and(|grid| active.is_some_and(|active| grid.contains(Some(&active))))
    }
}
