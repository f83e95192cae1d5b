//! How far a pupil has come at a level, before there are words for it.

use super::attempt::{Attempt, Phase};
use super::game::{Standing, Text};
use super::model::Goal;

impl<G: Text> Attempt<G> {
    /// How far the level is; `None` where there is nothing to count.
    pub fn standing(&self) -> Option<Standing> {
        if let Some(standing) = G::standing(self) {
            return Some(standing);
        }
        let moves = self.moves.len();
        match &self.level.goal {
            Goal::Task(_) if self.level.par > 1 => {
                let here = (moves + usize::from(self.phase == Phase::Open)).max(1);
                let par = usize::try_from(self.level.par).unwrap_or(usize::MAX);
                let id = if here > par { "standing-beyond" } else { "standing-par" };
                Some((id, vec![("move", here), ("par", par)]))
            }
            Goal::Mark(wanted) => {
                let left = wanted.len().saturating_sub(self.marked.len());
                Some(("left-squares", vec![("count", left)]))
            }
            _ => None,
        }
    }
}
