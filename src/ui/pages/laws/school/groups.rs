//! The age group of a pupil, and all of a school year for whoever has a list.

use leptos::prelude::*;

use crate::tournament::{AgeGroup, Cycle, SchoolYear};
use crate::ui::page::Page;
use crate::ui::time;
use crate::ui::widgets::RadioGroup;

/// How old a pupil is at most and at least, in the year in which the school year begins.
const OLDEST: u16 = 25;
const YOUNGEST: u16 = 5;
/// How old somebody is whose year of birth stands there first: in the fifth form.
const USUAL: u16 = 10;

pub(super) fn finder(page: Page) -> AnyView {
    let i18n = page.i18n;
    let year = RwSignal::new(SchoolYear::on(time::today()));
    // Kept as an age, so that another school year shows the same class.
    let age = RwSignal::new(USUAL);
    let cycle = RwSignal::new(Cycle::Later);
    let born = move || year.get().begins() - age.get();
    let move_year = move |step: i32| {
        let wanted = i32::from(year.get_untracked().begins()) + step;
        // The pupil stays the same: born in the same year, older or younger by as much.
        let older = i32::from(age.get_untracked()) + step;
        if let Some(found) = u16::try_from(wanted).ok().and_then(SchoolYear::beginning) {
            year.set(found);
            age.set(u16::try_from(older).unwrap_or_default().clamp(YOUNGEST, OLDEST));
        }
    };
    let move_born = move |step: i32| {
        let wanted = i32::from(age.get_untracked()) - step;
        age.set(u16::try_from(wanted).unwrap_or_default().clamp(YOUNGEST, OLDEST));
    };
    let answer = move || {
        let group = AgeGroup::of(cycle.get(), born(), year.get());
        let values = [
            ("year", year.get().to_string().into()),
            ("born", u32::from(born()).into()),
            ("group", name(group).into()),
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
                label=move |cycle| (String::new(), Signal::derive(i18n.text(cycle_text(cycle))))
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
                    <tr>
                        <th scope="col">{i18n.text("school-group")}</th>
                        <th scope="col">{i18n.text("school-group-birth")}</th>
                    </tr>
                </thead>
                {Cycle::ALL.map(|cycle| of_cycle(page, cycle, year)).into_iter().collect_view()}
            </table>
        </div>
        <p class="quiet-text">{move || moved(page, year.get())}</p>
    }
    .into_any()
}

fn of_cycle(page: Page, cycle: Cycle, year: RwSignal<SchoolYear>) -> AnyView {
    let row = move |group: &AgeGroup| {
        let group = *group;
        view! {
            <tr>
                <th scope="row">{name(group)}</th>
                <td>{move || years(page, group, year.get())}</td>
            </tr>
        }
    };
    view! {
        <tbody>
            <tr>
                <th class="school-cycle" scope="rowgroup" colspan="2">{page.i18n.text(cycle_text(cycle))}</th>
            </tr>
            {cycle.groups().iter().map(row).collect_view()}
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

fn cycle_text(cycle: Cycle) -> &'static str {
    match cycle {
        Cycle::First => "school-cycle-first",
        Cycle::Later => "school-cycle-later",
    }
}

/// As the regulation names it, in every language.
fn name(group: AgeGroup) -> &'static str {
    match group {
        AgeGroup::Sub8 => "Sub 8",
        AgeGroup::Sub10 => "Sub 10",
        AgeGroup::InfantisOne => "Infantis 1",
        AgeGroup::Infantis => "Infantis",
        AgeGroup::Iniciados => "Iniciados",
        AgeGroup::Juvenis => "Juvenis",
        AgeGroup::Juniores => "Juniores/Seniores",
    }
}

/// The years of birth of a group, in words.
fn years(page: Page, group: AgeGroup, year: SchoolYear) -> String {
    let number = |year: u16| u32::from(year).into();
    match group.years(year) {
        (Some(from), Some(to)) => page.i18n.tr_with("school-years-both", &[("from", number(from)), ("to", number(to))]),
        (Some(from), None) => page.i18n.tr_with("school-years-from", &[("from", number(from))]),
        (None, Some(to)) => page.i18n.tr_with("school-years-to", &[("to", number(to))]),
        (None, None) => String::new(),
    }
}

/// How the years on show stand to those that are printed.
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
