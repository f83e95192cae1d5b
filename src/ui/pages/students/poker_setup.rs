//! Who plays, and how many seats a full table has: before the draw.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::shared::number;
use crate::poker::{LARGEST, MOST_PLAYERS, Poker, PokerRecord, Refused, SMALLEST};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::widgets::Icon;

/// Seats of a full table until another number is chosen.
const USUAL: usize = 9;

/// The form; `begin` gets the drawn event.
pub(super) fn form(page: Page, begin: impl Fn(PokerRecord) + Copy + Send + Sync + 'static) -> AnyView {
    let text = RwSignal::new(String::new());
    let size = RwSignal::new(USUAL);
    let wrong = RwSignal::new("");
    let names = move |text: &str| -> Vec<String> {
        text.lines().map(str::trim).filter(|name| !name.is_empty()).map(str::to_string).collect()
    };
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        let list = text.with_untracked(|text| names(text));
        match Poker::draw(&list, size.get_untracked(), browser::chance()) {
            Ok(poker) => begin(PokerRecord { poker: Some(poker) }),
            Err(Refused::Players) => {
                wrong.set("poker-wrong-players");
                browser::focus("jogadores");
            }
            Err(_) => wrong.set("poker-wrong-size"),
        }
    };
    let said = move || {
        let wrong = wrong.get();
        (!wrong.is_empty()).then(|| page.tr_with(wrong, &[("most", MOST_PLAYERS.into())]))
    };
    let count = move || page.tr_with("poker-count", &[("count", text.with(|text| names(text).len()).into())]);
    let option = move |seats: usize| {
        view! {
            <option value=seats.to_string() selected=move || size.get() == seats>
                {seats.to_string()}
            </option>
        }
    };
    view! {
        <form class="card students-form" on:submit=start>
            <div class="field">
                <label for="jogadores">{page.tr_with("poker-names", &[("most", MOST_PLAYERS.into())])}</label>
                <textarea
                    id="jogadores"
                    rows="10"
                    autocomplete="off"
                    aria-describedby="quantos erro"
                    prop:value=move || text.get()
                    on:input=move |event| {
                        wrong.set("");
                        text.set(event_target_value(&event));
                    }
                ></textarea>
                <p class="quiet-text" id="quantos">{count}</p>
                <p class="students-wrong" id="erro" role="alert">{said}</p>
            </div>
            <div class="field">
                <label for="lugares">{page.tr("poker-size")}</label>
                <select
                    id="lugares"
                    on:change=move |event| size.set(event_target_value(&event).parse().unwrap_or(USUAL))
                >
                    {(SMALLEST..=LARGEST).map(option).collect_view()}
                </select>
                <p class="quiet-text">{page.tr("poker-size-why")} " " {number("3.10")}</p>
            </div>
            <p class="actions">
                <button type="submit" class="button big"><Icon name="forward"/><span>{page.tr("poker-draw")}</span></button>
                {number("3.5")}
            </p>
        </form>
    }
    .into_any()
}
