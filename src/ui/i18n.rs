//! Texts in the reader's language, from the Fluent files in `locales/`.
//!
//! What every page says is compiled in in European Portuguese: the reference, and what shows when another language
//! cannot be had. The others are fetched from the site when they are chosen; what only some pages say is fetched with
//! them, in any language. All of it is kept for use without a network.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use crate::language::Language;
use crate::site::WORDS;
use crate::texts::{Texts, Value};

const REFERENCE: [&str; WORDS.len()] = [
    include_str!(concat!(env!("OUT_DIR"), "/ui.ftl")),
    include_str!(concat!(env!("OUT_DIR"), "/board.ftl")),
    include_str!(concat!(env!("OUT_DIR"), "/storage.ftl")),
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
    current: StoredValue<Arc<Texts>>,
    /// Not reactive: a page that uses these texts is drawn only after they have been fetched.
    parts: StoredValue<Vec<Part>>,
    reference: StoredValue<Arc<Texts>>,
}

impl I18n {
    /// In European Portuguese; [`I18n::choose`] fetches the language that is wanted.
    pub fn reference(wanted: Language) -> I18n {
        let reference = Arc::new(Texts::new(Language::REFERENCE, &REFERENCE));
        I18n {
            language: RwSignal::new(Language::REFERENCE),
            wanted: StoredValue::new(wanted),
            current: StoredValue::new(reference.clone()),
            parts: StoredValue::new(Vec::new()),
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

    /// The language asked for last.
    pub fn wanted_now(self) -> Language {
        self.wanted.get_value()
    }

    /// Fetches what the language needs and switches to it. `false`: it could not be had, and the language on show stays, for
    /// what is fetched from here on too.
    pub async fn choose(self, language: Language) -> bool {
        self.wanted.set_value(language);
        let files: &[&'static str] = if language == Language::REFERENCE { &[] } else { &WORDS };
        let parts: Vec<&'static str> = self.parts.with_value(|parts| parts.iter().map(|part| part.name).collect());
        let paths: Vec<String> = files.iter().chain(&parts).map(|name| text_path(language, name)).collect();
        let found = browser::fetch_texts(&paths).await;
        // The page may have gone while the texts were on their way.
        let Some((texts, of_parts)) = found.as_ref().and_then(|found| found.split_at_checked(files.len())) else {
            if let Some(shown) = self.language.try_get_untracked() {
                self.wanted.try_update_value(|wanted| *wanted = shown);
            }
            return false;
        };
        if self.wanted.try_get_value() != Some(language) {
            // Another one has been chosen meanwhile.
            return true;
        }
        let texts = match language {
            Language::REFERENCE => self.reference.get_value(),
            _ => Arc::new(Texts::new(language, texts)),
        };
        for (name, text) in parts.into_iter().zip(of_parts) {
            self.put(name, language, text);
        }
        self.current.try_set_value(texts);
        self.language.try_set(language);
        true
    }

    /// Fetches the words of these files, `play` for `locales/<tag>/play.ftl`, in the language that is wanted; they set out
    /// at once. A name with `*` stands for one of many and is passed over. `false`: they could not be had.
    pub fn fetch(self, names: &[&'static str]) -> impl Future<Output = bool> + use<> {
        let names: Vec<&'static str> = names.iter().filter(|name| !name.contains('*')).copied().collect();
        let coming = move || {
            let language = self.wanted.get_value();
            let here = |part: &Part, name: &str| part.name == name && part.language == language;
            let is_missing =
                |name: &&'static str| self.parts.with_value(|parts| !parts.iter().any(|part| here(part, name)));
            let missing: Vec<&'static str> = names.iter().copied().filter(is_missing).collect();
            let paths: Vec<String> = missing.iter().map(|name| text_path(language, name)).collect();
            let texts = (!paths.is_empty()).then(|| browser::fetch_texts(&paths));
            (language, missing, texts)
        };
        let first = coming();
        async move {
            let (mut language, mut missing, mut texts) = first;
            while let Some(found) = texts {
                let Some(found) = found.await else { return false };
                for (name, text) in missing.into_iter().zip(&found) {
                    self.put(name, language, text);
                }
                // Another language may have been chosen meanwhile.
                (language, missing, texts) = coming();
            }
            true
        }
    }

    fn put(self, name: &'static str, language: Language, text: &str) {
        let part = Part { name, language, texts: Arc::new(Texts::new(language, &[text])) };
        self.parts.try_update_value(|parts| {
            parts.retain(|part| part.name != name);
            parts.push(part);
        });
    }

    /// The text of this id.
    pub fn tr(self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    /// The text of this id, where there is one.
    pub fn find(self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        self.language.track();
        let language = self.first_in(|texts| texts.language_of(id))?;
        let mut values = values.to_vec();
        for (_, value) in &mut values {
            let Value::Message(id) = &*value else { continue };
            if let Some(text) = self.first_in(|texts| texts.format_in(language, id, &[])) {
                *value = Value::Text(text);
            }
        }
        self.first_in(|texts| texts.format_in(language, id, &values))
    }

    /// The first answer of the texts on show, then of the reference's.
    fn first_in<T>(self, ask: impl Fn(&Texts) -> Option<T>) -> Option<T> {
        self.current
            .with_value(|texts| ask(texts))
            .or_else(|| self.parts.with_value(|parts| parts.iter().find_map(|part| ask(&part.texts))))
            .or_else(|| self.reference.with_value(|texts| ask(texts)))
    }

    /// The text of this id for a view, which follows the language. One closure type for the whole site keeps the
    /// program light: a closure written in place is compiled anew at each place.
    pub fn text(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.tr(id)
    }

    /// The text of this id with values for its variables.
    pub fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_string())
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
