//! The table on other devices: QR codes of it, and the page that one opens. It is a copy of a moment, and says so.

use leptos::prelude::*;

use super::context::{Cup, nothing};
use crate::coding::CodeError;
use crate::site::Route;
use crate::tournament::event::{Event, Posted, PostedRow};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::qr;
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::series::{ShareWords, share};
use crate::ui::widgets::{heads, tool};

/// The codes, one at a time.
pub(super) fn give(cup: Cup) -> AnyView {
    let parts = memo(move || cup.read(Event::posted));
    let at = RwSignal::new(0);
    let count = move || parts.with(Vec::len);
    let shown = move || {
        let part = parts.with(|parts| parts.get(at.get().min(parts.len().saturating_sub(1))).cloned())?;
        Some(untrack(|| one(cup, &part)))
    };
    let go = move |by: isize| {
        at.update(|at| *at = at.saturating_add_signed(by).min(count().saturating_sub(1)));
    };
    let ways = move || {
        (count() > 1).then(|| {
            view! {
                <p>{cup.tr_with("cup-post-several", &[("count", count().into())])}</p>
                <p class="actions">
                    {tool("back", cup.tr("cup-post-before"), move || at.get() == 0, move || go(-1))}
                    {tool("forward", cup.tr("cup-post-after"), move || at.get() + 1 >= count(), move || go(1))}
                </p>
            }
        })
    };
    view! {
        {ways}
        <div class="cup-post" role="status">{shown}</div>
    }
    .into_any()
}

fn one(cup: Cup, part: &Posted) -> AnyView {
    let path = format!("{}#{}", href(Route::Tournament.path()), part.code());
    let which = cup.tr_with("cup-post-rows", &rows_said(part));
    let label = cup.tr_with("cup-post-qr", &[("title", part.title.clone().into())]);
    let drawn = qr::of_address(&(browser::origin() + &path)).map(|drawn| qr::code(&drawn, label));
    let words = ShareWords::of(|what| cup.tr(&format!("cup-post-{what}")));
    view! {
        <p>{which}</p>
        {drawn}
        {share(path, words)}
    }
    .into_any()
}

/// Which rows of the table there are, from 1.
fn rows_said(part: &Posted) -> [(&'static str, crate::texts::Value); 3] {
    let (first, last) = (part.before + 1, part.before + part.rows.len());
    [("first", first.into()), ("last", last.into()), ("all", part.all.into())]
}

/// What an address shows on any device.
pub(super) fn read(page: Page, code: &str) -> AnyView {
    match Posted::read(code) {
        Ok(part) => table(page, &part),
        Err(error) => nothing(page, unread(error), "button quiet"),
    }
}

/// The sentence that says why the digits of an address are no table.
const fn unread(error: CodeError) -> &'static str {
    match error {
        CodeError::NotDigits | CodeError::Damaged | CodeError::TooLong => "cup-post-damaged",
        CodeError::Cut => "cup-post-cut",
        CodeError::TooNew => "cup-post-newer",
        CodeError::Other | CodeError::Unknown => "cup-post-other",
    }
}

fn table(page: Page, part: &Posted) -> AnyView {
    let values = [("round", part.round.into()), ("rounds", part.rounds.into())];
    let some = (part.rows.len() < part.all).then(|| view! { <p>{page.tr_with("cup-post-rows", &rows_said(part))}</p> });
    let row = |row: &PostedRow| {
        view! {
            <tr>
                <td class="school-rank">{row.place}</td>
                <th scope="row">{row.name.clone()}</th>
                <td>{row.points.to_string()}</td>
            </tr>
        }
    };
    let name = if part.of_teams { "cup-post-team" } else { "school-name" };
    let columns = ["school-place", name, "school-points"].map(|id| page.tr(id));
    view! {
        <h1>{part.title.clone()}</h1>
        <p class="lead">{page.tr_with("cup-post-copy-of", &values)}</p>
        {some}
        <div class="school-scroll">
            <table class="school-table cup-posted">
                <thead>
                    <tr>{heads(columns)}</tr>
                </thead>
                <tbody>{part.rows.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
        <p class="quiet-text">{page.tr("cup-post-not-kept")}</p>
    }
    .into_any()
}
