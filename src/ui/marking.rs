//! What is right and wrong in a written move, in sentences.

use leptos::prelude::*;

use super::board::shape_name;
use super::i18n::I18n;
use super::moves::example;
use super::refusal::{self, emphasised};
use crate::chess::san::{self, Letters};
use crate::chess::{Ground, Move, Role};
use crate::drills::marking::{Marking, Note, Verdict};
use crate::figures;
use crate::square::Square;
use crate::texts::Value;

/// A text of a part of the site, with its values.
pub type Tr<'a> = &'a dyn Fn(&str, &[(&str, Value)]) -> String;

/// A sentence and the article behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub text: String,
    pub article: &'static str,
}

/// A note as a sentence. `letters` are those in which the move was to be written.
pub fn note_text(i18n: I18n, tr: Tr, ground: &dyn Ground, m: Move, letters: Letters, note: &Note) -> String {
    let mut values: Vec<(&str, Value)> = Vec::new();
    let letter_of = |role: Role| letters.letter(role).map(String::from).unwrap_or_default();
    let of_role = |values: &mut Vec<(&str, Value)>, role: Role| {
        values.push(("role", role.name().into()));
        values.push(("piece", i18n.tr(&format!("piece-the-{}", role.name())).into()));
        values.push(("Piece", i18n.tr(&format!("piece-the-{}-start", role.name())).into()));
        values.push(("name", shape_name(i18n, figures::shape(role)).into()));
        values.push(("right", letter_of(role).into()));
    };
    match note {
        Note::NotMove => values.push(("example", example(letters).into())),
        Note::PawnLetter { letter } | Note::SmallLetter { letter } => {
            values.push(("letter", letter.to_string().into()));
        }
        Note::WrongLetter { letter, stands, role } | Note::WrongPromotion { letter, stands, role } => {
            of_role(&mut values, *role);
            values.push(("letter", letter.to_string().into()));
            let other = stands.map(|other| shape_name(i18n, figures::shape(other))).unwrap_or_default();
            values.push(("other", other.into()));
        }
        Note::ForeignLetter { letter, other, role } => {
            of_role(&mut values, *role);
            values.push(("letter", letter.to_string().into()));
            values.push(("language", other.name().into()));
        }
        Note::MissingLetter { role } | Note::MissingPromotion { role } => of_role(&mut values, *role),
        Note::Ambiguous { role, from, to, needed, rivals } => {
            of_role(&mut values, *role);
            values.push(("sign", needed.sign(*from).into()));
            values.push(("square", to.to_string().into()));
            let names: Vec<String> = rivals.iter().map(Square::to_string).collect();
            values.push(("count", names.len().into()));
            values.push(("rivals", names.join(", ").into()));
        }
        Note::WrongDeparture { role, wrote, from, .. } => {
            of_role(&mut values, *role);
            values.push(("wrote", wrote.clone().into()));
            values.push(("square", from.to_string().into()));
        }
        Note::MissingPawnFile { from } | Note::FilePreferred { from } => {
            values.push(("sign", from.file_char().to_string().into()));
        }
        Note::FalseCapture { to } => values.push(("square", to.to_string().into())),
        Note::WrongSquare { wrote, to } => {
            values.push(("wrote", wrote.to_string().into()));
            values.push(("square", to.to_string().into()));
        }
        Note::OtherMove(other) => {
            let written = san::write(ground, *other, letters);
            values.push(("castles", if written.starts_with('0') { "yes" } else { "no" }.into()));
            values.push(("move", written.into()));
            let role = ground.piece_at(other.from).map_or(Role::Pawn, |piece| piece.role);
            of_role(&mut values, role);
            values.push(("from", other.from.to_string().into()));
            values.push(("to", other.to.to_string().into()));
        }
        Note::Refused(illegal) => values.push(("reason", refusal::text(i18n, illegal).into())),
        Note::NotNeeded { sign } => values.push(("sign", sign.clone().into())),
        Note::KingForCastling(_) => values.push(("form", san::write(ground, m, letters).into())),
        _ => {}
    }
    tr(note.id(), &values)
}

/// As much as somebody reads before mending a move.
const MOST: usize = 2;

/// The first notes as sentences; behind remarks, the whole form of the move, once.
pub fn lines(i18n: I18n, tr: Tr, ground: &dyn Ground, m: Move, letters: Letters, marking: &Marking) -> Vec<Line> {
    let line = |note: &Note| Line { text: note_text(i18n, tr, ground, m, letters, note), article: note.article() };
    let mut lines: Vec<Line> = marking.notes.iter().take(MOST).map(line).collect();
    if marking.verdict == Verdict::Right
        && let Some(last) = lines.last_mut()
    {
        last.text += " ";
        last.text += &tr("marking-form", &[("move", san::write(ground, m, letters).into())]);
    }
    lines
}

/// The sentences with their articles, for a card.
pub fn card(i18n: I18n, lines: &[Line]) -> AnyView {
    let line = |line: &Line| {
        view! {
            <p>{emphasised(&line.text)}</p>
            {refusal::article(i18n, line.article)}
        }
    };
    view! { <div class="marking">{lines.iter().map(line).collect_view()}</div> }.into_any()
}

/// The sentences in one breath, for somebody who does not see the card.
pub fn said(i18n: I18n, lines: &[Line]) -> String {
    let line = |line: &Line| format!("{} {}.", line.text, i18n.tr_with("article", &[("article", line.article.into())]));
    let lines: Vec<String> = lines.iter().map(line).collect();
    lines.join(" ")
}
