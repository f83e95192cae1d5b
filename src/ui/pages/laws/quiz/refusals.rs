//! Why a move on the board of a question is illegal. This brings the rules of chess and draughts into the chunk of boards.

use crate::board::Mark;
use crate::chess::{self, legality};
use crate::draughts::{self, CLASSICAS};
use crate::figures;
use crate::quiz::{BoardGame, Setting};
use crate::square::Square;
use crate::ui::i18n::I18n;
use crate::ui::{draughts_words, refusal};

/// A refusal in words and marks.
#[derive(Clone)]
pub(super) struct Refusal {
    pub(super) title: String,
    pub(super) text: String,
    pub(super) article: &'static str,
    pub(super) marks: Vec<Mark>,
}

/// Why this move is refused on this board; `None` where the rules allow it.
pub(super) fn refuse(i18n: I18n, setting: &Setting, from: Square, to: Square) -> Option<Refusal> {
    match setting.game {
        BoardGame::Chess => {
            let position = chess::Position::from_fen(&setting.text).ok()?;
            let illegal = legality::judge(&position, None, None, from, to, None).err()?;
            Some(Refusal {
                title: refusal::title(i18n, &illegal),
                text: refusal::text(i18n, &illegal),
                article: illegal.article(),
                marks: figures::refusal_marks(&illegal),
            })
        }
        BoardGame::Draughts => {
            let position = draughts::Position::from_text(&CLASSICAS, &setting.text).ok()?;
            let illegal = draughts::judge_whole(&position, &[from, to]).err()?;
            Some(Refusal {
                title: draughts_words::refusal_title(i18n, &illegal),
                text: draughts_words::refusal_text(i18n, &illegal),
                article: illegal.article()?,
                marks: figures::draughts_marks(&illegal),
            })
        }
    }
}
