//! What a board shows and what a finger or a key does to it, for chess and for draughts alike.
//!
//! Absent on purpose: rules. The board does not know whose turn it is beyond [`Movable`], nor whether a move is
//! legal: [`update`] turns each try into a [`Request`], and the page that owns the game answers by changing the
//! [`State`]. The destinations in the state are hints to paint, never a fence: an illegal try leaves as a request
//! like any other, because explaining it is what this site is for.
//!
//! Absent too: pixels, time and the DOM. `ui::board` translates pointers into [`BoardEvent`]s and paints [`Cell`]s.

mod cell;
mod geometry;
mod keys;
mod mark;
mod slide;
mod state;
mod update;

pub use cell::{Cell, Hint, Label};
pub use geometry::{Numbering, Seen};
pub use keys::{Key, Letters};
pub use mark::{Mark, Sign, Tone};
pub use slide::{Slide, slides};
pub use state::{Coordinates, Figure, Figures, Held, Movable, Promotion, Shape, State};
pub use update::{BoardEvent, Query, Request, update};
