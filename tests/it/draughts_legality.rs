//! Why a move of draughts is refused: positions drawn in text with their moves and refusals, random games in which
//! every try agrees with the generator, written moves, and the sentences.
//!
//! The moves of `draughts_positions/*.txt` come from a second generator, square by square, in another language.

mod random;
mod words;

use std::collections::BTreeSet;
use std::fs;

use lance_legal::board::{Sign, Tone};
use lance_legal::color::Color;
use lance_legal::draughts::legality::{MOST_WRITTEN, ReadError};
use lance_legal::draughts::{
    BRASILEIRAS, CLASSICAS, Illegal, Move, Position, Reason, Step, Variant, judge, judge_whole, numbered, read, touch,
};
use lance_legal::figures::{draughts, draughts_marks, draughts_targets, draughts_under_way};
use lance_legal::square::Square;

/// A drawn position with what is held of it.
struct Drawn {
    what: String,
    position: Position,
    moves: Vec<String>,
    /// `no 9-18 too-far 2.5.1`, `touch 3 …`, `which 15x31`.
    held: Vec<Vec<String>>,
}

/// Eight rows from the far one to White's: `o` a white man, `O` a white dama, `x` and `X` black ones, `.` an empty
/// square, `-` one that nobody plays on.
fn drawn(variant: &'static Variant, turn: Color, rows: &[&str]) -> Position {
    let (mut white, mut black) = (Vec::new(), Vec::new());
    for (rank, row) in (0..8).rev().zip(rows) {
        for (file, sign) in row.split_whitespace().enumerate() {
            let square = Square::new(i8::try_from(file).unwrap(), rank).unwrap();
            assert_eq!(variant.plays(square), sign != "-", "{square} in {row}");
            match sign {
                "o" => white.push(square.to_string()),
                "O" => white.push(format!("K{square}")),
                "x" => black.push(square.to_string()),
                "X" => black.push(format!("K{square}")),
                _ => assert!(matches!(sign, "." | "-"), "{sign}"),
            }
        }
    }
    let turn = if turn == Color::White { "W" } else { "B" };
    let text = format!("{turn}:W{}:B{}", white.join(","), black.join(","));
    Position::from_text(variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn all_drawn() -> Vec<Drawn> {
    let folder = crate::project().join("tests/it/draughts_positions");
    let mut files: Vec<_> = fs::read_dir(folder).expect("readable folder").map(|file| file.unwrap().path()).collect();
    files.sort();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("readable file")).collect();
    let blocks = texts.iter().flat_map(|text| text.split("\n\n")).filter(|block| !block.trim().is_empty());
    let read = |block: &str| {
        let lines: Vec<&str> = block.trim().lines().collect();
        let what = lines[0].strip_prefix("= ").expect("a title").to_string();
        let (variant, turn) = lines[1].split_once(' ').expect("a variant and a side");
        let variant = Variant::ALL.into_iter().find(|row| row.name == variant).expect("a variant");
        let position = drawn(variant, if turn == "W" { Color::White } else { Color::Black }, &lines[2..10]);
        let moves = lines[10].strip_prefix("moves ").expect("the moves").split_whitespace();
        let moves = moves.filter(|m| *m != "none").map(str::to_string).collect();
        let held = lines[11..].iter().map(|line| line.split_whitespace().map(str::to_string).collect()).collect();
        Drawn { what, position, moves, held }
    };
    blocks.map(read).collect()
}

fn square(name: &str) -> Square {
    name.parse::<u8>().ok().and_then(numbered).unwrap_or_else(|| name.parse().expect("a square"))
}

fn path(text: &str) -> Vec<Square> {
    text.split(['-', 'x']).map(square).collect()
}

fn short(illegal: &Illegal) -> (&'static str, Option<&'static str>) {
    (illegal.id().strip_prefix("draughts-").expect("a message of draughts"), illegal.article())
}

#[test]
fn in_each_drawn_position_these_moves_are_legal_and_no_others() {
    let all = all_drawn();
    assert!(all.len() >= 40, "{}", all.len());
    for Drawn { what, position, moves, .. } in all {
        let wanted: Vec<Move> = moves
            .iter()
            .map(|text| read(&position, text).unwrap_or_else(|error| panic!("{what}, {position}: {text}: {error:?}")))
            .collect();
        let legal = position.legal_moves();
        assert_eq!(legal.len(), wanted.len(), "{what}, {position}: {legal:?}");
        for m in &legal {
            assert!(wanted.contains(m), "{what}, {position}: {}", position.written(*m));
            assert_eq!(read(&position, &position.written(*m)), Ok(*m), "{what}");
        }
    }
}

#[test]
fn in_each_drawn_position_these_tries_are_refused_for_these_reasons() {
    let (mut reached, mut wrong) = (BTreeSet::new(), Vec::new());
    for Drawn { what, position, held, .. } in all_drawn() {
        for words in held {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let place = format!("{what}, {position}: {words:?}");
            let right = match words[..] {
                ["no", squares, id, ref article @ ..] => {
                    let whole = judge_whole(&position, &path(squares));
                    let so_far = judge(&position, &path(squares));
                    reached.extend(whole.as_ref().err().map(Illegal::id));
                    let refused = whole.as_ref().err().map(short) == Some((id, article.first().copied()));
                    // Somebody who is not yet at the end may go on, and is refused nothing else.
                    let goes_on = id == "must-go-on" && matches!(so_far, Ok(Step::Further { .. }));
                    refused && (goes_on || so_far == whole)
                }
                ["touch", at, ref said @ ..] => {
                    let illegal = touch(&position, square(at));
                    reached.extend(illegal.as_ref().map(Illegal::id));
                    let wanted = said.first().map(|id| (*id, said.get(1).copied()));
                    illegal.as_ref().map(short) == wanted
                }
                ["which", squares] => judge(&position, &path(squares)) == Ok(Step::Which(position.legal_moves())),
                _ => false,
            };
            if !right {
                wrong.push(place);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // By time, by limit: what the position does not show.
    reached.insert(Illegal::over(&CLASSICAS, Color::Black, "2.10.1").id());
    let missing: Vec<&&str> = Reason::IDS.iter().filter(|id| !reached.contains(**id)).collect();
    assert!(missing.is_empty(), "never reached: {missing:?}");
}

#[test]
fn a_game_that_ended_otherwise_has_the_article_it_was_given() {
    let illegal = Illegal::over(&CLASSICAS, Color::White, "2.9.4");
    assert_eq!((illegal.id(), illegal.article()), ("draughts-over-otherwise", Some("2.9.4")));
    assert_eq!(Illegal::over(&BRASILEIRAS, Color::White, "2.9.4").article(), None);
}

fn position(variant: &'static Variant, text: &str) -> Position {
    Position::from_text(variant, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn refused(text: &str, squares: &str) -> Reason {
    judge_whole(&position(&CLASSICAS, text), &path(squares)).expect_err(text).reason
}

#[test]
fn the_laws_of_capture_name_who_takes_how_many_and_how() {
    let Reason::MustCapture { pieces, best, .. } = refused("W:W9,3,K11:B13,15", "3-6") else { panic!("must capture") };
    let pieces: Vec<_> = pieces.iter().map(|piece| (piece.square, piece.crowned)).collect();
    assert_eq!(pieces, [(square("11"), true), (square("9"), false)]);
    assert!(best.iter().all(|m| !m.captured.is_empty()));
    let more = refused("W:W9,4:B13,21,7,15,23", "9x25");
    let Reason::MustCaptureMore { piece, best, tried, most, tried_path, best_path, goes_on } = more else {
        panic!("must capture more")
    };
    assert_eq!((piece.square, best.square, tried, most, goes_on), (square("9"), square("4"), 2, 3, false));
    assert_eq!((tried_path, best_path), (path("9x18x25"), path("4x11x20x27")));
    let better = refused("W:W14:B18,K19", "14x21");
    let Reason::MustCaptureBetter { tried, most, tried_path, best_path, .. } = better else {
        panic!("must capture better")
    };
    assert_eq!((tried, most, tried_path, best_path), (0, 1, path("14x21"), path("14x23")));
}

/// Under way a try is measured by the most it could become, and as a whole by what it is.
#[test]
fn a_forbidden_capture_under_way_is_counted_to_its_end() {
    let before = position(&CLASSICAS, "W:W9,4:B13,21,7,15,23");
    let tried = |answer: Result<Step, Illegal>| match answer.expect_err("two of three").reason {
        Reason::MustCaptureMore { tried, most, .. } => (tried, most),
        other => panic!("{other:?}"),
    };
    assert_eq!(tried(judge(&before, &path("9x18"))), (2, 3));
    assert_eq!(tried(judge_whole(&before, &path("9x18"))), (1, 3));
}

/// The better way begins as the one that was tried did, where there is one.
#[test]
fn who_stopped_too_soon_is_shown_how_it_goes_on() {
    let more = refused("W:W15:B19,20,27,28", "15x22");
    let Reason::MustCaptureMore { tried, most, best_path, goes_on: true, .. } = more else { panic!("goes on") };
    assert_eq!((tried, most, best_path), (1, 2, path("15x22x31")));
}

#[test]
fn a_capture_is_entered_by_its_end_or_square_by_square() {
    let chain = position(&CLASSICAS, "W:W6:B10,18,26");
    let whole = chain.legal_moves()[0];
    let squares = chain.paths(whole)[0].clone();
    assert_eq!(judge(&chain, &[squares[0], squares[3]]), Ok(Step::Move(whole)));
    for place in 1..3 {
        let Ok(Step::Further { at, captured, next }) = judge(&chain, &squares[..=place]) else { panic!("goes on") };
        assert_eq!((at, captured.len()), (squares[place], place));
        assert_eq!(next.into_iter().collect::<Vec<_>>(), [squares[place + 1]]);
    }
    assert_eq!(judge(&chain, &squares), Ok(Step::Move(whole)));
    // A square left out on the way does not matter where it makes no difference.
    assert!(
        matches!(judge(&chain, &[squares[0], squares[2]]), Ok(Step::Further { captured, .. }) if captured.len() == 2)
    );
    assert_eq!(judge(&chain, &[squares[0], squares[2], squares[3]]), Ok(Step::Move(whole)));
    // Picked up, and nothing at all.
    let Ok(Step::Further { at, next, .. }) = judge(&chain, &squares[..1]) else { panic!("picked up") };
    assert_eq!((at, next.into_iter().collect::<Vec<_>>()), (squares[0], vec![squares[1]]));
    assert_eq!(judge(&chain, &[]), Ok(Step::Which(vec![whole])));
}

#[test]
fn two_captures_that_share_their_ends_are_told_apart_by_the_square_between() {
    let shared = position(&CLASSICAS, "W:W15:B19,20,27,28");
    let moves = shared.legal_moves();
    assert_eq!(judge(&shared, &path("15x31")), Ok(Step::Which(moves.clone())));
    assert_eq!(read(&shared, "15x31"), Err(ReadError::Ambiguous(moves.clone())));
    let names: BTreeSet<String> = moves.iter().map(|m| shared.written(*m)).collect();
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), ["15x22x31", "15x24x31"]);
    for m in moves {
        assert_eq!(read(&shared, &shared.written(m)), Ok(m));
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    let start = Position::start(&CLASSICAS);
    let m = judge(&start, &path("9-13"));
    for text in ["9-13", " 9-13 ", "9 13", "9 - 13", "9–13", "09-13", "9x13", "h3-g4", "h3g4", "H3-G4", "9-13!", "9-g4"]
    {
        assert_eq!(read(&start, text).map(Step::Move).ok(), m.clone().ok(), "{text}");
    }
    let chain = position(&CLASSICAS, "W:W10:B14,23");
    for text in ["10x28", "10x19x28", "10:28", "10×28", "10-28", "10-19-28", "10 19 28", "f3xb7", "f3xd5xb7", "F3:B7"]
    {
        assert_eq!(read(&chain, text), Ok(chain.legal_moves()[0]), "{text}");
    }
    let brazil = Position::start(&BRASILEIRAS);
    assert!(read(&brazil, "c3-d4").is_ok() && read(&brazil, "c3d4").is_ok());
}

#[test]
fn junk_is_no_move_and_says_why() {
    let start = Position::start(&CLASSICAS);
    let unreadable = [
        "",
        " ",
        "-",
        "x",
        "9",
        "9-",
        "-13",
        "9--13",
        "9xx13",
        "9-x13",
        "a",
        "h",
        "h3",
        "h9-g4",
        "i3-g4",
        "nove-treze",
        "9-13é",
        "é",
        "9-13-",
        "\u{0}",
        "h\u{301}3-g4",
        "🙂",
        "♟9-13",
        "9/13",
        "(9-13)",
        "e2 to e4",
    ];
    for text in unreadable {
        assert_eq!(read(&start, text), Err(ReadError::Unreadable), "{text:?}");
    }
    for (text, number) in [("0-5", 0), ("9-33", 33), ("913", 913), ("9-256", 256), ("99999999999-1", u32::MAX)] {
        assert_eq!(read(&start, text), Err(ReadError::NoSquare(number)), "{text}");
    }
    assert_eq!(read(&start, &"9-13".repeat(MOST_WRITTEN)), Err(ReadError::TooLong));
    let id = |text: &str| match read(&start, text) {
        Err(ReadError::Illegal(illegal)) => short(&illegal).0,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        (id("9-18"), id("9-9"), id("24-20"), id("a1-b2")),
        ("too-far", "same-square", "not-yours", "not-played")
    );
    // Squares have no numbers in Brazilian draughts.
    assert_eq!(read(&Position::start(&BRASILEIRAS), "9-13"), Err(ReadError::Unreadable));
}

#[test]
fn the_board_shows_where_pieces_may_go_and_what_still_stands() {
    let chain = position(&CLASSICAS, "W:W6:B10,18,26");
    let (ends, between) = draughts_targets(&chain);
    let only = |targets: &lance_legal::figures::Targets| targets[&square("6")].into_iter().collect::<Vec<_>>();
    assert_eq!((only(&ends), only(&between)), (vec![square("29")], vec![square("13"), square("22")]));
    let figures = draughts_under_way(&chain, &path("6x13x22"));
    assert_eq!(figures.at(square("22")), draughts(&chain).at(square("6")));
    assert_eq!(figures.at(square("6")), None);
    assert!(["10", "18", "26"].into_iter().all(|name| figures.at(square(name)).is_some()));
    // A round trip and nothing at all.
    let round = position(&BRASILEIRAS, "W:Wc3:Bd4,d6,b6,b4");
    assert_eq!(draughts_under_way(&round, &path("c3xe5xc7xa5xc3")), draughts(&round));
    assert_eq!(draughts_under_way(&round, &[]), draughts(&round));
    let (ends, between) = draughts_targets(&Position::start(&CLASSICAS));
    assert_eq!((ends.len(), between.len()), (4, 0));
}

#[test]
fn both_ways_are_drawn_where_a_law_of_capture_decides() {
    let before = position(&CLASSICAS, "W:W9,4:B13,21,7,15,23");
    let illegal = judge_whole(&before, &path("9x18x25")).expect_err("two of three");
    let marks = draughts_marks(&illegal);
    assert!(marks.iter().all(|mark| mark.tone == Tone::Refusal));
    let has = |sign: Sign| marks.iter().any(|mark| mark.sign == sign);
    assert!(has(Sign::Frame(square("9"))) && has(Sign::Dot(square("18"))) && has(Sign::Cross(square("25"))));
    assert!(has(Sign::Ring(square("4"))));
    for (from, to) in [("4", "11"), ("11", "20"), ("20", "27")] {
        assert!(has(Sign::Arrow { from: square(from), to: square(to) }), "{from}-{to}");
    }
    let must = judge_whole(&position(&CLASSICAS, "W:W9,3:B13,28"), &path("3-6")).expect_err("must capture");
    let drawing = must.drawing();
    assert_eq!((drawing.rings, drawing.crosses), (vec![square("9")], vec![square("6")]));
}
