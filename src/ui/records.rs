//! The records on this device, as the pages use them: load, save, follow other tabs, and what to say when that fails.
//! Which of several tabs may write is [`storage::Policy`]; this module carries it out.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::rc::Rc;

use super::storage::{BrowserStore, WORD, ask_persist, forget_before, on_foreign_write, writer_id};
use super::tabs::Tabs;
use super::time::{now_ms, today};
use super::unsaved::Unsaved;
use crate::class;
use crate::days::Days;
use crate::drills::Training;
use crate::drills::own::Moments;
use crate::exercises::Collection;
use crate::game_clock::KeptClock;
use crate::game_clock::choices::Choices;
use crate::laws::scene::Rulings;
use crate::lessons::Progress;
use crate::poker;
use crate::quiz::Results;
use crate::settings::Settings;
use crate::storage::{
    self, CLASS, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, Change, DAYS, EXERCISES, GAME, KINDS, Kind, Loaded, Lock, MOMENTS,
    POKER, PROGRESS, Policy, QUIZ, RULINGS, SETTINGS, SaveError, Stand, TACTICS, TRAINING, TRUCO, Tab, What,
};
use crate::tactics;
use crate::truco;

/// All that another tab has said in one go has arrived by then, ms.
const HEARD_MS: u32 = 100;

/// What is kept in a record that several tabs may change. Its type says which record it is.
pub trait Joined: Serialize + DeserializeOwned + Default + Send + Sync + 'static {
    const KIND: &'static Kind;
}

macro_rules! joined {
    ($($kept:ty: $kind:ident,)*) => {
        $(impl Joined for $kept {
            const KIND: &'static Kind = &$kind;
        })*
    };
}

joined! {
    Settings: SETTINGS,
    Progress: PROGRESS,
    Training: TRAINING,
    Moments: MOMENTS,
    tactics::Progress: TACTICS,
    Collection: EXERCISES,
    class::ClassRecord: CLASS,
    Results: QUIZ,
    Rulings: RULINGS,
    Choices: CLOCK_CHOICES,
    Days: DAYS,
    truco::TrucoRecord: TRUCO,
    poker::PokerRecord: POKER,
}

/// Runs when a record is no longer what this tab saved.
type Follower = (usize, &'static str, Callback<()>);

/// Access to the records; one for the whole site.
#[derive(Clone, Copy)]
pub struct Records {
    pub(super) tab: StoredValue<Tab, LocalStorage>,
    pub(super) tabs: Tabs,
    /// What could not be saved.
    pub(super) unsaved: Unsaved,
    followers: StoredValue<Vec<Follower>>,
    /// The Fluent id of what went wrong last.
    pub(super) trouble: RwSignal<Option<&'static str>>,
    /// Modo aula: a class is at work, and no stars are kept.
    class_mode: RwSignal<bool>,
}

in_chunks! {
    mark: days => fn(Records) = mark_today;
}

fn mark_today(records: Records) {
    let today = today();
    if !records.kept::<Days>().has(today) {
        records.update(move |days: &mut Days| days.mark(today));
    }
}

pub fn use_records() -> Records {
    expect_context()
}

impl Records {
    /// Undoes an import that was cut off, then reads the settings.
    pub fn open() -> (Records, Settings) {
        let name = writer_id();
        let records = Records {
            tab: StoredValue::new_local(Tab::new(name.clone())),
            tabs: Tabs::new(name),
            unsaved: Unsaved::new(),
            followers: StoredValue::new(Vec::new()),
            trouble: RwSignal::new(None),
            class_mode: RwSignal::new(false),
        };
        // An import that cannot be undone now is tried again at the next start; its records read as unavailable.
        let _ = storage::recover(&BrowserStore);
        let settings = records.kept();
        on_foreign_write(Callback::new(move |(key, text): (String, Option<String>)| records.heard(&key, text)));
        records.tabs.tell(Callback::new(move |(lock, before, after)| records.stands(lock, before, after)));
        // What waits for an answer is saved before the page may be gone for good.
        let _ = window_event_listener_untyped("pagehide", move |_| {
            Lock::ALL.into_iter().for_each(|lock| records.answer_waiting(lock, Stand::Writer));
            records.tabs.farewell();
        });
        let _ = window_event_listener_untyped("pageshow", move |event| {
            let kept = js_sys::Reflect::get(&event, &"persisted".into()).is_ok_and(|kept| kept.is_truthy());
            if kept {
                records.tabs.return_to();
                KINDS.iter().for_each(|kind| records.run_followers(kind.id));
            }
        });
        (records, settings)
    }

    pub fn load<T: DeserializeOwned>(self, kind: &'static Kind) -> Option<T> {
        let Loaded { value, troubles, .. } = self.tab.try_update_value(|tab| tab.load(&BrowserStore, kind))?;
        if let Some(trouble) = troubles.first() {
            self.trouble.set(Some(trouble.what.message()));
        }
        self.unsaved.value(kind).or(value)
    }

    /// Keeps a record with one writer, once it is certain that this tab is the one.
    pub fn keep<T: Serialize>(self, kind: &'static Kind, value: &T) {
        match serde_json::to_string(value) {
            Ok(payload) => self.keep_text(kind, payload),
            Err(_) => self.trouble.set(Some(SaveError::Encode.message())),
        }
    }

    fn keep_text(self, kind: &'static Kind, payload: String) {
        let Policy::OneWriter(lock) = kind.policy else { return };
        let stand = self.tabs.stand(lock);
        let kept = self.tab.try_update_value(|tab| tab.keep(&BrowserStore, kind, stand, now_ms(), payload.clone()));
        match kept {
            Some(
                Ok(storage::SaveOutcome::Saved | storage::SaveOutcome::Elsewhere) | Err(SaveError::Conflict { .. }),
            ) => {
                self.unsaved.forget(kind);
            }
            _ => self.unsaved.keep(kind, payload, None),
        }
        // Nobody need hear that a beat was not kept.
        self.told(lock, kept, kind.id == CLOCK_BEAT.id);
    }

    fn told(self, lock: Lock, kept: Option<Result<storage::SaveOutcome, SaveError>>, silent: bool) {
        match kept.unwrap_or(Err(SaveError::Unavailable)) {
            Ok(storage::SaveOutcome::Saved) => {
                self.settle_trouble();
                ask_persist();
            }
            Ok(storage::SaveOutcome::Waits) => {}
            Ok(storage::SaveOutcome::Elsewhere) => self.run_lock(lock),
            Err(error) => {
                if !silent {
                    self.trouble.set(Some(error.message()));
                }
                self.save_waiting_later();
                // A tab that has slept has not heard what the others did: what they kept counts, and is shown.
                if matches!(error, SaveError::Conflict { .. }) {
                    self.run_lock(lock);
                }
            }
        }
    }

    /// What has waited for this lock is saved, or forgotten where another tab has it.
    fn answer_waiting(self, lock: Lock, stand: Stand) {
        let waited = self.tab.try_update_value(|tab| tab.waits_for(lock)).unwrap_or_default();
        let kept = self.tab.try_update_value(|tab| tab.answered(&BrowserStore, lock, stand, now_ms()));
        // A value that a full disk refused is kept for when its page is opened again. It is dropped if another tab writes.
        let elsewhere = matches!(self.tabs.stand(lock), Stand::Reader | Stand::Taking);
        let settled = matches!(kept, Some(Ok(storage::SaveOutcome::Saved) | Err(SaveError::Conflict { .. })));
        let of_lock = KINDS.iter().filter(|kind| kind.policy == Policy::OneWriter(lock));
        // A value that waits for disk space, and not for the lock, goes on waiting.
        let forgotten = of_lock.filter(|kind| elsewhere || settled && waited.contains(&kind.id));
        forgotten.for_each(|kind| self.unsaved.forget(kind));
        self.save_waiting_later();
        if kept != Some(Ok(storage::SaveOutcome::Saved)) {
            self.told(lock, kept, false);
        }
    }

    /// What is kept in the record of this type.
    pub fn kept<T: Joined>(self) -> T {
        self.load(T::KIND).unwrap_or_default()
    }

    /// The same, followed while the caller is on show.
    pub fn followed<T: Joined>(self) -> RwSignal<T> {
        let shown = RwSignal::new(self.kept());
        self.mirror(shown);
        shown
    }

    /// Keeps `shown` like what is kept, while the caller is on show.
    pub fn mirror<T: Joined>(self, shown: RwSignal<T>) {
        self.follow(T::KIND, move |kept: Option<T>| {
            shown.try_set(kept.unwrap_or_default());
        });
    }

    /// Makes a change upon whatever is kept, by this tab or another; the answer is what is kept then, or would be if it could
    /// be saved.
    pub fn update<T: Joined>(self, change: impl Fn(&mut T) + 'static) -> T {
        let mut value: T = self.kept();
        change(&mut value);
        let change: Change = Rc::new(move |store| {
            let Loaded { value, seq, .. } = storage::load::<T>(store, T::KIND);
            let mut value = value.unwrap_or_default();
            change(&mut value);
            (serde_json::to_string(&value).ok(), seq)
        });
        self.save_change(T::KIND, change, serde_json::to_string(&value).unwrap_or_default());
        value
    }

    /// The same for what somebody has solved or done today: the day counts too.
    pub fn work<T: Joined>(self, change: impl Fn(&mut T) + 'static) -> T {
        self.played();
        self.update(change)
    }

    /// Erases what is kept.
    pub fn forget<T: Joined>(self) -> T {
        self.update(|kept| *kept = T::default())
    }

    /// Counts today among the days on which something was played, unless a class is at work. Where the code for it cannot
    /// be had, the next work asks again.
    pub fn played(self) {
        if self.class_mode.get_untracked() {
            return;
        }
        spawn_local(async move {
            if let Ok(mark) = mark().await {
                mark(self);
            }
        });
    }

    /// Tries again in a few seconds.
    pub(super) fn save_waiting_later(self) {
        self.unsaved.later(move || {
            self.save_waiting();
        });
    }

    /// Saves a change. `text` is the value with the change in it, which is shown for as long as saving fails.
    fn save_change(self, kind: &'static Kind, change: Change, text: String) {
        let error = if self.unsaved.holds(kind) {
            // In the order in which they were made.
            self.unsaved.keep(kind, text, Some(change));
            self.save_waiting().filter(|_| self.unsaved.holds(kind))
        } else {
            let error = self.change(kind, &change).err();
            if error.is_some() {
                self.unsaved.keep(kind, text, Some(change));
            }
            error
        };
        match error {
            None => {
                self.settle_trouble();
                ask_persist();
            }
            Some(error) => {
                self.trouble.set(Some(error.message()));
                self.save_waiting_later();
            }
        }
    }

    pub(super) fn change(self, kind: &'static Kind, change: &Change) -> Result<(), SaveError> {
        let joined = self.tab.try_update_value(|tab| tab.join(&BrowserStore, kind, now_ms(), change));
        joined.unwrap_or(Err(SaveError::Unavailable))
    }

    /// Once all is kept again nothing more needs to be said about it.
    pub(super) fn settle_trouble(self) {
        let saving = |trouble: &Option<&'static str>| trouble.is_some_and(|text| text.starts_with("storage-save-"));
        if self.unsaved.is_empty() && self.trouble.with_untracked(saving) {
            self.trouble.set(None);
        }
    }

    /// Another tab wrote or removed a key.
    fn heard(self, key: &str, text: Option<String>) {
        if key == WORD {
            if let Some(said) = text {
                self.tabs.heard(&said);
            }
            return;
        }
        let all = key == storage::PREFIX;
        for kind in KINDS.iter().filter(|kind| all || storage::kind_of(key).is_some_and(|other| other.id == kind.id)) {
            self.tab.update_value(|tab| tab.heard(kind, text.as_deref()));
            // What was erased or replaced is not written back, nor what another tab writes now.
            if text.is_none() || kind.policy != Policy::Joined {
                self.unsaved.forget(kind);
            }
            if text.is_none() {
                forget_before();
                self.run_followers(kind.id);
            }
            Timeout::new(HEARD_MS, move || {
                // If the repair fails now, the next storage event of this record tries it again.
                let _ = self.tab.try_update_value(|tab| tab.mend(&BrowserStore, kind, now_ms()));
                self.run_followers(kind.id);
            })
            .forget();
        }
    }

    /// How this tab stands to a lock has changed.
    fn stands(self, lock: Lock, before: Stand, after: Stand) {
        if after == Stand::Writer {
            self.tab.update_value(|tab| tab.takes_up(&BrowserStore, lock, now_ms()));
        }
        match (before, after) {
            (Stand::Asking, Stand::Writer) => self.answer_waiting(lock, after),
            (_, Stand::Writer) => self.run_lock(lock),
            (_, Stand::Reader | Stand::Away) => self.answer_waiting(lock, after),
            _ => {}
        }
    }

    fn run_lock(self, lock: Lock) {
        KINDS.iter().filter(|kind| kind.policy == Policy::OneWriter(lock)).for_each(|kind| self.run_followers(kind.id));
    }

    pub(super) fn run_followers(self, id: &str) {
        let followers = self.followers.with_value(Vec::clone);
        followers.into_iter().filter(|(_, other, _)| *other == id).for_each(|(_, _, show)| show.run(()));
    }

    /// While the caller is on show: runs with what is kept whenever that may be something else than this tab saved,
    /// and with `None` once it was erased.
    pub fn follow<T: DeserializeOwned + 'static>(
        self,
        kind: &'static Kind,
        show: impl Fn(Option<T>) + Send + Sync + 'static,
    ) {
        let look = Callback::new(move |()| {
            // What another tab is just replacing is looked at when it has done so.
            match self.tab.try_update_value(|tab| tab.load(&BrowserStore, kind)) {
                Some(Loaded { value, troubles, .. }) if value.is_some() || troubles.is_empty() => {
                    show(self.unsaved.value(kind).or(value));
                }
                Some(Loaded { troubles, .. }) if troubles.iter().any(|one| matches!(one.what, What::Newer { .. })) => {
                    self.trouble.set(Some(SaveError::Newer { schema: 0 }.message()));
                }
                _ => {}
            }
        });
        let number = self.followers.try_update_value(|followers| {
            let number = followers.last().map_or(0, |(number, ..)| number + 1);
            followers.push((number, kind.id, look));
            number
        });
        on_cleanup(move || self.followers.update_value(|all| all.retain(|(other, ..)| Some(*other) != number)));
    }

    /// While the caller is on show this tab writes what belongs to this lock, or follows the tab that does.
    pub fn want(self, lock: Lock) {
        self.tabs.want(lock);
    }

    /// Whether what is done here counts; not where another tab writes.
    pub fn may_write(self, lock: Lock) -> bool {
        self.tabs.stand(lock).may_write()
    }

    /// [`Records::may_write`], followed as it changes.
    pub fn writes(self, lock: Lock) -> bool {
        self.tabs.follow(lock).may_write()
    }

    /// The Fluent id of the sentence that another tab writes what is on show.
    pub fn elsewhere(self) -> Option<&'static str> {
        self.tabs.elsewhere().map(Lock::message)
    }

    /// "Continuar aqui".
    pub fn take_over(self) {
        self.tabs.take_over();
    }

    /// Whether a game with moves is kept; what is in it is the page of the game's to know.
    pub fn has_game(self) -> bool {
        let moves = self.load::<Value>(&GAME).and_then(|game| game.get("game")?.get("moves")?.as_array().map(Vec::len));
        moves.is_some_and(|moves| moves > 0)
    }

    /// Whether a class is at work, for as long as the site is open.
    pub fn class_mode(self) -> RwSignal<bool> {
        self.class_mode
    }

    /// The clock on the table; `None` where there is none.
    pub fn load_clock(self) -> Option<KeptClock> {
        self.load::<Option<KeptClock>>(&CLOCK).flatten()
    }

    /// Keeps the clock after each event; `None` once the table is empty.
    pub fn save_clock(self, clock: Option<&KeptClock>) {
        self.keep(&CLOCK, &clock);
    }

    /// The Fluent id of what went wrong last, until it is dismissed.
    pub fn trouble(self) -> Option<&'static str> {
        self.trouble.get()
    }

    /// Shows something else that went wrong, by its Fluent id.
    pub fn warn(self, trouble: &'static str) {
        self.trouble.try_set(Some(trouble));
    }

    /// Shows it where nothing else that went wrong is on show.
    pub fn warn_besides(self, trouble: &'static str) {
        if self.trouble.try_with_untracked(Option::is_none) == Some(true) {
            self.warn(trouble);
        }
    }

    pub fn dismiss_trouble(self) {
        self.trouble.set(None);
    }
}
