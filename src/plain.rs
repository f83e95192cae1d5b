//! Plain text, of whatever somebody has written.

/// What remains of any text as one line of at most so many signs: no line breaks, one blank between words, none at the ends.
/// Signs that nobody sees and that turn the direction of writing are left out.
///
/// ```
/// use lance_legal::plain::one_line;
/// assert_eq!(one_line(" Mate\n em  dois \u{202e}", 9), "Mate em d");
/// ```
pub fn one_line(text: &str, most: usize) -> String {
    let plain = |c: char| match c {
        c if c.is_whitespace() || c.is_control() => Some(' '),
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => None,
        c => Some(c),
    };
    let plain: String = text.chars().filter_map(plain).collect();
    let whole = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    whole.chars().take(most).collect::<String>().trim_end().to_string()
}

/// The letter without its accent, where it is a small one of Portuguese or of a neighbour.
pub const fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}
