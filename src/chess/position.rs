//! A position from which a game can be played.

use std::fmt;
use std::str::FromStr;

use movegen::{Board, squares};

use super::geometry::{self, color_to_movegen, from_movegen, to_movegen};
use super::piece::{Piece, Placement, Role};
use crate::color::{ByColor, Color};
use crate::square::{Square, SquareSet};

/// Which wing the king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Ala do rei: 0-0.
    King,
    /// Ala da dama: 0-0-0.
    Queen,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::King, Side::Queen];

    /// Where the rook of this wing stands before castling.
    pub fn rook_from(self, color: Color) -> Square {
        home(color, if self == Side::King { 7 } else { 0 })
    }

    /// Where the rook stands after castling. FIDE 2023 3.8.2
    pub fn rook_to(self, color: Color) -> Square {
        home(color, if self == Side::King { 5 } else { 3 })
    }

    /// Where the king stands after castling. FIDE 2023 3.8.2
    pub fn king_to(self, color: Color) -> Square {
        home(color, if self == Side::King { 6 } else { 2 })
    }
}

/// The king's original square, e1 or e8.
pub fn king_home(color: Color) -> Square {
    home(color, 4)
}

fn home(color: Color, file: i8) -> Square {
    let rank = if color == Color::White { 0 } else { 7 };
    match Square::new(file, rank) {
        Some(square) => square,
        None => unreachable!("files 0 to 7 of ranks 0 and 7 are on the board"),
    }
}

/// The wing, when this is the king's two steps along its first rank from its original square. FIDE 2023 3.8.2
///
/// Absent: Chess960, see [`castles`](super::ground::castles()).
pub fn castling_side(piece: Piece, m: Move) -> Option<Side> {
    let castles =
        |side: &Side| piece.role == Role::King && m.from == king_home(piece.color) && m.to == side.king_to(piece.color);
    Side::ALL.into_iter().find(castles)
}

/// Who may still castle with which rook, for neither it nor the king has moved; and by which rules. FIDE 2023 3.8.2.1
///
/// The default is a game of standard chess in which nobody may castle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling {
    /// In the order of [`Side::ALL`].
    rooks: [ByColor<Option<Square>>; 2],
    chess960: bool,
}

impl Castling {
    /// A game of Chess960 in which nobody may castle. FIDE 2023 II.3
    pub fn chess960() -> Castling {
        Castling { chess960: true, ..Castling::default() }
    }

    /// Whether the game is Chess960: the king castles by going onto its rook, and both may begin elsewhere.
    pub const fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Whether nobody may castle any more.
    pub fn is_none(&self) -> bool {
        self.rooks == Castling::default().rooks
    }

    pub fn has(&self, color: Color, side: Side) -> bool {
        self.rook(color, side).is_some()
    }

    /// The rook with which this side may still castle on this wing.
    pub fn rook(&self, color: Color, side: Side) -> Option<Square> {
        self.rooks[side as usize][color]
    }

    /// Gives or takes the right to castle with the rook in the corner.
    pub fn set(&mut self, color: Color, side: Side, right: bool) {
        self.set_rook(color, side, right.then(|| side.rook_from(color)));
    }

    /// Gives the right to castle with this rook, or takes it.
    pub fn set_rook(&mut self, color: Color, side: Side, rook: Option<Square>) {
        self.rooks[side as usize][color] = rook;
    }
}

/// What a FEN says, legal or not: what a [`Position`] is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub placement: Placement,
    pub turn: Color,
    pub castling: Castling,
    /// The square passed over, on the third or sixth rank.
    pub en_passant: Option<Square>,
    pub halfmoves: u32,
    pub fullmoves: u32,
}

/// A move as the board asks for it; castling is the king's two steps, in Chess960 its move onto the rook. Lance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Move {
    /// From the squares of a search, 0 (a1) to 63 (h8), and its roles; `None` beyond.
    pub fn from_indices(from: u8, to: u8, promotion: Option<movegen::Role>) -> Option<Move> {
        let [from, to] = [from, to].map(|index| Square::from_index(usize::from(index)));
        Some(Move { from: from?, to: to?, promotion: promotion.map(role_from_movegen) })
    }
}

impl fmt::Display for Move {
    /// `e2e4`, `e7e8q`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.fen_char()))
    }
}

/// The text is not of the form `e2e4` or `e7e8q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidMove;

impl fmt::Display for InvalidMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("not a move such as e2e4 or e7e8q")
    }
}

impl FromStr for Move {
    type Err = InvalidMove;

    fn from_str(text: &str) -> Result<Move, InvalidMove> {
        let square = |range| text.get(range).and_then(|name: &str| name.parse().ok()).ok_or(InvalidMove);
        let promotion = match text.get(4..).unwrap_or_default() {
            "" => None,
            letter => {
                let role = Role::PROMOTIONS.into_iter().find(|role| letter.chars().eq([role.fen_char()]));
                Some(role.ok_or(InvalidMove)?)
            }
        };
        Ok(Move { from: square(0..2)?, to: square(2..4)?, promotion })
    }
}

kept_as_text!(Move);

/// Why pieces on a board are no position of a game, with the squares or the side at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidPosition {
    NoKing(Color),
    /// The second king of this side.
    SecondKing(Color, Square),
    PawnOnLastRank(Square),
    /// More than sixteen men of one side.
    TooManyMen(Color),
    TooManyPawns(Color),
    /// More promoted pieces than pawns are missing.
    TooManyPromoted(Color),
    /// The side that is not to move is in check: its king, and a piece that attacks it. FIDE 2023 3.9
    OpponentInCheck {
        king: Square,
        by: Square,
    },
    /// More pieces give check than one move can bring about: the king, and all that attack it.
    TooManyCheckers {
        king: Square,
        by: SquareSet,
    },
    /// A castling right without the king or the rook on its home square; in Chess960, not both on the first rank with the
    /// rook on that wing. FIDE 2023 3.8.2, II.3.1
    Castling(Color, Side),
    /// The square passed over does not fit a double step just made. FIDE 2023 3.7.3.1
    EnPassant(Square),
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            InvalidPosition::NoKing(color) => write!(f, "{} has no king", color.name()),
            InvalidPosition::SecondKing(color, square) => write!(f, "{} has a second king on {square}", color.name()),
            InvalidPosition::PawnOnLastRank(square) => write!(f, "a pawn on {square}"),
            InvalidPosition::TooManyMen(color) => write!(f, "{} has more than sixteen men", color.name()),
            InvalidPosition::TooManyPawns(color) => write!(f, "{} has more than eight pawns", color.name()),
            InvalidPosition::TooManyPromoted(color) => {
                write!(f, "{} has more promoted pieces than pawns are missing", color.name())
            }
            InvalidPosition::OpponentInCheck { king, by } => {
                write!(f, "the king on {king}, whose side has just moved, is attacked from {by}")
            }
            InvalidPosition::TooManyCheckers { king, by } => {
                write!(f, "the king on {king} is in check from {} pieces", by.len())
            }
            InvalidPosition::Castling(color, side) => {
                let wing = if *side == Side::King { "king" } else { "queen" };
                write!(f, "{} may not castle on the {wing}'s side: king or rook is away from home", color.name())
            }
            InvalidPosition::EnPassant(square) => write!(f, "no pawn has just passed over {square}"),
        }
    }
}

impl std::error::Error for InvalidPosition {}

/// A move that was played without being legal; the position is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal(pub Move);

/// A legal position with the side to move and both FEN counters.
///
/// Guarantee: exactly one king a side, the side that just moved is not in check, at most sixteen men a
/// side, rights that fit the pieces, and an en passant square only where a double step can just have been
/// made. That suffices for every move of the generator to be legal. Not promised: that a game from
/// the initial position leads here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    halfmoves: u32,
    fullmoves: u32,
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl Position {
    /// The initial position. FIDE 2023 2.3
    pub fn start() -> Position {
        let board = Board::new(&movegen::Setup {
            roles: [0xFF << 48 | 0xFF << 8, 0x42 * ENDS, 0x24 * ENDS, 0x81 * ENDS, 0x08 * ENDS, 0x10 * ENDS],
            colors: [0xFFFF, 0xFFFF << 48],
            turn: movegen::Color::White,
            castling: 0x81 * ENDS,
            en_passant: None,
        });
        Position { board, halfmoves: 0, fullmoves: 1 }
    }

    /// The only way in from outside: checks everything before the move generator sees it.
    pub fn from_setup(setup: &Setup) -> Result<Position, InvalidPosition> {
        validate(setup, true)?;
        let mut board = movegen::Setup {
            roles: [0; 6],
            colors: [0; 2],
            turn: color_to_movegen(setup.turn),
            castling: 0,
            en_passant: setup.en_passant.map(to_movegen),
        };
        for (square, piece) in setup.placement.iter() {
            board.roles[role_to_movegen(piece.role) as usize] |= bit(square);
            board.colors[color_to_movegen(piece.color) as usize] |= bit(square);
        }
        for color in Color::ALL {
            for rook in Side::ALL.into_iter().filter_map(|side| setup.castling.rook(color, side)) {
                board.castling |= bit(rook);
            }
        }
        let board = Board::new(&board);
        let board = if setup.castling.is_chess960() { board.of_chess960() } else { board };
        Ok(Position { board, halfmoves: setup.halfmoves, fullmoves: setup.fullmoves })
    }

    /// From a search's board, as if a game began there.
    ///
    /// # Errors
    /// What the board breaks of what every position guarantees.
    pub fn from_board(board: &Board) -> Result<Position, InvalidPosition> {
        Position::from_setup(&Position { board: *board, halfmoves: 0, fullmoves: 1 }.setup())
    }

    /// The move generator's own board, as a search takes it.
    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn setup(&self) -> Setup {
        Setup {
            placement: self.placement(),
            turn: self.turn(),
            castling: self.castling(),
            en_passant: self.en_passant(),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The side whose turn it is.
    pub fn turn(&self) -> Color {
        color_from_movegen(self.board.turn())
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let (color, role) = self.board.at(to_movegen(square))?;
        Some(Piece { color: color_from_movegen(color), role: role_from_movegen(role) })
    }

    pub fn occupied(&self) -> SquareSet {
        SquareSet(self.board.occupied())
    }

    /// The squares of these pieces.
    pub fn pieces(&self, piece: Piece) -> SquareSet {
        SquareSet(self.board.men(color_to_movegen(piece.color), role_to_movegen(piece.role)))
    }

    pub fn placement(&self) -> Placement {
        let mut placement = Placement::EMPTY;
        for square in Square::all() {
            placement.set(square, self.piece_at(square));
        }
        placement
    }

    pub fn castling(&self) -> Castling {
        let mut castling = Castling { chess960: self.is_chess960(), ..Castling::default() };
        for rook in SquareSet(self.board.castling()) {
            let color = if rook.rank() == 0 { Color::White } else { Color::Black };
            let side = if rook > self.king(color) { Side::King } else { Side::Queen };
            castling.set_rook(color, side, Some(rook));
        }
        castling
    }

    /// See [`Castling::is_chess960`].
    pub fn is_chess960(&self) -> bool {
        self.board.is_chess960()
    }

    /// The square a pawn passed over with the last move, whether or not it can be taken there.
    pub fn en_passant(&self) -> Option<Square> {
        self.board.en_passant().map(from_movegen)
    }

    /// Moves of either side since the last capture or pawn move, counted one by one. FIDE 2023 9.3
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move being played, 1 at the start; it goes up after Black's move.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    pub fn king(&self, color: Color) -> Square {
        from_movegen(self.board.king(color_to_movegen(color)))
    }

    /// The pieces that give check to the side to move. FIDE 2023 3.9.1
    pub fn checkers(&self) -> SquareSet {
        SquareSet(self.board.checkers())
    }

    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Every legal move, ordered by square from, square to, promotion as in [`Role::PROMOTIONS`].
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::with_capacity(48);
        for (from, targets) in Square::all().zip(self.board.targets().0) {
            for to in squares(targets).map(from_movegen) {
                if self.promotes(from, to) {
                    moves.extend(Role::PROMOTIONS.map(|role| Move { from, to, promotion: Some(role) }));
                } else {
                    moves.push(Move { from, to, promotion: None });
                }
            }
        }
        moves
    }

    pub fn has_legal_moves(&self) -> bool {
        self.board.count_moves() > 0
    }

    /// Whether a man that goes so is a pawn that reaches the last rank. FIDE 2023 3.7.3.3
    fn promotes(&self, from: Square, to: Square) -> bool {
        matches!(to.rank(), 0 | 7)
            && self.board.at(to_movegen(from)).is_some_and(|(_, role)| role == movegen::Role::Pawn)
    }

    /// A pawn that reaches the last rank without a promotion chosen is not legal. FIDE 2023 3.7.3.3
    pub fn is_legal(&self, m: Move) -> bool {
        let promotion = match m.promotion {
            None => !self.promotes(m.from, m.to),
            Some(role) => Role::PROMOTIONS.contains(&role) && self.promotes(m.from, m.to),
        };
        promotion && self.board.targets().0[m.from.index()] & bit(m.to) != 0
    }

    /// The position after the move, and the counters with it.
    pub fn play(&self, m: Move) -> Result<Position, NotLegal> {
        if !self.is_legal(m) {
            return Err(NotLegal(m));
        }
        let pawn = self.piece_at(m.from).is_some_and(|piece| piece.role == Role::Pawn);
        let capture = self.board.of(self.board.turn().other()) & bit(m.to) != 0;
        let promotion = m.promotion.map(role_to_movegen);
        Ok(Position {
            board: self.board.play(to_movegen(m.from), to_movegen(m.to), promotion),
            halfmoves: if pawn || capture { 0 } else { self.halfmoves.saturating_add(1) },
            fullmoves: self.fullmoves.saturating_add(u32::from(self.turn() == Color::Black)),
        })
    }

    /// How many move sequences of this many plies there are; `perft(0)` is 1.
    pub fn perft(&self, depth: u32) -> u64 {
        movegen::count(&self.board, depth)
    }

    /// [`Position::perft`] with every leaf move made, for a comparison like for like.
    pub fn perft_made(&self, depth: u32) -> u64 {
        movegen::count_made(&self.board, depth)
    }
}

/// The first and the last rank, for what stands on the same files of both.
const ENDS: u64 = 1 << 56 | 1;

const fn bit(square: Square) -> u64 {
    1 << square.index()
}

fn color_from_movegen(color: movegen::Color) -> Color {
    if color == movegen::Color::White { Color::White } else { Color::Black }
}

fn role_to_movegen(role: Role) -> movegen::Role {
    match role {
        Role::Pawn => movegen::Role::Pawn,
        Role::Knight => movegen::Role::Knight,
        Role::Bishop => movegen::Role::Bishop,
        Role::Rook => movegen::Role::Rook,
        Role::Queen => movegen::Role::Queen,
        Role::King => movegen::Role::King,
    }
}

pub(super) fn role_from_movegen(role: movegen::Role) -> Role {
    match role {
        movegen::Role::Pawn => Role::Pawn,
        movegen::Role::Knight => Role::Knight,
        movegen::Role::Bishop => Role::Bishop,
        movegen::Role::Rook => Role::Rook,
        movegen::Role::Queen => Role::Queen,
        movegen::Role::King => Role::King,
    }
}

impl Setup {
    /// The same with left and right exchanged, so that the king's side becomes the queen's; `None` where a side may still
    /// castle, which goes by sides.
    pub fn mirrored(&self) -> Option<Setup> {
        let placement = self.placement.iter().map(|(square, piece)| (square.mirrored(), piece)).collect();
        let en_passant = self.en_passant.map(Square::mirrored);
        self.castling.is_none().then_some(Setup { placement, en_passant, ..*self })
    }

    /// What this board breaks of what every position guarantees, but that there are kings: what a teacher sets up may lack
    /// them.
    pub fn fault(&self) -> Option<InvalidPosition> {
        validate(self, false).err()
    }
}

fn validate(setup: &Setup, needs_kings: bool) -> Result<(), InvalidPosition> {
    let placement = &setup.placement;
    for color in Color::ALL {
        let count = |role| placement.pieces(Piece::new(color, role)).len();
        let kings = placement.pieces(Piece::new(color, Role::King));
        if kings.is_empty() && needs_kings {
            return Err(InvalidPosition::NoKing(color));
        }
        if let Some(second) = kings.into_iter().nth(1) {
            return Err(InvalidPosition::SecondKing(color, second));
        }
        if placement.of(color).len() > 16 {
            return Err(InvalidPosition::TooManyMen(color));
        }
        let pawns = count(Role::Pawn);
        if pawns > 8 {
            return Err(InvalidPosition::TooManyPawns(color));
        }
        let promoted: usize = [(Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)]
            .into_iter()
            .map(|(role, at_start)| count(role).saturating_sub(at_start))
            .sum();
        if pawns + promoted > 8 {
            return Err(InvalidPosition::TooManyPromoted(color));
        }
    }
    for (square, piece) in placement.iter() {
        if piece.role == Role::Pawn && (square.rank() == 0 || square.rank() == 7) {
            return Err(InvalidPosition::PawnOnLastRank(square));
        }
    }
    if let Some(king) = placement.king(!setup.turn)
        && let Some(by) = geometry::attackers(placement, king, setup.turn).first()
    {
        return Err(InvalidPosition::OpponentInCheck { king, by });
    }
    if let Some(king) = placement.king(setup.turn) {
        let by = geometry::attackers(placement, king, !setup.turn);
        // One move gives check with the piece moved and uncovers at most one more; en passant, which
        // opens two lines, moves a pawn that then gives none.
        if by.len() > 2 {
            return Err(InvalidPosition::TooManyCheckers { king, by });
        }
    }
    for color in Color::ALL {
        for side in Side::ALL {
            let Some(rook) = setup.castling.rook(color, side) else { continue };
            let fits = match placement.king(color) {
                None => false,
                Some(king) if setup.castling.is_chess960() => {
                    king.rank_from(color) == 0 && king.rank() == rook.rank() && (rook > king) == (side == Side::King)
                }
                Some(king) => king == king_home(color) && rook == side.rook_from(color),
            };
            if !fits || placement.at(rook) != Some(Piece::new(color, Role::Rook)) {
                return Err(InvalidPosition::Castling(color, side));
            }
        }
    }
    if let Some(passed) = setup.en_passant {
        let mover = !setup.turn;
        let up = if mover == Color::White { 1 } else { -1 };
        let stands = |square: Option<Square>| square.and_then(|square| placement.at(square));
        let fits = passed.rank_from(mover) == 2
            && stands(Some(passed)).is_none()
            && stands(passed.offset(0, -up)).is_none()
            && stands(passed.offset(0, up)) == Some(Piece::new(mover, Role::Pawn));
        if !fits || checked_before_double_step(setup, passed, up) {
            return Err(InvalidPosition::EnPassant(passed));
        }
    }
    Ok(())
}

/// Whether the side to move was in check before the opponent's double step, which cannot be.
fn checked_before_double_step(setup: &Setup, passed: Square, up: i8) -> bool {
    let mut before = setup.placement;
    if let (Some(from), Some(to)) = (passed.offset(0, -up), passed.offset(0, up)) {
        before.set(from, before.at(to));
        before.set(to, None);
    }
    before.king(setup.turn).is_some_and(|king| !geometry::attackers(&before, king, !setup.turn).is_empty())
}
