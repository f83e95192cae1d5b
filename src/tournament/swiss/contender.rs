//! What the pairing knows of a player: points, colours, floats. FIDE C.04.3, 1.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::color::Color;

use crate::tournament::Points;
use crate::tournament::card::{Ended, Field, Turn};

/// How much a player wants a colour. FIDE C.04.3, 1.7
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game yet.
    None,
    /// As many games with White as with Black: the other one than the last time. 1.7.3
    Mild,
    /// One game more with the other colour. 1.7.2
    Strong,
    /// Two more, or the other colour in both of the last two games. 1.7.1
    Absolute,
}

/// Against whom, by points, a player was paired. FIDE C.04.3, 1.4
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Float {
    None,
    Up,
    Down,
}

#[derive(Clone, Debug)]
pub(super) struct Contender {
    pub player: usize,
    pub points: Points,
    /// Games with White less games with Black.
    pub balance: i32,
    /// The colours of the games played, in order; other rounds give none. FIDE C.04.2, 3.4
    pub colors: Vec<Color>,
    pub wants: Option<Color>,
    pub strength: Strength,
    /// In the round before, and in the one before that.
    pub floats: [Float; 2],
    /// Those who may not be met: already met over the board (FIDE C.04.2, 3.5), or forbidden.
    pub barred: BTreeSet<usize>,
    /// Nothing gave a win's points without a game. FIDE C.04.3, 2.1.2 [C2]
    pub may_have_bye: bool,
    /// FIDE C.04.3, 1.8: in the last round, with more than half of the points.
    pub top: bool,
}

impl Contender {
    pub fn of(field: &Field, player: usize) -> Contender {
        let card = &field.cards[player];
        let turns = (0..field.played).map(|round| card.turn(round));
        let games: Vec<(usize, Color, Ended)> = turns.clone().filter_map(Turn::game).collect();
        let colors: Vec<Color> = games.iter().map(|(_, color, _)| *color).collect();
        let whites = colors.iter().filter(|color| **color == Color::White).count() as i32;
        let balance = 2 * whites - colors.len() as i32;
        let (wants, strength) = preference(balance, &colors);
        let points = field.standing(player, field.played);
        let is_last = field.rounds.is_some_and(|rounds| field.played + 1 >= rounds);
        let most = field.scale.win.times(u32::try_from(field.played).unwrap_or(u32::MAX));
        let holding = field.forbidden.iter().filter(|ban| ban.holds(field.played));
        let forbidden = holding.filter_map(|ban| match ban.players {
            (one, other) if player == one => Some(other),
            (one, other) if player == other => Some(one),
            _ => None,
        });
        Contender {
            player,
            points,
            balance,
            wants,
            strength,
            floats: [1, 2]
                .map(|back| field.played.checked_sub(back).map_or(Float::None, |at| float(field, player, at))),
            barred: games.iter().map(|(opponent, ..)| *opponent).chain(forbidden).collect(),
            may_have_bye: turns.clone().all(|turn| turn.game().is_some() || turn.points() < Points::ONE),
            top: is_last && points.times(2) > most,
            colors,
        }
    }

    /// The order of the players. FIDE C.04.3, 1.2
    pub fn before(&self, other: &Contender) -> Ordering {
        other.points.cmp(&self.points).then(self.player.cmp(&other.player))
    }

    /// Whether the last two games had the same colour.
    pub fn repeated(&self) -> bool {
        matches!(self.colors.as_slice(), [.., one, other] if one == other)
    }

    /// FIDE C.04.3, 2.1.1 and 2.1.3 [C1, C3]
    pub fn may_meet(&self, other: &Contender) -> bool {
        !self.barred.contains(&other.player) && !self.collides(other)
    }

    /// Whether both must have the same colour, and neither is at the top in the last round. 2.1.3 [C3]
    pub fn collides(&self, other: &Contender) -> bool {
        !self.top && !other.top && self.is_absolute() && other.is_absolute() && self.wants == other.wants
    }

    pub fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Whether both want the same colour.
    pub fn clashes(&self, other: &Contender) -> bool {
        self.wants.is_some() && self.wants == other.wants
    }
}

/// FIDE C.04.3, 1.6 and 1.7
fn preference(balance: i32, colors: &[Color]) -> (Option<Color>, Strength) {
    let fewer = if balance > 0 { Color::Black } else { Color::White };
    match colors {
        [] => (None, Strength::None),
        _ if balance.abs() > 1 => (Some(fewer), Strength::Absolute),
        [.., one, other] if one == other => (Some(!*other), Strength::Absolute),
        _ if balance != 0 => (Some(fewer), Strength::Strong),
        [.., last] => (Some(!*last), Strength::Mild),
    }
}

/// FIDE C.04.3, 1.4.2 and 1.4.3
fn float(field: &Field, player: usize, round: usize) -> Float {
    let card = &field.cards[player];
    let turn = card.turn(round);
    match turn.game() {
        Some((opponent, ..)) => match field.standing(player, round).cmp(&field.standing(opponent, round)) {
            Ordering::Greater => Float::Down,
            Ordering::Less => Float::Up,
            Ordering::Equal => Float::None,
        },
        None if turn.points() > Points::ZERO => Float::Down,
        None => Float::None,
    }
}
