//! What an edition makes of a scene, and how an arbiter's answer is marked, part by part.

use super::{Choice, Scene};
use crate::chess::{Piece, Role, Setup};
use crate::clock::SECOND;
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::laws::{Follow, Judgement, judge};
use crate::square::Square;

/// The reasons of rulings in which the arbiter does not touch the clock.
const HANDS_OFF: &[&str] = &[
    "accident",
    "adjusted",
    "arbiter-silent",
    "both-in-check-waits",
    "five-minutes",
    "flag-unclaimed",
    "flag-unnoticed",
    "hands-unasked",
    "in-time",
    "in-time-unnumbered",
    "leaving-allowed",
    "must-be-claimed",
    "need-not-write",
    "offer-stands",
    "own-time",
    "stays",
    "unclaimed-stays",
    "white-loses-time",
];

/// Whether the arbiter does nothing about it.
pub fn leaves_alone(reason: &str) -> bool {
    HANDS_OFF.contains(&reason)
}

/// The reasons of rulings that change nothing on the board.
const STANDS: &[&str] = &["flag-unclaimed", "flag-unnoticed", "stays", "unclaimed-stays"];

/// What is right in one edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    pub edition: Edition,
    pub judgement: Judgement,
    pub choice: Choice,
    /// Whether the clock is to be stopped; `None` where a player has done it, it was never started, or no article says.
    pub stops: Option<bool>,
    /// s, as the clock should be; `None` where the game does not go on, or the arbiter chooses.
    pub times: Option<ByColor<u32>>,
    /// The position as it should stand.
    pub position: Setup,
    /// Who plays on.
    pub next: Option<Color>,
}

/// What this edition says; `None`: it prints nothing on it.
pub fn verdict(scene: &Scene, edition: Edition) -> Option<Verdict> {
    let judgement = judge(edition, scene.speed, scene.supervision, scene.matter);
    let choice = Choice::of(scene.matter, &judgement)?;
    let found = scene.found();
    let as_found = !choice.goes_on() || STANDS.contains(&judgement.reason);
    let position = if as_found {
        found.setup
    } else if judgement.follows.contains(&Follow::Queen) {
        queened(found.setup, scene.player)
    } else {
        scene.put_right()
    };
    let times = choice.goes_on().then(|| {
        let shown = scene.times(&found);
        let more = |side| if side == scene.player { judgement.player } else { judgement.opponent };
        ByColor::from_fn(|side| shifted(shown[side], more(side)))
    });
    Some(Verdict {
        edition,
        choice,
        stops: found.running.is_some().then(|| stops(choice, judgement.reason)).flatten(),
        times,
        position,
        next: choice.goes_on().then_some(position.turn),
        judgement,
    })
}

/// Whether a clock that runs is stopped: where the game ends or something is put right. No article asks it for a penalty
/// that the arbiter chooses.
fn stops(choice: Choice, reason: &str) -> Option<bool> {
    match choice {
        _ if leaves_alone(reason) => Some(false),
        // FIDE 2023 6.10.2
        Choice::Arbiter if reason == "clock-corrected" => Some(true),
        Choice::Arbiter => None,
        _ if reason == "spectator" => None,
        _ => Some(true),
    }
}

/// The player's pawns on the last rank become queens. FIDE 2023 7.5.2
fn queened(mut setup: Setup, player: Color) -> Setup {
    for square in Square::all().filter(|square| square.rank_from(player) == 7) {
        if setup.placement.at(square) == Some(Piece::new(player, Role::Pawn)) {
            setup.placement.set(square, Some(Piece::new(player, Role::Queen)));
        }
    }
    setup
}

/// A time in s, with so many µs more or less.
fn shifted(time: u32, by: i64) -> u32 {
    u32::try_from(i64::from(time).saturating_add(by / SECOND as i64).max(0)).unwrap_or(u32::MAX)
}

/// What a pupil decided about a scene. Resposta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SceneAnswer {
    /// Whether the clock was stopped; not asked where it stands already.
    pub stopped: bool,
    pub choice: Choice,
    /// s, as it was set.
    pub times: Option<ByColor<u32>>,
}

named! {
    /// A part of an answer.
    ///
    /// Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum RulingPart {
        Stop = "stop",
        Decision = "decision",
        Times = "times",
        Position = "position",
    }
}

/// Whether each part is right; a part that the scene does not ask is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks(pub Vec<(RulingPart, bool)>);

impl Marks {
    pub fn get(&self, part: RulingPart) -> Option<bool> {
        self.0.iter().find(|(other, _)| *other == part).map(|(_, right)| *right)
    }

    /// Whether everything that was asked is right.
    pub fn all_right(&self) -> bool {
        self.0.iter().all(|(_, right)| *right)
    }
}

/// Marks an answer.
pub fn mark(verdict: &Verdict, answer: &SceneAnswer) -> Marks {
    let mut marks = Vec::new();
    if let Some(stops) = verdict.stops {
        marks.push((RulingPart::Stop, stops == answer.stopped));
    }
    marks.push((RulingPart::Decision, verdict.choice == answer.choice));
    if let Some(times) = verdict.times {
        marks.push((RulingPart::Times, answer.times == Some(times)));
        let back = |choice: Choice| choice == Choice::Correct;
        marks.push((RulingPart::Position, answer.choice.goes_on() && back(answer.choice) == back(verdict.choice)));
    }
    Marks(marks)
}

/// How another edition compares with the one chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    Same,
    Other,
    /// It prints nothing on it.
    Silent,
}

/// Every other edition, with what it says.
pub fn others(scene: &Scene, edition: Edition) -> Vec<(Edition, Compared, Option<Verdict>)> {
    let here = verdict(scene, edition);
    let row = |other: Edition| {
        let there = verdict(scene, other);
        (other, compare(here.as_ref(), there.as_ref()), there)
    };
    Edition::JUDGED.into_iter().filter(|other| *other != edition).map(row).collect()
}

/// Whether two editions end the same way, with the same times.
pub fn compare(here: Option<&Verdict>, there: Option<&Verdict>) -> Compared {
    let gist = |verdict: &Verdict| (verdict.choice, verdict.stops, verdict.times);
    match (here, there) {
        (_, None) => Compared::Silent,
        (Some(here), Some(there)) if gist(here) == gist(there) => Compared::Same,
        _ => Compared::Other,
    }
}
