//! A game before the class: read with its comments and variations, stepped through, guessed, tried.

use lance_legal::board::{Sign, State};
use lance_legal::chess::pgn::{PgnGame, Reader};
use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Move, Position};
use lance_legal::lecture::{
    AskedMoves, Drawn, Entry, Lecture, LectureEvent, MOST_PROPOSALS, MOST_QUESTIONS, Notice, Proposal, sign,
};
use lance_legal::square::Square;

const GAME: &str = r#"[White "Inês"]
[Black "Rui"]

{Uma aula.} 1.e4 e5 2.Nf3 $1 {ataca e5 [%cal Gf3e5] [%csl Re5] [%clk 0:10:00]} (2.f4 exf4 {aceite} (2...d5 3.exd5) 3.Nf3)
2...Nc6 3.Bb5 a6 *
"#;

fn game(pgn: &str) -> PgnGame {
    Reader::new(pgn).next().expect("a game").expect("a good one")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

fn attempt(name: &str) -> LectureEvent {
    let m: Move = name.parse().expect("a move of the test");
    LectureEvent::Try { from: m.from, to: m.to, promotion: m.promotion }
}

fn after(lecture: Lecture, events: impl IntoIterator<Item = LectureEvent>) -> Lecture {
    events.into_iter().fold(lecture, Lecture::update)
}

/// The list as a book prints it.
fn printed(lecture: &Lecture) -> String {
    let word = |entry: Entry| match entry {
        Entry::Move { place, number } => {
            let node = lecture.tree.node(place);
            let (before, m) = node.from.expect("a move");
            let san = san::write(&lecture.tree.node(before).position, m, Letters::English);
            let signs: String = node.nags.iter().map(|nag| sign(*nag)).collect();
            format!("{}{san}{signs}", number.unwrap_or_default())
        }
        Entry::Comment { text, .. } => format!("{{{text}}}"),
        Entry::Open => "(".to_string(),
        Entry::Close => ")".to_string(),
    };
    lecture.entries().into_iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The moves that a sheet asks for.
fn asked(lecture: &Lecture, asked: AskedMoves) -> Vec<String> {
    let tree = &lecture.tree;
    let one = |(before, after): (usize, usize)| {
        let (from, m) = tree.node(after).from.expect("a move");
        assert_eq!(from, before);
        san::line(&tree.node(before).position, &[m], Letters::English)
    };
    tree.questions(asked).map(one).collect()
}

#[test]
fn a_sheet_asks_for_moves_that_were_played() {
    let lecture = Lecture::of(&game(GAME));
    assert_eq!(asked(&lecture, AskedMoves::Noted), ["2.Nf3"]);
    assert_eq!(asked(&lecture, AskedMoves::Every(1)), ["2.Nf3", "3.Bb5"]);
    assert_eq!(asked(&lecture, AskedMoves::Every(2)), ["3.Bb5"]);
    assert!(asked(&lecture, AskedMoves::Every(3)).is_empty(), "the game is over before");
    // A variation that was tried at the end is not the game.
    let tried = after(lecture, [LectureEvent::Last, attempt("b5a4")]);
    assert!(tried.tree.has_tries());
    assert_eq!(asked(&tried, AskedMoves::Every(1)), ["2.Nf3", "3.Bb5"]);
    let long = format!("{} *", "Nf3 Nf6 Ng1 Ng8 ".repeat(70));
    assert_eq!(asked(&Lecture::of(&game(&long)), AskedMoves::Every(1)).len(), MOST_QUESTIONS);
}

#[test]
fn comments_signs_and_variations_stand_where_they_belong() {
    let lecture = Lecture::of(&game(GAME));
    assert_eq!(lecture.tree.cut, 0);
    assert_eq!(
        printed(&lecture),
        "{Uma aula.} 1.e4 e5 2.Nf3! {ataca e5} ( 2.f4 exf4 {aceite} ( 2...d5 3.exd5 ) 3.Nf3 ) 2...Nc6 3.Bb5 a6"
    );
    let knight = after(lecture, [LectureEvent::Forward, LectureEvent::Forward, LectureEvent::Forward]);
    let node = knight.tree.node(knight.at);
    assert_eq!(node.drawn, [Drawn::Arrow(square("f3"), square("e5")), Drawn::Ring(square("e5"))]);
    let mut board = State::default();
    knight.paint(&mut board);
    assert!(board.marks.iter().any(|mark| mark.sign == Sign::Ring(square("e5"))));
    assert_eq!(board.last_move, Some((square("g1"), square("f3"))));
}

#[test]
fn one_steps_through_the_game_and_its_variations() {
    let start = Lecture::of(&game(GAME));
    assert_eq!(*start.position(), Position::start());
    let last = start.clone().update(LectureEvent::Last);
    assert_eq!(last.tree.way(last.at).len(), 7);
    assert_eq!(last.clone().update(LectureEvent::Forward), last, "there is nothing behind the last move");
    assert_eq!(last.clone().update(LectureEvent::First).at, 0);
    assert_eq!(start.clone().update(LectureEvent::Back).at, 0);
    let gambit = start.tree.node(start.tree.way(last.at)[4]).next[1];
    let there = last.update(LectureEvent::Go(gambit));
    assert!(!there.tree.is_main(there.at));
    let deeper = after(there, [LectureEvent::Forward, LectureEvent::Forward]);
    assert_eq!(deeper.last(), Some("g1f3".parse().unwrap()));
    let back = deeper.update(LectureEvent::ToGame);
    assert_eq!(back.last(), Some("e7e5".parse().unwrap()));
    assert_eq!(back.clone().update(LectureEvent::Go(10_000)).at, back.at);
}

#[test]
fn a_try_is_a_variation_and_the_game_stays() {
    let game = game(GAME);
    let lecture = after(Lecture::of(&game), [LectureEvent::Forward, attempt("c7c5"), attempt("g1f3")]);
    assert_eq!(printed(&lecture).matches("1...c5 2.Nf3").count(), 1);
    let node = lecture.tree.node(lecture.at);
    assert!(node.is_tried && !lecture.tree.is_main(lecture.at));
    // The move of the game is no new variation.
    let same = after(lecture.clone(), [LectureEvent::ToGame, attempt("e7e5")]);
    assert!(same.tree.is_main(same.at));
    assert_eq!(same.entries(), lecture.entries());
    // Beyond the last move too, and all of it can be taken out.
    let beyond = after(lecture, [LectureEvent::Go(0), LectureEvent::Last, attempt("b5a4")]);
    assert!(!beyond.tree.is_main(beyond.at));
    let bare = beyond.update(LectureEvent::ForgetTried);
    assert_eq!((bare.tree.clone(), bare.tree.is_main(bare.at)), (Lecture::of(&game).tree, true));
    assert_eq!(bare.tree.way(bare.at).len(), 7, "one is where the variation began");
}

#[test]
fn what_is_not_legal_is_refused_with_its_reason() {
    let lecture = Lecture::of(&game(GAME)).update(attempt("e2e5"));
    assert!(matches!(&lecture.notice, Some(Notice::Refused(illegal)) if !illegal.article().is_empty()));
    let mut board = State::default();
    lecture.paint(&mut board);
    assert_eq!(lecture.at, 0);
    let typed = |text: &str| LectureEvent::Typed { text: text.to_string(), letters: Letters::Portuguese };
    assert!(matches!(lecture.clone().update(typed("olá")).notice, Some(Notice::NotRead { .. })));
    assert_eq!(lecture.update(typed("Cf3")).last(), Some("g1f3".parse().unwrap()));
    let pawn = Lecture::of(&game("[FEN \"8/4P3/8/8/8/8/k7/4K3 w - - 0 1\"]\n\n*")).update(attempt("e7e8"));
    assert_eq!(pawn.promoting, Some((square("e7"), square("e8"))));
    assert_eq!(pawn.update(attempt("e7e8n")).position().fen(), "4N3/8/8/8/8/8/k7/4K3 b - - 0 1");
}

#[test]
fn the_class_guesses_and_hands_are_counted() {
    let guessing =
        after(Lecture::of(&game(GAME)), [LectureEvent::Guess(true), LectureEvent::Forward, LectureEvent::Forward]);
    assert_eq!(printed(&guessing), "{Uma aula.} 1.e4 e5", "what comes is hidden");
    assert_eq!(guessing.clone().update(LectureEvent::Last).at, guessing.at);
    let asked =
        after(guessing, [attempt("f2f4"), attempt("g1f3"), attempt("g1f3"), LectureEvent::Hand { at: 1, more: true }]);
    let hands = |m: &str, hands| Proposal { m: m.parse().unwrap(), hands };
    assert_eq!(asked.proposals, [hands("f2f4", 1), hands("g1f3", 3)]);
    let mut board = State::default();
    asked.paint(&mut board);
    assert_eq!(board.marks.len(), 2);
    let told = asked.clone().update(LectureEvent::Forward);
    assert_eq!(told.notice, Some(Notice::Shown { right: 3, of: 4 }));
    assert_eq!(told.proposals, []);
    assert!(told.tree.is_main(told.at), "nothing was played but the game");
    // A hand too many is taken back, and the last one takes its move along.
    let fewer =
        after(asked.clone(), [LectureEvent::Hand { at: 0, more: false }, LectureEvent::Hand { at: 0, more: false }]);
    assert_eq!(fewer.proposals, [hands("g1f3", 3)]);
    assert_eq!(fewer.update(LectureEvent::Hand { at: 7, more: true }).proposals.len(), 1);
    let all = after(asked, ["a2a3", "b2b3", "c2c3", "d2d3", "h2h3"].map(attempt));
    assert_eq!((all.proposals.len(), all.notice), (MOST_PROPOSALS, Some(Notice::NoLetter)));
}

#[test]
fn drawings_stay_with_their_position() {
    let arrow = Drawn::Arrow(square("e2"), square("e4"));
    let lecture =
        after(Lecture::of(&game(GAME)), [LectureEvent::Draw(arrow), LectureEvent::Draw(Drawn::Ring(square("d5")))]);
    assert_eq!(lecture.drawn_here().len(), 2);
    let next = lecture.update(LectureEvent::Forward);
    assert_eq!(next.drawn_here(), []);
    let again = after(next, [LectureEvent::Back, LectureEvent::Draw(arrow)]);
    assert_eq!(again.drawn_here(), [Drawn::Ring(square("d5"))]);
    assert_eq!(again.update(LectureEvent::Wipe).drawn_here(), []);
}

#[test]
fn a_variation_that_cannot_be_played_is_cut_and_counted() {
    let lecture = Lecture::of(&game("1.e4 (1.d4 d5 2.Qh9 Nf6) 1...e5 (1...c5 2.Ke3) *"));
    assert_eq!(printed(&lecture), "1.e4 ( 1.d4 d5 ) 1...e5 ( 1...c5 )");
    assert_eq!(lecture.tree.cut, 2);
}

#[test]
fn signs_are_those_of_books() {
    assert_eq!([1, 2, 5, 14, 200].map(sign), ["!", "?", "!?", "⩲", ""]);
}
