//! Aprender: the list of lessons, what each explains, its levels, and its sheet to print.
//!
//! Lessons and their words are fetched when they are opened; the service worker keeps them for use without a network.

mod explain;
mod level;
mod map;
mod paper;
mod teacher;
mod words;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::language::Language;
use crate::lessons::{Catalog, Lesson, Progress, catalog, read};
use crate::route::{Route, Study};
use crate::texts::{Texts, Value};
use crate::ui::browser;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::{study_href, use_journey};
use crate::ui::parts::{self, Fetched, failed, waiting};
use crate::ui::records::{Records, use_records};
use crate::ui::widgets::{self, Icon, Link};

/// What all pages of learning share.
#[derive(Clone, Copy)]
struct Learn {
    i18n: I18n,
    records: Records,
    catalog: StoredValue<Catalog>,
    texts: StoredValue<Texts>,
    progress: RwSignal<Progress>,
    /// Whether a page of learning was on show before this one.
    turned: StoredValue<bool>,
}

impl Learn {
    /// A text of learning.
    fn tr(self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    fn tr_with(self, id: &str, values: &[(&'static str, Value)]) -> String {
        self.texts.with_value(|texts| texts.format(id, values)).unwrap_or_else(|| id.to_string())
    }

    /// The name of a lesson.
    fn title(self, lesson: &str) -> String {
        self.tr(&format!("lesson-{lesson}"))
    }

    /// Keeps the stars of a level, unless a class is at work.
    fn settle(self, lesson: &str, level: &str, stars: u8) {
        if !self.records.class_mode().get_untracked() {
            let progress = self.records.settle(&catalog::key(lesson, level), stars);
            self.progress.set(progress);
        }
    }
}

/// A lesson with its words.
#[derive(Clone, Copy)]
struct Opened {
    lesson: StoredValue<Lesson>,
    texts: StoredValue<Texts>,
}

impl Opened {
    fn id(self) -> String {
        self.lesson.with_value(|lesson| lesson.id.clone())
    }

    /// A level's place in the lesson, from 0.
    fn place(self, level: &str) -> usize {
        self.lesson.with_value(|lesson| lesson.levels.iter().position(|other| other.id == level)).unwrap_or(0)
    }

    /// What a button says: the level's own words, else those that many levels share.
    fn answer(self, learn: Learn, level: &str, option: String) -> String {
        let common = || learn.texts.with_value(|texts| texts.format(&format!("answer-{option}"), &[]));
        self.text(level, &option).or_else(common).unwrap_or(option)
    }

    /// What a screen or a level says; with an attribute, what it says of something.
    fn text(self, id: &str, attribute: &str) -> Option<String> {
        let dot = if attribute.is_empty() { "" } else { "." };
        let id = self.lesson.with_value(|lesson| format!("{}-{id}{dot}{attribute}", lesson.id));
        self.texts.with_value(|texts| texts.format(&id, &[]))
    }
}

/// A text of the language on show with a file of the lessons, both on their way at once.
async fn fetch(language: Language, text: &str, file: &str) -> Option<(Texts, String)> {
    let (texts, mut files) = parts::fetch(language, &[text], &[format!("lessons/{file}")]).await?;
    Some((texts, files.pop()?))
}

#[component]
pub fn LearnPage() -> impl IntoView {
    let i18n = use_i18n();
    let records = use_records();
    let progress = RwSignal::new(records.load_progress());
    let fetched = RwSignal::new(Fetched::Waiting);
    let again = RwSignal::new(());
    Effect::new(move |_| {
        again.track();
        let language = i18n.language();
        spawn_local(async move {
            let here = fetch(language, "lessons", "catalog.txt").await.map(|(texts, list)| Learn {
                i18n,
                records,
                catalog: StoredValue::new(Catalog::read(&list)),
                texts: StoredValue::new(texts),
                progress,
                turned: StoredValue::new(false),
            });
            fetched.try_set(here.map_or(Fetched::Failed, Fetched::Here));
        });
    });
    move || match fetched.get() {
        Fetched::Waiting => waiting(i18n),
        Fetched::Failed => failed(i18n, "menu-learn", Callback::new(move |()| again.set(()))),
        Fetched::Here(learn) => pages(learn),
    }
}

/// A page of learning is on show: its name in the window's title, and, for who comes from another, the reading place at
/// its start.
fn arrive(learn: Learn, name: &str) {
    document().set_title(&format!("{name} · {}", learn.i18n.tr("site-name")));
    if learn.turned.get_value() {
        browser::focus("conteudo");
    }
    learn.turned.set_value(true);
}

/// The way on has the focus once it is there: whoever plays by keyboard finds it under the next press.
fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// The page the address asks for.
fn pages(learn: Learn) -> AnyView {
    let journey = use_journey();
    let lesson = Memo::new(move |_| match journey.study() {
        Some(Study::Lesson(lesson) | Study::Sheet(lesson) | Study::Level { lesson, .. }) => Some(lesson),
        _ => None,
    });
    let opened = RwSignal::new(Fetched::Waiting);
    let again = RwSignal::new(());
    let language = learn.i18n.language_now();
    Effect::new(move |_| {
        again.track();
        let Some(id) = lesson.get() else { return };
        opened.set(Fetched::Waiting);
        // An address may name what was never there.
        if learn.catalog.with_value(|catalog| catalog.lesson(&id).is_none()) {
            return;
        }
        spawn_local(async move {
            let found = fetch(language, &format!("lessons/{id}"), &format!("{id}.lesson")).await;
            let here = found.and_then(|(texts, file)| {
                let lesson = read(&file).ok()?;
                Some(Opened { lesson: StoredValue::new(lesson), texts: StoredValue::new(texts) })
            });
            // Meanwhile the reader may have gone on to another lesson.
            if lesson.try_get_untracked().flatten().as_deref() == Some(id.as_str()) {
                opened.try_set(here.map_or(Fetched::Failed, Fetched::Here));
            }
        });
    });
    let page = move || {
        let Some(id) = lesson.get() else {
            arrive(learn, &learn.tr("learn-title"));
            return map::map(learn);
        };
        if learn.catalog.with_value(|catalog| catalog.lesson(&id).is_none()) {
            return missing(learn);
        }
        match opened.get() {
            Fetched::Waiting => waiting(learn.i18n),
            Fetched::Failed => failed(learn.i18n, "menu-learn", Callback::new(move |()| again.set(()))),
            Fetched::Here(opened) if opened.id() == id => (move || {
                let mut name = learn.title(&id);
                let page = match journey.study() {
                    Some(Study::Lesson(_)) => explain::lesson(learn, opened),
                    Some(Study::Sheet(_)) => paper::sheet(learn, opened),
                    Some(Study::Level { level, .. }) => {
                        if opened.lesson.with_value(|lesson| lesson.level(&level).is_none()) {
                            return missing(learn);
                        }
                        name = level_place(learn, opened, &level);
                        level::level(learn, opened, level)
                    }
                    _ => ().into_any(),
                };
                arrive(learn, &name);
                page
            })
            .into_any(),
            Fetched::Here(_) => waiting(learn.i18n),
        }
    };
    page.into_any()
}

/// No such lesson or level.
fn missing(learn: Learn) -> AnyView {
    view! {
        <div class="page">
            <h1>{learn.tr("lesson-missing")}</h1>
            <p class="actions">
                <Link route=Route::Learn class="button">{learn.tr("lesson-all")}</Link>
            </p>
        </div>
    }
    .into_any()
}

/// «A torre · nível 3».
fn level_place(learn: Learn, opened: Opened, level: &str) -> String {
    let number = opened.place(level) + 1;
    learn.tr_with("level-place", &[("lesson", learn.title(&opened.id()).into()), ("number", number.into())])
}

/// A link to a page of learning.
fn link(study: &Study, class: &'static str, id: &'static str, icon: &'static str, text: String) -> AnyView {
    let icon = (!icon.is_empty()).then(|| view! { <Icon name=icon/> });
    let id = (!id.is_empty()).then_some(id);
    view! {
        <a class=class id=id href=study_href(study)>
            {icon}
            <span>{text}</span>
        </a>
    }
    .into_any()
}

/// A button with a text of learning.
fn press(learn: Learn, look: &'static str, id: &str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    widgets::press(look, learn.tr(id), act)
}

/// A lesson's levels as numbered links, each with its stars; the one on show is marked.
fn level_links(learn: Learn, opened: Opened, current: Option<String>) -> AnyView {
    let lesson = opened.id();
    let levels: Arc<[String]> =
        opened.lesson.with_value(|lesson| lesson.levels.iter().map(|level| level.id.clone()).collect());
    let one = move |(number, level): (usize, &String)| {
        let won = learn.progress.with(|progress| progress.stars(&catalog::key(&lesson, level)));
        let here = (current.as_ref() == Some(level)).then_some("page");
        let study = Study::Level { lesson: lesson.clone(), level: level.clone() };
        let said = learn.tr_with("level-said", &[("number", (number + 1).into()), ("stars", won.into())]);
        view! {
            <li>
                <a class="level-link" data-won=won.to_string() aria-current=here aria-label=said href=study_href(&study)>
                    {(number + 1).to_string()}
                    <span class="level-stars" aria-hidden="true">{"★".repeat(won.into())}</span>
                </a>
            </li>
        }
    };
    view! {
        <ol class="level-links" aria-label=learn.tr("lesson-levels")>
            {move || levels.iter().enumerate().map(&one).collect_view()}
        </ol>
    }
    .into_any()
}

/// The articles of a lesson behind a small sign, for the teacher.
fn articles(learn: Learn, opened: Opened) -> Option<AnyView> {
    let articles = opened.lesson.with_value(|lesson| lesson.articles.join(", "));
    (!articles.is_empty()).then(|| {
        view! {
            <details class="articles">
                <summary>
                    <Icon name="law"/>
                    <span>{learn.tr("lesson-articles")}</span>
                </summary>
                <p>{learn.tr_with("lesson-articles-list", &[("articles", articles.into())])}</p>
            </details>
        }
        .into_any()
    })
}
