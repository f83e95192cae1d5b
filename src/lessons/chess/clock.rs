//! A scene with a clock: moves, presses, and what else is done at a clock. FIDE 2023 6

use super::Chess;
use crate::blocks::Wanted;
use crate::chess::Move;
use crate::color::ByColor;
use crate::lessons::game::Text;

/// The longest that a clock of a level shows, seconds.
const LONGEST: u32 = 2 * 60 * 60;

/// A scene with a clock.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockScene {
    /// What both sides have at the start, seconds.
    pub time: ByColor<u32>,
    pub steps: Vec<Step>,
}

/// What happens in a scene, in turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The pupil starts the clock.
    Start,
    /// The pupil makes one of these moves, and presses.
    Press(Vec<Move>),
    /// The pupil makes one of these moves, which ends the game. FIDE 2023 5.1.1
    Last(Vec<Move>),
    /// The other side moves and presses; the move need not be legal.
    Reply(Move),
    /// The other side's flag falls. FIDE 2023 6.8
    Flag,
    /// The pupil stops the clock. FIDE 2023 6.11.2
    Stop,
    /// The arbiter gives the pupil so many seconds. FIDE 2023 7.5.5
    Given(u32),
}

/// What was done at a clock too early, or on the wrong side of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtClock {
    /// The clock does not run yet.
    Start,
    /// A press comes after a move. FIDE 2023 7.5.3
    MoveFirst,
    /// A move is complete with the press. FIDE 2023 6.2.1
    PressFirst,
    /// This plate is the other player's. FIDE 2023 6.2.1
    OtherPlate,
    /// The clock is to be stopped, for the arbiter. FIDE 2023 6.11.2
    StopFirst,
    /// No flag has fallen. FIDE 2023 6.8
    NotFallen,
    /// There is nothing to ask the arbiter. FIDE 2023 6.11.2
    NoReason,
    /// The pupil's time is over. FIDE 2023 6.9
    TimeOver,
}

impl AtClock {
    /// The article of the Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            AtClock::Start | AtClock::PressFirst | AtClock::OtherPlate => "6.2.1",
            AtClock::MoveFirst => "7.5.3",
            AtClock::StopFirst | AtClock::NoReason => "6.11.2",
            AtClock::NotFallen => "6.8",
            AtClock::TimeOver => "6.9",
        }
    }
}

impl ClockScene {
    /// The scene that these words are: `5:00 5:00 e2e4 press e7e5 g1f3 press`. After a press the other side moves.
    pub(super) fn read(text: &str) -> Result<ClockScene, Wanted> {
        let mut words = text.split_whitespace().peekable();
        let mut time = || words.next().and_then(seconds).ok_or("the times of White and of Black, like 5:00 5:00");
        let time = ByColor { white: time()?, black: time()? };
        let mut steps = Vec::new();
        while let Some(word) = words.next() {
            let step = match word {
                "start" => Step::Start,
                "flag" => Step::Flag,
                "stop" => Step::Stop,
                _ if word.starts_with('+') => Step::Given(word.get(1..).and_then(seconds).ok_or("a time, like +2:00")?),
                _ if matches!(steps.last(), Some(Step::Press(_))) => Step::Reply(read_move(word)?),
                _ => {
                    let moves = word.split('|').map(read_move).collect::<Result<Vec<Move>, Wanted>>()?;
                    match words.next_if_eq(&"press") {
                        Some(_) => Step::Press(moves),
                        None => Step::Last(moves),
                    }
                }
            };
            steps.push(step);
        }
        // A scene ends with what the pupil does.
        match steps.last() {
            None | Some(Step::Flag | Step::Reply(_)) => Err("at the end a move, a press or stop".into()),
            Some(_) => Ok(ClockScene { time, steps }),
        }
    }
}

fn read_move(word: &str) -> Result<Move, Wanted> {
    Ok(Chess::read_move(word).ok_or("a move like e2e4, or start, press, flag, stop, +2:00")?)
}

/// `1:30` is 90.
fn seconds(text: &str) -> Option<u32> {
    let (minutes, seconds) = text.split_once(':')?;
    let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
    let all = minutes.checked_mul(60)?.checked_add(seconds)?;
    (seconds < 60 && (1..=LONGEST).contains(&all)).then_some(all)
}
