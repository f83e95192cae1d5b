//! Jogos pequenos: the list, and each game against the computer.

mod play;
mod words;

use leptos::prelude::*;

use self::words::{aim, name};
use crate::route::SmallGames;
use crate::site::Route;
use crate::small_games::{GAMES, Game, game};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::Trainer;
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{Icon, TextLink, missing_page, stars};

/// The list, or the game that the address asks for.
#[component]
pub fn SmallGamesPage() -> impl IntoView {
    let page = Page::here();
    let trainer = Trainer::open(page);
    let router = use_router();
    let asked = memo(move || router.page(SmallGames::from_path).and_then(|SmallGames(id)| id));
    let another = is_another_page();
    // After the frame has named the area, which it does once the page is drawn.
    effect(move || {
        page.i18n.language();
        let game = asked.get().as_deref().and_then(game);
        page.set_title(&game.map_or_else(|| page.tr("menu-games"), |game| name(page.i18n, game)));
    });
    move || {
        let id = asked.get();
        if another() {
            request_animation_frame(focus_start);
        }
        untrack(|| match id {
            None => list(trainer, page),
            Some(id) => game(&id).and_then(|game| play::play(trainer, page, game)).unwrap_or_else(|| missing(page)),
        })
    }
}

fn list(trainer: Trainer, page: Page) -> AnyView {
    view! {
        <div class="page learn small-games">
            <div class="drill-place">
                <TextLink href=href(Route::Learn.path()) icon="back" text="lesson-all"/>
            </div>
            <h1>{page.tr("menu-games")}</h1>
            <p class="lead">{page.tr("small-lead")}</p>
            <ol class="drill-list">{GAMES.iter().map(|game| card(trainer, page, game)).collect_view()}</ol>
        </div>
    }
    .into_any()
}

fn card(trainer: Trainer, page: Page, game: &'static Game) -> AnyView {
    // Drawn again when another tab wins one.
    let won = move || stars(trainer.training.with(|training| training.stars(&game.key())));
    let lesson = page.tr(&format!("lesson-{}", game.lesson));
    view! {
        <li>
            <a class="card drill-card" href=href(SmallGames(Some(game.id.to_string())).path())>
                <Icon name=game.goal.icon()/>
                <strong>{name(page.i18n, game)}</strong>
                <span class="quiet-text">{aim(page.i18n, game)}</span>
                <span class="drill-standing">{won} " " {page.tr_with("small-after", &[("lesson", lesson.into())])}</span>
            </a>
        </li>
    }
    .into_any()
}

/// No such game.
fn missing(page: Page) -> AnyView {
    missing_page(page.tr("small-missing"), href(SmallGames(None).path()), "small-all".into())
}
