//! What the rules find in an exercise: whether it can be played, in how many moves, and whether another move does it too.
//!
//! All searches are bounded, so that a teacher can be told while putting up the board.

use super::exercise::{Ask, Exercise, is_too_deep};
use crate::chess::legality::{self, Reason};
use crate::chess::study::best_capture;
use crate::chess::{Illegal, InvalidPosition, Move, Role, Setup};
use crate::coach::mating_moves;
use crate::color::Color;
use crate::lessons::Task;
use crate::lessons::solve::Way;
use crate::square::Square;

/// Positions looked at for a mate.
const NODES: u64 = 4_000;

/// Boards of a line with several right moves that are looked at.
const MOST_BOARDS: usize = 64;

/// Something that an exercise lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// No piece stands on the board.
    Pieces,
    /// A move: the solution, or the one to judge.
    Move,
    /// A square to take, to reach or to mark.
    Squares,
    /// Two answers to choose from.
    Answers,
    /// What is asked in words: the rules cannot tell.
    Task,
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// As it should be.
    Good,
    /// It can be played; is it meant so?
    Doubt,
    /// It cannot be played, or not be done.
    Fault,
}

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The position can be one of a game.
    Legal,
    /// A king is missing, or both: all else is as the rules have it.
    WithoutKing,
    /// The rule that the position breaks.
    Broken(InvalidPosition),
    Missing(Missing),
    /// The side to move has no legal move.
    NoMove,
    /// A move of the line, by its place from 0, is not legal.
    Illegal {
        at: usize,
        m: Move,
        why: Illegal,
    },
    /// A line ends with a move of the pupil's; the reply at its end is left out.
    EndsWithReply,
    /// A task of the board alone is done in so many moves at the least.
    Least(u32),
    /// Mate comes in so many moves, as asked.
    MateIn(u32),
    /// Mate comes sooner than asked.
    MateSooner {
        asked: u32,
        moves: u32,
    },
    /// No mate in so many moves.
    NoMate(u32),
    /// Mate is asked for, and the position is none of a game.
    MateWithoutKing,
    /// The engine would try too many defences: such a mate is asked as a line.
    TooDeep,
    /// There is no way to do it.
    Unsolvable,
    /// The search has given up.
    Undecided,
    /// It is the only first move.
    Only(Move),
    /// These first moves do it too.
    Also(Vec<Move>),
    /// At this place of the line, from 0, these moves mate and are not among the right ones.
    MatesToo {
        at: usize,
        moves: Vec<Move>,
    },
    /// The line ends with mate.
    EndsWithMate,
    /// At the end of the line the other side can take here with gain.
    Loses(Square),
    /// Nothing of the other side's stands here to be taken.
    NothingToTake(Square),
    /// A piece of one's own stands here already.
    Occupied(Square),
    /// The move to judge is legal.
    IsLegal,
    /// The move to judge is not legal.
    IsIllegal(Illegal),
    /// Two buttons say the same, by their places.
    SameAnswers(usize, usize),
    /// A button says nothing, by its place.
    EmptyAnswer(usize),
}

impl Finding {
    pub const fn weight(&self) -> Weight {
        match self {
            Finding::Legal
            | Finding::WithoutKing
            | Finding::Least(_)
            | Finding::MateIn(_)
            | Finding::Only(_)
            | Finding::EndsWithMate
            | Finding::IsLegal
            | Finding::IsIllegal(_) => Weight::Good,
            Finding::EndsWithReply
            | Finding::MateSooner { .. }
            | Finding::Undecided
            | Finding::Also(_)
            | Finding::MatesToo { .. }
            | Finding::Loses(_)
            | Finding::Occupied(_) => Weight::Doubt,
            // A position that no game has may be judged and played all the same.
            Finding::Broken(_) => Weight::Doubt,
            Finding::Missing(_)
            | Finding::NoMove
            | Finding::Illegal { .. }
            | Finding::NoMate(_)
            | Finding::MateWithoutKing
            | Finding::TooDeep
            | Finding::Unsolvable
            | Finding::NothingToTake(_)
            | Finding::SameAnswers(..)
            | Finding::EmptyAnswer(_) => Weight::Fault,
        }
    }
}

/// Whether somebody can play an exercise of which this was found.
pub fn is_playable(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.weight() < Weight::Fault)
}

/// What the rules find, first of the position, then of what is asked.
pub fn check(exercise: &Exercise) -> Vec<Finding> {
    let setup = &exercise.setup;
    if setup.placement.occupied().is_empty() {
        return vec![Finding::Missing(Missing::Pieces)];
    }
    let mut found = vec![position(setup)];
    let moves_are_made = !matches!(exercise.ask, Ask::Mark(_) | Ask::Judge(_) | Ask::Answer { .. } | Ask::Written);
    if moves_are_made && setup.legal_moves().is_empty() {
        found.push(Finding::NoMove);
        return found;
    }
    match &exercise.ask {
        Ask::Line(line) => line_found(setup, line, &mut found),
        Ask::Mate(moves) => mate_found(setup, *moves, &mut found),
        Ask::Capture(squares) => {
            let stands = |square: &Square| setup.placement.at(*square).is_some_and(|piece| piece.color != setup.turn);
            let empty = squares.into_iter().find(|square| !stands(square)).map(Finding::NothingToTake);
            alone_found(exercise, Task::Capture(*squares), empty, &mut found);
        }
        Ask::Reach(squares) => {
            let stands = |square: &Square| setup.placement.at(*square).is_some_and(|piece| piece.color == setup.turn);
            found.extend(squares.into_iter().find(stands).map(Finding::Occupied));
            alone_found(exercise, Task::Reach(*squares), None, &mut found);
        }
        Ask::Mark(squares) => {
            found.extend(squares.is_empty().then_some(Finding::Missing(Missing::Squares)));
            found.extend(exercise.task.is_empty().then_some(Finding::Missing(Missing::Task)));
        }
        Ask::Judge(m) => found.push(match m {
            None => Finding::Missing(Missing::Move),
            Some(m) => judged(setup, *m).map_or(Finding::IsLegal, Finding::IsIllegal),
        }),
        Ask::Answer { right, answers } => {
            if answers.len() < 2 || *right >= answers.len() {
                found.push(Finding::Missing(Missing::Answers));
            }
            found.extend(answers.iter().position(|answer| answer.is_empty()).map(Finding::EmptyAnswer));
            found.extend(twins(answers).map(|(one, other)| Finding::SameAnswers(one, other)));
            found.extend(exercise.task.is_empty().then_some(Finding::Missing(Missing::Task)));
        }
        Ask::Written => found.extend(exercise.task.is_empty().then_some(Finding::Missing(Missing::Task))),
    }
    found
}

fn position(setup: &Setup) -> Finding {
    match setup.fault() {
        Some(fault) => Finding::Broken(fault),
        None if Color::ALL.into_iter().all(|color| setup.placement.king(color).is_some()) => Finding::Legal,
        None => Finding::WithoutKing,
    }
}

/// Why a move is not legal. A pawn that arrives is not at fault because nobody has chosen yet.
fn judged(setup: &Setup, m: Move) -> Option<Illegal> {
    let judge = |promotion| legality::judge_setup(setup, None, None, Move { promotion, ..m }).err();
    match judge(m.promotion) {
        Some(Illegal { reason: Reason::PromotionNeeded { .. } }) => judge(Some(Role::Queen)),
        other => other,
    }
}

/// The first two that say the same.
fn twins<T: PartialEq>(all: &[T]) -> Option<(usize, usize)> {
    (0..all.len()).find_map(|other| {
        all.iter().position(|one| Some(one) == all.get(other)).map(|one| (one, other)).filter(|(one, _)| *one < other)
    })
}

fn line_found(setup: &Setup, line: &[Vec<Move>], found: &mut Vec<Finding>) {
    if line.is_empty() || line.iter().any(Vec::is_empty) {
        found.push(Finding::Missing(Missing::Move));
        return;
    }
    if line.len().is_multiple_of(2) {
        found.push(Finding::EndsWithReply);
    }
    // The boards on which the next move is made, since each right move leads to another.
    let mut boards = vec![*setup];
    for (at, choices) in line.iter().enumerate() {
        let own = at.is_multiple_of(2);
        if let Some((m, why)) = refused(&boards, choices, own) {
            found.push(Finding::Illegal { at, m, why });
            return;
        }
        if own && let Some(board) = boards.first() {
            let mates = board.position().and_then(|position| mating_moves(&position, 1, &mut { NODES }));
            let moves: Vec<Move> = mates.unwrap_or_default().into_iter().filter(|m| !choices.contains(m)).collect();
            if !moves.is_empty() {
                found.push(Finding::MatesToo { at, moves });
            }
        }
        boards = after(&boards, choices, own);
    }
    // The last move of the pupil's.
    let own = line.len() - usize::from(line.len().is_multiple_of(2));
    let last = line.iter().take(own).filter_map(|choices| choices.first()).fold(*setup, |board, m| board.after(*m));
    if last.legal_moves().is_empty() && !last.checkers().is_empty() {
        found.push(Finding::EndsWithMate);
    } else {
        found.extend(best_capture(&last).map(|(_, m)| Finding::Loses(m.to)));
    }
}

/// Why a place of a line cannot be played: on each board one of the pupil's moves must be legal, and each move on one of them. The
/// reply, which is the first of its choices, must be legal on all.
fn refused(boards: &[Setup], choices: &[Move], own: bool) -> Option<(Move, Illegal)> {
    let refused = |board: &Setup, m: Move| legality::judge_setup(board, None, None, m).err();
    let first = *choices.first()?;
    if !own {
        return boards.iter().find_map(|board| refused(board, first)).map(|why| (first, why));
    }
    let nowhere = |m: &Move| boards.iter().all(|board| refused(board, *m).is_some());
    let stuck = |board: &&Setup| choices.iter().all(|m| refused(board, *m).is_some());
    if let Some(m) = choices.iter().find(|m| nowhere(m)) {
        return refused(boards.first()?, *m).map(|why| (*m, why));
    }
    boards.iter().find(stuck).and_then(|board| refused(board, first)).map(|why| (first, why))
}

/// The boards after this place of a line, each once.
fn after(boards: &[Setup], choices: &[Move], own: bool) -> Vec<Setup> {
    let choices = if own { choices } else { choices.get(..1).unwrap_or_default() };
    let mut all: Vec<Setup> = Vec::new();
    for (board, m) in boards.iter().flat_map(|board| choices.iter().map(move |m| (board, *m))) {
        if all.len() < MOST_BOARDS && legality::judge_setup(board, None, None, m).is_ok() {
            let next = board.after(m);
            if !all.contains(&next) {
                all.push(next);
            }
        }
    }
    all
}

fn mate_found(setup: &Setup, asked: u32, found: &mut Vec<Finding>) {
    let Some(position) = setup.position() else {
        found.push(Finding::MateWithoutKing);
        return;
    };
    if is_too_deep(setup, asked) {
        found.push(Finding::TooDeep);
        return;
    }
    let mut nodes = NODES;
    for moves in 1..=asked {
        match mating_moves(&position, moves, &mut nodes) {
            None => return found.push(Finding::Undecided),
            Some(firsts) if firsts.is_empty() => {}
            Some(firsts) => {
                let sooner = Finding::MateSooner { asked, moves };
                found.push(if moves == asked { Finding::MateIn(moves) } else { sooner });
                found.push(first_moves(firsts));
                return;
            }
        }
    }
    found.push(Finding::NoMate(asked));
}

fn first_moves(moves: Vec<Move>) -> Finding {
    match moves[..] {
        [only] => Finding::Only(only),
        _ => Finding::Also(moves),
    }
}

/// A task in which the other side stands still; `fault` is what is wrong with its squares.
fn alone_found(exercise: &Exercise, task: Task, fault: Option<Finding>, found: &mut Vec<Finding>) {
    if task.targets().is_empty() {
        found.push(Finding::Missing(Missing::Squares));
        return;
    }
    if let Some(fault) = fault {
        found.push(fault);
        return;
    }
    match exercise.alone(&task) {
        Way::Found(moves) => {
            found.push(Finding::Least(moves.len() as u32));
            if let [_] = moves[..] {
                let squares = task.targets();
                let does = |m: &Move| squares.contains(m.to) && squares.without(m.to).is_empty();
                found.push(first_moves(exercise.setup.legal_moves().into_iter().filter(does).collect()));
            }
        }
        Way::None => found.push(Finding::Unsolvable),
        Way::Unknown => found.push(Finding::Undecided),
    }
}
