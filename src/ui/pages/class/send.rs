//! Giving a series to a class: its address, a QR code on the wall, cards of paper, the device's own dialog.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{Class, address, href};
use crate::class::{MOST_DIGITS, Series};
use crate::coding::{Picture, picture, version};
use crate::route::Classroom;
use crate::ui::browser;
use crate::ui::projection::use_projection;
use crate::ui::qr::{EASY, code};
use crate::ui::series::{ShareWords, share};
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
    let label = class.tr_with("class-qr", &[("title", title.as_str().into())]);
    let drawn = picture(&whole);
    let large = version(&whole).is_none_or(|version| version > EASY);
    let note = large.then(|| view! { <p class="quiet-text">{class.tr("class-qr-large")}</p> });
    let cards = drawn.clone().map(|drawn| cards(&drawn, &title, &label));
    let wall = drawn.map(|drawn| {
        view! {
            <div class="class-wall">
                <p class="class-wall-title" aria-hidden="true">{title.clone()}</p>
                {code(&drawn, label)}
            </div>
        }
    });
    let toggle = move || if projection.is_on() { projection.stop() } else { projection.start() };
    let dialog = share_dialog(class, &title, &whole);
    view! {
        <section class="card class-send no-print">
            <h2>{class.tr("class-send")}</h2>
            {wall}
            {note}
            {share(path.clone(), words)}
            <p class="actions">
                <Button look="quiet" icon="full-screen" text=class.tr("class-wall") on_press=move || untrack(toggle)/>
                <Button look="quiet" icon="print" text=class.tr("class-cards") on_press=browser::print/>
                {dialog}
                <TextLink href=path class="button" icon="forward" text=class.tr("class-open")/>
                <TextLink
                    href=format!("{}#{digits}", href(Classroom::Results))
                    class="button quiet"
                    icon="sheet"
                    text=class.tr("class-results")
                />
            </p>
        </section>
        {cards}
    }
    .into_any()
}

/// Cards to print and cut, on paper alone.
fn cards(drawn: &Picture, title: &str, label: &str) -> AnyView {
    let card = |_| {
        view! {
            <li>
                <strong>{title.to_string()}</strong>
                {code(drawn, label.to_string())}
            </li>
        }
    };
    view! { <ul class="class-cards" aria-hidden="true">{(0..CARDS).map(card).collect_view()}</ul> }.into_any()
}

/// The device's own dialog to share something, where it has one.
fn share_dialog(class: Class, title: &str, whole: &str) -> Option<AnyView> {
    let navigator = window().navigator();
    browser::method(&navigator, "share")?;
    let (title, whole) = (title.to_string(), whole.to_string());
    let press = move || {
        let what = js_sys::Object::new();
        // Refused only for a frozen object, and this one is new.
        let _ = js_sys::Reflect::set(&what, &"title".into(), &title.as_str().into());
        let _ = js_sys::Reflect::set(&what, &"url".into(), &whole.as_str().into());
        let navigator = window().navigator();
        let Some(share) = browser::method(&navigator, "share") else { return };
        let Ok(answer) = share.call1(&navigator, &what) else { return };
        if let Ok(promise) = answer.dyn_into::<js_sys::Promise>() {
            leptos::task::spawn_local(async move {
                // Whoever closes the dialog has shared nothing, and knows it.
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    };
    Some(view! { <Button look="quiet" icon="upload" text=class.tr("class-share-dialog") on_press=press/> }.into_any())
}
