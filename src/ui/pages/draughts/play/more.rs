//! What is needed less often: the game before, how squares are called, what is always shown, a position from outside.

use leptos::prelude::*;

use super::record::open_game;
use super::{Play, from_text, leave};
use crate::play::draughts::{Choices, Event};
use crate::ui::widgets::{Switch, button, sheet, switch, worded};

pub(super) fn dialog(play: Play, open: RwSignal<bool>) -> AnyView {
    sheet("mais", "damas-more", open, move || body(play, open))
}

fn body(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let choice = move |text: &'static str, read: fn(&Choices) -> bool, write: fn(&mut Choices, bool)| {
        let turn = Callback::new(move |on| {
            let mut choices = play.peek(|session| session.choices.clone());
            write(&mut choices, on);
            play.send(Event::Choices(choices));
        });
        let on = Signal::derive(move || play.with(|session| read(&session.choices)));
        switch(Signal::derive(i18n.text(text)), on, turn)
    };
    let plies = play.peek(|session| session.shelf.games().iter().map(|game| game.game.moves.len()).collect::<Vec<_>>());
    let restore = move |(place, plies): (usize, usize)| {
        let text = move || i18n.tr_with("damas-restore-of", &[("count", plies.into())]);
        worded("button quiet", text, move || {
            play.send(Event::Restore(place));
            leave(open);
        })
    };
    let shelved = !plies.is_empty();
    view! {
        {shelved.then(|| view! { <p class="actions">{plies.into_iter().enumerate().rev().map(restore).collect_view()}</p> })}
        <section>
            <h3>{i18n.tr("damas-more-board")}</h3>
            <div class="stack">
                {choice("damas-letters", |choices| choices.letters, |choices, on| choices.letters = on)}
                {choice("damas-always-duty", |choices| choices.duty, |choices, on| choices.duty = on)}
                {choice("damas-say-why", |choices| !choices.silent, |choices, on| choices.silent = !on)}
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
            </div>
        </section>
        {open_game(play, open)}
        {position(play, open)}
    }
    .into_any()
}

/// A game from another position.
fn position(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let text = RwSignal::new(play.peek(|session| session.position().to_string()));
    let press = move || {
        let variant = play.peek(|session| session.game.start().variant());
        play.send(from_text(variant, &text.get_untracked()));
        leave(open);
    };
    view! {
        <section>
            <h3>{i18n.tr("damas-position-title")}</h3>
            <div class="stack">
                <label for="posicao">{i18n.tr("damas-position-label")}</label>
                <textarea
                    id="posicao"
                    rows="2"
                    spellcheck="false"
                    autocomplete="off"
                    maxlength="400"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                {button("button", "", "damas-position-button", press)}
            </div>
        </section>
    }
    .into_any()
}
