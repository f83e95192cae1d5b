//! The sheet that was handed in: how many lines are right, and what is wrong in the others, with the article.

use leptos::prelude::*;

use super::context::{Screen, SheetContext};
use super::kept::Kept;
use super::{finish, words};
use crate::drills::marking::{Marking, Verdict};
use crate::drills::sheet::{Cell, Finding, Plan, Report, Sheet, Way};
use crate::texts::Value;
use crate::ui::widgets::{self, Button};
use crate::ui::{browser, marking, refusal};

pub(super) fn report(kept: Kept, report: &Report) -> AnyView {
    let Kept { context, sheet: signal, .. } = kept;
    let sheet = signal.get_untracked();
    request_animation_frame(|| browser::focus("correcao"));
    let values = [("right", report.right_lines().into()), ("of", report.lines().into())];
    let won = report.stars();
    let celebration = (!report.is_empty()).then(|| view! { <p class="celebration">{widgets::stars(won)}</p> });
    let summary =
        if report.is_empty() { context.tr("sheet-nothing-written") } else { context.tr_with("sheet-score", &values) };
    let is_missing = |cell: &Cell| cell.finding == Finding::Missing;
    // Moves in a row that were not written are told once.
    let told: Vec<AnyView> = report
        .cells
        .chunk_by(|one, other| is_missing(one) && is_missing(other))
        .filter_map(|cells| match cells {
            [first, .., last] => Some(missing(context, first.ply, last.ply)),
            [cell] => told(context, &sheet, cell),
            [] => None,
        })
        .collect();
    let times = report.times.iter().filter(|(_, right)| !right).map(|(line, _)| missed_time(context, &sheet, *line));
    let ends = ends(context, &sheet, report);
    let nothing = report.faults() == 0 && !report.is_empty();
    let plan = sheet.plan.clone();
    let again = move || {
        let plan = plan.clone();
        context.begin(Plan { way: if plan.score.is_empty() { Way::Played } else { plan.way }, ..plan });
    };
    view! {
        <section class="card sheet-report" id="correcao" tabindex="-1">
            <h2>{context.tr("sheet-report")}</h2>
            {celebration}
            <p class="sheet-score">{summary}</p>
            {nothing.then(|| view! { <p>{context.tr("sheet-all-right")}</p> })}
            <ul class="sheet-faults">
                {told}
                {times.collect::<Vec<_>>()}
                {ends}
            </ul>
            <p class="actions">
                <Button text="sheet-print" on_press=move || context.screen.set(Screen::Paper(Some(signal)))/>
                <Button look="quiet" text="sheet-again" on_press=again/>
                <Button look="quiet" text="sheet-other-game" on_press=move || context.screen.set(Screen::Choose)/>
            </p>
        </section>
    }
    .into_any()
}

/// One thing to say of a place: where, what, and why.
fn item(look: &'static str, line: usize, place: String, text: &str, why: AnyView) -> AnyView {
    view! {
        <li data-kind=look data-line=(line + 1).to_string()>
            <strong>{place}</strong>
            <p>{words::bold(text)}</p>
            {why}
        </li>
    }
    .into_any()
}

/// What is wrong in a line, with its article.
fn fault(context: SheetContext, line: usize, place: String, text: &str, article: &'static str) -> AnyView {
    item("wrong", line, place, text, refusal::article(context.i18n, article))
}

/// Several moves in a row were not written.
fn missing(context: SheetContext, first: usize, last: usize) -> AnyView {
    let count = last + 1 - first;
    let values = [("count", count.into()), ("last", words::place(context, last).into())];
    let text = context.tr_with("sheet-fault-missing-many", &values);
    fault(context, first / 2, words::place(context, first), &text, "8.1.1")
}

fn told(context: SheetContext, sheet: &Sheet, cell: &Cell) -> Option<AnyView> {
    let ply = cell.ply;
    let written = cell.cell.map_or("", |cell| sheet.text(cell));
    let right = words::written(sheet, ply, context.preferences.letters_now()).unwrap_or_default();
    let values = [("right", right.into()), ("written", written.into())];
    let id = match &cell.finding {
        Finding::Right | Finding::Free => return None,
        Finding::Marked(marking) => return Some(noted(context, sheet, ply, marking, &values)),
        Finding::Missing => "sheet-fault-missing",
        Finding::Skipped => "sheet-fault-skipped",
        Finding::Swapped => "sheet-fault-swapped",
        Finding::Extra => "sheet-fault-extra",
    };
    Some(fault(context, ply / 2, words::place(context, ply), &context.tr_with(id, &values), "8.1.1"))
}

fn noted(context: SheetContext, sheet: &Sheet, ply: usize, marking: &Marking, values: &[(&str, Value)]) -> AnyView {
    let wrong = marking.verdict == Verdict::Wrong;
    let (look, id) = if wrong { ("wrong", "sheet-fault-wrong") } else { ("remark", "sheet-remark") };
    let letters = context.preferences.typed_letters_now();
    let made = sheet.game().position_at(ply).zip(sheet.move_at(ply));
    let lines = made.map(|(before, m)| {
        marking::lines(context.i18n, &|id, values| context.tr_with(id, values), before, m, letters, marking)
    });
    let why = marking::card(context.i18n, &lines.unwrap_or_default());
    item(look, ply / 2, words::place(context, ply), &context.tr_with(id, values), why)
}

fn missed_time(context: SheetContext, sheet: &Sheet, line: usize) -> AnyView {
    let right = sheet.clock_in(line).map(words::clock).unwrap_or_default();
    let id = if sheet.time(line).is_empty() { "sheet-fault-no-time" } else { "sheet-fault-time" };
    let values = [("right", right.into()), ("written", sheet.time(line).to_string().into())];
    let place = context.tr_with("sheet-time-at", &[("number", (line + 1).into())]);
    fault(context, line, place, &context.tr_with(id, &values), "8.1.4")
}

/// The result and the signatures.
fn ends(context: SheetContext, sheet: &Sheet, report: &Report) -> Vec<AnyView> {
    let line = report.lines().saturating_sub(1);
    let mut told = Vec::new();
    if !report.result {
        let right = finish::result(sheet.outcome().unwrap_or_default());
        let written = finish::result(sheet.result);
        let id = if written.is_empty() { "sheet-fault-no-result" } else { "sheet-fault-result" };
        let text = context.tr_with(id, &[("right", right.into()), ("written", written.into())]);
        told.push(fault(context, line, context.tr("sheet-result"), &text, "8.7"));
    }
    if !report.signed {
        told.push(fault(context, line, context.tr("sheet-signatures"), &context.tr("sheet-fault-signed"), "8.7"));
    }
    told
}
