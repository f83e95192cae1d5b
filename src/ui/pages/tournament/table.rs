//! The table: every number opens to its sum; lists by age group, by gender and by class; files to take away.

use leptos::prelude::*;

use super::context::Cup;
use super::{files, ties};
use crate::tournament::event::{Count, Event, Gender, Player};
use crate::tournament::{AgeGroup, Cycle, SchoolYear};
use crate::ui::page::Page;
use crate::ui::pages::standings::{Names, Table, reasons, table};
use crate::ui::reactive::memo;
use crate::ui::time;

/// Who is listed.
#[derive(Clone, Debug, PartialEq)]
enum Only {
    Group(AgeGroup),
    Gender(Gender),
    Class(String),
}

impl Only {
    fn has(&self, player: &Player, year: SchoolYear) -> bool {
        match self {
            Only::Group(group) => player.born.is_some_and(|born| AgeGroup::of(Cycle::Later, born, year) == *group),
            Only::Gender(gender) => player.gender == Some(*gender),
            Only::Class(class) => player.class == *class,
        }
    }

    fn said(&self, page: Page) -> String {
        match self {
            Only::Group(group) => group.name().to_string(),
            Only::Gender(gender) => page.tr(if *gender == Gender::Girl { "cup-girls" } else { "cup-boys" }),
            Only::Class(class) => page.tr_with("cup-class", &[("class", class.clone().into())]),
        }
    }
}

/// The names and genders of those who play.
pub(super) fn names(cup: Cup) -> Names {
    let player = |player: &Player| (player.name.clone(), player.gender.map_or("", Gender::name));
    Names::new(*cup, cup.peek(|event| event.players.iter().map(player).collect()))
}

pub(super) fn page(cup: Cup) -> AnyView {
    let count = memo(move || cup.read(|event| event.count(event.complete())));
    let shown = Table { names: names(cup), count, asked: RwSignal::new(None) };
    let after = move || {
        let rounds = cup.read(Event::complete);
        cup.tr_with("cup-after", &[("rounds", rounds.into())])
    };
    let is_knockout = memo(move || count.with(|count| matches!(count, Some(Count::Knockout(_)))));
    // The criteria of teams are those of the regulation.
    let of_teams = memo(move || cup.read(Event::is_of_teams));
    view! {
        <h2 id="classificacao">{cup.tr("cup-part-classificacao")}</h2>
        <p>{after}</p>
        {table(shown)}
        {move || (!is_knockout.get()).then(|| reasons(shown))}
        {move || (!is_knockout.get() && !of_teams.get()).then(|| untrack(|| ties::card(cup)))}
        {parts(cup, count)}
        {files::card(cup)}
    }
    .into_any()
}

/// The list of one age group, of girls or boys, of one class, in the order of the table.
fn parts(cup: Cup, count: Memo<Option<Count>>) -> AnyView {
    let year = SchoolYear::on(time::today());
    let all = cup.peek(|event| choices(event, year));
    if all.is_empty() {
        return ().into_any();
    }
    let chosen: RwSignal<Option<usize>> = RwSignal::new(None);
    let options = all.iter().enumerate().map(|(at, only)| view! { <option value=at>{only.said(*cup)}</option> });
    let options = options.collect_view();
    let all = StoredValue::new(all);
    let list = move || {
        let only = all.with_value(|all| all.get(chosen.get()?).cloned())?;
        let rows = count.with(|count| count.as_ref().map(Count::standings)).unwrap_or_default();
        let items = cup.read(|event| {
            let rows = rows.iter().filter_map(|row| {
                let player = event.players.get(row.side).filter(|player| only.has(player, year))?;
                Some((player.name.clone(), row.place, row.points.to_string()))
            });
            rows.collect::<Vec<_>>()
        });
        let item = |(name, place, points): (String, usize, String)| {
            let values = [("name", name.into()), ("place", place.into()), ("points", points.into())];
            view! { <li>{cup.tr_with("cup-listed", &values)}</li> }
        };
        Some(view! { <ol>{items.into_iter().map(item).collect_view()}</ol> })
    };
    view! {
        <section class="card">
            <h3>{cup.tr("cup-lists")}</h3>
            <label for="so-estes">{cup.tr("cup-lists-text")}</label>
            <select id="so-estes" on:change=move |event| chosen.set(event_target_value(&event).parse().ok())>
                <option value="">"–"</option>
                {options}
            </select>
            {list}
        </section>
    }
    .into_any()
}

/// What the players can be listed by.
fn choices(event: &Event, year: SchoolYear) -> Vec<Only> {
    let mut classes: Vec<String> = event.players.iter().map(|player| player.class.clone()).collect();
    classes.sort();
    classes.dedup();
    let groups = AgeGroup::ALL.into_iter().map(Only::Group);
    let genders = Gender::ALL.into_iter().map(Only::Gender);
    let classes = classes.into_iter().filter(|class| !class.is_empty()).map(Only::Class);
    let all = groups.chain(genders).chain(classes);
    all.filter(|only| event.players.iter().any(|player| only.has(player, year))).collect()
}
