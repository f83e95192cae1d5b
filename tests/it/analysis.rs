//! The long questions as the page asks them: messages, replies, and what the page makes of them.

use lance_legal::analysis::{Analyst, Listed, Question, Trouble, read_list, read_reply, read_who_can_mate};
use lance_legal::chess::dead_position::Answer;
use lance_legal::chess::{Edition, Game, Letters, Outcome, Status};
use lance_legal::color::{ByColor, Color};
use lance_legal::play::{Event, Headings, Notice, SavedGame, Session, Source};
use proptest::prelude::*;

/// The answer to a question, with its number checked.
fn ask(analyst: &mut Analyst, question: &Question) -> String {
    let reply = analyst.reply(&question.message(7));
    let (number, answer) = read_reply(&reply).expect(&reply);
    assert_eq!(number, 7);
    answer.to_string()
}

fn list(analyst: &mut Analyst, text: &str, letters: Letters) -> (Vec<Listed>, Option<Trouble>) {
    read_list(&ask(analyst, &Question::Games { text: text.to_string(), letters }))
}

fn take(analyst: &mut Analyst, place: usize) -> SavedGame {
    let answer = ask(analyst, &Question::Take(place));
    serde_json::from_str(&answer).expect(&answer)
}

const TWO: &str = "[Event \"Escola\"]\n[White \"Ana\"]\n[Black \"Rui\"]\n[Date \"2026.11.??\"]\n[Result \"0-1\"]\n\n\
    1.e4 {tab\there} e5 2.Nf3 0-1\n\n[White \"?\"]\n[Black \"Eva\tMaria\"]\n\n1.d4 d5 2.Nc5 *\n";

#[test]
fn who_can_mate_is_asked_of_both_sides() {
    let mut analyst = Analyst::default();
    let mut answers =
        |fen: &str, deep| read_who_can_mate(&ask(&mut analyst, &Question::WhoCanMate { fen: fen.to_string(), deep }));
    let rook = answers("7k/8/8/8/8/8/R7/K7 w - - 0 1", true);
    assert_eq!(rook, ByColor { white: Answer::Can, black: Answer::Cannot });
    assert_eq!(answers("no position", false), ByColor { white: Answer::Unknown, black: Answer::Unknown });
}

#[test]
fn a_message_of_another_form_is_answered_with_nothing() {
    let mut analyst = Analyst::default();
    assert_eq!(analyst.reply("3\ndance\nplease"), "3\n");
    assert_eq!(analyst.reply("3\ntake\n0"), "3\n", "no list was asked for");
    assert_eq!(analyst.reply("3\npgn\n{"), "3\n");
    assert_eq!(analyst.reply(""), "\n");
    assert_eq!(read_reply("\n"), None);
}

#[test]
fn games_are_listed_with_what_is_wrong_and_taken_by_their_place() {
    let mut analyst = Analyst::default();
    let (games, whole) = list(&mut analyst, TWO, Letters::Portuguese);
    assert_eq!(whole, None);
    let [first, second] = &games[..] else { panic!("{games:?}") };
    assert_eq!((first.white.as_str(), first.black.as_str(), first.date.as_str()), ("Ana", "Rui", "2026.11.??"));
    assert_eq!((first.result.as_str(), first.plies, &first.trouble), ("0-1", 3, &None));
    assert_eq!((second.white.as_str(), second.black.as_str(), second.plies), ("", "Eva Maria", 2));
    let trouble = second.trouble.as_ref().expect("a fault");
    assert_eq!(
        (trouble.id.as_str(), trouble.line, trouble.plies, trouble.word.as_str()),
        ("pgn-move-illegal", 12, 2, "Nc5")
    );
    let game = take(&mut analyst, 0);
    assert_eq!((game.game.moves.len(), game.source, game.headings.white.as_str()), (3, Source::Pgn, "Ana"));
    assert_eq!(game.headings.result, "0-1");
    assert_eq!(take(&mut analyst, 1).game.moves.len(), 2);
    assert_eq!(ask(&mut analyst, &Question::Take(2)), "");
}

#[test]
fn bare_moves_are_read_in_the_readers_letters() {
    let mut analyst = Analyst::default();
    for (text, letters) in [("1.e4 e5 2.Cf3", Letters::Portuguese), ("1.e4 e5 2.Nf3", Letters::English)] {
        let (games, whole) = list(&mut analyst, text, letters);
        assert_eq!((games.len(), games[0].plies, &games[0].trouble, whole), (1, 3, &None, None), "{text}");
    }
}

#[test]
fn a_file_that_is_too_long_says_so_and_has_no_games() {
    let mut analyst = Analyst::default();
    let (games, whole) = list(&mut analyst, &" ".repeat(10_000_001), Letters::Portuguese);
    assert_eq!((games.len(), whole.map(|trouble| trouble.id)), (0, Some("pgn-file-too-long".to_string())));
}

#[test]
fn a_game_older_than_the_automatic_draws_is_opened_by_its_own_laws() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(6);
    let mut analyst = Analyst::default();
    list(&mut analyst, &format!("[Event \"?\"]\n\n{shuffle} e4 *"), Letters::Portuguese);
    let saved = take(&mut analyst, 0);
    assert_eq!(saved.game.edition, Edition::Laws2005);
    assert_eq!(Game::from_record(&saved.game).map(|game| game.plies().len()).ok(), Some(25));
}

#[test]
fn a_game_of_the_page_is_written_as_pgn_under_a_safe_name() {
    let mut session = Session::default();
    for text in ["e4", "e5", "Cf3"] {
        session = session.update(Event::Typed { text: text.to_string(), letters: Letters::Portuguese });
    }
    let headings = Headings { white: "Ana/..".to_string(), date: "5/9/2026".to_string(), ..Headings::default() };
    session = session.update(Event::Headings(Box::new(headings)));
    session = session.update(Event::Resign { side: Color::Black, opponent_can_mate: true });
    let answer = ask(&mut Analyst::default(), &Question::Pgn(Box::new(session.saved())));
    let (name, pgn) = answer.split_once('\n').expect(&answer);
    assert_eq!(name, "lance-legal-ana-2026-09-05.pgn");
    assert!(pgn.contains("[Date \"2026.09.05\"]") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
    assert!(pgn.ends_with("1. e4 e5 2. Nf3 1-0\n\n"), "{pgn}");
    assert_eq!(session.movetext(Letters::Portuguese), "1.e4 e5 2.Cf3 1-0");
}

#[test]
fn an_opened_game_keeps_its_head_and_says_where_it_stops() {
    let mut analyst = Analyst::default();
    list(&mut analyst, TWO, Letters::Portuguese);
    let stopped =
        Notice::Stopped { sentence: "pgn-move-illegal".to_string(), line: 12, ply: 2, word: "Nc5".to_string() };
    let before = Session::default().update(Event::Typed { text: "e4".to_string(), letters: Letters::Portuguese });
    let session = before.update(Event::Open(Box::new(take(&mut analyst, 1)), Some(stopped.clone())));
    assert_eq!((session.game.plies().len(), session.notice), (2, Some(stopped)));
    assert_eq!(session.shelved.map(|saved| saved.game.moves.len()), Some(1), "the game before is put aside");
    let result = Session::default().update(Event::Open(Box::new(take(&mut analyst, 0)), None));
    assert_eq!((result.game.outcome(), result.result().text()), (None, "0-1"), "the file says who won, not the board");
}

#[test]
fn the_page_ends_a_game_only_as_the_rules_allow() {
    let start = Session::default();
    let offered = start.clone().update(Event::OfferDraw);
    assert!(matches!(offered.notice, Some(Notice::NotEnded(_))));
    let dead = Event::Dead(Box::new(*start.game.position()));
    let resigned = start.clone().update(Event::Resign { side: Color::White, opponent_can_mate: false });
    assert_eq!(resigned.game.outcome(), Some(Outcome::Draw));
    assert_eq!(resigned.clone().update(dead.clone()).game.status(), Some(Status::Resignation(Color::White)));
    assert_eq!(resigned.update(Event::TakeBack).game.status(), None);
    let moved = start.clone().update(Event::Typed { text: "e4".to_string(), letters: Letters::Portuguese });
    assert_eq!(moved.update(dead.clone()).game.status(), None, "the proof was about an earlier position");
    assert_eq!(start.update(dead).game.status(), Some(Status::DeadPosition));
}

#[test]
fn laws_that_had_ended_the_game_before_are_refused() {
    let mut session = Session::default().update(Event::Laws(Edition::Laws2005));
    for text in ["Cf3", "Cf6", "Cg1", "Cg8"].into_iter().cycle().take(20) {
        session = session.update(Event::Typed { text: text.to_string(), letters: Letters::Portuguese });
    }
    assert_eq!((session.game.status(), session.game.plies().len()), (None, 20));
    let session = session.update(Event::Laws(Edition::Laws2023));
    assert_eq!((session.game.edition(), session.notice), (Edition::Laws2005, Some(Notice::OtherLaws { ply: 16 })));
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

proptest! {
    #[test]
    fn no_message_stops_the_thread(message in "\\PC{0,40}|[0-9]{0,3}\n(mate|mate at once|games|take|pgn)\n(\\PC|\n){0,80}") {
        let mut analyst = Analyst::default();
        let reply = analyst.reply(&message);
        prop_assert!(reply.contains('\n'));
        read_list(&reply);
        read_who_can_mate(&reply);
    }
}
