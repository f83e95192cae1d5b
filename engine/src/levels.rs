//! The eight opponents: how far each looks, and why it errs. Adversários.

use movegen::{Bits, Board, Color, Role};

use crate::evaluate::seen;
use crate::exchange::{WORTH, see, taken};
use crate::hash::{ROLES, hash, mix};
use crate::mind::{CAUSES, Cause, Mind};
use crate::search::{Limits, RootMove, Search};
use crate::table::MATE_BOUND;
use crate::{Move, Position, legal_moves};

/// How strong an opponent is, from 1 to 8. Nível.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

struct Spec {
    id: &'static str,
    limits: Limits,
    causes: &'static [(Cause, u8)],
}

/// How strong each is among people, an estimate: the ratings of docs/figures.md, rounded to 50.
const ELO: [u16; 8] = [650, 850, 1050, 1250, 1400, 1650, 1800, 2000];

/// The levels from this one on know the endings by heart.
const KNOWS_ENDINGS: u8 = 6;

const fn limits(depth: u8, nodes: u64) -> Limits {
    Limits { nodes, depth }
}

static SPECS: [Spec; 8] = [
    Spec {
        id: "tome",
        limits: limits(1, 2000),
        causes: &[
            (Cause::OneMoveAhead, 100),
            (Cause::OverlooksHanging, 100),
            (Cause::OverlooksDefender, 97),
            (Cause::MissesCapture, 95),
            (Cause::EarlyQueen, 60),
            (Cause::GivesEveryCheck, 50),
        ],
    },
    Spec {
        id: "bia",
        limits: limits(2, 3000),
        causes: &[
            (Cause::OneMoveAhead, 94),
            (Cause::OverlooksHanging, 91),
            (Cause::OverlooksDefender, 70),
            (Cause::MissesCapture, 73),
            (Cause::Greedy, 50),
            (Cause::EarlyQueen, 50),
            (Cause::GivesEveryCheck, 40),
        ],
    },
    Spec {
        id: "zeca",
        limits: limits(4, 4000),
        causes: &[
            (Cause::OneMoveAhead, 71),
            (Cause::OverlooksHanging, 66),
            (Cause::OverlooksDefender, 40),
            (Cause::MissesCapture, 45),
            (Cause::Greedy, 40),
            (Cause::MissesLongDiagonal, 40),
            (Cause::GivesEveryCheck, 25),
        ],
    },
    Spec {
        id: "ines",
        limits: limits(4, 4000),
        causes: &[
            (Cause::OneMoveAhead, 36),
            (Cause::OverlooksHanging, 36),
            (Cause::OverlooksDefender, 18),
            (Cause::MissesCapture, 22),
            (Cause::TradesWhenLosing, 60),
            (Cause::ForgetsBackRank, 40),
            (Cause::MissesBackward, 30),
        ],
    },
    Spec {
        id: "duarte",
        limits: limits(5, 5000),
        causes: &[
            (Cause::OneMoveAhead, 15),
            (Cause::OverlooksHanging, 15),
            (Cause::OverlooksDefender, 8),
            (Cause::MissesCapture, 9),
            (Cause::MissesLongDiagonal, 22),
            (Cause::MissesKnightForks, 22),
            (Cause::ForgetsBackRank, 20),
        ],
    },
    Spec {
        id: "leonor",
        limits: limits(6, 8000),
        causes: &[
            (Cause::OneMoveAhead, 6),
            (Cause::OverlooksHanging, 5),
            (Cause::OverlooksDefender, 2),
            (Cause::MissesCapture, 3),
            (Cause::MissesDiscovered, 22),
            (Cause::ForgetsKingSafety, 25),
        ],
    },
    Spec {
        id: "simao",
        limits: limits(8, 10000),
        causes: &[
            (Cause::OneMoveAhead, 3),
            (Cause::OverlooksHanging, 2),
            (Cause::MissesCapture, 2),
            (Cause::MissesBackward, 4),
            (Cause::ForgetsPassedPawns, 30),
            (Cause::Hurries, 25),
        ],
    },
    Spec { id: "salome", limits: limits(60, 14000), causes: &[] },
];

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);

    /// `None` for a number that is no level.
    pub fn new(number: u8) -> Option<Level> {
        (1..=8).contains(&number).then_some(Level(number))
    }

    pub fn all() -> impl Iterator<Item = Level> {
        (1..=8).map(Level)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// A name that stays, for storage and for texts.
    pub fn id(self) -> &'static str {
        self.spec().id
    }

    pub fn from_id(id: &str) -> Option<Level> {
        Level::all().find(|level| level.id() == id)
    }

    /// Why this opponent errs.
    pub fn causes(self) -> impl Iterator<Item = Cause> {
        self.spec().causes.iter().map(|(cause, _)| *cause)
    }

    /// How far it looks when nothing keeps it from it.
    pub fn limits(self) -> Limits {
        self.spec().limits
    }

    /// Whether it plays the endings of few men as their tables say.
    pub fn knows_endings(self) -> bool {
        self.0 >= KNOWS_ENDINGS
    }

    /// Its strength among people, an estimate.
    pub fn elo(self) -> u32 {
        u32::from(ELO[usize::from(self.0.clamp(1, 8) - 1)])
    }

    fn spec(self) -> &'static Spec {
        &SPECS[usize::from(self.0.clamp(1, 8) - 1)]
    }
}

/// An opponent's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub m: Move,
    /// What the opponent believes: centipawns for it.
    pub score: i32,
    /// What the opponent expects, `m` the first.
    pub line: Vec<Move>,
    /// The causes without which it would have found another move.
    pub causes: Vec<Cause>,
}

/// The levels up to this one always take back what just took, where that loses nothing.
const ALWAYS_TAKES_BACK: u8 = 5;
/// In so many plies from the start of a game the seed chooses among moves of nearly one worth.
const OPENING: usize = 8;
const VARIETY: u64 = 24;
/// How much likelier the causes are in one game than usually, in percent of the odds; so much less time is there to think.
const FORMS: [u64; 5] = [28, 53, 100, 190, 360];

impl Search {
    /// The opponent's move, the same for one seed, level and position; `None` where there is no legal one.
    pub fn choose(&mut self, position: &Position, level: Level, seed: u64) -> Option<Chosen> {
        let mut chosen = self.pick_move(position, level, seed)?;
        let suspects: Vec<Cause> = chosen.causes.clone();
        if suspects.is_empty() {
            return Some(chosen);
        }
        let spec = level.spec();
        let without = |left_out: &[Cause]| -> Vec<(Cause, u8)> {
            spec.causes.iter().copied().filter(|(cause, _)| !left_out.contains(cause)).collect()
        };
        let mut other = |causes: &[(Cause, u8)]| self.decide(position, level, seed, causes).map(|found| found.m);
        chosen.causes.clear();
        if other(&[]) == Some(chosen.m) {
            return Some(chosen);
        }
        chosen.causes = suspects.iter().copied().filter(|cause| other(&without(&[*cause])) != Some(chosen.m)).collect();
        if chosen.causes.is_empty() {
            // Each of several would have been enough.
            chosen.causes = suspects;
        }
        Some(chosen)
    }

    /// The same without a look at which causes acted: `causes` are those that may have.
    pub fn pick_move(&mut self, position: &Position, level: Level, seed: u64) -> Option<Chosen> {
        self.decide(position, level, seed, level.spec().causes)
    }

    fn decide(&mut self, position: &Position, level: Level, seed: u64, causes: &[(Cause, u8)]) -> Option<Chosen> {
        let board = position.board();
        // Attentive in one game and less so in another, as people are.
        let seed = mix(seed ^ u64::from(level.0) << 56 ^ (board.turn() as u64) << 48);
        let form = FORMS[(seed % FORMS.len() as u64) as usize];
        let seed = mix(seed ^ hash(board));
        let mut mind = Mind::new(causes, form, seed, board.turn());
        let mut limits = level.limits();
        limits.nodes = limits.nodes * 100 / form;
        if mind.acts(Cause::Hurries) {
            limits.depth = limits.depth.saturating_sub(2).max(1);
        }
        if mind.acts(Cause::OneMoveAhead) {
            limits.depth = 1;
        }
        let legal = legal_moves(board);
        let moves = in_sight(position, level, &mut mind, &legal);
        let mut roots: Vec<RootMove> = moves.iter().map(|m| RootMove::new(*m, 0)).collect();
        let mut tastes = 0;
        for root in &mut roots {
            for (cause, bonus) in likes(board, root.m) {
                if bonus != 0 && mind.acts(cause) {
                    root.bonus += bonus;
                    tastes |= 1 << cause as u32;
                }
            }
            root.bonus += habit(position, root.m);
            if position.past().len() < OPENING {
                root.bonus += (mix(seed ^ u64::from(root.m.from) << 8 ^ u64::from(root.m.to)) % VARIETY) as i32;
            }
        }
        self.mind = mind;
        let found = self.best(position, roots, limits)?;
        let acted = |cause: Cause| {
            let always = [Cause::Hurries, Cause::ForgetsPassedPawns, Cause::ForgetsKingSafety];
            (self.mind.hid | tastes) >> cause as u32 & 1 != 0 || always.contains(&cause) && self.mind.acts(cause)
        };
        let causes = Cause::ALL.into_iter().filter(|cause| acted(*cause)).collect();
        Some(Chosen { m: found.m, score: found.score, line: found.line, causes })
    }
}

/// The moves that the player thinks of: all it sees, or only those that take back.
fn in_sight(position: &Position, level: Level, mind: &mut Mind, legal: &[Move]) -> Vec<Move> {
    let board = position.board();
    let taken_on = position.taken_on();
    if level.0 <= ALWAYS_TAKES_BACK {
        let mates = |m: &&Move| {
            let after = m.on(board);
            after.checkers() != 0 && after.count_moves() == 0
        };
        let back: Vec<Move> = legal.iter().copied().filter(|m| Some(m.to) == taken_on && see(board, *m) >= 0).collect();
        if !back.is_empty() {
            return legal.iter().find(mates).map_or(back, |mate| vec![*mate]);
        }
    }
    let role = |m: &Move| board.at(m.from).map_or(Role::Pawn, |(_, role)| role);
    // At the root nothing was moved before: `one move ahead` hides replies alone.
    let seen: Vec<Move> =
        legal.iter().copied().filter(|m| Some(m.to) == taken_on || !mind.hides(board, *m, role(m), None)).collect();
    if seen.is_empty() { legal.to_vec() } else { seen }
}

/// What a move is worth to each taste, in centipawns.
fn likes(board: &Board, m: Move) -> [(Cause, i32); 4] {
    let us = board.turn();
    let victim = taken(board, m);
    let worth = victim.map_or(0, |role| WORTH[role as usize]);
    let when = |holds: bool, bonus: i32| if holds { bonus } else { 0 };
    let exchange = victim.is_some_and(|role| role != Role::Pawn) && see(board, m).abs() <= 50;
    let losing = material(board, us) - material(board, us.other()) <= -200;
    let check = m.on(board).checkers() != 0;
    let queen = board.men(us, Role::Queen) >> m.from & 1 != 0;
    [
        (Cause::Greedy, worth / 2),
        (Cause::TradesWhenLosing, when(exchange && losing, 120)),
        (Cause::GivesEveryCheck, when(check, 70)),
        (Cause::EarlyQueen, when(queen && undeveloped(board, us) > 2, 60)),
    ]
}

/// A move that puts the own men as they stood before is liked less, so that nobody moves to and fro.
fn habit(position: &Position, m: Move) -> i32 {
    let us = position.board().turn();
    let after = m.on(position.board());
    let stood = |board: &Board| ROLES.iter().all(|role| board.men(us, *role) == after.men(us, *role));
    let reach = position.past().len().saturating_sub(usize::from(position.halfmoves()));
    let times = position.past()[reach..].iter().filter(|board| board.turn() == us && stood(board)).count();
    -12 * times.min(4) as i32
}

fn material(board: &Board, color: Color) -> i32 {
    ROLES[..5].iter().map(|role| WORTH[*role as usize] * board.men(color, *role).count_ones() as i32).sum()
}

/// The knights and bishops that have not moved.
fn undeveloped(board: &Board, color: Color) -> u32 {
    const HOME: Bits = 0x66;
    let minor = board.men(color, Role::Knight) | board.men(color, Role::Bishop);
    let home = HOME << seen(color, 0);
    (minor & home).count_ones()
}

const _: () = assert!(CAUSES <= 32 && MATE_BOUND > 0);
