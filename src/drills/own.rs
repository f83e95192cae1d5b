//! Das tuas partidas: moments of one's own games, kept to be asked again. The days are those of the other exercises; here
//! is what is asked.
//!
//! Pure. Absent: who finds the moments, which is [`crate::coach`] in the second thread, and who judges a try.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Drill, SERIES};
use crate::checksum::crc32;
use crate::chess::pgn::MAX_PLIES;
use crate::chess::{Move, Position, chess960};
use crate::coach::{Statement, Told};
use crate::color::Color;
use crate::order::in_order;

/// The word in addresses, and before the ids of the exercises.
pub const OWN: &str = "partidas";
/// Below it, the moments of the game on the board.
pub const THIS_GAME: &str = "esta";
/// How many are kept; the oldest go.
pub const MOST: usize = 60;
/// More moves are never as good as the best one.
const MOST_GOOD: usize = 16;

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub start: Position,
    pub moves: Vec<Move>,
    /// The side of the pupil; `None` where two people played.
    pub player: Option<Color>,
}

impl Game {
    /// The game on the board, from its record; `None` where there is none, or it has no move. Read without the rest of the
    /// page of the game.
    pub fn read(record: &Value) -> Option<Game> {
        let fen = record.pointer("/game/fen").and_then(Value::as_str);
        let start = fen.map_or_else(|| Some(Position::start()), |fen| chess960::from_marked(fen).ok())?;
        let moves = record.pointer("/game/moves")?.as_array()?.iter();
        let moves: Vec<Move> = moves.map_while(|m| m.as_str()?.parse().ok()).take(MAX_PLIES).collect();
        let rival = record.get("rival").and_then(Value::as_str);
        let player = rival.and_then(|rival| Color::from_name(rival.split(' ').next()?)).map(|rival| !rival);
        (!moves.is_empty()).then_some(Game { start, moves, player })
    }
}

/// The one level there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own;

impl Drill for Own {
    fn key(self) -> String {
        OWN.to_string()
    }

    fn from_key(key: &str) -> Option<Own> {
        (key == OWN).then_some(Own)
    }

    fn next(self) -> Option<Own> {
        None
    }
}

/// One exercise. Written `partidas/1f3a9c02`: the seed is made from the position and the move.
pub type Exercise = super::Exercise<Own>;

/// A position of a game in which another move was better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub before: Position,
    pub played: Move,
    /// Moves that are as good as the best one, which is the first; never empty.
    pub good: Vec<Move>,
    /// What was wrong with the move; `None` where nothing certain can be said.
    pub why: Option<Statement>,
    /// The day it was found, from 1970.
    pub day: u32,
}

impl Moment {
    pub fn exercise(&self) -> Exercise {
        Kept::from(self).exercise()
    }
}

/// A moment as it is kept. It is read when it is asked: whoever lists or joins what is kept needs no rules of chess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    /// As [`chess960::marked`] writes it.
    fen: String,
    played: String,
    good: Vec<String>,
    day: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<Value>,
}

impl Kept {
    fn exercise(&self) -> Exercise {
        let text = format!("{} {}", self.fen, self.played);
        Exercise { level: Own, seed: crc32(text.bytes()) }
    }

    /// Leniently: a reason that cannot be replayed is left out; `None` for what nobody could play.
    fn read(&self) -> Option<Moment> {
        let before = chess960::from_marked(&self.fen).ok()?;
        let legal = |text: &String| text.parse().ok().filter(|m| before.is_legal(*m));
        let played = legal(&self.played)?;
        let good: Vec<Move> = self.good.iter().take(MOST_GOOD).map(legal).collect::<Option<_>>()?;
        let why = self.why.as_ref().and_then(|why| Told::deserialize(why).ok()?.read(&before));
        let is_asked = !good.is_empty() && !good.contains(&played);
        is_asked.then_some(Moment { before, played, good, why, day: self.day })
    }
}

impl From<&Moment> for Kept {
    fn from(moment: &Moment) -> Kept {
        let good = moment.good.iter().map(Move::to_string).collect();
        let why = moment.why.as_ref().map(|why| json!(Told::from(why)));
        Kept { fen: chess960::marked(&moment.before), played: moment.played.to_string(), good, day: moment.day, why }
    }
}

/// All that are kept, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Moments {
    kept: Vec<Kept>,
}

impl Moments {
    /// Keeps a moment as the newest, once.
    pub fn keep(&mut self, moment: &Moment) {
        self.put(Kept::from(moment));
        self.limit();
    }

    fn put(&mut self, moment: Kept) {
        self.kept.retain(|other| other.exercise() != moment.exercise());
        self.kept.push(moment);
    }

    /// What an exercise asks.
    pub fn get(&self, exercise: Exercise) -> Option<Moment> {
        self.kept.iter().find(|moment| moment.exercise() == exercise)?.read()
    }

    /// The moment in which this move was played in this position.
    pub fn of(&self, before: &Position, played: Move) -> Option<Moment> {
        let (fen, played) = (chess960::marked(before), played.to_string());
        self.kept.iter().find(|moment| moment.fen == fen && moment.played == played)?.read()
    }

    /// How many are kept.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The newest first, at most a series.
    pub fn newest(&self) -> Vec<Exercise> {
        self.known(self.kept.iter().rev().map(Kept::exercise).collect())
    }

    /// Those of these exercises of which it is known what they ask, at most a series.
    pub fn known(&self, exercises: Vec<Exercise>) -> Vec<Exercise> {
        exercises.into_iter().filter(|exercise| self.get(*exercise).is_some()).take(SERIES).collect()
    }

    /// Takes in those of another device, each once; the oldest go.
    pub fn join(&mut self, other: &Moments) {
        for moment in &other.kept {
            if !self.kept.iter().any(|here| here.exercise() == moment.exercise()) {
                self.kept.push(moment.clone());
            }
        }
        // The same on both devices.
        self.kept = in_order(std::mem::take(&mut self.kept), |moment| (moment.day, moment.exercise()));
        self.limit();
    }

    fn limit(&mut self) {
        self.kept.drain(..self.kept.len().saturating_sub(MOST));
    }
}

/// Leniently: what has not the shape of a moment is left out, the rest stays.
impl From<Value> for Moments {
    fn from(value: Value) -> Moments {
        let all = value.get("moments").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let newest = all.get(all.len().saturating_sub(MOST)..).unwrap_or_default();
        let mut moments = Moments::default();
        newest.iter().filter_map(|one| Kept::deserialize(one).ok()).for_each(|moment| moments.put(moment));
        moments
    }
}

read_from_fields!(Moments);

impl From<Moments> for Value {
    fn from(moments: Moments) -> Value {
        json!({ "moments": moments.kept })
    }
}
