//! Makes the packs of tactics and proves each puzzle in them; `make tactics` runs all of it.
//!
//! - `lichess` reads lines `id<TAB>rating<TAB>FEN<TAB>moves<TAB>themes` and writes for each puzzle below 1600
//!   a line `theme<TAB>source<TAB>rating<TAB>FEN<TAB>moves` if its moves are the only good ones, else `refused id reason`.
//! - `own <seed> <games>` plays games between the opponents and writes such a line for each puzzle in them.
//! - `pack` reads lines of both and writes `assets/tactics` and `tools/tactics/refused.txt`.
//! - `check` proves every puzzle of `assets/tactics` again; `counts` counts them.
#![forbid(unsafe_code)]

mod check;
mod find;
mod packs;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use check::Checker;
use lance_legal::chess::{Move, Position};
use lance_legal::tactics::{Puzzle, Source, Theme};

const USAGE: &str = "usage: tactics lichess | own <seed> <games> | pack | check | counts";
/// Harder ones are not for children.
const HARDEST: u16 = 1600;
/// Below this a puzzle counts as easy.
const EASY: u16 = 1200;
/// Of our own, so many of each theme at most.
const OWN_OF_A_THEME: usize = 340;
const FOLDER: &str = "assets/tactics";
const REFUSED: &str = "tools/tactics/refused.txt";
/// Before a line about a puzzle that is not shipped.
const NOT_SHIPPED: &str = "refused ";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &str| text.parse::<u64>().map_err(io::Error::other);
    let outcome = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["lichess"] => lichess(),
        ["own", seed, games] => number(seed).and_then(|seed| own(seed, number(games)?)),
        ["pack"] => pack(),
        ["check"] => check(),
        ["counts"] => counts(),
        _ => Err(io::Error::other(USAGE)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn lichess() -> io::Result<()> {
    let mut checker = Checker::thorough();
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let id = line.split('\t').next().unwrap_or_default();
        let Some((theme, puzzle)) = read_lichess(&line) else {
            writeln!(output, "{NOT_SHIPPED}{id} is no puzzle of legal moves")?;
            continue;
        };
        if puzzle.rating >= HARDEST {
            continue;
        }
        match checker.check(&puzzle, theme.asks_mate()) {
            Ok(()) => writeln!(output, "{}", line_of(theme, &puzzle))?,
            Err(why) => writeln!(output, "{NOT_SHIPPED}{id} {why}")?,
        }
    }
    Ok(())
}

fn read_lichess(line: &str) -> Option<(Theme, Puzzle)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [_, rating, fen, moves, tags] = fields[..] else { return None };
    let puzzle = read_puzzle(Source::Lichess, rating, fen, moves)?;
    Some((Theme::of_tags(&tags.split(' ').collect::<Vec<_>>()), puzzle))
}

fn read_puzzle(source: Source, rating: &str, fen: &str, moves: &str) -> Option<Puzzle> {
    let moves = moves.split(' ').map(|m| m.parse().ok()).collect::<Option<Vec<Move>>>()?;
    Puzzle::new(source, rating.parse().ok()?, Position::from_fen(fen).ok()?, moves).ok()
}

fn line_of(theme: Theme, puzzle: &Puzzle) -> String {
    let moves: Vec<String> = puzzle.moves.iter().map(Move::to_string).collect();
    let rating = puzzle.rating.to_string();
    [theme.name(), puzzle.source.name(), &rating, &puzzle.start.fen(), &moves.join(" ")].join("\t")
}

fn read_line(line: &str) -> Option<(Theme, Puzzle)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [theme, source, rating, fen, moves] = fields[..] else { return None };
    Some((Theme::from_name(theme)?, read_puzzle(Source::from_name(source)?, rating, fen, moves)?))
}

fn own(seed: u64, games: u64) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let mut written = Ok(());
    find::find(seed, games, |theme, puzzle| {
        if written.is_ok() {
            written = writeln!(output, "{}", line_of(theme, puzzle));
        }
    });
    written
}

fn pack() -> io::Result<()> {
    let (mut puzzles, mut refused) = (Vec::new(), Vec::new());
    for line in io::stdin().lock().lines() {
        let line = line?;
        if let Some(why) = line.strip_prefix(NOT_SHIPPED) {
            refused.push(why.to_string());
            continue;
        }
        puzzles.push(read_line(&line).ok_or_else(|| io::Error::other(line.clone()))?);
    }
    let puzzles = chosen(puzzles);
    packs::write(Path::new(FOLDER), puzzles)?;
    refused.sort();
    let head = format!("# Puzzles of Lichess below {HARDEST} that are not shipped, and why. Made by `make tactics`.\n");
    std::fs::write(REFUSED, head + &refused.join("\n") + "\n")
}

/// Of each position the first puzzle, Lichess's before our own; of our own so many of a theme.
fn chosen(puzzles: Vec<(Theme, Puzzle)>) -> Vec<(Theme, Puzzle)> {
    let mut places = BTreeSet::new();
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    let is_chosen = |(theme, puzzle): &(Theme, Puzzle)| {
        let is_own = puzzle.source == Source::Own;
        let count = counts.entry(*theme).or_default();
        let is_new = (!is_own || *count < OWN_OF_A_THEME) && places.insert(find::place(puzzle));
        *count += usize::from(is_new && is_own);
        is_new
    };
    puzzles.into_iter().filter(is_chosen).collect()
}

fn check() -> io::Result<()> {
    let (mut thorough, mut strict) = (Checker::thorough(), Checker::strict());
    let puzzles = packs::read(Path::new(FOLDER))?;
    let mut wrong = 0;
    for (theme, puzzle) in &puzzles {
        let checker = if puzzle.source == Source::Own { &mut strict } else { &mut thorough };
        if let Err(why) = checker.check(puzzle, theme.asks_mate()) {
            wrong += 1;
            println!("{} {puzzle}: {why}", theme.name());
        }
    }
    println!("{} puzzles, {wrong} of them not proved", puzzles.len());
    if wrong == 0 { Ok(()) } else { Err(io::Error::other("not every puzzle is proved")) }
}

fn counts() -> io::Result<()> {
    let mut rows: BTreeMap<Theme, [usize; 4]> = BTreeMap::new();
    for (theme, puzzle) in packs::read(Path::new(FOLDER))? {
        let is_own = puzzle.source == Source::Own;
        let column = usize::from(puzzle.rating >= EASY) + if is_own { 2 } else { 0 };
        rows.entry(theme).or_default()[column] += 1;
    }
    println!("{:<12}{:>10}{:>12}{:>8}{:>10}", "theme", "below 1200", "1200-1599", "own", "own 1200+");
    let mut sums = [0; 4];
    for (theme, row) in rows {
        println!("{:<12}{:>10}{:>12}{:>8}{:>10}", theme.name(), row[0], row[1], row[2], row[3]);
        sums = std::array::from_fn(|column| sums[column] + row[column]);
    }
    println!("{:<12}{:>10}{:>12}{:>8}{:>10}", "all", sums[0], sums[1], sums[2], sums[3]);
    Ok(())
}
