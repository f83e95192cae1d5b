//! Bytes as decimal digits, which a QR code packs most tightly, and which are safe in every address. Groups of digits to be
//! read aloud, each with a check digit.

/// So many bytes are one block, and so many digits: 10^17 is just above 2^56.
const BLOCK: usize = 7;
/// The digits of the last block by its bytes.
const DIGITS: [usize; BLOCK + 1] = [0, 3, 5, 8, 10, 13, 15, 17];

/// The digits of these bytes.
pub fn write(bytes: &[u8]) -> String {
    let block = |block: &[u8]| {
        let number = block.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        let width = DIGITS.get(block.len()).copied().unwrap_or_default();
        format!("{number:0width$}")
    };
    bytes.chunks(BLOCK).map(block).collect()
}

/// The bytes of these digits; `None` where no bytes have them.
pub fn read(digits: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(digits.len() / 2);
    for block in digits.as_bytes().chunks(DIGITS[BLOCK]) {
        let count = DIGITS.iter().position(|width| *width == block.len())?;
        let mut number = 0u64;
        for digit in block {
            number = number * 10 + u64::from(Some(digit.wrapping_sub(b'0')).filter(|digit| *digit < 10)?);
        }
        if number >> (8 * count) != 0 {
            return None;
        }
        bytes.extend(number.to_be_bytes().get(8 - count..)?);
    }
    Some(bytes)
}

/// So many digits of a code and a check digit are a group.
pub const GROUP: usize = 5;

/// Damm's table: a check digit by it finds each wrong digit, and each two neighbours that changed places.
const DAMM: [[u8; 10]; 10] = [
    [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
    [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
    [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
    [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
    [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
    [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
    [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
    [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
    [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
    [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];

/// The check digit of a group. It begins from the place of the group, so that groups that changed places are found.
fn check(place: usize, digits: &[u8]) -> u8 {
    let step = |row: u8, digit: &u8| {
        let cell = DAMM.get(usize::from(row)).and_then(|row| row.get(usize::from(digit.wrapping_sub(b'0'))));
        cell.copied().unwrap_or_default()
    };
    digits.iter().fold((place % 10) as u8, step)
}

/// The digits in groups, each with its check digit: `12347 56782`.
pub fn grouped(digits: &str) -> String {
    let group = |(place, digits): (usize, &[u8])| {
        let check = char::from(b'0' + check(place, digits));
        digits.iter().copied().map(char::from).chain([check]).collect::<String>()
    };
    let groups: Vec<String> = digits.as_bytes().chunks(GROUP - 1).enumerate().map(group).collect();
    groups.join(" ")
}

/// What is wrong with digits in groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongGroup {
    /// A sign that is no digit, and none of those between groups.
    Sign(char),
    /// The group at this place, from 1, does not fit its check digit.
    Group(usize),
}

/// The digits without their check digits. Blanks, dashes and dots between them are passed over.
pub fn ungrouped(text: &str) -> Result<String, WrongGroup> {
    let mut digits = Vec::new();
    for sign in text.chars().filter(|sign| !sign.is_whitespace() && !"-–.".contains(*sign)) {
        let digit = u8::try_from(sign).ok().filter(u8::is_ascii_digit);
        digits.push(digit.ok_or(WrongGroup::Sign(sign))?);
    }
    let mut plain = String::new();
    for (place, group) in digits.chunks(GROUP).enumerate() {
        let (last, rest) = group.split_last().ok_or(WrongGroup::Group(place + 1))?;
        if rest.is_empty() || check(place, rest) != last.wrapping_sub(b'0') {
            return Err(WrongGroup::Group(place + 1));
        }
        plain.extend(rest.iter().copied().map(char::from));
    }
    Ok(plain)
}
