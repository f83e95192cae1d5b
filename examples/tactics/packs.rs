//! Puzzles in packs: which go together, and the files.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use lance_legal::tactics::{Level, Pack, Puzzle, STEP, Theme};

/// So many rows stay below 10 kB of brotli; `tools/tactics/weigh.mjs` weighs them.
const ROWS: usize = 370;

/// What every file begins with.
const HEAD: &str = "\
# Made by `make tactics`; src/tactics/puzzle.rs has the form. Rows below [rating] are from the puzzles of
# https://database.lichess.org, given to the public domain (CC0 1.0); below [rating own], of this site, under its licence.
";

/// Writes the packs and the catalogue into the folder, in place of those that are there.
pub fn write(folder: &Path, puzzles: Vec<(Theme, Puzzle)>) -> io::Result<()> {
    for file in std::fs::read_dir(folder)? {
        std::fs::remove_file(file?.path())?;
    }
    let mut themes: BTreeMap<Theme, Vec<Puzzle>> = BTreeMap::new();
    for (theme, puzzle) in puzzles {
        themes.entry(theme).or_default().push(puzzle);
    }
    let mut catalog = "# Packs: theme number lowest highest count. Made by `make tactics`.\n".to_string();
    for (theme, mut puzzles) in themes {
        puzzles.sort_by_key(|puzzle| (puzzle.rating / STEP, puzzle.source, puzzle.to_string()));
        puzzles.dedup_by_key(|puzzle| puzzle.seed);
        let size = puzzles.len().div_ceil(puzzles.len().div_ceil(ROWS));
        for (number, part) in (1..).zip(puzzles.chunks(size)) {
            let level = Level::new(theme, number).ok_or_else(|| io::Error::other("too many packs"))?;
            let text = text(part);
            let read = Pack::read(&text).puzzles;
            if !read.iter().map(|puzzle| puzzle.seed).eq(part.iter().map(|puzzle| puzzle.seed)) {
                let faults = Pack::read(&text).faults;
                return Err(io::Error::other(format!("{} does not read as it was written: {faults:?}", level.file())));
            }
            std::fs::write(folder.join(level.file()), text)?;
            let [lowest, highest] = [read.first(), read.last()].map(|one| one.map_or(0, |puzzle| puzzle.rating));
            catalog += &format!("{} {number} {lowest} {highest} {}\n", theme.name(), part.len());
        }
    }
    std::fs::write(folder.join("catalog.txt"), catalog)
}

fn text(puzzles: &[Puzzle]) -> String {
    let (mut text, mut head) = (HEAD.to_string(), String::new());
    for puzzle in puzzles {
        if puzzle.head() != head {
            head = puzzle.head();
            text += &format!("{head}\n");
        }
        text += &format!("{puzzle}\n");
    }
    text
}

/// Every puzzle of the packs in the folder.
pub fn read(folder: &Path) -> io::Result<Vec<(Theme, Puzzle)>> {
    let mut puzzles = Vec::new();
    for theme in Theme::ALL {
        for number in 1..=99 {
            let Some(level) = Level::new(theme, number) else { break };
            let Ok(text) = std::fs::read_to_string(folder.join(level.file())) else { break };
            puzzles.extend(Pack::read(&text).puzzles.into_iter().map(|puzzle| (theme, puzzle)));
        }
    }
    Ok(puzzles)
}
