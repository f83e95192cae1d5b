//! Rulings on the panel: what happened and to whom, the article and the arithmetic, and one press to do it.

use leptos::prelude::*;

use super::{Panel, View, now, toggle};
use crate::clock::digits;
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::game_clock::{Restored, Rules, Session, TableEvent};
use crate::laws::{self, Act, Ending, Game, Incident, Mate, Ruling, Slip, Speed, Supervision, When};
use crate::ui::widgets;
use crate::ui::widgets::Button;

/// Fluent id of what happened.
pub(super) fn title_id(incident: Incident) -> &'static str {
    match incident {
        Incident::Illegal { slip: Slip::IllegalMove, .. } => "incident-illegal",
        Incident::Illegal { slip: Slip::Unpromoted, .. } => "incident-unpromoted",
        Incident::Illegal { slip: Slip::NoMove, .. } => "incident-no-move",
        Incident::Illegal { slip: Slip::TwoHands, .. } => "incident-two-hands",
        Incident::WrongClaim { .. } => "incident-claim",
        Incident::Flag { .. } => "incident-flag",
        Incident::BothFlags => "incident-both-flags",
        Incident::OwnFlag { .. } => "incident-own-flag",
        Incident::Late { .. } => "incident-late",
        Incident::Stop { .. } => "incident-stop",
        Incident::NoReason { .. } => "incident-no-reason",
    }
}

/// The side that it is about.
pub(super) fn side_of(incident: Incident) -> Option<Color> {
    match incident {
        Incident::Illegal { by, .. }
        | Incident::WrongClaim { by }
        | Incident::OwnFlag { by }
        | Incident::Late { by, .. }
        | Incident::NoReason { by }
        | Incident::Flag { side: by, .. } => Some(by),
        Incident::Stop { by } => by,
        Incident::BothFlags => None,
    }
}

/// «Lance ilegal: Brancas».
pub(super) fn title(panel: Panel, incident: Incident) -> String {
    let what = panel.tr(title_id(incident));
    match side_of(incident) {
        Some(side) => panel.table.tr_with("incident-of", &[("what", what.into()), ("side", panel.side(side).into())]),
        None => what,
    }
}

/// The sentence of a ruling.
pub(super) fn sentence(panel: Panel, incident: Incident, ruling: &Ruling) -> String {
    let side = match ruling.ending {
        Ending::Lost(side) => side,
        _ => side_of(incident).unwrap_or(Color::White),
    };
    let values = [("side", panel.the(side).into()), ("other", panel.the(!side).into())];
    panel.table.tr_with(ruling.reason.id(), &values)
}

/// «Leis de 2023, artigos A.5.2, A.3, 7.5.5 e 7.5.1.»
pub(super) fn articles(panel: Panel, game: &Game, ruling: &Ruling) -> String {
    let list = ruling.articles.join(", ");
    let values =
        [("edition", game.edition.name().into()), ("articles", list.into()), ("count", ruling.articles.len().into())];
    panel.table.tr_with("ruling-articles", &values)
}

/// «As Pretas recebem +1:00: 4:12 → 5:12.» for each side that something is given to or taken from.
pub(super) fn arithmetic(panel: Panel, left: ByColor<u64>, add: ByColor<i64>) -> Vec<String> {
    // What is given stands first.
    let mut sides = Color::ALL;
    sides.sort_by_key(|side| -add[*side]);
    let line = |side: Color| {
        let id = match add[side] {
            0 => return None,
            1.. => "ruling-receives",
            _ => "ruling-pays",
        };
        let values = [
            ("side", panel.side(side).into()),
            ("time", digits(add[side].unsigned_abs(), false).into()),
            ("before", digits(left[side], false).into()),
            ("after", digits(left[side].saturating_add_signed(add[side]), false).into()),
        ];
        Some(panel.table.tr_with(id, &values))
    };
    sides.into_iter().filter_map(line).collect()
}

/// «As Brancas jogam outra vez.», with the time that goes back, where a position is restored.
pub(super) fn again(panel: Panel, ruling: &Ruling, restored: Option<Restored>) -> Vec<String> {
    let Some(by) = ruling.again else { return Vec::new() };
    let mut lines = vec![panel.table.tr_with("ruling-again", &[("side", panel.the(by).into())])];
    let gave = |side: Color| {
        let time = restored.map_or(0, |restored| restored.gave[side]);
        let values = [("side", panel.side(side).into()), ("time", digits(time, false).into())];
        (time > 0).then(|| panel.table.tr_with("ruling-again-time", &values))
    };
    lines.extend([by, !by].into_iter().filter_map(gave));
    lines
}

fn condition(when: When) -> Option<&'static str> {
    match when {
        When::Always => None,
        When::Noticed => Some("ruling-when-noticed"),
        When::ClaimedInTime => Some("ruling-when-claimed-in-time"),
        When::Claimed => Some("ruling-when-claimed"),
    }
}

/// What is small under a side's button: which illegal move it would be, and what it would cost.
fn in_short(panel: Panel, game: &Game, incident: Incident) -> String {
    let answered = match incident {
        Incident::Illegal { by, slip, moved_on, .. } => Incident::Illegal { by, slip, moved_on, mate: Mate::Yes },
        other => other,
    };
    let ruling = laws::rule(game, answered);
    let cost = match (ruling.ending, ruling.act) {
        (Ending::Lost(_), _) => panel.tr("short-lost"),
        (Ending::Draw, _) => panel.tr("short-drawn"),
        (Ending::Arbiter, _) => panel.tr("short-arbiter"),
        (Ending::GoesOn, Act::Add(add)) => {
            let receives = if add.white > add.black { Color::White } else { Color::Black };
            let time = digits(add[receives].unsigned_abs(), false);
            panel.table.tr_with("short-given", &[("side", panel.side(receives).into()), ("time", time.into())])
        }
        _ => return ruling.articles.first().copied().unwrap_or_default().to_string(),
    };
    match (ruling.counts, side_of(incident)) {
        (true, Some(side)) => {
            let number = game.illegal[side].saturating_add(1);
            panel.table.tr_with("short-number", &[("number", number.into()), ("cost", cost.into())])
        }
        _ => cost,
    }
}

/// What happened? One row for each incident, one button for each side.
pub(super) fn incidents(panel: Panel, started: bool) -> AnyView {
    let at = now(panel.table);
    let Some(game) = panel.table.timer.with(|session| session.game(at)) else { return ().into_any() };
    let slip = |by: Color, slip: Slip| {
        let moved_on = panel.table.timer.with(|session| session.has_replied(by, at)).unwrap_or_default();
        Incident::Illegal { by, slip, moved_on, mate: Mate::Unknown }
    };
    let button = move |side: Color, incident: Incident| {
        let (name, short) = (panel.side(side), in_short(panel, &game, incident));
        let said = format!("{}. {short}", title(panel, incident));
        view! {
            <button type="button" class="button quiet arbiter-side" aria-label=said on:click=move |_| panel.go(View::Ruling(incident))>
                <span>{name}</span>
                <small>{short}</small>
            </button>
        }
        .into_any()
    };
    let row = move |make: &dyn Fn(Color) -> Incident| {
        let sides = Color::ALL.map(|side| button(side, make(side))).into_iter().collect_view();
        view! {
            <div class="arbiter-row">
                <span>{panel.tr(title_id(make(Color::White)))}</span>
                {sides}
            </div>
        }
        .into_any()
    };
    let absent = move |side: Color| {
        let text = panel.side(side);
        let said = panel
            .table
            .tr_with("incident-of", &[("what", panel.tr("incident-late").into()), ("side", text.clone().into())]);
        view! {
            <button type="button" class="button quiet arbiter-side" aria-label=said on:click=move |_| panel.go(View::Late(side))>
                <span>{text}</span>
            </button>
        }
        .into_any()
    };
    let late = view! {
        <div class="arbiter-row">
            <span>{panel.tr("incident-late")}</span>
            {absent(Color::White)}
            {absent(Color::Black)}
        </div>
    };
    if !started {
        return view! { <section class="arbiter-rows"><h4>{panel.tr("arbiter-happened")}</h4> {late}</section> }
            .into_any();
    }
    view! {
        <section class="arbiter-rows">
            <h4>{panel.tr("arbiter-happened")}</h4>
            {row(&|by| slip(by, Slip::IllegalMove))}
            {row(&|by| slip(by, Slip::NoMove))}
            {row(&|by| slip(by, Slip::TwoHands))}
            {row(&|by| slip(by, Slip::Unpromoted))}
            {row(&|by| Incident::WrongClaim { by })}
            {late}
            {row(&|by| Incident::Stop { by: Some(by) })}
            {row(&|by| Incident::NoReason { by })}
            {row(&|by| Incident::OwnFlag { by })}
            <div class="arbiter-row">
                <span>{panel.tr("incident-both-flags")}</span>
                <Button
                    look="quiet arbiter-both"
                    text="incident-both-flags-see"
                    on_press=move || panel.go(View::Ruling(Incident::BothFlags))
                />
            </div>
        </section>
    }
    .into_any()
}

/// The same incident with another answer to «can the other side still checkmate?».
fn answered(incident: Incident, mate: Mate) -> Incident {
    match incident {
        Incident::Illegal { by, slip, moved_on, .. } => Incident::Illegal { by, slip, moved_on, mate },
        Incident::Flag { side, .. } => Incident::Flag { side, mate },
        other => other,
    }
}

/// A ruling, worked out and not yet given.
pub(super) fn view(panel: Panel, incident: Incident) -> AnyView {
    let at = now(panel.table);
    let Some(game) = panel.table.timer.with(|session| session.game(at)) else { return ().into_any() };
    let ruling = laws::rule(&game, incident);
    let number = side_of(incident).filter(|_| ruling.counts).map(|side| {
        let number = game.illegal[side].saturating_add(1);
        panel.table.tr_with("ruling-number", &[("side", panel.the(side).into()), ("number", number.into())])
    });
    let asks = laws::asks_mate(&game, incident);
    let given = match incident {
        Incident::Illegal { mate, .. } | Incident::Flag { mate, .. } => mate,
        _ => Mate::Unknown,
    };
    let question = asks.then(|| {
        let other = side_of(incident).map_or(Color::White, |side| !side);
        let asked = panel.table.tr_with("ruling-can-mate", &[("other", panel.the(other).into())]);
        let answer = move |mate: Mate, id: &str| {
            let act = move || panel.view.set(View::Ruling(answered(incident, mate)));
            toggle(panel.tr(id), Signal::stored(given == mate), act)
        };
        view! {
            <fieldset class="arbiter-answers">
                <legend>{asked}</legend>
                {answer(Mate::Yes, "ruling-mate-yes")}
                {answer(Mate::No, "ruling-mate-no")}
                {answer(Mate::Unknown, "ruling-mate-unknown")}
            </fieldset>
        }
    });
    let moved = match incident {
        Incident::Illegal { by, slip, moved_on, mate } => {
            let other = Incident::Illegal { by, slip, moved_on: !moved_on, mate };
            // Where a position is restored, what goes back depends on it too.
            let matters = laws::rule(&game, other) != ruling || ruling.again.is_some();
            matters.then(|| {
                let turn = Callback::new(move |_| panel.view.set(View::Ruling(other)));
                widgets::switch(Signal::stored(panel.tr("ruling-moved-on")), Signal::stored(moved_on), turn)
            })
        }
        _ => None,
    };
    let lines = match ruling.act {
        Act::Add(add) => arithmetic(panel, game.left, add),
        _ => Vec::new(),
    };
    let restored = match incident {
        Incident::Illegal { by, moved_on, .. } => panel.table.timer.with(|session| session.restored(by, moved_on, at)),
        _ => None,
    };
    let apply = move || {
        panel.table.timer.send(TableEvent::Rule(incident), now(panel.table));
        panel.go(View::Home);
    };
    view! {
        {panel.title(title(panel, incident))}
        <div class="arbiter-ruling" role="status">
            {number.map(|text| view! { <p>{text}</p> })}
            {lines.into_iter().map(|line| view! { <p class="arbiter-sum">{line}</p> }).collect_view()}
            <p class="arbiter-sentence">{sentence(panel, incident, &ruling)}</p>
            {again(panel, &ruling, restored).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            {condition(ruling.when).map(|id| view! { <p>{panel.tr(id)}</p> })}
            <p class="arbiter-articles">{articles(panel, &game, &ruling)}</p>
        </div>
        {question}
        {moved}
        <div class="arbiter-tools">
            <Button look="big" text="ruling-apply" on_press=apply/>
            {panel.back()}
        </div>
    }
    .into_any()
}

/// The last ruling, and the way to take it back.
pub(super) fn last(panel: Panel) -> AnyView {
    let told = move || {
        let at = now(panel.table);
        let last = |session: &Session| session.last_ruling(at).copied().map(|note| (note, session.restored_by(&note)));
        let (note, restored) = panel.table.timer.with(last).flatten()?;
        let ruling = note.ruling();
        let lines = arithmetic(panel, note.game.left, note.added);
        let undo = move || panel.table.timer.send(TableEvent::Unrule, now(panel.table));
        let line = view! {
            <section class="arbiter-last">
                <p>
                    <b>{title(panel, note.incident)}</b>
                </p>
                {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                <p>{sentence(panel, note.incident, &ruling)}</p>
                {again(panel, &ruling, restored).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                <p class="arbiter-articles">{articles(panel, &note.game, &ruling)}</p>
                <Button look="quiet small" text="ruling-undo" on_press=undo/>
            </section>
        };
        Some(line)
    };
    told.into_any()
}

/// Under which rules the game is, and how to change them.
pub(super) fn rules(panel: Panel) -> AnyView {
    let timer = panel.table.timer;
    let rules = move || timer.with(|session| session.rules).unwrap_or_default();
    let set = move |rules: Rules| timer.send(TableEvent::Rules(rules), now(panel.table));
    let speed = move || {
        let at = now(panel.table);
        timer.with(|session| session.game(at).speed).map(|speed| {
            panel.tr(match speed {
                Speed::Standard => "arbiter-standard",
                Speed::Rapid => "arbiter-rapid",
                Speed::Blitz => "arbiter-blitz",
            })
        })
    };
    let edition = move |edition: Edition| {
        let on = Signal::derive(move || rules().edition == edition);
        toggle(edition.name().to_string(), on, move || set(Rules { edition, ..rules() }))
    };
    let watched = move |supervision: Supervision, id: &str| {
        let on = Signal::derive(move || rules().supervision == supervision);
        toggle(panel.tr(id), on, move || set(Rules { supervision, ..rules() }))
    };
    view! {
        <section class="arbiter-rules">
            <h4>{panel.tr("arbiter-rules")}</h4>
            <p>{speed}</p>
            <fieldset class="arbiter-answers">
                <legend>{panel.tr("arbiter-edition")}</legend>
                {Edition::PLAYED.map(edition).into_iter().collect_view()}
            </fieldset>
            <fieldset class="arbiter-answers">
                <legend>{panel.tr("arbiter-supervision")}</legend>
                {watched(Supervision::Partial, "arbiter-partial")}
                {watched(Supervision::Full, "arbiter-full")}
            </fieldset>
        </section>
    }
    .into_any()
}
