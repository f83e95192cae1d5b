//! What the home page needs of the course: the lessons, and the one with the first level.

use leptos::prelude::*;

use super::board::LEVEL;
use crate::lessons::Catalog;
use crate::ui::browser;
use crate::ui::reactive::once_come;

pub(super) struct Files {
    pub(super) catalog: Catalog,
    /// The text of the lesson; empty where it could not be had.
    pub(super) lesson: String,
}

impl Files {
    /// On their way from the moment of the call. Without them the page has no level to play, and all else.
    pub(super) fn fetch() -> RwSignal<Option<Files>> {
        let files = RwSignal::new(None);
        let coming = browser::fetch_texts(&["lessons/catalog.txt".to_string(), format!("lessons/{}.lesson", LEVEL[0])]);
        once_come(files, coming, move |found| {
            let found = found.unwrap_or_default();
            let file = |at: usize| found.get(at).map_or("", String::as_str);
            files.set(Some(Files { catalog: Catalog::read(file(0)), lesson: file(1).to_string() }));
        });
        files
    }
}
