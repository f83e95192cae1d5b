//! What "Enviar" sends of the page on show: its address, or another that the page offers.

use leptos::prelude::*;

/// The path that the page on show offers, below the base and with what follows it.
#[derive(Clone, Copy)]
pub struct Sending(RwSignal<Option<Callback<(), String>>>);

impl Sending {
    pub fn provide() {
        provide_context(Sending(RwSignal::new(None)));
    }

    /// While this page is on show, this is what it sends.
    pub fn offer(self, path: Callback<(), String>) {
        self.0.set(Some(path));
        on_cleanup(move || {
            self.0.try_set(None);
        });
    }

    /// What is sent now; `None` for the address of the page.
    pub fn offered(self) -> Option<String> {
        Some(self.0.get_untracked()?.run(()))
    }
}

pub fn use_sending() -> Sending {
    expect_context()
}
