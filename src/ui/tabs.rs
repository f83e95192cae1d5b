//! How tabs of one browser agree who writes: by a lock of the browser's, or by words between tabs where it has none.
//! What follows from an answer is [`crate::storage::Stand`].

use gloo_timers::callback::Timeout;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::browser::method;
use super::storage::say;
use super::time::steady_ms;
use crate::storage::{Act, Claim, Lock, LockEvent, Stand};

/// Until a tab that has not been answered goes on, ms.
const PATIENCE_MS: u32 = 1_000;
/// A tab waits in steps of so many ms: if it is busy, it hears what was said between two of them.
const STEP_MS: u32 = 125;
/// Where there are no locks: until nobody has said that the record is theirs, ms.
const ANSWER_MS: u32 = 375;
/// A page that is left gives its lock back after this time, ms: the next page may want it too.
const LEFT_MS: u32 = 250;
/// Where there are no locks: an answer that comes within this time may be one to the tab's own question, ms.
const LATE_MS: f64 = 5_000.0;
/// How long to wait for the last writes of the tab that had the lock before, ms.
const SETTLE_MS: u32 = 100;
/// Where there are no locks: a tab that follows asks this often whether the one that writes is still there, ms.
const STILL_MS: u32 = 2_000;

const LOCKS: usize = Lock::ALL.len();

/// One tab's stands, and what it holds.
#[derive(Clone, Copy)]
pub struct Tabs {
    stands: RwSignal<[Stand; LOCKS]>,
    /// Pages on show that want each lock.
    wanted: StoredValue<[u8; LOCKS]>,
    /// Gives the browser's lock back.
    free: StoredValue<[Option<Function>; LOCKS], LocalStorage>,
    /// This tab's own name, for whom another tab answers.
    name: StoredValue<String>,
    /// Without browser locks: whether the writing tab has answered since this tab last asked if it is still there.
    held: StoredValue<[bool; LOCKS]>,
    /// Where there are no locks: when this tab asked for each, ms. It has not asked since it took it over.
    asked: StoredValue<[Option<f64>; LOCKS]>,
    /// The page has said farewell. It may hear others for a moment yet, and must not answer them.
    gone: StoredValue<bool>,
    changed: StoredValue<Option<Callback<(Lock, Stand, Stand)>>>,
}

impl Tabs {
    pub fn new(name: String) -> Tabs {
        Tabs {
            stands: RwSignal::new([Stand::Away; LOCKS]),
            wanted: StoredValue::new([0; LOCKS]),
            free: StoredValue::new_local([const { None }; LOCKS]),
            name: StoredValue::new(name),
            held: StoredValue::new([false; LOCKS]),
            asked: StoredValue::new([None; LOCKS]),
            gone: StoredValue::new(false),
            changed: StoredValue::new(None),
        }
    }

    /// `changed` runs after each change: the lock, the stand before and after it.
    pub fn tell(self, changed: Callback<(Lock, Stand, Stand)>) {
        self.changed.set_value(Some(changed));
    }

    pub fn stand(self, lock: Lock) -> Stand {
        self.stands.with_untracked(|stands| stands[lock as usize])
    }

    /// The stand, followed as it changes.
    pub fn follow(self, lock: Lock) -> Stand {
        self.stands.with(|stands| stands[lock as usize])
    }

    /// The first lock that another tab has and a page here wants.
    pub fn elsewhere(self) -> Option<Lock> {
        let reads = |lock: &Lock| matches!(self.follow(*lock), Stand::Reader | Stand::Taking);
        Lock::ALL.into_iter().find(reads)
    }

    /// While the caller is on show this tab writes, or follows the one that does.
    pub fn want(self, lock: Lock) {
        self.wanted.update_value(|wanted| wanted[lock as usize] += 1);
        self.update(lock, LockEvent::Wanted);
        on_cleanup(move || {
            self.wanted.update_value(|wanted| wanted[lock as usize] -= 1);
            Timeout::new(LEFT_MS, move || {
                if self.wanted.with_value(|wanted| wanted[lock as usize] == 0) {
                    self.update(lock, LockEvent::Left);
                }
            })
            .forget();
        });
    }

    /// The page may be gone for good. A browser's lock is given back by the browser.
    pub fn farewell(self) {
        self.gone.set_value(true);
        for lock in Lock::ALL {
            if self.stand(lock) == Stand::Writer && locks().is_none() {
                self.say("free", lock);
            }
        }
    }

    /// The page is back, and has heard nothing meanwhile.
    pub fn return_to(self) {
        self.gone.set_value(false);
        for lock in Lock::ALL {
            if self.stand(lock) != Stand::Away {
                self.update(lock, LockEvent::Left);
                self.update(lock, LockEvent::Wanted);
            }
        }
    }

    pub fn take_over(self) {
        for lock in Lock::ALL {
            self.update(lock, LockEvent::TakeOver);
        }
    }

    fn update(self, lock: Lock, event: LockEvent) {
        let before = self.stand(lock);
        let (after, act) = before.update(event);
        if before != after {
            self.stands.update(|stands| stands[lock as usize] = after);
            if let Some(changed) = self.changed.get_value() {
                changed.run((lock, before, after));
            }
        }
        if before != Stand::Reader && after == Stand::Reader && locks().is_none() {
            self.look_in(lock);
        }
        match act {
            Some(Act::Ask) => self.ask(lock),
            Some(Act::Take) => {
                self.asked.update_value(|asked| asked[lock as usize] = None);
                self.say("give", lock);
                self.later(PATIENCE_MS, lock, Stand::Taking, LockEvent::Silence);
            }
            Some(Act::Steal) => self.request(lock, "steal"),
            Some(Act::Release) => self.release(lock),
            Some(Act::Yield) => {
                self.release(lock);
                self.request(lock, "");
            }
            None => {}
        }
    }

    /// The event after so many ms, if the tab has stood so until then.
    fn later(self, ms: u32, lock: Lock, stand: Stand, event: LockEvent) {
        Timeout::new(ms.min(STEP_MS), move || {
            if self.stand(lock) != stand {
                return;
            }
            match ms.saturating_sub(STEP_MS) {
                0 => self.update(lock, event),
                left => self.later(left, lock, stand, event),
            }
        })
        .forget();
    }

    fn ask(self, lock: Lock) {
        if locks().is_some() {
            self.request(lock, "ifAvailable");
            self.later(PATIENCE_MS, lock, Stand::Asking, LockEvent::Silence);
        } else {
            self.asked.update_value(|asked| asked[lock as usize] = Some(steady_ms()));
            self.say("ask", lock);
            self.later(ANSWER_MS, lock, Stand::Asking, LockEvent::Granted);
        }
    }

    /// Asks again and again whether the tab that writes is still there: one that is killed says no farewell.
    fn look_in(self, lock: Lock) {
        let reads = move || self.stand(lock) == Stand::Reader;
        Timeout::new(STILL_MS, move || {
            if !reads() {
                return;
            }
            self.held.update_value(|held| held[lock as usize] = false);
            self.say("still", lock);
            Timeout::new(PATIENCE_MS, move || {
                if !reads() {
                    return;
                }
                if self.held.with_value(|held| held[lock as usize]) {
                    self.look_in(lock);
                } else {
                    self.update(lock, LockEvent::Freed);
                }
            })
            .forget();
        })
        .forget();
    }

    fn release(self, lock: Lock) {
        match self.free.try_update_value(|free| free[lock as usize].take()).flatten() {
            Some(free) => {
                let _ = free.call0(&JsValue::NULL);
            }
            None if locks().is_none() => self.say("free", lock),
            None => {}
        }
    }

    /// Asks the browser for its lock: `ifAvailable` at once or not at all, `steal` whoever has it, or in its turn.
    fn request(self, lock: Lock, how: &'static str) {
        let Some(locks) = locks() else { return };
        let options = Object::new();
        if !how.is_empty() {
            let _ = Reflect::set(&options, &how.into(), &JsValue::TRUE);
        }
        let got = Closure::once_into_js(move |given: JsValue| -> Promise {
            if given.is_null() {
                // It may be this tab's own, asked for twice.
                if self.free.with_value(|held| held[lock as usize].is_none()) {
                    self.update(lock, LockEvent::Refused);
                    self.request(lock, "");
                }
                return Promise::resolve(&JsValue::NULL);
            }
            Promise::new(&mut |free, _| {
                self.free.update_value(|held| held[lock as usize] = Some(free));
                if how == "steal" {
                    self.update(lock, LockEvent::Granted);
                } else {
                    // Another tab may have had it until now.
                    Timeout::new(SETTLE_MS, move || self.update(lock, LockEvent::Granted)).forget();
                }
            })
        });
        let name = JsValue::from_str(&format!("lance-legal/{}", lock.name()));
        let asked = method(&locks, "request").and_then(|request| request.call3(&locks, &name, &options, &got).ok());
        let Some(Ok(asked)) = asked.map(JsCast::dyn_into::<Promise>) else { return };
        spawn_local(async move {
            // Ends well where the lock was given back, and otherwise where another tab stole it.
            if JsFuture::from(asked).await.is_err() {
                self.free.update_value(|held| held[lock as usize] = None);
                self.update(lock, LockEvent::Robbed);
            }
        });
    }

    fn say(self, what: &str, lock: Lock) {
        say(&format!("{what} {} {}", lock.name(), self.name.get_value()));
    }

    /// What another tab said.
    pub fn heard(self, said: &str) {
        if self.gone.get_value() {
            return;
        }
        let mut words = said.split(' ');
        let (Some(what), Some(name), Some(from)) = (words.next(), words.next(), words.next()) else { return };
        let Some(lock) = Lock::from_name(name) else { return };
        let stand = self.stand(lock);
        match what {
            "give" => self.update(lock, LockEvent::Asked),
            "held" => {
                self.held.update_value(|held| held[lock as usize] = true);
                match stand.claimed(self.has_just_asked(lock), self.first(from)) {
                    Claim::Yield => self.update(lock, LockEvent::Refused),
                    Claim::Insist => self.say("held", lock),
                    Claim::Ignore => {}
                }
            }
            "ask" => match stand {
                Stand::Writer | Stand::Taking => self.say("held", lock),
                // Of two that ask at once the lower name has it.
                Stand::Asking if self.first(from) => self.say("held", lock),
                Stand::Asking => self.say("ask", lock),
                Stand::Away | Stand::Reader => {}
            },
            "still" if matches!(stand, Stand::Writer | Stand::Taking) => self.say("held", lock),
            "free" => match stand {
                Stand::Taking => self.later(SETTLE_MS, lock, Stand::Taking, LockEvent::Granted),
                _ => self.update(lock, LockEvent::Freed),
            },
            _ => {}
        }
    }

    fn has_just_asked(self, lock: Lock) -> bool {
        self.asked.with_value(|asked| asked[lock as usize]).is_some_and(|asked| steady_ms() - asked < LATE_MS)
    }

    /// Whether this tab goes before that one.
    fn first(self, other: &str) -> bool {
        self.name.with_value(|name| name.as_str() < other)
    }
}

/// `navigator.locks`, which older browsers lack, and pages that come over plain http.
fn locks() -> Option<JsValue> {
    Reflect::get(&window().navigator(), &"locks".into()).ok().filter(JsValue::is_object)
}
