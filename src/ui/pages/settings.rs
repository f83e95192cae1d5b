//! Definições: every choice counts at once and is kept on the device.

use leptos::prelude::*;

use super::play::BoardSettings;
use crate::chess::san::Letters;
use crate::language::Language;
use crate::settings::{TextSize, Theme};
use crate::ui::i18n::use_i18n;
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::{Choice, Switch};

fn theme_text(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "theme-system",
        Theme::Light => "theme-light",
        Theme::Dark => "theme-dark",
        Theme::Contrast => "theme-contrast",
        Theme::Projector => "theme-projector",
    }
}

fn text_size_text(size: TextSize) -> &'static str {
    match size {
        TextSize::Normal => "text-normal",
        TextSize::Large => "text-large",
        TextSize::Largest => "text-largest",
    }
}

fn letters_text(letters: Letters) -> &'static str {
    match letters {
        Letters::Portuguese => "letters-portuguese",
        Letters::English => "letters-english",
        Letters::Figurine => "letters-figurine",
    }
}

fn letters_id(letters: Letters) -> &'static str {
    match letters {
        Letters::Portuguese => "portuguese",
        Letters::English => "english",
        Letters::Figurine => "figurine",
    }
}

#[component]
pub fn SettingsPage() -> impl IntoView {
    let i18n = use_i18n();
    let preferences = use_preferences();
    let text = move |id: &'static str| Signal::derive(move || i18n.tr(id));

    let mut languages = vec![(None, "auto", text("language-browser"))];
    languages.extend(
        Language::ALL.map(|language| (Some(language), language.tag(), Signal::stored(language.own_name().to_string()))),
    );
    let themes = Theme::ALL.map(|theme| (theme, theme.name(), text(theme_text(theme)))).to_vec();
    let sizes = TextSize::ALL.map(|size| (size, size.name(), text(text_size_text(size)))).to_vec();
    let letters = Letters::ALL.map(|letters| (letters, letters_id(letters), text(letters_text(letters)))).to_vec();
    view! {
        <div class="page settings">
            <h1>{move || i18n.tr("menu-settings")}</h1>
            <p class="lead">{move || i18n.tr("settings-lead")}</p>
            <section class="card">
                <Choice
                    name="idioma"
                    legend=text("settings-language")
                    options=languages
                    value=preferences.follow(|settings| settings.language)
                    on_choose=Callback::new(move |value| preferences.change(|settings| settings.language = value))
                />
            </section>
            <section class="card">
                <Choice
                    name="tema"
                    legend=text("settings-theme")
                    options=themes
                    value=preferences.follow(|settings| settings.theme)
                    on_choose=Callback::new(move |value| preferences.change(|settings| settings.theme = value))
                />
                <Choice
                    name="texto"
                    legend=text("settings-text")
                    options=sizes
                    value=preferences.follow(|settings| settings.text_size)
                    on_choose=Callback::new(move |value| preferences.change(|settings| settings.text_size = value))
                />
                <Switch
                    label=text("settings-still")
                    value=preferences.follow(|settings| settings.still)
                    on_change=Callback::new(move |on| preferences.change(|settings| settings.still = on))
                />
            </section>
            <section class="card">
                <Choice
                    name="letras"
                    legend=text("settings-letters")
                    options=letters
                    value=preferences.follow(|settings| settings.letters)
                    on_choose=Callback::new(move |value| preferences.change(|settings| settings.letters = value))
                />
                <BoardSettings i18n=i18n/>
            </section>
        </div>
    }
}
