//! The start position on show: its number, or what a die has placed of it.

use leptos::prelude::*;

use super::thrown::Thrown;
use crate::chess::Placement;
use crate::chess::chess960::{self, POSITIONS};
use crate::ui::browser;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::router::use_router;

/// The name in an address by which a position is sent: `/jogar/960?numero=518`.
pub(super) const NUMBER: &str = "numero";

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Start {
    page: Page,
    pub number: RwSignal<u16>,
    /// A position that is being placed with a die; its number is not known before the last throw.
    pub thrown: RwSignal<Option<Thrown>>,
    /// Read aloud by screen readers.
    pub live: RwSignal<String>,
}

leads_to_page!(Start);

impl Start {
    /// The position of the address, or one by lot.
    pub(super) fn new() -> Start {
        let asked = use_router().query_now(NUMBER).and_then(|text| number(&text));
        Start {
            page: Page::here(),
            number: RwSignal::new(asked.unwrap_or_else(by_lot)),
            thrown: RwSignal::new(None),
            live: RwSignal::new(String::new()),
        }
    }

    /// Shows the position of this number.
    pub(super) fn show(self, number: u16) {
        self.thrown.set(None);
        self.number.set(number);
        self.live.set(untrack(|| self.title()));
    }

    /// The number whose position is on show; `None` while a die is thrown.
    pub(super) fn whole(self) -> Option<u16> {
        self.thrown.with(|thrown| match thrown {
            Some(thrown) => thrown.number(),
            None => Some(self.number.get()),
        })
    }

    pub(super) fn title(self) -> String {
        match self.whole() {
            Some(number) => self.tr_with("chess960-title", &[("number", usize::from(number).into())]),
            None => self.tr("chess960-dice"),
        }
    }

    /// The men on the board, as far as they are placed.
    pub(super) fn placement(self) -> Placement {
        let start = |number| chess960::position(number).map(|start| start.placement());
        let placed = self.thrown.with(|thrown| thrown.as_ref().map(Thrown::placement));
        self.whole().and_then(start).or(placed).unwrap_or(Placement::EMPTY)
    }
}

/// A number from 0 to 959 as it was typed.
pub(super) fn number(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|number| *number < POSITIONS)
}

pub(super) fn by_lot() -> u16 {
    chess960::lot(|limit| (browser::chance() % limit as u64) as usize)
}
