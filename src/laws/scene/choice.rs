//! What an arbiter chooses from.

use crate::laws::{Decision, Judgement, Matter, Slip};

named! {
    /// What an arbiter can do, as the buttons say it. Decisão.
    ///
    /// Its name is the word in the file and in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Choice {
        /// The game goes on as it stands.
        PlayOn = "play-on",
        /// What went wrong is put right, and the game goes on.
        Correct = "correct",
        /// Something must be moved, taken or castled with.
        MustPlay = "must-play",
        /// The player whom it is about wins.
        Win = "win",
        Loss = "loss",
        Draw = "draw",
        BothLose = "both-lose",
        NewGame = "new-game",
        /// What was signed stays.
        Stands = "stands",
        /// The arbiter chooses a penalty, or decides.
        Arbiter = "arbiter",
    }
}

impl Choice {
    /// Whether the game goes on, so that the clock must be set.
    pub const fn goes_on(self) -> bool {
        matches!(self, Choice::PlayOn | Choice::Correct | Choice::MustPlay)
    }

    /// The button of a judgement; `None` where the edition prints nothing.
    pub(super) fn of(matter: Matter, judgement: &Judgement) -> Option<Choice> {
        // A move with two hands stays, and a move that was not made cannot go back. FIDE 2023 7.5.3, 7.5.4
        let goes_back =
            matches!(matter, Matter::Illegal { slip, .. } if !matches!(slip, Slip::TwoHands | Slip::NoMove));
        Some(match judgement.decision {
            Decision::Silent => return None,
            Decision::PlayOn if judgement.reason == "given" && goes_back => Choice::Correct,
            // The position is set up again on the board the right way round. FIDE 2023 7.2.2
            Decision::PlayOn if judgement.reason == "board-transferred" => Choice::Correct,
            Decision::PlayOn if judgement.reason == "signed-stands" => Choice::Stands,
            Decision::PlayOn => Choice::PlayOn,
            Decision::Restore => Choice::Correct,
            Decision::MustPlay => Choice::MustPlay,
            Decision::Win => Choice::Win,
            Decision::Loss => Choice::Loss,
            Decision::Draw => Choice::Draw,
            Decision::BothLose => Choice::BothLose,
            Decision::NewGame => Choice::NewGame,
            Decision::Arbiter | Decision::AskMate => Choice::Arbiter,
        })
    }
}
