//! FEN is read, checked and printed; nothing that comes in can panic.

use lance_legal::chess::{FenError, InvalidFen, Position, Setup};
use proptest::prelude::*;

use crate::random_games::{game_of, picks};

#[test]
fn each_text_of_the_table_becomes_what_stands_beside_it() {
    let mut rows = 0;
    for line in include_str!("../data/fen.txt").lines().filter(|line| !line.starts_with('#')) {
        let [title, fen, answer] = line.split('|').collect::<Vec<_>>()[..] else { panic!("three columns: {line}") };
        let canonical = match answer.trim() {
            "same" => Some(fen.trim()),
            answer => answer.strip_prefix("= "),
        };
        let read = Position::from_fen(fen);
        match canonical {
            Some(canonical) => assert_eq!(read.expect(title).fen(), canonical, "{title}"),
            None => assert_eq!(format!("{:?}", read.expect_err(title)), answer.trim(), "{title}"),
        }
        rows += 1;
    }
    assert!(rows > 50);
}

#[test]
fn a_text_of_more_than_200_bytes_is_not_read() {
    let start = Position::start().fen();
    let padded = |len: usize| format!("{start}{}", " ".repeat(len - start.len()));
    assert_eq!(Position::from_fen(&padded(200)), Ok(Position::start()));
    assert_eq!(Position::from_fen(&padded(201)), Err(FenError::Fen(InvalidFen::TooLong)));
}

#[test]
fn errors_name_what_is_wrong() {
    let message = |fen: &str| Position::from_fen(fen).expect_err(fen).to_string();
    assert_eq!(message("4k3/8/8/8/7/8/8/4K3 w - -"), "rank 4 has 7 squares instead of 8");
    assert_eq!(message("4k3/8/8/8/8/8/8/4K3 b - e3"), "no pawn has just passed over e3");
}

/// A FEN with some of its characters replaced, inserted or taken out.
fn mutated() -> impl Strategy<Value = String> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), 0..3u8, "[ -~é/]"), 1..6);
    (picks(40), edits).prop_map(|(picks, edits)| {
        let mut signs: Vec<char> = game_of(&Position::start(), &picks).position().fen().chars().collect();
        for (index, kind, sign) in edits {
            let at = index.index(signs.len());
            match kind {
                0 => signs.splice(at..=at, sign.chars()),
                1 => signs.splice(at..at, sign.chars()),
                _ => signs.splice(at..=at, "".chars()),
            };
        }
        signs.into_iter().collect()
    })
}

/// Any text is answered; what is read prints as something that reads the same, and can be played from.
fn holds_for(text: &str) -> Result<(), TestCaseError> {
    if let Ok(setup) = Setup::parse(text) {
        prop_assert_eq!(Setup::parse(&setup.to_string()), Ok(setup));
    }
    if let Ok(position) = Position::from_fen(text) {
        prop_assert_eq!(Position::from_fen(&position.fen()), Ok(position));
        for m in position.legal_moves() {
            let after = position.play(m).map_err(|_| TestCaseError::fail(format!("{m} is generated and illegal")))?;
            prop_assert!(Position::from_fen(&after.fen()).is_ok(), "{} after {}", after.fen(), m);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,220}") {
        holds_for(&text)?;
    }

    #[test]
    fn a_text_of_the_signs_of_fen_is_answered(text in "([prnbqkPRNBQK1-8]{0,9}/){6,8}[prnbqkPRNBQK1-8]{0,9} [wb] [KQkq-]{1,4} [a-h1-8-]{1,2} [0-9]{1,11} [0-9]{1,11}") {
        holds_for(&text)?;
    }

    #[test]
    fn a_fen_with_slips_is_answered(text in mutated()) {
        holds_for(&text)?;
    }
}

/// Boards crowded with queens and few kings are what the move generator cannot bear.
fn crowded() -> impl Strategy<Value = String> {
    let sign = prop::sample::select("QQQRBNPqqqrbnp11111111".chars().collect::<Vec<_>>());
    (prop::collection::vec(sign, 64), 0..64usize, 0..64usize, "[wb]").prop_map(|(mut signs, white, black, turn)| {
        signs[white] = 'K';
        signs[black] = 'k';
        let ranks: Vec<String> = signs.chunks(8).map(|rank| rank.iter().collect()).collect();
        format!("{} {turn} - - 0 1", ranks.join("/"))
    })
}

/// Few pieces, so that most boards are positions, many with a king in check, all after a double step.
fn sparse() -> impl Strategy<Value = String> {
    let men = prop::collection::vec((0..64usize, prop::sample::select("QRBNqrbn".chars().collect::<Vec<_>>())), 0..5);
    (men, 0..64usize, 0..64usize, 0..7usize, any::<[bool; 2]>()).prop_map(
        |(men, white, black, file, [white_stepped, to_the_right])| {
            let mut signs = vec!['1'; 64];
            for (at, sign) in men {
                signs[at] = sign;
            }
            signs[white] = 'K';
            signs[black] = 'k';
            // The rows are counted from the eighth rank, as in the FEN.
            let (stepped, taker) = if to_the_right { (file, file + 1) } else { (file + 1, file) };
            let (row, pawns, turn, passed) =
                if white_stepped { (4, ['P', 'p'], 'b', '3') } else { (3, ['p', 'P'], 'w', '6') };
            signs[row * 8 + stepped] = pawns[0];
            signs[row * 8 + taker] = pawns[1];
            let ranks: Vec<String> = signs.chunks(8).map(|rank| rank.iter().collect()).collect();
            format!("{} {turn} - {}{passed} 0 1", ranks.join("/"), char::from(b"abcdefgh"[stepped]))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_crowded_board_never_reaches_the_move_generator(text in crowded()) {
        holds_for(&text)?;
        if let Ok(position) = Position::from_fen(&text) {
            prop_assert!(position.placement().occupied().len() <= 32);
        }
    }

    // Every legal move leads to a position that is accepted: none leaves a king attacked.
    #[test]
    fn after_any_double_step_only_legal_moves_are_generated(text in sparse()) {
        holds_for(&text)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn each_position_of_a_game_comes_back_from_its_fen(picks in picks(120)) {
        let game = game_of(&Position::start(), &picks);
        for ply in game.plies() {
            prop_assert_eq!(Position::from_fen(&ply.position.fen()), Ok(ply.position));
        }
    }
}
