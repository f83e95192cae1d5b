//! Numbers of a few bits, one after another, the highest bit first.

/// What is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bits {
    bytes: Vec<u8>,
    /// How many bits of the last byte are used, 1 to 8; 0 before the first.
    used: u8,
}

/// There are no bits left, or they mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread;

impl Bits {
    /// The lowest `count` bits of a number.
    pub fn put(&mut self, number: u32, count: u8) {
        for place in (0..count).rev() {
            if matches!(self.used, 0 | 8) {
                self.bytes.push(0);
                self.used = 0;
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> place & 1) as u8) << (7 - self.used);
            }
            self.used += 1;
        }
    }

    pub fn flag(&mut self, is: bool) {
        self.put(is.into(), 1);
    }

    /// A number that is mostly small: two bits at a time, and before each two whether they are the last.
    pub fn small(&mut self, number: usize) {
        let mut rest = number;
        loop {
            self.flag(rest < 4);
            self.put((rest & 3) as u32, 2);
            if rest < 4 {
                break;
            }
            rest >>= 2;
        }
    }

    /// All of them; the last byte is filled with zeros.
    pub fn bytes(&self) -> Vec<u8> {
        self.bytes.clone()
    }
}

/// What is read.
#[derive(Clone, Debug)]
pub struct Taken<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Taken<'a> {
    pub fn new(bytes: &'a [u8]) -> Taken<'a> {
        Taken { bytes, at: 0 }
    }

    pub fn take(&mut self, count: u8) -> Result<u32, Unread> {
        let mut number = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8).ok_or(Unread)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(number)
    }

    pub fn flag(&mut self) -> Result<bool, Unread> {
        Ok(self.take(1)? == 1)
    }

    /// A number of at most `most`.
    pub fn small(&mut self, most: usize) -> Result<usize, Unread> {
        let mut number = 0;
        for place in 0..8 {
            let is_last = self.flag()?;
            number |= (self.take(2)? as usize) << (2 * place);
            if is_last {
                return Some(number).filter(|number| *number <= most).ok_or(Unread);
            }
        }
        Err(Unread)
    }

    /// Nothing is left but what fills the last byte.
    pub fn end(&mut self) -> Result<(), Unread> {
        let left = self.bytes.len() * 8 - self.at;
        (left < 8 && self.take(left as u8)? == 0).then_some(()).ok_or(Unread)
    }
}
