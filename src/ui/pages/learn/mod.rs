//! Aprender: the list of lessons, what each explains, its levels, and its sheet to print.
//!
//! Lessons and their words are fetched when they are opened; the service worker keeps them for use without a network.

mod chess;
mod course;
mod explain;
mod level;
mod map;
mod paper;
mod teacher;
mod words;

pub use self::course::{About, Course, LevelPage};
pub use self::level::{Played, level};
pub use self::words::Words;

use std::sync::Arc;

use leptos::prelude::*;

use crate::lessons::{Catalog, Chess, Lesson, Progress, catalog, read};
use crate::route::Study;
use crate::site::LEVEL;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader::{self, Later};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{Icon, TextLink};

in_chunks! {
    chess_level: learn_level => LevelPage<Chess> = level::<Chess>;
}

/// What all pages of learning share.
#[derive(Clone, Copy)]
pub struct Learn {
    page: Page,
    about: &'static About,
    catalog: StoredValue<Catalog>,
    progress: RwSignal<Progress>,
    /// Whether a page of learning was on show before this one.
    turned: StoredValue<bool>,
}

leads_to_page!(Learn);

impl Learn {
    /// The address of a page of the course.
    fn href(self, study: &Study) -> String {
        href(study.path(self.about.course))
    }

    /// The name of a lesson.
    fn title(self, lesson: &str) -> String {
        self.tr(&format!("lesson-{lesson}"))
    }

    /// Keeps the stars of a level, unless a class is at work.
    fn settle(self, lesson: &str, level: &str, stars: u8) {
        if !self.records.class_mode().get_untracked() {
            let progress = self.records.settle(catalog::key(lesson, level), stars);
            self.progress.set(progress);
        }
    }
}

/// A lesson with its words.
#[derive(Clone, Copy)]
pub struct Opened<G: Course> {
    lesson: StoredValue<Lesson<G>>,
    texts: StoredValue<Texts>,
}

impl<G: Course> Opened<G> {
    fn id(self) -> String {
        self.lesson.with_value(|lesson| lesson.id.clone())
    }

    /// A level's place in the lesson, from 0.
    fn place(self, level: &str) -> usize {
        self.lesson.with_value(|lesson| lesson.levels.iter().position(|other| other.id == level)).unwrap_or(0)
    }

    /// What a button says: the level's own words, else those that many levels share.
    fn answer(self, learn: Learn, level: &str, option: String) -> String {
        let common = || learn.i18n.find(&format!("answer-{option}"), &[]);
        self.text(level, &option).or_else(common).unwrap_or(option)
    }

    /// What a screen or a level says; with an attribute, what it says of something.
    fn text(self, id: &str, attribute: &str) -> Option<String> {
        let dot = if attribute.is_empty() { "" } else { "." };
        let id = self.lesson.with_value(|lesson| format!("{}-{id}{dot}{attribute}", lesson.id));
        self.texts.with_value(|texts| texts.format(&id, &[]))
    }
}

#[component]
pub fn LearnPage() -> impl IntoView {
    course::<Chess>(Page::here())
}

/// The pages of a course.
pub fn course<G: Course>(page: Page) -> AnyView {
    let Page { i18n, records } = page;
    let progress = RwSignal::new(records.load_progress());
    records.follow_progress(progress);
    let about = G::ABOUT;
    let ask = move || browser::fetch_texts(&[format!("{}/catalog.txt", about.folder)]);
    let make = move |found: Vec<String>| Learn {
        page,
        about,
        catalog: StoredValue::new(Catalog::read(&found.concat())),
        progress,
        turned: StoredValue::new(false),
    };
    loader::once_here(i18n, about.name, ask, make, move |learn| {
        i18n.language();
        untrack(|| pages::<G>(learn))
    })
}

/// Names a page of learning in the window's title, and focuses its start after another.
fn begin_page(learn: Learn, name: &str) {
    learn.set_title(name);
    if learn.turned.get_value() {
        browser::focus("conteudo");
    }
    learn.turned.set_value(true);
}

/// The next step has the focus once it is there: whoever plays by keyboard finds it under the next press.
fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// The page the address asks for.
fn pages<G: Course>(learn: Learn) -> AnyView {
    let router = use_router();
    let study = move || router.page(|path| Study::from_path(learn.about.course, path));
    let lesson = Memo::new(move |_| match study() {
        Some(Study::Lesson(lesson) | Study::Sheet(lesson) | Study::Level { lesson, .. }) => Some(lesson),
        _ => None,
    });
    // The code of a level comes with the first one, and the next ones are drawn at once.
    let code: StoredValue<Option<LevelPage<G>>> = StoredValue::new(None);
    let language = learn.i18n.language_now();
    let shown = move |opened: Opened<G>, id: &str| {
        let mut name = learn.title(id);
        let page = match study() {
            Some(Study::Lesson(_)) => explain::lesson(learn, opened),
            Some(Study::Sheet(_)) => paper::sheet(learn, opened),
            Some(Study::Level { level, .. }) => {
                if opened.lesson.with_value(|lesson| lesson.level(&level).is_none()) {
                    return missing(learn);
                }
                name = level_place(learn, opened, &level);
                let later = Later { i18n: learn.i18n, title: learn.about.name, needs: &LEVEL };
                match code.get_value() {
                    Some(draw) => draw(learn, opened, level),
                    None => later.show(G::level_page, move |draw: LevelPage<G>| {
                        code.set_value(Some(draw));
                        draw(learn, opened, level.clone())
                    }),
                }
            }
            _ => ().into_any(),
        };
        begin_page(learn, &name);
        page
    };
    let page = move || {
        let Some(id) = lesson.get() else {
            begin_page(learn, &learn.tr(learn.about.title));
            return map::map(learn);
        };
        // An address may name what was never there.
        if learn.catalog.with_value(|catalog| catalog.lesson(&id).is_none()) {
            return missing(learn);
        }
        let (i18n, about) = (learn.i18n, learn.about);
        let (words, file) = (format!("{}/{id}", about.lessons), format!("{}/{id}.lesson", about.folder));
        let ask = move || {
            let coming = loader::fetch(language, &[&words], std::slice::from_ref(&file));
            async move {
                let (texts, files) = coming.await?;
                Some((texts, read::<G>(files.first()?).ok()?))
            }
        };
        let make = |(texts, lesson)| Opened { lesson: StoredValue::new(lesson), texts: StoredValue::new(texts) };
        loader::once_here(i18n, about.name, ask, make, move |opened| shown(opened, &id))
    };
    page.into_any()
}

/// No such lesson or level.
fn missing(learn: Learn) -> AnyView {
    view! {
        <div class="page">
            <h1>{learn.tr("lesson-missing")}</h1>
            <p class="actions">
                <TextLink href=learn.href(&Study::Map) class="button" text="lesson-all"/>
            </p>
        </div>
    }
    .into_any()
}

/// «A torre · nível 3».
fn level_place<G: Course>(learn: Learn, opened: Opened<G>, level: &str) -> String {
    let number = opened.place(level) + 1;
    learn.tr_with("level-place", &[("lesson", learn.title(&opened.id()).into()), ("number", number.into())])
}

/// A lesson's levels as numbered links, each with its stars; the one on show is marked.
fn level_links<G: Course>(learn: Learn, opened: Opened<G>, current: Option<String>) -> AnyView {
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
                <a class="level-link" data-won=won.to_string() aria-current=here aria-label=said href=learn.href(&study)>
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
fn articles<G: Course>(learn: Learn, opened: Opened<G>) -> Option<AnyView> {
    let articles = opened.lesson.with_value(|lesson| lesson.articles.join(", "));
    (!articles.is_empty()).then(|| {
        view! {
            <details class="articles">
                <summary>
                    <Icon name="law"/>
                    <span>{learn.tr("lesson-articles")}</span>
                </summary>
                <p>{learn.tr_with(learn.about.articles, &[("articles", articles.into())])}</p>
            </details>
        }
        .into_any()
    })
}
