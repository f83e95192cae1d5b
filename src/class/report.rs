//! What came of a series for one pupil, in at most 24 bytes: digits to be shown as a QR code or read aloud. Resultado.

use super::series::MOST_ITEMS;
use crate::checksum::crc32;
use crate::coding::{Bits, CodeError, Taken, Unread, WrongGroup, digits};

/// The first byte of a result of this version. The low half is the version, the high half says what it is.
const FIRST: u8 = REPORT | VERSION;
const REPORT: u8 = 0x20;
const VERSION: u8 = 1;
/// Bytes of the checksum.
const SUM: usize = 2;
/// No result has more bytes.
pub const MOST_BYTES: usize = 24;

/// A pupil's name has at most so many signs.
pub const NAME: usize = 10;
/// The signs that a name may have, in small letters; 64 of them at most.
const SIGNS: &str = "abcdefghijklmnopqrstuvwxyz0123456789áàâãçéêíóôõúüñè -.'";
/// The bits of a sign.
const SIGN: u8 = 6;

/// What came of an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Not begun.
    #[default]
    Open,
    Missed,
    Right,
    /// So many of ten, 1 to 9.
    Part(u8),
}

impl Mark {
    /// Of so many right of how many.
    pub fn of(right: u8, of: u8) -> Mark {
        match right {
            0 => Mark::Missed,
            _ if right >= of => Mark::Right,
            _ => {
                let tenths = (u32::from(right) * 10 / u32::from(of.max(1))).clamp(1, 9);
                Mark::Part(tenths as u8)
            }
        }
    }

    /// Right, of ten; `None` where nothing was done.
    pub fn tenths(self) -> Option<u8> {
        match self {
            Mark::Open => None,
            Mark::Missed => Some(0),
            Mark::Right => Some(10),
            Mark::Part(tenths) => Some(tenths),
        }
    }

    /// As a record holds it: 0 is open, 1 to 11 are none to ten of ten.
    pub(super) fn number(self) -> u8 {
        self.tenths().map_or(0, |tenths| tenths + 1)
    }

    /// Whatever else a record holds is open.
    pub(super) fn from_number(number: u8) -> Mark {
        match number {
            1..=11 => Mark::of(number - 1, 10),
            _ => Mark::Open,
        }
    }

    /// One bit for what is right, two for what is missed, six for the rest.
    fn write(self, bits: &mut Bits) {
        match self {
            Mark::Right => bits.put(0b0, 1),
            Mark::Missed => bits.put(0b10, 2),
            Mark::Open => bits.put(0b11_0000, 6),
            Mark::Part(tenths) => bits.put(0b11_0000 | u32::from(tenths.clamp(1, 9)), 6),
        }
    }

    fn read(bits: &mut Taken) -> Result<Mark, Unread> {
        if !bits.flag()? {
            return Ok(Mark::Right);
        }
        if !bits.flag()? {
            return Ok(Mark::Missed);
        }
        match bits.take(4)? {
            0 => Ok(Mark::Open),
            tenths @ 1..=9 => Ok(Mark::Part(tenths as u8)),
            _ => Err(Unread),
        }
    }
}

/// A pupil's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// A first name or a number, as it was typed: [`pupil`].
    pub name: String,
    /// [`super::Series::check`] of the series.
    pub series: u16,
    /// One for each item.
    pub marks: Vec<Mark>,
    /// How long it took, at most 255.
    pub minutes: u8,
}

/// A name as a result carries it: at most [`NAME`] of [`SIGNS`], in small letters; `None` where nothing is left.
pub fn pupil(text: &str) -> Option<String> {
    let small: String = text.trim().to_lowercase();
    let name: String = small.chars().filter(|sign| SIGNS.contains(*sign)).take(NAME).collect();
    let name = name.trim().to_string();
    (!name.is_empty()).then_some(name)
}

/// The name with a capital at the start of each word.
pub fn shown_name(name: &str) -> String {
    let mut after = ' ';
    let mut shown = String::new();
    for sign in name.chars() {
        if " -.".contains(after) {
            shown.extend(sign.to_uppercase())
        } else {
            shown.push(sign)
        }
        after = sign;
    }
    shown
}

impl Report {
    /// Its bytes, at most [`MOST_BYTES`].
    pub fn bytes(&self) -> Vec<u8> {
        let mut bits = Bits::default();
        bits.put(FIRST.into(), 8);
        bits.put(self.series.into(), 16);
        bits.put(self.minutes.into(), 8);
        let marks = self.marks.iter().take(MOST_ITEMS);
        bits.put(marks.len() as u32, 4);
        marks.for_each(|mark| mark.write(&mut bits));
        let name: Vec<usize> =
            self.name.chars().filter_map(|sign| SIGNS.chars().position(|other| other == sign)).take(NAME).collect();
        bits.put(name.len() as u32, 4);
        name.into_iter().for_each(|sign| bits.put(sign as u32, SIGN));
        let mut bytes = bits.bytes();
        bytes.extend(sum(&bytes));
        bytes
    }

    /// In groups of digits, each with its check digit; a QR code has it without the blanks between.
    pub fn code(&self) -> String {
        digits::grouped(&digits::write(&self.bytes()))
    }

    /// Reads the groups of digits, typed or out of a QR code.
    pub fn read(text: &str) -> Result<Report, Misread> {
        let most = digits::write(&[u8::MAX; MOST_BYTES]).len();
        let plain = digits::ungrouped(text).map_err(Misread::Group)?;
        match plain.len() {
            0 => Err(CodeError::NotDigits),
            length if length > most => Err(CodeError::TooLong),
            _ => opened(&plain),
        }
        .map_err(Misread::Code)
    }
}

/// Why a result is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    Group(WrongGroup),
    Code(CodeError),
}

fn sum(bytes: &[u8]) -> [u8; SUM] {
    let [_, _, sum @ ..] = crc32(bytes.iter().copied()).to_be_bytes();
    sum
}

fn opened(plain: &str) -> Result<Report, CodeError> {
    // Each group fits its check digit, so whole groups are missing where the rest does not.
    let bytes = digits::read(plain).ok_or(CodeError::Cut)?;
    let (said, sealed) = bytes.split_at_checked(bytes.len().saturating_sub(SUM)).ok_or(CodeError::Cut)?;
    if sum(said) != sealed {
        return Err(CodeError::Cut);
    }
    let mut bits = Taken::new(said);
    let first = bits.take(8)? as u8;
    match (first & 0xf0, first & 0x0f) {
        (REPORT, VERSION) => {}
        (REPORT, _) => return Err(CodeError::TooNew),
        _ => return Err(CodeError::Other),
    }
    let (series, minutes) = (bits.take(16)? as u16, bits.take(8)? as u8);
    let count = bits.take(4)? as usize;
    let marks = (0..count).map(|_| Mark::read(&mut bits)).collect::<Result<Vec<_>, _>>()?;
    let signs = bits.take(4)? as usize;
    let sign = |bits: &mut Taken| {
        let place = bits.take(SIGN)? as usize;
        SIGNS.chars().nth(place).ok_or(Unread)
    };
    let name = (0..signs).map(|_| sign(&mut bits)).collect::<Result<String, _>>()?;
    bits.end()?;
    if !(1..=MOST_ITEMS).contains(&count) || pupil(&name).as_ref() != Some(&name) {
        return Err(CodeError::Unknown);
    }
    Ok(Report { name, series, marks, minutes })
}
