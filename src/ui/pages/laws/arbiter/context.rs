//! What the pages of the arbiter share.

use leptos::prelude::*;

use crate::color::Color;
use crate::edition::Edition;
use crate::laws::Speed;
use crate::laws::scene::{Rulings, Scene, Theme};
use crate::route::Law;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::pages::laws::shelf::edition_name;
use crate::ui::router::href;

/// What the pages of the arbiter share.
#[derive(Clone, Copy)]
pub(super) struct Arbiter {
    pub(super) page: Page,
    pub(super) themes: StoredValue<Vec<Theme>>,
    pub(super) scenes: StoredValue<Vec<Scene>>,
    /// The record: the edition chosen, the speed that is listed, what was ruled.
    pub(super) rulings: RwSignal<Rulings>,
}

leads_to_page!(Arbiter);

impl Arbiter {
    /// Changes the record.
    pub(super) fn change(self, change: impl Fn(&mut Rulings) + 'static) {
        self.rulings.set(self.records.update(change));
    }

    /// «Leis de 2023»
    pub(super) fn edition(self, edition: Edition) -> String {
        edition_name(self.i18n, edition.name())
    }

    /// «as Brancas»
    pub(super) fn side(self, side: Color) -> String {
        self.tr(&format!("situation-{}", side.name()))
    }

    /// «Brancas»
    pub(super) fn name(self, side: Color) -> String {
        self.tr(&format!("situation-name-{}", side.name()))
    }

    pub(super) fn title(self, id: &str) -> String {
        self.tr(&format!("scene-{id}"))
    }

    /// The situation at this address. Old addresses have its id.
    pub(super) fn scene(self, address: &str) -> Option<Scene> {
        let is_it = |scene: &&Scene| scene.address == address || scene.id == address;
        self.scenes.with_value(|scenes| scenes.iter().find(is_it).cloned())
    }

    /// The address of the situation after this one, among those of the speed that is listed.
    pub(super) fn after(self, id: &str) -> Option<String> {
        let speed = self.rulings.with_untracked(|rulings| rulings.speed);
        self.scenes.with_value(|scenes| {
            let mut rest = scenes.iter().skip_while(|scene| scene.id != id).skip(1);
            rest.find(|scene| speed.is_none_or(|speed| scene.speed == speed)).map(|scene| scene.address.clone())
        })
    }
}

/// The id of a speed, in words that are clear in Portugal and in Brazil.
pub(super) fn speed_id(speed: Speed) -> String {
    format!("situation-{}", speed.name())
}

/// The address of a page of the arbiter.
pub(super) fn scene_href(scene: Option<&str>) -> String {
    href(Law::Arbiter(scene.map(str::to_string)).path())
}

/// A labelled `<select>`.
pub(super) fn select(
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
        <label class="situation-select">
            <span>{label}</span>
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// Chooses among these editions, and keeps the choice.
pub(super) fn select_edition(
    arbiter: Arbiter,
    editions: &[Edition],
    chosen: Edition,
    then: impl Fn(Edition) + Send + Sync + 'static,
) -> AnyView {
    let options = editions.iter().map(|edition| (edition.name().to_string(), arbiter.edition(*edition))).collect();
    let choose = Callback::new(move |name: String| {
        if let Some(edition) = Edition::from_name(&name) {
            then(edition);
            arbiter.change(move |rulings| rulings.edition = edition);
        }
    });
    select("edicao", arbiter.tr("situation-edition"), options, chosen.name().to_string(), choose)
}
