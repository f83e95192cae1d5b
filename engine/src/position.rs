//! A position of a game: the board, and what of the moves before it the Laws still count.

use movegen::{Bits, Board, Color, Role};

use crate::Move;
use crate::hash::hash;

/// Light squares: a bishop stays on its own.
const LIGHT: Bits = 0x55AA_55AA_55AA_55AA;

/// A board with the boards before it and the moves since the last capture or pawn's move. Posição.
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    /// Plies since the last capture or pawn's move.
    halfmoves: u16,
    /// The boards before, the first one first.
    past: Vec<Board>,
}

/// Why nobody can win any more. Empate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// FIDE 2023 5.2.1.
    Stalemate,
    /// FIDE 2023 5.2.2, as far as the men alone show it.
    Dead,
    /// The position stands for the third time. FIDE 2023 9.2.
    Repetition,
    /// 50 moves of each side without a capture or a pawn's move. FIDE 2023 9.3.
    FiftyMoves,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The side to move is mated.
    Mate,
    Draw(Draw),
}

impl Position {
    /// `past`: the boards before this one in the game, the first one first; only the last `halfmoves` are compared.
    pub fn new(board: Board, halfmoves: u16, past: &[Board]) -> Position {
        Position { board, halfmoves, past: past.to_vec() }
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Plies since the last capture or pawn's move.
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The boards before, the first one first.
    pub fn past(&self) -> &[Board] {
        &self.past
    }

    /// Makes a move, which must be legal.
    pub fn play(&mut self, m: Move) {
        let next = m.on(&self.board);
        self.halfmoves = if resets(&self.board, m) { 0 } else { self.halfmoves.saturating_add(1) };
        self.past.push(self.board);
        self.board = next;
    }

    /// The same with a move made.
    pub fn after(&self, m: Move) -> Position {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// The hashes of the boards that this position or one after it could repeat, the oldest first.
    pub(crate) fn hashes(&self) -> Vec<u64> {
        let count = self.past.len().min(usize::from(self.halfmoves));
        self.past[self.past.len() - count..].iter().map(hash).collect()
    }

    /// Whether the game is over, or drawn once a player asks for it.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.board.count_moves() == 0 {
            let mated = self.board.checkers() != 0;
            return Some(if mated { Outcome::Mate } else { Outcome::Draw(Draw::Stalemate) });
        }
        let draw = |draw| Some(Outcome::Draw(draw));
        if is_dead(&self.board) {
            return draw(Draw::Dead);
        }
        if self.halfmoves >= 100 {
            return draw(Draw::FiftyMoves);
        }
        let now = hash(&self.board);
        if self.hashes().into_iter().filter(|earlier| *earlier == now).count() >= 2 {
            return draw(Draw::Repetition);
        }
        None
    }

    /// The square on which the last move took something, or promoted there by taking.
    pub(crate) fn taken_on(&self) -> Option<u8> {
        let before = self.past.last()?;
        let (us, them) = (self.board.turn(), self.board.turn().other());
        let lost = before.of(us) & !self.board.of(us);
        let arrived = self.board.of(them) & !before.of(them);
        (lost != 0 && arrived.count_ones() == 1).then(|| arrived.trailing_zeros() as u8)
    }
}

/// Whether a move begins the count of 50 anew.
pub(crate) fn resets(board: &Board, m: Move) -> bool {
    let men = board.of(board.turn().other()) | board.men(board.turn(), Role::Pawn);
    men >> (m.to & 63) & 1 != 0 || men >> (m.from & 63) & 1 != 0
}

/// Whether the men alone show that no mate can come about: bare kings, one minor piece, or bishops all on squares of one
/// colour. FIDE 2023 5.2.2.
pub fn is_dead(board: &Board) -> bool {
    let both = |role| board.men(Color::White, role) | board.men(Color::Black, role);
    if both(Role::Pawn) | both(Role::Rook) | both(Role::Queen) != 0 {
        return false;
    }
    let (knights, bishops) = (both(Role::Knight), both(Role::Bishop));
    if knights != 0 {
        return bishops == 0 && knights.count_ones() == 1;
    }
    bishops & LIGHT == 0 || bishops & !LIGHT == 0
}
