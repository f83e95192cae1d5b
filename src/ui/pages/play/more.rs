//! What is needed less often: a game from the Laws, a position from outside, the look of the board.

use leptos::prelude::*;

use super::record::open_game;
use super::{Play, leave};
use crate::board::Coordinates;
use crate::chess::samples::{SAMPLES, Sample};
use crate::play::Event;
use crate::settings::named;
use crate::ui::widgets::{Choice, Switch, button, worded};

/// The text of a sample game's name.
fn sample_title(id: &str) -> &'static str {
    match id {
        "laws-2005" => "sample-laws-2005",
        _ => "sample-laws-2023",
    }
}

/// The text of each place coordinates can be.
fn coordinates_text(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Outside => "coordinates-outside",
        Coordinates::Inside => "coordinates-inside",
        Coordinates::EverySquare => "coordinates-every",
        Coordinates::Off => "coordinates-off",
    }
}

/// The board's settings, here and on the settings page.
#[component]
pub fn BoardSettings() -> impl IntoView {
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
        <Choice
            name="coordenadas"
            legend="settings-coordinates"
            options=Coordinates::ALL.map(|value| (value.name(), coordinates_text(value))).to_vec()
            value=|settings| settings.coordinates.name()
            choose=|settings, name| {
                settings.coordinates = named(&Coordinates::ALL, Coordinates::name, name).unwrap_or_default();
            }
        />
    }
}

/// What the dialog holds; the clock's own opens by the second signal.
pub(super) fn body(play: Play, open: RwSignal<bool>, clock: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let count = Memo::new(move |_| play.with(|session| session.shelf.games().len()));
    let restore = move |place: usize| {
        let plies =
            move || play.with(|session| session.shelf.games().get(place).map_or(0, |game| game.game.moves.len()));
        let text = move || i18n.tr_with("more-restore-of", &[("count", plies().into())]);
        worded("button quiet", text, move || {
            play.send(Event::Restore(place));
            leave(open);
        })
    };
    let sample = move |sample: &'static Sample| {
        button("button quiet", "law", sample_title(sample.id), move || {
            play.send(Event::Sample(sample.id.to_string()));
            leave(open);
        })
    };
    let with_clock = move || {
        open.set(false);
        clock.set(true);
    };
    view! {
        <section>
            <h3>{i18n.text("more-games")}</h3>
            <div class="stack">
                {button("button quiet", "clock", "play-clock", with_clock)}
                {move || (0..count.get()).rev().map(restore).collect_view()}
                {SAMPLES.iter().map(sample).collect_view()}
            </div>
        </section>
        {open_game(play, open)}
        <section>
            <h3>{i18n.text("more-board")}</h3>
            <div class="stack">
                <BoardSettings/>
            </div>
        </section>
        {start_from(play, open)}
    }
    .into_any()
}

/// A game from another position.
fn start_from(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let fen = RwSignal::new(play.session.with_untracked(|session| session.position().fen()));
    let press = move || {
        play.send(Event::FromFen(fen.get_untracked()));
        leave(open);
    };
    view! {
        <section>
            <h3>{i18n.text("more-fen")}</h3>
            <div class="stack">
                <label for="fen">{i18n.text("more-fen-label")}</label>
                <textarea
                    id="fen"
                    rows="3"
                    spellcheck="false"
                    autocomplete="off"
                    maxlength="200"
                    prop:value=fen
                    on:input=move |event| fen.set(event_target_value(&event))
                ></textarea>
                {button("button", "", "more-fen-button", press)}
            </div>
        </section>
    }
    .into_any()
}
