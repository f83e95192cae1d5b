//! Texts in the reader's language, from the Fluent files in `locales/`.
//!
//! European Portuguese is compiled in: it is the reference and what shows when another language cannot be
//! had. The others are fetched from the site when they are chosen, and are kept for use without a network.

use std::sync::Arc;

use leptos::prelude::*;

use super::browser;
use crate::language::Language;
use crate::texts::{Texts, Value};

/// The files of each language, in `locales/<tag>/<name>.ftl`.
const FILES: [&str; 4] = ["ui", "board", "refusals", "storage"];

const REFERENCE: [&str; FILES.len()] = [
    include_str!("../../locales/pt-PT/ui.ftl"),
    include_str!("../../locales/pt-PT/board.ftl"),
    include_str!("../../locales/pt-PT/refusals.ftl"),
    include_str!("../../locales/pt-PT/storage.ftl"),
];

/// The language on show and its texts; reactive where it is read inside a view.
#[derive(Clone, Copy)]
pub struct I18n {
    language: RwSignal<Language>,
    current: RwSignal<Arc<Texts>>,
    reference: StoredValue<Arc<Texts>>,
}

impl I18n {
    /// In European Portuguese; [`I18n::choose`] brings another language.
    pub fn reference() -> I18n {
        let reference = Arc::new(Texts::new(Language::PtPt, &REFERENCE));
        I18n {
            language: RwSignal::new(Language::PtPt),
            current: RwSignal::new(reference.clone()),
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
        let texts = if language == Language::PtPt {
            Some(self.reference.get_value())
        } else {
            fetch(language).await.map(Arc::new)
        };
        // The page may have gone while the texts were on their way.
        let Some(texts) = texts else { return false };
        self.current.try_set(texts);
        self.language.try_set(language);
        true
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

async fn fetch(language: Language) -> Option<Texts> {
    let paths = FILES.map(|name| text_path(language, name));
    Some(Texts::new(language, &browser::fetch_texts(&paths).await?))
}
