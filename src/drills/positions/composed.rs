//! Positions put together for what is rare in games.

use super::want::{Task, Want, pick};
use crate::chess::{Castling, Piece, Placement, Position, Role, Setup, Side, geometry};
use crate::color::Color;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// How often a position is put together before one that is kept takes its place.
const TRIES: usize = 600;

/// A position in which such a move is legal, and that move.
pub fn find(want: Want, us: Color, random: &mut Random) -> Option<Task> {
    (0..TRIES).find_map(|_| {
        let position = compose(want, us, random)?;
        pick(want, position, random).filter(|_| !position.in_check())
    })
}

/// Squares for a king, seen from its own side, from the most usual.
const KING_SEATS: [(i8, i8); 12] =
    [(6, 0), (6, 0), (6, 0), (6, 0), (7, 0), (2, 0), (1, 0), (1, 0), (5, 1), (6, 1), (4, 1), (3, 2)];

/// A square seen from a side: its first rank is 0.
fn seen(side: Color, file: i8, rank: i8) -> Option<Square> {
    Square::new(file, if side == Color::White { rank } else { 7 - rank })
}

fn free(placement: &Placement, random: &mut Random) -> Option<Square> {
    let empty: Vec<Square> = Square::all().filter(|square| placement.at(*square).is_none()).collect();
    random.pick(&empty).copied()
}

fn one_of(set: SquareSet, random: &mut Random) -> Option<Square> {
    set.into_iter().nth(random.below(set.len()))
}

/// Puts a piece on an empty square.
fn put(placement: &mut Placement, square: Square, piece: Piece) -> Option<()> {
    if placement.at(square).is_some() {
        return None;
    }
    placement.set(square, Some(piece));
    Some(())
}

/// Pawns as they stand after some moves, a bit more than half of them; some files are left alone.
fn pawns(placement: &mut Placement, random: &mut Random) {
    for file in 0..8 {
        for side in Color::ALL {
            let rank = [1, 1, 1, 2, 2, 3][random.below(6)];
            if random.happens(5, 8)
                && let Some(square) = seen(side, file, rank)
            {
                // Where something stands already there is no pawn.
                let _ = put(placement, square, Piece::new(side, Role::Pawn));
            }
        }
    }
}

fn kings(placement: &mut Placement, random: &mut Random) -> Option<()> {
    for side in Color::ALL {
        if placement.king(side).is_none() {
            let (file, rank) = *random.pick(&KING_SEATS)?;
            put(placement, seen(side, file, rank)?, Piece::new(side, Role::King))?;
        }
    }
    Some(())
}

/// Other pieces by chance, so that no position looks like the last.
fn company(placement: &mut Placement, most: usize, random: &mut Random) -> Option<()> {
    for side in Color::ALL {
        for _ in 0..random.below(most + 1) {
            let role = *random.pick(&[Role::Rook, Role::Bishop, Role::Knight, Role::Queen, Role::Rook])?;
            let square = free(placement, random)?;
            put(placement, square, Piece::new(side, role))?;
        }
    }
    Some(())
}

fn compose(want: Want, us: Color, random: &mut Random) -> Option<Position> {
    let mut board = Placement::EMPTY;
    let mut castling = Castling::default();
    let mut en_passant = None;
    let mut most = 2;
    match want {
        Want::SameRank | Want::SameFile | Want::NeitherShared | Want::ByBoth => alike(want, us, &mut board, random)?,
        Want::Promotion { capture, .. } => {
            let file = random.below(8) as i8;
            put(&mut board, seen(us, file, 6)?, Piece::new(us, Role::Pawn))?;
            if capture {
                let aside = if random.happens(1, 2) { 1 } else { -1 };
                let role = *random.pick(&[Role::Rook, Role::Knight, Role::Bishop, Role::Queen])?;
                put(&mut board, seen(us, file + aside, 7)?, Piece::new(!us, role))?;
            }
        }
        Want::EnPassant => {
            let file = random.below(8) as i8;
            let passed = file + if random.happens(1, 2) { 1 } else { -1 };
            put(&mut board, seen(us, file, 4)?, Piece::new(us, Role::Pawn))?;
            put(&mut board, seen(us, passed, 4)?, Piece::new(!us, Role::Pawn))?;
            en_passant = Some(seen(us, passed, 5)?);
        }
        Want::Castling(side) => {
            put(&mut board, seen(us, 4, 0)?, Piece::new(us, Role::King))?;
            for wing in Side::ALL {
                if wing == side || random.happens(1, 2) {
                    put(&mut board, wing.rook_from(us), Piece::new(us, Role::Rook))?;
                    castling.set(us, wing, true);
                }
            }
            most = 3;
        }
        Want::BishopOrPawn => {
            let rank = 1 + random.below(5) as i8;
            put(&mut board, seen(us, 1, rank)?, Piece::new(us, Role::Pawn))?;
            let target = seen(us, if random.happens(1, 2) { 0 } else { 2 }, rank + 1)?;
            let role = *random.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Pawn])?;
            put(&mut board, target, Piece::new(!us, role))?;
            let bishop = Piece::new(us, Role::Bishop);
            put(&mut board, one_of(geometry::pattern(bishop, target), random)?, bishop)?;
        }
        // Heavy pieces near a king at the edge.
        Want::Check | Want::Mate => {
            let heavy = [Role::Queen, Role::Rook, Role::Rook, Role::Knight, Role::Bishop];
            for role in heavy.into_iter().take(2 + random.below(3)) {
                let square = free(&board, random)?;
                put(&mut board, square, Piece::new(us, role))?;
            }
            let (file, rank) = *random.pick(&[(6, 0), (7, 0), (7, 0), (6, 0), (1, 0), (0, 0), (4, 0), (7, 2)])?;
            put(&mut board, seen(!us, file, rank)?, Piece::new(!us, Role::King))?;
            most = 1;
        }
        Want::Pawn | Want::Piece | Want::PawnCapture | Want::Capture => most = 3,
    }
    kings(&mut board, random)?;
    pawns(&mut board, random);
    company(&mut board, most, random)?;
    let fullmoves = 20 + random.below(25) as u32;
    Position::from_setup(&Setup { castling, en_passant, fullmoves, ..Setup::of(board, us) }).ok()
}

/// Two or three pieces of one kind that see the same square, and perhaps something on it to be taken.
fn alike(want: Want, us: Color, board: &mut Placement, random: &mut Random) -> Option<()> {
    let roles: &[Role] = match want {
        Want::ByBoth => &[Role::Queen, Role::Knight],
        Want::NeitherShared => &[Role::Knight, Role::Knight, Role::Rook, Role::Queen],
        _ => &[Role::Rook, Role::Rook, Role::Knight, Role::Knight, Role::Queen],
    };
    let piece = Piece::new(us, *random.pick(roles)?);
    let target = Square::from_index(random.below(Square::COUNT))?;
    if random.happens(1, 4) {
        let role = *random.pick(&[Role::Knight, Role::Bishop, Role::Rook])?;
        put(board, target, Piece::new(!us, role))?;
    }
    let seats = geometry::pattern(piece, target);
    let first = one_of(seats, random)?;
    let others = seats.without(first);
    let on_file: SquareSet = others.into_iter().filter(|other| other.file() == first.file()).collect();
    let on_rank: SquareSet = others.into_iter().filter(|other| other.rank() == first.rank()).collect();
    let neither = others & !(on_file | on_rank);
    put(board, first, piece)?;
    let others: &[SquareSet] = match want {
        Want::SameRank => &[on_rank],
        Want::SameFile => &[on_file],
        Want::NeitherShared => &[neither],
        _ => &[on_file, on_rank],
    };
    for set in others {
        put(board, one_of(*set, random)?, piece)?;
    }
    Some(())
}
