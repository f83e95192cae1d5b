//! A piece beside the board, to be put on it: press it, then its square.

use leptos::prelude::*;

use crate::board::Figure;
use crate::chess::Piece;
use crate::figures;
use crate::ui::board::{PIECES, figure_name};
use crate::ui::browser;
use crate::ui::i18n::I18n;

/// The button of a piece; it is pressed while the piece is in hand.
pub fn tray_piece(i18n: I18n, piece: Piece, in_hand: Signal<bool>, press: impl Fn() + 'static) -> AnyView {
    let figure = Figure::new(piece.color, figures::shape(piece.role));
    let sprite = browser::asset(PIECES);
    let picture = format!("{sprite}{}-{}", piece.color.name(), piece.role.name());
    view! {
        <button
            type="button"
            class="tray-piece"
            aria-label=figure_name(i18n, figure)
            aria-pressed=move || in_hand.get().to_string()
            on:click=move |_| press()
        >
            <svg viewBox="0 0 45 45" aria-hidden="true">
                <use href=picture></use>
            </svg>
        </button>
    }
    .into_any()
}
