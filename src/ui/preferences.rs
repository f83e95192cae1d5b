//! The user's settings as a signal, and what follows from them on the page.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser;
use super::i18n::use_i18n;
use super::one_file::ONE_FILE;
use super::reactive::effect;
use super::records::use_records;
use crate::chess::san::Letters;
use crate::language::Language;
use crate::settings::{Settings, Theme};

/// How long after the failure the choice of a language goes back, in ms.
const GOES_BACK_MS: u32 = 500;

/// The settings in force.
#[derive(Clone, Copy)]
pub struct Preferences(RwSignal<Settings>);

impl Preferences {
    pub fn provide(settings: Settings) {
        provide_context(Preferences(RwSignal::new(settings)));
    }

    /// Reads a setting; inside a view or an effect, follows it as it changes.
    pub fn read<T>(self, part: fn(&Settings) -> T) -> T {
        self.0.with(part)
    }

    /// Reads a setting as it is now.
    pub fn peek<T>(self, part: fn(&Settings) -> T) -> T {
        self.0.with_untracked(part)
    }

    /// The letters of the pieces, chosen or those of the language; follows both.
    pub fn letters(self) -> Letters {
        self.0.with(|settings| settings.letters_in(language_of(settings)))
    }

    /// [`Preferences::letters`] as they are now.
    pub fn letters_now(self) -> Letters {
        self.0.with_untracked(|settings| settings.letters_in(language_of(settings)))
    }

    /// The letters in which moves are typed; follows what is chosen.
    pub fn typed_letters(self) -> Letters {
        self.0.with(|settings| settings.typed_letters_in(language_of(settings)))
    }

    /// [`Preferences::typed_letters`] as they are now.
    pub fn typed_letters_now(self) -> Letters {
        self.0.with_untracked(|settings| settings.typed_letters_in(language_of(settings)))
    }

    /// Changes the settings and keeps them on the device.
    pub fn change(self, change: impl Fn(&mut Settings) + 'static) {
        self.0.set(use_records().update(change));
    }
}

pub fn use_preferences() -> Preferences {
    expect_context()
}

/// The language to show: the chosen one, else what the browser asks for. One file has its own alone.
pub fn language_of(settings: &Settings) -> Language {
    if ONE_FILE {
        return browser::root_data("languages").and_then(|tag| Language::from_tag(&tag)).unwrap_or_default();
    }
    let asked = browser::languages();
    settings.language.unwrap_or_else(|| Language::from_browser(asked.iter().map(String::as_str)))
}

/// Keeps `<html>` in step with the settings; the styles read its attributes.
pub fn follow() {
    let preferences = use_preferences();
    let i18n = use_i18n();
    let records = use_records();
    records.mirror(preferences.0);
    let dark = browser::media("(prefers-color-scheme: dark)");
    let contrast = browser::media("(prefers-contrast: more)");

    effect(move || {
        let shown = match preferences.read(|settings| settings.theme) {
            Theme::System if contrast.get() => Theme::Contrast,
            Theme::System if dark.get() => Theme::Dark,
            Theme::System => Theme::Light,
            chosen => chosen,
        };
        browser::set_root("data-theme", shown.name());
    });
    effect(move || {
        let (size, still) = preferences.0.with(|settings| (settings.text_size, settings.still));
        browser::set_root("data-text-size", size.name());
        browser::set_root("data-motion", if still { "off" } else { "on" });
    });
    effect(move || browser::set_root("lang", i18n.language().tag()));
    Effect::new(move |before: Option<(Option<Language>, Language)>| {
        let (chosen, wanted) = preferences.0.with(|settings| (settings.language, language_of(settings)));
        let changed = before.filter(|(_, before)| *before != wanted && i18n.wanted_now() != wanted);
        if let Some((before, _)) = changed {
            spawn_local(async move {
                if i18n.choose(wanted).await {
                    return;
                }
                // A page that is reloaded breaks its requests off too. By then it has gone, and the choice stands.
                TimeoutFuture::new(GOES_BACK_MS).await;
                records.warn("language-unavailable");
                // The choice goes back, so that it can be made again.
                if preferences.0.with_untracked(|settings| settings.language) == chosen {
                    preferences.0.set(records.update(move |settings: &mut Settings| settings.language = before));
                }
            });
        }
        (chosen, wanted)
    });
}
