//! On paper: pairs by board and by name, slips for the results, score sheets, the table, the cross table, cards for the
//! tables, certificates.

use leptos::prelude::*;

use super::certificates;
use super::context::Cup;
use super::pairs::{self, sitting};
use crate::drills::sheet::Head;
use crate::tournament::event::{Bout, Count, Event, Format, Game, Mark, Spot};
use crate::ui::browser;
use crate::ui::pages::standings::{column_name, number};
use crate::ui::reactive::memo;
use crate::ui::score_page::{self, ScorePage};
use crate::ui::widgets::{Button, Radios, heads};

/// What is printed, in the order of the choices.
const SHEETS: [&str; 8] = ["boards", "names", "slips", "scores", "table", "cross", "cards", "certificates"];

pub(super) fn page(cup: Cup) -> AnyView {
    let what = RwSignal::new(0);
    let options = SHEETS.map(|sheet| cup.tr(&format!("cup-paper-{sheet}"))).to_vec();
    let event = memo(move || cup.event.get());
    let sheet = move || {
        let what = what.get();
        event.with(|event| {
            let event = event.as_ref()?;
            Some(match what {
                0 => by_board(cup, event),
                1 => by_name(cup, event),
                2 => slips(cup, event),
                3 => score_sheets(cup, event),
                4 => standings(cup, event),
                5 => cross(cup, event),
                6 => cards(cup, event),
                _ => certificates::view(cup, event),
            })
        })
    };
    view! {
        <div class="cup-choices no-print">
            <Radios name="papel" legend="cup-paper" options=options chosen=move || what.get() choose=move |at| what.set(at)/>
            <p class="actions"><Button icon="print" text="cup-print" on_press=browser::print/></p>
        </div>
        <div class="paper cup-paper">{sheet}</div>
    }
    .into_any()
}

/// What is marked on a slip.
const MARKS: &str = "☐ 1 – 0    ☐ ½ – ½    ☐ 0 – 1";

/// The tournament's name, then what this is.
fn head(cup: Cup, event: &Event, what: String) -> AnyView {
    let about = cup.tr_with(
        "cup-paper-about",
        &[("rhythm", event.rhythm.clone().into()), ("seed", event.seed.to_string().into())],
    );
    view! {
        <header class="paper-head">
            <h2>{event.name.clone()}</h2>
            <p>{what} " · " {about}</p>
        </header>
    }
    .into_any()
}

fn round_name(cup: Cup, event: &Event) -> String {
    cup.tr_with("cup-round-of", &[("round", event.rounds.len().into()), ("rounds", event.rounds_planned().into())])
}

/// A table of texts, with the names of its columns, below the tournament's name and what this is.
fn table(cup: Cup, event: &Event, what: String, columns: Vec<String>, rows: Vec<Vec<String>>) -> AnyView {
    let row = |cells: Vec<String>| view! { <tr>{cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> };
    view! {
        {head(cup, event, what)}
        <div class="school-scroll">
            <table class="school-table cup-printed">
                <thead>
                    <tr>{heads(columns)}</tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn by_board(cup: Cup, event: &Event) -> AnyView {
    let games = event.rounds.last().map(|round| round.games.clone()).unwrap_or_default();
    let to_enter = "___ – ___".to_string();
    let rows = |(at, game): (usize, &Game)| -> Vec<Vec<String>> {
        let Some(black) = game.black else {
            return vec![vec!["–".to_string(), event.name_of(game.white), cup.tr("cup-wall-bye"), String::new()]];
        };
        let text = game.text().unwrap_or_else(|| to_enter.clone());
        let pair = vec![(at + 1).to_string(), event.name_of(game.white), text, event.name_of(black)];
        let board = |(board, bout): (usize, Bout)| {
            let [white, black] = sitting(cup, event, game, board);
            let mark = bout.mark.map_or(to_enter.clone(), |mark| mark.text().to_string());
            vec![Spot { game: at, bout: Some(board) }.to_string(), white, mark, black]
        };
        std::iter::once(pair).chain(game.boards().enumerate().map(board)).collect()
    };
    let columns = ["cup-table", "cup-white", "cup-result", "cup-black"].map(|id| cup.tr(id)).to_vec();
    table(cup, event, round_name(cup, event), columns, games.iter().enumerate().flat_map(rows).collect())
}

fn by_name(cup: Cup, event: &Event) -> AnyView {
    let rows =
        pairs::by_name(cup, event, &event.names()).into_iter().map(|[table, name, said]| vec![name, table, said]);
    let columns = ["school-name", "cup-table", "cup-opponent"].map(|id| cup.tr(id)).to_vec();
    table(cup, event, round_name(cup, event), columns, rows.collect())
}

/// A slip for each board: the result is marked, and both sign.
fn slips(cup: Cup, event: &Event) -> AnyView {
    let games = event.rounds.last().map(|round| round.games.clone()).unwrap_or_default();
    let slip = |(board, game): (usize, &Game)| {
        let black = game.black?;
        let side = |id: &'static str, player: usize| {
            view! {
                <p>
                    <strong>{event.name_of(player)}</strong>
                    " · "
                    {cup.tr(id)}
                    <span class="paper-line short"></span>
                </p>
            }
        };
        let about = cup.tr_with("cup-slip", &[("round", event.rounds.len().into()), ("board", (board + 1).into())]);
        Some(view! {
            <li class="cup-slip">
                <p>{event.name.clone()} " · " {about}</p>
                {if event.is_of_teams() {
                    boards_to_enter(cup, event, game)
                } else {
                    view! {
                        {side("cup-white", game.white)}
                        {side("cup-black", black)}
                        <p class="cup-slip-marks">{MARKS}</p>
                    }
                    .into_any()
                }}
            </li>
        })
    };
    let slips = games.iter().enumerate().filter_map(slip).collect_view();
    view! { <ol class="cup-slips">{slips}</ol> }.into_any()
}

/// The boards of an encounter on its slip, and who signs for each team.
fn boards_to_enter(cup: Cup, event: &Event, game: &Game) -> AnyView {
    let board = |(board, bout): (usize, Bout)| {
        let [white, black] = sitting(cup, event, game, board);
        let marks = bout.mark.filter(|_| !bout.is_played()).map_or(MARKS, Mark::text);
        let names = [cup.tr("cup-white-sign"), white, "–".to_string(), cup.tr("cup-black-sign"), black].join(" ");
        view! { <p>{format!("{}. {names}", board + 1)}</p> <p class="cup-slip-marks">{marks}</p> }
    };
    let team =
        |team: usize| view! { <p><strong>{event.name_of(team)}</strong> <span class="paper-line short"></span></p> };
    view! {
        {team(game.white)}
        {game.black.map(team)}
        {game.boards().enumerate().map(board).collect_view()}
    }
    .into_any()
}

/// Two score sheets for each board, since both players write: the names are there, the date is written by hand.
fn score_sheets(cup: Cup, event: &Event) -> AnyView {
    let games = event.rounds.last().map(|round| round.games.clone()).unwrap_or_default();
    let head = |board: String, [white, black]: [String; 2]| Head {
        event: event.name.clone(),
        round: event.rounds.len().to_string(),
        board,
        white,
        black,
        ..Head::default()
    };
    let heads = |(at, game): (usize, &Game)| -> Vec<Head> {
        let Some(black) = game.black else { return Vec::new() };
        if !event.is_of_teams() {
            return vec![head((at + 1).to_string(), [event.name_of(game.white), event.name_of(black)])];
        }
        let of_board = |board: usize| {
            let spot = Spot { game: at, bout: Some(board) };
            head(spot.to_string(), sitting(cup, event, game, board))
        };
        (0..game.boards().count()).map(of_board).collect()
    };
    let sheets = games.iter().enumerate().flat_map(heads).flat_map(|head| [head.clone(), head]);
    let page = |head| score_page::view(*cup, &ScorePage { head, ..ScorePage::default() });
    view! {
        <p class="no-print">{cup.tr("cup-scores-text")}</p>
        <div class="score-paper">{sheets.map(page).collect_view()}</div>
    }
    .into_any()
}

/// A card for each table, to fold and put up: the number and the names on both sides.
fn cards(cup: Cup, event: &Event) -> AnyView {
    let games = event.rounds.last().map(|round| round.games.clone()).unwrap_or_default();
    let card = |(board, game): (usize, &Game)| {
        let black = game.black?;
        let names = [(event.name_of(game.white), "cup-white"), (event.name_of(black), "cup-black")];
        let side = || {
            let line = |(name, color): &(String, &'static str)| {
                // The boards of teams have both colours.
                let color = (!event.is_of_teams()).then(|| format!(" · {}", cup.tr(color)));
                view! { <p>{name.clone()} <small>{color}</small></p> }
            };
            view! {
                <div>
                    <p class="cup-card-number">{board + 1}</p>
                    {names.iter().map(line).collect_view()}
                </div>
            }
        };
        // The upper half is read from the other side of the table, and says the same.
        let behind = view! { <div aria-hidden="true">{side()}</div> };
        Some(view! { <li class="cup-card">{behind} {side()}</li> })
    };
    let cards = games.iter().enumerate().filter_map(card).collect_view();
    view! {
        <p class="no-print">{cup.tr("cup-cards-text")}</p>
        <ol class="cup-cards">{cards}</ol>
    }
    .into_any()
}

fn standings(cup: Cup, event: &Event) -> AnyView {
    let Some(count) = event.count(event.complete()) else { return ().into_any() };
    let rules = count.rules();
    let columns = std::iter::once(None).chain((0..rules.len()).map(Some));
    let mut names = vec![cup.tr("school-place"), cup.tr("school-name")];
    names.extend(columns.clone().map(|column| column_name(*cup, &rules, column)));
    let row = |row: &crate::tournament::Standing| {
        let cells = columns.clone().map(|column| number(row, column));
        [row.place.to_string(), event.name_of(row.side)].into_iter().chain(cells).collect()
    };
    let after = cup.tr_with("cup-after", &[("rounds", event.complete().into())]);
    table(cup, event, after, names, count.standings().iter().map(row).collect())
}

/// Who met whom, in the order of the table: the opponent's place, the colour, the result.
fn cross(cup: Cup, event: &Event) -> AnyView {
    let rows = event.count(event.complete()).as_ref().map(Count::standings).unwrap_or_default();
    let place = |player: usize| rows.iter().position(|row| row.side == player).map_or(0, |at| at + 1);
    let cell = |round: usize, player: usize| {
        let Some(round) = event.rounds.get(round) else { return String::new() };
        let Some(game) = round.game_of(player) else {
            return if round.halves.contains(&player) { "½".to_string() } else { "–".to_string() };
        };
        let Some(black) = game.black else {
            return if matches!(event.format, Format::Robin | Format::Double) {
                "–".to_string()
            } else if event.is_of_teams() {
                cup.tr("cup-wall-bye")
            } else {
                "+1".to_string()
            };
        };
        let is_white = game.white == player;
        let other = if is_white { black } else { game.white };
        // The boards of teams have both colours.
        let sign = match (event.is_of_teams(), is_white) {
            (true, _) => String::new(),
            (false, true) => cup.tr("cup-white-sign"),
            (false, false) => cup.tr("cup-black-sign"),
        };
        let points = game.mark.map(|mark| if event.is_of_teams() { game.board_points() } else { mark.points() });
        let points = points.map(|(white, black)| if is_white { white } else { black });
        let is_played = matches!(game.mark, None | Some(Mark::White | Mark::Draw | Mark::Black));
        let missed = if is_played { "" } else { "*" };
        format!("{}{sign} {}{missed}", place(other), points.map_or("…".to_string(), |points| points.to_string()))
    };
    let mut columns = vec![cup.tr("school-place"), cup.tr("school-name")];
    columns.extend((1..=event.rounds.len()).map(|round| cup.tr_with("school-round", &[("round", round.into())])));
    columns.push(cup.tr("school-points"));
    let lines = rows.iter().enumerate().map(|(at, row)| {
        let mut cells = vec![(at + 1).to_string(), event.name_of(row.side)];
        cells.extend((0..event.rounds.len()).map(|round| cell(round, row.side)));
        cells.push(row.points.to_string());
        cells
    });
    let after = cup.tr_with("cup-after", &[("rounds", event.complete().into())]);
    view! {
        {table(cup, event, after, columns, lines.collect())}
        <p>{cup.tr(if event.is_of_teams() { "cup-cross-key-teams" } else { "cup-cross-key" })}</p>
    }
    .into_any()
}
