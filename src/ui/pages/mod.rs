//! One file or folder per page. The program holds what is around a page, and the board; the code of each comes when it
//! is opened.

/// `name: chunk => Type = value;`: an async function that fetches the chunk with the code behind the value, once for all
/// values in it, and answers the value. In a program that is built in one piece, as for development, the code is there.
macro_rules! in_chunks {
    ($($name:ident: $chunk:ident => $type:ty = $value:expr;)*) => {$(
        #[cfg(split_program)]
        #[leptos::wasm_split::wasm_split($chunk, fallible, wasm_split_path = leptos::wasm_split)]
        fn $name() -> Result<$type, $crate::ui::pages::Missing> {
            Ok($value)
        }

        #[cfg(not(split_program))]
        async fn $name() -> Result<$type, $crate::ui::pages::Missing> {
            Ok($value)
        }
    )*};
}

mod about;
mod clock;
mod draughts;
mod home;
mod laws;
mod learn;
mod not_found;
mod notation;
mod play;
mod settings;
mod sheet;

use leptos::prelude::*;

use self::about::AboutPage;
use self::clock::ClockPage;
use self::draughts::DraughtsPage;
use self::home::HomePage;
use self::laws::LawsPage;
use self::learn::LearnPage;
use self::not_found::NotFoundPage;
use self::notation::NotationPage;
use self::play::PlayPage;
use self::settings::SettingsPage;
use self::sheet::SheetPage;
use crate::route::Route;
use crate::ui::i18n::I18n;

/// Draws a page whose code is there.
pub type Draw = fn() -> AnyView;

/// The code of a page, or its words, could not be had.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

#[cfg(split_program)]
impl From<leptos::wasm_split::SplitLoaderError> for Missing {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Missing {
        Missing
    }
}

// The chunks are those of `route::chunk`, by which the start screen fetches and the build weighs.
in_chunks! {
    home: home => Draw = || HomePage().into_any();
    learn: learn => Draw = || LearnPage().into_any();
    notation: notation => Draw = || NotationPage().into_any();
    sheet: sheet => Draw = || SheetPage().into_any();
    play: play => Draw = || PlayPage().into_any();
    draughts: draughts => Draw = || DraughtsPage().into_any();
    laws: laws => Draw = || LawsPage().into_any();
    clock: clock => Draw = || ClockPage().into_any();
    settings: rest => Draw = || SettingsPage().into_any();
    about: rest => Draw = || AboutPage().into_any();
    not_found: rest => Draw = || NotFoundPage().into_any();
}

/// What draws the page of this route, as soon as its code and its words are there.
pub async fn fetch(i18n: I18n, route: Option<Route>) -> Result<Draw, Missing> {
    match route {
        Some(Route::Home) => with_words(i18n, "home", with_words(i18n, "refusals", home())).await,
        Some(Route::Learn) => with_words(i18n, "refusals", learn()).await,
        Some(Route::Notation) => with_words(i18n, "refusals", notation()).await,
        Some(Route::ScoreSheet) => with_words(i18n, "refusals", sheet()).await,
        Some(Route::Play) => with_words(i18n, "play", with_words(i18n, "refusals", play())).await,
        Some(Route::Draughts) => draughts().await,
        Some(Route::Laws) => with_words(i18n, "laws/hall", laws()).await,
        Some(Route::Clock) => clock().await,
        Some(Route::Settings) => with_words(i18n, "rest", settings()).await,
        Some(Route::About) => with_words(i18n, "rest", about()).await,
        None => not_found().await,
    }
}

/// Code and words, both on their way at once.
async fn with_words(
    i18n: I18n,
    words: &'static str,
    code: impl Future<Output = Result<Draw, Missing>>,
) -> Result<Draw, Missing> {
    let words = i18n.bring(words);
    let draw = code.await?;
    words.await.then_some(draw).ok_or(Missing)
}
