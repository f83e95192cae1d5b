//! Plays the levels of a lesson file and prints what the site finds: the least number of moves, a way, the replies.
//!
//! `cargo run -q --no-default-features --example lessons -- assets/lessons/torre.lesson [level]`

use std::process::ExitCode;
use std::sync::Arc;

use lance_legal::lessons::solve::{self, Way};
use lance_legal::lessons::{Attempt, Chess, Draughts, Event, Game, Level, Notice, Phase, read};

/// Boards looked at for the least number of moves.
const MANY: usize = 400_000;

/// A game whose moves can be written.
trait Told: Game {
    fn told(board: &Self::Board, m: Self::Move) -> String;
}

impl Told for Chess {
    fn told(_board: &Self::Board, m: Self::Move) -> String {
        m.to_string()
    }
}

impl Told for Draughts {
    fn told(board: &Self::Board, m: Self::Move) -> String {
        board.written(m)
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(path) = arguments.next() else {
        eprintln!("usage: lessons <file.lesson> [level]");
        return ExitCode::FAILURE;
    };
    let wanted = arguments.next();
    let told = match std::fs::read_to_string(&path) {
        Err(error) => Err(error.to_string()),
        Ok(text) if path.contains("draughts") => tell::<Draughts>(&text, wanted.as_deref()),
        Ok(text) => tell::<Chess>(&text, wanted.as_deref()),
    };
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn tell<G: Told>(text: &str, wanted: Option<&str>) -> Result<(), String> {
    let lesson = read::<G>(text).map_err(|error| error.to_string())?;
    for level in lesson.levels.iter().filter(|level| wanted.is_none_or(|wanted| *wanted == level.id)) {
        println!("{}", level.id);
        if let Some(task) = level.task().filter(|task| G::is_solitary(task)) {
            match solve::alone(&solve::Scene::start(level, task), task, MANY) {
                Way::Found(moves) => println!("  least {}", moves.len()),
                Way::None => println!("  there is no way"),
                Way::Unknown => println!("  no way within {MANY} boards"),
            }
        }
        println!("  stored: {}", stored(level));
        // Without the stored solution, what is shown is what is searched for.
        let bare = Arc::new(Level { solution: Vec::new(), ..Level::clone(level) });
        println!("  by the hints: {}", hinted(&bare));
    }
    Ok(())
}

/// The moves as they go on the board, with the site's replies in brackets, and what came of them.
fn stored<G: Told>(level: &Arc<Level<G>>) -> String {
    let mut attempt = Attempt::new(level);
    let mut told = String::new();
    for written in &level.solution {
        let Some(m) = G::find(&attempt.scene.setup, written) else {
            return format!("{told}{} is no move", G::attribute(written));
        };
        attempt = play(attempt, m, &mut told);
    }
    format!("{told}{:?}", attempt.phase)
}

fn hinted<G: Told>(level: &Arc<Level<G>>) -> String {
    let mut attempt = Attempt::new(level);
    let mut told = String::new();
    while attempt.phase == Phase::Open && attempt.moves.len() < 60 {
        attempt = attempt.update(Event::Hint).update(Event::Hint);
        let Some(Notice::Show(m)) = attempt.notice else { break };
        attempt = play(attempt, m, &mut told);
    }
    let outcome = if matches!(attempt.phase, Phase::Done(_)) { "done" } else { "not done" };
    format!("{told}{outcome} in {}", attempt.moves.len())
}

fn play<G: Told>(mut attempt: Attempt<G>, m: G::Move, told: &mut String) -> Attempt<G> {
    *told += &format!("{} ", G::told(&attempt.scene.setup, m));
    attempt.play(m);
    if let Some(reply) = attempt.reply {
        *told += &format!("[{}] ", G::told(&attempt.scene.setup, reply));
    }
    attempt.update(Event::Reply)
}
