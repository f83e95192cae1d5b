//! The move generator counts what it should.

use lance_legal::chess::Position;

#[test]
fn counts_of_the_standard_positions_are_exact() {
    let mut checked = 0;
    for line in include_str!("../data/chess.perft").lines().filter(|line| !line.starts_with('#')) {
        let [title, fen, counts] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("three columns: {line}") };
        let position = Position::from_fen(fen).expect(title);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect(title);
            assert_eq!(position.perft(depth), count, "{title}, depth {depth}");
            assert_eq!(position.perft_made(depth), count, "{title}, depth {depth}, every move made");
            checked += 1;
        }
    }
    assert_eq!(checked, 32);
}
