//! A player's card: what each round was, with colours. The pairing of the next round reads nothing else.

use crate::color::Color;

use super::table::{Entry, Outcome, Scale};
use super::{Points, Tournament, TournamentError};

/// How a game ended for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    Win,
    Draw,
    Loss,
}

impl Ended {
    pub const fn points(self) -> Points {
        match self {
            Ended::Win => Points::ONE,
            Ended::Draw => Points::HALF,
            Ended::Loss => Points::ZERO,
        }
    }

    const fn outcome(self) -> Outcome {
        match self {
            Ended::Win => Outcome::Win,
            Ended::Draw => Outcome::Draw,
            Ended::Loss => Outcome::Loss,
        }
    }
}

/// What a round was for one player. Opponents by number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A game over the board.
    Game { opponent: usize, color: Color, ended: Ended },
    /// Paired, but one of the two did not come. Falta. No game, no colour.
    Forfeit { opponent: usize, color: Color, ended: Ended },
    /// Isento, because the number is odd: a point.
    PairingBye,
    /// A point without an opponent, given by the organiser.
    FullBye,
    /// Half a point without an opponent, asked for.
    HalfBye,
    /// Away, without points.
    Away,
}

impl Turn {
    pub const fn points(self) -> Points {
        match self {
            Turn::Game { ended, .. } | Turn::Forfeit { ended, .. } => ended.points(),
            Turn::PairingBye | Turn::FullBye => Points::ONE,
            Turn::HalfBye => Points::HALF,
            Turn::Away => Points::ZERO,
        }
    }

    pub(super) fn entry(self) -> Entry {
        let entry = |opponent, outcome, played| Entry { opponent, outcome, played, ..Entry::AWAY };
        match self {
            Turn::Game { opponent, ended, .. } => entry(Some(opponent), ended.outcome(), true),
            Turn::Forfeit { opponent, ended: Ended::Loss, .. } => entry(Some(opponent), Outcome::Absent, false),
            Turn::Forfeit { opponent, ended, .. } => entry(Some(opponent), ended.outcome(), false),
            Turn::PairingBye | Turn::FullBye => entry(None, Outcome::Win, false),
            Turn::HalfBye => entry(None, Outcome::Draw, false),
            Turn::Away => Entry::AWAY,
        }
    }

    /// The opponent, the colour and the end of a game that was played.
    pub const fn game(self) -> Option<(usize, Color, Ended)> {
        match self {
            Turn::Game { opponent, color, ended } => Some((opponent, color, ended)),
            _ => None,
        }
    }

    /// Who was to be met, played or not, and the colour.
    pub const fn paired(self) -> Option<(usize, Color)> {
        match self {
            Turn::Game { opponent, color, .. } | Turn::Forfeit { opponent, color, .. } => Some((opponent, color)),
            _ => None,
        }
    }
}

/// Two players who are to meet, or one who has the pairing bye. Players by number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    pub white: usize,
    pub black: Option<usize>,
}

/// A player's rounds in order, and what the next round needs to know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Rounds after the last count as away.
    pub turns: Vec<Turn>,
    /// Not to be paired in the next round.
    pub absent: bool,
    /// Points by round that count for the pairing alone; the rest are nothing. Aceleração.
    pub lent: Vec<Points>,
}

impl Card {
    pub fn turn(&self, round: usize) -> Turn {
        self.turns.get(round).copied().unwrap_or(Turn::Away)
    }

    /// The points after this many rounds.
    pub fn points(&self, rounds: usize) -> Points {
        (0..rounds).map(|round| self.turn(round).points()).sum()
    }
}

/// Two players who may not meet, in these rounds. Players and rounds by number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ban {
    pub players: (usize, usize),
    pub first: usize,
    /// The last of the rounds.
    pub last: usize,
}

impl Ban {
    /// In the whole tournament.
    pub const fn always(players: (usize, usize)) -> Ban {
        Ban { players, first: 0, last: usize::MAX }
    }

    pub const fn holds(&self, round: usize) -> bool {
        self.first <= round && round <= self.last
    }

    /// Whether it is about these two.
    pub fn keeps_apart(&self, one: usize, other: usize) -> bool {
        self.players == (one, other) || self.players == (other, one)
    }
}

/// A Swiss tournament before its next round. Players by number from 0, in the order of the first list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    pub cards: Vec<Card>,
    /// The rounds that were played.
    pub played: usize,
    /// How many there are to be, where it is known: the last round has rules of its own.
    pub rounds: Option<usize>,
    /// The colour of the first player in the first round, where it was drawn; otherwise White.
    pub first_color: Option<Color>,
    /// Players who may not meet.
    pub forbidden: Vec<Ban>,
    /// What a round pays: teams have points of their own.
    pub scale: Scale,
}

impl Field {
    /// The tournament as it was before a round.
    #[must_use]
    pub fn before(&self, round: usize) -> Field {
        let mut earlier = self.clone();
        earlier.played = round.min(self.played);
        for card in &mut earlier.cards {
            if round < self.played {
                let turn = card.turn(round);
                card.absent = turn.paired().is_none() && turn != Turn::PairingBye;
            }
            card.turns.truncate(round);
        }
        earlier
    }

    /// The points with which a player enters a round: those won, and those lent for it.
    pub fn standing(&self, player: usize, round: usize) -> Points {
        let lent = self.cards.get(player).and_then(|card| card.lent.get(round)).copied();
        self.won(player, round) + lent.unwrap_or_default()
    }

    /// The points won before a round.
    pub fn won(&self, player: usize, round: usize) -> Points {
        let Some(card) = self.cards.get(player) else { return Points::ZERO };
        (0..round).map(|round| self.scale.pays(card.turn(round).entry().outcome)).sum()
    }

    /// The round, counted from 0, in which two players had a game.
    pub fn met(&self, one: usize, other: usize) -> Option<usize> {
        let turns = &self.cards.get(one)?.turns;
        let had = |turn: &Turn| turn.game().is_some_and(|(opponent, ..)| opponent == other);
        turns.iter().take(self.played).position(had)
    }

    /// Whether the organiser does not let two players meet in the next round.
    pub fn forbids(&self, one: usize, other: usize) -> bool {
        self.forbidden.iter().any(|ban| ban.holds(self.played) && ban.keeps_apart(one, other))
    }

    /// The pairs of a round that was played, with the player who had the pairing bye.
    pub fn pairs(&self, round: usize) -> Vec<Pair> {
        let entries = self.cards.iter().enumerate().filter_map(|(player, card)| match card.turn(round) {
            Turn::PairingBye => Some(Pair { white: player, black: None }),
            turn => {
                let (opponent, color) = turn.paired()?;
                (color == Color::White).then_some(Pair { white: player, black: Some(opponent) })
            }
        });
        entries.collect()
    }

    /// The same rounds for the table of points, with the ties of the school regulation.
    ///
    /// # Errors
    /// Rounds that cannot be, see [`TournamentError`].
    pub fn tournament(&self) -> Result<Tournament, TournamentError> {
        Tournament::of_entries(self.cards.len(), self.entries())
    }

    /// What each round was for each player.
    pub(super) fn entries(&self) -> impl Iterator<Item = Vec<(usize, Entry)>> {
        (0..self.played).map(|round| self.cards.iter().map(|card| card.turn(round).entry()).enumerate().collect())
    }
}
