//! A QR code as one path of SVG.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// A QR code: how many modules an edge has, without the quiet zone, and the dark ones as a path in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub size: usize,
    pub path: String,
}

/// The QR code of a text that ends in digits, at level M: its digits take a third of a byte. `None` where it is too long.
pub fn picture(text: &str) -> Option<Picture> {
    let code = encoded(text)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                path += &format!("M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Some(Picture { size: usize::try_from(size).ok()?, path })
}

/// The same code in lines of text, with its quiet zone: a character for two modules, one above the other. The light ones
/// are drawn, for letters that are light on a dark screen.
pub fn lines(text: &str) -> Option<Vec<String>> {
    const QUIET: i32 = 2;
    let code = encoded(text)?;
    let edge = -QUIET..code.size() + QUIET;
    // What lies outside the code is light.
    let sign = |x: i32, y: i32| match (code.get_module(x, y), code.get_module(x, y + 1)) {
        (false, false) => '█',
        (false, true) => '▀',
        (true, false) => '▄',
        (true, true) => ' ',
    };
    Some(edge.clone().step_by(2).map(|y| edge.clone().map(|x| sign(x, y)).collect()).collect())
}

/// The version of the QR code of a text: 1 is the smallest, 40 the greatest.
pub fn version(text: &str) -> Option<u8> {
    Some(encoded(text)?.version().value())
}

fn encoded(text: &str) -> Option<QrCode> {
    let start = text.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let digits = text.get(start.len()..)?;
    let mut segments = Vec::new();
    if !start.is_empty() {
        segments.push(QrSegment::make_bytes(start.as_bytes()));
    }
    if !digits.is_empty() {
        segments.push(QrSegment::make_numeric(digits));
    }
    let (least, most) = (Version::MIN, Version::MAX);
    QrCode::encode_segments_advanced(&segments, QrCodeEcc::Medium, least, most, None, false).ok()
}
