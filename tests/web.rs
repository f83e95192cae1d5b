//! A few tests inside a browser engine: what native tests cannot reach and end-to-end tests would only see from
//! outside. Absent: whole pages, which `tests/e2e` meets in the built site.
#![cfg(target_arch = "wasm32")]

use lance_legal::board::State;
use lance_legal::chess::Position;
use lance_legal::language::Language;
use lance_legal::storage::{PREFIX, Store, StoreError};
use lance_legal::ui::board::Board;
use lance_legal::ui::i18n::I18n;
use lance_legal::ui::storage::BrowserStore;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::HtmlElement;

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
