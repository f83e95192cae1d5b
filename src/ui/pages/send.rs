//! Enviar: the button below a page that a teacher may want to send, which every page has, and its dialog, whose code comes
//! when it is pressed: the address as a QR code, to copy and to share, and the page as a task for the class.

use leptos::html::Div;
use leptos::prelude::*;

use crate::chess::{Game, Position, chess960};
use crate::class::{ClassRecord, Item, MOST_ITEMS, Series, Task};
use crate::play::chess::{SavedSession, Session, moves_sent};
use crate::random::name_of;
use crate::route::{Classroom, for_pupil};
use crate::site::{Route, SEND};
use crate::storage::GAME;
use crate::ui::browser;
use crate::ui::loader::Later;
use crate::ui::page::Page;
use crate::ui::qr;
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, use_router};
use crate::ui::sending::use_sending;
use crate::ui::series::{ShareWords, share, share_dialog};
use crate::ui::widgets::{Button, RadioGroup, TextLink, sheet};

/// Draws the dialog, which the signal opens.
type Dialog = fn(Page, RwSignal<bool>) -> AnyView;

in_chunks! {
    code: send => Dialog = dialog;
}

/// Whether pages of this area are sent to pupils.
const fn is_sent(route: Route) -> bool {
    !matches!(
        route,
        Route::Home
            | Route::Teacher
            | Route::Lecture
            | Route::Tournament
            | Route::Diagrams
            | Route::Exercises
            | Route::Class
            | Route::Settings
            | Route::About
    )
}

/// The button, and the dialog once it was opened.
pub fn place() -> AnyView {
    let (page, router) = (Page::here(), use_router());
    let (open, wanted) = (RwSignal::new(false), RwSignal::new(false));
    let is_shown = memo(move || router.route().is_some_and(is_sent));
    let press = move || {
        wanted.set(true);
        open.set(true);
    };
    effect(move || {
        if !is_shown.get() {
            open.set(false);
        }
    });
    let later = Later { i18n: page.i18n, title: "send-page", needs: &SEND };
    let lost = Callback::new(move |()| {
        page.records.warn("part-missing");
        wanted.set(false);
    });
    let asked = memo(move || is_shown.get() && wanted.get());
    let dialog = later.while_wanted(asked, code, lost, Box::new(move |draw: Dialog| draw(page, open)));
    let button = move || {
        is_shown.get().then(|| {
            view! {
                <p class="send-place no-print">
                    <Button look="small quiet" icon="upload" text="send-page" on_press=press/>
                </p>
            }
        })
    };
    view! {
        {button}
        {dialog}
    }
    .into_any()
}

/// What is sent is asked anew each time it opens.
fn dialog(page: Page, open: RwSignal<bool>) -> AnyView {
    sheet("enviar", "send-page", open, move || drawn(page))
}

/// One thing that can be sent.
#[derive(Clone)]
struct Sent {
    /// The end of the messages that name it and say what comes.
    what: &'static str,
    /// Below the site's base.
    path: String,
    item: Option<Item>,
}

/// A position, which a pupil can play on from.
fn position(position: &Position) -> Sent {
    if position.is_chess960() {
        // A series for a class holds none of Chess960.
        let fen = String::from(js_sys::encode_uri_component(&chess960::marked(position)));
        return Sent { what: "position", path: format!("{}?fen={fen}", Route::Play.path()), item: None };
    }
    let item = Item::Position(Task { setup: position.setup(), moves: Vec::new(), line: String::new() });
    Sent { what: "position", path: item.address(""), item: Some(item) }
}

/// What there is to send: of a game the whole and its last position, as far as they fit; otherwise the page.
fn choices(page: Page) -> Vec<Sent> {
    let router = use_router();
    if router.route() == Some(Route::Play)
        && let Some(kept) = page.records.load::<SavedSession>(&GAME)
    {
        return of_game(&Session::from_record(&kept).game);
    }
    vec![of_page()]
}

fn of_game(game: &Game) -> Vec<Sent> {
    let last = position(game.position());
    match moves_sent(game) {
        Some(moves) => {
            let start = match *game.start() == Position::start() {
                true => Route::Play.path().to_string(),
                false => position(game.start()).path,
            };
            vec![Sent { what: "game", path: format!("{start}#{moves}"), item: None }, last]
        }
        None if game.plies().is_empty() => vec![last],
        // A long game says why it is not there.
        None => vec![Sent { what: "long", ..last }],
    }
}

fn of_page() -> Sent {
    let router = use_router();
    if let Some(path) = use_sending().offered() {
        let (bare, query) = path.split_once('?').unwrap_or((&path, ""));
        let control = query.strip_prefix("ritmo=").filter(|_| bare == Route::Clock.path());
        let item = control.and_then(unescaped).map(Item::Clock);
        return Sent { what: "this", item, path };
    }
    let here = router.path_now();
    let item = Item::of_page(&here, |name| router.query_now(name));
    let search = router.search_now();
    let mark = if search.is_empty() { "" } else { "?" };
    Sent { what: "this", path: for_pupil(&here) + mark + &search, item }
}

/// A value of an address as it was.
fn unescaped(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok()?.as_string()
}

fn drawn(page: Page) -> AnyView {
    let choices = StoredValue::new(untrack(|| choices(page)));
    let count = choices.with_value(Vec::len);
    let chosen = RwSignal::new(0);
    let several = (count > 1).then(|| {
        let label = move |place: usize| {
            let what = choices.with_value(|choices| choices.get(place).map_or("this", |sent| sent.what));
            (what.to_string(), Signal::stored(page.tr(&format!("send-choose-{what}"))))
        };
        view! {
            <RadioGroup
                name="que-enviar"
                legend=Signal::stored(page.tr("send-what"))
                values=(0..count).collect()
                label=label
                chosen=move || chosen.get()
                choose=move |place| chosen.set(place)
            />
        }
    });
    let shown = move || {
        let one = choices.with_value(|choices| choices.get(chosen.get()).cloned());
        one.map(|one| untrack(|| sent(page, one)))
    };
    view! { <div class="send">{several} {shown}</div> }.into_any()
}

fn sent(page: Page, Sent { what, path, item }: Sent) -> AnyView {
    let path = href(path);
    let whole = browser::origin() + &path;
    let words = ShareWords::of(|word| page.tr(&format!("send-{word}")));
    let dialog = share_dialog(page.tr("send-dialog"), &document().title(), &whole);
    let code = qr::of_address(&whole).map(|picture| large(page, qr::code(&picture, page.tr("send-qr"))));
    view! {
        <p class="send-what">{page.tr(&format!("send-{what}"))}</p>
        {code}
        {share(path, words)}
        <p class="actions">{dialog}</p>
        {item.map(|item| to_series(page, item))}
    }
    .into_any()
}

/// The code, and the button that fills the screen with it.
fn large(page: Page, code: AnyView) -> AnyView {
    let place = NodeRef::<Div>::new();
    let is_large = RwSignal::new(false);
    let ended = window_event_listener_untyped("fullscreenchange", move |_| {
        if !browser::is_full_screen() {
            is_large.try_set(false);
        }
    });
    on_cleanup(move || ended.remove());
    let toggle = move || {
        let large = !is_large.get_untracked();
        is_large.set(large);
        match place.get_untracked() {
            // Not every device has full screen; the window is filled without.
            Some(place) if large => drop(place.request_fullscreen()),
            _ => browser::leave_full_screen(),
        }
    };
    let text = move || page.tr(if is_large.get() { "send-small" } else { "send-large" });
    view! {
        <div class="send-code" data-large=move || is_large.get().to_string() node_ref=place>
            {code}
            <p class="actions"><Button look="quiet" icon="full-screen" text=text on_press=toggle/></p>
        </div>
    }
    .into_any()
}

/// The page as a task in the series that is being prepared: its result comes back with the others.
fn to_series(page: Page, item: Item) -> AnyView {
    let said = RwSignal::new("");
    let add = move || {
        let kept: ClassRecord = page.records.kept();
        let mut series = Series::read(&kept.draft).unwrap_or_default();
        if series.items.contains(&item) {
            return said.set("send-twice");
        }
        if series.items.len() >= MOST_ITEMS {
            return said.set("send-full");
        }
        if series.name.is_empty() {
            series.name = name_of(browser::chance());
        }
        series.items.push(item.clone());
        let code = series.code();
        page.records.update(move |kept: &mut ClassRecord| kept.draft.clone_from(&code));
        said.set("send-added");
    };
    let outcome = move || {
        let said = said.get();
        (!said.is_empty()).then(|| {
            view! {
                <p>{page.tr(said)}</p>
                <p class="actions">
                    <TextLink href=href(Classroom::Prepare.path()) icon="forward" text=page.tr("send-prepare")/>
                </p>
            }
        })
    };
    view! {
        <div class="send-series">
            <p>{page.tr("send-series-text")}</p>
            <p class="actions"><Button look="quiet" icon="plus" text=page.tr("send-series") on_press=add/></p>
            <div role="status">{outcome}</div>
        </div>
    }
    .into_any()
}
