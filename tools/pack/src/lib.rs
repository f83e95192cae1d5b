//! Bytes as brotli and as gzip, each at its best. The encoder of brotli is generic, so it is compiled with what calls it: in a
//! crate of its own it is compiled once and at full speed, and the program `site`, which waits for it, quickly.
//!
//! Absent: files, which are `site`'s.

#![forbid(unsafe_code)]

use std::io::{self, Read, Write};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// How far back a text may be found again, as a power of two bytes.
const WINDOW: i32 = 22;
/// How many distances have a code of their own. Four suit this site's files; the best for each is 1 part in 2,000 better.
const DIRECT_DISTANCES: u32 = 4;

/// Brotli at its best: what a first visit costs is weighed in these.
///
/// # Errors
/// None that bytes in memory can cause; the encoder's own are passed on.
pub fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    of_quality(bytes, 11)
}

/// Brotli in a fiftieth of the time and a tenth longer: which of many is the longest can be asked of it.
///
/// # Errors
/// As [`brotli`].
pub fn quick_brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    of_quality(bytes, 5)
}

fn of_quality(bytes: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut way = BrotliEncoderParams { quality, lgwin: WINDOW, ..Default::default() };
    way.dist.num_direct_distance_codes = DIRECT_DISTANCES;
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &way)?;
    Ok(out)
}

/// Gzip at its best.
///
/// # Errors
/// As [`brotli`].
pub fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// What this brotli holds.
///
/// # Errors
/// It is no brotli, or ends early.
pub fn from_brotli(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    brotli::BrotliDecompress(&mut &packed[..], &mut out)?;
    Ok(out)
}

/// What this gzip holds.
///
/// # Errors
/// It is no gzip, or ends early.
pub fn from_gzip(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut out)?;
    Ok(out)
}
