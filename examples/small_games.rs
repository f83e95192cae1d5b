//! How the strengths of the site fare against one another at small games, and against a player who takes what can be taken.
//!
//! `small_games [<id>] [<games>]` plays so many games of each kind with each side, all kinds where none is named.

use std::collections::BTreeMap;
use std::time::Instant;

use lance_legal::color::{ByColor, Color, Outcome};
use lance_legal::small_games::{GAMES, Game, Sight, Strength, duel, look};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let count = words.last().and_then(|word| word.parse().ok()).unwrap_or(10);
    let wanted = words.first().filter(|word| word.parse::<u64>().is_err());
    let [first, second, third] = Strength::ALL.map(Strength::sight);
    let pairs = [
        ("1 greedy", first, look(1)),
        ("1 2", first, second),
        ("2 3", second, third),
        ("1 3", first, third),
        ("2 2", second, second),
        ("3 3", third, third),
    ];
    for game in GAMES.iter().filter(|game| wanted.is_none_or(|id| game.id == id)) {
        println!("{}", game.id);
        for (name, one, other) in pairs {
            report(game, name, one, other, count);
        }
    }
}

/// A line for two players: what the first wins, draws and loses with White and with Black, how long, and why it ended.
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn report(game: &Game, name: &str, one: Sight, other: Sight, count: u64) {
    let begun = Instant::now();
    let mut made = 0;
    let mut whys: BTreeMap<String, u32> = BTreeMap::new();
    let mut sides = Vec::new();
    for side in Color::ALL {
        let [mut won, mut drawn, mut lost] = [0; 3];
        for seed in 0..count {
            let sights = ByColor::from_fn(|color| if color == side { one } else { other });
            let Some((end, moves)) = duel(game, sights, seed) else { continue };
            made += moves.len() as u128;
            *whys.entry(format!("{:?}", end.why)).or_default() += 1;
            match end.outcome {
                Outcome::Draw => drawn += 1,
                Outcome::Win(winner) if winner == side => won += 1,
                Outcome::Win(_) => lost += 1,
            }
        }
        sides.push(format!("{} +{won} ={drawn} -{lost}", side.name()));
    }
    let mean = begun.elapsed().as_micros() / made.max(1);
    println!("  {name:9} {}   {mean} µs a move   {whys:?}", sides.join("   "));
}
