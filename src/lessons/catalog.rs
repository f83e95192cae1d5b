//! All lessons in order, with the ids of their levels: what the list shows before any lesson is fetched.

use super::stars::MOST_STARS;
use crate::blocks::lines;

/// The most lessons that are all on show in the list.
const MOST_ON_SHOW: usize = 20;

/// A part of the course: the pieces, check and mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its name is the message `section-<id>`.
    pub id: String,
    /// Who introduces it: one of the opponents, by the id of the drawing.
    pub figure: String,
    pub lessons: Vec<Entry>,
}

impl Section {
    /// The stars there are to win in it.
    pub fn most_stars(&self) -> usize {
        self.lessons.iter().map(Entry::most_stars).sum()
    }
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: String,
    /// The ids of its levels, in order.
    pub levels: Vec<String>,
}

impl Entry {
    /// The id under which a level's stars are kept: `torre/duas-voltas`.
    pub fn keys(&self) -> impl Iterator<Item = String> + '_ {
        self.levels.iter().map(|level| key(&self.id, level))
    }

    /// The stars there are to win in it.
    pub fn most_stars(&self) -> usize {
        self.levels.len() * usize::from(MOST_STARS)
    }
}

/// The id of a level in the whole course.
pub fn key(lesson: &str, level: &str) -> String {
    format!("{lesson}/{level}")
}

/// Every lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalog {
    pub sections: Vec<Section>,
}

impl Catalog {
    /// Reads `section <id> <figure>` and `<lesson> <level> <level> …`, one a line. Total: a row before any section is left out.
    pub fn read(text: &str) -> Catalog {
        let mut sections: Vec<Section> = Vec::new();
        for line in lines(text) {
            match sections.last_mut() {
                _ if line.word == "section" => {
                    let (id, figure) = line.value.split_once(' ').unwrap_or((line.value, ""));
                    let (id, figure) = (id.to_string(), figure.trim().to_string());
                    sections.push(Section { id, figure, lessons: Vec::new() });
                }
                Some(section) => {
                    let levels = line.value.split_whitespace().map(str::to_string).collect();
                    section.lessons.push(Entry { id: line.word.to_string(), levels });
                }
                None => {}
            }
        }
        Catalog { sections }
    }

    pub fn lessons(&self) -> impl Iterator<Item = &Entry> {
        self.sections.iter().flat_map(|section| &section.lessons)
    }

    pub fn lesson(&self, id: &str) -> Option<&Entry> {
        self.lessons().find(|entry| entry.id == id)
    }

    /// Whether the list folds the sections where the pupil is not.
    pub fn folds(&self) -> bool {
        self.lessons().count() > MOST_ON_SHOW
    }

    /// The section of a lesson.
    pub fn section_of(&self, lesson: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.lessons.iter().any(|entry| entry.id == lesson))
    }

    /// Whether a lesson stands behind the first of two.
    pub fn comes_after(&self, lesson: &str, first: &str) -> bool {
        self.lessons().skip_while(|entry| entry.id != first).skip(1).any(|entry| entry.id == lesson)
    }

    /// The lesson after this one.
    pub fn after(&self, id: &str) -> Option<&Entry> {
        self.lessons().skip_while(|entry| entry.id != id).nth(1)
    }
}
