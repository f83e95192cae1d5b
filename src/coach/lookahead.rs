//! What follows from a position: the search, asked for a score and a line.

use engine::{Board, Role as EngineRole};

use crate::chess::{Move, Position, Role};
use crate::square::Square;

/// A score of this size or more is a mate: `MATE` less the plies until it.
pub const MATE: i32 = 30_000;
const MATE_FROM: i32 = MATE - 500;

/// A score for the side to move, in hundredths of a pawn, and the best moves of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub score: i32,
    pub line: Vec<Move>,
}

impl Look {
    /// In how many moves the side to move mates; negative when it is mated.
    pub fn mate(&self) -> Option<i32> {
        let plies = MATE - self.score.abs();
        (self.score.abs() >= MATE_FROM).then(|| if self.score > 0 { (plies + 1) / 2 } else { -(plies / 2) })
    }
}

/// Looks ahead, within a number of nodes.
pub struct Lookahead {
    nodes: u64,
    left: u64,
}

impl Lookahead {
    pub fn new(nodes: u64) -> Lookahead {
        Lookahead { nodes, left: 0 }
    }

    pub fn look(&mut self, position: &Position) -> Look {
        self.left = self.nodes;
        let mut best = Look { score: 0, line: Vec::new() };
        for depth in 1..=12 {
            let mut line = Vec::new();
            let score = self.search(position.board(), depth, 0, -MATE, MATE, &mut line, best.line.first().copied());
            if self.left == 0 && depth > 1 {
                break;
            }
            best = Look { score, line };
            if score.abs() >= MATE_FROM {
                break;
            }
        }
        best
    }

    fn search(&mut self, board: &Board, depth: i32, ply: i32, mut alpha: i32, beta: i32, line: &mut Vec<Move>, first: Option<Move>) -> i32 {
        if self.left == 0 {
            return 0;
        }
        self.left -= 1;
        let mut moves = engine::legal_moves(board);
        if moves.is_empty() {
            return if board.checkers() != 0 { ply - MATE } else { 0 };
        }
        let check = board.checkers() != 0;
        let quiet = depth <= 0 && !check;
        let mut best = -MATE;
        if quiet {
            best = evaluate(board);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            moves.retain(|m| board.at(m.to).is_some() || m.promotion == Some(EngineRole::Queen));
        }
        moves.sort_by_key(|m| {
            let victim = board.at(m.to).map_or(0, |(_, role)| 10 + role as i32 * 10);
            let own = board.at(m.from).map_or(0, |(_, role)| role as i32);
            -(victim - own + if Some(from_engine(*m)) == first { 1000 } else { 0 })
        });
        for m in moves {
            let mut below = Vec::new();
            let score = -self.search(&m.on(board), if quiet { 0 } else { depth - 1 }, ply + 1, -beta, -alpha, &mut below, None);
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    line.clear();
                    line.push(from_engine(m));
                    line.extend(below);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

fn evaluate(board: &Board) -> i32 {
    let us = board.turn();
    let roles = [(EngineRole::Pawn, 100), (EngineRole::Knight, 300), (EngineRole::Bishop, 310), (EngineRole::Rook, 500), (EngineRole::Queen, 900)];
    let mut score = 0;
    for (role, worth) in roles {
        for (color, sign) in [(us, 1), (us.other(), -1)] {
            let men = board.men(color, role);
            score += sign * worth * men.count_ones() as i32;
            if role == EngineRole::Pawn {
                for square in Square::all().filter(|s| men >> s.index() & 1 == 1) {
                    let rank = if color == engine::Color::White { square.rank() } else { 7 - square.rank() };
                    score += sign * i32::from(rank * rank);
                }
            } else {
                score += sign * (men & 0x0000_3C3C_3C3C_0000).count_ones() as i32 * 10;
            }
        }
    }
    score
}

fn from_engine(m: engine::Move) -> Move {
    let square = |index: u8| Square::from_index(usize::from(index)).unwrap_or(Square::A1);
    let promotion = m.promotion.map(|role| match role {
        EngineRole::Pawn => Role::Pawn,
        EngineRole::Knight => Role::Knight,
        EngineRole::Bishop => Role::Bishop,
        EngineRole::Rook => Role::Rook,
        EngineRole::Queen => Role::Queen,
        EngineRole::King => Role::King,
    });
    Move { from: square(m.from), to: square(m.to), promotion }
}
