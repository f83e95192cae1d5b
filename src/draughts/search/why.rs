//! Why a move was chosen, as far as the board shows it. Razão.

use super::Choice;
use super::evaluate::{EDGES, ahead, is_over, occupied, rio, row, turned};
use crate::draughts::moves::Board;
use crate::draughts::{Move, Position};

/// The middle of the board: four files of two rows.
const MIDDLE: u64 = 0x0000_003c_3c00_0000;

/// The reason for a move: the first of these that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveReason {
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

impl MoveReason {
    message_ids! {
        /// The name of its message, which also takes `$who`: `computer` for a move of the computer's, `you` for a hint.
        /// So the sentence always says whose move it speaks of.
        MoveReason::OnlyMove => "damas-why-only-move",
        MoveReason::Ends => "damas-why-ends",
        MoveReason::WinsGame(_) => "damas-why-wins-game",
        MoveReason::LosesGame(_) => "damas-why-loses-game",
        MoveReason::GivesToTake { .. } => "damas-why-gives-to-take",
        MoveReason::TakesBack(_) => "damas-why-takes-back",
        MoveReason::Wins(_) => "damas-why-wins",
        MoveReason::Crowns => "damas-why-crowns",
        MoveReason::Trades(_) => "damas-why-trades",
        MoveReason::Loses(_) => "damas-why-loses",
        MoveReason::StopsCrown => "damas-why-stops-crown",
        MoveReason::Saves => "damas-why-saves",
        MoveReason::Threatens => "damas-why-threatens",
        MoveReason::HoldsRio => "damas-why-holds-rio",
        MoveReason::KeepsBackRow => "damas-why-keeps-back-row",
        MoveReason::Centre => "damas-why-centre",
        MoveReason::Supports => "damas-why-supports",
        MoveReason::Edge => "damas-why-edge",
        MoveReason::Safe => "damas-why-safe",
        MoveReason::Quiet => "damas-why-quiet",
    }

    /// The numbers of its message.
    pub fn args(self) -> Vec<(&'static str, usize)> {
        match self {
            MoveReason::WinsGame(moves) | MoveReason::LosesGame(moves) => vec![("count", moves as usize)],
            MoveReason::GivesToTake { given, taken } => vec![("given", given), ("taken", taken)],
            MoveReason::TakesBack(pieces)
            | MoveReason::Wins(pieces)
            | MoveReason::Trades(pieces)
            | MoveReason::Loses(pieces) => {
                vec![("count", pieces)]
            }
            _ => Vec::new(),
        }
    }
}

/// Why this move was chosen in this position; [`MoveReason::Quiet`] if it is not legal there.
pub fn why(position: &Position, choice: &Choice) -> MoveReason {
    let legal = position.legal_moves();
    let m = choice.m;
    if !legal.contains(&m) {
        return MoveReason::Quiet;
    }
    let next = position.after(m);
    if is_over(&next.board()) {
        return MoveReason::Ends;
    }
    if legal.len() == 1 {
        return MoveReason::OnlyMove;
    }
    match choice.end() {
        Some((moves, true)) => return MoveReason::WinsGame(moves),
        Some((moves, false)) => return MoveReason::LosesGame(moves),
        None => {}
    }
    let exchange = Exchange::of(position, &choice.line);
    let (given, taken) = (exchange.lost, exchange.taken);
    if exchange.closed && taken > given {
        let board = position.board();
        let [own, others] = [0, 1].map(|side| (board.men[side] | board.damas[side]).count_ones() as usize);
        return match taken - given {
            _ if given > 0 && m.captured.is_empty() => MoveReason::GivesToTake { given, taken },
            more if own < others && own + more <= others => MoveReason::TakesBack(more),
            more => MoveReason::Wins(more),
        };
    }
    let is_dama = |position: &Position, square| position.at(square).is_some_and(|man| man.crowned);
    if !is_dama(position, m.from) && is_dama(&next, m.to) {
        return MoveReason::Crowns;
    }
    match exchange.closed {
        true if given > taken => MoveReason::Loses(given - taken),
        true if taken > 0 => MoveReason::Trades(taken),
        true => quiet(&position.board(), &next.board(), m),
        false => MoveReason::Quiet,
    }
}

/// The reason for a move after which nothing is captured, by what either side could do before and can do now.
fn quiet(before: &Board, next: &Board, m: Move) -> MoveReason {
    let others = turned(before);
    if crowning(&others) != 0 && crowning(next) == 0 {
        return MoveReason::StopsCrown;
    }
    let hanging = next.can_capture();
    if others.can_capture() && !hanging {
        return MoveReason::Saves;
    }
    if !hanging && turned(next).can_capture() {
        return MoveReason::Threatens;
    }
    let (from, to) = (1 << m.from.index(), 1 << m.to.index());
    if before.damas[0] & from != 0 && to & rio(before) != 0 && before.damas[0] & rio(before) == 0 {
        return MoveReason::HoldsRio;
    }
    if hanging {
        return MoveReason::Quiet;
    }
    if before.men[0] & from == 0 {
        return MoveReason::Safe;
    }
    let home = row(before.up, 0) & before.men[0];
    let near = (0..4).fold(0, |near, rank| near | row(before.up, rank)) & before.men[1];
    if near != 0 && from & home == 0 && home.count_ones() >= 3 {
        return MoveReason::KeepsBackRow;
    }
    if to & MIDDLE != 0 && from & MIDDLE == 0 {
        return MoveReason::Centre;
    }
    let own = next.men[1] | next.damas[1];
    if ahead(to, before.up) & own != 0 {
        return MoveReason::Supports;
    }
    if to & EDGES != 0 {
        return MoveReason::Edge;
    }
    MoveReason::Safe
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
