//! The counts towards a draw, shown while they run. JSS 2.11

use leptos::prelude::*;

use super::card::by_regulation;
use crate::color::Color;
use crate::draughts::game::{TWELVE, TWENTY};
use crate::play::draughts::{Draughts, Session};
use crate::ui::game::of_side;
use crate::ui::game::play::Play;
use crate::ui::i18n::I18n;
use crate::ui::reactive::memo;
use crate::ui::refusal::article;

/// A count as a line.
#[derive(Clone, PartialEq)]
struct Line {
    text: String,
    /// The count and its limit.
    bar: Option<(u32, u32)>,
    article: Option<&'static str>,
}

fn lines(i18n: I18n, session: &Session) -> Vec<Line> {
    let game = &session.game;
    let Some(counts) = game.counts_at(session.view) else { return Vec::new() };
    let twenty = by_regulation(session, "2.11.1");
    let mut lines = Vec::new();
    if let Some((side, moves)) = counts.forced {
        let values = [("color", side.name().into()), ("count", moves.into()), ("of", TWELVE.into())];
        let text = i18n.tr_with("damas-count-forced", &values);
        lines.push(Line { text, bar: Some((moves, TWELVE)), article: Some("2.11.2") });
    }
    if let Some(side) = counts.before_rio {
        let text = of_side(i18n, "damas-count-before-rio", side);
        lines.push(Line { text, bar: None, article: Some("2.11.2") });
    }
    let moves = counts.dama_moves;
    let most = moves.white.max(moves.black);
    if most > 0 {
        let values = [("white", moves.white.into()), ("black", moves.black.into()), ("of", TWENTY.into())];
        let text = i18n.tr_with("damas-count-twenty", &values);
        lines.push(Line { text, bar: Some((most, TWENTY)), article: twenty });
    } else if counts.since == session.view
        && let Some(before) = session.view.checked_sub(1).and_then(|ply| game.counts_at(ply))
        && Color::ALL.into_iter().any(|side| before.dama_moves[side] > 0)
    {
        let text = i18n.tr(&format!("damas-reset-{}", counts.reset.name()));
        lines.push(Line { text, bar: None, article: twenty });
    }
    lines
}

/// What is said of the counts after a move: of the forçada always, of the twenty moves near the limit.
pub(super) fn said(i18n: I18n, session: &Session) -> Option<String> {
    let line = lines(i18n, session).into_iter().next()?;
    line.bar.filter(|(count, of)| *of == TWELVE || count + 5 >= *of).map(|_| line.text)
}

pub(super) fn counts(play: Play<Draughts>) -> AnyView {
    let i18n = play.i18n;
    let lines = memo(move || {
        i18n.language();
        play.with(|session| lines(i18n, session))
    });
    let line = move |line: Line| {
        // The text says the same as the bar.
        let bar = line.bar.map(|(count, of)| {
            view! { <progress aria-hidden="true" max=of.to_string() value=count.to_string()></progress> }
        });
        view! {
            <li>
                <span>{line.text}</span>
                {line.article.map(|number| article(i18n, number))}
                {bar}
            </li>
        }
    };
    (move || {
        let lines = lines.get();
        (!lines.is_empty()).then(|| {
            view! {
                <ul class="card damas-counts" aria-label=i18n.text("damas-counts")>
                    {lines.into_iter().map(line).collect_view()}
                </ul>
            }
        })
    })
    .into_any()
}
