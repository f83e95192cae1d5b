//! Routes and paths, both ways. Paths are Portuguese, as all that people read.

/// A page of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Início.
    Home,
    /// Jogar.
    Play,
    /// Definições.
    Settings,
    /// Sobre.
    About,
}

impl Route {
    /// In the order of the menu.
    pub const ALL: [Route; 4] = [Route::Home, Route::Play, Route::Settings, Route::About];

    /// The path below the site's base, starting with a slash.
    pub const fn path(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::Play => "/jogar",
            Route::Settings => "/definicoes",
            Route::About => "/sobre",
        }
    }

    /// From a path below the base; one trailing slash is forgiven, as static hosts add it.
    pub fn from_path(path: &str) -> Option<Route> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        Route::ALL.into_iter().find(|route| route.path().trim_end_matches('/') == bare)
    }
}

/// The chunk of the program that holds a page's code, as `ui::pages` puts it there; `None` route is the page for paths
/// that lead nowhere, `None` chunk the program itself.
pub const fn chunk(route: Option<Route>) -> Option<&'static str> {
    match route {
        Some(Route::Home) => None,
        Some(Route::Play) => Some("play"),
        Some(Route::Settings | Route::About) | None => Some("rest"),
    }
}
