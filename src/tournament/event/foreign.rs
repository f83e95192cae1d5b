//! What a tournament keeps of the file that it came from: every line, and what of the rounds is written there in another way.

use std::collections::BTreeMap;

use crate::color::Color;
use crate::tournament::codes::Matter;
use crate::tournament::trf::{Cell, Edition, Person, Row, Trf, TrfError};

/// Why FIDE's file is no tournament of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportTrouble {
    /// A line that cannot be read.
    Line(TrfError),
    /// In this round, counted from 1, a result that a school does not give: half a point against none.
    Result(usize),
    /// More players than can be kept.
    TooMany,
    /// More pairs who may not meet than can be kept.
    TooManyBans,
    /// At this line there is more that is not known than can be kept.
    TooMuch(usize),
}

/// More lines besides those of players are refused.
pub(super) const MOST_LINES: usize = 2_000;

/// More letters in these lines are refused.
const MOST_LETTERS: usize = 60_000;

/// More rounds that are written in another way are refused.
pub(super) const MOST_ODD: usize = 4_000;

/// The codes that only TRF26 has, besides those of which something is known.
const CODES_OF_26: [&str; 12] = ["162", "172", "182", "222", "240", "299", "300", "310", "320", "330", "352", "362"];

/// A round of a player that the file has in another way than it would be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odd {
    /// By the place in the list; of teams the player's starting number less one.
    pub player: usize,
    /// From 0.
    pub round: usize,
    /// The letter that would be written; where it is another one now, this is out of date.
    pub plain: char,
    /// The colour and the letter of the file; `None` where its columns are empty.
    pub cell: Option<(Option<Color>, char)>,
}

/// A file that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreign {
    /// As they stood; of a player only the code and the starting number.
    pub lines: Vec<String>,
    pub odd: Vec<Odd>,
    /// The rounds that were paired in the file.
    pub played: usize,
    /// The rounds that there were to be.
    pub rounds: usize,
}

impl Foreign {
    /// What is to be kept: with the rounds that were paired, and those there are to be. `plain` is what would be written of a
    /// round of a player.
    pub(super) fn of(
        trf: &Trf,
        people: &[&Person],
        (played, rounds): (usize, usize),
        plain: impl Fn(usize, usize) -> Cell,
    ) -> Result<Foreign, ImportTrouble> {
        let mut lines = Vec::new();
        let (mut others, mut letters) = (0, 0);
        for (at, row) in trf.rows.iter().enumerate() {
            match row {
                Row::Person(person) => {
                    lines.extend(trf.people.get(*person).map(|person| format!("001 {}", person.number)));
                }
                Row::Other(line) => {
                    others += 1;
                    letters += line.chars().count();
                    if others > MOST_LINES || letters > MOST_LETTERS {
                        return Err(ImportTrouble::TooMuch(at + 1));
                    }
                    lines.push(line.clone());
                }
            }
        }
        let mut odd = Vec::new();
        for (player, person) in people.iter().enumerate() {
            for round in 0..person.rounds.len().max(played) {
                let there = person.rounds.get(round).copied().flatten();
                let would = plain(round, player);
                let same = |cell: Cell| cell.color == would.color && cell.result == would.result;
                let is_odd = if round < played { !there.is_some_and(same) } else { there.is_some() };
                if is_odd {
                    let cell = there.map(|cell| (cell.color, cell.result));
                    odd.push(Odd { player, round, plain: would.result, cell });
                }
            }
        }
        // A file has a line for each player.
        if odd.len() > MOST_ODD {
            return Err(ImportTrouble::TooMuch(trf.rows.len()));
        }
        Ok(Foreign { lines, odd, played, rounds })
    }

    /// The starting number in a line of a player.
    pub(super) fn number_of(line: &str) -> Option<usize> {
        line.strip_prefix("001 ")?.parse().ok()
    }

    /// The starting numbers, by the place in the list.
    pub(super) fn numbers(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> = self.lines.iter().filter_map(|line| Foreign::number_of(line)).collect();
        numbers.sort_unstable();
        numbers
    }

    /// What its lines say.
    pub(super) fn told(&self) -> Trf {
        let mut trf = Trf::default();
        for line in self.lines.iter().filter(|line| Foreign::number_of(line).is_none()) {
            trf.add_setting(line);
        }
        trf
    }

    /// In which edition it is written: by what is known here, or else by codes that only TRF26 has. A file of teams has 240 in
    /// either.
    pub fn edition(&self) -> Edition {
        let editions = |wanted: Edition| {
            let lines = self.lines.iter().filter(|line| !line.starts_with("240"));
            lines.filter_map(|line| Matter::of(line)).any(|(_, edition)| edition == Some(wanted))
        };
        let of_26 = |line: &String| line.get(..3).is_some_and(|code| CODES_OF_26.contains(&code));
        if editions(Edition::Trf26) || (!editions(Edition::Trf16) && self.lines.iter().any(of_26)) {
            Edition::Trf26
        } else {
            Edition::Trf16
        }
    }

    /// What of a round is written in another way, by player and round.
    pub(super) fn by_round(&self) -> BTreeMap<(usize, usize), Odd> {
        self.odd.iter().map(|odd| ((odd.player, odd.round), *odd)).collect()
    }

    /// Somebody is struck out, before the first round.
    pub(super) fn strike(&mut self, player: usize) {
        if let Some(number) = self.numbers().get(player) {
            self.lines.retain(|line| Foreign::number_of(line) != Some(*number));
        }
        self.odd.retain(|odd| odd.player != player);
        self.odd.iter_mut().filter(|odd| odd.player > player).for_each(|odd| odd.player -= 1);
    }

    /// The players have other numbers, or a team has others, so lines that name some by theirs are not true any more: only those about the tournament
    /// stay, whose codes end with 2, and remarks.
    pub(super) fn forget_numbers(&mut self) {
        let players = self.numbers().len();
        let is_about_all = |line: &String| {
            let code = line.get(..3).unwrap_or_default();
            code == "###"
                || (code.ends_with('2') && code.bytes().all(|byte| byte.is_ascii_digit()) && !code.starts_with('8'))
        };
        let is_setting = |line: &String| matches!(line.get(..3), Some("XXR" | "XXC"));
        self.lines.retain(|line| is_about_all(line) || is_setting(line));
        self.lines.extend((1..=players).map(|number| format!("001 {number}")));
        self.odd.clear();
    }
}
