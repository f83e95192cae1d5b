//! What there is to say: the move in words, how it stands, what the Laws say, how the game ended.

use leptos::prelude::*;

use super::context::SheetContext;
use crate::chess::Letters;
use crate::color::Color;
use crate::drills::sheet::{Ending, Notice, Sheet, side};
use crate::ui::moves::spoken_move;
use crate::ui::refusal;

/// «Lance 3, Brancas».
pub(super) fn place(context: SheetContext, ply: usize) -> String {
    let id = if side(ply) == Color::White { "sheet-at-white" } else { "sheet-at-black" };
    context.tr_with(id, &[("number", (ply / 2 + 1).into())])
}

/// «Brancas: cavalo f três», or that it was only written; and an offer made with it.
pub(super) fn spoken(context: SheetContext, sheet: &Sheet, ply: usize) -> String {
    let (Some(before), Some(m)) = (sheet.game().position_at(ply), sheet.move_at(ply)) else { return String::new() };
    let words = spoken_move(context.i18n, before, m);
    let id = match (side(ply), sheet.is_claim(ply)) {
        (Color::White, false) => "sheet-spoken-white",
        (Color::Black, false) => "sheet-spoken-black",
        (Color::White, true) => "sheet-claims-white",
        (Color::Black, true) => "sheet-claims-black",
    };
    context.tr_with(id, &[("move", words.into())])
}

/// The move as anybody would write it, and the offer made with it.
pub(super) fn written(sheet: &Sheet, ply: usize, letters: Letters) -> Option<String> {
    let offered = if sheet.offered_at(ply) { " (=)" } else { "" };
    Some(sheet.game().san(ply, letters)? + offered)
}

/// The offer made with this move, if there was one.
pub(super) fn offer(context: SheetContext, sheet: &Sheet, ply: usize) -> Option<String> {
    let id = if side(ply) == Color::White { "sheet-offer-white" } else { "sheet-offer-black" };
    sheet.offered_at(ply).then(|| context.tr(id))
}

/// How a notice looks, what it says, and the article that says so.
pub(super) fn notice(context: SheetContext, notice: &Notice) -> (&'static str, String, Option<&'static str>) {
    let say = |look, id: &str, article| (look, context.tr(id), Some(article));
    match notice {
        Notice::TooEarly => say("refused", "sheet-too-early", "8.1.2"),
        Notice::WriteFirst { ply, own } => {
            let values = [("place", place(context, *ply).into())];
            let (id, article) = if *own { ("sheet-write-own", "8.1.3") } else { ("sheet-write-other", "8.1.1") };
            ("refused", context.tr_with(id, &values), Some(article))
        }
        Notice::Claim => say("look", "sheet-claim", "9.2"),
        Notice::Claimed => say("look", "sheet-claimed", "9.2"),
        Notice::Short => say("look", "sheet-short", "8.4"),
        Notice::ShortWithIncrement => say("look", "sheet-short-increment", "8.4"),
        Notice::NotOver => ("refused", context.tr("sheet-not-over"), None),
        Notice::Refused(illegal) => ("refused", refusal::text(context.i18n, illegal), Some(illegal.article())),
    }
}

/// How the game ended, and what that makes of it is for the pupil to write.
pub(super) fn ending(context: SheetContext, ending: Ending) -> String {
    context.tr(match ending {
        Ending::Mate => "sheet-end-mate",
        Ending::Stalemate => "sheet-end-stalemate",
        Ending::Drawn => "sheet-end-drawn",
        Ending::Agreed => "sheet-end-agreed",
        Ending::Claimed => "sheet-end-claimed",
        Ending::Resigned(Color::White) => "sheet-end-white-resigned",
        Ending::Resigned(Color::Black) => "sheet-end-black-resigned",
        Ending::Flag(Color::White) => "sheet-end-white-flag",
        Ending::Flag(Color::Black) => "sheet-end-black-flag",
    })
}

/// «1:05»: hours and minutes, as the clock shows them and as they are noted.
pub(super) fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 3600, seconds / 60 % 60)
}

/// The sentence with what stands between `**` in bold.
pub(super) fn bold(text: &str) -> Vec<AnyView> {
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => part.to_string().into_any(),
        _ => view! { <strong class="whole">{part.to_string()}</strong> }.into_any(),
    };
    text.split("**").enumerate().map(part).collect()
}
