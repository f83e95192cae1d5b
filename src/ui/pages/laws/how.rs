//! The rules of chess on one page, for beginners: screens of the lessons, and the way to practise each.

use leptos::prelude::*;

use crate::board::{Coordinates, Mark, Tone};
use crate::laws::library::BASE;
use crate::lessons::basics::STEPS;
use crate::lessons::{Chess, Lesson, Screen};
use crate::route::{Course, Law, Study};
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::loader;
use crate::ui::page::Page;
use crate::ui::refusal::emphasised;
use crate::ui::router::href;
use crate::ui::widgets::{Button, TextLink};

/// What the lessons of the steps say, and the lessons.
type Rules = StoredValue<(Texts, Vec<Lesson>)>;

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    let words: Vec<String> = STEPS.iter().map(|(lesson, _)| format!("lessons/{lesson}")).collect();
    let ask = move || {
        let files: Vec<String> = words.iter().map(|name| format!("{name}.lesson")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        loader::fetch_lessons::<Chess>(i18n.language_now(), &words, &files)
    };
    loader::once_here(i18n, "laws-how", ask, StoredValue::new, move |rules| {
        page.set_title(&i18n.tr("laws-how"));
        view! {
            <div class="page how paper">
                <p class="law-ways no-print">
                    <TextLink href=href(Law::Hall.path()) icon="back" text="laws-all"/>
                </p>
                <h1>{i18n.text("laws-how")}</h1>
                <p class="lead">{i18n.text("how-lead")}</p>
                <ol class="how-steps">{STEPS.iter().map(|step| view_step(page, rules, *step)).collect_view()}</ol>
                <p class="actions no-print">
                    <Button look="quiet" icon="print" text="how-print" on_press=browser::print/>
                </p>
            </div>
        }
        .into_any()
    })
}

fn view_step(page: Page, rules: Rules, (id, screens): (&'static str, &[&str])) -> AnyView {
    let Some(lesson) = rules.with_value(|(_, all)| all.iter().find(|lesson| lesson.id == id).cloned()) else {
        return ().into_any();
    };
    let title = page.tr(&format!("lesson-{id}"));
    let practise = format!("{}: {title}", page.tr("how-practise"));
    let shown = lesson.screens.iter().filter(|screen| screens.contains(&screen.id.as_str()));
    let figures = shown.map(|screen| {
        let text = rules.with_value(|(texts, _)| texts.format(&format!("{id}-{}", screen.id), &[]));
        figure(screen, text.unwrap_or_default())
    });
    let article = lesson.articles.first().map(|number| {
        let text = page.tr_with("article", &[("article", number.as_str().into())]);
        view! { <TextLink href=href(Law::Article(BASE, number.clone()).path()) icon="law" text=text/> }
    });
    view! {
        <li>
            <article class="card how-step">
                <h2>{title}</h2>
                {figures.collect_view()}
                <p class="how-ways no-print">
                    <a class="button small" href=href(Study::Lesson(id.to_string()).path(Course::Chess)) aria-label=practise>
                        {page.tr("how-practise")}
                    </a>
                    {article}
                </p>
            </article>
        </li>
    }
    .into_any()
}

/// A diagram with its sentence. Moves that the lesson plays are drawn as arrows.
fn figure(screen: &Screen, text: String) -> AnyView {
    let mut state = screen.diagram.state(Coordinates::Outside);
    state.marks.extend(screen.play.iter().map(|m| Mark::arrow(Tone::Hint, m.from, m.to)));
    view! {
        <figure>
            <Board state=RwSignal::new(state) label=Signal::stored(text.clone())/>
            <figcaption class="screen-text">{emphasised(&text)}</figcaption>
        </figure>
    }
    .into_any()
}
