//! What every page needs. The contexts of the areas hold it and lead to it: `learn.tr("lesson-all")`.

use leptos::prelude::*;

use super::browser;
use super::i18n::{I18n, use_i18n};
use super::records::{Records, use_records};
use crate::texts::Value;

/// The texts, and what is kept on the device.
#[derive(Clone, Copy)]
pub struct Page {
    pub i18n: I18n,
    pub records: Records,
}

impl Page {
    /// From the context of the site.
    pub fn here() -> Page {
        Page { i18n: use_i18n(), records: use_records() }
    }

    /// The text of this id.
    pub fn tr(self, id: &str) -> String {
        self.i18n.tr(id)
    }

    /// The text of this id with values for its variables.
    pub fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.i18n.tr_with(id, values)
    }

    /// The window's title names the page.
    pub fn set_title(self, name: &str) {
        document().set_title(&format!("{name} · {}", self.tr("site-name")));
    }
}

/// The context of an area holds the [`Page`] in its field `page` and leads to it.
macro_rules! leads_to_page {
    ($context:ty) => {
        impl std::ops::Deref for $context {
            type Target = $crate::ui::page::Page;

            fn deref(&self) -> &Self::Target {
                &self.page
            }
        }
    };
}

pub(crate) use leads_to_page;

/// Returns a function that says `false` at its first call and `true` from then on: then another page of the same area was on
/// show before, and the start of the new one gets the focus.
pub fn is_another_page() -> impl Fn() -> bool + Copy + Send + Sync {
    let shown = StoredValue::new(false);
    move || shown.try_update_value(|shown| std::mem::replace(shown, true)) == Some(true)
}

/// Focuses the start of the page.
pub fn focus_start() {
    browser::focus("conteudo");
}
