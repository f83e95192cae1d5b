//! Why a move was chosen, as far as the board shows it. Razão.

use super::Choice;
use super::evaluate::{EDGES, ahead, is_over, occupied, rio, row, turned};
use crate::draughts::moves::Board;
use crate::draughts::{Move, Position};

/// The middle of the board: four files of two rows.
const MIDDLE: u64 = 0x0000_003c_3c00_0000;

/// The reason for a move: the first of these that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// There was no other move.
    OnlyMove,
    /// It ends the game: the other side has no piece or no move left.
    Ends,
    /// It wins the game in so many moves of the side, this one included.
    WinsGame(u32),
    /// The other side wins in so many of its moves, or later.
    LosesGame(u32),
    /// Some pieces are given away to take more.
    GivesToTake { given: usize, taken: usize },
    /// So many pieces more are taken than lost, by a side that had fewer pieces and now has not more.
    TakesBack(usize),
    /// So many pieces more are taken than lost.
    Wins(usize),
    /// A man becomes a dama.
    Crowns,
    /// As many are taken as lost.
    Trades(usize),
    /// So many pieces more are lost than taken.
    Loses(usize),
    /// The other side was about to crown a man and cannot now.
    StopsCrown,
    /// The other side was about to capture and cannot now.
    Saves,
    /// It threatens a capture.
    Threatens,
    /// A dama comes to the long diagonal.
    HoldsRio,
    /// The men of the home row stay, because a man of the other side is near.
    KeepsBackRow,
    /// A man comes to the middle of the board, and the other side cannot capture.
    Centre,
    /// A man goes behind another piece of its side and guards it.
    Supports,
    /// A man goes to the edge, where it cannot be jumped.
    Edge,
    /// The other side cannot capture.
    Safe,
    /// None of these.
    Quiet,
}

impl Why {
    message_ids! {
        /// The name of its message, which also takes `$who`: `computer` for a move of the computer's, `you` for a hint.
        /// So the sentence always says whose move it speaks of.
        Why::OnlyMove => "damas-why-only-move",
        Why::Ends => "damas-why-ends",
        Why::WinsGame(_) => "damas-why-wins-game",
        Why::LosesGame(_) => "damas-why-loses-game",
        Why::GivesToTake { .. } => "damas-why-gives-to-take",
        Why::TakesBack(_) => "damas-why-takes-back",
        Why::Wins(_) => "damas-why-wins",
        Why::Crowns => "damas-why-crowns",
        Why::Trades(_) => "damas-why-trades",
        Why::Loses(_) => "damas-why-loses",
        Why::StopsCrown => "damas-why-stops-crown",
        Why::Saves => "damas-why-saves",
        Why::Threatens => "damas-why-threatens",
        Why::HoldsRio => "damas-why-holds-rio",
        Why::KeepsBackRow => "damas-why-keeps-back-row",
        Why::Centre => "damas-why-centre",
        Why::Supports => "damas-why-supports",
        Why::Edge => "damas-why-edge",
        Why::Safe => "damas-why-safe",
        Why::Quiet => "damas-why-quiet",
    }

    /// The numbers of its message.
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

/// Why this move was chosen in this position; [`Why::Quiet`] if it is not legal there.
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

/// The reason for a move after which nothing is captured, by what either side could do before and can do now.
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
    if ahead(to, before.up) & own != 0 {
        return Why::Supports;
    }
    if to & EDGES != 0 {
        return Why::Edge;
    }
    Why::Safe
}

/// The squares where a step would crown a man of the side to move.
fn crowning(board: &Board) -> u64 {
    ahead(board.men[0], board.up) & !occupied(board) & row(board.up, 7)
}

/// The pieces taken and lost from the first move of a line until nobody must capture.
struct Exchange {
    taken: usize,
    lost: usize,
    /// Whether the line goes that far.
    closed: bool,
}

impl Exchange {
    fn of(position: &Position, line: &[Move]) -> Exchange {
        let mut exchange = Exchange { taken: 0, lost: 0, closed: false };
        let mut now = *position;
        for (place, m) in line.iter().enumerate() {
            // The first move may be no capture and only offer a piece.
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
