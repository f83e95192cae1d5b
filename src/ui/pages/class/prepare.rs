//! Preparar: a title, the name of the class, the items in order, and at once the address with its QR code.

use leptos::prelude::*;

use super::choose::{self, field};
use super::context::{Class, way_back};
use super::send;
use crate::class::{Item, MOST_ITEMS, Series};
use crate::random::{name_of, plain_name};
use crate::ui::browser;
use crate::ui::reactive::effect;
use crate::ui::series::name_field;
use crate::ui::widgets::{Button, Icon};

pub(super) fn page(class: Class) -> AnyView {
    class.set_title(&class.tr("class-prepare"));
    let kept = class.kept.with_untracked(|kept| Series::read(&kept.draft).ok());
    let Series { title, name, items } = kept.unwrap_or_default();
    let name = plain_name(&name).unwrap_or_else(|| name_of(browser::chance()));
    let (title, name, items) = (RwSignal::new(title), RwSignal::new(name), RwSignal::new(items));
    let series = Memo::new(move |_| Series { title: title.get(), name: name.get(), items: items.get() });
    // The draft is kept once there is something in it, and is given up when nothing is.
    effect(move || {
        let code = series.with(|series| if series.items.is_empty() { String::new() } else { series.code() });
        if class.kept.with_untracked(|kept| kept.draft != code) {
            class.keep(move |kept| kept.draft.clone_from(&code));
        }
    });
    let add = Callback::new(move |item: Item| {
        if items.with_untracked(|items| items.contains(&item)) {
            return Err("class-twice");
        }
        if items.with_untracked(|items| items.len() >= MOST_ITEMS) {
            return Err("class-full");
        }
        items.update(|items| items.push(item));
        Ok(())
    });
    let words = [class.tr("class-name"), class.tr("tactics-class-wrong")];
    let sent = move || {
        let series = series.get();
        (!series.items.is_empty()).then(|| send::card(class, &series))
    };
    view! {
        <div class="page class-page paper">
            {way_back(class)}
            <h1 class="no-print">{class.tr("class-prepare")}</h1>
            <p class="lead no-print">{class.tr("class-prepare-lead")}</p>
            <section class="card no-print">
                {field("titulo", class.tr("class-title"), "40", title)}
                {name_field(name, "nome-da-turma", "24", words)}
                <p class="quiet-text">{class.tr("class-name-text")}</p>
            </section>
            <div class="no-print">{choose::card(class, add)}</div>
            <section class="card no-print">
                <h2>{class.tr("class-list")}</h2>
                {move || list(class, items)}
            </section>
            {sent}
        </div>
    }
    .into_any()
}

/// The items in order, each with the ways to move it and to take it out.
fn list(class: Class, items: RwSignal<Vec<Item>>) -> AnyView {
    let all = items.get();
    if all.is_empty() {
        return view! { <p>{class.tr("class-empty")}</p> }.into_any();
    }
    let last = all.len() - 1;
    let row = |(place, item): (usize, Item)| {
        let name = class.name(&item);
        let said = |id: &str| class.tr_with(id, &[("item", name.as_str().into())]);
        let up =
            tool("first", said("class-up"), place == 0, move || items.update(|items| items.swap(place - 1, place)));
        let down =
            tool("last", said("class-down"), place == last, move || items.update(|items| items.swap(place, place + 1)));
        let away = tool("bin", said("class-remove"), false, move || {
            items.update(|items| drop(items.remove(place)));
        });
        view! {
            <li>
                <span>{name}</span>
                <span class="class-tools">{up} {down} {away}</span>
            </li>
        }
    };
    let anew = move || items.set(Vec::new());
    view! {
        <ol class="class-list">{all.into_iter().enumerate().map(row).collect_view()}</ol>
        <p class="actions"><Button look="small quiet" icon="restart" text=class.tr("class-anew") on_press=anew/></p>
    }
    .into_any()
}

/// A square button that says what it does; it stands still where it is of no use.
fn tool(icon: &'static str, said: String, off: bool, press: impl Fn() + 'static) -> AnyView {
    view! {
        <button
            type="button"
            class="button small square quiet"
            aria-label=said.clone()
            title=said
            aria-disabled=off.to_string()
            on:click=move |_| {
                if !off {
                    press();
                }
            }
        >
            <Icon name=icon/>
        </button>
    }
    .into_any()
}
