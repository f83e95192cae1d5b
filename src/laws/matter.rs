//! The matters that an arbiter judges, and their text form. Incidente.
//!
//! One word says what happened, and `key=value` pairs say what an article asks about it. A key that is left out has its
//! usual value.

use crate::clock::SECOND;

named! {
    /// What is done with the hand and counts, or may count, as an illegal move.
    ///
    /// Its name is the word in the text form.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Slip {
        /// Lance ilegal. FIDE 2023 7.5.1
        IllegalMove = "illegal",
        /// The pawn stands on the last rank and the clock was pressed. FIDE 2023 7.5.2
        Unpromoted = "unpromoted",
        /// The clock was pressed and nothing had been moved. FIDE 2023 7.5.3
        NoMove = "no-move",
        /// One move with two hands: castling, a capture, a promotion. FIDE 2023 7.5.4
        TwoHands = "two-hands",
        /// The opponent's king was taken. FIDE 2023 1.4.1
        KingTaken = "king-taken",
    }
}

named! {
    /// Whether the other side can still checkmate by any series of legal moves.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Mate {
        Yes = "yes",
        No = "no",
        /// Nobody has said: the arbiter looks at the board.
        #[default]
        Unknown = "unknown",
    }
}

/// Who noticed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noticed {
    Nobody,
    /// The arbiter, and no player claims it.
    Seen,
    /// A player claims it.
    Claimed,
    /// Not said, as on the clock's page: the judgement tells the condition.
    Unsaid,
}

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
    /// How the arbiter answers the claim that the opponent cannot win, or does not try. FIDE 2023 III.5
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

/// Something that an article answers. Times in µs; moves are those that both have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// An illegal move or what counts as one. `nth`: its number for this player, from 1; `moved_on`: the opponent has moved
    /// since. FIDE 2023 7.5
    Illegal { slip: Slip, nth: u32, noticed: Noticed, moved_on: bool, mate: Mate },
    /// A draw was claimed, and wrongly. `left`: what the claimant's clock shows. FIDE 2023 9.5.3
    WrongClaim { left: u64 },
    /// A draw was claimed, and rightly. FIDE 2023 9.5.2
    CorrectClaim { by: By },
    /// A draw was claimed after a piece had been touched, or after the move had been made. If the position is only about to
    /// appear, the move was written first. FIDE 2023 9.2.1, FIDE 2005 9.2.a
    LateClaim { moved: bool, by: By },
    /// The player's flag is down. `own`: the opponent, who would claim it, has no time either; then `last` and `increment`
    /// are asked, as of both flags. FIDE 2023 6.9, FIDE 2005 B8
    Flag { noticed: Noticed, own: bool, last: bool, increment: bool, mate: Mate },
    /// Both flags are down, and nobody knows which fell first. `last`: in the last period. FIDE 2023 III.3.1
    BothFlags { last: bool, increment: bool },
    /// The player resigned. FIDE 2023 5.1.2
    Resigned { mate: Mate },
    /// Agreed to a draw, both having moved or not. FIDE 2023 5.2.3
    Agreed { moved: bool },
    /// Offered a draw while the opponent thinks, or without a move of one's own.
    OfferedAtWrongTime,
    /// Came so long after the start, or is still away; what the regulations allow, where they say. FIDE 2023 6.7.1
    Late { after: u64, tolerance: Option<u64> },
    /// Neither player was there at the start. FIDE 2023 6.7.2
    BothLate,
    /// The game began with colours reversed. FIDE 2023 7.3
    Colours { moves: u32 },
    /// The pieces were wrongly set up. FIDE 2023 7.2.1
    SetUp { moves: u32 },
    /// The board was turned by a quarter. FIDE 2023 7.2.2
    BoardTurned { moves: u32 },
    /// The clock was wrongly set. FIDE 2023 6.10.2
    ClockSetting { moves: u32 },
    /// Pieces knocked over.
    Displaced,
    /// Pieces are found on squares where no move has put them.
    Shifted,
    /// Whether a legal move, capture or castling with what was touched exists.
    Touched { what: Touched, can: bool },
    /// Announced first: "ajeito".
    Adjusted,
    /// Plainly by accident.
    Accident,
    /// A piece was let go on a square and is moved to another.
    Released,
    /// The opponent's breach of the rules of touching is claimed after a piece was touched.
    TouchClaim,
    /// Both kings are in check, the player's by the player's own move. `moved_on`: another move has been completed since;
    /// `nth`: the number of the illegal move, from 1.
    BothInCheck { moved_on: bool, nth: u32, mate: Mate },
    /// The clock was stopped by a player, with a reason or without, or by the arbiter. FIDE 2023 6.11
    Stopped { by_arbiter: bool, reason: bool },
    /// The clock was struck, thrown, or held down.
    Struck,
    /// The clock was pressed with the other hand.
    OtherHand,
    /// The player does not write. `left` on the player's clock, `increment` a move.
    NotWriting { left: u64, increment: u64 },
    /// What is wrong with the score sheet.
    ScoreSheet(Sheet),
    /// Both have signed a wrong result.
    SignedWrong,
    /// A phone: it rang, or is only carried. `milder`: the regulations ask for less than the loss.
    Phone { rang: bool, milder: bool },
    /// The player disturbs the opponent.
    Disturbing,
    /// The player uses notes or advice.
    Notes,
    /// The player left, having the move or not.
    Leaving { to_move: bool },
    /// A spectator tells a player something.
    Spectator,
    /// Persistent refusal, of one or of both.
    Refusal { both: bool },
    /// With less than two minutes a player says that the opponent cannot win by normal means.
    QuickPlay { left: u64, increment: bool, arbiter: Finish },
    /// The player gave checkmate.
    Checkmate,
    /// Nobody can checkmate any more.
    DeadPosition,
    /// The position has stood for the fifth time.
    Fivefold,
    /// Moves by each side without a capture or a pawn's move, and whether the last one gave checkmate.
    SeventyFive { mate: bool },
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

/// A key of an incident, its usual value, and what else it may be.
type Key = (&'static str, &'static str, String);

/// An incident with its keys: the list that a form shows.
pub struct Form {
    pub name: &'static str,
    pub keys: Vec<Key>,
}

/// Every incident, in the order of the list.
const NAMES: &str = "illegal unpromoted no-move two-hands king-taken wrong-claim correct-claim late-claim flag both-flags \
    resigned agreed offered-at-wrong-time late both-late colours set-up board-turned clock-setting displaced shifted \
    touched adjusted accident released touch-claim both-in-check stopped struck other-hand not-writing score-sheet \
    signed-wrong phone disturbing notes leaving spectator refusal quick-play checkmate dead-position fivefold \
    seventy-five asks-arbiter";

/// The form of every incident.
pub fn forms() -> Vec<Form> {
    let form = |name| Form { name, keys: keys_of(name).unwrap_or_default() };
    NAMES.split_whitespace().map(form).collect()
}

fn keys_of(name: &str) -> Result<Vec<Key>, MatterError> {
    let mut values = Values { given: Vec::new(), asked: Vec::new() };
    values.matter(name)?;
    Ok(values.asked)
}

/// The values of the keys, the usual one where nothing is said; and the keys that were asked for.
struct Values<'a> {
    given: Vec<(&'a str, &'a str)>,
    asked: Vec<Key>,
}

impl Values<'_> {
    fn read<T>(
        &mut self,
        key: &'static str,
        usual: &'static str,
        values: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, MatterError> {
        self.asked.push((key, usual, values.to_string()));
        let word = self.given.iter().find(|(other, _)| *other == key).map_or(usual, |(_, value)| *value);
        read(word).ok_or_else(|| MatterError::Value(format!("{key}={word}")))
    }

    fn yes(&mut self, key: &'static str, usual: &'static str) -> Result<bool, MatterError> {
        self.read(key, usual, "yes|no", |word| match word {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        })
    }

    fn number(&mut self, key: &'static str, usual: &'static str) -> Result<u32, MatterError> {
        self.read(key, usual, "a number", |word| word.parse().ok())
    }

    /// µs, written in seconds.
    fn seconds(&mut self, key: &'static str, usual: &'static str) -> Result<u64, MatterError> {
        self.read(key, usual, "a number", micros)
    }

    fn one<T: Copy>(
        &mut self,
        key: &'static str,
        usual: &'static str,
        all: &[T],
        name: fn(T) -> &'static str,
    ) -> Result<T, MatterError> {
        let values: Vec<&str> = all.iter().map(|value| name(*value)).collect();
        self.read(key, usual, &values.join("|"), |word| all.iter().copied().find(|value| name(*value) == word))
    }

    fn noticed(&mut self) -> Result<Noticed, MatterError> {
        Ok(match (self.yes("seen", "yes")?, self.yes("claimed", "yes")?) {
            (_, true) => Noticed::Claimed,
            (true, false) => Noticed::Seen,
            (false, false) => Noticed::Nobody,
        })
    }

    fn by(&mut self) -> Result<By, MatterError> {
        self.one("by", "repetition", &By::ALL, By::name)
    }

    fn mate(&mut self) -> Result<Mate, MatterError> {
        self.one("mate", "yes", &Mate::ALL, Mate::name)
    }

    /// The incident of this name; its keys are asked in the order of the list.
    fn matter(&mut self, name: &str) -> Result<Matter, MatterError> {
        if let Some(slip) = Slip::from_name(name) {
            let (nth, noticed) = (self.number("nth", "1")?, self.noticed()?);
            return Ok(Matter::Illegal {
                slip,
                nth,
                noticed,
                moved_on: self.yes("moved-on", "no")?,
                mate: self.mate()?,
            });
        }
        Ok(match name {
            "wrong-claim" => Matter::WrongClaim { left: self.seconds("left", "600")? },
            "correct-claim" => Matter::CorrectClaim { by: self.by()? },
            "late-claim" => Matter::LateClaim { moved: self.yes("moved", "no")?, by: self.by()? },
            "flag" => {
                let (noticed, own) = (self.noticed()?, self.yes("own", "no")?);
                Matter::Flag { noticed, own, last: true, increment: false, mate: self.mate()? }
            }
            "both-flags" => {
                Matter::BothFlags { last: self.yes("last", "yes")?, increment: self.yes("increment", "no")? }
            }
            "resigned" => Matter::Resigned { mate: self.mate()? },
            "agreed" => Matter::Agreed { moved: self.yes("moved", "yes")? },
            "offered-at-wrong-time" => Matter::OfferedAtWrongTime,
            "late" => Matter::Late {
                after: self.seconds("after", "0")?,
                tolerance: self.read("tolerance", "unstated", "a number|unstated", |word| {
                    if word == "unstated" { Some(None) } else { micros(word).map(Some) }
                })?,
            },
            "both-late" => Matter::BothLate,
            "colours" => Matter::Colours { moves: self.number("moves", "0")? },
            "set-up" => Matter::SetUp { moves: self.number("moves", "0")? },
            "board-turned" => Matter::BoardTurned { moves: self.number("moves", "0")? },
            "clock-setting" => Matter::ClockSetting { moves: self.number("moves", "0")? },
            "displaced" => Matter::Displaced,
            "shifted" => Matter::Shifted,
            "touched" => {
                let what = self.one("what", "own", &Touched::ALL, Touched::name)?;
                Matter::Touched { what, can: self.yes("can", "yes")? }
            }
            "adjusted" => Matter::Adjusted,
            "accident" => Matter::Accident,
            "released" => Matter::Released,
            "touch-claim" => Matter::TouchClaim,
            "both-in-check" => {
                let (moved_on, nth) = (self.yes("moved-on", "no")?, self.number("nth", "1")?);
                Matter::BothInCheck { moved_on, nth, mate: self.mate()? }
            }
            "stopped" => Matter::Stopped { by_arbiter: false, reason: self.yes("reason", "no")? },
            "struck" => Matter::Struck,
            "other-hand" => Matter::OtherHand,
            "not-writing" => {
                Matter::NotWriting { left: self.seconds("left", "600")?, increment: self.seconds("increment", "0")? }
            }
            "score-sheet" => Matter::ScoreSheet(self.one("state", "missing", &Sheet::ALL, Sheet::name)?),
            "signed-wrong" => Matter::SignedWrong,
            "phone" => Matter::Phone { rang: self.yes("rang", "yes")?, milder: self.yes("milder", "no")? },
            "disturbing" => Matter::Disturbing,
            "notes" => Matter::Notes,
            "leaving" => Matter::Leaving { to_move: self.yes("to-move", "yes")? },
            "spectator" => Matter::Spectator,
            "refusal" => Matter::Refusal { both: self.yes("both", "no")? },
            "quick-play" => {
                let (left, increment) = (self.seconds("left", "90")?, self.yes("increment", "no")?);
                let arbiter = self.one("arbiter", "agrees", &Finish::ALL, Finish::name)?;
                Matter::QuickPlay { left, increment, arbiter }
            }
            "checkmate" => Matter::Checkmate,
            "dead-position" => Matter::DeadPosition,
            "fivefold" => Matter::Fivefold,
            "seventy-five" => Matter::SeventyFive { mate: self.yes("mate", "no")? },
            "asks-arbiter" => Matter::AsksArbiter,
            _ => return Err(MatterError::Incident(name.to_string())),
        })
    }
}

/// Seconds as µs.
fn micros(word: &str) -> Option<u64> {
    word.parse::<u64>().ok().map(|seconds| seconds.saturating_mul(SECOND))
}

impl Matter {
    /// What may stand where a text is no matter: the incidents, or the keys of this one.
    pub fn wanted(name: &str) -> String {
        let words: Vec<String> = match keys_of(name) {
            Ok(keys) => keys.iter().map(|(key, _, values)| [*key, "=", values].concat()).collect(),
            Err(_) => NAMES.split_whitespace().map(str::to_string).collect(),
        };
        ["one of: ", &words.join(", ")].concat()
    }

    /// Reads an incident's name and its pairs, `nth=2,seen=no`.
    ///
    /// ```
    /// # use lance_legal::laws::Matter;
    /// assert_eq!(Matter::read("agreed", "moved=no"), Ok(Matter::Agreed { moved: false }));
    /// ```
    ///
    /// # Errors
    ///
    /// Says which word is no incident, no key of it, or no value of the key.
    pub fn read(name: &str, pairs: &str) -> Result<Matter, MatterError> {
        let keys = keys_of(name)?;
        let mut given = Vec::new();
        for pair in pairs.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let key = key.trim();
            if !keys.iter().any(|(known, ..)| *known == key) {
                return Err(MatterError::Key(key.to_string()));
            }
            given.push((key, value.trim()));
        }
        Values { given, asked: Vec::new() }.matter(name)
    }
}
