//! Endings to learn and to play: every step held against the rules and the tables, levels, games, stars and what comes back.

use std::collections::BTreeSet;

use engine::endings::{Outcome, Table, Wanted, teaching};
use lance_legal::chess::{Move, Position, Status};
use lance_legal::drills::endings::{
    Attempt, Drawing, Drawn, ENDINGS, Ending, Exercise, HOLD, Held, Known, LEVELS, Lesson, Level, Truth, ending_of,
    read, slug,
};
use lance_legal::drills::{Drill, Exercise as Written, Series, Training};

const STEPS: &str = include_str!("../../../assets/endings/steps.txt");

fn lessons() -> Vec<Lesson> {
    read(STEPS).unwrap_or_else(|fault| panic!("assets/endings/steps.txt:{fault}"))
}

/// The endings whose tables take a moment only.
const QUICK: [Ending; 4] = [Ending::Kqk, Ending::Krk, Ending::Kpk, Ending::Krrk];

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn known(table: &Table, fen: &str) -> Known {
    Known::of(table, &position(fen), 1).expect(fen)
}

fn attempt(table: &Table, number: u8, fen: &str) -> Attempt {
    let level = Level::new(table.ending(), number).expect("a level");
    Attempt::new(level, known(table, fen)).expect(fen)
}

fn m(text: &str) -> Move {
    text.parse().expect(text)
}

#[test]
fn every_ending_has_two_to_five_steps_and_each_has_a_name_of_its_own() {
    let lessons = lessons();
    assert_eq!(lessons.iter().map(|lesson| lesson.ending).collect::<Vec<_>>(), ENDINGS);
    let mut ids = BTreeSet::new();
    for lesson in &lessons {
        assert!((2..=5).contains(&lesson.screens.len()), "{:?}", lesson.ending);
        assert!(lesson.screens.iter().any(|screen| !screen.find.is_empty()), "{:?}: nothing to find", lesson.ending);
        for screen in &lesson.screens {
            assert!(screen.id.starts_with(slug(lesson.ending)), "{}", screen.id);
            assert!(ids.insert(screen.id.clone()), "{} twice", screen.id);
        }
    }
}

#[test]
fn every_step_is_of_its_ending_and_its_moves_lose_nothing() {
    for lesson in lessons() {
        let table = Table::generate(lesson.ending);
        for screen in &lesson.screens {
            let (id, board) = (&screen.id, screen.position.board());
            assert_eq!(Ending::of(board), Some(lesson.ending), "{id}");
            assert_eq!(screen.find.is_empty(), !id.ends_with("mate") && screen.find.is_empty(), "{id}: mate is found");
            let outcome = table.probe(board).expect("known");
            for m in &screen.find {
                let after = screen.position.play(*m).unwrap_or_else(|_| panic!("{id}: {m} is not legal"));
                let now = table.probe(after.board()).map(Outcome::before).expect("known");
                match (outcome, now) {
                    (Outcome::Won(_), Outcome::Won(_)) | (Outcome::Drawn, Outcome::Drawn) => {}
                    _ => panic!("{id}: {m} makes of {outcome:?} {now:?}"),
                }
                let [was, left] = [&screen.position, &after]
                    .map(|position| teaching::king_box(position.board(), engine::Color::Black).count_ones());
                if screen.drawing == Some(Drawing::Box) {
                    assert!(left <= was, "{id}: {m} makes the box greater, {was} to {left}");
                }
                assert_eq!(id.ends_with("mate"), now == Outcome::Won(1), "{id}: {m}");
            }
            if id.ends_with("afogado") || id.ends_with("empate") {
                assert_eq!(Status::of(&screen.position), Some(Status::Stalemate), "{id}");
            }
            if screen.drawing.is_some() && !id.ends_with("afogado") {
                let shown = screen.find.iter().filter_map(|m| screen.position.play(*m).ok());
                let drawn = shown.chain([screen.position]).any(|position| !screen.drawn(&position).is_empty());
                assert!(drawn, "{id}: nothing is drawn");
            }
        }
    }
}

#[test]
fn what_is_drawn_is_what_the_sentence_says() {
    let lessons = lessons();
    let screen = |id: &str| {
        let mut all = lessons.iter().flat_map(|lesson| &lesson.screens);
        all.find(|screen| screen.id == id).unwrap_or_else(|| panic!("{id}"))
    };
    let drawn = |id: &str, after: Option<&str>| -> Vec<String> {
        let screen = screen(id);
        let position = after.map_or(screen.position, |text| screen.position.play(m(text)).expect(text));
        screen.drawn(&position).into_iter().map(|square| square.to_string()).collect()
    };
    assert_eq!(drawn("peao-casas-chave", None), ["d4", "f4"], "the king stands on the third, e4");
    assert_eq!(drawn("peao-oposicao", Some("d4e5")), ["e6"]);
    assert_eq!(drawn("peao-defesa", Some("e8e7")), ["e6"]);
    assert_eq!(drawn("bispo-cavalo-cantos", None), ["h1", "a8"]);
    assert_eq!(drawn("dama-rei", None), ["f8", "h8"]);
    // The black king is outside the square, and stays there.
    for after in [None, Some("b5b6")] {
        assert!(!drawn("peao-quadrado", after).contains(&"f5".to_string()));
    }
}

#[test]
fn a_file_of_steps_says_which_line_is_wrong() {
    for (text, line) in [
        ("step x", 1),
        ("[nada]", 1),
        ("[dama]\nboard 8/8/8/8/8/8/8/8 w - - 0 1", 2),
        ("[dama]\nstep a\nboard 8/8/8/8/8/8/8/8 w - - 0 1", 3),
        ("[dama]\nstep a\n[torre]", 2),
        ("[dama]\nstep a\ndraw circle", 3),
        ("[dama]\nstep a\nfind e9", 3),
        ("[dama]\nstep a", 2),
    ] {
        assert_eq!(read(text).expect_err(text).line, line, "{text}");
    }
}

#[test]
fn a_level_is_found_again_by_its_address_and_its_key() {
    for ending in ENDINGS {
        assert_eq!(ending_of(slug(ending)), Some(ending));
        for level in Level::of(ending) {
            assert_eq!(Level::from_slug(&level.slug()), Some(level));
            assert_eq!(Level::from_key(&level.key()), Some(level));
            let exercise = Exercise { level, seed: 7 };
            assert_eq!(exercise.to_string().parse(), Ok(exercise));
        }
        assert_eq!(Level::of(ending).count(), usize::from(LEVELS));
    }
    assert_eq!(
        Level::new(Ending::Krk, 2).map(|level| (level.slug(), level.key())),
        Some(("torre-2".into(), "finais/torre/2".into()))
    );
    for other in ["torre", "torre-0", "torre-4", "torre-22", "nada-1", "rever"] {
        assert_eq!(Level::from_slug(other), None, "{other}");
    }
}

#[test]
fn the_levels_reach_from_the_nearest_mate_to_the_longest() {
    let longest = [(Ending::Kqk, 10), (Ending::Krrk, 7), (Ending::Krk, 16), (Ending::Kbbk, 19), (Ending::Kbnk, 33)];
    for ending in ENDINGS {
        let mut next = None;
        for level in Level::of(ending) {
            if let Wanted::Win(moves) = level.wanted() {
                assert!(next.is_none_or(|next| next == *moves.start()), "{}", level.slug());
                next = Some(moves.end() + 1);
            }
        }
        for (_, most) in longest.iter().filter(|(other, _)| *other == ending) {
            assert_eq!(next, Some(most + 1), "{ending:?}");
        }
    }
}

#[test]
fn every_level_has_positions_of_its_difficulty() {
    for ending in QUICK {
        let table = Table::generate(ending);
        for level in Level::of(ending) {
            let mut found = BTreeSet::new();
            for seed in 0..100 {
                let exercise = Exercise { level, seed };
                let start = Known::start(&table, exercise).unwrap_or_else(|| panic!("{exercise}"));
                assert_eq!(Known::start(&table, exercise), Some(start.clone()), "the same id, the same position");
                assert_eq!(start.position.turn(), level.pupil());
                let attempt = Attempt::new(level, start.clone()).unwrap_or_else(|| panic!("{exercise}"));
                match level.wanted() {
                    Wanted::Win(moves) => assert!(moves.contains(&(attempt.needed() as u8)), "{exercise}"),
                    Wanted::Hold => assert_eq!(attempt.needed(), HOLD),
                }
                found.insert(start.position.fen());
            }
            assert!(found.len() > 50, "{}: {} positions", level.slug(), found.len());
        }
    }
    let table = Table::generate(Ending::Kqk);
    let other = Exercise { level: Level::new(Ending::Krk, 1).expect("a level"), seed: 1 };
    assert_eq!(Known::start(&table, other), None, "a table of another ending");
}

/// Plays on with this choice until the game stops.
fn play(table: &Table, attempt: &mut Attempt, choose: impl Fn(&Known) -> Move) -> Truth {
    for _ in 0..200 {
        let m = choose(attempt.now().expect("a move to make"));
        let step = attempt.play(m).expect("a legal move");
        let Some((_, position)) = step.reply.filter(|_| !step.is_won() && !step.is_slip()) else { return step.truth };
        attempt.answered(Known::of(table, &position, 5).expect("known"));
    }
    panic!("no end");
}

#[test]
fn the_tables_own_moves_reach_every_goal_with_three_stars() {
    for ending in QUICK {
        let table = Table::generate(ending);
        for level in Level::of(ending) {
            for seed in 0..20 {
                let start = Known::start(&table, Exercise { level, seed }).expect("a position");
                let mut attempt = Attempt::new(level, start).expect("of the level");
                let truth = play(&table, &mut attempt, |known| known.moves[0].m);
                assert!(attempt.is_won(), "{} {seed}: {truth:?}", level.slug());
                assert!(attempt.is_mastered() && attempt.stars() == 3, "{} {seed}", level.slug());
                if !level.holds() {
                    assert_eq!((truth, attempt.used()), (Truth::Mate, attempt.needed()), "{} {seed}", level.slug());
                }
            }
        }
    }
}

#[test]
fn after_each_move_the_truth_is_told() {
    let table = Table::generate(Ending::Kqk);
    // Stalemate, the queen given away, and a slower mate.
    let fen = "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1";
    let mut game = attempt(&table, 1, fen);
    assert_eq!(game.needed(), 1);
    assert!(matches!(game.play(m("c1h1")).map(|step| step.truth), Some(Truth::Slower { was: 1, now: 1 })));
    game.take_back();
    let step = game.play(m("c1c7")).expect("legal");
    assert_eq!(step.truth, Truth::Drawn(Drawn::Stalemate));
    assert!(step.is_slip() && game.now().is_none(), "the game stops");
    assert_eq!(game.play(m("b6b5")), None);
    game.take_back();
    assert_eq!(game.play(m("c1c8")).map(|step| step.truth), Some(Truth::Mate));
    // Two were taken back, one let the win go.
    assert_eq!((game.used(), game.is_won(), game.is_mastered()), (3, true, false));
    assert_eq!(game.stars(), 1);

    let mut game = attempt(&table, 3, "8/8/8/3k4/8/8/2Q5/K7 w - - 0 1");
    let step = game.play(m("c2c5")).expect("legal");
    let Truth::Drawn(Drawn::Taken { by, piece }) = step.truth else { panic!("{:?}", step.truth) };
    assert_eq!((by.square.to_string(), piece.square.to_string()), ("d5".into(), "c5".into()));
    game.take_back();
    assert_eq!(game.play(m("e4e5")), None, "no such move");
    let before = game.clone();
    game.answered(known(&table, fen));
    assert_eq!(game, before, "an answer about another position is not heard");
}

#[test]
fn the_best_move_and_a_slower_one_are_counted_in_moves() {
    let table = Table::generate(Ending::Krk);
    let fen = "8/8/3k4/8/4RK2/8/8/8 w - - 0 1";
    let mut game = attempt(&table, 3, fen);
    assert_eq!(game.needed(), 11);
    assert_eq!(game.play(m("e4e5")).map(|step| step.truth), Some(Truth::Best { left: 10 }));
    game.take_back();
    let step = game.play(m("e4e1")).expect("legal");
    let Truth::Slower { was: 11, now } = step.truth else { panic!("{:?}", step.truth) };
    assert!(now >= 11, "{now}");
}

#[test]
fn a_draw_is_held_or_lost() {
    let table = Table::generate(Ending::Kpk);
    let mut game = attempt(&table, 3, "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1");
    let step = game.play(m("e8d7")).expect("legal");
    assert!(matches!(step.truth, Truth::Lost { moves: 14 }), "{:?}", step.truth);
    game.take_back();
    assert_eq!(game.play(m("e8e7")).map(|step| step.truth), Some(Truth::Holds { left: HOLD - 1 }));
    // The pawn is taken.
    let mut game = attempt(&table, 3, "8/8/8/8/8/3kP3/8/7K b - - 0 1");
    assert_eq!(game.play(m("d3e3")).map(|step| step.truth), Some(Truth::Held(Held::Over)));
    assert!(game.is_won());
    let win = known(&table, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    assert_eq!(Attempt::new(Level::new(Ending::Kpk, 3).expect("a level"), win), None, "a win is none to be held");
}

/// Whether the side to move cannot but stalemate or lose its man in so many moves, told once more.
fn is_at_an_end(position: &Position, moves: u32) -> bool {
    position.legal_moves().into_iter().all(|m| {
        let after = position.play(m).expect("legal");
        let replies = after.legal_moves();
        let taken = replies.iter().any(|reply| after.piece_at(reply.to).is_some());
        let goes_on = |reply: &Move| is_at_an_end(&after.play(*reply).expect("legal"), moves - 1);
        replies.is_empty() || taken || moves > 1 && replies.iter().any(goes_on)
    })
}

#[test]
fn a_win_let_go_to_stalemate_is_seen_two_moves_ahead() {
    let table = Table::generate(Ending::Kpk);
    let mut seen = BTreeSet::new();
    for (number, seed) in [1, 2].into_iter().flat_map(|number| (0..400).map(move |seed| (number, seed))) {
        let level = Level::new(Ending::Kpk, number).expect("a level");
        let start = Known::start(&table, Exercise { level, seed }).expect("a position");
        for choice in start.moves.iter().filter(|choice| choice.outcome == Outcome::Drawn) {
            let step = Attempt::new(level, start.clone()).and_then(|mut game| game.play(choice.m)).expect("legal");
            let Truth::Drawn(why) = step.truth else { panic!("{:?}", step.truth) };
            let Drawn::Drowned { moves, .. } = why else { continue };
            let (_, position) = step.reply.expect("an answer");
            assert!(is_at_an_end(&position, moves), "{} {}", start.position.fen(), choice.m);
            assert!(moves == 1 || !is_at_an_end(&position, moves - 1), "{}", position.fen());
            seen.insert(moves);
        }
    }
    assert!(seen.contains(&2), "{seen:?}");
}

#[test]
fn what_was_let_go_comes_back_and_other_trainers_do_not_ask_it() {
    let level = Level::new(Ending::Krk, 2).expect("a level");
    let (exercise, mut training) = (Exercise { level, seed: 9 }, Training::default());
    training.answered(&exercise.to_string(), false, 100);
    training.answered("damas/qual-captura/2/00000007", false, 100);
    training.settle(&level.key(), 2);
    assert_eq!(training.due_series::<Level>(100), []);
    assert_eq!(training.due_series::<Level>(101), [exercise]);
    assert_eq!(training.due(101), Vec::<&str>::new());
    assert_eq!((training.next_due(), training.next_exercise::<Level>()), (None, Some(101)));
    let kept = serde_json::to_string(&training).expect("text");
    assert_eq!(serde_json::from_str::<Training>(&kept).expect("read"), training);
    training.forget_endings();
    assert_eq!((training.cards(), training.total_stars()), (1, 0));
}

#[test]
fn a_series_has_three_positions() {
    let level = Level::new(Ending::Kbnk, 1).expect("a level");
    let series: Series<Level> = Series::new(level, "turma-5b");
    assert_eq!(series.len(), Level::SERIES);
    assert_eq!(series, Series::new(level, "turma-5b"));
    assert!(series.current().is_some_and(|Written { level: one, .. }| one == level));
    // tests/e2e/endings.test.mjs lets the win of the first position go.
    let table = Table::generate(Ending::Kqk);
    let series = Series::new(Level::new(Ending::Kqk, 1).expect("a level"), "turma-5b");
    let first = Known::start(&table, series.current().expect("three")).expect("a position");
    assert!(first.moves.iter().any(|choice| choice.outcome == Outcome::Drawn), "{}", first.position.fen());
}
