//! The site as a player: its moves and its hints come from the second thread, so that the page never waits.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::Play;
use crate::analysis::{self, Question};
use crate::draughts::Position;
use crate::draughts::search::{Choice, Level, why};
use crate::play::draughts::Event;
use crate::ui::analyst;

/// The site's move is not shown sooner, ms: a reply at the same moment is taken for a part of one's own move.
const PAUSE: u32 = 450;

fn ask(play: Play, position: Position, level: Level, then: impl Fn(Option<Choice>) + 'static) {
    let (past, seed) = play.peek(|session| (session.past(), session.seed));
    // Another chance at each move, and the same in each window.
    let seed = u64::from(seed) << 16 | past.len() as u64;
    analyst::ask(&Question::Draughts { position, past, level, seed }, move |answer| {
        // The page may have gone while the answer was on its way.
        if !play.session.is_disposed() {
            then(answer.and_then(|answer| analysis::read_draughts(&position, answer)));
        }
    });
}

/// Whenever the site is to move, it is asked.
pub(super) fn watch(play: Play) {
    let question = Memo::new(move |_| play.with(|session| session.question()));
    Effect::new(move |_| {
        let Some((position, rival)) = question.get() else { return };
        let level = Level::numbered(rival.level).unwrap_or(Level::First);
        ask(play, position, level, move |choice| match choice {
            Some(choice) => after_a_moment(play, position, choice),
            None => play.send(Event::NoAnswer),
        });
    });
}

/// The move is made when the one before has come to its end on the board.
fn after_a_moment(play: Play, position: Position, choice: Choice) {
    Timeout::new(PAUSE, move || {
        if play.session.is_disposed() {
            return;
        }
        if play.walk.with_untracked(Option::is_some) {
            after_a_moment(play, position, choice);
            return;
        }
        let why = why(&position, &choice);
        play.send(Event::SiteMoves { position, m: choice.m, why, score: choice.score });
    })
    .forget();
}

/// What the site would play here.
pub(super) fn hint(play: Play) {
    let position = play.peek(|session| (session.status_on_show().is_none()).then(|| *session.position()));
    let Some(position) = position.filter(|_| !play.looking.get_untracked()) else { return };
    play.looking.set(true);
    ask(play, position, Level::Fifth, move |choice| {
        play.looking.set(false);
        match choice {
            Some(choice) => {
                let why = why(&position, &choice);
                play.send(Event::Hint { position, m: choice.m, why });
            }
            None => play.send(Event::NoAnswer),
        }
    });
}
