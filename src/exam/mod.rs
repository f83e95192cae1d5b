//! Which rules of the game a pupil knows: "O que já sabes?", which finds where in the course to begin, and the exam. What
//! was missed in the course is asked again in the same way.
//!
//! The tasks are levels of the course: [`Rules`] is read from `assets/exam/rules.txt` and names them by rule. A [`Sitting`]
//! says which comes next and keeps the answers, of which only the first to each task counts ([`first_answer`]). What comes
//! out is a [`Map`] of the lessons, or a [`Report`] by rule.
//!
//! Pure: no words, no time, no storage; chance is an argument.

mod map;
mod placement;
mod report;
mod rules;
mod series;
mod sitting;

pub use map::{Map, map};
pub use placement::{LEAST, MOST, Standing, standing};
pub use report::{Report, Row, USUAL_MINIMUM, first_answer, minimum};
pub use rules::{FIRST, FirstAnswer, LEVELS, LevelId, OWN, RULES, Rule, Rules, STEPS, Task};
pub use series::{series, versions};
pub use sitting::{REVIEWED, Sitting};
