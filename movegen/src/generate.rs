//! Every legal move of a board.

use crate::attacks::{self, FILE_A, FILE_H, RAYS, nearest};
use crate::board::{Board, castled};
use crate::men::{Color, Role};
use crate::{Bits, squares};

/// What takes the moves. They come in groups, so that counting need not look at each.
pub trait Sink {
    /// A man, no pawn, may go from here to each of these squares. A king's two steps are castling; in Chess960 its step
    /// onto an own rook is.
    fn man(&mut self, role: Role, from: u8, targets: Bits);

    /// A pawn may go to each of these squares, from the one `step` before it, modulo 64.
    fn pawns(&mut self, targets: Bits, step: u32, promotes: bool);
}

/// Where each man may go.
pub struct Targets(pub [Bits; 64]);

impl Sink for Targets {
    fn man(&mut self, _: Role, from: u8, targets: Bits) {
        self.0[usize::from(from & 63)] |= targets;
    }

    fn pawns(&mut self, targets: Bits, step: u32, _: bool) {
        for to in squares(targets) {
            self.0[usize::from(origin(to, step))] |= 1 << to;
        }
    }
}

/// The square `step` before this one, modulo 64.
#[inline(always)]
pub(crate) fn origin(to: u8, step: u32) -> u8 {
    to.wrapping_sub(step as u8) & 63
}

pub(crate) const LAST_RANKS: Bits = 0xFF00_0000_0000_00FF;

/// A man that may leave its line to the own king only along it.
#[derive(Clone, Copy, Default)]
struct Pin {
    man: Bits,
    line: Bits,
}

impl Board {
    /// Where each man of the side to move may go.
    pub fn targets(&self) -> Targets {
        let mut targets = Targets([0; 64]);
        self.generate(&mut targets);
        targets
    }

    #[inline(always)]
    pub fn generate<S: Sink>(&self, sink: &mut S) {
        let (us, them) = (self.turn, self.turn.other());
        let (own, enemy) = (self.of(us), self.of(them));
        let occupied = own | enemy;
        let king = self.king(us);

        // Along each line from the king: the man that gives check, or the own man that stands before it.
        let straight = self.men(them, Role::Rook) | self.men(them, Role::Queen);
        let diagonal = self.men(them, Role::Bishop) | self.men(them, Role::Queen);
        let mut pins = [Pin::default(); 8];
        let mut pin_count = 0;
        let mut pinned = 0;
        let mut checkers = 0;
        // Where a move answers the check: between, or on the man that gives it.
        let mut answers = 0;
        for (direction, rays) in RAYS.iter().enumerate() {
            let sliders = if direction < 4 { straight } else { diagonal };
            let ray = rays[usize::from(king)];
            if ray & sliders == 0 {
                continue;
            }
            let first = nearest(direction, ray & occupied) & 63;
            let man = 1 << first;
            if man & sliders != 0 {
                checkers |= man;
                answers |= ray ^ rays[first];
            } else if man & own != 0 {
                let second = nearest(direction, rays[first] & occupied) & 63;
                if 1 << second & rays[first] & sliders != 0 {
                    pinned |= man;
                    pins[pin_count & 7] = Pin { man, line: ray ^ rays[second] };
                    pin_count += 1;
                }
            }
        }
        let jumpers =
            attacks::knight(king) & self.men(them, Role::Knight) | attacks::pawn(us, king) & self.men(them, Role::Pawn);
        checkers |= jumpers;
        answers |= jumpers;

        // The king does not shade the squares behind it.
        let danger = self.attacked_by(them, occupied ^ 1 << king);
        let mut steps = attacks::king(king) & !own & !danger;
        if checkers == 0 {
            answers = !0;
            steps |= self.castling_targets(king, occupied, danger);
        }
        if steps != 0 {
            sink.man(Role::King, king, steps);
        }
        if checkers & checkers.wrapping_sub(1) != 0 {
            return;
        }

        let open = !own & answers;
        let free = |role| self.men(us, role) & !pinned;
        for from in squares(free(Role::Knight)) {
            sink.man(Role::Knight, from, attacks::knight(from) & open);
        }
        for from in squares(free(Role::Bishop)) {
            sink.man(Role::Bishop, from, attacks::bishop(from, occupied) & open);
        }
        for from in squares(free(Role::Rook)) {
            sink.man(Role::Rook, from, attacks::rook(from, occupied) & open);
        }
        for from in squares(free(Role::Queen)) {
            sink.man(Role::Queen, from, (attacks::bishop(from, occupied) | attacks::rook(from, occupied)) & open);
        }
        self.pawn_moves(sink, free(Role::Pawn), occupied, enemy, answers);
        for pin in pins.iter().take(pin_count) {
            self.pinned_moves(sink, *pin, occupied, enemy, answers);
        }
        if self.en_passant < 64 {
            self.en_passant_moves(sink, king, occupied, enemy);
        }
    }

    /// The king's squares after castling: right kept, way free, and no square that the king crosses attacked.
    #[inline(always)]
    fn castling_targets(&self, king: u8, occupied: Bits, danger: Bits) -> Bits {
        let (home, near, far): (Bits, u32, u32) = match self.turn {
            Color::White => (0xFF, 7, 0),
            Color::Black => (0xFF << 56, 63, 56),
        };
        let rights = self.castling & home;
        if rights == 0 {
            return 0;
        }
        if self.chess960 {
            return self.castling_onto_rooks(rights, king, occupied, danger);
        }
        let place = king & 56;
        let mut targets = 0;
        if rights >> near & 1 != 0 && occupied & 0x60 << place == 0 && danger & 0x60 << place == 0 {
            targets |= 0x40 << place;
        }
        if rights >> far & 1 != 0 && occupied & 0x0E << place == 0 && danger & 0x0C << place == 0 {
            targets |= 0x04 << place;
        }
        targets
    }

    /// The rooks with which the king castles in Chess960. FIDE 2023 II.3.2.7.4
    #[cold]
    #[inline(never)]
    fn castling_onto_rooks(&self, rights: Bits, king: u8, occupied: Bits, danger: Bits) -> Bits {
        let bit = |square: u8| -> Bits { 1 << (square & 63) };
        let way = |from, to| attacks::between(from, to) | bit(to);
        let mut targets = 0;
        for rook in squares(rights) {
            let (king_to, rook_to) = castled(king, rook);
            let kings_way = way(king, king_to);
            let others = occupied & !(bit(king) | bit(rook));
            // The rook may have stood between the king and a slider on their rank.
            let after = others | bit(king_to) | bit(rook_to);
            if others & (kings_way | way(rook, rook_to)) == 0
                && danger & kings_way == 0
                && self.attackers(king_to, after) & self.of(self.turn.other()) == 0
            {
                targets |= bit(rook);
            }
        }
        targets
    }

    #[inline(always)]
    fn pawn_moves<S: Sink>(&self, sink: &mut S, pawns: Bits, occupied: Bits, enemy: Bits, allowed: Bits) {
        // Black's steps are the same ones backwards, modulo 64; no pawn stands where it could wrap around.
        let (ahead, left, right, third): (u32, u32, u32, Bits) = match self.turn {
            Color::White => (8, 7, 9, 0xFF << 16),
            Color::Black => (56, 55, 57, 0xFF << 40),
        };
        let single = pawns.rotate_left(ahead) & !occupied;
        let double = (single & third).rotate_left(ahead) & !occupied & allowed;
        pawn_group(sink, single & allowed, ahead);
        if double != 0 {
            sink.pawns(double, ahead.wrapping_mul(2) & 63, false);
        }
        pawn_group(sink, pawns.rotate_left(left) & !FILE_H & enemy & allowed, left);
        pawn_group(sink, pawns.rotate_left(right) & !FILE_A & enemy & allowed, right);
    }

    fn pinned_moves<S: Sink>(&self, sink: &mut S, pin: Pin, occupied: Bits, enemy: Bits, answers: Bits) {
        let allowed = pin.line & answers;
        let from = pin.man.trailing_zeros() as u8 & 63;
        let is = |role: Role| self.roles[role as usize] & pin.man != 0;
        if is(Role::Pawn) {
            self.pawn_moves(sink, pin.man, occupied, enemy, allowed);
        } else if is(Role::Bishop) {
            sink.man(Role::Bishop, from, attacks::bishop(from, occupied) & allowed);
        } else if is(Role::Rook) {
            sink.man(Role::Rook, from, attacks::rook(from, occupied) & allowed);
        } else if is(Role::Queen) {
            sink.man(Role::Queen, from, (attacks::bishop(from, occupied) | attacks::rook(from, occupied)) & allowed);
        }
    }

    /// Two men leave one line at once, so each such capture is tried out.
    fn en_passant_moves<S: Sink>(&self, sink: &mut S, king: u8, occupied: Bits, enemy: Bits) {
        let to = self.en_passant;
        let taken: Bits = 1 << ((to ^ 8) & 63);
        for from in squares(attacks::pawn(self.turn.other(), to) & self.men(self.turn, Role::Pawn)) {
            let after = occupied ^ 1 << from ^ taken | 1 << to;
            if self.attackers(king, after) & enemy & !taken == 0 {
                sink.pawns(1 << to, u32::from(to.wrapping_sub(from) & 63), false);
            }
        }
    }
}

#[inline(always)]
fn pawn_group<S: Sink>(sink: &mut S, targets: Bits, step: u32) {
    if targets & !LAST_RANKS != 0 {
        sink.pawns(targets & !LAST_RANKS, step, false);
    }
    if targets & LAST_RANKS != 0 {
        sink.pawns(targets & LAST_RANKS, step, true);
    }
}
