//! O árbitro: the list of situations, and one of them at a board with a clock.

mod clock;
mod context;
mod list;
mod ruling;
mod scene;
mod telling;

use leptos::prelude::*;

use self::context::Arbiter;
use crate::laws::scene::read;
use crate::route::Law;
use crate::site::SITUATIONS;
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::router::use_router;
use crate::ui::{browser, loader};

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    let ask = || {
        let coming = browser::fetch_texts(&SITUATIONS.map(str::to_string));
        async move { read(&coming.await?.concat()).ok() }
    };
    let rulings = page.records.followed();
    let make = move |(themes, scenes)| Arbiter {
        page,
        themes: StoredValue::new(themes),
        scenes: StoredValue::new(scenes),
        rulings,
    };
    let router = use_router();
    let asked = memo(move || match router.page(Law::from_path) {
        Some(Law::Arbiter(scene)) => scene,
        _ => None,
    });
    loader::once_here(i18n, "situations", ask, make, move |arbiter: Arbiter| {
        let asked = asked.get();
        untrack(move || match asked {
            None => list::page(page, arbiter, false),
            Some(id) => match arbiter.scene(&id) {
                Some(scene) => scene::page(page, arbiter, scene),
                None => list::page(page, arbiter, true),
            },
        })
    })
}
