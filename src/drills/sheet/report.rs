//! The sheet that was handed in, marked line by line.

use super::{Sheet, Step, align, same_minutes};
use crate::chess::anatomy;
use crate::chess::san::{self, Letters};
use crate::drills::marking::{self, Marking, Note, Verdict, each_once};

/// What was found where a move belongs.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    Right,
    /// Right with a remark, or wrong.
    Marked(Marking),
    /// Nothing stands there.
    Missing,
    /// Nothing stands there, and nobody had to write. FIDE 2023 A.2
    Free,
    /// The move was left out, and what follows stands one place too early.
    Skipped,
    /// This move and the next stand in each other's place.
    Swapped,
    /// Before this move stands something too many.
    Extra,
}

impl Finding {
    pub fn is_right(&self) -> bool {
        match self {
            Finding::Right | Finding::Free => true,
            Finding::Marked(marking) => marking.verdict == Verdict::Right,
            _ => false,
        }
    }
}

/// A place on the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The move that belongs there, counted from 0.
    pub ply: usize,
    /// Where it was written.
    pub cell: Option<usize>,
    pub finding: Finding,
}

/// The whole sheet, marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub cells: Vec<Cell>,
    /// The lines in which the clock's time was asked, and whether it is there.
    pub times: Vec<(usize, bool)>,
    /// FIDE 2023 8.7
    pub result: bool,
    /// Both have signed. FIDE 2023 8.7
    pub signed: bool,
    lines: usize,
    /// The articles of Appendix C that the written moves kept, where they were right.
    kept: Vec<&'static str>,
}

impl Report {
    pub fn of(sheet: &Sheet, letters: Letters) -> Report {
        let game = sheet.game();
        let plies = sheet.last();
        let cells = plies.max(sheet.filled());
        let moves: Vec<(String, String)> = (0..plies)
            .filter_map(|ply| {
                let m = game.plies().get(ply)?.m;
                let text = san::write(game.position_at(ply)?, m, letters);
                Some((text, m.to.to_string()))
            })
            .collect();
        let text = |cell: usize| sheet.text(cell);
        let reads = |cell: usize, ply: usize| {
            let ((written, to), before) = (moves.get(ply)?, game.position_at(ply)?);
            let text = text(cell);
            if text == written {
                return Some(0);
            }
            // Most places hold what anybody would write; where the square is another, it is another move.
            let castles = written.starts_with('0') && text.contains(['0', 'o', 'O']);
            let near = castles || text.to_ascii_lowercase().contains(to);
            (near && san::read(before, text, letters).ok() == sheet.move_at(ply)).then_some(1)
        };
        let free = sheet.is_voluntary();
        let mut found = Vec::with_capacity(plies);
        let mut kept = Vec::new();
        let mut put = |ply: usize, cell: Option<usize>, finding: Finding| found.push(Cell { ply, cell, finding });
        for step in align(cells, plies, free, |cell| !text(cell).is_empty(), reads) {
            match step {
                Step::Both { cell, ply } if text(cell).is_empty() => {
                    put(ply, Some(cell), if free { Finding::Free } else { Finding::Missing });
                }
                Step::Both { cell, ply } => {
                    let finding = marked(sheet, ply, text(cell), letters);
                    if finding.is_right()
                        && let (Some(before), Some(ply)) = (game.position_at(ply), game.plies().get(ply))
                    {
                        kept.extend(anatomy::parts(before, ply.m, letters).into_iter().map(|(_, part)| part.article()));
                    }
                    put(ply, Some(cell), finding);
                }
                Step::Swapped { cell, ply } => {
                    put(ply, Some(cell + 1), Finding::Swapped);
                    put(ply + 1, Some(cell), Finding::Right);
                }
                Step::Skipped { ply } => put(ply, None, Finding::Skipped),
                Step::Extra { cell, ply } => put(ply.min(plies.saturating_sub(1)), Some(cell), Finding::Extra),
                Step::Blank { .. } => {}
            }
        }
        let times = (0..plies.div_ceil(2)).filter(|line| sheet.plan.asks_time(*line)).filter_map(|line| {
            let seconds = sheet.clock_in(line)?;
            Some((line, same_minutes(sheet.time(line), seconds)))
        });
        Report {
            cells: found,
            times: times.collect(),
            result: sheet.result_is_right(),
            signed: sheet.signed == [true; 2],
            lines: plies.div_ceil(2),
            kept: each_once(kept),
        }
    }

    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Whether both moves of this line, and its time, are right.
    pub fn is_right(&self, line: usize) -> bool {
        self.cells.iter().filter(|cell| cell.ply / 2 == line).all(|cell| cell.finding.is_right())
            && self.times.iter().filter(|(other, _)| *other == line).all(|(_, right)| *right)
    }

    pub fn right_lines(&self) -> usize {
        (0..self.lines).filter(|line| self.is_right(*line)).count()
    }

    /// Everything that is wrong, each once.
    pub fn faults(&self) -> usize {
        self.cells.iter().filter(|cell| !cell.finding.is_right()).count()
            + self.times.iter().filter(|(_, right)| !right).count()
            + usize::from(!self.result)
            + usize::from(!self.signed)
    }

    /// Whether nothing at all was written, which where nobody need write is no fault.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| matches!(cell.finding, Finding::Free | Finding::Missing))
    }

    /// One to three: nothing wrong, at most two slips, or done.
    pub fn stars(&self) -> u8 {
        stars(self.faults() as u32)
    }

    /// The articles of Appendix C that were kept, and those that were broken, which are not among the kept.
    pub fn rules(&self) -> Vec<(&'static str, bool)> {
        let faults = self.cells.iter().filter_map(|cell| match &cell.finding {
            Finding::Marked(marking) if marking.verdict == Verdict::Wrong => Some(marking),
            _ => None,
        });
        let broken = faults.flat_map(|marking| marking.notes.iter().map(Note::article));
        let broken = each_once(broken.filter(|article| article.starts_with("C.")).collect());
        let kept = self.kept.iter().filter(|article| !broken.contains(article)).map(|article| (*article, true));
        broken.iter().map(|article| (*article, false)).chain(kept).collect()
    }
}

/// The stars for so many faults.
pub fn stars(faults: u32) -> u8 {
    match faults {
        0 => 3,
        1 | 2 => 2,
        _ => 1,
    }
}

fn marked(sheet: &Sheet, ply: usize, text: &str, letters: Letters) -> Finding {
    let game = sheet.game();
    let (Some(before), Some(made)) = (game.position_at(ply), game.plies().get(ply)) else { return Finding::Missing };
    let marking = marking::mark_with(before, made.m, text, letters, sheet.offered_at(ply));
    match marking.verdict {
        Verdict::Right if marking.notes.is_empty() => Finding::Right,
        _ => Finding::Marked(marking),
    }
}
