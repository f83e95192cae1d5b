//! CRC-32, and texts that carry it: the build ends each text and data file with a line that says what it must hold.
//!
//! Hosts answer with the wrong thing and a good status: a start page for a file that is gone, a login form, half a
//! file. The program reads only what still fits its last line. Absent: protection against forgery, which is `https`.

/// CRC-32 as in zip and PNG. Bit by bit: the texts are short, and a table would weigh more than this loop.
pub fn crc32(bytes: impl IntoIterator<Item = u8>) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let carry = crc & 1 != 0;
            crc >>= 1;
            if carry {
                crc ^= 0xEDB8_8320;
            }
        }
    }
    !crc
}

/// A comment in every format we have. Behind it stand eight hexadecimal digits.
const MARK: &str = "# crc32 ";

/// The text of the file at `path`, with its checksum as the last line.
pub fn add(path: &str, text: &str) -> String {
    format!("{text}{}", line(path, text))
}

/// The text without its last line; `None` where that is not the checksum of this text at this path.
pub fn check<'a>(path: &str, text: &'a str) -> Option<&'a str> {
    let (before, last) = text.rsplit_once(MARK)?;
    (line(path, before).strip_prefix(MARK)? == last).then_some(before)
}

fn line(path: &str, text: &str) -> String {
    let crc = crc32([path.as_bytes(), b":", text.as_bytes()].into_iter().flatten().copied());
    format!("{MARK}{crc:08x}\n")
}
