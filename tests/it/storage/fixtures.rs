//! Texts as released versions have written them, kept as they are: each opens in this version.
//!
//! `tests/data/storage/v<schema>/<record>.json` is one slot, `v1/backup.json` a file somebody took away. They
//! were made outside this project's code, checksums too, and are never made anew: [`HASHES`] holds them. The files
//! `…-as-strings` are the moves of a game as they were written under schema 1 without a number of their own.

use std::fs;

use lance_legal::board::Coordinates;
use lance_legal::chess::san::Letters;
use lance_legal::class;
use lance_legal::clock::{Running, SECOND};
use lance_legal::color::Color;
use lance_legal::days::Days;
use lance_legal::drills::Training;
use lance_legal::drills::own::Moments;
use lance_legal::drills::sheet::{SavedSheet, Score};
use lance_legal::edition::Edition;
use lance_legal::exercises::{Collection, Sheet};
use lance_legal::game_clock::choices::{Choices, Layout};
use lance_legal::game_clock::{KeptBeat, KeptClock};
use lance_legal::language::Language;
use lance_legal::laws::scene::Rulings;
use lance_legal::laws::{Speed, Supervision};
use lance_legal::lessons::Progress;
use lance_legal::play::chess::{SavedSession, Session, Source};
use lance_legal::play::draughts::{self, SavedPage};
use lance_legal::quiz::{Results, Tally, Theme as About};
use lance_legal::schedule::Card;
use lance_legal::settings::{Settings, TextSize, Theme};
use lance_legal::storage::{
    CLASS, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DAYS, DRAUGHTS, EXERCISES, GAME, KINDS, MOMENTS, POKER, PROGRESS, QUIZ,
    RULINGS, SETTINGS, SHEET, TACTICS, TOURNAMENT, TRAINING, TRUCO, export, import, load, preview, save,
};
use lance_legal::tactics;
use lance_legal::tournament::event::{Mark, Note, Shelf};
use lance_legal::tournament::{Ban, Points, Tie};
use serde_json::{Value, json};

use super::store::MemoryStore;
use super::{NOW, seal};

pub fn fixture(schema: u32, name: &str) -> String {
    crate::text(format!("tests/data/storage/v{schema}/{name}.json")).trim_end().to_string()
}

#[test]
fn every_schema_of_every_record_has_a_fixture_and_opens() {
    for kind in KINDS {
        for schema in 1..=kind.schema {
            let text = fixture(schema, kind.id);
            assert_eq!(HASHES.iter().filter(|(name, _)| *name == format!("v{schema}/{}.json", kind.id)).count(), 1);
            assert!(text.contains(&format!("\"schema\":{schema},")), "{text}");
            for slot in ["a", "b"] {
                let store = MemoryStore::new();
                store.put(&format!("lance-legal/{}/{slot}", kind.id), &text);
                let loaded = load::<Value>(&store, kind);
                assert_eq!(loaded.troubles, [], "{text}");
                assert!(loaded.value.is_some(), "{text}");
                save(&store, kind, loaded.seq, NOW, "now", &json!({})).expect("it is not in the way");
                assert!(store.contents().values().any(|kept| *kept == text), "the first save goes beside it");
            }
        }
    }
}

#[test]
fn the_first_settings_still_mean_what_they_meant() {
    let store = MemoryStore::new();
    store.put("lance-legal/settings/a", &fixture(1, "settings"));
    let expected = Settings {
        language: Some(Language::PtBr),
        theme: Theme::Contrast,
        text_size: TextSize::Large,
        still: true,
        letters: Some(Letters::Figurine),
        coordinates: Coordinates::EverySquare,
        show_destinations: false,
        turn_board: true,
        sound: false,
        student_games: false,
    };
    assert_eq!(load::<Settings>(&store, &SETTINGS).value, Some(expected));
}

#[test]
fn the_first_game_is_still_on_the_board() {
    for name in ["game", "game-as-strings"] {
        let store = MemoryStore::new();
        store.put("lance-legal/game/b", &fixture(1, name));
        let loaded = load::<SavedSession>(&store, &GAME);
        assert_eq!((loaded.seq, loaded.saved_at), (44_130_402, Some(1_760_000_060_000)), "{name}");
        let record = loaded.value.expect("a game");
        assert_eq!((&record.source, record.game.moves.len()), (&Source::Fen, 1));
        let shelved = record.shelved.as_ref().expect("another game");
        assert_eq!((&shelved.source, shelved.game.moves.len()), (&Source::Start, 3));
        // All of it can be played.
        let session = Session::from_record(&record);
        assert_eq!(session.position().fen(), "N7/7k/8/8/8/8/7K/8 b - - 0 1");
        assert_eq!(session.record(), record);
    }
}

#[test]
fn a_game_is_written_as_its_schema_says() {
    let store = MemoryStore::new();
    store.put("lance-legal/game/a", &fixture(3, "game"));
    let record = load::<SavedSession>(&store, &GAME).value.expect("a game");
    assert_eq!(record.clock_by_hand, Some(true));
    let payload = load::<Value>(&store, &GAME).value.expect("a game");
    assert_eq!(serde_json::to_value(Session::from_record(&record).record()).ok(), Some(payload));
}

#[test]
fn a_game_against_the_computer_is_written_as_its_schema_says() {
    let store = MemoryStore::new();
    store.put("lance-legal/game/a", &fixture(4, "game"));
    let record = load::<SavedSession>(&store, &GAME).value.expect("a game");
    let session = Session::from_record(&record);
    let rival = session.rival.expect("a rival");
    assert_eq!((rival.side, rival.level.id(), session.seed, session.own.helps), (Color::Black, "bia", 77, 2));
    let payload = load::<Value>(&store, &GAME).value.expect("a game");
    assert_eq!(serde_json::to_value(session.record()).ok(), Some(payload));
}

#[test]
fn a_game_of_chess960_is_written_as_its_schema_says() {
    let store = MemoryStore::new();
    store.put("lance-legal/game/a", &fixture(5, "game"));
    let record = load::<SavedSession>(&store, &GAME).value.expect("a game");
    let session = Session::from_record(&record);
    assert!(session.game.start().is_chess960() && session.notice.is_none());
    assert_eq!(session.position().fen(), "rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1 b kq - 3 4");
    let payload = load::<Value>(&store, &GAME).value.expect("a game");
    assert_eq!(serde_json::to_value(session.record()).ok(), Some(payload));
}

#[test]
fn several_games_put_aside_are_written_as_their_schema_says() {
    let store = MemoryStore::new();
    store.put("lance-legal/damas/a", &fixture(2, "damas"));
    let record = load::<SavedPage>(&store, &DRAUGHTS).value.expect("a game");
    let session = draughts::Session::from_record(&record);
    assert_eq!((session.shelf.games().len(), session.shows_way_back()), (2, true));
    let payload = load::<Value>(&store, &DRAUGHTS).value.expect("a game");
    assert_eq!(serde_json::to_value(session.record()).ok(), Some(payload));
    // What the schema before kept aside is kept aside still.
    store.put("lance-legal/game/a", &fixture(2, "game"));
    let record = load::<SavedSession>(&store, &GAME).value.expect("a game");
    let session = Session::from_record(&record);
    assert_eq!((session.shelf.games().len(), session.shows_way_back()), (1, false));
}

#[test]
fn the_first_draughts_are_still_on_the_board() {
    let store = MemoryStore::new();
    store.put("lance-legal/damas/a", &fixture(1, "damas"));
    let record = load::<SavedPage>(&store, &DRAUGHTS).value.expect("a game");
    let session = draughts::Session::from_record(&record);
    assert_eq!((session.game.plies().len(), &session.notice), (3, &None));
    let rival = session.rival.expect("the site plays");
    assert_eq!((rival.side, rival.level), (Color::Black, 2));
    assert!(session.choices.letters && session.choices.silent && !session.choices.duty);
    // All of it can be played, and is written the same today; the game put aside too.
    let payload = load::<Value>(&store, &DRAUGHTS).value.expect("a game");
    assert_eq!(serde_json::to_value(session.record()).ok(), Some(payload));
    let other = session.update(draughts::GameEvent::Restore(0));
    assert_eq!(other.game.position().to_string(), "B:Wb2,Kc3:Bd6,Kh8");
    assert_eq!((other.game.outcome().is_some(), other.rival), (true, None));
}

#[test]
fn the_first_stars_still_shine() {
    let store = MemoryStore::new();
    store.put("lance-legal/progress/a", &fixture(1, "progress"));
    let progress = load::<Progress>(&store, &PROGRESS).value.expect("stars");
    assert_eq!((progress.stars("torre/duas-voltas"), progress.stars("tabuleiro/cara")), (3, 1));
    assert!(!progress.is_known("torre"));
    let payload = load::<Value>(&store, &PROGRESS).value.expect("stars");
    assert_eq!(serde_json::to_value(&progress).ok(), Some(payload));
}

#[test]
fn the_first_levels_that_were_missed_still_come_back() {
    let store = MemoryStore::new();
    store.put("lance-legal/progress/a", &fixture(3, "progress"));
    let progress = load::<Progress>(&store, &PROGRESS).value.expect("stars");
    let levels = ["tabuleiro/cara", "torre/duas-voltas", "bispo/chega"];
    assert_eq!(levels.map(|level| progress.stars(level)), [1, 3, 3]);
    let cards = [Some(Card { level: 0, due: 20_784 }), Some(Card { level: 2, due: 20_790 }), None];
    assert_eq!(levels.map(|level| progress.card(level)), cards);
    let payload = load::<Value>(&store, &PROGRESS).value.expect("stars");
    assert_eq!(serde_json::to_value(&progress).ok(), Some(payload));
}

#[test]
fn the_first_lessons_that_were_known_still_are() {
    let store = MemoryStore::new();
    store.put("lance-legal/progress/a", &fixture(2, "progress"));
    let progress = load::<Progress>(&store, &PROGRESS).value.expect("stars");
    assert_eq!((progress.stars("torre/duas-voltas"), progress.stars("tabuleiro/cara")), (3, 1));
    assert_eq!(["torre", "xeque", "bispo"].map(|lesson| progress.is_known(lesson)), [true, true, false]);
    assert_eq!(progress.card("tabuleiro/cara"), None);
    let payload = load::<Value>(&store, &PROGRESS).value.expect("stars");
    assert_eq!(serde_json::to_value(&progress).ok(), Some(payload));
}

#[test]
fn the_first_training_goes_on() {
    let store = MemoryStore::new();
    store.put("lance-legal/training/b", &fixture(1, "training"));
    let training = load::<Training>(&store, &TRAINING).value.expect("cards");
    assert_eq!(training.due(20_782), ["casas/e4", "regra/C.10.2"]);
    assert_eq!(training.stars("ler/capturas"), 3);
    assert_eq!(training.rounds("casas/find/white/30").last().map(|round| round.right), Some(17));
    let payload = load::<Value>(&store, &TRAINING).value.expect("cards");
    assert_eq!(serde_json::to_value(&training).ok(), Some(payload));
}

#[test]
fn the_first_questions_still_come_back() {
    let store = MemoryStore::new();
    store.put("lance-legal/quiz/a", &fixture(1, "quiz"));
    let results = load::<Results>(&store, &QUIZ).value.expect("results");
    assert_eq!(results.tally(About::Rapid), Tally { right: 12, asked: 20 });
    assert_eq!(
        results.card("rapid-illegal-second", Edition::Laws2018).map(|card| (card.level, card.due)),
        Some((1, 20_782))
    );
    let payload = load::<Value>(&store, &QUIZ).value.expect("results");
    assert_eq!(serde_json::to_value(&results).ok(), Some(payload));
}

#[test]
fn the_first_rulings_are_still_ruled() {
    let store = MemoryStore::new();
    store.put("lance-legal/rulings/b", &fixture(1, "rulings"));
    let mut rulings = load::<Rulings>(&store, &RULINGS).value.expect("rulings");
    assert_eq!((rulings.edition, rulings.speed), (Edition::Laws2018, Some(Speed::Rapid)));
    let payload = load::<Value>(&store, &RULINGS).value.expect("rulings");
    assert_eq!(serde_json::to_value(&rulings).ok(), Some(payload));
    // What was right once stays right; what was not may become so.
    rulings.take_in("bishop-over-pawn", false);
    rulings.take_in("check-forgotten", true);
    assert!(rulings.ruled["bishop-over-pawn"] && rulings.ruled["check-forgotten"]);
    let lenient: Rulings =
        serde_json::from_value(json!({ "edition": 7, "ruled": { "x": "yes", "y": true } })).expect("any");
    assert_eq!((lenient.edition, lenient.speed, lenient.ruled.len()), (Edition::Laws2023, None, 1));
}

#[test]
fn the_first_tournament_goes_on() {
    let store = MemoryStore::new();
    store.put("lance-legal/tournament/a", &fixture(1, "tournament"));
    let shelf = load::<Shelf>(&store, &TOURNAMENT).value.expect("a tournament");
    let payload = load::<Value>(&store, &TOURNAMENT).value.expect("a tournament");
    assert_eq!(serde_json::to_value(&shelf).ok(), Some(payload));
    let event = shelf.get("k3f9x").expect("it is kept");
    assert_eq!((event.players.len(), event.open_round(), event.complete()), (5, Some(1), 1));
    assert_eq!((event.rounds[0].games[1].mark, event.rounds[1].games[0].by_hand), (Some(Mark::BlackAway), true));
    assert_eq!(event.log[3], Note::Left { round: 2, player: 1 });
    assert_eq!((event.accelerated, event.apart.len()), (false, 0), "nothing of this was decided");
}

#[test]
fn a_tournament_with_decisions_goes_on() {
    let store = MemoryStore::new();
    store.put("lance-legal/tournament/a", &fixture(2, "tournament"));
    let shelf = load::<Shelf>(&store, &TOURNAMENT).value.expect("a tournament");
    let payload = load::<Value>(&store, &TOURNAMENT).value.expect("a tournament");
    assert_eq!(serde_json::to_value(&shelf).ok(), Some(payload));
    let event = shelf.get("k3f9x").expect("it is kept");
    let for_two_rounds = Ban { players: (1, 2), first: 0, last: 1 };
    assert_eq!((event.accelerated, event.apart.as_slice()), (true, [Ban::always((0, 4)), for_two_rounds].as_slice()));
    assert_eq!(event.ties.as_deref(), Some([Tie::BuchholzCut1, Tie::Direct, Tie::ProgressiveCut].as_slice()));
    assert_eq!(event.players[0].lent, [4, 4, 2].map(Points::quarters));
    assert_eq!(event.log[5], Note::Apart { round: 1, one: 0, other: 4 });
}

#[test]
fn teams_go_on() {
    let store = MemoryStore::new();
    store.put("lance-legal/tournament/b", &fixture(3, "tournament"));
    let shelf = load::<Shelf>(&store, &TOURNAMENT).value.expect("a tournament");
    let payload = load::<Value>(&store, &TOURNAMENT).value.expect("a tournament");
    assert_eq!(serde_json::to_value(&shelf).ok(), Some(payload));
    let event = shelf.get("eq-4").expect("it is kept");
    let marks = [0, 1].map(|round: usize| event.rounds[round].games[0].mark);
    assert_eq!((event.boards, marks), (2, [Some(Mark::Black), Some(Mark::Draw)]));
    assert_eq!(event.rounds[1].games[0].board_points(), (Points::ONE, Points::ONE));
    assert!(shelf.get("k3f9x").is_some_and(|event| event.boards == 0));
}

#[test]
fn a_knock_out_of_teams_from_a_file_goes_on() {
    let store = MemoryStore::new();
    store.put("lance-legal/tournament/a", &fixture(4, "tournament"));
    let shelf = load::<Shelf>(&store, &TOURNAMENT).value.expect("a tournament");
    let payload = load::<Value>(&store, &TOURNAMENT).value.expect("a tournament");
    assert_eq!(serde_json::to_value(&shelf).ok(), Some(payload));
    let event = shelf.get("eq-ko").expect("it is kept");
    let game = event.rounds[0].games[0];
    assert_eq!((game.mark, game.board_points()), (Some(Mark::White), (Points::HALF, Points::HALF)));
    assert_eq!(event.foreign.as_ref().map(|foreign| foreign.odd[0].player), Some(4), "a starting number, and no place");
    assert!(shelf.get("eq-4").is_some_and(|event| event.boards == 2));
}

#[test]
fn the_first_moments_are_still_asked() {
    let store = MemoryStore::new();
    store.put("lance-legal/moments/a", &fixture(1, "moments"));
    let moments = load::<Moments>(&store, &MOMENTS).value.expect("moments");
    let why = moments.newest().into_iter().map(|exercise| moments.get(exercise).expect("kept").why.is_some());
    assert_eq!(why.collect::<Vec<_>>(), [true, false]);
    let payload = load::<Value>(&store, &MOMENTS).value.expect("moments");
    assert_eq!(serde_json::to_value(&moments).ok(), Some(payload));
}

#[test]
fn the_first_exercises_of_ones_own_are_still_there() {
    let store = MemoryStore::new();
    store.put("lance-legal/exercises/a", &fixture(1, "exercises"));
    let collection = load::<Collection>(&store, &EXERCISES).value.expect("sheets");
    let sheet: Sheet = collection.get("fk7m2p").expect("kept").read().expect("a sheet");
    assert_eq!((sheet.title.as_str(), sheet.lesson("fk7m2p", "2").levels.len()), ("Garfos e mates", 2));
    assert_eq!(sheet.text(), collection.sheets()[0].text, "it is written the same today");
    let payload = load::<Value>(&store, &EXERCISES).value.expect("sheets");
    assert_eq!(serde_json::to_value(&collection).ok(), Some(payload));
}

#[test]
fn the_first_puzzles_still_come_back() {
    let store = MemoryStore::new();
    store.put("lance-legal/tactics/a", &fixture(1, "tactics"));
    let progress = load::<tactics::Progress>(&store, &TACTICS).value.expect("what came of the puzzles");
    let due: Vec<String> = progress.due(20_790).iter().map(tactics::Exercise::to_string).collect();
    assert_eq!((due, progress.cards(), progress.answers()), (vec!["taticas/garfo/1/1f3a9c02".to_string()], 2, 14));
    assert_eq!(
        (progress.skill(tactics::Theme::Fork).rating(), progress.skill(tactics::Theme::Pin).answers()),
        (680, 0)
    );
    assert!(progress.is_seen(0xC0_FFEE));
    let payload = load::<Value>(&store, &TACTICS).value.expect("what came of the puzzles");
    assert_eq!(serde_json::to_value(&progress).ok(), Some(payload));
}

#[test]
fn the_first_days_are_still_counted() {
    let store = MemoryStore::new();
    store.put("lance-legal/days/a", &fixture(1, "days"));
    let days = load::<Days>(&store, &DAYS).value.expect("days");
    assert_eq!((days.count(), days.has(20_764), days.has(20_783), days.has(20_782)), (6, true, true, false));
    let payload = load::<Value>(&store, &DAYS).value.expect("days");
    assert_eq!(serde_json::to_value(&days).ok(), Some(payload));
}

#[test]
fn the_first_results_of_a_class_are_still_there() {
    let store = MemoryStore::new();
    store.put("lance-legal/class/a", &fixture(1, "class"));
    let kept = load::<class::ClassRecord>(&store, &CLASS).value.expect("what came of a series");
    let sheet = kept.sheet("0045").expect("the series");
    assert_eq!((kept.draft.as_str(), sheet.marks[3], kept.results()), ("0451", class::Mark::Part(7), 2));
    let store = MemoryStore::new();
    store.put("lance-legal/class/a", &fixture(2, "class"));
    let later = load::<class::ClassRecord>(&store, &CLASS).value.expect("what came of a series");
    let payload = load::<Value>(&store, &CLASS).value.expect("what came of a series");
    assert_eq!(serde_json::to_value(&later).ok(), Some(payload));
    assert_eq!((later.sheets, later.parts), (kept.sheets, vec!["123".to_string(), "4567".to_string()]));
    let strange =
        json!({ "draft": "x", "sheets": [7, { "code": "" }, { "code": "1", "marks": "no", "results": ["<b>"] }] });
    let lenient: class::ClassRecord = serde_json::from_value(strange).expect("any");
    assert_eq!((lenient.draft.as_str(), lenient.sheets.len(), lenient.results()), ("", 1, 0));
}

#[test]
fn the_first_sheet_is_still_half_written() {
    let store = MemoryStore::new();
    store.put("lance-legal/sheet/a", &fixture(1, "sheet"));
    let saved = load::<SavedSheet>(&store, &SHEET).value.expect("a sheet");
    let payload = load::<Value>(&store, &SHEET).value.expect("a sheet");
    assert_eq!(serde_json::to_value(&saved).ok(), Some(payload));
    let score = Score::read(include_str!("../../../assets/scores/leis-2023.txt")).expect("its game");
    let sheet = saved.open(Some(score)).expect("it goes on");
    assert_eq!((sheet.shown, sheet.next_place(), sheet.text(4), sheet.time(4)), (10, 3, "d4", "1:15"));
    assert_eq!(sheet.head.white, "Beatriz");
}

#[test]
fn the_first_choices_of_the_clock_still_hold() {
    let store = MemoryStore::new();
    store.put("lance-legal/clock-choices/b", &fixture(1, "clock-choices"));
    let expected = Choices {
        tenths: false,
        beep: true,
        vibrate: false,
        edition: Edition::Laws2018,
        supervision: Supervision::Full,
        layout: Layout::Opposite,
        press_by_hand: true,
        own: ["12+3", "40/20+10,10+15", "5+0|3+2"].map(String::from).to_vec(),
        last: Some("5+0|3+2".to_string()),
    };
    assert_eq!(load::<Choices>(&store, &CLOCK_CHOICES).value.as_ref(), Some(&expected));
    let payload = load::<Value>(&store, &CLOCK_CHOICES).value.expect("choices");
    assert_eq!(serde_json::to_value(&expected).ok(), Some(payload));
}

#[test]
fn the_first_card_games_are_played_again() {
    let store = MemoryStore::new();
    store.put("lance-legal/truco/a", &fixture(1, "truco"));
    store.put("lance-legal/poker/b", &fixture(1, "poker"));
    let truco =
        load::<lance_legal::truco::TrucoRecord>(&store, &TRUCO).value.and_then(|kept| kept.truco).expect("a score");
    assert_eq!((truco.score(), truco.table().eleven(), truco.dealer()), ([-3, 4], 3, 1));
    let poker =
        load::<lance_legal::poker::PokerRecord>(&store, &POKER).value.and_then(|kept| kept.poker).expect("tables");
    // Of six at tables of three two are out: four fit at the final table.
    assert!(poker.is_final());
    assert_eq!((poker.count(), poker.name(5), poker.out()), (4, "Filipa Reis", vec![2, 3]));
}

#[test]
fn the_first_clock_still_stands_with_its_question() {
    let store = MemoryStore::new();
    store.put("lance-legal/clock/a", &fixture(1, "clock"));
    store.put("lance-legal/clock-beat/b", &fixture(1, "clock-beat"));
    let kept = load::<KeptClock>(&store, &CLOCK).value.expect("a clock");
    let payload = load::<Value>(&store, &CLOCK).value.expect("a clock");
    assert_eq!(serde_json::to_value(&kept).ok(), Some(payload));
    let beat = load::<KeptBeat>(&store, &CLOCK_BEAT).value.expect("a beat");
    let payload = load::<Value>(&store, &CLOCK_BEAT).value.expect("a beat");
    assert_eq!(serde_json::to_value(beat).ok(), Some(payload));
    let seen = kept.last_seen(Some(beat));
    assert_eq!((seen.count, seen.wall), (229_500_000, 1_795_250_003_000_000));
    assert!(kept.swapped);
    assert_eq!(kept.session.question().map(|gap| gap.missing), Some(192 * SECOND));
    let clock = kept.session.clock();
    assert_eq!(clock.running(), Running::Paused(Color::White));
    assert_eq!(kept.session.illegal_moves(Color::White), 1);
    // 15:05, twelve seconds used, five more for the move, ten used; six used, five and a minute more.
    assert_eq!((clock.face(Color::White).left, clock.face(Color::Black).left), (888 * SECOND, 964 * SECOND));
}

#[test]
fn the_first_files_are_read_and_would_be_written_the_same_today() {
    for name in ["backup", "backup-as-strings"] {
        let text = fixture(1, name);
        let look = preview(&text).expect("a good file");
        assert_eq!((look.records.len(), look.quarantined, look.unknown), (2, 1, 0), "{name}");
        let store = MemoryStore::new();
        import(&store, &text).expect("a good file");
        let loaded = load::<SavedSession>(&store, &GAME);
        assert_eq!((loaded.seq, loaded.value.map(|game| game.game.moves.len())), (44_130_402, Some(1)), "{name}");
        assert_eq!(export(&store), Ok(text));
    }
}

/// CRC-32 of each file as it was first put here. A line is added with a new file and never changed.
const HASHES: &[(&str, u32)] = &[
    ("v1/backup-as-strings.json", 0x15B5_C666),
    ("v1/backup.json", 0xF4FB_F8DD),
    ("v1/class.json", 0xD614_DBBB),
    ("v1/clock-beat.json", 0x1BA5_8A4F),
    ("v1/clock-choices.json", 0x0701_A1D3),
    ("v1/clock.json", 0xD5BE_0B1D),
    ("v1/damas.json", 0x4E4D_A22A),
    ("v1/days.json", 0xD3B2_9393),
    ("v1/exercises.json", 0x9205_F28F),
    ("v1/game-as-strings.json", 0x2A91_D9A2),
    ("v1/game.json", 0xC670_5F59),
    ("v1/moments.json", 0x7707_124C),
    ("v1/poker.json", 0x959A_C090),
    ("v1/progress.json", 0xFFDA_6211),
    ("v1/quiz.json", 0xB40F_F30A),
    ("v1/rulings.json", 0x3ACD_BE1E),
    ("v1/settings.json", 0x9CF4_D512),
    ("v1/sheet.json", 0x917B_3A97),
    ("v1/tactics.json", 0xA605_886A),
    ("v1/tournament.json", 0x5772_6242),
    ("v1/training.json", 0x6822_7F36),
    ("v1/truco.json", 0x8415_96A1),
    ("v2/class.json", 0x5FC7_DCA5),
    ("v2/damas.json", 0x7704_E1CE),
    ("v2/game.json", 0xAFA3_A281),
    ("v2/progress.json", 0xB0A4_83BE),
    ("v2/tournament.json", 0xCC75_04CB),
    ("v3/game.json", 0xDBDF_35E7),
    ("v3/progress.json", 0x29EE_C700),
    ("v3/tournament.json", 0x8F45_F655),
    ("v4/game.json", 0x14EC_2573),
    ("v4/tournament.json", 0xF8E4_BA15),
    ("v5/game.json", 0x8AB7_89E7),
];

#[test]
fn no_fixture_has_been_made_anew() {
    let folder = crate::project().join("tests/data/storage");
    let mut found = Vec::new();
    for schema in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let schema_name = schema.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in fs::read_dir(&schema).into_iter().flatten().map(|entry| entry.expect("an entry").path()) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let bytes = fs::read(&file).expect("a file");
            found.push((format!("{schema_name}/{name}"), seal::crc32(&bytes)));
        }
    }
    found.sort();
    let held: Vec<(String, u32)> = HASHES.iter().map(|(name, hash)| (name.to_string(), *hash)).collect();
    assert_eq!(found, held);
}
