//! The pupil's page: the items of a series in order, each with the page that it opens, and the result to show the teacher.

use leptos::prelude::*;

use super::choose::{field, one_of};
use super::context::{Class, way_back};
use super::gather;
use crate::class::{CodeError, Item, Mark, Measure, NAME, Report, Series, pupil, shown_name};
use crate::coding::picture;
use crate::lessons::catalog;
use crate::ui::preferences::use_preferences;
use crate::ui::qr;
use crate::ui::time::now_ms;
use crate::ui::widgets::{Button, TextLink, stars};

const MINUTE: u64 = 60_000;

/// The series that is open.
#[derive(Clone, Copy)]
struct Opened {
    class: Class,
    code: StoredValue<String>,
    series: StoredValue<Series>,
}

pub(super) fn page(class: Class, code: &str) -> AnyView {
    match Series::read(code) {
        Ok(series) => opened(class, code, series),
        // It may be one of several codes.
        Err(CodeError::Other) => gather::page(class, code, page),
        Err(error) => gather::unread(class, error),
    }
}

fn opened(class: Class, code: &str, series: Series) -> AnyView {
    let title = class.title(&series);
    class.set_title(&title);
    let name = series.name.clone();
    let items = series.items.clone();
    let opened = Opened { class, code: StoredValue::new(code.to_string()), series: StoredValue::new(series) };
    let minute = minute_now();
    let begun = code.to_string();
    class.keep_of_pupil(move |kept| kept.open(&begun, minute));
    let step = |(place, item): (usize, Item)| step(opened, place, item);
    view! {
        <div class="page class-page">
            {way_back(class)}
            <h1>{title}</h1>
            <p class="lead">{class.tr("class-pupil-lead")}</p>
            <p class="quiet-text">{class.tr_with("class-of", &[("name", name.into())])}</p>
            <ol class="class-steps">{items.into_iter().enumerate().map(step).collect_view()}</ol>
            {result(opened)}
        </div>
    }
    .into_any()
}

fn minute_now() -> u32 {
    u32::try_from(now_ms() / MINUTE).unwrap_or_default()
}

impl Opened {
    /// What came of an item: what the device keeps where it does, or what the pupil said.
    fn mark(self, place: usize, item: &Item) -> Mark {
        if let Some((done, of)) = self.won(place, item) {
            return if done == 0 { Mark::Open } else { Mark::of(done, of) };
        }
        let said =
            self.code.with_value(|code| self.class.kept.with(|kept| kept.sheet(code)?.marks.get(place).copied()));
        said.unwrap_or_default()
    }

    /// The levels done, of how many: of a lesson, a level or an exercise, whose stars are kept.
    fn won(self, place: usize, item: &Item) -> Option<(u8, u8)> {
        let count = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        match item {
            Item::Level(..) | Item::Exercise(_) => Some((u8::from(self.stars(place, item) > 0), 1)),
            Item::Lesson(course, lesson) => self.class.catalog(*course).with_value(|catalog| {
                let entry = catalog.lessons().find(|entry| entry.id == *lesson)?;
                let done = self.class.progress.with(|progress| progress.done(entry));
                Some((count(done), count(entry.levels.len())))
            }),
            _ => None,
        }
    }

    /// The stars of a level or an exercise.
    fn stars(self, place: usize, item: &Item) -> u8 {
        let key = match item {
            Item::Level(_, lesson, level) => Some(catalog::key(lesson, level)),
            _ => self.series.with_value(|series| {
                let number = series.exercise_number(place)?;
                Some(catalog::key(&series.lesson(), &number.to_string()))
            }),
        };
        key.map_or(0, |key| self.class.progress.with(|progress| progress.stars(&key)))
    }

    fn say(self, place: usize, mark: Mark) {
        let code = self.code.get_value();
        self.class.keep_of_pupil(move |kept| kept.mark(&code, place, mark));
    }
}

/// An item: its page, the line of the teacher, and what came of it.
fn step(opened: Opened, place: usize, item: Item) -> AnyView {
    let class = opened.class;
    let to = opened.series.with_value(|series| series.address(place).unwrap_or_default());
    let to = crate::ui::router::href(to);
    let name = class.name(&item);
    let solution = solution(class, &item);
    let measured = match item.measure() {
        Measure::Stars => won(opened, place, item.clone()),
        Measure::Count(of) => count(opened, place, of),
        Measure::Done => done(opened, place),
    };
    let state = move || match opened.mark(place, &item) {
        Mark::Open => "open",
        Mark::Missed => "wrong",
        Mark::Right => "right",
        Mark::Part(_) => "part",
    };
    view! {
        <li class="card class-step" data-mark=state>
            <TextLink href=to class="button big" icon="forward" text=name/>
            {measured}
            {solution}
        </li>
    }
    .into_any()
}

/// What the device keeps of a lesson, a level or an exercise.
fn won(opened: Opened, place: usize, item: Item) -> AnyView {
    let class = opened.class;
    let said = move || match (&item, opened.won(place, &item)) {
        (Item::Level(..) | Item::Exercise(_), Some(_)) => stars(opened.stars(place, &item)),
        (_, Some((done, of))) => {
            let words = [("done", usize::from(done).into()), ("of", usize::from(of).into())];
            view! { <p>{class.tr_with("class-levels-done", &words)}</p> }.into_any()
        }
        _ => ().into_any(),
    };
    view! { <div class="class-won">{said}</div> }.into_any()
}

/// How many were right, which the page of the exercises says at its end.
fn count(opened: Opened, place: usize, of: u8) -> AnyView {
    let class = opened.class;
    let now = opened.series.with_value(|series| series.items.get(place).map(|item| opened.mark(place, item)));
    let now = now.and_then(Mark::tenths).map(|right| right.to_string()).unwrap_or_default();
    let option = |right: u8| {
        let text = class.tr_with("class-right-of", &[("right", right.into()), ("of", of.into())]);
        (right.to_string(), text)
    };
    let not_yet = (String::new(), class.tr("class-not-yet"));
    let options = std::iter::once(not_yet).chain((0..=of).map(option)).collect();
    let choose = Callback::new(move |value: String| {
        let right = value.parse().ok();
        opened.say(place, right.map_or(Mark::Open, |right| Mark::of(right, of)));
    });
    one_of(format!("certas-{place}"), class.tr("class-how-many"), options, now, choose)
}

/// Whether it was done, which only the pupil knows.
fn done(opened: Opened, place: usize) -> AnyView {
    let class = opened.class;
    let now = move || {
        let item = opened.series.with_value(|series| series.items.get(place).cloned());
        item.map(|item| opened.mark(place, &item)).unwrap_or_default()
    };
    let button = |mark: Mark, id: &str| {
        view! {
            <button
                type="button"
                class="button small quiet"
                aria-pressed=move || (now() == mark).to_string()
                on:click=move |_| opened.say(place, mark)
            >
                <span>{class.tr(id)}</span>
            </button>
        }
    };
    view! {
        <div class="class-done" role="group" aria-label=class.tr("class-did-you")>
            {button(Mark::Right, "class-did")}
            {button(Mark::Missed, "class-did-not")}
            {button(Mark::Open, "class-not-yet")}
        </div>
    }
    .into_any()
}

/// The solution of a position, once it is asked for.
fn solution(class: Class, item: &Item) -> Option<AnyView> {
    let Item::Position(task) = item else { return None };
    let line = task.solution(use_preferences().letters_now());
    (!line.is_empty()).then(|| {
        view! {
            <details class="class-solution">
                <summary>{class.tr("class-solution")}</summary>
                <p>{line}</p>
            </details>
        }
        .into_any()
    })
}

/// The name that is typed now, and the result as a QR code and as digits.
fn result(opened: Opened) -> AnyView {
    let class = opened.class;
    let name = RwSignal::new(String::new());
    let made: RwSignal<Option<Report>> = RwSignal::new(None);
    let said = RwSignal::new(String::new());
    let make = move || {
        let report = untrack(|| report(opened, &name.get()));
        said.set(if report.is_none() { class.tr("class-no-name") } else { String::new() });
        made.set(report);
    };
    let shown = move || made.get().map(|report| show(class, &report));
    view! {
        <section class="card class-result">
            <h2>{class.tr("class-result")}</h2>
            <p>{class.tr("class-result-text")}</p>
            {field("nome", class.tr("class-your-name"), "10", name)}
            <p class="actions"><Button icon="check" text=class.tr("class-show-result") on_press=make/></p>
            <p role="status">{said}</p>
            {shown}
        </section>
    }
    .into_any()
}

/// The result of now; `None` without a name.
fn report(opened: Opened, name: &str) -> Option<Report> {
    let name = pupil(name)?;
    let begun = opened.code.with_value(|code| opened.class.kept.with(|kept| kept.sheet(code).map(|sheet| sheet.begun)));
    let minutes = begun.map_or(0, |begun| minute_now().saturating_sub(begun));
    opened.series.with_value(|series| {
        let marks = series.items.iter().enumerate().map(|(place, item)| opened.mark(place, item)).collect();
        let minutes = u8::try_from(minutes).unwrap_or(u8::MAX);
        Some(Report { name, series: series.check(), marks, minutes })
    })
}

fn show(class: Class, report: &Report) -> AnyView {
    let digits = report.code();
    let name = shown_name(&report.name);
    let (right, of) = crate::class::score(report);
    let words = [("name", name.into()), ("right", right.into()), ("of", of.into())];
    let drawn = picture(&digits.replace(' ', ""));
    let drawn = drawn.map(|drawn| qr::code(&drawn, class.tr("class-result-qr")));
    let groups = digits.split(' ').map(|group| view! { <b>{group.to_string()}</b>" " }).collect_view();
    request_animation_frame(|| crate::ui::browser::focus("resultado"));
    view! {
        <div class="class-code" id="resultado" tabindex="-1">
            <p>{class.tr_with("class-score", &words)}</p>
            {drawn}
            <p class="class-digits">{groups}</p>
            <p class="quiet-text">{class.tr("class-digits-text")}</p>
        </div>
    }
    .into_any()
}

/// The longest name of a pupil is what the field takes.
const _: () = assert!(NAME == 10);
