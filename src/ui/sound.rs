//! A few short sounds, made here: nothing is fetched. Only for those who switched them on.

use web_sys::AudioContext;

use super::browser;
use crate::clock::alarm::Alarm;
use crate::game_clock::choices::Choices;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// Not this way.
    Missed,
    /// The level is done.
    Done,
    /// A clock runs out.
    Tick,
    /// A flag has fallen.
    Flag,
}

impl Sound {
    /// Tones in Hz, one after the other, each a tenth of a second.
    const fn tones(self) -> &'static [f32] {
        match self {
            Sound::Move => &[330.0],
            Sound::Missed => &[247.0, 208.0],
            Sound::Done => &[392.0, 494.0, 587.0, 784.0],
            Sound::Tick => &[880.0],
            Sound::Flag => &[880.0, 660.0, 880.0, 660.0],
        }
    }
}

/// Beeps and vibrates at an alarm of a clock, as far as that was chosen on the clock's page.
pub fn alarm(alarm: Alarm, choices: &Choices) {
    let (tone, shake) = match alarm {
        Alarm::Flag => (Sound::Flag, 600),
        Alarm::Left(10) => (Sound::Tick, 200),
        Alarm::Left(..=5) => (Sound::Tick, 80),
        Alarm::Left(_) => return,
    };
    if choices.beep {
        play(tone);
    }
    if choices.vibrate {
        browser::vibrate(shake);
    }
}

const TONE_S: f64 = 0.1;

thread_local! {
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// To be called while a finger is lifted: some devices let a page be heard only after that.
pub fn wake() {
    CONTEXT.with(|context| {
        // What the device answers is heard, or not, at the first sound.
        let _ = context.as_ref().map(|context| context.resume());
    });
}

/// Plays it, where the device can.
pub fn play(sound: Sound) {
    CONTEXT.with(|context| {
        let Some(context) = context else { return };
        for (place, tone) in sound.tones().iter().enumerate() {
            // A device that refuses one tone is silent for it, and nothing else depends on it.
            let _ = beep(context, *tone, context.current_time() + place as f64 * TONE_S);
        }
    });
}

fn beep(context: &AudioContext, tone: f32, at: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.frequency().set_value(tone);
    gain.gain().set_value_at_time(0.12, at)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, at + 1.4 * TONE_S)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(at)?;
    oscillator.stop_with_when(at + 1.5 * TONE_S)
}
