//! The file of situations: one block each, strictly read.
//!
//! ```text
//! theme illegal
//! [knight-jumps-wrong o-cavalo-errado]   its name, and its address in Portuguese
//! speed rapid
//! supervision partial              partial where it is left out
//! incident illegal nth=1           as `Matter` reads it
//! player white                     whom it is about
//! start <FEN>
//! steps e2e4 white | !g1e3 | white what happens, a bar between the sentences
//! clock white=5:12 black=4:50      at the moment; `standing` behind it: not started
//! after before                     same, before, or a FEN; same where it is left out
//! choices play-on correct loss draw
//! editions 2023 2018 2005
//! ```
//!
//! A step is a move (`e2e4`, `e7e8q`; with `!` before it one that is not legal), the side that presses the clock
//! (`white`), `hand:e2`, `flag:white`, `stop`, `slip:e4-e5`, `off:e4`, `on:Qe8`.

use super::{After, Choice, SENTENCES, Scene, Step};
use crate::chess::{Move, Piece, Setup};
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::laws::{Matter, Speed, Supervision};
use crate::square::Square;

/// A group of situations, whose texts come together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    pub id: String,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A situation before any theme, or a row before any situation.
    Place,
    /// No row begins with this word.
    Row(String),
    /// This is not what the row holds.
    Value(String),
    /// The situation that ends here lacks this row.
    Missing(&'static str),
}

/// The line, from 1, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub line: usize,
    pub fault: Fault,
}

/// A situation under way.
struct Draft {
    id: String,
    address: String,
    theme: usize,
    speed: Option<Speed>,
    supervision: Supervision,
    matter: Option<Matter>,
    player: Option<Color>,
    start: Option<Setup>,
    steps: Option<[Vec<Step>; SENTENCES]>,
    clock: Option<(ByColor<u32>, bool)>,
    after: After,
    choices: Vec<Choice>,
    editions: Vec<Edition>,
}

/// Reads the whole file.
pub fn read(text: &str) -> Result<(Vec<Theme>, Vec<Scene>), ReadError> {
    let (mut themes, mut scenes) = (Vec::<Theme>::new(), Vec::new());
    let mut draft: Option<Draft> = None;
    let mut last = 0;
    for (line, row) in (1..).zip(text.lines()) {
        let fail = |fault| ReadError { line, fault };
        let row = row.trim();
        last = line;
        if row.is_empty() || row.starts_with('#') {
            continue;
        }
        if let Some(id) = row.strip_prefix("theme ") {
            scenes.extend(draft.take().map(Draft::finish).transpose().map_err(fail)?);
            themes.push(Theme { id: id.trim().to_string() });
        } else if let Some(names) = row.strip_prefix('[').and_then(|row| row.strip_suffix(']')) {
            scenes.extend(draft.take().map(Draft::finish).transpose().map_err(fail)?);
            let theme = themes.len().checked_sub(1).ok_or_else(|| fail(Fault::Place))?;
            draft = Some(Draft::new(names, theme).map_err(fail)?);
        } else {
            let draft = draft.as_mut().ok_or_else(|| fail(Fault::Place))?;
            draft.row(row).map_err(fail)?;
        }
    }
    let fail = |fault| ReadError { line: last, fault };
    scenes.extend(draft.map(Draft::finish).transpose().map_err(fail)?);
    Ok((themes, scenes))
}

/// Reads each word, or says which one is none.
fn words<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Fault> {
    text.split_whitespace().map(|word| read(word).ok_or_else(|| Fault::Value(word.to_string()))).collect()
}

fn judged(name: &str) -> Option<Edition> {
    Edition::from_name(name).filter(|edition| edition.is_judged())
}

fn side(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|side| side.name() == name)
}

impl Draft {
    /// `names`: the id and the address.
    fn new(names: &str, theme: usize) -> Result<Draft, Fault> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let fits = |name: &&str| !name.is_empty() && name.bytes().all(plain);
        let (id, address) = names
            .split_once(' ')
            .filter(|(id, address)| fits(id) && fits(address))
            .ok_or_else(|| Fault::Value(names.to_string()))?;
        Ok(Draft {
            id: id.to_string(),
            address: address.to_string(),
            theme,
            speed: None,
            supervision: Supervision::Partial,
            matter: None,
            player: None,
            start: None,
            steps: None,
            clock: None,
            after: After::Same,
            choices: Vec::new(),
            editions: Vec::new(),
        })
    }

    fn row(&mut self, row: &str) -> Result<(), Fault> {
        let (key, value) = row.split_once(char::is_whitespace).unwrap_or((row, ""));
        let value = value.trim();
        let wrong = || Fault::Value(value.to_string());
        match key {
            "speed" => self.speed = Some(find(&Speed::ALL, Speed::name, value).ok_or_else(wrong)?),
            "supervision" => self.supervision = find(&Supervision::ALL, Supervision::name, value).ok_or_else(wrong)?,
            "incident" => {
                let (name, pairs) = value.split_once(' ').unwrap_or((value, ""));
                self.matter = Some(Matter::read(name, pairs).map_err(|_| wrong())?);
            }
            "player" => self.player = Some(side(value).ok_or_else(wrong)?),
            "start" => self.start = Some(Setup::parse(value).map_err(|_| wrong())?),
            "steps" => {
                let parts = value.split('|').map(|part| words(part, step)).collect::<Result<Vec<_>, Fault>>()?;
                self.steps = Some(parts.try_into().map_err(|_| wrong())?);
            }
            "clock" => self.clock = Some(clock(value).ok_or_else(wrong)?),
            "after" => {
                self.after = match value {
                    "same" => After::Same,
                    "before" => After::Before,
                    fen => After::Typed(Setup::parse(fen).map_err(|_| wrong())?),
                }
            }
            "choices" => self.choices = words(value, Choice::from_name)?,
            "editions" => self.editions = words(value, judged)?,
            other => return Err(Fault::Row(other.to_string())),
        }
        Ok(())
    }

    fn finish(self) -> Result<Scene, Fault> {
        let (clock, standing) = self.clock.ok_or(Fault::Missing("clock"))?;
        if self.choices.is_empty() {
            return Err(Fault::Missing("choices"));
        }
        if self.editions.is_empty() {
            return Err(Fault::Missing("editions"));
        }
        Ok(Scene {
            id: self.id,
            address: self.address,
            theme: self.theme,
            speed: self.speed.ok_or(Fault::Missing("speed"))?,
            supervision: self.supervision,
            matter: self.matter.ok_or(Fault::Missing("incident"))?,
            player: self.player.ok_or(Fault::Missing("player"))?,
            start: self.start.ok_or(Fault::Missing("start"))?,
            steps: self.steps.ok_or(Fault::Missing("steps"))?,
            clock,
            standing,
            after: self.after,
            choices: self.choices,
            editions: self.editions,
        })
    }
}

fn find<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|one| name(*one) == text)
}

/// `white=5:12 black=4:50`, with `standing` behind it before the start.
fn clock(text: &str) -> Option<(ByColor<u32>, bool)> {
    let mut times = ByColor::<Option<u32>>::default();
    let mut standing = false;
    for word in text.split_whitespace() {
        if word == "standing" {
            standing = true;
            continue;
        }
        let (name, time) = word.split_once('=')?;
        let (minutes, seconds) = time.split_once(':')?;
        let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
        if minutes > 180 || seconds > 59 {
            return None;
        }
        times[side(name)?] = Some(minutes * 60 + seconds);
    }
    Some((ByColor { white: times.white?, black: times.black? }, standing))
}

fn step(word: &str) -> Option<Step> {
    if let Some(side) = side(word) {
        return Some(Step::Press(side));
    }
    if word == "stop" {
        return Some(Step::Stop);
    }
    let Some((verb, what)) = word.split_once(':') else {
        let (text, legal) = word.strip_prefix('!').map_or((word, true), |text| (text, false));
        return text.parse::<Move>().ok().map(|m| Step::Move { m, legal });
    };
    let square = |name: &str| name.parse::<Square>().ok();
    Some(match verb {
        "hand" => Step::Hand(square(what)?),
        "flag" => Step::Flag(side(what)?),
        "off" => Step::Off(square(what)?),
        "slip" => {
            let (from, to) = what.split_once('-')?;
            Step::Slip { from: square(from)?, to: square(to)? }
        }
        "on" => {
            let mut letters = what.chars();
            let piece = Piece::from_fen_char(letters.next()?)?;
            Step::On(square(letters.as_str())?, piece)
        }
        _ => return None,
    })
}
