//! A sheet played as a pupil plays it: on the page of levels, with the words of the sheet.

use leptos::prelude::*;

use super::context::{Own, missing};
use super::words::usual_task;
use crate::exercises::{Exercise, Sheet};
use crate::lessons::Chess;
use crate::route::{self, Study};
use crate::site::LEVEL;
use crate::texts::Texts;
use crate::ui::loader::{Later, NotLoaded};
use crate::ui::pages::learn::{About, Course, Learn, LevelPage, Opened};

in_chunks! {
    // A level's code leaves out what the pages of learning hold.
    learning: learn => () = ();
}

const ABOUT: &About = &About {
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
    title_of: Some(title),
    end: None,
    names_squares: None,
    apart: |_, _| None,
};

fn title(learn: Learn, id: &str) -> String {
    let kept = learn.records.load_exercises();
    kept.get(id).map_or_else(|| learn.tr("exercises-untitled"), |kept| Own::title(*learn, &kept.text))
}

async fn level_code() -> Result<LevelPage<Chess>, NotLoaded> {
    learning().await?;
    Chess::level_page().await
}

pub(super) fn page(own: Own, id: &str, study: Memo<Option<Study>>) -> AnyView {
    let Some(sheet) = own.get(id).and_then(|kept| kept.read().ok()) else { return missing(own) };
    let i18n = own.page.i18n;
    let language = i18n.language_now();
    let learn = Learn::own(own.page, ABOUT, Sheet::catalog(&sheet.lesson(id, "")));
    let words = sheet.words(id, |exercise: &Exercise| usual_task(own.page, exercise));
    let later = Later { i18n, title: ABOUT.name, needs: &LEVEL };
    // The code of a level comes with the first one, and the next ones are drawn at once.
    let code: StoredValue<Option<LevelPage<Chess>>> = StoredValue::new(None);
    let id = id.to_string();
    let shown = move |level: String| {
        let lesson = sheet.lesson(&id, &level);
        if lesson.level(&level).is_none() {
            return missing(own);
        }
        let opened = Opened::<Chess>::new((Texts::new(language, &[&words]), lesson));
        let values = [("lesson", title(learn, &id).into()), ("number", level.clone().into())];
        learn.begin_page(&learn.tr_with("level-place", &values));
        match code.get_value() {
            Some(draw) => draw(learn, opened, level, None),
            None => later.show(level_code, move |draw: LevelPage<Chess>| {
                code.set_value(Some(draw));
                draw(learn, opened, level.clone(), None)
            }),
        }
    };
    let page = move || match study.get() {
        Some(Study::Level { level, .. }) => untrack(|| shown(level)),
        _ => ().into_any(),
    };
    page.into_any()
}
