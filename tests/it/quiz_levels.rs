//! The levels of the questions: what a pupil at school is asked, what only arbiters are, and what one chooses by hand.

use std::collections::BTreeSet;

use lance_legal::chess::Position;
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::quiz::{Index, Kind, Level, ListedQuestion, Question, Results, SET, Theme, Wanted};
use serde_json::{Value, json};

use crate::quiz_example::{self as example, work_out};

fn list() -> Index {
    Index::read(&crate::text("assets/quiz/index.txt"))
}

fn of_school() -> Vec<Question> {
    let questions = example::packs().into_iter().flat_map(|pack| pack.questions);
    questions.filter(|question| question.level == Level::School).collect()
}

#[test]
fn a_school_has_questions_enough_and_most_have_a_board() {
    let all = of_school();
    let by_laws: Vec<&Question> = all.iter().filter(|question| question.asked.contains(&Edition::Laws2023)).collect();
    assert!(by_laws.len() >= 60, "{} questions", by_laws.len());
    for questions in [by_laws, all.iter().collect()] {
        let boards = questions.iter().filter(|question| question.board.is_some()).count();
        assert!(boards * 2 >= questions.len(), "{boards} boards among {}", questions.len());
    }
    let index = list();
    let themes = index.themes(Level::School, Edition::Laws2023);
    assert!(themes.len() >= 6, "{themes:?}");
    for theme in themes {
        let count = index.count(Some(theme), Level::School, Edition::Laws2023);
        assert!(count >= SET / 2, "{theme:?}: {count} are hardly a round");
    }
    // Penalties, pairings and what the regulation of a competition says are left to those who arbitrate.
    for theme in [Theme::Arbiter, Theme::School, Theme::Articles] {
        assert_eq!(index.editions(Some(theme), Level::School), [], "{theme:?}");
    }
}

#[test]
fn no_number_of_an_article_is_asked_at_school() {
    for question in of_school() {
        assert_ne!(question.kind, Kind::Article, "{}", example::place(&question.id));
        for language in Language::whole() {
            let parts = question.letters.iter().map(|letter| format!(".{letter}")).chain([String::new()]);
            for part in parts {
                let text = example::text_of(language, &format!("q-{}{part}", question.id)).unwrap_or_default();
                let said = text.to_lowercase();
                assert!(!said.contains("artigo") && !said.contains("article"), "{}: {text}", question.id);
            }
        }
    }
}

#[test]
fn numbers_of_articles_are_a_theme_that_one_chooses() {
    let index = list();
    for (edition, level) in Edition::ALL.into_iter().flat_map(|edition| Level::ALL.map(|level| (edition, level))) {
        let all = Wanted { theme: None, level, edition, name: "a", count: usize::MAX };
        let mixture = index.set(all);
        assert_eq!(mixture.len(), index.count(None, level, edition));
        assert!(mixture.iter().all(|asked| asked.theme != Theme::Articles), "{level:?} {edition:?}");
        for theme in index.themes(level, edition) {
            for asked in index.set(Wanted { theme: Some(theme), ..all }) {
                let kind = index.entry(&asked.id).expect("listed").kind;
                assert_eq!(kind == Kind::Article, theme == Theme::Articles, "{}", asked.id);
            }
        }
    }
    let numbers = index.count(Some(Theme::Articles), Level::Arbiter, Edition::Laws2023);
    assert!(numbers >= SET, "{numbers} are no set");
}

#[test]
fn a_set_keeps_to_its_level() {
    let index = list();
    let level_of = |id: &str| index.entry(id).map(|entry| entry.level);
    for name in ["turma-5b", "abc", "x9"] {
        let set = |level| index.set(Wanted::set(None, level, Edition::Laws2023, name));
        let school = set(Level::School);
        assert_eq!(school.len(), SET);
        assert!(school.iter().all(|asked| level_of(&asked.id) == Some(Level::School)), "{name}");
        assert!(set(Level::Arbiter).iter().any(|asked| level_of(&asked.id) == Some(Level::Arbiter)), "{name}");
    }
    // The level of arbiters has everything, that of schools too.
    let all = |level: Level| -> BTreeSet<&str> {
        let has = |entry: &&ListedQuestion| level.has(entry.level);
        index.entries().iter().filter(has).map(|entry| entry.id.as_str()).collect()
    };
    assert!(all(Level::School).is_subset(&all(Level::Arbiter)));
    assert_eq!(all(Level::Arbiter).len(), index.entries().len());
    for level in Level::ALL {
        assert_eq!(Level::from_slug(level.slug()), Some(level));
    }
}

fn standing(questions: &[Question], id: &str) -> Position {
    let question = questions.iter().find(|question| question.id == id).unwrap_or_else(|| panic!("no {id}"));
    let setting = question.board.as_ref().unwrap_or_else(|| panic!("{id}: no board"));
    Position::from_fen(&setting.text).unwrap_or_else(|why| panic!("{id}: {why}"))
}

/// What a question says of the board that it shows: whether the side that moves is in check, and which moves it has.
#[test]
fn what_is_to_be_seen_on_a_board_is_there() {
    let questions = of_school();
    for (id, in_check, moves) in [
        ("moves-see-mate", true, ""),
        ("moves-see-block", true, "d6d8"),
        ("moves-see-capture", true, "g8g7"),
        ("moves-see-protected", true, ""),
        ("moves-see-kings", false, "e4d3 e4e3 e4f3 e4d4 e4f4"),
        ("draws-stalemate", false, ""),
        ("draws-see-stalemate", false, ""),
        ("draws-see-goes-on", false, "h5h4"),
    ] {
        let position = standing(&questions, id);
        assert_eq!(position.in_check(), in_check, "{id}");
        let legal: BTreeSet<String> = position.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(legal, moves.split_whitespace().map(str::to_string).collect(), "{id}");
    }
}

/// Moves that a question says are there, and moves that it says are not.
#[test]
fn what_a_question_says_of_a_move_on_its_board_is_so() {
    let questions = of_school();
    for (id, word, there) in [
        ("moves-knight-first", "g1f3", true),
        ("moves-pawn-late", "h2h4", true),
        ("moves-pinned-guard", "g4g5", false),
        ("moves-castle-rook-attacked", "e1g1", true),
        ("moves-castle-was-in-check", "e1g1", true),
        ("moves-see-castle-check", "e1g1", false),
        ("moves-see-castle-check", "c4e2", true),
        ("moves-see-pawn-blocked", "e4e5", false),
        ("moves-see-pinned", "e3d5", false),
        ("moves-touch-none", "a1a2", false),
        ("irregularities-see-left-in-check", "a2a3", false),
        ("irregularities-see-through", "e1g1", false),
        ("notation-pawn-capture", "d4e5", true),
        ("notation-same-rank", "a1d1", true),
        ("notation-same-rank", "f1d1", true),
        ("notation-same-file", "e1e4", true),
        ("notation-same-file", "e7e4", true),
        ("notation-promotion", "f7e8n", true),
        ("notation-signs-order", "d7e8q", true),
    ] {
        let legal = standing(&questions, id).legal_moves();
        assert_eq!(legal.iter().any(|m| m.to_string() == word), there, "{id}: {word}");
    }
    let played = |id: &str, word: &str| {
        let m = word.parse().unwrap_or_else(|_| panic!("{word}"));
        standing(&questions, id).play(m).unwrap_or_else(|_| panic!("{id}: {word}"))
    };
    let queen = played("notation-signs-order", "d7e8q");
    assert!(queen.in_check() && queen.has_legal_moves(), "a check and no mate");
    let beside = played("draws-board-mate-not-stalemate", "b1b6");
    assert!(!beside.in_check() && !beside.has_legal_moves(), "the move that stalemates is there too");
}

#[test]
fn a_board_to_look_at_is_worked_out_without_moves() {
    for question in of_school().iter().filter(|question| question.board.is_some()) {
        let (_, board) = work_out(question).unwrap_or_else(|why| panic!("{}: {why}", question.id));
        let board = board.expect("a board");
        assert_eq!(board.legal.is_empty(), question.kind != Kind::Board, "{}", question.id);
        assert!(!board.pieces.is_empty(), "{}", question.id);
    }
}

#[test]
fn the_level_is_that_of_a_school_until_another_is_chosen_and_is_kept() {
    let mut results = Results::default();
    assert_eq!(results.level(), Level::School);
    results.choose(Level::Arbiter);
    let kept = serde_json::to_value(&results).expect("written");
    assert_eq!(kept.get("level"), Some(&json!("arbiter")));
    let read = |value: Value| serde_json::from_value::<Results>(value).expect("read");
    assert_eq!(read(kept), results);
    // What was kept before there were levels, and what was tampered with, is of no level.
    for odd in [json!({}), json!({ "level": "odd" }), json!({ "level": 3 }), json!({ "level": null })] {
        assert_eq!(read(odd).level(), Level::School);
    }
    assert_eq!(serde_json::to_value(Results::default()).expect("written").get("level"), None);
    // A copy brings its choice where none was made, and forgetting the answers leaves it.
    let mut fresh = Results::default();
    fresh.join(&results);
    assert_eq!(fresh.level(), Level::Arbiter);
    let mut chosen = Results::default();
    chosen.choose(Level::School);
    chosen.join(&results);
    assert_eq!(chosen.level(), Level::School);
    let mut answered = read(json!({ "level": "arbiter", "themes": { "rapid": [1, 2] } }));
    answered.forget();
    assert_eq!(answered, results);
}

#[test]
fn card_games_are_asked_about_where_one_chooses_them() {
    let index = list();
    let (offered, organisers) = (index.offered(false), index.offered(true));
    assert_eq!(organisers, index);
    for theme in [Theme::Poker, Theme::Truco] {
        assert!(theme.is_of_cards() && !theme.is_mixed());
        assert_eq!(index.editions(Some(theme), Level::Arbiter), [Edition::StudentGames], "{theme:?}");
        assert!(index.count(Some(theme), Level::Arbiter, Edition::StudentGames) >= 15, "{theme:?}");
        assert_eq!(index.count(Some(theme), Level::School, Edition::StudentGames), 0, "{theme:?}: for organisers");
        assert_eq!(offered.editions(Some(theme), Level::Arbiter), [], "{theme:?}");
        // The address of a set asks the same, whatever the settings say.
        let set = index.set(Wanted::set(Some(theme), Level::Arbiter, Edition::StudentGames, "abc"));
        assert_eq!(set.len(), SET);
    }
    // Nothing else changes, and no mixture has one of them.
    for (level, edition) in Level::ALL.into_iter().flat_map(|level| Edition::ALL.map(|edition| (level, edition))) {
        let all = |index: &Index| index.set(Wanted { theme: None, level, edition, name: "a", count: usize::MAX });
        assert_eq!(all(&index), all(&offered), "{level:?} {edition:?}");
        assert!(all(&index).iter().all(|asked| !asked.theme.is_of_cards()), "{level:?} {edition:?}");
    }
    // One that asks for an article's number would be asked of everybody, under the theme of those.
    let of_cards = |entry: &&ListedQuestion| Theme::of(&entry.id).is_some_and(Theme::is_of_cards);
    assert!(index.entries().iter().filter(of_cards).all(|entry| entry.kind != Kind::Article));
}
