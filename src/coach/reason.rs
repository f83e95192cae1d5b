//! The reasons, each with its id and the puzzle themes it answers to, and the statement that a reason becomes.

use crate::chess::Move;
use crate::chess::legality::{Arg, Standing};
use crate::square::Square;

/// Defines the reasons: id, then the themes of the Lichess puzzles that it answers to.
macro_rules! reasons {
    ($($(#[$about:meta])* $reason:ident = $id:literal [$($theme:literal)*];)*) => {
        named! {
            /// Why a move was good, or what is wrong with it. Razão.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum Reason {
                $($(#[$about])* $reason = $id,)*
            }
        }

        impl Reason {
            /// The themes of Lichess's puzzles of which this is the reason.
            pub const fn themes(self) -> &'static [&'static str] {
                match self { $(Reason::$reason => &[$($theme),*],)* }
            }
        }
    };
}

reasons! {
    /// Permite mate na última linha, num lance.
    AllowsBackRankMateInOne = "allows-back-rank-mate-in-1" ["backRankMate" "mateIn1"];
    /// Permite mate na última linha, em dois lances.
    AllowsBackRankMateInTwo = "allows-back-rank-mate-in-2" ["backRankMate" "mateIn2"];
    /// Permite mate na última linha, em mais lances.
    AllowsBackRankMate = "allows-back-rank-mate" ["backRankMate" "mateIn3" "mateIn4" "mateIn5"];
    /// Permite mate num lance.
    AllowsMateInOne = "allows-mate-in-1" ["mateIn1"];
    /// Permite mate em dois lances.
    AllowsMateInTwo = "allows-mate-in-2" ["mateIn2"];
    /// Permite mate em mais lances.
    AllowsMate = "allows-mate" ["mateIn3" "mateIn4" "mateIn5"];
    /// Já não podia evitar o mate.
    CannotStopMate = "cannot-stop-mate" ["mateIn1" "mateIn2" "mateIn3" "mateIn4"];
    /// Deixa uma peça sem defesa.
    LeavesUnprotected = "leaves-unprotected" ["hangingPiece"];
    /// Deixa uma peça atacada por outra que vale menos, ou mais vezes do que é defendida.
    LeavesUnderprotected = "leaves-underprotected" ["hangingPiece"];
    /// Deixa de guardar uma peça.
    LosesGuard = "loses-guard" ["hangingPiece"];
    /// Permite um garfo.
    AllowsFork = "allows-fork" ["fork"];
    /// Permite um espeto.
    AllowsSkewer = "allows-skewer" ["skewer"];
    /// Permite uma cravada.
    AllowsPin = "allows-pin" ["pin"];
    /// Permite um ataque a descoberto.
    AllowsDiscovery = "allows-discovery" ["discoveredAttack" "discoveredCheck" "doubleCheck"];
    /// Permite a captura de quem defende.
    AllowsGuardTaken = "allows-guard-taken" ["capturingDefender"];
    /// Permite o desvio de quem defende.
    AllowsDeflection = "allows-deflection" ["deflection" "attraction"];
    /// Permite que uma peça fique sem saída.
    AllowsTrap = "allows-trap" ["trappedPiece"];
    /// Deixa passar um peão.
    LetsPawnThrough = "lets-pawn-through" ["promotion" "advancedPawn" "underPromotion"];
    /// Afoga o rei adversário.
    Stalemates = "stalemates" [];
    /// Não viu um mate.
    MissesMate = "misses-mate" [];
    /// Não viu uma captura de graça.
    MissesCapture = "misses-capture" [];

    /// Dá mate na última linha.
    BackRankMates = "back-rank-mates" ["backRankMate" "mateIn1"];
    /// Dá mate.
    Mates = "mates" ["mateIn1"];
    /// Leva a mate em dois lances.
    ForcesMateInTwo = "forces-mate-in-2" ["mateIn2"];
    /// Leva a mate em mais lances.
    ForcesMate = "forces-mate" ["mateIn3" "mateIn4" "mateIn5"];
    /// Captura uma peça sem defesa.
    TakesUnprotected = "takes-unprotected" ["hangingPiece"];
    /// Captura uma peça que vale mais, ou que está atacada mais vezes.
    TakesMore = "takes-more" ["hangingPiece"];
    /// Faz um garfo.
    Forks = "forks" ["fork"];
    /// Faz um espeto.
    Skewers = "skewers" ["skewer"];
    /// Crava uma peça.
    Pins = "pins" ["pin"];
    /// Faz um ataque a descoberto.
    Discovers = "discovers" ["discoveredAttack" "discoveredCheck" "doubleCheck"];
    /// Captura quem defende.
    TakesGuard = "takes-guard" ["capturingDefender"];
    /// Desvia quem defende.
    Deflects = "deflects" ["deflection" "attraction"];
    /// Deixa uma peça adversária sem saída.
    Traps = "traps" ["trappedPiece"];
    /// Promove um peão.
    Promotes = "promotes" ["promotion" "underPromotion"];
    /// Evita o mate.
    PreventsMate = "prevents-mate" ["defensiveMove"];
    /// Ameaça mate.
    ThreatensMate = "threatens-mate" [];
    /// Tira uma peça do perigo.
    SavesPiece = "saves-piece" ["defensiveMove"];
    /// Defende uma peça atacada.
    Protects = "protects" ["defensiveMove"];
    /// Trava um peão que ia ser promovido.
    StopsPawn = "stops-pawn" ["defensiveMove"];
    /// Salva a partida com afogado.
    SavesByStalemate = "saves-by-stalemate" ["stalemate"];
    /// Troca peças de igual valor.
    Trades = "trades" [];
    /// Ameaça capturar.
    Attacks = "attacks" [];
    /// Avança um peão passado.
    AdvancesPassedPawn = "advances-passed-pawn" ["advancedPawn"];
    /// É o único lance legal.
    OnlyMove = "only-move" [];
    /// Faz roque.
    Castles = "castles" ["castling"];
    /// Desenvolve uma peça.
    Develops = "develops" [];
    /// Ocupa o centro.
    TakesCenter = "takes-center" [];
}

impl Reason {
    /// Whether it says what is wrong with a move, and not what is good about it.
    pub const fn is_mistake(self) -> bool {
        (self as usize) < (Reason::BackRankMates as usize)
    }

    /// Whether it says what was not seen, and with it the better move.
    pub const fn is_miss(self) -> bool {
        matches!(self, Reason::MissesMate | Reason::MissesCapture)
    }
}

/// A reason with what it speaks of, and the moves that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    pub reason: Reason,
    /// The piece that acts: it takes, forks, mates, guards.
    pub by: Option<Standing>,
    /// The piece that it happens to.
    pub piece: Option<Standing>,
    /// The second one: the other prong of a fork, what stands behind a pinned piece, the piece that stopped guarding.
    pub other: Option<Standing>,
    /// The explained move first, then what follows, until what is said has happened. Of a miss, the move in its place.
    pub line: Vec<Move>,
}

impl Statement {
    pub fn new(reason: Reason, line: &[Move]) -> Statement {
        Statement { reason, by: None, piece: None, other: None, line: line.to_vec() }
    }

    pub fn by(self, by: Option<Standing>) -> Statement {
        Statement { by, ..self }
    }

    pub fn piece(self, piece: Option<Standing>) -> Statement {
        Statement { piece, ..self }
    }

    pub fn other(self, other: Option<Standing>) -> Statement {
        Statement { other, ..self }
    }

    /// The squares to draw, each once.
    pub fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for standing in [self.by, self.piece, self.other].into_iter().flatten() {
            if !squares.contains(&standing.square) {
                squares.push(standing.square);
            }
        }
        squares
    }

    /// The message that says it, of `coach.ftl`.
    pub fn id(&self) -> String {
        message_id(self.reason)
    }

    /// What the sentence speaks of, each under the name of its variable; [`Arg::fill`] makes the variables. `from` and `to`
    /// are those of the line's first move.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let mut args = Vec::new();
        for (name, square, man) in
            [("by", "by-square", self.by), ("piece", "square", self.piece), ("other", "other-square", self.other)]
        {
            if let Some(man) = man {
                args.extend([(name, Arg::Role(man.role)), (square, Arg::Square(man.square))]);
            }
        }
        if let Some(m) = self.line.first() {
            args.extend([("from", Arg::Square(m.from)), ("to", Arg::Square(m.to))]);
        }
        args
    }
}

/// The statements in their order, of each reason the first alone.
pub(super) fn each_once(statements: impl IntoIterator<Item = Statement>) -> Vec<Statement> {
    let mut once: Vec<Statement> = Vec::new();
    for statement in statements {
        if !once.iter().any(|other| other.reason == statement.reason) {
            once.push(statement);
        }
    }
    once
}

/// The message of a reason.
pub fn message_id(reason: Reason) -> String {
    format!("coach-{}", reason.name())
}

/// What is said where nothing certain can be: the line follows.
pub const NONE_ID: &str = "coach-none";
