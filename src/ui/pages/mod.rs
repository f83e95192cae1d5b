//! One file or folder per page. The program holds what is around a page, and the board; the code of each comes when it
//! is opened.

mod days;
mod drills;
mod not_found;
pub mod send;
mod standings;

use leptos::prelude::*;

use self::not_found::NotFoundPage;
use crate::site::{Route, areas, page_at};
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::loader::{Draw, NotLoaded};

/// The file and the code of each entry of the site.
macro_rules! pages {
    ($($(#[$doc:meta])* $route:ident $path:literal, $name:literal $icon:literal, [$($menu:ident)*],
       $file:ident::$page:ident in $chunk:ident;)*) => {
        $(mod $file;)*

        #[allow(non_snake_case)]
        mod code {
            use crate::ui::pages::{$($file::$page,)* *};

            in_chunks! {
                $($route: $chunk => Draw = || $page().into_any();)*
            }

            /// Draws this entry's page.
            pub async fn of(route: Route) -> Result<Draw, NotLoaded> {
                match route { $(Route::$route => $route().await,)* }
            }
        }
    };
}
areas!(pages);

in_chunks! {
    not_found: rest => Draw = || NotFoundPage().into_any();
}

/// What draws the page of this route, at this path below the base, as soon as its code, its words and its styles are
/// there.
pub async fn fetch(i18n: I18n, route: Option<Route>, path: String) -> Result<Draw, NotLoaded> {
    let needs = &page_at(&path).needs;
    // All are on their way at once.
    let (styled, words) = (browser::add_styles(needs.styles), i18n.fetch(needs.words));
    let draw = match route {
        Some(route) => code::of(route).await?,
        None => not_found().await?,
    };
    styled.await;
    words.await.then_some(draw).ok_or(NotLoaded)
}
