//! Como se escreve? The move on show in each form of notation, and what each of its signs means, with the article.

use leptos::prelude::*;

use crate::chess::anatomy::{self, MovePart};
use crate::chess::{Letters, Move, Position, Role, Side, san};
use crate::figures;
use crate::play::chess::Chess;
use crate::ui::board::shape_name;
use crate::ui::game::play::Play;
use crate::ui::game::speech;
use crate::ui::i18n::I18n;
use crate::ui::preferences::use_preferences;
use crate::ui::voice;
use crate::ui::widgets::Button;

/// A move in each form, and its signs.
fn written(i18n: I18n, before: &Position, m: Move, letters: Letters) -> AnyView {
    let (other, other_letters) = match letters {
        Letters::English => ("written-portuguese", Letters::Portuguese),
        _ => ("written-english", Letters::English),
    };
    let forms = [
        ("written-short", san::write(before, m, letters)),
        ("written-long", san::write_long(before, m, letters)),
        ("written-figurine", san::write(before, m, Letters::Figurine)),
        (other, san::write(before, m, other_letters)),
    ];
    let form = |(name, text): (&'static str, String)| {
        view! {
            <div>
                <dt>{i18n.tr(name)}</dt>
                <dd>{text}</dd>
            </div>
        }
    };
    let sign = |(sign, part): (String, MovePart)| {
        view! {
            <li>
                <b>{if sign.is_empty() { "–".to_string() } else { sign }}</b>
                <span>{says(i18n, part)}</span>
                <span class="article">{part.article()}</span>
            </li>
        }
    };
    view! {
        <dl class="written-forms">{forms.map(form).collect_view()}</dl>
        <ul class="written-signs">{anatomy::parts(before, m, letters).into_iter().map(sign).collect_view()}</ul>
    }
    .into_any()
}

/// The meaning of a sign.
fn says(i18n: I18n, part: MovePart) -> String {
    let with_piece = |id, role: Role| i18n.tr_with(id, &[("piece", shape_name(i18n, figures::shape(role)).into())]);
    let id = match part {
        MovePart::Piece(role) => return with_piece("written-piece", role),
        MovePart::Promotion(role) => return with_piece("written-promotion", role),
        MovePart::Pawn => "written-pawn",
        MovePart::PawnFile => "written-pawn-file",
        MovePart::FileOnSameRank | MovePart::FilePreferred => "written-file",
        MovePart::Rank => "written-rank",
        MovePart::Capture => "written-capture",
        MovePart::Arrival => "written-arrival",
        MovePart::Castling(Side::King) => "written-castling-king",
        MovePart::Castling(Side::Queen) => "written-castling-queen",
        MovePart::Check => "written-check",
        MovePart::Mate => "written-mate",
        MovePart::EnPassant => "written-en-passant",
    };
    i18n.tr(id)
}

pub(super) fn body(play: Play<Chess>) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    voice::wake();
    let mute = RwSignal::new(false);
    let listen = move || {
        let text = play.peek(|session| speech::last_move(i18n, session));
        mute.set(!voice::say(&text, i18n.language_now()));
    };
    let body = move || {
        let letters = preferences.typed_letters();
        let Some(written) = play.with(|session| session.last().map(|(before, m)| written(i18n, before, m, letters)))
        else {
            return view! { <p class="quiet-text">{i18n.tr("written-none")}</p> }.into_any();
        };
        view! {
            {written}
            <Button look="small quiet" icon="voice" text="written-listen" on_press=listen/>
            {move || mute.get().then(|| view! { <p class="quiet-text" role="status">{i18n.tr("written-no-voice")}</p> })}
        }
        .into_any()
    };
    body.into_any()
}
