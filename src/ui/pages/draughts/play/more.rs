//! The dialog for what is needed less often: games put aside, the board's settings, a position or game from outside.

use leptos::prelude::*;

use super::record::open_game;
use crate::play::draughts::{Choices, Draughts, GameEvent, OwnEvent};
use crate::ui::game::BoardSwitches;
use crate::ui::game::play::Play;
use crate::ui::game::record::{FromPosition, put_aside};
use crate::ui::widgets::switch;

pub(super) fn body(play: Play<Draughts>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let choice = move |text: &'static str, read: fn(&Choices) -> bool, write: fn(&mut Choices, bool)| {
        let turn = Callback::new(move |on| {
            let mut choices = play.peek(|session| session.choices.clone());
            write(&mut choices, on);
            play.send(GameEvent::Own(OwnEvent::Choices(choices)));
        });
        let on = Signal::derive(move || play.with(|session| read(&session.choices)));
        switch(Signal::derive(i18n.text(text)), on, turn)
    };
    let shelved = play.peek(|session| !session.shelf.games().is_empty());
    let variant = play.peek(|session| session.game.start().variant());
    view! {
        {shelved.then(|| view! { <p class="actions">{put_aside(play, open)}</p> })}
        <section>
            <h3>{i18n.tr("damas-more-board")}</h3>
            <div class="stack">
                {choice("damas-letters", |choices| choices.letters, |choices, on| choices.letters = on)}
                {choice("damas-always-duty", |choices| choices.duty, |choices, on| choices.duty = on)}
                {choice("damas-say-why", |choices| !choices.silent, |choices, on| choices.silent = !on)}
                <BoardSwitches/>
            </div>
        </section>
        {open_game(play, open)}
        <FromPosition
            play=play
            open=open
            id="posicao"
            rows=2
            most=400
            words=["damas-position-title", "damas-position-label", "damas-position-button"]
            text=play.peek(|session| session.position().to_string())
            start=Callback::new(move |text| GameEvent::Own(OwnEvent::FromText { variant, text }))
        />
    }
    .into_any()
}
