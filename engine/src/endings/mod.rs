//! Endings of at most four men, exactly: who wins, and in how many plies. Finais.
//!
//! Nothing is shipped; [`Table::generate`] makes a table when it is asked for, by retrograde search. Distances are to
//! mate with best play by both sides. Stalemate is a draw (FIDE 2023 5.2.1), as is what nobody can mate with (5.2.2); the
//! fifty moves of 9.3 are not counted. Kings that may still castle are in no table.

mod generate;
mod material;
mod part;
mod supply;
mod symmetry;
pub mod teaching;

use movegen::{Board, Color, squares};

use crate::{Move, legal_moves};
use generate::legal;
use material::{Material, Men};
use part::{Part, UNDECIDED, look};
pub use supply::{Positions, Wanted};

/// An ending of which there can be a table. Final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// King and queen against king.
    Kqk,
    /// King and rook against king.
    Krk,
    /// King and two rooks against king.
    Krrk,
    /// King and pawn against king.
    Kpk,
    /// King and queen against king and a pawn that is one step from promotion.
    Kqkp,
    /// King and two bishops against king.
    Kbbk,
    /// King, bishop and knight against king.
    Kbnk,
}

impl Ending {
    pub const ALL: [Ending; 7] =
        [Ending::Kqk, Ending::Krk, Ending::Krrk, Ending::Kpk, Ending::Kqkp, Ending::Kbbk, Ending::Kbnk];

    /// The name as it may be kept or written in an address: `KQK`.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Kqk => "KQK",
            Ending::Krk => "KRK",
            Ending::Krrk => "KRRK",
            Ending::Kpk => "KPK",
            Ending::Kqkp => "KQKP",
            Ending::Kbbk => "KBBK",
            Ending::Kbnk => "KBNK",
        }
    }

    pub fn named(name: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.name() == name)
    }

    /// The ending that is on the board, whichever colour is the strong side.
    pub fn of(board: &Board) -> Option<Ending> {
        let men = Men::of(board)?;
        Ending::ALL.into_iter().find(|ending| ending.layout_holds(&men) || ending.layout_holds(&men.swapped()))
    }

    fn layout_holds(self, men: &Men) -> bool {
        match men.squares_for(self.material()) {
            Some([_, pawn]) => self != Ending::Kqkp || pawn / 8 == 1,
            None => false,
        }
    }

    fn material(self) -> Material {
        match self {
            Ending::Kqk => Material::KQK,
            Ending::Krk => Material::KRK,
            Ending::Krrk => Material::KRRK,
            Ending::Kpk => Material::KPK,
            Ending::Kqkp => Material::KQKP,
            Ending::Kbbk => Material::KBBK,
            Ending::Kbnk => Material::KBNK,
        }
    }

    /// What this ending can turn into; each comes after what it can turn into itself.
    fn before(self) -> &'static [Material] {
        match self {
            Ending::Kqk | Ending::Krk | Ending::Kbbk | Ending::Kbnk => &[],
            Ending::Krrk => &[Material::KRK],
            Ending::Kpk => &[Material::KQK, Material::KRK],
            Ending::Kqkp => &[
                Material::KQK,
                Material::KRK,
                Material::KPK,
                Material::KQKQ,
                Material::KQKR,
                Material::KQKB,
                Material::KQKN,
            ],
        }
    }
}

/// What best play leads to, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It mates in so many plies, its own move counted: 1 is mate in one.
    Won(u8),
    /// It is mated in so many plies: 0 is mate on the board.
    Lost(u8),
    Drawn,
}

impl Outcome {
    fn from_plies(plies: u8) -> Outcome {
        match plies {
            UNDECIDED => Outcome::Drawn,
            plies if plies % 2 == 0 => Outcome::Lost(plies),
            plies => Outcome::Won(plies),
        }
    }

    /// The outcome one ply earlier, for the side that moves here.
    pub fn before(self) -> Outcome {
        match self {
            Outcome::Won(plies) => Outcome::Lost(plies.saturating_add(1)),
            Outcome::Lost(plies) => Outcome::Won(plies.saturating_add(1)),
            Outcome::Drawn => Outcome::Drawn,
        }
    }

    /// Greater is better: a win sooner, a draw, a loss later.
    pub fn rank(self) -> i16 {
        match self {
            Outcome::Won(plies) => 1000 - i16::from(plies),
            Outcome::Drawn => 0,
            Outcome::Lost(plies) => i16::from(plies) - 1000,
        }
    }
}

/// How the positions of an ending come out, over the whole board with White as the strong side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// The longest win and the longest loss, in plies.
    pub longest_won: u8,
    pub longest_lost: u8,
}

/// The outcome of every position of an ending, and of what captures and promotions make of it. Tabela de finais.
#[derive(Clone, Debug)]
pub struct Table {
    ending: Ending,
    parts: Vec<Part>,
}

impl Table {
    /// Makes the table, which takes a moment: `docs/figures.md` says how long, and how many bytes it holds.
    pub fn generate(ending: Ending) -> Table {
        let mut parts = Vec::new();
        for material in ending.before().iter().chain([&ending.material()]) {
            let part = generate::generate(*material, &parts);
            parts.push(part);
        }
        Table { ending, parts }
    }

    pub fn ending(&self) -> Ending {
        self.ending
    }

    pub fn bytes(&self) -> usize {
        self.parts.iter().map(Part::bytes).sum()
    }

    /// The outcome for the side to move of a legal position of this ending, or of one that a capture or a promotion has made
    /// of it. `None` for any other men.
    pub fn probe(&self, board: &Board) -> Option<Outcome> {
        look(&self.parts, &Men::of(board)?).map(Outcome::from_plies)
    }

    /// Every legal move with what it leads to for the side that makes it, the best first. `None` where the table does not
    /// know the position; empty at mate and stalemate.
    pub fn moves(&self, board: &Board) -> Option<Vec<(Move, Outcome)>> {
        self.probe(board)?;
        let outcome = |step: Move| self.probe(&step.on(board)).map(|outcome| (step, outcome.before()));
        let mut moves: Vec<(Move, Outcome)> = legal_moves(board).into_iter().map(outcome).collect::<Option<_>>()?;
        moves.sort_by_key(|(_, outcome)| -outcome.rank());
        Some(moves)
    }

    /// The moves that keep the outcome of the position: the shortest win, a draw, or the longest defence.
    pub fn best(&self, board: &Board) -> Option<Vec<(Move, Outcome)>> {
        let mut moves = self.moves(board)?;
        if let Some((_, best)) = moves.first().copied() {
            moves.retain(|(_, outcome)| *outcome == best);
        }
        Some(moves)
    }

    /// Counts the legal positions with this side to move; White is the strong side.
    pub fn census(&self, turn: Color) -> Census {
        let mut census = Census::default();
        let Some(part) = self.parts.last() else { return census };
        for number in 0..part.layout.len() {
            let at = part.layout.placement(number);
            let weight = part.layout.weight(at);
            for weak_king in squares(legal(&part.layout, at)[turn as usize]) {
                match Outcome::from_plies(part.plies[turn as usize][number * 64 + usize::from(weak_king)]) {
                    Outcome::Won(plies) => {
                        census.won += weight;
                        census.longest_won = census.longest_won.max(plies);
                    }
                    Outcome::Lost(plies) => {
                        census.lost += weight;
                        census.longest_lost = census.longest_lost.max(plies);
                    }
                    Outcome::Drawn => census.drawn += weight,
                }
            }
        }
        census
    }
}
