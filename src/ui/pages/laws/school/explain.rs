//! The pupils of the sample tournament.

use crate::ui::page::Page;
use crate::ui::pages::standings::Names;

/// The pupils of the sample, and whether one says "da" or "do" before the name.
pub(super) const PUPILS: [(&str, &str); 8] = [
    ("Ana", "f"),
    ("Bruno", "m"),
    ("Carla", "f"),
    ("Diogo", "m"),
    ("Eva", "f"),
    ("Filipe", "m"),
    ("Hugo", "m"),
    ("Inês", "f"),
];

pub(super) fn name(player: usize) -> &'static str {
    PUPILS.get(player).map_or("", |(name, _)| name)
}

/// The same, for a table.
pub(super) fn names(page: Page) -> Names {
    Names::new(page, PUPILS.iter().map(|(name, gender)| (name.to_string(), *gender)).collect())
}
