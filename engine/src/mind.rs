//! Why a player errs, and what each such cause hides from its search.

use movegen::{Board, Color, Role, attacks, squares};

use crate::Move;
use crate::evaluate::{Ignores, distance, seen};
use crate::exchange::taken;
use crate::hash::mix;

/// A named cause of error. Causa de erro.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Looks at the own move and at what can take the man just moved, no further. Só pensa um lance.
    OneMoveAhead,
    /// Does not see that the other side can take a man that did not move. Não vê peças penduradas.
    OverlooksHanging,
    /// Forgets that the square it goes to is attacked. Esquece quem defende a casa.
    OverlooksDefender,
    /// Does not see that it can take. Não vê que pode capturar.
    MissesCapture,
    /// Does not see captures along a diagonal of four squares or more. Não vê a diagonal comprida.
    MissesLongDiagonal,
    /// Does not see rooks and queens come to the rank of its king. Esquece a última fila.
    ForgetsBackRank,
    /// Does not see a knight attack two at once. Não vê garfos de cavalo.
    MissesKnightForks,
    /// Does not see that a man that moves opens a line. Não vê ataques à descoberta.
    MissesDiscovered,
    /// Does not see captures that go back. Não vê capturas para trás.
    MissesBackward,
    /// Values whatever it takes half as much again. Guloso.
    Greedy,
    /// Likes to exchange when it has less. Troca quando está a perder.
    TradesWhenLosing,
    /// Gives check because it can. Dá todos os xeques.
    GivesEveryCheck,
    /// Moves the queen before the other pieces. Sai cedo com a dama.
    EarlyQueen,
    /// Does not count how far a passed pawn has come. Esquece peões passados.
    ForgetsPassedPawns,
    /// Does not count how safe the kings are. Descura o rei.
    ForgetsKingSafety,
    /// Thinks two moves less than it could. Joga depressa demais.
    Hurries,
}

pub(crate) const CAUSES: usize = 16;

impl Cause {
    pub const ALL: [Cause; CAUSES] = [
        Cause::OneMoveAhead,
        Cause::OverlooksHanging,
        Cause::OverlooksDefender,
        Cause::MissesCapture,
        Cause::MissesLongDiagonal,
        Cause::ForgetsBackRank,
        Cause::MissesKnightForks,
        Cause::MissesDiscovered,
        Cause::MissesBackward,
        Cause::Greedy,
        Cause::TradesWhenLosing,
        Cause::GivesEveryCheck,
        Cause::EarlyQueen,
        Cause::ForgetsPassedPawns,
        Cause::ForgetsKingSafety,
        Cause::Hurries,
    ];

    /// A name that stays, for storage and for texts.
    pub fn id(self) -> &'static str {
        match self {
            Cause::OneMoveAhead => "one-move-ahead",
            Cause::OverlooksHanging => "overlooks-hanging",
            Cause::OverlooksDefender => "overlooks-defender",
            Cause::MissesCapture => "misses-capture",
            Cause::MissesLongDiagonal => "misses-long-diagonal",
            Cause::ForgetsBackRank => "forgets-back-rank",
            Cause::MissesKnightForks => "misses-knight-forks",
            Cause::MissesDiscovered => "misses-discovered",
            Cause::MissesBackward => "misses-backward",
            Cause::Greedy => "greedy",
            Cause::TradesWhenLosing => "trades-when-losing",
            Cause::GivesEveryCheck => "gives-every-check",
            Cause::EarlyQueen => "early-queen",
            Cause::ForgetsPassedPawns => "forgets-passed-pawns",
            Cause::ForgetsKingSafety => "forgets-king-safety",
            Cause::Hurries => "hurries",
        }
    }
}

/// How a player looks at one position.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    /// How likely each cause is to act, of 1000.
    per_mille: [u16; CAUSES],
    seed: u64,
    side: Color,
    clear: bool,
    one_move: bool,
    pub(crate) ignores: Ignores,
    /// The causes that hid a move, a bit each.
    pub(crate) hid: u32,
}

impl Mind {
    /// Sees everything.
    pub(crate) const CLEAR: Mind = Mind {
        per_mille: [0; CAUSES],
        seed: 0,
        side: Color::White,
        clear: true,
        one_move: false,
        ignores: Ignores { passed_pawns: false, king_safety: false },
        hid: 0,
    };

    /// `seed` differs from move to move; `form`: what the odds of each cause are multiplied with, in percent.
    pub(crate) fn new(causes: &[(Cause, u8)], form: u64, seed: u64, side: Color) -> Mind {
        let mut mind = Mind { seed, side, clear: causes.is_empty(), ..Mind::CLEAR };
        for (cause, percent) in causes {
            let odds = u64::from(*percent) * form;
            let rest = u64::from(100 - percent.min(&100)) * 100;
            mind.per_mille[*cause as usize] = (odds * 1000 / (odds + rest).max(1)) as u16;
        }
        mind.one_move = mind.acts(Cause::OneMoveAhead);
        mind.ignores.passed_pawns = mind.acts(Cause::ForgetsPassedPawns);
        mind.ignores.king_safety = mind.acts(Cause::ForgetsKingSafety);
        mind
    }

    /// Whether a cause acts in this position.
    pub(crate) fn acts(&self, cause: Cause) -> bool {
        self.acts_on(cause, 64)
    }

    /// Whether a cause acts on what happens on a square. The same answer each time it is asked.
    fn acts_on(&self, cause: Cause, square: u8) -> bool {
        let chance = u64::from(self.per_mille[cause as usize]);
        chance > 0 && mix(self.seed ^ (cause as u64) << 8 ^ u64::from(square)) % 1000 < chance
    }

    /// Whether the player does not see a move, its own or the other side's. `to`: where the move before went.
    #[inline(always)]
    pub(crate) fn hides(&mut self, board: &Board, m: Move, role: Role, to: Option<u8>) -> bool {
        if self.clear {
            return false;
        }
        let cause = self.hidden_by(board, m, role, to);
        self.hid |= cause.map_or(0, |cause| 1 << cause as u32);
        cause.is_some()
    }

    fn hidden_by(&self, board: &Board, m: Move, role: Role, to: Option<u8>) -> Option<Cause> {
        let mover = board.turn();
        let own = mover == self.side;
        let takes = taken(board, m).is_some();
        let takes_back = takes && to == Some(m.to);
        if own && takes_back {
            return None;
        }
        let when = |holds: bool, cause: Cause, square: u8| (holds && self.acts_on(cause, square)).then_some(cause);
        if self.one_move && !takes_back && to.is_some() {
            return Some(Cause::OneMoveAhead);
        }
        let back = i32::from(seen(mover, m.from) / 8) - i32::from(seen(mover, m.to) / 8);
        let diagonal = m.from % 8 != m.to % 8 && m.from / 8 != m.to / 8;
        let far = distance(m.from, m.to) >= 4;
        when(own && takes, Cause::MissesCapture, m.to)
            .or_else(|| when(!own && takes_back, Cause::OverlooksDefender, m.to))
            .or_else(|| when(!own && takes && !takes_back, Cause::OverlooksHanging, m.to))
            .or_else(|| when(takes && far && diagonal && role != Role::Knight, Cause::MissesLongDiagonal, m.from))
            .or_else(|| when(takes && back >= 2 && !takes_back, Cause::MissesBackward, m.from))
            .or_else(|| when(!own && self.on_back_rank(board, m, role), Cause::ForgetsBackRank, 64))
            .or_else(|| when(role == Role::Knight && forks(board, m), Cause::MissesKnightForks, m.to))
            .or_else(|| {
                let drawn = self.acts_on(Cause::MissesDiscovered, m.from);
                (drawn && !takes_back && discovers(board, m)).then_some(Cause::MissesDiscovered)
            })
    }

    fn on_back_rank(&self, board: &Board, m: Move, role: Role) -> bool {
        let rank = seen(self.side, m.to) / 8;
        let king = seen(self.side, board.king(self.side)) / 8;
        matches!(role, Role::Rook | Role::Queen) && rank == 0 && king == 0
    }
}

/// Whether a knight's move attacks two of king, queen and rooks.
fn forks(board: &Board, m: Move) -> bool {
    let them = board.turn().other();
    let great = [Role::King, Role::Queen, Role::Rook].map(|role| board.men(them, role));
    let great = great[0] | great[1] | great[2];
    (attacks::knight(m.to) & great).count_ones() > 1
}

/// Whether a man behind the one that moves now attacks king, queen or rook.
fn discovers(board: &Board, m: Move) -> bool {
    let (us, them) = (board.turn(), board.turn().other());
    let before = board.occupied();
    let after = before & !(1 << m.from) | 1 << m.to;
    let sliders = board.men(us, Role::Bishop) | board.men(us, Role::Rook) | board.men(us, Role::Queen);
    [Role::King, Role::Queen, Role::Rook].into_iter().flat_map(|role| squares(board.men(them, role))).any(|target| {
        let new = board.attackers(target, after) & !board.attackers(target, before);
        new & sliders & !(1 << m.from) != 0 && target != m.to
    })
}
