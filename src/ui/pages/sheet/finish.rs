//! The end of the game: its result, both signatures, and the sheet goes to the arbiter. FIDE 2023 8.7

use leptos::prelude::*;

use super::kept::Kept;
use crate::chess::pgn::GameResult;
use crate::color::Color;
use crate::drills::sheet::{Sheet, SheetEvent};
use crate::ui::reactive::memo;
use crate::ui::refusal;
use crate::ui::widgets::Button;

const RESULTS: [(GameResult, &str); 3] =
    [(GameResult::WhiteWins, "1-0"), (GameResult::Draw, "½-½"), (GameResult::BlackWins, "0-1")];

/// As it is written on a sheet.
pub(super) fn result(result: GameResult) -> &'static str {
    RESULTS.into_iter().find(|(other, _)| *other == result).map_or("", |(_, text)| text)
}

pub(super) fn card(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let results = RESULTS
        .into_iter()
        .map(|(result, text)| {
            let pressed = move || sheet.with(|sheet| sheet.result == result).to_string();
            view! {
                <button
                    type="button"
                    class="button quiet sheet-result"
                    data-result=text
                    aria-pressed=pressed
                    on:click=move |_| kept.send(SheetEvent::Result(result))
                >
                    {text}
                </button>
            }
        })
        .collect_view();
    let signature = move |side: Color, id: &'static str| {
        let signed = memo(move || sheet.with(|sheet| sheet.signed[usize::from(side == Color::Black)]));
        let (name, unnamed) = sheet.with_untracked(|sheet| match side {
            Color::White => (sheet.head.white.clone(), "sheet-white"),
            Color::Black => (sheet.head.black.clone(), "sheet-black"),
        });
        let name = if name.trim().is_empty() { context.tr(unnamed) } else { name };
        view! {
            <button
                type="button"
                class="sheet-signature"
                data-side=side.name()
                aria-pressed=move || signed.get().to_string()
                on:click=move |_| kept.send(SheetEvent::Sign(side))
            >
                <small>{context.tr(id)}</small>
                <span>{move || signed.get().then(|| name.clone())}</span>
            </button>
        }
    };
    let missing = move || {
        let missing = sheet.with(|sheet| !sheet.is_complete() && !sheet.is_voluntary());
        missing.then(|| {
            view! {
                <p>{context.tr("sheet-complete")}</p>
                {refusal::article(context.i18n, "8.5")}
            }
        })
    };
    let back = memo(move || sheet.with(|sheet: &Sheet| sheet.result));
    view! {
        <section class="card sheet-finish">
            {missing}
            <h2>{context.tr("sheet-result")}</h2>
            <div class="sheet-results" role="group" aria-label=context.tr("sheet-result") data-chosen=move || result(back.get())>
                {results}
            </div>
            <h2>{context.tr("sheet-signatures")}</h2>
            <div class="sheet-signatures">
                {signature(Color::White, "sheet-sign-white")}
                {signature(Color::Black, "sheet-sign-black")}
            </div>
            <p class="actions"><Button look="big" text="sheet-hand-in" on_press=move || kept.send(SheetEvent::HandIn)/></p>
        </section>
    }
    .into_any()
}
