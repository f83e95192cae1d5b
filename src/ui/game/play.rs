//! The page's one state, and the only way to change it.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::shown::Shown;
use super::speech;
use crate::board::{Query, Request};
use crate::chess::san::Letters;
use crate::figures;
use crate::play::{GameEvent, Played, Session, Walk};
use crate::storage::Lock;
use crate::ui::board::TimedRequest;
use crate::ui::i18n::I18n;
use crate::ui::reactive::effect;
use crate::ui::records::Records;
use crate::ui::router::put_address_soon;
use crate::ui::wrong::tried;
use crate::ui::{browser, time};

/// How long a capturing piece stands on each square of its way, with the slide there, ms.
const HOP: u32 = 340;

/// Tells the clock of a change: the event, the game before and after it, and the moment, in ms of the browser's events.
/// Returns the game to show.
pub type Joined<G> = Callback<(GameEvent<G>, Session<G>, Session<G>, f64), Session<G>>;

/// The page's one state, and the only way to change it.
#[derive(Clone, Copy)]
pub struct Play<G: Shown> {
    pub session: RwSignal<Session<G>>,
    /// The move that is shown on its way over the board.
    pub walk: RwSignal<Option<Walk>>,
    /// Read aloud by screen readers.
    pub announce: RwSignal<String>,
    pub i18n: I18n,
    pub records: Records,
    /// The time control chosen with the game, until the clock is set to it.
    pub control: StoredValue<Option<String>>,
    /// The clock of this game, once its code has come.
    pub clock: StoredValue<Option<Joined<G>>>,
    /// What the address asks for, until a tab that may write has done it.
    asked: StoredValue<Option<GameEvent<G>>>,
}

impl<G: Shown> Play<G> {
    /// The game from the device, which follows the changes of another tab. `asked` is what the address asks for; it is
    /// then replaced by `address`.
    pub fn open(i18n: I18n, records: Records, asked: Option<GameEvent<G>>, address: String) -> Play<G> {
        let saved: Option<G::Record> = records.load(G::KIND);
        let play = Play {
            session: RwSignal::new(saved.as_ref().map(Session::from_record).unwrap_or_default()),
            walk: RwSignal::new(None),
            announce: RwSignal::new(String::new()),
            i18n,
            records,
            control: StoredValue::new(None),
            clock: StoredValue::new(None),
            asked: StoredValue::new(asked.clone()),
        };
        records.want(G::LOCK);
        if let Some(event) = asked {
            play.send(event);
            put_address_soon(address);
        }
        let refused = StoredValue::new(false);
        records.follow(G::KIND, move |saved: Option<G::Record>| {
            let saved = saved.unwrap_or_else(|| Session::<G>::default().record());
            let session = Session::from_record(&saved);
            if play.peek(|session| session.record()) != session.record() {
                play.walk.set(None);
                play.session.set(session);
            }
            // Another tab may still hold the lock: the address is heeded once this tab may write.
            if !records.may_write(G::LOCK) {
                refused.set_value(true);
            } else if let Some(event) = play.asked.try_update_value(Option::take).flatten()
                && refused.get_value()
            {
                play.send(event);
            }
        });
        play.walk_on();
        play
    }

    /// Does what the address asks for once the code that reads it has come.
    pub fn send_asked(self, event: GameEvent<G>, address: String) {
        match self.records.may_write(G::LOCK) {
            true => self.send(event),
            false => self.asked.set_value(Some(event)),
        }
        put_address_soon(address);
    }

    /// Handles an event that happens now.
    pub fn send(self, event: GameEvent<G>) {
        self.send_at(event, time::steady_ms());
    }

    /// Handles an event of this moment, in ms of the browser's events.
    fn send_at(self, event: GameEvent<G>, at_ms: f64) {
        let before = self.session.get_untracked();
        let mut after = before.clone().update(event.clone());
        // Another tab plays this game: this one can only look through it.
        if before.record() != after.record() && !self.may_play(&before) {
            self.session.set(before);
            return;
        }
        match self.clock.get_value() {
            Some(clock) => after = clock.run((event, before.clone(), after, at_ms)),
            None if G::WAITS_FOR_CLOCK
                && before.clock.is_some()
                && after.game.ply_count() > before.game.ply_count() =>
            {
                return;
            }
            None => {}
        }
        if let Some(said) = speech::change(self.i18n, &before, &after) {
            self.announce.set(said);
        }
        if before.view != after.view {
            self.walk.set(after.walk_from(&before).filter(|_| moves()));
        }
        let record = after.record();
        self.session.set(after);
        // Last, because a newer record of another tab would be shown instead.
        if before.record() != record {
            self.records.keep(G::KIND, &record);
        }
        if self.peek(|after| after.has_ended_since(&before)) {
            self.records.played();
        }
    }

    /// Whether this tab plays the game, with its clock if it has one.
    fn may_play(self, session: &Session<G>) -> bool {
        self.records.may_write(G::LOCK) && (session.clock.is_none() || self.records.may_write(Lock::Clock))
    }

    pub fn with<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with(read)
    }

    pub fn peek<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// Sends the event, closes the dialog and scrolls to the card.
    pub fn send_from(self, open: RwSignal<bool>, event: GameEvent<G>) {
        self.send(event);
        leave(open);
    }

    /// Shows a capture hop by hop; another move ends the walk.
    fn walk_on(self) {
        let walk = self.walk;
        effect(move || {
            if walk.read().is_none() {
                return;
            }
            wait(HOP, move || {
                walk.try_update(|walk| *walk = walk.take().and_then(Walk::next));
            });
        });
    }

    /// Turns a request of the board into an event.
    pub(super) fn request(self, TimedRequest { request, at_ms }: TimedRequest) {
        let event = match request {
            Request::Move { from, to } => GameEvent::Try { from, to, promotion: None },
            Request::Promote { from, to, shape } => GameEvent::Try { from, to, promotion: figures::role(shape) },
            Request::CancelPromotion => GameEvent::GiveUp,
            Request::Touch(square) => GameEvent::Touch(square),
            Request::Say(query) => {
                if query == Query::LastMove {
                    self.announce.set(self.peek(|session| speech::last_move(self.i18n, session)));
                }
                return;
            }
        };
        self.send_at(event, at_ms);
    }

    /// Tries a written move and returns what is wrong with it.
    pub(super) fn typed(self, text: String, letters: Letters) -> Option<String> {
        let act = || self.send(GameEvent::Typed { text, letters });
        tried(self.announce, act, || self.peek(|session| session.notice.is_some()))
    }
}

/// Whether figures slide: the settings or the device may ask for no motion.
pub(super) fn moves() -> bool {
    browser::root_data("motion").as_deref() != Some("off")
        && !window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|list| list.matches())
}

/// Acts after so many ms, unless the effect runs again or the page is left.
pub(super) fn wait(ms: u32, act: impl FnOnce() + 'static) {
    let timer = StoredValue::new_local(Some(Timeout::new(ms, act)));
    on_cleanup(move || {
        timer.try_update_value(Option::take);
    });
}

/// Closes a dialog and scrolls to the card.
pub fn leave(open: RwSignal<bool>) {
    open.set(false);
    browser::show(".verdict");
}
