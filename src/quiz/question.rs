//! The questions of a pack, as their file has them.
//!
//! The page and the tests share one reader. It takes what it can read, and reports each line that it cannot.

use super::board::{BoardGame, Goal, Setting};
use super::{Level, Theme};
use crate::blocks::{Fault, Line, TWICE, Wanted, is_plain, lines, once, pick, split};
use crate::color::Color;
use crate::edition::Edition;

named! {
    /// How a question is asked and answered.
    ///
    /// Its name is the word in files.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// One option is right.
        One = "one",
        /// Several options are right.
        Several = "several",
        /// The options are put in order.
        Order = "order",
        True = "true",
        /// The article that decides is chosen.
        Article = "article",
        /// A move is made.
        Board = "board",
        /// Both times are set.
        Clock = "clock",
    }
}

impl Kind {
    /// The theme under which a question of this kind is asked. One that asks for an article has a theme of its own.
    pub fn theme(self, id: &str) -> Option<Theme> {
        let own = Theme::of(id)?;
        Some(if self == Kind::Article { Theme::Articles } else { own })
    }
}

/// What happens to the game and to both clocks, as the law engine decides it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseOutcome {
    pub decision: String,
    /// Seconds that the opponent gets, or loses where negative; those of the player follow.
    pub opponent: i64,
    pub player: i64,
}

impl CaseOutcome {
    /// From `play-on opponent=60`.
    fn read(text: &str) -> Option<CaseOutcome> {
        let mut words = text.split_whitespace();
        let mut outcome = CaseOutcome { decision: words.next()?.to_string(), opponent: 0, player: 0 };
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

/// Both clocks before the incident, in whole seconds, and whether White caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTimes {
    pub white: u32,
    pub black: u32,
    pub white_did_it: bool,
}

impl ClockTimes {
    /// From `white=4:12 black=3:05 turn=white`.
    fn read(text: &str) -> Option<ClockTimes> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [white, black, turn] = words[..] else { return None };
        Some(ClockTimes {
            white: seconds(white.strip_prefix("white=")?)?,
            black: seconds(black.strip_prefix("black=")?)?,
            white_did_it: Color::from_name(turn.strip_prefix("turn=")?)? == Color::White,
        })
    }
}

/// The whole seconds of `4:12` or `1:04:12`.
pub fn seconds(text: &str) -> Option<u32> {
    let parts: Vec<&str> = text.split(':').collect();
    let plain = |part: &&str| !part.is_empty() && part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(plain) {
        return None;
    }
    parts.iter().enumerate().try_fold(0, |all, (place, part)| {
        let part: u32 = part.parse().ok()?;
        (place == 0 || part < 60).then_some(all * 60 + part)
    })
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
    /// The law engine answers this incident. The options are outcomes, and so is the claim of a statement.
    Case { text: String, outcomes: Vec<(char, CaseOutcome)>, claim: Option<CaseOutcome> },
    /// The file has the right words and the articles, by edition.
    Typed { right: Vec<(Edition, Vec<String>)>, articles: Vec<(Edition, Vec<String>)> },
}

/// A question, without its sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub id: String,
    pub kind: Kind,
    /// [`Level::Arbiter`] where the file does not say.
    pub level: Level,
    /// The editions in which it is asked.
    pub asked: Vec<Edition>,
    /// The letters of its options, as the texts have them.
    pub letters: Vec<char>,
    pub source: Source,
    /// Wrong article numbers, by edition.
    pub others: Vec<(Edition, Vec<String>)>,
    pub clock: Option<ClockTimes>,
    /// The board to move on, or to look at.
    pub board: Option<Setting>,
}

impl Question {
    /// The value of the edition in such a list.
    pub fn of_edition<T>(list: &[(Edition, T)], edition: Edition) -> Option<&T> {
        list.iter().find(|(other, _)| *other == edition).map(|(_, value)| value)
    }
}

/// A question while its lines are read.
#[derive(Default)]
struct Draft<'a> {
    head: Line<'a>,
    kind: Option<Kind>,
    level: Option<Level>,
    asked: Vec<Edition>,
    options: Option<usize>,
    case: Option<String>,
    outcomes: Vec<(char, CaseOutcome)>,
    claim: Option<CaseOutcome>,
    /// `None`: for every edition asked.
    right: Vec<(Option<Edition>, Vec<String>)>,
    articles: Vec<(Option<Edition>, Vec<String>)>,
    others: Vec<(Option<Edition>, Vec<String>)>,
    clock: Option<ClockTimes>,
    game: Option<BoardGame>,
    fen: Option<String>,
    goal: Option<Goal>,
}

/// How many options there may be.
pub const OPTIONS: std::ops::RangeInclusive<usize> = 3..=6;

fn how_many() -> Wanted {
    format!("{} to {} options", OPTIONS.start(), OPTIONS.end()).into()
}

/// What is wanted of a line that begins with another word.
pub const WORDS: &str =
    "one of: kind, level, ask, case, option, options, right, articles, others, claim, clock, game, fen, goal";

const FEN: &str = "fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";

const OUTCOME: &str = "what becomes of the game, like play-on opponent=60";

/// The letters of so many options: a, b, c.
fn letters(count: usize) -> Vec<char> {
    ('a'..='z').take(count.min(*OPTIONS.end())).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

/// Adds the words of an edition, or of all editions.
fn row(rows: &mut Vec<(Option<Edition>, Vec<String>)>, edition: Option<Edition>, text: &str) -> Result<(), Wanted> {
    if text.is_empty() {
        return Err("at least one word behind it".into());
    }
    if rows.iter().any(|(other, _)| *other == edition) {
        return Err(TWICE.into());
    }
    rows.push((edition, words(text)));
    Ok(())
}

/// The row of each edition in which the question is asked: its own, or that of all editions.
fn of_asked(asked: &[Edition], rows: &[(Option<Edition>, Vec<String>)]) -> Vec<(Edition, Vec<String>)> {
    let of = |wanted: Option<Edition>| rows.iter().find(|(edition, _)| *edition == wanted);
    asked.iter().filter_map(|edition| Some((*edition, of(Some(*edition)).or_else(|| of(None))?.1.clone()))).collect()
}

impl Draft<'_> {
    fn take(&mut self, word: &str, value: &str) -> Result<(), Wanted> {
        let edition = |name: &str| pick(name, &Edition::ALL, Edition::name);
        let (first, rest) = split(value);
        match word {
            "kind" => once(&mut self.kind, pick(value, &Kind::ALL, Kind::name)?)?,
            "level" => once(&mut self.level, pick(value, &Level::ALL, Level::name)?)?,
            "case" => {
                let case = (value.split_whitespace().count() >= 3).then(|| value.to_string());
                once(&mut self.case, case.ok_or("speed, supervision, incident, like rapid partial illegal nth=1")?)?;
            }
            "ask" => {
                for name in value.split_whitespace() {
                    let edition = edition(name)?;
                    if self.asked.contains(&edition) {
                        return Err(TWICE.into());
                    }
                    self.asked.push(edition);
                }
            }
            "option" => {
                let letter = letters(usize::MAX).get(self.outcomes.len()).copied().ok_or_else(how_many)?;
                // In order, so that the texts have the same letters.
                if !first.chars().eq([letter]) {
                    return Err("the letters a, b, c in order".into());
                }
                self.outcomes.push((letter, CaseOutcome::read(rest).ok_or(OUTCOME)?));
            }
            "options" => {
                let count = value.parse().ok().filter(|count| OPTIONS.contains(count));
                once(&mut self.options, count.ok_or_else(how_many)?)?;
            }
            "right" => match edition(first) {
                Ok(edition) => row(&mut self.right, Some(edition), rest)?,
                Err(_) => row(&mut self.right, None, value)?,
            },
            "articles" => row(&mut self.articles, Some(edition(first)?), rest)?,
            "others" => row(&mut self.others, Some(edition(first)?), rest)?,
            "claim" => once(&mut self.claim, CaseOutcome::read(value).ok_or(OUTCOME)?)?,
            "clock" => {
                let clock = ClockTimes::read(value);
                once(&mut self.clock, clock.ok_or("both times, like white=4:12 black=3:05 turn=white")?)?;
            }
            "game" => once(&mut self.game, pick(value, &BoardGame::ALL, BoardGame::name)?)?,
            "fen" => {
                let fen = (!value.is_empty()).then(|| value.to_string());
                once(&mut self.fen, fen.ok_or("a FEN, or a position of draughts as PDN has it")?)?;
            }
            "goal" => once(&mut self.goal, pick(value, &Goal::ALL, Goal::name)?)?,
            _ => return Err(WORDS.into()),
        }
        Ok(())
    }

    /// The question, if nothing is missing.
    fn finish(self) -> Result<Question, Fault> {
        let head = self.head;
        let kind = self.kind.ok_or_else(|| head.lacks("kind one"))?;
        if self.asked.is_empty() {
            return Err(head.lacks("ask 2023 2018"));
        }
        let count = if self.outcomes.is_empty() { self.options.unwrap_or(0) } else { self.outcomes.len() };
        let letters = letters(count);
        let case = self.case.is_some();
        let typed = of_asked(&self.asked, &self.right);
        let articles = of_asked(&self.asked, &self.articles);
        let others = of_asked(&self.asked, &self.others);
        // The first edition for which this does not hold.
        let fails = |holds: &dyn Fn(Edition) -> bool| self.asked.iter().copied().find(|edition| !holds(*edition));
        let words_of =
            |rows: &[(Edition, Vec<String>)], edition| Question::of_edition(rows, edition).map_or(0, Vec::len);
        let fault = |found: String, wanted: Wanted| Err(Fault { line: head.number, found, wanted });
        // A line that questions of this kind need, as an example.
        let lacks = match kind {
            Kind::One | Kind::Several | Kind::Order if !OPTIONS.contains(&count) => {
                return fault(format!("options: {count}"), how_many());
            }
            Kind::Board if case => return fault("a case".into(), "a board alone".into()),
            Kind::Article if self.level == Some(Level::School) => {
                return fault("level school".into(), "no number of an article asked at school".into());
            }
            _ if kind != Kind::Board && self.goal.is_some() => {
                return fault("a goal".into(), "a goal with kind board alone".into());
            }
            Kind::True if case && self.claim.is_none() => "claim loss",
            Kind::Clock if !case => "case rapid partial illegal nth=1",
            Kind::Clock if self.clock.is_none() => "clock white=4:12 black=3:05 turn=white",
            Kind::Board if self.goal.is_none() => "goal mate",
            _ if self.game.is_none() && (kind == Kind::Board || self.fen.is_some()) => "game chess",
            _ if self.fen.is_none() && (kind == Kind::Board || self.game.is_some()) => FEN,
            _ => "",
        };
        if !lacks.is_empty() {
            return Err(head.lacks(lacks));
        }
        if kind == Kind::Article
            && let Some(edition) = fails(&|edition| words_of(&others, edition) == 3)
        {
            return Err(head.lacks(&format!("others {} 6.11.1 9.2 A.5.3", edition.name())));
        }
        let works_out = case || matches!(kind, Kind::Order | Kind::Board);
        let right =
            |edition| Question::of_edition(&typed, edition).is_some_and(|words| is_right(kind, &letters, words));
        if !works_out && let Some(edition) = fails(&right) {
            let found = Question::of_edition(&typed, edition).map(|words| words.join(" ")).unwrap_or_default();
            let wanted = match kind {
                Kind::Several => "letters of options, two or more and not all, like right a c",
                Kind::True => "right true or right false",
                Kind::Article => "one article, like right 2023 7.5.5",
                _ => "the letter of one option, like right b",
            };
            return fault(["right ", &found].concat(), wanted.into());
        }
        if !case
            && kind != Kind::Article
            && let Some(edition) = fails(&|edition| words_of(&articles, edition) > 0)
        {
            return Err(head.lacks(&format!("articles {} 7.5.1", edition.name())));
        }
        let goal = self.goal;
        let board = self.game.zip(self.fen).map(|(game, text)| Setting { game, text, goal });
        let source = match self.case {
            Some(text) => Source::Case { text, outcomes: self.outcomes, claim: self.claim },
            None => Source::Typed { right: typed, articles },
        };
        let (id, asked, clock) = (head.value.to_string(), self.asked, self.clock);
        let level = self.level.unwrap_or(Level::Arbiter);
        Ok(Question { id, kind, level, asked, letters, source, others, clock, board })
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

/// The questions of a pack, and the faults of its file. The page leaves out what it cannot read.
pub fn read(text: &str) -> (Vec<Question>, Vec<Fault>) {
    let (mut questions, mut faults) = (Vec::<Question>::new(), Vec::new());
    let mut draft: Option<Draft> = None;
    let mut close = |draft: Option<Draft>, faults: &mut Vec<Fault>| {
        let Some(draft) = draft else { return };
        let head = draft.head;
        match draft.finish() {
            Ok(question) if questions.iter().any(|other| other.id == question.id) => faults.push(head.fault(TWICE)),
            Ok(question) => questions.push(question),
            Err(fault) => faults.push(fault),
        }
    };
    for line in lines(text) {
        let taken = match draft.as_mut() {
            _ if line.word == "[" => {
                close(draft.replace(Draft { head: line, ..Draft::default() }), &mut faults);
                let known = Theme::of(line.value).is_some() && is_plain(line.value);
                let wanted = "a name of small letters that begins with a theme, like [rapid-first]";
                known.then_some(()).ok_or_else(|| wanted.into())
            }
            Some(draft) => draft.take(line.word, line.value),
            None => Err("a name in brackets before it, like [rapid-first]".into()),
        };
        faults.extend(taken.err().map(|wanted: Wanted| line.fault(wanted)));
    }
    close(draft, &mut faults);
    (questions, faults)
}
