//! Why a move was played, as far as the board shows it. Razão.

use super::Choice;
use super::evaluate::{EDGES, is_over, rio, row, shifted, turned};
use crate::draughts::moves::Board;
use crate::draughts::{Move, Position};

/// The middle: four files of two rows.
const MIDDLE: u64 = 0x0000_003c_3c00_0000;

/// The first of these that is true of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// There was no other.
    OnlyMove,
    /// The other side has no pieces left, or no move.
    Ends,
    /// The game is won in so many moves of the side, this one with them.
    WinsGame(u32),
    /// The other side wins, in so many of its moves at the soonest.
    LosesGame(u32),
    /// Gives some pieces to take more.
    GivesToTake { given: usize, taken: usize },
    /// So many pieces more are taken than lost, by a side that had fewer and still has not more.
    TakesBack(usize),
    /// So many pieces more are taken than lost.
    Wins(usize),
    /// A man becomes a dama.
    Crowns,
    /// As many are taken as lost.
    Trades(usize),
    /// So many pieces more are lost than taken.
    Loses(usize),
    /// The other side was about to crown a man, and now is not.
    StopsCrown,
    /// The other side was about to take, and now is not.
    Saves,
    /// If the other side does nothing about it, something is taken next.
    Threatens,
    /// A dama comes to the long diagonal.
    HoldsRio,
    /// The men of the home row stay, with a man of the other side near: they keep it from crowning.
    KeepsBackRow,
    /// A man comes to the middle of the board, and nothing can be taken by the other side.
    Centre,
    /// A man goes behind another piece of its side, which cannot be jumped over that square any more.
    Supports,
    /// A man goes to the edge, where nothing can be jumped.
    Edge,
    /// Nothing can be taken by the other side.
    Safe,
    /// None of these.
    Quiet,
}

impl Why {
    /// Every id that [`Why::id`] can give.
    pub const IDS: [&'static str; 20] = [
        "damas-why-only-move",
        "damas-why-ends",
        "damas-why-wins-game",
        "damas-why-loses-game",
        "damas-why-gives-to-take",
        "damas-why-takes-back",
        "damas-why-wins",
        "damas-why-crowns",
        "damas-why-trades",
        "damas-why-loses",
        "damas-why-stops-crown",
        "damas-why-saves",
        "damas-why-threatens",
        "damas-why-holds-rio",
        "damas-why-keeps-back-row",
        "damas-why-centre",
        "damas-why-supports",
        "damas-why-edge",
        "damas-why-safe",
        "damas-why-quiet",
    ];

    /// The message of this reason. It also takes `$who`, `computer` for a move of the computer's and `you` for a hint,
    /// so that the sentence always says whose move it speaks of.
    pub const fn id(self) -> &'static str {
        let place = match self {
            Why::OnlyMove => 0,
            Why::Ends => 1,
            Why::WinsGame(_) => 2,
            Why::LosesGame(_) => 3,
            Why::GivesToTake { .. } => 4,
            Why::TakesBack(_) => 5,
            Why::Wins(_) => 6,
            Why::Crowns => 7,
            Why::Trades(_) => 8,
            Why::Loses(_) => 9,
            Why::StopsCrown => 10,
            Why::Saves => 11,
            Why::Threatens => 12,
            Why::HoldsRio => 13,
            Why::KeepsBackRow => 14,
            Why::Centre => 15,
            Why::Supports => 16,
            Why::Edge => 17,
            Why::Safe => 18,
            Why::Quiet => 19,
        };
        Why::IDS[place]
    }

    /// The numbers in its sentence.
    pub fn args(self) -> Vec<(&'static str, usize)> {
        match self {
            Why::WinsGame(moves) | Why::LosesGame(moves) => vec![("count", moves as usize)],
            Why::GivesToTake { given, taken } => vec![("given", given), ("taken", taken)],
            Why::TakesBack(pieces) | Why::Wins(pieces) | Why::Trades(pieces) | Why::Loses(pieces) => {
                vec![("count", pieces)]
            }
            _ => Vec::new(),
        }
    }
}

/// Why this move was chosen in this position; a choice that is not of this position gives [`Why::Quiet`].
pub fn why(position: &Position, choice: &Choice) -> Why {
    let legal = position.legal_moves();
    let m = choice.m;
    if !legal.contains(&m) {
        return Why::Quiet;
    }
    let next = position.after(m);
    if is_over(&next.board()) {
        return Why::Ends;
    }
    if legal.len() == 1 {
        return Why::OnlyMove;
    }
    match choice.end() {
        Some((moves, true)) => return Why::WinsGame(moves),
        Some((moves, false)) => return Why::LosesGame(moves),
        None => {}
    }
    let exchange = Exchange::of(position, &choice.line);
    let (given, taken) = (exchange.lost, exchange.taken);
    if exchange.closed && taken > given {
        let board = position.board();
        let [own, others] = [0, 1].map(|side| (board.men[side] | board.damas[side]).count_ones() as usize);
        return match taken - given {
            _ if given > 0 && m.captured.is_empty() => Why::GivesToTake { given, taken },
            more if own < others && own + more <= others => Why::TakesBack(more),
            more => Why::Wins(more),
        };
    }
    let is_dama = |position: &Position, square| position.at(square).is_some_and(|man| man.crowned);
    if !is_dama(position, m.from) && is_dama(&next, m.to) {
        return Why::Crowns;
    }
    match exchange.closed {
        true if given > taken => Why::Loses(given - taken),
        true if taken > 0 => Why::Trades(taken),
        true => quiet(&position.board(), &next.board(), m),
        false => Why::Quiet,
    }
}

/// Nothing is captured: what the other side could do before, and what either could do now.
fn quiet(before: &Board, next: &Board, m: Move) -> Why {
    let others = turned(before);
    if crowning(&others) != 0 && crowning(next) == 0 {
        return Why::StopsCrown;
    }
    let hanging = next.can_capture();
    if others.can_capture() && !hanging {
        return Why::Saves;
    }
    if !hanging && turned(next).can_capture() {
        return Why::Threatens;
    }
    let (from, to) = (1 << m.from.index(), 1 << m.to.index());
    if before.damas[0] & from != 0 && to & rio(before) != 0 && before.damas[0] & rio(before) == 0 {
        return Why::HoldsRio;
    }
    if hanging {
        return Why::Quiet;
    }
    if before.men[0] & from == 0 {
        return Why::Safe;
    }
    let home = row(before.up, 0) & before.men[0];
    let near = (0..4).fold(0, |near, rank| near | row(before.up, rank)) & before.men[1];
    if near != 0 && from & home == 0 && home.count_ones() >= 3 {
        return Why::KeepsBackRow;
    }
    if to & MIDDLE != 0 && from & MIDDLE == 0 {
        return Why::Centre;
    }
    let own = next.men[1] | next.damas[1];
    let ahead = if before.up { shifted(to, 0) | shifted(to, 1) } else { shifted(to, 2) | shifted(to, 3) };
    if ahead & own != 0 {
        return Why::Supports;
    }
    if to & EDGES != 0 {
        return Why::Edge;
    }
    Why::Safe
}

/// The squares on which the men of the side to move could be crowned by a step.
fn crowning(board: &Board) -> u64 {
    let men = board.men[0];
    let ahead = if board.up { shifted(men, 0) | shifted(men, 1) } else { shifted(men, 2) | shifted(men, 3) };
    let occupied = men | board.men[1] | board.damas[0] | board.damas[1];
    ahead & !occupied & row(board.up, 7)
}

/// What is taken and lost from the first move of a line until nobody has to capture.
struct Exchange {
    taken: usize,
    lost: usize,
    /// Whether the line goes on until then.
    closed: bool,
}

impl Exchange {
    fn of(position: &Position, line: &[Move]) -> Exchange {
        let mut exchange = Exchange { taken: 0, lost: 0, closed: false };
        let mut now = *position;
        for (place, m) in line.iter().enumerate() {
            // The first move may only offer something.
            let over = place > 0 && m.captured.is_empty();
            let Some(next) = now.play(*m).filter(|_| !over) else { break };
            let pieces = if now.turn == position.turn { &mut exchange.taken } else { &mut exchange.lost };
            *pieces += m.captured.len();
            now = next;
        }
        exchange.closed = !now.must_capture();
        exchange
    }
}
