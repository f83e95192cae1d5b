//! The panel of tiles that the lessons of a course build, one tile each. Painel de azulejos.

/// How the tiles lie: in rows from the upper left, one for each lesson in the order of the course. What is left over at the
/// end belongs to no lesson and is there from the first day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    pub columns: usize,
    pub rows: usize,
}

impl Panel {
    /// For a course of so many lessons: about half again as wide as high.
    pub fn of(lessons: usize) -> Panel {
        let columns = (1..).find(|columns| 2 * columns * columns >= 3 * lessons).unwrap_or(1);
        Panel { columns, rows: lessons.div_ceil(columns) }
    }

    /// Column and row of a lesson's tile, from 0.
    pub fn place(self, lesson: usize) -> (usize, usize) {
        (lesson % self.columns, lesson / self.columns)
    }
}
