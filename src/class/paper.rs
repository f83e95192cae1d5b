//! A series on paper: what of it can be done with a pencil, how it fills sheets of A4, and the same tasks in other orders
//! for those who sit side by side. Folha.

use super::item::Item;
use super::series::Series;
use crate::random::Random;
use crate::route::NUMBERS;

/// So many diagrams stand on a sheet of A4, as a teacher chooses.
pub const DIAGRAMS: [usize; 6] = [1, 2, 4, 6, 9, 12];
/// Versions of one series: A, B and C.
pub const VERSIONS: usize = 3;
/// Orders that are drawn before one counts as the last there is.
const TRIES: usize = 40;

/// How much of a sheet a task takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// A diagram, as many on a sheet as a teacher chooses.
    Diagram,
    /// The whole width, as high as it is.
    Row,
}

/// What stands together on paper: at most one sheet of diagrams, or rows until the next diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub room: Room,
    /// The places of the tasks in the series, in the order of the paper.
    pub tasks: Vec<usize>,
}

impl Item {
    /// Whether it can be done with a pencil. Clocks run, situations are played, and the rounds of squares go by the second.
    pub fn is_for_paper(&self) -> bool {
        match self {
            Item::Lesson(..)
            | Item::Level(..)
            | Item::Notation(..)
            | Item::Tactics(..)
            | Item::Questions { .. }
            | Item::Position(_)
            | Item::Exercise(_) => true,
            Item::Draughts(level) => level != NUMBERS,
            Item::Squares | Item::Situation(_) | Item::Clock(_) => false,
        }
    }
}

impl Series {
    /// What is printed on the tasks and on their answers, so that they are matched: the name of the class and four signs of
    /// the whole series.
    pub fn short_code(&self) -> String {
        format!("{} · {:04X}", self.name, self.check())
    }
}

/// The orders of the tasks, one for each version: first the series' own, then as many others as there are, [`VERSIONS`] in
/// all at the most. Tasks change places with neighbours of the same kind only, so that no sheet gets holes.
pub fn versions(rooms: &[Room], seed: u64) -> Vec<Vec<usize>> {
    let mut random = Random::new(seed);
    let first: Vec<usize> = (0..rooms.len()).collect();
    let mut all = vec![first.clone()];
    for _ in 0..TRIES {
        if all.len() == VERSIONS {
            break;
        }
        let mut order = first.clone();
        for run in order.chunk_by_mut(|one, other| rooms.get(*one) == rooms.get(*other)) {
            random.shuffle(run);
        }
        if !all.contains(&order) {
            all.push(order);
        }
    }
    all
}

/// Whether left and right are exchanged in a version, where that is as sound: in every other one, so that neighbours have
/// other boards.
pub const fn is_mirrored(place: usize) -> bool {
    !place.is_multiple_of(2)
}

/// The tasks in this order as blocks, with so many diagrams on a sheet. No task is lost, and none is there twice.
pub fn blocks(order: &[usize], rooms: &[Room], diagrams: usize) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for task in order {
        let Some(room) = rooms.get(*task).copied() else { continue };
        let most = if room == Room::Diagram { diagrams.max(1) } else { usize::MAX };
        match blocks.last_mut().filter(|block| block.room == room && block.tasks.len() < most) {
            Some(block) => block.tasks.push(*task),
            None => blocks.push(Block { room, tasks: vec![*task] }),
        }
    }
    blocks
}

/// Lines to write on beside a diagram, so that so many diagrams fit a sheet with its head. An open question has more of
/// them where there is room.
pub fn lines(diagrams: usize, is_open: bool) -> usize {
    let (usual, open) = match diagrams {
        1 => (4, 7),
        2 => (5, 9),
        4 => (2, 3),
        6 => (3, 5),
        _ => (1, 1),
    };
    if is_open { open } else { usual }
}
