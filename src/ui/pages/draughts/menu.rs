//! The entry page of draughts: lessons, training, a game.

use leptos::prelude::*;

use crate::board::{Numbering, State};
use crate::draughts::{CLASSICAS, Position};
use crate::figures;
use crate::route::{Hall, Study};
use crate::ui::board::Board;
use crate::ui::page::Page;
use crate::ui::router::href;
use crate::ui::widgets::Icon;

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    page.set_title(&i18n.tr("menu-draughts"));
    let board =
        State { numbering: Numbering::Draughts, ..State::diagram(figures::draughts(&Position::start(&CLASSICAS))) };
    let card = move |hall: Hall, icon: &'static str, title: &'static str, text: &'static str| {
        view! {
            <li>
                <a class="card hall-card" href=href(hall.path())>
                    <Icon name=icon/>
                    <strong>{i18n.text(title)}</strong>
                    <span class="quiet-text">{i18n.text(text)}</span>
                </a>
            </li>
        }
    };
    view! {
        <div class="page hall">
            <div class="hall-words">
                <h1>{i18n.text("menu-draughts")}</h1>
                <p class="lead">{i18n.text("hall-lead")}</p>
                <ol class="hall-list">
                    {card(Hall::Learn(Study::Map), "learn", "hall-learn", "hall-learn-text")}
                    {card(Hall::Train(None), "star", "hall-train", "hall-train-text")}
                    {card(Hall::Play, "board", "hall-play", "hall-play-text")}
                </ol>
            </div>
            <figure class="hall-board">
                <Board state=RwSignal::new(board) label=Signal::derive(i18n.text("hall-board-label"))/>
            </figure>
        </div>
    }
    .into_any()
}
