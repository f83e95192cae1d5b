//! The questions of a pack, as their file says them.
//!
//! One reader for the page and for the tests: it takes what it understands, and tells line by line what it did not.

use super::Theme;
use super::board::{Game, Goal, Setting};
use crate::edition::Edition;

/// How a question is asked and answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One option is right.
    One,
    /// Several options are right.
    Several,
    /// The options are put in order.
    Order,
    True,
    /// The article that decides is chosen.
    Article,
    /// A move is made.
    Board,
    /// Both times are set.
    Clock,
}

impl Kind {
    pub const ALL: [Kind; 7] =
        [Kind::One, Kind::Several, Kind::Order, Kind::True, Kind::Article, Kind::Board, Kind::Clock];

    /// The word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::One => "one",
            Kind::Several => "several",
            Kind::Order => "order",
            Kind::True => "true",
            Kind::Article => "article",
            Kind::Board => "board",
            Kind::Clock => "clock",
        }
    }

    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What becomes of the game and of both clocks, in seconds, as the law engine words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub decision: String,
    pub opponent: i64,
    pub player: i64,
}

impl Outcome {
    /// From `play-on opponent=60`.
    fn read(text: &str) -> Option<Outcome> {
        let mut words = text.split_whitespace();
        let mut outcome = Outcome { decision: words.next()?.to_string(), opponent: 0, player: 0 };
        for word in words {
            let (who, seconds) = word.split_once('=')?;
            let seconds = seconds.parse().ok()?;
            match who {
                "opponent" => outcome.opponent = seconds,
                "player" => outcome.player = seconds,
                _ => return None,
            }
        }
        Some(outcome)
    }
}

/// Two clocks before something happens, in whole seconds; `turn` is whose doing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub white: u32,
    pub black: u32,
    pub white_did_it: bool,
}

impl Clock {
    /// From `white=4:12 black=3:05 turn=white`.
    fn read(text: &str) -> Option<Clock> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [white, black, turn] = words[..] else { return None };
        Some(Clock {
            white: seconds(white.strip_prefix("white=")?)?,
            black: seconds(black.strip_prefix("black=")?)?,
            white_did_it: match turn {
                "turn=white" => true,
                "turn=black" => false,
                _ => return None,
            },
        })
    }
}

/// The whole seconds of `4:12` or `1:04:12`.
pub fn seconds(text: &str) -> Option<u32> {
    let mut all: u32 = 0;
    let parts: Vec<&str> = text.split(':').collect();
    let plain = |part: &&str| !part.is_empty() && part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(plain) {
        return None;
    }
    for (place, part) in parts.iter().enumerate() {
        let part: u32 = part.parse().ok()?;
        if place > 0 && part > 59 {
            return None;
        }
        all = all * 60 + part;
    }
    Some(all)
}

/// `4:12`, or `1:04:12` from an hour on.
pub fn time(seconds: u32) -> String {
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    match minutes {
        0..60 => format!("{minutes}:{seconds:02}"),
        _ => format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60),
    }
}

/// Where the right answer comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The law engine answers this incident; the options are outcomes, and so is what a statement claims.
    Case { text: String, outcomes: Vec<(char, Outcome)>, claim: Option<Outcome> },
    /// The words that are right and the articles, by edition.
    Typed { right: Vec<(Edition, Vec<String>)>, articles: Vec<(Edition, Vec<String>)> },
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub id: String,
    pub kind: Kind,
    /// The editions in which it is asked.
    pub asked: Vec<Edition>,
    /// The letters of its options, as the texts have them.
    pub letters: Vec<char>,
    pub source: Source,
    /// Wrong article numbers, by edition.
    pub others: Vec<(Edition, Vec<String>)>,
    pub clock: Option<Clock>,
    pub board: Option<Setting>,
}

impl Question {
    /// What stands in this list for the edition.
    pub fn of_edition<T>(list: &[(Edition, T)], edition: Edition) -> Option<&T> {
        list.iter().find(|(other, _)| *other == edition).map(|(_, value)| value)
    }
}

/// A line that was not understood, or a question that lacks something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// From 1; of a question, the line of its id.
    pub line: usize,
    pub kind: FaultKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// Before the first `[id]`.
    OutsideQuestion,
    /// `[id]` with other signs than small letters, digits and dashes, or no theme of ours before it.
    Id,
    /// No line starts with this word.
    UnknownLine,
    /// The word is known; what follows it is not.
    Value,
    /// The same twice.
    Twice,
    NoKind,
    /// It is asked in no edition.
    NoEdition,
    /// Three to six options, four article numbers, a clock or a board: what its kind needs is not there.
    Incomplete,
    /// The right words are no options, or not as many as its kind wants.
    Right,
    /// An edition in which it is asked has no article.
    NoArticle,
}

/// A question while its lines are read.
#[derive(Default)]
struct Draft {
    line: usize,
    id: String,
    kind: Option<Kind>,
    asked: Vec<Edition>,
    options: usize,
    case: Option<String>,
    outcomes: Vec<(char, Outcome)>,
    claim: Option<Outcome>,
    /// `None`: for every edition asked.
    right: Vec<(Option<Edition>, Vec<String>)>,
    articles: Vec<(Edition, Vec<String>)>,
    others: Vec<(Edition, Vec<String>)>,
    clock: Option<Clock>,
    game: Option<Game>,
    fen: Option<String>,
    goal: Option<Goal>,
}

const MOST_OPTIONS: usize = 6;

/// The letters of so many options: a, b, c.
fn letters(count: usize) -> Vec<char> {
    ('a'..='z').take(count.min(MOST_OPTIONS)).collect()
}

/// An edition and the words after it.
fn by_edition(text: &str) -> Option<(Edition, Vec<String>)> {
    let mut words = text.split_whitespace();
    let edition = Edition::from_name(words.next()?)?;
    let words: Vec<String> = words.map(str::to_string).collect();
    (!words.is_empty()).then_some((edition, words))
}

/// Puts the value where there is none yet.
fn once<T>(place: &mut Option<T>, value: Option<T>) -> Result<(), FaultKind> {
    let value = value.ok_or(FaultKind::Value)?;
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(FaultKind::Twice),
    }
}

/// Adds the row of an edition that has none yet.
fn row<T>(rows: &mut Vec<(Edition, T)>, row: Option<(Edition, T)>) -> Result<(), FaultKind> {
    let row = row.ok_or(FaultKind::Value)?;
    if rows.iter().any(|(edition, _)| *edition == row.0) {
        return Err(FaultKind::Twice);
    }
    rows.push(row);
    Ok(())
}

impl Draft {
    fn take(&mut self, word: &str, rest: &str) -> Result<(), FaultKind> {
        match word {
            "kind" => once(&mut self.kind, Kind::from_name(rest)),
            "case" => once(&mut self.case, (rest.split_whitespace().count() >= 3).then(|| rest.to_string())),
            "ask" => {
                for name in rest.split_whitespace() {
                    let edition = Edition::from_name(name).ok_or(FaultKind::Value)?;
                    if self.asked.contains(&edition) {
                        return Err(FaultKind::Twice);
                    }
                    self.asked.push(edition);
                }
                Ok(())
            }
            "option" => {
                let (letter, outcome) = rest.split_once(' ').ok_or(FaultKind::Value)?;
                let wanted = letters(MOST_OPTIONS).get(self.outcomes.len()).copied().ok_or(FaultKind::Value)?;
                let outcome = Outcome::read(outcome).ok_or(FaultKind::Value)?;
                // In order, so that the texts have the same letters.
                if !letter.chars().eq([wanted]) {
                    return Err(FaultKind::Value);
                }
                self.outcomes.push((wanted, outcome));
                Ok(())
            }
            "options" => {
                let count = rest.parse().ok().filter(|count| (2..=MOST_OPTIONS).contains(count));
                self.options = count.ok_or(FaultKind::Value)?;
                Ok(())
            }
            "right" => {
                let typed = match by_edition(rest) {
                    Some((edition, words)) => (Some(edition), words),
                    None => (None, rest.split_whitespace().map(str::to_string).collect()),
                };
                if typed.1.is_empty() || self.right.iter().any(|(edition, _)| *edition == typed.0) {
                    return Err(if typed.1.is_empty() { FaultKind::Value } else { FaultKind::Twice });
                }
                self.right.push(typed);
                Ok(())
            }
            "articles" => row(&mut self.articles, by_edition(rest)),
            "others" => row(&mut self.others, by_edition(rest)),
            "claim" => once(&mut self.claim, Outcome::read(rest)),
            "clock" => once(&mut self.clock, Clock::read(rest)),
            "game" => once(&mut self.game, Game::from_name(rest)),
            "fen" => once(&mut self.fen, (!rest.is_empty()).then(|| rest.to_string())),
            "goal" => once(&mut self.goal, Goal::from_name(rest)),
            _ => Err(FaultKind::UnknownLine),
        }
    }

    /// The question, if nothing is missing.
    fn finish(self) -> Result<Question, Fault> {
        let fault = |kind| Fault { line: self.line, kind };
        let kind = self.kind.ok_or(fault(FaultKind::NoKind))?;
        if self.asked.is_empty() {
            return Err(fault(FaultKind::NoEdition));
        }
        let letters = if self.outcomes.is_empty() { letters(self.options) } else { letters(self.outcomes.len()) };
        let typed: Vec<(Edition, Vec<String>)> = self
            .asked
            .iter()
            .filter_map(|edition| {
                let own = self.right.iter().find(|(other, _)| *other == Some(*edition));
                let words = own.or_else(|| self.right.iter().find(|(other, _)| other.is_none()));
                words.map(|(_, words)| (*edition, words.clone()))
            })
            .collect();
        let board = match (self.game, self.fen.clone(), self.goal) {
            (Some(game), Some(text), Some(goal)) => Some(Setting { game, text, goal }),
            _ => None,
        };
        let case = self.case.is_some();
        let complete = match kind {
            Kind::One | Kind::Several | Kind::Order => letters.len() >= 3,
            Kind::True => !case || self.claim.is_some(),
            Kind::Article => self
                .asked
                .iter()
                .all(|edition| Question::of_edition(&self.others, *edition).is_some_and(|o| o.len() == 3)),
            Kind::Clock => self.clock.is_some() && case,
            Kind::Board => board.is_some() && !case,
        };
        if !complete {
            return Err(fault(FaultKind::Incomplete));
        }
        let right = case
            || matches!(kind, Kind::Order | Kind::Board)
            || self.asked.iter().all(|edition| {
                Question::of_edition(&typed, *edition).is_some_and(|words| is_right(kind, &letters, words))
            });
        if !right {
            return Err(fault(FaultKind::Right));
        }
        let has_article = |edition: &Edition| Question::of_edition(&self.articles, *edition).is_some();
        if !case && kind != Kind::Article && !self.asked.iter().all(has_article) {
            return Err(fault(FaultKind::NoArticle));
        }
        let source = match self.case {
            Some(text) => Source::Case { text, outcomes: self.outcomes, claim: self.claim },
            None => Source::Typed { right: typed, articles: self.articles },
        };
        let (id, asked, others, clock) = (self.id, self.asked, self.others, self.clock);
        Ok(Question { id, kind, asked, letters, source, others, clock, board })
    }
}

/// Whether these words may be right in a question of this kind.
fn is_right(kind: Kind, letters: &[char], words: &[String]) -> bool {
    let option = |word: &String| letters.iter().any(|letter| word.chars().eq([*letter]));
    match kind {
        Kind::One => words.len() == 1 && words.iter().all(option),
        Kind::Several => (2..letters.len()).contains(&words.len()) && words.iter().all(option),
        Kind::True => matches!(words, [word] if word == "true" || word == "false"),
        Kind::Article => words.len() == 1,
        Kind::Order | Kind::Board | Kind::Clock => false,
    }
}

/// The questions of a pack, and what is wrong with it; the page leaves out what it cannot read.
pub fn read(text: &str) -> (Vec<Question>, Vec<Fault>) {
    let (mut questions, mut faults) = (Vec::<Question>::new(), Vec::new());
    let mut draft: Option<Draft> = None;
    let mut close = |draft: Option<Draft>, faults: &mut Vec<Fault>| {
        let Some(draft) = draft else { return };
        let line = draft.line;
        match draft.finish() {
            Ok(question) if questions.iter().any(|other| other.id == question.id) => {
                faults.push(Fault { line, kind: FaultKind::Twice });
            }
            Ok(question) => questions.push(question),
            Err(fault) => faults.push(fault),
        }
    };
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let number = at + 1;
        if let Some(id) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            close(draft.take(), &mut faults);
            let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            if Theme::of(id).is_none() || !id.bytes().all(plain) {
                faults.push(Fault { line: number, kind: FaultKind::Id });
            }
            draft = Some(Draft { line: number, id: id.to_string(), ..Draft::default() });
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let taken = match draft.as_mut() {
            Some(draft) => draft.take(word, rest.trim()),
            None => Err(FaultKind::OutsideQuestion),
        };
        if let Err(kind) = taken {
            faults.push(Fault { line: number, kind });
        }
    }
    close(draft, &mut faults);
    (questions, faults)
}
