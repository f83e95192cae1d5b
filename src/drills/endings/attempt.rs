//! A game against the table: what each move changed, what may be taken back, and how economical it was.

use engine::endings::{Ending, Outcome};

use super::{Known, Level};
use crate::chess::legality::Standing;
use crate::chess::{Move, Position, Role, Status};
use crate::lessons;

/// So many own moves hold a draw.
pub const HOLD: u32 = 8;

/// What a move of the pupil's changed, as the table has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Xeque-mate.
    Mate,
    /// As fast as can be; so many own moves are left.
    Best { left: u32 },
    /// It still wins, but later: in so many moves before it, and in so many after it.
    Slower { was: u32, now: u32 },
    /// It was won, and is a draw.
    Drawn(Drawn),
    /// It was a draw, and the other side mates in so many of its moves.
    Lost { moves: u32 },
    /// Still a draw; so many own moves are left.
    Holds { left: u32 },
    /// The draw is held.
    Held(Held),
}

/// Why a win is a draw now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// Afogado.
    Stalemate,
    /// The other side takes a piece that the win needs.
    Taken { by: Standing, piece: Standing },
    /// After the other side's answer every way ends in stalemate or loses this piece, in so many own moves at most.
    Drowned { piece: Role, moves: u32 },
    /// The other side's best move holds it.
    Answered,
}

/// Why nothing is left to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// [`HOLD`] moves are made.
    Moves,
    Stalemate,
    /// What made the ending is taken or promoted.
    Over,
}

/// A move and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub m: Move,
    pub truth: Truth,
    pub after: Position,
    /// The other side's answer, and the position after it; not where the game is over.
    pub reply: Option<(Move, Position)>,
}

impl Step {
    /// Whether the move let a win or a draw go. The game stops until it is taken back.
    pub fn is_slip(&self) -> bool {
        matches!(self.truth, Truth::Drawn(_) | Truth::Lost { .. })
    }

    /// Whether the goal is reached.
    pub fn is_won(&self) -> bool {
        matches!(self.truth, Truth::Mate | Truth::Held(_))
    }
}

/// A position being played.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    level: Level,
    /// Own moves that the task needs.
    needed: u32,
    /// Where the pupil moved, and how.
    past: Vec<(Known, Step)>,
    /// The position to move in, once the table has said what it knows.
    now: Option<Known>,
    taken_back: u32,
    slips: u32,
}

/// Own moves up to mate.
fn moves(plies: u8) -> u32 {
    u32::from(plies).div_ceil(2)
}

impl Attempt {
    /// `None` where the position is not one of the level.
    pub fn new(level: Level, start: Known) -> Option<Attempt> {
        let needed = match (level.holds(), start.outcome()?) {
            (false, Outcome::Won(plies)) => moves(plies),
            (true, Outcome::Drawn) => HOLD,
            _ => return None,
        };
        Some(Attempt { level, needed, past: Vec::new(), now: Some(start), taken_back: 0, slips: 0 })
    }

    /// The position to move in; `None` while the game has stopped, or the table is being asked.
    pub fn now(&self) -> Option<&Known> {
        self.now.as_ref()
    }

    /// Own moves that the task needs.
    pub fn needed(&self) -> u32 {
        self.needed
    }

    /// The last move.
    pub fn last(&self) -> Option<&Step> {
        self.past.last().map(|(_, step)| step)
    }

    /// Own moves so far; one that is taken back counts too.
    pub fn used(&self) -> u32 {
        u32::try_from(self.past.len()).unwrap_or(u32::MAX).saturating_add(self.taken_back)
    }

    /// Whether the goal is reached.
    pub fn is_won(&self) -> bool {
        self.last().is_some_and(Step::is_won)
    }

    /// Makes a legal move; `None` for any other.
    pub fn play(&mut self, m: Move) -> Option<Step> {
        let known = self.now.clone()?;
        let choice = known.choice(m)?;
        let after = known.position.play(m).ok()?;
        let reply = choice.reply.and_then(|reply| Some((reply, after.play(reply).ok()?)));
        let truth = self.truth(&known, m, &after, reply)?;
        let step = Step { m, truth, after, reply };
        self.slips += u32::from(step.is_slip());
        self.past.push((known, step));
        self.now = None;
        Some(step)
    }

    /// The table has spoken of the position after the reply; of any other it is not heard.
    pub fn answered(&mut self, known: Known) {
        let waits = self.last().filter(|step| !step.is_slip() && !step.is_won()).and_then(|step| step.reply);
        if waits.is_some_and(|(_, position)| position == known.position) {
            self.now = Some(known);
        }
    }

    /// Back to where the last move was made.
    pub fn take_back(&mut self) {
        if let Some((known, _)) = self.past.pop() {
            self.now = Some(known);
            self.taken_back += 1;
        }
    }

    /// One to three, for the moves used against those needed.
    pub fn stars(&self) -> u8 {
        let par = self.needed + self.needed / 4;
        lessons::stars(self.used(), par, self.slips)
    }

    /// Whether it need not come back: nothing was let go, and little time was lost.
    pub fn is_mastered(&self) -> bool {
        self.is_won() && self.slips == 0 && self.stars() > 1
    }

    fn truth(&self, known: &Known, m: Move, after: &Position, reply: Option<(Move, Position)>) -> Option<Truth> {
        let (was, now) = (known.outcome()?, known.choice(m)?.outcome);
        let made = u32::try_from(self.past.len()).unwrap_or(u32::MAX).saturating_add(1);
        Some(match (was, now) {
            (_, Outcome::Won(1)) => Truth::Mate,
            (_, Outcome::Lost(plies)) => Truth::Lost { moves: moves(plies) },
            (Outcome::Won(_), Outcome::Drawn) if !self.level.holds() => Truth::Drawn(drawn(after, reply)),
            (Outcome::Won(before), Outcome::Won(plies)) if !self.level.holds() => match moves(plies) - 1 {
                left if plies == before => Truth::Best { left },
                now => Truth::Slower { was: moves(before), now },
            },
            _ if Status::of(after) == Some(Status::Stalemate) => Truth::Held(Held::Stalemate),
            _ if Ending::of(after.board()) != Some(self.level.ending) => Truth::Held(Held::Over),
            _ if reply.is_some_and(|(_, after)| Status::of(&after) == Some(Status::Stalemate)) => {
                Truth::Held(Held::Stalemate)
            }
            _ if made >= HOLD => Truth::Held(Held::Moves),
            _ => Truth::Holds { left: HOLD - made },
        })
    }
}

/// Why this position, the other side to move, is a draw.
fn drawn(after: &Position, reply: Option<(Move, Position)>) -> Drawn {
    let Some((m, next)) = reply else { return Drawn::Stalemate };
    let standing = |square| after.piece_at(square).map(|piece| Standing { role: piece.role, square });
    match (standing(m.from), standing(m.to)) {
        (Some(by), Some(piece)) => Drawn::Taken { by, piece },
        _ => drowned(&next).unwrap_or(Drawn::Answered),
    }
}

/// Whether the pupil, who is to move with one man beside the king, is soon at an end.
fn drowned(position: &Position) -> Option<Drawn> {
    /// Own moves that are looked ahead.
    const MOST: u32 = 2;
    let men = position.occupied().into_iter().filter_map(|square| position.piece_at(square));
    let mut men = men.filter(|piece| piece.role != Role::King);
    let (Some(only), None) = (men.next(), men.next()) else { return None };
    let (moves, drowns) = (1..=MOST).find_map(|moves| Some((moves, ends(position, moves)?)))?;
    (drowns && only.color == position.turn()).then_some(Drawn::Drowned { piece: only.role, moves })
}

/// Whether each move here ends in stalemate or lets a man be taken, within so many; and if so, whether any in stalemate.
fn ends(position: &Position, moves: u32) -> Option<bool> {
    let end = |m: Move| {
        let after = position.play(m).ok()?;
        if Status::of(&after) == Some(Status::Stalemate) {
            return Some(true);
        }
        after.legal_moves().into_iter().find_map(|reply| {
            let next = after.play(reply).ok()?;
            match after.piece_at(reply.to) {
                Some(_) => Some(false),
                None if moves > 1 => ends(&next, moves - 1),
                None => None,
            }
        })
    };
    let own = position.legal_moves();
    if own.is_empty() {
        return None;
    }
    own.into_iter().try_fold(false, |drowns, m| Some(end(m)? || drowns))
}
