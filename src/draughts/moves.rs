//! The legal moves: steps, or, where there is a capture, the captures that the rules allow. Lances.
//!
//! The pieces are lifted at the end of a capture: a jumped piece still blocks, and is not jumped twice. An empty square
//! may be crossed twice; the square where the piece stood counts as empty. JSS 2.6, 2.7

/// The search looks at hundreds of thousands of positions, so it uses the generator's own types.
pub(super) use movegen::draughts::{Board, Move as Made};
use movegen::draughts::{DIAGONALS, Jumping, Rules};

use super::position::{Position, on_last_row};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// A move. Captures between the same squares that lift the same pieces are one move, whatever their paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    /// The pieces that are lifted; none for a step.
    pub captured: SquareSet,
}

/// The squares a piece touches, from the first to the last.
pub type Path = Vec<Square>;

/// The legs of a path: each square with the next one.
pub fn legs(path: &[Square]) -> impl Iterator<Item = (Square, Square)> {
    path.iter().copied().zip(path.iter().copied().skip(1))
}

/// The squares and sets of the generator are those of the board.
pub(super) fn read(m: &Made) -> Option<Move> {
    let square = |square: u8| Square::from_index(usize::from(square));
    Some(Move { from: square(m.from)?, to: square(m.to)?, captured: SquareSet(m.captured) })
}

fn read_all(moves: &[Made]) -> Vec<Move> {
    moves.iter().filter_map(read).collect()
}

impl Position {
    /// The position for the generator, the side to move first.
    pub(super) fn board(&self) -> Board {
        let (own, other) = (self.turn, !self.turn);
        Board {
            men: [self.men[own].0, self.men[other].0],
            damas: [self.damas[own].0, self.damas[other].0],
            up: own == Color::White,
            rules: Rules { men_capture_back: self.variant.men_capture_back, quality: self.variant.quality },
        }
    }

    /// Every legal move. Without a legal move the side to move has lost. JSS 2.9
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(32);
        self.board().moves(&mut moves);
        read_all(&moves)
    }

    /// Whether the side to move has a capture, which is compulsory. JSS 2.8.1
    pub fn must_capture(&self) -> bool {
        self.board().can_capture()
    }

    /// Every capture on the board, also those that a better one forbids and those that stop too soon.
    pub fn all_captures(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.board().captures(true, &mut moves);
        read_all(&moves)
    }

    /// The paths of this capture; one for a step, none if there is no such capture.
    pub fn paths(&self, m: Move) -> Vec<Path> {
        if m.captured.is_empty() {
            return vec![vec![m.from, m.to]];
        }
        let mut paths = Vec::new();
        let from = m.from.index() as u8;
        find_paths(&self.board().jumping(from), m, SquareSet::EMPTY, &mut vec![m.from], &mut paths);
        paths
    }

    /// The position after the move; `None` if it is not legal.
    pub fn play(&self, m: Move) -> Option<Position> {
        self.legal_moves().contains(&m).then(|| self.after(m))
    }

    /// After a move that is known to be legal.
    pub(super) fn after(&self, m: Move) -> Position {
        let mut next = *self;
        let (side, other) = (self.turn, !self.turn);
        next.men[other] = next.men[other] & !m.captured;
        next.damas[other] = next.damas[other] & !m.captured;
        let crowned = self.damas[side].contains(m.from);
        let pieces = if crowned { &mut next.damas } else { &mut next.men };
        pieces[side] = pieces[side].without(m.from).with(m.to);
        // A man is crowned only at the end of its move. JSS 2.2
        if !crowned && on_last_row(side, m.to) {
            next.men[side] = next.men[side].without(m.to);
            next.damas[side] = next.damas[side].with(m.to);
        }
        next.turn = other;
        next
    }

    /// The number of sequences of so many moves.
    pub fn perft(&self, depth: u32) -> u64 {
        self.board().count(depth)
    }

    /// A move in writing: `9-13`, `21x14`, with its whole path where another capture has the same ends.
    pub fn written(&self, m: Move) -> String {
        let name = |square: &Square| self.name(*square);
        if m.captured.is_empty() {
            return format!("{}-{}", name(&m.from), name(&m.to));
        }
        let alike = self.legal_moves().into_iter().filter(|other| (other.from, other.to) == (m.from, m.to)).count();
        let path = self.paths(m).into_iter().next().filter(|_| alike > 1).unwrap_or_else(|| vec![m.from, m.to]);
        path.iter().map(name).collect::<Vec<_>>().join("x")
    }
}

/// Every path of a capture that goes on from the last square of `path`.
fn find_paths(jumping: &Jumping, wanted: Move, captured: SquareSet, path: &mut Path, paths: &mut Vec<Path>) {
    let Some(here) = path.last().copied() else { return };
    if captured == wanted.captured && here == wanted.to {
        paths.push(path.clone());
    }
    for direction in DIAGONALS {
        let (over, landings) = jumping.jump(direction, here.index() as u8, captured.0);
        if over & !wanted.captured.0 == 0 {
            for square in SquareSet(landings) {
                path.push(square);
                find_paths(jumping, wanted, captured | SquareSet(over), path, paths);
                path.pop();
            }
        }
    }
}
