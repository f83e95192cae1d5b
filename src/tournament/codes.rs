//! The codes of FIDE's tournament report files besides the players: those that programs for TRF16 have in common, which begin
//! with `XX`, and those of TRF26, in force since September 2025.

use std::collections::BTreeSet;

use crate::color::Color;

use super::Points;
use super::card::Ban;
use super::file_kind::{Edition, Kind, tenths};
use super::trf::{MOST_FORBIDDEN, MOST_ROUNDS, Trf, TrfReason};

/// More players in a line of those who may not meet are refused.
const MOST_IN_LINE: usize = 200;

/// More lines that lend points to a part of the list are refused.
const MOST_LOANS: usize = 200;

/// What a line is about, where it is known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matter {
    Name,
    /// How many players there are, and how many of them have a rating.
    Players,
    Rated,
    Rounds,
    FirstColor,
    Kind,
    Ties,
    Apart,
    Lent,
    Absent,
}

impl Matter {
    /// What a line is about, and the edition that has it so; `None` where both do.
    pub fn of(line: &str) -> Option<(Matter, Option<Edition>)> {
        let code = line.get(..3)?;
        if !line[3..].is_empty() && !line[3..].starts_with(' ') {
            return None;
        }
        let (matter, edition) = match code {
            "012" => return Some((Matter::Name, None)),
            "062" => return Some((Matter::Players, None)),
            "072" => return Some((Matter::Rated, None)),
            "XXR" => (Matter::Rounds, Edition::Trf16),
            "142" => (Matter::Rounds, Edition::Trf26),
            "XXC" => (Matter::FirstColor, Edition::Trf16),
            "152" => (Matter::FirstColor, Edition::Trf26),
            "192" => (Matter::Kind, Edition::Trf26),
            "202" | "212" => (Matter::Ties, Edition::Trf26),
            "XXP" => (Matter::Apart, Edition::Trf16),
            "260" => (Matter::Apart, Edition::Trf26),
            "XXA" => (Matter::Lent, Edition::Trf16),
            "250" => (Matter::Lent, Edition::Trf26),
            "XXZ" => (Matter::Absent, Edition::Trf16),
            "240" => (Matter::Absent, Edition::Trf26),
            _ => return None,
        };
        Some((matter, Some(edition)))
    }
}

impl Trf {
    /// Takes in what a line says, where it is known.
    ///
    /// # Errors
    /// A line that is known says nothing that can be read, or more than is taken in.
    pub(super) fn setting(&mut self, line: &str) -> Result<(), TrfReason> {
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            Some("162") => default_scale(line).ok_or(TrfReason::Scale),
            Some("299") => pays_nothing(line).ok_or(TrfReason::Scale),
            Some(code) => self.known(code, words).ok_or(TrfReason::Setting),
            None => Ok(()),
        }
    }

    fn known<'a>(&mut self, code: &str, mut words: impl Iterator<Item = &'a str>) -> Option<()> {
        let number = |word: &str| word.parse::<usize>().ok();
        // A round counted from 1, as one from 0.
        let round = |word: &str| number(word)?.checked_sub(1);
        match code {
            "XXR" | "142" => self.rounds = Some(number(words.next()?)?.min(MOST_ROUNDS)),
            "XXC" | "152" => {
                for word in words {
                    match word.to_ascii_lowercase().as_str() {
                        "white1" | "w" => self.first_color = Some(Color::White),
                        "black1" | "b" => self.first_color = Some(Color::Black),
                        _ => {}
                    }
                }
            }
            "192" => self.kind = Some(Kind::read(words.next()?)),
            // 212 has the points among them.
            "202" | "212" => {
                let codes = words.flat_map(|word| word.split(',')).filter(|code| !code.is_empty() && *code != "PTS");
                self.ties = Some(codes.take(MOST_IN_LINE).map(str::to_string).collect());
            }
            "XXP" => self.ban(words.map(number).collect::<Option<_>>()?, 0, usize::MAX)?,
            "260" => {
                let (first, last) = (round(words.next()?)?, round(words.next()?)?);
                self.ban(words.map(number).collect::<Option<_>>()?, first, last)?;
            }
            "XXZ" => self.absent.extend(words.map(number).collect::<Option<Vec<_>>>()?),
            "240" => {
                let letter = words.next().filter(|letter| ["F", "H", "Z", "f", "h", "z"].contains(letter))?;
                let letter = letter.chars().next()?.to_ascii_uppercase();
                let round = round(words.next()?).filter(|round| *round < MOST_ROUNDS)?;
                for player in words.map(number) {
                    self.byes.insert((round, player?), letter);
                }
            }
            "XXA" => {
                let player = number(words.next()?)?;
                let lent = words.take(MOST_ROUNDS).map(points).collect::<Option<Vec<_>>>()?;
                self.lent.insert(player, lent);
            }
            "250" => self.lend(&words.collect::<Vec<_>>())?,
            _ => {}
        }
        Some(())
    }

    /// Nobody of these meets another of them.
    fn ban(&mut self, players: Vec<usize>, first: usize, last: usize) -> Option<()> {
        if players.len() > MOST_IN_LINE {
            return None;
        }
        for (at, one) in players.iter().enumerate() {
            let rest = players.iter().skip(at + 1);
            self.forbidden.extend(rest.map(|other| Ban { players: (*one, *other), first, last }));
        }
        (self.forbidden.len() <= MOST_FORBIDDEN).then_some(())
    }

    /// TRF26, 250: match points, which individuals have none of, points, the rounds and the players from and to.
    fn lend(&mut self, words: &[&str]) -> Option<()> {
        let [.., lent, first, last, from, to] = words else { return None };
        let number = |word: &str| word.parse::<usize>().ok();
        let (lent, first, last) = (points(lent)?, number(first)?.checked_sub(1)?, number(last)?.min(MOST_ROUNDS));
        let (from, to) = (number(from)?, number(to)?);
        self.loans += 1;
        if self.loans > MOST_LOANS || to > super::swiss::MOST_PLAYERS {
            return None;
        }
        for player in from..=to {
            let rounds = self.lent.entry(player).or_default();
            rounds.resize(rounds.len().max(last), Points::ZERO);
            rounds.iter_mut().take(last).skip(first).for_each(|points| *points = lent);
        }
        Some(())
    }
}

/// Whether line 299 of TRF26 only says what is so in any case: who does not come gets nothing, in the columns of the points.
fn pays_nothing(line: &str) -> Option<()> {
    let columns = |from: usize, to: usize| -> String { line.chars().skip(from - 1).take(to + 1 - from).collect() };
    let is_nothing = |columns: String| {
        let columns = columns.trim();
        columns.is_empty() || points(columns) == Some(Points::ZERO)
    };
    (columns(5, 7).trim() == "-" && is_nothing(columns(8, 12)) && is_nothing(columns(13, 18))).then_some(())
}

/// Whether line 162 of TRF26 only says what is so in any case: a win 1, a draw ½, a loss and an absence 0.
fn default_scale(line: &str) -> Option<()> {
    let words: Vec<&str> = line.split_ascii_whitespace().skip(1).collect();
    let is_default = |pair: &[&str]| {
        let [letter, paid] = pair else { return false };
        let usual = match *letter {
            "W" | "P" => Points::ONE,
            "D" | "X" => Points::HALF,
            "L" | "A" => Points::ZERO,
            _ => return false,
        };
        points(paid) == Some(usual)
    };
    (!words.is_empty() && words.chunks(2).all(is_default)).then_some(())
}

/// `1.5` as points.
fn points(text: &str) -> Option<Points> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let whole: u32 = whole.parse().ok().filter(|whole| *whole <= 1_000)?;
    match part {
        "0" => Some(Points::whole(whole)),
        "5" => Some(Points::whole(whole) + Points::HALF),
        _ => None,
    }
}

/// Lines 250 for what is lent, by player from 0: as few as have the same points in the same rounds for a run of players.
pub(super) fn loans(lent: &[&[Points]]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut from = 0;
    for run in lent.chunk_by(|one, other| one == other) {
        let (first, last) = (from + 1, from + run.len());
        from = last;
        let mut round = 0;
        let rounds: &[Points] = run.first().copied().unwrap_or_default();
        for same in rounds.chunk_by(|one, other| one == other) {
            let paid = same.first().copied().unwrap_or_default();
            if paid > Points::ZERO {
                lines.push(format!(
                    "250      {:>4} {:03} {:03} {first:04} {last:04}",
                    format!("{:0>4}", tenths(paid)),
                    round + 1,
                    round + same.len()
                ));
            }
            round += same.len();
        }
    }
    lines
}

/// A line 240: a round from 0, and starting numbers.
pub(super) fn byes(letter: char, round: usize, players: &BTreeSet<usize>) -> String {
    let players: String = players.iter().map(|player| format!(" {player:>4}")).collect();
    format!("240 {letter} {:03}{players}", round + 1)
}
