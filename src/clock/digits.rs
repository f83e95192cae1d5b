//! A time as a clock shows it. Algarismos.

use super::SECOND;

const TENTH: u64 = SECOND / 10;

/// Tenths are shown below so many, if they are wanted.
const SHOWN_TENTHS: u64 = 200;

/// `m:ss`, from an hour `h:mm:ss`; with `tenths`, below twenty seconds `0:19.9`. `left` in µs is rounded up, so that zero
/// is shown only when nothing is left.
pub fn digits(left: u64, tenths: bool) -> String {
    let tenths_left = left.div_ceil(TENTH);
    if tenths && tenths_left < SHOWN_TENTHS {
        return format!("0:{:02}.{}", tenths_left / 10, tenths_left % 10);
    }
    let (hours, minutes, seconds) = units(left);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Hours, minutes and seconds of a time in µs, rounded up to the second.
pub fn units(left: u64) -> (u64, u64, u64) {
    let seconds = left.div_ceil(SECOND);
    (seconds / 3600, seconds / 60 % 60, seconds % 60)
}
