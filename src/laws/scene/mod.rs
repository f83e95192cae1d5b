//! Scenes for the arbiter: what happens at a board with a clock, told in three sentences. Situação.
//!
//! A scene is data (`assets/scenes/`, see [`read`]). Its ruling is not in the file: [`judge`](super::judge())
//! gives it for the edition chosen. Steps may be illegal, so pieces are only put where hands put them; the tests check
//! which steps are legal.

mod choice;
mod kept;
mod mark;
mod read;

pub use choice::Choice;
pub use kept::Rulings;
pub use mark::{Compared, Marks, RulingPart, SceneAnswer, Verdict, compare, leaves_alone, mark, others, verdict};
pub use read::{Theme, WORDS, read};

use super::{Matter, Speed, Supervision};
use crate::chess::{Move, Piece, Role, Setup};
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::square::Square;

/// How many sentences tell a scene.
pub const SENTENCES: usize = 3;

/// Something that happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move as the hand made it. Castling also moves the rook, and en passant takes the pawn.
    Move { m: Move, legal: bool },
    /// This side presses its clock.
    Press(Color),
    /// A hand is on this piece.
    Hand(Square),
    /// The flag of this side falls. Queda de seta.
    Flag(Color),
    /// The clock is stopped by a player.
    Stop,
    /// A piece slides from one square to another; it is no move.
    Slip { from: Square, to: Square },
    /// A piece leaves the board.
    Off(Square),
    /// A piece comes to a square.
    On(Square, Piece),
}

/// One situation, as its block says.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Its name in texts and records, and in old addresses.
    pub id: String,
    /// Its name in addresses.
    pub address: String,
    /// The place of its theme among the themes of the file.
    pub theme: usize,
    pub speed: Speed,
    pub supervision: Supervision,
    pub matter: Matter,
    /// Whom the incident is about.
    pub player: Color,
    pub start: Setup,
    /// What happens while each sentence is told.
    pub steps: [Vec<Step>; SENTENCES],
    /// What the clock shows at the moment that is asked about, s.
    pub clock: ByColor<u32>,
    /// Whether the clock has not been started.
    pub standing: bool,
    pub after: After,
    /// What the arbiter chooses from.
    pub choices: Vec<Choice>,
    /// In which it is asked, the newest first.
    pub editions: Vec<Edition>,
}

/// The position that should stand once the arbiter has put things right.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum After {
    /// As it was found.
    #[default]
    Same,
    /// As it was before the first step that was no legal move.
    Before,
    Typed(Setup),
}

/// What the table shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Table {
    pub setup: Setup,
    /// The squares of the last thing moved.
    pub last: Option<(Square, Square)>,
    /// A hand is on this square.
    pub hand: Option<Square>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Whose flag is down.
    pub flags: ByColor<bool>,
    /// Whether a player has stopped the clock.
    pub stopped: bool,
}

impl Scene {
    /// The table before anything happens.
    pub fn opening(&self) -> Table {
        Table {
            setup: self.start,
            last: None,
            hand: None,
            running: (!self.standing).then_some(self.start.turn),
            flags: ByColor::default(),
            stopped: false,
        }
    }

    /// Everything that happens, in order, with the sentence it belongs to, from 0.
    pub fn happenings(&self) -> impl Iterator<Item = (usize, Step)> + '_ {
        self.steps.iter().enumerate().flat_map(|(part, steps)| steps.iter().map(move |step| (part, *step)))
    }

    /// The table after so many steps; a greater number means all of them.
    pub fn table(&self, steps: usize) -> Table {
        self.happenings().take(steps).fold(self.opening(), |table, (_, step)| table.after(step))
    }

    /// The table at the moment that is asked about.
    pub fn found(&self) -> Table {
        self.table(usize::MAX)
    }

    /// How many steps there are.
    pub fn length(&self) -> usize {
        self.steps.iter().map(Vec::len).sum()
    }

    /// How many steps have happened once this sentence has been told, counted from 0.
    pub fn told(&self, sentence: usize) -> usize {
        self.steps.iter().take(sentence + 1).map(Vec::len).sum()
    }

    /// What the clock of this table shows, s. A flag that has not fallen yet has at least a second left.
    pub fn times(&self, table: &Table) -> ByColor<u32> {
        ByColor::from_fn(|side| if table.flags[side] { 0 } else { self.clock[side].max(1) })
    }

    /// The position once things are put right.
    pub fn put_right(&self) -> Setup {
        match self.after {
            After::Same => self.found().setup,
            After::Typed(setup) => setup,
            After::Before => {
                let good = self.happenings().take_while(|(_, step)| !step.is_irregular()).count();
                self.table(good).setup
            }
        }
    }
}

impl Step {
    /// Whether no legal move of chess does this.
    pub const fn is_irregular(self) -> bool {
        matches!(self, Step::Move { legal: false, .. } | Step::Slip { .. } | Step::Off(_) | Step::On(..))
    }
}

impl Table {
    /// The table after one more step.
    pub fn after(mut self, step: Step) -> Table {
        self.hand = None;
        match step {
            Step::Move { m, .. } => self.moved(m),
            Step::Press(side) => self.running = Some(!side),
            Step::Hand(square) => self.hand = Some(square),
            Step::Flag(side) => self.flags[side] = true,
            Step::Stop => {
                self.running = None;
                self.stopped = true;
            }
            Step::Slip { from, to } => {
                let piece = self.setup.placement.at(from);
                self.put(from, None);
                self.put(to, piece);
                self.last = Some((from, to));
            }
            Step::Off(square) => self.put(square, None),
            Step::On(square, piece) => self.put(square, Some(piece)),
        }
        self
    }

    /// Puts a piece on this square, or takes it away.
    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.setup.placement.set(square, piece);
        self.last = Some((square, square));
    }

    /// What a hand does that makes this move.
    fn moved(&mut self, m: Move) {
        let Some(piece) = self.setup.placement.at(m.from) else { return };
        let board = &mut self.setup.placement;
        let aside = m.from.file() != m.to.file();
        let empty = board.at(m.to).is_none();
        board.set(m.from, None);
        board.set(m.to, Some(m.promotion.map_or(piece, |role| Piece::new(piece.color, role))));
        // The pawn taken en passant stands beside. FIDE 2023 3.7.3.1
        if piece.role == Role::Pawn
            && aside
            && empty
            && let Some(beside) = Square::new(m.to.file(), m.from.rank())
            && board.at(beside) == Some(Piece::new(!piece.color, Role::Pawn))
        {
            board.set(beside, None);
        }
        // A king that moves two squares also moves the rook. FIDE 2023 3.8.2
        if piece.role == Role::King && (m.from.file() - m.to.file()).abs() == 2 {
            let (from, to) = if m.to.file() > m.from.file() { (7, 5) } else { (0, 3) };
            if let (Some(from), Some(to)) = (Square::new(from, m.from.rank()), Square::new(to, m.from.rank())) {
                let rook = board.at(from);
                board.set(from, None);
                board.set(to, rook);
            }
        }
        self.setup.turn = !piece.color;
        self.setup.en_passant = None;
        self.last = Some((m.from, m.to));
    }
}
