//! Games that look like games, made from a seed.
//!
//! They begin as known games do and go on as careful beginners would: what hangs is taken, nothing is left hanging,
//! pieces are developed, the king castles, a mate in one is played. Absent: any look further ahead.

mod openings;

use crate::chess::{Ground, Letters, Move, Piece, Position, Role, Side, geometry, san};
use crate::color::Color;
use crate::random::Random;
use crate::square::{Square, SquareSet};

pub use openings::OPENINGS;

/// How many moves are looked at closely before one is chosen.
const CLOSE: usize = 16;

/// What chance adds at most to a move, in hundredths of a pawn.
const WHIM: usize = 45;

/// The first moves of a game, at most so many plies; fewer when it ends before.
pub fn game(seed: u64, plies: usize) -> Vec<Move> {
    Walk::new(seed).take(plies).map(|(_, m)| m).collect()
}

/// A game, ply by ply: the position, and the move that is played in it.
#[derive(Clone, Debug)]
pub struct Walk {
    position: Position,
    random: Random,
    opening: std::str::SplitWhitespace<'static>,
    /// What the side to move moved last.
    own: Option<Move>,
    /// What the other side moved last.
    other: Option<Move>,
    castles: bool,
}

impl Walk {
    pub fn new(seed: u64) -> Walk {
        let mut random = Random::new(seed);
        let opening = random.pick(&OPENINGS).copied().unwrap_or_default();
        // Not every game follows its opening to the end.
        let kept = if random.happens(1, 3) { 4 + random.below(6) } else { 10 };
        let end = opening.match_indices(' ').nth(kept.saturating_sub(1)).map_or(opening.len(), |(at, _)| at);
        Walk {
            position: Position::start(),
            random,
            opening: opening.get(..end).unwrap_or_default().split_whitespace(),
            own: None,
            other: None,
            castles: true,
        }
    }

    /// The same, but both kings wait with castling.
    pub fn uncastled(seed: u64) -> Walk {
        Walk { castles: false, ..Walk::new(seed) }
    }

    fn choose(&mut self) -> Option<Move> {
        if let Some(word) = self.opening.next()
            && let Ok(m) = san::read(&self.position, word, Letters::English)
            && (self.castles || castling(&self.position, m).is_none())
        {
            return Some(m);
        }
        self.opening = "".split_whitespace();
        let position = self.position;
        let mut ranked: Vec<(i32, Move, Position)> = Vec::with_capacity(48);
        for m in position.legal_moves() {
            let Ok(after) = position.play(m) else { continue };
            if after.in_check() && !after.has_legal_moves() {
                return Some(m);
            }
            if !self.castles && castling(&position, m).is_some() {
                continue;
            }
            let whim = self.random.below(WHIM) as i32;
            let check = if after.in_check() { 20 } else { 0 };
            let again = match self.own {
                Some(own) if own.to == m.from && own.from == m.to => -70,
                Some(own) if own.to == m.from && position.fullmoves() < 10 => -20,
                _ => 0,
            };
            ranked.push((exchange(&position, m) + comfort(&position, m) + whim + check + again, m, after));
        }
        ranked.sort_by_key(|(worth, m, _)| (-worth, m.from, m.to));
        ranked.truncate(CLOSE);
        // What was taken on the move's own square is counted already, so the worst of the two is the loss.
        ranked.into_iter().max_by_key(|(worth, m, after)| worth - elsewhere(after, m.to)).map(|(_, m, _)| m)
    }
}

impl Iterator for Walk {
    type Item = (Position, Move);

    fn next(&mut self) -> Option<(Position, Move)> {
        let before = self.position;
        let m = self.choose()?;
        self.position = before.play(m).ok()?;
        self.own = self.other.replace(m);
        Some((before, m))
    }
}

/// Which wing a move castles on: the king goes two files. FIDE 2023 3.8.2
pub fn castling(ground: &dyn Ground, m: Move) -> Option<Side> {
    ground.piece_at(m.from).filter(|piece| piece.role == Role::King)?;
    match m.to.file() - m.from.file() {
        2 => Some(Side::King),
        -2 => Some(Side::Queen),
        _ => None,
    }
}

/// In hundredths of a pawn; losing the king is worse than anything.
const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 300,
        Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 10_000,
    }
}

/// From the least valuable, in the order in which one takes.
const RISING: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// The least valuable piece of this side that attacks the square, of those in `occupied`.
fn least_attacker(position: &Position, target: Square, by: Color, occupied: SquareSet) -> Option<(Square, Role)> {
    RISING.into_iter().find_map(|role| {
        // Where a pawn of the other colour would attack from here, a pawn of this one attacks it.
        let seen = geometry::attacks(Piece::new(!by, role), target, occupied);
        let from = (seen & position.pieces(Piece::new(by, role)) & occupied).first()?;
        Some((from, role))
    })
}

/// What a move wins or loses on its own square when both sides then take there as long as it pays, in hundredths of a
/// pawn. Pins are not seen.
pub fn exchange(position: &Position, m: Move) -> i32 {
    let Some(piece) = position.piece_at(m.from) else { return 0 };
    let role = m.promotion.unwrap_or(piece.role);
    let taken = position.piece_at(m.to).filter(|_| castling(position, m).is_none());
    let won = taken.map_or(0, |piece| value(piece.role)) + value(role) - value(piece.role);
    let mut occupied = position.occupied().without(m.from);
    let mut gains = [0; 32];
    let mut standing = value(role);
    let mut side = !position.turn();
    let mut depth = 0;
    gains[0] = won;
    while let Some((from, next)) = least_attacker(position, m.to, side, occupied) {
        if depth + 1 == gains.len() {
            break;
        }
        depth += 1;
        gains[depth] = standing - gains[depth - 1];
        standing = value(next);
        occupied = occupied.without(from);
        side = !side;
    }
    while depth > 0 {
        gains[depth - 1] = -gains[depth].max(-gains[depth - 1]);
        depth -= 1;
    }
    gains[0]
}

/// What the side to move could win at most by taking on another square than this.
fn elsewhere(position: &Position, not: Square) -> i32 {
    let side = position.turn();
    let occupied = position.occupied();
    let mut most = 0;
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
        for target in position.pieces(Piece::new(!side, role)) {
            if target == not || value(role) <= most {
                continue;
            }
            if let Some((from, _)) = least_attacker(position, target, side, occupied) {
                most = most.max(exchange(position, Move { from, to: target, promotion: None }));
            }
        }
    }
    most
}

/// How much better the piece stands after the move than before, in hundredths of a pawn.
fn comfort(position: &Position, m: Move) -> i32 {
    let Some(piece) = position.piece_at(m.from) else { return 0 };
    if castling(position, m).is_some() {
        return 90;
    }
    let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let count = |color: Color| officers.map(|role| position.pieces(Piece::new(color, role)).len());
    let late = Color::ALL.into_iter().flat_map(count).sum::<usize>() <= 6;
    // The right to castle is not given away.
    let rights = position.castling();
    let rights = Side::ALL.into_iter().any(|side| rights.has(piece.color, side));
    let lost = match piece.role {
        Role::King if rights => 60,
        Role::Rook if rights && m.from.rank_from(piece.color) == 0 => 25,
        _ => 0,
    };
    seat(piece, m.to, late) - seat(piece, m.from, late) - lost
}

/// How well a piece stands somewhere, in hundredths of a pawn.
fn seat(piece: Piece, square: Square, late: bool) -> i32 {
    let rank = i32::from(square.rank_from(piece.color));
    let file = i32::from(square.file());
    let inner = file.min(7 - file);
    let centre = inner + rank.min(7 - rank);
    match piece.role {
        Role::Pawn if late => 4 * rank * rank,
        Role::Pawn if inner == 3 => 16 * rank.min(4),
        Role::Pawn if inner == 2 => 5 * rank.min(4),
        Role::Pawn => -3 * rank,
        Role::Knight => 11 * centre,
        Role::Bishop => 6 * centre - if rank == 0 { 25 } else { 0 },
        Role::Rook => 4 * inner + if rank == 6 { 25 } else { 0 },
        Role::Queen if late => 4 * centre,
        Role::Queen => -6 * rank + 2 * inner,
        Role::King if late => 9 * centre,
        Role::King => -30 * rank + if inner < 3 { 20 } else { 0 },
    }
}
