//! Short texts in few bits: the letters and the words of chess that teachers write most have short codes. Any sign fits.

use super::bits::{Bits, Taken, Unread};

/// The end of a text.
const END: &str = "";
/// Any other sign: 21 bits of its number follow.
const OTHER: &str = "\u{1b}";
const OTHER_BITS: u8 = 21;

/// What has a code, by the bits of it. The codes of a length are numbers that follow one another, as in canonical Huffman
/// codes. An address that was printed must be read for ever: nothing here may change, a new table would be a new version.
#[rustfmt::skip]
const TABLE: &[(u8, &[&str])] = &[
    (3, &[" "]),
    (4, &["a", "e", "o"]),
    (5, &[".", "i", "m", "n", "r", "s", "t"]),
    (6, &[END, "c", "d", "g", "l", "p", "u"]),
    (7, &[" a ", " de ", " e ", " o ", ",", "O", "b", "f", "h", "rei", "v"]),
    (8, &[" com ", " da ", " do ", " em ", " para ", " que ", "?", "A", "As Brancas ", "As Pretas ", "Brancas ", "Captura ", "Encontra ", "Ficha ", "Final de ", "Ganha ", "Joga ", "Mate em ", "Pretas ", "Qual é ", "ataca", "bispo", "captura", "casa", "cavalo", "cravada", "dama", "defende", "dois", "duas", "dão ", "empat", "está ", "ganha", "ganham", "garfo", "jogam", "lance", "livre", "lição ", "mate", "melhor ", "peão", "peça", "promo", "q", "roque", "torre", "três", "uma ", "xeque", "á", "ã", "é"]),
    (9, &["-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "C", "D", "E", "N", "P", "Q", "S", "j", "z", "ç", "ê", "ó"]),
    (10, &["M", "T", "U", "V", "x", "É", "à", "õ"]),
    (11, &["F", "J", "L", "«", "»", "ú"]),
    (12, &["B", "H", "í"]),
    (13, &["\"", "#", "%", "&", "'", "(", ")", "*", "+", "/", ":", ";", "<", "=", ">", "@", "G", "I", "K", "R", "W", "X", "Y", "Z", "[", "]", "_", "k", "w", "y", "ª", "·", "º", "À", "Á", "Â", "Ã", "Ç", "Ê", "Í", "Ó", "Ô", "Õ", "Ú", "â", "ô", "ü", "–", "…"]),
    (14, &["!", OTHER]),
];

/// Every pattern of bits means something: the codes of at most fourteen bits leave none free.
const _: () = {
    let (mut taken, mut row) = (0, 0);
    while row < TABLE.len() {
        taken += TABLE[row].1.len() << (14 - TABLE[row].0);
        row += 1;
    }
    assert!(taken == 1 << 14);
};

/// Whether a text may have this sign.
fn is_plain(sign: char) -> bool {
    !sign.is_control() && !('\u{202a}'..='\u{202e}').contains(&sign) && !('\u{2066}'..='\u{2069}').contains(&sign)
}

/// Writes a text and its end.
pub fn write(text: &str, bits: &mut Bits) {
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let known = symbols().filter(|(symbol, ..)| !symbol.is_empty() && rest.starts_with(symbol));
        match known.max_by_key(|(symbol, ..)| symbol.len()) {
            Some((symbol, code, length)) => {
                bits.put(code, length);
                rest = rest.get(symbol.len()..).unwrap_or_default();
            }
            None => {
                put(OTHER, bits);
                bits.put(u32::from(sign), OTHER_BITS);
                rest = rest.get(sign.len_utf8()..).unwrap_or_default();
            }
        }
    }
    put(END, bits);
}

/// Reads a text of at most so many signs.
pub fn read(bits: &mut Taken, most: usize) -> Result<String, Unread> {
    let mut text = String::new();
    loop {
        match symbol(bits)? {
            END => break,
            OTHER => {
                let sign = char::from_u32(bits.take(OTHER_BITS)?).ok_or(Unread)?;
                text.push(Some(sign).filter(|sign| is_plain(*sign)).ok_or(Unread)?);
            }
            known => text.push_str(known),
        }
        if text.chars().count() > most {
            return Err(Unread);
        }
    }
    Ok(text)
}

/// Each symbol with its code and the bits of it.
fn symbols() -> impl Iterator<Item = (&'static str, u32, u8)> {
    let (mut code, mut before) = (0u32, 0u8);
    TABLE.iter().flat_map(move |(length, symbols)| {
        code <<= length - before;
        before = *length;
        let first = code;
        code += symbols.len() as u32;
        (first..).zip(symbols.iter()).map(|(code, symbol)| (*symbol, code, *length))
    })
}

fn put(wanted: &str, bits: &mut Bits) {
    if let Some((_, code, length)) = symbols().find(|(symbol, ..)| *symbol == wanted) {
        bits.put(code, length);
    }
}

fn symbol(bits: &mut Taken) -> Result<&'static str, Unread> {
    let (mut code, mut first, mut before) = (0u32, 0u32, 0u8);
    for (length, symbols) in TABLE {
        let more = length - before;
        code = (code << more) | bits.take(more)?;
        first <<= more;
        if let Some(symbol) = symbols.get((code - first) as usize) {
            return Ok(symbol);
        }
        first += symbols.len() as u32;
        before = *length;
    }
    Err(Unread)
}
