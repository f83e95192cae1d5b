use std::collections::{BTreeMap, BTreeSet};

use engine::endings::{Ending, Outcome, Table, Wanted};
use engine::{Board, Color, Role, Setup, legal_moves};

use super::{KBBK, KBNK, KPK, KQK, KQKP, KRK, KRRK, all_boards, board, random_boards, seen, table_of};

/// What a position must be, given what its moves lead to, by the Laws alone.
fn by_moves(table: &Table, board: &Board) -> Outcome {
    let moves = legal_moves(board);
    let probe =
        |next: Board| table.probe(&next).unwrap_or_else(|| panic!("a move leads out of the table: {board:?} {next:?}"));
    let outcomes = moves.iter().map(|step| probe(step.on(board)).before());
    outcomes.max_by_key(|outcome| outcome.rank()).unwrap_or(match board.checkers() {
        0 => Outcome::Drawn,
        _ => Outcome::Lost(0),
    })
}

fn consistent(table: &Table, board: &Board) {
    assert_eq!(table.probe(board), Some(by_moves(table, board)), "{board:?}");
}

fn longest(table: &Table) -> u8 {
    table.census(Color::White).longest_won.div_ceil(2)
}

#[test]
fn three_men_every_position_follows_from_its_moves() {
    for (ending, men, mate) in [(Ending::Kqk, KQK, 10), (Ending::Krk, KRK, 16), (Ending::Kpk, KPK, 28)] {
        let table = table_of(ending);
        assert_eq!(longest(table), mate, "{ending:?}");
        let mut counts = [0_u64; 2];
        for board in all_boards(men[0]) {
            assert_eq!(Ending::of(&board), Some(ending));
            consistent(table, &board);
            counts[board.turn() as usize] += 1;
        }
        let census = [Color::White, Color::Black].map(|turn| table.census(turn));
        assert_eq!(census.map(|census| census.won + census.drawn + census.lost), counts, "{ending:?}");
    }
}

#[test]
fn four_men_a_sample_follows_from_its_moves() {
    let rows = [(Ending::Krrk, KRRK, 7), (Ending::Kbbk, KBBK, 19), (Ending::Kbnk, KBNK, 33)];
    for (ending, men, mate) in rows {
        let table = table_of(ending);
        assert_eq!(longest(table), mate, "{ending:?}");
        for board in random_boards(men, 20_000, 20) {
            assert_eq!(Ending::of(&board), Some(ending));
            consistent(table, &board);
        }
    }
}

/// Captures, promotions and what they turn into, to the end: both sides may win.
#[test]
fn queen_against_pawn_follows_from_its_moves() {
    let table = table_of(Ending::Kqkp);
    let mut after = BTreeSet::new();
    for board in random_boards(KQKP, 20_000, 20) {
        assert_eq!(Ending::of(&board), Some(Ending::Kqkp));
        consistent(table, &board);
        for step in legal_moves(&board) {
            let next = step.on(&board);
            if Ending::of(&next) != Some(Ending::Kqkp) {
                after.insert(step.promotion.map(|role| role as u8));
                consistent(table, &next);
            }
        }
    }
    assert_eq!(after.len(), 5, "captures and four promotions");
    let (white, black) = (table.census(Color::White), table.census(Color::Black));
    assert!(white.won > 0 && white.drawn > 0 && white.lost > 0 && black.won > 0 && black.drawn > 0 && black.lost > 0);
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        for board in random_boards(&[(Color::White, Role::Queen), (Color::Black, role)], 5_000, 21) {
            consistent(table, &board);
        }
    }
    // A pawn further back is not in the table.
    let far = board([0, 63], &[(Color::White, Role::Queen, 3), (Color::Black, Role::Pawn, 20)], Color::White).unwrap();
    assert_eq!((Ending::of(&far), table.probe(&far)), (None, None));
}

/// Bain, «Chess (King-Rook vs. King)», UCI Machine Learning Repository, 1994: Black to move, by moves to mate.
#[test]
fn king_and_rook_against_king_as_published() {
    const PUBLISHED: [u32; 17] =
        [27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390];
    const DRAWN: u32 = 2796;
    let table = table_of(Ending::Krk);
    let (mut lost, mut drawn) = (BTreeMap::new(), 0);
    for board in all_boards(KRK[0]).filter(|board| board.turn() == Color::Black) {
        let [white, rook] = [Role::King, Role::Rook].map(|role| board.men(Color::White, role).trailing_zeros());
        let men = [white, u32::from(board.king(Color::Black)), rook];
        // One of each eight positions that differ by a symmetry of the board alone.
        let first = (0..8).all(|symmetry| {
            let image = men.map(|at| {
                let at = at ^ ((symmetry & 1) * 7) ^ ((symmetry >> 1 & 1) * 56);
                if symmetry & 4 == 0 { at } else { at >> 3 | (at & 7) << 3 }
            });
            men <= image
        });
        match table.probe(&board) {
            Some(Outcome::Lost(plies)) if first => *lost.entry(plies / 2).or_insert(0) += 1,
            Some(Outcome::Drawn) if first => drawn += 1,
            Some(Outcome::Won(_)) | None => panic!("{board:?}"),
            _ => {}
        }
    }
    assert_eq!(lost.into_values().collect::<Vec<u32>>(), PUBLISHED);
    assert_eq!(drawn, DRAWN);
}

/// The wins of king and pawn, the pawn on the files a to d, that chess programs keep as one bit each.
#[test]
fn king_and_pawn_wins_as_other_programs_count_them() {
    let table = table_of(Ending::Kpk);
    assert_eq!((table.census(Color::White).won + table.census(Color::Black).lost) / 2, 111_282);
}

#[test]
fn two_bishops_of_one_colour_draw() {
    let table = table_of(Ending::Kbbk);
    let is_light = |square: u32| (square / 8 + square % 8) % 2 == 1;
    let (mut same, mut opposite) = (0, 0);
    for board in random_boards(KBBK, 40_000, 1) {
        let bishops = board.men(Color::White, Role::Bishop);
        let alike = is_light(bishops.trailing_zeros()) == is_light(63 - bishops.leading_zeros());
        match table.probe(&board) {
            Some(Outcome::Drawn) if alike => same += 1,
            Some(outcome) if alike => panic!("{outcome:?} {board:?}"),
            Some(Outcome::Drawn) => {}
            _ => opposite += 1,
        }
    }
    assert!(same > 10_000 && opposite > 10_000, "{same} {opposite}");
}

#[test]
fn a_position_is_worth_the_same_from_every_side() {
    for (ending, men) in [(Ending::Krk, KRK), (Ending::Kpk, KPK), (Ending::Krrk, KRRK), (Ending::Kbnk, KBNK)] {
        let table = table_of(ending);
        for board in random_boards(men, 2_000, 3) {
            let outcome = table.probe(&board);
            assert_eq!(table.probe(&seen(&board, |at| at ^ 56, true)), outcome, "{board:?}");
            assert_eq!(table.probe(&seen(&board, |at| at ^ 7, false)), outcome, "{board:?}");
            if ending != Ending::Kpk {
                assert_eq!(table.probe(&seen(&board, |at| at ^ 56, false)), outcome, "{board:?}");
                assert_eq!(table.probe(&seen(&board, |at| at >> 3 | (at & 7) << 3, true)), outcome, "{board:?}");
            }
            assert_eq!(Ending::of(&seen(&board, |at| at ^ 56, true)), Some(ending));
        }
    }
}

#[test]
fn what_is_no_ending_has_no_outcome() {
    let table = table_of(Ending::Krk);
    let queen = board([0, 63], &[(Color::White, Role::Queen, 10)], Color::White).unwrap();
    assert_eq!((table.probe(&queen), table.moves(&queen)), (None, None));
    let bare = board([0, 63], &[], Color::White).unwrap();
    assert_eq!((Ending::of(&bare), table.probe(&bare)), (None, Some(Outcome::Drawn)));
    let setup = |castling| Setup {
        roles: [0, 0, 0, 1 << 7, 0, 1 << 4 | 1 << 60],
        colors: [1 << 4 | 1 << 7, 1 << 60],
        turn: Color::White,
        castling,
        en_passant: None,
    };
    assert_eq!(Ending::of(&Board::new(&setup(0))), Some(Ending::Krk));
    assert_eq!(Ending::of(&Board::new(&setup(1 << 7))), None, "it may still castle");
    // Men that no game has: no king, two of them, five men.
    for roles in [[0, 0, 0, 1, 0, 1 << 60], [0, 0, 0, 1, 0, 0x7 << 58], [0, 0, 0, 7, 0, 1 << 30 | 1 << 60]] {
        let colors = [roles[3] | roles[5] & 1 << 30, roles[5] & !(1 << 30)];
        let board = Board::new(&Setup { roles, colors, turn: Color::White, castling: 0, en_passant: None });
        assert_eq!((Ending::of(&board), table.probe(&board)), (None, None));
    }
    let pawn = |square: u8| Setup {
        roles: [1 << square, 0, 0, 0, 0, 1 << 20 | 1 << 44],
        colors: [1 << square | 1 << 20, 1 << 44],
        turn: Color::White,
        castling: 0,
        en_passant: None,
    };
    let pawns = table_of(Ending::Kpk);
    assert!(pawns.probe(&Board::new(&pawn(48))).is_some());
    assert!([0, 7, 56, 63].iter().all(|square| pawns.probe(&Board::new(&pawn(*square))).is_none()));
    assert!(Ending::ALL.iter().all(|ending| Ending::named(ending.name()) == Some(*ending)));
    assert_eq!(Ending::named("KNNK"), None);
}

/// Each best move keeps the outcome, so a game of best moves ends in mate on the ply foretold.
#[test]
fn best_moves_mate_on_the_ply_foretold() {
    for ending in [Ending::Kpk, Ending::Krrk, Ending::Kbnk] {
        let table = table_of(ending);
        let hardest = longest(table);
        for board in table.positions(Wanted::Win(hardest - 2..=hardest), 7).take(20) {
            let mut board = board;
            let Some(Outcome::Won(foretold)) = table.probe(&board) else { panic!("{board:?}") };
            for left in (1..=foretold).rev() {
                let best = table.best(&board).unwrap();
                let (step, outcome) = best[usize::from(left) % best.len()];
                assert_eq!(outcome, if left % 2 == 1 { Outcome::Won(left) } else { Outcome::Lost(left) });
                board = step.on(&board);
            }
            assert!(legal_moves(&board).is_empty() && board.checkers() != 0);
            assert_eq!(table.best(&board), Some(Vec::new()));
        }
    }
}

#[test]
fn the_supply_is_endless_repeatable_and_as_wanted() {
    let table = table_of(Ending::Kbnk);
    for moves in [1..=1, 2..=4, 10..=12, 33..=33] {
        let supply = |seed| table.positions(Wanted::Win(moves.clone()), seed).take(60).collect::<Vec<Board>>();
        let boards = supply(5);
        assert_eq!(boards.len(), 60);
        assert!(boards == supply(5) && boards != supply(6));
        for board in &boards {
            let Some(Outcome::Won(plies)) = table.probe(board) else { panic!("{board:?}") };
            assert!(moves.contains(&plies.div_ceil(2)));
        }
        let kings: BTreeSet<u8> = boards.iter().map(|board| board.king(Color::White)).collect();
        assert!(kings.len() > 4, "{moves:?}: the strong king stands on {kings:?} alone");
    }
    assert_eq!(table.positions(Wanted::Win(34..=40), 5).next(), None);

    let table = table_of(Ending::Kpk);
    for board in table.positions(Wanted::Hold, 5).take(200) {
        let outcomes: BTreeSet<i16> =
            table.moves(&board).unwrap().iter().map(|(_, outcome)| outcome.rank().signum()).collect();
        assert_eq!(outcomes, [-1, 0].into());
    }
}
