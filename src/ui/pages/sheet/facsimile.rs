//! The sheet as it looks: the head, the lines with White's and Black's moves, the clock's times.

use leptos::prelude::*;

use super::kept::Kept;
use super::words;
use crate::drills::sheet::{Cell, Finding, Report, SheetEvent};
use crate::ui::loader::Fetched;
use crate::ui::reactive::memo;
use crate::ui::score_page::{HEAD, heads};

/// Lines on show before the game has so many.
const FEWEST: usize = 10;

pub(super) fn sheet(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let lines = memo(move || {
        let (lines, done) = sheet.with(|sheet| (sheet.shown.max(sheet.filled()).div_ceil(2), sheet.handed_in));
        if done { lines } else { (lines + 1).next_multiple_of(FEWEST) }
    });
    let fresh = memo(move || sheet.with(|sheet| sheet.shown == 0));
    let report = context.report;
    let timed = sheet.with_untracked(|sheet| sheet.plan.asks_time(4));
    let head = HEAD
        .into_iter()
        .enumerate()
        .map(|(place, (id, text))| {
            let value = move || sheet.with(|sheet| heads(&sheet.head)[place].clone());
            let write = move |event| {
                let mut head = sheet.with_untracked(|sheet| sheet.head.clone());
                *head.fields()[place] = event_target_value(&event);
                kept.send(SheetEvent::Head(head));
            };
            view! {
                <label for=id>{context.tr(text)}</label>
                <input id=id type="text" maxlength="40" autocomplete="off" prop:value=value on:change=write/>
            }
        })
        .collect_view();
    let rows = move || {
        (0..lines.get())
            .map(|line| {
                let time = (timed && sheet.with_untracked(|sheet| sheet.plan.asks_time(line)))
                    .then(|| time(kept, report, line));
                view! {
                    <li class:timed=timed>
                        <span class="facsimile-number">{(line + 1).to_string()}</span>
                        {cell(kept, report, 2 * line)}
                        {cell(kept, report, 2 * line + 1)}
                        {time}
                    </li>
                }
            })
            .collect_view()
    };
    let known = sheet.with_untracked(|sheet| sheet.known.clone());
    let players = (!known.white.is_empty()).then(|| {
        let values = [("white", known.white.clone().into()), ("black", known.black.clone().into())];
        let mut text = context.tr_with("sheet-players", &values);
        for more in [&known.event, &known.date] {
            if !more.is_empty() {
                text += &format!(" {more}.");
            }
        }
        view! { <p class="quiet-text">{text}</p> }
    });
    view! {
        <section class="card facsimile" aria-label=context.i18n.tr("menu-sheet")>
            <details open=move || fresh.get()>
                <summary>{context.tr("sheet-head")}</summary>
                {players}
                <div class="facsimile-head">{head}</div>
            </details>
            <div class="facsimile-names" class:timed=timed aria-hidden="true">
                <span></span>
                <strong>{context.tr("sheet-white")}</strong>
                <strong>{context.tr("sheet-black")}</strong>
                {timed.then(|| view! { <strong>{context.tr("sheet-time")}</strong> })}
            </div>
            <ol class="facsimile-lines">{rows}</ol>
        </section>
    }
    .into_any()
}

/// How the sheet's place was marked, once it is handed in: by what stands in it, or by what is missing there.
fn mark(report: &Report, place: usize) -> Option<&'static str> {
    let of = |cell: &&Cell| cell.cell.unwrap_or(cell.ply) == place;
    // A place that holds a move stands for it, and not for the one that was left out there.
    let cell = report.cells.iter().filter(of).max_by_key(|cell| cell.cell.is_some())?;
    Some(match &cell.finding {
        Finding::Right => "right",
        Finding::Free => "free",
        Finding::Marked(_) if cell.finding.is_right() => "remark",
        _ => "wrong",
    })
}

fn cell(kept: Kept, report: RwSignal<Fetched<Report>>, ply: usize) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let text = memo(move || sheet.with(|sheet| sheet.text(ply).to_string()));
    let mark = memo(move || report.with(|report| mark(report.here()?, ply)));
    let name = move || {
        let written = text.get();
        let written = if written.is_empty() { context.tr("sheet-blank") } else { written };
        let marked = match mark.get() {
            Some("right" | "remark") => format!(", {}", context.tr("sheet-mark-right")),
            Some("wrong") => format!(", {}", context.tr("sheet-mark-wrong")),
            _ => String::new(),
        };
        format!("{}: {written}{marked}", words::place(context, ply))
    };
    let current = move || (kept.at.get() == ply && report.with(|report| report.here().is_none())).then_some("true");
    view! {
        <button
            type="button"
            class="facsimile-cell"
            data-place=ply.to_string()
            data-made=move || sheet.with(|sheet| ply < sheet.shown).to_string()
            data-mark=move || mark.get()
            aria-current=current
            aria-label=name
            disabled=move || report.with(|report| report.here().is_some())
            on:click=move |_| kept.open(ply)
        >
            {move || text.get()}
        </button>
    }
    .into_any()
}

fn time(kept: Kept, report: RwSignal<Fetched<Report>>, line: usize) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let mark = move || {
        let right = report.with(|report| report.here()?.times.iter().find(|(other, _)| *other == line).copied());
        right.map(|(_, right)| if right { "right" } else { "wrong" })
    };
    let write = move |event| kept.send(SheetEvent::Time { line, text: event_target_value(&event) });
    view! {
        <input
            class="facsimile-time"
            type="text"
            maxlength="8"
            autocomplete="off"
            inputmode="text"
            placeholder="0:00"
            aria-label=context.tr_with("sheet-time-at", &[("number", (line + 1).into())])
            data-mark=mark
            disabled=move || report.with(|report| report.here().is_some())
            prop:value=move || sheet.with(|sheet| sheet.time(line).to_string())
            on:change=write
        />
    }
    .into_any()
}
