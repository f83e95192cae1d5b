//! A few tests inside a browser engine: what native tests cannot reach and end-to-end tests would only see from
//! outside. Absent: whole pages, which `tests/e2e` meets in the built site.
#![cfg(target_arch = "wasm32")]

use lance_legal::board::State;
use lance_legal::chess::Position;
use lance_legal::language::Language;
use lance_legal::storage::{
    GAME, PREFIX, SaveError, Store, StoreError, What, erase_all, export, import, load, quarantined, save,
};
use lance_legal::ui::board::Board;
use lance_legal::ui::i18n::I18n;
use lance_legal::ui::storage::{BrowserStore, writer_id};
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{HtmlElement, Storage};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn a_language_is_fetched_and_one_that_cannot_be_had_changes_nothing() {
    let i18n = I18n::reference(Language::PtPt);
    assert_eq!(i18n.tr("turn-white"), "Jogam as Brancas");
    assert_eq!(i18n.tr_with("article", &[("article", "3.8.2".into())]), "Artigo 3.8.2");
    // The test's server has the checkout's own files.
    assert!(i18n.choose(Language::En).await);
    let english = i18n.tr("turn-white");
    assert!(english.contains("White"), "{english}");

    // From here on the site lives where nothing is.
    let base = document().create_element("base").unwrap();
    base.set_attribute("href", "/nowhere/").unwrap();
    document().head().unwrap().append_child(&base).unwrap();
    let had = i18n.choose(Language::PtBr).await;
    base.remove();
    assert!(!had);
    assert_eq!(i18n.language(), Language::En);
    assert_eq!(i18n.tr("turn-white"), english);
    assert_eq!(i18n.tr("there-is-no-such-text"), "there-is-no-such-text");
}

#[wasm_bindgen_test]
fn a_record_goes_round_through_the_browser() {
    let key = format!("{PREFIX}test/round-trip");
    let text = "{\"move\":\"e2e4\",\"name\":\"José 🐎\"}";
    assert_eq!(BrowserStore.set(&key, text), Ok(()));
    assert_eq!(BrowserStore.get(&key), Ok(Some(text.to_string())));
    assert!(BrowserStore.keys().is_ok_and(|keys| keys.contains(&key)));
    assert_eq!(BrowserStore.remove(&key), Ok(()));
    assert_eq!(BrowserStore.get(&key), Ok(None));
}

#[wasm_bindgen_test]
fn a_full_store_says_so_and_keeps_what_it_has() {
    let key = |part: usize| format!("{PREFIX}test/full/{part}");
    let megabyte = "x".repeat(1 << 20);
    let written = (0..64).take_while(|part| BrowserStore.set(&key(*part), &megabyte).is_ok()).count();
    let refused = BrowserStore.set(&key(written), &megabyte);
    let first = BrowserStore.get(&key(0));
    for part in 0..=written {
        let _ = BrowserStore.remove(&key(part));
    }
    assert!((1..64).contains(&written), "{written} megabytes went in");
    assert_eq!(refused, Err(StoreError::Quota));
    assert_eq!(first.map(|text| text.map(|text| text.len())), Ok(Some(1 << 20)));
}

#[wasm_bindgen_test]
async fn the_board_has_64_squares_with_a_name_each() {
    let parent: HtmlElement = document().create_element("div").unwrap().unchecked_into();
    document().body().unwrap().append_child(&parent).unwrap();
    let mut state = State::default();
    state.place(lance_legal::figures::figures(&Position::start().placement()));
    let _mounted = mount_to(parent.clone(), move || {
        provide_context(I18n::reference(Language::PtPt));
        view! { <Board state=RwSignal::new(state.clone()) label="Tabuleiro"/> }
    });
    let cells = parent.query_selector_all("[role=grid] > [role=row] > [role=gridcell]").unwrap();
    let mut names: Vec<String> = (0..cells.length())
        .filter_map(|index| cells.item(index)?.unchecked_into::<web_sys::Element>().get_attribute("aria-label"))
        .collect();
    assert_eq!(names.len(), 64);
    assert_eq!(names.first().map(String::as_str), Some("a8, torre preta"));
    assert_eq!(names.last().map(String::as_str), Some("h1, torre branca"));
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 64);
    assert_eq!(parent.query_selector_all("[tabindex='0']").unwrap().length(), 1);
}

#[wasm_bindgen_test]
fn the_rules_count_in_the_browser_engine() {
    // Deep enough to meet every rule, and over in a second: this build is made for looking into, not for speed.
    const MOST: u64 = 500_000;
    let mut counted = 0;
    for line in include_str!("data/chess.perft").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [title, fen, counts] = fields[..] else { panic!("{line}") };
        let position = Position::from_fen(fen).unwrap();
        for (depth, count) in (1..).zip(counts.split(' ').map(|count| count.parse::<u64>().unwrap())) {
            if count <= MOST {
                assert_eq!(position.perft(depth), count, "{title}, depth {depth}");
                assert_eq!(position.perft_made(depth), count, "{title}, depth {depth}, leaves made");
                counted += 1;
            }
        }
    }
    assert_eq!(counted, 21);
}

fn area() -> Storage {
    window().local_storage().expect("storage is allowed").expect("a browser with storage")
}

/// Nothing of ours is there, and something of somebody else.
fn empty() -> BrowserStore {
    let area = area();
    area.clear().expect("storage that can be cleared");
    area.set_item("another-site", "not ours").expect("room");
    BrowserStore
}

#[wasm_bindgen_test]
fn a_record_goes_there_and_back() {
    let store = empty();
    let text = "peão ♞ 𝄞 \0 \u{fffd} \"".to_string();
    let seq = save(&store, &GAME, 0, 1, &writer_id(), &text).expect("room");
    let loaded = load::<String>(&store, &GAME);
    assert_eq!((loaded.value, loaded.seq, loaded.troubles.len()), (Some(text), seq, 0));
    let file = export(&store).expect("a copy");
    erase_all(&store).expect("nothing in the way");
    assert_eq!(store.keys(), Ok(vec!["another-site".to_string()]));
    import(&store, &file).expect("our own file");
    assert_eq!(load::<String>(&store, &GAME).seq, seq);
    assert_eq!(export(&store), Ok(file));
}

#[wasm_bindgen_test]
fn a_full_store_refuses_a_record_and_keeps_the_one_it_has() {
    let store = empty();
    let seq = save(&store, &GAME, 0, 1, &writer_id(), &"small").expect("room");
    let large = "x".repeat(6_000_000);
    assert_eq!(save(&store, &GAME, seq, 2, &writer_id(), &large), Err(SaveError::Quota));
    assert_eq!(load::<String>(&store, &GAME).value.as_deref(), Some("small"));
}

/// A string of JavaScript may hold half a character, which no Rust string can.
#[wasm_bindgen_test]
fn bytes_that_are_no_text_are_kept_to_the_last_one() {
    const HALF: &str = "lance-legal/game/a";
    let store = empty();
    let half = js_sys::JsString::from_char_code(&[0x7B, 0xD834, 0x61]);
    let set: js_sys::Function = js_sys::Reflect::get(&area(), &"setItem".into()).expect("a method").unchecked_into();
    set.call2(&area(), &HALF.into(), &half).expect("room");
    assert_eq!(store.get(HALF), Ok(Some("utf16:007bd8340061".to_string())));
    let loaded = load::<String>(&store, &GAME);
    assert!(matches!(loaded.troubles[0].what, What::Corrupt { kept_as: Some(_) }));
    let seq = save(&store, &GAME, loaded.seq, 1, &writer_id(), &"one").expect("room");
    save(&store, &GAME, seq, 2, &writer_id(), &"two").expect("room");
    assert_eq!(quarantined(&store).expect("storage")[0].1, "utf16:007bd8340061");
}

#[wasm_bindgen_test]
fn a_tab_keeps_its_name() {
    assert_eq!(writer_id(), writer_id());
    assert_eq!(writer_id().len(), 13);
}
