//! Several pieces of work in order, and the digits in which an address carries them. Ficha.

use super::digits;
use super::item::Item;
use crate::checksum::crc32;
use crate::coding::{Bits, Taken, Unread, letters};
use crate::plain::one_line;
use crate::random::plain_name;

/// A series has at most so many items.
pub const MOST_ITEMS: usize = 12;
/// Its title has at most so many signs.
pub const TITLE: usize = 40;
/// No code that this version writes has more digits.
pub const MOST_DIGITS: usize = 5_000;

/// The first byte of a series of this version. The low half is the version, the high half says what it is.
const FIRST: u8 = SERIES | VERSION;
const SERIES: u8 = 0x10;
const VERSION: u8 = 1;
/// The first byte, and two for the length of what is between it and the checksum.
const HEAD: usize = 3;
/// Bytes of the checksum.
const SUM: usize = 3;

/// Work for a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    pub title: String,
    /// The name of the class, which gives all its pupils the same questions: [`plain_name`].
    pub name: String,
    pub items: Vec<Item>,
}

/// Why digits are not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// There is something that is no digit, or nothing.
    NotDigits,
    /// Digits are missing at the end.
    Cut,
    /// There are more digits than any code has.
    TooLong,
    /// Digits are wrong.
    Damaged,
    /// A newer version of the site wrote it.
    TooNew,
    /// It is whole, and a code of something else.
    Other,
    /// It is whole, and has something in it that this version does not know.
    Unknown,
}

impl CodeError {
    message_ids! {
        /// The message that says it.
        CodeError::NotDigits => "class-code-not-digits",
        CodeError::Cut => "class-code-cut",
        CodeError::TooLong => "class-code-too-long",
        CodeError::Damaged => "class-code-damaged",
        CodeError::TooNew => "class-code-too-new",
        CodeError::Other => "class-code-other",
        CodeError::Unknown => "class-code-unknown",
    }
}

impl From<Unread> for CodeError {
    fn from(_: Unread) -> CodeError {
        CodeError::Unknown
    }
}

impl Series {
    /// The digits for the address. What is too long in it is cut, and what is too much left out.
    pub fn code(&self) -> String {
        let mut bits = Bits::default();
        letters::write(&one_line(&self.title, TITLE), &mut bits);
        letters::write(&self.name, &mut bits);
        let items = self.items.iter().take(MOST_ITEMS);
        bits.put(items.len() as u32, 4);
        items.for_each(|item| item.write(&mut bits));
        let body = bits.bytes();
        let [high, low] = (body.len() as u16).to_be_bytes();
        let mut bytes = vec![FIRST, high, low];
        bytes.extend(body);
        bytes.extend(sum(&bytes));
        digits::write(&bytes)
    }

    /// Reads the digits of an address. Whatever they are, there is an answer.
    pub fn read(code: &str) -> Result<Series, CodeError> {
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CodeError::NotDigits);
        }
        if code.len() > MOST_DIGITS {
            return Err(CodeError::TooLong);
        }
        let body = opened(code)?;
        let mut bits = Taken::new(&body);
        let title = letters::read(&mut bits, TITLE)?;
        let name = plain_name(&letters::read(&mut bits, TITLE)?).ok_or(CodeError::Unknown)?;
        let count = bits.take(4)?;
        let items = (0..count).map(|_| Item::read(&mut bits)).collect::<Result<Vec<_>, _>>()?;
        bits.end()?;
        if items.is_empty() || items.len() > MOST_ITEMS {
            return Err(CodeError::Unknown);
        }
        Ok(Series { title, name, items })
    }

    /// What a result says of the series it belongs to.
    pub fn check(&self) -> u16 {
        crc32(self.code().bytes()) as u16
    }
}

fn sum(bytes: &[u8]) -> [u8; SUM] {
    let [_, sum @ ..] = crc32(bytes.iter().copied()).to_be_bytes();
    sum
}

/// What is between the head and the checksum of a whole code.
fn opened(code: &str) -> Result<Vec<u8>, CodeError> {
    // The last block of a code that was cut may be none; what comes before it still says how long the code was.
    let whole = digits::read(code);
    let bytes = match &whole {
        Some(bytes) => bytes.clone(),
        None => digits::read(code.get(..code.len() / 17 * 17).unwrap_or_default()).ok_or(CodeError::Damaged)?,
    };
    let [first, high, low, ..] = bytes[..] else { return Err(CodeError::Cut) };
    let length = HEAD + usize::from(u16::from_be_bytes([high, low])) + SUM;
    if bytes.len() < length {
        // A wrong digit in the head may ask for too much; nobody can tell.
        return Err(CodeError::Cut);
    }
    let (said, sealed) = bytes.split_at_checked(length - SUM).ok_or(CodeError::Damaged)?;
    if whole.is_none() || bytes.len() > length || sum(said) != sealed {
        return Err(CodeError::Damaged);
    }
    match (first & 0xf0, first & 0x0f) {
        (SERIES, VERSION) => Ok(said.get(HEAD..).unwrap_or_default().to_vec()),
        (SERIES, _) => Err(CodeError::TooNew),
        _ => Err(CodeError::Other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digits of a whole code that begins with this byte.
    fn sealed(first: u8, body: &[u8]) -> String {
        let mut bytes = vec![first, 0, body.len() as u8];
        bytes.extend(body);
        bytes.extend(sum(&bytes));
        digits::write(&bytes)
    }

    #[test]
    fn a_newer_version_and_other_things_are_told_apart() {
        assert_eq!(Series::read(&sealed(SERIES | 2, b"anything")), Err(CodeError::TooNew));
        assert_eq!(Series::read(&sealed(0x30 | VERSION, b"anything")), Err(CodeError::Other));
        assert_eq!(Series::read(&sealed(FIRST, b"anything")), Err(CodeError::Unknown));
        assert_eq!(Series::read(&sealed(FIRST, b"")), Err(CodeError::Unknown));
    }
}
