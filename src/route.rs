//! Routes and paths, both ways. Paths are Portuguese, as all that people read.

/// A page of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Início.
    Home,
    /// Aprender: the list of lessons, and every page below it.
    Learn,
    /// Jogar.
    Play,
    /// Definições.
    Settings,
    /// Sobre.
    About,
}

impl Route {
    /// In the order of the menu.
    pub const ALL: [Route; 5] = [Route::Home, Route::Learn, Route::Play, Route::Settings, Route::About];

    /// The path below the site's base, starting with a slash.
    pub const fn path(self) -> &'static str {
        match self {
            Route::Home => "/",
            Route::Learn => "/aprender",
            Route::Play => "/jogar",
            Route::Settings => "/definicoes",
            Route::About => "/sobre",
        }
    }

    /// From a path below the base; one trailing slash is forgiven, as static hosts add it.
    pub fn from_path(path: &str) -> Option<Route> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        if Study::from_path(path).is_some() {
            return Some(Route::Learn);
        }
        Route::ALL.into_iter().find(|route| route.path().trim_end_matches('/') == bare)
    }
}

/// A page of learning: one lesson, one level, each with an address of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Study {
    /// A lista das lições.
    Map,
    /// What a lesson explains, and its levels.
    Lesson(String),
    Level {
        lesson: String,
        level: String,
    },
    /// A folha para imprimir.
    Sheet(String),
}

/// The last part of a sheet's address; no level has this id.
pub const SHEET: &str = "folha";

impl Study {
    /// The path below the site's base: `/aprender/torre/duas-voltas`.
    pub fn path(&self) -> String {
        let home = Route::Learn.path();
        match self {
            Study::Map => home.to_string(),
            Study::Lesson(lesson) => format!("{home}/{lesson}"),
            Study::Level { lesson, level } => format!("{home}/{lesson}/{level}"),
            Study::Sheet(lesson) => format!("{home}/{lesson}/{SHEET}"),
        }
    }

    /// From a path below the base; whether there is such a lesson is another question.
    pub fn from_path(path: &str) -> Option<Study> {
        let bare = path.strip_suffix('/').unwrap_or(path);
        let rest = bare.strip_prefix(Route::Learn.path())?;
        if rest.is_empty() {
            return Some(Study::Map);
        }
        let parts: Vec<&str> = rest.strip_prefix('/')?.split('/').collect();
        let plain = |part: &&str| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        };
        if !parts.iter().all(plain) {
            return None;
        }
        match parts[..] {
            [lesson] => Some(Study::Lesson(lesson.to_string())),
            [lesson, SHEET] => Some(Study::Sheet(lesson.to_string())),
            [lesson, level] => Some(Study::Level { lesson: lesson.to_string(), level: level.to_string() }),
            _ => None,
        }
    }
}

/// The chunk of the program that holds a page's code, as `ui::pages` puts it there; `None` route is the page for paths
/// that lead nowhere, `None` chunk the program itself.
pub const fn chunk(route: Option<Route>) -> Option<&'static str> {
    match route {
        Some(Route::Home) => None,
        Some(Route::Learn) => Some("learn"),
        Some(Route::Play) => Some("play"),
        Some(Route::Settings | Route::About) | None => Some("rest"),
    }
}
