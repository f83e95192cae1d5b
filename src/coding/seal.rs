//! The digits of an address: what they are of, the version, the length, what they say, a checksum. So whoever reads them
//! knows what is wrong with them.

use super::bits::Unread;
use super::digits;
use crate::checksum::crc32;

/// The first byte, and two for the length of what is between it and the checksum.
const HEAD: usize = 3;
/// Bytes of the checksum.
const SUM: usize = 3;
/// The digits of a whole block.
const BLOCK: usize = 17;

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

impl From<Unread> for CodeError {
    fn from(_: Unread) -> CodeError {
        CodeError::Unknown
    }
}

/// What the digits of an address are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// What it is, in the upper half of the first byte; each kind has its own: `0x10` a series, `0x20` a result, `0x30` a part of a series, `0x40` a
    /// table of a tournament.
    pub kind: u8,
    /// From 1, in the lower half.
    pub version: u8,
    /// No code that this version writes has more digits.
    pub most: usize,
}

impl Seal {
    /// The digits.
    pub fn closed(&self, body: &[u8]) -> String {
        let [high, low] = (body.len() as u16).to_be_bytes();
        let mut bytes = vec![self.kind | self.version, high, low];
        bytes.extend(body);
        bytes.extend(short_sum(&bytes));
        digits::write(&bytes)
    }

    /// What whole digits say. Whatever they are, there is an answer.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn opened(&self, code: &str) -> Result<Vec<u8>, CodeError> {
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CodeError::NotDigits);
        }
        if code.len() > self.most {
            return Err(CodeError::TooLong);
        }
        // The last block of a code that was cut may be none; what comes before it still says how long the code was.
        let whole = digits::read(code);
        let bytes = match &whole {
            Some(bytes) => bytes.clone(),
            None => {
                let blocks = code.get(..code.len() / BLOCK * BLOCK).unwrap_or_default();
                digits::read(blocks).ok_or(CodeError::Damaged)?
            }
        };
        let [first, high, low, ..] = bytes[..] else { return Err(CodeError::Cut) };
        let length = HEAD + usize::from(u16::from_be_bytes([high, low])) + SUM;
        if bytes.len() < length {
            // A wrong digit in the head may ask for too much; nobody can tell.
            return Err(CodeError::Cut);
        }
        let (said, sealed) = bytes.split_at_checked(length - SUM).ok_or(CodeError::Damaged)?;
        if whole.is_none() || bytes.len() > length || short_sum(said) != sealed {
            return Err(CodeError::Damaged);
        }
        match (first & 0xf0 == self.kind, first & 0x0f == self.version) {
            (true, true) => Ok(said.get(HEAD..).unwrap_or_default().to_vec()),
            (true, false) => Err(CodeError::TooNew),
            (false, _) => Err(CodeError::Other),
        }
    }
}

/// The low three bytes of the checksum.
pub fn short_sum(bytes: &[u8]) -> [u8; SUM] {
    let [_, sum @ ..] = crc32(bytes.iter().copied()).to_be_bytes();
    sum
}
