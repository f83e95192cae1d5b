//! Para o professor: what a lesson at school needs, a topic at a time, with the pages for it; and what a device that several
//! pupils share needs.

use leptos::prelude::*;

use crate::lessons::Progress;
use crate::route::{CLASS, Classroom, Course, Hall, Law, Quiz, Study, Tactic};
use crate::site::Route;
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::preferences::use_preferences;
use crate::ui::router::href;
use crate::ui::widgets::{Button, TextLink, confirm, switch};

/// The topics in order: part of their messages and of their places on the page.
const TOPICS: [&str; 7] = ["projetar", "teclas", "preparar", "recolher", "imprimir", "partilhar", "sem-rede"];

/// What a topic says, in so many sentences at most.
const MOST_SENTENCES: usize = 7;

/// A page for a topic: its path, its icon, the message with its name.
type Way = (String, &'static str, &'static str);

#[component]
pub fn TeacherPage() -> impl IntoView {
    let page = Page::here();
    let title = move |topic: &str| page.tr(&format!("teacher-{topic}"));
    move || {
        page.i18n.language();
        let to = |topic: &'static str| {
            view! {
                <li>
                    <Button look="quiet" text=title(topic) on_press=move || browser::focus_at_top(topic)/>
                </li>
            }
        };
        let card = |topic: &'static str| {
            let said =
                (1..=MOST_SENTENCES).filter_map(|number| page.i18n.find(&format!("teacher-{topic}.p{number}"), &[]));
            view! {
                <section class="card" id=topic tabindex="-1">
                    <h2>{title(topic)}</h2>
                    {said.map(|said| view! { <p>{said}</p> }).collect_view()}
                    {(topic == "partilhar").then(|| shared(page))}
                    {ways(page, topic)}
                </section>
            }
        };
        view! {
            <div class="page teacher">
                <h1>{page.tr("menu-teacher")}</h1>
                <p class="lead">{page.tr("teacher-lead")}</p>
                <nav aria-label=page.tr("teacher-topics")>
                    <ul class="ways">{TOPICS.into_iter().map(to).collect_view()}</ul>
                </nav>
                {TOPICS.into_iter().map(card).collect_view()}
            </div>
        }
    }
}

/// The pages of a topic.
fn ways(page: Page, topic: &str) -> AnyView {
    let area = |route: Route| -> Way {
        let (text, icon) = route.menu();
        (route.path().to_string(), icon, text)
    };
    let questions = || (Law::Quiz(Quiz::Menu).path(), "law", "teacher-questions");
    let puzzles = || (Tactic::Theme(CLASS.to_string()).path(), "star", "teacher-puzzles");
    let exams = || (Study::exam_for_class().path(Course::Chess), "check", "teacher-exams");
    let draughts = || (Hall::Learn(Study::Map).path(), "draughts", "teacher-draughts");
    let list: Vec<Way> = match topic {
        "projetar" => vec![area(Route::Learn), draughts(), area(Route::Lecture), questions(), area(Route::Clock)],
        "preparar" => {
            vec![(Classroom::Prepare.path(), "plus", "teacher-prepare"), area(Route::Exercises), puzzles(), exams()]
        }
        "recolher" => {
            let cards = use_preferences().read(|settings| settings.student_games);
            let students = cards.then(|| area(Route::Students));
            let ways = [(Classroom::Results.path(), "sheet", "teacher-results"), area(Route::Tournament)];
            ways.into_iter().chain(students).collect()
        }
        "imprimir" => vec![
            area(Route::Diagrams),
            area(Route::ScoreSheet),
            puzzles(),
            questions(),
            (Law::HowToPlay.path(), "print", "teacher-how"),
        ],
        "partilhar" | "sem-rede" => vec![area(Route::About)],
        _ => Vec::new(),
    };
    let link = |(path, icon, text): Way| {
        view! { <li><TextLink href=href(path) class="button quiet" icon=icon text=page.tr(text)/></li> }
    };
    (!list.is_empty()).then(|| view! { <ul class="ways">{list.into_iter().map(link).collect_view()}</ul> }).into_any()
}

/// Modo aula; a copy for the pupil who leaves; and the stars erased for the one who comes, with a warning.
fn shared(page: Page) -> AnyView {
    let records = page.records;
    let (asked, said) = (RwSignal::new(false), RwSignal::new(""));
    let class_mode = records.class_mode();
    let erase = move || {
        records.forget::<Progress>();
        asked.set(false);
        said.set("teacher-forgotten");
    };
    let texts = move || ["teacher-forget-text", "teacher-forget-yes", "teacher-forget-no"].map(|id| page.tr(id));
    let outcome = move || {
        let said = said.get();
        (!said.is_empty()).then(|| page.tr(said))
    };
    view! {
        {switch(
            Signal::stored(page.tr("teacher-class-mode")),
            class_mode.into(),
            Callback::new(move |on| class_mode.set(on)),
        )}
        <p class="quiet-text">{page.tr("learn-class-mode-text")}</p>
        <p>{page.tr("teacher-change")}</p>
        <p class="actions">
            <Button look="quiet" icon="download" text="download-copy" on_press=move || records.download_copy("")/>
            <Button look="danger" text=page.tr("teacher-forget") on_press=move || asked.set(true)/>
        </p>
        <p role="status">{outcome}</p>
        {confirm("esquecer", "teacher-forget-title", asked, texts, erase)}
    }
    .into_any()
}
