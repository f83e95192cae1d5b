//! PGN is read game by game, within limits, and what is written is read back the same.

use lance_legal::chess::pgn::{
    self, GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_FILE_BYTES, MAX_GAMES, MAX_NOTES, MAX_PLIES, MAX_TAG_BYTES,
    MAX_TAGS, Note, NoteKind, PgnError, PgnErrorKind, PgnGame, Reader,
};
use lance_legal::chess::san::{self, ReadError};
use lance_legal::chess::{Letters, Move, Position};
use proptest::prelude::*;

use crate::oracle::pgn as round_trip;
use crate::random_games::{game_of, picks};

const MIXED: &str = include_str!("../data/pgn/mixed.pgn");

fn only(text: &str) -> Result<PgnGame, PgnError> {
    let mut games = Reader::new(text);
    let game = games.next().expect("a game");
    assert_eq!(games.next(), None, "{text}");
    game
}

fn kind(text: &str) -> PgnErrorKind {
    only(text).expect_err("not a sound game").kind
}

fn moves(game: &PgnGame) -> String {
    game.moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

fn notes(game: &PgnGame) -> Vec<(usize, String)> {
    let text = |note: &Note| match &note.kind {
        NoteKind::Comment(text) => format!("{{{text}}}"),
        NoteKind::Nag(nag) => format!("${nag}"),
        NoteKind::Variation(text) => format!("({text})"),
    };
    game.notes.iter().map(|note| (note.ply, text(note))).collect()
}

#[test]
fn a_file_of_every_habit_is_read() {
    let games: Vec<_> = Reader::new(MIXED).collect();
    assert_eq!(games.len(), 5);
    let first = games[0].as_ref().unwrap();
    let names: Vec<&str> = first.tags.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "WhiteElo"]);
    assert_eq!(first.tag("Event"), Some("Torneio \"escolar\""));
    assert_eq!(moves(first), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7");
    assert_eq!((first.result, first.letters), (GameResult::WhiteWins, Letters::English));
    let expected = [
        (0, "{Before the first move.}"),
        (3, "$1"),
        (3, "(2. f4 exf4 {the King's (old) Gambit} (2... d5 3. exd5 e4) 3. Bc4)"),
        (4, "$6"),
        (6, "{Morphy}"),
        (10, "{[%clk 0:58:12] calm}"),
    ];
    assert_eq!(notes(first), expected.map(|(ply, text)| (ply, text.to_owned())));

    let second = games[1].as_ref().unwrap();
    assert_eq!((second.letters, second.result), (Letters::Portuguese, GameResult::Draw));
    assert_eq!(second.moves.len(), 10);
    assert_eq!(notes(second), [(4, "(2...Nc6 3.Bb5)".to_owned())]);

    let third = games[2].as_ref().unwrap();
    assert_eq!(third.start.fen(), "4k3/P7/8/8/8/8/8/4K2R b K - 0 40");
    assert_eq!(moves(third), "e8d7 a7a8q d7c7 e1g1");

    let error = games[3].as_ref().unwrap_err();
    assert!(matches!(&error.kind, PgnErrorKind::Move(ReadError::Illegal { .. })), "{error:?}");
    assert_eq!((error.line, error.game, error.ply, error.word.as_str()), (24, 4, 2, "Ke3"));
    assert_eq!(moves(error.so_far.as_ref().unwrap()), "e2e4 e7e5");

    let last = games[4].as_ref().unwrap();
    assert_eq!(moves(last), "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 c2c3 d7d5 e4d5 d4c3");
    assert_eq!(last.result, GameResult::Draw);
    assert_eq!(notes(last), [(10, "{a late word}".to_owned())]);
}

#[test]
fn marks_and_line_ends_of_every_system_are_read() {
    let games: Vec<PgnGame> = Reader::new(include_bytes!("../data/pgn/line-ends.pgn")).map(Result::unwrap).collect();
    let events: Vec<_> = games.iter().map(|game| (game.tag("Event").unwrap(), game.moves.len())).collect();
    assert_eq!(events, [("BOM and CRLF", 3), ("Old Mac", 2)]);
    let game = Reader::new(include_bytes!("../data/pgn/latin-1.pgn")).next().unwrap().unwrap();
    assert_eq!(game.tag("White"), Some("José Conceição"));
    assert_eq!(notes(&game), [(1, "{é bom}".to_owned())]);
    let wide: Vec<u8> = "\u{feff}1. e4 é *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let error = Reader::new(&wide).next().unwrap().unwrap_err();
    assert_eq!((error.ply, error.word.as_str()), (1, "é"));
    assert_eq!(Reader::new(" \r\n% nothing\n\t").next(), None);
    let lines: Vec<usize> = ["1. e5", "\n1. e5", "\r\n1. e5", "\r\r1. e5", "\n\r\n\n1. e5"]
        .map(|text| only(text).unwrap_err().line)
        .into_iter()
        .collect();
    assert_eq!(lines, [1, 2, 2, 3, 4]);
}

#[test]
fn each_fault_has_its_kind_and_the_next_game_is_read() {
    for (text, expected) in [
        ("[Event]\n1. e4", PgnErrorKind::Tag),
        ("[Event \"a]\n1. e4", PgnErrorKind::Tag),
        ("1. e4 {never closed", PgnErrorKind::UnclosedComment),
        ("1. e4 (1. d4", PgnErrorKind::UnclosedVariation),
        ("1. e4 ) e5", PgnErrorKind::Unopened),
        ("1. e4 } e5", PgnErrorKind::Unopened),
        ("1. e4 $ e5", PgnErrorKind::Nag),
        ("1. e4 $256", PgnErrorKind::Nag),
        ("1. e4 hello", PgnErrorKind::Move(ReadError::Unreadable)),
    ] {
        assert_eq!(kind(text), expected, "{text}");
        let file = format!("{text}\n[Event \"next\"]\n1. d4 *");
        let games: Vec<_> = Reader::new(&file).collect();
        assert_eq!(games.len(), 2, "{text}: {games:?}");
        assert_eq!(games[1].as_ref().unwrap().tag("Event"), Some("next"), "{text}");
    }
    assert!(matches!(kind("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4"), PgnErrorKind::Start(_)));
}

#[test]
fn missing_parts_and_loose_forms_are_understood() {
    assert_eq!(only("[Result \"0-1\"]").unwrap().result, GameResult::BlackWins);
    assert_eq!(only("[White \"Joe \"X\" Doe\"]\n*").unwrap().tag("White"), Some("Joe \"X\" Doe"));
    assert_eq!(only("[White \"a\\\\b\\c\"").unwrap().tag("White"), Some("a\\b\\c"));
    assert_eq!(moves(&only("1.e4e.p. d5").unwrap_or_else(|error| *error.so_far.unwrap())), "e2e4 d7d5");
    assert_eq!(moves(&only("12 e4 ... e5").unwrap()), "e2e4 e7e5");
    assert_eq!(only("e4 e5 ± (=) () {} 1-0").unwrap().notes, [Note { ply: 2, kind: NoteKind::Nag(16) }]);
    let two: Vec<_> = Reader::new("1. e4 1-0 1. d4 0-1").map(|game| moves(&game.unwrap())).collect();
    assert_eq!(two, ["e2e4", "d2d4"]);
    let game = only("[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"] 1.a8(D) *").unwrap();
    assert_eq!((moves(&game).as_str(), game.letters), ("a7a8q", Letters::Portuguese));
    let forced = Reader::new("1. e4 e5 2. Cf3").with_letters(Letters::English).next().unwrap().unwrap_err();
    assert_eq!(forced.kind, PgnErrorKind::Move(ReadError::ForeignLetters(Letters::Portuguese)));
    // A % is an escape at the start of a line alone, and a bracket in a comment is no tag.
    assert_eq!(notes(&only("1. e4 {a\n%b\n[c]} *").unwrap()), [(1, "{a %b [c]}".to_owned())]);
}

#[test]
fn each_limit_is_allowed_and_one_more_is_not() {
    let tag = |size: usize| format!("[Event \"{}\"]\n*", "x".repeat(size));
    assert!(only(&tag(MAX_TAG_BYTES)).is_ok());
    assert_eq!(kind(&tag(MAX_TAG_BYTES + 1)), PgnErrorKind::TagTooLong);

    let tags = |count: usize| (0..count).map(|n| format!("[T{n} \"\"]\n")).collect::<String>();
    assert!(only(&tags(MAX_TAGS)).is_ok());
    assert_eq!(kind(&tags(MAX_TAGS + 1)), PgnErrorKind::TooManyTags);

    for (open, close) in [("{", "}"), (";", "\n")] {
        let comment = |size: usize| format!("e4 {open}{}{close} e5", "x".repeat(size));
        assert_eq!(only(&comment(MAX_COMMENT_BYTES)).unwrap().moves.len(), 2);
        assert_eq!(kind(&comment(MAX_COMMENT_BYTES + 1)), PgnErrorKind::CommentTooLong);
    }

    let nested = |depth: usize| format!("e4 {}{} e5", "(d4 ".repeat(depth), ")".repeat(depth));
    assert!(only(&nested(MAX_DEPTH)).is_ok());
    assert_eq!(kind(&nested(MAX_DEPTH + 1)), PgnErrorKind::TooDeep);

    let noted = |count: usize| format!("e4 {}", "$1 ".repeat(count));
    assert!(only(&noted(MAX_NOTES)).is_ok());
    assert_eq!(kind(&noted(MAX_NOTES + 1)), PgnErrorKind::TooManyNotes);

    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(MAX_PLIES / 4);
    assert_eq!(only(&shuffle).unwrap().moves.len(), MAX_PLIES);
    let error = only(&(shuffle + "Nf3")).unwrap_err();
    assert_eq!((error.kind, error.ply), (PgnErrorKind::TooManyPlies, MAX_PLIES));

    let games = |count: usize| "e4 *\n".repeat(count);
    assert!(Reader::new(&games(MAX_GAMES)).all(|game| game.is_ok()));
    let last = Reader::new(&games(MAX_GAMES + 3)).last().unwrap().unwrap_err();
    assert_eq!((last.kind, last.line, last.game), (PgnErrorKind::TooManyGames, MAX_GAMES + 1, MAX_GAMES + 1));
    assert_eq!(Reader::new(&games(MAX_GAMES + 3)).count(), MAX_GAMES + 1);

    let file = |size: usize| format!("e4 *{}", " ".repeat(size - 4));
    assert!(only(&file(MAX_FILE_BYTES)).is_ok());
    assert_eq!(kind(&file(MAX_FILE_BYTES + 1)), PgnErrorKind::FileTooLong);
}

#[test]
fn hostile_text_is_answered_with_little() {
    // Time is measured by the example; here each answer is small, whatever the file.
    for (first, again) in [
        ("", "("),
        ("", "{"),
        ("", "["),
        ("", "[\n"),
        ("[A ", "\""),
        ("", "1"),
        ("", "x"),
        ("", "\0"),
        ("", "d8(D)"),
        ("", "[A \"\"]"),
        ("", "$1 "),
        ("", "* "),
        ("", "{}"),
        ("e4 ", "()"),
        ("", "[Event \"\"]\n{\n"),
        ("e4 (", "; "),
        ("", "Nf3 Nf6 Ng1 Ng8 "),
    ] {
        let file = first.to_owned() + &again.repeat(200_000);
        let (mut items, mut most) = (0, 0);
        for game in Reader::new(&file) {
            items += 1;
            let game = match game {
                Ok(game) => game,
                Err(error) => {
                    assert!(error.word.chars().count() <= san::MAX_MOVE_LEN);
                    let Some(game) = error.so_far else { continue };
                    *game
                }
            };
            most = most.max(game.tags.len() + game.moves.len() + game.notes.len());
        }
        assert!(items <= MAX_GAMES + 1, "{again:?}: {items} answers");
        assert!(most <= 6 + MAX_TAGS + MAX_PLIES + MAX_NOTES, "{again:?}: {most} parts");
    }
}

#[test]
fn what_is_written_follows_the_standard() {
    let text = "[FEN \"r3k2r/1P6/8/3pP3/8/8/8/4K2R w Kkq d6 0 9\"]\n[Annotator \"a\\\\b \\\"c\\\"\"]\n\
                exd6 O-O b8=Q {one}\nKg7!? (9... Kh7) Rg1+ 1/2-1/2";
    let game = only(text).unwrap();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
                    [Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"r3k2r/1P6/8/3pP3/8/8/8/4K2R w Kkq d6 0 9\"]\n\
                    [Annotator \"a\\\\b \\\"c\\\"\"]\n\n\
                    9. exd6 O-O 10. b8=Q {one} 10... Kg7 $5 (9... Kh7) 11. Rg1+ 1/2-1/2\n\n";
    assert_eq!(pgn::write(&game), expected);
    let line = pgn::write_line(&game.start, &game.moves, game.result, Letters::Portuguese);
    assert_eq!(line, "9.exd6 e.p. 0-0 10.b8D Rg7 11.Tg1+ ½-½");
    let black = Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 3").unwrap();
    let m: Move = "e8e7".parse().unwrap();
    assert_eq!(pgn::write_line(&black, &[m], GameResult::BlackWins, Letters::Portuguese), "3...Re7 0-1");
    let mut own = PgnGame::new(black, vec![m]);
    own.set_tag("White", "Rui\n[Event \"x\"]");
    own.set_tag("Não", "left out");
    own.notes.push(Note { ply: 1, kind: NoteKind::Comment("a } b".to_owned()) });
    let again = only(&pgn::write(&own)).unwrap();
    assert_eq!(again.tag("White"), Some("Rui [Event \"x\"]"));
    assert_eq!(again.tags.len(), 6);
    assert_eq!(notes(&again), [(1, "{a ) b}".to_owned())]);
}

#[test]
fn lines_are_short_and_begin_with_no_sign_of_another_kind() {
    let words = "[Event %escape ; lança ".repeat(60);
    let game = only(&format!("1. e4 {{{words}}} e5 *")).unwrap();
    let text = pgn::write(&game);
    let (_, body) = text.split_once("\n\n").unwrap();
    assert!(body.lines().count() > 10);
    for line in body.lines() {
        assert!(line.chars().count() < 80 && !line.starts_with(['[', '%']), "{line}");
    }
    round_trip(text.as_bytes());
}

#[test]
fn the_clock_and_what_is_said_stand_behind_a_move_and_come_back() {
    let moves: Vec<Move> = ["e2e4", "e7e5", "g1f3"].map(|m| m.parse().unwrap()).to_vec();
    let mut game = PgnGame::new(Position::start(), moves);
    game.comment(1, &pgn::clock_text(898));
    game.comment(2, &pgn::clock_text(36_061));
    game.comment(2, "A dama  de d8\nfica livre.");
    game.comment(3, "");
    let text = pgn::write(&game);
    let body = "1. e4 {[%clk 0:14:58]} 1... e5 {[%clk 10:01:01] A dama de d8 fica livre.} 2. Nf3 *\n\n";
    assert_eq!(text.split_once("\n\n").map(|(_, body)| body.replace('\n', " ")), Some(body.replace('\n', " ")));
    let again = only(&text).unwrap();
    assert_eq!(again.clocks(), [Some(898), Some(36_061), None]);
    assert_eq!(again, game);
    assert_eq!(pgn::write(&again), text);
}

#[test]
fn a_clock_is_read_as_other_programs_write_it() {
    for (text, clock) in [
        ("[%clk 1:00:00]", Some(3_600)),
        ("[%eval 0.3] [%clk 0:00:09.8]", Some(9)),
        ("so [%clk  0:01:05 ] there", Some(65)),
        ("[%clk 0:61:00]", None),
        ("[%clk 90]", None),
        ("[%clk +1:00:00]", None),
        ("[%clk 99999999999999999999:00:00]", None),
        ("[%clk 0:00:01", None),
        ("[%emt 0:00:01]", None),
    ] {
        assert_eq!(pgn::clock_in(text), clock, "{text}");
    }
    for seconds in (0..200_000).step_by(977) {
        assert_eq!(pgn::clock_in(&pgn::clock_text(seconds)), Some(seconds));
    }
}

#[test]
fn a_file_name_is_safe_on_any_system() {
    for (parts, name) in [
        (&["Sá, Inês", "Tomé Reis", "2024.03.16"][..], "sa-ines-tome-reis-2024-03-16.pgn"),
        (&["../../etc/passwd", "a:b*c?"], "etc-passwd-a-b-c.pgn"),
        (&[], "pgn.pgn"),
        (&["", "¿?"], "pgn.pgn"),
        (&["CON"], "pgn-con.pgn"),
        (&["lpt1"], "pgn-lpt1.pgn"),
    ] {
        assert_eq!(pgn::file_name(parts), name, "{parts:?}");
    }
    assert!(pgn::file_name(&[&"x".repeat(500), &"y".repeat(500)]).len() <= 84);
}

#[test]
fn the_sample_files_go_round() {
    round_trip(MIXED.as_bytes());
    round_trip(include_bytes!("../data/pgn/line-ends.pgn"));
    round_trip(include_bytes!("../data/pgn/latin-1.pgn"));
    for sample in [include_str!("../../assets/games/laws-2005.txt"), include_str!("../../assets/games/laws-2023.txt")] {
        let (_, line) = sample.split_once("\n\n").unwrap();
        let game = only(line).unwrap();
        assert_eq!(game.letters, Letters::Portuguese);
        assert_eq!(Ok(game.moves), san::read_line(&Position::start(), line, Letters::Portuguese));
        round_trip(line.as_bytes());
    }
}

fn note() -> impl Strategy<Value = NoteKind> {
    prop_oneof![
        "[ -~é♞]{0,40}[a-z]".prop_map(|text| {
            let words: Vec<&str> = text.split_whitespace().collect();
            NoteKind::Comment(words.join(" ").replace('}', ")"))
        }),
        any::<u8>().prop_map(NoteKind::Nag),
        "1\\. [KQRBN][a-h][1-8] (\\{[a-z]{1,80} [%;a-z]{1,5}\\} )?(\\([a-h]4\\) )?[a-h]5".prop_map(NoteKind::Variation),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_random_game_goes_round(
        picks in picks(150),
        values in prop::collection::vec("\\PC{0,30}", 6),
        others in prop::collection::btree_map("[A-Z][a-zA-Z_]{8,12}", "[ -~]{0,30}", 0..5),
        notes in prop::collection::vec((0usize..150, note()), 0..20),
        from in 0usize..40,
        result in 0usize..4,
    ) {
        let played = game_of(&Position::start(), &picks);
        let from = from.min(played.plies().len());
        let start = *played.position_at(from).expect("a position of the game");
        let moves: Vec<Move> = played.plies()[from..].iter().map(|ply| ply.m).collect();
        let mut game = PgnGame::new(start, moves);
        for (tag, value) in game.tags.iter_mut().zip(values) {
            tag.1 = value;
        }
        game.tags.extend(others);
        game.notes = notes.into_iter().map(|(ply, kind)| Note { ply: ply.min(game.moves.len()), kind }).collect();
        game.notes.sort_by_key(|note| note.ply);
        game.result =
            [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown][result];
        let text = pgn::write(&game);
        prop_assert_eq!(only(&text), Ok(game.clone()), "{}", text);

        // In Portuguese letters, the score sheet says the same game.
        let line = pgn::write_line(&start, &game.moves, game.result, Letters::Portuguese);
        let file = format!("[FEN \"{}\"]\n{line}", start.fen());
        let again = Reader::new(&file).with_letters(Letters::Portuguese).next();
        if let Some(again) = again {
            let again = again.map_err(|error| TestCaseError::fail(format!("{error:?}")))?;
            prop_assert_eq!((again.moves, again.result), (game.moves, game.result));
        }
    }

    #[test]
    fn every_legal_move_is_written_and_read_as_the_standard_wants(picks in picks(80)) {
        let game = game_of(&Position::start(), &picks);
        for (ply, _) in game.plies().iter().enumerate() {
            let before = game.position_at(ply).expect("played");
            for m in before.legal_moves() {
                let word = pgn::san(before, m);
                prop_assert_eq!(san::read(before, &word, Letters::English), Ok(m), "{} in {}", word, before.fen());
                for word in [san::write_long(before, m, Letters::English), m.to_string()] {
                    let file = format!("[FEN \"{}\"]\n{word}", before.fen());
                    let read = Reader::new(&file).next().and_then(Result::ok);
                    prop_assert_eq!(read.map(|game| game.moves), Some(vec![m]), "{} in {}", word, before.fen());
                }
                let file = format!("[FEN \"{}\"]\n{word}", before.fen());
                let read = Reader::new(&file).next().and_then(Result::ok);
                prop_assert_eq!(read.map(|game| game.moves), Some(vec![m]), "{} in {}", word, before.fen());
            }
        }
    }

    #[test]
    fn a_word_is_read_as_the_notation_reads_it(picks in picks(60), words in prop::collection::vec(
        "[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8](=[QRBN])?[+#]?|O-O(-O)?", 40,
    )) {
        let game = game_of(&Position::start(), &picks);
        let position = game.position();
        for word in words {
            let file = format!("[FEN \"{}\"]\n{word}", position.fen());
            let Some(read) = Reader::new(&file).with_letters(Letters::English).next() else { continue };
            let read = read.map(|game| game.moves);
            match san::read(position, &word, Letters::English) {
                Ok(m) => prop_assert_eq!(read, Ok(vec![m]), "{} in {}", word, position.fen()),
                Err(error) => {
                    let kind = read.map_err(|error| error.kind);
                    prop_assert_eq!(kind, Err(PgnErrorKind::Move(error)), "{} in {}", word, position.fen());
                }
            }
        }
    }

    #[test]
    fn any_text_is_answered_and_goes_round(
        text in "([ \\n%{}()\\[\\];$!?\"\\\\.=*/01a-e4-6NOQRCDé-]|\\[Event \"|e4 |e5 |Nf3 |1-0|\\PC){0,60}"
    ) {
        round_trip(text.as_bytes());
    }
}
