//! A round: pairs in the order of the boards, a tap or a key for each result, what is still to come.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{Cup, TournamentPart, turned};
use super::result::{Look, Row, row};
use super::{encounter, safe, swap, why};
use crate::random::Random;
use crate::site::Route;
use crate::texts::Value;
use crate::tournament::SchoolYear;
use crate::tournament::event::{Bout, Event, Format, Game, Mark, Note, Spot};
use crate::tournament::roster::plain;
use crate::ui::browser;
use crate::ui::reactive::{after, memo};
use crate::ui::router::href;
use crate::ui::time;
use crate::ui::widgets::{Button, TextLink, tool};

/// How long the sentence that a round is being paired has to be painted, in ms: nothing is painted while it is.
const PAINT_MS: u64 = 60;

pub(super) fn page(cup: Cup) -> AnyView {
    let look =
        Look { cup, round: RwSignal::new(last(cup)), correcting: RwSignal::new(false), reminder: RwSignal::new(None) };
    let swapping = RwSignal::new(false);
    // The pairs, as long as they stay the same: a result draws nothing anew.
    let pairs = memo(move || {
        let round = look.round.get();
        cup.read(|event| {
            let games = event.rounds.get(round).map(|round| round.games.clone()).unwrap_or_default();
            let bare = |bout: Option<Bout>| bout.map(|bout| Bout { mark: None, ..bout });
            games
                .into_iter()
                .map(|game| Game { mark: None, bouts: game.bouts.map(bare), ..game })
                .collect::<Vec<Game>>()
        })
    });
    let boards = move || {
        let pairs = pairs.get();
        untrack(|| boards(look, &pairs))
    };
    view! {
        {head(look)}
        {steps(look, swapping)}
        {safe::reminder(cup, look.reminder)}
        {boards}
        {log(cup)}
        {swap::dialog(cup, swapping)}
    }
    .into_any()
}

/// The last round that is paired, from 0.
fn last(cup: Cup) -> usize {
    cup.peek(|event| event.rounds.len().saturating_sub(1))
}

/// Which round it is, and the ways to the others.
fn head(look: Look) -> AnyView {
    let cup = look.cup;
    let count = memo(move || cup.read(|event| event.rounds.len()));
    let title = move || {
        let rounds = cup.read(Event::rounds_planned);
        if count.get() == 0 {
            return cup.tr_with("cup-not-begun", &[("rounds", rounds.into())]);
        }
        let round = look.round.get() + 1;
        cup.tr_with("cup-round-of", &[("round", round.into()), ("rounds", rounds.into())])
    };
    let go = move |by: isize| {
        look.correcting.set(false);
        look.round
            .update(|round| *round = round.saturating_add_signed(by).min(count.get_untracked().saturating_sub(1)));
    };
    let ways = move || {
        (count.get() > 1).then(|| {
            view! {
                {tool("back", cup.tr("cup-round-before"), move || look.round.get() == 0, move || go(-1))}
                {tool("forward", cup.tr("cup-round-after"), move || look.round.get() + 1 >= count.get(), move || go(1))}
            }
        })
    };
    view! {
        <div class="cup-head">
            <h2 tabindex="-1" id="ronda">{title}</h2>
            <p class="actions">{ways}</p>
        </div>
    }
    .into_any()
}

/// What can be done now, and what is missing.
fn steps(look: Look, swapping: RwSignal<bool>) -> AnyView {
    let cup = look.cup;
    // What decides on the buttons: closed so far, whether one is open, whether results are in.
    let stand = memo(move || {
        cup.read(|event| {
            let open = event.open_round().and_then(|at| event.rounds.get(at));
            let waiting = open.map(|round| round.missing()).unwrap_or_default();
            let entered = open.is_some_and(|round| round.games.iter().any(Game::has_begun));
            (event.rounds.len(), open.is_some(), waiting, entered, event.is_over(), event.format == Format::Swiss)
        })
    });
    let missing = move || {
        let (_, open, waiting, ..) = stand.get();
        if !open || !look.is_open() {
            return String::new();
        }
        let boards: Vec<String> = waiting.iter().take(12).map(|spot| spot.to_string()).collect();
        let more = if waiting.len() > boards.len() { " …" } else { "" };
        let boards = boards.join(", ") + more;
        match waiting.len() {
            0 => cup.tr("cup-all-in"),
            count => cup.tr_with("cup-missing", &[("count", count.into()), ("boards", boards.into())]),
        }
    };
    let buttons = move || {
        let (rounds, open, waiting, entered, over, swiss) = stand.get();
        if cup.busy.get() {
            return view! { <p class="cup-busy" role="status">{cup.tr("cup-pairing")}</p> }.into_any();
        }
        let text = if open { rounds } else { rounds + 1 };
        let label = move |id: &'static str| cup.tr_with(id, &[("round", text.into())]);
        let close = move || {
            if cup.step(Event::close) {
                cup.said.set(cup.tr_with("cup-closed-now", &[("round", text.into())]));
                safe::closed(cup, text, look.reminder);
            }
        };
        let main = match (open, over) {
            (true, _) if waiting.is_empty() => {
                view! { <Button look="big" icon="check" text=label("cup-close") on_press=close/> }.into_any()
            }
            (false, false) => {
                view! { <Button look="big" icon="run" text=label("cup-pair") on_press=move || pair(look)/> }.into_any()
            }
            (false, true) => view! {
                <strong>{cup.tr("cup-over")}</strong>
                <TextLink href=href(cup.path(TournamentPart::Table)) class="button" text="cup-part-classificacao"/>
            }
            .into_any(),
            _ => ().into_any(),
        };
        let undo = (open && !entered).then(|| {
            view! { <Button look="quiet" icon="undo" text="cup-unpair" on_press=move || unpair(look)/> }
        });
        let by_hand = (open && swiss && !waiting.is_empty()).then(|| {
            view! { <Button look="quiet" text="cup-swap" on_press=move || swapping.set(true)/> }
        });
        view! { {main} {by_hand} {undo} }.into_any()
    };
    let correct = move || {
        let closed = stand.get().0 > 0 && !look.is_open();
        closed.then(|| turned(*cup, "cup-correct", look.correcting))
    };
    // The clock with the time control set.
    let rhythm = cup.peek(|event| event.rhythm.clone());
    let clock = href(format!("{}?ritmo={}", Route::Clock.path(), rhythm.replace('+', "%2B")));
    view! {
        <div class="cup-steps">
            <p class="cup-missing" role="status">{missing}</p>
            <div class="actions">{buttons}</div>
            {correct}
            <TextLink href=clock class="button quiet" icon="clock" text=cup.tr_with("cup-clock", &[("rhythm", rhythm.into())])/>
        </div>
    }
    .into_any()
}

/// Pairs the next round once the sentence that says so is painted.
fn pair(look: Look) {
    let cup = look.cup;
    if cup.busy.get_untracked() {
        return;
    }
    cup.busy.set(true);
    after(cup.busy, Duration::from_millis(PAINT_MS), move || {
        let year = SchoolYear::on(time::today());
        let done = cup.step(|event| {
            let mut chance = Random::new(event.seed);
            event.pair_next(year, plain, |limit| chance.below(limit))
        });
        cup.busy.set(false);
        if done {
            look.reminder.try_set(None);
            look.correcting.try_set(false);
            look.round.try_set(last(cup));
            request_animation_frame(|| browser::focus("ronda"));
        }
    });
}

fn unpair(look: Look) {
    if look.cup.step(Event::unpair) {
        look.round.update(|round| *round = round.saturating_sub(1));
        look.cup.said.set(look.cup.tr("cup-unpaired"));
    }
}

/// The boards. The arrows go from one to the next, the signs on the keyboard enter a result.
fn boards(look: Look, pairs: &[Game]) -> AnyView {
    let cup = look.cup;
    let list = NodeRef::<Div>::new();
    let round = look.round.get_untracked();
    let (names, points, halves, away) = cup.peek(|event| {
        let (field, names) = (event.field(round), event.names());
        let points: Vec<String> = (0..names.len()).map(|player| field.won(player, field.played).to_string()).collect();
        let halves: Vec<usize> = event.rounds.get(round).map(|round| round.halves.clone()).unwrap_or_default();
        let asked = |at: &usize| event.players.get(*at).is_some_and(|player| player.away.contains(&round));
        let is_out = |at: &usize| event.rounds.get(round).is_some_and(|round| round.game_of(*at).is_none());
        let away: Vec<usize> = (0..names.len()).filter(|at| event.is_of_teams() && asked(at) && is_out(at)).collect();
        (names, points, halves, away)
    });
    let called = |player: usize| names.get(player).cloned().unwrap_or_default();
    let worth = |player: usize| points.get(player).cloned().unwrap_or_default();
    let mut number = 0;
    let mut drawn = Vec::new();
    for (game, pair) in pairs.iter().enumerate() {
        let first = number;
        number += pair.boards().count().max(1);
        let Some(black) = pair.black else {
            drawn.push(
                view! {
                    <div class="cup-board cup-bye" tabindex="-1" data-board=first>
                        <b class="cup-number">"–"</b>
                        <span>{cup.tr_with("cup-bye", &[("name", called(pair.white).into())])}</span>
                        {why::card(cup, round, pair.white)}
                    </div>
                }
                .into_any(),
            );
            continue;
        };
        let by_hand = pair.by_hand.then(|| view! { <span class="cup-hand">{cup.tr("cup-by-hand")}</span> });
        let below = view! { {by_hand} {why::card(cup, round, pair.white)} }.into_any();
        let (names, points) = ((called(pair.white), called(black)), (worth(pair.white), worth(black)));
        drawn.push(match pair.bouts[0] {
            Some(_) => encounter::view(look, game, pair, first, (names, points), below),
            None => {
                let spot = Spot { game, bout: None };
                row(look, Row { number: first, spot, names, points, is_played: true, below })
            }
        });
    }
    let resting = |id: &'static str, who: &[usize]| {
        let resting: Vec<String> = who.iter().map(|player| called(*player)).collect();
        (!resting.is_empty()).then(|| view! { <p>{cup.tr_with(id, &[("names", resting.join(", ").into())])}</p> })
    };
    let keys = (!pairs.is_empty()).then(|| view! { <p class="quiet-text no-print cup-keys">{cup.tr("cup-keys")}</p> });
    view! {
        <div class="cup-boards" node_ref=list on:keydown=move |event| key(look, list, &event)>{drawn}</div>
        {resting("cup-resting", &halves)}
        {resting("cup-resting-teams", &away)}
        {keys}
    }
    .into_any()
}

/// A key on the list: to another board, or a result for this one.
fn key(look: Look, list: NodeRef<Div>, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else { return };
    let Some(row) = target.closest("[data-board]").ok().flatten() else { return };
    let Some(board) = row.get_attribute("data-board").and_then(|board| board.parse::<usize>().ok()) else { return };
    let mark = match event.key().as_str() {
        key @ ("ArrowDown" | "ArrowUp") => {
            let next = if key == "ArrowDown" { board + 1 } else { board.saturating_sub(1) };
            let row =
                list.get_untracked().and_then(|list| list.query_selector(&format!("[data-board='{next}']")).ok()?);
            if let Some(row) = row.and_then(|row| row.dyn_into::<web_sys::HtmlElement>().ok()) {
                // Refused only where it is not on the page any more.
                let _ = row.focus();
            }
            event.prevent_default();
            return;
        }
        "1" => Some(Mark::White),
        "=" | "5" | "½" => Some(Mark::Draw),
        "0" => Some(Mark::Black),
        "+" => Some(Mark::BlackAway),
        "-" => Some(Mark::WhiteAway),
        "x" | "X" => Some(Mark::BothAway),
        "Delete" | "Backspace" => None,
        _ => return,
    };
    if row.class_list().contains("cup-bye") {
        return;
    }
    event.prevent_default();
    if let Some(spot) = look.spot(board) {
        look.enter(spot, mark);
    }
}

/// What was done besides entering results.
fn log(cup: Cup) -> AnyView {
    let notes = move || {
        cup.read(|event| {
            let name = |player: usize| Value::from(event.name_of(player));
            let sign = |mark: Option<Mark>| Value::from(mark.map_or("–", Mark::text));
            let two = |one: usize, other: usize| vec![("one", name(one)), ("other", name(other))];
            let corrected = |white: usize, black: usize, was: Option<Mark>, now: Option<Mark>| {
                vec![("white", name(white)), ("black", name(black)), ("was", sign(was)), ("now", sign(now))]
            };
            let said = |note: &Note| {
                let (id, round, mut values) = match *note {
                    Note::Corrected { round, white, black, was, now } => {
                        ("cup-log-corrected", round, corrected(white, black, was, now))
                    }
                    Note::CorrectedBoard { round, white, black, board, was, now } => {
                        let board = ("board", (board + 1).into());
                        ("cup-log-board", round, [corrected(white, black, was, now), vec![board]].concat())
                    }
                    Note::Swapped { round, one, other } => ("cup-log-swapped", round, two(one, other)),
                    Note::Apart { round, one, other } => ("cup-log-apart", round, two(one, other)),
                    Note::Together { round, one, other } => ("cup-log-together", round, two(one, other)),
                    Note::Entered { round, player } => ("cup-log-entered", round, vec![("name", name(player))]),
                    Note::Left { round, player } => ("cup-log-left", round, vec![("name", name(player))]),
                    Note::Back { round, player } => ("cup-log-back", round, vec![("name", name(player))]),
                };
                values.push(("round", (round + 1).into()));
                cup.tr_with(id, &values)
            };
            event.log.iter().map(said).collect::<Vec<String>>()
        })
    };
    let notes = memo(notes);
    let list = move || {
        let notes = notes.get();
        (!notes.is_empty()).then(|| {
            let items = notes.into_iter().map(|note| view! { <li>{note}</li> }).collect_view();
            view! {
                <details class="cup-log no-print">
                    <summary>{cup.tr("cup-log")}</summary>
                    <ol>{items}</ol>
                </details>
            }
        })
    };
    list.into_any()
}
