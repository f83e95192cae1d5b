//! Two players of the open round change places by hand, with what that breaks.

use leptos::prelude::*;

use super::context::{Cup, select};
use crate::color::Color;
use crate::tournament::event::Event;
use crate::tournament::swiss::Break;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, sheet};

pub(super) fn dialog(cup: Cup, open: RwSignal<bool>) -> AnyView {
    sheet("trocar", "cup-swap", open, move || body(cup, open))
}

fn body(cup: Cup, open: RwSignal<bool>) -> AnyView {
    let chosen: [RwSignal<Option<usize>>; 2] = [RwSignal::new(None), RwSignal::new(None)];
    let players = cup.peek(in_round);
    let swap = memo(move || {
        let (one, other) = (chosen[0].get()?, chosen[1].get()?);
        cup.event.with(|event| event.as_ref().map(|event| event.swap(one, other)))
    });
    let choice = |at: usize, id: &'static str, label: &'static str| {
        let options = players.iter().map(|(player, name)| view! { <option value=*player>{name.clone()}</option> });
        select(id, cup.tr(label), options.collect_view().into_any(), chosen[at])
    };
    let look = move || match swap.get() {
        None => ().into_any(),
        Some(Err(error)) => view! { <p>{cup.told(error)}</p> }.into_any(),
        Some(Ok(swap)) => {
            let line =
                |found: &Break| view! { <li data-absolute=found.is_absolute().to_string()>{said(cup, *found)}</li> };
            let list = swap.breaks.iter().map(line).collect_view();
            let head = if swap.breaks.is_empty() { "cup-swap-fine" } else { "cup-swap-breaks" };
            let go = move || {
                if cup.step(|event| event.carry_out(&swap)) {
                    open.set(false);
                }
            };
            view! {
                <p><strong>{cup.tr(head)}</strong></p>
                <ul class="cup-breaks">{list}</ul>
                <p class="actions"><Button text="cup-swap-do" on_press=go/></p>
            }
            .into_any()
        }
    };
    view! {
        <p>{cup.tr("cup-swap-text")}</p>
        {choice(0, "trocar-um", "cup-swap-one")}
        {choice(1, "trocar-outro", "cup-swap-other")}
        <div class="stack" role="status">{look}</div>
    }
    .into_any()
}

/// Those who are in the open round.
fn in_round(event: &Event) -> Vec<(usize, String)> {
    let Some(round) = event.open_round().and_then(|at| event.rounds.get(at)) else { return Vec::new() };
    let players = round.games.iter().flat_map(|game| [Some(game.white), game.black]).flatten();
    players.map(|player| (player, event.name_of(player))).collect()
}

/// What a swap breaks, with the article.
fn said(cup: Cup, found: Break) -> String {
    let (one, other) = found.players();
    let id = match found {
        Break::Met { .. } => "cup-break-met",
        Break::Forbidden { .. } => "cup-break-forbidden",
        Break::ByeAgain { .. } => "cup-break-bye-again",
        Break::Colors { .. } => "cup-break-colors",
        Break::Balance { .. } => "cup-break-balance",
        Break::Thrice { .. } => "cup-break-thrice",
        Break::Points { .. } => "cup-break-points",
        Break::Color { .. } => "cup-break-color",
        Break::DownAgain { .. } => "cup-break-down",
        Break::UpAgain { .. } => "cup-break-up",
        Break::ByeTooHigh { .. } => "cup-break-bye-high",
        _ => "cup-break-other",
    };
    let round = if let Break::Met { round, .. } = found { round + 1 } else { 0 };
    let by = if let Break::Points { by, .. } = found { by.to_string() } else { String::new() };
    let color = match found {
        Break::Colors { color, .. } | Break::Balance { color, .. } | Break::Thrice { color, .. } => {
            if color == Color::White { "white" } else { "black" }
        }
        _ => "none",
    };
    let text = cup.tr_with(
        id,
        &[
            ("one", cup.called(one).into()),
            ("other", other.map(|other| cup.called(other)).unwrap_or_default().into()),
            ("round", round.into()),
            ("by", by.into()),
            ("color", color.into()),
        ],
    );
    match found.article() {
        Some((chapter, article)) => format!("{text} ({chapter}, {article})"),
        None => text,
    }
}
