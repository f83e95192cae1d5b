//! The dialog for what is needed less often: a game from the Laws, a position or game from outside, the board's
//! settings.

use leptos::prelude::*;

use super::record::open_game;
use crate::chess::chess960;
use crate::chess::samples::{SAMPLES, Sample};
use crate::play::chess::{Chess, GameEvent, OwnEvent};
use crate::site::Route;
use crate::ui::game::BoardSettings;
use crate::ui::game::play::Play;
use crate::ui::game::record::{FromPosition, put_aside};
use crate::ui::router::href;
use crate::ui::widgets::{Button, TextLink};

/// The content of the dialog; the signal `clock` opens the clock's.
pub(super) fn body(play: Play<Chess>, open: RwSignal<bool>, clock: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let sample = move |sample: &'static Sample| {
        let title = if sample.id == "laws-2005" { "sample-laws-2005" } else { "sample-laws-2023" };
        view! { <Button look="quiet" icon="law" text=title on_press=move || {
            play.send_from(open, GameEvent::Own(OwnEvent::Sample(sample.id.to_string())));
        }/> }
    };
    let with_clock = move || {
        open.set(false);
        clock.set(true);
    };
    view! {
        <section>
            <h3>{i18n.text("more-games")}</h3>
            <div class="stack">
                <Button look="quiet" icon="clock" text="play-clock" on_press=with_clock/>
                <TextLink href=href(Route::Chess960.path()) class="button quiet" icon="board" text="menu-chess960"/>
                <TextLink href=href(Route::Lecture.path()) class="button quiet" icon="projector" text="menu-lecture"/>
                {put_aside(play, open)}
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
        <FromPosition
            play=play
            open=open
            id="fen"
            rows=3
            most=200
            words=["more-fen", "more-fen-label", "more-fen-button"]
            text=play.peek(|session| chess960::marked(session.position()))
            start=Callback::new(|fen| GameEvent::Own(OwnEvent::FromFen(fen)))
        />
    }
    .into_any()
}
