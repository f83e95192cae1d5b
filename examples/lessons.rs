//! Plays the levels of a lesson file and prints what the site finds: the least number of moves, a way, the replies.
//!
//! `cargo run -q --no-default-features --example lessons -- assets/lessons/torre.lesson [level]`

use std::process::ExitCode;
use std::sync::Arc;

use lance_legal::lessons::solve::{self, Way};
use lance_legal::lessons::{Attempt, Event, Goal, Level, Notice, Phase, read};

/// Boards looked at for the least number of moves.
const MANY: usize = 400_000;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(path) = arguments.next() else {
        eprintln!("usage: lessons <file.lesson> [level]");
        return ExitCode::FAILURE;
    };
    let wanted = arguments.next();
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let lesson = match read(&text) {
        Ok(lesson) => lesson,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    for level in lesson.levels.iter().filter(|level| wanted.as_ref().is_none_or(|wanted| *wanted == level.id)) {
        println!("{}", level.id);
        if let Goal::Task(task) = &level.goal
            && task.is_solitary()
        {
            match solve::alone(&solve::Scene::start(level, task), task, MANY) {
                Way::Found(moves) => println!("  least {}: {}", moves.len(), words(&moves)),
                Way::None => println!("  there is no way"),
                Way::Unknown => println!("  no way within {MANY} boards"),
            }
        }
        println!("  stored: {}", played(level, &mut level.solution.iter().copied()));
        println!("  by the hints: {}", hinted(level));
    }
    ExitCode::SUCCESS
}

fn words(moves: &[lance_legal::chess::Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The moves as they go on the board, with the site's replies in brackets, and what came of them.
fn played(level: &Arc<Level>, moves: &mut dyn Iterator<Item = lance_legal::chess::Move>) -> String {
    let mut attempt = Attempt::new(level);
    let mut told = String::new();
    for m in moves {
        attempt = attempt.update(Event::Try { from: m.from, to: m.to, promotion: m.promotion });
        told += &format!("{m} ");
        attempt = reply(attempt, &mut told);
        if let Some(Notice::Refused(illegal)) = &attempt.notice {
            told += &format!("refused ({}) ", illegal.article());
        }
    }
    format!("{told}{:?}", attempt.phase)
}

fn hinted(level: &Arc<Level>) -> String {
    let mut attempt = Attempt::new(level);
    let mut told = String::new();
    while attempt.phase == Phase::Open && attempt.moves.len() < 60 {
        attempt = attempt.update(Event::Hint).update(Event::Hint);
        let Some(Notice::Show(m)) = attempt.notice else { break };
        attempt = attempt.update(Event::Try { from: m.from, to: m.to, promotion: m.promotion });
        told += &format!("{m} ");
        attempt = reply(attempt, &mut told);
    }
    let outcome = if matches!(attempt.phase, Phase::Done(_)) { "done" } else { "not done" };
    format!("{told}{outcome} in {}", attempt.moves.len())
}

fn reply(attempt: Attempt, told: &mut String) -> Attempt {
    if let Some(reply) = attempt.reply {
        *told += &format!("[{reply}] ");
    }
    attempt.update(Event::Reply)
}
