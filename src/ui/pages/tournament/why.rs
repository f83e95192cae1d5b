//! Porquê este par? Asked when it is opened: the round is paired again for the answer.

use std::time::Duration;

use leptos::html::Details;
use leptos::prelude::*;

use super::context::Cup;
use crate::texts::Value;
use crate::tournament::Points;
use crate::tournament::event::Event;
use crate::tournament::swiss::{Cause, Obstacle, PairReason, Stand};
use crate::ui::reactive::after;

/// No more of those who come first are named.
const MOST_NAMED: usize = 6;

pub(super) fn card(cup: Cup, round: usize, player: usize) -> AnyView {
    let told: RwSignal<Option<Vec<String>>> = RwSignal::new(None);
    let waits = RwSignal::new(false);
    let node = NodeRef::<Details>::new();
    let toggled = move |_| {
        if !node.get_untracked().is_some_and(|details| details.open()) || waits.get_untracked() {
            return;
        }
        waits.set(true);
        after(told, Duration::from_millis(60), move || {
            let answer =
                cup.event.with_untracked(|event| event.as_ref().map(|event| sentences(cup, event, round, player)));
            told.set(answer);
            waits.set(false);
        });
    };
    let said = move || match told.get() {
        Some(sentences) => {
            let items = sentences.into_iter().map(|text| view! { <li>{text}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
        None => view! { <p>{cup.tr("cup-why-wait")}</p> }.into_any(),
    };
    view! {
        <details class="cup-why no-print" node_ref=node on:toggle=toggled>
            <summary>{cup.tr("cup-why")}</summary>
            <div role="status">{said}</div>
        </details>
    }
    .into_any()
}

fn sentences(cup: Cup, event: &Event, round: usize, player: usize) -> Vec<String> {
    let Some(why) = event.why(round, player) else { return vec![cup.tr("cup-why-none")] };
    let teller = Teller { cup, event };
    let mut told = Vec::new();
    match &why.lower {
        None => {
            let id = if event.is_of_teams() { "cup-why-bye-team" } else { "cup-why-bye" };
            told.push(cup.tr_with(id, &[("name", teller.name(player))]));
        }
        Some(lower) => {
            let values = [
                ("one", teller.name(why.higher.player)),
                ("other", teller.name(lower.player)),
                ("points", why.higher.points.to_string().into()),
                ("less", lower.points.to_string().into()),
            ];
            let same = why.higher.points == lower.points;
            told.push(cup.tr_with(if same { "cup-why-same" } else { "cup-why-near" }, &values));
            told.extend(teller.lent(round));
            told.push(cup.tr("cup-why-new"));
            told.extend(teller.falls(&why.higher));
            told.extend(teller.falls(lower));
            told.extend(
                why.exchanged
                    .map(|obstacle| cup.tr_with("cup-why-exchanged", &[("why", teller.obstacle(obstacle).into())])),
            );
        }
    }
    told.extend(teller.passed(&why));
    told.extend(why.rule.map(|rule| {
        let values = [("white", teller.name(why.pair.white)), ("article", rule.article().into())];
        cup.tr_with(&format!("cup-color-{}", rule.name()), &values)
    }));
    told
}

struct Teller<'a> {
    cup: Cup,
    event: &'a Event,
}

impl Teller<'_> {
    fn name(&self, player: usize) -> Value {
        self.event.name_of(player).into()
    }

    /// That points are lent in this round: the brackets are not those of the table.
    fn lent(&self, round: usize) -> Option<String> {
        let lent = self.event.players.iter().filter_map(|player| player.lent.get(round)).max()?;
        (*lent > Points::ZERO).then(|| self.cup.tr_with("cup-why-lent", &[("points", lent.to_string().into())]))
    }

    /// Why somebody came down into the bracket.
    fn falls(&self, stand: &Stand) -> Vec<String> {
        let fall = |fall: &crate::tournament::swiss::Fall| {
            let id = match fall.cause {
                Cause::NoOpponent => "cup-fall-nobody",
                Cause::Odd => "cup-fall-odd",
                Cause::TooMany => "cup-fall-many",
                Cause::ForOthers => "cup-fall-others",
            };
            self.cup.tr_with(id, &[("name", self.name(stand.player)), ("points", fall.from.to_string().into())])
        };
        stand.falls.iter().map(fall).collect()
    }

    /// Those who would have come first, each with what stood in the way.
    fn passed(&self, why: &PairReason) -> Vec<String> {
        if why.passed.is_empty() {
            return vec![self.cup.tr("cup-why-first")];
        }
        let one = |(player, obstacle): &(usize, Obstacle)| {
            let why = self.obstacle(*obstacle);
            self.cup.tr_with("cup-why-passed", &[("name", self.name(*player)), ("why", why.into())])
        };
        why.passed.iter().take(MOST_NAMED).map(one).collect()
    }

    fn obstacle(&self, obstacle: Obstacle) -> String {
        let cup = self.cup;
        match obstacle {
            Obstacle::Met { round } => cup.tr_with("cup-obstacle-met", &[("round", (round + 1).into())]),
            Obstacle::Taken { by } => cup.tr_with("cup-obstacle-taken", &[("name", self.name(by))]),
            Obstacle::Worse(quality) => cup.tr_with("cup-obstacle-worse", &[("article", quality.article().into())]),
            Obstacle::Forbidden => cup.tr("cup-obstacle-forbidden"),
            Obstacle::Colors => cup.tr("cup-obstacle-colors"),
            Obstacle::HadBye => cup.tr("cup-obstacle-bye"),
            Obstacle::Unpairable => cup.tr("cup-obstacle-unpairable"),
            Obstacle::Later => cup.tr("cup-obstacle-later"),
        }
    }
}
