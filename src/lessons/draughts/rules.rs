//! The rules of draughts, as a lesson asks for them.

use super::task::Task;
use super::verdict::{self, Miss};
use super::{Draughts, InHand, Never, Way};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::color::Color;
use crate::draughts::legality::{self, Illegal, ReadError};
use crate::draughts::{Man, Move, Position, search};
use crate::lessons::attempt::{Attempt, Notice};
use crate::lessons::game::{Rules, Step, Verdict};
use crate::lessons::model::{Level, Scene};
use crate::square::{Square, SquareSet};

impl Attempt<Draughts> {
    /// What has come of squares: a move, the way to one, a choice, or a refusal.
    fn walk(&mut self, path: Vec<Square>) {
        match legality::judge(&self.scene.setup, &path) {
            Ok(legality::Step::Move(m)) => self.play(m),
            Ok(legality::Step::Further { .. }) => self.hand = InHand { path, which: Vec::new() },
            Ok(legality::Step::Which(which)) => self.hand = InHand { path, which },
            Err(illegal) => self.notice = Some(Notice::Refused(illegal)),
        }
    }

    /// Where the piece that is under way stands, and where it may go on to.
    pub fn under_way(&self) -> Option<(Square, SquareSet)> {
        let at = *self.hand.path.get(1..)?.last()?;
        match legality::judge(&self.scene.setup, &self.hand.path) {
            Ok(legality::Step::Further { next, .. }) => Some((at, next)),
            _ => None,
        }
    }
}

impl Rules for Draughts {
    type Board = Position;
    type Move = Move;
    type Written = Way;
    type Piece = Man;
    type Task = Task;
    type Special = Never;
    type Hand = InHand;
    type Illegal = Illegal;
    type ReadError = ReadError;
    type Miss = Miss;

    const DEAD_END: Miss = Miss::DeadEnd;
    const STUCK: Miss = Miss::Stuck;

    fn foreseen(m: Move) -> Miss {
        Miss::Foreseen(m)
    }

    fn find(board: &Position, written: &Way) -> Option<Move> {
        match legality::judge_whole(board, &written.squares) {
            Ok(legality::Step::Move(m)) => Some(m),
            _ => None,
        }
    }

    fn way(written: &Way) -> Vec<Square> {
        written.squares.clone()
    }

    fn path(board: &Position, m: Move) -> Vec<Square> {
        board.paths(m).into_iter().next().unwrap_or_else(|| vec![m.from, m.to])
    }

    fn ends(m: Move) -> (Square, Square) {
        (m.from, m.to)
    }

    fn turn(board: &Position) -> Color {
        board.turn()
    }

    fn turned(board: &Position, side: Color) -> Position {
        board.turned(side)
    }

    fn passed(board: &Position) -> Position {
        board.turned(!board.turn())
    }

    fn piece(board: &Position, square: Square) -> Option<Man> {
        board.at(square)
    }

    fn side(piece: Man) -> Color {
        piece.color
    }

    fn count(board: &Position, side: Color) -> usize {
        let (men, damas) = board.count(side);
        men + damas
    }

    fn signs(board: &Position) -> [u8; 64] {
        let mut signs = [0; 64];
        for (sign, square) in signs.iter_mut().zip(Square::all()) {
            *sign = board.at(square).map_or(0, |man| 1 + u8::from(man.crowned) + 2 * man.color as u8);
        }
        signs
    }

    fn moves(board: &Position, _task: Option<&Task>) -> Vec<Move> {
        board.legal_moves()
    }

    fn after(board: &Position, _task: Option<&Task>, m: Move) -> Position {
        board.play(m).unwrap_or(*board)
    }

    fn met(_board: &Position, m: Move) -> SquareSet {
        SquareSet::EMPTY.with(m.to)
    }

    fn is_solitary(task: &Task) -> bool {
        matches!(task, Task::Reach(_) | Task::CaptureAll | Task::Crown)
    }

    fn targets(task: &Task) -> SquareSet {
        Draughts::stars(task)
    }

    fn stars(task: &Task) -> SquareSet {
        if let Task::Reach(stars) = task { *stars } else { SquareSet::EMPTY }
    }

    fn counts_captures(task: &Task) -> bool {
        *task == Task::CaptureAll
    }

    fn judge(task: &Task, step: &Step<Draughts>) -> Verdict<Draughts> {
        verdict::of(task, step)
    }

    fn next_move(scene: &Scene<Draughts>, task: &Task, made: u32, _avoid: &[Move]) -> Option<Move> {
        let position = &scene.setup;
        match task {
            Task::Line(line) => line.get(2 * made as usize)?.iter().find_map(|way| Draughts::find(position, way)),
            Task::Win(moves) => search::wins_in(position, moves.saturating_sub(made)).first().copied(),
            Task::PlayOut(_) => verdict::best(position),
            Task::Reach(_) | Task::CaptureAll | Task::Crown => None,
        }
    }

    fn overtaken(_level: &Level<Draughts>, _board: &Position) -> Option<Miss> {
        None
    }

    fn hand(_level: &Level<Draughts>) -> InHand {
        InHand::default()
    }

    fn drop(hand: &mut InHand) {
        *hand = InHand::default();
    }

    fn is_begun(hand: &InHand) -> bool {
        hand.path.len() > 1
    }

    fn attempt(attempt: &mut Attempt<Draughts>, from: Square, to: Square, _promotion: Option<Role>) {
        if from == to {
            attempt.notice = legality::touch(&attempt.scene.setup, from).map(Notice::Refused);
            return;
        }
        let begun = &attempt.hand.path;
        let mut path = if begun.last() == Some(&from) { begun.clone() } else { vec![from] };
        path.push(to);
        attempt.walk(path);
    }

    fn typed(attempt: &mut Attempt<Draughts>, text: String, _letters: Letters) {
        let stays = |m: &Move| attempt.scene.only.is_some_and(|only| !only.contains(m.from));
        match legality::read(&attempt.scene.setup, &text) {
            Ok(m) if stays(&m) => attempt.notice = Some(Notice::StandsStill(m.from)),
            Ok(m) => attempt.play(m),
            Err(ReadError::Illegal(illegal)) => attempt.notice = Some(Notice::Refused(illegal)),
            Err(ReadError::Ambiguous(which)) => {
                let path = which.first().map(|m| vec![m.from, m.to]).unwrap_or_default();
                attempt.hand = InHand { path, which };
            }
            Err(error) => attempt.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn pick_up(attempt: &mut Attempt<Draughts>, place: usize) {
        if let Some(m) = attempt.hand.which.get(place).copied() {
            attempt.play(m);
        }
    }

    fn refusal(board: &Position, written: &Way) -> Option<Illegal> {
        legality::judge_whole(board, &written.squares).err()
    }

    fn keeps_away(board: &Position, from: Square, to: Square) -> Option<Illegal> {
        legality::judge_whole(board, &[from, to]).err()
    }

    fn is_played(special: &Never) -> bool {
        match *special {}
    }

    fn judge_special(_attempt: &Attempt<Draughts>, special: &Never, _m: Move) -> Verdict<Draughts> {
        match *special {}
    }

    fn touch_special(_attempt: &mut Attempt<Draughts>, special: &Never, _square: Square) {
        match *special {}
    }

    fn hint_special(_attempt: &mut Attempt<Draughts>, special: &Never) -> Notice<Draughts> {
        match *special {}
    }
}
