//! Todos contra todos: the Berger tables of FIDE C.05, annex 1.

use super::card::Pair;

/// The most players of a table.
pub const MOST_IN_TABLE: usize = 16;

/// The rounds of a tournament of all against all; in each, the pairs by table number from 0, with White first. With an odd
/// number the one who would meet the missing last number is free and comes last. `None` for fewer than 2 players, or more
/// than [`MOST_IN_TABLE`].
pub fn berger(players: usize) -> Option<Vec<Vec<Pair>>> {
    if !(2..=MOST_IN_TABLE).contains(&players) {
        return None;
    }
    let last = players + players % 2 - 1;
    // All but the last sit around a circle, which turns by half of it each round; the last one changes colour.
    let rounds = (0..last).map(|round| {
        let first = round * (last + 1) / 2 % last;
        let head = if round % 2 == 0 { (first, last) } else { (last, first) };
        let others = (1..=last / 2).map(|step| ((first + step) % last, (first + last - step) % last));
        let (free, mut pairs): (Vec<_>, Vec<_>) = std::iter::once(head)
            .chain(others)
            .map(|(white, black)| Pair { white, black: Some(black) })
            .partition(|pair| pair.white >= players || pair.black >= Some(players));
        pairs.extend(
            free.iter()
                .map(|pair| Pair { white: pair.black.map_or(pair.white, |black| black.min(pair.white)), black: None }),
        );
        pairs
    });
    Some(rounds.collect())
}

/// Everybody meets everybody twice, the second time with the other colour. FIDE C.05: the last two rounds of the first
/// half change places, so that nobody has one colour three times running.
pub fn berger_twice(players: usize) -> Option<Vec<Vec<Pair>>> {
    let mut rounds = berger(players)?;
    let turned = |pair: &Pair| pair.black.map_or(*pair, |black| Pair { white: black, black: Some(pair.white) });
    let second: Vec<Vec<Pair>> = rounds.iter().map(|round| round.iter().map(turned).collect()).collect();
    if let [.., _, _] = rounds.as_slice() {
        let last = rounds.len() - 1;
        rounds.swap(last - 1, last);
    }
    rounds.extend(second);
    Some(rounds)
}
