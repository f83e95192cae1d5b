//! Chess against the computer: its answer to a draw offer, what is kept of it. Contra o computador.

use super::saved::SavedRival;
use super::state::{Level, Notice, Own, OwnNotice, Remark, Rival, Session};
use crate::color::Color;

/// The highest score with which the rival agrees to a draw, in hundredths of a pawn.
const CONTENT: i32 = 15;

/// Until so many plies are played, the rival agrees to no draw.
const EARLY: usize = 20;

impl Session {
    /// The rival as it is kept.
    pub(super) fn saved_rival(&self) -> Option<SavedRival> {
        let Rival { side, level } = self.rival?;
        let (side, level) = (side.name().to_string(), level.id().to_string());
        Some(SavedRival { side, level, seed: self.seed, helps: self.own.helps })
    }

    /// The session with this rival. A level that there is not leaves the game to two people, and the notice says so.
    pub(super) fn with_rival(self, saved: &SavedRival) -> Session {
        let rival =
            Color::from_name(&saved.side).zip(Level::from_id(&saved.level)).map(|(side, level)| Rival { side, level });
        let lost = Some(Notice::Own(OwnNotice::NoSuchRival)).filter(|_| rival.is_none());
        let notice = self.notice.clone().or(lost);
        let own = Own { helps: saved.helps, ..self.own.clone() };
        Session { rival, seed: saved.seed, notice, own, ..self }
    }

    /// The side that the player plays; `None` where two people play.
    pub fn player(&self) -> Option<Color> {
        self.rival.map(|rival| !rival.side)
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
