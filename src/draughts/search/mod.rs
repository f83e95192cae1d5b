//! Whom one plays against: the best move it can find within so many positions looked at, and why. Adversário.
//!
//! Alpha-beta with iterative deepening, bounded by positions and never by time, so that a seed gives the same game on
//! every device; captures are searched to their end; three damas or fewer against one are known exactly. Absent: the
//! thread it runs in, and words.

mod clock;
mod endings;
mod evaluate;
mod solve;
mod tree;
mod why;

pub use solve::{longest_defence, win_distance, wins_in};
pub use why::{Why, why};

use crate::draughts::moves::{Board, read};
use crate::draughts::{Move, Position};
use crate::random::Random;
use clock::Clock;
use tree::{Search, Tried};

/// How well it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks one move ahead, and often takes the next best.
    First,
    Second,
    Third,
    Fourth,
    /// As well as it can in an instant.
    Fifth,
}

/// What a level may do.
struct Skill {
    /// How many moves of either side are looked ahead, captures coming on top.
    depth: i32,
    /// How many positions may be looked at.
    nodes: u32,
    /// By how much a move may seem better or worse than it is, in hundredths of a man.
    noise: usize,
    /// In how many of a hundred moves it plays whatever comes to mind.
    slips: usize,
    /// Whether it knows the endings of damas against one dama.
    endings: bool,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::First, Level::Second, Level::Third, Level::Fourth, Level::Fifth];

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// From 1 to 5.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }

    const fn skill(self) -> Skill {
        match self {
            Level::First => Skill { depth: 1, nodes: 20_000, noise: 120, slips: 15, endings: false },
            Level::Second => Skill { depth: 2, nodes: 20_000, noise: 50, slips: 4, endings: false },
            Level::Third => Skill { depth: 3, nodes: 20_000, noise: 15, slips: 0, endings: true },
            Level::Fourth => Skill { depth: 5, nodes: 60_000, noise: 4, slips: 0, endings: true },
            Level::Fifth => Skill { depth: 40, nodes: 300_000, noise: 0, slips: 0, endings: true },
        }
    }
}

/// A move, and what was seen when it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub m: Move,
    /// For the side to move, in hundredths of a man; beyond [`WON`] the end of the game has been seen.
    pub score: i32,
    /// What it expects: its move, the reply, and so on. Never empty.
    pub line: Vec<Move>,
}

impl Choice {
    /// The end that has been seen: in how many moves of the side that wins, and whether that is the one to move.
    pub fn end(&self) -> Option<(u32, bool)> {
        let plies = tree::WIN - self.score.abs();
        let wins = self.score > 0;
        // An odd number of moves of both sides when the side to move makes the last one.
        (self.score.abs() >= WON).then_some(((plies + i32::from(wins)).max(0) as u32 / 2, wins))
    }
}

/// Scores from here on are wins that will come within the moves that the rules allow, and the negative ones losses.
pub const WON: i32 = tree::WIN - 500;

/// With so many moves behind, a game has hardly begun.
const OPENING: usize = 4;

/// The move of this level; `None` when there is no legal move. `past` are the positions of the game before this one,
/// the first one first: repetitions and the moves counted to a draw are known from it. JSS 2.10.2, 2.11
pub fn think(position: &Position, past: &[Position], level: Level, chance: &mut Random) -> Option<Choice> {
    let skill = level.skill();
    let board = position.board();
    let mut moves = Vec::new();
    board.moves(&mut moves);
    chance.shuffle(&mut moves);
    // The position itself may come as the last of the past.
    let past = match past.split_last() {
        Some((last, before)) if last == position => before,
        _ => past,
    };
    let before: Vec<Board> = past.iter().map(Position::board).collect();
    let clock = Clock::of(&before, &board);
    let mut search = Search::new(&board, &before, skill.nodes, skill.endings);
    // Without a choice only the score is wanted; and the first moves of a game are not always the same.
    let (noise, depth) = match past.len() {
        _ if moves.len() == 1 => (0, skill.depth.min(4)),
        0..OPENING => (skill.noise.max(8), skill.depth.min(6)),
        _ => (skill.noise, skill.depth),
    };
    if noise == 0 {
        return search.deepen(&board, clock, moves, depth).and_then(chosen);
    }
    // Every move gets its true score, so that chance can stir them.
    let mut tried = Vec::new();
    for depth in 1..=depth {
        let deeper = search.every(&board, clock, &moves, depth);
        if depth > 1 && deeper.len() < moves.len() {
            break;
        }
        tried = deeper;
    }
    if chance.happens(skill.slips, 100) {
        // Whoever overlooks something does not throw the game away in sight of the end.
        if tried.iter().any(|tried| tried.score > -WON) {
            tried.retain(|tried| tried.score > -WON);
        }
        let slip = chance.below(tried.len());
        return tried.into_iter().nth(slip).and_then(chosen);
    }
    let stirred = |tried: &Tried| {
        let whim = chance.below(2 * noise + 1) as i32 - noise as i32;
        std::cmp::Reverse(if tried.score.abs() >= WON { tried.score } else { tried.score + whim })
    };
    tried.sort_by_cached_key(stirred);
    tried.into_iter().next().and_then(chosen)
}

fn chosen(tried: Tried) -> Option<Choice> {
    let line: Vec<Move> = tried.line.iter().filter_map(read).collect();
    Some(Choice { m: *line.first()?, score: tried.score, line })
}
