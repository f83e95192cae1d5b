//! `match [games] [seed] [pair…]`: plays the opponents against each other and against two outsiders, and writes a table.
//! A pair is two of `1` to `8`, `taker`, `greedy` and `fairy`, or `n5000` for the search alone
//! with 5,000 nodes, with a `-` between, `7-8`; without one, all that are wanted:
//! each level against the next, the one-ply players against level 1, and level 8 against Lichess's level 6.
//!
//! The outsiders: `taker` mates in one, takes what gains most, and otherwise moves at random; `greedy` does the same, but
//! instead of at random it moves to what the evaluation likes best; `fairy` is fairy-stockfish, a program of its own
//! (`FAIRY` is its path), at skill 11, depth 8 and at most 0.4 s a move, as Lichess sets its level 6.

#[path = "../tests/fen/mod.rs"]
mod fen;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use engine::{Color, Level, Limits, Move, Outcome, Position, Search, evaluate, legal_moves, see, taken};

/// From here on a game is a draw.
const MOST_PLIES: usize = 300;
const OPENING_PLIES: usize = 8;
/// What players put Lichess's level 6 at.
const LICHESS_6: f64 = 1900.0;
const PAIRS: [&str; 10] = ["1-taker", "1-greedy", "1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8", "8-fairy"];

/// SplitMix64.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Level(Level),
    /// The search alone, with so many nodes.
    Nodes(u64),
    Taker,
    Greedy,
    Fairy,
}

impl Who {
    fn read(name: &str) -> Option<Who> {
        match name {
            "taker" => Some(Who::Taker),
            "greedy" => Some(Who::Greedy),
            "fairy" => Some(Who::Fairy),
            _ => match name.strip_prefix('n') {
                Some(nodes) => nodes.parse().ok().map(Who::Nodes),
                None => name.parse().ok().and_then(Level::new).map(Who::Level),
            },
        }
    }

    fn name(self) -> String {
        match self {
            Who::Level(level) => format!("level {}", level.number()),
            Who::Nodes(nodes) => format!("{nodes} nodes"),
            Who::Taker => "one ply, else random".to_owned(),
            Who::Greedy => "one ply, else evaluation".to_owned(),
            Who::Fairy => "fairy-stockfish as Lichess 6".to_owned(),
        }
    }
}

struct Fairy {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Fairy {
    fn start() -> std::io::Result<Fairy> {
        let path = std::env::var("FAIRY").unwrap_or_else(|_| "/usr/games/fairy-stockfish".to_owned());
        let mut program = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || std::io::Error::other("no pipe");
        let input = program.stdin.take().ok_or_else(missing)?;
        let output = BufReader::new(program.stdout.take().ok_or_else(missing)?);
        let mut fairy = Fairy { program, input, output };
        writeln!(fairy.input, "uci\nsetoption name Skill Level value 11\nsetoption name Hash value 16\nisready")?;
        fairy.wait_for("readyok")?;
        Ok(fairy)
    }

    fn wait_for(&mut self, word: &str) -> std::io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(std::io::Error::other("the program ended"));
            }
            if line.starts_with(word) {
                return Ok(line);
            }
        }
    }

    fn choose(&mut self, position: &Position, moves: &[Move]) -> std::io::Result<Option<Move>> {
        let moves: Vec<String> = moves.iter().map(|m| fen::uci(*m)).collect();
        writeln!(self.input, "position startpos moves {}\ngo movetime 400 depth 8", moves.join(" "))?;
        let line = self.wait_for("bestmove")?;
        Ok(line.split_whitespace().nth(1).and_then(|text| fen::read_uci(position.board(), text)))
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.program.wait();
    }
}

/// Mates in one, or takes what gains most; otherwise at random, or by what the evaluation likes best.
fn one_ply(position: &Position, seed: u64, likes: bool) -> Option<Move> {
    let board = position.board();
    let value = |m: &Move| {
        let after = m.on(board);
        if after.count_moves() == 0 && after.checkers() != 0 {
            return (i32::MAX, 0);
        }
        let gain = if taken(board, *m).is_some() { see(board, *m).max(0) } else { 0 };
        let rest = if likes { -evaluate(&after) } else { 0 };
        (gain, rest)
    };
    let chance = |m: &Move| mix(seed ^ u64::from(m.from) << 8 ^ u64::from(m.to));
    legal_moves(board).into_iter().max_by_key(|m| (value(m), chance(m)))
}

struct Player {
    who: Who,
    search: Search,
    fairy: Option<Fairy>,
}

impl Player {
    fn new(who: Who) -> std::io::Result<Player> {
        let fairy = if who == Who::Fairy { Some(Fairy::start()?) } else { None };
        Ok(Player { who, search: Search::new(1 << 16), fairy })
    }

    fn choose(&mut self, position: &Position, moves: &[Move], seed: u64) -> std::io::Result<Option<Move>> {
        let turn = mix(seed ^ moves.len() as u64);
        Ok(match self.who {
            Who::Level(level) => self.search.pick_move(position, level, seed).map(|chosen| chosen.m),
            Who::Nodes(nodes) => self.search.think(position, Limits { nodes, depth: 60 }).map(|found| found.m),
            Who::Taker => one_ply(position, turn, false),
            Who::Greedy => one_ply(position, turn, true),
            Who::Fairy => match &mut self.fairy {
                Some(fairy) => fairy.choose(position, moves)?,
                None => None,
            },
        })
    }
}

/// Moves of an opening that leave both sides well: each within half a pawn of the best one.
fn opening(seed: u64, search: &mut Search) -> Option<(Position, Vec<Move>)> {
    for attempt in 0..50 {
        let mut position = fen::position(fen::START)?;
        let mut moves = Vec::new();
        for ply in 0..OPENING_PLIES {
            let all = legal_moves(position.board());
            let scored = search.each(&position, &all, Limits { nodes: 20_000, depth: 3 });
            let best = scored.first()?.score;
            let good: Vec<Move> = scored.iter().filter(|found| found.score >= best - 50).map(|found| found.m).collect();
            let chance = mix(mix(seed) ^ attempt << 8 ^ ply as u64) as usize;
            let m = *good.get(chance % good.len())?;
            moves.push(m);
            position.play(m);
        }
        let level = search.think(&position, Limits { nodes: 50_000, depth: 7 })?;
        if level.score.abs() < 60 {
            return Some((position, moves));
        }
    }
    None
}

/// Half points of the first player: 0, 1 or 2.
fn game(players: &mut [Player; 2], first: Color, seed: u64, start: &(Position, Vec<Move>)) -> std::io::Result<usize> {
    let (mut position, mut moves) = start.clone();
    while moves.len() < MOST_PLIES {
        let firsts = position.board().turn() == first;
        match position.outcome() {
            Some(Outcome::Mate) => return Ok(if firsts { 0 } else { 2 }),
            Some(Outcome::Draw(_)) => return Ok(1),
            None => {}
        }
        let player = &mut players[usize::from(!firsts)];
        let Some(m) = player.choose(&position, &moves, seed)? else {
            return Err(std::io::Error::other(format!("{} has no move", player.who.name())));
        };
        if std::env::var_os("SHOW").is_some() {
            eprint!("{} ", fen::uci(m));
        }
        moves.push(m);
        position.play(m);
    }
    Ok(1)
}

/// Wins, draws and losses of the first player.
fn play(pair: [Who; 2], games: usize, seed: u64) -> std::io::Result<[usize; 3]> {
    let next = AtomicUsize::new(0);
    let counts = Mutex::new([0; 3]);
    let work = || -> std::io::Result<()> {
        let mut players = [Player::new(pair[0])?, Player::new(pair[1])?];
        let mut opener = Search::new(1 << 14);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number * 2 >= games {
                return Ok(());
            }
            let of_game = mix(seed ^ (number as u64) << 16);
            let start = opening(of_game, &mut opener).ok_or_else(|| std::io::Error::other("no opening"))?;
            for first in [Color::White, Color::Black] {
                let half_points = game(&mut players, first, of_game, &start)?;
                counts.lock().unwrap_or_else(PoisonError::into_inner)[2 - half_points] += 1;
            }
        }
    };
    let threads = std::env::var("THREADS").ok().and_then(|count| count.parse().ok()).unwrap_or(2);
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|_| Err(std::io::Error::other("a thread failed"))))
    })?;
    Ok(counts.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// The share of the points, and how far it may be off: 95 %.
fn share([wins, draws, losses]: [usize; 3]) -> (f64, f64) {
    let games = (wins + draws + losses).max(1) as f64;
    let (wins, draws) = (wins as f64 / games, draws as f64 / games);
    let mean = wins + draws / 2.0;
    let variance = wins + draws / 4.0 - mean * mean;
    (mean, 1.96 * (variance / games).sqrt())
}

fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(400);
    let seed = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut pairs: Vec<String> = arguments.collect();
    if pairs.is_empty() {
        pairs = PAIRS.map(str::to_owned).to_vec();
    }
    println!("| the first | the second | games | won | drawn | lost | score of the first | Elo between them |");
    println!("|---|---|---:|---:|---:|---:|---:|---:|");
    // The difference of each level to the one below, and of the eighth to Lichess's sixth.
    let mut above = [None; 9];
    for text in pairs {
        let players = text.split_once('-').and_then(|(first, second)| Some([Who::read(first)?, Who::read(second)?]));
        let Some(pair) = players else {
            return Err(std::io::Error::other(format!("`{text}` is no pair of players")));
        };
        let counts = play(pair, games, seed)?;
        let (mean, off) = share(counts);
        let [wins, draws, losses] = counts;
        let (low, high) = (elo(mean - off), elo(mean + off));
        println!(
            "| {} | {} | {} | {wins} | {draws} | {losses} | {:.1} % ± {:.1} | {:+.0} ({low:+.0} to {high:+.0}) |",
            pair[0].name(),
            pair[1].name(),
            wins + draws + losses,
            100.0 * mean,
            100.0 * off,
            elo(mean),
        );
        match pair {
            [Who::Level(lower), Who::Level(upper)] if lower.number() + 1 == upper.number() => {
                above[usize::from(lower.number())] = Some(-elo(mean));
            }
            [Who::Level(top), Who::Fairy] if top.number() == 8 => above[8] = Some(elo(mean)),
            _ => {}
        }
    }
    if let [_, steps @ .., Some(top)] = above
        && let Some(steps) = steps.into_iter().collect::<Option<Vec<f64>>>()
    {
        println!("\n| level | Elo, estimated |\n|---:|---:|");
        let mut level_elo = LICHESS_6 + top;
        let mut rows = vec![level_elo];
        for step in steps.iter().rev() {
            level_elo -= step;
            rows.push(level_elo);
        }
        for (level, elo) in (1..).zip(rows.iter().rev()) {
            println!("| {level} | {elo:.0} |");
        }
    }
    Ok(())
}
