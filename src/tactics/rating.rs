//! How strong a pupil is at a theme. Elo, as docs/training.md has it written down.

/// Where a pupil begins, who knows how the pieces move.
const START: i32 = 700;
/// Nobody is placed below or above.
const BOUNDS: (i32, i32) = (400, 2200);
/// How far an answer moves a rating at first, and after many.
const STEPS: (i32, i32) = (80, 16);
/// After so many answers the step is half of the first.
const HALF: i32 = 12;
/// A puzzle is chosen so much below the pupil that three of four are solved.
const EASIER: i32 = 190;

/// A rating and from how many answers it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Elo, in hundredths, so that small steps are not lost.
    hundredths: i32,
    answers: u32,
}

impl Default for Skill {
    fn default() -> Skill {
        Skill { hundredths: START * 100, answers: 0 }
    }
}

/// The share of points that a pupil is expected to have, 0 to 1.
pub fn expected(pupil: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - pupil) / 400.0))
}

impl Skill {
    /// From a record; what no pupil can have is brought within the bounds.
    pub fn new(hundredths: i32, answers: u32) -> Skill {
        Skill { hundredths: hundredths.clamp(BOUNDS.0 * 100, BOUNDS.1 * 100), answers }
    }

    /// In Elo.
    pub fn rating(self) -> u16 {
        u16::try_from(self.hundredths / 100).unwrap_or_default()
    }

    pub fn hundredths(self) -> i32 {
        self.hundredths
    }

    pub fn answers(self) -> u32 {
        self.answers
    }

    /// After a puzzle of this rating. Early answers move it far, later ones little.
    pub fn answered(self, puzzle: u16, right: bool) -> Skill {
        let answers = i32::try_from(self.answers).unwrap_or(i32::MAX);
        let step = (STEPS.0 * HALF / answers.saturating_add(HALF)).max(STEPS.1);
        let points = if right { 1.0 } else { 0.0 };
        let surprise = points - expected(f64::from(self.hundredths) / 100.0, f64::from(puzzle));
        let change = (f64::from(step) * 100.0 * surprise).round() as i32;
        Skill::new(self.hundredths.saturating_add(change), self.answers.saturating_add(1))
    }

    /// Of a theme that was never met, from what is known of the pupil: the rating is taken over, the doubt is not.
    pub fn taken_over(self) -> Skill {
        Skill { answers: 0, ..self }
    }

    /// The rating a puzzle should have.
    pub fn target(self) -> u16 {
        u16::try_from(self.hundredths / 100 - EASIER).unwrap_or_default()
    }
}
