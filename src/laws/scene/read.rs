//! Reads the files of situations, one block each, strictly. `docs/laws.md` describes it.

use super::{After, Choice, SENTENCES, Scene, Step};
use crate::blocks::{Fault, Line, Wanted, each, is_plain, lines, pick, split};
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

/// The words of a situation.
pub const WORDS: &str = "one of: speed, supervision, incident, player, start, steps, clock, after, choices, editions";

const STEP: &str = "a step, like e2e4, !g1e3, white, hand:e2, flag:white, stop, slip:e4-e5, off:e4, on:Qe8";
const FEN: &str = "a whole FEN, like 4k3/8/8/8/8/8/8/4K2R w - - 0 1";

/// A situation while its block is read.
#[derive(Default)]
struct Draft<'a> {
    head: Line<'a>,
    theme: usize,
    speed: Option<Speed>,
    supervision: Supervision,
    matter: Option<Matter>,
    player: Option<Color>,
    start: Option<Setup>,
    steps: Option<[Vec<Step>; SENTENCES]>,
    clock: Option<(ByColor<u32>, bool)>,
    after: Option<After>,
    choices: Vec<Choice>,
    editions: Vec<Edition>,
}

/// Reads the whole file.
///
/// # Errors
///
/// Says which line is wrong or what a block lacks.
pub fn read(text: &str) -> Result<(Vec<Theme>, Vec<Scene>), Fault> {
    let (mut themes, mut scenes) = (Vec::<Theme>::new(), Vec::new());
    let mut draft: Option<Draft> = None;
    for line in lines(text) {
        match (line.word, &mut draft) {
            ("theme", _) => {
                scenes.extend(draft.take().map(Draft::finish).transpose()?);
                themes.push(Theme { id: line.value.to_string() });
            }
            ("[", _) => {
                scenes.extend(draft.take().map(Draft::finish).transpose()?);
                let theme = themes.len().checked_sub(1).ok_or_else(|| line.fault("\"theme <name>\" before it"))?;
                draft = Some(Draft { head: line, theme, ..Draft::default() });
            }
            (_, Some(draft)) => draft.take(line.word, line.value).map_err(|wanted| line.fault(wanted))?,
            (_, None) => return Err(line.fault("a name and an address in brackets before it")),
        }
    }
    scenes.extend(draft.map(Draft::finish).transpose()?);
    Ok((themes, scenes))
}

impl Draft<'_> {
    fn take(&mut self, word: &str, value: &str) -> Result<(), Wanted> {
        match word {
            "speed" => self.speed = Some(pick(value, &Speed::ALL, Speed::name)?),
            "supervision" => self.supervision = pick(value, &Supervision::ALL, Supervision::name)?,
            "incident" => {
                let (name, pairs) = split(value);
                self.matter = Some(Matter::read(name, pairs).map_err(|_| Matter::wanted(name))?);
            }
            "player" => self.player = Some(pick(value, &Color::ALL, Color::name)?),
            "start" => self.start = Some(Setup::parse(value).map_err(|_| FEN)?),
            "steps" => {
                let parts = value.split('|').map(|part| each(part, STEP, step));
                let parts = parts.collect::<Result<Vec<Vec<Step>>, Wanted>>()?;
                self.steps = Some(parts.try_into().map_err(|_| "three parts with | between, one for each sentence")?);
            }
            "clock" => self.clock = Some(clock(value).ok_or("both times, like white=5:12 black=4:50")?),
            "after" => {
                self.after = Some(match value {
                    "same" => After::Same,
                    "before" => After::Before,
                    fen => After::Typed(Setup::parse(fen).map_err(|_| "same, before, or a whole FEN")?),
                });
            }
            "choices" => {
                let choice = |name: &str| pick(name, &Choice::ALL, Choice::name);
                self.choices = value.split_whitespace().map(choice).collect::<Result<_, _>>()?;
            }
            "editions" => {
                let edition = |name: &str| pick(name, &Edition::JUDGED, Edition::name);
                self.editions = value.split_whitespace().map(edition).collect::<Result<_, _>>()?;
            }
            _ => return Err(WORDS.into()),
        }
        Ok(())
    }

    fn finish(self) -> Result<Scene, Fault> {
        let head = self.head;
        let (id, address) = split(head.value);
        if !is_plain(id) || !is_plain(address) {
            return Err(head.fault("a name and an address, like [a-silent-phone o-telefone-mudo]"));
        }
        let (clock, standing) = self.clock.ok_or_else(|| head.lacks("clock white=5:12 black=4:50"))?;
        if self.choices.is_empty() {
            return Err(head.lacks("choices play-on correct loss draw"));
        }
        if self.editions.is_empty() {
            return Err(head.lacks("editions 2023 2018 2005"));
        }
        let steps = self.steps.ok_or_else(|| head.lacks("steps e2e4 white | !g1e3 | white"))?;
        let is_irregular = steps.iter().flatten().any(|step| step.is_irregular());
        // After an illegal step both are likely, so it is said.
        let after = match self.after {
            None if is_irregular => return Err(head.lacks("after before")),
            after => after.unwrap_or_default(),
        };
        Ok(Scene {
            id: id.to_string(),
            address: address.to_string(),
            theme: self.theme,
            speed: self.speed.ok_or_else(|| head.lacks("speed rapid"))?,
            supervision: self.supervision,
            matter: self.matter.ok_or_else(|| head.lacks("incident illegal nth=1"))?,
            player: self.player.ok_or_else(|| head.lacks("player white"))?,
            start: self.start.ok_or_else(|| head.lacks("start 4k3/8/8/8/8/8/8/4K2R w - - 0 1"))?,
            steps,
            clock,
            standing,
            after,
            choices: self.choices,
            editions: self.editions,
        })
    }
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
        times[Color::from_name(name)?] = Some(minutes * 60 + seconds);
    }
    Some((ByColor { white: times.white?, black: times.black? }, standing))
}

fn step(word: &str) -> Option<Step> {
    if let Some(side) = Color::from_name(word) {
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
        "flag" => Step::Flag(Color::from_name(what)?),
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
