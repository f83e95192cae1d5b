//! Como se escreve? The move on show in each form, and what each of its signs says, with the article.

use leptos::prelude::*;

use super::Play;
use crate::chess::anatomy::{self, Part};
use crate::chess::{Letters, Role, Side, san};
use crate::figures;
use crate::play::chess::Session;
use crate::ui::board::shape_name;
use crate::ui::game::speech;
use crate::ui::i18n::I18n;
use crate::ui::preferences::use_preferences;
use crate::ui::voice;
use crate::ui::widgets::Button;

/// What the panel shows of one move.
#[derive(Clone, PartialEq)]
struct Written {
    /// The text of each form's name, and the move in it.
    forms: [(&'static str, String); 4],
    /// The sign, what it says, and its article.
    signs: Vec<(String, String, &'static str)>,
}

fn written(i18n: I18n, session: &Session, letters: Letters) -> Option<Written> {
    let (before, m) = session.last()?;
    let other = match letters {
        Letters::English => ("written-portuguese", san::write(before, m, Letters::Portuguese)),
        _ => ("written-english", san::write(before, m, Letters::English)),
    };
    let forms = [
        ("written-short", san::write(before, m, letters)),
        ("written-long", san::write_long(before, m, letters)),
        ("written-figurine", san::write(before, m, Letters::Figurine)),
        other,
    ];
    let signs = anatomy::parts(before, m, letters)
        .into_iter()
        .map(|(sign, part)| (if sign.is_empty() { "–".to_string() } else { sign }, says(i18n, part), part.article()))
        .collect();
    Some(Written { forms, signs })
}

/// What a sign says of the move.
fn says(i18n: I18n, part: Part) -> String {
    let with_piece = |id, role: Role| i18n.tr_with(id, &[("piece", shape_name(i18n, figures::shape(role)).into())]);
    let id = match part {
        Part::Piece(role) => return with_piece("written-piece", role),
        Part::Promotion(role) => return with_piece("written-promotion", role),
        Part::Pawn => "written-pawn",
        Part::PawnFile => "written-pawn-file",
        Part::FileOnSameRank | Part::FilePreferred => "written-file",
        Part::Rank => "written-rank",
        Part::Capture => "written-capture",
        Part::Arrival => "written-arrival",
        Part::Castling(Side::King) => "written-castling-king",
        Part::Castling(Side::Queen) => "written-castling-queen",
        Part::Check => "written-check",
        Part::Mate => "written-mate",
        Part::EnPassant => "written-en-passant",
    };
    i18n.tr(id)
}

/// What the panel holds.
pub(super) fn body(play: Play) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let letters = move || preferences.typed_letters();
    voice::wake();
    let mute = RwSignal::new(false);
    let listen = move || {
        let text = play.peek(|session| speech::last_move(i18n, session));
        mute.set(!voice::say(&text, i18n.language_now()));
    };
    let body = move || {
        let Some(written) = play.with(|session| written(i18n, session, letters())) else {
            return view! { <p class="quiet-text">{i18n.tr("written-none")}</p> }.into_any();
        };
        let form = |(name, text): (&'static str, String)| {
            view! {
                <div>
                    <dt>{i18n.tr(name)}</dt>
                    <dd>{text}</dd>
                </div>
            }
        };
        let sign = |(sign, says, article): (String, String, &'static str)| {
            view! {
                <li>
                    <b>{sign}</b>
                    <span>{says}</span>
                    <span class="article">{article}</span>
                </li>
            }
        };
        view! {
            <dl class="written-forms">{written.forms.into_iter().map(form).collect_view()}</dl>
            <ul class="written-signs">{written.signs.into_iter().map(sign).collect_view()}</ul>
            <Button look="small quiet" icon="voice" text="written-listen" on_press=listen/>
            {move || mute.get().then(|| view! { <p class="quiet-text" role="status">{i18n.tr("written-no-voice")}</p> })}
        }
        .into_any()
    };
    body.into_any()
}
