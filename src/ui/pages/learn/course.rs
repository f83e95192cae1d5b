//! What a page of learning must know of a course: its words, and what stands beside the board.

use leptos::prelude::*;

use super::level::Played;
use super::words::Words;
use super::{Learn, Opened};
use crate::chess::san::Letters;
use crate::lessons::{Attempt, Game};
use crate::route;
use crate::square::Square;
use crate::ui::i18n::I18n;
use crate::ui::loader::NotLoaded;

/// Draws a level of an opened lesson, by its id.
pub type LevelPage<G> = fn(Learn, Opened<G>, String) -> AnyView;

/// Where a course lies and what it is called.
pub struct About {
    pub course: route::Course,
    /// The message with its name on the list of lessons.
    pub title: &'static str,
    /// The message with its name while its words are not there.
    pub name: &'static str,
    /// The folder of its files.
    pub folder: &'static str,
    /// The folder with the words of single lessons.
    pub lessons: &'static str,
    /// The message with the articles, for the teacher.
    pub articles: &'static str,
    /// The message of the first hint: look at this piece.
    pub hint_piece: &'static str,
    /// The message for a piece that may not be moved in a level.
    pub stands_still: &'static str,
    /// What stands above the list of lessons.
    pub above: fn(Learn) -> AnyView,
}

/// A game that is taught, in words.
pub trait Course: Game {
    const ABOUT: &'static About;

    /// How a square is called: `e4`, `14`.
    fn name(square: Square) -> String;
    /// «a torre»; with `-start`, as a sentence begins.
    fn the_piece(learn: Learn, piece: Self::Piece, form: &str) -> String;
    /// A move as it is written.
    fn written(board: &Self::Board, m: Self::Move, letters: Letters) -> String;
    /// A move as it is said.
    fn spoken(i18n: I18n, board: &Self::Board, m: Self::Move) -> String;
    fn refused(learn: Learn, illegal: &Self::Illegal) -> Words;
    fn not_read(i18n: I18n, board: &Self::Board, text: &str, error: &Self::ReadError) -> String;
    /// Why a move misses; `None` where the lesson has a sentence of its own.
    fn missed(learn: Learn, attempt: &Attempt<Self>, why: Self::Miss) -> Option<Words>;
    /// What there is to say of something begun.
    fn begun(learn: Learn, attempt: &Attempt<Self>) -> Option<Words>;
    /// The message that counts what is left to do.
    fn left(attempt: &Attempt<Self>) -> &'static str;
    /// Whether a stored solution is one of very many.
    fn is_played_out(task: &Self::Task) -> bool;
    /// The code of a level's page, which comes with the first level.
    fn level_page() -> impl Future<Output = Result<LevelPage<Self>, NotLoaded>> + 'static;
    /// What is chosen beside the board.
    fn beside(played: Played<Self>) -> AnyView;
    /// The line in which a move is written; `play` tries it and says whether it was taken.
    fn typed_line(i18n: I18n, play: Callback<(String, Letters), Option<String>>) -> AnyView;
    /// The answer on paper of a goal that only this game has.
    fn on_paper(learn: Learn, special: &Self::Special) -> Option<String>;

    /// The sentence of the lesson for the move that was just made.
    fn own_words(opened: Opened<Self>, attempt: &Attempt<Self>) -> Option<String> {
        opened.text(&attempt.level.id, &Self::attribute(attempt.foreseen_as()?))
    }
}
