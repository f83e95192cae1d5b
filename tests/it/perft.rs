//! The move generator counts what it should.
//!
//! A debug run stops before counts above [`AFFORDABLE`]. All of them, in seconds:
//! `RULES_FULL=1 cargo test --release --no-default-features perft`

use lance_legal::chess::Position;

const AFFORDABLE: u64 = 5_000_000;

/// Leaf moves made one by one cost far more than leaf moves counted.
const AFFORDABLE_MADE: u64 = 250_000;

#[test]
fn counts_of_the_standard_positions_are_exact() {
    let full = std::env::var_os("RULES_FULL").is_some();
    let mut checked = 0;
    for line in include_str!("../data/chess.perft").lines().filter(|line| !line.starts_with('#')) {
        let [title, fen, counts] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("three columns: {line}") };
        let position = Position::from_fen(fen).expect(title);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect(title);
            if full || count <= AFFORDABLE {
                assert_eq!(position.perft(depth), count, "{title}, depth {depth}");
                checked += 1;
            }
            if full || count <= AFFORDABLE_MADE {
                assert_eq!(position.perft_made(depth), count, "{title}, depth {depth}, every move made");
            }
        }
    }
    assert_eq!(checked, if full { 32 } else { 26 });
}
