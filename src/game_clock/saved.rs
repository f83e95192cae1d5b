//! The record of a clock on the device: its log as lines of text, and when it was last looked at.

use serde::{Deserialize, Serialize};

use super::{Gap, Rules, Session};
use crate::clock::{Beat, Entry, Log, TimeControl};
use crate::edition::Edition;
use crate::laws::Supervision;

/// More lines than the longest game has.
const MOST: usize = 20_000;

/// A session with what is needed to go on with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Record", into = "Record")]
pub struct KeptClock {
    /// Tells one game's clock from another's.
    pub game: u64,
    pub session: Session,
    pub beat: Beat,
    /// The sides have changed places on the screen.
    pub swapped: bool,
}

/// When a game's clock was last seen. Only this is written each second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptBeat {
    pub game: u64,
    /// µs of the clock's own count.
    count: u64,
    /// µs since 1970.
    wall: u64,
}

impl KeptBeat {
    pub fn new(game: u64, beat: Beat) -> KeptBeat {
        KeptBeat { game, count: beat.count, wall: beat.wall }
    }

    pub fn beat(self) -> Beat {
        Beat { count: self.count, wall: self.wall }
    }
}

impl KeptClock {
    /// The later of the two moments at which this game was seen.
    pub fn last_seen(&self, beat: Option<KeptBeat>) -> Beat {
        let later = beat.filter(|beat| beat.game == self.game && beat.count >= self.beat.count);
        later.map_or(self.beat, KeptBeat::beat)
    }
}

/// The record's own form.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Record {
    game: u64,
    control: String,
    edition: Edition,
    supervision: String,
    start: u64,
    lines: Vec<String>,
    /// `<at> <missing> <back>` in µs, and `counted`, `free`, or `open` while the question is.
    gaps: Vec<String>,
    /// What was ruled.
    notes: Vec<String>,
    count: u64,
    wall: u64,
    swapped: bool,
}

fn gap_line(gap: Gap, answer: &str) -> String {
    format!("{} {} {} {answer}", gap.at, gap.missing, gap.back)
}

/// A gap, and whether it counted; `None` for one that waits for an answer.
fn read_gap(line: &str) -> Option<(Gap, Option<bool>)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [at, missing, back, answer] = words[..] else { return None };
    let number = |text: &str| text.parse::<u64>().ok();
    let gap = Gap { at: number(at)?, missing: number(missing)?, back: number(back)? };
    let answer = match answer {
        "counted" => Some(true),
        "free" => Some(false),
        "open" => None,
        _ => return None,
    };
    Some((gap, answer))
}

impl From<KeptClock> for Record {
    fn from(kept: KeptClock) -> Record {
        let Session { rules, log, question, gaps, .. } = &kept.session;
        let answered = gaps.iter().map(|(gap, counted)| gap_line(*gap, if *counted { "counted" } else { "free" }));
        Record {
            game: kept.game,
            control: log.clock().control().to_string(),
            edition: rules.edition,
            supervision: rules.supervision.name().to_string(),
            start: log.start(),
            lines: kept.session.lines(),
            gaps: answered.chain(question.map(|gap| gap_line(gap, "open"))).collect(),
            notes: kept.session.note_lines(),
            count: kept.beat.count,
            wall: kept.beat.wall,
            swapped: kept.swapped,
        }
    }
}

impl TryFrom<Record> for KeptClock {
    type Error = &'static str;

    /// Unknown fields are left out. A log or a time control that makes no sense is an error.
    fn try_from(record: Record) -> Result<KeptClock, &'static str> {
        let control: TimeControl = record.control.parse().map_err(|_| "time control")?;
        if [&record.lines, &record.gaps, &record.notes].iter().any(|lines| lines.len() > MOST) {
            return Err("length");
        }
        let entries: Option<Vec<Entry>> = record.lines.iter().map(|line| line.parse().ok()).collect();
        let supervision = Supervision::from_name(&record.supervision);
        let rules = Rules { edition: record.edition, supervision: supervision.unwrap_or_default() };
        let log = Log::from_entries(&control, record.start, entries.ok_or("log")?);
        let mut session = Session::from_log(rules, log).with_notes(&record.notes);
        if session.notes.len() < record.notes.len() {
            return Err("note");
        }
        for line in &record.gaps {
            match read_gap(line).ok_or("gap")? {
                (gap, Some(counted)) => session.gaps.push((gap, counted)),
                (gap, None) => session.question = Some(gap),
            }
        }
        Ok(KeptClock {
            game: record.game,
            session,
            beat: Beat { count: record.count, wall: record.wall },
            swapped: record.swapped,
        })
    }
}
