//! O árbitro: the list of situations, and one of them at a board with a clock.

mod clock;
mod list;
mod ruling;
mod scene;
mod telling;

use leptos::prelude::*;

use super::edition_id;
use crate::color::Color;
use crate::language::Language;
use crate::laws::Speed;
use crate::laws::scene::{Rulings, Scene, Theme, read};
use crate::route::Law;
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::loader;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::records::use_records;
use crate::ui::router::{href, use_router};

/// The file of situations, below the base.
const FILE: &str = "scenes/situations.txt";

/// What the pages of the arbiter share.
#[derive(Clone, Copy)]
struct Arbiter {
    page: Page,
    themes: StoredValue<Vec<Theme>>,
    scenes: StoredValue<Vec<Scene>>,
    /// The record: the edition chosen, the speed that is listed, what was ruled.
    rulings: RwSignal<Rulings>,
}

leads_to_page!(Arbiter);

impl Arbiter {
    /// Changes the record.
    fn change(self, change: impl Fn(&mut Rulings) + 'static) {
        self.rulings.set(self.records.keep_rulings(change));
    }

    /// «as Brancas»
    fn side(self, side: Color) -> String {
        self.tr(&format!("desk-{}", side.name()))
    }

    /// «Brancas»
    fn name(self, side: Color) -> String {
        self.tr(&format!("desk-name-{}", side.name()))
    }

    fn title(self, id: &str) -> String {
        self.tr(&format!("scene-{id}"))
    }

    /// The situation at this address. Old addresses have its id.
    fn scene(self, address: &str) -> Option<Scene> {
        let is_it = |scene: &&Scene| scene.address == address || scene.id == address;
        self.scenes.with_value(|scenes| scenes.iter().find(is_it).cloned())
    }

    /// The address of the situation after this one, among those of the speed that is listed.
    fn after(self, id: &str) -> Option<String> {
        let speed = self.rulings.with_untracked(|rulings| rulings.speed);
        self.scenes.with_value(|scenes| {
            let mut rest = scenes.iter().skip_while(|scene| scene.id != id).skip(1);
            rest.find(|scene| speed.is_none_or(|speed| scene.speed == speed)).map(|scene| scene.address.clone())
        })
    }
}

/// The id of a speed, in words that are clear in Portugal and in Brazil.
fn speed_id(speed: Speed) -> String {
    format!("desk-{}", speed.name())
}

/// The address of a page of the arbiter.
fn scene_href(scene: Option<&str>) -> String {
    href(Law::Arbiter(scene.map(str::to_string)).path())
}

/// A labelled `<select>`.
fn select(
    id: &'static str,
    label: String,
    options: Vec<(String, String)>,
    chosen: String,
    choose: Callback<String>,
) -> AnyView {
    let option = |(value, text): (String, String)| {
        let selected = value == chosen;
        view! {
            <option value=value selected=selected>
                {text}
            </option>
        }
    };
    view! {
        <label class="desk-select">
            <span>{label}</span>
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// The words of a theme, in this language.
async fn words_of(language: Language, theme: &str) -> Option<Texts> {
    let name = format!("laws/scenes-{theme}");
    loader::fetch(language, &[&name], &[]).await.map(|(texts, _)| texts)
}

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    let records = use_records();
    let ask = || {
        let coming = browser::fetch_texts(&[FILE.to_string()]);
        async move { read(&coming.await?.pop()?).ok() }
    };
    let rulings = RwSignal::new(records.load_rulings());
    records.follow_rulings(rulings);
    let make = move |(themes, scenes)| Arbiter {
        page,
        themes: StoredValue::new(themes),
        scenes: StoredValue::new(scenes),
        rulings,
    };
    let router = use_router();
    let asked = Memo::new(move |_| match router.page(Law::from_path) {
        Some(Law::Arbiter(scene)) => scene,
        _ => None,
    });
    loader::once_here(i18n, "desk", ask, make, move |arbiter: Arbiter| {
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
