//! Texts in the reader's language, from the Fluent files in `locales/`.
//!
//! What every page says is compiled in in European Portuguese: the reference, and what shows when another language
//! cannot be had. The others are fetched from the site when they are chosen; what only some pages say is fetched with
//! them, in any language. All of it is kept for use without a network.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use crate::language::Language;
use crate::texts::{Texts, Value};

/// The files of every page in each language, in `locales/<tag>/<name>.ftl`.
const FILES: [&str; 3] = ["ui", "board", "storage"];

const REFERENCE: [&str; FILES.len()] = [
    include_str!("../../locales/pt-PT/ui.ftl"),
    include_str!("../../locales/pt-PT/board.ftl"),
    include_str!("../../locales/pt-PT/storage.ftl"),
];

/// The words that some pages have for themselves: the file in `locales/<tag>/` and its texts.
#[derive(Clone)]
struct Part {
    name: &'static str,
    language: Language,
    texts: Arc<Texts>,
}

/// The language on show and its texts; reactive where it is read inside a view.
#[derive(Clone, Copy)]
pub struct I18n {
    language: RwSignal<Language>,
    /// The language asked for, whose texts may still be on their way.
    wanted: StoredValue<Language>,
    current: RwSignal<Arc<Texts>>,
    parts: RwSignal<Vec<Part>>,
    reference: StoredValue<Arc<Texts>>,
}

impl I18n {
    /// In European Portuguese; [`I18n::choose`] brings the language that is wanted.
    pub fn reference(wanted: Language) -> I18n {
        let reference = Arc::new(Texts::new(Language::PtPt, &REFERENCE));
        I18n {
            language: RwSignal::new(Language::PtPt),
            wanted: StoredValue::new(wanted),
            current: RwSignal::new(reference.clone()),
            parts: RwSignal::new(Vec::new()),
            reference: StoredValue::new(reference),
        }
    }

    pub fn language(self) -> Language {
        self.language.get()
    }

    /// [`I18n::language`] outside a view.
    pub fn language_now(self) -> Language {
        self.language.get_untracked()
    }

    /// Fetches what the language needs and switches to it. `false`: it could not be had, all stays as it was.
    pub async fn choose(self, language: Language) -> bool {
        let before = self.wanted.get_value();
        self.wanted.set_value(language);
        let files: &[&'static str] = if language == Language::PtPt { &[] } else { &FILES };
        let parts: Vec<&'static str> = self.parts.with_untracked(|parts| parts.iter().map(|part| part.name).collect());
        let paths: Vec<String> = files.iter().chain(&parts).map(|name| text_path(language, name)).collect();
        let found = browser::fetch_texts(&paths).await;
        // The page may have gone while the texts were on their way.
        let Some((texts, of_parts)) = found.as_ref().and_then(|found| found.split_at_checked(files.len())) else {
            self.wanted.try_update_value(|wanted| *wanted = before);
            return false;
        };
        let texts = match language {
            Language::PtPt => self.reference.get_value(),
            _ => Arc::new(Texts::new(language, texts)),
        };
        for (name, text) in parts.into_iter().zip(of_parts) {
            self.put(name, language, text);
        }
        self.current.try_set(texts);
        self.language.try_set(language);
        true
    }

    /// Brings the words of a page, `play` for `locales/<tag>/play.ftl`, in the language that is wanted; they set out at
    /// once. `false`: they could not be had.
    pub fn bring(self, name: &'static str) -> impl Future<Output = bool> {
        let coming = move || {
            let language = self.wanted.get_value();
            let here = |part: &Part| part.name == name && part.language == language;
            let there = self.parts.with_untracked(|parts| parts.iter().any(here));
            (language, (!there).then(|| browser::fetch_texts(&[text_path(language, name)])))
        };
        let first = coming();
        async move {
            let (mut language, mut texts) = first;
            while let Some(found) = texts {
                let Some(text) = found.await.and_then(|mut found| found.pop()) else { return false };
                self.put(name, language, &text);
                // Another language may have been chosen meanwhile.
                (language, texts) = coming();
            }
            true
        }
    }

    fn put(self, name: &'static str, language: Language, text: &str) {
        let part = Part { name, language, texts: Arc::new(Texts::new(language, &[text])) };
        self.parts.try_update(|parts| {
            parts.retain(|part| part.name != name);
            parts.push(part);
        });
    }

    /// The text of this id.
    pub fn tr(self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    /// The text of this id for a view, which follows the language. One closure type for the whole site keeps the
    /// program light: a closure written in place is compiled anew at each place.
    pub fn text(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.tr(id)
    }

    /// The text of this id with values for its variables.
    pub fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.current
            .with(|texts| texts.format(id, values))
            .or_else(|| self.parts.with(|parts| parts.iter().find_map(|part| part.texts.format(id, values))))
            .or_else(|| self.reference.with_value(|texts| texts.format(id, values)))
            .unwrap_or_else(|| id.to_string())
    }
}

/// The texts in context. The whole site stands below it.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// Where the texts of this name are: `locales/pt-PT/ui.ftl`.
pub fn text_path(language: Language, name: &str) -> String {
    format!("locales/{}/{name}.ftl", language.tag())
}
