//! Collecting results: what is kept of a series, and what is said of each code.

use leptos::prelude::*;

use super::context::Class;
use crate::class::{Added, Grid, Misread, Refused, Report, Series, WrongGroup, shown_name};

/// The series whose results are collected.
#[derive(Clone, Copy)]
pub(super) struct Collecting {
    pub(super) class: Class,
    /// The digits of its address.
    pub(super) code: StoredValue<String>,
    pub(super) series: StoredValue<Series>,
    /// What came of the last code.
    pub(super) said: RwSignal<String>,
}

impl Collecting {
    /// The results that are kept of this series.
    pub(super) fn grid(self) -> Grid {
        let codes = self.code.with_value(|code| {
            self.class.kept.with(|kept| kept.sheet(code).map(|sheet| sheet.results.clone()).unwrap_or_default())
        });
        let mut grid = self.series.with_value(Grid::of);
        for code in codes {
            // What was kept was read once; a record that was changed by hand is passed over.
            let _ = grid.add(&code);
        }
        grid
    }

    /// What the items of the series are called.
    pub(super) fn names(self) -> Vec<String> {
        self.series.with_value(|series| series.items.iter().map(|item| self.class.name(item)).collect())
    }

    /// Takes a code, typed or out of a picture; whether it is in the grid now. What came of it is said.
    pub(super) fn take(self, text: &str) -> bool {
        let mut grid = untrack(|| self.grid());
        // A QR code of something else may be in the picture.
        let digits: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let (words, is_in) = match grid.add(&digits) {
            Ok(added) => {
                let name = grid.rows().last().map(|row| shown_name(&row.name)).unwrap_or_default();
                let id = if added == Added::New { "class-taken" } else { "class-taken-twice" };
                (self.class.tr_with(id, &[("name", name.into()), ("count", grid.rows().len().into())]), true)
            }
            Err(refused) => (self.why(refused), refused == Refused::Again),
        };
        if let Some(report) = grid.rows().last().filter(|_| is_in) {
            let (code, result) = (self.code.get_value(), digits_of(report));
            self.class.keep(move |kept| kept.collect(&code, &result));
        }
        self.said.set(words);
        is_in
    }

    fn why(self, refused: Refused) -> String {
        let class = self.class;
        match refused {
            Refused::Misread(Misread::Group(WrongGroup::Group(place))) => {
                class.tr_with("class-wrong-group", &[("place", place.into())])
            }
            Refused::Misread(Misread::Group(WrongGroup::Sign(_))) => class.tr("class-code-not-digits"),
            Refused::Misread(Misread::Code(error)) => class.tr(error.id()),
            Refused::OtherSeries => class.tr("class-other-series"),
            Refused::Again => class.tr("class-again"),
            Refused::Full => class.tr("class-results-full"),
        }
    }
}

/// The code of a result as it is kept, without blanks.
pub(super) fn digits_of(report: &Report) -> String {
    report.code().replace(' ', "")
}
