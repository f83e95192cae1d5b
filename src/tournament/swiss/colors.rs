//! Who has White. FIDE C.04.3, 5.2.

use std::cmp::Ordering;

use crate::color::Color;

use super::contender::{Contender, Strength};

named! {
    /// The rule that gave two players their colours: FIDE C.04.3, 5.2. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ColorRule {
        /// 5.2.1: each has the colour that it wants, or wants none.
        Both = "both",
        /// 5.2.2: both want the same, one of them more.
        Stronger = "stronger",
        /// 5.2.2: both must have the same, and one has the greater difference of colours.
        Wider = "wider",
        /// 5.2.3: the other way round than in the latest games in which their colours differed.
        Alternate = "alternate",
        /// 5.2.4: the higher ranked has what it wants.
        Higher = "higher",
        /// 5.2.5: nobody wants any; by the starting number of the higher ranked, odd or even, and the colour that was drawn.
        Number = "number",
    }
}

impl ColorRule {
    pub const fn article(self) -> &'static str {
        match self {
            ColorRule::Both => "5.2.1",
            ColorRule::Stronger | ColorRule::Wider => "5.2.2",
            ColorRule::Alternate => "5.2.3",
            ColorRule::Higher => "5.2.4",
            ColorRule::Number => "5.2.5",
        }
    }
}

/// The colour of the higher ranked of two players, and the rule that gave it.
pub(super) fn allot(higher: &Contender, lower: &Contender, first_color: Color) -> (Color, ColorRule) {
    let (one, other) = match (higher.wants, lower.wants) {
        (Some(one), Some(other)) => (one, other),
        (Some(one), None) => return (one, ColorRule::Both),
        (None, Some(other)) => return (!other, ColorRule::Both),
        (None, None) => {
            let by_number = if higher.player.is_multiple_of(2) { first_color } else { !first_color };
            return (by_number, ColorRule::Number);
        }
    };
    if one != other {
        return (one, ColorRule::Both);
    }
    let rule = if higher.strength == lower.strength { ColorRule::Wider } else { ColorRule::Stronger };
    match stronger(higher, lower) {
        Ordering::Greater => (one, rule),
        Ordering::Less => (!one, rule),
        Ordering::Equal => match last_difference(higher, lower) {
            Some(color) => (!color, ColorRule::Alternate),
            None => (one, ColorRule::Higher),
        },
    }
}

/// 5.2.2
fn stronger(one: &Contender, other: &Contender) -> Ordering {
    one.strength.cmp(&other.strength).then_with(|| match one.strength {
        Strength::Absolute => one.balance.abs().cmp(&other.balance.abs()),
        _ => Ordering::Equal,
    })
}

/// 5.2.3: the colour of the first player in the latest games in which the two had different ones, counted from the last back.
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
    let denied = if Some(allot(higher, lower, Color::White).0) == higher.wants { lower } else { higher };
    denied.repeated() && denied.colors.last().copied().map(|color| !color) == denied.wants
}
