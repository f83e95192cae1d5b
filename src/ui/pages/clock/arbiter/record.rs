//! The record of the clock in words, on the screen and on paper. Registo do relógio.

use leptos::prelude::*;

use super::context::{Panel, now};
use super::ruling::{self, arithmetic, title};
use crate::clock::digits;
use crate::color::{ByColor, Color};
use crate::game_clock::{StoryEvent, StoryLine, story};
use crate::ui::browser;
use crate::ui::widgets::Button;

/// What a line tells, as sentences.
fn told(panel: Panel, line: &StoryLine) -> String {
    let table = panel.table;
    match line.what {
        StoryEvent::Started => panel.tr("story-started"),
        StoryEvent::Moves { from, made } => {
            let last = line.moves.white.max(line.moves.black);
            let id = if from == last { "story-move" } else { "story-moves" };
            let count = made.white.saturating_add(made.black);
            table.tr_with(id, &[("from", from.into()), ("to", last.into()), ("count", count.into())])
        }
        StoryEvent::Paused => panel.tr("story-paused"),
        StoryEvent::Resumed { stood } => table.tr_with("story-resumed", &[("time", digits(stood, false).into())]),
        StoryEvent::Corrected { before, moves_before } => {
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
        StoryEvent::Added { side, time } => {
            let mut add = ByColor::default();
            add[side] = time;
            let mut left = line.left;
            left[side] = left[side].saturating_add_signed(time.saturating_neg());
            arithmetic(panel, left, add).join(" ")
        }
        StoryEvent::Undone => panel.tr("story-undone"),
        StoryEvent::Ruled(note) => format!("{}. {}", title(panel, note.incident), ruling::told(panel, &note).join(" ")),
        StoryEvent::Unruled(note) => table.tr_with("story-unruled", &[("what", title(panel, note.incident).into())]),
        StoryEvent::Missing(gap, counts) => {
            let id = if gap.missing == 0 {
                "story-set-back"
            } else if counts {
                "story-missing-counted"
            } else {
                "story-missing"
            };
            table.tr_with(id, &[("time", digits(gap.missing.max(gap.back), false).into())])
        }
        StoryEvent::Flag(side) => panel.tr(&format!("arbiter-{}-flag", side.name())),
    }
}

/// The kind of a line, for the styles.
fn kind(what: &StoryEvent) -> &'static str {
    match what {
        StoryEvent::Ruled(_) | StoryEvent::Unruled(_) => "ruling",
        StoryEvent::Corrected { .. } | StoryEvent::Added { .. } | StoryEvent::Undone => "correction",
        StoryEvent::Missing(..) => "gap",
        StoryEvent::Flag(_) => "flag",
        StoryEvent::Started | StoryEvent::Moves { .. } | StoryEvent::Paused | StoryEvent::Resumed { .. } => "game",
    }
}

pub(super) fn view(panel: Panel) -> AnyView {
    let at = now(panel.table);
    let timer = panel.table.timer;
    let Some(lines) = timer.with(|session| story(session, at)) else { return ().into_any() };
    let control = timer.with(|session| session.clock().control().to_string()).unwrap_or_default();
    let edition = timer.with(|session| session.rules.edition.name()).unwrap_or_default();
    let head = panel.table.tr_with("log-head", &[("control", control.into()), ("edition", edition.into())]);
    let row = |line: &StoryLine| {
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
