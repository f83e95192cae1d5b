//! Moves in words: read aloud, written by hand, and why a written move could not be read.

use leptos::prelude::*;

use super::board::{shape_name, spoken_square};
use super::i18n::I18n;
use super::preferences::use_preferences;
use super::wrong::Wrong;
use crate::board::{self, Numbering};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::spoken::{self, Word};
use crate::chess::{Ground, Move, Role};
use crate::figures;

/// The move in words: "cavalo toma f três, xeque".
pub fn spoken_move(i18n: I18n, before: &dyn Ground, m: Move) -> String {
    let mut text = String::new();
    for word in spoken::words(before, m) {
        if !text.is_empty() {
            text.push_str(if word.adds() { ", " } else { " " });
        }
        let file = |file: i8| char::from(b'a' + file.clamp(0, 7) as u8).to_string();
        text += &match word {
            Word::Piece(role) => shape_name(i18n, figures::shape(role)),
            Word::Square(square) => spoken_square(i18n, square, Numbering::Algebraic),
            Word::Promotes(role) => {
                i18n.tr_with(word.id(), &[("piece", shape_name(i18n, figures::shape(role)).into())])
            }
            Word::FromFile(from) => i18n.tr_with(word.id(), &[("file", file(from).into())]),
            Word::FromRank(from) => i18n.tr_with(word.id(), &[("rank", (from + 1).into())]),
            _ => i18n.tr(word.id()),
        };
    }
    text
}

/// Why a written move could not be read, with the letter that misleads and the moves that may be meant.
pub fn not_read_text(i18n: I18n, ground: &dyn Ground, text: &str, error: &ReadError) -> String {
    let letters = use_preferences().typed_letters_now();
    let mut values = vec![("text", text.to_string().into())];
    let id = match error {
        ReadError::Unreadable | ReadError::PromotionMissing { .. } => {
            values.push(("example", example(letters).into()));
            "typed-unreadable"
        }
        ReadError::Illegal { .. } => "typed-illegal",
        ReadError::BishopOrPawn { .. } if text.trim_start().starts_with('B') => "typed-bishop",
        ReadError::BishopOrPawn { .. } => "typed-pawn",
        ReadError::TooLong => "typed-too-long",
        ReadError::Ambiguous { candidates } => {
            let moves: Vec<String> = candidates.iter().map(|m| san::write(ground, *m, letters)).collect();
            values.push(("moves", moves.join(", ").into()));
            "typed-ambiguous"
        }
        ReadError::ForeignLetters(other) => match san::confusion(text, letters, *other) {
            None => {
                let own = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
                let own: Vec<String> =
                    own.into_iter().filter_map(|role| letters.letter(role)).map(String::from).collect();
                values.push(("letters", own.join(" ").into()));
                "typed-foreign"
            }
            Some((letter, role)) => {
                values.push(("language", other.name().into()));
                values.push(("letter", letter.to_string().into()));
                values.push(("piece", i18n.tr(&format!("piece-the-{}", role.name())).into()));
                values.push(("right", letters.letter(role).unwrap_or(letter).to_string().into()));
                "typed-foreign-letter"
            }
        },
    };
    i18n.tr_with(id, &values)
}

/// The letters of a board's keys follow those of the notation; figurines have none of their own.
pub fn board_keys(letters: Letters) -> board::Letters {
    match letters {
        Letters::English => board::Letters::English,
        _ => board::Letters::Portuguese,
    }
}

/// An example of a written move: `Cf3`.
pub fn example(letters: Letters) -> String {
    letters.letter(Role::Knight).into_iter().chain("f3".chars()).collect()
}

/// A field to write a move in, as on a score sheet. `play` tries it and returns what is wrong with it.
pub fn typed_move(i18n: I18n, play: Callback<(String, Letters), Option<String>>) -> AnyView {
    let preferences = use_preferences();
    let line = TypedLine {
        id: "lance",
        label: i18n.tr("play-type-label"),
        button: i18n.tr("play-type-button"),
        most: 20,
        example: Signal::derive(move || example(preferences.typed_letters())),
    };
    typed_line(line, Callback::new(move |typed| play.run((typed, preferences.typed_letters_now()))))
}

/// The words of a line to write a move in.
pub struct TypedLine {
    /// The id of the field.
    pub id: &'static str,
    pub label: String,
    pub button: String,
    /// The most characters.
    pub most: u8,
    pub example: Signal<String>,
}

/// A field with its button. `play` gets the trimmed text and returns what is wrong with it; `None` empties the field.
pub fn typed_line(line: TypedLine, play: Callback<String, Option<String>>) -> AnyView {
    let text = RwSignal::new(String::new());
    let wrong = Wrong::new(line.id);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked().trim().to_string();
        if typed.is_empty() {
            return;
        }
        match play.run(typed) {
            Some(why) => wrong.tell(why),
            None => {
                wrong.clear();
                text.set(String::new());
            }
        }
    };
    view! {
        <form class="typed-move" on:submit=submit>
            <label for=line.id>{line.label}</label>
            <input
                id=line.id
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                maxlength=line.most.to_string()
                placeholder=line.example
                aria-invalid=wrong.invalid()
                aria-describedby=wrong.described()
                prop:value=text
                on:input=move |event| {
                    wrong.clear();
                    text.set(event_target_value(&event));
                }
            />
            <button class="button" type="submit">{line.button}</button>
            {wrong.heard()}
        </form>
    }
    .into_any()
}
