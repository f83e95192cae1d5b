//! The list of sheets: new, opened from a file, copied, saved as a file, taken out and put back.

use leptos::prelude::*;
use web_sys::File;

use super::context::{Own, focus_sheet, link_id};
use super::words::wrong_file;
use crate::chess::Position;
use crate::exercises::{Exercise, KeptSheet, MAX_FILE_BYTES, Sentence, Sheet};
use crate::route::Study;
use crate::site::Route;
use crate::ui::browser;
use crate::ui::file_button::{file_button, text_of};
use crate::ui::reactive::once_come;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Icon, TextLink};

pub(super) fn page(own: Own) -> AnyView {
    let add = move || {
        let first = Exercise::on(&Position::start().setup());
        let sheet = Sheet { title: Sentence::default(), exercises: vec![first] };
        if let Some(id) = own.add(sheet.text()) {
            // Its link is there once the list is drawn.
            request_animation_frame(move || browser::click(&link_id(&id)));
        }
    };
    let cards = move || {
        let sheets = own.collection.with(|collection| collection.sheets().to_vec());
        if sheets.is_empty() {
            return view! { <p class="quiet-text">{own.tr("exercises-none")}</p> }.into_any();
        }
        let cards = sheets.into_iter().map(|kept| card(own, kept)).collect_view();
        view! { <ol class="own-sheets">{cards}</ol> }.into_any()
    };
    let undo = move || {
        own.removed.with(Option::is_some).then(|| {
            view! {
                <button type="button" class="button small" id="repor" on:click=move |_| own.put_back()>
                    <Icon name="undo"/>
                    <span>{own.tr("exercises-put-back")}</span>
                </button>
            }
        })
    };
    view! {
        <div class="page exercises">
            <h1>{own.tr("menu-exercises")}</h1>
            <p class="lead">{own.tr("exercises-lead")}</p>
            <p class="actions">
                <Button icon="plus" text="exercises-new" on_press=add/>
                {open_file(own)}
            </p>
            <div class="outcome" role="status">
                {move || own.said.with(|said| (!said.is_empty()).then(|| view! { <p>{said.clone()}</p> }))}
                {undo}
            </div>
            {cards}
            <p class="actions">
                <TextLink href=href(Route::Learn.path()) class="button quiet" icon="back" text=own.tr("lesson-all")/>
            </p>
        </div>
    }
    .into_any()
}

fn card(own: Own, kept: KeptSheet) -> AnyView {
    let title = Own::title(own.page, &kept.text);
    let count = own.tr_with("exercises-count", &[("count", Sheet::count_of(&kept.text).into())]);
    let edit = Own::href(&Study::Lesson(kept.id.clone()));
    let (copied, saved, removed) = (kept.clone(), kept.clone(), kept.id.clone());
    let name = title.clone();
    let copy = move || {
        let text = match copied.read() {
            Ok(mut sheet) => {
                sheet.title = Sentence::new(&own.tr_with("exercises-copy-of", &[("title", name.clone().into())]));
                sheet.text()
            }
            Err(_) => copied.text.clone(),
        };
        if let Some(id) = own.add(text) {
            focus_sheet(id);
        }
    };
    let remove = move || {
        own.remove(removed.clone());
        request_animation_frame(|| browser::focus("repor"));
    };
    let link = view! {
        <a class="own-title" id=link_id(&kept.id) href=edit>
            <Icon name="sheet"/>
            <span>{title}</span>
        </a>
    };
    view! {
        <li class="card own-sheet">
            <h2>{link}</h2>
            <p class="quiet-text">{count}</p>
            <p class="actions">
                <Button look="small quiet" icon="plus" text="exercises-copy" on_press=copy/>
                <Button look="small quiet" icon="download" text="exercises-save" on_press=move || own.save_file(&saved)/>
                <Button look="small quiet" icon="bin" text="exercises-remove" on_press=remove/>
            </p>
        </li>
    }
    .into_any()
}

/// A colleague's sheet. What cannot be read changes nothing.
fn open_file(own: Own) -> AnyView {
    let read = move |file: File| {
        once_come(own.said, text_of(file, MAX_FILE_BYTES), move |text| match text.as_deref().map(Sheet::read) {
            None => own.said.set(own.tr("exercises-unreadable")),
            Some(Err(error)) => own.said.set(wrong_file(own.page, error)),
            Some(Ok(sheet)) => {
                if own.add(sheet.text()).is_some() {
                    own.said.set(own.tr("exercises-opened"));
                }
            }
        });
    };
    file_button(Signal::stored(own.tr("exercises-open")), "text/plain,.txt", Callback::new(read))
}
