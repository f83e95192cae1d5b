//! The sheet on paper, A4, black on white: empty with room to write by hand, or as it was filled in.

use leptos::prelude::*;

use super::context::{Screen, SheetContext};
use super::facsimile::{head_texts, heads};
use super::finish;
use crate::drills::sheet::{LINES, Sheet};
use crate::ui::browser;
use crate::ui::widgets::Button;

pub(super) fn page(context: SheetContext, signal: Option<RwSignal<Sheet>>) -> AnyView {
    let sheet = signal.map(|sheet| sheet.get_untracked());
    let lines = sheet.as_ref().map_or(0, |sheet| sheet.shown.max(sheet.filled()).div_ceil(2));
    let pages = lines.div_ceil(2 * LINES).max(1);
    let back = move || context.screen.set(signal.map_or(Screen::Choose, Screen::Sheet));
    let sheets = (0..pages).map(|number| one(context, sheet.as_ref(), number)).collect_view();
    view! {
        <div class="page paper score-paper">
            <h1 class="visually-hidden">{context.i18n.tr("menu-sheet")}</h1>
            <p class="actions no-print">
                <Button text="sheet-print" on_press=browser::print/>
                <Button look="quiet" text="sheet-back-from-paper" on_press=back/>
            </p>
            {sheets}
        </div>
    }
    .into_any()
}

/// One page of two columns.
fn one(context: SheetContext, sheet: Option<&Sheet>, number: usize) -> AnyView {
    let written = heads(&sheet.map(|sheet| sheet.head.clone()).unwrap_or_default());
    let head = head_texts()
        .into_iter()
        .zip(written)
        .map(|(text, value)| view! { <p><span>{context.tr(text)}</span><b>{value}</b></p> })
        .collect_view();
    let column = |place: usize| {
        let first = (number * 2 + place) * LINES;
        let line = |line: usize| {
            let text = |ply: usize| sheet.map(|sheet| sheet.text(ply).to_string()).unwrap_or_default();
            let time = sheet.map(|sheet| sheet.time(line).to_string()).filter(|time| !time.is_empty());
            view! {
                <tr>
                    <th>{(line + 1).to_string()}</th>
                    <td>{text(2 * line)}</td>
                    <td>{text(2 * line + 1)} {time.map(|time| view! { <small>{time}</small> })}</td>
                </tr>
            }
        };
        view! {
            <table>
                <thead>
                    <tr>
                        <th></th>
                        <th>{context.tr("sheet-white")}</th>
                        <th>{context.tr("sheet-black")}</th>
                    </tr>
                </thead>
                <tbody>{(first..first + LINES).map(line).collect_view()}</tbody>
            </table>
        }
    };
    let result = sheet.map(|sheet| finish::result(sheet.result)).unwrap_or_default();
    let signature = |place: usize| {
        sheet.filter(|sheet| sheet.signed[place]).map(|sheet| {
            let name = if place == 0 { &sheet.head.white } else { &sheet.head.black };
            if name.trim().is_empty() {
                context.tr(if place == 0 { "sheet-white" } else { "sheet-black" })
            } else {
                name.clone()
            }
        })
    };
    view! {
        <article class="score-page">
            <h2>{context.i18n.tr("menu-sheet")}</h2>
            <div class="score-head">{head}</div>
            <div class="score-columns">{column(0)} {column(1)}</div>
            <div class="score-foot">
                <p><span>{context.tr("sheet-result")}</span><b>{result}</b></p>
                <p><span>{context.tr("sheet-sign-white")}</span><b>{signature(0)}</b></p>
                <p><span>{context.tr("sheet-sign-black")}</span><b>{signature(1)}</b></p>
            </div>
        </article>
    }
    .into_any()
}
