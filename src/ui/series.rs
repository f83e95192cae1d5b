//! The frame of a series of exercises, whatever they are of: a sign for each, the end with its stars, and the address
//! for the class, as text and by the device's own dialog. The words are those of the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::browser;
use super::reactive::once_come;
use super::widgets::{Button, stars};
use crate::random::plain_name;

/// A sign for each exercise: right, wrong, or still to come; of the results so far, of how many.
pub fn signs(results: impl Fn() -> (Vec<bool>, usize) + Send + 'static) -> AnyView {
    let signs = move || {
        let (results, len) = results();
        let sign = |place: usize| match results.get(place) {
            Some(true) => "right",
            Some(false) => "wrong",
            None => "open",
        };
        (0..len).map(|place| view! { <i data-result=sign(place)></i> }).collect_view()
    };
    view! { <p class="drill-signs" aria-hidden="true">{signs}</p> }.into_any()
}

/// The end: what was won, where something was asked, and the ways on.
pub fn over(title: String, won: Option<u8>, words: String, ways: AnyView) -> AnyView {
    request_animation_frame(|| browser::focus("fim"));
    let celebration = won.map(|won| view! { <p class="celebration">{stars(won)}</p> });
    view! {
        <div class="page">
            <section class="card drill-over" id="fim" tabindex="-1">
                <h1>{title}</h1>
                {celebration}
                <p>{words}</p>
                <div class="actions">{ways}</div>
            </section>
        </div>
    }
    .into_any()
}

/// The field for the name of a set for a class; what is wrong with it is said below. `name` has the last of what was
/// written that can be a name.
pub fn name_field(
    name: RwSignal<String>,
    id: &'static str,
    longest: &'static str,
    [label, wrong]: [String; 2],
) -> AnyView {
    let text = RwSignal::new(name.get_untracked());
    let write = move |written: String| {
        if let Some(plain) = plain_name(&written) {
            name.set(plain);
        }
        text.set(written);
    };
    let is_wrong = move || text.with(|text| plain_name(text).is_none());
    let wrong = move || is_wrong().then(|| view! { <p class="field-wrong">{wrong.clone()}</p> });
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="text"
                id=id
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                maxlength=longest
                prop:value=move || text.get()
                aria-invalid=move || is_wrong().to_string()
                on:input=move |event| write(event_target_value(&event))
            />
        </label>
        <div role="status">{wrong}</div>
    }
    .into_any()
}

/// What is said of an address: what it is for, the button, that it was copied, that it was not.
pub struct ShareWords {
    pub text: String,
    pub copy: String,
    pub copied: String,
    pub not_copied: String,
}

impl ShareWords {
    /// From the texts `share`, `copy`, `copied` and `not-copied` of a page.
    pub fn of(text: impl Fn(&str) -> String) -> ShareWords {
        let [text, copy, copied, not_copied] = ["share", "copy", "copied", "not-copied"].map(text);
        ShareWords { text, copy, copied, not_copied }
    }
}

/// The address of the same exercises, for a class; `path` with the site's base.
pub fn share(path: String, words: ShareWords) -> AnyView {
    let address = browser::origin() + &path;
    let said = RwSignal::new(String::new());
    let ShareWords { text, copy, copied, not_copied } = words;
    let act = {
        let address = address.clone();
        move || {
            let (copied, not_copied) = (copied.clone(), not_copied.clone());
            once_come(said, browser::copy(address.clone()), move |done| {
                said.set(if done { copied } else { not_copied })
            });
        }
    };
    view! {
        <div class="share">
            <p>{text}</p>
            <p class="share-line">
                <code>{address}</code>
                <Button look="small quiet" text=copy on_press=act/>
            </p>
            <p role="status">{said}</p>
        </div>
    }
    .into_any()
}

/// The device's own dialog to share something, where it has one.
pub fn share_dialog(text: String, title: &str, whole: &str) -> Option<AnyView> {
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
    Some(view! { <Button look="quiet" icon="upload" text=text on_press=press/> }.into_any())
}
