//! Escalões etários: the age group of a pupil, by the year of birth and the school year.

use std::fmt;

/// Ano letivo: the year in which it begins, 2022 for 2022/23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SchoolYear(u16);

impl SchoolYear {
    /// The year for which the regulation prints the groups. In any other year they move by the difference.
    pub const PRINTED: SchoolYear = SchoolYear(2022);
    pub const FIRST: SchoolYear = SchoolYear(2000);
    pub const LAST: SchoolYear = SchoolYear(2098);

    /// The school year that begins in this one, between [`SchoolYear::FIRST`] and [`SchoolYear::LAST`].
    pub fn beginning(year: u16) -> Option<SchoolYear> {
        let asked = SchoolYear(year);
        (SchoolYear::FIRST..=SchoolYear::LAST).contains(&asked).then_some(asked)
    }

    /// The school year of a day, counted from 1970; it begins on 1 September, as in Portugal.
    pub fn on(day: u32) -> SchoolYear {
        // Days from 1 September 1969: whole cycles of four years, then whole years. The third year of a cycle has a
        // 29 February, the first in 1972; every fourth year until 2100 has one.
        let days = day.saturating_add(122);
        let (cycle, day) = (days / 1461, days % 1461);
        let year = match day {
            0..365 => 0,
            365..730 => 1,
            730..1096 => 2,
            _ => 3,
        };
        let begins = u16::try_from(1969 + 4 * cycle + year).unwrap_or(u16::MAX);
        SchoolYear(begins).clamp(SchoolYear::FIRST, SchoolYear::LAST)
    }

    /// The year in which it begins.
    pub const fn begins(self) -> u16 {
        self.0
    }
}

/// `2022/23`.
impl fmt::Display for SchoolYear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:02}", self.0, (self.0 + 1) % 100)
    }
}

named! {
    /// Ciclo de ensino. The first has groups of its own. Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Cycle {
        /// 1.º ciclo.
        First = "first",
        /// 2.º e 3.º ciclos e secundário.
        Later = "later",
    }
}

impl Cycle {
    /// Its groups, the youngest first.
    pub const fn groups(self) -> &'static [AgeGroup] {
        match self {
            Cycle::First => &[AgeGroup::Sub8, AgeGroup::Sub10],
            Cycle::Later => {
                &[AgeGroup::InfantisOne, AgeGroup::Infantis, AgeGroup::Iniciados, AgeGroup::Juvenis, AgeGroup::Juniores]
            }
        }
    }
}

named! {
    /// Escalão etário. Its name is that of the regulation, in every language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum AgeGroup {
        Sub8 = "Sub 8",
        Sub10 = "Sub 10",
        InfantisOne = "Infantis 1",
        Infantis = "Infantis",
        Iniciados = "Iniciados",
        Juvenis = "Juvenis",
        Juniores = "Juniores/Seniores",
    }
}

impl AgeGroup {
    /// The group of a pupil of this cycle, by the year of birth. The ages that are printed beside the years do not always
    /// fit ("> 9" beside children of eight). The years decide.
    pub fn of(cycle: Cycle, born: u16, year: SchoolYear) -> AgeGroup {
        let begins_before = |group: &AgeGroup| group.years(year).0.is_none_or(|from| from <= born);
        // The youngest come first, and the oldest group has no first year.
        cycle.groups().iter().copied().find(begins_before).unwrap_or(AgeGroup::Juniores)
    }

    /// The first and the last year of birth, where there is one.
    pub fn years(self, year: SchoolYear) -> (Option<u16>, Option<u16>) {
        // As printed for 2022/23.
        let (from, to): (Option<i32>, Option<i32>) = match self {
            AgeGroup::Sub8 => (Some(2015), None),
            AgeGroup::Sub10 => (None, Some(2014)),
            AgeGroup::InfantisOne => (Some(2012), None),
            AgeGroup::Infantis => (Some(2010), Some(2011)),
            AgeGroup::Iniciados => (Some(2008), Some(2009)),
            AgeGroup::Juvenis => (Some(2006), Some(2007)),
            AgeGroup::Juniores => (None, Some(2005)),
        };
        let shift = i32::from(year.0) - i32::from(SchoolYear::PRINTED.0);
        let moved = |born: i32| u16::try_from(born + shift).ok();
        (from.and_then(moved), to.and_then(moved))
    }
}
