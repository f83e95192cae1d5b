//! The rival's moves come from the second thread, so that the page never waits. When it is asked, and what an answer means,
//! is [`crate::play::Session`].

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::{Play, Shown};
use crate::analysis::Question;
use crate::play::{Game, GameEvent, Move, Position, Rival, Session};
use crate::ui::analyst;

/// The rival's move is not shown sooner, ms: a reply at the same moment is taken for a part of one's own move.
const PAUSE: u32 = 450;

/// A game that a search can play in the second thread.
pub trait Searched: Shown {
    /// What the second thread is asked for the rival's move in this position.
    fn question(session: &Session<Self>, position: &Position<Self>, rival: Rival<Self::Level>) -> Question;
    /// Its move and what it says of it, as the second thread has written them.
    fn answer(position: &Position<Self>, answer: &str) -> Option<(Move<Self>, Self::Remark)>;
}

/// What is asked for the rival's move: a question is the same one only in the same game.
type Turn<G> = (Position<G>, Rival<<G as Game>::Level>, u32);

/// Whenever the rival is to move it is asked; and no more once that is over.
pub fn watch<G: Searched>(play: Play<G>) {
    let turn = Memo::new(move |_| {
        // One window asks, and plays the answer.
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

/// The move is made when the one before has come to its end on the board, if it is still wanted then.
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
