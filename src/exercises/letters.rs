//! Text in few bits: the letters that Portuguese has most of take four.

use super::bits::{Bits, Reading};
use super::sentence::{LONGEST, Sentence};

/// Behind each prefix so many bits say which sign of the row it is. The rows are part of the format: they never change.
const ROWS: [(u32, u32, u32, &str); 4] = [
    (0b0, 1, 3, " aeosrin"),
    (0b10, 2, 3, "dmtuclp."),
    (0b110, 3, 4, "qvgbfhãçéáxzjêíó"),
    (0b1110, 4, 6, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?!,:;-+#=()'\"/úõôâàÀÉÁkwyº«»"),
];
/// Any other sign, by its number in 21 bits.
const OTHER: (u32, u32) = (0b1111, 4);
/// The length of a line.
const LENGTH: u32 = 7;

pub fn put(bits: &mut Bits, text: &Sentence) {
    let count = text.as_str().chars().count().min(LONGEST);
    bits.put(count as u32, LENGTH);
    text.as_str().chars().take(count).for_each(|letter| put_letter(bits, letter));
}

fn put_letter(bits: &mut Bits, letter: char) {
    for (prefix, length, width, row) in ROWS {
        if let Some(place) = row.chars().position(|other| other == letter) {
            bits.put(prefix, length);
            bits.put(place as u32, width);
            return;
        }
    }
    bits.put(OTHER.0, OTHER.1);
    bits.put(u32::from(letter), 21);
}

/// `None` where the bits break off or say no sign.
pub fn take(bits: &mut Reading) -> Option<Sentence> {
    let count = bits.take(LENGTH)?;
    let text = (0..count).map(|_| take_letter(bits)).collect::<Option<String>>()?;
    Some(Sentence::new(&text))
}

fn take_letter(bits: &mut Reading) -> Option<char> {
    for (_, _, width, row) in ROWS {
        if !bits.flag()? {
            return row.chars().nth(bits.take(width)? as usize);
        }
    }
    char::from_u32(bits.take(21)?)
}
