//! The panel of tiles that the lessons of a course build, one tile each. Painel de azulejos.

/// How the tiles lie: in rows from the lower left, as a wall is built, one for each lesson in the order of the course. What
/// is left over in the top row belongs to no lesson and is there from the first day.
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

    /// Column from the left and row from the top of a lesson's tile, both from 0.
    pub fn place(self, lesson: usize) -> (usize, usize) {
        (lesson % self.columns, self.rows - 1 - lesson / self.columns)
    }
}
