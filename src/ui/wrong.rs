//! The error message of a text field: announced at once, and read again when the field gets the focus.

use leptos::prelude::*;

/// The reason why the text of a field was not taken; empty where nothing is wrong.
#[derive(Clone, Copy)]
pub struct Wrong {
    why: RwSignal<String>,
    /// Of the field.
    id: &'static str,
}

impl Wrong {
    pub fn new(id: &'static str) -> Wrong {
        Wrong { why: RwSignal::new(String::new()), id }
    }

    /// The same reason twice is said twice.
    pub fn tell(self, why: String) {
        self.why.set(String::new());
        request_animation_frame(move || {
            self.why.try_set(why);
        });
    }

    /// The field is being mended, or was taken.
    pub fn clear(self) {
        if !self.why.with_untracked(String::is_empty) {
            self.why.set(String::new());
        }
    }

    /// For the field's `aria-invalid`.
    pub fn invalid(self) -> impl Fn() -> Option<&'static str> + Copy + Send + Sync {
        move || (!self.why.with(String::is_empty)).then_some("true")
    }

    /// For the field's `aria-describedby`.
    pub fn described(self) -> impl Fn() -> Option<String> + Copy + Send + Sync {
        move || (!self.why.with(String::is_empty)).then(|| reason_id(self.id))
    }

    /// The reason, heard only: it is read in the card of the page.
    pub fn heard(self) -> AnyView {
        view! { <p class="visually-hidden" id=reason_id(self.id) role="alert">{self.why}</p> }.into_any()
    }

    /// The reason, where no card has it.
    pub fn shown(self) -> AnyView {
        view! { <p class="wrong" id=reason_id(self.id) role="alert">{self.why}</p> }.into_any()
    }
}

fn reason_id(field: &str) -> String {
    format!("{field}-porque")
}

/// Runs `act`. If `is_wrong`, returns what it announced, and the field says it; otherwise the board says it.
pub fn tried(announce: RwSignal<String>, act: impl FnOnce(), is_wrong: impl FnOnce() -> bool) -> Option<String> {
    let said = unsaid(announce, act);
    if is_wrong() {
        return Some(said);
    }
    announce.set(said);
    None
}

/// Runs `act` and returns what it announced. Clears the announcement, so that the text is not read twice.
pub fn unsaid(announce: RwSignal<String>, act: impl FnOnce()) -> String {
    announce.set(String::new());
    act();
    let said = announce.get_untracked();
    announce.set(String::new());
    said
}
