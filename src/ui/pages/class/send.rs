//! Giving a series to a class: its address, a QR code on the wall, cards of paper, the device's own dialog.

use leptos::prelude::*;

use super::context::{Class, address, href};
use crate::class::{MOST_DIGITS, Series, parts};
use crate::coding::{Picture, version};
use crate::route::Classroom;
use crate::ui::browser;
use crate::ui::projection::use_projection;
use crate::ui::qr::{self, EASY};
use crate::ui::series::{ShareWords, share, share_dialog};
use crate::ui::storage::download;
use crate::ui::widgets::{Button, TextLink};

/// Cards on a sheet of paper.
const CARDS: usize = 6;

pub(super) fn card(class: Class, series: &Series) -> AnyView {
    let digits = series.code();
    if digits.len() > MOST_DIGITS {
        return view! { <p class="card no-print" role="alert">{class.tr("class-too-long")}</p> }.into_any();
    }
    let whole = address(&digits);
    let path = format!("{}#{digits}", href(Classroom::Series));
    let title = class.title(series);
    let projection = use_projection();
    let words = ShareWords::of(|what| class.tr(&format!("class-{what}")));
    let codes = codes(class, series);
    let count = codes.len();
    let note = match count {
        0 => Some(class.tr("class-only-file")),
        1 => None,
        _ => Some(class.tr_with("class-parts-needed", &[("count", count.into())])),
    };
    let note = note.map(|note| view! { <p class="class-parts-needed">{note}</p> });
    let cards = (count > 0).then(|| cards(&codes));
    let at = RwSignal::new(0);
    let wall = (count > 0).then(|| wall(class, codes, at));
    // The presenter's keys go from code to code.
    let turn = move |down: bool| {
        at.update(|at| *at = if down { (*at + 1).min(count.saturating_sub(1)) } else { at.saturating_sub(1) });
    };
    projection.on_turn(Callback::new(turn));
    let toggle = move || if projection.is_on() { projection.stop() } else { projection.start() };
    let dialog = share_dialog(class.tr("class-share-dialog"), &title, &whole);
    let said = RwSignal::new(String::new());
    let save = move || {
        let done = download("ficha.txt", "text/plain", &format!("{whole}\n"));
        said.set(class.tr(if done { "class-file-saved" } else { "class-no-file" }));
    };
    let on_wall = (count > 0).then(|| {
        view! {
            <Button look="quiet" icon="full-screen" text=class.tr("class-wall") on_press=move || untrack(toggle)/>
            <Button look="quiet" icon="print" text=class.tr("class-cards") on_press=browser::print/>
        }
    });
    view! {
        <section class="card class-send no-print">
            <h2>{class.tr("class-send")}</h2>
            {note}
            {wall}
            {share(path.clone(), words)}
            <p class="actions">
                {on_wall}
                {dialog}
                <TextLink
                    href=format!("{}#{digits}", href(Classroom::Prepare))
                    class="button quiet"
                    icon="print"
                    text=class.tr("class-on-paper")
                />
                <Button look="quiet" icon="download" text=class.tr("class-file-save") on_press=save/>
                <TextLink href=path class="button" icon="forward" text=class.tr("class-open")/>
                <TextLink
                    href=format!("{}#{digits}", href(Classroom::Results))
                    class="button quiet"
                    icon="sheet"
                    text=class.tr("class-results")
                />
            </p>
            <p role="status">{said}</p>
        </section>
        {cards}
    }
    .into_any()
}

/// A QR code with what stands above it and what it is called.
#[derive(Clone)]
pub(super) struct Shown {
    pub(super) title: String,
    pub(super) label: String,
    pub(super) picture: Picture,
}

impl Shown {
    /// As an item of a list on paper.
    pub(super) fn item(&self) -> AnyView {
        view! {
            <li>
                <strong>{self.title.clone()}</strong>
                {qr::code(&self.picture, self.label.clone())}
            </li>
        }
        .into_any()
    }
}

/// The codes of a series: one where it can be read off a wall, otherwise its parts; none where there would be too many.
pub(super) fn codes(class: Class, series: &Series) -> Vec<Shown> {
    let (title, whole) = (class.title(series), address(&series.code()));
    let label = class.tr_with("class-qr", &[("title", title.as_str().into())]);
    if version(&whole).is_some_and(|version| version <= EASY) {
        let one = |picture| Shown { title, label, picture };
        return qr::of_address(&whole).map(one).into_iter().collect();
    }
    let parts = parts(series).unwrap_or_default();
    let of = parts.len();
    let shown = |(number, digits): (usize, String)| {
        let words = [("number", number.into()), ("count", of.into())];
        let place = class.tr_with("class-part-of", &words);
        let picture = qr::of_address(&address(&digits))?;
        Some(Shown { title: format!("{title} · {place}"), label: format!("{label}. {place}"), picture })
    };
    (1..).zip(parts).filter_map(shown).collect()
}

/// One code large, and the way to the others.
fn wall(class: Class, codes: Vec<Shown>, at: RwSignal<usize>) -> AnyView {
    let count = codes.len();
    let shown = move || {
        let Shown { title, label, picture } = codes.get(at.get())?.clone();
        Some(view! {
            <p class="class-wall-title" aria-hidden="true">{title}</p>
            {qr::code(&picture, label)}
        })
    };
    let number = move |place: usize| {
        let words = [("number", (place + 1).into()), ("count", count.into())];
        view! {
            <button
                type="button"
                class="button small quiet"
                aria-pressed=move || (at.get() == place).to_string()
                on:click=move |_| at.set(place)
            >
                <span>{class.tr_with("class-part-of", &words)}</span>
            </button>
        }
    };
    let numbers = (count > 1).then(|| {
        view! {
            <div class="class-done class-part-numbers" role="group" aria-label=class.tr("class-part-choose")>
                {(0..count).map(number).collect_view()}
            </div>
        }
    });
    view! { <div class="class-wall">{shown} {numbers}</div> }.into_any()
}

/// Cards to print and cut, on paper alone: every code as often as the others.
fn cards(codes: &[Shown]) -> AnyView {
    let times = (CARDS / codes.len().max(1)).max(1);
    let all = (0..times).flat_map(|_| codes.iter().map(Shown::item)).collect_view();
    view! { <ul class="class-cards" aria-hidden="true">{all}</ul> }.into_any()
}
