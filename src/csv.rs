//! Tables for a spreadsheet: a row a line, semicolons between, as programs in Portuguese read them.

/// The rows as a file: by the mark at its start a spreadsheet knows that the letters have accents.
pub fn file(rows: &str) -> String {
    format!("\u{feff}{rows}")
}

/// One row. No cell is a formula, whatever somebody has typed.
///
/// ```
/// assert_eq!(lance_legal::csv::row(["Ana", "=1+1", "a;b", "0,5"]), "Ana;'=1+1;\"a;b\";0,5\r\n");
/// ```
pub fn row<T: AsRef<str>>(cells: impl IntoIterator<Item = T>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|text| cell(text.as_ref())).collect();
    cells.join(";") + "\r\n"
}

/// A spreadsheet takes a text that begins like a formula for one: an apostrophe before it makes it a text.
fn cell(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = if text.trim_start().starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text };
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
    if text.contains([';', '"', ',']) && !is_number { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
