//! A game of draughts: the moves from a start, the counts towards a draw, why it ended and who won. Partida.
//!
//! The regulation leaves two points open. Here, a limit counts the moves in which to win: a side that wins with the
//! very move that reaches the limit has won. And the twelve moves of the forçada go on when a dama is given away:
//! giving one away is how the forçada is won.
//!
//! Brazilian draughts have the same losses, agreement, repetition and twenty moves, but no forçada. Absent: the clock.

mod record;

pub use record::{GameRecord, RecordError};

use super::moves::Move;
use super::position::Position;
use crate::color::{ByColor, Color, Outcome};
use crate::square::SquareSet;

/// Moves of damas by one player without progress. JSS 2.11.1
pub const TWENTY: u32 = 20;
/// Moves of the three damas that hold the rio. JSS 2.11.2
pub const TWELVE: u32 = 12;
/// How often a position must stand before a draw may be claimed. JSS 2.10.2
pub const TIMES: u32 = 3;

/// No game is longer: men make at most 168 moves, and 24 pieces are given and taken. Between two of these,
/// the 39th move ends the game. JSS 2.11.1
pub const MAX_PLIES: usize = 9_000;

/// The long diagonal, 1 to 32: h1 to a8. Rio.
pub const RIO: SquareSet = SquareSet(0x0102_0408_1020_4080);

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The other side has no pieces.
    NoPieces { winner: Color },
    /// The other side's pieces cannot move in its turn. Prisioneiras.
    Blocked { winner: Color },
    /// The other side's time is over.
    Time { winner: Color },
    /// The other side gave up. Abandono.
    Resigned { winner: Color },
    /// An arbiter's decision; nobody wins where it is a draw.
    Penalty { winner: Option<Color> },
    /// Vinte lances.
    TwentyMoves,
    /// Forçada: three damas did not win in twelve moves.
    Forced,
    /// The same position for the third time, on a claim.
    Repetition,
    /// Both sides wanted it.
    Agreed,
}

impl Status {
    /// The end that this position shows. JSS 2.9.1, 2.9.2
    pub fn of(position: &Position) -> Option<Status> {
        let winner = !position.turn();
        if position.count(position.turn()) == (0, 0) {
            Some(Status::NoPieces { winner })
        } else if position.legal_moves().is_empty() {
            Some(Status::Blocked { winner })
        } else {
            None
        }
    }

    /// The article of the Portuguese regulation.
    pub const fn article(self) -> &'static str {
        match self {
            Status::NoPieces { .. } => "2.9.1",
            Status::Blocked { .. } => "2.9.2",
            Status::Time { .. } => "2.9.3",
            Status::Resigned { .. } => "2.9.4",
            Status::Penalty { winner: Some(_) } => "2.9.5",
            Status::Penalty { winner: None } => "2.10.4",
            Status::TwentyMoves => "2.11.1",
            Status::Forced => "2.11.2",
            Status::Repetition => "2.10.2",
            Status::Agreed => "2.10.3",
        }
    }

    /// The part of its message's name after `damas-over-`.
    pub const fn id(self) -> &'static str {
        match self {
            Status::NoPieces { .. } => "no-pieces",
            Status::Blocked { .. } => "blocked",
            Status::Time { .. } => "time",
            Status::Resigned { .. } => "resigned",
            Status::Penalty { .. } => "penalty",
            Status::TwentyMoves => "twenty",
            Status::Forced => "forced",
            Status::Repetition => "repetition",
            Status::Agreed => "agreed",
        }
    }

    pub const fn outcome(self) -> Outcome {
        match self {
            Status::NoPieces { winner }
            | Status::Blocked { winner }
            | Status::Time { winner }
            | Status::Resigned { winner }
            | Status::Penalty { winner: Some(winner) } => Outcome::Win(winner),
            _ => Outcome::Draw,
        }
    }
}

named! {
    /// What the count of twenty began after. Its name: the part of its message's name after `damas-reset-`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Reset {
        /// The start of the game.
        #[default]
        Start = "start",
        /// A man moved.
        Man = "man",
        /// Something was captured.
        Capture = "capture",
        /// A dama moved to give a piece away, which must be captured. Entrega.
        GivenAway = "given-away",
    }
}

/// The counts towards a draw, shown after every move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Moves of damas by each side, up to [`TWENTY`], since a man moved or a piece was captured or given away.
    pub dama_moves: ByColor<u32>,
    /// What that count began after, and after how many plies.
    pub reset: Reset,
    pub since: usize,
    /// The side whose three damas have held the rio, and its moves since, up to [`TWELVE`].
    pub forced: Option<(Color, u32)>,
    /// The side of three damas against one that does not hold the rio yet, so that nothing is counted.
    pub before_rio: Option<Color>,
}

impl Counts {
    /// Looks whether three damas against one hold the rio. They do if one of them is on any square of it, even if it
    /// was there before. JSS 2.11.2
    fn seen(mut self, position: &Position) -> Counts {
        self.before_rio = None;
        if self.forced.is_none()
            && let Some(side) = three_to_one(position)
        {
            if (position.damas[side] & RIO).is_empty() {
                self.before_rio = Some(side);
            } else {
                self.forced = Some((side, 0));
            }
        }
        self
    }

    /// The counts after a move to this position, the `ply`th of the game.
    fn after(mut self, before: &Position, m: Move, position: &Position, ply: usize) -> Counts {
        let side = before.turn();
        let reset = if before.men[side].contains(m.from) {
            Some(Reset::Man)
        } else if !m.captured.is_empty() {
            Some(Reset::Capture)
        } else if position.must_capture() {
            Some(Reset::GivenAway)
        } else {
            None
        };
        match reset {
            None => self.dama_moves[side] += 1,
            Some(reset) => {
                self.dama_moves = ByColor::default();
                (self.reset, self.since) = (reset, ply);
            }
        }
        if let Some((strong, moves)) = &mut self.forced
            && *strong == side
        {
            *moves += 1;
        }
        self.seen(position)
    }

    /// The draw that a count has reached. JSS 2.11
    fn draw(&self) -> Option<Status> {
        if self.forced.is_some_and(|(_, moves)| moves >= TWELVE) {
            Some(Status::Forced)
        } else if Color::ALL.into_iter().any(|side| self.dama_moves[side] >= TWENTY) {
            Some(Status::TwentyMoves)
        } else {
            None
        }
    }
}

/// The side that has three damas and nothing else against one dama. JSS 2.11.2
fn three_to_one(position: &Position) -> Option<Color> {
    if !position.variant().is_classicas() {
        return None;
    }
    Color::ALL.into_iter().find(|side| (position.count(*side), position.count(!*side)) == ((0, 3), (0, 1)))
}

/// Why a move was not played; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    NotLegal(Move),
    Over(Status),
    /// The game has [`MAX_PLIES`].
    TooLong,
}

/// Why a game cannot end in this way; it is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotEnded {
    /// It is over already.
    Over(Status),
    /// How often the position has stood, and how often it takes.
    NotYet { have: u32, need: u32 },
}

/// A start and the moves played from it.
///
/// ```
/// use lance_legal::draughts::{CLASSICAS, Game, Position, pdn};
///
/// let mut game = Game::new(Position::start(&CLASSICAS));
/// let m = pdn::read_move(game.position(), "9-13").unwrap();
/// assert_eq!((game.play(m), game.status()), (Ok(()), None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    plies: Vec<Move>,
    /// The position and the counts at the start and after each move.
    positions: Vec<(Position, Counts)>,
    /// The first of these positions.
    start: Position,
    /// An end that the board does not show.
    ending: Option<Status>,
    status: Option<Status>,
}

impl Game {
    pub fn new(start: Position) -> Game {
        let positions = vec![(start, Counts::default().seen(&start))];
        let mut game = Game { plies: Vec::new(), positions, start, ending: None, status: None };
        game.status = game.find_status();
        game
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The latest position.
    pub fn position(&self) -> &Position {
        self.positions.last().map_or(&self.start, |(position, _)| position)
    }

    /// The position after so many plies, 0 being the start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply).map(|(position, _)| position)
    }

    /// The moves, in order.
    pub fn plies(&self) -> &[Move] {
        &self.plies
    }

    /// The counts towards a draw now.
    pub fn counts(&self) -> Counts {
        self.positions.last().map(|(_, counts)| *counts).unwrap_or_default()
    }

    /// The counts after so many plies.
    pub fn counts_at(&self, ply: usize) -> Option<Counts> {
        self.positions.get(ply).map(|(_, counts)| *counts)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play(&mut self, m: Move) -> Result<(), NotPlayed> {
        if let Some(status) = self.status {
            return Err(NotPlayed::Over(status));
        }
        if self.plies.len() >= MAX_PLIES {
            return Err(NotPlayed::TooLong);
        }
        let before = *self.position();
        let after = before.play(m).ok_or(NotPlayed::NotLegal(m))?;
        let counts = self.counts().after(&before, m, &after, self.plies.len() + 1);
        self.plies.push(m);
        self.positions.push((after, counts));
        self.status = self.find_status();
        Ok(())
    }

    /// Undoes the last move with what ended the game after it, and returns the move.
    pub fn take_back(&mut self) -> Option<Move> {
        let taken = self.plies.pop()?;
        self.positions.pop();
        self.ending = None;
        self.status = self.find_status();
        Some(taken)
    }

    /// Undoes an end that the players or an arbiter brought about; `false` where there is none.
    pub fn reopen(&mut self) -> bool {
        let ended = self.ending.take().is_some();
        self.status = self.find_status();
        ended
    }

    fn find_status(&self) -> Option<Status> {
        Status::of(self.position()).or(self.ending).or_else(|| self.counts().draw())
    }

    /// Why the game is over; `None` while it goes on.
    pub fn status(&self) -> Option<Status> {
        self.status
    }

    /// Who won; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.status.map(Status::outcome)
    }

    /// How often the present position has stood with the same side to move, this time included. JSS 2.10.2
    pub fn same_position(&self) -> u32 {
        let now = self.position();
        let pieces = |position: &Position| (position.men, position.occupied().len());
        let since = self.positions.iter().rev().map(|(position, _)| position);
        // A position before a capture or a move of a man cannot come again.
        let times = since.take_while(|then| pieces(then) == pieces(now)).filter(|then| *then == now).count();
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// Whether the side to move may claim a draw by repetition. JSS 2.10.2
    ///
    /// # Errors
    /// Why not: the game is over, or how often the position has stood.
    pub fn can_claim_repetition(&self) -> Result<(), NotEnded> {
        self.goes_on()?;
        let have = self.same_position();
        if have >= TIMES { Ok(()) } else { Err(NotEnded::NotYet { have, need: TIMES }) }
    }

    /// The side to move claims a draw: the other side has reached this position for the third time. JSS 2.10.2
    ///
    /// # Errors
    /// As [`Game::can_claim_repetition`]. The ends below fail only if the game is over.
    pub fn claim_repetition(&mut self) -> Result<(), NotEnded> {
        self.can_claim_repetition()?;
        self.end(Status::Repetition)
    }

    /// Both agree on a draw. JSS 2.10.3
    pub fn agree(&mut self) -> Result<(), NotEnded> {
        self.end(Status::Agreed)
    }

    /// This side gives up. JSS 2.9.4
    pub fn resign(&mut self, side: Color) -> Result<(), NotEnded> {
        self.end(Status::Resigned { winner: !side })
    }

    /// This side's time is over. JSS 2.9.3
    pub fn flag(&mut self, side: Color) -> Result<(), NotEnded> {
        self.end(Status::Time { winner: !side })
    }

    /// An arbiter gives this side the loss, or the game a draw. JSS 2.9.5, 2.10.4
    pub fn penalty(&mut self, loser: Option<Color>) -> Result<(), NotEnded> {
        self.end(Status::Penalty { winner: loser.map(|side| !side) })
    }

    fn goes_on(&self) -> Result<(), NotEnded> {
        self.status.map_or(Ok(()), |status| Err(NotEnded::Over(status)))
    }

    fn end(&mut self, ending: Status) -> Result<(), NotEnded> {
        self.goes_on()?;
        self.ending = Some(ending);
        self.status = self.find_status();
        Ok(())
    }

    /// The win that comes a move too late: after the twelfth move every reply would lose. Returns a reply and the move
    /// that wins then. JSS 2.11.2
    pub fn late_win(&self) -> Option<[Move; 2]> {
        if self.status != Some(Status::Forced) || self.counts().forced?.0 == self.position().turn() {
            return None;
        }
        let mut first = None;
        for reply in self.position().legal_moves() {
            let after = self.position().play(reply)?;
            let wins = |m: &Move| after.play(*m).is_some_and(|end| Status::of(&end).is_some());
            let win = after.legal_moves().into_iter().find(wins)?;
            first.get_or_insert([reply, win]);
        }
        first
    }
}
