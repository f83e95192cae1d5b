//! The name of a square while it is being put together.

use crate::square::Square;

/// A letter, a number, or neither yet; two taps may come in either order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// `a` to `h`.
    pub file: Option<char>,
    /// `1` to `8`.
    pub rank: Option<char>,
}

impl Draft {
    /// Another sign; the newer of two letters or two numbers stays, and what is neither is dropped.
    pub fn put(&mut self, sign: char) {
        match sign.to_ascii_lowercase() {
            file @ 'a'..='h' => self.file = Some(file),
            rank @ '1'..='8' => self.rank = Some(rank),
            _ => {}
        }
    }

    /// Takes back the number, or else the letter.
    pub fn erase(&mut self) {
        if self.rank.take().is_none() {
            self.file = None;
        }
    }

    /// The square, once it has both.
    pub fn square(self) -> Option<Square> {
        format!("{}{}", self.file?, self.rank?).parse().ok()
    }
}

/// What can be a square's name, or the beginning of one, in a written text: `E4` is `e4`, `x9e` is `e`, `4` is nothing.
/// A letter after the letter takes its place.
pub fn typed(text: &str) -> String {
    let mut kept = String::new();
    for sign in text.chars().map(|sign| sign.to_ascii_lowercase()) {
        match (sign, kept.len()) {
            ('a'..='h', 0 | 1) => kept = sign.to_string(),
            ('1'..='8', 1) => kept.push(sign),
            _ => {}
        }
    }
    kept
}
