//! A series on paper: its head with lines to fill in and the QR code, so many diagrams on a sheet, questions below one another,
//! and the answers in the same order on a page of their own. Three versions have other orders. Ficha em papel.

use leptos::prelude::*;

use super::context::{Class, href};
use super::gather::unread;
use super::printed::{Found, Printed, fetch, tasks};
use super::send::{self, Shown};
use crate::class::paper::{Block, DIAGRAMS, Room, blocks, is_mirrored, lines, versions};
use crate::class::{Item, Series};
use crate::color::Color;
use crate::hands::letter;
use crate::random::seed_of;
use crate::route::Classroom;
use crate::ui::browser;
use crate::ui::game::turn_of;
use crate::ui::loader::once_here;
use crate::ui::qr;
use crate::ui::widgets::{Button, RadioGroup, TextLink, switch};

/// Diagrams on a sheet until a teacher chooses.
const USUAL: usize = 6;

/// The sheet of the series in the address.
pub(super) fn page(class: Class, code: &str) -> AnyView {
    let series = match Series::read(code) {
        Ok(series) => series,
        Err(error) => return unread(class, error),
    };
    class.set_title(&class.title(&series));
    let (asked, opened) = (series.clone(), series.clone());
    let ask = move || fetch(class, &asked);
    let make = move |found: Vec<Found>| StoredValue::new(Opened::new(class, &opened, found));
    once_here(class.i18n, "menu-class", ask, make, move |opened| untrack(|| choices_and_sheet(class, &series, opened)))
}

/// What is printed of a series.
#[derive(Clone)]
struct Opened {
    tasks: Vec<Printed>,
    /// The names of what is done on a screen alone.
    left: Vec<String>,
    /// The order of each version.
    orders: Vec<Vec<usize>>,
    /// The QR codes of the series.
    codes: Vec<Shown>,
}

impl Opened {
    fn new(class: Class, series: &Series, found: Vec<Found>) -> Opened {
        let (mut all, mut left) = (Vec::new(), Vec::new());
        for (item, found) in series.items.iter().zip(found) {
            let mut printed = tasks(class, &series.name, item, found);
            if printed.is_empty() {
                left.push(named(class, item));
            }
            all.append(&mut printed);
        }
        let rooms: Vec<Room> = all.iter().map(Printed::room).collect();
        Opened {
            tasks: all,
            left,
            orders: versions(&rooms, seed_of(&series.code())),
            codes: send::codes(class, series),
        }
    }

    /// What is printed in a block, in its order.
    fn of(&self, block: &Block, version: usize) -> impl Iterator<Item = Printed> {
        let printed = block.tasks.iter().filter_map(|place| self.tasks.get(*place));
        printed.map(move |task| if is_mirrored(version) { task.mirrored() } else { task.clone() })
    }

    fn blocks(&self, version: usize, diagrams: usize) -> Vec<Block> {
        let rooms: Vec<Room> = self.tasks.iter().map(Printed::room).collect();
        self.orders.get(version).map(|order| blocks(order, &rooms, diagrams)).unwrap_or_default()
    }
}

/// What an item is called, as a part of a sentence.
fn named(class: Class, item: &Item) -> String {
    class.name(item).trim_end_matches('.').to_string()
}

/// What a teacher chooses, and the sheet.
fn choices_and_sheet(class: Class, series: &Series, opened: StoredValue<Opened>) -> AnyView {
    let (diagrams, version, halves) = (RwSignal::new(USUAL), RwSignal::new(0), RwSignal::new(false));
    let count = opened.with_value(|opened| opened.orders.len());
    let draft = series.clone();
    let sheet = move || {
        let asked = Paper { version: version.get(), diagrams: diagrams.get(), halves: halves.get() };
        untrack(|| opened.with_value(|opened| sheet(class, &draft, opened, asked)))
    };
    let number = |number: usize| (number.to_string(), Signal::stored(number.to_string()));
    let version_label = move |place: usize| {
        let name = letter(place).to_string();
        let said = class.tr_with("class-paper-version-name", &[("version", name.as_str().into())]);
        (name, Signal::stored(said))
    };
    let places: Vec<usize> = (0..count).collect();
    let choice = (count > 1).then(|| {
        view! {
            <RadioGroup
                name="versao"
                legend=Signal::stored(class.tr("class-paper-versions"))
                values=places.clone()
                label=version_label
                chosen=move || version.get()
                choose=move |chosen| version.set(chosen)
            />
        }
    });
    view! {
        <div class="page paper class-paper">
            <p class="actions no-print">
                <Button icon="print" text=class.tr("paper-print") on_press=browser::print/>
                <TextLink
                    href=href(Classroom::Prepare)
                    class="button quiet"
                    icon="back"
                    text=class.tr("class-paper-back")
                />
            </p>
            <section class="card no-print">
                <RadioGroup
                    name="diagramas"
                    legend=Signal::stored(class.tr("class-paper-diagrams"))
                    values=DIAGRAMS.to_vec()
                    label=number
                    chosen=move || diagrams.get()
                    choose=move |chosen| diagrams.set(chosen)
                />
                {choice}
                {switch(Signal::stored(class.tr("class-paper-halves")), halves.into(), Callback::new(move |on| halves.set(on)))}
            </section>
            {sheet}
        </div>
    }
    .into_any()
}

/// How a teacher wants the sheet.
#[derive(Clone, Copy)]
struct Paper {
    version: usize,
    diagrams: usize,
    /// Two copies side by side on each A4.
    halves: bool,
}

fn sheet(class: Class, series: &Series, opened: &Opened, paper: Paper) -> AnyView {
    let Paper { version, diagrams, halves } = paper;
    let title = class.title(series);
    let code = series.short_code();
    let code = if opened.orders.len() > 1 {
        let version = letter(version).to_string();
        class.tr_with("class-paper-code", &[("code", code.into()), ("version", version.into())])
    } else {
        class.tr_with("paper-code", &[("code", code.into())])
    };
    let blocks = opened.blocks(version, diagrams);
    let answers: Vec<AnyView> =
        blocks.iter().flat_map(|block| opened.of(block, version)).map(|printed| answer(&printed)).collect();
    let is_empty = answers.is_empty();
    let pupils = || {
        let empty = is_empty.then(|| view! { <p>{class.tr("class-paper-empty")}</p> });
        let left = (!opened.left.is_empty()).then(|| {
            let items = opened.left.join("; ");
            view! { <p class="class-paper-left">{class.tr_with("class-paper-left", &[("items", items.into())])}</p> }
        });
        view! {
            <div>
                {head(class, title.clone(), code.clone(), &opened.codes, left.into_any())}
                {empty}
                {lists(class, opened, &blocks, paper)}
                {several(&opened.codes)}
            </div>
        }
    };
    // The second copy is only printed.
    let copies = halves.then(&pupils);
    let heading = class.tr_with("paper-answers", &[("title", title.clone().into())]);
    view! {
        <div class="class-paper-copies">{pupils()} {copies}</div>
        <section class="paper-answers">
            <h2>{heading}</h2>
            <p class="paper-code">{code}</p>
            <ol>{answers}</ol>
        </section>
    }
    .into_any()
}

/// The tasks, numbered from one block to the next.
fn lists(class: Class, opened: &Opened, blocks: &[Block], paper: Paper) -> Vec<AnyView> {
    let Paper { version, diagrams, .. } = paper;
    let mut number = 1;
    let mut all = Vec::with_capacity(blocks.len());
    for block in blocks {
        let start = number.to_string();
        let rows: Vec<AnyView> = (number..)
            .zip(opened.of(block, version))
            .map(|(number, printed)| task(class, &printed, number, diagrams))
            .collect();
        number += rows.len();
        all.push(match block.room {
            Room::Diagram => view! {
                <ol class="paper-tasks class-paper-page" data-diagrams=diagrams.to_string() start=start>
                    {rows}
                </ol>
            }
            .into_any(),
            Room::Row => view! { <ol class="quiz-paper-tasks" start=start>{rows}</ol> }.into_any(),
        });
    }
    all
}

/// The title, the code of the series, lines to fill in, what the marks mean, and the QR code where there is one.
fn head(class: Class, title: String, code: String, codes: &[Shown], left: AnyView) -> AnyView {
    let field = |text: String, width: &'static str| {
        view! { <span class="class-paper-field" data-width=width>{text} " " <i></i></span> }
    };
    let side = |side: Color| {
        let text = turn_of(class.i18n, side);
        view! { <span>{mark(side, None)} " " {text}</span> }
    };
    let picture =
        if let [Shown { picture, label, .. }] = codes { Some(qr::code(picture, label.clone())) } else { None };
    view! {
        <header class="class-paper-head">
            <div>
                <h1>{title}</h1>
                <p class="paper-code">{code}</p>
                <p class="class-paper-fields">
                    {field(class.tr("class-paper-class"), "short")}
                    {field(class.tr("class-paper-number"), "short")}
                    {field(class.tr("paper-name"), "name")}
                    {field(class.tr("paper-date"), "short")}
                    {field(class.tr("class-paper-mark"), "short")}
                </p>
                <p class="class-paper-sides">{side(Color::White)} {side(Color::Black)}</p>
                {left}
            </div>
            {picture}
        </header>
    }
    .into_any()
}

/// The mark for who plays; `said` is what it is called where no words stand beside it.
fn mark(side: Color, said: Option<String>) -> AnyView {
    let role = said.is_some().then_some("img");
    let hidden = said.is_none().then_some("true");
    view! { <span class="paper-side" data-side=side.name() role=role aria-label=said aria-hidden=hidden></span> }
        .into_any()
}

fn task(class: Class, printed: &Printed, number: usize, diagrams: usize) -> AnyView {
    match printed {
        Printed::Diagram { diagram, is_open, .. } => {
            let turn = diagram.turn.map(|side| {
                let said = turn_of(class.i18n, side);
                mark(side, Some(said))
            });
            let lines = lines(diagrams, *is_open);
            let drawn = (**diagram).clone().view(class.i18n, number, turn.into_any(), lines);
            view! { <li class="paper-task">{drawn}</li> }.into_any()
        }
        Printed::Question(questions, place) => questions.task(*place).into_any(),
    }
}

fn answer(printed: &Printed) -> AnyView {
    match printed {
        Printed::Diagram { answer, .. } => view! { <li>{answer.clone()}</li> }.into_any(),
        Printed::Question(questions, place) => view! { <li>{questions.answer(*place)}</li> }.into_any(),
    }
}

/// The QR codes of a series that needs several.
fn several(codes: &[Shown]) -> Option<AnyView> {
    let all = || view! { <ul class="class-paper-codes">{codes.iter().map(Shown::item).collect_view()}</ul> }.into_any();
    (codes.len() > 1).then(all)
}
