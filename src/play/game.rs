//! What a session must know of a game that is played. Looking back, taking back, the rival, the games put aside and the
//! clock are the same for every game.

use std::fmt::Debug;

use super::clock::Step;
use super::session::{GameEvent, Session};
use super::walk::Walk;
use crate::board::{Figures, Mark, State};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::clock::Log;
use crate::color::Color;
use crate::square::Square;

/// The moves from a start, and how the game ended, as its rules keep them. Partida.
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

/// A game that is played on the site, and what of it no other game has. Jogo.
pub trait Game: Copy + Debug + PartialEq + Send + Sync + 'static {
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
    /// The page as it is kept on the device.
    type Record: Debug + PartialEq;

    // Moves. The session has made sure that one may be tried.

    /// Somebody tries to move from one square to another.
    fn attempt(session: &mut Session<Self>, from: Square, to: Square, promotion: Option<Role>);
    fn typed(session: &mut Session<Self>, text: String, letters: Letters);
    /// A piece was picked up.
    fn lift(session: &mut Session<Self>, square: Square);
    /// A square was touched where nothing is picked up.
    fn touch(session: &mut Session<Self>, square: Square);
    /// The rival made its move and says this of it.
    fn remark(session: &mut Session<Self>, remark: Self::Remark);

    // What is under way.

    /// Lets go of what was begun, before this event.
    fn let_go(session: &mut Session<Self>, event: &GameEvent<Self>);
    /// Another position is on show.
    fn shown(_own: &mut Self::Own) {}
    /// Forgets what belonged to the positions before the event: the one on show, the latest.
    fn settle(session: &mut Session<Self>, shown: &Position<Self>, latest: &Position<Self>);
    /// An event that no other game has. It clears the notice itself.
    fn own(session: &mut Session<Self>, event: Self::OwnEvent);

    // Ends.

    fn resign(session: &mut Session<Self>, side: Color);
    /// This side's time is over.
    fn flag(session: &mut Session<Self>, side: Color);
    fn offer_draw(session: &mut Session<Self>);

    // Another game.

    fn start() -> Self::Game;
    /// A new game; the session gives it rival, chance and clock.
    fn new_game(present: &Session<Self>, setup: Self::Setup) -> Session<Self>;
    /// The game goes on from an earlier position: what `next` takes over, besides the rival.
    fn play_on(_present: &Session<Self>, _next: &mut Session<Self>) {}
    /// Whether the game came from outside and is still as it came.
    fn is_brought(session: &Session<Self>) -> bool;
    /// It is not as it came any more; as it was it has been put aside.
    fn departed(session: &mut Session<Self>);
    /// A move or an end was taken back.
    fn taken_back(_session: &mut Session<Self>, _before: &Session<Self>) {}

    // What is kept.

    fn save(session: &Session<Self>) -> Self::Saved;
    fn restore(saved: &Self::Saved) -> Session<Self>;
    fn record(session: &Session<Self>) -> Self::Record;
    fn from_record(record: &Self::Record) -> Session<Self>;

    // The board.

    /// The position on show, or the walk on its way there.
    fn figures(session: &Session<Self>, walk: Option<&Walk>) -> Figures;
    /// The rest of the board: destinations, and what else only this game shows.
    fn paint(session: &Session<Self>, walk: Option<&Walk>, playable: bool, board: &mut State);
    fn refusal_marks(illegal: &Self::Illegal) -> Vec<Mark>;
    /// The walk that leads from what was on show to what is, where a move goes by more than one square.
    fn walk(_before: &Session<Self>, _after: &Session<Self>) -> Option<Walk> {
        None
    }

    // The clock.

    /// What a change of the game means to its clock. `before` and `after` are the game without and with the event, `log`
    /// the clock's, `now` its moment.
    fn clock(event: &GameEvent<Self>, before: &Session<Self>, after: Session<Self>, log: &Log, now: u64) -> Step<Self>;
}

/// A position of a game.
pub type Position<G> = <<G as Game>::Game as Played>::Position;
/// A move of a game.
pub type Move<G> = <<G as Game>::Game as Played>::Move;
/// Why a game is over.
pub type Status<G> = <<G as Game>::Game as Played>::Status;
