//! A button that lets a file be chosen, and the text of the file.

use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::widgets::Icon;

/// Lets a file be chosen, of the kinds that `accept` names, and gives it to `read`.
pub fn file_button(text: Signal<String>, accept: &'static str, read: Callback<File>) -> AnyView {
    let input = NodeRef::<Input>::new();
    let choose = move |_| {
        let Some(input) = input.get_untracked() else { return };
        let chosen = input.files().and_then(|files| files.get(0));
        // Otherwise the same file could not be chosen again.
        input.set_value("");
        if let Some(file) = chosen {
            read.run(file);
        }
    };
    view! {
        <label class="button quiet file-button">
            <Icon name="upload"/>
            <span>{text}</span>
            <input class="visually-hidden" type="file" accept=accept node_ref=input on:change=choose/>
        </label>
    }
    .into_any()
}

/// The text of a file of at most `most` bytes; `None` where it is larger, or cannot be read.
pub async fn text_of(file: File, most: usize) -> Option<String> {
    if file.size() > most as f64 {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
