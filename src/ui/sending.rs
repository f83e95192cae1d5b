//! What "Enviar" sends of the page on show: its address, or more that the page offers.

use leptos::prelude::*;

/// What a page sends in the place of its address.
#[derive(Clone)]
pub enum Offered {
    /// A path below the base, with what follows it.
    Path(String),
}

/// What the page on show offers.
#[derive(Clone, Copy)]
pub struct Sending(RwSignal<Option<Callback<(), Offered>>>);

impl Sending {
    pub fn provide() {
        provide_context(Sending(RwSignal::new(None)));
    }

    /// While this page is on show, this is what it sends.
    pub fn offer(self, what: Callback<(), Offered>) {
        self.0.set(Some(what));
        on_cleanup(move || {
            self.0.try_set(None);
        });
    }

    /// What is sent now; `None` for the address of the page.
    pub fn offered(self) -> Option<Offered> {
        Some(self.0.get_untracked()?.run(()))
    }
}

pub fn use_sending() -> Sending {
    expect_context()
}
