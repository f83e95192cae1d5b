//! Puzzles found in games between our own opponents: what is free, what is threatened, what must be saved, and mate.

use std::collections::BTreeSet;

use engine::{Board, Level, Limits, Role, Search, attackers, legal_moves, see, taken};
use lance_legal::chess::{Position, Status};
use lance_legal::random::Random;
use lance_legal::tactics::{Puzzle, Source, Theme};

use crate::check::{Checker, told};

/// The opponents whose games have mistakes of children.
const LEVELS: [u8; 5] = [1, 2, 3, 4, 5];
/// Plies by chance, among moves that lose little.
const OPENING: usize = 6;
const LITTLE: i32 = 60;
/// A game is left after so many plies.
const MOST_PLIES: usize = 160;
/// A move gains a piece from here on, in the engine's hundredths of a pawn.
const PIECE: i32 = 300;
/// Before the last move nothing like this could be gained.
const NOTHING: i32 = 50;
/// From so few men on a game is an ending, which has its own trainer.
const FEWEST: u32 = 7;
/// A look is enough to see that a candidate is none.
const GLANCE: Limits = Limits { nodes: 4_000, depth: 8 };

/// A move of a game with the boards around it.
struct Moment {
    before: Board,
    played: engine::Move,
    now: Board,
}

/// Plays so many games; `found` is told each puzzle.
pub fn find(seed: u64, games: u64, mut found: impl FnMut(Theme, &Puzzle)) {
    let mut finder = Finder::new();
    for game in 0..games {
        finder.play(seed.wrapping_mul(1_000_003).wrapping_add(game), &mut found);
    }
}

struct Finder {
    players: Search,
    glance: Search,
    checker: Checker,
    /// Where the men stood in puzzles that were found, so that none is told twice.
    known: BTreeSet<String>,
}

impl Finder {
    fn new() -> Finder {
        Finder {
            players: Search::new(1 << 16),
            glance: Search::new(1 << 14),
            checker: Checker::strict(),
            known: BTreeSet::new(),
        }
    }

    fn play(&mut self, seed: u64, found: &mut impl FnMut(Theme, &Puzzle)) {
        let mut random = Random::new(seed);
        let mut level = || random.pick(&LEVELS).and_then(|number| Level::new(*number)).unwrap_or(Level::FIRST);
        let levels = [level(), level()];
        let mut game = engine::Position::new(*Position::start().board(), 0, &[]);
        let mut told_in_game: Vec<Theme> = Vec::new();
        for ply in 0..MOST_PLIES {
            let chosen = if ply < OPENING {
                self.opening(&game, &mut random)
            } else {
                self.players.pick_move(&game, levels[ply % 2], seed).map(|chosen| chosen.m)
            };
            let Some(played) = chosen else { return };
            let before = *game.board();
            game.play(played);
            if game.outcome().is_some() || game.board().occupied().count_ones() < FEWEST {
                return;
            }
            let moment = Moment { before, played, now: *game.board() };
            if let Some((theme, puzzle)) = self.look(&moment, &told_in_game) {
                told_in_game.push(theme);
                found(theme, &puzzle);
            }
        }
    }

    fn opening(&mut self, game: &engine::Position, random: &mut Random) -> Option<engine::Move> {
        let scored = self.glance.each(game, &legal_moves(game.board()), GLANCE);
        let best = scored.first()?.score;
        let good: Vec<engine::Move> =
            scored.iter().filter(|found| found.score >= best - LITTLE).map(|found| found.m).collect();
        random.pick(&good).copied()
    }

    /// The puzzle of a moment, proved; of each theme one in a game.
    fn look(&mut self, moment: &Moment, told: &[Theme]) -> Option<(Theme, Puzzle)> {
        let mut candidates = candidates(moment);
        if is_threatened(moment) && !told.contains(&Theme::Defence) {
            // One move alone against a threat is rarer than the threat.
            candidates.splice(0..0, self.defence(moment).map(|puzzle| (Theme::Defence, puzzle)));
        }
        let (theme, puzzle) = candidates.into_iter().find(|(theme, puzzle)| {
            !told.contains(theme)
                && !self.known.contains(&place(puzzle))
                && self.checker.check(puzzle, theme.asks_mate()).is_ok()
        })?;
        self.known.insert(place(&puzzle));
        Some((theme, puzzle))
    }

    /// The best move against a threat; whether it is the only one is yet to be proved.
    fn defence(&mut self, moment: &Moment) -> Option<Puzzle> {
        let asked = engine::Position::new(moment.now, 0, &[]);
        let best = self.glance.think(&asked, GLANCE)?.m;
        let after = best.on(&moment.now);
        // Who gains more by a capture of its own than it loses defends nothing.
        let gains = taken(&moment.now, best).is_some() && see(&moment.now, best) > NOTHING;
        if gains || after.count_moves() == 0 {
            return None;
        }
        let men = moment.now.occupied().count_ones() as i32;
        let rating = 650 + 5 * legal_moves(&moment.now).len() as i32 + 6 * men;
        puzzle(&moment.before, &[moment.played, best], rating)
    }
}

/// Where the men stand.
pub fn place(puzzle: &Puzzle) -> String {
    puzzle.asked().fen().split(' ').next().unwrap_or_default().to_string()
}

/// What a moment may be, by the rules alone.
fn candidates(moment: &Moment) -> Vec<(Theme, Puzzle)> {
    let now = &moment.now;
    let one = |theme: Theme, puzzle: Option<Puzzle>| puzzle.map(|puzzle| (theme, puzzle)).into_iter().collect();
    match mating(now)[..] {
        [] => {}
        [m] => return one(Theme::MateInOne, puzzle(&moment.before, &[moment.played, m], mate_rating(now, m))),
        _ => return Vec::new(),
    }
    if let Some(m) = free(now) {
        // Who takes back sees nothing new.
        let takes_back = m.to == moment.played.to && taken(&moment.before, moment.played).is_some();
        let capture = puzzle(&moment.before, &[moment.played, m], capture_rating(now, m));
        return one(Theme::Capture, capture.filter(|_| !takes_back));
    }
    one(Theme::Threat, if gain(now) > NOTHING { None } else { threat(moment) })
}

/// Whether the other side's last move threatens mate or a piece, so that there is something to keep, and nothing to take.
fn is_threatened(moment: &Moment) -> bool {
    let new = |passed: Board| match mating(&passed)[..] {
        [] => gain(&passed) >= PIECE - LITTLE && gain(&moment.before) <= NOTHING,
        _ => mating(&moment.before).is_empty(),
    };
    gain(&moment.now) <= NOTHING && mating(&moment.now).is_empty() && passed(&moment.now).is_some_and(new)
}

/// What the other side would do if it could move again, and could not before its last move.
fn threat(moment: &Moment) -> Option<Puzzle> {
    let passed = passed(&moment.now)?;
    let (m, rating) = match mating(&passed)[..] {
        [m] if mating(&moment.before).is_empty() => (m, mate_rating(&passed, m)),
        [] if gain(&moment.before) <= NOTHING => free(&passed).map(|m| (m, capture_rating(&passed, m)))?,
        _ => return None,
    };
    puzzle(&passed, &[m], rating + 100)
}

fn mating(board: &Board) -> Vec<engine::Move> {
    let mates = |m: &engine::Move| {
        let after = m.on(board);
        after.checkers() != 0 && after.count_moves() == 0
    };
    legal_moves(board).into_iter().filter(mates).collect()
}

/// What the best capture brings.
fn gain(board: &Board) -> i32 {
    let captures = legal_moves(board).into_iter().filter(|m| taken(board, *m).is_some());
    captures.map(|m| see(board, m)).max().unwrap_or_default()
}

/// The capture of a piece that nobody can take back, if there is one alone.
fn free(board: &Board) -> Option<engine::Move> {
    let is_free = |m: &engine::Move| {
        let after = m.on(board);
        let piece = taken(board, *m).is_some_and(|role| role != Role::Pawn);
        piece && attackers(&after, m.to, after.turn()) == 0 && see(board, *m) >= PIECE
    };
    let mut captures = legal_moves(board).into_iter().filter(is_free);
    captures.next().filter(|_| captures.next().is_none())
}

/// The board with the other side to move, where it is a position.
fn passed(board: &Board) -> Option<Board> {
    if board.checkers() != 0 {
        return None;
    }
    let mut setup = Position::from_board(board).ok()?.setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    Some(*Position::from_setup(&setup).ok()?.board())
}

/// An estimate: what the ratings of Lichess's mates in one and captures follow, by least squares, and a little less, since
/// weaker players stand about with more men that can give check.
fn mate_rating(board: &Board, m: engine::Move) -> i32 {
    let (checks, captures) = choices(board);
    let (checks, captures) = (checks.min(8), captures.min(8));
    let takes = if taken(board, m).is_some() { 170 } else { 0 };
    let (legal, men) = (legal_moves(board).len() as i32, board.occupied().count_ones() as i32);
    700 + 45 * checks + 38 * captures + 4 * legal - 7 * men - takes
}

fn capture_rating(board: &Board, m: engine::Move) -> i32 {
    let (checks, captures) = choices(board);
    let queen = if taken(board, m) == Some(Role::Queen) { 60 } else { 0 };
    500 + 25 * checks + 20 * captures + 6 * board.occupied().count_ones() as i32 - queen
}

/// How many moves give check, and how many take something: so many others tempt.
fn choices(board: &Board) -> (i32, i32) {
    let moves = legal_moves(board);
    let checks = moves.iter().filter(|m| m.on(board).checkers() != 0).count();
    let captures = moves.iter().filter(|m| taken(board, **m).is_some()).count();
    (checks as i32, captures as i32)
}

fn puzzle(start: &Board, moves: &[engine::Move], rating: i32) -> Option<Puzzle> {
    let rating = u16::try_from(rating.clamp(400, 1599)).ok()?;
    let moves = moves.iter().map(|m| told(*m)).collect::<Option<Vec<_>>>()?;
    let puzzle = Puzzle::new(Source::Own, rating, Position::from_board(start).ok()?, moves).ok()?;
    // A game that is over asks nothing more.
    Status::of(&puzzle.asked()).is_none().then_some(puzzle)
}
