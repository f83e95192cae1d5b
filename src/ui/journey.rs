//! Where in the site the user is, and how links lead elsewhere.
//!
//! The router's location keeps the address bar, the history and the clicks on links; which page a path shows is
//! decided by [`Route`], the same table that the build and the tests read. Its nested routes, which the site
//! does not have, would be a tenth of the program.

use leptos::prelude::*;
use leptos_router::location::{BrowserUrl, LocationProvider};
use wasm_bindgen::JsValue;

use super::browser;
use crate::random::plain_name;
use crate::route::{Course, Hall, Law, Practice, Study};
use crate::site::Route;

/// No part of an address that a page reads has more signs; a position in FEN has 90 at most, one in PDN 160.
pub const MOST_QUERY: usize = 200;

/// The present address.
#[derive(Clone, Copy)]
pub struct Journey {
    location: StoredValue<BrowserUrl>,
    route: Memo<Option<Route>>,
    /// Below the base; `?` outside the site.
    path: Memo<String>,
}

impl Journey {
    /// From here on links of the site are followed without a reload.
    pub fn provide() -> Result<(), JsValue> {
        let location = BrowserUrl::new()?;
        let base = browser::base_without_slash();
        location.init(Some(base.clone().into()));
        let url = location.as_url().clone();
        let path = Memo::new(move |_| url.with(|url| url.path().strip_prefix(&base).unwrap_or("?").to_string()));
        let route = Memo::new(move |_| path.with(|path| Route::from_path(path)));
        let page = location.clone();
        // The address bar follows once the page is there.
        Effect::new(move |_| {
            page.as_url().track();
            page.ready_to_complete();
        });
        provide_context(Journey { location: StoredValue::new(location), route, path });
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

    /// The page of learning on show, in this course.
    pub fn study(self, course: Course) -> Option<Study> {
        self.path.with(|path| Study::from_path(course, path))
    }

    /// The page of the notation trainer on show.
    pub fn practice(self) -> Option<Practice> {
        self.path.with(|path| Practice::from_path(path))
    }

    /// The page of draughts on show.
    pub fn hall(self) -> Option<Hall> {
        self.path.with(|path| Hall::from_path(path))
    }

    /// The page of the Laws on show.
    pub fn law(self) -> Option<Law> {
        self.path.with(|path| Law::from_path(path))
    }

    /// The name of a set of exercises in the address: `turma-5b` in `/notacao/ler/capturas?serie=turma-5b`.
    pub fn series(self) -> Option<String> {
        plain_name(&self.query("serie")?)
    }

    /// What the address says after its question mark: `fen` in `/jogar?fen=…`. No longer than [`MOST_QUERY`]; whatever
    /// follows is passed over, since anybody can make an address.
    pub fn query(self, name: &str) -> Option<String> {
        let value = self
            .location
            .with_value(|location| location.as_url().with_untracked(|url| url.search_params().get(name)))?;
        Some(value.chars().take(MOST_QUERY).collect())
    }
}

/// The page that was asked for, before there is a journey.
pub fn here() -> Option<Route> {
    Route::from_path(&browser::path())
}

pub fn use_journey() -> Journey {
    expect_context()
}

/// The address of a page.
pub fn href(route: Route) -> String {
    browser::base_without_slash() + route.path()
}

/// The address of a page of learning.
pub fn study_href(course: Course, study: &Study) -> String {
    browser::base_without_slash() + &study.path(course)
}

/// The address of a page of the notation trainer.
pub fn practice_href(practice: &Practice) -> String {
    browser::base_without_slash() + &practice.path()
}

/// The address of a page of draughts.
pub fn hall_href(hall: &Hall) -> String {
    browser::base_without_slash() + &hall.path()
}

/// The address of a page of the Laws.
pub fn law_href(law: &Law) -> String {
    browser::base_without_slash() + &law.path()
}

/// Puts a question into the address bar that the page on show answers already.
pub fn replace_query(address: &str, query: &str) {
    put_address(&format!("{address}?{query}"));
}

/// The address bar shows this address of the page that is on show, so that a reload finds the same.
pub fn put_address(address: &str) {
    if let Ok(history) = window().history() {
        // Refused only for another origin.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// Takes the question out of the address bar, so that a reload does not ask it again.
pub fn forget_query(route: Route) {
    put_address(&href(route));
}
