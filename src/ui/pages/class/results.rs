//! Resultados: codes typed, from a photo or by camera, in a grid of pupils by items. Kept on this device alone.

use leptos::prelude::*;

use super::camera;
use super::choose::field;
use super::collecting::{Collecting, digits_of};
use super::context::{Class, way_back};
use crate::class::{Grid, Report, Series, score, shown_name};
use crate::csv;
use crate::route::Classroom;
use crate::ui::browser;
use crate::ui::reactive::memo;
use crate::ui::storage::download;
use crate::ui::widgets::{Button, Icon, heads};

/// With a series in the address, its results; otherwise the choice of those this device knows.
pub(super) fn page(class: Class, code: &str) -> AnyView {
    class.set_title(&class.tr("class-results"));
    let Ok(series) = Series::read(code) else { return choice(class, code) };
    let title = class.title(&series);
    let collecting = Collecting {
        class,
        code: StoredValue::new(code.to_string()),
        series: StoredValue::new(series),
        said: RwSignal::new(String::new()),
    };
    view! {
        <div class="page class-page class-results paper">
            {way_back(class)}
            <h1>{class.tr("class-results")}</h1>
            <p class="lead">{title}</p>
            {collect(collecting)}
            {move || grid(collecting)}
            <p class="quiet-text no-print">{class.tr("class-results-limits")}</p>
        </div>
    }
    .into_any()
}

/// The series there are, or why the one in the address is none.
fn choice(class: Class, code: &str) -> AnyView {
    let wrong = Series::read(code).err().filter(|_| !code.is_empty());
    let wrong = wrong.map(|error| view! { <p role="alert">{class.tr(error.id())}</p> });
    let links = move || {
        let (draft, sheets) = class.kept.with(|kept| (kept.draft.clone(), kept.sheets.clone()));
        let mut codes = vec![draft];
        codes.extend(sheets.into_iter().map(|sheet| sheet.code));
        codes.dedup();
        codes.iter().filter_map(|code| class.link(Classroom::Results, code)).collect_view()
    };
    view! {
        <div class="page class-page">
            {way_back(class)}
            <h1>{class.tr("class-results")}</h1>
            {wrong}
            <section class="card">
                <p>{class.tr("class-results-of")}</p>
                <ul class="class-known">{links}</ul>
            </section>
        </div>
    }
    .into_any()
}

/// The ways for codes to come in.
fn collect(collecting: Collecting) -> AnyView {
    let class = collecting.class;
    let typed = RwSignal::new(String::new());
    let press = move || {
        if collecting.take(&typed.get_untracked()) {
            typed.set(String::new());
        }
        browser::focus("codigo");
    };
    view! {
        <section class="card no-print">
            <h2>{class.tr("class-collect")}</h2>
            <form
                on:submit=move |event| {
                    event.prevent_default();
                    press();
                }
            >
                {field("codigo", class.tr("class-typed"), "120", typed)}
                <p class="actions">
                    <Button icon="check" text=class.tr("class-take") on_press=press/>
                </p>
            </form>
            {camera::ways(collecting)}
            <p role="status" class="class-said">{move || collecting.said.get()}</p>
        </section>
    }
    .into_any()
}

/// Pupils by items, with totals, and what can be done with them.
fn grid(collecting: Collecting) -> AnyView {
    let class = collecting.class;
    let grid = collecting.grid();
    if grid.rows().is_empty() {
        return view! { <p>{class.tr("class-no-results")}</p> }.into_any();
    }
    let names = collecting.names();
    let hardest = grid.hardest();
    let hard: Vec<&str> = hardest.iter().filter_map(|place| names.get(*place)).map(String::as_str).collect();
    let hard = (!hard.is_empty()).then(|| class.tr_with("class-hardest", &[("items", hard.join(", ").into())]));
    let columns = names.iter().enumerate().map(|(place, _)| (place + 1).to_string());
    let columns = std::iter::once(class.tr("class-pupil"))
        .chain(columns)
        .chain(["class-total", "class-minutes"].map(|id| class.tr(id)));
    let rows = grid.rows().iter().map(|row| grid_row(collecting, &grid, row)).collect_view();
    let totals = (0..names.len()).map(|item| {
        let (right, of) = grid.total(item);
        let share = (right * 100).checked_div(of).map_or_else(|| "–".to_string(), |share| format!("{share} %"));
        view! { <td data-hardest=hardest.contains(&item).to_string()>{share}</td> }
    });
    let legend = names.iter().map(|name| view! { <li>{name.clone()}</li> }).collect_view();
    view! {
        <section class="card">
            <p>{class.tr_with("class-count", &[("count", grid.rows().len().into())])}</p>
            <div class="class-scroll" tabindex="0" role="region" aria-label=class.tr("class-results")>
                <table class="class-grid">
                    <thead>
                        <tr>{heads(columns)}<th class="no-print"><span class="visually-hidden">{class.tr("class-remove-head")}</span></th></tr>
                    </thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        <tr><th scope="row">{class.tr("class-average")}</th>{totals.collect_view()}<td></td><td></td><td class="no-print"></td></tr>
                    </tfoot>
                </table>
            </div>
            <ol class="class-legend">{legend}</ol>
            <p>{hard}</p>
        </section>
        {ways_on(collecting)}
    }
    .into_any()
}

fn grid_row(collecting: Collecting, grid: &Grid, row: &Report) -> AnyView {
    let class = collecting.class;
    let name = shown_name(&row.name);
    let twice =
        grid.is_repeated(&row.name).then(|| view! { <span class="class-twice">{class.tr("class-same-name")}</span> });
    let marks = row.marks.iter().map(|mark| {
        let (kind, text) = match mark.tenths() {
            None => ("open", "–".to_string()),
            Some(0) => ("wrong", "✗".to_string()),
            Some(10) => ("right", "✓".to_string()),
            Some(tenths) => ("part", tenths.to_string()),
        };
        view! { <td data-mark=kind>{text}</td> }
    });
    let (right, of) = score(row);
    let remove = class.tr_with("class-remove", &[("item", name.as_str().into())]);
    let result = digits_of(row);
    let away = move || {
        let (code, result) = (collecting.code.get_value(), result.clone());
        class.keep(move |kept| kept.remove(&code, &result));
    };
    view! {
        <tr>
            <th scope="row">{name} {twice}</th>
            {marks.collect_view()}
            <td>{format!("{} %", right * 100 / of.max(1))}</td>
            <td>{row.minutes.to_string()}</td>
            <td class="no-print">
                <button
                    type="button"
                    class="button small square quiet"
                    aria-label=remove.clone()
                    title=remove
                    on:click=move |_| away()
                >
                    <Icon name="bin"/>
                </button>
            </td>
        </tr>
    }
    .into_any()
}

/// Printing, a file for a spreadsheet, erasing.
fn ways_on(collecting: Collecting) -> AnyView {
    let class = collecting.class;
    let save = move || {
        let mut heads = vec![class.tr("class-pupil")];
        heads.extend(collecting.names());
        heads.extend(["class-total", "class-of-tenths", "class-minutes"].map(|id| class.tr(id)));
        let text = untrack(|| collecting.grid()).csv(&heads);
        if !download("turma.csv", "text/csv", &csv::file(&text)) {
            collecting.said.set(class.tr("class-no-file"));
        }
    };
    let sure = RwSignal::new(false);
    let erase = move || {
        if sure.get_untracked() {
            class.keep(crate::class::ClassRecord::erase);
            collecting.said.set(class.tr("class-erased"));
        }
        sure.update(|sure| *sure = !*sure);
    };
    let words = memo(move || class.tr(if sure.get() { "class-erase-sure" } else { "class-erase" }));
    view! {
        <p class="actions no-print">
            <Button look="quiet" icon="print" text=class.tr("class-print") on_press=browser::print/>
            <Button look="quiet" icon="download" text=class.tr("class-csv") on_press=save/>
            <Button look="quiet" icon="bin" text=move || words.get() on_press=erase/>
        </p>
    }
    .into_any()
}
