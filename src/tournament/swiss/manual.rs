//! Pairs by hand: what they break, and two players who change places.

use std::collections::BTreeMap;

use crate::color::Color;
use crate::tournament::Points;
use crate::tournament::card::{Field, Pair};

use super::contender::{Contender, Float, Strength};
use super::seat;

/// What is wrong with a pairing made by hand. Players by number from 0, rounds too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Break {
    /// Is in two pairs, or meets itself.
    Twice { player: usize },
    /// Is not there, or nobody.
    Absent { player: usize },
    /// Is there and has neither an opponent nor the bye.
    LeftOut { player: usize },
    /// A second bye in one round.
    TwoByes { player: usize },
    /// A bye, though the number is even.
    NeedlessBye { player: usize },
    /// C.04.3, 2.1.1 [C1]
    Met { one: usize, other: usize, round: usize },
    /// The organiser does not let them meet.
    Forbidden { one: usize, other: usize },
    /// A bye after one, or after as many points without a game. 2.1.2 [C2]
    ByeAgain { player: usize },
    /// Both must have the same colour. 2.1.3 [C3]
    Colors { one: usize, other: usize, color: Color },
    /// C.04.1, 6: a difference of colours beyond two.
    Balance { player: usize, color: Color },
    /// C.04.1, 7
    Thrice { player: usize, color: Color },
    /// C.04.1, 5: the higher has so many points more.
    Points { higher: usize, lower: usize, by: Points },
    /// C.04.1, 8: does not have the colour that it wants. C.04.3, 2.4.7 and 2.4.8 [C12, C13]
    Color { player: usize, strength: Strength },
    /// Meets one with fewer points as one or two rounds ago. C.04.3, 2.4.13 and 2.4.15 [C18, C20]
    DownAgain { player: usize, back: usize },
    /// Meets one with more points again. C.04.3, 2.4.10 and 2.4.12 [C15, C17]
    UpAgain { player: usize, back: usize },
    /// Others with fewer points could have the bye. C.04.3, 2.3.1 [C5]
    ByeTooHigh { player: usize, points: Points },
}

impl Break {
    /// The chapter of FIDE's handbook and the article; `None` where the rule is the organiser's, or that of counting.
    pub const fn article(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Break::Met { .. } => ("C.04.3", "2.1.1"),
            Break::ByeAgain { .. } => ("C.04.3", "2.1.2"),
            Break::Colors { .. } => ("C.04.3", "2.1.3"),
            Break::ByeTooHigh { .. } => ("C.04.3", "2.3.1"),
            Break::Balance { .. } => ("C.04.1", "6"),
            Break::Thrice { .. } => ("C.04.1", "7"),
            Break::Points { .. } => ("C.04.1", "5"),
            Break::Color { strength: Strength::Strong | Strength::Absolute, .. } => ("C.04.3", "2.4.8"),
            Break::Color { .. } => ("C.04.3", "2.4.7"),
            Break::DownAgain { back: 1, .. } => ("C.04.3", "2.4.13"),
            Break::DownAgain { .. } => ("C.04.3", "2.4.15"),
            Break::UpAgain { back: 1, .. } => ("C.04.3", "2.4.10"),
            Break::UpAgain { .. } => ("C.04.3", "2.4.12"),
            Break::TwoByes { .. } | Break::NeedlessBye { .. } => ("C.04.1", "3"),
            Break::Twice { .. } | Break::Absent { .. } | Break::LeftOut { .. } | Break::Forbidden { .. } => {
                return None;
            }
        })
    }

    /// Whom it is about.
    pub const fn players(self) -> (usize, Option<usize>) {
        match self {
            Break::Met { one, other, .. } | Break::Forbidden { one, other } | Break::Colors { one, other, .. } => {
                (one, Some(other))
            }
            Break::Points { higher, lower, .. } => (higher, Some(lower)),
            Break::Twice { player }
            | Break::Absent { player }
            | Break::LeftOut { player }
            | Break::TwoByes { player }
            | Break::NeedlessBye { player }
            | Break::ByeAgain { player }
            | Break::Balance { player, .. }
            | Break::Thrice { player, .. }
            | Break::Color { player, .. }
            | Break::DownAgain { player, .. }
            | Break::UpAgain { player, .. }
            | Break::ByeTooHigh { player, .. } => (player, None),
        }
    }

    /// Whether the rules never allow it; otherwise they only prefer something else.
    pub const fn is_absolute(self) -> bool {
        !matches!(
            self,
            Break::Points { .. }
                | Break::Color { .. }
                | Break::DownAgain { .. }
                | Break::UpAgain { .. }
                | Break::Balance { .. }
                | Break::Thrice { .. }
                | Break::ByeTooHigh { .. }
        )
    }
}

/// What the pairs of the next round break, pair by pair; then who is missing.
pub fn breaks(field: &Field, pairs: &[Pair]) -> Vec<Break> {
    let players = field.cards.len();
    let contenders: BTreeMap<usize, Contender> = (0..players)
        .filter(|player| !field.cards[*player].absent)
        .map(|player| (player, Contender::of(field, player)))
        .collect();
    let mut found = Vec::new();
    let mut seen = vec![0_usize; players];
    let byes = pairs.iter().filter(|pair| pair.black.is_none()).count();
    for pair in pairs {
        for player in [Some(pair.white), pair.black].into_iter().flatten() {
            match seen.get_mut(player).filter(|_| contenders.contains_key(&player)) {
                None => found.push(Break::Absent { player }),
                Some(times) => {
                    *times += 1;
                    if *times == 2 {
                        found.push(Break::Twice { player });
                    }
                }
            }
        }
        let other = |player: usize| contenders.get(&player);
        match (other(pair.white), pair.black) {
            (Some(white), Some(black)) if pair.white != black => {
                if let Some(black) = other(black) {
                    of_game(field, white, black, &mut found);
                }
            }
            (Some(player), None) => of_bye(&contenders, player, byes, &mut found),
            _ => {}
        }
    }
    found.extend(
        contenders.keys().filter(|player| seen[**player] == 0).map(|player| Break::LeftOut { player: *player }),
    );
    found
}

fn of_bye(contenders: &BTreeMap<usize, Contender>, player: &Contender, byes: usize, found: &mut Vec<Break>) {
    let number = player.player;
    if byes > 1 {
        found.push(Break::TwoByes { player: number });
    } else if contenders.len().is_multiple_of(2) {
        found.push(Break::NeedlessBye { player: number });
    }
    if !player.may_have_bye {
        found.push(Break::ByeAgain { player: number });
    }
    let lowest = contenders.values().filter(|other| other.may_have_bye).map(|other| other.points).min();
    if let Some(points) = lowest.filter(|points| *points < player.points) {
        found.push(Break::ByeTooHigh { player: number, points });
    }
}

fn of_game(field: &Field, white: &Contender, black: &Contender, found: &mut Vec<Break>) {
    let (one, other) = (white.player, black.player);
    if let Some(round) = field.met(one, other) {
        found.push(Break::Met { one, other, round });
    }
    if field.forbids(one, other) {
        found.push(Break::Forbidden { one, other });
    }
    if let Some(color) = white.wants.filter(|_| white.collides(black)) {
        found.push(Break::Colors { one, other, color });
    }
    for (player, color) in [(white, Color::White), (black, Color::Black)] {
        of_color(player, color, found);
    }
    let (higher, lower) = if white.before(black).is_lt() { (white, black) } else { (black, white) };
    if higher.points == lower.points {
        return;
    }
    let by = Points::quarters(higher.points.quarters_in() - lower.points.quarters_in());
    found.push(Break::Points { higher: higher.player, lower: lower.player, by });
    for back in [1, 2] {
        if higher.floats[back - 1] == Float::Down {
            found.push(Break::DownAgain { player: higher.player, back });
        }
        if lower.floats[back - 1] == Float::Up {
            found.push(Break::UpAgain { player: lower.player, back });
        }
    }
}

/// A player who gets this colour.
fn of_color(player: &Contender, color: Color, found: &mut Vec<Break>) {
    let number = player.player;
    let step = if color == Color::White { 1 } else { -1 };
    if (player.balance + step).abs() > 2 {
        found.push(Break::Balance { player: number, color });
    }
    if player.repeated() && player.colors.last() == Some(&color) {
        found.push(Break::Thrice { player: number, color });
    }
    if player.wants.is_some_and(|wants| wants != color) {
        found.push(Break::Color { player: number, strength: player.strength });
    }
}

/// The pairs after two players have changed places; where a pair is new, its colours are those of the rules. `None` where
/// one of them is in no pair, both are in the same, or somebody is nobody.
pub fn exchanged(field: &Field, pairs: &[Pair], one: usize, other: usize) -> Option<Vec<Pair>> {
    let of = |player: usize| pairs.iter().position(|pair| pair.white == player || pair.black == Some(player));
    let (at, other_at) = (of(one)?, of(other)?);
    if at == other_at {
        return None;
    }
    let turned = |player: usize| match player {
        _ if player == one => other,
        _ if player == other => one,
        _ => player,
    };
    let mut pairs = pairs.to_vec();
    for at in [at, other_at] {
        let pair = pairs.get_mut(at)?;
        let (white, black) = (turned(pair.white), pair.black.map(turned));
        *pair = match black {
            None => Pair { white, black: None },
            Some(black) if white.max(black) >= field.cards.len() || white == black => return None,
            Some(black) => {
                let (white, black) = (Contender::of(field, white), Contender::of(field, black));
                let (higher, lower) = if white.before(&black).is_lt() { (white, black) } else { (black, white) };
                seat(field, &higher, &lower)
            }
        };
    }
    Some(pairs)
}
