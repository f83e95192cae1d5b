//! From a reason to the name of its sentence and what fills it; the sentences are `locales/*/draughts/words.ftl`.
//!
//! - The title is the message `<id>-title`, the explanation `<id>`, with [`Illegal::id`].
//! - Each argument of [`Illegal::args`] becomes variables by [`Arg::fill`]; all of them go to both messages. A square
//!   named `to` gives `$to` ("17"), `$to-from` and `$to-of` ("da 17"), `$to-in` ("na 17") and `$to-towards`
//!   ("à 17"); a piece named `piece` gives `$piece` ("o peão da 14") and `$piece-start` ("O peão da 14").

use super::reason::{Illegal, Occupant, Over, Reason, Standing};
use crate::color::Color;
use crate::square::Square;

/// The value of a variable of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Square(Square),
    Piece(Standing),
    Pieces(Vec<Standing>),
    Number(usize),
    Color(Color),
}

/// How a variable is filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    Number(usize),
    /// The name of a square, written.
    Name(Square),
    /// The message of this id.
    Message(&'static str),
    /// The message of this id with `$square`, and in `$kind` whether that is a `number` or a `name`.
    At(&'static str, Square),
    /// Such messages in a row, the last one joined by `draughts-and`.
    List(Vec<(&'static str, Square)>),
}

const SQUARES: [(&str, &str); 4] = [
    ("from", "draughts-square-from"),
    ("of", "draughts-square-of"),
    ("in", "draughts-square-in"),
    ("towards", "draughts-square-towards"),
];

const fn piece_messages(piece: Standing) -> [&'static str; 2] {
    if piece.crowned {
        ["draughts-dama-of", "draughts-dama-of-start"]
    } else {
        ["draughts-man-of", "draughts-man-of-start"]
    }
}

const fn color_messages(color: Color) -> [&'static str; 2] {
    match color {
        Color::White => ["side-the-white", "side-the-white-start"],
        Color::Black => ["side-the-black", "side-the-black-start"],
    }
}

impl Arg {
    /// The variables of this value under its name.
    pub fn fill(&self, name: &str) -> Vec<(String, Filling)> {
        let start = || format!("{name}-start");
        match self {
            Arg::Number(number) => vec![(name.to_string(), Filling::Number(*number))],
            Arg::Square(square) => {
                let forms = SQUARES.iter().map(|(form, id)| (format!("{name}-{form}"), Filling::At(id, *square)));
                forms.chain([(name.to_string(), Filling::Name(*square))]).collect()
            }
            Arg::Piece(piece) => {
                let [plain, first] = piece_messages(*piece);
                vec![(name.to_string(), Filling::At(plain, piece.square)), (start(), Filling::At(first, piece.square))]
            }
            Arg::Pieces(pieces) => {
                let list = |start: usize| {
                    let of = |(place, piece): (usize, &Standing)| {
                        (piece_messages(*piece)[if place < start { 1 } else { 0 }], piece.square)
                    };
                    Filling::List(pieces.iter().enumerate().map(of).collect())
                };
                vec![(name.to_string(), list(0)), (start(), list(1))]
            }
            Arg::Color(color) => {
                let [plain, first] = color_messages(*color);
                vec![(name.to_string(), Filling::Message(plain)), (start(), Filling::Message(first))]
            }
        }
    }
}

/// Every message that refusals need, for the test that the texts have these and no others.
pub fn message_ids() -> Vec<String> {
    let sentences = Reason::IDS.iter().flat_map(|id| [format!("{id}-title"), id.to_string()]);
    let squares = SQUARES.iter().map(|(_, id)| *id);
    let square = Square::all().take(1);
    let pieces = square.flat_map(|square| [false, true].map(|crowned| piece_messages(Standing { square, crowned })));
    let colors = Color::ALL.into_iter().flat_map(color_messages);
    sentences.chain(squares.chain(pieces.flatten()).chain(colors).map(str::to_string)).collect()
}

impl Reason {
    message_ids! {
        /// The name of the sentence, as [`Illegal::id`] gives it.
        Reason::GameOver { over: Over::NoPieces, .. } => "draughts-over-no-pieces",
        Reason::GameOver { over: Over::Blocked, .. } => "draughts-over-blocked",
        Reason::GameOver { over: Over::Otherwise(_), .. } => "draughts-over-otherwise",
        Reason::NotPlayed(_) => "draughts-not-played",
        Reason::NoPiece(_) => "draughts-no-piece",
        Reason::NotYours { .. } => "draughts-not-yours",
        Reason::SameSquare { .. } => "draughts-same-square",
        Reason::Occupied { by: Occupant::Own, .. } => "draughts-occupied-own",
        Reason::Occupied { by: Occupant::Theirs, .. } => "draughts-occupied-theirs",
        Reason::Occupied { by: Occupant::Shut, .. } => "draughts-occupied-shut",
        Reason::NotDiagonal { .. } => "draughts-not-diagonal",
        Reason::TooFar { jumps: false, .. } => "draughts-too-far",
        Reason::TooFar { jumps: true, .. } => "draughts-lands-too-far",
        Reason::Backwards { .. } => "draughts-backwards",
        Reason::CaptureBackwards { .. } => "draughts-capture-backwards",
        Reason::OwnPiece { .. } => "draughts-own-piece",
        Reason::TwoInARow { .. } => "draughts-two-in-a-row",
        Reason::Twice { .. } => "draughts-twice",
        Reason::StillThere { .. } => "draughts-still-there",
        Reason::NothingToJump { captured: true, .. } => "draughts-nothing-to-jump",
        Reason::NothingToJump { captured: false, .. } => "draughts-no-second-step",
        Reason::CrowningEnds { .. } => "draughts-crowning-ends",
        Reason::MustCapture { to: Some(_), .. } => "draughts-must-capture",
        Reason::MustCapture { to: None, .. } => "draughts-must-capture-touched",
        Reason::MustCaptureMore { goes_on: false, .. } => "draughts-must-capture-more",
        Reason::MustCaptureMore { goes_on: true, .. } => "draughts-must-go-on",
        Reason::MustCaptureBetter { tried: 0, .. } => "draughts-must-capture-better",
        Reason::MustCaptureBetter { .. } => "draughts-must-capture-damas",
        Reason::Stuck(Standing { crowned: false, .. }) => "draughts-stuck-man",
        Reason::Stuck(Standing { crowned: true, .. }) => "draughts-stuck-dama",
    }
}

impl Illegal {
    /// The name of the sentence: messages `<id>-title` and `<id>`.
    pub fn id(&self) -> &'static str {
        self.reason.id()
    }

    /// The values of the sentence with their names; [`Arg::fill`] makes the variables.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        let (square, piece, number) = (Arg::Square, |piece: &Standing| Arg::Piece(*piece), Arg::Number);
        match &self.reason {
            Reason::GameOver { loser, .. } => {
                vec![("loser", Arg::Color(*loser)), ("winner", Arg::Color(!*loser))]
            }
            Reason::NotPlayed(at) | Reason::NoPiece(at) => vec![("square", square(*at))],
            Reason::NotYours { square: at, turn } => {
                vec![("square", square(*at)), ("turn", Arg::Color(*turn)), ("owner", Arg::Color(!*turn))]
            }
            Reason::SameSquare { piece: own } | Reason::Stuck(own) => vec![("piece", piece(own))],
            Reason::Occupied { piece: own, to, .. }
            | Reason::NotDiagonal { piece: own, to }
            | Reason::TooFar { piece: own, to, .. }
            | Reason::Backwards { piece: own, to } => {
                vec![("piece", piece(own)), ("from", square(own.square)), ("to", square(*to))]
            }
            Reason::CaptureBackwards { piece: own, over, to }
            | Reason::OwnPiece { piece: own, over, to }
            | Reason::Twice { piece: own, over, to }
            | Reason::StillThere { piece: own, by: over, to } => {
                vec![("piece", piece(own)), ("over", square(*over)), ("to", square(*to))]
            }
            Reason::TwoInARow { piece: own, over, and, to } => {
                vec![("piece", piece(own)), ("over", square(*over)), ("and", square(*and)), ("to", square(*to))]
            }
            Reason::NothingToJump { piece: own, at, to, .. } | Reason::CrowningEnds { piece: own, at, to } => {
                vec![("piece", piece(own)), ("at", square(*at)), ("to", square(*to))]
            }
            Reason::MustCapture { from, pieces, .. } => {
                vec![("from", square(*from)), ("count", number(pieces.len())), ("pieces", Arg::Pieces(pieces.clone()))]
            }
            Reason::MustCaptureMore { piece: own, tried, most, best, .. }
            | Reason::MustCaptureBetter { piece: own, tried, most, best, .. } => {
                vec![("piece", piece(own)), ("best", piece(best)), ("tried", number(*tried)), ("most", number(*most))]
            }
        }
    }

    /// The number of a square; `None` where it is called by file and rank.
    pub fn number(&self, square: Square) -> Option<u8> {
        self.variant.number(square).filter(|_| !self.letters)
    }
}
