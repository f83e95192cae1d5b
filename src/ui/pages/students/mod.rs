//! Outros jogos dos estudantes: for who organises truco and poker. The settings say whether anything leads here; an address
//! opens it in any case. No cards, no stakes, no opponent.

mod poker;
mod poker_event;
mod poker_setup;
mod poker_tables;
mod shared;
mod truco;
mod truco_setup;
mod truco_words;

use leptos::prelude::*;

use crate::edition::Edition;
use crate::quiz::{Level, Theme};
use crate::route::{Law, Quiz, Students, Way};
use crate::site::{Route, page_at};
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;

/// Draws a page of its code.
type Show = fn(Page) -> AnyView;

in_chunks! {
    truco_page: truco => Show = truco::page;
    poker_page: poker => Show = poker::page;
}

#[component]
pub fn StudentsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let asked = memo(move || router.page(Students::from_path).unwrap_or(Students::Menu));
    let is_another = is_another_page();
    move || {
        let at = asked.get();
        if is_another() {
            request_animation_frame(focus_start);
        }
        let later = Later { i18n: page.i18n, title: "menu-students", needs: &page_at(at.path()).needs };
        let show = move |show: Show| show(page);
        untrack(|| match at {
            Students::Menu => menu(page),
            Students::Truco => later.show(truco_page, show),
            Students::Poker => later.show(poker_page, show),
        })
    }
}

/// The messages of a game: its name, what its tool does, what the tool is called.
const TRUCO: [&str; 3] = ["students-truco", "students-truco-text", "students-truco-tool"];
const POKER: [&str; 3] = ["students-poker", "students-poker-text", "students-poker-tool"];

fn menu(page: Page) -> AnyView {
    let law = |chapter: &str| Law::Article(Edition::StudentGames.name(), chapter.to_string()).path();
    let questions = |theme: Theme| {
        let quiz = Quiz::Theme { slug: theme.slug().to_string(), way: Way::Alone };
        let (level, edition) = (Level::Arbiter.slug(), Edition::StudentGames.name());
        format!("{}?regras={edition}&nivel={level}", Law::Quiz(quiz).path())
    };
    let card = move |[name, text, open]: [&'static str; 3], tool: Students, chapter: &'static str, theme: Theme| {
        view! {
            <section class="card">
                <h2>{page.tr(name)}</h2>
                <p>{page.tr(text)}</p>
                <ul class="ways">
                    <li><TextLink href=href(tool.path()) class="button" icon="board" text=page.tr(open)/></li>
                    <li><TextLink href=href(law(chapter)) class="button quiet" icon="law" text=page.tr("students-law")/></li>
                    <li>
                        <TextLink
                            href=href(questions(theme))
                            class="button quiet"
                            icon="notation"
                            text=page.tr("students-questions")
                        />
                    </li>
                </ul>
            </section>
        }
    };
    shared::name(page, "menu-students");
    (move || {
        page.i18n.language();
        // Who came by an address is told how to have it in the menus.
        let off = !use_preferences().read(|settings| settings.student_games);
        let hint = off.then(|| {
            let settings = page.tr(Route::Settings.menu().0);
            view! {
                <section class="card">
                    <p>{page.tr("students-off")}</p>
                    <p class="actions">
                        <TextLink href=href(Route::Settings.path()) class="button quiet" icon="settings" text=settings/>
                    </p>
                </section>
            }
        });
        view! {
            <div class="page students">
                <h1>{page.tr("menu-students")}</h1>
                <p class="lead">{page.tr("students-lead")}</p>
                {hint}
                {card(TRUCO, Students::Truco, "4", Theme::Truco)}
                {card(POKER, Students::Poker, "3", Theme::Poker)}
            </div>
        }
    })
    .into_any()
}
