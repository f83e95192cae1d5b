//! How many stars a level is worth: economy, never speed.

/// What a level is worth at most.
pub const MOST_STARS: u8 = 3;

/// One to three stars: three at par and without a slip. A slip is a miss, a wrong answer or a move that was shown.
pub fn stars(moves: u32, par: u32, slips: u32) -> u8 {
    let late = if par == 0 { 0 } else { moves.saturating_sub(par) };
    let by_moves = match late {
        0 => 3,
        late if late <= (par / 3).max(1) => 2,
        _ => 1,
    };
    let by_slips = match slips {
        0 => 3,
        1 => 2,
        _ => 1,
    };
    by_moves.min(by_slips)
}
