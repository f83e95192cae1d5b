//! What must hold for any input: what is read and written again is read as the same. The fuzz targets call this,
//! and the tests do with each file of the corpus.

use lance_legal::chess::pgn::{self, PgnError, Reader};
use lance_legal::chess::{Letters, Position, san};

/// A FEN that is read is printed, read back the same, and printed the same.
pub fn fen(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let Ok(position) = Position::from_fen(text) else { return };
    let printed = position.fen();
    let again = Position::from_fen(&printed).unwrap_or_else(|error| panic!("{printed}: {error:?}"));
    assert_eq!(again, position, "{printed}");
    assert_eq!(again.fen(), printed);
}

/// A first line with a FEN, or none for the initial position; each other line a move in that position. A move
/// that is read is legal, and its short and long forms are read as the same.
pub fn san_pt(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or(("", text));
    let position = if first.is_empty() { Ok(Position::start()) } else { Position::from_fen(first) };
    let Ok(position) = position else { return };
    for line in rest.lines() {
        let Ok(m) = san::read(&position, line, Letters::Portuguese) else { continue };
        assert!(position.is_legal(m), "{line}: {m}");
        for written in
            [san::write(&position, m, Letters::Portuguese), san::write_long(&position, m, Letters::Portuguese)]
        {
            assert_eq!(san::read(&position, &written, Letters::Portuguese), Ok(m), "{line}: {written}");
        }
    }
}

/// Every game that a file gives, sound or as far as it is, is written, read back the same, and written the same.
pub fn pgn(input: &[u8]) {
    for game in Reader::new(input) {
        let mut game = match game {
            Ok(game) => game,
            Err(PgnError { so_far: Some(game), .. }) => *game,
            Err(_) => continue,
        };
        game.letters = Letters::English;
        let text = pgn::write(&game);
        let mut again = Reader::new(&text);
        assert_eq!(again.next(), Some(Ok(game.clone())), "{text}");
        assert_eq!(again.next(), None, "{text}");
        assert_eq!(pgn::write(&game), text);
    }
}
