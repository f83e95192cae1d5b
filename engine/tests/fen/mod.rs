//! Positions and moves as text, for what runs the engine by itself. The site has its own reader, which says what is wrong.

use engine::{Board, Color, Move, Position, Role, Setup, legal_moves};

const LETTERS: &str = "pnbrqk";
const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// The rows of a file of this folder's `data`, without its comments.
#[allow(dead_code)]
pub fn rows(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Positions in which the side to move mates, and in how many moves.
#[allow(dead_code)]
pub fn mates() -> Vec<(i32, &'static str)> {
    let rows = rows(include_str!("../data/mates.txt"));
    rows.filter_map(|row| row.split_once(' ')).filter_map(|(moves, fen)| Some((moves.parse().ok()?, fen))).collect()
}

/// `e4` as a number.
#[allow(dead_code)]
pub fn square(name: &str) -> Option<u8> {
    let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = *name.as_bytes() else { return None };
    Some((rank - b'1') * 8 + file - b'a')
}

/// Reads the first five fields of a FEN.
#[allow(dead_code)]
pub fn position(fen: &str) -> Option<Position> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let mut setup = Setup { roles: [0; 6], colors: [0; 2], turn: Color::White, castling: 0, en_passant: None };
    let (mut file, mut rank) = (0u32, 7u32);
    for letter in fields.first()?.chars() {
        match letter {
            '/' => (file, rank) = (0, rank.checked_sub(1)?),
            '1'..='8' => file += letter.to_digit(10)?,
            _ => {
                let bit = 1u64.checked_shl(rank * 8 + file)?;
                setup.roles[LETTERS.find(letter.to_ascii_lowercase())?] |= bit;
                setup.colors[usize::from(letter.is_ascii_lowercase())] |= bit;
                file += 1;
            }
        }
    }
    setup.turn = if *fields.get(1)? == "b" { Color::Black } else { Color::White };
    for letter in fields.get(2)?.chars() {
        setup.castling |= match letter {
            'K' => 1 << 7,
            'Q' => 1,
            'k' => 1 << 63,
            'q' => 1 << 56,
            _ => 0,
        };
    }
    setup.en_passant = fields.get(3).and_then(|name| square(name));
    let halfmoves = fields.get(4).and_then(|count| count.parse().ok()).unwrap_or(0);
    Some(Position::new(Board::new(&setup), halfmoves, &[]))
}

#[allow(dead_code)]
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A move as UCI writes it.
#[allow(dead_code)]
pub fn uci(m: Move) -> String {
    let name = |square: u8| format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1);
    let promotion = m.promotion.map_or("", |role| {
        let at = ROLES.iter().position(|other| *other == role).unwrap_or(0);
        &LETTERS[at..=at]
    });
    format!("{}{}{promotion}", name(m.from), name(m.to))
}

/// The legal move that UCI writes so.
#[allow(dead_code)]
pub fn read_uci(board: &Board, text: &str) -> Option<Move> {
    legal_moves(board).into_iter().find(|m| uci(*m) == text)
}
