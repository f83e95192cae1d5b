//! Asks the second thread for the rival's moves, so that the page never waits. [`crate::play::Session`] says when to
//! ask, and takes the answer.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::play::Play;
use super::shown::Shown;
use crate::analysis::Question;
use crate::play::{GameEvent, Move, Position, Rival, Rules, Session};
use crate::ui::analyst;
use crate::ui::reactive::memo;

/// How long to wait before the rival's move is shown, ms. A reply at once looks like a part of the player's own move.
const PAUSE: u32 = 450;

/// A game that a search in the second thread can play.
pub trait Searched: Shown {
    /// The question to the second thread for the rival's move in this position.
    fn question(session: &Session<Self>, position: &Position<Self>, rival: Rival<Self::Level>) -> Question;
    /// Reads the answer of the second thread: the move, and what the rival says of it.
    fn answer(position: &Position<Self>, answer: &str) -> Option<(Move<Self>, Self::Remark)>;
}

/// The position, the rival and the seed: a question is the same only in the same game.
type Turn<G> = (Position<G>, Rival<<G as Rules>::Level>, u32);

/// Asks whenever the rival is to move, and cancels the question when it is not any more.
pub fn watch<G: Searched>(play: Play<G>) {
    let turn = memo(move || {
        // Only the window that writes the game asks, and plays the answer.
        let plays = play.records.writes(G::LOCK);
        play.with(|session| session.question().map(|(position, rival)| (position, rival, session.seed)))
            .filter(|_| plays)
    });
    let ask = move |(position, rival, _): &Turn<G>| play.peek(|session| G::question(session, position, *rival));
    analyst::ask_about(turn, ask, move |question, answer| {
        let (position, ..) = question;
        match answer.ok().and_then(|answer| G::answer(&position, answer)) {
            Some(answer) => after_a_moment(play, turn, question, answer),
            None => play.send(GameEvent::NoAnswer(position)),
        }
    });
}

/// Plays the move after a pause and after the move before has reached its end on the board, if it is still wanted.
fn after_a_moment<G: Searched>(
    play: Play<G>,
    turn: Memo<Option<Turn<G>>>,
    question: Turn<G>,
    (m, remark): (Move<G>, G::Remark),
) {
    Timeout::new(PAUSE, move || {
        if turn.try_get_untracked().flatten() != Some(question) {
            return;
        }
        if play.walk.with_untracked(Option::is_some) {
            return after_a_moment(play, turn, question, (m, remark));
        }
        play.send(GameEvent::RivalMoves { position: question.0, m, remark });
    })
    .forget();
}
