//! A copy that was opened, before anything of it counts: what is in it, what is here, and what becomes of each.

use leptos::prelude::*;

use super::held;
use super::shelf::Shelf;
use crate::copies::{Fate, Row, Side, rows, values};
use crate::storage::{ImportError, Snapshot};
use crate::ui::time::moment_name;
use crate::ui::widgets::{Button, RadioGroup};

/// A file that was read and holds a copy.
#[derive(Clone)]
pub struct Opened {
    name: String,
    text: String,
    copy: Snapshot,
}

impl Opened {
    pub fn new(name: String, text: String) -> Result<Opened, ImportError> {
        Ok(Opened { name, copy: Snapshot::read(&text)?, text })
    }
}

/// When the newest record of the copy was saved, in milliseconds since 1970.
fn newest(rows: &[Row]) -> Option<u64> {
    let saved = |row: &Row| if let Side::Held { saved_at, .. } = row.copy { Some(saved_at) } else { None };
    rows.iter().filter_map(saved).max()
}

fn fate_text(row: &Row) -> &'static str {
    match row.fate {
        Fate::Stays if row.copy == Side::Absent => "fate-only-here",
        Fate::Stays => "fate-same",
        Fate::Comes => "fate-comes",
        Fate::Joined => "fate-joined",
        Fate::Chosen => "fate-chosen",
        Fate::Unreadable => "fate-unreadable",
        Fate::Locked => "fate-locked",
    }
}

pub fn preview(shelf: Shelf, opened: RwSignal<Option<Opened>>, open: RwSignal<bool>) -> AnyView {
    let i18n = shelf.i18n;
    let Some(Opened { name, text, copy }) = opened.get_untracked() else { return ().into_any() };
    let here = shelf.records.snapshot().unwrap_or_default();
    let rows = rows(&here, &copy);
    let chosen = RwSignal::new(Vec::<&'static str>::new());
    let when = newest(&rows);
    let from = move || match when {
        Some(at) => {
            let when = moment_name(at, i18n.language().tag());
            i18n.tr_with("copy-from", &[("name", name.clone().into()), ("when", when.into())])
        }
        None => i18n.tr_with("copy-empty", &[("name", name.clone().into())]),
    };
    let other = copy.preview();
    let kept_too = |text: &'static str, count: usize| {
        (count > 0).then(|| view! { <p>{move || i18n.tr_with(text, &[("count", count.into())])}</p> })
    };
    let is_empty_here = here.is_empty();
    let merge = {
        let copy = copy.clone();
        move || {
            open.set(false);
            // Read again: another tab may have saved since.
            let here = shelf.records.snapshot().unwrap_or_default();
            let values = chosen.with_untracked(|chosen| values(&here, &copy, chosen));
            let answer = shelf.records.merge(&copy, &values);
            shelf.changed(answer.map_or_else(|error| error.message(), |()| "copy-merged"));
        }
    };
    let replace = move || {
        open.set(false);
        let answer = shelf.records.import(&text);
        shelf.changed(answer.map_or_else(|error| error.message(), |()| "import-done"));
    };
    let buttons = if copy.is_empty() {
        ().into_any()
    } else if is_empty_here {
        view! { <Button text="copy-open" on_press=replace/> }.into_any()
    } else {
        view! {
            <Button text="copy-merge" on_press=merge/>
            <Button look="danger" text="copy-replace" on_press=replace/>
        }
        .into_any()
    };
    view! {
        <p>{from}</p>
        <ul class="copy-rows">{rows.into_iter().map(|one| row(shelf, one, chosen)).collect_view()}</ul>
        {kept_too("held-aside", other.quarantined)}
        {kept_too("held-unknown", other.unknown)}
        {(!copy.is_empty() && !is_empty_here).then(|| view! { <p class="quiet-text">{i18n.text("copy-explain")}</p> })}
        <div class="actions">
            {buttons}
            <Button look="quiet" text="copy-leave" on_press=move || open.set(false)/>
        </div>
    }
    .into_any()
}

/// One record on both sides; of what there is one of, the choice.
fn row(shelf: Shelf, row: Row, chosen: RwSignal<Vec<&'static str>>) -> AnyView {
    let i18n = shelf.i18n;
    let (id, fate, text) = (row.kind.id, row.fate, fate_text(&row));
    let Row { here, copy, .. } = row;
    let choose = move |theirs: bool| {
        chosen.update(|chosen| {
            chosen.retain(|one| *one != id);
            if theirs {
                chosen.push(id);
            }
        });
    };
    let fate = if fate == Fate::Chosen {
        view! {
            <RadioGroup
                name=format!("copia-{id}")
                legend=Signal::derive(i18n.text(text))
                values=vec![false, true]
                label=move |theirs| {
                    let text = if theirs { "choose-copy" } else { "choose-here" };
                    (String::new(), Signal::derive(i18n.text(text)))
                }
                chosen=move || chosen.with(|chosen| chosen.contains(&id))
                choose=choose
            />
        }
        .into_any()
    } else {
        view! { <p class="fate">{i18n.text(text)}</p> }.into_any()
    };
    view! {
        <li data-record=id>
            <h3>{i18n.text(held::name(id))}</h3>
            <dl>
                <dt>{i18n.text("side-here")}</dt>
                <dd>{move || held::side(i18n, &here)}</dd>
                <dt>{i18n.text("side-copy")}</dt>
                <dd>{move || held::side(i18n, &copy)}</dd>
            </dl>
            {fate}
        </li>
    }
    .into_any()
}
