//! The site as a player: its moves and its hints come from the worker, so that the page never waits. What is
//! asked, and what an answer means, is [`crate::play::draughts`].

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::Play;
use crate::analysis::{self, Question};
use crate::draughts::Position;
use crate::draughts::search::{Choice, Level, why};
use crate::play::draughts::{Event, Rival, Session};
use crate::storage::Lock;
use crate::ui::analyst::{self, Asked};

/// The site's move is not shown sooner, ms: a reply at the same moment is taken for a part of one's own move.
const PAUSE: u32 = 450;

/// What is asked for the site's move: a question is the same one only in the same game.
type SitesTurn = (Position, Rival, u32);

fn ask(play: Play, position: Position, level: Level, then: impl Fn(Option<Choice>) + 'static) -> Asked {
    let (past, seed) = play.peek(|session| (session.past(), session.seed));
    // Another chance at each move, and the same in each window.
    let seed = u64::from(seed) << 16 | past.len() as u64;
    analyst::ask(&Question::draughts(&position, &past, level, seed), None, move |answer| {
        if !play.session.is_disposed() {
            then(answer.ok().and_then(|answer| analysis::read_draughts(&position, answer)));
        }
    })
}

/// Whenever the site is to move, or a hint is wanted, it is asked; and no more once that is over.
pub(super) fn watch(play: Play) {
    let turn = Memo::new(move |_| {
        // One window asks, and plays the answer.
        let plays = play.records.writes(Lock::Draughts);
        play.with(|session| session.question().map(|(position, rival)| (position, rival, session.seed)))
            .filter(|_| plays)
    });
    Effect::new(move |_| {
        let Some(question) = turn.get() else { return };
        let (position, rival, _) = question;
        let level = Level::numbered(rival.level).unwrap_or(Level::First);
        let asked = ask(play, position, level, move |choice| match choice {
            Some(choice) => after_a_moment(play, turn, question, choice),
            None => play.send(Event::NoAnswer(position)),
        });
        on_cleanup(move || asked.cancel());
    });
    let hint = Memo::new(move |_| play.with(Session::hint_question));
    Effect::new(move |_| {
        let Some(position) = hint.get() else { return };
        let asked = ask(play, position, Level::Fifth, move |choice| {
            play.send(match choice {
                Some(choice) => Event::Hint { position, m: choice.m, why: why(&position, &choice) },
                None => Event::NoHint(position),
            });
        });
        on_cleanup(move || asked.cancel());
    });
}

/// The move is made when the one before has come to its end on the board, if it is still wanted then.
fn after_a_moment(play: Play, turn: Memo<Option<SitesTurn>>, question: SitesTurn, choice: Choice) {
    Timeout::new(PAUSE, move || {
        if turn.try_get_untracked().flatten() != Some(question) {
            return;
        }
        if play.walk.with_untracked(Option::is_some) {
            after_a_moment(play, turn, question, choice);
            return;
        }
        let (position, ..) = question;
        let why = why(&position, &choice);
        play.send(Event::SiteMoves { position, m: choice.m, why, score: choice.score });
    })
    .forget();
}
