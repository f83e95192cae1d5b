//! Positions by chance: games played at random from the start, and boards with few pieces.

use std::fmt::Write as _;

use crate::color::Color;
use crate::draughts::{CLASSICAS, Position, numbered};
use crate::random::Random;

/// The fewest and the most.
pub(super) type Span = (usize, usize);

/// How many pieces a sparse board has.
#[derive(Clone, Copy)]
pub(super) struct Mix {
    pub own_men: Span,
    pub own_damas: Span,
    pub men: Span,
    pub damas: Span,
}

/// A number from the fewest to the most.
pub(super) fn between(random: &mut Random, (least, most): Span) -> usize {
    least + random.below(most + 1 - least)
}

/// A board with these pieces, either side to move; men keep off the row on which they would be crowned.
pub(super) fn sparse(random: &mut Random, mix: Mix) -> Option<Position> {
    let turn = if random.happens(1, 2) { Color::White } else { Color::Black };
    let mut squares: Vec<u8> = (1..=32).collect();
    random.shuffle(&mut squares);
    let mut texts = [String::new(), String::new()];
    for (own, men, damas) in [(true, mix.own_men, mix.own_damas), (false, mix.men, mix.damas)] {
        let side = if own { turn } else { !turn };
        let text = &mut texts[usize::from(side == Color::Black)];
        let (men, damas) = (between(random, men), between(random, damas));
        for place in 0..men + damas {
            let crowned = place < damas;
            let stands = |square: &u8| crowned || numbered(*square).is_some_and(|square| square.rank_from(side) < 7);
            let free = squares.iter().position(stands)?;
            let square = squares.remove(free);
            let crown = if crowned { "K" } else { "" };
            // Writing to a text does not fail.
            let _ = write!(text, "{crown}{square},");
        }
    }
    let turn = if turn == Color::White { "W" } else { "B" };
    Position::from_text(&CLASSICAS, &format!("{turn}:W{}:B{}", texts[0], texts[1])).ok()
}

/// The positions of a game in which both play anything.
pub(super) fn random_game(random: &mut Random, mut visit: impl FnMut(&Position) -> bool) -> Option<Position> {
    let mut position = Position::start(&CLASSICAS);
    for ply in 0..90 {
        let moves = position.legal_moves();
        position = position.play(*random.pick(&moves)?)?;
        if ply >= 6 && visit(&position) {
            return Some(position);
        }
    }
    None
}
