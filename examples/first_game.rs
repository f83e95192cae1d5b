//! How long a ten-year-old needs from the first visit to the first game that is won: the screens and levels before it by
//! kind, and the seconds that are assumed for each.
//!
//! `cargo run -q --no-default-features --example first_game`

use std::fs;

use lance_legal::lessons::{Catalog, Chess, Goal, Level, Special, Task, read};

mod project;

use project::project;

/// What a pupil does, with the seconds assumed for one of it. `docs/lessons.md` has the same table.
pub const SECONDS: [(&str, f64); 7] = [
    ("screen", 7.0),
    ("question", 7.0),
    ("level", 5.0),
    ("square", 1.5),
    ("piece", 2.0),
    ("move", 2.0),
    ("game", 90.0),
];

/// How much there is of each, in the order of [`SECONDS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    pub counts: [usize; SECONDS.len()],
    /// Levels, games among them.
    pub levels: usize,
}

impl Way {
    fn add(&mut self, kind: &str, count: usize) {
        let at = SECONDS.iter().position(|(name, _)| *name == kind).expect("a kind of the table");
        self.counts[at] += count;
    }

    pub fn minutes(&self) -> f64 {
        self.counts.iter().zip(SECONDS).map(|(count, (_, seconds))| *count as f64 * seconds).sum::<f64>() / 60.0
    }

    fn level(&mut self, level: &Level<Chess>) {
        self.levels += 1;
        match &level.goal {
            Goal::Judge(_) | Goal::Answer { .. } => return self.add("question", 1),
            Goal::Task(task) if is_game(task) => return self.add("game", 1),
            Goal::Mark(squares) => self.add("square", squares.len()),
            Goal::Special(Special::Place(whole)) => {
                self.add("piece", whole.iter().count() - level.diagram.setup.placement.iter().count());
            }
            Goal::Task(_) | Goal::Special(_) => self.add("move", level.solution.len()),
        }
        self.add("level", 1);
    }
}

/// Whether it is a game against the site, to its end.
fn is_game(task: &Task) -> bool {
    matches!(task, Task::Battle { .. } | Task::PlayOutMate | Task::PlayOutPromote)
}

/// All there is in the course's order up to the first level of which this holds, and that level.
pub fn way_to(ends: impl Fn(&str, &Level<Chess>) -> bool) -> Option<Way> {
    let folder = project().join("assets/lessons");
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut way = Way::default();
    for entry in Catalog::read(&text("catalog.txt")).lessons() {
        let name = format!("{}.lesson", entry.id);
        let lesson = read::<Chess>(&text(&name)).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        way.add("screen", lesson.screens.len());
        for level in &lesson.levels {
            way.level(level);
            if ends(&entry.id, level) {
                return Some(way);
            }
        }
    }
    None
}

/// The first game of the course that can be won: pawns against the site.
pub fn first_game() -> Option<Way> {
    way_to(|_, level| level.task().is_some_and(is_game))
}

/// The first game that ends in mate.
pub fn first_mate() -> Option<Way> {
    way_to(|lesson, level| lesson == "primeira-partida" && level.task().is_some_and(is_game))
}

fn main() {
    for (name, way) in [("the first game won", first_game()), ("the first game to mate", first_mate())] {
        let Some(way) = way else { continue };
        println!("{name}: {} levels, {:.0} minutes", way.levels, way.minutes());
        for (count, (kind, seconds)) in way.counts.iter().zip(SECONDS) {
            println!("  {count:>4} × {kind:<8} of {seconds:>4} s  {:>5.1} min", *count as f64 * seconds / 60.0);
        }
    }
}
