//! An announcement in the names of Appendix D, in words and aloud.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use leptos::prelude::*;

use crate::chess::{Role, Side};
use crate::drills::announce::Word;
use crate::ui::pages::drills::Trainer;
use crate::ui::voice;
use crate::ui::widgets::{Icon, switch};

/// The tag of the language of Appendix D.
const GERMAN: &str = "de-DE";

/// What was chosen in one exercise holds for the next, until the site is left.
static IN_GERMAN: AtomicBool = AtomicBool::new(true);

pub(super) static WITHOUT_PIECES: AtomicBool = AtomicBool::new(false);

static ALOUD: AtomicBool = AtomicBool::new(false);

/// Whether announcements are in German, as in Appendix D, or in the pupil's language.
pub(super) fn german() -> RwSignal<bool> {
    RwSignal::new(IN_GERMAN.load(Relaxed))
}

/// The switch for it.
pub(super) fn german_switch(trainer: Trainer, german: RwSignal<bool>) -> AnyView {
    let turn = move |on| {
        IN_GERMAN.store(on, Relaxed);
        german.set(on);
    };
    switch(Signal::stored(trainer.tr("unseen-german")), german.into(), Callback::new(turn))
}

/// A word of an announcement.
pub(super) fn word(trainer: Trainer, word: Word, german: bool) -> String {
    if german || matches!(word, Word::File(_)) { word.german().to_string() } else { trainer.tr(id(word)) }
}

/// The text of a word in the pupil's language.
const fn id(word: Word) -> &'static str {
    match word {
        Word::Piece(Role::King) => "unseen-king",
        Word::Piece(Role::Queen) => "unseen-queen",
        Word::Piece(Role::Rook) => "unseen-rook",
        Word::Piece(Role::Bishop) => "unseen-bishop",
        Word::Piece(Role::Knight) => "unseen-knight",
        Word::Piece(Role::Pawn) => "unseen-pawn",
        Word::Rank(0) => "unseen-one",
        Word::Rank(1) => "unseen-two",
        Word::Rank(2) => "unseen-three",
        Word::Rank(3) => "unseen-four",
        Word::Rank(4) => "unseen-five",
        Word::Rank(5) => "unseen-six",
        Word::Rank(6) => "unseen-seven",
        Word::Rank(_) | Word::File(_) => "unseen-eight",
        Word::Takes => "unseen-takes",
        Word::Castles(Side::King) => "unseen-castles-short",
        Word::Castles(Side::Queen) => "unseen-castles-long",
        Word::Check => "unseen-check",
        Word::Mate => "unseen-mate",
    }
}

/// The announcement as it is said: «Springer Gustav eins Felix drei, Schach».
pub(super) fn phrase(trainer: Trainer, words: &[Word], german: bool) -> String {
    let mut said = String::new();
    for (place, part) in words.iter().enumerate() {
        if place > 0 {
            said += if matches!(part, Word::Check | Word::Mate) { ", " } else { " " };
        }
        let text = self::word(trainer, *part, german);
        let mut letters = text.chars();
        match letters.next().filter(|_| place == 0) {
            Some(first) => {
                said.extend(first.to_uppercase());
                said += letters.as_str();
            }
            None => said += &text,
        }
    }
    said
}

/// The announcement with its language, and a button that says it aloud.
pub(super) fn announcement(trainer: Trainer, words: StoredValue<Vec<Word>>, german: RwSignal<bool>) -> AnyView {
    voice::wake();
    let mute = RwSignal::new(false);
    let say = move || {
        let german = german.get_untracked();
        let text = words.with_value(|words| phrase(trainer, words, german));
        let language = trainer.i18n.language_now();
        // Without a German voice the device's own does what it can.
        let said = (german && voice::say_in(&text, GERMAN)) || voice::say(&text, language);
        mute.set(!said);
    };
    if ALOUD.load(Relaxed) {
        say();
    }
    let listen = move |_| {
        ALOUD.store(true, Relaxed);
        say();
    };
    let text = move || words.with_value(|words| phrase(trainer, words, german.get()));
    view! {
        <div class="task-line">
            <h1 class="task-text announced" lang=move || german.get().then_some("de")>{text}</h1>
            <button
                type="button"
                class="button square quiet listen"
                aria-label=trainer.tr("unseen-listen")
                title=trainer.tr("unseen-listen")
                on:click=listen
            >
                <Icon name="voice"/>
            </button>
            {move || mute.get().then(|| view! {
                <span class="quiet-text no-voice" role="status">{trainer.tr("unseen-no-voice")}</span>
            })}
        </div>
    }
    .into_any()
}
