//! What a session must know of a game, in three traits: its rules, its record, its picture. Looking back, taking back,
//! the rival, the games put aside and the clock are the same for every game.

// One thing with session.rs: a session is made of what its rules name, and the rules act on a session.

use std::fmt::Debug;

use super::session::{ClockStep, GameEvent, Session};
use super::walk::Walk;
use crate::board::{Figures, Mark, State};
use crate::clock::Log;
use crate::color::Color;

/// The moves from a start, and how the game ended. Partida.
pub trait Played: Clone + Debug + PartialEq + Send + Sync + 'static {
    type Position: Copy + Debug + PartialEq + Send + Sync + 'static;
    type Move: Copy + Debug + PartialEq + Send + Sync + 'static;
    type Status: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The latest position.
    fn position(&self) -> &Self::Position;
    /// The position after so many plies, 0 being the start.
    fn position_at(&self, ply: usize) -> Option<&Self::Position>;
    fn ply_count(&self) -> usize;
    /// The move that follows so many plies.
    fn move_at(&self, ply: usize) -> Option<Self::Move>;
    /// Why the game is over; `None` while it goes on.
    fn status(&self) -> Option<Self::Status>;
    /// Plays a move; `false` where the rules do not allow it.
    fn make(&mut self, m: Self::Move) -> bool;
    /// Undoes the last move and what ended the game after it; `false` where there is none.
    fn unmake(&mut self) -> bool;
    /// Undoes an end that the players brought about; `false` where there is none.
    fn reopen(&mut self) -> bool;

    fn turn(position: &Self::Position) -> Color;
}

/// Implements [`Played`] for the `Game` of a module of rules. The methods have the same names there; `$move_of` takes
/// the move out of a ply.
macro_rules! played {
    ($rules:ident, $move_of:expr) => {
        impl $crate::play::Played for $rules::Game {
            type Position = $rules::Position;
            type Move = $rules::Move;
            type Status = $rules::Status;

            fn position(&self) -> &$rules::Position {
                self.position()
            }

            fn position_at(&self, ply: usize) -> Option<&$rules::Position> {
                self.position_at(ply)
            }

            fn ply_count(&self) -> usize {
                self.plies().len()
            }

            fn move_at(&self, ply: usize) -> Option<$rules::Move> {
                self.plies().get(ply).map($move_of)
            }

            fn status(&self) -> Option<$rules::Status> {
                self.status()
            }

            fn make(&mut self, m: $rules::Move) -> bool {
                self.play(m).is_ok()
            }

            fn unmake(&mut self) -> bool {
                self.take_back().is_some()
            }

            fn reopen(&mut self) -> bool {
                self.reopen()
            }

            fn turn(position: &$rules::Position) -> Color {
                position.turn()
            }
        }
    };
}

pub(super) use played;

/// The rules of a game, and what only this game does in a session.
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    type Game: Played;
    /// What only this game has on its page.
    type Own: Clone + Debug + Default + PartialEq + Send + Sync;
    type OwnEvent: Clone + Debug + PartialEq + Send + Sync;
    type OwnNotice: Clone + Debug + PartialEq + Send + Sync;
    type Illegal: Clone + Debug + PartialEq + Send + Sync;
    /// Why a written move could not be read.
    type ReadError: Clone + Debug + PartialEq + Send + Sync;
    /// Why a game could not be ended so.
    type NotEnded: Clone + Debug + PartialEq + Send + Sync;
    /// What is chosen for a new game, besides rival and clock.
    type Setup: Clone + Debug + PartialEq + Send + Sync;
    /// How well a rival plays.
    type Level: Copy + Debug + PartialEq + Send + Sync;
    /// What a rival says of its move.
    type Remark: Clone + Debug + PartialEq + Send + Sync;
    /// What was chosen on the page, for the next game and the look of the board.
    type Choices: Clone + Debug + Default + PartialEq + Send + Sync;
    /// A game as it is kept on the device.
    type Saved: Clone + Debug + PartialEq + Send + Sync;

    /// Handles the events that differ by game: tries, touches, ends and offers, and those of this game alone. The
    /// session has made sure that a move may be tried, and cleared the notice; before [`GameEvent::Lift`],
    /// [`GameEvent::Touch`] and [`GameEvent::Own`] it has not.
    fn act(session: &mut Session<Self>, event: GameEvent<Self>);
    /// Takes in what the rival says of the move that it has just made.
    fn remark(session: &mut Session<Self>, remark: Self::Remark);
    /// Whether the rival, in place of its move, agrees to the draw that it was offered. The game is over then.
    fn rival_agrees(_session: &mut Session<Self>, _remark: &Self::Remark) -> bool {
        false
    }
    /// Whether the rival waits, because the player may still take back the move just made.
    fn rival_waits(_session: &Session<Self>) -> bool {
        false
    }
    /// Lets go of what was begun, before this event.
    fn let_go(session: &mut Session<Self>, event: &GameEvent<Self>);
    /// Another position is on show.
    fn shown(_own: &mut Self::Own) {}
    /// Forgets what belonged to the positions before the event: the one on show, the latest.
    fn settle(session: &mut Session<Self>, shown: &Position<Self>, latest: &Position<Self>);

    /// A move was made, by this event.
    fn moved(_session: &mut Session<Self>, _event: &GameEvent<Self>) {}

    fn start() -> Self::Game;
    /// A new game; the session gives it rival, chance and clock.
    fn new_game(present: &Session<Self>, setup: Self::Setup) -> Session<Self>;
    /// The game goes on from an earlier position: what `next` takes over, besides the rival.
    fn play_on(_present: &Session<Self>, _next: &mut Session<Self>) {}
    /// Whether the game came from outside and is still as it came.
    fn is_brought(session: &Session<Self>) -> bool;
    /// The game is not as it came any more; a copy of it as it came has been put aside.
    fn departed(session: &mut Session<Self>);
    /// A move or an end was taken back.
    fn taken_back(_session: &mut Session<Self>, _before: &Session<Self>) {}

    /// What a change of the game means to its clock. `before` and `after` are the game without and with the event,
    /// `log` the clock's, `now` its moment in µs.
    fn clock(
        event: &GameEvent<Self>,
        before: &Session<Self>,
        after: Session<Self>,
        log: &Log,
        now: u64,
    ) -> ClockStep<Self>;
}

/// How a game is kept on the device.
pub trait Record: Rules {
    /// The page as it is kept.
    type Record: Debug + PartialEq;

    fn save(session: &Session<Self>) -> Self::Saved;
    fn restore(saved: &Self::Saved) -> Session<Self>;
    fn record(session: &Session<Self>) -> Self::Record;
    fn from_record(record: &Self::Record) -> Session<Self>;
}

/// How a game is drawn.
pub trait Paint: Rules {
    /// The position on show, or the walk on its way there.
    fn figures(session: &Session<Self>, walk: Option<&Walk>) -> Figures;
    /// The rest of the board: destinations, and what else only this game shows.
    fn paint(session: &Session<Self>, walk: Option<&Walk>, playable: bool, board: &mut State);
    fn refusal_marks(illegal: &Self::Illegal) -> Vec<Mark>;
    /// The walk that leads from what was on show to what is, where a move goes by more than one square.
    fn walk(_before: &Session<Self>, _after: &Session<Self>) -> Option<Walk> {
        None
    }
}

/// A game that is played on the site. Jogo.
pub trait Game: Record + Paint {}

impl<G: Record + Paint> Game for G {}

/// A position of a game.
pub type Position<G> = <<G as Rules>::Game as Played>::Position;
/// A move of a game.
pub type Move<G> = <<G as Rules>::Game as Played>::Move;
/// Why a game is over.
pub type Status<G> = <<G as Rules>::Game as Played>::Status;
