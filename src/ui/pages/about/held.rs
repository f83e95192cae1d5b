//! What a record holds, in words: its name, how much there is of it, and from when.

use leptos::prelude::*;

use crate::copies::{Amount, Side};
use crate::storage::Kind;
use crate::ui::i18n::I18n;
use crate::ui::time::moment_name;

/// The name of a record as a user knows it, by its id.
pub fn name(id: &str) -> &'static str {
    match id {
        "progress" => "record-progress",
        "days" => "record-days",
        "training" => "record-training",
        "tactics" => "record-tactics",
        "moments" => "record-moments",
        "exercises" => "record-exercises",
        "quiz" => "record-quiz",
        "rulings" => "record-rulings",
        "tournament" => "record-tournament",
        "class" => "record-class",
        "game" => "record-game",
        "damas" => "record-draughts",
        "truco" => "record-truco",
        "poker" => "record-poker",
        "sheet" => "record-sheet",
        "clock" => "record-clock",
        "clock-beat" => "record-beat",
        "clock-choices" => "record-controls",
        "settings" => "record-settings",
        "import" => "record-import",
        _ => "record-unknown",
    }
}

/// How much there is, and from when.
pub fn side(i18n: I18n, side: &Side) -> String {
    match side {
        Side::Absent => i18n.tr("held-nothing"),
        Side::Damaged => i18n.tr("held-damaged"),
        Side::Newer => i18n.tr("held-newer"),
        Side::Held { saved_at, amount } => {
            let when = moment_name(*saved_at, i18n.language().tag());
            match amount_text(i18n, *amount) {
                Some(amount) => format!("{amount} ({when})"),
                None => when,
            }
        }
    }
}

fn amount_text(i18n: I18n, amount: Amount) -> Option<String> {
    let counted = |id: &str, count: usize| i18n.tr_with(id, &[("count", count.into())]);
    Some(match amount {
        Amount::Uncounted | Amount::Controls(0) | Amount::Results(0) => return None,
        Amount::Moves(count) => counted("held-moves", count),
        Amount::Stars(count) => counted("held-stars", count as usize),
        Amount::Training { stars, cards } => {
            format!("{}, {}", counted("held-stars", stars as usize), counted("held-cards", cards))
        }
        Amount::Puzzles { answers, cards } => {
            format!("{}, {}", counted("held-puzzles", answers as usize), counted("held-cards", cards))
        }
        Amount::Days(count) => counted("held-days", count),
        Amount::Moments(count) => counted("held-moments", count),
        Amount::Exercises(count) => counted("held-exercises", count),
        Amount::Answers(tally) => i18n.tr_with(
            "held-answers",
            &[("right", (tally.right as usize).into()), ("asked", (tally.asked as usize).into())],
        ),
        Amount::Tournaments(count) => counted("held-tournaments", count),
        Amount::Rulings(count) => counted("held-rulings", count),
        Amount::Results(count) => counted("held-results", count),
        Amount::Controls(count) => counted("held-controls", count),
    })
}

/// A list of what there is on one side: `Estrelas das lições`, `43 estrelas (23/11/26, 12:30)`.
pub fn list(i18n: I18n, sides: Vec<(&'static Kind, Side)>) -> AnyView {
    sides
        .into_iter()
        .map(|(kind, held)| {
            view! {
                <li>
                    <strong>{i18n.text(name(kind.id))}</strong>
                    <span>{move || side(i18n, &held)}</span>
                </li>
            }
        })
        .collect_view()
        .into_any()
}
