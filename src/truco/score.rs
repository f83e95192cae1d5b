//! The score and the hand under way: acts in, the next state out, each change with its number.

use super::act::{Act, Call, Side};
use super::table::Table;

/// Who has so many points has won; no call asks for more. JSS 4.4.1
pub const GOAL: i16 = 12;
/// With so many points the hand is one of eleven. JSS 4.3.1.1
pub const ELEVEN: i16 = 11;
/// The most acts of a record: hundreds of games.
pub const MOST_ACTS: usize = 5_000;
/// What a pair that was caught cheating loses. JSS 4.5.1
const CHEATED: i16 = 3;
/// What the regulation does not say, the committee decides. JSS 4.6.1
const UNFORESEEN: &str = "4.6.1";

/// How the hand is played, by the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Plain,
    /// This side has 11 points. Mão de onze. JSS 4.3.1.1
    Eleven(Side),
    /// 11 to 11, in the dark. JSS 4.3.2
    Dark,
}

/// The hand under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What was accepted, and who asked for it.
    pub accepted: Option<(Call, Side)>,
    /// What waits for an answer, and who asked for it.
    pub waiting: Option<(Call, Side)>,
}

/// Why an act is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// A call waits for an answer.
    Waiting,
    /// No call waits for an answer.
    NoCall,
    /// The other side is to raise.
    OthersTurn,
    /// Twelve is the highest.
    Highest,
    /// In the hand of eleven who calls loses the game.
    Eleven,
    /// It is no hand of eleven.
    NotEleven,
    /// It is not 11 to 11.
    NotDark,
    /// The cards are dealt and the hand has begun.
    Begun,
    /// Nobody has called and been accepted, or it was raised since.
    NoTruco,
    /// The record is full.
    Full,
}

impl Refused {
    /// The number that says so, where one does.
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Refused::OthersTurn => Some("4.4.2.1"),
            Refused::Highest => Some("4.4.1"),
            Refused::Eleven => Some("4.4.3"),
            Refused::NotDark => Some("4.3.2"),
            Refused::NoTruco => Some("4.2.2"),
            _ => None,
        }
    }
}

/// What an act did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub act: Act,
    /// What was called, where it was a call or an answer to one.
    pub call: Option<Call>,
    /// What each side won or lost.
    pub points: [i16; 2],
    /// The score after it.
    pub score: [i16; 2],
    /// The number of the regulation.
    pub article: &'static str,
}

/// A table with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truco {
    table: Table,
    score: [i16; 2],
    games: [u16; 2],
    hand: Hand,
    dealer: usize,
    winner: Option<Side>,
    story: Vec<Entry>,
}

impl Truco {
    pub fn new(table: Table) -> Truco {
        let dealer = table.first();
        Truco { table, score: [0; 2], games: [0; 2], hand: Hand::default(), dealer, winner: None, story: Vec::new() }
    }

    /// Plays acts again.
    ///
    /// # Errors
    /// The first that is not possible, by its place.
    pub fn replay(table: Table, acts: impl IntoIterator<Item = Act>) -> Result<Truco, usize> {
        let mut truco = Truco::new(table);
        for (at, act) in acts.into_iter().enumerate() {
            truco.play(act).map_err(|_| at)?;
        }
        Ok(truco)
    }

    pub const fn table(&self) -> &Table {
        &self.table
    }

    pub const fn score(&self) -> [i16; 2] {
        self.score
    }

    /// The games each side has won.
    pub const fn games(&self) -> [u16; 2] {
        self.games
    }

    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// The place of who deals now.
    pub const fn dealer(&self) -> usize {
        self.dealer
    }

    /// The place of who cuts now: on the dealer's left, as is the custom, since the regulation does not say.
    pub const fn cutter(&self) -> usize {
        self.table.left_of(self.dealer)
    }

    /// The place of who deals next.
    pub const fn next_dealer(&self) -> usize {
        self.table.right_of(self.dealer)
    }

    pub const fn winner(&self) -> Option<Side> {
        self.winner
    }

    /// What was done, the first act first.
    pub fn story(&self) -> &[Entry] {
        &self.story
    }

    /// The acts alone.
    pub fn acts(&self) -> impl Iterator<Item = Act> {
        self.story.iter().map(|entry| entry.act)
    }

    pub const fn mode(&self) -> Mode {
        match self.score {
            [ELEVEN, ELEVEN] => Mode::Dark,
            [ELEVEN, _] => Mode::Eleven(Side::One),
            [_, ELEVEN] => Mode::Eleven(Side::Two),
            _ => Mode::Plain,
        }
    }

    /// What the hand is worth to who wins it.
    pub fn worth(&self) -> i16 {
        match (self.mode(), self.hand.accepted) {
            (_, Some((call, _))) => call.worth(),
            (Mode::Eleven(_), None) => self.table.eleven(),
            (Mode::Plain | Mode::Dark, None) => 1,
        }
    }

    /// What this side may ask for now.
    pub fn may_call(&self, side: Side) -> Result<Call, Refused> {
        if self.winner.is_some() {
            return Err(Refused::Over);
        }
        if self.mode() != Mode::Plain {
            return Err(Refused::Eleven);
        }
        // Who asks for more accepts what was asked before.
        match self.hand.waiting.or(self.hand.accepted) {
            None => Ok(Call::Truco),
            Some((_, caller)) if caller == side => Err(Refused::OthersTurn),
            Some((call, _)) => call.next().ok_or(Refused::Highest),
        }
    }

    /// Whether an act is possible now.
    pub fn may(&self, act: Act) -> bool {
        // The story may be long, and nothing depends on what is in it.
        let mut now = Truco { table: self.table.clone(), story: Vec::new(), ..*self };
        self.story.len() < MOST_ACTS && now.play(act).is_ok()
    }

    /// Makes an act count.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn play(&mut self, act: Act) -> Result<Entry, Refused> {
        if self.story.len() >= MOST_ACTS {
            return Err(Refused::Full);
        }
        if (act == Act::Again) != self.winner.is_some() {
            return Err(if act == Act::Again { Refused::NotOver } else { Refused::Over });
        }
        let before = self.hand;
        let (points, article) = self.outcome(act)?;
        let called = if matches!(act, Act::Call(_)) { self.hand.waiting } else { before.waiting };
        for (score, more) in self.score.iter_mut().zip(points) {
            *score = score.saturating_add(more).min(GOAL);
        }
        self.winner = Side::ALL.into_iter().find(|side| self.score[side.place()] >= GOAL);
        if let Some(winner) = self.winner {
            self.games[winner.place()] = self.games[winner.place()].saturating_add(1);
        }
        let entry = Entry { act, call: called.map(|(call, _)| call), points, score: self.score, article };
        self.story.push(entry);
        Ok(entry)
    }

    /// What each side wins or loses, and by which number. The hand and the deal go on as the act says.
    fn outcome(&mut self, act: Act) -> Result<([i16; 2], &'static str), Refused> {
        let waiting = self.hand.waiting;
        let idle = waiting.is_none();
        let needs_call = || waiting.ok_or(Refused::NoCall);
        let needs_idle = || if idle { Ok(()) } else { Err(Refused::Waiting) };
        // At most so much is missing to the goal: who loses the game loses it whatever the score.
        let whole = |side: Side, score: [i16; 2]| gain(side, GOAL.saturating_sub(score[side.place()]));
        match act {
            Act::Call(side) => {
                let call = self.may_call(side)?;
                self.hand.accepted = waiting.or(self.hand.accepted);
                self.hand.waiting = Some((call, side));
                Ok(([0; 2], "4.4.1"))
            }
            Act::Accept => {
                self.hand.accepted = Some(needs_call()?);
                self.hand.waiting = None;
                Ok(([0; 2], "4.4.1"))
            }
            Act::Run | Act::LookedAtPartner => {
                let (call, caller) = needs_call()?;
                let (points, article) = call.run();
                self.next_hand();
                Ok((gain(caller, points), if act == Act::Run { article } else { "4.3.3.2" }))
            }
            Act::LookedAtHidden => {
                needs_call()?;
                self.next_hand();
                Ok(([0; 2], "4.4.2.3"))
            }
            Act::FourCards => {
                needs_idle()?;
                let Some((Call::Truco, caller)) = self.hand.accepted else { return Err(Refused::NoTruco) };
                self.next_hand();
                Ok((gain(caller, 1), "4.2.2"))
            }
            Act::Won(side) => {
                needs_idle()?;
                let article = match (self.mode(), self.hand.accepted) {
                    (Mode::Dark, _) => "4.3.2",
                    (_, Some(_)) => "4.4.1",
                    (_, None) => UNFORESEEN,
                };
                let points = gain(side, self.worth());
                self.next_hand();
                Ok((points, article))
            }
            Act::Nobody => {
                needs_idle()?;
                self.next_hand();
                Ok(([0; 2], UNFORESEEN))
            }
            Act::BadDeal | Act::TurnedUp => {
                if self.hand != Hand::default() {
                    return Err(Refused::Begun);
                }
                self.next_hand();
                Ok(([0; 2], if act == Act::BadDeal { "4.2.5.1" } else { "4.2.5.3" }))
            }
            Act::CalledAtEleven(side) => {
                if self.mode() == Mode::Plain {
                    return Err(Refused::NotEleven);
                }
                self.next_hand();
                Ok((whole(side.other(), self.score), "4.4.3"))
            }
            Act::SawInTheDark(side) => {
                if self.mode() != Mode::Dark {
                    return Err(Refused::NotDark);
                }
                self.next_hand();
                Ok((whole(side.other(), self.score), "4.3.3.3"))
            }
            Act::Cheated(side) => Ok((gain(side, -CHEATED), "4.5.1")),
            Act::Again => {
                self.score = [0; 2];
                Ok(([0; 2], UNFORESEEN))
            }
        }
    }

    /// The deal goes to the right.
    const fn next_hand(&mut self) {
        self.hand = Hand { accepted: None, waiting: None };
        self.dealer = self.table.right_of(self.dealer);
    }

    /// Takes the last act back; returns it.
    pub fn take_back(&mut self) -> Option<Act> {
        let last = self.story.last()?.act;
        let acts: Vec<Act> = self.acts().take(self.story.len().saturating_sub(1)).collect();
        // What was played once can be played again.
        *self = Truco::replay(self.table.clone(), acts).ok()?;
        Some(last)
    }
}

const fn gain(side: Side, points: i16) -> [i16; 2] {
    match side {
        Side::One => [points, 0],
        Side::Two => [0, points],
    }
}
