//! The tables with their seats, each seat a button for what may be said of it.

use leptos::prelude::*;

use super::poker_event::{Event, place as place_name};
use super::shared::number;
use crate::poker::{Act, Place, Poker, Table};
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, sheet};

fn table(poker: &Poker, number: usize) -> Option<&Table> {
    poker.tables().iter().find(|table| table.number() == number)
}

fn player_at(poker: &Poker, place: Place) -> Option<usize> {
    table(poker, place.table)?.seats().get(place.seat.checked_sub(1)?).copied().flatten()
}

pub(super) fn tables(event: Event) -> AnyView {
    let page = event.page;
    let chosen: RwSignal<Option<Place>> = RwSignal::new(None);
    let open = RwSignal::new(false);
    // The seats stay where they are while only their players change, so that the focus does too.
    let all = memo(move || {
        event.read(|poker| poker.tables().iter().map(|one| (one.number(), one.seats().len())).collect::<Vec<_>>())
    });
    let one = move |(number, seats): (usize, usize)| {
        let count = move || {
            let count = event.read(|poker| table(poker, number).map(Table::count).unwrap_or_default());
            page.tr_with("poker-table-count", &[("count", count.into())])
        };
        let seat = move |seat: usize| {
            let at = Place { table: number, seat };
            let name = move || {
                event.read(|poker| match player_at(poker, at) {
                    Some(player) => poker.name(player).to_string(),
                    None => page.tr("poker-free"),
                })
            };
            let signs = move || {
                event.read(|poker| {
                    let button = table(poker, number).is_some_and(|one| one.button() == seat);
                    let stays = player_at(poker, at).is_some_and(|player| poker.stays(player));
                    let signs = [(button, "poker-button"), (stays, "poker-stays")];
                    signs.into_iter().filter(|(on, _)| *on).map(|(_, id)| page.tr(id)).collect::<Vec<_>>().join(", ")
                })
            };
            let free = move || event.read(|poker| player_at(poker, at).is_none());
            view! {
                <li>
                    <button
                        type="button"
                        class="button quiet poker-seat"
                        data-free=move || free().to_string()
                        on:click=move |_| {
                            chosen.set(Some(at));
                            open.set(true);
                        }
                    >
                        <span class="poker-number">{seat.to_string()}</span>
                        " "
                        <span>{name}</span>
                        " "
                        <span class="poker-signs">{signs}</span>
                    </button>
                </li>
            }
        };
        view! {
            <section class="card poker-table">
                <h2>{page.tr_with("poker-table", &[("table", number.into())])} " " <small>{count}</small></h2>
                <ol class="poker-seats">{(1..=seats).map(seat).collect_view()}</ol>
            </section>
        }
        .into_any()
    };
    view! {
        <div class="poker-tables">
            <For each=move || all.get() key=|table| *table children=one/>
        </div>
        {sheet("lugar", "poker-seat", open, move || {
            chosen.get_untracked().map(|place| asked(event, place, open)).into_any()
        })}
    }
    .into_any()
}

/// What may be said of a seat.
fn asked(event: Event, place: Place, open: RwSignal<bool>) -> AnyView {
    let page = event.page;
    let say = move |act: Act| {
        open.set(false);
        event.play(act);
    };
    let (who, stays, last) = untrack(|| {
        event.read(|poker| {
            let player = player_at(poker, place);
            let stays = player.is_some_and(|player| poker.stays(player));
            (player.map(|player| (player, poker.name(player).to_string())), stays, poker.winner().is_some())
        })
    });
    let where_ = place_name(page, place);
    let title = who.as_ref().map_or_else(|| page.tr("poker-free"), |(_, name)| name.clone());
    let of_player = who.map(|(player, _)| {
        let stay = page.tr(if stays { "poker-say-stays-not" } else { "poker-say-stays" });
        view! {
            {(!last).then(|| view! { <Button text=page.tr("poker-say-out") on_press=move || say(Act::Out(player))/> })}
            <span><Button look="quiet" text=stay on_press=move || say(Act::Stays(player))/> " " {number("3.7")}</span>
        }
    });
    let button = Act::Button { table: place.table, seat: place.seat };
    view! {
        <p><strong>{title}</strong> " " {where_}</p>
        <div class="actions">
            {of_player}
            <Button look="quiet" text=page.tr("poker-say-button") on_press=move || say(button.clone())/>
        </div>
    }
    .into_any()
}
