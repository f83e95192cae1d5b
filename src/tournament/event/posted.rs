//! The table after a round in the digits of an address, to be read on other devices: a QR code for parents' phones. Names go
//! without surnames, as on the wall; nothing else of anybody goes.

use super::model::{Event, MOST_PEOPLE};
use crate::coding::{Bits, CodeError, Seal, Taken, letters};
use crate::plain::one_line;
use crate::tournament::points::Points;
use crate::tournament::roster::first_names;
use crate::tournament::trf::MOST_ROUNDS;

/// One code has no more digits: a QR code of them can be read off a wall.
pub const MOST_POSTED: usize = 1_400;

const SEAL: Seal = Seal { kind: 0x40, version: 1, most: MOST_POSTED };

/// A title or a name has no more signs.
const SIGNS: usize = 40;
/// Nobody has more half points: thirty rounds of three points.
const MOST_HALVES: usize = 6 * MOST_ROUNDS;

/// Rows of a table as they go into one code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Posted {
    pub title: String,
    /// After so many rounds.
    pub round: usize,
    pub rounds: usize,
    pub of_teams: bool,
    /// How many rows the whole table has, and how many of them stand before these.
    pub all: usize,
    pub before: usize,
    pub rows: Vec<PostedRow>,
}

/// A row of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostedRow {
    pub place: usize,
    pub name: String,
    pub points: Points,
}

impl Posted {
    pub fn code(&self) -> String {
        let mut bits = Bits::default();
        letters::write(&one_line(&self.title, SIGNS), &mut bits);
        for number in [self.round, self.rounds, self.all, self.before, self.rows.len()] {
            bits.small(number);
        }
        bits.flag(self.of_teams);
        for row in &self.rows {
            bits.small(row.place);
            bits.small((row.points.quarters_in() / Points::HALF.quarters_in()) as usize);
            letters::write(&one_line(&row.name, SIGNS), &mut bits);
        }
        SEAL.closed(&bits.bytes())
    }

    /// Reads the digits of an address. Whatever they are, there is an answer.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(code: &str) -> Result<Posted, CodeError> {
        let body = SEAL.opened(code)?;
        let mut bits = Taken::new(&body);
        let title = letters::read(&mut bits, SIGNS)?;
        let (round, rounds) = (bits.small(MOST_ROUNDS)?, bits.small(MOST_ROUNDS)?);
        let (all, before, count) = (bits.small(MOST_PEOPLE)?, bits.small(MOST_PEOPLE)?, bits.small(MOST_PEOPLE)?);
        let of_teams = bits.flag()?;
        let mut row = || -> Result<PostedRow, CodeError> {
            let place = bits.small(MOST_PEOPLE)?;
            let halves = u32::try_from(bits.small(MOST_HALVES)?).unwrap_or_default();
            Ok(PostedRow { place, name: letters::read(&mut bits, SIGNS)?, points: Points::HALF.times(halves) })
        };
        let rows = (0..count).map(|_| row()).collect::<Result<Vec<PostedRow>, CodeError>>()?;
        bits.end()?;
        if before + rows.len() > all {
            return Err(CodeError::Unknown);
        }
        Ok(Posted { title, round, rounds, of_teams, all, before, rows })
    }
}

impl Event {
    /// The table after the rounds that are complete, in as few codes as it takes. None before the first round is complete.
    pub fn posted(&self) -> Vec<Posted> {
        let round = self.complete();
        let Some(count) = self.count(round).filter(|_| round > 0) else { return Vec::new() };
        let names = self.names();
        // The name of a team has no surname.
        let names = if self.is_of_teams() { names } else { first_names(&names) };
        let row = |standing: &crate::tournament::Standing| PostedRow {
            place: standing.place,
            name: names.get(standing.side).cloned().unwrap_or_default(),
            points: standing.points,
        };
        let mut rest: Vec<PostedRow> = count.standings().iter().map(row).collect();
        let head = Posted {
            title: self.name.clone(),
            round,
            rounds: self.rounds_planned().min(MOST_ROUNDS),
            of_teams: self.is_of_teams(),
            all: rest.len(),
            ..Posted::default()
        };
        let mut codes = Vec::new();
        let mut before = 0;
        while !rest.is_empty() {
            let part =
                |count: usize| Posted { before, rows: rest.iter().take(count).cloned().collect(), ..head.clone() };
            // The most that fit; a single row always does.
            let (mut fits, mut too_many) = (1, rest.len() + 1);
            while too_many - fits > 1 {
                let half = usize::midpoint(fits, too_many);
                if part(half).code().len() <= MOST_POSTED { fits = half } else { too_many = half }
            }
            codes.push(part(fits));
            rest.drain(..fits);
            before += fits;
        }
        codes
    }
}
