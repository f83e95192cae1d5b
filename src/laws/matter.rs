//! What may happen in a game, away from the clock's own arithmetic too, as a form reads and writes it. Incidente.
//!
//! One word says what happened, and `key=value` pairs what an article asks about it; a key that is left out has the
//! value that is usual.

use super::incident::{Mate, Slip};
use crate::blocks::pick;

named! {
    /// What a touch was of. FIDE 2023 4.3, 4.4
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Touched {
        Own = "own",
        Theirs = "theirs",
        /// One of each.
        Both = "both",
        /// A rook, and then the king.
        RookThenKing = "rook-then-king",
        /// The king and a rook, to castle.
        KingAndRook = "king-and-rook",
    }
}

named! {
    /// By which rule a draw is claimed. FIDE 2023 9.2, 9.3
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum By {
        /// The same position for the third time.
        Repetition = "repetition",
        /// Fifty moves by each side without a capture or a pawn's move.
        Fifty = "fifty",
    }
}

named! {
    /// How an arbiter answers who claims that the opponent cannot win, or does not try. FIDE 2023 III.5
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Finish {
        Agrees = "agrees",
        PutsOff = "puts-off",
        Rejects = "rejects",
        /// Seconds are added to every move instead. FIDE 2023 III.4
        Increment = "increment",
    }
}

named! {
    /// What is wrong with a score sheet.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Sheet {
        /// Nobody writes.
        Missing = "missing",
        Unreadable = "unreadable",
        /// Neither is complete.
        Incomplete = "incomplete",
    }
}

/// Something that an article answers. Times in seconds; moves are those that both have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// An illegal move or what counts as one: the how many-th of this player; whether the arbiter saw it, the opponent
    /// claims it, and has moved since.
    Illegal {
        slip: Slip,
        king: bool,
        nth: u32,
        seen: bool,
        claimed: bool,
        moved_on: bool,
        mate: Mate,
    },
    /// `left`: what the claimant's clock shows.
    WrongClaim {
        left: u64,
    },
    CorrectClaim {
        by: By,
    },
    /// A draw was claimed after a piece had been touched, or after the move had been made. If the position is only about to
    /// appear, the move was written first. FIDE 2023 9.2.1, FIDE 2005 9.2.a
    LateClaim {
        moved: bool,
        by: By,
    },
    /// The player's flag is down: whether the arbiter saw it, the opponent claims it, and the opponent's is down too.
    Flag {
        seen: bool,
        claimed: bool,
        own: bool,
        mate: Mate,
    },
    BothFlags {
        last: bool,
        increment: bool,
    },
    Resigned {
        mate: Mate,
    },
    /// Agreed to a draw, both having moved or not.
    Agreed {
        moved: bool,
    },
    /// Offered while the opponent thinks, or without a move of one's own.
    OfferedAtWrongTime,
    /// Seconds after the start; what the regulations allow, where they say.
    Late {
        after: u64,
        tolerance: Option<u64>,
    },
    BothLate,
    Colours {
        moves: u32,
    },
    SetUp {
        moves: u32,
    },
    BoardTurned {
        moves: u32,
    },
    ClockSetting {
        moves: u32,
    },
    /// Pieces knocked over.
    Displaced,
    /// Pieces are found on squares where no move has put them.
    Shifted,
    /// Whether a legal move, capture or castling with what was touched exists.
    Touched {
        what: Touched,
        can: bool,
    },
    /// Announced first: "ajeito".
    Adjusted,
    /// Plainly by accident.
    Accident,
    /// A piece was let go on a square and is moved to another.
    Released,
    /// The opponent's breach of the rules of touching is claimed after a piece was touched.
    TouchClaim,
    /// Both kings are in check; whether another move has been completed since. The player left the own king in check: the how
    /// many-th illegal move.
    BothInCheck {
        moved_on: bool,
        nth: u32,
        mate: Mate,
    },
    /// The clock was stopped, with a reason or without.
    Stopped {
        reason: bool,
    },
    /// The clock was struck, thrown, or held down.
    Struck,
    /// The clock was pressed with the other hand.
    OtherHand,
    /// `left` on the player's clock, `increment` a move, in seconds.
    NotWriting {
        left: u64,
        increment: u64,
    },
    ScoreSheet(Sheet),
    /// Both have signed a wrong result.
    SignedWrong,
    /// A phone: it rang, or is only carried.
    Phone {
        rang: bool,
        milder: bool,
    },
    Disturbing,
    Notes,
    /// The player left, having the move or not.
    Leaving {
        to_move: bool,
    },
    /// A spectator tells a player something.
    Spectator,
    /// Persistent refusal, of one or of both.
    Refusal {
        both: bool,
    },
    /// With less than two minutes a player says that the opponent cannot win by normal means. `left` in seconds.
    QuickPlay {
        left: u64,
        increment: bool,
        arbiter: Finish,
    },
    Checkmate,
    DeadPosition,
    /// The position has stood for the fifth time.
    Fivefold,
    /// Moves by each side without a capture or a pawn's move, and whether the last one gave checkmate.
    SeventyFive {
        mate: bool,
    },
    /// A player asks the arbiter how many moves were made, or whose the flag is.
    AsksArbiter,
}

/// Why a text is no matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatterError {
    /// No incident has this name.
    Incident(String),
    /// The incident has no such key.
    Key(String),
    /// The key has no such value.
    Value(String),
}

/// An incident with its keys, and the value each has where nothing is said: the list that a form shows.
pub struct Form {
    pub name: &'static str,
    /// Key, its usual value, and what else it may be.
    pub keys: &'static [(&'static str, &'static str, &'static str)],
}

const YES_NO: &str = "yes|no";
const MATES: &str = "yes|no|unknown";
const NUMBER: &str = "a number";
const ILLEGAL: &[(&str, &str, &str)] = &[
    ("nth", "1", NUMBER),
    ("seen", "yes", YES_NO),
    ("claimed", "yes", YES_NO),
    ("moved-on", "no", YES_NO),
    ("mate", "yes", MATES),
];
const MOVES: &[(&str, &str, &str)] = &[("moves", "0", NUMBER)];
const BY: (&str, &str, &str) = ("by", "repetition", "repetition|fifty");

/// Every incident, in the order of the list.
pub const FORMS: &[Form] = &[
    Form { name: "illegal", keys: ILLEGAL },
    Form { name: "unpromoted", keys: ILLEGAL },
    Form { name: "no-move", keys: ILLEGAL },
    Form { name: "two-hands", keys: ILLEGAL },
    Form { name: "king-taken", keys: ILLEGAL },
    Form { name: "wrong-claim", keys: &[("left", "600", NUMBER)] },
    Form { name: "correct-claim", keys: &[BY] },
    Form { name: "late-claim", keys: &[("moved", "no", YES_NO), BY] },
    Form {
        name: "flag",
        keys: &[("seen", "yes", YES_NO), ("claimed", "yes", YES_NO), ("own", "no", YES_NO), ("mate", "yes", MATES)],
    },
    Form { name: "both-flags", keys: &[("last", "yes", YES_NO), ("increment", "no", YES_NO)] },
    Form { name: "resigned", keys: &[("mate", "yes", MATES)] },
    Form { name: "agreed", keys: &[("moved", "yes", YES_NO)] },
    Form { name: "offered-at-wrong-time", keys: &[] },
    Form { name: "late", keys: &[("after", "0", NUMBER), ("tolerance", "unstated", "a number|unstated")] },
    Form { name: "both-late", keys: &[] },
    Form { name: "colours", keys: MOVES },
    Form { name: "set-up", keys: MOVES },
    Form { name: "board-turned", keys: MOVES },
    Form { name: "clock-setting", keys: MOVES },
    Form { name: "displaced", keys: &[] },
    Form { name: "shifted", keys: &[] },
    Form {
        name: "touched",
        keys: &[("what", "own", "own|theirs|both|rook-then-king|king-and-rook"), ("can", "yes", YES_NO)],
    },
    Form { name: "adjusted", keys: &[] },
    Form { name: "accident", keys: &[] },
    Form { name: "released", keys: &[] },
    Form { name: "touch-claim", keys: &[] },
    Form { name: "both-in-check", keys: &[("moved-on", "no", YES_NO), ("nth", "1", NUMBER), ("mate", "yes", MATES)] },
    Form { name: "stopped", keys: &[("reason", "no", YES_NO)] },
    Form { name: "struck", keys: &[] },
    Form { name: "other-hand", keys: &[] },
    Form { name: "not-writing", keys: &[("left", "600", NUMBER), ("increment", "0", NUMBER)] },
    Form { name: "score-sheet", keys: &[("state", "missing", "missing|unreadable|incomplete")] },
    Form { name: "signed-wrong", keys: &[] },
    Form { name: "phone", keys: &[("rang", "yes", YES_NO), ("milder", "no", YES_NO)] },
    Form { name: "disturbing", keys: &[] },
    Form { name: "notes", keys: &[] },
    Form { name: "leaving", keys: &[("to-move", "yes", YES_NO)] },
    Form { name: "spectator", keys: &[] },
    Form { name: "refusal", keys: &[("both", "no", YES_NO)] },
    Form {
        name: "quick-play",
        keys: &[
            ("left", "90", NUMBER),
            ("increment", "no", YES_NO),
            ("arbiter", "agrees", "agrees|puts-off|rejects|increment"),
        ],
    },
    Form { name: "checkmate", keys: &[] },
    Form { name: "dead-position", keys: &[] },
    Form { name: "fivefold", keys: &[] },
    Form { name: "seventy-five", keys: &[("mate", "no", YES_NO)] },
    Form { name: "asks-arbiter", keys: &[] },
];

/// The values of a form, the usual one where nothing is said.
struct Values<'a> {
    form: &'static Form,
    given: Vec<(&'a str, &'a str)>,
}

impl Values<'_> {
    fn word(&self, key: &str) -> &str {
        let given = self.given.iter().find(|(other, _)| *other == key).map(|(_, value)| *value);
        given.unwrap_or_else(|| {
            self.form.keys.iter().find(|(other, ..)| *other == key).map_or("", |(_, usual, _)| usual)
        })
    }

    fn wrong<T>(&self, key: &str) -> Result<T, MatterError> {
        Err(MatterError::Value(format!("{key}={}", self.word(key))))
    }

    fn yes(&self, key: &str) -> Result<bool, MatterError> {
        match self.word(key) {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => self.wrong(key),
        }
    }

    fn number<T: std::str::FromStr>(&self, key: &str) -> Result<T, MatterError> {
        self.word(key).parse().or_else(|_| self.wrong(key))
    }

    fn one<T: Copy>(&self, key: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, MatterError> {
        pick(self.word(key), all, name).or_else(|_| self.wrong(key))
    }

    fn by(&self) -> Result<By, MatterError> {
        self.one("by", &By::ALL, By::name)
    }

    fn mate(&self) -> Result<Mate, MatterError> {
        self.one("mate", &Mate::ALL, Mate::name)
    }
}

impl Matter {
    /// What may stand where a text is no matter: the incidents, or the keys of this one.
    pub fn wanted(name: &str) -> String {
        let keys = |form: &Form| form.keys.iter().map(|(key, _, values)| [*key, "=", *values].concat()).collect();
        let form = FORMS.iter().find(|form| form.name == name);
        let words: Vec<String> = form.map_or_else(|| FORMS.iter().map(|form| form.name.to_string()).collect(), keys);
        ["one of: ", &words.join(", ")].concat()
    }

    /// Reads an incident's name and its pairs, `nth=2,seen=no`.
    pub fn read(name: &str, pairs: &str) -> Result<Matter, MatterError> {
        let form = FORMS.iter().find(|form| form.name == name);
        let form = form.ok_or_else(|| MatterError::Incident(name.to_string()))?;
        let mut given = Vec::new();
        for pair in pairs.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let key = key.trim();
            if !form.keys.iter().any(|(known, ..)| *known == key) {
                return Err(MatterError::Key(key.to_string()));
            }
            given.push((key, value.trim()));
        }
        let values = Values { form, given };
        Ok(match name {
            "illegal" | "unpromoted" | "no-move" | "two-hands" | "king-taken" => Matter::Illegal {
                slip: match name {
                    "unpromoted" => Slip::Unpromoted,
                    "no-move" => Slip::NoMove,
                    "two-hands" => Slip::TwoHands,
                    _ => Slip::IllegalMove,
                },
                king: name == "king-taken",
                nth: values.number("nth")?,
                seen: values.yes("seen")?,
                claimed: values.yes("claimed")?,
                moved_on: values.yes("moved-on")?,
                mate: values.mate()?,
            },
            "wrong-claim" => Matter::WrongClaim { left: values.number("left")? },
            "correct-claim" => Matter::CorrectClaim { by: values.by()? },
            "late-claim" => Matter::LateClaim { moved: values.yes("moved")?, by: values.by()? },
            "flag" => Matter::Flag {
                seen: values.yes("seen")?,
                claimed: values.yes("claimed")?,
                own: values.yes("own")?,
                mate: values.mate()?,
            },
            "both-flags" => Matter::BothFlags { last: values.yes("last")?, increment: values.yes("increment")? },
            "resigned" => Matter::Resigned { mate: values.mate()? },
            "agreed" => Matter::Agreed { moved: values.yes("moved")? },
            "offered-at-wrong-time" => Matter::OfferedAtWrongTime,
            "late" => Matter::Late {
                after: values.number("after")?,
                tolerance: match values.word("tolerance") {
                    "unstated" => None,
                    _ => Some(values.number("tolerance")?),
                },
            },
            "both-late" => Matter::BothLate,
            "colours" => Matter::Colours { moves: values.number("moves")? },
            "set-up" => Matter::SetUp { moves: values.number("moves")? },
            "board-turned" => Matter::BoardTurned { moves: values.number("moves")? },
            "clock-setting" => Matter::ClockSetting { moves: values.number("moves")? },
            "displaced" => Matter::Displaced,
            "shifted" => Matter::Shifted,
            "touched" => {
                Matter::Touched { what: values.one("what", &Touched::ALL, Touched::name)?, can: values.yes("can")? }
            }
            "adjusted" => Matter::Adjusted,
            "accident" => Matter::Accident,
            "released" => Matter::Released,
            "touch-claim" => Matter::TouchClaim,
            "both-in-check" => Matter::BothInCheck {
                moved_on: values.yes("moved-on")?,
                nth: values.number("nth")?,
                mate: values.mate()?,
            },
            "stopped" => Matter::Stopped { reason: values.yes("reason")? },
            "struck" => Matter::Struck,
            "other-hand" => Matter::OtherHand,
            "not-writing" => {
                Matter::NotWriting { left: values.number("left")?, increment: values.number("increment")? }
            }
            "score-sheet" => Matter::ScoreSheet(values.one("state", &Sheet::ALL, Sheet::name)?),
            "signed-wrong" => Matter::SignedWrong,
            "phone" => Matter::Phone { rang: values.yes("rang")?, milder: values.yes("milder")? },
            "disturbing" => Matter::Disturbing,
            "notes" => Matter::Notes,
            "leaving" => Matter::Leaving { to_move: values.yes("to-move")? },
            "spectator" => Matter::Spectator,
            "refusal" => Matter::Refusal { both: values.yes("both")? },
            "quick-play" => Matter::QuickPlay {
                left: values.number("left")?,
                increment: values.yes("increment")?,
                arbiter: values.one("arbiter", &Finish::ALL, Finish::name)?,
            },
            "checkmate" => Matter::Checkmate,
            "dead-position" => Matter::DeadPosition,
            "fivefold" => Matter::Fivefold,
            "seventy-five" => Matter::SeventyFive { mate: values.yes("mate")? },
            _ => Matter::AsksArbiter,
        })
    }
}
