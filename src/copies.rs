//! A copy beside what is on the device: how much each record holds, and what becomes of it when the two are joined.
//!
//! What was earned or learned is joined by its own meaning. Of things there is one of, such as the game on the board, the
//! one here stays unless the copy's is chosen. What nobody can read is never put in the place of anything. Values in,
//! values out; [`crate::storage`] does the writing.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::class;
use crate::days::Days;
use crate::drills::Training;
use crate::drills::own::Moments;
use crate::exercises::Collection;
use crate::game_clock::choices::Choices;
use crate::laws::scene::Rulings;
use crate::lessons::Progress;
use crate::quiz::{Results, Tally};
use crate::storage::{
    CLASS, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DAYS, DRAUGHTS, EXERCISES, GAME, Kind, Loaded, MOMENTS, POKER, PROGRESS,
    Payload, QUIZ, RULINGS, SETTINGS, SHEET, Snapshot, TACTICS, TOURNAMENT, TRAINING, TRUCO, What, load,
};
use crate::tactics;
use crate::tournament::event::Shelf;

/// The records as a user knows them, in the order in which they are listed. The beat of the clock goes with the clock.
pub const LISTED: [&Kind; 18] = [
    &PROGRESS,
    &DAYS,
    &TRAINING,
    &TACTICS,
    &MOMENTS,
    &EXERCISES,
    &QUIZ,
    &RULINGS,
    &TOURNAMENT,
    &CLASS,
    &GAME,
    &DRAUGHTS,
    &SHEET,
    &CLOCK,
    &CLOCK_CHOICES,
    &TRUCO,
    &POKER,
    &SETTINGS,
];

/// How much there is of something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Uncounted,
    /// Half-moves of a game or lines of a sheet.
    Moves(usize),
    Stars(u32),
    /// Stars, and what comes back.
    Training {
        stars: u32,
        cards: usize,
    },
    /// Puzzles that were answered, and what comes back.
    Puzzles {
        answers: u32,
        cards: usize,
    },
    /// Moments of games.
    Moments(usize),
    /// Exercises of one's own.
    Exercises(usize),
    Answers(Tally),
    Rulings(usize),
    /// Days on which something was played.
    Days(usize),
    Tournaments(usize),
    /// Results of a class.
    Results(usize),
    /// Time controls of one's own.
    Controls(usize),
}

/// What one side has of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Side {
    Absent,
    Held {
        /// In milliseconds since 1970.
        saved_at: u64,
        amount: Amount,
    },
    /// Bytes that nobody can read.
    Damaged,
    /// A newer version of the site wrote it.
    Newer,
}

/// What becomes of a record when the copy is joined to what is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Both are the same, or only the device has it.
    Stays,
    /// Only the copy has it.
    Comes,
    /// The best or the newest of each part.
    Joined,
    /// There is one of it: whoever opens the copy says which.
    Chosen,
    /// The copy's cannot be read.
    Unreadable,
    /// What is here is of a newer version and is not touched.
    Locked,
}

/// One record on both sides.
#[derive(Clone, Debug)]
pub struct Row {
    pub kind: &'static Kind,
    pub here: Side,
    pub copy: Side,
    pub fate: Fate,
}

/// The value of a record on one side, with the time it was saved at.
fn value(snapshot: &Snapshot, kind: &Kind) -> Option<(Value, u64)> {
    let Loaded { value, saved_at, .. } = load::<Value>(snapshot, kind);
    // `null` is the table without a clock.
    value.filter(|value| !value.is_null()).zip(saved_at)
}

fn side(snapshot: &Snapshot, kind: &Kind) -> Side {
    match value(snapshot, kind) {
        Some((value, saved_at)) => match amount(kind, value) {
            Some(amount) => Side::Held { saved_at, amount },
            None => Side::Damaged,
        },
        None => {
            let troubles = load::<Value>(snapshot, kind).troubles;
            if troubles.iter().any(|trouble| matches!(trouble.what, What::Newer { .. })) {
                Side::Newer
            } else if troubles.is_empty() {
                Side::Absent
            } else {
                Side::Damaged
            }
        }
    }
}

/// `None`: it is not what its kind says.
fn amount(kind: &Kind, value: Value) -> Option<Amount> {
    fn read<T: DeserializeOwned>(value: Value) -> Option<T> {
        serde_json::from_value(value).ok()
    }
    let count = |path: &str| value.pointer(path).and_then(Value::as_array).map(Vec::len);
    Some(match kind.id {
        id if id == GAME.id => Amount::Moves(count("/game/moves")?),
        id if id == DRAUGHTS.id => Amount::Moves(count("/game/game/moves")?),
        id if id == SHEET.id => Amount::Moves(count("/cells")?),
        id if id == PROGRESS.id => Amount::Stars(read::<Progress>(value)?.total()),
        id if id == DAYS.id => Amount::Days(read::<Days>(value)?.count()),
        id if id == TRAINING.id => {
            let training: Training = read(value)?;
            Amount::Training { stars: training.total_stars(), cards: training.cards() }
        }
        id if id == TACTICS.id => {
            let progress: tactics::Progress = read(value)?;
            Amount::Puzzles { answers: progress.answers(), cards: progress.cards() }
        }
        id if id == MOMENTS.id => Amount::Moments(read::<Moments>(value)?.len()),
        id if id == EXERCISES.id => Amount::Exercises(read::<Collection>(value)?.exercises()),
        id if id == QUIZ.id => Amount::Answers(read::<Results>(value)?.total()),
        id if id == RULINGS.id => Amount::Rulings(read::<Rulings>(value)?.ruled.len()),
        id if id == TOURNAMENT.id => Amount::Tournaments(read::<Shelf>(value)?.events.len()),
        id if id == CLASS.id => Amount::Results(read::<class::ClassRecord>(value)?.results()),
        id if id == CLOCK_CHOICES.id => Amount::Controls(read::<Choices>(value)?.own.len()),
        // Whether its acts can be played again its own page says, which has the code for it.
        id if id == TRUCO.id || id == POKER.id => value.is_object().then_some(Amount::Uncounted)?,
        _ => Amount::Uncounted,
    })
}

fn can_be_joined(kind: &Kind) -> bool {
    [&PROGRESS, &DAYS, &TRAINING, &TACTICS, &MOMENTS, &EXERCISES, &QUIZ, &RULINGS, &CLOCK_CHOICES, &TOURNAMENT, &CLASS]
        .iter()
        .any(|joined| joined.id == kind.id)
}

/// Every record that the copy or the device has.
pub fn rows(here: &Snapshot, copy: &Snapshot) -> Vec<Row> {
    let row = |kind: &&'static Kind| {
        let (ours, theirs) = (side(here, kind), side(copy, kind));
        let fate = match (&ours, &theirs) {
            (_, Side::Absent) => Fate::Stays,
            (_, Side::Damaged | Side::Newer) => Fate::Unreadable,
            (Side::Newer, _) => Fate::Locked,
            (Side::Absent | Side::Damaged, _) => Fate::Comes,
            _ if value(here, kind).map(|(value, _)| value) == value(copy, kind).map(|(value, _)| value) => Fate::Stays,
            _ if can_be_joined(kind) => Fate::Joined,
            _ => Fate::Chosen,
        };
        Row { kind, here: ours, copy: theirs, fate }
    };
    let is_there = |row: &Row| row.here != Side::Absent || row.copy != Side::Absent;
    LISTED.iter().map(row).filter(is_there).collect()
}

/// What is to be written to join the copy to what is here. `chosen` are the ids of the records of which the copy's counts.
pub fn values(here: &Snapshot, copy: &Snapshot, chosen: &[&str]) -> Vec<Payload> {
    let mut values = Vec::new();
    for Row { kind, fate, .. } in rows(here, copy) {
        let takes = match fate {
            Fate::Comes => true,
            Fate::Chosen => chosen.contains(&kind.id),
            Fate::Joined => {
                values.extend(joined(here, copy, kind));
                false
            }
            Fate::Stays | Fate::Unreadable | Fate::Locked => false,
        };
        if takes {
            values.extend(taken(copy, kind));
            if kind.id == CLOCK.id {
                values.extend(taken(copy, &CLOCK_BEAT));
            }
        }
    }
    values
}

fn taken(copy: &Snapshot, kind: &'static Kind) -> Option<Payload> {
    let (value, saved_at) = value(copy, kind)?;
    Some(Payload { kind, text: value.to_string(), saved_at })
}

fn joined(here: &Snapshot, copy: &Snapshot, kind: &'static Kind) -> Option<Payload> {
    let ((ours, first), (theirs, second)) = (value(here, kind)?, value(copy, kind)?);
    let text = match kind.id {
        id if id == PROGRESS.id => join(ours, theirs, Progress::join),
        id if id == DAYS.id => join(ours, theirs, Days::join),
        id if id == TRAINING.id => join(ours, theirs, Training::join),
        id if id == TACTICS.id => join(ours, theirs, tactics::Progress::join),
        id if id == MOMENTS.id => join(ours, theirs, Moments::join),
        id if id == EXERCISES.id => join(ours, theirs, Collection::join),
        id if id == QUIZ.id => join(ours, theirs, Results::join),
        id if id == RULINGS.id => join(ours, theirs, Rulings::join),
        id if id == TOURNAMENT.id => join(ours, theirs, Shelf::join),
        id if id == CLASS.id => join(ours, theirs, class::ClassRecord::join),
        id if id == CLOCK_CHOICES.id => join(ours, theirs, Choices::join),
        _ => None,
    }?;
    Some(Payload { kind, text, saved_at: first.max(second) })
}

fn join<T: Serialize + DeserializeOwned>(ours: Value, theirs: Value, join: fn(&mut T, &T)) -> Option<String> {
    let mut ours: T = serde_json::from_value(ours).ok()?;
    join(&mut ours, &serde_json::from_value(theirs).ok()?);
    serde_json::to_string(&ours).ok()
}
