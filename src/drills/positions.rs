//! A position and a move of the kind asked for, made from a seed.
//!
//! What happens in every game is looked for in games that look like games; what is rare is composed: kings and pawns
//! where they usually stand, the pieces that are needed, and others by chance, until the rules say that it fits.

mod composed;
mod kept;
mod want;

pub use kept::{positions as kept, task as from_kept};
pub use want::{Task, Want};
pub(super) use want::{Told, told_apart};

use super::Topic;
use super::games::Walk;
use crate::color::Color;
use crate::random::{Random, seed_of};
use want::pick;

/// The task of this topic and seed; always the same one.
pub fn task(topic: Topic, seed: u32) -> Task {
    let mut random = Random::new(seed_of(topic.name()) ^ u64::from(seed));
    let want = Want::of(topic, &mut random);
    made(want, &mut random)
}

/// A task that asks for exactly this.
pub fn made(want: Want, random: &mut Random) -> Task {
    let side = if random.happens(1, 2) { Color::White } else { Color::Black };
    in_game(want, side, random)
        .or_else(|| composed::find(want, side, random))
        .unwrap_or_else(|| kept::task(want, random))
}

/// Games that are searched before a position is composed.
const GAMES: usize = 3;

fn in_game(want: Want, side: Color, random: &mut Random) -> Option<Task> {
    for _ in 0..GAMES {
        let (from, to) = want.plies(random)?;
        let seed = random.bits();
        let walk = if matches!(want, Want::Castling(_)) { Walk::uncastled(seed) } else { Walk::new(seed) };
        for (position, _) in walk.take(to).skip(from) {
            if position.turn() == side
                && let Some(task) = pick(want, position, random)
            {
                return Some(task);
            }
        }
    }
    None
}
