//! The small games, in the order of the course.

use super::field::Field;
use super::rules::{Goal, Scene};
use crate::chess::{Role, Setup, geometry};
use crate::color::ByColor;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// A small game.
#[derive(Debug, PartialEq, Eq)]
pub struct Game {
    /// Part of its address and of the ids of its texts; stays as it is.
    pub id: &'static str,
    /// The lesson after which it is played.
    pub lesson: &'static str,
    pub goal: Goal,
    /// How it may begin, as FEN; one after the other.
    pub starts: &'static [&'static str],
    /// How many stars lie on the board, an odd number or none; where, each time anew.
    pub stars: u8,
    /// The moves that each side has.
    pub limit: u16,
}

type Names = &'static [&'static str];

const fn other(id: &'static str, lesson: &'static str, goal: Goal, limit: u16, starts: Names) -> Game {
    Game { id, lesson, goal, starts, stars: 0, limit }
}

const fn stars(id: &'static str, lesson: &'static str, starts: Names) -> Game {
    Game { id, lesson, goal: Goal::Stars, starts, stars: 9, limit: 20 }
}

/// Every small game.
#[rustfmt::skip]
pub const GAMES: &[Game] = &[
    stars("estrelas-torre", "torre", &["7r/8/8/8/8/8/8/R7 w - - 0 1"]),
    stars("estrelas-bispo", "bispo", &["5b2/8/8/8/8/8/8/2B5 w - - 0 1"]),
    other("torre-bispo", "bispo", Goal::Capture, 20, &[
        "5b2/2p2p2/8/8/8/8/2P2P2/2R5 w - - 0 1",
        "5b2/p2p4/8/8/8/8/P2P4/4R3 w - - 0 1",
        "2b5/4p2p/8/8/8/8/4P2P/3R4 w - - 0 1",
    ]),
    stars("estrelas-dama", "dama", &["3q4/8/8/8/8/8/8/4Q3 w - - 0 1"]),
    stars("estrelas-rei", "rei", &["3k4/8/8/8/8/8/8/4K3 w - - 0 1"]),
    stars("estrelas-cavalo", "cavalo", &["6n1/8/8/8/8/8/8/1N6 w - - 0 1"]),
    other("corrida-cavalos", "cavalo", Goal::Arrive(Role::Knight), 20, &["1n4n1/2pppp2/8/8/8/8/2PPPP2/1N4N1 w - - 0 1"]),
    other("so-peoes", "batalhas", Goal::Arrive(Role::Pawn), 40, &["8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"]),
    other("dama-peoes", "batalhas", Goal::Arrive(Role::Pawn), 40, &["8/pppppppp/8/8/8/8/8/3Q4 w - - 0 1"]),
    other("primeiro-xeque", "xeque", Goal::Check, 30, &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]),
    other("quatro-pecas", "valor", Goal::Mate, 25, &["1n1qk2r/4pppp/8/8/8/8/4PPPP/1N1QK2R w - - 0 1"]),
];

/// The game of this id.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

impl Game {
    /// Its key among the stars of the training: `jogos/torre-bispo`.
    pub fn key(&self) -> String {
        format!("jogos/{}", self.id)
    }

    /// How a game begins, by its seed. Stars lie as if the board were turned round, so that both sides have the same way.
    pub fn start(&self, seed: u64) -> Option<Scene> {
        let place = seed.checked_rem(self.starts.len() as u64)? as usize;
        let field = Field::of(&Setup::parse(self.starts.get(place)?).ok()?);
        Some(Scene { field, stars: strewn(&field, self.stars, seed), found: ByColor::default(), plies: 0 })
    }
}

/// So many stars, none where a piece gets with its first move, and each where one gets at all. They lie in pairs, one as
/// far from White as the other is from Black, and the last in the middle.
fn strewn(field: &Field, stars: u8, seed: u64) -> SquareSet {
    let ground = field.ground();
    let occupied = ground.occupied();
    let pieces = || occupied.into_iter().filter_map(|square| Some((square, ground.piece_at(square)?)));
    let near = pieces().fold(occupied, |all, (square, piece)| all | geometry::attacks(piece, square, occupied));
    // A bishop keeps to the squares of one colour.
    let bound = pieces().find(|(_, piece)| piece.role == Role::Bishop).map(|(square, _)| square.color());
    let free = |square: Square| {
        let open = [Some(square), turned(square)].into_iter().flatten().all(|one| !near.contains(one));
        open && bound.is_none_or(|color| square.color() == color)
    };
    let knights = pieces().any(|(_, piece)| piece.role == Role::Knight);
    let ranks = if knights { 1..4 } else { 3..5 };
    let central = |square: &Square| matches!(square.file(), 2..6) && ranks.contains(&square.rank());
    let mut squares: Vec<Square> = Square::all().filter(|square| free(*square)).collect();
    Random::new(seed).shuffle(&mut squares);
    let last = squares.iter().copied().find(central).filter(|_| stars % 2 == 1);
    let mut all: SquareSet = last.into_iter().collect();
    for square in squares {
        let pair = [Some(square), turned(square)].into_iter().flatten().fold(SquareSet::EMPTY, SquareSet::with);
        if all.len() + 1 < usize::from(stars) && (all & pair).is_empty() {
            all |= pair;
        }
    }
    all
}

/// The square that stands here once the board is turned round.
fn turned(square: Square) -> Option<Square> {
    Square::new(7 - square.file(), 7 - square.rank())
}
