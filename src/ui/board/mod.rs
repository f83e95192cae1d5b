//! The board on the screen: one component for chess and draughts, for pages, lessons and diagrams.
//!
//! It paints a [`State`] and turns pointers and keys into [`BoardEvent`]s; what they do is decided by
//! [`board::update`](crate::board::update()). Absent: rules, storage, and any other way in for people who do not
//! see the screen. The grid, its names and its keys are the same for everybody.
//!
//! The 64 cells are made once. Each follows a memo of its own square, so a press repaints only what it changed.

mod help;
mod marks;
mod pointer;
mod promotion;
mod speech;
mod square;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use self::help::Help;
use self::marks::Marks;
use self::pointer::Pointer;
use self::promotion::Chooser;
use self::square::Cells;
use crate::board::{
    BoardEvent, Coordinates, Figures, Key, Letters, Numbering, Query, Request, Seen, Slide, State, slides, update,
};
use crate::color::Color;
use crate::square::Square;
use crate::ui::browser;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::time;

pub use self::speech::{answer, figure_name, shape_name, spoken_square};

/// What the parts of one board share.
#[derive(Clone, Copy)]
struct Context {
    state: RwSignal<State>,
    motion: Memo<Motion>,
    /// Where a figure was dropped by hand, until the next event: it is there already and need not slide.
    dropped: StoredValue<Option<Square>>,
    on_request: Option<Callback<Asked>>,
    announce: RwSignal<String>,
    /// The address of the sprite, without the figure's name.
    sprite: StoredValue<String>,
    grid: NodeRef<Div>,
    i18n: I18n,
}

/// The figures on show and how they got there.
#[derive(Clone, Debug, PartialEq)]
struct Motion {
    figures: Figures,
    bottom: Color,
    slides: Vec<Slide>,
}

impl Motion {
    fn next(before: Option<&Motion>, state: &State, dropped: Option<Square>) -> Motion {
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
pub struct Asked {
    pub request: Request,
    pub at_ms: f64,
}

impl Context {
    /// Lets an event happen now.
    fn send(self, event: BoardEvent) {
        self.send_at(event, time::steady_ms());
    }

    /// Lets an event happen at a moment of the browser's events, ms, and passes on what the board then asks.
    fn send_at(self, event: BoardEvent, at_ms: f64) {
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
            Some(Request::Say(query @ (Query::MovesFromHere | Query::WhereAmI))) => {
                self.announce.set(self.state.with_untracked(|state| speech::answer(self.i18n, state, query)));
            }
            Some(request) => {
                if let Some(on_request) = self.on_request {
                    on_request.run(Asked { request, at_ms });
                }
            }
            None => {}
        }
    }

    /// The element painted at this place.
    fn cell(self, seen: Seen) -> Option<HtmlElement> {
        let child = |parent: &web_sys::Element, index: i8| parent.children().item(u32::try_from(index).ok()?);
        let row = child(self.grid.get_untracked()?.as_ref(), seen.row)?;
        child(&row, seen.column)?.dyn_into().ok()
    }

    fn cursor_cell(self) -> Option<HtmlElement> {
        self.cell(self.state.try_with_untracked(|state| state.seen(state.cursor))?)
    }

    fn focus_cursor(self) {
        if let Some(cell) = self.cursor_cell() {
            // Focusing an element that has gone meanwhile does nothing.
            let _ = cell.focus();
        }
    }

    /// The same for a finger, under which nothing may move, and which may have asked for a promotion.
    fn focus_under_finger(self) {
        if let Some(cell) = self.cursor_cell().filter(|_| !self.is_choosing()) {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = cell.focus_with_options(&options);
        }
    }

    /// Whether a promotion waits for its piece.
    fn is_choosing(self) -> bool {
        self.state.try_with_untracked(|state| state.pending_promotion.is_some()).unwrap_or_default()
    }

    fn has_focus(self) -> bool {
        let active = document().active_element();
        self.grid.get_untracked().is_some_and(|grid| active.is_some_and(|active| grid.contains(Some(&active))))
    }
}

/// A board that is only looked at.
pub fn diagram(state: RwSignal<State>) -> AnyView {
    Board(BoardProps::builder().state(state).label(Signal::stored(String::new())).build()).into_any()
}

/// A board, for chess or draughts. O tabuleiro.
///
/// The page owns `state` and answers requests by changing it. `Say(MovesFromHere)` and `Say(WhereAmI)` are answered
/// here, through `announce`; every other request reaches the page.
#[component]
pub fn Board(
    /// All that is shown.
    state: RwSignal<State>,
    /// What the player wants of the game; a diagram wants nothing.
    #[prop(optional)]
    on_request: Option<Callback<Asked>>,
    /// The board's name for people who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// The one text that is read aloud when it changes; the board and its page both write it.
    #[prop(optional)]
    announce: Option<RwSignal<String>>,
    /// Which letters jump to which pieces.
    #[prop(optional, into)]
    letters: Signal<Letters>,
) -> impl IntoView {
    let i18n = use_i18n();
    let announce = announce.unwrap_or_default();
    let dropped = StoredValue::new(None);
    let motion =
        Memo::new(move |before: Option<&Motion>| state.with(|state| Motion::next(before, state, dropped.get_value())));
    let context = Context {
        state,
        motion,
        dropped,
        on_request,
        announce,
        sprite: StoredValue::new(browser::asset("pieces/pieces.svg#")),
        grid: NodeRef::new(),
        i18n,
    };
    keep_focus(context);
    let pointer = Pointer::new(context);
    let interactive = Memo::new(move |_| state.with(|state| state.interactive));
    let name = move || match interactive.get() {
        // A label may be a sentence already.
        true => format!("{}. {}", label.get().trim_end_matches('.'), i18n.tr("board-help-hint")),
        false => label.get(),
    };
    let coordinates = Memo::new(move |_| state.with(|state| state.coordinates));
    let draughts = Memo::new(move |_| state.with(|state| state.numbering == Numbering::Draughts));
    view! {
        <div
            class="board"
            data-coordinates=move || coordinates.get().name()
            data-game=move || if draughts.get() { "draughts" } else { "chess" }
            data-interactive=move || interactive.get().to_string()
        >
            <div class="board-frame">
                <Edges context=context/>
                <div class="board-field">
                    <div
                        class="board-grid"
                        role="grid"
                        aria-label=name
                        node_ref=context.grid
                        on:pointerdown=move |event| pointer.down(&event)
                        on:pointermove=move |event| pointer.moved(&event)
                        on:pointerup=move |event| pointer.up(&event)
                        on:pointercancel=move |event| pointer.lost(&event)
                        on:touchend=move |event| pointer.lifted(&event)
                        on:lostpointercapture=move |event| pointer.lost(&event)
                        on:contextmenu=move |event| pointer.menu(&event)
                        on:mousedown=move |event| pointer.pressed(&event)
                        on:keydown=move |event| key(context, letters.get_untracked(), &event)
                    >
                        <Cells context=context/>
                    </div>
                    <Marks context=context below=true/>
                    <Marks context=context below=false/>
                    <Chooser context=context/>
                </div>
            </div>
            <Live announce=announce/>
        </div>
        <Help context=context letters=letters/>
    }
}

/// Letters and numbers beside the board, for those who see them: every square's own name has them too.
#[component]
fn Edges(context: Context) -> impl IntoView {
    let shown = Memo::new(move |_| {
        context.state.with(|state| {
            let outside = state.coordinates == Coordinates::Outside && state.numbering != Numbering::Draughts;
            outside.then_some(state.orientation)
        })
    });
    let edge = move |class: &'static str, name: fn(Square) -> char, place: fn(i8) -> Seen| {
        move || {
            shown.get().map(|bottom| {
                let names = (0..8).filter_map(|index| place(index).square(bottom));
                view! {
                    <div class=class aria-hidden="true">
                        {names.map(|square| view! { <span>{name(square).to_string()}</span> }).collect_view()}
                    </div>
                }
            })
        }
    };
    view! {
        {edge("board-ranks", Square::rank_char, |row| Seen { row, column: 0 })}
        {edge("board-files", Square::file_char, |column| Seen { row: 7, column })}
    }
}

/// The polite live region. A text said twice in a row differs by a space that nobody hears, or it would not be
/// read again.
#[component]
fn Live(announce: RwSignal<String>) -> impl IntoView {
    let odd = StoredValue::new(false);
    let text = move || {
        let text = announce.get();
        odd.update_value(|odd| *odd = !*odd);
        if odd.get_value() && !text.is_empty() { text + "\u{a0}" } else { text }
    };
    html::div().class("board-live").attr("aria-live", "polite").attr("aria-atomic", "true").child(text)
}

/// The focus follows the cursor, and comes back to it when a choice or the help closes.
fn keep_focus(context: Context) {
    let cursor = Memo::new(move |_| context.state.with(|state| state.seen(state.cursor)));
    Effect::new(move |_| {
        // Read, not only tracked: a memo that nobody reads never hears of a change.
        cursor.get();
        if context.has_focus() {
            context.focus_cursor();
        }
    });
    let covered = Memo::new(move |_| context.state.with(|state| state.help || state.pending_promotion.is_some()));
    Effect::new(move |was: Option<bool>| {
        let covered = covered.get();
        if was == Some(true) && !covered {
            context.focus_cursor();
        }
        covered
    });
}

fn key(context: Context, letters: Letters, event: &ev::KeyboardEvent) {
    let name = event.key();
    let key = Key {
        name: &name,
        shift: event.shift_key(),
        control: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
    };
    let Some(asked) = key.event(letters) else { return };
    let idle = context.state.with_untracked(|state| update(state, asked) == (state.clone(), None));
    // Escape with nothing to escape from belongs to the page.
    if asked == BoardEvent::Escape && idle {
        return;
    }
    event.prevent_default();
    event.stop_propagation();
    // A key held down walks on, but does not pick up and put down for ever.
    if !(event.repeat() && asked == BoardEvent::Activate) {
        context.send_at(asked, event.time_stamp());
    }
}
