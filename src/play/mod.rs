//! A game at one screen, against a friend or a rival: the page's state, and how each event changes it.
//!
//! [`Session`] is the same for every game; what a game must tell it are the traits of [`Game`]. Chess and draughts are
//! two of them. Pure: no DOM, no storage, no sentences, no search. The page shows a [`Session`], sends it
//! [`GameEvent`]s, saves [`Session::record`] after each, and asks the second thread where [`Session::question`] says
//! so.

pub mod chess;
pub mod clock;
pub mod draughts;
mod game;
mod session;
pub mod shelf;
mod walk;

pub use game::{Game, Move, Paint, Played, Position, Record, Rules, Status};
pub use session::{GameEvent, Notice, Opened, Rival, Session, Stopped};
pub use walk::Walk;
