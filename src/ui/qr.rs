//! A QR code on the page.

use leptos::prelude::*;

use super::one_file;
use crate::coding::{self, Picture};

/// A QR code of a greater version is hard to read off a wall.
pub const EASY: u8 = 20;

/// What a QR code of this address looks like; none where another device could not open it.
pub fn of_address(address: &str) -> Option<Picture> {
    if one_file::is_of_this_device() { None } else { coding::picture(address) }
}

/// A QR code with white around it, four modules as readers want it.
pub fn code(picture: &Picture, label: String) -> AnyView {
    let edge = picture.size + 8;
    let area = format!("-4 -4 {edge} {edge}");
    view! {
        <svg class="qr" role="img" aria-label=label viewBox=area shape-rendering="crispEdges">
            <path d=picture.path.clone()></path>
        </svg>
    }
    .into_any()
}
