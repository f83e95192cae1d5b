//! A game that has a page: what only it knows of its words, and its card.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::board::Numbering;
use crate::chess::san::Letters;
use crate::play::{Game, GameEvent, Move, Position, Session, Status};
use crate::storage::{Kind, Lock};
use crate::ui::i18n::I18n;

/// What the card says.
#[derive(Clone, PartialEq)]
pub struct Card<G: Game> {
    /// `turn`, `refused`, `over` or `look`: the card's look.
    pub kind: &'static str,
    pub title: String,
    pub text: Vec<String>,
    /// The number of an article, such as `3.8.2.2`.
    pub article: Option<&'static str>,
    /// Buttons: the text and the event of each.
    pub actions: Vec<(String, GameEvent<G>)>,
}

impl<G: Game> Card<G> {
    pub fn new(kind: &'static str, title: String, text: impl IntoIterator<Item = String>) -> Card<G> {
        Card { kind, title, text: text.into_iter().collect(), article: None, actions: Vec::new() }
    }

    pub fn article(self, article: impl Into<Option<&'static str>>) -> Card<G> {
        Card { article: article.into(), ..self }
    }

    pub fn actions(self, actions: impl IntoIterator<Item = (String, GameEvent<G>)>) -> Card<G> {
        Card { actions: actions.into_iter().collect(), ..self }
    }
}

/// The ids of the messages that every game's page needs.
pub struct Words {
    pub title: &'static str,
    pub board: &'static str,
    /// The list of the moves, its column of numbers, a list without moves.
    pub moves: [&'static str; 3],
    /// The group of steps through the moves; to the start, back, forward, to the end, one move taken back.
    pub steps: [&'static str; 6],
    /// The buttons below the moves: new game, end, record, turn the board, more.
    pub actions: [&'static str; 5],
    /// The game before was put aside; back to it; hide that; back to one with so many plies.
    pub aside: [&'static str; 4],
    /// No move has been made.
    pub no_move: &'static str,
}

/// A game that has a page.
pub trait Shown: Game<Record: Serialize + DeserializeOwned + 'static> {
    /// The record of the page, and the lock that a tab needs to write it.
    const KIND: &'static Kind;
    const LOCK: Lock;
    const WORDS: &'static Words;
    /// The most characters of a written move.
    const MOST_TYPED: u8;
    /// Whether the card sets the names of squares in bold.
    const BOLD_SQUARES: bool;
    /// Whether no move is made before the code of the clock has come.
    const WAITS_FOR_CLOCK: bool;

    fn card(i18n: I18n, session: &Session<Self>) -> Card<Self>;
    /// What only this game says aloud of an event, `Some(None)` for nothing; `None` for what all games say.
    fn said(i18n: I18n, before: &Session<Self>, after: &Session<Self>) -> Option<Option<String>>;
    /// The move before the position on show, and what came of it, to be read aloud.
    fn spoken(i18n: I18n, session: &Session<Self>, before: &Position<Self>, m: Move<Self>) -> String;
    /// What the rival said of the move on show.
    fn remarked(_i18n: I18n, _session: &Session<Self>) -> Option<String> {
        None
    }
    /// How the game ended.
    fn ended(i18n: I18n, session: &Session<Self>, status: Status<Self>) -> String;

    /// The move after so many plies in writing, and the number of its line where it begins one.
    fn written(session: &Session<Self>, ply: usize, letters: Letters) -> String;
    fn line_number(session: &Session<Self>, ply: usize) -> u32;
    /// An example of a written move.
    fn example(session: &Session<Self>, letters: Letters) -> String;
    /// The number of plies of a game that was put aside.
    fn plies_of(saved: &Self::Saved) -> usize;

    /// How squares are called on the board.
    fn numbering(_session: &Session<Self>) -> Numbering {
        Numbering::Algebraic
    }
    /// Whether a search other than the rival's is under way.
    fn is_seeking(_session: &Session<Self>) -> bool {
        false
    }
}
