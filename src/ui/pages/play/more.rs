//! What is needed less often: a game from the Laws, a position from outside, the look of the board.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::Play;
use crate::board::Coordinates;
use crate::chess::samples::SAMPLES;
use crate::play::Event;
use crate::settings::named;
use crate::ui::widgets::{Choice, Icon, Switch, button};

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

#[component]
pub(super) fn MoreDialog(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let i18n = play.i18n;
    let dialog = NodeRef::<Dialog>::new();
    let fen = RwSignal::new(String::new());
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Refused only when it is already open, or not on the page any more.
            let _ = dialog.show_modal();
            fen.set(play.session.with_untracked(|session| session.position().fen()));
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let start_from = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        play.send(Event::FromFen(fen.get_untracked()));
        open.set(false);
    };
    let shelved = move || play.with(|session| session.shelved.is_some());
    view! {
        <dialog class="sheet" node_ref=dialog aria-labelledby="mais-titulo" on:close=move |_| open.set(false)>
            <div class="sheet-head">
                <h2 id="mais-titulo">{i18n.text("more-title")}</h2>
                <button class="button square quiet" aria-label=i18n.text("close") on:click=move |_| open.set(false)>
                    <Icon name="close"/>
                </button>
            </div>
            <section>
                <h3>{i18n.text("more-games")}</h3>
                <div class="stack">
                    {move || {
                        shelved().then(|| {
                            view! {
                                {button("button quiet", "undo", "more-restore", move || {
                                        play.send(Event::Restore);
                                        open.set(false);
                                    })}
                            }
                        })
                    }}
                    {SAMPLES
                        .iter()
                        .map(|sample| {
                            let title = sample_title(sample.id);
                            button("button quiet", "law", title, move || {
                                        play.send(Event::Sample(sample.id.to_string()));
                                        open.set(false);
                                    })
                        })
                        .collect_view()}
                </div>
            </section>
            <section>
                <h3>{i18n.text("more-board")}</h3>
                <div class="stack">
                    <BoardSettings/>
                </div>
            </section>
            <section>
                <h3>{i18n.text("more-fen")}</h3>
                <form class="stack" on:submit=start_from>
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
                    <button class="button" type="submit">{i18n.text("more-fen-button")}</button>
                </form>
            </section>
        </dialog>
    }
}
