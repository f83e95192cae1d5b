//! A series in several codes while they come in, by any way and in any order; and a series out of a file.

use leptos::prelude::*;
use web_sys::File;

use super::context::{Class, href, way_back};
use crate::class::{CodeError, CodePart, GatherStep, Gathered, MOST_DIGITS, Series};
use crate::route::Classroom;
use crate::ui::file_button::{file_button, text_of};
use crate::ui::reactive::once_come;
use crate::ui::router::{put_address_soon, use_router};
use crate::ui::widgets::Icon;

/// One of several codes; `open` shows the series, once it is whole.
pub(super) fn page(class: Class, code: &str, open: fn(Class, &str) -> AnyView) -> AnyView {
    let step = class.kept.with_untracked(|kept| kept.clone().gather(code));
    let (said, set) = match step {
        Err(error) => return unread(class, error),
        Ok(GatherStep::Broken) => {
            forget(class, code);
            return unread(class, CodeError::Damaged);
        }
        Ok(GatherStep::Whole(digits)) => {
            forget(class, code);
            put_address_soon(format!("{}#{digits}", href(Classroom::Series)));
            return open(class, &digits);
        }
        Ok(GatherStep::Waits(set)) => {
            let code = code.to_string();
            class.keep(move |kept| kept.keep_part(&code));
            ("class-part-taken", set)
        }
        Ok(GatherStep::Again(set)) => ("class-part-again", set),
    };
    gathered(class, code, said, set)
}

fn forget(class: Class, code: &str) {
    let code = code.to_string();
    class.keep(move |kept| kept.forget_parts(&code));
}

fn gathered(class: Class, code: &str, said: &'static str, set: Gathered) -> AnyView {
    class.set_title(&class.tr("menu-class"));
    let of = set.len();
    let part = CodePart::read(code).ok();
    let number = part.as_ref().map_or(0, |part| part.number);
    let said = class.tr_with(said, &[("number", number.into())]);
    // Another tab may have read another code.
    let missing = move || {
        let set = part.clone().map(|part| class.kept.with(|kept| Gathered::of(part, &kept.parts)));
        set.map_or_else(Vec::new, |set| set.missing())
    };
    let row = move |number: usize, is_missing: bool| {
        let id = if is_missing { "class-part-missing" } else { "class-part-here" };
        view! {
            <li>
                <Icon name=if is_missing { "restart" } else { "check" }/>
                <span>{class.tr_with(id, &[("number", number.into())])}</span>
            </li>
        }
    };
    let rows = move || {
        let missing = missing();
        (1..=of).map(|number| row(number, missing.contains(&number))).collect_view()
    };
    let is_other = class.kept.with_untracked(|kept| Gathered::all(&kept.parts).len() > 1);
    view! {
        <div class="page class-page">
            {way_back(class)}
            <h1>{class.tr_with("class-parts", &[("count", of.into())])}</h1>
            <section class="card" role="status">
                <p>{said}</p>
                {is_other.then(|| view! { <p>{class.tr("class-part-other")}</p> })}
            </section>
            <ul class="class-known class-parts">{rows}</ul>
            <p class="quiet-text">{class.tr("class-parts-text")}</p>
        </div>
    }
    .into_any()
}

/// The address has no series that can be read: what is wrong, and that nothing is lost.
pub(super) fn unread(class: Class, error: CodeError) -> AnyView {
    class.set_title(&class.tr("menu-class"));
    view! {
        <div class="page class-page">
            {way_back(class)}
            <h1>{class.tr("class-unread")}</h1>
            <section class="card" role="alert">
                <p>{class.tr(error.id())}</p>
                <p>{class.tr("class-unread-text")}</p>
            </section>
            {waiting(class)}
        </div>
    }
    .into_any()
}

/// The series of which codes are missing, a sentence each.
pub(super) fn waiting(class: Class) -> AnyView {
    let sentence = move |set: Gathered| {
        let missing: Vec<String> = set.missing().iter().map(usize::to_string).collect();
        let words = [
            ("here", set.here().into()),
            ("count", set.len().into()),
            ("missing", missing.len().into()),
            ("numbers", missing.join(", ").into()),
        ];
        view! { <p class="class-waiting">{class.tr_with("class-parts-waiting", &words)}</p> }
    };
    (move || class.kept.with(|kept| Gathered::all(&kept.parts)).into_iter().map(sentence).collect_view()).into_any()
}

/// The address of a series in a file, or the digits alone.
fn digits_of(text: &str) -> &str {
    let text = text.trim_start_matches('\u{feff}').trim();
    text.rsplit_once('#').map_or(text, |(_, digits)| digits).trim()
}

/// Opens the file of a series. What cannot be read changes nothing.
pub(super) fn open_file(class: Class) -> AnyView {
    let (said, router) = (RwSignal::new(String::new()), use_router());
    let read = move |file: File| {
        once_come(said, text_of(file, 2 * MOST_DIGITS), move |text| {
            let Some(text) = text else { return said.set(class.tr("class-file-unread")) };
            let code = digits_of(&text);
            match Series::read(code) {
                // One of several codes is read as its address is.
                Err(error) if error != CodeError::Other || CodePart::read(code).is_err() => {
                    said.set(format!("{} {}", class.tr("class-file-wrong"), class.tr(error.id())));
                }
                _ => router.go_to_fragment(code),
            }
        });
    };
    view! {
        <p class="actions">
            {file_button(Signal::stored(class.tr("class-file-open")), "text/plain,.txt", Callback::new(read))}
        </p>
        <p role="status" class="class-file-said">{said}</p>
    }
    .into_any()
}
