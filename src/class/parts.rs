//! A series in several codes, each with its place among them: they are gathered in any order. Partes.

use super::series::{MOST_DIGITS, Series};
use crate::coding::{CodeError, Seal, digits, short_sum};

/// A series has at most so many codes. A longer one is a file.
pub const MOST_PARTS: usize = 15;
/// The bytes of a series in one of its codes: with the address they are a QR code of version 18, which is read off a wall.
const BYTES: usize = 500;
/// The bytes before them: the place and the number of codes, half a byte each, and the checksum of the whole.
const HEAD: usize = 4;

const SEAL: Seal = Seal { kind: 0x30, version: 1, most: MOST_DIGITS };

/// One of several codes. Parte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodePart {
    /// Its place among them, from 1.
    pub number: usize,
    pub of: usize,
    /// The checksum of the series: codes with another are of another series.
    whole: [u8; HEAD - 1],
    bytes: Vec<u8>,
}

/// The digits of each code of a series, two at least; `None` where there would be too many.
pub fn parts(series: &Series) -> Option<Vec<String>> {
    let bytes = digits::read(&series.code())?;
    let of = bytes.len().div_ceil(BYTES).max(2);
    if of > MOST_PARTS {
        return None;
    }
    let whole = short_sum(&bytes);
    let chunks = bytes.chunks(bytes.len().div_ceil(of).max(1));
    let code = |(number, chunk): (usize, &[u8])| {
        let mut body = vec![(number << 4 | of) as u8];
        body.extend(whole);
        body.extend(chunk);
        SEAL.closed(&body)
    };
    Some((1..).zip(chunks).map(code).collect())
}

impl CodePart {
    /// Reads the digits of an address.
    ///
    /// # Errors
    ///
    /// Why they are no part of a series.
    pub fn read(code: &str) -> Result<CodePart, CodeError> {
        let body = SEAL.opened(code)?;
        let [place, a, b, c, ref bytes @ ..] = body[..] else { return Err(CodeError::Unknown) };
        let (number, of) = (usize::from(place >> 4), usize::from(place & 0x0f));
        if of < 2 || !(1..=of).contains(&number) || bytes.is_empty() {
            return Err(CodeError::Unknown);
        }
        Ok(CodePart { number, of, whole: [a, b, c], bytes: bytes.to_vec() })
    }

    /// Whether both are of the same series.
    pub fn is_beside(&self, other: &CodePart) -> bool {
        (self.whole, self.of) == (other.whole, other.of)
    }
}

/// The codes of one series that are there, in the order of their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered(Vec<CodePart>);

impl Gathered {
    /// Those that are beside this one, itself among them.
    pub fn of(part: CodePart, kept: &[String]) -> Gathered {
        let beside = kept.iter().filter_map(|code| CodePart::read(code).ok()).filter(|other| other.is_beside(&part));
        let mut parts: Vec<CodePart> = beside.filter(|other| other.number != part.number).collect();
        parts.push(part);
        parts.sort_by_key(|part| part.number);
        parts.dedup_by_key(|part| part.number);
        Gathered(parts)
    }

    /// The sets that are kept, each once.
    pub fn all(kept: &[String]) -> Vec<Gathered> {
        let mut all: Vec<Gathered> = Vec::new();
        for part in kept.iter().filter_map(|code| CodePart::read(code).ok()) {
            if !all.iter().any(|set| set.is_of(&part)) {
                all.push(Gathered::of(part, kept));
            }
        }
        all
    }

    pub fn is_of(&self, part: &CodePart) -> bool {
        self.0.iter().any(|other| other.is_beside(part))
    }

    /// How many codes the series has.
    pub fn len(&self) -> usize {
        self.0.first().map_or(0, |part| part.of)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many of them are here.
    pub fn here(&self) -> usize {
        self.0.len()
    }

    /// The places of those that are not, from 1.
    pub fn missing(&self) -> Vec<usize> {
        (1..=self.len()).filter(|number| self.0.iter().all(|part| part.number != *number)).collect()
    }

    /// The digits of the series, once every code is here.
    ///
    /// # Errors
    ///
    /// [`CodeError::Cut`] while codes are missing; [`CodeError::Damaged`] where they do not give what they were made of.
    pub fn series(&self) -> Result<String, CodeError> {
        if !self.missing().is_empty() {
            return Err(CodeError::Cut);
        }
        let bytes: Vec<u8> = self.0.iter().flat_map(|part| part.bytes.iter().copied()).collect();
        if self.0.first().is_none_or(|part| part.whole != short_sum(&bytes)) {
            return Err(CodeError::Damaged);
        }
        Ok(digits::write(&bytes))
    }
}
