//! What the exercises of notation on a board have in common.

use super::context::Notation;
use crate::drills::positions::Task;
use crate::figures;
use crate::ui::board::shape_name;
use crate::ui::pages::drills::Trainer;

/// The board and the card of an exercise of notation.
pub(super) type ExerciseView = crate::ui::pages::drills::stage::ExerciseView<Notation>;

/// What is asked of the move of an arrow, in words too: from where to where, and what the pawn becomes. `ids` are the
/// messages for a move and for a promotion.
pub(super) fn asked(trainer: Trainer, task: &Task, ids: [&str; 2]) -> String {
    let m = task.m;
    let mut values = vec![("from", m.from.to_string().into()), ("to", m.to.to_string().into())];
    let piece = m.promotion.map(|role| ("piece", shape_name(trainer.i18n, figures::shape(role)).into()));
    let id = if piece.is_some() { ids[1] } else { ids[0] };
    values.extend(piece);
    trainer.tr_with(id, &values)
}
