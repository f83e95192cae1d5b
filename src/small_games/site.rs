//! The site as a player of small games: a search of a few moves, and what a weaker player does not see.

use super::list::Game;
use super::rules::{End, Goal, Scene, points};
use crate::chess::study::value;
use crate::chess::{Move, Piece, Role, geometry};
use crate::color::{ByColor, Outcome};
use crate::random::Random;
use crate::square::{Square, SquareSet};

named! {
    /// How well the site plays.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Strength {
        #[default]
        First = "1",
        Second = "2",
        Third = "3",
    }
}

/// How far a player sees, and what it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Moves of both sides, its own among them.
    pub depth: u8,
    /// Positions after which it does not begin to look further.
    pub nodes: u32,
    /// Does not see moves of more than this many squares. Só vê ao perto.
    pub reach: i8,
    /// Has no plan: counts what is there, and not where it stands. Joga sem plano.
    pub planless: bool,
}

/// Everything, so many moves ahead.
pub const fn look(depth: u8) -> Sight {
    Sight { depth, nodes: u32::MAX, reach: 7, planless: false }
}

impl Strength {
    /// The stars for beating it.
    pub const fn stars(self) -> u8 {
        1 + self as u8
    }

    pub const fn sight(self) -> Sight {
        match self {
            Strength::First => Sight { reach: 2, planless: true, ..look(1) },
            Strength::Second => Sight { reach: 4, ..look(2) },
            Strength::Third => Sight { nodes: 1200, ..look(12) },
        }
    }
}

/// A won game; the sooner, the better.
const WIN: i32 = 1_000_000;

/// The move of a player who sees so far; of equals one by the seed. `None` where there is none.
pub fn choose(game: &Game, scene: &Scene, sight: Sight, seed: u64) -> Option<Move> {
    let mut moves = scene.field.moves();
    Random::new(seed ^ u64::from(scene.plies)).shuffle(&mut moves);
    let mut search = Search { game, sight, nodes: 0 };
    let seen: Vec<Move> = moves.iter().copied().filter(|m| search.sees(*m)).collect();
    let mut moves = if seen.is_empty() { moves } else { seen };
    for depth in 1..=sight.depth {
        let Some((place, score)) = search.best(scene, &moves, depth) else { break };
        // The best so far comes first, so that the next look is short.
        let best = moves.remove(place);
        moves.insert(0, best);
        if search.nodes >= sight.nodes || score.abs() > WIN / 2 {
            break;
        }
    }
    moves.first().copied()
}

/// A whole game between players who see so far: how it ends, and its moves.
pub fn duel(game: &Game, sights: ByColor<Sight>, seed: u64) -> Option<(End, Vec<Move>)> {
    let mut scene = game.start(seed)?;
    let mut moves = Vec::new();
    loop {
        let m = choose(game, &scene, sights[scene.field.turn()], seed)?;
        let after = scene.after(m);
        moves.push(m);
        if let Some(end) = game.goal.ended(game.limit, &scene, m, &after) {
            return Some((end, moves));
        }
        scene = after;
    }
}

struct Search<'a> {
    game: &'a Game,
    sight: Sight,
    nodes: u32,
}

impl Search<'_> {
    /// Whether the look is broken off.
    fn is_tired(&self) -> bool {
        self.nodes >= self.sight.nodes.saturating_mul(2)
    }

    /// The place of the best of these moves, with its score; `None` where the look was broken off.
    fn best(&mut self, scene: &Scene, moves: &[Move], depth: u8) -> Option<(usize, i32)> {
        let mut best: Option<(usize, i32)> = None;
        for (place, m) in moves.iter().enumerate() {
            let low = best.map_or(-2 * WIN, |(_, score)| score);
            let score = -self.after(scene, *m, depth, -2 * WIN, -low);
            if self.is_tired() {
                return None;
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((place, score));
            }
        }
        best
    }

    /// The score after a move, for the other side.
    fn after(&mut self, scene: &Scene, m: Move, depth: u8, low: i32, high: i32) -> i32 {
        self.nodes += 1;
        let (goal, after) = (self.game.goal, scene.after(m));
        match goal.reached(scene, m, &after).or_else(|| goal.over(self.game.limit, &after)) {
            Some(end) => worth(end, &after),
            None => self.score(&after, depth - 1, low, high),
        }
    }

    /// The score for the side to move.
    fn score(&mut self, scene: &Scene, depth: u8, mut low: i32, high: i32) -> i32 {
        if depth == 0 || self.is_tired() {
            return self.standing(scene);
        }
        let mut moves = scene.field.moves();
        if moves.is_empty() {
            return worth(self.game.goal.stuck(&scene.field), scene);
        }
        moves.retain(|m| self.sees(*m));
        if moves.is_empty() {
            return self.standing(scene);
        }
        // What takes something is looked at first.
        let takes = |m: &Move| scene.field.at(m.to).is_some() || scene.stars.contains(m.to);
        let (first, rest): (Vec<Move>, Vec<Move>) = moves.into_iter().partition(takes);
        let mut best = -2 * WIN;
        for m in first.into_iter().chain(rest) {
            best = best.max(-self.after(scene, m, depth, -high, -low));
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        best
    }

    /// How good the scene is for the side to move, while nobody has won.
    fn standing(&self, scene: &Scene) -> i32 {
        let placed = if self.sight.planless { 0 } else { placed(self.game.goal, scene) };
        gained(self.game.goal, scene) + placed
    }

    fn sees(&self, m: Move) -> bool {
        m.from.distance(m.to) <= self.sight.reach
    }
}

/// What an end is worth for the side that would be to move.
fn worth(end: End, scene: &Scene) -> i32 {
    let soon = WIN - i32::from(scene.plies);
    match end.outcome {
        Outcome::Draw => 0,
        Outcome::Win(side) if side == scene.field.turn() => soon,
        Outcome::Win(_) => -soon,
    }
}

/// What the pieces of a scene have brought, for the side to move.
fn gained(goal: Goal, scene: &Scene) -> i32 {
    let side = scene.field.turn();
    let stars = i32::from(scene.found[side]) - i32::from(scene.found[!side]);
    let worth = points(&scene.field, side) - points(&scene.field, !side);
    1000 * stars + if goal == Goal::Capture { 0 } else { 100 * worth }
}

/// How well the pieces stand, for the side to move, and what it could take.
fn placed(goal: Goal, scene: &Scene) -> i32 {
    let ground = scene.field.ground();
    let (occupied, turn) = (ground.occupied(), scene.field.turn());
    let mut eyes: ByColor<SquareSet> = ByColor::default();
    let mut sum = 0;
    for (square, piece) in occupied.into_iter().filter_map(|square| Some((square, ground.piece_at(square)?))) {
        let reached = geometry::attacks(piece, square, occupied);
        eyes[piece.color] |= reached;
        let rank = i32::from(square.rank_from(piece.color));
        let worth = match goal {
            Goal::Stars => {
                let far = scene.stars.into_iter().map(|star| i32::from(star.distance(square))).min();
                10 * (reached & scene.stars).len() as i32 - 3 * far.unwrap_or(0)
            }
            Goal::Capture => reached.len() as i32,
            Goal::Arrive(role) if piece.role != role => 0,
            Goal::Arrive(Role::Pawn) => 3 * rank * rank,
            Goal::Arrive(_) => 20 * rank,
            Goal::Check | Goal::Mate if piece.role == Role::King => 0,
            Goal::Check | Goal::Mate => {
                let king = ground.king_of(!piece.color);
                let near = king.map_or(SquareSet::EMPTY, |king| geometry::pattern(Piece::new(turn, Role::King), king));
                let advance = if piece.role == Role::Pawn { 2 * rank * rank } else { 0 };
                advance + reached.len() as i32 + 6 * (reached & near).len() as i32
            }
        };
        sum += if piece.color == turn { worth } else { -worth };
    }
    let loose = |square: &Square| match goal {
        Goal::Stars | Goal::Capture => true,
        _ => !eyes[!turn].contains(*square),
    };
    let prize = |square| ground.piece_at(square).filter(|piece| piece.color != turn && piece.role != Role::King);
    let prizes = (eyes[turn] & occupied).into_iter().filter(loose).filter_map(prize);
    let best = prizes.map(|piece| value(piece.role)).max().unwrap_or(0);
    sum + 80 * best
}
