//! What is said after a press: copied, saved, or not.

use leptos::prelude::*;

use super::browser;
use super::i18n::I18n;
use super::reactive::once_come;

/// The id of the message; empty before the press.
#[derive(Clone, Copy)]
pub struct Feedback(pub RwSignal<&'static str>);

impl Feedback {
    pub fn new() -> Feedback {
        Feedback(RwSignal::new(""))
    }

    /// Copies the text and says whether it could be copied.
    pub fn copy(self, text: String, [done, failed]: [&'static str; 2]) {
        let said = self.0;
        once_come(said, browser::copy(text), move |copied| said.set(if copied { done } else { failed }));
    }

    /// The message, once there is one.
    pub fn text(self, i18n: I18n) -> Option<String> {
        Some(self.0.get()).filter(|id| !id.is_empty()).map(|id| i18n.tr(id))
    }

    pub fn shown(self, i18n: I18n) -> AnyView {
        view! { <p class="quiet-text" role="status">{move || self.text(i18n)}</p> }.into_any()
    }
}
