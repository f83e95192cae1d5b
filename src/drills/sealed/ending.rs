//! Endings as games are adjourned in: kings, a few pieces, some pawns, on the squares where such men stand.

use crate::chess::{Piece, Position, Role, Setup};
use crate::color::Color;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// Pieces of the side that seals, without its king.
const OWN: [&[Role]; 10] = [
    &[Role::Rook, Role::Rook],
    &[Role::Knight, Role::Knight],
    &[Role::Rook, Role::Rook, Role::Knight],
    &[Role::Knight, Role::Knight, Role::Bishop],
    &[Role::Queen, Role::Rook],
    &[Role::Queen, Role::Queen],
    &[Role::Rook, Role::Bishop, Role::Knight],
    &[Role::Rook, Role::Rook, Role::Bishop],
    &[Role::Rook, Role::Knight, Role::Knight],
    &[Role::Queen, Role::Bishop, Role::Knight],
];

/// Pieces of the other side.
const THEIR: [&[Role]; 7] = [
    &[Role::Rook],
    &[Role::Queen],
    &[Role::Rook, Role::Bishop],
    &[Role::Knight, Role::Bishop],
    &[Role::Rook, Role::Knight],
    &[Role::Rook, Role::Rook],
    &[Role::Bishop, Role::Bishop],
];

/// How much the other side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// Pieces and pawns.
    Much,
    /// One pawn.
    OnePawn,
    /// The king alone: it cannot checkmate. FIDE 2023 6.9
    King,
    /// The king alone, against one minor piece: nobody can. FIDE 2023 5.2.2
    Nobody,
}

/// A position with somebody to move who has a legal move; `None` where the men fell badly.
pub(super) fn ending(random: &mut Random, left: Left) -> Option<Position> {
    let own = if random.happens(1, 2) { Color::White } else { Color::Black };
    let mut men: Vec<Piece> = Vec::with_capacity(16);
    let mut add = |color: Color, roles: &[Role], pawns: usize| {
        men.extend(roles.iter().map(|role| Piece::new(color, *role)));
        men.extend((0..pawns).map(|_| Piece::new(color, Role::Pawn)));
        men.push(Piece::new(color, Role::King));
    };
    if left == Left::Nobody {
        let minor = if random.happens(1, 2) { Role::Bishop } else { Role::Knight };
        add(own, &[minor], 0);
        add(!own, &[], 0);
    } else {
        add(own, random.pick(&OWN).copied().unwrap_or_default(), 1 + random.below(3));
        match left {
            Left::Much => add(!own, random.pick(&THEIR).copied().unwrap_or_default(), 1 + random.below(4)),
            Left::OnePawn => add(!own, &[], 1),
            Left::King | Left::Nobody => add(!own, &[], 0),
        }
    }
    let mut setup = Setup::of(crate::chess::Placement::EMPTY, own);
    let mut taken = SquareSet::EMPTY;
    for piece in men {
        let square = place(random, piece, taken)?;
        taken = taken.with(square);
        setup.placement.set(square, Some(piece));
    }
    setup.fullmoves = 36 + random.below(25) as u32;
    let position = Position::from_setup(&setup).ok()?;
    position.has_legal_moves().then_some(position)
}

/// A free square for a man; pawns are on their way, one in four of them nearly there.
fn place(random: &mut Random, piece: Piece, taken: SquareSet) -> Option<Square> {
    let far = random.happens(1, 4);
    (0..40).find_map(|_| {
        let square = Square::from_index(random.below(Square::COUNT))?;
        let rank = square.rank_from(piece.color);
        let fits = match piece.role {
            Role::Pawn if far => rank == 6,
            Role::Pawn => (1..=5).contains(&rank),
            _ => true,
        };
        (fits && !taken.contains(square)).then_some(square)
    })
}
