//! Several pieces of work in order, and the digits in which an address carries them. Ficha.

use super::item::Item;
use crate::checksum::crc32;
use crate::coding::{Bits, CodeError, Seal, Taken, letters};
use crate::exercises::Exercise;
use crate::plain::one_line;
use crate::random::plain_name;
use crate::route::EXERCISE;

/// A series has at most so many items.
pub const MOST_ITEMS: usize = 12;
/// Its title has at most so many signs.
pub const TITLE: usize = 40;
/// No series has more digits. A QR code holds some five thousand, an address and a file more.
pub const MOST_DIGITS: usize = 40_000;

const SERIES: u8 = 0x10;
const VERSION: u8 = 1;
const SEAL: Seal = Seal { kind: SERIES, version: VERSION, most: MOST_DIGITS };

/// Work for a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    pub title: String,
    /// The name of the class, which gives all its pupils the same questions: [`plain_name`].
    pub name: String,
    pub items: Vec<Item>,
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

impl Series {
    /// The digits for the address. What is too long in it is cut, and what is too much left out.
    pub fn code(&self) -> String {
        let mut bits = Bits::default();
        letters::write(&one_line(&self.title, TITLE), &mut bits);
        letters::write(&self.name, &mut bits);
        let items = self.items.iter().take(MOST_ITEMS);
        bits.put(items.len() as u32, 4);
        items.for_each(|item| item.write(&mut bits));
        SEAL.closed(&bits.bytes())
    }

    /// Reads the digits of an address. Whatever they are, there is an answer.
    pub fn read(code: &str) -> Result<Series, CodeError> {
        let body = SEAL.opened(code)?;
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

    /// The address of an item below the site's base. An exercise of the teacher's own comes out of the series itself,
    /// which follows it.
    pub fn address(&self, place: usize) -> Option<String> {
        let item = self.items.get(place)?;
        let path = item.address(&self.name);
        Some(match self.exercise_number(place) {
            Some(number) => format!("{path}?{EXERCISE}={number}#{}", self.code()),
            None => path,
        })
    }

    /// The teacher's own exercises in it, in order.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.items.iter().filter_map(|item| if let Item::Exercise(exercise) = item { Some(&**exercise) } else { None })
    }

    /// Which of them an item is, from 1: the level of [`Series::lesson`].
    pub fn exercise_number(&self, place: usize) -> Option<usize> {
        let is_own = |item: &&Item| matches!(item, Item::Exercise(_));
        let before = self.items.iter().take(place).filter(is_own).count();
        self.items.get(place).filter(is_own).map(|_| before + 1)
    }

    /// The lesson that its own exercises make, by its id; their stars are kept under it.
    pub fn lesson(&self) -> String {
        format!("turma-{:08x}", crc32(self.code().bytes()))
    }

    /// What a result says of the series it belongs to.
    pub fn check(&self) -> u16 {
        crc32(self.code().bytes()) as u16
    }
}
