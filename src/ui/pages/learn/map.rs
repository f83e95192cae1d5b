//! The list of lessons: stars, the next step, what a teacher sets.

use leptos::prelude::*;

use super::course::Learn;
use crate::lessons::catalog::{Entry, Section};
use crate::route::Study;
use crate::site::{Menu, Route};
use crate::ui::router::href;
use crate::ui::widgets::{Button, TextLink, sheet, stars, switch};

pub(super) fn map(learn: Learn) -> AnyView {
    // Made anew when a star is won or all are forgotten.
    let standing = move || {
        let mut views = vec![next_step(learn)];
        let mut first = 1;
        for section in learn.catalog.with_value(|catalog| catalog.sections.clone()) {
            let count = section.lessons.len();
            views.push(view_section(learn, section, first));
            first += count;
        }
        views
    };
    view! {
        <div class="page learn">
            {(learn.about.above)(learn)}
            <h1>{learn.tr(learn.about.title)}</h1>
            {standing}
            {(learn.about.below)(learn)}
            {for_the_teacher(learn)}
        </div>
    }
    .into_any()
}

/// How far one has come, and the next step.
fn next_step(learn: Learn) -> AnyView {
    let (next, done, all) = learn.progress.with(|progress| {
        learn.catalog.with_value(|catalog| {
            let done: usize = catalog.lessons().map(|lesson| progress.done(lesson)).sum();
            let all: usize = catalog.lessons().map(|lesson| lesson.levels.len()).sum();
            (progress.next(catalog), done, all)
        })
    });
    let words = learn.tr_with("learn-done", &[("done", done.into()), ("all", all.into())]);
    let way = next.map(|(lesson, level)| {
        let title = learn.title(&lesson);
        let untouched = learn.progress.with(|progress| {
            learn.catalog.with_value(|catalog| catalog.lesson(&lesson).is_none_or(|entry| progress.done(entry) == 0))
        });
        // A lesson not begun begins with what it explains.
        let study = if untouched { Study::Lesson(lesson) } else { Study::Level { lesson, level } };
        let id = if done == 0 { "learn-begin" } else { "learn-go-on" };
        view! {
            <TextLink
                href=learn.href(&study)
                class="button big"
                icon="forward"
                text=learn.tr_with(id, &[("lesson", title.into())])
            />
        }
        .into_any()
    });
    view! {
        <section class="card next-step">
            <p>{words.clone()}</p>
            <progress value=done.to_string() max=all.max(1).to_string() aria-label=words></progress>
            {way.unwrap_or_else(|| view! { <p>{learn.tr("learn-finished")}</p> }.into_any())}
        </section>
    }
    .into_any()
}

fn view_section(learn: Learn, section: Section, first: usize) -> AnyView {
    let title = learn.tr(&format!("section-{}", section.id));
    let lessons =
        section.lessons.into_iter().enumerate().map(|(at, entry)| card(learn, entry, first + at)).collect_view();
    view! {
        <section class="learn-section">
            <h2>{title}</h2>
            <ol class="lesson-list" start=first.to_string()>{lessons}</ol>
        </section>
    }
    .into_any()
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
    view! {
        <li>
            <a class="lesson-card card" href=href>
                <span class="lesson-number" aria-hidden="true">{number.to_string()}</span>
                <strong>{title}</strong>
                <span class="quiet-text">{aim}</span>
                <span class="lesson-standing" data-done=how_far>
                    {stars(won)}
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

/// Modo aula, and the progress to be forgotten with a warning.
fn for_the_teacher(learn: Learn) -> AnyView {
    let asked = RwSignal::new(false);
    let class_mode = learn.records.class_mode();
    view! {
        <section class="card">
            <h2>{learn.tr("learn-teacher")}</h2>
            {switch(
                Signal::stored(learn.tr("learn-class-mode")),
                class_mode.into(),
                Callback::new(move |on| class_mode.set(on)),
            )}
            <p class="quiet-text">{learn.tr("learn-class-mode-text")}</p>
            {Route::shown_in(&[Menu::Teacher])
                .map(|route| {
                    let (text, icon) = route.menu();
                    view! { <p><TextLink href=href(route.path()) class="button quiet" icon=icon text=text/></p> }
                })
                .collect_view()}
            <p class="actions">
                <Button look="danger" text="learn-forget" on_press=move || asked.set(true)/>
            </p>
            <p class="quiet-text">{learn.tr("learn-copy")}</p>
            {sheet("esquecer", "learn-forget-title", asked, move || {
                view! {
                    <p>{learn.tr("learn-forget-text")}</p>
                    <p class="actions">
                        <Button look="danger" text="learn-forget-yes" on_press=move || {
                            learn.progress.set(learn.records.forget_progress());
                            asked.set(false);
                        }/>
                        <Button look="quiet" text="learn-forget-no" on_press=move || asked.set(false)/>
                    </p>
                }
                .into_any()
            })}
        </section>
    }
    .into_any()
}
