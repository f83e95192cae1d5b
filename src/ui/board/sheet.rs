//! The sheet of pieces as a part of the page, for sheets of paper.
//!
//! A drawing that names a piece of another file asks the browser for that file, one request for each piece. On a sheet of
//! sixty boards this took half of the time.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::OnceCell;

use crate::ui::browser;
use crate::ui::one_file::ONE_FILE;

const PIECES: &str = "pieces/pieces.svg";

/// What stands before the name of a piece in an address; `None` while the sheet is on its way. Where it cannot be had, pieces
/// are asked of the file one by one.
pub(super) fn address() -> ArcRwSignal<Option<String>> {
    thread_local! {
        static ADDRESS: OnceCell<ArcRwSignal<Option<String>>> = const { OnceCell::new() };
    }
    ADDRESS.with(|address| address.get_or_init(bring).clone())
}

fn bring() -> ArcRwSignal<Option<String>> {
    let of_file = browser::asset(PIECES) + "#";
    // One file has the sheet in its page.
    if ONE_FILE {
        return ArcRwSignal::new(Some(of_file));
    }
    let address = ArcRwSignal::new(None);
    let came = address.clone();
    spawn_local(async move {
        let is_here = match browser::fetch_drawings(PIECES).await {
            Some(sheet) => put(&sheet).is_some(),
            None => false,
        };
        came.set(Some(if is_here { "#".to_string() } else { of_file }));
    });
    address
}

/// Puts the sheet into the page, where nobody sees it.
fn put(sheet: &str) -> Option<()> {
    let holder = document().create_element("div").ok()?;
    holder.set_inner_html(sheet);
    holder.toggle_attribute_with_force("hidden", true).ok()?;
    document().body()?.append_child(&holder).ok()?;
    Some(())
}
