//! Who plays: how the tournament is set, the list that is pasted, who comes late, who leaves.

use leptos::prelude::*;

use super::context::Desk;
use crate::tournament::event::{Event, EventError, Format, MOST_PEOPLE, Player, RHYTHMS, Rules, fewest_rounds};
use crate::tournament::roster::{self, Refused};
use crate::tournament::trf::MOST_ROUNDS;
use crate::tournament::{AgeGroup, Cycle, FirstOrder, SchoolYear};
use crate::ui::reactive::memo;
use crate::ui::time;
use crate::ui::widgets::{Button, Radios, heads};

/// A longer text is no list of players.
const MOST_TEXT: usize = 400_000;

/// No more lines that are not understood are named.
const MOST_NAMED: usize = 40;

pub(super) fn page(desk: Desk) -> AnyView {
    let begun = memo(move || desk.read(Event::has_begun));
    let count = memo(move || desk.read(|event| event.players.len()));
    let settings = move || (!begun.get()).then(|| settings(desk));
    view! {
        {settings}
        {paste(desk)}
        <section class="card">
            <h2>{move || desk.tr_with("cup-players", &[("count", count.get().into())])}</h2>
            {list(desk)}
        </section>
    }
    .into_any()
}

/// System, rounds, clock, ties, first order: until the first round is paired.
fn settings(desk: Desk) -> AnyView {
    let options = |ids: &[&'static str], before: &str| ids.iter().map(|id| desk.tr(&format!("{before}{id}"))).collect();
    let formats: Vec<String> = options(&Format::ALL.map(Format::name), "cup-format-");
    let rules: Vec<String> = options(&Rules::ALL.map(Rules::name), "cup-rules-");
    let orders: Vec<String> = options(&FirstOrder::ALL.map(FirstOrder::name), "cup-order-");
    let place = |at: Option<usize>| at.unwrap_or_default();
    let format = move || desk.read(|event| place(Format::ALL.iter().position(|one| *one == event.format)));
    let rule = move || desk.read(|event| place(Rules::ALL.iter().position(|one| *one == event.rules)));
    let order = move || desk.read(|event| place(FirstOrder::ALL.iter().position(|one| *one == event.order)));
    let rhythm = move || desk.read(|event| place(RHYTHMS.iter().position(|one| *one == event.rhythm)));
    let set = move |change: Box<dyn FnOnce(&mut Event)>| {
        desk.step(|event| {
            change(event);
            Ok(())
        });
    };
    let is_swiss = memo(move || desk.read(|event| event.format == Format::Swiss));
    let rounds = move || {
        let (planned, players) = desk.read(|event| (event.planned, event.players.len()));
        let step = move |by: isize| {
            set(Box::new(move |event: &mut Event| {
                event.planned = event.planned.saturating_add_signed(by).clamp(1, MOST_ROUNDS);
            }));
        };
        view! {
            <div class="cup-stepper" role="group" aria-label=desk.tr("cup-rounds")>
                <span>{desk.tr("cup-rounds")}</span>
                <button type="button" class="button square quiet" aria-label=desk.tr("cup-fewer") on:click=move |_| step(-1)>"−"</button>
                <output>{planned}</output>
                <button type="button" class="button square quiet" aria-label=desk.tr("cup-more") on:click=move |_| step(1)>"+"</button>
            </div>
            <p class="quiet-text">{desk.tr_with(
                "cup-rounds-fewest",
                &[("players", players.into()), ("count", fewest_rounds(players).into())],
            )}</p>
        }
        .into_any()
    };
    view! {
        <section class="card cup-settings">
            <h2>{desk.tr("cup-settings")}</h2>
            <Radios name="sistema" legend="cup-format" options=formats chosen=format choose=move |at| {
                let format = Format::ALL.get(at).copied().unwrap_or(Format::Swiss);
                set(Box::new(move |event| event.format = format));
            }/>
            {move || is_swiss.get().then(rounds)}
            <Radios
                name="ritmo"
                legend="cup-rhythm"
                options=RHYTHMS.map(String::from).to_vec()
                chosen=rhythm
                choose=move |at| {
                    let rhythm = RHYTHMS.get(at).copied().unwrap_or(RHYTHMS[0]);
                    set(Box::new(move |event| event.rhythm = rhythm.to_string()));
                }
            />
            <Radios name="desempates" legend="cup-rules" options=rules chosen=rule choose=move |at| {
                let rules = Rules::ALL.get(at).copied().unwrap_or(Rules::School);
                set(Box::new(move |event| event.rules = rules));
            }/>
            <Radios name="ordem" legend="cup-order" options=orders chosen=order choose=move |at| {
                let order = FirstOrder::ALL.get(at).copied().unwrap_or(FirstOrder::Rating);
                set(Box::new(move |event| event.order = order));
            }/>
            <p class="quiet-text">{move || desk.tr_with("cup-seed", &[("seed", desk.read(|event| event.seed.to_string()).into())])}</p>
        </section>
    }
    .into_any()
}

/// The list that is pasted or typed, and what is understood of it.
fn paste(desk: Desk) -> AnyView {
    let text = RwSignal::new(String::new());
    let found = memo(move || {
        let text = text.get();
        let known = desk.event.with_untracked(|event| event.as_ref().map(|event| event.players.clone()));
        roster::read(&text, &known.unwrap_or_default())
    });
    let add = move || {
        let players = found.with_untracked(|found| found.players.clone());
        let count = players.len();
        let done = count > 0 && desk.step(|event| players.into_iter().try_for_each(|player| event.add(player)));
        if done {
            text.set(String::new());
            desk.said.set(desk.tr_with("cup-added", &[("count", count.into())]));
        }
    };
    let refused = move |refused: &Refused| {
        let why = desk.tr(&format!("cup-list-{}", refused.why.name()));
        let values = [("line", refused.line.into()), ("text", refused.text.clone().into()), ("why", why.into())];
        view! { <li>{desk.tr_with("cup-list-line", &values)}</li> }
    };
    let preview = move || {
        let is_empty = found.with(|found| found.players.is_empty() && found.refused.is_empty());
        if is_empty {
            return None;
        }
        Some(found.with(|found| {
            let columns = found.columns.iter().map(|column| desk.tr(&format!("cup-column-{}", column.name())));
            let columns = columns.collect::<Vec<_>>().join(" · ");
            let first: Vec<String> = found.players.iter().take(3).map(|player| player.name.clone()).collect();
            let values = [("count", found.players.len().into()), ("first", first.join(", ").into())];
            view! {
                <p>{desk.tr_with("cup-list-heads", &[("columns", columns.into())])}</p>
                <p><strong>{desk.tr_with("cup-list-found", &values)}</strong></p>
                <ul class="cup-refused">{found.refused.iter().take(MOST_NAMED).map(refused).collect_view()}</ul>
            }
            .into_any()
        }))
    };
    let label = move || desk.tr_with("cup-add", &[("count", found.with(|found| found.players.len()).into())]);
    view! {
        <section class="card">
            <h2>{desk.tr("cup-paste")}</h2>
            <label for="lista">{desk.tr("cup-paste-text")}</label>
            <textarea
                id="lista"
                rows="6"
                spellcheck="false"
                autocomplete="off"
                placeholder=desk.tr("cup-paste-sample")
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event).chars().take(MOST_TEXT).collect())
            ></textarea>
            <div class="stack" role="status">{preview}</div>
            <p class="actions"><Button icon="plus" text=label on_press=add/></p>
            <p class="quiet-text">{desk.tr_with("cup-paste-limit", &[("count", MOST_PEOPLE.into())])}</p>
        </section>
    }
    .into_any()
}

/// A row is drawn anew where something of its player changes.
fn list(desk: Desk) -> AnyView {
    let year = SchoolYear::on(time::today());
    let rows = move || {
        desk.read(|event| {
            let row = |(at, player): (usize, &Player)| row(desk, event, at, player, year);
            event.players.iter().enumerate().map(row).collect::<Vec<_>>()
        })
    };
    let columns =
        ["cup-number", "cup-column-name", "cup-column-class", "cup-column-born", "cup-column-rating", "cup-state"];
    view! {
        <div class="school-scroll" tabindex="0" role="group" aria-label=desk.tr("cup-part-jogadores")>
            <table class="school-table cup-players">
                <thead>
                    <tr>{heads(columns.map(|id| desk.tr(id)))}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn row(desk: Desk, event: &Event, at: usize, player: &Player, year: SchoolYear) -> AnyView {
    let group = player.born.map(|born| AgeGroup::of(Cycle::Later, born, year).name());
    let born = player.born.map(|born| format!("{born} · {}", group.unwrap_or_default()));
    let name = player.name.clone();
    let press = move |id: &'static str, on: bool, run: Callback<()>| {
        let label = format!("{}: {name}", desk.tr(id));
        view! {
            <button type="button" class="button small quiet" aria-pressed=on.to_string() aria-label=label on:click=move |_| run.run(())>
                {desk.tr(id)}
            </button>
        }
        .into_any()
    };
    type Step = Box<dyn Fn(&mut Event) -> Result<(), EventError> + Send + Sync>;
    let step = move |step: Step| {
        Callback::new(move |()| {
            desk.step(&step);
        })
    };
    let buttons = if event.has_begun() {
        let away = player.leaves.is_some();
        let next = event.rounds.len();
        let half = player.halves.contains(&next);
        let leave = step(Box::new(move |event| event.leave(at, !away)));
        let ask = step(Box::new(move |event| event.ask_half(at, !half)));
        let over = event.is_over();
        let asks = (event.format == Format::Swiss && !over && !away).then(|| press("cup-half", half, ask));
        view! {
            {(!over).then(|| press(if away { "cup-back" } else { "cup-leave" }, away, leave))}
            {asks}
        }
        .into_any()
    } else {
        press("cup-strike", false, step(Box::new(move |event| event.strike(at))))
    };
    view! {
        <tr data-away=player.leaves.is_some().to_string()>
            <td>{at + 1}</td>
            <th scope="row">{player.name.clone()}</th>
            <td>{player.class.clone()}</td>
            <td>{born}</td>
            <td>{player.rating}</td>
            <td class="cup-presses">{buttons}</td>
        </tr>
    }
    .into_any()
}
