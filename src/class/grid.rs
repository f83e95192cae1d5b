//! The results of a class: pupils by items, totals, and what was hardest.

use super::report::{Misread, Report, shown_name};
use super::series::Series;
use crate::csv;

/// So many results are kept of a series.
pub const MOST_ROWS: usize = 100;

/// The results of one series, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    check: u16,
    items: usize,
    rows: Vec<Report>,
}

/// What came of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    New,
    /// There is another result under this name.
    SameName,
}

/// Why a code is not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    Misread(Misread),
    /// It is of another series, or of this one before it was changed.
    OtherSeries,
    /// The very same result is there.
    Again,
    /// [`MOST_ROWS`] are there.
    Full,
}

impl Grid {
    pub fn of(series: &Series) -> Grid {
        Grid { check: series.check(), items: series.items.len(), rows: Vec::new() }
    }

    /// Adds the result of a code.
    pub fn add(&mut self, code: &str) -> Result<Added, Refused> {
        let report = Report::read(code).map_err(Refused::Misread)?;
        if report.series != self.check || report.marks.len() != self.items {
            return Err(Refused::OtherSeries);
        }
        if self.rows.contains(&report) {
            return Err(Refused::Again);
        }
        if self.rows.len() >= MOST_ROWS {
            return Err(Refused::Full);
        }
        let same = self.rows.iter().any(|row| row.name == report.name);
        self.rows.push(report);
        Ok(if same { Added::SameName } else { Added::New })
    }

    pub fn rows(&self) -> &[Report] {
        &self.rows
    }

    pub fn remove(&mut self, place: usize) {
        if place < self.rows.len() {
            self.rows.remove(place);
        }
    }

    /// Whether another row has this name.
    pub fn is_repeated(&self, name: &str) -> bool {
        self.rows.iter().filter(|row| row.name == name).count() > 1
    }

    /// Tenths right in an item, of how many tenths: of the pupils who did it.
    pub fn total(&self, item: usize) -> (u32, u32) {
        let done = self.rows.iter().filter_map(|row| row.marks.get(item)?.tenths());
        done.fold((0, 0), |(right, of), tenths| (right + u32::from(tenths), of + 10))
    }

    /// The places of the items of which least was right, where not all was; none where nobody did any.
    pub fn hardest(&self) -> Vec<usize> {
        let share = |item: usize| {
            let (right, of) = self.total(item);
            (right * 1000).checked_div(of)
        };
        let least = (0..self.items).filter_map(share).min().filter(|least| *least < 1000);
        (0..self.items).filter(|item| least.is_some() && share(*item) == least).collect()
    }

    /// For a spreadsheet: a row for each pupil, `heads` above, with a semicolon between cells and line ends of Windows.
    pub fn csv(&self, heads: &[String]) -> String {
        let mut rows = vec![csv::row(heads)];
        for row in &self.rows {
            let (right, of) = score(row);
            let marks = row.marks.iter().map(|mark| mark.tenths().map(|tenths| tenths.to_string()).unwrap_or_default());
            let mut cells = vec![shown_name(&row.name)];
            cells.extend(marks);
            cells.extend([right.to_string(), of.to_string(), row.minutes.to_string()]);
            rows.push(csv::row(&cells));
        }
        rows.concat()
    }
}

/// How much a pupil has right, of all the items, in tenths.
pub fn score(row: &Report) -> (u32, u32) {
    let right: u32 = row.marks.iter().filter_map(|mark| mark.tenths()).map(u32::from).sum();
    (right, row.marks.len() as u32 * 10)
}
