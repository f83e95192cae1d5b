//! What the parts of the clock share: what it shows, and what a press does.

use leptos::prelude::*;
use web_sys::PointerEvent;

use super::super::context::Table;
use crate::clock::{Clock, ClockEvent, Running, SECOND};
use crate::color::{Color, Outcome};
use crate::game_clock::choices::Choices;
use crate::ui::{clock_words, sound, voice};

/// The whole clock, which has the focus.
pub(super) const FACE: &str = "relogio-mesa";

/// A second finger so soon after a press belongs to it: nobody moves a piece in that time. µs.
const TOGETHER: u64 = SECOND / 20;

/// What the parts of the clock share.
#[derive(Clone, Copy)]
pub(super) struct Face {
    pub(super) table: Table,
    pub(super) choices: StoredValue<Choices>,
    pub(super) clock: Memo<Option<Clock>>,
    /// How an arbiter ruled that the game ended.
    pub(super) outcome: Memo<Option<Outcome>>,
    /// The text for screen readers.
    pub(super) said: RwSignal<String>,
    /// Whether the question to take the clock away is open.
    pub(super) ending: RwSignal<bool>,
}

impl Face {
    /// Reads a value of the clock; the default where there is no clock any more.
    pub(super) fn read<T: Default>(self, read: impl FnOnce(&Clock) -> T) -> T {
        self.clock.with(|clock| clock.as_ref().map(read).unwrap_or_default())
    }

    pub(super) fn press(self, side: Color, at: u64) {
        self.table.timer.clock_event(ClockEvent::Press(side), at);
    }

    /// A finger came down. Of two fingers at once only that of the running side counts.
    pub(super) fn touch(self, side: Color, event: &PointerEvent) {
        event.prevent_default();
        if event.button() != 0 {
            return;
        }
        let at = self.table.timer.stamp(event.time_stamp());
        let last = self.table.timer.with(|session| session.clock().now()).unwrap_or_default();
        if event.is_primary() || at >= last.saturating_add(TOGETHER) {
            self.press(side, at);
        }
    }

    /// Stops the clock, or lets it go on.
    pub(super) fn pause(self) {
        let at = self.table.timer.moment();
        let running = self.table.timer.with(|session| session.clock().at(at).running());
        let event = if matches!(running, Some(Running::Paused(_))) { ClockEvent::Resume } else { ClockEvent::Pause };
        self.table.timer.clock_event(event, at);
    }

    /// Sets the text for screen readers. The same words are said again.
    fn say(self, text: String) {
        let again = self.said.with_untracked(|said| *said == text);
        self.said.set(if again { text + "\u{a0}" } else { text });
    }

    /// Tells both times in words; with `aloud` also by the device's voice.
    pub(super) fn tell(self, aloud: bool) {
        self.table.timer.tick();
        let i18n = self.table.i18n;
        let Some(text) = self.clock.with_untracked(|clock| clock.as_ref().map(|clock| clock_words::both(i18n, clock)))
        else {
            return;
        };
        if aloud {
            // Without a voice the text for screen readers remains.
            let _ = voice::say(&text, i18n.language_now());
        }
        self.say(text);
    }

    /// Lets the alarms be heard: a few words, and beeps if they are chosen.
    pub(super) fn sound_alarms(self) {
        let nothing = |_: Option<&Clock>| ();
        self.table.timer.hear(nothing, move |side, alarm| {
            self.choices.with_value(|choices| sound::alarm(alarm, choices));
            if alarm.is_said() {
                self.say(clock_words::alarm(self.table.i18n, side, alarm));
            }
        });
    }
}
