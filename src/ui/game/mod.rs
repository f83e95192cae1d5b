//! The page of any game: its state, the board, and the parts that the pages of chess and draughts share. The state
//! machine is [`crate::play`].

pub mod card;
pub mod clock;
pub mod moves;
pub mod new;
pub mod play;
pub mod record;
pub mod rival;
pub mod shown;
mod side;
pub mod speech;

use leptos::prelude::*;

use self::play::Play;
use self::shown::Shown;
pub use self::side::{of_side, side_start, turn_of};
use crate::board::{Coordinates, State};
use crate::color::Color;
use crate::play::{GameEvent, Played};
use crate::ui::board::Board;
use crate::ui::moves::{TypedLine, board_keys, typed_line};
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::{Button, Choice, Icon, Switch};

/// The page of a game: the board, and beside it clock, card, steps, moves and actions.
#[component]
pub fn GamePage<G: Shown>(
    play: Play<G>,
    class: &'static str,
    clock: AnyView,
    card: AnyView,
    /// A part of this game alone, between the card and the steps.
    #[prop(optional)]
    help: Option<AnyView>,
    /// Whether the game can run by itself.
    #[prop(optional)]
    runs: bool,
    new: RwSignal<bool>,
    end: RwSignal<bool>,
    record: RwSignal<bool>,
    more: RwSignal<bool>,
    #[prop(optional)] below: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let board = RwSignal::new(State::default());
    let flipped = RwSignal::new(false);
    effect(move || {
        let session = play.session.read();
        let walk = play.walk.read();
        // Against a rival the player's own side is at the bottom.
        let bottom = match session.rival {
            Some(rival) => !rival.side,
            None if preferences.read(|settings| settings.turn_board) => G::Game::turn(session.position()),
            None => Color::White,
        };
        board.update(|board| {
            board.orientation = if flipped.get() { !bottom } else { bottom };
            board.coordinates = preferences.read(|settings| settings.coordinates);
            board.show_destinations = preferences.read(|settings| settings.show_destinations);
            session.paint(board, walk.as_ref());
        });
    });
    let lifted = memo(move || board.with(|board| board.selected));
    effect(move || {
        let Some(square) = lifted.get() else { return };
        // An event that changes nothing would repeat what was said.
        if play.peek(|session| session.clone().update(GameEvent::Lift(square)) != *session) {
            play.send(GameEvent::Lift(square));
        }
    });
    let on_request = Callback::new(move |asked| play.request(asked));
    use_projection().on_turn(Callback::new(move |down| {
        play.send(if down { GameEvent::Forward } else { GameEvent::Back });
    }));
    // A board keeps the names of its squares, so other names need another board.
    let numbering = memo(move || play.with(G::numbering));
    let shown = move || {
        numbering.track();
        view! {
            <Board
                state=board
                on_request=on_request
                announce=play.announce
                label=Signal::derive(i18n.text(G::WORDS.board))
                letters=Signal::derive(move || board_keys(preferences.typed_letters()))
            />
        }
    };
    let line = TypedLine {
        id: "lance",
        label: i18n.tr("play-type-label"),
        button: i18n.tr("play-type-button"),
        most: G::MOST_TYPED,
        example: Signal::derive(move || play.with(|session| G::example(session, preferences.typed_letters()))),
    };
    let typed = Callback::new(move |text| play.typed(text, preferences.typed_letters_now()));
    let opener = move |icon: &'static str, text: &'static str, open: RwSignal<bool>| {
        view! {
            <button class="button quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
                <Icon name=icon/>
                <span>{i18n.text(text)}</span>
            </button>
        }
        .into_any()
    };
    let [new_text, end_text, record_text, flip_text, more_text] = G::WORDS.actions;
    view! {
        <div class=class>
            <h1 class="visually-hidden">{i18n.text(G::WORDS.title)}</h1>
            <div class="play-board">{shown}</div>
            <div class="play-side">
                {clock}
                {card}
                {help}
                <moves::Steps play=play runs=runs/>
                {typed_line(line, typed)}
                <moves::MoveList play=play/>
                <div class="play-actions">
                    {opener("plus", new_text, new)}
                    {opener("flag", end_text, end)}
                    {opener("sheet", record_text, record)}
                    <Button
                        look="quiet"
                        icon="flip"
                        text=flip_text
                        on_press=move || flipped.update(|flipped| *flipped = !*flipped)
                    />
                    {opener("more", more_text, more)}
                </div>
                {below}
            </div>
            {children()}
        </div>
    }
    .into_any()
}

/// The settings that every board has.
#[component]
pub fn BoardSwitches() -> impl IntoView {
    view! {
        <Switch
            label="settings-destinations"
            value=|settings| settings.show_destinations
            change=|settings, on| settings.show_destinations = on
        />
        <Switch
            label="settings-turn-board"
            value=|settings| settings.turn_board
            change=|settings, on| settings.turn_board = on
        />
    }
}

/// The board's settings, on the page of a game and on that of the settings.
#[component]
pub fn BoardSettings() -> impl IntoView {
    view! {
        <BoardSwitches/>
        <Choice
            name="coordenadas"
            legend="settings-coordinates"
            options=Coordinates::ALL.map(|value| (value.name(), coordinates_text(value))).to_vec()
            value=|settings| settings.coordinates.name()
            choose=|settings, name| {
                settings.coordinates = Coordinates::from_name(name).unwrap_or_default();
            }
        />
    }
}

/// The id of the name of each place for coordinates.
fn coordinates_text(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Outside => "coordinates-outside",
        Coordinates::Inside => "coordinates-inside",
        Coordinates::EverySquare => "coordinates-every",
        Coordinates::Off => "coordinates-off",
    }
}
