//! Why a move is refused, over random games: every from and to of every position, with every promotion.
//!
//! Two promises. A move is refused exactly when the move generator has no such move. And what a refusal says
//! is so: each is checked here against the bare board, by other means than those that found it.

use std::collections::BTreeSet;
use std::ops::Deref;

use lance_legal::chess::geometry::{attackers, attacks, between, pattern};
use lance_legal::chess::legality::{Arg, Illegal, Reason, Standing, judge, judge_setup};
use lance_legal::chess::{Move, Piece, Placement, Position, Role, Side, chess960};
use lance_legal::color::Color;
use lance_legal::square::{Square, SquareSet};
use proptest::prelude::*;

use crate::amount::amount;

/// Starts whose games are rich in castling, en passant, promotion, pins and bare kings.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/8/8/2b2q2/2B2Q2/8/8/R3K2R b KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "bqnnrbkr/pppppppp/8/8/8/8/PPPPPPPP/BQNNRBKR w KQkq - 0 1",
    "1r2k1r1/2b5/2n2q2/8/8/2N2Q2/2B5/1R2K1R1 w KQkq - 0 1",
    "r1rk2b1/8/8/q6Q/8/8/8/R1RK2B1 b Cc - 0 1",
    "2nnrkr1/8/1b6/8/8/1B6/8/2NNRKR1 w KQkq - 0 1",
];
/// From here on they are Chess960.
const CHESS960: usize = 6;
const POSITIONS: usize = 30;

/// A random game's positions, thinned so that they differ; it starts again where a game ends.
fn positions(start: usize, mut seed: u64) -> Vec<Position> {
    let mut random = move |below: usize| {
        // SplitMix64: any seed gives a good sequence, and the same one everywhere.
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % below as u64) as usize
    };
    let read = if start < CHESS960 { Position::from_fen } else { chess960::from_fen };
    let first = read(STARTS[start]).unwrap();
    let mut position = first;
    let mut kept = vec![first];
    while kept.len() < POSITIONS {
        for _ in 0..=random(4) {
            let moves = position.legal_moves();
            position = if moves.is_empty() { first } else { position.play(moves[random(moves.len())]).unwrap() };
        }
        kept.push(position);
    }
    kept
}

const CHOICES: [Option<Role>; 7] = {
    let [king, queen, rook, bishop, knight, pawn] = Role::ALL;
    [None, Some(king), Some(queen), Some(rook), Some(bishop), Some(knight), Some(pawn)]
};

const fn bit(promotion: Option<Role>) -> u8 {
    match promotion {
        None => 64,
        Some(role) => 1 << role as u8,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: amount(30, 120), max_shrink_iters: 0, ..ProptestConfig::default() })]

    #[test]
    fn a_move_is_refused_exactly_when_the_generator_has_no_such_move(
        start in 0..STARTS.len(),
        seed in any::<u64>(),
    ) {
        for position in positions(start, seed) {
            // By from and to, one bit for each promotion: a look-up for every one of 28,672 tries a position.
            let mut legal = [0u8; 64 * 64];
            for m in position.legal_moves() {
                legal[m.from.index() * 64 + m.to.index()] |= bit(m.promotion);
            }
            let board = Board::of(position);
            let setup = position.setup();
            for (from, to) in every_pair() {
                let mut told = None;
                for promotion in CHOICES {
                    let m = Move { from, to, promotion };
                    // Making the setup takes longer than judging it.
                    let judged = match promotion {
                        None => judge(&position, None, None, from, to, None),
                        _ => judge_setup(&setup, None, None, m),
                    };
                    let has = legal[from.index() * 64 + to.index()] & bit(promotion) != 0;
                    prop_assert!(judged.is_ok() == has, "{} {m}: {judged:?}", position.fen());
                    match judged {
                        Ok(answer) => prop_assert_eq!(answer, m),
                        // Most reasons do not depend on the promotion, and are checked once.
                        Err(illegal) if told == Some(illegal) => {}
                        Err(illegal) => {
                            check(&board, m, &illegal);
                            told = Some(illegal);
                        }
                    }
                }
            }
        }
    }
}

fn every_pair() -> impl Iterator<Item = (Square, Square)> {
    Square::all().flat_map(|from| Square::all().map(move |to| (from, to)))
}

#[test]
fn random_games_meet_nearly_every_reason() {
    let mut met = BTreeSet::new();
    for start in 0..STARTS.len() {
        for position in positions(start, 64) {
            for (from, to) in every_pair() {
                met.extend(judge(&position, None, Some(Color::White), from, to, None).err().map(|i| i.id()));
            }
        }
    }
    // The rest needs a finished game or a promotion chosen, or is rare: the table of directed cases has them all.
    assert!(met.len() >= 30, "{met:?}");
}

/// The bare board.
struct Board {
    position: Position,
    placement: Placement,
    occupied: SquareSet,
    turn: Color,
}

impl Board {
    fn of(position: Position) -> Board {
        let placement = position.placement();
        Board { position, placement, occupied: placement.occupied(), turn: position.turn() }
    }
}

/// A move tried on the bare board, and questions to it.
struct Facts<'a> {
    board: &'a Board,
    m: Move,
    mover: Piece,
}

impl Deref for Facts<'_> {
    type Target = Board;

    fn deref(&self) -> &Board {
        self.board
    }
}

impl Facts<'_> {
    fn piece(&self, square: Square) -> Option<Piece> {
        self.placement.at(square)
    }

    fn own(&self, role: Role) -> Option<Piece> {
        Some(Piece::new(self.turn, role))
    }

    fn stands(&self, standing: Standing) -> Piece {
        let piece = self.piece(standing.square).expect("a piece named stands where it is named");
        assert_eq!(piece.role, standing.role);
        piece
    }

    /// An opponent's piece is named, and it attacks the square with these squares emptied.
    fn attacks_when_empty(&self, by: Standing, target: Square, emptied: SquareSet) {
        let piece = self.stands(by);
        assert_eq!(piece.color, !self.turn);
        assert!(attacks(piece, by.square, self.occupied & !emptied).contains(target));
    }

    fn is_king_of_mover(&self, king: Square) {
        assert_eq!(self.piece(king), self.own(Role::King));
    }

    fn is_slider(&self, by: Standing) {
        assert!(matches!(by.role, Role::Bishop | Role::Rook | Role::Queen));
    }

    /// Exactly the opponent's pieces that attack this square as the board stands.
    fn all_attackers(&self, target: Square, by: Standing, told: SquareSet) {
        assert!(told.contains(by.square));
        self.attacks_when_empty(by, target, SquareSet::EMPTY);
        for (square, piece) in self.placement.iter() {
            let attacks = piece.color != self.turn && attacks(piece, square, self.occupied).contains(target);
            assert_eq!(attacks, told.contains(square), "{square}");
        }
    }

    /// Files to the side, ranks forward, seen by the side to move.
    fn step(&self) -> (i8, i8) {
        let Move { from, to, .. } = self.m;
        ((to.file() - from.file()).abs(), to.rank_from(self.turn) - from.rank_from(self.turn))
    }

    fn is_pawn_step(&self, from: Square, to: Square) {
        assert_eq!((from, to), (self.m.from, self.m.to));
        assert_eq!(self.mover.role, Role::Pawn);
    }

    /// The king's move onto a rook with which it may castle in Chess960.
    fn is_castling_onto_rook(&self, king: Square) -> (Side, Square) {
        let Move { from, to, .. } = self.m;
        self.is_king_of_mover(king);
        assert_eq!((king, self.piece(to)), (from, self.own(Role::Rook)));
        let side = if to > from { Side::King } else { Side::Queen };
        assert_eq!(self.position.castling().rook(self.turn, side), Some(to));
        (side, to)
    }

    /// The king's two steps towards the rook of this corner; in Chess960 its move onto this rook.
    fn is_castling(&self, king: Square, corner: Square) -> Side {
        self.is_king_of_mover(king);
        assert_eq!(king, self.m.from);
        if self.position.is_chess960() {
            assert_eq!(corner, self.m.to);
            return if corner > king { Side::King } else { Side::Queen };
        }
        let side = if corner.file() == 7 { Side::King } else { Side::Queen };
        assert_eq!((corner, self.m.to), (side.rook_from(self.turn), side.king_to(self.turn)));
        side
    }

    /// The right is there and the way is free, so that only attacks remain.
    fn could_castle_but_for_attacks(&self, king: Square) -> Side {
        if self.position.is_chess960() {
            let (side, rook) = self.is_castling_onto_rook(king);
            let ways = between(king, side.king_to(self.turn)) | between(rook, side.rook_to(self.turn));
            assert!((ways & self.occupied).without(king).without(rook).is_empty());
            return side;
        }
        let corner = Square::new(if self.m.to.file() == 6 { 7 } else { 0 }, king.rank()).unwrap();
        let side = self.is_castling(king, corner);
        assert!(self.position.castling().has(self.turn, side));
        assert!((between(king, corner) & self.occupied).is_empty());
        side
    }

    /// Moves like this piece and has a free way: only its own king or a promotion can object.
    fn moves_freely(&self) {
        let Move { from, to, .. } = self.m;
        assert_ne!(self.piece(to).map(|piece| piece.color), Some(self.turn));
        if self.mover.role != Role::Pawn {
            return assert!(attacks(self.mover, from, self.occupied).contains(to));
        }
        let free = self.piece(to).is_none();
        match self.step() {
            (0, 1) => assert!(free),
            (0, 2) => assert!(free && from.rank_from(self.turn) == 1 && (between(from, to) & self.occupied).is_empty()),
            (1, 1) => assert!(!free || self.position.en_passant() == Some(to)),
            step => panic!("no pawn goes {step:?}"),
        }
    }
}

/// What the refusal says is so on this board.
fn check(board: &Board, m: Move, illegal: &Illegal) {
    if let Reason::EmptySquare { from } = illegal.reason {
        return assert_eq!((from, board.placement.at(from)), (m.from, None));
    }
    let mover = board.placement.at(m.from).expect("only an empty square has no piece");
    if let Reason::NotYourPiece { piece, player } = illegal.reason {
        return assert_eq!((piece.square, player, mover.color), (m.from, board.turn, !player));
    }
    assert_eq!(mover.color, board.turn);
    let facts = Facts { board, m, mover };
    check_reason(&facts, &illegal.reason);
    check_drawing(&facts, illegal);
}

fn check_reason(facts: &Facts, reason: &Reason) {
    let Move { from, to, promotion } = facts.m;
    let checkers = facts.position.checkers();
    let is_mover = |piece: Standing| assert_eq!((facts.stands(piece), piece.square), (facts.mover, from));
    match *reason {
        Reason::GameOver { .. }
        | Reason::EmptySquare { .. }
        | Reason::NotYourTurn { .. }
        | Reason::NotYourPiece { .. } => panic!("{reason:?} about an own piece on its turn"),
        Reason::SameSquare { piece } => {
            is_mover(piece);
            assert_eq!(from, to);
        }
        Reason::OwnPiece { own, .. } => {
            assert_eq!((facts.stands(own).color, own.square), (facts.turn, to));
            assert_ne!(from, to);
        }
        Reason::TakesKing { king, .. } => {
            assert_eq!((king, facts.piece(to)), (to, Some(Piece::new(!facts.turn, Role::King))));
        }
        Reason::DoesNotMoveSo { piece, to: told } => {
            is_mover(piece);
            assert_eq!(told, to);
            assert!(!pattern(facts.mover, from).contains(to));
            if piece.role == Role::Pawn {
                let (files, ranks) = facts.step();
                assert!(files >= 1 && ranks >= 1);
            }
        }
        Reason::Blocked { piece, to: told, by } => {
            is_mover(piece);
            facts.is_slider(piece);
            facts.stands(by);
            assert_eq!(told, to);
            assert!(pattern(facts.mover, from).contains(to));
            assert!(between(from, to).contains(by.square));
            assert!((between(from, by.square) & facts.occupied).is_empty());
        }
        Reason::PawnBlocked { from: told, by } => {
            facts.is_pawn_step(told, to);
            assert_eq!((facts.step(), by.square, facts.stands(by).color), ((0, 1), to, !facts.turn));
        }
        Reason::PawnDoubleStepBlocked { from, to, by } => {
            facts.is_pawn_step(from, to);
            assert_eq!((facts.step(), from.rank_from(facts.turn)), ((0, 2), 1));
            facts.stands(by);
            assert!(between(from, to).with(to).contains(by.square));
        }
        Reason::PawnDoubleStepNotFromHome { from, to } => {
            facts.is_pawn_step(from, to);
            assert_eq!(facts.step(), (0, 2));
            assert_ne!(from.rank_from(facts.turn), 1);
        }
        Reason::PawnDiagonalWithoutCapture { from, to } => {
            facts.is_pawn_step(from, to);
            assert_eq!((facts.step(), facts.piece(to)), ((1, 1), None));
            assert_ne!(facts.position.en_passant(), Some(to));
        }
        Reason::PawnBackwards { from, to } => {
            facts.is_pawn_step(from, to);
            assert!(facts.step().1 < 0);
        }
        Reason::PawnSideways { from, to } => {
            facts.is_pawn_step(from, to);
            assert!(facts.step().1 == 0 && from != to);
        }
        Reason::PawnTooFar { from, to } => {
            facts.is_pawn_step(from, to);
            assert!(facts.step().0 == 0 && facts.step().1 > 2);
        }
        Reason::EnPassantTooLate { from, to, pawn } => {
            facts.is_pawn_step(from, to);
            assert_eq!((facts.step(), facts.piece(to)), ((1, 1), None));
            assert_ne!(facts.position.en_passant(), Some(to));
            assert_eq!(facts.piece(pawn), Some(Piece::new(!facts.turn, Role::Pawn)));
            assert_eq!((pawn.file(), pawn.rank()), (to.file(), from.rank()));
            assert_eq!(pawn.rank_from(!facts.turn), 3, "where a double step ends");
        }
        Reason::EnPassantUncovers { captured, king, by, .. } => {
            facts.moves_freely();
            facts.is_king_of_mover(king);
            facts.is_slider(by);
            assert_eq!((facts.mover.role, facts.position.en_passant()), (Role::Pawn, Some(to)));
            assert_eq!(facts.piece(captured), Some(Piece::new(!facts.turn, Role::Pawn)));
            let line = between(by.square, king);
            assert!(line.contains(captured) && !line.contains(to));
            facts.attacks_when_empty(by, king, SquareSet::EMPTY.with(from).with(captured));
        }
        Reason::PromotionNeeded { .. } => {
            facts.moves_freely();
            assert_eq!((facts.mover.role, to.rank_from(facts.turn), promotion), (Role::Pawn, 7, None));
            let queen = Move { promotion: Some(Role::Queen), ..facts.m };
            assert!(facts.position.is_legal(queen), "a choice is asked for only where one is left");
        }
        Reason::PromotionImpossible { role, .. } => {
            facts.moves_freely();
            assert_eq!((facts.mover.role, to.rank_from(facts.turn), promotion), (Role::Pawn, 7, Some(role)));
            assert!(matches!(role, Role::King | Role::Pawn));
        }
        Reason::PromotionNotDue { piece, to } => {
            is_mover(piece);
            assert!(promotion.is_some());
            assert!(piece.role != Role::Pawn || to.rank_from(facts.turn) != 7);
            assert!(facts.position.is_legal(Move { promotion: None, ..facts.m }));
        }
        Reason::CastlingWithoutRook { king, corner } => {
            facts.is_castling(king, corner);
            assert_ne!(facts.piece(corner), facts.own(Role::Rook));
        }
        Reason::CastlingRookMoved { king, rook } | Reason::CastlingRightLost { king, rook } => {
            let side = facts.is_castling(king, rook);
            let other = if side == Side::King { Side::Queen } else { Side::King };
            let rights = facts.position.castling();
            assert_eq!(facts.piece(rook), facts.own(Role::Rook));
            assert_ne!(rights.rook(facts.turn, side), Some(rook));
            let never_moved = rights.has(facts.turn, other) || rights.has(facts.turn, side);
            assert_eq!(never_moved, matches!(reason, Reason::CastlingRookMoved { .. }));
            assert!(!rights.has(facts.turn, side) || facts.position.is_chess960());
        }
        Reason::CastlingBlocked { king, rook, by } => {
            let side = facts.is_castling(king, rook);
            assert!(facts.position.castling().has(facts.turn, side));
            facts.stands(by);
            assert!(between(king, rook).contains(by.square));
            assert!((between(king, by.square) & facts.occupied).is_empty());
        }
        Reason::CastlingInCheck { king, by, checkers: told } => {
            facts.could_castle_but_for_attacks(king);
            facts.all_attackers(king, by, told);
            assert_eq!(told, checkers);
        }
        Reason::CastlingThrough { king, crossed, by, attackers } => {
            let side = facts.could_castle_but_for_attacks(king);
            facts.all_attackers(crossed, by, attackers);
            let way = between(king, side.king_to(facts.turn));
            assert!(checkers.is_empty() && way.contains(crossed));
            assert!(facts.position.is_chess960() || way.len() == 1);
        }
        Reason::CastlingInto { king, to: told, by, attackers } => {
            let side = facts.could_castle_but_for_attacks(king);
            facts.all_attackers(told, by, attackers);
            assert!(checkers.is_empty() && told == side.king_to(facts.turn));
        }
        Reason::CastlingOntoRook { king, to } => {
            assert!(facts.position.is_chess960() && king.distance(to) > 1);
            facts.is_king_of_mover(king);
        }
        Reason::CastlingWay { king, mover, to: end, by } => {
            let (side, rook) = facts.is_castling_onto_rook(king);
            let ends = (side.king_to(facts.turn), side.rook_to(facts.turn));
            assert_eq!((mover.square, end), if mover.role == Role::King { (king, ends.0) } else { (rook, ends.1) });
            facts.stands(by);
            assert!(by.square != king && by.square != rook && between(mover.square, end).with(end).contains(by.square));
        }
        Reason::CastlingUncovers { king, rook, to: end, by } => {
            let (side, told) = facts.is_castling_onto_rook(king);
            assert_eq!((rook, end), (told, side.king_to(facts.turn)));
            facts.is_slider(by);
            facts.attacks_when_empty(by, end, SquareSet::EMPTY.with(king).with(rook));
            assert!(!attacks(facts.stands(by), by.square, facts.occupied).contains(end));
        }
        Reason::Pinned { piece, king, by } => {
            is_mover(piece);
            facts.moves_freely();
            facts.is_king_of_mover(king);
            facts.is_slider(by);
            assert_eq!(between(by.square, king) & facts.occupied, SquareSet::EMPTY.with(from));
            assert!(to != by.square && !between(by.square, king).contains(to), "it would stay on the line");
            facts.attacks_when_empty(by, king, SquareSet::EMPTY.with(from));
        }
        Reason::LeavesCheck { king, by, .. } => {
            facts.moves_freely();
            facts.is_king_of_mover(king);
            facts.attacks_when_empty(by, king, SquareSet::EMPTY);
            assert_eq!(checkers, SquareSet::EMPTY.with(by.square));
            assert!(facts.mover.role != Role::King && to != by.square && !between(by.square, king).contains(to));
        }
        Reason::DoubleCheck { king, by, also, checkers: told, .. } => {
            facts.moves_freely();
            facts.is_king_of_mover(king);
            assert!(told == checkers && checkers.len() == 2 && by.square != also.square);
            assert_ne!(facts.mover.role, Role::King);
            for checker in [by, also] {
                assert!(checkers.contains(checker.square));
                facts.attacks_when_empty(checker, king, SquareSet::EMPTY);
            }
        }
        Reason::KingIntoAttack { by, attackers: told, .. } => {
            facts.moves_freely();
            assert_eq!(facts.piece(to), None);
            facts.attacks_when_empty(by, to, SquareSet::EMPTY);
            attackers_without_the_king(facts, told);
        }
        Reason::KingTakesProtected { prey, by, protectors, .. } => {
            facts.moves_freely();
            assert_eq!((facts.stands(prey).color, prey.square), (!facts.turn, to));
            facts.attacks_when_empty(by, to, SquareSet::EMPTY);
            attackers_without_the_king(facts, protectors);
        }
        Reason::KingStaysInLine { by, .. } => {
            facts.moves_freely();
            facts.is_slider(by);
            assert!(checkers.contains(by.square));
            assert!((between(by.square, to) & facts.occupied) == SquareSet::EMPTY.with(from));
            facts.attacks_when_empty(by, to, SquareSet::EMPTY.with(from));
        }
        Reason::KingBesideKing { king, .. } => {
            facts.moves_freely();
            assert_eq!(facts.piece(king), Some(Piece::new(!facts.turn, Role::King)));
            assert!((king.file() - to.file()).abs() <= 1 && (king.rank() - to.rank()).abs() <= 1);
        }
    }
}

/// Exactly the pieces that would attack the king once it stood there, none of them the other king.
fn attackers_without_the_king(facts: &Facts, told: SquareSet) {
    assert_eq!(facts.mover.role, Role::King);
    let mut moved = facts.placement;
    moved.set(facts.m.from, None);
    moved.set(facts.m.to, Some(facts.mover));
    assert_eq!(told, attackers(&moved, facts.m.to, !facts.turn));
    assert!(!told.contains(facts.position.king(!facts.turn)));
}

/// Nothing is drawn that the reason does not speak of, nothing twice, and every arrow is an attack.
fn check_drawing(facts: &Facts, illegal: &Illegal) {
    let Move { from, to, .. } = facts.m;
    let drawing = illegal.drawing();
    let spoken: SquareSet = illegal
        .args()
        .into_iter()
        .filter_map(|(_, arg)| if let Arg::Square(square) = arg { Some(square) } else { None })
        .collect();
    let marks: Vec<Square> = [&drawing.frames[..], &drawing.rings, &drawing.crosses].concat();
    let marked: SquareSet = marks.iter().copied().collect();
    assert!(!marks.is_empty() && marks.len() == marked.len(), "each square marked once: {drawing:?}");
    assert!((marked & !spoken).is_empty(), "only what is spoken of: {drawing:?}");
    assert!(drawing.frames.iter().all(|square| *square == from), "the frame is the piece's: {drawing:?}");
    assert!(marked.contains(from), "where it began: {drawing:?}");

    let tails: SquareSet = drawing.arrows.iter().map(|arrow| arrow.0).collect();
    assert_eq!(tails.len(), drawing.arrows.len(), "one arrow from each attacker: {drawing:?}");
    for (tail, head) in drawing.arrows {
        assert_eq!(drawing.rings, [head], "an arrow points at the ring");
        let attacker = facts.piece(tail).expect("an arrow starts at a piece");
        assert_eq!(attacker.color, !facts.turn);
        let mut after = facts.occupied.without(from);
        if facts.position.en_passant() == Some(to) && facts.mover.role == Role::Pawn {
            after = after.without(Square::new(to.file(), from.rank()).expect("a square beside the pawn"));
        }
        if facts.position.is_chess960() && facts.piece(to) == facts.own(Role::Rook) {
            after = after.without(to);
        }
        assert!(attacks(attacker, tail, after).contains(head), "{tail} does not attack {head}");
    }
}
