//! Everything a board shows, as one commented record.
//!
//! Absent: how it changes by itself, which is [`update`](super::update()); the page changes the public fields.

use std::collections::BTreeMap;

use crate::color::Color;
use crate::square::{BySquare, Square, SquareSet};

use super::geometry::{Numbering, Seen};
use super::mark::{Mark, Tone};

named! {
    /// The outline of what stands on a square, in chess or draughts.
    ///
    /// Its name: `king` … `crowned`: the form used in ids of the sprite, in texts and in style names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Shape {
        /// Rei.
        King = "king",
        /// Dama, of chess.
        Queen = "queen",
        /// Torre.
        Rook = "rook",
        /// Bispo.
        Bishop = "bishop",
        /// Cavalo.
        Knight = "knight",
        /// Peão, of chess.
        Pawn = "pawn",
        /// Peão, of draughts.
        Man = "man",
        /// Dama, of draughts.
        CrownedMan = "crowned",
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    pub color: Color,
    pub shape: Shape,
}

impl Figure {
    pub const fn new(color: Color, shape: Shape) -> Figure {
        Figure { color, shape }
    }
}

/// The figures on the 64 squares.
pub type Figures = BySquare<Figure>;

/// Whose figures may be picked up. A try with another figure becomes a [`Request::Touch`](super::Request::Touch).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Movable {
    /// Nobody's: the game is over, or it is the machine's turn.
    #[default]
    Nobody,
    /// Those of one side: a game.
    Side(Color),
    /// All: a board on which anything is set up.
    Everyone,
}

impl Movable {
    pub fn allows(self, figure: Figure) -> bool {
        match self {
            Movable::Nobody => false,
            Movable::Side(color) => figure.color == color,
            Movable::Everyone => true,
        }
    }
}

named! {
    /// Where the names of files and ranks are written.
    ///
    /// Its name: `outside`, `inside`, `every`, `off`: the form used in style names and settings.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Coordinates {
        /// Beside the board, where they are under no piece.
        #[default]
        Outside = "outside",
        /// In the corners of the squares along the left and lower edge.
        Inside = "inside",
        /// In the corner of every square, `e4`.
        EverySquare = "every",
        /// Nowhere.
        Off = "off",
    }
}

/// A choice the player owes: what the pawn becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    pub from: Square,
    pub to: Square,
    /// The colour of the figures offered.
    pub color: Color,
    /// What is offered, the most usual first.
    pub choices: Vec<Shape>,
}

/// A figure under a finger that has not been lifted from the glass yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Where the figure stands.
    pub from: Square,
    /// The square under the finger; `None` beside the board.
    pub over: Option<Square>,
    /// Whether the finger has moved, so that the figure follows it.
    pub lifted: bool,
    /// Whether the square was selected before it was pressed: letting go without moving puts the figure down.
    pub again: bool,
}

/// Everything a board shows. Two equal states look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What stands where: a white king on e1.
    pub figures: Figures,
    /// Who sits at the bottom: `White` puts a1 at the lower left.
    pub orientation: Color,
    /// How squares are coloured and named: `Algebraic` for chess.
    pub numbering: Numbering,
    /// Where coordinates are written: `Outside`.
    pub coordinates: Coordinates,
    /// Whether anything can be picked up at all; a diagram in a text is not interactive.
    pub interactive: bool,
    /// Whose figures may be picked up: `Side(White)` on White's turn.
    pub movable: Movable,
    /// Where each figure may go: e2 → {e3, e4}. Hints only.
    pub destinations: BTreeMap<Square, SquareSet>,
    /// Those destinations on which something is taken, en passant too: e5 → {d6}. Hints only.
    pub captures: BTreeMap<Square, SquareSet>,
    /// The figure that may be led onto others of its side, and those: the king and the rooks with which it may castle in
    /// Chess960. Pressing one of them after it is a try, not another choice.
    pub joins: Option<(Square, SquareSet)>,
    /// Whether destinations are painted; a setting of the player.
    pub show_destinations: bool,
    /// The figure picked up, waiting for its destination: e2.
    pub selected: Option<Square>,
    /// The square with the keyboard's focus: a1 before any key.
    pub cursor: Square,
    /// The move that led here: (g1, f3).
    pub last_move: Option<(Square, Square)>,
    /// The king that is in check: e8.
    pub check: Option<Square>,
    /// Whether that king is mated: it has fallen, and is drawn so.
    pub mated: bool,
    /// Signs that explain: a ring on f1.
    pub marks: Vec<Mark>,
    /// The promotion being chosen: a7 to a8, queen, rook, bishop or knight.
    pub pending_promotion: Option<Promotion>,
    /// The figure under the finger: from e2, over e4.
    pub held: Option<Held>,
    /// Whether the list of keys is open.
    pub help: bool,
}

impl Default for State {
    /// An empty chess board that nobody moves on.
    fn default() -> State {
        State {
            figures: Figures::EMPTY,
            orientation: Color::White,
            numbering: Numbering::Algebraic,
            coordinates: Coordinates::Outside,
            interactive: true,
            movable: Movable::Nobody,
            destinations: BTreeMap::new(),
            captures: BTreeMap::new(),
            joins: None,
            show_destinations: true,
            selected: None,
            cursor: Square::A1,
            last_move: None,
            check: None,
            mated: false,
            marks: Vec::new(),
            pending_promotion: None,
            held: None,
            help: false,
        }
    }
}

impl State {
    /// A board that is only looked at.
    pub fn diagram(figures: Figures) -> State {
        State { figures, interactive: false, ..State::default() }
    }

    /// Another position: what was picked up, asked or refused belonged to the one before.
    pub fn place(&mut self, figures: Figures) {
        self.figures = figures;
        self.selected = None;
        self.held = None;
        self.pending_promotion = None;
        self.wipe_refusal();
    }

    /// Asks the player what the pawn becomes; the answer is a [`Request::Promote`](super::Request::Promote).
    pub fn ask_promotion(&mut self, from: Square, to: Square, choices: Vec<Shape>) {
        let color = self.figures.at(from).map_or(Color::White, |figure| figure.color);
        self.selected = None;
        self.held = None;
        self.pending_promotion = Some(Promotion { from, to, color, choices });
    }

    /// Draws why a try was refused, in place of the refusal before it; other marks stay.
    pub fn refuse(&mut self, marks: impl IntoIterator<Item = Mark>) {
        self.wipe_refusal();
        self.marks.extend(marks);
    }

    pub(super) fn wipe_refusal(&mut self) {
        self.marks.retain(|mark| mark.tone != Tone::Refusal);
    }

    /// Whether the figure on this square may be picked up now.
    pub fn is_movable(&self, square: Square) -> bool {
        self.interactive && self.figures.at(square).is_some_and(|figure| self.movable.allows(figure))
    }

    /// All figures of one side in the order in which they are told: by shape, the king first, then by square.
    pub fn told(&self, color: Color) -> Vec<(Shape, Square)> {
        let of_shape = |shape: &Shape| {
            let figure = Some(Figure::new(color, *shape));
            let shape = *shape;
            Square::all().filter(move |square| self.figures.at(*square) == figure).map(move |square| (shape, square))
        };
        Shape::ALL.iter().flat_map(of_shape).collect()
    }

    /// Where the figure on this square may go, as far as the page said.
    pub fn destinations_from(&self, square: Square) -> SquareSet {
        self.destinations.get(&square).copied().unwrap_or_default()
    }

    /// Where this square is seen now.
    pub fn seen(&self, square: Square) -> Seen {
        Seen::of(square, self.orientation)
    }

    /// The square seen at this place now; `None` off the board.
    pub fn square_at(&self, seen: Seen) -> Option<Square> {
        seen.square(self.orientation)
    }
}
