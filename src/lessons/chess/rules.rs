//! The rules of chess, as a lesson asks for them.

use super::task::{Special, Task};
use super::verdict::{self, WhyMissed};
use super::{Chess, InHand, at_clock, opponent as site, tray};
use crate::chess::legality::{self, Reason};
use crate::chess::san::{Letters, ReadError};
use crate::chess::{Ground, Illegal, Move, Piece, Role, Setup};
use crate::color::Color;
use crate::lessons::attempt::{Attempt, Notice};
use crate::lessons::game::{Rules, Step, Verdict, missed};
use crate::lessons::model::{Goal, Level, Scene};
use crate::square::{Square, SquareSet};

impl Rules for Chess {
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

    const DEAD_END: WhyMissed = WhyMissed::DeadEnd;
    const STUCK: WhyMissed = WhyMissed::Stuck;

    fn foreseen(m: Move) -> WhyMissed {
        WhyMissed::Foreseen(m)
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

    fn side(piece: Piece) -> Color {
        piece.color
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
            // Of several right moves, one that the move before has left.
            Task::Line(line) => {
                let (choices, legal) = (line.get(2 * made as usize)?, scene.moves(task));
                choices.iter().copied().find(|m| legal.contains(m))
            }
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
        let tray = match &level.goal {
            Goal::Special(Special::Place(wanted)) => tray::lacking(&level.diagram.setup.placement, wanted),
            _ => Vec::new(),
        };
        InHand { tray, picked: None, promoting: None, step: 0 }
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
        if at_clock::scene(&attempt.level).is_some() {
            attempt.at_clock(place);
            return;
        }
        attempt.hand.picked = Some(place).filter(|place| *place < attempt.hand.tray.len());
    }

    fn due_beside(attempt: &Attempt<Chess>) -> Option<usize> {
        attempt.place_due()
    }

    fn not_now(attempt: &Attempt<Chess>) -> Option<WhyMissed> {
        attempt.waits().map(WhyMissed::AtClock)
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
        matches!(special, Special::Touched(_) | Special::Clock(_))
    }

    fn judge_special(attempt: &Attempt<Chess>, special: &Special, m: Move) -> Verdict<Chess> {
        match special {
            Special::Touched(squares) => tray::touched(attempt, squares, m),
            Special::Clock(_) => attempt.judge_at_clock(m),
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
            Special::Clock(_) => attempt.hint_at_clock(),
            Special::Touched(_) => {
                let solution = attempt.level.solution.first().copied();
                attempt.hint_move(solution)
            }
        }
    }
}
