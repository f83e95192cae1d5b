//! Diagramas: boards to print, on which a class draws positions.

use leptos::prelude::*;

use crate::board::{Coordinates, Numbering, State};
use crate::chess::Position;
use crate::figures;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::widgets::Button;

/// As many boards fill a sheet of A4.
const BOARDS: usize = 12;

/// The boards, empty at first.
fn empty() -> State {
    State { coordinates: Coordinates::Outside, interactive: false, ..State::default() }
}

fn start() -> State {
    State { figures: figures::figures(&Position::start().placement()), ..empty() }
}

/// The playing squares of draughts with their numbers. JSS 2.2
fn draughts() -> State {
    State { numbering: Numbering::Draughts, coordinates: Coordinates::EverySquare, ..empty() }
}

#[component]
pub fn DiagramsPage() -> impl IntoView {
    let page = Page::here();
    let board = RwSignal::new(empty());
    let show = move |boards: fn() -> State| move || board.set(boards());
    let one = move |number: usize| {
        let label = Signal::derive(move || page.tr_with("diagrams-board", &[("number", number.into())]));
        let drawn = view! { <Board state=board label=label/> }.into_any();
        view! {
            <li class="paper-task">
                {drawn}
                <p class="paper-line"></p>
            </li>
        }
        .into_any()
    };
    view! {
        <div class="page diagrams paper">
            <h1 class="no-print">{page.i18n.text("menu-diagrams")}</h1>
            <p class="lead no-print">{page.i18n.text("diagrams-lead")}</p>
            <p class="actions no-print">
                <Button look="quiet" text="diagrams-empty" on_press=show(empty)/>
                <Button look="quiet" text="diagrams-start" on_press=show(start)/>
                <Button look="quiet" text="diagrams-draughts" on_press=show(draughts)/>
                <Button icon="print" text="diagrams-print" on_press=browser::print/>
            </p>
            <ol class="paper-tasks">{(1..=BOARDS).map(one).collect_view()}</ol>
        </div>
    }
}
