//! A folha de registo: a game is kept on the sheet, and each line is marked. The choice of a game, the sheet under way,
//! the sheet handed in, and both on paper.

mod choose;
mod context;
mod facsimile;
mod finish;
mod keep;
mod kept;
mod marked;
mod paper;
mod words;

use leptos::prelude::*;

use self::context::{Screen, SheetContext};
use crate::drills::sheet::{Plan, SavedSheet, Sheet, catalog};
use crate::site::Route;
use crate::storage::{Lock, SHEET};
use crate::ui::loader::{self, Fetched};
use crate::ui::page::Page;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::in_advance;
use crate::ui::router::{href, put_address, use_router};
use crate::ui::{browser, time};

/// Shows the sheet on paper.
type Print = fn(SheetContext, Option<RwSignal<Sheet>>) -> AnyView;

/// Shows the sheet under way.
type Keep = fn(SheetContext, RwSignal<Sheet>) -> AnyView;

// The sheet itself is a chunk of its own, with what comes after the game: whoever opens the page chooses first.
in_chunks! {
    keep: report => Keep = keep::page;
    print: report => Print = paper::page;
}

#[component]
pub fn SheetPage() -> impl IntoView {
    let page = Page::here();
    let Page { i18n, records } = page;
    let preferences = use_preferences();
    let router = use_router();
    let training = records.followed();
    let screen = RwSignal::new(Screen::Choose);
    let plan = RwSignal::new(Plan { times: true, ..Plan::default() });
    let since = StoredValue::new(time::now_ms());
    let report = RwSignal::new(Fetched::Waiting);
    let laid: StoredValue<Option<SheetContext>> = StoredValue::new(None);
    records.want(Lock::Sheet);
    records.follow(&SHEET, move |saved| {
        if let Some(context) = laid.get_value() {
            context.follow(saved);
        }
    });
    let ask = || browser::fetch_texts(&["scores/catalog.txt".to_string()]);
    let make = move |files: Vec<String>| {
        let context = SheetContext {
            page,
            preferences,
            games: StoredValue::new(catalog(&files.concat())),
            screen,
            plan,
            training,
            missing: RwSignal::new(false),
            since,
            report,
        };
        laid.set_value(Some(context));
        let wanted = router.query_now("partida");
        let known = wanted.filter(|id| context.games.with_value(|games| games.iter().any(|game| game.id == *id)));
        let left = records.load::<SavedSheet>(&SHEET).is_some_and(|saved| !saved.is_handed_in());
        match known {
            Some(id) => {
                put_address(&href(Route::ScoreSheet.path()));
                context.begin(Plan { score: id, ..context.plan.get_untracked() });
            }
            None if left => context.resume(),
            None => {}
        }
        context
    };
    loader::once_here(i18n, "menu-sheet", ask, make, move |context: SheetContext| {
        match (i18n.language(), context.screen.get()).1 {
            Screen::Choose => {
                // On its way while one chooses.
                in_advance(keep());
                choose::page(context)
            }
            Screen::Sheet(sheet) => context.later().show(keep, move |keep| keep(context, sheet)),
            Screen::Paper(sheet) => context.later().show(print, move |print| print(context, sheet)),
        }
    })
}
