//! The board of a question: to look at, or to answer with a move. What is asked, and the moves, worked out beforehand.
//!
//! The moves are in the file of the answers. So the page can show their destinations without the rules.

use crate::color::Color;
use crate::square::Square;

named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BoardGame {
        Chess = "chess",
        /// Portuguese draughts. Damas clássicas.
        Draughts = "draughts",
    }
}

named! {
    /// What the move must do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Goal {
        Mate = "mate",
        Check = "check",
        Castle = "castle",
        EnPassant = "en-passant",
        Promote = "promote",
        /// The opponent is left without a move and not in check. Afogar.
        Stalemate = "stalemate",
        /// Get out of check.
        Escape = "escape",
        Capture = "capture",
    }
}

/// The board as the question's file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub game: BoardGame,
    /// FEN, or a position of draughts as PDN writes it.
    pub text: String,
    /// `None`: the board is to look at.
    pub goal: Option<Goal>,
}

/// A legal move: the squares it touches, more than two in a capture of several, and what a pawn becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub path: Vec<Square>,
    /// `q`, `r`, `b`, `n`.
    pub promotion: Option<char>,
}

impl Legal {
    /// `e7e8q`, `c3e5g7`.
    pub fn word(&self) -> String {
        let mut word: String = self.path.iter().map(Square::to_string).collect();
        word.extend(self.promotion);
        word
    }

    pub fn from_word(word: &str) -> Option<Legal> {
        let mut path = Vec::new();
        let mut rest = word;
        while let Some((name, after)) = rest.split_at_checked(2) {
            path.push(name.parse().ok()?);
            rest = after;
        }
        let promotion = rest.chars().next();
        let known = promotion.is_none_or(|letter| "qrbn".contains(letter));
        (path.len() >= 2 && known).then_some(Legal { path, promotion })
    }

    pub fn from(&self) -> Option<Square> {
        self.path.first().copied()
    }

    pub fn to(&self) -> Option<Square> {
        self.path.last().copied()
    }
}

/// A board worked out: whose move it is, the pieces, and every legal move; no moves where it is to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPosition {
    pub turn: Color,
    /// The letter of FEN, large for White; men and damas are `M` and `D`.
    pub pieces: Vec<(char, Square)>,
    pub legal: Vec<Legal>,
}

impl BoardPosition {
    /// `white Ke1+pe7 e1e2+e1f1`; `-` where there is no move.
    pub fn text(&self) -> String {
        let pieces: Vec<String> = self.pieces.iter().map(|(letter, square)| format!("{letter}{square}")).collect();
        let legal: Vec<String> = self.legal.iter().map(Legal::word).collect();
        let legal = if legal.is_empty() { "-".to_string() } else { legal.join("+") };
        format!("{} {} {legal}", self.turn.name(), pieces.join("+"))
    }

    pub(super) fn read(turn: &str, pieces: &str, legal: &str) -> Option<BoardPosition> {
        let piece = |text: &str| {
            let (letter, square) = text.split_at_checked(1)?;
            Some((letter.chars().next()?, square.parse().ok()?))
        };
        Some(BoardPosition {
            turn: if turn == "white" { Color::White } else { Color::Black },
            pieces: pieces.split('+').filter_map(piece).collect(),
            legal: legal.split('+').filter_map(Legal::from_word).collect(),
        })
    }

    /// The letter of the piece on this square.
    pub(super) fn piece(&self, square: Square) -> Option<char> {
        self.pieces.iter().find(|(_, other)| *other == square).map(|(letter, _)| *letter)
    }

    /// The moves from this square that end on the other; without any, the one move that passes over it.
    pub fn meant(&self, from: Square, to: Square) -> Vec<&Legal> {
        let starts = |legal: &&Legal| legal.from() == Some(from);
        let ends: Vec<&Legal> = self.legal.iter().filter(starts).filter(|legal| legal.to() == Some(to)).collect();
        if !ends.is_empty() {
            return ends;
        }
        let passes = |legal: &&Legal| legal.path.iter().skip(1).any(|square| *square == to);
        let passes: Vec<&Legal> = self.legal.iter().filter(starts).filter(passes).collect();
        if passes.len() == 1 { passes } else { Vec::new() }
    }

    /// The move in the long form, without the sign of check: `Bb2xe5`, `f7f8N`, `0-0-0`; in draughts its squares,
    /// `c4–e6`. `sign` is the letter of a piece of FEN, `'n'`, in the reader's language. FIDE 2023 C.8
    pub fn long(&self, legal: &Legal, sign: impl Fn(char) -> Option<char>) -> String {
        let (Some(from), Some(to)) = (legal.from(), legal.to()) else { return String::new() };
        let piece = self.piece(from).unwrap_or(' ').to_ascii_lowercase();
        match piece {
            'm' | 'd' => return legal.path.iter().map(Square::to_string).collect::<Vec<_>>().join("–"),
            'k' if from.file().abs_diff(to.file()) == 2 => return if to.file() == 6 { "0-0" } else { "0-0-0" }.into(),
            _ => {}
        }
        let takes = self.piece(to).is_some() || (piece == 'p' && from.file() != to.file());
        let letter = |piece: char| sign(piece).map(String::from).unwrap_or_default();
        let promotion = legal.promotion.map(letter).unwrap_or_default();
        format!("{}{from}{}{to}{promotion}", letter(piece), if takes { "x" } else { "" })
    }

    /// These moves in the long form; where a pawn may become any piece, once and without one.
    pub fn long_list(&self, moves: &[Legal], sign: impl Fn(char) -> Option<char>) -> Vec<String> {
        let mut list: Vec<String> = Vec::new();
        for legal in moves {
            let shapes = moves.iter().filter(|other| other.path == legal.path).count();
            let plain = Legal { promotion: legal.promotion.filter(|_| shapes < 4), ..legal.clone() };
            let text = self.long(&plain, &sign);
            if !list.contains(&text) {
                list.push(text);
            }
        }
        list
    }

    /// The pieces after the move: castling, a capture in passing and a promotion are done too.
    pub fn after(&self, legal: &Legal) -> Vec<(char, Square)> {
        let (Some(from), Some(to)) = (legal.from(), legal.to()) else { return self.pieces.clone() };
        let piece = self.piece(from).unwrap_or(' ');
        let mut gone = vec![from, to];
        let mut placed = Vec::new();
        match piece.to_ascii_lowercase() {
            'm' | 'd' => {
                // A piece on the way between two squares that the move touches is taken.
                let ways = legal.path.iter().zip(legal.path.iter().skip(1));
                gone.extend(ways.flat_map(|(start, end)| between(*start, *end)));
            }
            'p' if from.file() != to.file() && self.piece(to).is_none() => {
                gone.extend(Square::new(to.file(), from.rank()))
            }
            'k' if from.file().abs_diff(to.file()) == 2 => {
                let (corner, beside) = if to.file() == 6 { (7, 5) } else { (0, 3) };
                let rook = if piece == 'K' { 'R' } else { 'r' };
                gone.extend(Square::new(corner, from.rank()));
                placed.extend(Square::new(beside, from.rank()).map(|square| (rook, square)));
            }
            _ => {}
        }
        let crowned = match (piece, to.rank()) {
            ('M', 7) => 'D',
            ('m', 0) => 'd',
            _ => piece,
        };
        let becomes = match legal.promotion {
            Some(letter) if piece.is_ascii_uppercase() => letter.to_ascii_uppercase(),
            Some(letter) => letter,
            None => crowned,
        };
        placed.push((becomes, to));
        let stays = self.pieces.iter().filter(|(_, square)| !gone.contains(square));
        stays.copied().chain(placed).collect()
    }
}

/// The squares between two of one diagonal.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = |from: i8, to: i8| (to - from).signum();
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    (1..8_i8).map_while(move |count| from.offset(files * count, ranks * count).filter(|square| *square != to))
}
