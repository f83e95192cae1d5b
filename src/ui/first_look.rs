//! What stands in place of a page whose code, words or lists are on their way: the first look that the build has written
//! into the page of this address, as long as it is this address; else the page's frame, with an empty board where the page
//! begins with one.
//!
//! A page is often waited for more than once before it is drawn: the same first look goes from one waiting place to the
//! next, so that nothing moves. Absent: what is in it, which is `tools/site`'s.

use std::cell::RefCell;

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Element;

use super::browser;
use super::i18n::I18n;
use super::router::use_router;
use crate::language::Language;
use crate::site;

/// The id of the look in the page.
const LOOK: &str = "first-look";

/// The look, and the path below the base that it is of.
struct Kept {
    look: Element,
    path: String,
}

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Takes the look out of the start screen, which is about to go. There is none in another language than the look's,
/// nor where a code stands in the address.
pub fn keep() {
    let shown = browser::root_data("look").is_some_and(|look| look == Language::REFERENCE.tag());
    let look = document().get_element_by_id(LOOK).filter(|_| shown);
    if let Some(look) = look {
        KEPT.set(Some(Kept { look, path: browser::path() }));
    }
}

/// What shows while the page is waited for.
pub fn waiting(i18n: I18n) -> AnyView {
    let path = use_router().path_now();
    let fits = i18n.language_now() == Language::REFERENCE
        && KEPT.with_borrow(|kept| {
            kept.as_ref().is_some_and(|kept| kept.path.trim_end_matches('/') == path.trim_end_matches('/'))
        });
    if !fits {
        KEPT.set(None);
        return frame(i18n, &path);
    }
    let place = NodeRef::<Div>::new();
    place.on_load(|place| {
        KEPT.with_borrow(|kept| kept.as_ref().map(|kept| place.append_child(&kept.look).ok()));
    });
    // Leptos reuses this element for what it draws next, so a child that was added by hand must be removed by hand.
    on_cleanup(leave);
    view! { <div node_ref=place></div> }.into_any()
}

/// Out of the waiting place. Where no other takes it before the next frame, the page is drawn.
fn leave() {
    KEPT.with_borrow(|kept| kept.as_ref().map(|kept| kept.look.remove()));
    request_animation_frame(|| {
        if KEPT.with_borrow(|kept| kept.as_ref().is_some_and(|kept| !kept.look.is_connected())) {
            KEPT.set(None);
        }
    });
}

fn frame(i18n: I18n, path: &str) -> AnyView {
    let wait = view! {
        <p role="status">
            <span class="shell-wait">{i18n.text("loading")}</span>
        </p>
    };
    let page = site::page_at(path);
    if !page.board {
        return view! { <div class="page loading">{wait}</div> }.into_any();
    }
    view! {
        <div class="play loading">
            <div class="play-board" class:looked-at=page.looked_at>
                <div class="board" data-coordinates="outside" aria-hidden="true">
                    <div class="board-frame">
                        <div class="board-field shell-field"></div>
                    </div>
                </div>
            </div>
            <div class="play-side">
                <div class="card verdict">{wait}</div>
            </div>
        </div>
    }
    .into_any()
}
