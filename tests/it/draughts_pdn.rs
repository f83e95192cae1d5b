//! PDN is written and read: games of either variant, faults with their place, any text at all.

use lance_legal::color::Color;
use lance_legal::draughts::pdn::{
    MAX_COMMENT_BYTES, MAX_DEPTH, MAX_FILE_BYTES, MAX_GAMES, MAX_NOTES, MAX_PLIES, MAX_TAG_BYTES, MAX_TAGS, NotRead,
    Note, NoteKind, Reader, read_move, write,
};
use lance_legal::draughts::{
    BRASILEIRAS, CLASSICAS, Game, GameResult, NoStart, PdnError, PdnErrorKind, PdnGame, Position, PositionError,
    Variant,
};
use lance_legal::movetext::Fault;
use lance_legal::random::Random;
use proptest::prelude::*;

fn position(variant: &'static Variant, text: &str) -> Position {
    Position::from_text(variant, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Every game of a file, or the first fault with what was read before it.
fn read(text: &str) -> Result<Vec<PdnGame>, (Vec<PdnGame>, PdnError)> {
    let mut games = Vec::new();
    for game in Reader::new(text) {
        match game {
            Ok(game) => games.push(game),
            Err(error) => return Err((games, error)),
        }
    }
    Ok(games)
}

fn only(text: &str) -> PdnGame {
    match read(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).as_slice() {
        [game] => game.clone(),
        games => panic!("{} games", games.len()),
    }
}

fn fault(text: &str) -> (Vec<PdnGame>, PdnError) {
    read(text).expect_err(text)
}

fn written(game: &PdnGame) -> String {
    let mut position = game.start;
    let mut words = Vec::new();
    for m in &game.moves {
        words.push(position.written(*m));
        position = position.play(*m).unwrap();
    }
    words.join(" ")
}

#[test]
fn a_file_of_every_habit_is_read() {
    let text = "\u{feff}% a line for programs\r\n\
        [Event \"Torneio \\\"da\\\" Escola\"]\r\n\
        [White \"Rita\"] [Black \"Rui\"]\n\
        [GameType \"28,W,8,8,N1,1\"]\n[Result \"1-1\"]\n\n\
        {Abertura\n  livre} 1. 10-14! 23-19?! 2.14x23 28x19 $14 (2... 27x20?? {não há (} ((a)) 3. 9-13)\n\
        3... ; nothing here yet\n\
        \n1/2-1/2\n\n\
        [GameType \"26\"]\n1. c3-d4 f6:e5* 2. d4xf6 *\n\
        1. a3-b4 2-0\n";
    let (before, error) = fault(text);
    // Black's man on f6 cannot go sideways; everything before is there.
    assert_eq!((error.kind, error.line, error.game, error.ply), (PdnErrorKind::Move(NotRead::NotLegal), 14, 2, 1));
    assert_eq!((error.word.as_str(), before.len()), ("f6:e5*", 1));
    assert_eq!(error.so_far.map(|game| written(&game)), Some("c3-d4".to_owned()));

    let games = read(&text.replace("f6:e5*", "f6-e5*")).unwrap();
    assert_eq!(
        games.iter().map(written).collect::<Vec<_>>(),
        ["10-14 23-19 14x23 28x19", "c3-d4 f6-e5 d4xf6", "a3-b4"]
    );
    let [first, second, third] = games.as_slice() else { panic!("three games") };
    assert_eq!((first.tag("Event"), first.tag("Black")), (Some("Torneio \"da\" Escola"), Some("Rui")));
    assert_eq!((first.tag("GameType"), first.tag("Result")), (None, None));
    let notes = [
        (0, NoteKind::Comment("Abertura livre".to_owned())),
        (1, NoteKind::Nag(1)),
        (2, NoteKind::Nag(6)),
        (4, NoteKind::Nag(14)),
        (4, NoteKind::Comment("nothing here yet".to_owned())),
    ];
    assert_eq!(first.notes, notes.map(|(ply, kind)| Note { ply, kind }));
    assert_eq!(
        games.iter().map(|game| game.result).collect::<Vec<_>>(),
        [GameResult::Draw, GameResult::Unknown, GameResult::WhiteWins]
    );
    assert_eq!(
        [first, second, third].map(|game| game.start.variant().name),
        ["classicas", "brasileiras", "brasileiras"]
    );
}

#[test]
fn what_is_written_names_the_game_and_the_federation_s_squares() {
    let mut game = Game::new(Position::start(&CLASSICAS));
    for word in ["10-14", "23-19", "14x23", "28x19"] {
        game.play(read_move(game.position(), word).unwrap()).unwrap();
    }
    game.resign(Color::Black).unwrap();
    let mut pdn = PdnGame::of(&game);
    pdn.set_tag("White", "Rita \"R\" \\ Silva\n");
    pdn.set_tag("Opening", "Livre");
    pdn.set_tag("Not a name", "x");
    pdn.notes = vec![
        Note { ply: 1, kind: NoteKind::Comment("a} comment".to_owned()) },
        Note { ply: 4, kind: NoteKind::Nag(2) },
    ];
    assert_eq!(
        write(&pdn),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Rita \\\"R\\\" \\\\ Silva \"]\n\
        [Black \"?\"]\n[Result \"1-0\"]\n[GameType \"28,W,8,8,N1,1\"]\n[Opening \"Livre\"]\n\n\
        1. 10-14 {a) comment} 1... 23-19 2. 14x23 28x19 $2 1-0\n\n"
    );
    let brazilian = position(&BRASILEIRAS, "B:Wa1,Kc3:Bh8,Kg7");
    let m = brazilian.legal_moves().into_iter().find(|m| brazilian.written(*m) == "h8-g7");
    assert_eq!(m, None);
    let text = write(&PdnGame::new(brazilian, vec![brazilian.legal_moves()[0]]));
    assert!(text.contains("[GameType \"26,W,8,8,A0,0\"]\n[SetUp \"1\"]\n[FEN \"B:Wa1,Kc3:BKg7,h8\"]\n"), "{text}");
    assert!(text.ends_with(&format!("\n\n1... {} *\n\n", brazilian.written(brazilian.legal_moves()[0]))), "{text}");
    assert_eq!(only(&text).start, brazilian);
}

#[test]
fn results_are_read_in_either_style() {
    for (texts, result) in [
        (&["1-0", "2-0"][..], GameResult::WhiteWins),
        (&["0-1", "0-2"], GameResult::BlackWins),
        (&["1/2-1/2", "1-1", "½-½"], GameResult::Draw),
        (&["*"], GameResult::Unknown),
    ] {
        for text in texts {
            assert_eq!(only(&format!("1. 9-13 {text}")).result, result, "{text}");
            assert_eq!(only(&format!("[Result \"{text}\"] 1. 9-13")).result, result, "{text}");
        }
        assert_eq!(GameResult::parse(result.text()), Some(result));
    }
    assert_eq!(GameResult::parse("3-0"), None);
}

/// A dama that goes round by either side.
const FORK: &str = "W:WK15:B5,10,11,27";
const FORKS: [&str; 2] = ["15x2x9x31", "15x6x13x31"];

/// Two captures of as much between the same squares, which only the path tells apart.
#[test]
fn a_path_is_written_where_two_captures_share_their_ends() {
    let before = position(&CLASSICAS, FORK);
    let mut names: Vec<String> = before.legal_moves().iter().map(|m| before.written(*m)).collect();
    names.sort();
    assert_eq!(names, FORKS);
    assert_eq!(read_move(&before, "15x31"), Err(NotRead::Ambiguous));
    assert_eq!(read_move(&before, "15-31"), Err(NotRead::Ambiguous));
    for name in FORKS {
        let m = read_move(&before, name).unwrap();
        let game = PdnGame::new(before, vec![m]);
        let text = write(&game);
        assert!(text.contains(&format!("1. {name} *")), "{text}");
        assert_eq!(only(&text).moves, game.moves);
    }
    assert_eq!(read_move(&before, "15x1x31"), Err(NotRead::NotLegal));
}

#[test]
fn moves_are_read_in_the_forms_that_people_write() {
    let before = position(&CLASSICAS, "W:W14:B18");
    let m = before.legal_moves()[0];
    for word in ["14x21", "14X21", "14:21", "14×21", "14-21", "014x21"] {
        let wanted = if word.starts_with('0') { Err(NotRead::Unreadable) } else { Ok(m) };
        assert_eq!(read_move(&before, word), wanted, "{word}");
    }
    for word in ["14", "", "x", "14x", "x21", "+14x21", "14x21x", "14 21", "14--21", "1421", &"14x".repeat(40)] {
        assert_eq!(read_move(&before, word), Err(NotRead::Unreadable), "{word}");
    }
    // A step is no capture, whatever stands between; a capture names the squares that it touches.
    let start = Position::start(&CLASSICAS);
    assert_eq!(read_move(&start, "9x13"), Err(NotRead::NotLegal));
    let two = position(&CLASSICAS, "W:W10:B14,22");
    for (word, wanted) in [("10x26", true), ("10x19x26", true), ("10x18x26", false)] {
        assert_eq!(read_move(&two, word).is_ok(), wanted, "{word}");
    }
}

#[test]
fn each_fault_has_its_kind_line_and_word() {
    use Fault::{Nag, Start, Tag, UnclosedComment, UnclosedVariation, Unopened};
    let table = [
        ("[Event \"x]\n1. 9-13 *", Tag, 1, "[Event"),
        ("[Event x]\n", Tag, 1, "[Event"),
        ("[]", Tag, 1, "[]"),
        ("\n[Event x\n]", Tag, 2, "[Event"),
        ("[GameType \"25,W,8,8,A0,0\"]\n1. c3-d4", Start(NoStart::GameType), 1, "[GameType"),
        ("[FEN \"W:W1\"]\n\n*", Start(NoStart::Fen(PositionError::Unreadable)), 1, "[FEN"),
        ("1. 9-13 {open", UnclosedComment, 1, "{open"),
        ("1. 9-13\n(1... 24-20", UnclosedVariation, 2, "(1..."),
        ("1. 9-13 )", Unopened, 1, ")"),
        ("1. 9-13 }", Unopened, 1, "}"),
        ("1. 9-13 $256", Nag, 1, "$256"),
        ("1. 9-13 $x", Nag, 1, "$x"),
        ("1. 9-13\n24-19", PdnErrorKind::Move(NotRead::NotLegal), 2, "24-19"),
        ("1. 9-13\r\nola", PdnErrorKind::Move(NotRead::Unreadable), 2, "ola"),
    ];
    for (text, kind, line, word) in table {
        let (before, error) = fault(text);
        assert_eq!((error.kind, error.line, error.word.as_str()), (kind, line, word), "{text}");
        assert_eq!((error.game, before.len()), (1, 0), "{text}");
        if text.contains("9-13") && !text.starts_with('[') {
            assert_eq!((error.ply, error.so_far.map(|game| game.moves.len())), (1, Some(1)), "{text}");
        }
    }
    assert_eq!(read(" \n% nothing\n"), Ok(Vec::new()));
    assert_eq!(only("1. 9-13 !!!").notes, [Note { ply: 1, kind: NoteKind::Nag(3) }]);
    // The game after a bad one is read.
    assert_eq!(
        Reader::new("1. ola *\n1. 9-13 *").filter_map(Result::ok).map(|game| written(&game)).collect::<Vec<_>>(),
        ["9-13"]
    );
    // A number of moves alone, and a game of tags alone, are games.
    assert_eq!(only("1.").moves, []);
    assert_eq!(only("[Event \"x\"]").tag("Event"), Some("x"));
}

#[test]
fn each_limit_is_allowed_and_one_more_is_not() {
    let held = |text: &str, kind: PdnErrorKind| match read(text) {
        Ok(_) => false,
        Err((_, error)) => {
            assert_eq!(error.kind, kind);
            true
        }
    };
    let tags = |count: usize| (0..count).map(|tag| format!("[T{tag} \"\"]\n")).collect::<String>() + "*";
    let value = |length: usize| format!("[T \"{}\"] *", "x".repeat(length));
    let comment = |length: usize| format!("{{{}}} *", "x".repeat(length));
    let notes = |count: usize| "$1 ".repeat(count) + "*";
    let depth = |count: usize| format!("{}x{} *", "(".repeat(count), ")".repeat(count));
    let games = |count: usize| "* ".repeat(count);
    // A dama of each to and fro, which no law ends here.
    let plies = |count: usize| {
        let moves = ["4-8", "25-29", "8-4", "29-25"].into_iter().cycle().take(count).collect::<Vec<_>>().join(" ");
        format!("[FEN \"W:WK4:BK25\"]\n{moves} *")
    };
    for (most, text, kind) in [
        (MAX_TAGS, &tags as &dyn Fn(usize) -> String, PdnErrorKind::TooManyTags),
        (MAX_TAG_BYTES, &value, PdnErrorKind::TagTooLong),
        (MAX_COMMENT_BYTES, &comment, PdnErrorKind::CommentTooLong),
        (MAX_NOTES, &notes, PdnErrorKind::TooManyNotes),
        (MAX_DEPTH, &depth, PdnErrorKind::TooDeep),
        (MAX_GAMES, &games, PdnErrorKind::TooManyGames),
        (MAX_PLIES, &plies, PdnErrorKind::TooManyPlies),
    ] {
        assert!(!held(&text(most), kind.clone()), "{kind:?}");
        assert!(held(&text(most + 1), kind.clone()), "{kind:?}");
    }
    assert!(held(&" ".repeat(MAX_FILE_BYTES + 1), PdnErrorKind::FileTooLong));
    assert_eq!(read(&" ".repeat(MAX_FILE_BYTES)), Ok(Vec::new()));
}

/// A game of random moves, from the start or from a few damas, with its result.
fn random_game(random: &mut Random) -> PdnGame {
    const STARTS: [(&Variant, &str); 8] = [
        (&CLASSICAS, "start"),
        (&CLASSICAS, "start"),
        (&CLASSICAS, "start"),
        (&BRASILEIRAS, "start"),
        (&CLASSICAS, FORK),
        (&BRASILEIRAS, "start"),
        (&CLASSICAS, "B:WK1,K2,9,10,K12:BK32,K31,24,23,20"),
        (&BRASILEIRAS, "W:WKa1,Kc1,b2,d2,f4:BKh8,Kf8,e7,g5,c5"),
    ];
    let (variant, text) = STARTS[random.below(STARTS.len())];
    let mut game = Game::new(position(variant, text));
    let most = random.below(120);
    while game.plies().len() < most && game.status().is_none() {
        let moves = game.position().legal_moves();
        game.play(*random.pick(&moves).unwrap()).unwrap();
    }
    PdnGame::of(&game)
}

#[test]
fn ten_thousand_random_games_go_round() {
    let mut random = Random::new(28);
    let (mut paths, mut plies) = (0, 0);
    for _ in 0..100 {
        let games: Vec<PdnGame> = (0..100).map(|_| random_game(&mut random)).collect();
        let text: String = games.iter().map(write).collect();
        let mut back = read(&text).unwrap_or_else(|error| panic!("{:?}", error.1));
        assert!(text.lines().all(|line| line.len() < 80));
        plies += games.iter().map(|game| game.moves.len()).sum::<usize>();
        paths += text.split_whitespace().filter(|word| word.matches('x').count() > 1).count();
        for game in &mut back {
            assert_eq!((game.tag("White"), game.tags.len()), (Some("?"), 6));
            game.tags.clear();
        }
        assert_eq!(back, games);
    }
    assert!(plies > 250_000 && paths > 500, "{plies} plies, {paths} whole paths");
}

fn damaged(text: &str, random: &mut Random) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(signs.len().max(1));
        let sign = *random
            .pick(&['x', '-', '3', '0', '{', '}', '(', ')', '[', ']', '"', '\n', '.', '*', '$', 'é', '\\'])
            .unwrap();
        match random.below(3) {
            0 => signs.insert(at.min(signs.len()), sign),
            1 if at < signs.len() => drop(signs.remove(at)),
            _ if at < signs.len() => signs[at] = sign,
            _ => {}
        }
    }
    signs.into_iter().collect()
}

/// What was read is written and read as the same, whether the text was whole or not.
fn holds(text: &str) {
    let (games, so_far) = match read(text) {
        Ok(games) => (games, None),
        Err((before, error)) => {
            assert_eq!(error.game, before.len() + 1);
            assert!(error.line <= 1 + text.matches('\n').count());
            assert_eq!(error.so_far.as_ref().map_or(0, |game| game.moves.len()), error.ply);
            (before, error.so_far)
        }
    };
    for game in games.into_iter().chain(so_far.map(|game| *game)) {
        let again = only(&write(&game));
        assert_eq!((&again.start, &again.moves, again.result), (&game.start, &game.moves, game.result), "{text}");
        assert_eq!(only(&write(&again)), again, "{text}");
    }
}

#[test]
fn damaged_games_are_answered_and_what_is_whole_is_kept() {
    let mut random = Random::new(29);
    for _ in 0..2000 {
        let mut game = random_game(&mut random);
        game.notes.push(Note { ply: 0, kind: NoteKind::Comment("um dois".to_owned()) });
        let text = write(&game) + &write(&random_game(&mut random));
        holds(&damaged(&text, &mut random));
        holds(text.get(..random.below(text.len())).unwrap_or(&text));
    }
}

proptest! {
    #[test]
    fn any_text_is_answered(
        text in "\\PC{0,200}",
        pieces in prop::collection::vec(prop::sample::select(vec![
            "1.", "9-13", "24-20", "10x19x28", "c3-d4", "{", "}", "(", ")", "[", "]", "[White \"x\"]", "[FEN \"W:W1:B32\"]",
            "[GameType \"26\"]", "$3", "!", "?!", ";", "%", "\n", "1-0", "2-0", "*", "\"", "\\", "…", "½-½", "'", "\r\n",
        ]), 0..30),
    ) {
        holds(&text);
        holds(&pieces.join(" "));
        holds(&pieces.concat());
    }

    #[test]
    fn any_word_is_a_move_or_is_not(word in "[0-9a-hx:.-]{0,12}|\\PC{0,120}") {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            if let Ok(m) = read_move(&start, &word) {
                prop_assert!(start.legal_moves().contains(&m));
            }
        }
    }
}
