//! The criteria that break ties: those of the school, or those of FIDE that the organiser chooses, in the order chosen.

use leptos::prelude::*;

use super::context::Cup;
use crate::tournament::event::{Event, MOST_TIES, Rule, Rules};
use crate::tournament::{System, Tie};
use crate::ui::browser;
use crate::ui::pages::standings::rule_name;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, Radios};

/// A place in the list, for the focus after a step.
fn place(at: usize) -> String {
    format!("desempate-{at}")
}

pub(super) fn card(cup: Cup) -> AnyView {
    let rules = Rules::ALL.map(|rules| cup.tr(&format!("cup-rules-{}", rules.name()))).to_vec();
    let chosen =
        memo(move || cup.read(|event| Rules::ALL.iter().position(|one| *one == event.rules).unwrap_or_default()));
    let is_fide = memo(move || cup.read(|event| event.rules == Rules::Fide));
    view! {
        <section class="card cup-settings no-print">
            <h3 id="desempates-escolhidos" tabindex="-1">{cup.tr("cup-rules")}</h3>
            <p>{cup.tr("cup-ties-text")}</p>
            <Radios name="criterios" legend="cup-rules" options=rules chosen=move || chosen.get() choose=move |at| {
                let rules = Rules::ALL.get(at).copied().unwrap_or(Rules::School);
                cup.step(|event| {
                    event.rules = rules;
                    Ok(())
                });
            }/>
            {move || is_fide.get().then(|| untrack(|| list(cup)))}
        </section>
    }
    .into_any()
}

/// Changes the list, says where a criterion is now, and puts the focus there.
fn change(cup: Cup, ties: Vec<Tie>, moved: Option<usize>) {
    let count = ties.len();
    let tie = moved.and_then(|at| ties.get(at).copied());
    if !cup.step(|event| event.choose_ties(Some(ties))) {
        return;
    }
    match (tie, moved) {
        (Some(tie), Some(at)) => {
            let name = rule_name(*cup, Rule::Fide(tie));
            let values = [("name", name.into()), ("place", (at + 1).into()), ("count", count.into())];
            cup.said.set(cup.tr_with("cup-tie-now", &values));
            request_animation_frame(move || browser::focus(&place(at)));
        }
        _ => request_animation_frame(|| browser::focus("desempates-escolhidos")),
    }
}

fn list(cup: Cup) -> AnyView {
    let ties = memo(move || cup.read(Event::criteria));
    let swiss = memo(move || cup.read(|event| event.system() == System::Swiss));
    let now = move || ties.get_untracked();
    let row = move |(at, tie): (usize, Tie), count: usize| {
        let name = rule_name(*cup, Rule::Fide(tie));
        let press = |id: &'static str, sign: &'static str, off: bool, run: Box<dyn Fn() + Send + Sync>| {
            let label = cup.tr_with(id, &[("name", name.clone().into())]);
            view! {
                <button type="button" class="button square quiet" aria-label=label disabled=off on:click=move |_| run()>
                    {sign}
                </button>
            }
            .into_any()
        };
        let swap = move |other: usize| {
            let mut ties = now();
            if at.max(other) < ties.len() {
                ties.swap(at, other);
                change(cup, ties, Some(other));
            }
        };
        let drop = move || {
            let mut ties = now();
            if at < ties.len() {
                ties.remove(at);
                change(cup, ties, None);
            }
        };
        let up = press("cup-tie-up", "↑", at == 0, Box::new(move || swap(at.saturating_sub(1))));
        let down = press("cup-tie-down", "↓", at + 1 >= count, Box::new(move || swap(at + 1)));
        let out = press("cup-tie-out", "−", false, Box::new(drop));
        view! {
            <li id=place(at) tabindex="-1" data-tie=tie.name()>
                <span class="cup-tie">
                    <strong>{name.clone()}</strong>
                    <span class="quiet-text">{cup.tr(&format!("cup-tie-is-{}", tie.name()))}</span>
                </span>
                <span class="actions">{up} {down} {out}</span>
            </li>
        }
        .into_any()
    };
    let rows = move || {
        let ties = ties.get();
        let count = ties.len();
        ties.into_iter().enumerate().map(|tie| row(tie, count)).collect_view()
    };
    let adding: RwSignal<Option<Tie>> = RwSignal::new(None);
    let options = move || {
        let system = if swiss.get() { System::Swiss } else { System::RoundRobin };
        let chosen = ties.get();
        let free = Tie::ALL.into_iter().filter(|tie| tie.suits(system) && !chosen.contains(tie));
        let option = |tie: Tie| view! { <option value=tie.name()>{rule_name(*cup, Rule::Fide(tie))}</option> };
        free.map(option).collect_view()
    };
    let value = move || {
        ties.track();
        adding.get().map(Tie::name).unwrap_or_default()
    };
    let about = move || adding.get().map(|tie| cup.tr(&format!("cup-tie-is-{}", tie.name())));
    let add = move || {
        let Some(tie) = adding.get_untracked() else {
            cup.said.set(cup.tr("cup-tie-choose"));
            return;
        };
        let mut ties = now();
        ties.push(tie);
        let last = ties.len() - 1;
        adding.set(None);
        change(cup, ties, Some(last));
    };
    let usual = move || {
        if cup.step(|event| event.choose_ties(None)) {
            cup.said.set(cup.tr("cup-tie-usual-now"));
        }
    };
    view! {
        <ol class="cup-rows">{rows}</ol>
        <label for="juntar-desempate">{cup.tr("cup-tie-add")}</label>
        <select
            id="juntar-desempate"
            prop:value=value
            on:change=move |event| adding.set(Tie::from_name(&event_target_value(&event)))
        >
            <option value="">"–"</option>
            {options}
        </select>
        <p class="quiet-text" role="status">{about}</p>
        <p class="actions">
            <Button icon="plus" text="cup-tie-add-do" on_press=add/>
            <Button look="quiet" text="cup-tie-usual" on_press=usual/>
        </p>
        <p class="quiet-text">{cup.tr_with("cup-ties-limit", &[("count", MOST_TIES.into())])}</p>
    }
    .into_any()
}
