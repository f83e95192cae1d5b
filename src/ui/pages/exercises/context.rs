//! What the pages share: the sheets that are kept, and what came of the last press.

use leptos::prelude::*;

use crate::exercises::{Collection, KeptSheet, Sheet};
use crate::random::name_of;
use crate::route::{Course, Study};
use crate::ui::browser;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::router::href;
use crate::ui::storage::download;
use crate::ui::time::now_ms;
use crate::ui::widgets::TextLink;

#[derive(Clone, Copy)]
pub(super) struct Own {
    pub(super) page: Page,
    pub(super) collection: RwSignal<Collection>,
    /// What came of the last press.
    pub(super) said: RwSignal<String>,
    /// The sheet taken out last, which can be put back.
    pub(super) removed: RwSignal<Option<KeptSheet>>,
}

leads_to_page!(Own);

impl Own {
    pub(super) fn open(page: Page) -> Own {
        Own { page, collection: page.records.followed(), said: RwSignal::default(), removed: RwSignal::new(None) }
    }

    pub(super) fn href(study: &Study) -> String {
        href(study.path(Course::Own))
    }

    /// What a sheet is called.
    pub(super) fn title(page: Page, text: &str) -> String {
        let title = Sheet::title_of(text);
        if title.is_empty() { page.tr("exercises-untitled") } else { title.to_string() }
    }

    pub(super) fn get(self, id: &str) -> Option<KeptSheet> {
        self.collection.with_untracked(|collection| collection.get(id).cloned())
    }

    /// Keeps a sheet that was changed from `seen`, or says that there is no room.
    pub(super) fn keep(self, kept: KeptSheet, seen: String) -> bool {
        let mut tried = self.collection.get_untracked();
        if tried.change(kept.clone(), &seen).is_err() {
            self.said.set(self.tr("exercises-full"));
            return false;
        }
        // What another tab has kept meanwhile counts too.
        self.collection.set(self.records.update(move |collection: &mut Collection| {
            let _ = collection.change(kept.clone(), &seen);
        }));
        true
    }

    /// A new sheet of this text; its id, where there was room.
    pub(super) fn add(self, text: String) -> Option<String> {
        let id = format!("f{}", name_of(browser::chance()));
        self.keep(KeptSheet { id: id.clone(), at: now_ms(), text }, String::new()).then_some(id)
    }

    pub(super) fn remove(self, id: String) {
        self.removed.set(self.get(&id));
        self.collection.set(self.records.update(move |collection: &mut Collection| drop(collection.remove(&id))));
        self.said.set(self.tr("exercises-removed"));
    }

    /// Puts back what was taken out last.
    pub(super) fn put_back(self) {
        if let Some(kept) = self.removed.get_untracked()
            && self.keep(kept.clone(), String::new())
        {
            focus_sheet(kept.id);
            self.removed.set(None);
            self.said.set(self.tr("exercises-back"));
        }
    }

    /// Offers a sheet as a file.
    pub(super) fn save_file(self, kept: &KeptSheet) {
        let done = download(&format!("{}.txt", kept.id), "text/plain", &kept.text);
        self.said.set(self.tr(if done { "exercises-saved" } else { "exercises-not-saved" }));
    }
}

/// The element of a sheet's link in the list.
pub(super) fn link_id(id: &str) -> String {
    ["ficha", id].join("_")
}

/// The list is drawn anew when it changes, and the button that was pressed is gone.
pub(super) fn focus_sheet(id: String) {
    request_animation_frame(move || browser::focus(&link_id(&id)));
}

/// No such sheet on this device.
pub(super) fn missing(own: Own) -> AnyView {
    instead(own, "exercises-missing", own.tr("exercises-missing-text"))
}

/// A page that says why the one asked for cannot be shown.
pub(super) fn instead(own: Own, title: &str, why: String) -> AnyView {
    view! {
        <div class="page">
            <h1>{own.tr(title)}</h1>
            <p>{why}</p>
            <p class="actions"><TextLink href=Own::href(&Study::Map) class="button" text=own.tr("exercises-all")/></p>
        </div>
    }
    .into_any()
}
