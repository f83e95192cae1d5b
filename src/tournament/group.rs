//! Escalões etários: the age group of a pupil, from the year of birth and the school year.

use std::fmt;

/// Ano letivo: the year in which it begins, 2022 for 2022/23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SchoolYear(u16);

impl SchoolYear {
    /// The year of which the regulation prints the groups; in every other they are moved by as many years.
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
        // Days from 1 September 1969: whole cycles of four years, then whole years of them. In the first cycle it is
        // the third year that has a 29 February, in 1972. Every year until 2100 that four divides has one.
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

    /// By how many years it is later than the one that is printed.
    fn shift(self) -> i32 {
        i32::from(self.0) - i32::from(SchoolYear::PRINTED.0)
    }
}

/// `2022/23`.
impl fmt::Display for SchoolYear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:02}", self.0, (self.0 + 1) % 100)
    }
}

/// Ciclo de ensino: the groups of the first are others than those of the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cycle {
    /// 1.º ciclo.
    First,
    /// 2.º e 3.º ciclos e secundário.
    Later,
}

impl Cycle {
    pub const ALL: [Cycle; 2] = [Cycle::First, Cycle::Later];

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

/// Escalão etário.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgeGroup {
    /// Sub 8.
    Sub8,
    /// Sub 10.
    Sub10,
    /// Infantis 1.
    InfantisOne,
    Infantis,
    Iniciados,
    Juvenis,
    /// Juniores/Seniores.
    Juniores,
}

impl AgeGroup {
    pub const ALL: [AgeGroup; 7] = [
        AgeGroup::Sub8,
        AgeGroup::Sub10,
        AgeGroup::InfantisOne,
        AgeGroup::Infantis,
        AgeGroup::Iniciados,
        AgeGroup::Juvenis,
        AgeGroup::Juniores,
    ];

    /// The group of a pupil of this cycle, by the year of birth. The ages that are printed beside the years do not all
    /// fit them ("> 9" beside children of eight); the years decide.
    pub fn of(cycle: Cycle, born: u16, year: SchoolYear) -> AgeGroup {
        let born = i32::from(born) - year.shift();
        match (cycle, born) {
            (Cycle::First, 2015..) => AgeGroup::Sub8,
            (Cycle::First, _) => AgeGroup::Sub10,
            (Cycle::Later, 2012..) => AgeGroup::InfantisOne,
            (Cycle::Later, 2010..) => AgeGroup::Infantis,
            (Cycle::Later, 2008..) => AgeGroup::Iniciados,
            (Cycle::Later, 2006..) => AgeGroup::Juvenis,
            (Cycle::Later, _) => AgeGroup::Juniores,
        }
    }

    /// The first and the last year of birth, each as far as there is one.
    pub fn years(self, year: SchoolYear) -> (Option<u16>, Option<u16>) {
        let (from, to): (Option<i32>, Option<i32>) = match self {
            AgeGroup::Sub8 => (Some(2015), None),
            AgeGroup::Sub10 => (None, Some(2014)),
            AgeGroup::InfantisOne => (Some(2012), None),
            AgeGroup::Infantis => (Some(2010), Some(2011)),
            AgeGroup::Iniciados => (Some(2008), Some(2009)),
            AgeGroup::Juvenis => (Some(2006), Some(2007)),
            AgeGroup::Juniores => (None, Some(2005)),
        };
        let moved = |born: i32| u16::try_from(born + year.shift()).ok();
        (from.and_then(moved), to.and_then(moved))
    }
}
