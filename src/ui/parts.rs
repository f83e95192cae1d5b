//! Parts of the site that come when they are opened: their words and styles, what shows meanwhile, and when they could
//! not be had.

use leptos::prelude::*;

use super::browser;
use super::i18n::{I18n, text_path};
use super::widgets::button;
use crate::language::Language;
use crate::texts::Texts;

/// What has come of fetching something.
#[derive(Clone)]
pub enum Fetched<T> {
    Waiting,
    Failed,
    Here(T),
}

/// The words of these files and the site's files at these paths, all on their way at once, from the moment of the call.
pub fn fetch(
    language: Language,
    texts: &[&str],
    files: &[String],
) -> impl Future<Output = Option<(Texts, Vec<String>)>> + use<> {
    let count = texts.len();
    let mut paths: Vec<String> = texts.iter().map(|name| text_path(language, name)).collect();
    paths.extend_from_slice(files);
    let coming = browser::fetch_texts(&paths);
    async move {
        let mut found = coming.await?;
        let files = found.split_off(count.min(found.len()));
        Some((Texts::new(language, &found), files))
    }
}

impl<T> Fetched<T> {
    /// What came of it, once it is there.
    pub fn here(&self) -> Option<&T> {
        if let Fetched::Here(here) = self { Some(here) } else { None }
    }
}

pub fn waiting(i18n: I18n) -> AnyView {
    view! { <p class="page quiet-text" role="status">{i18n.text("loading")}</p> }.into_any()
}

/// The part could not be had; `title` is the page's name.
pub fn failed(i18n: I18n, title: &'static str, again: Callback<()>) -> AnyView {
    view! {
        <div class="page">
            <h1>{i18n.text(title)}</h1>
            <section class="card" role="alert">
                <p>{i18n.text("part-missing")}</p>
                <p class="actions">{button("button", "restart", "part-retry", move || again.run(()))}</p>
            </section>
        </div>
    }
    .into_any()
}
