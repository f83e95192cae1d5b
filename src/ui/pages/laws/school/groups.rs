//! The age group of a pupil, and the table of all groups in a school year.

use leptos::prelude::*;

use crate::tournament::{AgeGroup, Cycle, SchoolYear};
use crate::ui::page::Page;
use crate::ui::time;
use crate::ui::widgets::{RadioGroup, heads};

/// The greatest and the least age of a pupil, in the year in which the school year begins.
const OLDEST: u16 = 25;
const YOUNGEST: u16 = 5;
/// The age that is set at first: that of a pupil in the fifth form.
const USUAL: u16 = 10;

pub(super) fn finder(page: Page) -> AnyView {
    let i18n = page.i18n;
    let year = RwSignal::new(SchoolYear::on(time::today()));
    // An age and not a year of birth, so that the form stays the same when the date changes.
    let age = RwSignal::new(USUAL);
    let cycle = RwSignal::new(Cycle::Later);
    let born = move || year.get().begins() - age.get();
    let grow = move |step: i32| {
        let wanted = i32::from(age.get_untracked()) + step;
        age.set(u16::try_from(wanted).unwrap_or_default().clamp(YOUNGEST, OLDEST));
    };
    let move_year = move |step: i32| {
        let wanted = i32::from(year.get_untracked().begins()) + step;
        if let Some(found) = u16::try_from(wanted).ok().and_then(SchoolYear::beginning) {
            year.set(found);
            // The year of birth stays the same, so the age changes with the school year.
            grow(step);
        }
    };
    let move_born = move |step: i32| grow(-step);
    let answer = move || {
        let group = AgeGroup::of(cycle.get(), born(), year.get());
        let values = [
            ("year", year.get().to_string().into()),
            ("born", u32::from(born()).into()),
            ("group", group.name().into()),
            ("years", years(page, group, year.get()).into()),
        ];
        i18n.tr_with("school-group-answer", &values)
    };
    view! {
        <div class="school-finder no-print">
            <h3>{i18n.text("school-group-find")}</h3>
            <RadioGroup
                name="ciclo"
                legend=Signal::derive(i18n.text("school-group-cycle"))
                values=Cycle::ALL.to_vec()
                label=move |cycle| (String::new(), cycle_name(page, cycle).into())
                chosen=move || cycle.get()
                choose=move |value| cycle.set(value)
            />
            <div class="school-steppers">
                {stepper(page, "school-group-born", Signal::derive(move || born().to_string()), Callback::new(move_born))}
                {stepper(page, "school-group-year", Signal::derive(move || year.get().to_string()), Callback::new(move_year))}
            </div>
            <p class="school-answer" role="status">{answer}</p>
        </div>
        <div class="school-scroll">
            <table class="school-table school-groups">
                <caption>
                    {move || i18n.tr_with("school-group-all", &[("year", year.get().to_string().into())])}
                </caption>
                <thead>
                    <tr>{heads([i18n.tr("school-group"), i18n.tr("school-group-birth")])}</tr>
                </thead>
                {Cycle::ALL.map(|cycle| of_cycle(page, cycle, year)).into_iter().collect_view()}
            </table>
        </div>
        <p class="quiet-text">{move || moved(page, year.get())}</p>
    }
    .into_any()
}

fn of_cycle(page: Page, cycle: Cycle, year: RwSignal<SchoolYear>) -> AnyView {
    let row = move |group: AgeGroup| {
        view! {
            <tr>
                <th scope="row">{group.name()}</th>
                <td>{move || years(page, group, year.get())}</td>
            </tr>
        }
    };
    view! {
        <tbody>
            <tr>
                <th class="school-cycle" scope="rowgroup" colspan="2">{cycle_name(page, cycle)}</th>
            </tr>
            {cycle.groups().iter().copied().map(row).collect_view()}
        </tbody>
    }
    .into_any()
}

fn stepper(page: Page, label: &'static str, value: Signal<String>, step: Callback<i32>) -> AnyView {
    let i18n = page.i18n;
    let turn = move |by: i32, sign: &'static str, text: &'static str| {
        let said = move || format!("{}: {}", i18n.tr(label), i18n.tr(text));
        view! {
            <button type="button" class="button square" aria-label=said on:click=move |_| step.run(by)>
                {sign}
            </button>
        }
    };
    view! {
        <div class="school-stepper">
            <span>{i18n.text(label)}</span>
            <div>
                {turn(-1, "−", "school-less")}
                <strong data-value=label>{value}</strong>
                {turn(1, "+", "school-more")}
            </div>
        </div>
    }
    .into_any()
}

fn cycle_name(page: Page, cycle: Cycle) -> String {
    page.tr(&format!("school-cycle-{}", cycle.name()))
}

/// The years of birth of a group, in words.
fn years(page: Page, group: AgeGroup, year: SchoolYear) -> String {
    let number = |year: u16| u32::from(year).into();
    match group.years(year) {
        (Some(from), Some(to)) => page.tr_with("school-years-both", &[("from", number(from)), ("to", number(to))]),
        (Some(from), None) => page.tr_with("school-years-from", &[("from", number(from))]),
        (None, Some(to)) => page.tr_with("school-years-to", &[("to", number(to))]),
        (None, None) => String::new(),
    }
}

/// How far the years on show are from those that the regulation prints.
fn moved(page: Page, year: SchoolYear) -> String {
    let (printed, shown) = (SchoolYear::PRINTED.begins(), year.begins());
    let count = u32::from(shown.abs_diff(printed));
    let id = match shown.cmp(&printed) {
        std::cmp::Ordering::Equal => "school-group-printed",
        std::cmp::Ordering::Greater => "school-group-later",
        std::cmp::Ordering::Less => "school-group-earlier",
    };
    page.i18n.tr_with(id, &[("count", count.into())])
}
