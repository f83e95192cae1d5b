//! What a move shall be, and the moves of a position that are so.

use crate::chess::{Move, Piece, Position, Role, Side};
use crate::drills::Topic;
use crate::drills::games;
use crate::random::Random;

/// A move to be read, written or announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub position: Position,
    pub m: Move,
}

/// What a move shall be. The finest division: a topic is one of several of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Want {
    /// A pawn's move that takes nothing, gives no check and promotes nothing.
    Pawn,
    /// A piece's move that takes nothing, gives no check and needs no more than its letter.
    Piece,
    /// A capture by a pawn, without check, not en passant.
    PawnCapture,
    /// A capture by a piece, without check, that needs no more than its letter.
    Capture,
    /// A check that is no mate; nothing else is new in it.
    Check,
    Mate,
    Castling(Side),
    /// A promotion to a queen, or to another piece; with a capture or without.
    Promotion {
        queen: bool,
        capture: bool,
    },
    EnPassant,
    /// Told apart by file, on one rank. FIDE 2023 C.10.1
    SameRank,
    /// Told apart by rank, on one file. FIDE 2023 C.10.2
    SameFile,
    /// Told apart by file, where neither is shared. FIDE 2023 C.10.3
    NeitherShared,
    /// Told apart by file and rank. FIDE 2023 C.10
    ByBoth,
    /// A pawn of the b-file and a bishop may take the same piece: `bxc3` and `Bxc3`.
    BishopOrPawn,
}

impl Want {
    pub const ALL: [Want; 18] = [
        Want::Pawn,
        Want::Piece,
        Want::PawnCapture,
        Want::Capture,
        Want::Check,
        Want::Mate,
        Want::Castling(Side::King),
        Want::Castling(Side::Queen),
        Want::Promotion { queen: true, capture: false },
        Want::Promotion { queen: true, capture: true },
        Want::Promotion { queen: false, capture: false },
        Want::Promotion { queen: false, capture: true },
        Want::EnPassant,
        Want::SameRank,
        Want::SameFile,
        Want::NeitherShared,
        Want::ByBoth,
        Want::BishopOrPawn,
    ];

    /// What an exercise of this topic asks for this time.
    pub(super) fn of(topic: Topic, random: &mut Random) -> Want {
        let wing = |random: &mut Random| if random.happens(1, 2) { Side::King } else { Side::Queen };
        match topic {
            Topic::Pawns => Want::Pawn,
            Topic::Pieces => Want::Piece,
            Topic::Captures if random.happens(2, 5) => Want::PawnCapture,
            Topic::Captures => Want::Capture,
            Topic::Check if random.happens(2, 5) => Want::Mate,
            Topic::Check => Want::Check,
            Topic::Castling => Want::Castling(wing(random)),
            Topic::Promotion => Want::Promotion { queen: random.happens(2, 3), capture: random.happens(2, 5) },
            Topic::EnPassant => Want::EnPassant,
            Topic::ByFile if random.happens(1, 2) => Want::SameRank,
            Topic::ByFile => Want::NeitherShared,
            Topic::ByRank => Want::SameFile,
            Topic::ByBoth => Want::ByBoth,
            Topic::Seal | Topic::Open if random.happens(3, 4) => {
                let tricky = [Topic::ByFile, Topic::ByRank, Topic::ByBoth, Topic::Promotion];
                match tricky.get(random.below(tricky.len() + 1)) {
                    Some(topic) => Want::of(*topic, random),
                    None => Want::BishopOrPawn,
                }
            }
            _ => {
                // All but the last, which is this one.
                let usual = Topic::MOVES.split_last().map_or(&[][..], |(_, usual)| usual);
                Want::of(random.pick(usual).copied().unwrap_or(Topic::Pieces), random)
            }
        }
    }

    /// Where to look first: the plies between which a game is searched; `None` for what is composed at once.
    pub(super) fn plies(self, random: &mut Random) -> Option<(usize, usize)> {
        match self {
            Want::Pawn | Want::Piece | Want::PawnCapture | Want::Capture => Some((1 + random.below(50), 80)),
            Want::Check => Some((6 + random.below(40), 80)),
            Want::Mate => random.happens(1, 4).then_some((20, 70)),
            Want::Castling(_) => random.happens(2, 3).then_some((6 + random.below(12), 30)),
            Want::SameRank | Want::NeitherShared => random.happens(1, 2).then_some((8 + random.below(30), 60)),
            _ => None,
        }
    }

    /// Every legal move that is what is wanted.
    pub fn moves(self, position: &Position) -> Vec<Move> {
        let legal = position.legal_moves();
        legal.iter().copied().filter(|m| self.is(position, &legal, *m)).collect()
    }

    fn is(self, position: &Position, legal: &[Move], m: Move) -> bool {
        let Some(piece) = position.piece_at(m.from) else { return false };
        let pawn = piece.role == Role::Pawn;
        let capture = position.piece_at(m.to).is_some();
        let en_passant = pawn && !capture && m.from.file() != m.to.file();
        let castling = games::castling(position, m);
        let told = told_apart(position, legal, m, piece);
        let plain = castling.is_none() && m.promotion.is_none() && !en_passant && told == Told::Alone;
        let fits = match self {
            Want::Pawn => plain && pawn && !capture,
            Want::Piece => plain && !pawn && !capture,
            Want::PawnCapture => plain && pawn && capture,
            Want::Capture => plain && !pawn && capture,
            Want::Check | Want::Mate => plain,
            Want::Castling(side) => castling == Some(side),
            Want::Promotion { queen, capture: wanted } => {
                m.promotion.is_some_and(|role| (role == Role::Queen) == queen) && capture == wanted
            }
            Want::EnPassant => en_passant,
            Want::SameRank => told == Told::FileOnSameRank,
            Want::NeitherShared => told == Told::File,
            Want::SameFile => told == Told::Rank,
            Want::ByBoth => told == Told::Both,
            Want::BishopOrPawn => plain && capture && is_bishop_or_pawn(position, legal, m, piece),
        };
        if !fits {
            return false;
        }
        let Ok(after) = position.play(m) else { return false };
        let check = after.in_check();
        match self {
            Want::Pawn | Want::Piece | Want::PawnCapture | Want::Capture => !check,
            Want::Check => check && after.has_legal_moves(),
            Want::Mate => check && !after.has_legal_moves(),
            _ => true,
        }
    }
}

/// What must be written so that a piece is told apart from others like it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::drills) enum Told {
    Alone,
    FileOnSameRank,
    File,
    Rank,
    Both,
}

pub(in crate::drills) fn told_apart(position: &Position, legal: &[Move], m: Move, piece: Piece) -> Told {
    if piece.role == Role::Pawn {
        return Told::Alone;
    }
    let (mut rivals, mut on_file, mut on_rank) = (false, false, false);
    for other in legal {
        if other.to == m.to && other.from != m.from && position.piece_at(other.from) == Some(piece) {
            rivals = true;
            on_file |= other.from.file() == m.from.file();
            on_rank |= other.from.rank() == m.from.rank();
        }
    }
    match (rivals, on_file, on_rank) {
        (false, ..) => Told::Alone,
        (true, false, true) => Told::FileOnSameRank,
        (true, false, false) => Told::File,
        (true, true, false) => Told::Rank,
        (true, true, true) => Told::Both,
    }
}

/// Whether a small or a great b would each be a legal move here.
fn is_bishop_or_pawn(position: &Position, legal: &[Move], m: Move, piece: Piece) -> bool {
    let could = |role: Role| {
        legal.iter().any(|other| {
            other.to == m.to
                && position.piece_at(other.from) == Some(Piece::new(piece.color, role))
                && (role == Role::Bishop || other.from.file() == 1)
        })
    };
    matches!(piece.role, Role::Bishop | Role::Pawn)
        && (piece.role == Role::Bishop || m.from.file() == 1)
        && could(Role::Bishop)
        && could(Role::Pawn)
}

/// One of the moves that fit, one that loses nothing where there is one.
pub(super) fn pick(want: Want, position: Position, random: &mut Random) -> Option<Task> {
    let fitting = want.moves(&position);
    let sound: Vec<Move> = fitting.iter().copied().filter(|m| games::exchange(&position, *m) >= 0).collect();
    let m = *random.pick(if sound.is_empty() { &fitting } else { &sound })?;
    Some(Task { position, m })
}
