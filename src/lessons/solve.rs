//! Ways to fulfil a task: for hints, for dead ends, and for the tests that hold each par to be the least.

use super::chess::Chess;
use super::game::Rules;
use super::model::Level;
use super::verdict::{Step, Verdict};
use crate::square::SquareSet;

/// What is on the board of a task and what is still to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Rules = Chess> {
    /// The pupil to move.
    pub setup: G::Board,
    /// The pieces that may be moved, where they stand now.
    pub only: Option<SquareSet>,
    /// Stars not yet landed on, pieces not yet taken.
    pub left: SquareSet,
}

/// Moves looked at while a pupil waits.
pub const QUICK: usize = 3_000;

/// What a search for a way has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way<M> {
    /// The pupil's moves, as few as can be.
    Found(Vec<M>),
    /// There is none.
    None,
    /// Not decided.
    Unknown,
}

impl<G: Rules> Scene<G> {
    pub fn start(level: &Level<G>, task: &G::Task) -> Scene<G> {
        Scene { setup: level.diagram.setup, only: level.only, left: G::targets(task) }
    }

    /// The moves the level allows.
    pub fn moves(&self, task: &G::Task) -> Vec<G::Move> {
        let mut moves = G::moves(&self.setup, Some(task));
        if let Some(only) = self.only {
            moves.retain(|m| only.contains(G::ends(*m).0));
        }
        moves
    }

    /// What is left once a move is made: a star landed on, a piece taken.
    pub fn left_after(&self, m: G::Move) -> SquareSet {
        self.left & !G::met(&self.setup, m)
    }

    /// The pieces that may be moved, after a move.
    pub fn only_after(&self, m: G::Move) -> Option<SquareSet> {
        let (from, to) = G::ends(m);
        self.only.map(|only| if only.contains(from) { only.without(from).with(to) } else { only })
    }

    /// The scene after a solitary move, on this board.
    fn alone_after(&self, m: G::Move, after: &G::Board) -> Scene<G> {
        Scene { setup: G::passed(after), only: self.only_after(m), left: self.left_after(m) }
    }

    /// Two scenes with the same key have the same future.
    fn key(&self) -> ([u8; 64], u64, u64) {
        (G::signs(&self.setup), self.left.0, self.only.map_or(0, |only| only.0))
    }
}

/// The shortest way of a solitary task, looking at no more than `most` boards.
pub fn alone<G: Rules>(scene: &Scene<G>, task: &G::Task, most: usize) -> Way<G::Move> {
    // Each board with the number of the one it came from and the move.
    let mut boards: Vec<Reached<G>> = vec![(scene.clone(), 0, None)];
    let mut seen = Seen::default();
    seen.insert(&boards, 0);
    let mut at = 0;
    while let Some((scene, ..)) = boards.get(at).cloned() {
        for m in scene.moves(task) {
            let after = G::after(&scene.setup, Some(task), m);
            let step =
                Step { before: &scene.setup, m, after: &after, left: scene.left_after(m), moves: 1, limit: u32::MAX };
            match G::judge(task, &step) {
                Verdict::Missed(_) => {}
                Verdict::Reached => return Way::Found(path(&boards, at, m)),
                Verdict::Open(_) => {
                    if boards.len() >= most {
                        return Way::Unknown;
                    }
                    boards.push((scene.alone_after(m, &after), at, Some(m)));
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
type Reached<G> = (Scene<G>, usize, Option<<G as Rules>::Move>);

/// Which boards are different ones: their numbers, found by what stands on them and compared square by square.
#[derive(Default)]
struct Seen {
    /// A power of two of places, each empty or a board's number and one.
    places: Vec<usize>,
    filled: usize,
}

impl Seen {
    /// Whether the last board of these is one not met before; then it is remembered.
    fn insert<G: Rules>(&mut self, boards: &[Reached<G>], number: usize) -> bool {
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

    fn put<G: Rules>(&mut self, boards: &[Reached<G>], number: usize) -> bool {
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

fn path<G: Rules>(boards: &[Reached<G>], mut at: usize, last: G::Move) -> Vec<G::Move> {
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
pub fn next_move<G: Rules>(scene: &Scene<G>, task: &G::Task, made: u32, avoid: &[G::Move]) -> Option<G::Move> {
    if !G::is_solitary(task) {
        return G::next_move(scene, task, made, avoid);
    }
    match alone(scene, task, QUICK) {
        Way::Found(moves) => moves.first().copied(),
        Way::None | Way::Unknown => None,
    }
}
