//! Folha de registo: the record of the game, to copy, to save as a file, to print; and games from outside.

use leptos::prelude::*;
use serde_json::Value;

use crate::analysis::{self, Listed, Question};
use crate::chess::pgn::{GameResult, MAX_FILE_BYTES, clock_text};
use crate::drills::own::Moments;
use crate::play::Opened;
use crate::play::chess::clock::clocks;
use crate::play::chess::{Chess, GameEvent, OwnEvent, SavedGame, Session};
use crate::ui::advice;
use crate::ui::analyst::OneQuestion;
use crate::ui::browser;
use crate::ui::feedback::Feedback;
use crate::ui::game::play::Play;
use crate::ui::game::record::{RecordLines, show_opened, stopped};
use crate::ui::open_games::{Opening, open_games};
use crate::ui::preferences::use_preferences;
use crate::ui::storage::download;
use crate::ui::widgets::Button;

/// The type of PGN files.
const PGN_MIME: &str = "application/x-chess-pgn";

/// The ids of the messages after copying: done, failed.
const COPIED: [&str; 2] = ["record-copied", "record-not-copied"];

pub(super) fn body(play: Play<Chess>) -> AnyView {
    view! {
        {head(play)}
        <RecordLines play=play result=Signal::derive(move || result(play))/>
        {exits(play)}
    }
    .into_any()
}

/// The labels of the sheet's head, in the order of the headings' fields.
const FIELDS: [&str; 6] = ["record-event", "record-site", "record-date", "record-round", "white", "black"];

fn head(play: Play<Chess>) -> AnyView {
    let i18n = play.i18n;
    let headings = move || play.with(|session| session.own.headings.clone());
    let field = move |(place, label): (usize, &'static str)| {
        view! {
            <label>
                <span>{i18n.text(label)}</span>
                <input
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength="80"
                    prop:value=move || headings().fields()[place].clone()
                    on:change=move |event| {
                        let mut headings = untrack(headings);
                        *headings.fields()[place] = event_target_value(&event);
                        play.send(GameEvent::Own(OwnEvent::Headings(Box::new(headings))));
                    }
                />
            </label>
        }
    };
    view! { <div class="record-head">{FIELDS.into_iter().enumerate().map(field).collect_view()}</div> }.into_any()
}

/// How the game ended, with the sign of a draw as on a score sheet.
fn result(play: Play<Chess>) -> String {
    let result = play.with(Session::result);
    let sign = if result == GameResult::Draw { "½–½" } else { result.text() };
    play.i18n.tr_with("record-result", &[("result", sign.into())])
}

fn exits(play: Play<Chess>) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let feedback = Feedback::new();
    let text = Signal::derive(move || {
        let letters = preferences.letters();
        play.with(|session| session.movetext(letters))
    });
    let asked = OneQuestion::new();
    // Asks for the file's name and the game as PGN, for `then`.
    let with_pgn = move |then: fn(Feedback, &str, &str)| {
        feedback.0.set("record-writing");
        let saved = play.peek(Session::saved);
        asked.ask(&Question::pgn(saved, comments(play)), None, move |answer| {
            match answer.ok().and_then(analysis::read::<(String, String)>) {
                Some((name, pgn)) => then(feedback, &name, &pgn),
                None => drop(feedback.0.try_set("record-no-pgn")),
            }
        });
    };
    let copy_pgn = move || with_pgn(|feedback, _, pgn| feedback.copy(pgn.to_string(), COPIED));
    let keep_pgn = move || {
        with_pgn(|feedback, name, pgn| {
            feedback.0.try_set(if download(name, PGN_MIME, pgn) { "record-kept" } else { "record-no-pgn" });
        });
    };
    view! {
        <label for="lances-escritos">{i18n.text("record-moves")}</label>
        <textarea id="lances-escritos" rows="3" readonly prop:value=text></textarea>
        <div class="actions">
            <Button text="record-copy" on_press=move || feedback.copy(text.get_untracked(), COPIED)/>
            <Button text="record-copy-pgn" on_press=copy_pgn/>
            <Button icon="download" text="record-keep-pgn" on_press=keep_pgn/>
            <Button look="quiet" text="record-print" on_press=browser::print/>
        </div>
        {feedback.shown(i18n)}
    }
    .into_any()
}

/// What stands behind the moves: what was left on the clock, and what was found to be learnt.
fn comments(play: Play<Chess>) -> Vec<(usize, String)> {
    let moments: Moments = play.records.kept();
    let log = play.records.load_clock().map(|kept| kept.session.log().clone());
    play.peek(|session| {
        let game = &session.game;
        let log = log.filter(|_| session.clock.is_some());
        let clocks = log.map(|log| clocks(game, &log)).unwrap_or_default().into_iter().enumerate();
        let times = clocks.filter_map(|(ply, clock)| Some((ply + 1, clock_text(clock?))));
        let learnt = game.plies().iter().enumerate().filter_map(|(ply, played)| {
            let moment = moments.of(game.position_at(ply)?, played.m)?;
            Some((ply + 1, advice::sentence(play.i18n, moment.why.as_ref()?)))
        });
        times.chain(learnt).collect()
    })
}

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let preferences = use_preferences();
    open_games(Opening {
        list: Callback::new(move |()| Question::Games(preferences.letters_now())),
        take: Question::Take,
        show: show_opened(play, open, opened),
        most_bytes: MAX_FILE_BYTES,
        accept: ".pgn,.txt,text/plain,application/x-chess-pgn",
        title: "pgn-title",
        label: "pgn-label",
        too_long: "pgn-file-too-long",
        choose: "pgn-choose",
    })
}

fn opened(saved: Value, listed: Listed) -> Option<GameEvent> {
    let saved = serde_json::from_value::<SavedGame>(saved).ok()?;
    let opened = Opened { stopped: listed.trouble.map(stopped), left: listed.left };
    Some(GameEvent::Open(Box::new(saved), opened))
}
