//! Chance that can be repeated: the same seed gives the same exercises on every device, so that a class gets one set.
//!
//! SplitMix64, whose sequence is fixed by its definition. The known crates of random numbers may change theirs from one
//! version to the next, and an address that a teacher wrote on the board last year would then lead elsewhere.

/// A sequence of numbers that is known once its seed is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 bits. Steele, Lea and Flood, «Fast splittable pseudorandom number generators», 2014.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`; 0 when there is none.
    pub const fn below(&mut self, limit: usize) -> usize {
        ((self.bits() as u128 * limit as u128) >> 64) as usize
    }

    /// Whether an event of `chance` in `of` happens.
    pub const fn happens(&mut self, chance: usize, of: usize) -> bool {
        self.below(of) < chance
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// The seed of a set of exercises by its name, which may be any word: `turma-5b`. FNV-1a.
pub fn seed_of(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Letters and digits that nobody takes for one another when they are read off a board.
const CLEAR: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A name for a new set: five clear signs.
pub fn name_of(chance: u64) -> String {
    let mut random = Random::new(chance);
    (0..5).filter_map(|_| random.pick(CLEAR)).map(|sign| char::from(*sign)).collect()
}

/// A name as an address may carry it: at most 24 small letters, digits and dashes.
pub fn plain_name(text: &str) -> Option<String> {
    let name: String = text.trim().to_ascii_lowercase();
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (!name.is_empty() && name.len() <= 24 && name.bytes().all(plain)).then_some(name)
}
