//! What the site answers at a level, move by move, and what it finds there by itself.
//!
//! `play torre/duas-voltas` plays the moves of standard input, or the stored solution where there are none: `b4b7`, in
//! draughts `14x21`, the squares of `mark`, the answers of a question, `Qd1` for a piece of the tray. `find torre` prints
//! for each level the least number of moves, and the way that the hints lead.
//!
//! `cargo run -q --no-default-features --example lesson -- play torre/duas-voltas`

use std::fs;
use std::io::{IsTerminal, Read};
use std::process::ExitCode;
use std::sync::Arc;

use lance_legal::chess::Piece;
use lance_legal::language::Language;
use lance_legal::lessons::solve::{self, Way};
use lance_legal::lessons::{
    Attempt, Chess, Draughts, Game, Goal, Level, LevelEvent, Notice, Phase, Special, draughts, read,
};
use lance_legal::square::Square;
use lance_legal::texts::Texts;

mod project;

use project::project;

/// Boards looked at for the least number of moves.
const MANY: usize = 400_000;

/// A game whose moves can be written.
pub trait Told: Game {
    /// Where its lessons are, below `assets`.
    const FOLDER: &'static str;
    /// Where their words are, below a language.
    const WORDS: &'static str;
    fn told(board: &Self::Board, m: Self::Move) -> String;
    /// The board as a lesson's file has it.
    fn shown(board: &Self::Board) -> String;
    fn name(square: Square) -> String;
    fn article(illegal: &Self::Illegal) -> &'static str;
    /// The move as a finger makes it.
    fn tried(attempt: Attempt<Self>, written: &Self::Written) -> Attempt<Self>;
    /// The pieces that are to be put on the board, as `Qd1`.
    fn tray(level: &Level<Self>) -> Option<Vec<String>>;
    fn put(attempt: Attempt<Self>, word: &str) -> Option<Attempt<Self>>;
}

impl Told for Chess {
    const FOLDER: &'static str = "assets/lessons";
    const WORDS: &'static str = "lessons";

    fn told(_board: &Self::Board, m: Self::Move) -> String {
        m.to_string()
    }

    fn shown(board: &Self::Board) -> String {
        board.to_string()
    }

    fn name(square: Square) -> String {
        square.to_string()
    }

    fn article(illegal: &Self::Illegal) -> &'static str {
        illegal.article()
    }

    fn tried(attempt: Attempt, m: &Self::Written) -> Attempt {
        attempt.update(LevelEvent::Try { from: m.from, to: m.to, promotion: m.promotion })
    }

    fn tray(level: &Level) -> Option<Vec<String>> {
        let Goal::Special(Special::Place(wanted)) = &level.goal else { return None };
        let missing = wanted.iter().filter(|(square, _)| level.diagram.setup.placement.at(*square).is_none());
        Some(missing.map(|(square, piece)| format!("{}{square}", piece.fen_char())).collect())
    }

    fn put(attempt: Attempt, word: &str) -> Option<Attempt> {
        let (letter, square) = word.split_at_checked(1)?;
        let piece = Piece::from_fen_char(letter.chars().next()?)?;
        let place = attempt.hand.tray.iter().position(|other| *other == piece)?;
        Some(attempt.update(LevelEvent::PickUp(place)).update(LevelEvent::Touch(square.parse().ok()?)))
    }
}

impl Told for Draughts {
    const FOLDER: &'static str = "assets/draughts";
    const WORDS: &'static str = "draughts/lessons";

    fn told(board: &Self::Board, m: Self::Move) -> String {
        board.written(m)
    }

    fn shown(board: &Self::Board) -> String {
        board.to_string()
    }

    fn name(square: Square) -> String {
        draughts::name(square)
    }

    fn article(illegal: &Self::Illegal) -> &'static str {
        illegal.article().unwrap_or("-")
    }

    fn tried(attempt: Attempt<Self>, way: &Self::Written) -> Attempt<Self> {
        // Square by square as it is written, which is the hardest way in.
        let legs = way.squares.iter().zip(way.squares.iter().skip(1));
        legs.fold(attempt, |attempt, (from, to)| {
            attempt.update(LevelEvent::Try { from: *from, to: *to, promotion: None })
        })
    }

    fn tray(_level: &Level<Self>) -> Option<Vec<String>> {
        None
    }

    fn put(_attempt: Attempt<Self>, _word: &str) -> Option<Attempt<Self>> {
        None
    }
}

/// A level played.
pub struct Played<G: Game> {
    pub attempt: Attempt<G>,
    /// What the site answered, a line for each move, with the board after it.
    pub told: String,
    /// The words that changed nothing: what is no move, not legal, or comes after the end.
    pub idle: Vec<String>,
}

/// What the file has as the solution, in the words that [`play`] reads.
pub fn solution<G: Told>(level: &Arc<Level<G>>) -> Vec<String> {
    let attempt = Attempt::new(level);
    match &level.goal {
        Goal::Mark(squares) => squares.into_iter().map(G::name).collect(),
        Goal::Judge(_) | Goal::Answer { .. } => {
            attempt.right().and_then(|right| attempt.options().into_iter().nth(right)).into_iter().collect()
        }
        _ => G::tray(level).unwrap_or_else(|| level.solution.iter().map(written::<G>).collect()),
    }
}

/// A move as the file has it.
fn written<G: Game>(written: &G::Written) -> String {
    // The attribute of a move of draughts begins with a letter.
    G::attribute(written).trim_start_matches('m').to_string()
}

/// Plays these words at a level.
pub fn play<G: Told>(level: &Arc<Level<G>>, words: &[String]) -> Played<G> {
    let attempt = Attempt::new(level);
    let mut played = Played { told: format!("{}\n", G::shown(&attempt.scene.setup)), attempt, idle: Vec::new() };
    for word in words {
        played.press();
        let before = played.attempt.clone();
        let after = step(before.clone(), word);
        let made = after.as_ref().is_some_and(|after| {
            let changes = after.moves.len() != before.moves.len()
                || after.marked != before.marked
                || after.ruled_out != before.ruled_out
                || G::is_begun(&after.hand);
            before.phase == Phase::Open && (changes || after.phase != before.phase)
        });
        if !made {
            played.idle.push(word.clone());
        }
        let answer = after.as_ref().map_or_else(|| not_read(&before), answer);
        played.told += &format!("{word}: {answer}\n");
        let Some(after) = after else { continue };
        played.attempt = after.update(LevelEvent::Reply);
        played.told += &format!("    {}\n", G::shown(&played.attempt.scene.setup));
    }
    played.press();
    played
}

impl<G: Told> Played<G> {
    /// Presses what is due at a clock, as often as something is.
    fn press(&mut self) {
        while self.attempt.phase == Phase::Open
            && let Some(place) = G::due_beside(&self.attempt)
        {
            let after = self.attempt.clone().update(LevelEvent::PickUp(place));
            self.told += &format!("at the clock: {}\n", answer(&after));
            self.attempt = after.update(LevelEvent::Reply);
        }
    }
}

fn step<G: Told>(attempt: Attempt<G>, word: &str) -> Option<Attempt<G>> {
    if attempt.is_question() {
        let place = attempt.options().iter().position(|option| option == word)?;
        return Some(attempt.update(LevelEvent::Answer(place)));
    }
    if matches!(attempt.level.goal, Goal::Mark(_)) {
        return Some(attempt.update(LevelEvent::Touch(G::read_square(word)?)));
    }
    if G::tray(&attempt.level).is_some() {
        return G::put(attempt, word);
    }
    Some(G::tried(attempt, &G::read_move(word)?))
}

fn not_read<G: Told>(attempt: &Attempt<G>) -> String {
    match attempt.options() {
        options if !options.is_empty() => format!("no answer; wanted one of {}", options.join(", ")),
        _ if matches!(attempt.level.goal, Goal::Mark(_)) => format!("no square; wanted {}", G::SQUARE),
        _ if G::tray(&attempt.level).is_some() => {
            "not in the tray; wanted a piece and its square, like Qd1".to_string()
        }
        _ => format!("no move; wanted {}", G::MOVE),
    }
}

/// What the site says and does after a move.
fn answer<G: Told>(attempt: &Attempt<G>) -> String {
    let refused = |illegal: &G::Illegal| format!("refused by article {}: {illegal:?}", G::article(illegal));
    let mut said = match (&attempt.phase, &attempt.notice) {
        (Phase::Done(stars), _) => format!("done, stars: {stars}"),
        (Phase::Missed(why), _) => match attempt.foreseen_as() {
            Some(written) => format!("missed, as the lesson foresees (.{})", G::attribute(written)),
            None => format!("missed: {why:?}"),
        },
        (Phase::Open, Some(Notice::Refused(illegal) | Notice::NotMarked(_, Some(illegal)))) => refused(illegal),
        (Phase::Open, Some(Notice::StandsStill(square))) => {
            format!("what is on {} stands still here", G::name(*square))
        }
        (Phase::Open, Some(Notice::NotMarked(..))) => "not one of the squares asked for".to_string(),
        (Phase::Open, Some(Notice::WrongAnswer(_))) => "not the right answer".to_string(),
        (Phase::Open, Some(Notice::Left(left))) => format!("{left} left"),
        (Phase::Open, Some(Notice::NoWay)) => "from here no way is known".to_string(),
        (Phase::Open, Some(notice)) => format!("{notice:?}"),
        (Phase::Open, None) => "goes on".to_string(),
    };
    if let Some(reply) = attempt.reply {
        said += &format!("; the site plays {}", G::told(&attempt.scene.setup, reply));
    }
    said
}

/// The levels that are asked for, `torre/duas-voltas` or all of `torre`.
fn levels<G: Told>(lesson: &str, wanted: Option<&str>) -> Result<Vec<Arc<Level<G>>>, String> {
    let path = format!("{}/{lesson}.lesson", G::FOLDER);
    let text = fs::read_to_string(project().join(&path)).map_err(|error| format!("{path}: {error}"))?;
    let read = read::<G>(&text).map_err(|fault| format!("{path}:{fault}"))?;
    let names: Vec<String> = read.levels.iter().map(|level| level.id.clone()).collect();
    let levels: Vec<_> = read.levels.into_iter().filter(|level| wanted.is_none_or(|id| level.id == id)).collect();
    match levels.is_empty() {
        true => Err(format!("{path}: no such level; levels are: {}", names.join(", "))),
        false => Ok(levels),
    }
}

fn tell_play<G: Told>(lesson: &str, level: &str, typed: &str) -> Result<String, String> {
    let levels = levels::<G>(lesson, Some(level))?;
    let level = levels.first().ok_or("no level")?;
    let typed: Vec<String> = typed.split_whitespace().map(str::to_string).collect();
    let played = play(level, &if typed.is_empty() { solution(level) } else { typed });
    let file = project().join(format!("locales/pt-PT/{}/{lesson}.ftl", G::WORDS));
    let texts = Texts::new(Language::PtPt, &[fs::read_to_string(file).unwrap_or_default()]);
    let words = |part: &str| texts.format(&format!("{lesson}-{}{part}", level.id), &[]).unwrap_or_default();
    let mut told = format!("{}\n{}", words(""), played.told);
    for written in &level.wrong {
        let attribute = format!(".{}", G::attribute(written));
        if told.contains(&format!("({attribute})")) {
            told += &format!("{attribute}: {}\n", words(&attribute));
        }
    }
    if matches!(played.attempt.phase, Phase::Done(_)) {
        told += &format!("{}\n", words(".after"));
    }
    Ok(told)
}

fn tell_find<G: Told>(lesson: &str, wanted: Option<&str>) -> Result<String, String> {
    let mut told = String::new();
    for level in levels::<G>(lesson, wanted)? {
        told += &format!("{}\n", level.id);
        if let Some(task) = level.task().filter(|task| G::is_solitary(task)) {
            told += &match solve::alone(&solve::Scene::start(&level, task), task, MANY) {
                Way::Found(moves) => format!("  least {}\n", moves.len()),
                Way::None => "  there is no way\n".to_string(),
                Way::Unknown => format!("  no way within {MANY} boards\n"),
            };
        }
        // Without the stored solution, what is shown is what is searched for.
        let bare = Arc::new(Level { solution: Vec::new(), ..Level::clone(&level) });
        told += &format!("  by the hints: {}\n", hinted(&bare));
    }
    Ok(told)
}

/// The moves that the hints show, with the site's replies in brackets.
fn hinted<G: Told>(level: &Arc<Level<G>>) -> String {
    let mut attempt = Attempt::new(level);
    let mut told = String::new();
    while attempt.phase == Phase::Open && attempt.moves.len() < 60 {
        attempt = attempt.update(LevelEvent::Hint).update(LevelEvent::Hint);
        let Some(Notice::Show(m)) = attempt.notice else { break };
        told += &format!("{} ", G::told(&attempt.scene.setup, m));
        attempt.play(m);
        if let Some(reply) = attempt.reply {
            told += &format!("[{}] ", G::told(&attempt.scene.setup, reply));
        }
        attempt = attempt.update(LevelEvent::Reply);
    }
    let outcome = if matches!(attempt.phase, Phase::Done(_)) { "done" } else { "not done" };
    format!("{told}{outcome} in {}", attempt.moves.len())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().flat_map(|argument| argument.split('/')).collect();
    let told = match words[..] {
        ["play", lesson, level] => {
            let mut typed = String::new();
            let input = std::io::stdin();
            let read = if input.is_terminal() { Ok(0) } else { input.lock().read_to_string(&mut typed) };
            match read {
                Err(error) => Err(error.to_string()),
                Ok(_) if lesson.starts_with("damas-") => tell_play::<Draughts>(lesson, level, &typed),
                Ok(_) => tell_play::<Chess>(lesson, level, &typed),
            }
        }
        ["find", lesson, ref level @ ..] if lesson.starts_with("damas-") => {
            tell_find::<Draughts>(lesson, level.first().copied())
        }
        ["find", lesson, ref level @ ..] => tell_find::<Chess>(lesson, level.first().copied()),
        _ => {
            Err("say `play <lesson>/<level>`, with moves on standard input or without, or `find <lesson>`".to_string())
        }
    };
    match told {
        Ok(told) => {
            print!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
