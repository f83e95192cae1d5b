//! The frame around every page: header, menu, notices, and which page a path shows.

use leptos::html::Div;
use leptos::prelude::*;

use super::i18n::{I18n, use_i18n};
use super::page::Page;
use super::preferences::Preferences;
use super::projection::{Projection, ProjectorButton};
use super::reactive::effect;
use super::records::Records;
use super::router::{Router, use_router};
use super::sending::Sending;
use super::widgets::{Button, Icon, Link};
use super::{board, browser, loader, pages, preferences};
use crate::board::State;
use crate::settings::Settings;
use crate::site::{Menu, Route};

/// The whole site. `settings` were read before anything was drawn, so that nothing flashes.
#[component]
pub fn App(i18n: I18n, records: Records, settings: Settings) -> impl IntoView {
    provide_context(i18n);
    provide_context(records);
    Preferences::provide(settings);
    Projection::provide();
    // Refused only where a page has no address at all; the error page then says so.
    if let Err(error) = Router::provide() {
        browser::tell_shell("lance:panic", &format!("{error:?}"));
        return ().into_any();
    }
    preferences::follow();
    // Nearly every page shows a board. What the frame names is in the main chunk, not once in each page's chunk.
    provide_context(board::diagram as fn(RwSignal<State>) -> AnyView);
    let router = use_router();
    Sending::provide();
    let sending = pages::send::place();
    announce_pages(Page { i18n, records }, router);

    view! {
        <a class="skip" href="#conteudo" on:click=skip>{i18n.text("skip-to-content")}</a>
        <Header/>
        <Notices/>
        <main id="conteudo" tabindex="-1">
            {move || {
                let route = router.route();
                loader::page(move || loader::begin(pages::fetch(i18n, route, router.path_now())))
            }}
            {sending}
        </main>
        <BottomBar/>
    }
    .into_any()
}

/// The router takes links to places inside the page for routes, so this one is done by hand.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    event.stop_propagation();
    browser::focus("conteudo");
}

#[component]
fn Header() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <header class="site-header">
            <Link route=Route::Home class="brand">
                <Icon name="knight"/>
                <span>{i18n.text("site-name")}</span>
            </Link>
            <nav class="top-menu" aria-label=i18n.text("menu-label")>
                {Route::shown_in(&[Menu::Top])
                    .map(|route| {
                        let (text, _) = route.menu();
                        view! { <Link route=route>{i18n.text(text)}</Link> }
                    })
                    .collect_view()}
            </nav>
            {Route::shown_in(&[Menu::Header])
                .map(|route| {
                    let (text, icon) = route.menu();
                    view! {
                        <Link route=route class="header-place">
                            <Icon name=icon/>
                            <span class="visually-hidden">{i18n.text(text)}</span>
                        </Link>
                    }
                })
                .collect_view()}
            <ProjectorButton/>
        </header>
    }
}

/// The phone's menu, under the thumb: five places, as many as have room, and all of them where the phone lies on its
/// side. The site's name above leads home, the drawings beside it to the Laws and the settings.
#[component]
fn BottomBar() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <nav class="bottom-bar" aria-label=i18n.text("menu-label")>
            {Route::shown_in(&[Menu::Bar, Menu::Header])
                .map(|route| {
                    let (text, icon) = route.menu();
                    let class = if route.menus().contains(&Menu::Header) { "in-header" } else { "" };
                    view! {
                        <Link route=route class=class>
                            <Icon name=icon/>
                            <span>{i18n.text(text)}</span>
                        </Link>
                    }
                })
                .collect_view()}
        </nav>
    }
}

/// What concerns the whole site: a new version is ready, something could not be saved.
#[component]
fn Notices() -> impl IntoView {
    let i18n = use_i18n();
    let records: Records = expect_context();
    let update_ready = RwSignal::new(browser::root_data("update").as_deref() == Some("ready"));
    let listener = window_event_listener_untyped("lance:update-ready", move |_| {
        update_ready.try_set(true);
    });
    on_cleanup(move || listener.remove());
    let place = NodeRef::<Div>::new();
    make_room(i18n, records, update_ready, place);
    view! {
        <div class="notices" role="status" node_ref=place>
            {move || update_ready.get().then(|| view! {
                <p class="notice">
                    <span>{i18n.text("update-ready")}</span>
                    <Button
                        look="small"
                        text="update-apply"
                        on_press=move || browser::tell_shell("lance:apply-update", "")
                    />
                    <Button look="small quiet" text="update-later" on_press=move || update_ready.set(false)/>
                </p>
            })}
            {move || records.elsewhere().map(|text| view! {
                <p class="notice elsewhere">
                    <span>{i18n.tr(text)}</span>
                    <Button look="small" text="tabs-here" on_press=move || records.take_over()/>
                </p>
            })}
            {move || records.trouble().map(|text| view! {
                <p class="notice warning">
                    <span>{i18n.tr(text)}</span>
                    {text.starts_with("storage-").then(|| view! {
                        <Button look="small" text="download-copy" on_press=move || records.download_copy("")/>
                    })}
                    <Button look="small quiet" text="dismiss" on_press=move || records.dismiss_trouble()/>
                </p>
            })}
        </div>
    }
}

/// The notices have a place of their own above the page. What depends on the window's height, as boards do, is told how
/// much of it is theirs.
fn make_room(i18n: I18n, records: Records, update_ready: RwSignal<bool>, place: NodeRef<Div>) {
    let measure = move || {
        let height = place.try_get_untracked().flatten().map_or(0, |place| place.offset_height());
        browser::set_root_style("--notices", &format!("{height}px"));
    };
    effect(move || {
        i18n.language();
        update_ready.track();
        records.trouble();
        records.elsewhere();
        // Once it is drawn.
        request_animation_frame(measure);
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
}

/// Names each page in the window's title, and focuses the start of a page after another, so that somebody who does not
/// see the screen learns that the page has changed.
fn announce_pages(around: Page, router: Router) {
    effect(move || {
        let page = around.tr(router.route().map_or("not-found-title", |route| route.menu().0));
        around.set_title(&page);
    });
    Effect::new(move |before: Option<Option<Route>>| {
        let now = router.route();
        if before.is_some_and(|before| before != now) {
            browser::focus("conteudo");
        }
        now
    });
}
