//! What must hold for any input: what is read and written again is read as the same. The fuzz targets call this,
//! and the tests do with each file of the corpus.

use std::cell::RefCell;
use std::collections::BTreeMap;

use lance_legal::chess::pgn::{self, PgnError, Reader};
use lance_legal::chess::{Letters, Position, chess960, san};
use lance_legal::class::{self, GatherStep, Report, Series};
use lance_legal::clock::{Entry, Log, TimeControl};
use lance_legal::draughts::pdn::{self, PdnError, PdnGame};
use lance_legal::plain::one_line;
use lance_legal::storage::{self, Store, StoreError};
use lance_legal::tournament::event::{Event, Foreign, Shelf, csv_players, from_trf, to_trf};
use lance_legal::tournament::roster;
use lance_legal::tournament::swiss::{breaks, pair, why};
use lance_legal::tournament::trf::{Edition, Trf};
use lance_legal::tournament::{Ranking, System, Tie};

/// A FEN that is read is printed, read back the same, and printed the same; in Chess960 in both its forms.
pub fn fen(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(position) = chess960::from_fen(text) {
        for printed in [position.fen(), chess960::shredder_fen(&position.setup())] {
            assert_eq!(chess960::from_fen(&printed), Ok(position), "{printed}");
        }
    }
    let Ok(position) = Position::from_fen(text) else { return };
    let printed = position.fen();
    let again = Position::from_fen(&printed).unwrap_or_else(|error| panic!("{printed}: {error:?}"));
    assert_eq!(again, position, "{printed}");
    assert_eq!(again.fen(), printed);
}

/// Digits that are a series are written as the same series; groups of digits that are a result, as the same result.
pub fn class(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(series) = Series::read(text) {
        let code = series.code();
        let same = Series { title: one_line(&series.title, usize::MAX), ..series.clone() };
        assert_eq!(Series::read(&code), Ok(same), "{code}");
        for item in &series.items {
            let address = item.address(&series.name);
            assert!(
                address.starts_with('/') && address.is_ascii() && !address.contains([' ', '"', '<', '#']),
                "{address}"
            );
        }
    }
    let (mut kept, mut gathered) = (class::ClassRecord::default(), false);
    for code in text.lines() {
        if let Ok(GatherStep::Whole(code)) = kept.gather(code) {
            gathered = true;
            let _ = Series::read(&code);
        }
    }
    assert!(!gathered || kept.parts.len() < text.lines().count());
    if let Ok(report) = Report::read(text) {
        assert_eq!(Report::read(&report.code()), Ok(report));
    }
}

/// A first line with a FEN, or none for the initial position; each other line a move in that position. A move
/// that is read is legal, and its short and long forms are read as the same.
pub fn san_pt(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or(("", text));
    let position = if first.is_empty() { Ok(Position::start()) } else { Position::from_fen(first) };
    let Ok(position) = position else { return };
    for line in rest.lines() {
        let Ok(m) = san::read(&position, line, Letters::Portuguese) else { continue };
        assert!(position.is_legal(m), "{line}: {m}");
        for written in
            [san::write(&position, m, Letters::Portuguese), san::write_long(&position, m, Letters::Portuguese)]
        {
            assert_eq!(san::read(&position, &written, Letters::Portuguese), Ok(m), "{line}: {written}");
        }
    }
}

/// Every game that a file gives, sound or as far as it is, is written, read back the same, and written the same.
pub fn pgn(input: &[u8]) {
    for game in Reader::new(input) {
        let mut game = match game {
            Ok(game) => game,
            Err(PgnError { so_far: Some(game), .. }) => *game,
            Err(_) => continue,
        };
        game.letters = Letters::English;
        let text = pgn::write(&game);
        let mut again = Reader::new(&text);
        assert_eq!(again.next(), Some(Ok(game.clone())), "{text}");
        assert_eq!(again.next(), None, "{text}");
        assert_eq!(pgn::write(&game), text);
    }
}

/// Every game of draughts, sound or as far as it is, is written, and read back with the same moves and end; what is
/// written from there is the same to the letter.
pub fn pdn(input: &[u8]) {
    let only = |text: &str| -> PdnGame {
        let mut games = pdn::Reader::new(text);
        let game = games.next().unwrap_or_else(|| panic!("{text}")).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_eq!(games.next(), None, "{text}");
        game
    };
    for game in pdn::Reader::new(input) {
        let game = match game {
            Ok(game) => game,
            Err(PdnError { so_far: Some(game), .. }) => *game,
            Err(_) => continue,
        };
        let again = only(&pdn::write(&game));
        assert_eq!((&again.start, &again.moves, again.result), (&game.start, &game.moves, game.result));
        assert_eq!(only(&pdn::write(&again)), again);
    }
}

/// A first line with a time control, each other line an entry of a clock's log. Both are written and read back the same;
/// the log that is kept gives the clock that ran.
pub fn clock_events(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(control) = first.parse::<TimeControl>() else { return };
    assert_eq!(control.to_string().parse(), Ok(control.clone()), "{first}");
    let mut log = Log::new(&control, 0);
    for line in rest.lines() {
        let Ok(entry) = line.parse::<Entry>() else { continue };
        assert_eq!(entry.to_string().parse::<Entry>(), Ok(entry), "{line}");
        log.record(entry.event, entry.at);
    }
    let kept = Log::from_entries(&control, log.start(), log.entries().to_vec());
    assert_eq!(kept.clock(), log.clock(), "{text}");
}

/// What a browser keeps, without a browser.
#[derive(Default)]
struct Kept(RefCell<BTreeMap<String, String>>);

impl Store for Kept {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(key.to_string(), value.to_string());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}

/// A copy of the data that is taken shows the same before and after, and is the same when it is saved again. One that is
/// refused changes nothing.
pub fn backup_json(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let store = Kept::default();
    let seen = storage::preview(text);
    if storage::import(&store, text).is_err() {
        assert!(store.0.borrow().is_empty(), "{text}");
        return;
    }
    let saved = storage::export(&store).expect("the store keeps everything");
    assert_eq!(storage::preview(&saved).ok(), seen.ok(), "{text}");
    let other = Kept::default();
    storage::import(&other, &saved).expect("what was saved is taken");
    assert_eq!(storage::export(&other), Ok(saved), "{text}");
}

/// A tournament file that is read is written, read back as the same tournament, and written the same. Its table can be made
/// by every criterion; a small one can be paired, told why, and held against the rules.
pub fn trf(input: &[u8]) {
    let Ok(trf) = Trf::read(&String::from_utf8_lossy(input)) else { return };
    let written = trf.write();
    let again = Trf::read(&written).unwrap_or_else(|error| panic!("{error:?} of {written}"));
    assert_eq!(again.write(), written);
    assert_eq!(again.field(), trf.field(), "{written}");
    kept_as_it_was(&written);
    let Ok(field) = trf.field() else { return };
    if field.cards.len() > 40 || field.forbidden.len() > 1_000 {
        return;
    }
    for system in [System::Swiss, System::RoundRobin] {
        if let Ok(ranking) = Ranking::new(&field, system, &trf.ratings(), &Tie::ALL) {
            assert_eq!(ranking.standings().len(), field.cards.len());
            assert!((0..Tie::ALL.len()).all(|at| ranking.working(at, 0).is_some()));
        }
    }
    let Ok(pairs) = pair(&field) else { return };
    assert!(breaks(&field, &pairs).into_iter().all(|found| !found.is_absolute()), "{written}");
    for pair in pairs.iter().take(2) {
        let told = why(&field, pair.white).ok().flatten();
        assert_eq!(told.map(|told| told.pair), Some(*pair), "{written}");
    }
}

/// A tournament from a file that is written as the program writes it gives the same file; in the other edition it is one whose
/// second writing is the same.
fn kept_as_it_was(written: &str) {
    let Ok(event) = from_trf(written, "a", 1) else { return };
    let Some(own) = event.foreign.as_ref().map(Foreign::edition) else { return };
    assert_eq!(to_trf(&event, own), written);
    for edition in [Edition::Trf16, Edition::Trf26] {
        let text = to_trf(&event, edition);
        let again = from_trf(&text, "a", 1).unwrap_or_else(|error| panic!("{error:?} of {text}"));
        assert_eq!(to_trf(&again, edition), text, "{written}");
    }
}

/// A pasted list is within its limits, each line of it a player or refused at most. Written as a table and pasted again it
/// gives the same players; they are kept on the device, and in a tournament file under their numbers.
pub fn roster(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let found = roster::read(&text, &[]);
    let lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).count();
    assert!(found.players.len() + found.refused.len() <= lines);
    assert!(found.players.iter().all(|player| (1..=roster::MOST_LETTERS).contains(&player.name.chars().count())));
    let mut event = Event::new("a", "A", 1);
    event.players.clone_from(&found.players);
    let heads = ["nome", "ano", "turma", "escola", "género", "rating"].map(String::from);
    let table = csv_players(&event, heads);
    let again = roster::read(&table, &[]);
    assert_eq!(again.players, found.players, "{table}");
    assert_eq!(roster::read(&text, &found.players).players, [], "all are known");
    let shelf = Shelf { events: vec![event.clone()] };
    let store = Kept::default();
    storage::save(&store, &storage::TOURNAMENT, 0, 1, "fuzz", &shelf).expect("the store keeps everything");
    assert_eq!(storage::load::<Shelf>(&store, &storage::TOURNAMENT).value, Some(shelf));
    if !event.players.is_empty() {
        let read = from_trf(&to_trf(&event, Edition::Trf16), "a", 1).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(read.players.len(), event.players.len());
    }
}
