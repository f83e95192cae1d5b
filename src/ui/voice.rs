//! A voice that reads aloud, if the device itself has one.
//!
//! Some browsers offer voices that live on somebody's server: those would send what is read away from the device,
//! so they are never chosen. Absent: what is said.

use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use crate::language::Language;

fn synthesis() -> Option<SpeechSynthesis> {
    web_sys::window()?.speech_synthesis().ok()
}

/// A voice of the device for the language of this tag, the country's own before another's.
fn voice(synthesis: &SpeechSynthesis, tag: &str) -> Option<SpeechSynthesisVoice> {
    let tag = tag.to_ascii_lowercase();
    let language = tag.get(..2).unwrap_or(&tag).to_string();
    let mut found = None;
    for voice in synthesis.get_voices().iter() {
        let Ok(voice) = voice.dyn_into::<SpeechSynthesisVoice>() else { continue };
        let lang = voice.lang().to_ascii_lowercase().replace('_', "-");
        if !voice.local_service() || !lang.starts_with(&language) {
            continue;
        }
        if lang == tag {
            return Some(voice);
        }
        found = found.or(Some(voice));
    }
    found
}

/// Browsers look for voices only once they are asked; the answer to a first question may be empty.
pub fn wake() {
    if let Some(synthesis) = synthesis() {
        synthesis.get_voices();
    }
}

/// Reads the text aloud in place of whatever was being read; `false` where the device has no voice for it.
pub fn say(text: &str, language: Language) -> bool {
    say_in(text, language.tag())
}

/// [`say`] in a language that the site itself does not speak: `de-DE`.
pub fn say_in(text: &str, tag: &str) -> bool {
    let Some(synthesis) = synthesis() else { return false };
    let (Some(voice), Ok(utterance)) = (voice(&synthesis, tag), SpeechSynthesisUtterance::new_with_text(text)) else {
        return false;
    };
    utterance.set_lang(&voice.lang());
    utterance.set_voice(Some(&voice));
    synthesis.cancel();
    synthesis.speak(&utterance);
    true
}
