//! The levels of draughts against one another: `cargo run --release --example damas_levels --no-default-features -- 200`.
//!
//! Each level plays so many games against the one below, from positions after six moves of chance, every such position
//! twice with colours changed. A draw is half a point.

use lance_legal::color::Color;
use lance_legal::draughts::search::{Level, think};
use lance_legal::draughts::{CLASSICAS, Game, Outcome, Position};
use lance_legal::random::Random;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200);
    println!("levels  wins draws losses  points  slowest answer of the stronger");
    std::thread::scope(|scope| {
        let matches: Vec<_> =
            Level::ALL.windows(2).map(|pair| scope.spawn(move || tell(pair[1], pair[0], games))).collect();
        for line in matches.into_iter().filter_map(|one| one.join().ok()) {
            println!("{line}");
        }
    });
}

/// A line about a match.
fn tell(strong: Level, weak: Level, games: u64) -> String {
    let mut points = [0_u32; 3];
    let mut slowest = 0.0_f64;
    for game in 0..games {
        let side = if game % 2 == 0 { Color::White } else { Color::Black };
        let result = play(strong, weak, side, game / 2, game, &mut slowest);
        points[usize::from(result)] += 1;
    }
    let [losses, draws, wins] = points;
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / games as f64 * 100.0;
    let (strong, weak) = (strong.number(), weak.number());
    format!("{strong} v {weak}   {wins:4} {draws:5} {losses:6}  {share:5.1} %  {slowest:.3} s")
}

/// 2 for a win of the stronger, 1 for a draw, 0.
fn play(strong: Level, weak: Level, side: Color, opening: u64, seed: u64, slowest: &mut f64) -> u8 {
    let mut chance = Random::new(opening);
    let mut game = Game::new(Position::start(&CLASSICAS));
    for _ in 0..6 {
        let Some(m) = chance.pick(&game.position().legal_moves()).copied() else { break };
        let _ = game.play(m);
    }
    let mut past: Vec<Position> = (0..game.plies().len()).filter_map(|ply| game.position_at(ply).copied()).collect();
    let mut chance = Random::new(seed ^ 0x5eed);
    while game.status().is_none() && game.claim_repetition().is_err() {
        let now = *game.position();
        let level = if now.turn() == side { strong } else { weak };
        let (choice, seconds) = timed(|| think(&now, &past, level, &mut chance));
        if level == strong {
            *slowest = slowest.max(seconds);
        }
        let Some(choice) = choice else { break };
        past.push(now);
        if game.play(choice.m).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Win(winner)) if winner == side => 2,
        Some(Outcome::Draw) => 1,
        _ => 0,
    }
}

#[allow(clippy::disallowed_methods)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let begin = std::time::Instant::now();
    let done = work();
    (done, begin.elapsed().as_secs_f64())
}
