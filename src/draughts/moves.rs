//! What may be moved: steps, and where there is a capture, the captures that the laws leave. Lances.
//!
//! A capture is made along its whole path before anything is lifted: what was jumped still blocks, and is not jumped
//! twice; an empty square may be crossed twice, and the one the piece came from is empty. JSS 2.6, 2.7

use super::position::{Position, on_last_row};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// A move: two that lift the same pieces between the same squares are one, whatever their paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    /// What is lifted; nothing for a step.
    pub captured: SquareSet,
}

/// The squares a piece touches, from the first to the last.
pub type Path = Vec<Square>;

/// Files and ranks of the four diagonals.
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

const fn forward(side: Color) -> i8 {
    match side {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The captures found so far: only those that the laws of quantity and quality leave.
struct Found<'a> {
    moves: &'a mut Vec<Move>,
    /// How many pieces, and how many damas among them where that counts; every capture found has as many.
    best: (usize, usize),
    /// The damas that the law of quality counts.
    valued: SquareSet,
    /// Whether fewer pieces, or less valuable ones, are kept too.
    all: bool,
}

impl Found<'_> {
    fn take(&mut self, m: Move) {
        let value = (m.captured.len(), (m.captured & self.valued).len());
        if !self.all {
            if value < self.best {
                return;
            }
            if value > self.best {
                self.best = value;
                self.moves.clear();
            }
        }
        if !self.moves.contains(&m) {
            self.moves.push(m);
        }
    }
}

/// A capture under way.
#[derive(Clone, Copy)]
struct Jumping {
    from: Square,
    /// Everything on the board but the piece itself.
    occupied: SquareSet,
    enemies: SquareSet,
    crowned: bool,
    side: Color,
    back: bool,
}

impl Jumping {
    /// The captures that go on from here, each handed to `next` with the jumped piece and the square behind it.
    fn jumps(&self, here: Square, captured: SquareSet, mut next: impl FnMut(Square, SquareSet)) {
        for (files, ranks) in DIAGONALS {
            if !self.crowned && !self.back && ranks != forward(self.side) {
                continue;
            }
            let mut step = here.offset(files, ranks);
            if self.crowned {
                while let Some(square) = step.filter(|square| !self.occupied.contains(*square)) {
                    step = square.offset(files, ranks);
                }
            }
            let Some(jumped) = step.filter(|square| self.enemies.contains(*square) && !captured.contains(*square))
            else {
                continue;
            };
            let mut behind = jumped.offset(files, ranks);
            while let Some(square) = behind.filter(|square| !self.occupied.contains(*square)) {
                next(square, captured.with(jumped));
                if !self.crowned {
                    break;
                }
                behind = square.offset(files, ranks);
            }
        }
    }

    fn go_on(&self, here: Square, captured: SquareSet, found: &mut Found) {
        let mut ends = true;
        self.jumps(here, captured, |square, captured| {
            ends = false;
            self.go_on(square, captured, found);
        });
        if !captured.is_empty() && (ends || found.all) {
            found.take(Move { from: self.from, to: here, captured });
        }
    }

    /// Every path of this capture.
    fn paths(&self, here: Square, captured: SquareSet, wanted: Move, path: &mut Path, paths: &mut Vec<Path>) {
        path.push(here);
        if captured == wanted.captured && here == wanted.to {
            paths.push(path.clone());
        }
        let mut further = Vec::new();
        self.jumps(here, captured, |square, captured| {
            if (captured & !wanted.captured).is_empty() {
                further.push((square, captured));
            }
        });
        for (square, captured) in further {
            self.paths(square, captured, wanted, path, paths);
        }
        path.pop();
    }
}

impl Position {
    /// Every legal move. Without one the side to move has lost. JSS 2.9
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.captures(false, &mut moves);
        if moves.is_empty() {
            self.steps(&mut moves);
        }
        moves
    }

    /// Every capture there is on the board, those too that another one forbids, and those that stop too soon.
    pub fn all_captures(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.captures(true, &mut moves);
        moves
    }

    fn captures(&self, all: bool, moves: &mut Vec<Move>) {
        let (side, other) = (self.turn, !self.turn);
        let valued = if self.variant.quality { self.damas[other] } else { SquareSet::EMPTY };
        let mut found = Found { moves, best: (0, 0), valued, all };
        for from in self.of(side) {
            self.jumping(from).go_on(from, SquareSet::EMPTY, &mut found);
        }
    }

    fn jumping(&self, from: Square) -> Jumping {
        Jumping {
            from,
            occupied: self.occupied().without(from),
            enemies: self.of(!self.turn),
            crowned: self.damas[self.turn].contains(from),
            side: self.turn,
            back: self.variant.men_capture_back,
        }
    }

    fn steps(&self, moves: &mut Vec<Move>) {
        let occupied = self.occupied();
        let side = self.turn;
        for from in self.of(side) {
            let crowned = self.damas[side].contains(from);
            for (files, ranks) in DIAGONALS {
                if !crowned && ranks != forward(side) {
                    continue;
                }
                let mut step = from.offset(files, ranks);
                while let Some(to) = step.filter(|square| !occupied.contains(*square)) {
                    moves.push(Move { from, to, captured: SquareSet::EMPTY });
                    if !crowned {
                        break;
                    }
                    step = to.offset(files, ranks);
                }
            }
        }
    }

    /// The ways in which a piece may go about this capture; one for a step, none for what is no capture.
    pub fn paths(&self, m: Move) -> Vec<Path> {
        if m.captured.is_empty() {
            return vec![vec![m.from, m.to]];
        }
        let mut paths = Vec::new();
        self.jumping(m.from).paths(m.from, SquareSet::EMPTY, m, &mut Vec::new(), &mut paths);
        paths
    }

    /// The position after the move; `None` if it is not legal.
    pub fn play(&self, m: Move) -> Option<Position> {
        self.legal_moves().contains(&m).then(|| self.after(m))
    }

    fn after(&self, m: Move) -> Position {
        let mut next = *self;
        let (side, other) = (self.turn, !self.turn);
        next.men[other] = next.men[other] & !m.captured;
        next.damas[other] = next.damas[other] & !m.captured;
        let crowned = self.damas[side].contains(m.from);
        let pieces = if crowned { &mut next.damas } else { &mut next.men };
        pieces[side] = pieces[side].without(m.from).with(m.to);
        // The move ends where it ends; only then is a man crowned. JSS 2.2
        if !crowned && on_last_row(side, m.to) {
            next.men[side] = next.men[side].without(m.to);
            next.damas[side] = next.damas[side].with(m.to);
        }
        next.turn = other;
        next
    }

    /// How many sequences of so many moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        let Some(below) = depth.checked_sub(1) else { return 1 };
        let moves = self.legal_moves();
        if below == 0 {
            return moves.len() as u64;
        }
        moves.iter().map(|m| self.after(*m).perft(below)).sum()
    }

    /// A move as it is written: `9-13`, `21x14`, and with its whole path where another capture has the same ends.
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
