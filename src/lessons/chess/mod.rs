//! Chess as it is taught. Xadrez.

pub mod opponent;
pub mod task;
mod tray;
pub mod verdict;

use self::opponent as site;
use self::task::{Special, Task};
use self::verdict::WhyMissed;
use super::attempt::{Attempt, Notice};
use super::game::Game;
use super::model::{Goal, Level};
use super::solve::Scene;
use super::standing::Standing;
use super::verdict::{Step, Verdict, missed};
use crate::blocks::Wanted;
use crate::board::{Figure, Figures, Mark, Numbering, Sign, State, Tone};
use crate::chess::legality::{self, Reason};
use crate::chess::san::{Letters, ReadError};
use crate::chess::{Ground, Illegal, Move, Piece, Role, Setup};
use crate::color::Color;
use crate::figures::{self, Targets};
use crate::square::{Square, SquareSet};

/// Xadrez.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess;

/// What a pupil has begun, and the pieces still to be placed.
#[derive(Clone, Debug, PartialEq)]
pub struct InHand {
    /// A pawn waiting at the last rank.
    pub promoting: Option<(Square, Square)>,
    /// The pieces still to be placed.
    pub tray: Vec<Piece>,
    /// The one picked up.
    pub picked: Option<usize>,
}

/// A FEN whose last fields may be missing.
fn board(text: &str) -> Option<Setup> {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    for missing in ["", "w", "-", "-"].into_iter().skip(fields.len()) {
        fields.push(missing);
    }
    Setup::parse(&fields.join(" ")).ok()
}

impl Game for Chess {
    type Board = Setup;
    type Move = Move;
    type Written = Move;
    type Piece = Piece;
    type Task = Task;
    type Special = Special;
    type Hand = InHand;
    type Illegal = Illegal;
    type ReadError = ReadError;
    type Miss = WhyMissed;

    const NUMBERING: Numbering = Numbering::Algebraic;
    const DEAD_END: WhyMissed = WhyMissed::DeadEnd;
    const STUCK: WhyMissed = WhyMissed::Stuck;

    fn foreseen(m: Move) -> WhyMissed {
        WhyMissed::Foreseen(m)
    }

    const BOARD: &'static str = "a FEN, like 8/8/8/8/1R6/8/8/8 w";
    const SQUARE: &'static str = "a square, like e4";
    const MOVE: &'static str = "a move, like e2e4 or e7e8q";
    const BOARD_LINE: &'static str = "board 8/8/8/8/1R6/8/8/8";
    const GOAL_LINE: &'static str = "goal reach b7 g7";

    fn read_board(text: &str) -> Option<Setup> {
        board(text)
    }

    fn read_square(name: &str) -> Option<Square> {
        name.parse().ok()
    }

    fn read_move(text: &str) -> Option<Move> {
        text.parse().ok()
    }

    fn read_goal(text: &str) -> Result<Goal<Chess>, Wanted> {
        task::goal(text)
    }

    fn attribute(written: &Move) -> String {
        written.to_string()
    }

    fn find(_board: &Setup, written: &Move) -> Option<Move> {
        Some(*written)
    }

    fn way(written: &Move) -> Vec<Square> {
        vec![written.from, written.to]
    }

    fn path(_board: &Setup, m: Move) -> Vec<Square> {
        vec![m.from, m.to]
    }

    fn ends(m: Move) -> (Square, Square) {
        (m.from, m.to)
    }

    fn turn(board: &Setup) -> Color {
        board.turn
    }

    fn turned(board: &Setup, side: Color) -> Setup {
        Setup { turn: side, ..*board }
    }

    fn passed(board: &Setup) -> Setup {
        board.passed()
    }

    fn piece(board: &Setup, square: Square) -> Option<Piece> {
        board.placement.at(square)
    }

    fn count(board: &Setup, side: Color) -> usize {
        board.placement.of(side).len()
    }

    fn signs(board: &Setup) -> [u8; 64] {
        let mut signs = [0; 64];
        for (square, piece) in board.placement.iter() {
            if let Some(place) = signs.get_mut(square.index()) {
                *place = piece.fen_char() as u8;
            }
        }
        signs
    }

    fn moves(board: &Setup, task: Option<&Task>) -> Vec<Move> {
        match task {
            Some(Task::Battle { .. }) => site::battle_moves(board),
            _ => board.legal_moves(),
        }
    }

    fn after(board: &Setup, task: Option<&Task>, m: Move) -> Setup {
        match task {
            Some(Task::Battle { en_passant }) => site::battle_after(board, m, *en_passant),
            _ => board.after(m),
        }
    }

    fn met(board: &Setup, m: Move) -> SquareSet {
        let landed = SquareSet::EMPTY.with(m.to);
        board.captured(m).map_or(landed, |square| landed.with(square))
    }

    fn is_solitary(task: &Task) -> bool {
        task.is_solitary()
    }

    fn targets(task: &Task) -> SquareSet {
        task.targets()
    }

    fn stars(task: &Task) -> SquareSet {
        task.stars()
    }

    fn counts_captures(task: &Task) -> bool {
        matches!(task, Task::CaptureAll | Task::All(_))
    }

    fn judge(task: &Task, step: &Step<Chess>) -> Verdict<Chess> {
        verdict::of(task, step)
    }

    fn next_move(scene: &Scene<Chess>, task: &Task, made: u32, avoid: &[Move]) -> Option<Move> {
        let setup = &scene.setup;
        match task {
            Task::Line(line) => line.get(2 * made as usize).and_then(|choices| choices.first().copied()),
            Task::Checkmate(moves) => site::mate_within(&setup.position()?, moves.saturating_sub(made)),
            Task::PlayOutMate | Task::PlayOutPromote => site::best(&setup.position()?, setup.turn, avoid),
            Task::Battle { en_passant } => site::battle_reply(setup, *en_passant),
            _ => scene.moves(task).into_iter().find(|m| {
                let after = setup.after(*m);
                let left = scene.left_after(*m);
                let step = Step { before: setup, m: *m, after: &after, left, moves: 1, limit: u32::MAX };
                verdict::of(task, &step) == Verdict::Reached
            }),
        }
    }

    fn overtaken(level: &Level<Chess>, board: &Setup) -> Option<WhyMissed> {
        let battle = matches!(level.task(), Some(Task::Battle { .. }));
        (battle && site::battle_winner(board) == Some(!level.pupil())).then_some(WhyMissed::Overtaken)
    }

    fn hand(level: &Level<Chess>) -> InHand {
        let special = if let Goal::Special(special) = &level.goal { Some(special) } else { None };
        tray::in_hand(&level.diagram.setup.placement, special)
    }

    fn drop(hand: &mut InHand) {
        hand.promoting = None;
    }

    fn is_begun(_hand: &InHand) -> bool {
        false
    }

    fn attempt(attempt: &mut Attempt<Chess>, from: Square, to: Square, promotion: Option<Role>) {
        attempt.hand.promoting = None;
        tray::attempt(attempt, from, to, promotion);
    }

    fn typed(attempt: &mut Attempt<Chess>, text: String, letters: Letters) {
        tray::typed(attempt, text, letters);
    }

    fn pick_up(attempt: &mut Attempt<Chess>, place: usize) {
        attempt.hand.picked = Some(place).filter(|place| *place < attempt.hand.tray.len());
    }

    fn refusal(board: &Setup, written: &Move) -> Option<Illegal> {
        let judged = |promotion| legality::judge_setup(board, None, None, Move { promotion, ..*written });
        match judged(written.promotion) {
            // A pawn that arrives is not at fault because nobody has chosen yet.
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => judged(Some(Role::Queen)).err(),
            other => other.err(),
        }
    }

    fn keeps_away(board: &Setup, from: Square, to: Square) -> Option<Illegal> {
        legality::judge_setup(board, None, None, Move { from, to, promotion: None }).err()
    }

    fn is_played(special: &Special) -> bool {
        matches!(special, Special::Touched(_))
    }

    fn judge_special(attempt: &Attempt<Chess>, special: &Special, m: Move) -> Verdict<Chess> {
        match special {
            Special::Touched(squares) => tray::touched(attempt, squares, m),
            Special::Place(_) => missed(WhyMissed::OffLine, None),
        }
    }

    fn touch_special(attempt: &mut Attempt<Chess>, special: &Special, square: Square) {
        if let Special::Place(wanted) = special {
            tray::place(attempt, wanted, square);
        }
    }

    fn hint_special(attempt: &mut Attempt<Chess>, special: &Special) -> Notice<Chess> {
        match special {
            Special::Place(wanted) => tray::hint_place(attempt, wanted),
            Special::Touched(_) => {
                let solution = attempt.level.solution.first().copied();
                attempt.hint_move(solution)
            }
        }
    }

    fn figures(board: &Setup) -> Figures {
        figures::figures(&board.placement)
    }

    fn figure(piece: Piece) -> Figure {
        Figure::new(piece.color, figures::shape(piece.role))
    }

    fn destinations(board: &Setup, moves: &[Move]) -> (Targets, Targets) {
        figures::targets(board, moves)
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::refusal_marks(illegal)
    }

    fn goal_marks(attempt: &Attempt<Chess>, untouched: bool) -> Vec<Mark> {
        let hint = |sign| Mark::new(Tone::Hint, sign);
        match &attempt.level.goal {
            Goal::Task(Task::Capture(_)) => {
                attempt.scene.left.into_iter().map(|square| hint(Sign::Ring(square))).collect()
            }
            Goal::Task(Task::Protect(square) | Task::Safe(Some(square))) if untouched => {
                vec![hint(Sign::Frame(*square))]
            }
            Goal::Special(Special::Touched(squares)) if untouched => {
                squares.iter().map(|square| hint(Sign::Frame(*square))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn miss_squares(attempt: &Attempt<Chess>, why: WhyMissed, shown: bool) -> SquareSet {
        let placement = &attempt.scene.setup.placement;
        match why {
            WhyMissed::Loses(square) | WhyMissed::Moved(square) if !shown => SquareSet::EMPTY.with(square),
            WhyMissed::NoCheck | WhyMissed::Stalemate | WhyMissed::Mate => {
                placement.king(!attempt.level.pupil()).into_iter().collect()
            }
            _ => SquareSet::EMPTY,
        }
    }

    fn standing(attempt: &Attempt<Chess>) -> Option<Standing> {
        match &attempt.level.goal {
            Goal::Task(Task::PlayOutMate | Task::PlayOutPromote | Task::Battle { .. }) => {
                Some(("standing-moves", vec![("moves", attempt.moves.len())]))
            }
            Goal::Special(Special::Place(_)) => Some(("left-pieces", vec![("count", attempt.hand.tray.len())])),
            _ => None,
        }
    }

    fn paint(attempt: &Attempt<Chess>, board: &mut State) {
        let setup = &attempt.scene.setup;
        // A question about the king is not answered by a frame around it.
        let asked = attempt.is_question() && attempt.phase == super::Phase::Open;
        board.check = setup.placement.king(setup.turn).filter(|_| !asked && !setup.checkers().is_empty());
        match attempt.hand.promoting {
            Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(figures::shape).to_vec()),
            None => board.pending_promotion = None,
        }
    }
}
