//! The editions of the Laws of Chess, and what each says about how a game ends. Edições das Leis.
//!
//! A later row states what its edition says; a number that an edition does not have is in no row. Absent: the
//! edition of 2009, of which only articles 6 to 9 were at hand; clocks, irregularities, penalties.

use super::draws::ClaimKind;
use super::game::Status;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An edition of the Laws. Edição.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force since 1 January 2023.
    #[default]
    Laws2023,
    /// In force from 2018, and printed in the school regulation.
    Laws2018,
    /// In force from 2005.
    Laws2005,
}

/// What an edition says about the end of a game, with its own article numbers.
#[derive(Clone, Copy, Debug)]
struct Row {
    edition: Edition,
    name: &'static str,
    checkmate: &'static str,
    resignation: &'static str,
    stalemate: &'static str,
    dead_position: &'static str,
    agreement: &'static str,
    /// The offer of a draw: first the move, then the offer, then the clock.
    offer: &'static str,
    flag: &'static str,
    repetition: &'static str,
    fifty_moves: &'static str,
    /// What a wrong claim costs.
    wrong_claim: &'static str,
    /// The fifth repetition, and the 75 moves: the edition ends the game by itself.
    automatic: Option<(&'static str, &'static str)>,
    /// Both must have moved before they may agree on a draw.
    agreement_after_moves: bool,
    /// Who resigns when the opponent cannot checkmate any more draws.
    resignation_draws: bool,
}

const LAWS_2023: Row = Row {
    edition: Edition::Laws2023,
    name: "2023",
    checkmate: "5.1.1",
    resignation: "5.1.2",
    stalemate: "5.2.1",
    dead_position: "5.2.2",
    agreement: "5.2.3",
    offer: "9.1.2.1",
    flag: "6.9",
    repetition: "9.2",
    fifty_moves: "9.3",
    wrong_claim: "9.5.3",
    automatic: Some(("9.6.1", "9.6.2")),
    agreement_after_moves: true,
    resignation_draws: true,
};

const ROWS: [Row; 3] = [
    LAWS_2023,
    Row { edition: Edition::Laws2018, name: "2018", resignation_draws: false, ..LAWS_2023 },
    Row {
        edition: Edition::Laws2005,
        name: "2005",
        checkmate: "5.1.a",
        resignation: "5.1.b",
        stalemate: "5.2.a",
        dead_position: "5.2.b",
        agreement: "5.2.c",
        offer: "9.1.a",
        flag: "6.10",
        repetition: "9.2",
        fifty_moves: "9.3",
        wrong_claim: "9.5.b",
        automatic: None,
        agreement_after_moves: false,
        resignation_draws: false,
    },
];

impl Edition {
    pub const ALL: [Edition; 3] = [Edition::Laws2023, Edition::Laws2018, Edition::Laws2005];

    fn row(self) -> &'static Row {
        // Every edition has its row, as a test holds.
        ROWS.iter().find(|row| row.edition == self).unwrap_or(&LAWS_2023)
    }

    /// `2023`, `2018`, `2005`: the form on the page and in records.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// From the form of [`Edition::name`].
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// The article that ends a game so. An end this edition does not know has the number of 2023.
    pub fn article(self, status: Status) -> &'static str {
        let row = self.row();
        let (fivefold, seventy_five) = row.automatic.unwrap_or(("9.6.1", "9.6.2"));
        match status {
            Status::Checkmate => row.checkmate,
            Status::Stalemate => row.stalemate,
            Status::DeadPosition => row.dead_position,
            Status::Resignation(_) => row.resignation,
            Status::Agreement => row.agreement,
            Status::Flag(_) => row.flag,
            Status::Repetition => row.repetition,
            Status::FiftyMoves => row.fifty_moves,
            Status::FivefoldRepetition => fivefold,
            Status::SeventyFiveMoves => seventy_five,
        }
    }

    /// The article of a claim of a draw.
    pub fn claim_article(self, kind: ClaimKind) -> &'static str {
        match kind {
            ClaimKind::Repetition => self.row().repetition,
            ClaimKind::FiftyMoves => self.row().fifty_moves,
        }
    }

    /// The article on how a draw is offered.
    pub fn offer_article(self) -> &'static str {
        self.row().offer
    }

    /// The article on what a wrong claim costs.
    pub fn wrong_claim_article(self) -> &'static str {
        self.row().wrong_claim
    }

    /// Whether the fifth repetition and the 75 moves end a game by themselves.
    pub fn has_automatic_draws(self) -> bool {
        self.row().automatic.is_some()
    }

    /// Whether both must have moved before they may agree on a draw.
    pub fn agreement_after_moves(self) -> bool {
        self.row().agreement_after_moves
    }

    /// Whether a resignation draws when the opponent cannot checkmate any more.
    pub fn resignation_draws(self) -> bool {
        self.row().resignation_draws
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let name = String::deserialize(deserializer)?;
        Edition::from_name(&name).ok_or_else(|| serde::de::Error::custom("unknown edition"))
    }
}
