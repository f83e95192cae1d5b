//! What only a game of chess has in its session, and what only it says.

use super::advice::{Asking, Choices, Given, HintStep};
use super::headings::Headings;
use super::saved::Source;
use crate::chess::Position;
use crate::chess::dead_position::MatingChance;
use crate::chess::fen::FenError;
use crate::chess::game::{Claim, ClaimError, ClaimKind};
use crate::chess::san::Letters;
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::play;
use crate::square::Square;

/// Chess, among the games that are played. Xadrez.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess;

/// An opponent: how well the computer plays. Adversário.
pub use engine::Level;

/// A search that plays one side of a game of chess.
pub type Rival = play::Rival<Level>;

/// What the rival says of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// For the rival, in hundredths of a pawn.
    pub score: i32,
}

pub type Session = play::Session<Chess>;
pub type GameEvent = play::GameEvent<Chess>;
pub type Notice = play::Notice<Chess>;

/// What the page says in chess only.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnNotice {
    /// A position from outside was not accepted.
    BadFen(FenError),
    /// A draw was claimed wrongly. FIDE 2023 9.5.3
    NotClaimed { claim: Claim, error: ClaimError },
    /// By the other edition, the game ended after so many plies.
    OtherLaws { ply: usize },
    /// What the clock says.
    Clock(ClockNotice),
    /// The draw is offered with the player's next move.
    OfferComes,
    /// The rival of a game from the device is none of those that there are.
    NoSuchRival,
    /// The best move, as far as it is on show.
    Hint { step: HintStep, advice: Given },
    /// Why the move on show was made, or what is wrong with it.
    Why(Given),
    /// What is wrong with the player's move.
    Danger(Given),
    /// No answer came about this.
    NoAdvice(Asking),
}

/// What only a game of chess has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Own {
    pub source: Source,
    /// Who plays, where and when, as the head of a score sheet says.
    pub headings: Headings,
    /// An end that waits for the answer who can still checkmate.
    pub deciding: Option<Decision>,
    /// No answer came about a resignation, and the men on the board decided who won.
    pub by_material: bool,
    /// A pawn waiting at the last rank for a choice. FIDE 2023 3.7.3.3
    pub promoting: Option<(Square, Square)>,
    /// A draw is offered with the player's next move.
    pub offering: bool,
    /// How many plies there were after the move with which the rival declined a draw.
    pub declined: Option<usize>,
    /// How many moves were taken back and how many hints there were, against a rival.
    pub helps: u32,
    /// What the second thread is asked for the player's sake.
    pub asking: Option<Asking>,
}

/// What happens only in a game of chess.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEvent {
    /// A game from the position that is written so, see [`from_marked`](crate::chess::chess960::from_marked()).
    FromFen(String),
    /// The sample game of this id is opened.
    Sample(String),
    /// FIDE 2023 9.1.2.1
    AcceptDraw,
    /// FIDE 2023 9.1.2.1
    DeclineDraw,
    /// The side to move claims a draw, with the move it is about to make if it writes one. FIDE 2023 9.2, 9.3
    Claim { kind: ClaimKind, written: String, letters: Letters },
    /// Who can still checkmate in this position; `None` if no answer came.
    CanMate { position: Box<Position>, answers: Option<ByColor<MatingChance>> },
    /// The players do not wait for the answer.
    DecideNow,
    /// The game ends. `opponent_can_mate`: whether by any series of legal moves; `true` where nobody knows.
    Conclude { decision: Decision, opponent_can_mate: bool },
    /// It was proved that nobody can checkmate in this position any more. FIDE 2023 5.2.2
    Dead(Box<Position>),
    /// The clock starts, or goes on; the game stays as it is.
    Go,
    /// The clock says something.
    ClockSays(ClockNotice),
    /// The game is played by the Laws of this edition.
    Laws(Edition),
    /// The head of the score sheet was filled in.
    Headings(Box<Headings>),
    /// A hint is wanted, or more of the one on show.
    AskHint,
    /// It is asked why the move on show was made.
    AskWhy,
    /// The second thread's answer about this position; `None` if none came.
    Advice { asking: Asking, before: Box<Position>, advice: Option<Given> },
    /// What is chosen on the page changes.
    Choices(Choices),
}

/// An end that draws where the other side cannot checkmate any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This side resigns. FIDE 2023 5.1.2
    Resign(Color),
    /// This side's time is over. FIDE 2023 6.9
    Flag(Color),
}

impl Decision {
    /// The side that resigns or has no time left.
    pub const fn side(self) -> Color {
        match self {
            Decision::Resign(side) | Decision::Flag(side) => side,
        }
    }
}

/// Why the clock does not allow an event, or what it says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNotice {
    /// The clock has not been started.
    NotStarted,
    /// Both clocks are stopped.
    Standing,
    /// The move before is not complete: this side has not pressed. FIDE 2023 6.2.1
    PressFirst(Color),
    /// This side pressed without having moved. FIDE 2023 7.5.3
    NotMoved(Color),
    /// This side's flag is down. FIDE 2023 6.9
    Fallen(Color),
    /// This side's flag is down, and it is not known whether the other can still checkmate. FIDE 2023 6.9
    Undecided(Color),
    /// The same, because no answer came. It can be asked again.
    NoAnswer(Color),
    /// A move was taken back and the times stayed as they were.
    TakenBack,
}

impl ClockNotice {
    /// The number of its article, where there is one.
    pub fn article(self, edition: Edition) -> Option<&'static str> {
        Some(edition.article(match self {
            ClockNotice::NotStarted => |facts| facts.clock_started,
            ClockNotice::PressFirst(_) => |facts| facts.clock_pressed,
            ClockNotice::NotMoved(_) => |facts| facts.no_move,
            ClockNotice::Fallen(_) | ClockNotice::Undecided(_) | ClockNotice::NoAnswer(_) => |facts| facts.flag,
            ClockNotice::Standing | ClockNotice::TakenBack => return None,
        }))
    }
}

impl From<Source> for Own {
    fn from(source: Source) -> Own {
        Own { source, ..Own::default() }
    }
}

impl From<ClockNotice> for Notice {
    fn from(notice: ClockNotice) -> Notice {
        Notice::Own(OwnNotice::Clock(notice))
    }
}
