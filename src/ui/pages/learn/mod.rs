//! Aprender: the list of lessons, what each explains, its levels, and its sheet to print.
//!
//! Lessons and their words are fetched when they are opened; the service worker keeps them for use without a network.

mod chess;
mod clock;
mod course;
mod diploma;
mod end;
mod exam;
mod explain;
mod level;
mod links;
mod map;
mod paper;
mod played;
mod teacher;
mod words;

use leptos::prelude::*;

use self::course::LevelCode;
pub use self::course::{About, Course, Learn, LessonEnd, LessonPages, LevelPage, Opened, StudyPage};
pub use self::end::end;
pub use self::level::level;
use self::links::level_place;
pub use self::map::page as map;
pub use self::paper::{answer, diagram};
use crate::lessons::{Catalog, Chess};
use crate::route::{EXAM, PLACEMENT, REVIEW, Study};
use crate::site::page_at;
use crate::ui::browser;
use crate::ui::loader::{self, Later, NotLoaded};
use crate::ui::page::Page;
use crate::ui::reactive::{in_advance, memo};
use crate::ui::router::use_router;
use crate::ui::widgets::missing_page;

in_chunks! {
    chess_level: learn_level => LevelPage<Chess> = level::<Chess>;
    chess_lesson: learn_lesson => LessonPages<Chess> = lesson_pages();
    chess_map: learn_map => StudyPage = map::page;
    exam_code: learn_exam => StudyPage = exam::page;
    chess_end: learn_end => StudyPage = end;
}

/// What a lesson explains, and its sheet.
pub fn lesson_pages<G: Course>() -> LessonPages<G> {
    LessonPages { lesson: explain::lesson, sheet: paper::sheet }
}

/// What this page of the course needs besides its code.
fn later(learn: Learn, study: &Study) -> Later {
    let needs = &page_at(&study.path(learn.about.course)).needs;
    Later { i18n: learn.i18n, title: learn.about.name, needs }
}

/// "O que já sabes?", the exam and the review, which have the addresses of lessons.
fn apart(learn: Learn, id: &str) -> Option<AnyView> {
    if ![PLACEMENT, EXAM, REVIEW].contains(&id) {
        return None;
    }
    let router = use_router();
    let study = move || router.page(|path| Study::from_path(learn.about.course, path));
    let asked = memo(move || study().filter(|study| Study::apart().contains(study)));
    let page = move || match asked.get() {
        None => missing(learn),
        Some(study) => apart_from_lessons(learn, study, exam_code),
    };
    Some(page.into_any())
}

#[component]
pub fn LearnPage() -> impl IntoView {
    course::<Chess>(Page::here())
}

/// The pages of a course.
pub fn course<G: Course>(page: Page) -> AnyView {
    let Page { i18n, records } = page;
    let progress = records.followed();
    let about = G::ABOUT;
    let ask = move || browser::fetch_texts(&[format!("{}/catalog.txt", about.folder)]);
    let make = move |found: Vec<String>| Learn::new(page, about, Catalog::read(&found.concat()), progress);
    loader::once_here(i18n, about.name, ask, make, move |learn| {
        i18n.language();
        untrack(|| pages::<G>(learn))
    })
}

/// A page whose code comes when it is asked for.
fn apart_from_lessons<F>(learn: Learn, study: Study, code: fn() -> F) -> AnyView
where
    F: Future<Output = Result<StudyPage, NotLoaded>> + 'static,
{
    later(learn, &study).show(code, move |draw: StudyPage| draw(learn, &study))
}

/// The panel of tiles, once there is something to show.
pub fn panel<G: Course>(learn: Learn) -> Option<AnyView> {
    let end = learn.about.end.as_ref()?;
    let later = Later { i18n: learn.i18n, title: learn.about.name, needs: end.panel };
    let wanted = memo(move || {
        let is_begun = |catalog: &Catalog| learn.progress.with(|progress| progress.is_begun(catalog));
        learn.catalog.with_value(is_begun)
    });
    let show = Box::new(move |draw: StudyPage| draw(learn, &Study::Map));
    Some(later.while_wanted(wanted, G::end_page, Callback::new(|()| ()), show))
}

/// The page the address asks for.
fn pages<G: Course>(learn: Learn) -> AnyView {
    let router = use_router();
    let study = move || router.page(|path| Study::from_path(learn.about.course, path));
    let lesson = memo(move || match study() {
        Some(Study::Lesson(lesson) | Study::Sheet(lesson) | Study::Level { lesson, .. }) => Some(lesson),
        _ => None,
    });
    let ended = memo(move || if let Some(Study::End(lesson)) = study() { Some(lesson) } else { None });
    let code = LevelCode::new(None);
    let language = learn.i18n.language_now();
    let shown = move |opened: Opened<G>, id: &str| {
        let mut name = learn.title(id);
        let page = match study() {
            Some(study @ (Study::Lesson(_) | Study::Sheet(_))) => {
                let is_sheet = matches!(study, Study::Sheet(_));
                later(learn, &study).show(G::lesson_pages, move |draw: LessonPages<G>| {
                    (if is_sheet { draw.sheet } else { draw.lesson })(learn, opened)
                })
            }
            Some(Study::Level { level, .. }) => {
                if opened.lesson.with_value(|lesson| lesson.level(&level).is_none()) {
                    return missing(learn);
                }
                name = level_place(learn, opened, &level);
                learn.level(code, opened, level, None)
            }
            _ => ().into_any(),
        };
        learn.begin_page(&name);
        page
    };
    let page = move || {
        if let Some(id) = ended.get() {
            if !learn.has(&id) {
                return missing(learn);
            }
            learn.last.set_value(Some(id.clone()));
            return apart_from_lessons(learn, Study::End(id), G::end_page);
        }
        let Some(id) = lesson.get() else {
            return apart_from_lessons(learn, Study::Map, G::map_page);
        };
        if let Some(apart) = (learn.about.apart)(learn, &id) {
            return apart;
        }
        // An address may name what was never there.
        if !learn.has(&id) {
            return missing(learn);
        }
        learn.last.set_value(Some(id.clone()));
        let (i18n, about) = (learn.i18n, learn.about);
        let (words, file) = (format!("{}/{id}", about.lessons), format!("{}/{id}.lesson", about.folder));
        let code = later(learn, &Study::Lesson(id.clone()));
        let ask = move || {
            if !matches!(untrack(study), Some(Study::Level { .. })) {
                in_advance(G::lesson_pages());
            }
            let (dressed, opened) = (code.styles_and_words(), Opened::fetch(language, &words, file.clone()));
            async move { if dressed.await { opened.await } else { None } }
        };
        loader::once_here(i18n, about.name, ask, Opened::new, move |opened| shown(opened, &id))
    };
    page.into_any()
}

/// No such lesson or level.
fn missing(learn: Learn) -> AnyView {
    missing_page(learn.tr("lesson-missing"), learn.href(&Study::Map), "lesson-all".into())
}
