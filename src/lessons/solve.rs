//! Ways to fulfil a task: for hints, for dead ends, and for the tests that hold each par to be the least.

use super::model::{Level, Task};
use super::opponent;
use super::verdict::{self, Step, Verdict};
use crate::chess::{Ground, Move, Role, Setup};
use crate::square::SquareSet;

/// What is on the board of a task and what is still to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The pupil to move.
    pub setup: Setup,
    /// The pieces that may be moved, where they stand now.
    pub only: Option<SquareSet>,
    /// Stars not yet landed on, pieces not yet taken.
    pub left: SquareSet,
}

/// Moves looked at while a pupil waits.
pub const QUICK: usize = 3_000;

/// What a search for a way has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The pupil's moves, as few as can be.
    Found(Vec<Move>),
    /// There is none.
    None,
    /// Not decided.
    Unknown,
}

impl Scene {
    pub fn start(level: &Level, task: &Task) -> Scene {
        Scene { setup: level.diagram.setup, only: level.only, left: targets(task) }
    }

    /// The moves the level allows.
    pub fn moves(&self, task: &Task) -> Vec<Move> {
        let mut moves = match task {
            Task::Battle { .. } => opponent::battle_moves(&self.setup),
            _ => self.setup.legal_moves(),
        };
        if let Some(only) = self.only {
            moves.retain(|m| only.contains(m.from));
        }
        moves
    }

    /// The board after a move, the other side to move.
    pub fn after(&self, task: &Task, m: Move) -> Setup {
        match task {
            Task::Battle { en_passant } => opponent::battle_after(&self.setup, m, *en_passant),
            _ => self.setup.after(m),
        }
    }

    /// What is left once a move is made: a star landed on, a piece taken.
    pub fn left_after(&self, m: Move) -> SquareSet {
        let left = self.left.without(m.to);
        self.setup.captured(m).map_or(left, |square| left.without(square))
    }

    /// The pieces that may be moved, after a move.
    pub fn only_after(&self, m: Move) -> Option<SquareSet> {
        self.only.map(|only| if only.contains(m.from) { only.without(m.from).with(m.to) } else { only })
    }

    /// The scene after a solitary move.
    fn alone_after(&self, m: Move) -> Scene {
        Scene { setup: self.setup.after(m).passed(), only: self.only_after(m), left: self.left_after(m) }
    }

    /// Two scenes with the same key have the same future.
    fn key(&self) -> ([u8; 64], u64, u64) {
        let mut board = [0; 64];
        for (square, piece) in self.setup.placement.iter() {
            if let Some(place) = board.get_mut(square.index()) {
                *place = piece.fen_char() as u8;
            }
        }
        (board, self.left.0, self.only.map_or(0, |only| only.0))
    }
}

/// The stars to land on and the pieces to take, by where they stand at the start.
pub fn targets(task: &Task) -> SquareSet {
    match task {
        Task::Reach(squares) | Task::Capture(squares) => *squares,
        Task::All(parts) | Task::Any(parts) => parts.iter().fold(SquareSet::EMPTY, |all, part| all | targets(part)),
        _ => SquareSet::EMPTY,
    }
}

/// The shortest way of a solitary task, looking at no more than `most` boards.
pub fn alone(scene: &Scene, task: &Task, most: usize) -> Way {
    // Each board with the number of the one it came from and the move.
    let mut boards: Vec<Reached> = vec![(scene.clone(), 0, None)];
    let mut seen = Seen::default();
    seen.insert(&boards, 0);
    let mut at = 0;
    while let Some((scene, ..)) = boards.get(at).cloned() {
        for m in scene.moves(task) {
            let after = scene.setup.after(m);
            let step =
                Step { before: &scene.setup, m, after: &after, left: scene.left_after(m), moves: 1, limit: u32::MAX };
            match verdict::of(task, &step) {
                Verdict::Missed(_) => {}
                Verdict::Reached => return Way::Found(path(&boards, at, m)),
                Verdict::Open(_) => {
                    if boards.len() >= most {
                        return Way::Unknown;
                    }
                    boards.push((scene.alone_after(m), at, Some(m)));
                    if !seen.insert(&boards, boards.len() - 1) {
                        boards.pop();
                    }
                }
            }
        }
        at += 1;
    }
    Way::None
}

/// A board, the number of the one before it, and the move that led here.
type Reached = (Scene, usize, Option<Move>);

/// Which boards are different ones: their numbers, found by what stands on them and compared square by square.
#[derive(Default)]
struct Seen {
    /// A power of two of places, each empty or a board's number and one.
    places: Vec<usize>,
    filled: usize,
}

impl Seen {
    /// Whether the last board of these is one not met before; then it is remembered.
    fn insert(&mut self, boards: &[Reached], number: usize) -> bool {
        if 2 * self.filled >= self.places.len() {
            let numbers = std::mem::take(&mut self.places);
            self.places = vec![0; (2 * numbers.len()).max(64)];
            for number in numbers.into_iter().filter(|number| *number > 0) {
                self.put(boards, number - 1);
            }
        }
        let new = self.put(boards, number);
        self.filled += usize::from(new);
        new
    }

    fn put(&mut self, boards: &[Reached], number: usize) -> bool {
        let Some(key) = boards.get(number).map(|(scene, ..)| scene.key()) else { return false };
        let mix = |hash: u64, part: u64| (hash ^ part).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(17);
        let hash = key.0.iter().fold(key.1, |hash, piece| mix(hash, u64::from(*piece)));
        let mut at = mix(hash, key.2) as usize;
        loop {
            at %= self.places.len();
            let Some(place) = self.places.get_mut(at) else { return false };
            match place.checked_sub(1) {
                None => {
                    *place = number + 1;
                    return true;
                }
                Some(other) if boards.get(other).is_some_and(|(scene, ..)| scene.key() == key) => return false,
                Some(_) => at += 1,
            }
        }
    }
}

fn path(boards: &[Reached], mut at: usize, last: Move) -> Vec<Move> {
    let mut moves = vec![last];
    while let Some((_, from, Some(m))) = boards.get(at) {
        moves.push(*m);
        at = *from;
    }
    moves.reverse();
    moves
}

/// A next move towards the task, `made` moves being made already; `None` where no way is found at once. What was
/// played from this very board before is to be avoided.
pub fn next_move(scene: &Scene, task: &Task, made: u32, avoid: &[Move]) -> Option<Move> {
    if task.is_solitary() {
        return match alone(scene, task, QUICK) {
            Way::Found(moves) => moves.first().copied(),
            Way::None | Way::Unknown => None,
        };
    }
    match task {
        Task::Line(line) => line.get(2 * made as usize).and_then(|choices| choices.first().copied()),
        Task::Checkmate(moves) => opponent::mate_within(&scene.setup.position()?, moves.saturating_sub(made)),
        Task::PlayOutMate | Task::PlayOutPromote => opponent::best(&scene.setup.position()?, scene.setup.turn, avoid),
        Task::Battle { en_passant } => opponent::battle_reply(&scene.setup, *en_passant),
        _ => scene.moves(task).into_iter().find(|m| {
            let after = scene.setup.after(*m);
            let step = Step {
                before: &scene.setup,
                m: *m,
                after: &after,
                left: scene.left_after(*m),
                moves: 1,
                limit: u32::MAX,
            };
            verdict::of(task, &step) == Verdict::Reached
        }),
    }
}

/// A promotion is asked for, except where any arrival will do.
pub fn promotes_alone(task: &Task) -> Option<Role> {
    matches!(task, Task::Battle { .. }).then_some(Role::Queen)
}
