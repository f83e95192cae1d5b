//! The record of the clock in words, on the screen and on paper. Registo do relógio.

use leptos::prelude::*;

use super::ruling::{again, arithmetic, articles, sentence, title};
use super::{Panel, now};
use crate::clock::digits;
use crate::color::{ByColor, Color};
use crate::game_clock::{Line, What, story};
use crate::ui::browser;
use crate::ui::widgets::Button;

/// What a line tells, as sentences.
fn told(panel: Panel, line: &Line) -> String {
    let table = panel.table;
    match line.what {
        What::Started => panel.tr("story-started"),
        What::Moves { from, made } => {
            let last = line.moves.white.max(line.moves.black);
            let id = if from == last { "story-move" } else { "story-moves" };
            let count = made.white.saturating_add(made.black);
            table.tr_with(id, &[("from", from.into()), ("to", last.into()), ("count", count.into())])
        }
        What::Paused => panel.tr("story-paused"),
        What::Resumed { stood } => table.tr_with("story-resumed", &[("time", digits(stood, false).into())]),
        What::Corrected { before, moves_before } => {
            let values = [
                ("white", digits(before.white, false).into()),
                ("black", digits(before.black, false).into()),
                ("white_after", digits(line.left.white, false).into()),
                ("black_after", digits(line.left.black, false).into()),
            ];
            let mut text = table.tr_with("story-corrected", &values);
            if moves_before != line.moves {
                let moves = |moves: ByColor<u32>| format!("{}/{}", moves.white, moves.black);
                let values = [("before", moves(moves_before).into()), ("after", moves(line.moves).into())];
                text = format!("{text} {}", table.tr_with("story-counters", &values));
            }
            text
        }
        What::Added { side, time } => {
            let mut add = ByColor::default();
            add[side] = time;
            let mut left = line.left;
            left[side] = left[side].saturating_add_signed(time.saturating_neg());
            arithmetic(panel, left, add).join(" ")
        }
        What::Undone => panel.tr("story-undone"),
        What::Ruled(note) => {
            let ruling = note.ruling();
            let mut parts = vec![format!("{}.", title(panel, note.incident))];
            parts.extend(arithmetic(panel, note.game.left, note.added));
            parts.push(sentence(panel, note.incident, &ruling));
            let restored = panel.table.timer.with(|session| session.restored_by(&note)).flatten();
            parts.extend(again(panel, &ruling, restored));
            parts.push(articles(panel, &note.game, &ruling));
            parts.join(" ")
        }
        What::Unruled(note) => table.tr_with("story-unruled", &[("what", title(panel, note.incident).into())]),
        What::Missing(gap, counts) => {
            let id = if gap.missing == 0 {
                "story-set-back"
            } else if counts {
                "story-missing-counted"
            } else {
                "story-missing"
            };
            table.tr_with(id, &[("time", digits(gap.missing.max(gap.back), false).into())])
        }
        What::Flag(side) => panel.tr(if side == Color::White { "arbiter-white-flag" } else { "arbiter-black-flag" }),
    }
}

/// How a line is marked beside its words.
fn kind(what: &What) -> &'static str {
    match what {
        What::Ruled(_) | What::Unruled(_) => "ruling",
        What::Corrected { .. } | What::Added { .. } | What::Undone => "correction",
        What::Missing(..) => "gap",
        What::Flag(_) => "flag",
        What::Started | What::Moves { .. } | What::Paused | What::Resumed { .. } => "game",
    }
}

pub(super) fn view(panel: Panel) -> AnyView {
    let at = now(panel.table);
    let timer = panel.table.timer;
    let Some(lines) = timer.with(|session| story(session, at)) else { return ().into_any() };
    let control = timer.with(|session| session.clock().control().to_string()).unwrap_or_default();
    let edition = timer.with(|session| session.rules.edition.name()).unwrap_or_default();
    let head = panel.table.tr_with("log-head", &[("control", control.into()), ("edition", edition.into())]);
    let row = |line: &Line| {
        view! {
            <tr data-kind=kind(&line.what)>
                <td>{digits(line.at, false)}</td>
                <td>{told(panel, line)}</td>
                <td data-side=panel.side(Color::White)>{digits(line.left.white, false)}</td>
                <td data-side=panel.side(Color::Black)>{digits(line.left.black, false)}</td>
            </tr>
        }
    };
    let empty = lines.is_empty().then(|| view! { <p>{panel.tr("log-empty")}</p> });
    let blank = |id: &str| view! { <p><span>{panel.tr(id)}</span></p> };
    view! {
        {panel.title(panel.tr("log-title"))}
        <p>{head}</p>
        <div class="arbiter-blanks">
            {blank("white")}
            {blank("black")}
            {blank("log-table")}
            {blank("log-date")}
            {blank("clock-arbiter")}
        </div>
        <table class="arbiter-record">
            <thead>
                <tr>
                    <th>{panel.tr("log-when")}</th>
                    <th>{panel.tr("log-what")}</th>
                    <th>{panel.tr("white")}</th>
                    <th>{panel.tr("black")}</th>
                </tr>
            </thead>
            <tbody>{lines.iter().map(row).collect_view()}</tbody>
        </table>
        {empty}
        <div class="arbiter-tools no-print">
            <Button text="log-print" on_press=browser::print/>
            {panel.back()}
        </div>
    }
    .into_any()
}
