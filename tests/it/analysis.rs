//! The long questions as the page asks them: messages, replies, and what the page makes of them.

use lance_legal::analysis::{Games, Listed, Question, Said, Trouble, UNREADABLE, read, read_ending, reply};
use lance_legal::chess::dead_position::MatingChance;
use lance_legal::chess::{Game, Letters, Outcome as Ended, Position, Status};
use lance_legal::color::{ByColor, Color};
use lance_legal::draughts as damas;
use lance_legal::drills::endings::{Ending, Exercise, Level, Outcome};
use lance_legal::edition::Edition;
use lance_legal::play::chess::{
    Decision, GameEvent, Headings, Notice, OwnEvent, OwnNotice, SavedGame, Session, Source,
};
use lance_legal::play::{Opened, Stopped};
use proptest::prelude::*;

/// The answer to a question, with its number checked.
fn ask(question: &Question, file: &[u8]) -> String {
    let reply = reply(&question.message(7), || Some(file.to_vec()));
    let Some(Said::Reply(7, answer)) = Said::read(&reply) else { panic!("{reply}") };
    answer.to_string()
}

fn list(text: &str, letters: Letters) -> (Vec<Listed>, Option<Trouble>) {
    read_list(&ask(&Question::Games(letters), text.as_bytes()))
}

fn read_list(answer: &str) -> (Vec<Listed>, Option<Trouble>) {
    let Games { games, trouble } = read(answer).unwrap_or_else(|| panic!("{answer}"));
    (games, trouble)
}

/// The game of this place in the list of a text.
fn take(text: &str, place: usize) -> SavedGame {
    let (games, _) = list(text, Letters::Portuguese);
    let answer = ask(&Question::Take(games[place].key.clone()), text.as_bytes());
    serde_json::from_str(&answer).expect(&answer)
}

const TWO: &str = "[GameEvent \"Escola\"]\n[White \"Ana\"]\n[Black \"Rui\"]\n[Date \"2026.11.??\"]\n[Result \"0-1\"]\n\n\
    1.e4 {tab\there} e5 2.Nf3 0-1\n\n[White \"?\"]\n[Black \"Eva\tMaria\"]\n\n1.d4 d5 2.Nc5 *\n";

#[test]
fn who_can_mate_is_asked_of_both_sides() {
    let answers = |fen: &str, deep| read(&ask(&Question::WhoCanMate { fen: fen.to_string(), deep }, b""));
    let rook = answers("7k/8/8/8/8/8/R7/K7 w - - 0 1", true);
    assert_eq!(rook, Some(ByColor { white: MatingChance::Can, black: MatingChance::Cannot }));
    assert_eq!(answers("no position", false), None);
}

#[test]
fn a_message_of_another_form_is_answered_with_nothing() {
    let no_file = || None;
    assert_eq!(reply("3\n\"Dance\"", no_file), "3\n");
    let take = |key: &str| Question::Take(key.to_string()).message(3);
    assert_eq!(reply(&take("0 "), no_file), "3\n", "no file");
    assert_eq!(reply(&take("9 portuguese"), || Some(b"1.e4".to_vec())), "3\n", "no game there");
    assert_eq!(reply(&take("here"), || Some(b"1.e4".to_vec())), "3\n");
    assert_eq!(reply("3\n{\"Pgn\":", no_file), "3\n");
    assert_eq!(reply("", no_file), "\n");
    assert_eq!(Said::read("\n"), None);
}

#[test]
fn a_file_that_cannot_be_read_says_so() {
    for question in [Question::Games(Letters::Portuguese), Question::DraughtsGames] {
        let reply = reply(&question.message(1), || None);
        let Some(Said::Reply(1, answer)) = Said::read(&reply) else { panic!("{reply}") };
        assert_eq!(read_list(answer).1.map(|trouble| trouble.id), Some(UNREADABLE.to_string()));
    }
}

#[test]
fn the_loader_speaks_as_the_page_hears() {
    let loader = include_str!("../../assets/shell/analyst_loader.js");
    for (word, said) in [("loading", Said::Loading), ("failed", Said::Failed)] {
        assert!(loader.contains(&format!("postMessage('{word}')")), "{word}");
        assert_eq!(Said::read(word), Some(said));
    }
}

#[test]
fn a_large_file_may_take_longer_and_its_memory_is_given_back() {
    let games = Question::Games(Letters::Portuguese);
    let (small, large) = (games.limits(1_000), games.limits(10_000_000));
    assert!(small.answer <= 20_000 && !small.heavy);
    assert!((45_000..=90_000).contains(&large.answer) && large.heavy, "{large:?}");
    let mate = Question::WhoCanMate { fen: String::new(), deep: true };
    assert!(mate.limits(0).answer <= 10_000, "two people wait for the end of their game");
}

#[test]
fn games_are_listed_with_what_is_wrong_and_taken_by_their_place() {
    let (games, whole) = list(TWO, Letters::Portuguese);
    assert_eq!(whole, None);
    let [first, second] = &games[..] else { panic!("{games:?}") };
    assert_eq!((first.white.as_str(), first.black.as_str(), first.date.as_str()), ("Ana", "Rui", "2026.11.??"));
    assert_eq!((first.result.as_str(), first.plies, &first.trouble), ("0-1", 3, &None));
    assert_eq!((second.white.as_str(), second.black.as_str(), second.plies), ("", "Eva\tMaria", 2));
    let trouble = second.trouble.as_ref().expect("a fault");
    assert_eq!(
        (trouble.id.as_str(), trouble.line, trouble.plies, trouble.word.as_str()),
        ("pgn-move-illegal", 12, 2, "Nc5")
    );
    let game = take(TWO, 0);
    assert_eq!((game.game.moves.len(), game.source, game.headings.white.as_str()), (3, Source::Pgn, "Ana"));
    assert_eq!(game.headings.result, "0-1");
    assert_eq!(take(TWO, 1).game.moves.len(), 2);
    // In the widths that files come in the same games have other places in the bytes.
    let wide: Vec<u8> = TWO.replace("Rui", "Ruí").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let wide = [vec![0xff, 0xfe], wide].concat();
    let narrow: Vec<u8> = TWO.replace("Rui", "Ru\u{ed}").chars().map(|sign| sign as u8).collect();
    for file in [wide, narrow] {
        let (games, _) = read_list(&ask(&Question::Games(Letters::Portuguese), &file));
        assert_eq!(games[0].black, "Ruí");
        let answer = ask(&Question::Take(games[1].key.clone()), &file);
        let game: SavedGame = serde_json::from_str(&answer).expect(&answer);
        assert_eq!((game.game.moves.len(), game.headings.black.as_str()), (2, "Eva\tMaria"));
    }
}

#[test]
fn each_game_of_a_long_file_is_found_again() {
    let moves = ["1.e4 e5 2.Nf3", "1.d4 d5", "1.c4 {a } comment", "1.Nf3 Nf6 2.g3 g6 3.Bg2"];
    let games: String =
        (0..400).map(|n| format!("[GameEvent \"{n}\"]\n[White \"Ção {n}\"]\n\n{} *\n\n", moves[n % 4])).collect();
    let (listed, whole) = list(&games, Letters::Portuguese);
    assert_eq!((listed.len(), whole), (400, None));
    for n in [0, 1, 2, 3, 198, 399] {
        let game = take(&games, n);
        assert_eq!(game.headings.white, format!("Ção {n}"));
        assert_eq!(game.game.moves.len(), listed[n].plies, "{n}");
    }
}

#[test]
fn what_of_a_game_is_not_kept_is_counted() {
    let left =
        |listed: &Listed| -> Vec<String> { listed.left.iter().map(|(id, count)| format!("{id} {count}")).collect() };
    let text = "[White \"Ana\"]\n[ECO \"C50\"]\n[Annotator \"?\"]\n\n\
        {Aula} 1.e4 e5 {bom} (1...c5 2.Nf3) 2.Nf3?? Nc6 $14 (2...d6 (2...f6)) *\n\n[White \"Eva\"]\n\n1.d4 *\n";
    let (games, _) = list(text, Letters::Portuguese);
    assert_eq!(left(&games[0]), ["left-comments 2", "left-variations 2", "left-signs 2", "left-lines 1"]);
    assert_eq!(left(&games[1]), [""; 0]);
    // Draughts keep the moves alone.
    let text = "[White \"Inês\"]\n[GameEvent \"?\"]\n\n1. 10-14 {assim} 23-19! (23-20) 1-0\n";
    let (games, _) = read_list(&ask(&Question::DraughtsGames, text.as_bytes()));
    assert_eq!(
        left(&games[0]),
        [
            "damas-left-lines 1",
            "damas-left-result 1",
            "damas-left-comments 1",
            "damas-left-variations 1",
            "damas-left-signs 1"
        ]
    );
}

const DRAUGHTS: &str = "[GameEvent \"Clube\"]\n[White \"Inês\"]\n[Black \"Rui\"]\n[Date \"2026.11.20\"]\n\n\
    1. 10-14 23-19 1-0\n\n[White \"Eva\"]\n\n1. 9-13 23-19 2. 9-14 *\n";

#[test]
fn games_of_draughts_are_listed_and_taken_as_those_of_chess() {
    let file = DRAUGHTS.as_bytes();
    let (games, whole) = read_list(&ask(&Question::DraughtsGames, file));
    assert_eq!(whole, None);
    let [first, second] = &games[..] else { panic!("{games:?}") };
    assert_eq!((first.white.as_str(), first.black.as_str(), first.date.as_str()), ("Inês", "Rui", "2026.11.20"));
    assert_eq!((first.result.as_str(), first.plies, &first.trouble), ("1-0", 2, &None));
    let trouble = second.trouble.as_ref().expect("a fault");
    assert_eq!((trouble.id.as_str(), trouble.word.as_str(), trouble.plies), ("damas-pdn-move", "9-14", 2));
    let taken = |game: &Listed| -> damas::GameRecord {
        let answer = ask(&Question::TakeDraughts(game.key.clone()), file);
        serde_json::from_str(&answer).expect(&answer)
    };
    assert_eq!(taken(first).moves, ["10-14", "23-19"]);
    assert_eq!(taken(second).moves, ["9-13", "23-19"]);
    assert!(read_list(&ask(&Question::DraughtsGames, b" \n")).0.is_empty());
    assert_eq!(ask(&Question::TakeDraughts("100000".to_string()), file), "");
}

#[test]
fn a_game_of_draughts_that_was_over_before_is_taken_as_far_as_it_goes() {
    // Damas that go to and fro: the twentieth move of either side ends it, and the text goes on.
    let shuffle = ["4-8 29-25", "8-4 25-29"].into_iter().cycle().take(24).collect::<Vec<_>>().join(" ");
    let text = format!("[FEN \"W:WK4:BK29\"]\n\n{shuffle} *");
    let (games, _) = read_list(&ask(&Question::DraughtsGames, text.as_bytes()));
    assert_eq!(games[0].plies, 48);
    let answer = ask(&Question::TakeDraughts(games[0].key.clone()), text.as_bytes());
    let game: damas::GameRecord = serde_json::from_str(&answer).expect(&answer);
    assert_eq!(game.moves.len(), 39);
}

#[test]
fn bare_moves_are_read_in_the_readers_letters() {
    for (text, letters) in [
        ("1.e4 e5 2.Cf3", Letters::Portuguese),
        ("1.e4 e5 2.Nf3", Letters::English),
        ("1.e4 e5 2.Nf3", Letters::Portuguese),
    ] {
        let (games, whole) = list(text, letters);
        assert_eq!((games.len(), games[0].plies, &games[0].trouble, whole), (1, 3, &None, None), "{text}");
        let answer = ask(&Question::Take(games[0].key.clone()), text.as_bytes());
        let game: SavedGame = serde_json::from_str(&answer).expect(&answer);
        assert_eq!(game.game.moves.len(), 3, "{text} is taken in the letters it was listed in");
    }
}

#[test]
fn a_file_that_is_too_long_says_so_and_has_no_games() {
    let (games, whole) = list(&" ".repeat(10_000_001), Letters::Portuguese);
    assert_eq!((games.len(), whole.map(|trouble| trouble.id)), (0, Some("pgn-file-too-long".to_string())));
}

#[test]
fn a_game_older_than_the_automatic_draws_is_opened_by_its_own_laws() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(6);
    let saved = take(&format!("[GameEvent \"?\"]\n\n{shuffle} e4 *"), 0);
    assert_eq!(saved.game.edition, Edition::Laws2005);
    assert_eq!(Game::from_record(&saved.game).map(|game| game.plies().len()).ok(), Some(25));
}

#[test]
fn a_game_of_the_page_is_written_as_pgn_under_a_safe_name() {
    let mut session = Session::default();
    for text in ["e4", "e5", "Cf3"] {
        session = session.update(GameEvent::Typed { text: text.to_string(), letters: Letters::Portuguese });
    }
    let headings = Headings { white: "Ana/..".to_string(), date: "5/9/2026".to_string(), ..Headings::default() };
    session = session.update(GameEvent::Own(OwnEvent::Headings(Box::new(headings))));
    session = session.update(GameEvent::Own(OwnEvent::Conclude {
        decision: Decision::Resign(Color::Black),
        opponent_can_mate: true,
    }));
    let answer = ask(&Question::pgn(session.saved(), Vec::new()), b"");
    let (name, pgn): (String, String) = read(&answer).expect(&answer);
    assert_eq!(name, "lance-legal-ana-2026-09-05.pgn");
    assert!(pgn.contains("[Date \"2026.09.05\"]") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
    assert!(pgn.ends_with("1. e4 e5 2. Nf3 1-0\n\n"), "{pgn}");
    assert_eq!(session.movetext(Letters::Portuguese), "1.e4 e5 2.Cf3 1-0");
}

#[test]
fn what_is_said_of_moves_and_the_clock_go_into_the_pgn() {
    let saved = take(TWO, 0);
    let comments =
        vec![(1, "[%clk 0:14:58]".to_string()), (2, "Assim não.".to_string()), (9, "no such move".to_string())];
    let answer = ask(&Question::pgn(saved, comments), b"");
    let (_, pgn): (String, String) = read(&answer).expect(&answer);
    assert!(pgn.contains("1. e4 {[%clk 0:14:58]} 1... e5 {Assim não.} 2. Nf3 0-1"), "{pgn}");
}

#[test]
fn an_opened_game_keeps_its_head_and_says_where_it_stops() {
    let stopped = Stopped { sentence: "pgn-move-illegal".to_string(), line: 12, ply: 2, word: "Nc5".to_string() };
    let opened = Opened { stopped: Some(stopped), left: vec![("left-comments".to_string(), 3)] };
    let before = Session::default().update(GameEvent::Typed { text: "e4".to_string(), letters: Letters::Portuguese });
    let session = before.update(GameEvent::Open(Box::new(take(TWO, 1)), opened.clone()));
    assert_eq!((session.game.plies().len(), session.notice), (2, Some(Notice::Opened(opened))));
    assert_eq!(session.shelf.newest().map(|saved| saved.game.moves.len()), Some(1), "the game before is put aside");
    let result = Session::default().update(GameEvent::Open(Box::new(take(TWO, 0)), Opened::default()));
    assert_eq!((result.game.outcome(), result.result().text()), (None, "0-1"), "the file says who won, not the board");
}

#[test]
fn the_page_ends_a_game_only_as_the_rules_allow() {
    let start = Session::default();
    let offered = start.clone().update(GameEvent::OfferDraw);
    assert!(matches!(offered.notice, Some(Notice::NotEnded(_))));
    let dead = GameEvent::Own(OwnEvent::Dead(Box::new(*start.game.position())));
    let resigned = start.clone().update(GameEvent::Own(OwnEvent::Conclude {
        decision: Decision::Resign(Color::White),
        opponent_can_mate: false,
    }));
    assert_eq!(resigned.game.outcome(), Some(Ended::Draw));
    assert_eq!(resigned.clone().update(dead.clone()).game.status(), Some(Status::Resignation(Color::White)));
    assert_eq!(resigned.update(GameEvent::TakeBack).game.status(), None);
    let moved = start.clone().update(GameEvent::Typed { text: "e4".to_string(), letters: Letters::Portuguese });
    assert_eq!(moved.update(dead.clone()).game.status(), None, "the proof was about an earlier position");
    assert_eq!(start.update(dead).game.status(), Some(Status::DeadPosition));
}

#[test]
fn laws_that_had_ended_the_game_before_are_refused() {
    let mut session = Session::default().update(GameEvent::Own(OwnEvent::Laws(Edition::Laws2005)));
    for text in ["Cf3", "Cf6", "Cg1", "Cg8"].into_iter().cycle().take(20) {
        session = session.update(GameEvent::Typed { text: text.to_string(), letters: Letters::Portuguese });
    }
    assert_eq!((session.game.status(), session.game.plies().len()), (None, 20));
    let session = session.update(GameEvent::Own(OwnEvent::Laws(Edition::Laws2023)));
    assert_eq!(
        (session.game.edition(), session.notice),
        (Edition::Laws2005, Some(Notice::Own(OwnNotice::OtherLaws { ply: 16 })))
    );
}

#[test]
fn dates_as_people_write_them_become_those_of_pgn() {
    for (written, pgn) in [
        ("5/9/2026", "2026.09.05"),
        ("05-09-2026", "2026.09.05"),
        ("2026.09.05", "2026.09.05"),
        ("setembro", "setembro"),
        ("", ""),
        ("0/9/2026", "0/9/2026"),
    ] {
        assert_eq!(Headings { date: written.to_string(), ..Headings::default() }.pgn_date(), pgn);
    }
}

fn of_rook(seed: u32) -> Exercise {
    Exercise { level: Level::new(Ending::Krk, 1).expect("a level"), seed }
}

#[test]
fn the_table_of_an_ending_gives_a_position_and_what_each_move_leads_to() {
    let exercise = of_rook(3);
    let start = read_ending(&ask(&Question::ending(exercise, None), b"")).expect("a position");
    assert_eq!(start.moves.len(), start.position.legal_moves().len());
    assert!(matches!(start.outcome(), Some(Outcome::Won(1..=7))), "{:?}", start.outcome());
    let best = start.moves[0];
    let after = start.position.play(best.m).expect("legal");
    let Some(reply) = best.reply else { return assert!(after.in_check() && !after.has_legal_moves()) };
    let next = after.play(reply).expect("legal");
    let known = read_ending(&ask(&Question::ending(exercise, Some(&next)), b"")).expect("known");
    assert_eq!(known.position, next);
    let (Some(Outcome::Won(was)), Some(Outcome::Won(now))) = (start.outcome(), known.outcome()) else { panic!() };
    assert_eq!(was, now + 2, "both sides play their best");
    // The same id, the same position, whatever table was asked for between.
    let queen = Exercise { level: Level::new(Ending::Kqk, 1).expect("a level"), seed: 3 };
    assert!(read_ending(&ask(&Question::ending(queen, None), b"")).is_some());
    assert_eq!(read_ending(&ask(&Question::ending(exercise, None), b"")), Some(start));
}

#[test]
fn what_no_table_knows_and_no_rule_allows_is_no_answer() {
    let other = Position::start();
    assert_eq!(ask(&Question::ending(of_rook(1), Some(&other)), b""), "");
    for asked in
        ["", "{}", r#"{"exercise":"finais/torre/9/00000001"}"#, r#"{"exercise":"finais/torre/1/00000001","now":"x"}"#]
    {
        let question = Question::Ending { asked: asked.to_string(), big: false };
        assert_eq!(ask(&question, b""), "", "{asked}");
    }
    let answer = ask(&Question::ending(of_rook(1), None), b"");
    let known = read_ending(&answer).expect(&answer);
    let (from, to) = (known.moves[0].m.from, known.moves[0].m.to);
    for (what, wrong) in [
        ("another position", answer.replacen(" w ", " b ", 1)),
        ("a move left out", answer.replacen("[[", "[[],[", 1)),
        ("an illegal move", answer.replace(&format!("{from}{to}"), "a1a1")),
        ("no position", answer.replacen("8/", "9/", 1)),
        ("half of it", answer[..answer.len() / 2].to_string()),
        ("nothing", String::new()),
    ] {
        assert_eq!(read_ending(&wrong), None, "{what}: {wrong}");
    }
}

proptest! {
    #[test]
    fn no_message_stops_the_worker(
        message in "\\PC{0,40}|[0-9]{0,3}\n[{]\"(WhoCanMate|Games|Take|Pgn|Draughts|DraughtsGames|TakeDraughts|Ending)\":(\\PC|\n){0,80}",
        key in "\\PC{0,20}",
        file in prop::option::of(prop_oneof![prop::collection::vec(any::<u8>(), 0..200), "\\PC{0,80}".prop_map(String::into_bytes)]),
    ) {
        let reply = reply(&message, || file.clone());
        prop_assert!(reply.contains('\n'));
        read::<Games>(&reply);
        read::<ByColor<MatingChance>>(&reply);
        for question in [Question::Take(key.clone()), Question::TakeDraughts(key.clone()), Question::WhoCanMate { fen: key, deep: false }] {
            let answered = lance_legal::analysis::reply(&question.message(1), || file.clone());
            prop_assert!(answered.starts_with("1\n"));
        }
    }

    #[test]
    fn any_key_is_a_game_or_nothing(place in 0..400_usize, chess: bool) {
        let (file, question) = match chess {
            true => (TWO, Question::Take(format!("{place} "))),
            false => (DRAUGHTS, Question::TakeDraughts(place.to_string())),
        };
        let reply = reply(&question.message(1), || Some(file.as_bytes().to_vec()));
        prop_assert!(reply == "1\n" || reply.contains("{"), "{}", reply);
    }
}
