//! What the pages for a class share: what is kept, titles, addresses.

use leptos::prelude::*;

use crate::blocks::lines;
use crate::class::{ClassRecord, Series};
use crate::lessons::{Catalog, Progress};
use crate::route::{Classroom, Course};
use crate::ui::browser;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::widgets::TextLink;

/// The context of the pages for a class.
#[derive(Clone, Copy)]
pub(super) struct Class {
    pub(super) page: Page,
    /// The lessons of chess, and of draughts.
    pub(super) lessons: StoredValue<Catalog>,
    pub(super) draughts: StoredValue<Catalog>,
    /// The situations for the arbiter: the word in the address, and the id of the title.
    pub(super) scenes: StoredValue<Vec<(String, String)>>,
    pub(super) progress: RwSignal<Progress>,
    pub(super) kept: RwSignal<ClassRecord>,
}

leads_to_page!(Class);

impl Class {
    /// From the lists of lessons, of lessons of draughts, and of situations.
    pub(super) fn open(page: Page, [lessons, draughts, situations]: [&str; 3]) -> Class {
        let (progress, kept) = (page.records.followed(), page.records.followed());
        let [lessons, draughts] = [lessons, draughts].map(|list| StoredValue::new(Catalog::read(list)));
        let scenes = lines(situations).filter(|line| line.word == "[").filter_map(|line| {
            let (id, slug) = line.value.split_once(' ')?;
            Some((slug.to_string(), id.to_string()))
        });
        Class { page, lessons, draughts, scenes: StoredValue::new(scenes.collect()), progress, kept }
    }

    /// The lessons of a course; a teacher's own exercises are none.
    pub(super) fn catalog(self, course: Course) -> StoredValue<Catalog> {
        if course == Course::Draughts { self.draughts } else { self.lessons }
    }

    /// Keeps what a teacher does.
    pub(super) fn keep(self, change: impl Fn(&mut ClassRecord) + 'static) {
        self.kept.set(self.records.update(change));
    }

    /// Keeps what a pupil does. In class mode it holds while these pages are open.
    pub(super) fn keep_of_pupil(self, change: impl Fn(&mut ClassRecord) + 'static) {
        if self.records.class_mode().get_untracked() {
            self.kept.update(|kept| change(kept));
        } else {
            self.keep(change);
        }
    }

    /// The title of a series; one without has a name by its class.
    pub(super) fn title(self, series: &Series) -> String {
        match series.title.as_str() {
            "" => self.tr_with("class-untitled", &[("name", series.name.as_str().into())]),
            title => title.to_string(),
        }
    }

    /// An item of a list that leads to a series on this page; `None` where the digits are none.
    pub(super) fn link(self, page: Classroom, code: &str) -> Option<AnyView> {
        let series = Series::read(code).ok()?;
        let to = format!("{}#{code}", href(page));
        Some(view! { <li><TextLink href=to icon="sheet" text=self.title(&series)/></li> }.into_any())
    }
}

/// The address of one of these pages, with the site's base.
pub(super) fn href(page: Classroom) -> String {
    crate::ui::router::href(page.path())
}

/// The address of a series, as pupils open it.
pub(super) fn address(code: &str) -> String {
    format!("{}{}#{code}", browser::origin(), href(Classroom::Series))
}

/// The way back to the entry.
pub(super) fn way_back(class: Class) -> AnyView {
    view! {
        <p class="class-place no-print">
            <TextLink href=href(Classroom::Series) icon="back" text=class.tr("menu-class")/>
        </p>
    }
    .into_any()
}
