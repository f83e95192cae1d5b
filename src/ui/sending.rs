//! What "Enviar" sends of the page on show: its address, another that the page offers, or nothing.

use leptos::prelude::*;

#[derive(Clone, Copy)]
enum Offer {
    Address,
    /// The path below the base, with what follows it.
    Path(Callback<(), String>),
    /// The address names nothing.
    Nothing,
}

/// What the page on show offers.
#[derive(Clone, Copy)]
pub struct Sending(RwSignal<Offer>);

impl Sending {
    pub fn provide() {
        provide_context(Sending(RwSignal::new(Offer::Address)));
    }

    /// While this page is on show, this is what it sends.
    pub fn offer(self, path: Callback<(), String>) {
        self.set(Offer::Path(path));
    }

    /// While this page is on show, there is nothing to send.
    pub fn offer_nothing(self) {
        self.set(Offer::Nothing);
    }

    fn set(self, offer: Offer) {
        self.0.set(offer);
        on_cleanup(move || {
            self.0.try_set(Offer::Address);
        });
    }

    /// Whether there is anything to send.
    pub fn is_any(self) -> bool {
        !matches!(self.0.get(), Offer::Nothing)
    }

    /// The path that is sent now; `None` for the address of the page.
    pub fn path_now(self) -> Option<String> {
        match self.0.get_untracked() {
            Offer::Path(path) => Some(path.run(())),
            Offer::Address | Offer::Nothing => None,
        }
    }
}

pub fn use_sending() -> Sending {
    expect_context()
}
