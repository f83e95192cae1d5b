//! Who has White. FIDE C.04.3, 5.

use std::cmp::Ordering;

use crate::color::Color;

use super::contender::{Contender, Strength};

/// The colour of the higher ranked of two players.
pub(super) fn color_of_higher(higher: &Contender, lower: &Contender, first_color: Color) -> Color {
    let (Some(one), Some(other)) = (higher.wants, lower.wants) else {
        // FIDE C.04.3, 5.2.5: nobody wants anything.
        let by_number = if higher.player.is_multiple_of(2) { first_color } else { !first_color };
        return higher.wants.or(lower.wants.map(|color| !color)).unwrap_or(by_number);
    };
    // 5.2.1
    if one != other {
        return one;
    }
    match stronger(higher, lower) {
        Ordering::Greater => one,
        Ordering::Less => !one,
        // 5.2.3, then 5.2.4
        Ordering::Equal => last_difference(higher, lower).map_or(one, |color| !color),
    }
}

/// FIDE C.04.3, 5.2.2
fn stronger(one: &Contender, other: &Contender) -> Ordering {
    one.strength.cmp(&other.strength).then_with(|| match one.strength {
        Strength::Absolute => one.balance.abs().cmp(&other.balance.abs()),
        _ => Ordering::Equal,
    })
}

/// The colour of the first player in the latest games in which the two had different ones, counted from the last back.
fn last_difference(one: &Contender, other: &Contender) -> Option<Color> {
    let pairs = one.colors.iter().rev().zip(other.colors.iter().rev());
    pairs.into_iter().find(|(one, other)| one != other).map(|(color, _)| *color)
}

/// Whether one of two top players who both must have the same colour gets a balance beyond two. FIDE C.04.3, 2.4.5 [C10]
pub(super) fn breaks_balance(one: &Contender, other: &Contender) -> bool {
    one.clashes(other) && one.balance.abs() > 1 && other.balance.abs() > 1
}

/// Whether one of them gets a colour for the third time running. FIDE C.04.3, 2.4.6 [C11]
pub(super) fn thrice(higher: &Contender, lower: &Contender) -> bool {
    if !(higher.clashes(lower) && higher.is_absolute() && lower.is_absolute()) {
        return false;
    }
    let denied = if Some(color_of_higher(higher, lower, Color::White)) == higher.wants { lower } else { higher };
    denied.repeated() && denied.colors.last().copied().map(|color| !color) == denied.wants
}
