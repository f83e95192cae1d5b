//! Late arrival: how long the game has gone on, how late a player may come, and what follows. Tolerância.

use std::time::Duration;

use leptos::prelude::*;

use super::context::{Panel, View, now, toggle};
use super::ruling;
use crate::clock::{self, MINUTE, digits};
use crate::color::Color;
use crate::game_clock::TableEvent;
use crate::laws::{self, Decision, Incident};
use crate::ui::reactive::memo;
use crate::ui::widgets::Button;

/// The tolerances that regulations have, minutes.
const MINUTES: [u32; 6] = [0, 5, 10, 15, 30, 60];
const LOOK: Duration = Duration::from_millis(500);

pub(super) fn view(panel: Panel, side: Color) -> AnyView {
    let timer = panel.table.timer;
    let looked = RwSignal::new(now(panel.table));
    let look = move || {
        looked.try_set(now(panel.table));
    };
    if let Ok(ticks) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || ticks.clear());
    }
    let edition = timer.with(|session| session.rules.edition).unwrap_or_default();
    let tolerance = move || panel.tolerance.get().or(laws::tolerance(edition));
    let after = move || timer.with(|session| session.since_start(looked.get())).flatten();
    let told = move || {
        let Some(after) = after() else { return panel.tr("late-not-begun") };
        let gone = digits(after, false);
        let id = match tolerance() {
            None => "late-gone",
            Some(tolerance) if after > tolerance => "late-over",
            Some(tolerance) => {
                let left = digits(tolerance - after, false);
                return panel.table.tr_with("late-left", &[("gone", gone.into()), ("left", left.into())]);
            }
        };
        panel.table.tr_with(id, &[("gone", gone.into())])
    };
    let choice = move |minutes: u32| {
        let time = u64::from(minutes) * MINUTE;
        let text = panel.table.tr_with("late-minutes", &[("count", minutes.into())]);
        let choose = Callback::new(move |()| panel.tolerance.set(Some(time)));
        toggle(text, Signal::derive(move || tolerance() == Some(time)), choose)
    };
    let incident = move |at: u64| {
        let after = timer.with(|session| session.since_start(at)).flatten()?;
        Some(Incident::late(side, after, tolerance()))
    };
    let judged = move |at: u64| {
        let (incident, game) = (incident(at)?, timer.with(|session| session.game(at))?);
        Some((incident, game, game.judge(incident)))
    };
    // Only another decision draws the view again, and not each second.
    let decided = memo(move || judged(looked.get()).map(|(.., found)| found.decision));
    let decision = move || {
        let lost = decided.get()? == Decision::Loss;
        let (incident, game, found) = judged(looked.get_untracked())?;
        let button = lost
            .then(|| view! { <Button look="big" text="late-rule" on_press=move || panel.go(View::Ruling(incident))/> });
        Some(view! {
            <div class="arbiter-ruling">
                <p class="arbiter-sentence">{ruling::sentence(panel, incident, &found)}</p>
                <p class="arbiter-articles">{ruling::articles(panel, &game, &found)}</p>
            </div>
            {button}
        })
    };
    let begun = timer.with(|session| session.since_start(u64::MAX).is_some()).unwrap_or(false);
    let start = (!begun).then(|| {
        view! { <Button look="big" text="late-start" on_press=move || {
            panel.table.panel.set(false);
            timer.clock_event(clock::ClockEvent::Press(Color::Black), now(panel.table));
        }/> }
    });
    let arrived = begun.then(|| {
        view! { <Button look="quiet" text="late-arrived" on_press=move || {
            let at = now(panel.table);
            let Some(incident) = incident(at) else { return };
            timer.send(TableEvent::Rule(incident), at);
            panel.go(View::Home);
        }/> }
    });
    let in_time = move || decided.get() == Some(Decision::PlayOn);
    view! {
        {panel.title(ruling::of(panel, "incident-late", side))}
        <p class="arbiter-count">{told}</p>
        <fieldset class="arbiter-answers">
            <legend>{panel.tr("late-tolerance")}</legend>
            {MINUTES.map(choice).into_iter().collect_view()}
        </fieldset>
        {decision}
        {start}
        <div class="arbiter-tools" hidden=move || !in_time()>
            {arrived}
        </div>
        <div class="arbiter-tools">{panel.back()}</div>
    }
    .into_any()
}
