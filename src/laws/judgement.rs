//! What an arbiter decides: the decision, the times, the articles, and what else is done. Decisão.

use super::matter::Noticed;
use crate::edition::Article;

named! {
    /// What becomes of the game.
    ///
    /// Its name is the word in text forms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Decision {
        PlayOn = "play-on",
        /// The player wins.
        Win = "win",
        Loss = "loss",
        Draw = "draw",
        BothLose = "both-lose",
        NewGame = "new-game",
        /// The position before the irregularity is set up again, and the game goes on.
        Restore = "restore",
        /// This must be moved, taken, or castled with; the game goes on.
        MustPlay = "must-play",
        /// The arbiter chooses a penalty, or decides.
        Arbiter = "arbiter",
        /// It depends on whether the other side can still checkmate.
        AskMate = "ask-mate",
        /// This edition prints nothing on it.
        Silent = "silent",
    }
}

named! {
    /// What else an article orders, beside the decision and the times.
    ///
    /// Its name is the word in text forms and in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Follow {
        /// The position before the irregularity is set up again, with times of the arbiter's choosing. FIDE 2023 7.5.1, 7.1
        PositionRestored = "position-restored",
        /// The new move is one with the touched piece, if it has any. FIDE 2023 7.5.1
        TouchedPiece = "touched-piece",
        /// The pawn becomes a queen. FIDE 2023 7.5.2
        Queen = "queen",
        /// A king that began on a wrong square does not castle. FIDE 2023 A.5.1.2, FIDE 2005 B4
        NoCastlingKing = "no-castling-king",
        /// A rook that began on a wrong square does not castle. FIDE 2023 A.5.1.2
        NoCastlingRook = "no-castling-rook",
        /// The players may still put it right, if both agree. FIDE 2023 A.5.2
        PlayersMayCorrect = "players-may-correct",
        /// The move that the claim was about is played. FIDE 2023 9.5.3
        IntendedMove = "intended-move",
        /// The opponent wins. FIDE 2023 11.3.2.2
        OpponentWins = "opponent-wins",
        /// The arbiter decides what the opponent scores. FIDE 2023 11.7
        OpponentScore = "opponent-score",
        /// The arbiter may punish whoever knocked the pieces over. FIDE 2023 7.4.3
        MayPenalise = "may-penalise",
        /// The arbiter may send the spectator out. FIDE 2023 12.7
        MayExpel = "may-expel",
        /// The arbiter may still give the draw, even once the flag is down. FIDE 2023 III.5.2
        MayStillDraw = "may-still-draw",
    }
}

/// The reasons of rulings that an edition prints without a number: the last lines of the student games' rules.
pub const UNNUMBERED: &[&str] = &["in-time-unnumbered", "too-late-unnumbered"];

/// Under which condition a judgement holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// The arbiter saw it or the opponent claims it, before the opponent's next move. FIDE 2023 A.5.2
    Noticed,
    /// Only if the opponent claims it, and before his own move. FIDE 2005 B6
    ClaimedInTime,
    /// Only if a player claims it. FIDE 2005 B7
    Claimed,
}

impl When {
    /// Whether it holds. Where it is not said who noticed it, it counts as held.
    pub(super) fn holds(self, noticed: Noticed) -> bool {
        match self {
            When::Always => true,
            When::Noticed => noticed != Noticed::Nobody,
            When::ClaimedInTime | When::Claimed => matches!(noticed, Noticed::Claimed | Noticed::Unsaid),
        }
    }
}

/// What is decided, by which articles, and what else is done. Times in µs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub decision: Decision,
    /// Given to the player, or taken where negative.
    pub player: i64,
    /// The same for the opponent.
    pub opponent: i64,
    /// Every article, as printed in the edition; the one that decides comes first. Empty where the edition prints none, or
    /// none with a number, see [`UNNUMBERED`].
    pub articles: Vec<&'static str>,
    /// The word of the sentence that says why: `reason-<word>` among the texts.
    pub reason: &'static str,
    /// What else is done, in the order in which it is done.
    pub follows: Vec<Follow>,
    /// The condition under which it holds; [`judge`](super::judge()) has checked it unless the matter is [`Noticed::Unsaid`].
    pub when: When,
    /// Whether it is one more illegal move of the player.
    pub counts: bool,
    /// Whether the player moves again, since the position before the move is restored. FIDE 2023 7.5.1
    pub again: bool,
}

impl Judgement {
    pub(super) fn new(decision: Decision, articles: &[&'static str], reason: &'static str) -> Judgement {
        Judgement {
            decision,
            player: 0,
            opponent: 0,
            articles: articles.to_vec(),
            reason,
            follows: Vec::new(),
            when: When::Always,
            counts: false,
            again: false,
        }
    }

    pub(super) fn silent() -> Judgement {
        Judgement::new(Decision::Silent, &[], "not-printed")
    }

    /// Whether the arbiter stops the clock for it.
    pub fn stops_clock(&self) -> bool {
        !["after-flag", "hands-too-late", "in-time", "no-tolerance", "stays"].contains(&self.reason)
    }
}

pub(super) fn plain(decision: Decision, articles: &[Article], reason: &'static str) -> Judgement {
    let articles: Vec<&str> = articles.iter().copied().flatten().collect();
    Judgement::new(decision, &articles, reason)
}
