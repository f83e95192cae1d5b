//! The time that a move left on its side's clock, in a comment behind the move: `{[%clk 0:14:58]}`, as most programs write it.

use super::PgnGame;
use crate::movetext::{Note, NoteKind};

const OPEN: &str = "[%clk ";

/// `[%clk 0:14:58]`, of whole seconds.
pub fn clock_text(seconds: u64) -> String {
    format!("{OPEN}{}:{:02}:{:02}]", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// The seconds that a comment tells, without the part of a second; `None` where it tells none.
pub fn clock_in(comment: &str) -> Option<u64> {
    let (_, rest) = comment.split_once(OPEN)?;
    let (time, _) = rest.split_once(']')?;
    let time = time.trim();
    let whole = time.split_once('.').map_or(time, |(whole, _)| whole);
    let [hours, minutes, seconds] = whole.split(':').collect::<Vec<_>>()[..] else { return None };
    let number =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u64>().ok()).flatten();
    let (hours, minutes, seconds) = (number(hours)?, number(minutes)?, number(seconds)?);
    let fits = minutes < 60 && seconds < 60;
    fits.then(|| hours.checked_mul(3_600)?.checked_add(minutes * 60 + seconds)).flatten()
}

impl PgnGame {
    /// What each move left on the clock, in seconds; `None` where no comment says so.
    pub fn clocks(&self) -> Vec<Option<u64>> {
        let mut clocks = vec![None; self.moves.len()];
        for Note { ply, kind } in &self.notes {
            if let (Some(place), NoteKind::Comment(text)) = (ply.checked_sub(1), kind)
                && let Some(clock) = clocks.get_mut(place)
            {
                *clock = clock.or_else(|| clock_in(text));
            }
        }
        clocks
    }

    /// Adds to what is said behind the move after so many plies; words keep single spaces between them.
    pub fn comment(&mut self, ply: usize, text: &str) {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if words.is_empty() {
            return;
        }
        let said = self.notes.iter_mut().find_map(|note| match &mut note.kind {
            NoteKind::Comment(said) if note.ply == ply => Some(said),
            _ => None,
        });
        match said {
            Some(said) => *said = format!("{said} {words}"),
            None => {
                let place = self.notes.partition_point(|note| note.ply <= ply);
                self.notes.insert(place, Note { ply, kind: NoteKind::Comment(words) });
            }
        }
    }
}
