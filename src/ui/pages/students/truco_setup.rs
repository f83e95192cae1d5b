//! What is agreed before a game of truco: who plays, who deals first, what the hand of eleven is worth.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::shared::number;
use crate::truco::{MOST_NAME, Table, Truco, TrucoRecord};
use crate::ui::page::Page;
use crate::ui::widgets::{Icon, RadioGroup};

/// The form; `begin` gets the table.
pub(super) fn form(page: Page, begin: impl Fn(TrucoRecord) + Copy + Send + Sync + 'static) -> AnyView {
    let four = RwSignal::new(false);
    let first = RwSignal::new(0_usize);
    let three = RwSignal::new(false);
    let names = RwSignal::new([const { String::new() }; 4]);
    let players = move || if four.get() { 4 } else { 2 };
    let called = move |place: usize| names.with(|names| name_of(page, names.get(place), place));
    let field = move |place: usize| {
        let id = format!("nome-{place}");
        view! {
            <div class="field">
                <label for=id.clone()>{page.tr_with("truco-player", &[("number", (place + 1).into())])}</label>
                <input
                    id=id
                    autocomplete="off"
                    maxlength=MOST_NAME.to_string()
                    prop:value=move || names.with(|names| names.get(place).cloned().unwrap_or_default())
                    on:input=move |event| names.update(|names| {
                        if let Some(name) = names.get_mut(place) {
                            *name = event_target_value(&event);
                        }
                    })
                />
            </div>
        }
    };
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        let table = names.with_untracked(|names| {
            let names = names.each_ref().map(String::as_str);
            Table::new(four.get_untracked(), &names, first.get_untracked(), three.get_untracked())
        });
        begin(TrucoRecord { truco: Some(Truco::new(table)) });
    };
    view! {
        <form class="card students-form" on:submit=start>
            <RadioGroup
                name="jogam"
                legend=page.tr("truco-players")
                values=vec![false, true]
                label=move |four| {
                    let id = if four { "truco-four" } else { "truco-two" };
                    (id.to_string(), page.tr(id).into())
                }
                chosen=move || four.get()
                choose=move |chosen| {
                    four.set(chosen);
                    first.set(0);
                }
            />
            <p class="quiet-text">{page.tr("truco-seats")} " " {number("4.2.1")}</p>
            <div class="students-names">{move || (0..players()).map(field).collect_view()}</div>
            {move || {
                let places: Vec<usize> = (0..players()).collect();
                view! {
                    <RadioGroup
                        name="primeiro"
                        legend=page.tr("truco-first")
                        values=places
                        label=move |place| (place.to_string(), Signal::derive(move || called(place)))
                        chosen=move || first.get()
                        choose=move |place| first.set(place)
                    />
                }
            }}
            <RadioGroup
                name="onze"
                legend=page.tr("truco-eleven-worth")
                values=vec![false, true]
                label=move |three| {
                    let points = if three { 3 } else { 1 };
                    (points.to_string(), page.tr_with("truco-points", &[("points", points.into())]).into())
                }
                chosen=move || three.get()
                choose=move |chosen| three.set(chosen)
            />
            <p class="quiet-text">{page.tr("truco-eleven-why")} " " {number("4.6.1")}</p>
            <p class="actions">
                <button type="submit" class="button big"><Icon name="forward"/><span>{page.tr("truco-begin")}</span></button>
            </p>
        </form>
    }
    .into_any()
}

/// The name at a place, or the number of the player.
pub(super) fn name_of(page: Page, name: Option<&String>, place: usize) -> String {
    match name.map(|name| name.trim()) {
        Some(name) if !name.is_empty() => name.to_string(),
        _ => page.tr_with("truco-player", &[("number", (place + 1).into())]),
    }
}
