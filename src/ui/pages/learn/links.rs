//! What stands beside several pages of a lesson: links to its levels, and its articles.

use leptos::prelude::*;

use super::course::Course;
use crate::lessons::catalog;
use crate::route::Study;
use crate::ui::browser;
use crate::ui::pages::learn::course::{Learn, Opened};
use crate::ui::widgets::Icon;

/// The next step has the focus once it is there: whoever plays by keyboard finds it under the next press.
pub(super) fn focus_soon(id: &'static str) {
    request_animation_frame(move || browser::focus(id));
}

/// «A torre · nível 3».
pub(super) fn level_place<G: Course>(learn: Learn, opened: Opened<G>, level: &str) -> String {
    let number = opened.place(level) + 1;
    learn.tr_with("level-place", &[("lesson", learn.title(&opened.id()).into()), ("number", number.into())])
}

/// A lesson's levels as numbered links, each with its stars; the one on show is marked. Only those that `is_shown` by
/// their stars.
pub(super) fn level_links(learn: Learn, lesson: String, current: Option<String>, is_shown: fn(u8) -> bool) -> AnyView {
    let levels = learn.catalog.with_value(|catalog| catalog.lesson(&lesson).map(|entry| entry.levels.clone()));
    let levels = levels.unwrap_or_default();
    let one = move |(number, level): (usize, &String)| {
        let won = learn.progress.with(|progress| progress.stars(&catalog::key(&lesson, level)));
        if !is_shown(won) {
            return None;
        }
        let here = (current.as_ref() == Some(level)).then_some("page");
        let study = Study::Level { lesson: lesson.clone(), level: level.clone() };
        let said = learn.tr_with("level-said", &[("number", (number + 1).into()), ("stars", won.into())]);
        Some(view! {
            <li>
                <a class="level-link" data-won=won.to_string() aria-current=here aria-label=said href=learn.href(&study)>
                    {(number + 1).to_string()}
                    <span class="level-stars" aria-hidden="true">{"★".repeat(won.into())}</span>
                </a>
            </li>
        })
    };
    view! {
        <ol class="level-links" aria-label=learn.tr("lesson-levels")>
            {move || levels.iter().enumerate().map(&one).collect_view()}
        </ol>
    }
    .into_any()
}

/// The articles of a lesson behind a small sign, for the teacher.
pub(super) fn articles<G: Course>(learn: Learn, opened: Opened<G>) -> Option<AnyView> {
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
