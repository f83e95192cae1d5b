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
use crate::route::{Practice, Route, Study};

/// The present address.
#[derive(Clone, Copy)]
pub struct Journey {
    location: StoredValue<BrowserUrl>,
    route: Memo<Option<Route>>,
    study: Memo<Option<Study>>,
    practice: Memo<Option<Practice>>,
    series: Memo<Option<String>>,
}

impl Journey {
    /// From here on links of the site are followed without a reload.
    pub fn provide() -> Result<(), JsValue> {
        let location = BrowserUrl::new()?;
        let base = browser::base_without_slash();
        location.init(Some(base.clone().into()));
        let url = location.as_url().clone();
        let (here, base_copy) = (base.clone(), base.clone());
        let route = Memo::new(move |_| url.with(|url| route_at(&base, url.path())));
        let url = location.as_url().clone();
        let study = Memo::new(move |_| url.with(|url| Study::from_path(url.path().strip_prefix(&here)?)));
        let url = location.as_url().clone();
        let below = base_copy.clone();
        let practice = Memo::new(move |_| url.with(|url| Practice::from_path(url.path().strip_prefix(&below)?)));
        let url = location.as_url().clone();
        let series = Memo::new(move |_| plain_name(&url.with(|url| url.search_params().get("serie"))?));
        let page = location.clone();
        // The address bar follows once the page is there.
        Effect::new(move |_| {
            page.as_url().track();
            page.ready_to_complete();
        });
        provide_context(Journey { location: StoredValue::new(location), route, study, practice, series });
        Ok(())
    }

    /// The page on show; `None` where no page is.
    pub fn route(self) -> Option<Route> {
        self.route.get()
    }

    /// The page of learning on show.
    pub fn study(self) -> Option<Study> {
        self.study.get()
    }

    /// The page of the notation trainer on show.
    pub fn practice(self) -> Option<Practice> {
        self.practice.get()
    }

    /// [`Journey::practice`] outside a view.
    pub fn practice_now(self) -> Option<Practice> {
        self.practice.try_get_untracked().flatten()
    }

    /// The name of a set of exercises in the address: `turma-5b` in `/notacao/ler/capturas?serie=turma-5b`.
    pub fn series(self) -> Option<String> {
        self.series.get()
    }

    /// What the address says after its question mark: `fen` in `/jogar?fen=…`.
    pub fn query(self, name: &str) -> Option<String> {
        self.location.with_value(|location| location.as_url().with_untracked(|url| url.search_params().get(name)))
    }
}

fn route_at(base: &str, path: &str) -> Option<Route> {
    Route::from_path(path.strip_prefix(base)?)
}

/// The page that was asked for, before there is a journey.
pub fn here() -> Option<Route> {
    route_at(&browser::base_without_slash(), &window().location().pathname().ok()?)
}

pub fn use_journey() -> Journey {
    expect_context()
}

/// The address of a page.
pub fn href(route: Route) -> String {
    browser::base_without_slash() + route.path()
}

/// The address of a page of learning.
pub fn study_href(study: &Study) -> String {
    browser::base_without_slash() + &study.path()
}

/// The address of a page of the notation trainer.
pub fn practice_href(practice: &Practice) -> String {
    browser::base_without_slash() + &practice.path()
}

/// Takes the question out of the address bar, so that a reload does not ask it again.
pub fn forget_query(route: Route) {
    if let Ok(history) = window().history() {
        // Refused only for another origin.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&href(route)));
    }
}
