//! What the site says of an exercise: the task where the teacher has written none, what was found, why a file is no sheet.

use crate::board::{Figure, Numbering};
use crate::chess::san::{self, Letters};
use crate::chess::{Move, Setup};
use crate::exercises::check::Missing;
use crate::exercises::{Ask, Exercise, Finding, SheetError, SheetFault};
use crate::figures;
use crate::hands::letter;
use crate::square::Square;
use crate::ui::bad_fen::position_text;
use crate::ui::board::{figure_name, spoken_square};
use crate::ui::page::Page;
use crate::ui::refusal;

/// The task of an exercise without one.
pub fn usual_task(page: Page, exercise: &Exercise) -> String {
    match &exercise.ask {
        Ask::Line(line) if line.len() > 1 => page.tr("exercises-task-line"),
        Ask::Line(_) => page.tr("exercises-task-move"),
        Ask::Mate(moves) => page.tr_with("exercises-task-mate", &[("moves", (*moves).into())]),
        Ask::Capture(_) => page.tr("exercises-task-capture"),
        Ask::Reach(_) => page.tr("exercises-task-reach"),
        Ask::Mark(_) => page.tr("exercises-task-mark"),
        Ask::Judge(m) => {
            let m = m.map(|m| format!("{}–{}", m.from, m.to)).unwrap_or_default();
            page.tr_with("exercises-task-judge", &[("move", m.into())])
        }
        Ask::Answer { .. } => page.tr("exercises-task-answer"),
        Ask::Written => page.tr("exercises-task-written"),
    }
}

/// The board before each half-move of a line, the first of several counting, and behind the last.
pub(super) fn boards(exercise: &Exercise) -> Vec<Setup> {
    let mut boards = vec![exercise.setup];
    if let Ask::Line(line) = &exercise.ask {
        let mut board = exercise.setup;
        for m in line.iter().filter_map(|choices| choices.first()) {
            board = board.after(*m);
            boards.push(board);
        }
    }
    boards
}

/// A line as it is written: `Cd5 ou Cb5, Rd7, Cc7`.
pub(super) fn written_line(page: Page, exercise: &Exercise, letters: Letters) -> Vec<String> {
    let Ask::Line(line) = &exercise.ask else { return Vec::new() };
    let written = |(board, choices): (&Setup, &Vec<Move>)| written(page, board, choices, letters);
    boards(exercise).iter().zip(line).map(written).collect()
}

/// Moves of which each will do.
fn written(page: Page, board: &Setup, moves: &[Move], letters: Letters) -> String {
    let mut text = String::new();
    for (place, m) in moves.iter().enumerate() {
        if place > 0 {
            text += &format!(" {} ", page.tr("exercises-or"));
        }
        text += &san::write(board, *m, letters);
    }
    text
}

/// What was found, as a sentence.
pub(super) fn found(page: Page, exercise: &Exercise, finding: &Finding, letters: Letters) -> String {
    let setup = &exercise.setup;
    let square = |id: &str, square: &Square| page.tr_with(id, &[("square", square.to_string().into())]);
    let moves = |id: &str, moves: u32| page.tr_with(id, &[("moves", moves.into())]);
    let at_board = |at: usize, all: &[Move]| {
        let boards = boards(exercise);
        written(page, boards.get(at).unwrap_or(setup), all, letters)
    };
    match finding {
        Finding::Legal => page.tr("exercises-found-legal"),
        Finding::WithoutKing => page.tr("exercises-found-without-king"),
        Finding::Broken(fault) => position_text(page.i18n, fault),
        Finding::Missing(missing) => page.tr(match missing {
            Missing::Pieces => "exercises-missing-pieces",
            Missing::Move => "exercises-missing-move",
            Missing::Squares => "exercises-missing-squares",
            Missing::Answers => "exercises-missing-answers",
            Missing::Task => "exercises-missing-task",
        }),
        Finding::NoMove => page.tr("exercises-found-no-move"),
        Finding::Illegal { at, why, .. } => {
            let number = page.tr_with("exercises-found-illegal", &[("number", (at + 1).into())]);
            format!("{number} {}", refusal::text(page.i18n, why))
        }
        Finding::EndsWithReply => page.tr("exercises-found-ends-with-reply"),
        Finding::Least(count) => moves("exercises-found-least", *count),
        Finding::MateIn(count) => moves("exercises-found-mate", *count),
        Finding::MateSooner { moves: count, .. } => moves("exercises-found-mate-sooner", *count),
        Finding::NoMate(count) => moves("exercises-found-no-mate", *count),
        Finding::MateWithoutKing => page.tr("exercises-found-mate-without-king"),
        Finding::TooDeep => page.tr("exercises-found-too-deep"),
        Finding::Unsolvable => page.tr("exercises-found-unsolvable"),
        Finding::Undecided => page.tr("exercises-found-undecided"),
        Finding::Only(m) => page.tr_with("exercises-found-only", &[("move", at_board(0, &[*m]).into())]),
        Finding::Also(all) => page.tr_with("exercises-found-also", &[("moves", at_board(0, all).into())]),
        Finding::MatesToo { at, moves } => {
            page.tr_with("exercises-found-mates-too", &[("moves", at_board(*at, moves).into())])
        }
        Finding::EndsWithMate => page.tr("exercises-found-ends-with-mate"),
        Finding::Loses(at) => square("exercises-found-loses", at),
        Finding::NothingToTake(at) => square("exercises-found-nothing-to-take", at),
        Finding::Occupied(at) => square("exercises-found-occupied", at),
        Finding::IsLegal => page.tr("exercises-found-is-legal"),
        Finding::IsIllegal(why) => {
            format!("{} {}", page.tr("exercises-found-is-illegal"), refusal::text(page.i18n, why))
        }
        Finding::SameAnswers(one, other) => {
            let sign = |place: &usize| letter(*place).to_string();
            page.tr_with("exercises-found-same", &[("one", sign(one).into()), ("other", sign(other).into())])
        }
        Finding::EmptyAnswer(place) => {
            page.tr_with("exercises-found-empty", &[("letter", letter(*place).to_string().into())])
        }
    }
}

/// Why a file is no sheet: the line and the reason.
pub(super) fn wrong_file(page: Page, error: SheetError) -> String {
    let reason = page.tr(match error.why {
        SheetFault::TooLong => "exercises-file-too-long",
        SheetFault::NoSheet => "exercises-file-no-sheet",
        SheetFault::Newer => "exercises-file-newer",
        SheetFault::Word => "exercises-file-word",
        SheetFault::Outside => "exercises-file-outside",
        SheetFault::NoBoard => "exercises-file-no-board",
        SheetFault::Board => "exercises-file-board",
        SheetFault::Goal => "exercises-file-goal",
        SheetFault::Squares => "exercises-file-squares",
        SheetFault::Moves => "exercises-file-moves",
        SheetFault::TooMany => "exercises-file-too-many",
        SheetFault::Twice => "exercises-file-twice",
    });
    page.tr_with("exercises-file-wrong", &[("line", error.line.into()), ("reason", reason.into())])
}

/// «torre branca, e quatro», or that the square is empty.
pub(super) fn said_square(page: Page, setup: &Setup, square: Square) -> String {
    let name = spoken_square(page.i18n, square, Numbering::Algebraic);
    match setup.placement.at(square) {
        Some(piece) => {
            let figure = Figure::new(piece.color, figures::shape(piece.role));
            format!("{}, {name}", figure_name(page.i18n, figure))
        }
        None => page.tr_with("exercises-said-empty", &[("square", name.into())]),
    }
}
