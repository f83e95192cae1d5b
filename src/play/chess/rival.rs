//! Chess against the computer: the rival's level, its answer to a draw offer, what is kept of it. Contra o computador.

use serde::{Deserialize, Serialize};

use super::{Notice, Own, OwnNotice, Session};
use crate::color::Color;

pub use engine::Level;

/// A search that plays one side of a game of chess.
pub type Rival = crate::play::Rival<Level>;

/// What the rival says of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// For the rival, in hundredths of a pawn.
    pub score: i32,
}

/// The highest score with which the rival agrees to a draw, in hundredths of a pawn.
const CONTENT: i32 = 15;

/// Until so many plies are played, the rival agrees to no draw.
const EARLY: usize = 20;

/// A rival as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedRival {
    /// `white` or `black`.
    pub side: String,
    /// The name of its level.
    pub level: String,
    pub seed: u32,
    /// How many moves the player took back, and how many hints there were.
    #[serde(skip_serializing_if = "is_zero")]
    pub helps: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl SavedRival {
    pub(super) fn of(session: &Session) -> Option<SavedRival> {
        let Rival { side, level } = session.rival?;
        let (side, level) = (side.name().to_string(), level.id().to_string());
        Some(SavedRival { side, level, seed: session.seed, helps: session.own.helps })
    }

    /// Gives the session this rival. A level that there is not leaves the game to two people, and the notice says so.
    pub(super) fn join(&self, session: Session) -> Session {
        let rival =
            Color::from_name(&self.side).zip(Level::from_id(&self.level)).map(|(side, level)| Rival { side, level });
        let lost = Some(Notice::Own(OwnNotice::NoSuchRival)).filter(|_| rival.is_none());
        let notice = session.notice.clone().or(lost);
        let own = Own { helps: self.helps, ..session.own.clone() };
        Session { rival, seed: self.seed, notice, own, ..session }
    }
}

impl Session {
    /// The side that the player plays; `None` where two people play.
    pub fn player(&self) -> Option<Color> {
        self.rival.map(|rival| !rival.side)
    }

    /// Whether the player offers a draw with the next move. FIDE 2023 9.1.2.1
    pub fn offers_with_next_move(&self) -> bool {
        self.own.offering
    }

    /// Whether the rival declined a draw with its last move, the one on show.
    pub fn was_declined(&self) -> bool {
        self.own.declined == Some(self.view)
    }

    /// Offers a draw: at once where the side that has just moved may, with the player's next move against a rival.
    pub(super) fn offer(&mut self) {
        let turn = self.game.position().turn();
        if self.game.status().is_none() && self.player() == Some(turn) {
            self.own.offering = true;
            self.notice = Some(Notice::Own(OwnNotice::OfferComes));
        } else {
            self.finish(|game| game.offer_draw(!turn));
        }
    }

    /// The offer comes after the move and before the clock is pressed. FIDE 2023 9.1.2.1
    pub(super) fn offer_with_move(&mut self) {
        if std::mem::take(&mut self.own.offering) {
            let mover = !self.game.position().turn();
            // A move that ends the game leaves nothing to offer.
            let _ = self.game.offer_draw(mover);
        }
    }

    /// Whether the rival accepts the draw that it was offered. FIDE 2023 5.2.3
    pub(super) fn rival_accepts(&mut self, remark: Remark) -> bool {
        let Some(rival) = self.rival.filter(|rival| self.game.offer() == Some(!rival.side)) else { return false };
        let content = remark.score <= CONTENT && self.game.plies().len() >= EARLY;
        if content && self.game.accept_draw(rival.side).is_ok() {
            return true;
        }
        self.own.declined = Some(self.game.plies().len() + 1);
        false
    }
}
