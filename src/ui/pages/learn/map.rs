//! The list of lessons: stars, the next step, the pages of a teacher.

use leptos::prelude::*;

use super::course::Learn;
use crate::lessons::catalog::{Entry, Section};
use crate::lessons::{Catalog, Tally};
use crate::route::Study;
use crate::site::{Menu, Route};
use crate::ui::pages::days::days;
use crate::ui::router::href;
use crate::ui::widgets::{Icon, TextLink};

pub fn page(learn: Learn, _study: &Study) -> AnyView {
    learn.begin_page(&learn.tr(learn.about.title));
    // Made anew when a star is won or all are forgotten.
    let standing = move || {
        let mut views = vec![next_step(learn), (learn.about.ways)(learn)];
        let mut first = 1;
        let folds = learn.catalog.with_value(Catalog::folds);
        let here = where_open(learn);
        for section in learn.catalog.with_value(|catalog| catalog.sections.clone()) {
            let count = section.lessons.len();
            let open = section.lessons.iter().any(|entry| here.contains(&entry.id));
            views.push(view_section(learn, section, first, folds.then_some(open)));
            first += count;
        }
        views
    };
    view! {
        <div class="page learn">
            {(learn.about.above)(learn)}
            <h1>{learn.tr(learn.about.title)}</h1>
            {standing}
            {days(*learn)}
            {(learn.about.below)(learn)}
            {for_the_teacher(learn)}
        </div>
    }
    .into_any()
}

/// The lessons whose sections are open: where the pupil goes on, and the one that was on show before the list.
fn where_open(learn: Learn) -> Vec<String> {
    let next = learn.progress.with(|progress| learn.catalog.with_value(|catalog| progress.next(catalog)));
    // Who has done everything begins again at the first section.
    let first = || learn.catalog.with_value(|catalog| catalog.lessons().next().map(|entry| entry.id.clone()));
    let next = next.map(|(lesson, _)| lesson).or_else(first);
    next.into_iter().chain(learn.last.get_value()).collect()
}

/// How far one has come, and the next step.
fn next_step(learn: Learn) -> AnyView {
    let next = learn.progress.with(|progress| learn.catalog.with_value(|catalog| progress.next_place(catalog)));
    let Tally { done, all, .. } = learn.tally();
    let words = learn.tr_with("learn-done", &[("done", done.into()), ("all", all.into())]);
    let way = next.map(|next| next_link(learn, next, if done == 0 { "learn-begin" } else { "learn-go-on" }));
    view! {
        <section class="card next-step">
            <p>{words.clone()}</p>
            <progress value=done.to_string() max=all.max(1).to_string() aria-label=words></progress>
            {way.unwrap_or_else(|| view! { <p>{learn.tr("learn-finished")}</p> }.into_any())}
        </section>
    }
    .into_any()
}

/// The link to a lesson or a level; `words`: the message that names the lesson.
pub(super) fn next_link(learn: Learn, next: (String, Option<String>), words: &'static str) -> AnyView {
    let text = learn.tr_with(words, &[("lesson", learn.title(&next.0).into())]);
    view! { <TextLink href=learn.href(&Study::of(next)) class="button big" icon="forward" text=text/> }.into_any()
}

/// A section with its lessons; `open`: whether these are on show, where they can be folded.
fn view_section(learn: Learn, section: Section, first: usize, open: Option<bool>) -> AnyView {
    let title = learn.tr(&format!("section-{}", section.id));
    let won = learn.progress.with(|progress| progress.of_section(&section));
    let standing = stars_of(learn, won, section.most_stars());
    let lessons =
        section.lessons.into_iter().enumerate().map(|(at, entry)| card(learn, entry, first + at)).collect_view();
    let list = view! { <ol class="lesson-list" start=first.to_string()>{lessons}</ol> };
    match open {
        None => view! { <section class="learn-section"><h2>{title}</h2>{list}</section> }.into_any(),
        Some(open) => view! {
            <details class="learn-section" open=open>
                <summary class="section-head"><h2>{title}</h2>{standing}</summary>
                {list}
            </details>
        }
        .into_any(),
    }
}

/// «31 de 39 estrelas», where one is won.
fn stars_of(learn: Learn, won: usize, most: usize) -> Option<AnyView> {
    let said = learn.tr_with("lesson-stars", &[("won", won.into()), ("most", most.into())]);
    (won > 0).then(|| view! { <span class="lesson-stars"><Icon name="star"/><span>{said}</span></span> }.into_any())
}

fn card(learn: Learn, entry: Entry, number: usize) -> AnyView {
    let id = format!("lesson-{}", entry.id);
    let aim = learn.i18n.find(&format!("{id}.aim"), &[]);
    let title = learn.tr(&id);
    let href = learn.href(&Study::Lesson(entry.id.clone()));
    let (done, won) = learn.progress.with(|progress| (progress.done(&entry), progress.of_lesson(&entry)));
    let is_known = done == 0 && learn.progress.with(|progress| progress.is_known(&entry.id));
    let all = entry.levels.len();
    let how_far = match done {
        0 => "none",
        done if done == all => "all",
        _ => "some",
    };
    let standing = stars_of(learn, won, entry.most_stars());
    view! {
        <li>
            <a class="lesson-card card" href=href>
                <span class="lesson-number" aria-hidden="true">{number.to_string()}</span>
                <strong>{title}</strong>
                <span class="quiet-text">{aim}</span>
                <span class="lesson-standing" data-done=how_far>
                    {standing}
                    <span>
                        {if is_known {
                            learn.tr("lesson-known")
                        } else {
                            learn.tr_with("lesson-done", &[("done", done.into()), ("all", all.into())])
                        }}
                    </span>
                </span>
            </a>
        </li>
    }
    .into_any()
}

/// A teacher's pages. In modo aula it says so.
fn for_the_teacher(learn: Learn) -> AnyView {
    let class_mode = learn.records.class_mode();
    let at_work = move || class_mode.get().then(|| view! { <p>{learn.tr("learn-class-mode-text")}</p> });
    view! {
        <section class="card">
            <h2>{learn.tr("learn-teacher")}</h2>
            {at_work}
            {Route::shown_in(&[Menu::Teacher])
                .map(|route| {
                    let (text, icon) = route.menu();
                    view! { <p><TextLink href=href(route.path()) class="button quiet" icon=icon text=text/></p> }
                })
                .collect_view()}
        </section>
    }
    .into_any()
}
