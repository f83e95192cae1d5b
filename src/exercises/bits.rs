//! Bits in a row, the highest of each number first.

/// Bits being written.
#[derive(Default)]
pub struct Bits {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used, 0 where it is full.
    used: u32,
}

impl Bits {
    /// The lowest `count` bits of a number.
    pub fn put(&mut self, number: u32, count: u32) {
        for at in (0..count).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let bit = number.checked_shr(at).unwrap_or_default() as u8 & 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= bit << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    pub fn flag(&mut self, flag: bool) {
        self.put(u32::from(flag), 1);
    }

    pub fn bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits being read; `None` behind the last.
pub struct Reading<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reading<'a> {
    pub fn new(bytes: &'a [u8]) -> Reading<'a> {
        Reading { bytes, at: 0 }
    }

    /// A number of `count` bits, 32 at most.
    pub fn take(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    pub fn flag(&mut self) -> Option<bool> {
        Some(self.take(1)? == 1)
    }

    /// Whether nothing is left but the empty bits of the last byte.
    pub fn is_over(&self) -> bool {
        let left = self.bytes.len() * 8 - self.at;
        left < 8 && Reading { ..*self }.take(left as u32) == Some(0)
    }
}
