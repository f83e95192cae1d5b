//! The opponent: the best move that it finds within a number of positions, and why. Adversário.
//!
//! Alpha-beta with iterative deepening, limited by positions and never by time, so that a seed gives the same game on
//! every device. Captures are searched to their end; a table knows the endings of up to three damas against one.
//! Absent: the thread it runs in, and words.

mod clock;
mod endings;
mod evaluate;
mod solve;
mod tree;
mod why;

pub use evaluate::WON;
pub use solve::{longest_defence, win_distance, wins_in};
pub use why::{MoveReason, why};

use crate::draughts::moves::{Board, read};
use crate::draughts::{Move, Position};
use crate::random::Random;
use clock::Clock;
use evaluate::WIN;
use tree::{Search, Tried};

/// How well the opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks one move ahead and often takes a worse move.
    First,
    Second,
    Third,
    Fourth,
    /// Plays the best move that it finds.
    Fifth,
}

/// What a level may do.
struct Skill {
    /// How many plies it looks ahead, captures not counted.
    depth: i32,
    /// How many positions it may look at.
    nodes: u32,
    /// How much chance may change the score of a move, in hundredths of a man.
    noise: usize,
    /// How many of a hundred moves are chosen by chance alone.
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

/// The chosen move, with its score and line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub m: Move,
    /// For the side to move, in hundredths of a man; from [`WON`] on, the search has seen the end of the game.
    pub score: i32,
    /// The moves that it expects: its own, the reply, and so on. Never empty.
    pub line: Vec<Move>,
}

impl Choice {
    /// The end that the search has seen: in how many moves of the winner, and whether the winner is to move.
    pub fn end(&self) -> Option<(u32, bool)> {
        let plies = WIN - self.score.abs();
        let wins = self.score > 0;
        // An odd number of moves of both sides when the side to move makes the last one.
        (self.score.abs() >= WON).then_some(((plies + i32::from(wins)).max(0) as u32 / 2, wins))
    }
}

/// How many plies count as the opening.
const OPENING: usize = 4;

/// The move of this level; `None` without a legal move. `past` are the positions of the game before this one, in order:
/// they tell repetitions and the counts towards a draw. JSS 2.10.2, 2.11
///
/// ```
/// use lance_legal::draughts::search::{Level, think};
/// use lance_legal::draughts::{CLASSICAS, Position};
/// use lance_legal::random::Random;
///
/// let position = Position::from_text(&CLASSICAS, "W:W10:B14").unwrap();
/// let choice = think(&position, &[], Level::First, &mut Random::new(1)).unwrap();
/// assert_eq!(position.written(choice.m), "10x19");
/// ```
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
    // A single move needs only a score; in the opening, chance varies the moves.
    let (noise, depth) = match past.len() {
        _ if moves.len() == 1 => (0, skill.depth.min(4)),
        0..OPENING => (skill.noise.max(8), skill.depth.min(6)),
        _ => (skill.noise, skill.depth),
    };
    if noise == 0 {
        return search.deepen(&board, clock, moves, depth).and_then(chosen);
    }
    // Every move gets its true score, to which chance is added below.
    let mut tried = Vec::new();
    for depth in 1..=depth {
        let deeper = search.every(&board, clock, &moves, depth);
        if depth > 1 && deeper.len() < moves.len() {
            break;
        }
        tried = deeper;
    }
    if chance.happens(skill.slips, 100) {
        // A move by chance is never one that loses for certain, if there is another.
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
