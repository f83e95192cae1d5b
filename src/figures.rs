//! Chess and draughts as a board shows them: pieces as figures, moves as destinations, refusals as marks.
//!
//! The board knows no rules and the rules no board; this is the only place where both are named.

use std::collections::BTreeMap;

use crate::board::{Coordinates, Figure, Figures, Mark, Shape, Sign, State, Tone};
use crate::chess::{Castling, Ground, Illegal, Move, Placement, Position, Role, Setup, Side};
use crate::draughts;
use crate::square::{Square, SquareSet};

/// The outline of a chess piece.
pub fn shape(role: Role) -> Shape {
    match role {
        Role::Pawn => Shape::Pawn,
        Role::Knight => Shape::Knight,
        Role::Bishop => Shape::Bishop,
        Role::Rook => Shape::Rook,
        Role::Queen => Shape::Queen,
        Role::King => Shape::King,
    }
}

/// The chess piece with this outline; `None` for draughts.
pub fn role(shape: Shape) -> Option<Role> {
    Role::ALL.into_iter().find(|role| self::shape(*role) == shape)
}

/// The pieces of a position as figures.
pub fn figures(placement: &Placement) -> Figures {
    placement.iter().map(|(square, piece)| (square, Figure::new(piece.color, shape(piece.role)))).collect()
}

/// A board to look at, on paper or on a screen: seen by the side to move, with its letters and numbers beside it.
pub fn diagram(setup: &Setup) -> State {
    let figures = figures(&setup.placement);
    State { coordinates: Coordinates::Outside, orientation: setup.turn, ..State::diagram(figures) }
}

/// The men and damas of a draughts position as figures.
pub fn draughts(position: &draughts::Position) -> Figures {
    Square::all().filter_map(|square| Some((square, man(position.at(square)?)))).collect()
}

fn man(man: draughts::Man) -> Figure {
    Figure::new(man.color, if man.crowned { Shape::CrownedMan } else { Shape::Man })
}

/// The step of two squares that may be answered en passant: who did not see it made must see it. FIDE 2023 3.7.3.1
pub fn double_step(setup: &Setup) -> Option<(Square, Square)> {
    let target = setup.en_passant?;
    let (from, to) = if target.rank() == 2 { (1, 3) } else { (6, 4) };
    Some((Square::new(target.file(), from)?, Square::new(target.file(), to)?))
}

/// Shows the check that a king is in, and whether it has fallen: in check, and no move meets it. FIDE 2023 1.4.1, 3.9.1
pub fn show_check(board: &mut State, position: &Position) {
    board.check = position.in_check().then(|| position.king(position.turn()));
    board.mated = board.check.is_some() && position.legal_moves().is_empty();
}

/// The same on a board that need not have both kings.
pub fn show_check_on(board: &mut State, setup: &Setup) {
    board.check = setup.placement.king(setup.turn).filter(|_| !setup.checkers().is_empty());
    board.mated = board.check.is_some() && setup.legal_moves().is_empty();
}

/// The king of Chess960 and the rooks onto which it may be led. FIDE 2023 II.3
pub fn joins(setup: &Setup) -> Option<(Square, SquareSet)> {
    let castling = Some(setup.castling).filter(Castling::is_chess960)?;
    let rooks = Side::ALL.into_iter().filter_map(|side| castling.rook(setup.turn, side));
    Some((setup.placement.king(setup.turn)?, rooks.fold(SquareSet::EMPTY, SquareSet::with)))
}

/// Asks what the pawn on its way becomes, or asks no longer.
pub fn show_promotion(board: &mut State, promoting: Option<(Square, Square)>) {
    match promoting {
        Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(shape).to_vec()),
        None => board.pending_promotion = None,
    }
}

/// What a refusal draws.
pub fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
    let drawing = illegal.drawing();
    marks([drawing.frames, drawing.rings, Vec::new(), drawing.crosses], drawing.arrows)
}

/// What a refusal in draughts draws: the compulsory path in arrows, the one that was tried in dots to a cross.
pub fn draughts_marks(illegal: &draughts::Illegal) -> Vec<Mark> {
    let drawing = illegal.drawing();
    marks([drawing.frames, drawing.rings, drawing.dots, drawing.crosses], drawing.arrows)
}

fn marks(squares: [Vec<Square>; 4], arrows: Vec<(Square, Square)>) -> Vec<Mark> {
    let signs = squares.into_iter().zip([Sign::Frame, Sign::Ring, Sign::Dot, Sign::Cross]);
    let signs = signs.flat_map(|(squares, sign)| squares.into_iter().map(sign));
    let arrows = arrows.into_iter().map(|(from, to)| Sign::Arrow { from, to });
    signs.chain(arrows).map(|sign| Mark::new(Tone::Refusal, sign)).collect()
}

/// The board while a piece is led over these squares: it is on the last of them, and all that it jumped still stands.
/// JSS 2.7
pub fn draughts_under_way(position: &draughts::Position, path: &[Square]) -> Figures {
    let mut figures = draughts(position);
    if let (Some(from), Some(at)) = (path.first(), path.last()) {
        let piece = figures.at(*from);
        figures.set(*from, None);
        figures.set(*at, piece);
    }
    figures
}

/// For each piece that may move the squares on which its moves end, and those that its captures touch before.
pub fn draughts_targets(position: &draughts::Position) -> (Targets, Targets) {
    let (mut ends, mut between) = (Targets::new(), Targets::new());
    for m in position.legal_moves() {
        add(&mut ends, m.from, m.to);
        for path in position.paths(m) {
            for square in path.iter().take(path.len().saturating_sub(1)).skip(1) {
                add(&mut between, m.from, *square);
            }
        }
    }
    (ends, between)
}

/// For each square, other squares.
pub type Targets = BTreeMap<Square, SquareSet>;

fn add(targets: &mut Targets, from: Square, to: Square) {
    let all = targets.entry(from).or_default();
    *all = all.with(to);
}

/// Where each piece may go with these moves, and on which of those squares it takes something.
pub fn targets(setup: &Setup, moves: &[Move]) -> (Targets, Targets) {
    let (mut destinations, mut captures) = (Targets::new(), Targets::new());
    for m in moves {
        add(&mut destinations, m.from, m.to);
        if setup.captured(*m).is_some() {
            add(&mut captures, m.from, m.to);
        }
    }
    (destinations, captures)
}
