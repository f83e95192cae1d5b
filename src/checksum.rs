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

#[cfg(test)]
mod tests {
    use super::*;

    /// The check value every description of CRC-32 gives.
    #[test]
    fn crc32_of_the_check_text() {
        assert_eq!(crc32(*b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32([]), 0);
    }

    #[test]
    fn what_was_added_is_checked_and_taken_off() {
        for text in ["", "a = b", "a = b\n", "# crc32 00000000\n", "é\r\n\n"] {
            let whole = add("locales/en/ui.ftl", text);
            assert!(whole.ends_with('\n') && whole.len() == text.len() + MARK.len() + 9, "{whole}");
            assert_eq!(check("locales/en/ui.ftl", &whole), Some(text));
            assert_eq!(check("locales/en/home.ftl", &whole), None, "another file's text");
        }
    }

    #[test]
    fn what_is_not_the_whole_file_is_refused() {
        let whole = add("lessons/torre.lesson", "lesson torre\narticles 3.1\n");
        let page = "<!DOCTYPE html><html></html>";
        for wrong in ["", "lesson torre\n", page, "{\"error\":\"not found\"}", &format!("{page}{whole}")] {
            assert_eq!(check("lessons/torre.lesson", wrong), None, "{wrong}");
        }
        for end in 0..whole.len() {
            assert_eq!(check("lessons/torre.lesson", &whole[..end]), None, "cut at {end}");
        }
        assert_eq!(check("lessons/torre.lesson", &whole.replace('\n', "\r\n")), None, "line ends of another system");
    }
}
