//! A move written by hand: typed into a field, or built from big keys by those who cannot type yet.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::board::{PIECES, shape_name};
use super::browser;
use super::i18n::I18n;
use super::marking::Tr;
use super::reactive::effect;
use super::widgets::{Icon, switch};
use super::wrong::Wrong;
use crate::chess::{Letters, Role, Side};
use crate::drills::marking::{Key, erase};
use crate::figures;

/// A field for one move, and what happens to it.
#[derive(Clone, Copy)]
pub struct MoveField {
    /// The field's id on the page.
    pub id: &'static str,
    pub letters: Letters,
    pub text: RwSignal<String>,
    /// What is written is handed in.
    pub submit: Callback<()>,
    /// Whether `(=)` is among the keys.
    pub offers: bool,
    /// Why what is written was not taken.
    pub wrong: Wrong,
}

/// The field with its label and its button, and the keys below. On a phone the keys are there instead of the phone's own
/// keyboard, until it is asked for.
pub fn move_field(i18n: I18n, tr: Tr, label: String, field: MoveField) -> AnyView {
    let MoveField { id, text, submit, wrong, .. } = field;
    // The keys mend it too.
    effect(move || {
        text.track();
        wrong.clear();
    });
    let touch = browser::media("(pointer: coarse)");
    let typing = RwSignal::new(false);
    let handed_in = move |event: SubmitEvent| {
        event.prevent_default();
        if !text.with_untracked(|text| text.trim().is_empty()) {
            submit.run(());
        }
    };
    let turn = Callback::new(move |on| {
        typing.set(on);
        if on {
            browser::focus(id);
        }
    });
    let keyboard = Signal::stored(tr("field-keyboard", &[]));
    view! {
        <form class="move-field" data-typing=move || typing.get().to_string() on:submit=handed_in>
            <label for=id>{label}</label>
            <div class="move-field-line">
                <input
                    id=id
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="done"
                    maxlength="20"
                    inputmode=move || if touch.get() && !typing.get() { "none" } else { "text" }
                    aria-invalid=wrong.invalid()
                    aria-describedby=wrong.described()
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button class="button" type="submit">{tr("field-submit", &[])}</button>
            </div>
            {wrong.heard()}
            {move_keys(i18n, tr, field)}
            {move || touch.get().then(|| switch(keyboard, typing.into(), turn))}
        </form>
    }
    .into_any()
}

/// The keys alone, for a text that is shown somewhere else.
///
/// One of them is in the order of Tab; the arrows go from key to key, as on a board.
pub fn move_keys(i18n: I18n, tr: Tr, field: MoveField) -> AnyView {
    let name = |key: Key| match key {
        Key::Piece(role) => shape_name(i18n, figures::shape(role)),
        Key::Takes => tr("key-takes", &[]),
        Key::Check => i18n.tr("speak-check"),
        Key::Mate => i18n.tr("speak-mate"),
        Key::Castling(Side::King) => i18n.tr("speak-castle-kingside"),
        Key::Castling(Side::Queen) => i18n.tr("speak-castle-queenside"),
        Key::EnPassant => i18n.tr("speak-en-passant"),
        Key::Offer => tr("key-offer", &[]),
        Key::File(_) | Key::Rank(_) => String::new(),
    };
    let pieces = Role::ALL.into_iter().filter(|role| *role != Role::Pawn).map(Key::Piece);
    let mut signs = vec![Key::Takes, Key::Check, Key::Mate, Key::Castling(Side::King), Key::Castling(Side::Queen)];
    signs.push(Key::EnPassant);
    if field.offers {
        signs.push(Key::Offer);
    }
    let rows: [Vec<Key>; 4] =
        [pieces.collect(), ('a'..='h').map(Key::File).collect(), ('1'..='8').map(Key::Rank).collect(), signs];
    let first = Key::Piece(Role::King);
    let row = |(place, keys): (usize, Vec<Key>)| {
        let erasing = (place == 0).then(|| erase_key(field.text, tr("key-delete", &[])));
        let keys = keys.into_iter().map(|key| key_button(field, key, name(key), key == first)).collect_view();
        view! { <div class="move-keys-row">{keys} {erasing}</div> }
    };
    view! {
        <div class="move-keys" role="group" aria-label=tr("keys-label", &[]) on:keydown=walk>
            {rows.into_iter().enumerate().map(row).collect_view()}
            // What was built, for those who do not see it grow.
            <p class="visually-hidden" role="status">{move || field.text.get()}</p>
        </div>
    }
    .into_any()
}

fn key_button(field: MoveField, key: Key, name: String, first: bool) -> AnyView {
    let MoveField { letters, text, .. } = field;
    let sign = key.sign(letters);
    let shown = sign.trim().to_string();
    let picture = match key {
        Key::Piece(role) => Some(format!("{}white-{}", browser::asset(PIECES), role.name())),
        _ => None,
    };
    let picture = picture.map(|href| {
        view! {
            <svg viewBox="0 0 45 45" aria-hidden="true">
                <use href=href></use>
            </svg>
        }
    });
    let label = (!name.is_empty()).then(|| format!("{shown}, {name}"));
    view! {
        <button
            type="button"
            class="move-key"
            tabindex=if first { "0" } else { "-1" }
            aria-label=label
            data-next=move || text.with(|text| key.follows(text, letters)).to_string()
            on:click=move |_| text.update(|text| text.push_str(&sign))
        >
            {picture}
            <span>{shown}</span>
        </button>
    }
    .into_any()
}

fn erase_key(text: RwSignal<String>, name: String) -> AnyView {
    view! {
        <button
            type="button"
            class="move-key move-key-erase"
            tabindex="-1"
            aria-label=name
            data-next=move || text.with(|text| !text.is_empty()).to_string()
            on:click=move |_| text.update(|text| *text = erase(text).to_string())
        >
            <Icon name="undo"/>
        </button>
    }
    .into_any()
}

/// The arrows go along a row and from row to row.
fn walk(event: KeyboardEvent) {
    let key = event.key();
    if !matches!(key.as_str(), "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") {
        return;
    }
    let next = || -> Option<Element> {
        let button = event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()??;
        let row = button.parent_element()?;
        let place =
            (0..row.child_element_count()).find(|place| row.children().item(*place).as_ref() == Some(&button))?;
        let other = |row: Option<Element>| {
            let keys = row?.children();
            keys.item(place.min(keys.length().checked_sub(1)?))
        };
        match key.as_str() {
            "ArrowLeft" => button.previous_element_sibling(),
            "ArrowRight" => button.next_element_sibling(),
            "ArrowUp" => other(row.previous_element_sibling()),
            _ => other(row.next_element_sibling()),
        }
    };
    event.prevent_default();
    if let Some(next) = next().and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // Refused only by what is not on the page any more.
        let _ = next.focus();
    }
}
