//! The digits of an address: what they are, how long, and whether they are whole.

use super::digits;
use crate::checksum::crc32;
use crate::coding::Unread;

/// No series has more digits. A QR code holds some five thousand, an address and a file more.
pub const MOST_DIGITS: usize = 40_000;

/// The version that is written, in the low half of the first byte. The high half says what it is.
pub(super) const VERSION: u8 = 1;
/// The first byte, and two for the length of what is between it and the checksum.
const HEAD: usize = 3;
/// Bytes of the checksum.
const SUM: usize = 3;

/// What an address has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Content {
    Series = 0x10,
    /// One of several codes of a series.
    Part = 0x30,
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

/// The low three bytes of the checksum.
pub(super) fn sum(bytes: &[u8]) -> [u8; SUM] {
    let [_, sum @ ..] = crc32(bytes.iter().copied()).to_be_bytes();
    sum
}

/// The digits of such a content.
pub(super) fn seal(content: Content, body: &[u8]) -> String {
    let [high, low] = (body.len() as u16).to_be_bytes();
    let mut bytes = vec![content as u8 | VERSION, high, low];
    bytes.extend(body);
    bytes.extend(sum(&bytes));
    digits::write(&bytes)
}

/// What is between the head and the checksum of a whole code.
pub(super) fn open(content: Content, code: &str) -> Result<Vec<u8>, CodeError> {
    if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(CodeError::NotDigits);
    }
    if code.len() > MOST_DIGITS {
        return Err(CodeError::TooLong);
    }
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
        (kind, VERSION) if kind == content as u8 => Ok(said.get(HEAD..).unwrap_or_default().to_vec()),
        (kind, _) if kind == content as u8 => Err(CodeError::TooNew),
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
        let read = |first| open(Content::Series, &sealed(first, b"anything"));
        assert_eq!(read(0x12), Err(CodeError::TooNew));
        assert_eq!(read(0x31), Err(CodeError::Other));
        assert_eq!(read(0x11), Ok(b"anything".to_vec()));
        assert_eq!(open(Content::Part, &seal(Content::Part, b"1")), Ok(b"1".to_vec()));
    }
}
