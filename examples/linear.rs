//! Whether reading takes time in proportion to length: each reader is given each kind of hostile file at four lengths, and
//! ten times the length may take at most twelve times as long. `make linear`; the table goes to docs/figures.md.
//!
//! No test of every day: a time is no gate where other work is done at once.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use lance_legal::chess::Position;
use lance_legal::chess::pgn::Reader;
use lance_legal::clock::{Entry, TimeControl};
use lance_legal::{draughts, storage};

type Read = fn(&str);

const READERS: [(&str, Read); 5] = [
    ("pgn", |text| {
        black_box(Reader::new(text.as_bytes()).count());
    }),
    ("pdn", |text| {
        black_box(draughts::pdn::Reader::new(text).count());
    }),
    ("fen", |text| {
        let _ = black_box(Position::from_fen(text));
    }),
    ("copy of the data", |text| {
        let _ = black_box(storage::preview(text));
    }),
    ("clock", |text| {
        let _ = black_box(text.parse::<TimeControl>());
        text.lines().for_each(|line| {
            let _ = black_box(line.parse::<Entry>());
        });
    }),
];

/// What stands before, and what is repeated.
const FAMILIES: [(&str, &str, &str); 11] = [
    ("open brackets", "1. e4 ", "("),
    ("open brackets of JSON", "{\"a\":", "["),
    ("one open comment", "1. e4 {", "word "),
    ("no line's end", "", "1. e4 e5 2. Nf3 "),
    ("one endless game", "", "1. Nf3 Nf6 2. Ng1 Ng8 "),
    ("games", "", "1. e4 e5 *\n\n"),
    ("numbers of annotations", "1. e4 ", "$1 "),
    ("tags", "", "[A \"b\"]\n"),
    ("zeros", "", "\0"),
    ("words that are no moves", "", "Zz9 "),
    ("quotation marks", "[A \"", "\\\""),
];

#[expect(clippy::disallowed_methods, reason = "it measures")]
fn seconds(read: Read, text: &str) -> f64 {
    // The best of three: what else the machine did is not the reader's.
    let once = || {
        let begin = Instant::now();
        read(text);
        begin.elapsed().as_secs_f64()
    };
    (0..3).map(|_| once()).fold(f64::INFINITY, f64::min)
}

fn main() -> ExitCode {
    let mut held = true;
    println!("| reader | kind of file | 10 kB | 100 kB | 1 MB | 10 MB | ten times as long takes at most |");
    println!("|---|---|---:|---:|---:|---:|---:|");
    for (reader, read) in READERS {
        for (family, begin, piece) in FAMILIES {
            let times = [10_000, 100_000, 1_000_000, 10_000_000].map(|length: usize| {
                let text = begin.to_string() + &piece.repeat(length / piece.len());
                seconds(read, &text)
            });
            // Below a tenth of a millisecond the clock and the caches are measured, and not the reader.
            let ratios = times.windows(2).filter(|pair| pair[1] > 1e-4).map(|pair| pair[1] / pair[0].max(1e-5));
            let worst = ratios.fold(0.0, f64::max);
            held &= worst <= 12.0;
            let shown = times.map(|time| format!("{:.2} ms", time * 1000.0)).join(" | ");
            println!("| {reader} | {family} | {shown} | {worst:.1} × |");
        }
    }
    if held { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
