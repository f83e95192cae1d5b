//! The state of a scene: how far it has been told, what the pupil does, and the board.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::clock::{self, SceneClock};
use super::context::Arbiter;
use crate::board::{Mark, Movable, Sign, State, Tone};
use crate::chess::Setup;
use crate::color::ByColor;
use crate::edition::Edition;
use crate::figures;
use crate::laws::scene::{Choice, SENTENCES, Scene, SceneAnswer, Verdict, mark, verdict};
use crate::texts::Texts;
use crate::ui::browser;
use crate::ui::hands::HandCount;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::reactive::effect;

/// A sentence is read before its pieces move; a piece is seen to move before the next one does.
const SENTENCE: Duration = Duration::from_millis(2400);
const STEP: Duration = Duration::from_millis(950);

/// How far the pupil has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    /// The scene is told; the clock may be stopped at any time.
    Watch,
    /// What to do?
    Decide,
    /// With which times?
    Times(Choice),
    /// The ruling is shown; without an answer where the teacher shows it.
    Ruled(Option<SceneAnswer>),
}

/// A moment of the telling: the sentence on show, from 0, and the steps that have happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Beat {
    pub sentence: usize,
    pub steps: usize,
}

#[derive(Clone, Copy)]
pub(super) struct Telling {
    pub arbiter: Arbiter,
    pub scene: StoredValue<Scene>,
    pub words: StoredValue<Texts>,
    beats: StoredValue<Vec<Beat>>,
    pub beat: RwSignal<usize>,
    pub phase: RwSignal<Phase>,
    pub times: RwSignal<ByColor<u32>>,
    /// The hands of a class for each decision.
    pub hands: HandCount,
    /// The edition chosen.
    pub edition: RwSignal<Edition>,
    /// Whether the board shows how it was found, once it is ruled.
    pub as_found: RwSignal<bool>,
    pub board: RwSignal<State>,
    /// The text for screen readers.
    pub announce: RwSignal<String>,
    preferences: Preferences,
    next: StoredValue<Option<TimeoutHandle>>,
}

fn beats(scene: &Scene) -> Vec<Beat> {
    let mut beats = Vec::new();
    for sentence in 0..SENTENCES {
        let before = sentence.checked_sub(1).map_or(0, |before| scene.told(before));
        beats.extend((before..=scene.told(sentence)).map(|steps| Beat { sentence, steps }));
    }
    beats
}

impl Telling {
    pub(super) fn new(arbiter: Arbiter, scene: Scene, words: Texts) -> Telling {
        let preferences = use_preferences();
        let kept = arbiter.rulings.with_untracked(|rulings| rulings.edition);
        let first = scene.editions.first().copied().unwrap_or(Edition::Laws2023);
        let edition = if scene.editions.contains(&kept) { kept } else { first };
        let telling = Telling {
            arbiter,
            beats: StoredValue::new(beats(&scene)),
            hands: HandCount::new(arbiter.i18n, scene.choices.len()),
            times: RwSignal::new(scene.times(&scene.found())),
            scene: StoredValue::new(scene),
            words: StoredValue::new(words),
            beat: RwSignal::new(0),
            phase: RwSignal::new(Phase::Watch),
            edition: RwSignal::new(edition),
            as_found: RwSignal::new(false),
            board: RwSignal::new(State {
                coordinates: preferences.peek(|settings| settings.coordinates),
                ..State::default()
            }),
            announce: RwSignal::new(String::new()),
            preferences,
            next: StoredValue::new(None),
        };
        effect(move || telling.paint());
        on_cleanup(move || telling.halt());
        telling
    }

    /// A sentence of the scene, from 0.
    pub(super) fn sentence(self, place: usize) -> String {
        self.told(["", ".two", ".three"].get(place).copied().unwrap_or_default())
    }

    /// What the scene's words say under this attribute.
    pub(super) fn told(self, part: &str) -> String {
        let id = self.scene.with_value(|scene| format!("told-{}{part}", scene.id));
        self.words.with_value(|words| words.format(&id, &[])).unwrap_or_default()
    }

    /// «Perdem as Brancas»
    pub(super) fn ruled(self, choice: Choice) -> String {
        let player = self.scene.with_value(|scene| scene.player);
        let id = format!("ruled-{}", choice.name());
        self.arbiter.i18n.tr_with(&id, &[("player", self.arbiter.side(player).into())])
    }

    /// The moment on show; the last one once the telling is over.
    pub(super) fn now(self) -> Beat {
        let beat = self.beat.get();
        let shown =
            self.beats.with_value(|beats| beats.get(beat).copied()).filter(|_| self.phase.get() == Phase::Watch);
        shown.unwrap_or(Beat { sentence: SENTENCES - 1, steps: usize::MAX })
    }

    /// Whether everything has been told.
    pub(super) fn is_told(self) -> bool {
        self.beat.get() >= self.last()
    }

    /// The last moment.
    fn last(self) -> usize {
        self.beats.with_value(Vec::len).saturating_sub(1)
    }

    /// What is right in the edition chosen.
    pub(super) fn verdict(self) -> Option<Verdict> {
        let edition = self.edition.get();
        self.scene.with_value(|scene| verdict(scene, edition))
    }

    pub(super) fn face(self) -> SceneClock {
        let phase = self.phase.get();
        let steps = self.now().steps;
        self.scene.with_value(|scene| {
            let table = scene.table(steps);
            let shown = SceneClock { times: scene.times(&table), running: table.running, flags: table.flags };
            match phase {
                Phase::Watch => shown,
                Phase::Decide => SceneClock { running: None, ..shown },
                Phase::Times(_) => SceneClock { times: self.times.get(), running: None, ..shown },
                Phase::Ruled(_) if self.as_found.get() => shown,
                Phase::Ruled(_) => self.verdict().map_or(shown, |right| {
                    let times = right.times.unwrap_or(shown.times);
                    SceneClock { times, running: right.next, ..shown }
                }),
            }
        })
    }

    /// The board follows the telling, and shows the position as it should stand once it is ruled.
    fn paint(self) {
        let coordinates = self.preferences.read(|settings| settings.coordinates);
        let ruled = matches!(self.phase.get(), Phase::Ruled(_)) && !self.as_found.get();
        let right = if ruled { self.verdict() } else { None };
        let table = self.scene.with_value(|scene| scene.table(self.now().steps));
        let setup: Setup = right.map_or(table.setup, |right| right.position);
        self.board.update(|board| {
            board.place(figures::figures(&setup.placement));
            board.coordinates = coordinates;
            board.last_move = table.last.filter(|_| !ruled);
            board.movable = Movable::Nobody;
            let hand = table.hand.filter(|_| !ruled);
            board.marks = hand.map(|square| Mark::new(Tone::Hint, Sign::Frame(square))).into_iter().collect();
        });
    }

    fn halt(self) {
        if let Some(waiting) = self.next.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    /// Tells the scene, unless it was stopped or stepped through already: on a busy device a frame comes late.
    pub(super) fn begin(self) {
        if self.phase.get_untracked() == Phase::Watch && self.beat.get_untracked() == 0 {
            self.play();
        }
    }

    /// Tells the scene from the start; all at once where motion is reduced. Who sees it again decides again.
    pub(super) fn play(self) {
        self.phase.set(Phase::Watch);
        self.hands.lower();
        if browser::media("(prefers-reduced-motion: reduce)").get_untracked() {
            self.go(self.last());
            self.announce.set((0..SENTENCES).map(|place| self.sentence(place)).collect::<Vec<_>>().join(" "));
        } else {
            self.go(0);
            self.wait();
        }
    }

    /// Shows this moment, and announces its sentence at its beginning.
    fn go(self, beat: usize) {
        self.halt();
        self.beat.set(beat);
        if let Some(sentence) = self.begins(beat) {
            self.announce.set(self.sentence(sentence));
        }
    }

    /// The sentence that begins with this moment, where one does.
    fn begins(self, beat: usize) -> Option<usize> {
        let sentence = |at: usize| self.beats.with_value(|beats| beats.get(at).map(|beat| beat.sentence));
        sentence(beat).filter(|_| beat == 0 || sentence(beat - 1) != sentence(beat))
    }

    /// Shows the next moment after a while.
    fn wait(self) {
        let beat = self.beat.get_untracked();
        if beat >= self.last() {
            return;
        }
        let on = move || {
            if self.phase.try_get_untracked() == Some(Phase::Watch) {
                self.go(beat + 1);
                self.wait();
            }
        };
        let due = if self.begins(beat).is_some() { SENTENCE } else { STEP };
        self.next.set_value(set_timeout_with_handle(on, due).ok());
    }

    /// Goes one moment on or back by hand, and stops the timer.
    pub(super) fn step(self, forward: bool) {
        let beat = self.beat.get_untracked();
        self.go(if forward { (beat + 1).min(self.last()) } else { beat.saturating_sub(1) });
    }

    /// Stops the telling and asks for the decision.
    pub(super) fn decide(self) {
        self.halt();
        self.phase.set(Phase::Decide);
        self.announce.set(clock::said(self.arbiter, &untrack(|| self.face())));
        self.focus();
    }

    /// The arbiter does nothing.
    pub(super) fn leave(self) {
        let times = self.scene.with_value(|scene| scene.times(&scene.found()));
        self.rule(SceneAnswer { stopped: false, choice: Choice::PlayOn, times: Some(times) });
    }

    pub(super) fn choose(self, choice: Choice) {
        if choice.goes_on() {
            self.times.set(self.scene.with_value(|scene| scene.times(&scene.found())));
            self.phase.set(Phase::Times(choice));
            self.focus();
        } else {
            self.rule(SceneAnswer { stopped: true, choice, times: None });
        }
    }

    pub(super) fn rule(self, answer: SceneAnswer) {
        self.show(Some(answer));
        if let Some(right) = untrack(|| self.verdict()) {
            let all = mark(&right, &answer).all_right();
            let id = self.scene.with_value(|scene| scene.id.clone());
            if !self.arbiter.records.class_mode().get_untracked() {
                self.arbiter.records.played();
                self.arbiter.change(move |rulings| rulings.take_in(&id, all));
            }
            let said = self.arbiter.tr(if all { "situation-all-right" } else { "situation-not-all" });
            self.announce.set(format!("{said} {}.", self.ruled(right.choice)));
        }
    }

    /// Shows how it is ruled; without an answer where the teacher does.
    pub(super) fn show(self, answer: Option<SceneAnswer>) {
        self.halt();
        self.as_found.set(false);
        self.phase.set(Phase::Ruled(answer));
        self.focus();
    }

    /// Focuses what is asked, or what was ruled.
    fn focus(self) {
        request_animation_frame(|| browser::focus("arbitragem"));
    }
}
