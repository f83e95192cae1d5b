//! Texts in the reader's language, from the Fluent files in `locales/`.
//!
//! European Portuguese is compiled in: it is the reference and what shows when another language cannot be
//! had. The others are fetched from the site when they are chosen, and are kept for use without a network.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use leptos::prelude::*;
use unic_langid::LanguageIdentifier;

use super::browser;
use crate::language::Language;

/// The files of each language, in `locales/<tag>/<name>.ftl`.
const FILES: [&str; 4] = ["ui", "board", "refusals", "storage"];

const REFERENCE: [&str; FILES.len()] = [
    include_str!("../../locales/pt-PT/ui.ftl"),
    include_str!("../../locales/pt-PT/board.ftl"),
    include_str!("../../locales/pt-PT/refusals.ftl"),
    include_str!("../../locales/pt-PT/storage.ftl"),
];

type Bundle = FluentBundle<FluentResource>;

/// The language on show and its texts; reactive where it is read inside a view.
#[derive(Clone, Copy)]
pub struct I18n {
    language: RwSignal<Language>,
    current: RwSignal<Arc<Bundle>>,
    reference: StoredValue<Arc<Bundle>>,
}

impl I18n {
    /// In European Portuguese; [`I18n::choose`] brings another language.
    pub fn reference() -> I18n {
        let reference = Arc::new(bundle(Language::PtPt, REFERENCE));
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
        self.format(id, None)
    }

    /// The text of this id for a view, which follows the language. One closure type for the whole site keeps the
    /// program light: a closure written in place is compiled anew at each place.
    pub fn text(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.tr(id)
    }

    /// The text of this id with values for its variables.
    pub fn tr_with(self, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> String {
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.format(id, Some(&args))
    }

    /// As [`I18n::tr_with`], for variables whose names are made while running.
    pub fn tr_named(self, id: &str, values: &[(String, FluentValue<'static>)]) -> String {
        let args: FluentArgs = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.format(id, Some(&args))
    }

    fn format(self, id: &str, args: Option<&FluentArgs>) -> String {
        self.current
            .with(|bundle| pattern(bundle, id, args))
            .or_else(|| self.reference.with_value(|bundle| pattern(bundle, id, args)))
            .unwrap_or_else(|| id.to_string())
    }
}

/// The texts in context. The whole site stands below it.
pub fn use_i18n() -> I18n {
    expect_context()
}

fn pattern(bundle: &Bundle, id: &str, args: Option<&FluentArgs>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
}

/// A file with a slip still gives its good messages, and the reference fills the rest.
fn bundle<S: Into<String>>(language: Language, files: impl IntoIterator<Item = S>) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = match FluentResource::try_new(file.into()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The texts of one part of the site, fetched when it is opened.
#[derive(Clone)]
pub struct Texts(Arc<Bundle>);

impl Texts {
    /// From `locales/<tag>/<name>.ftl`; `None` where one of them cannot be had.
    pub async fn fetch(language: Language, names: &[String]) -> Option<Texts> {
        let paths: Vec<String> = names.iter().map(|name| format!("locales/{}/{name}.ftl", language.tag())).collect();
        Some(Texts(Arc::new(bundle(language, browser::fetch_texts(&paths).await?))))
    }

    /// The text of this id, or of its attribute; `None` where there is none.
    pub fn get(&self, id: &str, attribute: &str, values: &[(&'static str, FluentValue<'static>)]) -> Option<String> {
        let message = self.0.get_message(id)?;
        let pattern = match attribute {
            "" => message.value()?,
            name => message.get_attribute(name)?.value(),
        };
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The text of this id; the id itself where there is none.
    pub fn tr(&self, id: &str, values: &[(&'static str, FluentValue<'static>)]) -> String {
        self.get(id, "", values).unwrap_or_else(|| id.to_string())
    }
}

async fn fetch(language: Language) -> Option<Bundle> {
    let paths = FILES.map(|name| format!("locales/{}/{name}.ftl", language.tag()));
    Some(bundle(language, browser::fetch_texts(&paths).await?))
}
