//! The records on this device, as the pages use them: load, save, and what to say when that fails.

use leptos::prelude::*;
use serde::de::IgnoredAny;
use serde_json::Value;

use super::storage::{BrowserStore, ask_persist, download, on_foreign_change, writer_id};
use super::time::now_ms;
use crate::arbiter::choices::Choices;
use crate::arbiter::{Kept, KeptBeat};
use crate::drills::Training;
use crate::drills::sheet::{SavedSheet, Sheet};
use crate::laws::scene::Rulings;
use crate::lessons::Progress;
use crate::play::SavedSession;
use crate::play::draughts::SavedPage;
use crate::quiz::Results;
use crate::settings::Settings;
use crate::storage::{
    self, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DRAUGHTS, GAME, KINDS, Kind, Loaded, PROGRESS, QUIZ, RULINGS, SETTINGS,
    SHEET, SaveError, TRAINING,
};

/// Access to the records; one for the whole site.
#[derive(Clone, Copy)]
pub struct Records {
    /// The state of each record this tab has seen, by [`storage::KINDS`].
    seen: StoredValue<[u64; KINDS.len()]>,
    /// The Fluent id of what went wrong last.
    trouble: RwSignal<Option<&'static str>>,
    /// A game that was not saved because another tab had saved a different one.
    unsaved: RwSignal<Option<Value>>,
    /// Modo aula: a class is at work, and no stars are kept.
    class_mode: RwSignal<bool>,
}

pub fn use_records() -> Records {
    expect_context()
}

impl Records {
    /// Undoes an import that was cut off, then reads the settings.
    pub fn open() -> (Records, Settings) {
        let records = Records {
            seen: StoredValue::new([0; KINDS.len()]),
            trouble: RwSignal::new(None),
            unsaved: RwSignal::new(None),
            class_mode: RwSignal::new(false),
        };
        // An import that cannot be undone now is tried again at the next start; its records read as unavailable.
        let _ = storage::recover(&BrowserStore);
        let settings = records.load(&SETTINGS).unwrap_or_default();
        (records, settings)
    }

    fn load<T: serde::de::DeserializeOwned>(self, kind: &'static Kind) -> Option<T> {
        let Loaded { value, seq, troubles, .. } = storage::load(&BrowserStore, kind);
        self.saw(kind, seq);
        if let Some(trouble) = troubles.first() {
            self.trouble.set(Some(trouble.what.message()));
        }
        value
    }

    fn save<T: serde::Serialize>(self, kind: &'static Kind, value: &T) -> Result<(), SaveError> {
        let seen = self.seen.with_value(|seen| seen[place(kind)]);
        let saved = storage::save(&BrowserStore, kind, seen, now_ms(), &writer_id(), value);
        match saved {
            Ok(seq) => {
                self.saw(kind, seq);
                Ok(())
            }
            Err(error) => {
                self.trouble.set(Some(error.message()));
                Err(error)
            }
        }
    }

    fn saw(self, kind: &Kind, seq: u64) {
        self.seen.update_value(|seen| seen[place(kind)] = seq);
    }

    /// Settings are small and the last choice counts, so a conflict is settled by looking again.
    pub fn save_settings(self, settings: &Settings) {
        let Loaded { seq, .. } = storage::load::<Settings>(&BrowserStore, &SETTINGS);
        self.saw(&SETTINGS, seq);
        // What went wrong is on show; the choice holds until the page is closed.
        let _ = self.save(&SETTINGS, settings);
    }

    /// Whether a game with moves is kept; what is in it is the page of the game's to know.
    pub fn has_game(self) -> bool {
        let moves = self.load::<Value>(&GAME).and_then(|game| game.get("game")?.get("moves")?.as_array().map(Vec::len));
        moves.is_some_and(|moves| moves > 0)
    }

    pub fn load_game(self) -> Option<SavedSession> {
        self.load(&GAME)
    }

    /// Keeps the game after a move. The first one asks the browser not to clear the site's data by itself.
    pub fn save_game(self, game: &SavedSession) {
        match serde_json::to_value(game) {
            Ok(game) => self.keep_game(&game),
            Err(_) => self.trouble.set(Some(SaveError::Encode.message())),
        }
    }

    fn keep_game(self, game: &Value) {
        match self.save(&GAME, game) {
            Ok(()) => {
                self.unsaved.set(None);
                ask_persist();
            }
            Err(SaveError::Conflict { .. }) => self.unsaved.set(Some(game.clone())),
            Err(_) => {}
        }
    }

    pub fn load_draughts(self) -> Option<SavedPage> {
        self.load(&DRAUGHTS)
    }

    /// Keeps the game of draughts after each event. Of two tabs the last one counts.
    pub fn save_draughts(self, page: &SavedPage) {
        self.saw(&DRAUGHTS, storage::load::<IgnoredAny>(&BrowserStore, &DRAUGHTS).seq);
        if self.save(&DRAUGHTS, page).is_ok() {
            ask_persist();
        }
    }

    /// While the caller is on show: a game of draughts saved by another tab replaces the one here.
    pub fn on_foreign_draughts(self, show: Callback<SavedPage>) {
        on_foreign_change(Callback::new(move |key: String| {
            if let Some((value, seq)) = changed_elsewhere(&DRAUGHTS, &key)
                && self.seen.try_with_value(|seen| seen[place(&DRAUGHTS)] < seq) == Some(true)
            {
                self.saw(&DRAUGHTS, seq);
                show.run(value);
            }
        }));
    }

    /// Whether a class is at work, for as long as the site is open.
    pub fn class_mode(self) -> RwSignal<bool> {
        self.class_mode
    }

    pub fn load_progress(self) -> Progress {
        self.load(&PROGRESS).unwrap_or_default()
    }

    /// Keeps the stars of a level, with whatever another tab has kept meanwhile: of each level the best.
    pub fn settle(self, level: &str, stars: u8) -> Progress {
        let mut progress = self.load_progress();
        progress.settle(level, stars);
        if self.save(&PROGRESS, &progress).is_ok() {
            ask_persist();
        }
        progress
    }

    /// Forgets every star.
    pub fn forget_progress(self) {
        self.load_progress();
        // What went wrong is on show.
        let _ = self.save(&PROGRESS, &Progress::default());
    }

    pub fn load_training(self) -> Training {
        self.load(&TRAINING).unwrap_or_default()
    }

    /// Keeps what came of an exercise, upon whatever another tab has kept meanwhile.
    pub fn train(self, change: impl FnOnce(&mut Training)) -> Training {
        let mut training = self.load_training();
        change(&mut training);
        if self.save(&TRAINING, &training).is_ok() {
            ask_persist();
        }
        training
    }

    /// What is kept of the questions on the Laws.
    pub fn load_results(self) -> Results {
        self.load(&QUIZ).unwrap_or_default()
    }

    /// Keeps what came of a question, upon whatever another tab has kept meanwhile.
    pub fn answer(self, change: impl FnOnce(&mut Results)) -> Results {
        let mut results = self.load_results();
        change(&mut results);
        if self.save(&QUIZ, &results).is_ok() {
            ask_persist();
        }
        results
    }

    pub fn load_sheet(self) -> Option<SavedSheet> {
        self.load(&SHEET)
    }

    /// Keeps the score sheet after each event. Of two tabs the last one counts.
    pub fn save_sheet(self, sheet: &Sheet) {
        self.saw(&SHEET, storage::load::<SavedSheet>(&BrowserStore, &SHEET).seq);
        if self.save(&SHEET, &SavedSheet::from(sheet)).is_ok() {
            ask_persist();
        }
    }

    pub fn load_clock_choices(self) -> Choices {
        self.load(&CLOCK_CHOICES).unwrap_or_default()
    }

    /// Keeps what was chosen on the clock's page, upon whatever another tab has kept meanwhile.
    pub fn save_clock_choices(self, change: impl FnOnce(&mut Choices)) -> Choices {
        let mut choices = self.load_clock_choices();
        change(&mut choices);
        if self.save(&CLOCK_CHOICES, &choices).is_ok() {
            ask_persist();
        }
        choices
    }

    pub fn load_rulings(self) -> Rulings {
        self.load(&RULINGS).unwrap_or_default()
    }

    /// Keeps what was ruled or chosen on the arbiter's page, upon whatever another tab has kept meanwhile.
    pub fn keep_rulings(self, change: impl FnOnce(&mut Rulings)) -> Rulings {
        let mut rulings = self.load_rulings();
        change(&mut rulings);
        if self.save(&RULINGS, &rulings).is_ok() {
            ask_persist();
        }
        rulings
    }

    /// The clock on the table; `None` where there is none.
    pub fn load_clock(self) -> Option<Kept> {
        self.load::<Option<Kept>>(&CLOCK).flatten()
    }

    /// Keeps the clock after each event. Of two tabs the last one counts.
    pub fn save_clock(self, clock: &Kept) {
        self.saw(&CLOCK, storage::load::<IgnoredAny>(&BrowserStore, &CLOCK).seq);
        if self.save(&CLOCK, &Some(clock)).is_ok() {
            ask_persist();
        }
    }

    /// The table is empty.
    pub fn forget_clock(self) {
        self.load_clock();
        // What went wrong is on show.
        let _ = self.save(&CLOCK, &None::<Kept>);
    }

    pub fn load_clock_beat(self) -> Option<KeptBeat> {
        self.load(&CLOCK_BEAT)
    }

    /// Keeps the moment at which a running clock was seen.
    pub fn save_clock_beat(self, beat: &KeptBeat) {
        self.saw(&CLOCK_BEAT, storage::load::<IgnoredAny>(&BrowserStore, &CLOCK_BEAT).seq);
        // A clock whose last beat is older counts by the same wall clock; what went wrong is on show.
        let _ = self.save(&CLOCK_BEAT, beat);
    }

    /// While the caller is on show: a clock that another tab has pressed, set or taken away is here what it is there.
    pub fn on_foreign_clock(self, show: Callback<Option<Kept>>) {
        on_foreign_change(Callback::new(move |key: String| {
            if let Some((value, seq)) = changed_elsewhere::<Option<Kept>>(&CLOCK, &key)
                && self.seen.try_with_value(|seen| seen[place(&CLOCK)] < seq) == Some(true)
            {
                self.saw(&CLOCK, seq);
                show.run(value);
            }
        }));
    }

    /// Whether the player must choose between the game here and the one another tab saved.
    pub fn in_conflict(self) -> bool {
        self.unsaved.with(Option::is_some)
    }

    /// The game here replaces the one another tab saved.
    pub fn keep_mine(self) {
        let Loaded { seq, .. } = storage::load::<Value>(&BrowserStore, &GAME);
        self.saw(&GAME, seq);
        self.trouble.set(None);
        if let Some(mine) = self.unsaved.get_untracked() {
            self.keep_game(&mine);
        }
    }

    /// While the caller is on show: a game saved by another tab replaces the one here, so that both show the same.
    pub fn on_foreign_game(self, show: Callback<SavedSession>) {
        on_foreign_change(Callback::new(move |key: String| {
            if let Some((value, seq)) = changed_elsewhere(&GAME, &key)
                && self.seen.try_with_value(|seen| seen[place(&GAME)] < seq) == Some(true)
            {
                self.saw(&GAME, seq);
                show.run(value);
            }
        }));
    }

    /// While the caller is on show: settings changed in another tab count here too.
    pub fn on_foreign_settings(self, show: Callback<Settings>) {
        on_foreign_change(Callback::new(move |key: String| {
            if let Some((value, seq)) = changed_elsewhere(&SETTINGS, &key) {
                self.saw(&SETTINGS, seq);
                show.run(value);
            }
        }));
    }

    /// The Fluent id of what went wrong last, until it is dismissed.
    pub fn trouble(self) -> Option<&'static str> {
        self.trouble.get()
    }

    /// Shows something else that went wrong, by its Fluent id.
    pub fn warn(self, trouble: &'static str) {
        self.trouble.try_set(Some(trouble));
    }

    pub fn dismiss_trouble(self) {
        self.trouble.set(None);
    }

    /// Everything kept here, as a file.
    pub fn download_copy(self) {
        match storage::export(&BrowserStore) {
            Ok(copy) => {
                download("lance-legal.json", "application/json", &copy);
            }
            Err(error) => self.trouble.set(Some(SaveError::from(error).message())),
        }
    }

    /// Replaces everything kept here by what the file holds, or nothing at all.
    pub fn import(self, text: &str) -> Result<(), storage::ImportError> {
        storage::import(&BrowserStore, text)
    }

    /// Removes every record and checks that none is left.
    pub fn erase_all(self) -> Result<(), storage::EraseError> {
        storage::erase_all(&BrowserStore)?;
        self.seen.set_value([0; KINDS.len()]);
        self.trouble.set(None);
        Ok(())
    }
}

/// The value of this record and its number, if the key that another tab wrote is one of its slots.
fn changed_elsewhere<T: serde::de::DeserializeOwned>(kind: &Kind, key: &str) -> Option<(T, u64)> {
    if !key.starts_with(&format!("{}{}/", storage::PREFIX, kind.id)) {
        return None;
    }
    let Loaded { value, seq, .. } = storage::load(&BrowserStore, kind);
    Some((value?, seq))
}

/// The place of this record among [`storage::KINDS`].
fn place(kind: &Kind) -> usize {
    KINDS.iter().position(|other| other.id == kind.id).unwrap_or(0)
}
