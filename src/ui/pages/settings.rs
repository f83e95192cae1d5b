//! Definições: every choice counts at once and is kept on the device.

use leptos::prelude::*;

use crate::chess::san::Letters;
use crate::language::Language;
use crate::settings::{TextSize, Theme, named};
use crate::site::Route;
use crate::ui::game::BoardSettings;
use crate::ui::i18n::use_i18n;
use crate::ui::one_file::ONE_FILE;
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::{Choice, Icon, Link, Switch};

/// The name of "as the browser asks", which is no language.
const BROWSER: &str = "browser";

/// The name of "those of the language", which are no letters.
const OF_LANGUAGE: &str = "language";

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
        _ => "letters-figurine",
    }
}

#[component]
pub fn SettingsPage() -> impl IntoView {
    let i18n = use_i18n();
    let mut languages = vec![(BROWSER, "language-browser")];
    // Each is called as it calls itself, in every language: a name that is no id stands as it is.
    languages.extend(Language::ALL.map(|language| (language.tag(), language.name())));
    let mut letters = vec![(OF_LANGUAGE, "letters-language")];
    letters.extend(Letters::OFFERED.map(|letters| (letters.name(), letters_text(letters))));
    view! {
        <div class="page settings">
            <h1>{i18n.text("menu-settings")}</h1>
            <p class="lead">{i18n.text("settings-lead")}</p>
            // One file has one language.
            {(!ONE_FILE).then(|| view! {
                <section class="card">
                    <Choice
                        name="idioma"
                        legend="settings-language"
                        options=languages
                        value=|settings| settings.language.map_or(BROWSER, Language::tag)
                        choose=|settings, tag| settings.language = Language::from_tag(tag)
                    />
                </section>
            })}
            <section class="card">
                <Choice
                    name="tema"
                    legend="settings-theme"
                    options=Theme::ALL.map(|theme| (theme.name(), theme_text(theme))).to_vec()
                    value=|settings| settings.theme.name()
                    choose=|settings, name| {
                        settings.theme = Theme::from_name(name).unwrap_or_default();
                    }
                />
                <Choice
                    name="texto"
                    legend="settings-text"
                    options=TextSize::ALL.map(|size| (size.name(), text_size_text(size))).to_vec()
                    value=|settings| settings.text_size.name()
                    choose=|settings, name| {
                        settings.text_size = TextSize::from_name(name).unwrap_or_default();
                    }
                />
                <Switch
                    label="settings-still"
                    value=|settings| settings.still
                    change=|settings, on| settings.still = on
                />
            </section>
            <section class="card">
                <Choice
                    name="letras"
                    legend="settings-letters"
                    options=letters
                    value=|settings| settings.letters.map_or(OF_LANGUAGE, Letters::name)
                    choose=|settings, name| settings.letters = named(&Letters::OFFERED, Letters::name, name)
                />
                <BoardSettings/>
            </section>
            <section class="card">
                <Switch
                    label="settings-students"
                    value=|settings| settings.student_games
                    change=|settings, on| settings.student_games = on
                />
                <p class="quiet-text">{i18n.text("settings-students-text")}</p>
                {move || {
                    let on = use_preferences().read(|settings| settings.student_games);
                    on.then(|| {
                        let (text, icon) = Route::Students.menu();
                        view! {
                            <p class="actions">
                                <Link route=Route::Students class="button quiet">
                                    <Icon name=icon/>
                                    <span>{i18n.text(text)}</span>
                                </Link>
                            </p>
                        }
                    })
                }}
            </section>
            <p class="actions">
                <Link route=Route::About class="button quiet">
                    <Icon name="about"/>
                    <span>{i18n.text("menu-about")}</span>
                </Link>
            </p>
        </div>
    }
}
