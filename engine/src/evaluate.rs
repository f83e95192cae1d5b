//! What a position is worth without looking further. Avaliação.

use movegen::attacks;
use movegen::{Bits, Board, Color, Role, squares};

use crate::hash::ROLES;
use crate::position::is_dead;
use crate::weights::*;

pub(crate) const FILE_A: Bits = 0x0101_0101_0101_0101;
const RANK_1: Bits = 0xFF;
const LIGHT: Bits = 0x55AA_55AA_55AA_55AA;
/// What each role adds to the phase of the game, from 24 with all pieces to 0 with none.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// What a weak player's evaluation leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ignores {
    pub(crate) passed_pawns: bool,
    pub(crate) king_safety: bool,
}

/// Centipawns for the side to move.
pub fn evaluate(board: &Board) -> i32 {
    evaluate_without(board, Ignores::default())
}

pub(crate) fn evaluate_without(board: &Board, ignores: Ignores) -> i32 {
    if is_dead(board) {
        return 0;
    }
    let us = board.turn();
    let score = lone_king(board).unwrap_or_else(|| {
        let white = Side::new(board, Color::White);
        let black = Side::new(board, Color::Black);
        let mut sum = white.score(&black, ignores);
        sum -= black.score(&white, ignores);
        let phase = ROLES
            .iter()
            .map(|role| {
                PHASE[*role as usize]
                    * (board.men(Color::White, *role) | board.men(Color::Black, *role)).count_ones() as i32
            })
            .sum::<i32>()
            .min(24);
        let score = (sum.middle() * phase + sum.end() * (24 - phase)) / 24;
        score * winnable(board, if score > 0 { Color::White } else { Color::Black }) / 16
    });
    if us == Color::White { score + TO_MOVE } else { TO_MOVE - score }
}

/// One side's men and what they attack.
struct Side<'a> {
    board: &'a Board,
    color: Color,
    pawns: Bits,
    pawn_attacks: Bits,
    king: u8,
}

impl<'a> Side<'a> {
    fn new(board: &'a Board, color: Color) -> Side<'a> {
        let pawns = board.men(color, Role::Pawn);
        Side { board, color, pawns, pawn_attacks: attacks::pawns(color, pawns), king: board.king(color) }
    }

    fn score(&self, enemy: &Side, ignores: Ignores) -> Pair {
        let board = self.board;
        let mut sum = Pair::default();
        let mut danger = 0;
        let mut attackers = 0;
        let mut attacked = self.pawn_attacks | attacks::king(self.king);
        let mut by_minor = 0;
        let occupied = board.occupied();
        let safe = !board.of(self.color) & !enemy.pawn_attacks;
        let beside_king = attacks::king(enemy.king) | 1 << enemy.king;
        for role in ROLES {
            let index = role as usize;
            let men = board.men(self.color, role);
            for square in squares(men) {
                sum += MATERIAL[index];
                sum += SQUARES[index][usize::from(seen(self.color, square) & 63)];
                let reach = match role {
                    Role::Knight => attacks::knight(square),
                    Role::Bishop => attacks::bishop(square, occupied & !board.men(self.color, Role::Queen)),
                    Role::Rook => attacks::rook(square, occupied & !board.men(self.color, Role::Rook)),
                    Role::Queen => attacks::rook(square, occupied) | attacks::bishop(square, occupied),
                    Role::Pawn | Role::King => continue,
                };
                attacked |= reach;
                let (usual, each) = MOBILITY[index];
                sum += each.times((reach & safe).count_ones() as i32 - usual);
                let near = (reach & beside_king).count_ones() as i32;
                if near > 0 {
                    attackers += 1;
                    danger += DANGER[index] * near;
                }
                match role {
                    Role::Knight | Role::Bishop => {
                        by_minor |= reach;
                        let front = ahead(self.color, square) & beside_files(square);
                        let far = seen(self.color, square) / 8;
                        if self.pawn_attacks >> square & 1 != 0 && (3..6).contains(&far) && front & enemy.pawns == 0 {
                            sum += OUTPOST;
                        }
                    }
                    Role::Rook => {
                        let file = FILE_A << (square % 8);
                        if file & self.pawns == 0 {
                            sum += if file & enemy.pawns == 0 { OPEN_FILE } else { HALF_OPEN_FILE };
                        }
                    }
                    _ => {}
                }
            }
        }
        if board.men(self.color, Role::Bishop).count_ones() > 1 {
            sum += BISHOP_PAIR;
        }
        self.pawns_score(enemy, ignores, &mut sum);
        let theirs = board.of(enemy.color) & !enemy.pawns & !(1 << enemy.king);
        sum += PAWN_THREAT.times((self.pawn_attacks & theirs).count_ones() as i32);
        let heavy = board.men(enemy.color, Role::Rook) | board.men(enemy.color, Role::Queen);
        sum += MINOR_THREAT.times((by_minor & heavy).count_ones() as i32);
        let loose =
            board.of(enemy.color) & attacked & !enemy.pawn_attacks & !attacks::king(enemy.king) & !(1 << enemy.king);
        let loose = squares(loose).filter(|square| board.attackers(*square, occupied) & board.of(enemy.color) == 0);
        sum += LOOSE.times(loose.count() as i32);
        if !ignores.king_safety {
            if attackers > 1 && board.men(self.color, Role::Queen) != 0 {
                sum += Pair::new((danger * danger / 12).min(400), danger / 4);
            }
            self.shield(enemy, &mut sum);
        }
        sum
    }

    fn pawns_score(&self, enemy: &Side, ignores: Ignores, sum: &mut Pair) {
        for square in squares(self.pawns) {
            let file = FILE_A << (square % 8);
            let beside = beside_files(square);
            let ahead = ahead(self.color, square);
            if ahead & file & self.pawns != 0 {
                *sum += DOUBLED;
            }
            let step = forward(self.color, square);
            if beside & self.pawns == 0 {
                *sum += ISOLATED;
            } else if beside & self.pawns & !ahead == 0 && enemy.pawn_attacks >> step & 1 != 0 {
                *sum += BACKWARD;
            }
            if ahead & (file | beside) & enemy.pawns != 0 || ahead & file & self.pawns != 0 || ignores.passed_pawns {
                continue;
            }
            let rank = seen(self.color, square) / 8;
            *sum += PASSED[usize::from(rank & 7)];
            if self.pawn_attacks >> square & 1 != 0 {
                *sum += PASSED_DEFENDED;
            }
            if rank > 2 {
                if self.board.of(enemy.color) >> step & 1 != 0 {
                    *sum += PASSED_BLOCKED;
                }
                let nearer = distance(enemy.king, step).min(5) - distance(self.king, step).min(5);
                *sum += PASSED_KINGS.times(nearer * i32::from(rank - 2));
            }
        }
    }

    /// The pawns before the own king, which matter while the other side has its queen or two rooks.
    fn shield(&self, enemy: &Side, sum: &mut Pair) {
        if self.board.men(enemy.color, Role::Queen) == 0 {
            return;
        }
        let files = FILE_A << (self.king % 8) | beside_files(self.king);
        let rank = self.king / 8;
        let next = |steps: u8| match self.color {
            Color::White => RANK_1.checked_shl(u32::from(rank + steps) * 8).unwrap_or(0),
            Color::Black => rank.checked_sub(steps).map_or(0, |rank| RANK_1 << (rank * 8)),
        };
        for (steps, bonus) in (1..).zip(SHIELD) {
            *sum += bonus.times((files & next(steps) & self.pawns).count_ones() as i32);
        }
        for file in 0..8 {
            let file = FILE_A << file;
            if file & files != 0 && file & self.pawns == 0 {
                *sum += OPEN_BEFORE_KING;
            }
        }
    }
}

/// A square as its side sees it: its own first rank is rank 1.
pub(crate) fn seen(color: Color, square: u8) -> u8 {
    if color == Color::White { square } else { square ^ 56 }
}

/// The square one step ahead of a pawn.
fn forward(color: Color, square: u8) -> u8 {
    (if color == Color::White { square + 8 } else { square.wrapping_sub(8) }) & 63
}

/// The ranks ahead of a square.
fn ahead(color: Color, square: u8) -> Bits {
    let rank = u32::from(square / 8);
    match color {
        Color::White => (!0u64).checked_shl(8 * (rank + 1)).unwrap_or(0),
        Color::Black => (1u64 << (8 * rank)) - 1,
    }
}

fn beside_files(square: u8) -> Bits {
    let file = square % 8;
    let left = if file > 0 { FILE_A << (file - 1) } else { 0 };
    let right = if file < 7 { FILE_A << (file + 1) } else { 0 };
    left | right
}

/// King's moves from one square to another.
pub(crate) fn distance(a: u8, b: u8) -> i32 {
    i32::from((a / 8).abs_diff(b / 8).max((a % 8).abs_diff(b % 8)))
}

/// Of 16, how much of an advantage is left where few men can win: no pawns and hardly a piece more, or bishops on squares
/// of different colours.
fn winnable(board: &Board, strong: Color) -> i32 {
    let weak = strong.other();
    let minors = |color| (board.men(color, Role::Knight) | board.men(color, Role::Bishop)).count_ones() as i32;
    let power = |color| {
        3 * minors(color)
            + 5 * board.men(color, Role::Rook).count_ones() as i32
            + 10 * board.men(color, Role::Queen).count_ones() as i32
    };
    let pawns = board.men(strong, Role::Pawn);
    if pawns == 0 {
        let two_knights = board.men(strong, Role::Knight).count_ones() == 2 && power(strong) == 6;
        if power(strong) < 5 || two_knights {
            return 1;
        }
        if power(strong) - power(weak) <= 3 {
            return 3;
        }
    }
    let (own, other) = (board.men(strong, Role::Bishop), board.men(weak, Role::Bishop));
    let single = own.count_ones() == 1 && other.count_ones() == 1;
    if single && power(strong) == 3 && power(weak) == 3 && (own & LIGHT == 0) != (other & LIGHT == 0) {
        return 8;
    }
    16
}

/// A bare king against enough to mate: drive it to the edge, to a corner of the bishop's colour, and come near. For White.
fn lone_king(board: &Board) -> Option<i32> {
    let bare = |color| board.of(color).count_ones() == 1;
    let strong = match (bare(Color::White), bare(Color::Black)) {
        (false, true) => Color::White,
        (true, false) => Color::Black,
        _ => return None,
    };
    let men = |role| board.men(strong, role);
    let (knights, bishops) = (men(Role::Knight), men(Role::Bishop));
    let both_colors = bishops & LIGHT != 0 && bishops & !LIGHT != 0;
    if men(Role::Pawn) != 0 || !(men(Role::Rook) | men(Role::Queen) != 0 || both_colors || bishops != 0 && knights != 0)
    {
        return None;
    }
    let (own, king) = (board.king(strong), board.king(strong.other()));
    let (file, rank) = (i32::from(king % 8), i32::from(king / 8));
    let material: i32 = ROLES.iter().map(|role| MATERIAL[*role as usize].end() * men(*role).count_ones() as i32).sum();
    let mut score = material + 200 + 10 * (off_middle(file) + off_middle(rank)) - 8 * distance(own, king);
    if men(Role::Rook) | men(Role::Queen) == 0 && !both_colors {
        let corners = if bishops & LIGHT != 0 { [7, 56] } else { [0, 63] };
        let far =
            corners.map(|corner: u8| i32::from((corner / 8).abs_diff(king / 8) + (corner % 8).abs_diff(king % 8)));
        score += 15 * (14 - far[0].min(far[1]));
    }
    Some(if strong == Color::White { score } else { -score })
}
