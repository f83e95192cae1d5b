//! The pieces as pictures, one of each kind, for sheets of paper.
//!
//! A drawing that uses a piece of the sheet makes the browser copy its curves and work out their styles for each square on
//! which it stands. On a sheet of sixty boards this took half of the time; a picture is read once.

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::OnceCell;
use std::sync::Arc;
use web_sys::{Blob, BlobPropertyBag, Url};

use crate::ui::browser;
use crate::ui::one_file::ONE_FILE;

const PIECES: &str = "pieces/pieces.svg";

/// How a drawing shows a piece.
#[derive(Clone)]
pub(super) enum Pieces {
    /// The names of the pieces, each with the address of its picture.
    Pictures(Arc<[(String, String)]>),
    /// Each as a part of the sheet, whose address with `#` this is.
    Parts(String),
}

impl Pieces {
    /// The element for the piece of this name, up to its address.
    pub(super) fn element(&self, name: &str) -> String {
        match self {
            Pieces::Pictures(pictures) => {
                let address = pictures.iter().find(|(other, _)| other == name).map_or("", |(_, address)| address);
                format!(r#"image href="{address}""#)
            }
            Pieces::Parts(sheet) => format!(r#"use href="{sheet}{name}""#),
        }
    }
}

/// The pieces; `None` while their sheet is on its way. Where it cannot be had they are parts of it, and come when they can.
pub(super) fn pieces() -> ArcRwSignal<Option<Pieces>> {
    thread_local! {
        static PIECES: OnceCell<ArcRwSignal<Option<Pieces>>> = const { OnceCell::new() };
    }
    PIECES.with(|pieces| pieces.get_or_init(bring).clone())
}

fn bring() -> ArcRwSignal<Option<Pieces>> {
    let parts = Pieces::Parts(browser::asset(&format!("{PIECES}#")));
    // One file has the sheet in its page, where it cannot be fetched.
    if ONE_FILE {
        return ArcRwSignal::new(Some(parts));
    }
    let pieces = ArcRwSignal::new(None);
    let came = pieces.clone();
    spawn_local(async move {
        let sheet = browser::fetch_drawings(PIECES).await;
        let pictures = sheet.and_then(|sheet| pictures(&sheet)).map(|all| Pieces::Pictures(all.into()));
        came.set(Some(pictures.unwrap_or(parts)));
    });
    pieces
}

/// The symbols of the sheet, each with an address that the browser keeps as long as the site is open.
fn pictures(sheet: &str) -> Option<Vec<(String, String)>> {
    let symbols = sheet.split("<symbol id=\"").skip(1);
    symbols
        .map(|symbol| {
            let (name, rest) = symbol.split_once('"')?;
            let (attributes, curves) = rest.split_once("</symbol>")?.0.split_once('>')?;
            let picture =
                format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45"{attributes}>{curves}</svg>"#);
            let options = BlobPropertyBag::new();
            options.set_type("image/svg+xml");
            let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&picture.into()), &options).ok()?;
            Some((name.to_string(), Url::create_object_url_with_blob(&blob).ok()?))
        })
        .collect()
}
