//! The sheet of pieces cut into a file for each piece: a board on paper shows them as pictures.
//!
//! A `<use>` copies all the lines of a piece into the page. The browser reads a picture once, however often it is shown.

use std::fs;
use std::path::Path;

const SHEET: &str = "pieces.svg";

/// Writes a file beside the sheet for each of its pieces: `white-king.svg`.
pub fn write(folder: &Path) -> Result<String, String> {
    let files = cut(&read(&folder.join(SHEET))?)?;
    for (name, text) in &files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(format!("{} pieces in {}", files.len(), folder.display()))
}

/// Name and text of the file of each piece.
fn cut(sheet: &str) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    for symbol in sheet.split("<symbol id=\"").skip(1) {
        let wrong = || format!("{SHEET}: expected <symbol id=\"…\" viewBox=\"…\">…</symbol>, found {symbol:.60}");
        let (id, rest) = symbol.split_once('"').ok_or_else(wrong)?;
        let (drawing, _) = rest.split_once("</symbol>").ok_or_else(wrong)?;
        let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\"{drawing}</svg>\n");
        files.push((format!("{id}.svg"), text));
    }
    Ok(files)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{SHEET, cut, read};

    #[test]
    fn each_piece_has_the_file_that_the_sheet_gives() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces");
        let files = cut(&read(&folder.join(SHEET)).unwrap()).unwrap();
        assert_eq!(files.len(), 16, "twelve of chess and four of draughts");
        for (name, text) in files {
            let found = read(&folder.join(&name)).unwrap_or_default();
            assert!(found == text, "assets/pieces/{name} is not of {SHEET}: write it with `make pieces`");
        }
    }

    #[test]
    fn a_piece_without_an_end_is_named() {
        assert!(cut("<symbol id=\"white-king\" viewBox=\"0 0 45 45\"><g>").unwrap_err().contains("white-king"));
    }
}
