//! Who plays: how the tournament is set, the list that is pasted, who comes late, who leaves.

use leptos::prelude::*;

use super::apart;
use super::context::Cup;
use crate::tournament::event::{
    Event, EventError, Format, MOST_PEOPLE, Player, RHYTHMS, Rules, fewest_rounds, team_names,
};
use crate::tournament::roster::{self, Refused, plain};
use crate::tournament::trf::MOST_ROUNDS;
use crate::tournament::{AgeGroup, Cycle, FEWEST_BOARDS, FirstOrder, MOST_BOARDS, Points, SchoolYear, lent_by_baku};
use crate::ui::reactive::memo;
use crate::ui::time;
use crate::ui::widgets::{Button, Radios, heads};

/// On how many boards teams meet, until somebody says otherwise.
const USUAL_BOARDS: usize = 4;

/// A longer text is no list of players.
const MOST_TEXT: usize = 400_000;

/// No more lines that are not understood are named.
const MOST_NAMED: usize = 40;

/// `teams` draws the list of teams, whose code comes when there are any.
pub(super) fn page(cup: Cup, teams: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    let begun = memo(move || cup.read(Event::has_begun));
    let of_teams = memo(move || cup.read(Event::is_of_teams));
    let count = memo(move || cup.read(|event| event.players.len()));
    let members = memo(move || cup.read(|event| event.players.iter().map(|team| team.members.len()).sum::<usize>()));
    let head = move || match of_teams.get() {
        false => cup.tr_with("cup-players", &[("count", count.get().into())]),
        true => cup.tr_with("cup-teams", &[("teams", count.get().into()), ("players", members.get().into())]),
    };
    let list = move || if of_teams.get() { untrack(&teams) } else { untrack(|| list(cup)) };
    let settings = move || (!begun.get()).then(|| settings(cup));
    let swiss = memo(move || cup.read(|event| event.format == Format::Swiss));
    let apart = move || (swiss.get() && !of_teams.get()).then(|| untrack(|| apart::card(cup)));
    view! {
        {settings}
        {paste(cup)}
        <section class="card">
            <h2>{head}</h2>
            {list}
        </section>
        {apart}
    }
    .into_any()
}

/// System, rounds, clock, ties, first order: until the first round is paired.
fn settings(cup: Cup) -> AnyView {
    let of_teams = memo(move || cup.read(Event::is_of_teams));
    let kinds = ["cup-kind-players", "cup-kind-teams"].map(|id| cup.tr(id)).to_vec();
    let rules = Rules::ALL.map(|rules| cup.tr(&format!("cup-rules-{}", rules.name()))).to_vec();
    let orders = FirstOrder::ALL.map(|order| cup.tr(&format!("cup-order-{}", order.name()))).to_vec();
    let place = |at: Option<usize>| at.unwrap_or_default();
    let format = move || cup.read(|event| place(Format::ALL.iter().position(|one| *one == event.format)));
    let rule = move || cup.read(|event| place(Rules::ALL.iter().position(|one| *one == event.rules)));
    let order = move || cup.read(|event| place(FirstOrder::ALL.iter().position(|one| *one == event.order)));
    let rhythm = move || cup.read(|event| place(RHYTHMS.iter().position(|one| *one == event.rhythm)));
    let set = move |change: Box<dyn FnOnce(&mut Event)>| {
        cup.step(|event| {
            change(event);
            Ok(())
        });
    };
    let is_swiss = memo(move || cup.read(|event| event.format == Format::Swiss));
    let seed = cup.peek(|event| event.seed.to_string());
    let seed = cup.tr_with("cup-seed", &[("seed", seed.into())]);
    let stepper = move |name: &'static str, read: fn(&Event) -> usize, change: fn(&mut Event, isize)| {
        let step = move |label: &'static str, sign: &'static str, by: isize| {
            let label = format!("{}: {}", cup.tr(name), cup.tr(label));
            let run = move |_| set(Box::new(move |event: &mut Event| change(event, by)));
            view! {
                <button type="button" class="button square quiet" aria-label=label on:click=run>
                    {sign}
                </button>
            }
            .into_any()
        };
        view! {
            <div class="cup-stepper" role="group" aria-label=cup.tr(name)>
                <span aria-hidden="true">{cup.tr(name)}</span>
                {step("cup-fewer", "−", -1)}
                <output>{move || cup.read(read)}</output>
                {step("cup-more", "+", 1)}
            </div>
        }
        .into_any()
    };
    let boards = move || {
        stepper(
            "cup-boards",
            |event| event.boards,
            |event, by| {
                let boards = event.boards.saturating_add_signed(by).clamp(FEWEST_BOARDS, MOST_BOARDS);
                // Teams stay teams, on another number of boards.
                let _ = event.set_boards(boards);
            },
        )
    };
    let rounds = move || {
        let fewest = move || {
            let players = cup.read(|event| event.players.len());
            let values = [("players", players.into()), ("count", fewest_rounds(players).into())];
            cup.tr_with(if of_teams.get() { "cup-rounds-fewest-teams" } else { "cup-rounds-fewest" }, &values)
        };
        let stepper = stepper(
            "cup-rounds",
            |event| event.planned,
            |event, by| event.planned = event.planned.saturating_add_signed(by).clamp(1, MOST_ROUNDS),
        );
        view! {
            {stepper}
            <p class="quiet-text">{fewest}</p>
        }
        .into_any()
    };
    let rules = StoredValue::new(rules);
    let ties = move || {
        view! {
            <Radios name="desempates" legend="cup-rules" options=rules.get_value() chosen=rule choose=move |at| {
                let rules = Rules::ALL.get(at).copied().unwrap_or(Rules::School);
                set(Box::new(move |event| event.rules = rules));
            }/>
        }
        .into_any()
    };
    let lending = move || {
        let options = vec![cup.tr("cup-lend-no"), cup.tr("cup-lend-yes")];
        let accelerated = move || usize::from(cup.read(|event| event.accelerated));
        let said = move || {
            let lent =
                cup.read(|event| if event.accelerated { lent_by_baku(event.rounds_planned()) } else { Vec::new() });
            let whole = lent.iter().filter(|points| **points == Points::ONE).count();
            let values = [("whole", whole.into()), ("from", (whole + 1).into()), ("to", lent.len().into())];
            (!lent.is_empty()).then(|| {
                let halves = (lent.len() > whole).then(|| cup.tr_with("cup-lend-halves", &values));
                view! { <p class="quiet-text">{cup.tr_with("cup-lend-text", &values)} " " {halves}</p> }
            })
        };
        view! {
            <Radios name="aceleracao" legend="cup-lend" options=options chosen=accelerated choose=move |at| {
                cup.step(|event| event.accelerate(at == 1));
            }/>
            {said}
        }
        .into_any()
    };
    view! {
        <section class="card cup-settings">
            <h2>{cup.tr("cup-settings")}</h2>
            <Radios
                name="quem-joga"
                legend="cup-kind"
                options=kinds
                chosen=move || usize::from(of_teams.get())
                choose=move |at| {
                    cup.step(|event| event.set_boards(if at == 0 { 0 } else { USUAL_BOARDS }));
                }
            />
            {move || of_teams.get().then(|| untrack(boards))}
            <Radios
                name="sistema"
                legend="cup-format"
                options=Format::ALL.map(|format| cup.tr(&format!("cup-format-{}", format.name()))).to_vec()
                chosen=format
                choose=move |at| {
                    let format = Format::ALL.get(at).copied().unwrap_or(Format::Swiss);
                    set(Box::new(move |event| event.format = format));
                }
            />
            {move || is_swiss.get().then(|| untrack(rounds))}
            {move || (is_swiss.get() && !of_teams.get()).then(|| untrack(lending))}
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
            {move || (!of_teams.get()).then(|| untrack(ties))}
            <Radios name="ordem" legend="cup-order" options=orders chosen=order choose=move |at| {
                let order = FirstOrder::ALL.get(at).copied().unwrap_or(FirstOrder::Rating);
                set(Box::new(move |event| event.order = order));
            }/>
            <p class="quiet-text">{seed}</p>
        </section>
    }
    .into_any()
}

/// The list that is pasted or typed, and what is understood of it.
fn paste(cup: Cup) -> AnyView {
    let text = RwSignal::new(String::new());
    let of_teams = memo(move || cup.read(Event::is_of_teams));
    let found = memo(move || {
        let text = text.get();
        // Of a team the players that are known are left out as they come in.
        let known = if of_teams.get() { Vec::new() } else { cup.peek(Event::people) };
        roster::read(&text, &known)
    });
    let teams = move |players: &[Player]| {
        let mut teams: Vec<(String, usize)> = Vec::new();
        for name in team_names(players) {
            match teams.iter_mut().find(|(other, _)| plain(other) == plain(&name)) {
                Some((_, count)) => *count += 1,
                None => teams.push((name, 1)),
            }
        }
        let loose = teams.iter().find(|(name, _)| name.is_empty()).map_or(0, |(_, count)| *count);
        let named = teams.iter().filter(|(name, _)| !name.is_empty()).map(|(name, count)| format!("{name} ({count})"));
        let named = named.collect::<Vec<_>>().join(", ");
        view! {
            <p>{cup.tr_with("cup-list-teams", &[("teams", named.into())])}</p>
            {(loose > 0).then(|| view! { <p class="cup-refused">{cup.tr_with("cup-list-loose", &[("count", loose.into())])}</p> })}
        }
    };
    let add = move || {
        let players = found.with_untracked(|found| found.players.clone());
        let mut count = players.len();
        let done = count > 0
            && cup.step(|event| {
                if event.is_of_teams() {
                    count = event.add_members(players)?;
                    return Ok(());
                }
                players.into_iter().try_for_each(|player| event.add(player))
            });
        if done {
            text.set(String::new());
            cup.said.set(cup.tr_with("cup-added", &[("count", count.into())]));
        }
    };
    let refused = move |refused: &Refused| {
        let why = cup.tr(&format!("cup-list-{}", refused.why.name()));
        let values = [("line", refused.line.into()), ("text", refused.text.clone().into()), ("why", why.into())];
        view! { <li>{cup.tr_with("cup-list-line", &values)}</li> }
    };
    let preview = move || {
        found.with(|found| {
            if found.players.is_empty() && found.refused.is_empty() {
                return None;
            }
            let columns = found.columns.iter().map(|column| cup.tr(&format!("cup-column-{}", column.name())));
            let columns = columns.collect::<Vec<_>>().join(" · ");
            let first: Vec<String> = found.players.iter().take(3).map(|player| player.name.clone()).collect();
            let values = [("count", found.players.len().into()), ("first", first.join(", ").into())];
            let lines = found.refused.iter().take(MOST_NAMED).map(refused).collect_view();
            Some(view! {
                <p>{cup.tr_with("cup-list-heads", &[("columns", columns.into())])}</p>
                <p><strong>{cup.tr_with("cup-list-found", &values)}</strong></p>
                {of_teams.get().then(|| teams(&found.players))}
                <ul class="cup-refused">{lines}</ul>
            })
        })
    };
    let label = move || cup.tr_with("cup-add", &[("count", found.with(|found| found.players.len()).into())]);
    view! {
        <section class="card">
            <h2>{cup.tr("cup-paste")}</h2>
            <label for="lista">{cup.tr("cup-paste-text")}</label>
            {move || of_teams.get().then(|| view! { <p>{cup.tr("cup-paste-teams")}</p> })}
            <textarea
                id="lista"
                rows="6"
                spellcheck="false"
                autocomplete="off"
                placeholder=move || cup.tr(if of_teams.get() { "cup-paste-sample-teams" } else { "cup-paste-sample" })
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event).chars().take(MOST_TEXT).collect())
            ></textarea>
            <div class="stack" role="status">{preview}</div>
            <p class="actions"><Button icon="plus" text=label on_press=add/></p>
            <p class="quiet-text">{cup.tr_with("cup-paste-limit", &[("count", MOST_PEOPLE.into())])}</p>
        </section>
    }
    .into_any()
}

/// The list. Who leaves and who rests is followed by the buttons themselves, so that they keep the focus.
fn list(cup: Cup) -> AnyView {
    let year = SchoolYear::on(time::today());
    let players = memo(move || {
        cup.read(|event| {
            let bare = |player: &Player| Player { leaves: None, halves: Vec::new(), ..player.clone() };
            (event.has_begun(), event.players.iter().map(bare).collect::<Vec<_>>())
        })
    });
    let rows = move || {
        let (begun, players) = players.get();
        let row = |(at, player): (usize, &Player)| row(cup, begun, at, player, year);
        untrack(|| players.iter().enumerate().map(row).collect::<Vec<_>>())
    };
    let columns =
        ["cup-number", "cup-column-name", "cup-column-class", "cup-column-born", "cup-column-rating", "cup-state"];
    view! {
        <div class="school-scroll" tabindex="0" role="group" aria-label=cup.tr("cup-part-jogadores")>
            <table class="school-table cup-players">
                <thead>
                    <tr>{heads(columns.map(|id| cup.tr(id)))}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// A step that a button takes.
pub(super) type Step = Box<dyn Fn(&mut Event) -> Result<(), EventError> + Send + Sync>;

/// A button of the row of `name`. `on`: whether it is pressed in, where it is a switch.
pub(super) fn press(cup: Cup, id: &'static str, name: &str, on: Option<Memo<bool>>, step: Step) -> AnyView {
    let label = format!("{}: {name}", cup.tr(id));
    let pressed = move || on.map(|on| on.get().to_string());
    let run = move |_| {
        cup.step(&step);
    };
    view! {
        <button type="button" class="button small quiet" aria-pressed=pressed aria-label=label on:click=run>
            {cup.tr(id)}
        </button>
    }
    .into_any()
}

fn row(cup: Cup, begun: bool, at: usize, player: &Player, year: SchoolYear) -> AnyView {
    let group = player.born.map(|born| AgeGroup::of(Cycle::Later, born, year).name());
    let born = player.born.map(|born| format!("{born} · {}", group.unwrap_or_default()));
    let away = memo(move || cup.read(|event| event.players.get(at).is_some_and(|player| player.leaves.is_some())));
    let rests = memo(move || {
        cup.read(|event| event.players.get(at).is_some_and(|player| player.halves.contains(&event.rounds.len())))
    });
    let press = |id: &'static str, on: Option<Memo<bool>>, step: Step| press(cup, id, &player.name, on, step);
    let is_swiss = cup.peek(|event| event.format == Format::Swiss);
    let buttons = if begun {
        let leave: Step = Box::new(move |event| event.leave(at, !away.get_untracked()));
        let ask: Step = Box::new(move |event| event.ask_half(at, !rests.get_untracked()));
        let asks = is_swiss.then(|| press("cup-half", Some(rests), ask));
        view! { {press("cup-leave", Some(away), leave)} {asks} }.into_any()
    } else {
        press("cup-strike", None, Box::new(move |event| event.strike(at)))
    };
    view! {
        <tr data-away=move || away.get().to_string()>
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
