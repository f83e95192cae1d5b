//! Hands that a class holds up, counted for each answer. Mãos no ar.
//!
//! Absent: who holds them up, and anything that is kept.

/// The most hands that are counted for one answer.
pub const MOST_HANDS: u32 = 99;

/// How many hands are up for each of a few answers, in the order of their letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands(Vec<u32>);

impl Hands {
    /// No hand is up for any of so many answers.
    pub fn none(answers: usize) -> Hands {
        Hands(vec![0; answers])
    }

    /// How many answers there are.
    pub fn answers(&self) -> usize {
        self.0.len()
    }

    /// The hands for the answer at this place, from 0; none for an answer that there is not.
    pub fn of(&self, place: usize) -> u32 {
        self.0.get(place).copied().unwrap_or(0)
    }

    pub fn all(&self) -> u32 {
        self.0.iter().sum()
    }

    /// One hand more or fewer for the answer at this place, never below none or above [`MOST_HANDS`].
    pub fn change(&mut self, place: usize, up: bool) {
        if let Some(hands) = self.0.get_mut(place) {
            *hands = if up { (*hands + 1).min(MOST_HANDS) } else { hands.saturating_sub(1) };
        }
    }

    /// The share of all hands that are up for the answer at this place, in whole per cent; `None` while none is up.
    pub fn share(&self, place: usize) -> Option<u32> {
        (self.of(place) * 100).checked_div(self.all())
    }
}

/// The letter of an answer: A, B, C; a space where the letters are at an end.
pub fn letter(place: usize) -> char {
    ('A'..='Z').nth(place).unwrap_or(' ')
}

/// The place of an answer for a key: `1` and `a` are the first.
pub fn place_of_key(key: &str) -> Option<usize> {
    match key.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(usize::from(digit - b'1')),
        [letter] => match letter.to_ascii_lowercase() {
            letter @ b'a'..=b'f' => Some(usize::from(letter - b'a')),
            _ => None,
        },
        _ => None,
    }
}
