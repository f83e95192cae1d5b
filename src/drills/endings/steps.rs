//! The method of each ending, step by step, as data: `assets/endings/steps.txt`.
//!
//! A block begins with the word of the ending in brackets; in it each `step <id>` has a `board`, perhaps a `draw` and a
//! `find`. What is drawn is worked out from the position, so that it cannot say anything else than the board; the words are
//! the messages `endings-<id>`, with what is said of the found move in the attribute `.found`.

use engine::endings::{Ending, teaching};

use super::level::ending_of;
use crate::blocks::{Fault, Line, Wanted, each, lines, pick};
use crate::chess::{Move, Piece, Position, Role};
use crate::color::Color;
use crate::square::SquareSet;

/// Where the steps are, below `assets/`.
pub const FILE: &str = "endings/steps.txt";

named! {
    /// Which squares are drawn. White is the strong side.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Drawing {
        /// The squares that the weak king can come to. Caixa.
        Box = "box",
        /// The key squares of the pawn. Casas-chave.
        Keys = "keys",
        /// The square of the pawn. Quadrado do peão.
        Square = "square",
        /// The squares between two kings of which one has the opposition. Oposição.
        Opposition = "opposition",
        /// The corners of the bishop. Canto certo.
        Corners = "corners",
    }
}

/// A step: a position, what is drawn on it, and a move to find.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Its messages are `endings-<id>`.
    pub id: String,
    pub position: Position,
    pub drawing: Option<Drawing>,
    /// Moves that do what the step asks; empty where nothing is asked.
    pub find: Vec<Move>,
}

impl Screen {
    /// The empty squares to draw on this position, which is the step's or comes after its move.
    pub fn drawn(&self, position: &Position) -> SquareSet {
        let board = position.board();
        let square = |role| {
            let men = position.pieces(Piece::new(Color::White, role));
            men.first().map(|square| square.index() as u8)
        };
        let pawn = square(Role::Pawn);
        let drawn = SquareSet(match self.drawing {
            None => 0,
            Some(Drawing::Box) => teaching::king_box(board, engine::Color::Black),
            Some(Drawing::Keys) => pawn.map_or(0, |pawn| teaching::key_squares(pawn, engine::Color::White)),
            Some(Drawing::Square) => pawn.map_or(0, |pawn| teaching::pawn_square(pawn, engine::Color::White)),
            Some(Drawing::Opposition) => between(position),
            Some(Drawing::Corners) => square(Role::Bishop).map_or(0, teaching::right_corners),
        });
        drawn & !position.occupied()
    }
}

/// The squares between the kings, where they stand in opposition.
fn between(position: &Position) -> u64 {
    let [one, other] = [Color::White, Color::Black].map(|color| position.king(color));
    let [a, b] = [one, other].map(|square| square.index() as u8);
    if teaching::opposition(a, b).is_none() {
        return 0;
    }
    let (files, ranks) = (other.file() - one.file(), other.rank() - one.rank());
    let steps = files.abs().max(ranks.abs());
    let on_way = (1..steps).filter_map(|step| one.offset(files.signum() * step, ranks.signum() * step));
    on_way.fold(0, |set, square| set | 1 << square.index())
}

/// The steps of an ending.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    pub ending: Ending,
    pub screens: Vec<Screen>,
}

/// A step while its lines are read.
struct Draft<'a> {
    head: Line<'a>,
    position: Option<Position>,
    drawing: Option<Drawing>,
    find: Vec<Move>,
}

impl<'a> Draft<'a> {
    fn take(&mut self, line: &Line<'a>) -> Result<(), Wanted> {
        match line.word {
            "board" => {
                let read = Position::from_fen(line.value).map_err(|_| "a legal position as FEN")?;
                self.position = Some(read);
            }
            "draw" => self.drawing = Some(pick(line.value, &Drawing::ALL, Drawing::name)?),
            "find" => self.find = each(line.value, "a move like e2e4", |text| text.parse().ok())?,
            _ => return Err("one of: board, draw, find".into()),
        }
        Ok(())
    }

    fn finish(self) -> Result<Screen, Fault> {
        let position = self.position.ok_or_else(|| self.head.lacks("board 8/8/8/3k4/8/8/1Q6/K7 w - - 0 1"))?;
        Ok(Screen { id: self.head.value.to_string(), position, drawing: self.drawing, find: self.find })
    }
}

/// Reads the steps of every ending.
///
/// # Errors
/// The first line that is not what is wanted there.
pub fn read(text: &str) -> Result<Vec<Lesson>, Fault> {
    let mut found: Vec<Lesson> = Vec::new();
    let mut draft: Option<Draft> = None;
    for line in lines(text) {
        match (line.word, found.last_mut()) {
            ("[", last) => {
                if let Some((done, last)) = draft.take().zip(last) {
                    last.screens.push(done.finish()?);
                }
                let ending = ending_of(line.value).ok_or_else(|| line.fault("the word of an ending, like [torre]"))?;
                found.push(Lesson { ending, screens: Vec::new() });
            }
            ("step", Some(last)) => {
                let begun = Draft { head: line, position: None, drawing: None, find: Vec::new() };
                if let Some(done) = draft.replace(begun) {
                    last.screens.push(done.finish()?);
                }
            }
            _ => {
                let Some(draft) = &mut draft else { return Err(line.fault("\"step <id>\" before it")) };
                draft.take(&line).map_err(|wanted| line.fault(wanted))?;
            }
        }
    }
    if let Some((done, last)) = draft.zip(found.last_mut()) {
        last.screens.push(done.finish()?);
    }
    Ok(found)
}
