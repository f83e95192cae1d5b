//! The sheet on paper, A4, black on white: empty with room to write by hand, or as it was filled in.

use leptos::prelude::*;

use super::context::{Screen, SheetContext};
use super::finish;
use crate::drills::sheet::{LINES, Sheet};
use crate::ui::browser;
use crate::ui::score_page::{self, ScorePage};
use crate::ui::widgets::Button;

pub(super) fn page(context: SheetContext, signal: Option<RwSignal<Sheet>>) -> AnyView {
    let back = move || context.screen.set(signal.map_or(Screen::Choose, Screen::Sheet));
    let pages = signal
        .map_or_else(|| vec![ScorePage::default()], |sheet| sheet.with_untracked(|sheet| filled_in(context, sheet)));
    view! {
        <div class="page paper score-paper">
            <h1 class="visually-hidden">{context.i18n.tr("menu-sheet")}</h1>
            <p class="actions no-print">
                <Button text="sheet-print" on_press=browser::print/>
                <Button look="quiet" text="sheet-back-from-paper" on_press=back/>
            </p>
            {pages.iter().map(|written| score_page::view(*context, written)).collect_view()}
        </div>
    }
    .into_any()
}

/// The sheet as it was filled in, in as many pages as it needs.
fn filled_in(context: SheetContext, sheet: &Sheet) -> Vec<ScorePage> {
    let lines = sheet.shown.max(sheet.filled()).div_ceil(2);
    let line = |line: usize| {
        [sheet.text(2 * line).to_string(), sheet.text(2 * line + 1).to_string(), sheet.time(line).to_string()]
    };
    let signature = |place: usize, name: &str, side: &str| match name.trim() {
        _ if !sheet.signed[place] => String::new(),
        "" => context.tr(side),
        name => name.to_string(),
    };
    let page = |number: usize| {
        let before = number * 2 * LINES;
        ScorePage {
            head: sheet.head.clone(),
            before,
            lines: (before..before + 2 * LINES).map(line).collect(),
            result: finish::result(sheet.result),
            signed: [signature(0, &sheet.head.white, "sheet-white"), signature(1, &sheet.head.black, "sheet-black")],
        }
    };
    (0..lines.div_ceil(2 * LINES).max(1)).map(page).collect()
}
