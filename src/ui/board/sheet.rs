//! The sheet of pieces as signs of the page, for sheets of paper.
//!
//! A drawing that uses a piece makes the browser copy its curves and work out their styles for each square on which it stands;
//! a picture is asked for at each square. A sign, which SVG calls a marker, is drawn at every point of one path.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::OnceCell;

use super::PIECES;
use crate::ui::browser;
use crate::ui::one_file::ONE_FILE;

/// The side of a piece, and of the square on which it stands.
pub(super) const SIDE: i32 = 45;
/// Stands before the name of a piece in the id of its sign.
const SIGN: &str = "sign-";

/// How a drawing shows a piece.
#[derive(Clone)]
pub(super) enum Pieces {
    /// As signs that stand in the page.
    Signs,
    /// Each as a part of the sheet, whose address with `#` this is.
    Parts(String),
}

impl Pieces {
    /// The piece of this name at each of these places of its upper left corner.
    pub(super) fn placed(&self, name: &str, places: &[(i32, i32)]) -> String {
        let Pieces::Parts(sheet) = self else {
            let points: Vec<String> = places.iter().chain(places.last()).map(|(x, y)| format!("{x} {y}")).collect();
            let (path, sign) = (points.join("L"), format!("url(#{SIGN}{name})"));
            // The last point is there twice: at the end of a path no sign is drawn.
            return format!(r#"<path d="M{path}" fill="none" marker-start="{sign}" marker-mid="{sign}"/>"#);
        };
        let part = |(x, y): &(i32, i32)| {
            format!(r#"<use href="{sheet}{name}" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#)
        };
        places.iter().map(part).collect()
    }
}

/// How pieces are shown; `None` while their sheet is on its way. Where it cannot be had they are parts of it, and come when
/// they can.
pub(super) fn pieces() -> ArcRwSignal<Option<Pieces>> {
    thread_local! {
        static SHOWN: OnceCell<ArcRwSignal<Option<Pieces>>> = const { OnceCell::new() };
    }
    SHOWN.with(|shown| shown.get_or_init(fetch).clone())
}

fn fetch() -> ArcRwSignal<Option<Pieces>> {
    let parts = Pieces::Parts(browser::asset(PIECES));
    // One file has the sheet in its page, where it cannot be fetched.
    if ONE_FILE {
        return ArcRwSignal::new(Some(parts));
    }
    let pieces = ArcRwSignal::new(None);
    let came = pieces.clone();
    spawn_local(async move {
        let sheet = browser::fetch_drawings(PIECES.trim_end_matches('#')).await;
        let signs = sheet.and_then(|sheet| browser::put_drawings(&signs(&sheet)));
        came.set(Some(signs.map_or(parts, |()| Pieces::Signs)));
    });
    pieces
}

/// The sheet with a sign in the place of each symbol.
fn signs(sheet: &str) -> String {
    let sign = format!(r#"<marker markerUnits="userSpaceOnUse" markerWidth="{SIDE}" markerHeight="{SIDE}" id="{SIGN}"#);
    sheet.replace("<symbol id=\"", &sign).replace("</symbol>", "</marker>")
}
