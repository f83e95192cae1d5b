//! What the scoreboard says: names, acts, points.

use super::truco_setup::name_of;
use crate::truco::{Call, Entry, Side, Truco};
use crate::ui::page::Page;

/// A player, by the place at the table.
pub(super) fn player(page: Page, truco: &Truco, place: usize) -> String {
    name_of(page, truco.table().names().get(place), place)
}

/// A player of two, or a pair of four: «Ana e Céu».
pub(super) fn side(page: Page, truco: &Truco, side: Side) -> String {
    let one = player(page, truco, side.place());
    if truco.table().players() < 4 {
        return one;
    }
    let other = player(page, truco, side.place() + 2);
    page.tr_with("truco-pair", &[("one", one.into()), ("other", other.into())])
}

/// «Pedir seis».
pub(super) fn call(page: Page, call: Call) -> String {
    page.tr(match call {
        Call::Truco => "truco-call-3",
        Call::Six => "truco-call-6",
        Call::Nine => "truco-call-9",
        Call::Twelve => "truco-call-12",
    })
}

/// Points with their sign, where they are fewer than none.
pub(super) fn points(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// What happened, and what came of it.
pub(super) fn told(page: Page, truco: &Truco, entry: &Entry) -> String {
    let who = entry.act.side().map(|one| side(page, truco, one)).unwrap_or_default();
    let called = entry.call.map(|one| one.worth()).unwrap_or_default();
    let did = page
        .tr_with(&format!("truco-did-{}", entry.act.id()), &[("who", who.into()), ("worth", i32::from(called).into())]);
    let change = Side::ALL.into_iter().find(|one| entry.points[one.place()] != 0).map(|one| {
        let change = entry.points[one.place()];
        let id = if change < 0 { "truco-loses" } else { "truco-gains" };
        let many = i32::from(change.unsigned_abs());
        page.tr_with(id, &[("who", side(page, truco, one).into()), ("points", many.into())])
    });
    [Some(did), change].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
