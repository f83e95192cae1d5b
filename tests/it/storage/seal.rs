//! The outer form of a slot, written down a second time: it must never change, so it is not borrowed from
//! the code under test.

/// An envelope with a right checksum around these fields, whatever they say.
pub fn seal(id: &str, fields: &str) -> String {
    let rest = format!("{fields}}}");
    format!(r#"{{"crc":"{:08x}",{rest}"#, crc32(format!("{id}:{rest}").as_bytes()))
}

/// The fields of an envelope, without the checksum and the last bracket.
pub fn unseal(text: &str) -> &str {
    text.split_once(',').and_then(|(_, rest)| rest.strip_suffix('}')).expect("an envelope")
}

/// CRC-32 by table, as in RFC 1952.
pub fn crc32(bytes: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256_u32)
        .map(|byte| (0..8).fold(byte, |c, _| if c & 1 == 1 { 0xEDB8_8320 ^ (c >> 1) } else { c >> 1 }))
        .collect();
    !bytes.iter().fold(u32::MAX, |crc, byte| table[((crc ^ u32::from(*byte)) & 0xFF) as usize] ^ (crc >> 8))
}
