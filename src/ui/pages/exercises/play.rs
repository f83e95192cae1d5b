//! A sheet played as a pupil plays it: on the page of levels, with the words of the sheet. The exercises of a series for a
//! class, which are in its address, are played in the same way.

use leptos::prelude::*;

use super::context::{Own, missing};
use super::words::usual_task;
use crate::board::State;
use crate::class::Series;
use crate::exercises::Collection;
use crate::exercises::{Exercise, Sentence, Sheet};
use crate::figures;
use crate::lessons::Chess;
use crate::route::{self, Classroom, EXERCISE, Study};
use crate::site::{LEVEL, Route};
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::loader::{Later, NotLoaded};
use crate::ui::pages::learn::{About, Course, Learn, LevelPage, Opened};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;

in_chunks! {
    // A level's code leaves out what the pages of learning hold.
    learning: learn => () = ();
}

const ABOUT: &About = &About { title_of: Some(title), href: None, is_kept: false, ..*SENT };

const SENT: &About = &About {
    course: route::Course::Own,
    title: "menu-exercises",
    name: "menu-exercises",
    folder: "",
    lessons: "",
    articles: "lesson-articles-list",
    hint_piece: "hint-piece",
    stands_still: "notice-stands-still",
    above: |_| ().into_any(),
    ways: |_| ().into_any(),
    below: |_| ().into_any(),
    title_of: Some(series_title),
    end: None,
    names_squares: None,
    href: Some(address),
    is_kept: true,
    apart: |_, _| None,
};

fn title(learn: Learn, id: &str) -> String {
    let kept: Collection = learn.records.kept();
    kept.get(id).map_or_else(|| learn.tr("exercises-untitled"), |kept| Own::title(*learn, &kept.text))
}

async fn level_code() -> Result<LevelPage<Chess>, NotLoaded> {
    learning().await?;
    Chess::level_page().await
}

pub(super) fn page(own: Own, id: &str, study: Memo<Option<Study>>) -> AnyView {
    let Some(sheet) = own.get(id).and_then(|kept| kept.read().ok()) else { return missing(own) };
    let level = move || match study.get() {
        Some(Study::Level { level, .. }) => Some(level),
        _ => None,
    };
    played(own, ABOUT, id.to_string(), sheet, level, missing)
}

/// The same for the exercises of a series, which are in the address: a pupil's stars are kept.
pub(super) fn sent(own: Own, code: &str) -> AnyView {
    let Ok(series) = Series::read(code) else { return unread(own) };
    let sheet = Sheet { title: Sentence::new(&series.title), exercises: series.exercises().cloned().collect() };
    let router = use_router();
    let level = move || Some(router.query(EXERCISE).unwrap_or_else(|| "1".to_string()));
    played(own, SENT, series.lesson(), sheet, level, unread)
}

/// The exercise at each level that the address names; `none` is shown where there is no such one.
fn played(
    own: Own,
    about: &'static About,
    id: String,
    sheet: Sheet,
    level: impl Fn() -> Option<String> + Send + 'static,
    none: fn(Own) -> AnyView,
) -> AnyView {
    let i18n = own.page.i18n;
    let language = i18n.language_now();
    let learn = Learn::own(own.page, about, Sheet::catalog(&sheet.lesson(&id, "")));
    let words = sheet.words(&id, |exercise: &Exercise| usual_task(own.page, exercise));
    let later = Later { i18n, title: about.name, needs: &LEVEL };
    // The code of a level comes with the first one, and the next ones are drawn at once.
    let code: StoredValue<Option<LevelPage<Chess>>> = StoredValue::new(None);
    let shown = move |level: String| {
        let lesson = sheet.lesson(&id, &level);
        if lesson.level(&level).is_none() {
            let exercise = level.parse().ok().and_then(|number: usize| sheet.exercises.get(number.checked_sub(1)?));
            return match exercise.filter(|exercise| exercise.is_written()) {
                Some(exercise) => on_paper(own, learn, &id, exercise),
                None => none(own),
            };
        }
        let opened = Opened::<Chess>::new((Texts::new(language, &[&words]), lesson));
        let values = [("lesson", learn.title(&id).into()), ("number", level.clone().into())];
        learn.begin_page(&learn.tr_with("level-place", &values));
        match code.get_value() {
            Some(draw) => draw(learn, opened, level, None),
            None => later.show(level_code, move |draw: LevelPage<Chess>| {
                code.set_value(Some(draw));
                draw(learn, opened, level.clone(), None)
            }),
        }
    };
    let page = move || match level() {
        Some(level) => untrack(|| shown(level)),
        None => ().into_any(),
    };
    page.into_any()
}

/// An exercise that is answered on paper: its board, what is asked, and who corrects it.
fn on_paper(own: Own, learn: Learn, id: &str, exercise: &Exercise) -> AnyView {
    let state = State { marks: exercise.marks(), ..figures::diagram(&exercise.setup) };
    let title = learn.title(id);
    learn.begin_page(&title);
    let hint = (!exercise.hint.is_empty()).then(|| {
        view! {
            <details>
                <summary>{own.tr("exercises-hint")}</summary>
                <p>{exercise.hint.to_string()}</p>
            </details>
        }
    });
    view! {
        <div class="play learn-play">
            <div class="play-board">
                <Board state=RwSignal::new(state) label=Signal::stored(own.tr("exercises-board"))/>
            </div>
            <div class="play-side">
                <section class="card verdict task" data-kind="task">
                    <p class="task-place">
                        <TextLink href=learn.href(&Study::Lesson(id.to_string())) icon="back" text=title/>
                    </p>
                    <h1 class="task-text">{exercise.task.to_string()}</h1>
                    {hint}
                    <p>{own.tr("exercises-written-text")}</p>
                </section>
            </div>
        </div>
    }
    .into_any()
}

/// The address has no such exercise.
fn unread(own: Own) -> AnyView {
    view! {
        <div class="page">
            <h1>{own.tr("exercises-unread")}</h1>
            <section class="card" role="alert"><p>{own.tr("exercises-sent-unread")}</p></section>
            <p class="actions"><TextLink href=href(Route::Class.path()) class="button" text=own.tr("menu-class")/></p>
        </div>
    }
    .into_any()
}

/// A level is an exercise of the series in the address; every other page is the pupil's own, with the series.
fn address(_learn: Learn, study: &Study) -> String {
    let code = use_router().fragment_now();
    match study {
        Study::Level { level, .. } => {
            let page = Study::Lesson(route::SENT.to_string()).path(route::Course::Own);
            format!("{}?{EXERCISE}={level}#{code}", href(page))
        }
        _ => format!("{}#{code}", href(Classroom::Series.path())),
    }
}

fn series_title(learn: Learn, _lesson: &str) -> String {
    let title = Series::read(&use_router().fragment_now()).map(|series| series.title).unwrap_or_default();
    if title.is_empty() { learn.tr("exercises-untitled") } else { title }
}
