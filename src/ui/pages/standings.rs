//! A table whose every number is a button that says where it comes from: of the sample on the page of school sport, and of
//! tournaments.

use leptos::prelude::*;

use crate::texts::Value;
use crate::tournament::event::{Count, Rule};
use crate::tournament::{Account, Criterion, Merit, Outcome, Parted, Points, Standing, Term, Tie};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::widgets::heads;

/// A column of the table: the place of a criterion; `None` for the points.
pub(super) type Column = Option<usize>;

/// Who is who, and whether one says "da", "do" or "de" before the name.
#[derive(Clone, Copy)]
pub(super) struct Names {
    page: Page,
    players: StoredValue<Vec<(String, &'static str)>>,
}

leads_to_page!(Names);

impl Names {
    /// The names with `f`, `m`, or nothing.
    pub fn new(page: Page, players: Vec<(String, &'static str)>) -> Names {
        Names { page, players: StoredValue::new(players) }
    }

    fn player(self, player: usize) -> (String, &'static str) {
        self.players.with_value(|players| players.get(player).cloned()).unwrap_or_default()
    }

    pub fn name(self, player: usize) -> String {
        self.player(player).0
    }

    /// "da Inês".
    fn of(self, player: usize) -> Value {
        let (name, gender) = self.player(player);
        self.tr_with("school-of", &[("gender", gender.into()), ("name", name.into())]).into()
    }

    /// The names, the last two with "e" between them.
    fn list(self, players: &[usize]) -> String {
        match players {
            [] => String::new(),
            [one] => self.name(*one),
            [first @ .., last] => {
                let first: Vec<String> = first.iter().map(|player| self.name(*player)).collect();
                format!("{} {} {}", first.join(", "), self.tr("school-and"), self.name(*last))
            }
        }
    }

    /// "3 (Ana)".
    fn with_name(self, points: Points, term: &Term) -> String {
        term.opponent.map_or_else(|| points.to_string(), |opponent| format!("{points} ({})", self.name(opponent)))
    }
}

pub(super) fn rule_name(page: Page, rule: Rule) -> String {
    match rule {
        Rule::School(criterion) => page.tr(&format!("school-{}", criterion.name())),
        Rule::Fide(tie) => page.tr(&format!("tie-{}", tie.name())),
        Rule::Team(merit) => page.tr(&format!("school-{}", merit.name())),
    }
}

pub(super) fn column_name(page: Page, rules: &[Rule], column: Column) -> String {
    match column.and_then(|at| rules.get(at)) {
        None => page.tr("school-points"),
        Some(rule) => rule_name(page, *rule),
    }
}

/// A number of the table, or a dash where the criterion says nothing.
pub(super) fn number(row: &Standing, column: Column) -> String {
    let value = column.map_or(Some(row.points), |at| row.values.get(at).copied().flatten());
    value.map_or_else(|| "–".to_string(), |points| points.to_string())
}

/// Where a player's number in this column comes from.
pub(super) fn say(names: Names, count: &Count, player: usize, column: Column) -> String {
    let rule = column.and_then(|at| count.rules().get(at).copied().map(|rule| (at, rule)));
    match (rule, count) {
        (Some((_, Rule::School(criterion))), Count::School(tournament)) => {
            let halves = criterion == Criterion::Sonneborn;
            let account = tournament.account(criterion, player);
            let id = format!("school-say-{}", criterion.name());
            of_school(names, player, tournament.tied(player), account, halves, (&id, Rule::School(criterion)))
        }
        (Some((_, Rule::Team(Merit::Bsv))), _) => names.tr("cup-say-bsv"),
        (Some((_, Rule::Team(merit))), Count::Teams(teams)) => {
            let id = match merit {
                Merit::Direct | Merit::BoardsAmong => "cup-say-among".to_string(),
                Merit::Boards => "cup-say-rule".to_string(),
                merit => format!("school-say-{}", merit.name()),
            };
            let halves = merit == Merit::Sonneborn;
            let account = teams.account(merit, player);
            of_school(names, player, teams.tied(player), account, halves, (&id, Rule::Team(merit)))
        }
        (Some((at, rule)), Count::Fide(ranking)) => {
            let Some(working) = ranking.working(at, player) else { return String::new() };
            let terms_of = || working.parts.iter().map(|part| &part.term);
            let Some(value) = working.value else {
                return names.tr_with("school-say-alone", &[("name", names.name(player).into())]);
            };
            let halves = matches!(rule, Rule::Fide(Tie::Sonneborn | Tie::SonnebornCut));
            let is_mean = matches!(rule, Rule::Fide(Tie::Ratings | Tie::RatingsCut));
            let sum = terms(names, terms_of(), halves);
            let rule = ("rule", rule_name(names.page, rule).into());
            if !working.tied.is_empty() {
                let more = [rule, ("names", names.list(&working.tied).into())];
                return told(names, "cup-say-direct", player, sum, &value.to_string(), &more);
            }
            let out = cut(names, terms_of());
            let id = match (is_mean, out.is_empty()) {
                (false, true) => "cup-say-rule",
                (false, false) => "cup-say-cut",
                (true, true) => "cup-say-mean",
                (true, false) => "cup-say-mean-cut",
            };
            let count = terms_of().filter(|term| term.cut).count();
            told(names, id, player, sum, &value.to_string(), &[rule, ("cut", out.into()), ("count", count.into())])
        }
        _ => {
            let sum = count.paid(player).iter().map(Points::to_string).collect();
            told(names, "school-say-points", player, sum, &count.points(player).to_string(), &[])
        }
    }
}

/// Where a number by the school regulation comes from: the sum, among those who are tied where it is theirs.
fn of_school(
    names: Names,
    player: usize,
    mut tied: Vec<usize>,
    account: Option<Account>,
    halves: bool,
    (id, rule): (&str, Rule),
) -> String {
    tied.push(player);
    tied.sort_unstable();
    let Some(account) = account else {
        return match tied[..] {
            [_] => names.tr_with("school-say-alone", &[("name", names.name(player).into())]),
            _ => names.tr_with("school-say-not-met", &[("names", names.list(&tied).into())]),
        };
    };
    let more = [
        ("names", names.list(&tied).into()),
        ("cut", cut(names, account.terms.iter()).into()),
        ("rule", rule_name(names.page, rule).into()),
    ];
    let sum = terms(names, account.terms.iter(), halves);
    told(names, id, player, sum, &account.total().to_string(), &more)
}

/// What counts, opponent by opponent. Of a draw half of the opponent's points, where `halves`.
fn terms<'a>(names: Names, terms: impl Iterator<Item = &'a Term>, halves: bool) -> Vec<String> {
    let said = |term: &Term| match (halves, term.outcome) {
        (true, Outcome::Draw) if !term.cut => Some(format!("½ × {}", names.with_name(term.of, term))),
        (true, Outcome::Loss | Outcome::Absent) => None,
        _ => (!term.cut).then(|| names.with_name(term.counts, term)),
    };
    terms.filter_map(said).collect()
}

/// Who is left out.
fn cut<'a>(names: Names, terms: impl Iterator<Item = &'a Term>) -> String {
    terms.filter(|term| term.cut).map(|term| names.with_name(term.of, term)).collect::<Vec<_>>().join(", ")
}

/// The sentence with a sum and its total. An empty sum is 0.
fn told(names: Names, id: &str, player: usize, terms: Vec<String>, total: &str, more: &[(&str, Value)]) -> String {
    let sum = if terms.is_empty() { "0".to_string() } else { terms.join(" + ") };
    let mut values = vec![("of", names.of(player)), ("sum", sum.into()), ("total", total.to_string().into())];
    values.extend_from_slice(more);
    names.tr_with(id, &values)
}

/// Why one of two neighbours in the table is ahead; `None` where the points decide.
pub(super) fn say_parted(names: Names, rules: &[Rule], ahead: &Standing, behind: &Standing) -> Option<String> {
    let mut values: Vec<(&str, Value)> =
        vec![("ahead", names.name(ahead.side).into()), ("behind", names.name(behind.side).into())];
    if ahead.points != behind.points {
        return None;
    }
    let Some(at) = ahead.values.iter().zip(&behind.values).position(|(one, other)| one != other) else {
        return Some(names.tr_with("school-parted-not", &values));
    };
    values.extend([
        ("criterion", column_name(names.page, rules, Some(at)).into()),
        ("one", number(ahead, Some(at)).into()),
        ("two", number(behind, Some(at)).into()),
    ]);
    Some(names.tr_with("school-parted", &values))
}

/// The table on show, and the number whose sum is explained.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub names: Names,
    pub count: Memo<Option<Count>>,
    pub asked: RwSignal<Option<(usize, Column)>>,
}

impl Table {
    fn rows(self) -> Vec<Standing> {
        self.count.with(|count| count.as_ref().map(Count::standings)).unwrap_or_default()
    }

    fn rules(self) -> Vec<Rule> {
        self.count.with(|count| count.as_ref().map(Count::rules)).unwrap_or_default()
    }
}

/// From which neighbours this criterion separates the row: `behind` the one above, `ahead` of the one below, both, none.
fn parts(count: &Count, above: Option<&Standing>, row: &Standing, below: Option<&Standing>, at: usize) -> &'static str {
    let by = |one: Option<&Standing>, other: Option<&Standing>| {
        one.zip(other).is_some_and(|(one, other)| count.parted(one, other) == Parted::By(at))
    };
    match (by(above, Some(row)), by(Some(row), below)) {
        (true, true) => "both",
        (true, false) => "behind",
        (false, true) => "ahead",
        (false, false) => "none",
    }
}

/// The final table with a column for each criterion, below a heading with the id `classificacao`. Every number is a button
/// that explains it; the sentence stands below.
pub(super) fn table(table: Table) -> AnyView {
    let names = table.names;
    let cell = move |row: &Standing, rules: &[Rule], column: Column, parts: &'static str| {
        let player = row.side;
        let text = number(row, column);
        let label = format!("{}, {}: {text}", names.name(player), column_name(names.page, rules, column));
        let pressed = move || (table.asked.get() == Some((player, column))).to_string();
        view! {
            <td>
                <button
                    type="button"
                    class="school-value"
                    data-parts=parts
                    aria-label=label
                    aria-pressed=pressed
                    on:click=move |_| table.asked.set(Some((player, column)))
                >
                    {text}
                </button>
            </td>
        }
        .into_any()
    };
    let row = move |count: &Count, rules: &[Rule], all: &[Standing], at: usize| {
        let row = all.get(at)?;
        let above = at.checked_sub(1).and_then(|at| all.get(at));
        let below = all.get(at + 1);
        let columns = std::iter::once(None).chain((0..rules.len()).map(Some));
        let parts = |column: Column| column.map_or("none", |column| parts(count, above, row, below, column));
        let cells: Vec<AnyView> = columns.map(|column| cell(row, rules, column, parts(column))).collect();
        Some(
            view! {
                <tr>
                    <td class="school-rank">{row.place}</td>
                    <th scope="row">{names.name(row.side)}</th>
                    {cells}
                </tr>
            }
            .into_any(),
        )
    };
    let body = move || {
        table.count.with(|count| {
            let count = count.as_ref()?;
            let (all, rules) = (count.standings(), count.rules());
            Some((0..all.len()).filter_map(|at| row(count, &rules, &all, at)).collect_view())
        })
    };
    let columns = move || {
        let rules = table.rules();
        let columns = std::iter::once(None).chain((0..rules.len()).map(Some));
        heads(columns.map(|column| column_name(names.page, &rules, column)).collect::<Vec<_>>())
    };
    let said = move || {
        let (player, column) = table.asked.get()?;
        table.count.with(|count| Some(say(names, count.as_ref()?, player, column)))
    };
    view! {
        <p class="quiet-text school-swipe no-print">{names.i18n.text("school-swipe")}</p>
        <div class="school-scroll">
            <table class="school-table school-standings" aria-labelledby="classificacao">
                <thead>
                    <tr>{heads([names.tr("school-place"), names.tr("school-name")])} {columns}</tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
        <p class="school-said" role="status" data-empty=move || table.asked.get().is_none().to_string()>
            {move || said().unwrap_or_else(|| names.tr("school-tap"))}
        </p>
    }
    .into_any()
}

/// What decides between neighbours with equal points.
pub(super) fn reasons(table: Table) -> AnyView {
    let names = table.names;
    let sentences = move || {
        let (all, rules) = (table.rows(), table.rules());
        let pairs = all.iter().zip(all.iter().skip(1));
        let sentences: Vec<String> =
            pairs.filter_map(|(ahead, behind)| say_parted(names, &rules, ahead, behind)).collect();
        match sentences.is_empty() {
            true => view! { <p>{names.i18n.text("school-no-ties")}</p> }.into_any(),
            false => {
                let item = |sentence: String| view! { <li>{sentence}</li> };
                view! { <ul class="school-reasons">{sentences.into_iter().map(item).collect_view()}</ul> }.into_any()
            }
        }
    };
    view! {
        <h3>{names.i18n.text("school-parted-title")}</h3>
        {sentences}
    }
    .into_any()
}
