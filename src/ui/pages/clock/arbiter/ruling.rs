//! Rulings on the panel: what happened, by side; the articles and the arithmetic; and the button that applies it.

use leptos::prelude::*;

use super::context::{Panel, View, now, toggle};
use crate::clock::digits;
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::game_clock::{Note, Restored, Rules, TableEvent};
use crate::laws::{Decision, Game, Incident, Judgement, Mate, Matter, Slip, Supervision, When};
use crate::order::in_order;
use crate::ui::widgets::{self, Button};

/// Fluent id of what happened.
fn title_id(incident: Incident) -> &'static str {
    match incident.matter {
        Matter::Illegal { slip: Slip::Unpromoted, .. } => "incident-unpromoted",
        Matter::Illegal { slip: Slip::NoMove, .. } => "incident-no-move",
        Matter::Illegal { slip: Slip::TwoHands, .. } => "incident-two-hands",
        Matter::WrongClaim { .. } => "incident-claim",
        Matter::Flag { own: true, .. } => "incident-own-flag",
        Matter::Flag { .. } => "incident-flag",
        Matter::BothFlags { .. } => "incident-both-flags",
        Matter::Late { .. } => "incident-late",
        Matter::Stopped { reason: true, .. } => "incident-stop",
        Matter::Stopped { .. } => "incident-no-reason",
        _ => "incident-illegal",
    }
}

/// «Lance ilegal: Brancas».
pub(super) fn title(panel: Panel, incident: Incident) -> String {
    let id = title_id(incident);
    incident.side().map_or_else(|| panel.tr(id), |side| of(panel, id, side))
}

/// The incident of this id, and the side that it is about.
pub(super) fn of(panel: Panel, id: &str, side: Color) -> String {
    panel.table.tr_with("incident-of", &[("what", panel.tr(id).into()), ("side", panel.side(side).into())])
}

/// The sentence of a ruling.
pub(super) fn sentence(panel: Panel, incident: Incident, ruling: &Judgement) -> String {
    let side = incident.side().unwrap_or(Color::White);
    let values = [("side", panel.the(side).into()), ("other", panel.the(!side).into())];
    let reason = if ruling.reason == "hands-too-late" { "stays" } else { ruling.reason };
    panel.table.tr_with(&format!("ruling-{reason}"), &values)
}

/// «Leis de 2023, artigos A.5.2, A.3, 7.5.5 e 7.5.1.»
pub(super) fn articles(panel: Panel, game: &Game, ruling: &Judgement) -> String {
    let list = ruling.articles.join(", ");
    let values =
        [("edition", game.edition.name().into()), ("articles", list.into()), ("count", ruling.articles.len().into())];
    panel.table.tr_with("ruling-articles", &values)
}

/// «As Pretas recebem +1:00: 4:12 → 5:12.» for each side that something is given to or taken from.
pub(super) fn arithmetic(panel: Panel, left: ByColor<u64>, add: ByColor<i64>) -> Vec<String> {
    // The side that receives comes first.
    let sides = in_order(Color::ALL, |side| -add[*side]);
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
fn again(panel: Panel, by: Color, ruling: &Judgement, restored: Option<Restored>) -> Vec<String> {
    if !ruling.again {
        return Vec::new();
    }
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

/// The small text of a side's button: which illegal move it would be, and what it would cost.
fn in_short(panel: Panel, game: &Game, incident: Incident) -> String {
    let ruling = game.judge(incident.with_mate(Mate::Yes));
    let cost = match ruling.decision {
        Decision::Loss => panel.tr("short-lost"),
        Decision::Draw => panel.tr("short-drawn"),
        Decision::PlayOn if ruling.opponent != 0 => {
            let (receives, time) = (!incident.player, digits(ruling.opponent.unsigned_abs(), false));
            panel.table.tr_with("short-given", &[("side", panel.side(receives).into()), ("time", time.into())])
        }
        Decision::PlayOn => return ruling.articles.first().copied().unwrap_or_default().to_string(),
        _ => panel.tr("short-arbiter"),
    };
    if !ruling.counts {
        return cost;
    }
    let number = game.illegal[incident.player].saturating_add(1);
    panel.table.tr_with("short-number", &[("number", number.into()), ("cost", cost.into())])
}

/// What happened? One row for each incident, one button for each side.
pub(super) fn incidents(panel: Panel, started: bool) -> AnyView {
    let at = now(panel.table);
    let Some(game) = panel.table.timer.with(|session| session.game(at)) else { return ().into_any() };
    let slip = |by: Color, slip: Slip| {
        let moved_on = panel.table.timer.with(|session| session.has_replied(by, at)).unwrap_or_default();
        Incident::illegal(by, slip, moved_on, Mate::Unknown)
    };
    let button = move |side: Color, said: String, short: Option<String>, view: View| {
        view! {
            <button type="button" class="button quiet arbiter-side" aria-label=said on:click=move |_| panel.go(view)>
                <span>{panel.side(side)}</span>
                {short.map(|short| view! { <small>{short}</small> })}
            </button>
        }
        .into_any()
    };
    let row = move |id: &str, buttons: Vec<AnyView>| {
        view! {
            <div class="arbiter-row">
                <span>{panel.tr(id)}</span>
                {buttons}
            </div>
        }
        .into_any()
    };
    let absent = |side: Color| button(side, of(panel, "incident-late", side), None, View::Late(side));
    let late = row("incident-late", Color::ALL.map(absent).into());
    if !started {
        return view! { <section class="arbiter-rows"><h4>{panel.tr("arbiter-happened")}</h4> {late}</section> }
            .into_any();
    }
    let ruled = move |make: &dyn Fn(Color) -> Incident| {
        let sides = Color::ALL.map(|side| {
            let (incident, short) = (make(side), in_short(panel, &game, make(side)));
            button(side, format!("{}. {short}", title(panel, incident)), Some(short), View::Ruling(incident))
        });
        row(title_id(make(Color::White)), sides.into())
    };
    let both = view! { <Button look="quiet arbiter-both" text="incident-both-flags-see" on_press=move || {
        panel.go(View::Ruling(Incident::both_flags()));
    }/> };
    view! {
        <section class="arbiter-rows">
            <h4>{panel.tr("arbiter-happened")}</h4>
            {ruled(&|by| slip(by, Slip::IllegalMove))}
            {ruled(&|by| slip(by, Slip::NoMove))}
            {ruled(&|by| slip(by, Slip::TwoHands))}
            {ruled(&|by| slip(by, Slip::Unpromoted))}
            {ruled(&|by| Incident::wrong_claim(by))}
            {late}
            {ruled(&|by| Incident::stopped(Some(by), true))}
            {ruled(&|by| Incident::stopped(Some(by), false))}
            {ruled(&|by| Incident::own_flag(by))}
            {row("incident-both-flags", vec![both.into_any()])}
        </section>
    }
    .into_any()
}

/// A ruling before it is given.
pub(super) fn view(panel: Panel, incident: Incident) -> AnyView {
    let at = now(panel.table);
    let Some(game) = panel.table.timer.with(|session| session.game(at)) else { return ().into_any() };
    let ruling = game.judge(incident);
    let player = incident.player;
    let number = ruling.counts.then(|| {
        let number = game.illegal[player].saturating_add(1);
        panel.table.tr_with("ruling-number", &[("side", panel.the(player).into()), ("number", number.into())])
    });
    let question = game.asks_mate(incident).then(|| {
        let asked = panel.table.tr_with("ruling-can-mate", &[("other", panel.the(!player).into())]);
        let answer = move |mate: Mate, id: &str| {
            let with = incident.with_mate(mate);
            let choose = Callback::new(move |()| panel.view.set(View::Ruling(with)));
            toggle(panel.tr(id), Signal::stored(with == incident), choose)
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
    let (moved, restored) = match incident.matter {
        Matter::Illegal { slip, moved_on, mate, .. } => {
            let other = Incident::illegal(player, slip, !moved_on, mate);
            // Where a position is restored, what goes back depends on it too.
            let matters = game.judge(other) != ruling || ruling.again;
            let moved = matters.then(|| {
                let turn = Callback::new(move |_| panel.view.set(View::Ruling(other)));
                widgets::switch(Signal::stored(panel.tr("ruling-moved-on")), Signal::stored(moved_on), turn)
            });
            (moved, panel.table.timer.with(|session| session.restored(player, moved_on, at)))
        }
        _ => (None, None),
    };
    let lines = arithmetic(panel, game.left, incident.added(&ruling));
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
            {again(panel, player, &ruling, restored).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
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

/// What was ruled, in sentences: the arithmetic, the decision, what goes back, and last the articles.
pub(super) fn told(panel: Panel, note: &Note) -> Vec<String> {
    let ruling = note.ruling();
    let restored = panel.table.timer.with(|session| session.restored_by(note)).flatten();
    let mut lines = arithmetic(panel, note.game.left, note.added);
    lines.push(sentence(panel, note.incident, &ruling));
    lines.extend(again(panel, note.incident.player, &ruling, restored));
    lines.push(articles(panel, &note.game, &ruling));
    lines
}

/// The last ruling, and the way to take it back.
pub(super) fn last(panel: Panel) -> AnyView {
    let last = move || {
        let at = now(panel.table);
        let note = panel.table.timer.with(|session| session.last_ruling(at).copied()).flatten()?;
        let mut lines = told(panel, &note);
        let articles = lines.pop();
        let undo = move || panel.table.timer.send(TableEvent::Unrule, now(panel.table));
        Some(view! {
            <section class="arbiter-last">
                <p>
                    <b>{title(panel, note.incident)}</b>
                </p>
                {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                <p class="arbiter-articles">{articles}</p>
                <Button look="quiet small" text="ruling-undo" on_press=undo/>
            </section>
        })
    };
    last.into_any()
}

/// Under which rules the game is, and how to change them.
pub(super) fn rules(panel: Panel) -> AnyView {
    let timer = panel.table.timer;
    let rules = move || timer.with(|session| session.rules).unwrap_or_default();
    let set = move |rules: Rules| timer.send(TableEvent::Rules(rules), now(panel.table));
    let speed = move || {
        let at = now(panel.table);
        timer.with(|session| session.game(at).speed).map(|speed| panel.tr(&format!("arbiter-{}", speed.name())))
    };
    let edition = move |edition: Edition| {
        let on = Signal::derive(move || rules().edition == edition);
        toggle(edition.name().to_string(), on, Callback::new(move |()| set(Rules { edition, ..rules() })))
    };
    let watched = move |supervision: Supervision| {
        let on = Signal::derive(move || rules().supervision == supervision);
        let text = panel.tr(&format!("arbiter-{}", supervision.name()));
        toggle(text, on, Callback::new(move |()| set(Rules { supervision, ..rules() })))
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
                {Supervision::ALL.map(watched).into_iter().collect_view()}
            </fieldset>
        </section>
    }
    .into_any()
}
