//! The days on which something was solved or played, for who comes back: their number, and those of this month as tiles.

use leptos::prelude::*;

use crate::days::{Days, Month};
use crate::ui::page::Page;
use crate::ui::time::today;

/// Nothing on the first day: there is nothing to come back to yet.
pub fn days(page: Page) -> Option<AnyView> {
    let (kept, today) = (page.records.kept::<Days>(), today());
    kept.has_before(today).then(|| card(page, kept, Month::of(today)))
}

fn card(Page { i18n, .. }: Page, kept: Days, month: Month) -> AnyView {
    let played = kept.of_month(month);
    let all = move || i18n.tr_with("days-all", &[("all", kept.count().into())]);
    // A month that has just begun shows nothing empty.
    let tiles = (!played.is_empty()).then(|| {
        let numbers = played.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        let count = played.len();
        let said = move || i18n.tr_with("days-month", &[("count", count.into()), ("days", numbers.clone().into())]);
        let before = (0..month.weekday).map(|_| view! { <span></span> });
        let tile = |number: u32| {
            view! { <span class="day" data-played=played.contains(&number).to_string()>{number.to_string()}</span> }
        };
        view! {
            <div class="days-month" role="img" aria-label=said>
                {before.collect_view()}
                {(1..=month.length).map(tile).collect_view()}
            </div>
        }
    });
    view! {
        <section class="card days">
            <h2>{i18n.text("days-title")}</h2>
            <p>{all}</p>
            {tiles}
        </section>
    }
    .into_any()
}
