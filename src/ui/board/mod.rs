//! The board on the screen: one component for chess and draughts, for pages, lessons and diagrams.
//!
//! It paints a [`State`] and turns pointers and keys into [`BoardEvent`]s; what they do is decided by
//! [`board::update`](crate::board::update()). Absent: rules, storage, and any other way in for people who do not
//! see the screen. The grid, its names and its keys are the same for everybody.
//!
//! The 64 cells are made once. Each follows a memo of its own square, so a press repaints only what it changed.

mod answers;
mod context;
mod drawing;
mod help;
mod marks;
mod pointer;
mod promotion;
mod sheet;
mod speech;
mod square;

use leptos::prelude::*;
use leptos::{ev, html};

use self::context::{Context, Motion};
use self::help::Help;
use self::marks::Marks;
use self::pointer::Pointer;
use self::promotion::Chooser;
use self::square::Cells;
use crate::board::{BoardEvent, Coordinates, Key, Letters, Numbering, Seen, State, update};
use crate::square::Square;
use crate::ui::browser;
use crate::ui::i18n::use_i18n;
use crate::ui::reactive::{effect, memo};

pub use self::context::TimedRequest;
pub use self::drawing::drawing;
pub use self::speech::{figure_name, shape_name, spoken_at, spoken_square};

/// The sheet of pieces; the name of a piece follows.
pub const PIECES: &str = "pieces/pieces.svg#";

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
    on_request: Option<Callback<TimedRequest>>,
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
        sprite: StoredValue::new(browser::asset(PIECES)),
        grid: NodeRef::new(),
        i18n,
        say: help::say,
    };
    keep_focus(context);
    let pointer = Pointer::new(context);
    let interactive = memo(move || state.with(|state| state.interactive));
    let name = move || match interactive.get() {
        // A label may be a sentence already.
        true => format!("{}. {}", label.get().trim_end_matches('.'), i18n.tr("board-help-hint")),
        false => label.get(),
    };
    let coordinates = memo(move || state.with(|state| state.coordinates));
    let game = memo(move || state.with(game_name));
    view! {
        <div
            class="board"
            data-coordinates=move || coordinates.get().name()
            data-game=move || game.get()
            data-interactive=move || interactive.get().to_string()
        >
            <div class="board-frame">
                <Edges state=state/>
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
                    <Marks state=state below=true/>
                    <Marks state=state below=false/>
                    <Chooser context=context/>
                </div>
            </div>
            <Live announce=announce/>
        </div>
        <Help context=context letters=letters/>
    }
}

/// The game whose colours and edges a board has, as the styles name it.
fn game_name(state: &State) -> &'static str {
    if state.numbering == Numbering::Draughts { "draughts" } else { "chess" }
}

/// Letters and numbers beside the board, for those who see them: every square's own name has them too.
#[component]
fn Edges(state: RwSignal<State>) -> impl IntoView {
    let shown = memo(move || state.with(|state| has_edges(state).then_some(state.orientation)));
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

fn has_edges(state: &State) -> bool {
    state.coordinates == Coordinates::Outside && state.numbering != Numbering::Draughts
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
    let cursor = memo(move || context.state.with(|state| state.seen(state.cursor)));
    effect(move || {
        // Read, not only tracked: a memo that nobody reads never hears of a change.
        cursor.get();
        if context.has_focus() {
            context.focus_cursor();
        }
    });
    let covered = memo(move || context.state.with(|state| state.help || state.pending_promotion.is_some()));
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
