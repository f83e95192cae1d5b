//! What follows from a position: the search, asked for a score and a line.

use std::collections::VecDeque;

use engine::{Limits, MATE, MATE_BOUND, Search};

use crate::chess::{Move, Position};

/// Positions that the search remembers.
const ENTRIES: usize = 1 << 16;
const DEPTH: u8 = 24;
/// A line is followed at least so far, if the game goes on.
const LINE: usize = 8;
/// How many positions are remembered that were looked at last.
const SEEN: usize = 4;

/// A score for the side to move, in hundredths of a pawn, and the best moves of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub score: i32,
    pub line: Vec<Move>,
}

impl Look {
    /// In how many moves the side to move mates; negative or 0 when it is mated.
    pub fn mate(&self) -> Option<i32> {
        let plies = MATE - self.score.abs();
        (self.score.abs() >= MATE_BOUND).then(|| if self.score > 0 { (plies + 1) / 2 } else { -(plies / 2) })
    }
}

/// Looks ahead, each time within so many nodes.
pub struct Lookahead {
    search: Search,
    nodes: u64,
    /// What was said of the latest positions: the same is said again.
    seen: VecDeque<(Position, Look)>,
}

impl Lookahead {
    pub fn new(nodes: u64) -> Lookahead {
        Lookahead { search: Search::new(ENTRIES), nodes, seen: VecDeque::new() }
    }

    /// The score and the line of the best move; where the game is over the line is empty.
    pub fn look(&mut self, position: &Position) -> Look {
        if let Some((_, look)) = self.seen.iter().find(|(seen, _)| seen == position) {
            return look.clone();
        }
        let look = self.think(position);
        if self.seen.len() == SEEN {
            self.seen.pop_front();
        }
        self.seen.push_back((*position, look.clone()));
        look
    }

    fn think(&mut self, position: &Position) -> Look {
        // Where there is no choice the search does not think; what matters comes after.
        if let [only] = position.legal_moves()[..]
            && let Ok(after) = position.play(only)
            && after.has_legal_moves()
        {
            let next = self.chosen(&after);
            let line = [vec![only], next.line].concat();
            // A mate is one ply further away.
            let further = if next.score.abs() >= MATE_BOUND { next.score.signum() } else { 0 };
            return Look { score: further - next.score, line };
        }
        self.chosen(position)
    }

    /// [`Lookahead::look`] in an eighth of the nodes, and no further than the search's own line.
    pub fn glance(&mut self, position: &Position) -> Look {
        self.within(position, self.nodes / 8).unwrap_or(Look { score: 0, line: Vec::new() })
    }

    fn chosen(&mut self, position: &Position) -> Look {
        let Some(mut found) = self.within(position, self.nodes) else {
            return Look { score: if position.in_check() { -MATE } else { 0 }, line: Vec::new() };
        };
        // The search's own line ends where captures begin.
        let mut last = *position;
        let mut from = 0;
        loop {
            for m in &found.line[from..] {
                match last.play(*m) {
                    Ok(after) => last = after,
                    Err(_) => return found,
                }
            }
            from = found.line.len();
            if from >= LINE {
                return found;
            }
            match self.within(&last, self.nodes / 8) {
                Some(more) => found.line.extend(more.line),
                None => return found,
            }
        }
    }

    /// Every move that is nearly as good as the best one, with its line.
    pub fn nearly(&mut self, position: &Position, less: i32) -> Vec<Look> {
        let moves = engine::legal_moves(position.board());
        let asked = asked(position);
        let limits = Limits { nodes: self.nodes, depth: DEPTH };
        let found = self.search.each(&asked, &moves, limits);
        let best = found.first().map_or(0, |found| found.score);
        found.into_iter().take_while(|found| found.score >= best - less).map(look).collect()
    }

    fn within(&mut self, position: &Position, nodes: u64) -> Option<Look> {
        self.search.think(&asked(position), Limits { nodes, depth: DEPTH }).map(look)
    }
}

fn asked(position: &Position) -> engine::Position {
    let halfmoves = u16::try_from(position.halfmoves()).unwrap_or(u16::MAX);
    engine::Position::new(*position.board(), halfmoves, &[])
}

fn look(found: engine::Found) -> Look {
    let moves = found.line.into_iter().filter_map(|m| Move::from_indices(m.from, m.to, m.promotion));
    Look { score: found.score, line: moves.collect() }
}
