//! What a lesson must know of a game, in three traits: its rules, its texts, its picture. All else, the screens, the
//! tries, the hints, the stars, is the same for every game.

use std::fmt::Debug;

use super::attempt::{Attempt, Notice};
use super::model::{Goal, Level, Scene};
use crate::blocks::Wanted;
use crate::board::{Figures, Mark, Numbering, State};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::color::Color;
use crate::figures::Targets;
use crate::square::{Square, SquareSet};

/// What a move has come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict<G: Rules> {
    /// Right so far, more is to come; the site's reply, where it has one.
    Open(Option<G::Move>),
    Reached,
    Missed(Missed<G>),
}

/// Why a move misses, with the reply that shows it where there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Missed<G: Rules> {
    pub why: G::Miss,
    /// A move of the other side, or of whoever has one left.
    pub reply: Option<G::Move>,
}

/// Everything a verdict looks at.
#[derive(Clone, Debug)]
pub struct Step<'a, G: Rules> {
    pub before: &'a G::Board,
    pub m: G::Move,
    /// The board after the move, the other side to move.
    pub after: &'a G::Board,
    /// Stars and captures still to come, the move included.
    pub left: SquareSet,
    /// The pupil's moves so far, this one included.
    pub moves: u32,
    /// Moves after which a long task is given up.
    pub limit: u32,
}

/// A miss, as a verdict.
pub fn missed<G: Rules>(why: G::Miss, reply: Option<G::Move>) -> Verdict<G> {
    Verdict::Missed(Missed { why, reply })
}

/// The rules of a game that is taught, and what a pupil does by them.
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// A position of a lesson, which need not be one of a game.
    type Board: Copy + Debug + PartialEq + Send + Sync;
    type Move: Copy + Debug + PartialEq + Send + Sync;
    /// A move as a file names it, without the board it is made on.
    type Written: Clone + Debug + PartialEq + Send + Sync;
    type Piece: Copy + Debug + PartialEq + Send + Sync;
    /// A goal that is reached by moves.
    type Task: Clone + Debug + PartialEq + Send + Sync;
    /// A goal that no other game has.
    type Special: Clone + Debug + PartialEq + Send + Sync;
    /// What a pupil has begun that is no move yet.
    type Hand: Clone + Debug + PartialEq + Send + Sync;
    type Illegal: Clone + Debug + PartialEq + Send + Sync;
    type ReadError: Clone + Debug + PartialEq + Send + Sync;
    /// Why a move misses.
    type Miss: Copy + Debug + PartialEq + Send + Sync;

    /// From here the task cannot be fulfilled any more.
    const DEAD_END: Self::Miss;
    /// No move of one's own is left.
    const STUCK: Self::Miss;
    /// A move the lesson has a sentence for.
    fn foreseen(m: Self::Move) -> Self::Miss;

    // The board.

    /// The move that is written so, on this board; `None` where none or several are meant.
    fn find(board: &Self::Board, written: &Self::Written) -> Option<Self::Move>;
    /// The squares that a written move names, the first and the last among them.
    fn way(written: &Self::Written) -> Vec<Square>;
    /// The squares of a move, from the first to the last.
    fn path(board: &Self::Board, m: Self::Move) -> Vec<Square>;
    fn ends(m: Self::Move) -> (Square, Square);
    fn turn(board: &Self::Board) -> Color;
    /// The same board with this side to move.
    fn turned(board: &Self::Board, side: Color) -> Self::Board;
    /// The same board after a move that the other side has left out.
    fn passed(board: &Self::Board) -> Self::Board;
    fn piece(board: &Self::Board, square: Square) -> Option<Self::Piece>;
    fn side(piece: Self::Piece) -> Color;
    /// How many pieces this side has.
    fn count(board: &Self::Board, side: Color) -> usize;
    /// What stands on each square; two boards with the same signs have the same future.
    fn signs(board: &Self::Board) -> [u8; 64];
    /// The legal moves, in a task as it bends the rules.
    fn moves(board: &Self::Board, task: Option<&Self::Task>) -> Vec<Self::Move>;
    /// The board after a move, the other side to move.
    fn after(board: &Self::Board, task: Option<&Self::Task>, m: Self::Move) -> Self::Board;
    /// The squares a move lands on or empties by taking.
    fn met(board: &Self::Board, m: Self::Move) -> SquareSet;

    // The task.

    /// Whether the other side stands still and the pupil moves every time.
    fn is_solitary(task: &Self::Task) -> bool;
    /// The squares that are to be met.
    fn targets(task: &Self::Task) -> SquareSet;
    /// Those of them on which a star is drawn.
    fn stars(task: &Self::Task) -> SquareSet;
    /// Whether a capture on the way is worth a word.
    fn counts_captures(task: &Self::Task) -> bool;
    /// What a move comes to.
    fn judge(task: &Self::Task, step: &Step<Self>) -> Verdict<Self>;
    /// A good next move of a task that is not solitary, `made` moves being made already. What was played from this very
    /// board before is to be avoided.
    fn next_move(scene: &Scene<Self>, task: &Self::Task, made: u32, avoid: &[Self::Move]) -> Option<Self::Move>;
    /// Why a task is missed once the site has replied.
    fn overtaken(level: &Level<Self>, board: &Self::Board) -> Option<Self::Miss>;

    // The pupil.

    fn hand(level: &Level<Self>) -> Self::Hand;
    /// Lets go of what is begun.
    fn drop(hand: &mut Self::Hand);
    /// Whether something is begun that can be taken back.
    fn is_begun(hand: &Self::Hand) -> bool;
    /// Somebody tries to move from one square to another.
    fn attempt(attempt: &mut Attempt<Self>, from: Square, to: Square, promotion: Option<Role>);
    fn typed(attempt: &mut Attempt<Self>, text: String, letters: Letters);
    /// Something beside the board is chosen, by its place.
    fn pick_up(attempt: &mut Attempt<Self>, place: usize);
    /// The place beside the board that is next, where it is not a move's turn.
    fn due_beside(_attempt: &Attempt<Self>) -> Option<usize> {
        None
    }
    /// Why a move has to wait for something beside the board.
    fn not_now(_attempt: &Attempt<Self>) -> Option<Self::Miss> {
        None
    }
    /// Why the move that is asked about may not be played; `None`: it may.
    fn refusal(board: &Self::Board, written: &Self::Written) -> Option<Self::Illegal>;
    /// The rule that keeps the piece of one square away from another.
    fn keeps_away(board: &Self::Board, from: Square, to: Square) -> Option<Self::Illegal>;
    /// Whether moves are made for this goal.
    fn is_played(special: &Self::Special) -> bool;
    fn judge_special(attempt: &Attempt<Self>, special: &Self::Special, m: Self::Move) -> Verdict<Self>;
    fn touch_special(attempt: &mut Attempt<Self>, special: &Self::Special, square: Square);
    fn hint_special(attempt: &mut Attempt<Self>, special: &Self::Special) -> Notice<Self>;
}

/// A message and its numbers: `standing-par`, move 1 of 2.
pub type Standing = (&'static str, Vec<(&'static str, usize)>);

/// How a game is written in the files of lessons, and named in their texts.
pub trait Text: Rules {
    // What is wanted where one of these cannot be read, and two lines to copy.

    const BOARD: &'static str;
    const SQUARE: &'static str;
    const MOVE: &'static str;
    const BOARD_LINE: &'static str;
    const GOAL_LINE: &'static str;

    fn read_board(text: &str) -> Option<Self::Board>;
    fn read_square(name: &str) -> Option<Square>;
    fn read_move(text: &str) -> Option<Self::Written>;
    /// A goal that is none of those that all games share.
    fn read_goal(text: &str) -> Result<Goal<Self>, Wanted>;
    /// The attribute of a level's text that speaks of this move.
    fn attribute(written: &Self::Written) -> String;
    /// How far a level is that is not counted in moves up to its par.
    fn standing(attempt: &Attempt<Self>) -> Option<Standing>;
}

/// How a game is drawn.
pub trait Paint: Rules {
    const NUMBERING: Numbering;

    fn figures(board: &Self::Board) -> Figures;
    /// Where pieces may go with these moves, and where they take something.
    fn destinations(board: &Self::Board, moves: &[Self::Move]) -> (Targets, Targets);
    fn refusal_marks(illegal: &Self::Illegal) -> Vec<Mark>;
    /// What the goal draws while it is open; `untouched` before the first move.
    fn goal_marks(attempt: &Attempt<Self>, untouched: bool) -> Vec<Mark>;
    /// The squares that a miss is about; `shown` if a move shows it.
    fn miss_squares(attempt: &Attempt<Self>, why: Self::Miss, shown: bool) -> SquareSet;
    /// What is begun, and what else only this game shows.
    fn paint(attempt: &Attempt<Self>, board: &mut State);
}

/// A game that is taught. Jogo.
pub trait Game: Text + Paint {}

impl<G: Text + Paint> Game for G {}
