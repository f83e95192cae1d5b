//! A score with one slip in it. Encontra o erro.
//!
//! The promise: read from the start by the rules, everything before [`Puzzle::at`] is the game, the cell there cannot be
//! read, and with what was meant in its place the whole score can be. Absent: the words that explain it.

mod planting;

use super::Topic;
use super::games::{OPENINGS, Walk};
use crate::chess::{Illegal, Letters, Move, Position, Role, san};
use crate::random::{Random, seed_of};

/// Games that are tried before a known opening takes their place.
const TRIES: usize = 40;

/// What went wrong on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// A move that the rules do not allow.
    Illegal,
    /// The letter of another piece, or of another language. FIDE 2023 C.2, C.3
    Letter,
    /// The file or the rank that tells two pieces apart is missing. FIDE 2023 C.10
    Ambiguous,
    /// White's move and Black's stand in each other's place.
    Swapped,
    /// A move was left out, and the rest moved up. FIDE 2023 8.1.1
    Skipped,
}

impl Slip {
    pub const ALL: [Slip; 5] = [Slip::Illegal, Slip::Letter, Slip::Ambiguous, Slip::Swapped, Slip::Skipped];

    fn of(topic: Topic, random: &mut Random) -> Slip {
        match topic {
            Topic::Illegal => Slip::Illegal,
            Topic::Letter => Slip::Letter,
            Topic::Ambiguous => Slip::Ambiguous,
            Topic::Swapped => Slip::Swapped,
            Topic::Skipped => Slip::Skipped,
            _ => Slip::ALL.get(random.below(Slip::ALL.len())).copied().unwrap_or(Slip::Illegal),
        }
    }
}

/// Why the cell cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The rules refuse it, with squares and article.
    Illegal(Illegal),
    /// The letter is this piece's, and another piece moved.
    OtherPiece {
        written: Role,
        meant: Role,
    },
    /// The letter is the piece's in another language.
    OtherLanguage {
        language: Letters,
        letter: char,
        meant: Role,
    },
    /// This move could be meant, and this other one as well. The article is that of the missing sign.
    Ambiguous {
        meant: Move,
        other: Move,
        article: &'static str,
    },
    Swapped,
    Skipped,
}

impl Why {
    /// Of the Laws of 2023.
    pub fn article(&self) -> &'static str {
        match self {
            Why::Illegal(illegal) => illegal.article(),
            Why::OtherPiece { .. } => "C.2",
            Why::OtherLanguage { .. } => "C.3",
            Why::Ambiguous { article, .. } => article,
            Why::Swapped | Why::Skipped => "8.1.1",
        }
    }
}

/// A score with one slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub slip: Slip,
    pub letters: Letters,
    /// The game that was played, from the initial position.
    pub moves: Vec<Move>,
    /// How it should be written: White's and Black's moves in turn.
    pub right: Vec<String>,
    /// How it is written.
    pub cells: Vec<String>,
    /// The first cell that cannot be read, counted from 0: even is White's.
    pub at: usize,
    pub why: Why,
}

/// What choosing a cell brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Found,
    /// It can be read, and so can everything before it.
    Fine,
    /// The slip comes earlier.
    Later,
}

impl Puzzle {
    /// The position in which the move of this cell is made; the game's own, not beyond its end.
    pub fn position_before(&self, cell: usize) -> Position {
        self.moves.iter().take(cell).fold(Position::start(), |position, m| position.play(*m).unwrap_or(position))
    }

    /// What is meant by the move in which the slip is.
    pub fn meant(&self) -> Option<Move> {
        self.moves.get(self.at).copied()
    }

    /// Of two moves in each other's place either is the slip.
    pub fn choose(&self, cell: usize) -> Choice {
        match cell {
            cell if cell == self.at || self.slip == Slip::Swapped && cell == self.at + 1 => Choice::Found,
            cell if cell < self.at => Choice::Fine,
            _ => Choice::Later,
        }
    }

    /// The articles of Appendix C that finding it asks for.
    pub fn rules(&self) -> Vec<&'static str> {
        [self.why.article()].into_iter().filter(|article| article.starts_with('C')).collect()
    }
}

/// A game, with each of its positions and how each move is written.
struct Score {
    positions: Vec<Position>,
    moves: Vec<Move>,
    texts: Vec<String>,
    letters: Letters,
}

impl Score {
    fn of(game: impl Iterator<Item = (Position, Move)>, letters: Letters) -> Score {
        let mut score = Score { positions: Vec::new(), moves: Vec::new(), texts: Vec::new(), letters };
        for (position, m) in game {
            score.texts.push(san::write(&position, m, letters));
            score.positions.push(position);
            score.moves.push(m);
        }
        score
    }
}

/// The score of this topic and seed; the same one in all letters, but for the letters themselves.
pub fn puzzle(topic: Topic, seed: u32, letters: Letters) -> Puzzle {
    let mut random = Random::new(seed_of("erro") ^ seed_of(topic.name()) ^ u64::from(seed));
    let slip = Slip::of(topic, &mut random);
    // Chance for the game and for the slip apart, so that the letters cannot lead to another game.
    let tried = (0..TRIES).find_map(|_| {
        let plies = 18 + random.below(9);
        let mut chance = Random::new(random.bits());
        let score = Score::of(Walk::new(chance.bits()).take(plies), letters);
        (score.moves.len() >= 16).then(|| planting::plant(slip, score, &mut chance)).flatten()
    });
    tried.unwrap_or_else(|| known(slip, letters))
}

/// A slip in a known opening, for the case that no game has room for one.
pub fn known(slip: Slip, letters: Letters) -> Puzzle {
    let mut random = Random::new(0);
    let planted = OPENINGS.iter().find_map(|line| {
        let moves = san::read_line(&Position::start(), line, Letters::English).ok()?;
        let mut position = Position::start();
        let game = moves.into_iter().map(|m| {
            let before = position;
            position = position.play(m).unwrap_or(position);
            (before, m)
        });
        planting::plant(slip, Score::of(game, letters), &mut random)
    });
    // A test holds that an opening is always found.
    planted.unwrap_or(Puzzle {
        slip,
        letters,
        moves: Vec::new(),
        right: Vec::new(),
        cells: vec!["e5".to_string()],
        at: 0,
        why: Why::Skipped,
    })
}
