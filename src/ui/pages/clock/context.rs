//! What every part of the clock's page needs.

use leptos::prelude::*;

use crate::ui::page::{Page, leads_to_page};
use crate::ui::timer::Timer;

/// What is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    Setup,
    /// The clock on the table.
    Face,
    Manual,
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) page: Page,
    pub(super) timer: Timer,
    pub(super) screen: RwSignal<Screen>,
    /// Whether the arbiter's panel is open.
    pub(super) panel: RwSignal<bool>,
}

leads_to_page!(Table);
