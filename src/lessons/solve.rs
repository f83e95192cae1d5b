//! Ways to fulfil a task: for hints, for dead ends, and for the tests that hold each par to be the least.

use super::game::{Rules, Step, Verdict};

pub use super::model::Scene;

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
