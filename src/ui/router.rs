//! Where in the site the user is, and how links lead elsewhere.
//!
//! The router's location keeps the address bar, the history and the clicks on links; which page a path shows is
//! decided by [`Route`], the same table that the build and the tests read. Its nested routes, which the site
//! does not have, would be a tenth of the program.

use leptos::prelude::*;
use leptos_router::location::{BrowserUrl, LocationProvider, Url};
use wasm_bindgen::JsValue;

use super::browser;
use super::one_file::{self, ONE_FILE};
use super::reactive::{effect, memo};
use crate::random::plain_name;
use crate::site::Route;

/// No part of an address that a page reads has more signs; a position in FEN has 90 at most, one in PDN 160.
pub const MOST_QUERY: usize = 200;

/// The present address.
#[derive(Clone, Copy)]
pub struct Router {
    url: StoredValue<ArcRwSignal<Url>>,
    route: Memo<Option<Route>>,
    /// Below the base; `?` outside the site.
    path: Memo<String>,
}

impl Router {
    /// From here on links of the site are followed without a reload.
    pub fn provide() -> Result<(), JsValue> {
        let url = if ONE_FILE { one_file::followed()? } else { followed()? };
        let followed = url.clone();
        let path = memo(move || followed.with(|url| browser::below_base(url.path())));
        let route = memo(move || path.with(|path| Route::from_path(path)));
        provide_context(Router { url: StoredValue::new(url), route, path });
        Ok(())
    }

    /// The page on show; `None` where no page is.
    pub fn route(self) -> Option<Route> {
        self.route.get()
    }

    /// The path on show, below the base.
    pub fn path_now(self) -> String {
        self.path.get_untracked()
    }

    /// The page of an area on show, where it is one: `router.page(Practice::from_path)`.
    pub fn page<P>(self, read: impl FnOnce(&str) -> Option<P>) -> Option<P> {
        self.path.with(|path| read(path))
    }

    /// The name of a set of exercises in the address: `turma-5b` in `/notacao/ler/capturas?serie=turma-5b`.
    pub fn series_now(self) -> Option<String> {
        plain_name(&self.query_now("serie")?)
    }

    /// What the address says after `#`, which no host is told; follows it. Anybody can make an address.
    pub fn fragment(self) -> String {
        let hash = self.url.with_value(|url| url.with(|url| url.hash().to_string()));
        hash.trim_start_matches('#').to_string()
    }

    /// The same, as it is now.
    pub fn fragment_now(self) -> String {
        untrack(|| self.fragment())
    }

    /// Opens the page on show with this after `#`.
    pub fn go_to_fragment(self, fragment: &str) {
        let page = if ONE_FILE { self.path_now() + "#" } else { String::new() };
        // Refused by no browser: it is the page on show.
        let _ = window().location().set_hash(&(page + fragment));
    }

    /// What the address says after its question mark, as it is: `fen=…&x=…`, or nothing.
    pub fn search_now(self) -> String {
        self.url.with_value(|url| url.with_untracked(|url| url.search().to_string()))
    }

    /// What the address says after its question mark: `fen` in `/jogar?fen=…`. No longer than [`MOST_QUERY`]; whatever
    /// follows is passed over, since anybody can make an address.
    pub fn query_now(self, name: &str) -> Option<String> {
        untrack(|| self.query(name))
    }

    /// [`Router::query_now`], followed as it changes.
    pub fn query(self, name: &str) -> Option<String> {
        let value = self.url.with_value(|url| url.with(|url| url.search_params().get(name)))?;
        Some(value.chars().take(MOST_QUERY).collect())
    }
}

/// The address as the browser shows it, where a host has the pages; links set it.
fn followed() -> Result<ArcRwSignal<Url>, JsValue> {
    let location = BrowserUrl::new()?;
    location.init(Some(browser::base_without_slash().into()));
    let url = location.as_url().clone();
    // The address bar follows once the page is there.
    effect(move || {
        location.as_url().track();
        location.ready_to_complete();
    });
    Ok(url)
}

/// The page that was asked for, before there is a router.
pub fn here() -> Option<Route> {
    Route::from_path(&browser::path())
}

pub fn use_router() -> Router {
    expect_context()
}

/// The address of a page, of its path below the base.
pub fn href(path: impl AsRef<str>) -> String {
    browser::base_without_slash() + path.as_ref()
}

/// The address bar shows this address of the page that is on show, so that a reload finds the same.
pub fn put_address(address: &str) {
    if let Ok(history) = window().history() {
        // Refused only for another origin.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// The same for a page that is just being drawn: the router still writes the whole address of its link there.
pub fn put_address_soon(address: String) {
    request_animation_frame(move || put_address(&address));
}
