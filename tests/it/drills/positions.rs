//! Tasks of every topic, and the games they come from: what each promises is held by the written move alone.

use std::collections::HashSet;
use std::time::Instant;

use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Ground, Position, Role};
use lance_legal::color::Color;
use lance_legal::drills::Topic;
use lance_legal::drills::games::{self, OPENINGS};
use lance_legal::drills::positions::{self, Task, Want};
use lance_legal::random::Random;

use crate::amount::amount;

/// The levels of reading and writing.
const LEVELS: [Topic; 10] = [
    Topic::Pawns,
    Topic::Pieces,
    Topic::Captures,
    Topic::Check,
    Topic::Castling,
    Topic::Promotion,
    Topic::EnPassant,
    Topic::ByFile,
    Topic::ByRank,
    Topic::ByBoth,
];

/// What the topic promises, told from the signs of the written move. English letters never look like files.
fn keeps(topic: Topic, written: &str) -> bool {
    let castling = written.starts_with("0-0");
    let body = written.trim_end_matches(" e.p.").trim_end_matches(['+', '#']);
    let en_passant = written.ends_with("e.p.");
    let check = written.contains('+');
    let mate = written.contains('#');
    let capture = written.contains('x');
    let promotion = !castling && body.ends_with(['Q', 'R', 'B', 'N']);
    let piece = body.starts_with(['K', 'Q', 'R', 'B', 'N']);
    // Between the letter and the square of arrival: the file, the rank.
    let told: String = if piece { body[1..body.len() - 2].replace('x', "") } else { String::new() };
    let plain = !castling && !promotion && !en_passant && told.is_empty();
    let quiet = plain && !check && !mate;
    match topic {
        Topic::Pawns => quiet && !piece && !capture,
        Topic::Pieces => quiet && piece && !capture,
        Topic::Captures => quiet && capture,
        Topic::Check => plain && (check || mate),
        Topic::Castling => castling,
        Topic::Promotion => promotion && !castling,
        Topic::EnPassant => en_passant && capture && !piece,
        Topic::ByFile => told.len() == 1 && told.starts_with(|sign: char| sign.is_ascii_lowercase()),
        Topic::ByRank => told.len() == 1 && told.starts_with(|sign: char| sign.is_ascii_digit()),
        Topic::ByBoth => told.len() == 2,
        _ => true,
    }
}

fn written(task: &Task) -> String {
    san::write(&task.position, task.m, Letters::English)
}

#[test]
fn tasks_are_what_their_topic_promises() {
    for number in 0..amount(2_000u32, 10_000) {
        let topic = Topic::ALL[number as usize % Topic::ALL.len()];
        let seed = number.wrapping_mul(0x9e37_79b9);
        let task = positions::task(topic, seed);
        let Task { position, m } = &task;
        let place = format!("{topic:?} {seed}: {} {m}", position.fen());
        assert_eq!(Position::from_setup(&position.setup()), Ok(*position), "{place}");
        assert!(position.is_legal(*m), "{place}");
        for letters in Letters::OFFERED {
            let short = san::write(position, *m, letters);
            assert_eq!(san::read(position, &short, letters), Ok(*m), "{place}: {short}");
            let long = san::write_long(position, *m, letters);
            assert_eq!(san::read(position, &long, letters), Ok(*m), "{place}: {long}");
        }
        assert!(keeps(topic, &written(&task)), "{place}: {}", written(&task));
        if number % 10 == 0 {
            assert_eq!(positions::task(topic, seed), task, "{place}");
        }
    }
}

#[test]
fn every_level_has_much_to_show_and_both_sides_move() {
    for topic in LEVELS {
        let tasks: Vec<Task> = (0..2_000).map(|seed| positions::task(topic, seed)).collect();
        let boards: HashSet<String> = tasks.iter().map(|task| task.position.fen()).collect();
        assert!(boards.len() >= 1_700, "{topic:?}: {} positions", boards.len());
        let moves: HashSet<String> = tasks.iter().map(written).collect();
        // There are four castlings, with check or without, and 28 captures en passant.
        let least = match topic {
            Topic::Castling => 2,
            Topic::EnPassant => 28,
            Topic::Pawns => 30,
            _ => 100,
        };
        assert!(moves.len() >= least, "{topic:?}: {} moves", moves.len());
        let white = tasks.iter().filter(|task| task.position.turn() == Color::White).count();
        assert!((800..=1_200).contains(&white), "{topic:?}: {white} of 2000 by White");
    }
}

#[test]
fn each_kind_of_move_is_met_within_its_topic() {
    let count = |topic, is: fn(&Task, &str) -> bool| {
        (0..400).map(|seed| positions::task(topic, seed)).filter(|task| is(task, &written(task))).count()
    };
    let share = |topic, is| (60..=340).contains(&count(topic, is));
    assert!(share(Topic::Check, |_, written| written.ends_with('#')));
    assert!(share(Topic::Castling, |_, written| written.starts_with("0-0-0")));
    assert!(share(Topic::Promotion, |_, written| written.contains('x')));
    assert!(share(Topic::Promotion, |task, _| task.m.promotion != Some(Role::Queen)));
    assert!(share(Topic::Captures, |_, written| written.starts_with(|sign: char| sign.is_ascii_lowercase())));
    assert!(share(Topic::ByFile, |task, _| {
        let role = task.position.piece_at(task.m.from).map(|piece| piece.role);
        task.position.legal_moves().iter().any(|other| {
            other.to == task.m.to
                && other.from != task.m.from
                && other.from.rank() == task.m.from.rank()
                && task.position.piece_at(other.from).map(|piece| piece.role) == role
        })
    }));
    // What may be sealed is tricky: some of it is where a small b and a great one are both moves.
    let both = count(Topic::Seal, |task, _| {
        let roles: HashSet<Role> = task
            .position
            .legal_moves()
            .iter()
            .filter(|other| other.to == task.m.to && task.position.captured(**other).is_some())
            .filter_map(|other| {
                task.position.piece_at(other.from).filter(|piece| piece.role == Role::Bishop || other.from.file() == 1)
            })
            .map(|piece| piece.role)
            .collect();
        roles.contains(&Role::Bishop) && roles.contains(&Role::Pawn)
    });
    assert!(both >= 20, "{both}");
}

#[test]
fn what_is_kept_for_want_of_luck_fits() {
    for want in Want::ALL {
        let kept = positions::kept(want);
        assert!(kept.len() >= 3, "{want:?}");
        for fen in kept {
            let position = Position::from_fen(fen).expect(fen);
            assert!(!want.moves(&position).is_empty(), "{want:?}: {fen}");
        }
        // Chance alone finds enough; this is what is left when it does not.
        let task = positions::from_kept(want, &mut Random::new(1));
        assert!(want.moves(&task.position).contains(&task.m), "{want:?}");
    }
}

#[test]
fn every_opening_is_a_line_of_legal_moves() {
    let lines: HashSet<&str> = OPENINGS.into_iter().collect();
    assert_eq!(lines.len(), OPENINGS.len(), "no opening stands there twice");
    for line in OPENINGS {
        let moves = san::read_line(&Position::start(), line, Letters::English);
        assert!(moves.is_ok_and(|moves| moves.len() >= 6), "{line}");
    }
}

/// What the side to move takes for nothing with its next move, in pawns.
fn hangs(position: &Position) -> i32 {
    position.legal_moves().into_iter().map(|m| games::exchange(position, m)).max().unwrap_or(0)
}

#[test]
fn games_are_legal_the_same_again_and_look_like_games() {
    let mut castled = 0;
    let mut mates = 0;
    let mut hanging = 0;
    let mut plies = 0;
    let mut firsts = HashSet::new();
    for seed in 0..300 {
        let moves = games::game(seed, 60);
        assert_eq!(moves, games::game(seed, 60));
        let mut position = Position::start();
        for m in &moves {
            castled += usize::from(games::castling(&position, *m).is_some());
            position = position.play(*m).expect("a legal move");
            plies += 1;
            hanging += usize::from(hangs(&position) >= 300);
        }
        if moves.len() < 60 {
            assert!(!position.has_legal_moves(), "a game goes on until it ends");
            mates += usize::from(position.in_check());
        }
        firsts.insert(moves[..20.min(moves.len())].iter().map(ToString::to_string).collect::<String>());
    }
    assert!(firsts.len() > 280, "{} beginnings", firsts.len());
    assert!(castled > 300, "{castled} castlings in 300 games");
    assert!(hanging * 12 < plies, "a piece hangs in {hanging} of {plies} positions");
    assert!(mates < 150, "{mates} games end early");
    println!("{castled} castlings, {mates} mates, a piece hangs in {hanging} of {plies} positions");
}

/// `cargo test --release --package tests drills::positions::speed -- --nocapture --ignored`
#[test]
#[ignore = "prints figures"]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn speed() {
    for topic in LEVELS.into_iter().chain([Topic::Seal]) {
        let begin = Instant::now();
        let mut worst = 0.0f64;
        for seed in 0..500 {
            let one = Instant::now();
            std::hint::black_box(positions::task(topic, seed));
            worst = worst.max(one.elapsed().as_secs_f64());
        }
        println!("{topic:?}: {:.2} ms, at most {:.1}", begin.elapsed().as_secs_f64() * 2.0, worst * 1000.0);
    }
    for seed in [1, 2, 3, 4] {
        let mut position = Position::start();
        let mut text = String::new();
        for m in games::game(seed, 80) {
            if position.turn() == Color::White {
                text += &format!("{}.", position.fullmoves());
            }
            text += &format!("{} ", san::write(&position, m, Letters::English));
            position = position.play(m).unwrap();
        }
        println!("{text}");
    }
    for want in Want::ALL {
        println!("{want:?}");
        let mut random = Random::new(7);
        for _ in 0..6 {
            let task = positions::made(want, &mut random);
            println!("  {} {}", task.position.fen(), written(&task));
        }
    }
}
