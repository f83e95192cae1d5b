//! Small games: each begins as it should, can be won and lost by both sides, and is played worse by the weaker.

use std::collections::BTreeSet;

use lance_legal::board::{State, Tone};
use lance_legal::chess::{Letters, Move, Piece, Reason, Role, Setup, geometry};
use lance_legal::color::{ByColor, Color, Outcome};
use lance_legal::drills::Training;
use lance_legal::lessons::Catalog;
use lance_legal::small_games::{
    Contest, ContestEvent, End, EndReason, Field, GAMES, Game, Goal, Notice, Scene, Sight, Strength, choose, duel,
    game, look,
};
use lance_legal::square::{Square, SquareSet};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// A try on the board.
fn tried(text: &str) -> ContestEvent {
    let Move { from, to, promotion } = mv(text);
    ContestEvent::Try { from, to, promotion }
}

fn contest(id: &str, pupil: Color) -> Contest {
    Contest::new(game(id).unwrap(), pupil, Strength::First, 0).unwrap()
}

/// Points of the first player: two a win, one a draw, over so many games with each side.
fn points_of(game: &Game, one: Sight, other: Sight, seeds: u64) -> u32 {
    let mut points = 0;
    for seed in 0..seeds {
        for side in Color::ALL {
            let sights = ByColor::from_fn(|color| if color == side { one } else { other });
            let (end, moves) = duel(game, sights, seed).unwrap();
            assert!(moves.len() <= 2 * usize::from(game.limit), "{}: the moves are over", game.id);
            points += match end.outcome {
                Outcome::Win(winner) if winner == side => 2,
                Outcome::Draw => 1,
                Outcome::Win(_) => 0,
            };
        }
    }
    points
}

#[test]
fn each_game_has_an_id_of_its_own_and_a_lesson_before_it() {
    let catalog = Catalog::read(include_str!("../../assets/lessons/catalog.txt"));
    let ids: BTreeSet<&str> = GAMES.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), GAMES.len());
    let mut place = 0;
    for one in GAMES {
        assert!(one.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", one.id);
        assert_eq!(game(one.id), Some(one));
        let at = catalog.lessons().position(|lesson| lesson.id == one.lesson).expect(one.lesson);
        assert!(at >= place, "{} comes in the order of the course", one.id);
        place = at;
    }
    assert_eq!(game("xadrez"), None);
    assert!(catalog.lesson("jogos").is_none(), "the address of the list is no lesson's");
}

#[test]
fn each_start_is_legal_and_decides_nothing() {
    for game in GAMES {
        for number in 0..game.starts.len() as u64 {
            let scene = game.start(number).unwrap();
            let kings = Color::ALL.map(|color| scene.field.ground().king_of(color).is_some());
            assert_eq!(kings, [matches!(scene.field, Field::Whole(_)); 2], "{}: both kings or none", game.id);
            if matches!(game.goal, Goal::Check | Goal::Mate) {
                assert!(kings[0], "{}: there is a king to check", game.id);
            }
            assert_eq!((scene.plies, scene.found), (0, ByColor::default()));
            let passed = Field::of(&Setup { turn: !scene.field.turn(), ..scene.field.setup() });
            for field in [scene.field, passed] {
                let scene = Scene { field, ..scene };
                assert!(!field.moves().is_empty(), "{}: both sides have moves", game.id);
                for m in field.moves() {
                    let end = game.goal.ended(game.limit, &scene, m, &scene.after(m));
                    assert_eq!(end, None, "{}: {m} decides at once", game.id);
                }
            }
        }
    }
}

#[test]
fn stars_lie_where_both_sides_get_in_the_end_and_none_at_once() {
    for game in GAMES.iter().filter(|game| game.goal == Goal::Stars) {
        assert_eq!(game.stars % 2, 1, "{}: somebody has more", game.id);
        let mut layouts = BTreeSet::new();
        for seed in 0..1000 {
            let Scene { field, stars, .. } = game.start(seed).unwrap();
            assert_eq!(stars.len(), usize::from(game.stars), "{} {seed}", game.id);
            let ground = field.ground();
            let occupied = ground.occupied();
            assert!((stars & occupied).is_empty());
            for from in occupied {
                let piece = ground.piece_at(from).unwrap();
                assert!((geometry::attacks(piece, from, occupied) & stars).is_empty(), "{} {seed}", game.id);
                if piece.role == Role::Bishop {
                    assert!(stars.into_iter().all(|star| star.color() == from.color()), "{} {seed}", game.id);
                }
            }
            let turned = |star: Square| Square::new(7 - star.file(), 7 - star.rank()).unwrap();
            let alone = stars.into_iter().filter(|star| !stars.contains(turned(*star))).count();
            assert_eq!(alone, 1, "{} {seed}: all but one lie in pairs", game.id);
            layouts.insert(stars.0);
        }
        // The bishop has few squares.
        assert!(layouts.len() > 80, "{}: {} layouts", game.id, layouts.len());
        assert_eq!(game.start(7), game.start(7), "the same seed is the same game");
    }
    assert!(GAMES.iter().filter(|game| game.goal != Goal::Stars).all(|game| game.stars == 0));
}

/// The search finds moves without judging each; they are those that may be played.
#[test]
fn moves_without_kings_are_those_that_the_laws_allow() {
    let [first, second, _] = Strength::ALL.map(Strength::sight);
    for game in GAMES {
        for seed in 0..4 {
            let (_, moves) = duel(game, ByColor { white: first, black: second }, seed).unwrap();
            let mut scene = game.start(seed).unwrap();
            for m in moves {
                let set = |moves: Vec<Move>| moves.iter().map(Move::to_string).collect::<BTreeSet<_>>();
                let mut judged = scene.field.setup().legal_moves();
                if let Field::Bare(_) = scene.field {
                    judged.retain(|m| m.promotion.is_none_or(|role| role == Role::Queen));
                }
                assert_eq!(set(scene.field.moves()), set(judged), "{} {seed} before {m}", game.id);
                scene = scene.after(m);
            }
        }
    }
}

#[test]
fn the_stronger_score_clearly_better() {
    let [first, second, third] = Strength::ALL.map(Strength::sight);
    let mut all = [0; 2];
    for game in GAMES {
        // Of 24 points.
        let [low, high] = [points_of(game, second, first, 6), points_of(game, third, second, 6)];
        assert!(low >= 16, "{}: the second has {low} against the first", game.id);
        assert!(high >= 12, "{}: the third has {high} against the second", game.id);
        all = [all[0] + low, all[1] + high];
    }
    let of = 24 * GAMES.len() as u32;
    assert!(all[0] * 10 > of * 9, "the second has {} of {of} against the first", all[0]);
    assert!(all[1] * 10 > of * 7, "the third has {} of {of} against the second", all[1]);
}

#[test]
fn who_takes_what_can_be_taken_beats_the_weakest_half_of_the_time() {
    for game in GAMES {
        let points = points_of(game, look(1), Strength::First.sight(), 15);
        assert!(points >= 30, "{}: {points} of 60", game.id);
    }
}

#[test]
fn both_sides_can_win_each_game() {
    let [first, _, third] = Strength::ALL.map(Strength::sight);
    for game in GAMES {
        for side in Color::ALL {
            let sights = ByColor::from_fn(|color| if color == side { third } else { first });
            let wins = |seed| duel(game, sights, seed).is_some_and(|(end, _)| end.outcome == Outcome::Win(side));
            assert!((0..4).any(wins), "{}: {side:?}", game.id);
        }
    }
}

/// The board with colours and ranks exchanged.
fn mirrored(scene: &Scene) -> Scene {
    let flip = |square: Square| Square::new(square.file(), 7 - square.rank()).unwrap();
    let setup = scene.field.setup();
    let men = setup.placement.iter().map(|(square, piece)| (flip(square), Piece::new(!piece.color, piece.role)));
    let other = Setup { placement: men.collect(), turn: !setup.turn, ..setup };
    Scene {
        field: Field::of(&Setup { castling: Default::default(), en_passant: None, ..other }),
        stars: scene.stars.into_iter().map(flip).collect(),
        found: ByColor { white: scene.found.black, black: scene.found.white },
        ..*scene
    }
}

#[test]
fn what_wins_for_one_side_wins_for_the_other() {
    let flip = |m: Move| {
        let [from, to] = [m.from, m.to].map(|square| Square::new(square.file(), 7 - square.rank()).unwrap());
        Move { from, to, ..m }
    };
    let second = Strength::Second.sight();
    for game in GAMES {
        for seed in 0..3 {
            let (end, moves) = duel(game, ByColor { white: second, black: second }, seed).unwrap();
            let mut scene = game.start(seed).unwrap();
            let (last, before) = moves.split_last().unwrap();
            for m in before {
                scene = scene.after(*m);
            }
            let mirror = mirrored(&scene);
            let other = game.goal.ended(game.limit, &mirror, flip(*last), &mirror.after(flip(*last))).unwrap();
            let outcome = match end.outcome {
                Outcome::Win(side) => Outcome::Win(!side),
                Outcome::Draw => Outcome::Draw,
            };
            assert_eq!(other, End { outcome, why: end.why }, "{} {seed}", game.id);
        }
    }
    for id in ["so-peoes", "corrida-cavalos", "primeiro-xeque", "quatro-pecas"] {
        let scene = game(id).unwrap().start(0).unwrap();
        let placement = |scene: &Scene| scene.field.setup().placement;
        assert_eq!(placement(&scene), placement(&mirrored(&scene)), "{id}: both sides begin alike");
    }
}

fn ended(goal: Goal, limit: u16, fen: &str, plies: u16, text: &str) -> Option<End> {
    let field = Field::of(&Setup::parse(&format!("{fen} - - 0 1")).unwrap());
    let scene =
        Scene { field, stars: SquareSet::EMPTY.with(square("h8")), found: ByColor { white: 1, black: 1 }, plies };
    goal.ended(limit, &scene, mv(text), &scene.after(mv(text)))
}

#[test]
fn each_way_to_end_is_told() {
    use Outcome::{Draw, Win};
    let white = Win(Color::White);
    let table = [
        (
            Goal::Capture,
            "5b2/8/8/8/8/8/8/5R2 w",
            "f1f8",
            white,
            EndReason::Taken { by: Role::Rook, piece: Role::Bishop },
        ),
        (
            Goal::Stars,
            "8/8/8/8/8/8/8/r6R b",
            "a1h1",
            Win(Color::Black),
            EndReason::Taken { by: Role::Rook, piece: Role::Rook },
        ),
        (Goal::Stars, "8/8/8/8/8/8/r7/7R w", "h1h8", white, EndReason::Stars),
        (Goal::Arrive(Role::Pawn), "8/P6p/8/8/8/8/8/8 w", "a7a8q", white, EndReason::Arrived(Role::Pawn)),
        (Goal::Arrive(Role::Pawn), "8/8/p7/8/P7/8/8/8 w", "a4a5", white, EndReason::Stuck),
        (Goal::Arrive(Role::Knight), "8/7p/3N4/8/8/8/8/8 w", "d6e8", white, EndReason::Arrived(Role::Knight)),
        (Goal::Check, "4k3/8/8/8/8/8/8/R3K3 w", "a1a8", white, EndReason::Check),
        (Goal::Mate, "6k1/5ppp/8/8/8/8/8/R3K3 w", "a1a8", white, EndReason::Mate),
        (Goal::Mate, "k7/8/2K5/8/8/8/8/1Q6 w", "b1b6", Draw, EndReason::Stalemate),
        (Goal::Mate, "8/8/8/8/8/6k1/4r3/4K3 w", "e1e2", Draw, EndReason::Bare),
    ];
    for (goal, fen, text, outcome, why) in table {
        assert_eq!(ended(goal, 20, fen, 0, text), Some(End { outcome, why }), "{fen} {text}");
    }
    // The last move of the limit, and the one before.
    let quiet = |goal, fen, plies| ended(goal, 5, fen, plies, "a1a2");
    let rooks = "7r/8/8/8/8/8/8/R7 w";
    assert_eq!(quiet(Goal::Capture, rooks, 8), None);
    assert_eq!(quiet(Goal::Capture, rooks, 9), Some(End { outcome: Draw, why: EndReason::Limit }));
    assert_eq!(quiet(Goal::Stars, rooks, 9), Some(End { outcome: Draw, why: EndReason::Limit }), "one star each");
    let more = Some(End { outcome: white, why: EndReason::Limit });
    assert_eq!(quiet(Goal::Mate, "4k3/8/8/8/8/8/8/R3K3 w", 9), more, "a rook more");
}

#[test]
fn the_strongest_sees_what_wins_and_the_weakest_only_what_is_near() {
    let capture = game("torre-bispo").unwrap();
    let field = Field::of(&Setup::parse("5b2/8/8/8/8/8/8/5R2 w - - 0 1").unwrap());
    let scene = Scene { field, ..capture.start(0).unwrap() };
    assert_eq!(choose(capture, &scene, Strength::Third.sight(), 0), Some(mv("f1f8")));
    let far = (0..20).filter_map(|seed| choose(capture, &scene, Strength::First.sight(), seed));
    assert!(far.into_iter().all(|m| m.from.distance(m.to) <= 2), "it does not look so far");
    let moves = scene.field.moves();
    assert!((0..20).all(|seed| choose(capture, &scene, look(2), seed).is_some_and(|m| moves.contains(&m))));
}

#[test]
fn a_pupil_plays_and_the_site_answers() {
    let contest = contest("so-peoes", Color::White);
    assert!(contest.is_to_move() && !contest.waits() && !contest.can_take_back());
    let after = contest.clone().update(tried("e2e4"));
    assert!(after.waits() && after.moves_made() == 1 && after.last().unwrap().1 == mv("e2e4"));
    assert_eq!(after.clone().update(tried("e4e5")), after, "it is the site's turn");
    let answered = after.update(ContestEvent::Reply);
    assert!(answered.is_to_move() && answered.scene.plies == 2);
    assert_eq!(answered.clone().update(ContestEvent::Reply), answered, "the site has answered");
    let back = answered.update(ContestEvent::TakeBack);
    assert_eq!((back.scene, &back.notice), (contest.scene, &Some(Notice::TakenBack)));
    assert_eq!(back.clone().update(ContestEvent::TakeBack).scene, back.scene, "nothing is left to take back");
    let hinted = back.update(ContestEvent::Hint);
    let Some(Notice::Hint(m)) = hinted.notice else { panic!("{:?}", hinted.notice) };
    assert!(hinted.scene.field.moves().contains(&m));
}

#[test]
fn each_strength_beaten_alone_is_a_star_and_the_best_is_kept() {
    let mut pawns = contest("so-peoes", Color::White);
    pawns.scene.field = Field::of(&Setup::parse("8/P6p/8/8/8/8/8/8 w - - 0 1").unwrap());
    assert_eq!(pawns.stars(), None, "nobody has won yet");
    for (strength, stars) in Strength::ALL.into_iter().zip(1..) {
        let mut contest = pawns.clone();
        contest.strength = strength;
        assert_eq!(contest.clone().update(tried("a7a8")).stars(), Some(stars));
        let shown = contest.update(ContestEvent::Hint);
        assert_eq!(shown.update(tried("a7a8")).stars(), None, "the move was shown");
    }
    let mut black = pawns.clone();
    black.pupil = Color::Black;
    assert_eq!(black.update(ContestEvent::Reply).stars(), None, "the computer has won, or nobody yet");
    let mut training = Training::default();
    for stars in [1, 3, 2] {
        training.settle(&pawns.game.key(), stars);
    }
    let kept: Training = serde_json::from_str(&serde_json::to_string(&training).unwrap()).unwrap();
    assert_eq!((pawns.game.key().as_str(), kept.stars("jogos/so-peoes")), ("jogos/so-peoes", 3));
}

#[test]
fn who_has_black_waits_and_takes_back_no_move_of_the_site() {
    let contest = contest("primeiro-xeque", Color::Black);
    assert!(contest.waits());
    assert_eq!(contest.clone().update(tried("e7e5")), contest);
    let begun = contest.update(ContestEvent::Reply);
    assert!(begun.is_to_move() && !begun.can_take_back());
    assert_eq!(begun.clone().update(ContestEvent::TakeBack).scene, begun.scene);
    let m = begun.scene.field.moves()[0];
    let back = begun.clone().update(tried(&m.to_string())).update(ContestEvent::TakeBack);
    assert_eq!(back.scene, begun.scene);
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let refused = contest("estrelas-torre", Color::White).update(tried("a1b2"));
    let Some(Notice::Refused(illegal)) = &refused.notice else { panic!("{:?}", refused.notice) };
    assert!(!illegal.article().is_empty());
    let mut board = State::default();
    refused.paint(&mut board);
    assert!(board.marks.iter().any(|mark| mark.tone == Tone::Refusal));
    assert_eq!(refused.clone().update(ContestEvent::Lift).notice, None, "another piece is chosen");
    let other = contest("torre-bispo", Color::White).update(tried("c7c6"));
    let Some(Notice::Refused(illegal)) = other.notice else { panic!() };
    assert!(matches!(illegal.reason, Reason::NotYourPiece { .. }), "{:?}", illegal.reason);
    // Nobody captures in passing before that is learnt.
    let passing = contest("so-peoes", Color::White);
    assert_eq!(passing.scene.after(mv("e2e4")).field.setup().en_passant, None);
}

#[test]
fn moves_are_written_too() {
    let typed = |text: &str| ContestEvent::Typed { text: text.to_string(), letters: Letters::Portuguese };
    let contest = contest("primeiro-xeque", Color::White);
    assert!(contest.clone().update(typed("Cf3")).waits());
    assert!(matches!(contest.clone().update(typed("Zz9")).notice, Some(Notice::NotRead { .. })));
    assert!(matches!(contest.update(typed("Cf6")).notice, Some(Notice::NotRead { .. } | Notice::Refused(_))));
}

#[test]
fn a_pawn_that_arrives_wins_without_a_choice_and_mate_games_ask() {
    let mut pawns = contest("so-peoes", Color::White);
    pawns.scene.field = Field::of(&Setup::parse("8/P6p/8/8/8/8/8/8 w - - 0 1").unwrap());
    let won = pawns.update(ContestEvent::Try { from: square("a7"), to: square("a8"), promotion: None });
    let outcome = Outcome::Win(Color::White);
    assert_eq!(won.end, Some(End { outcome, why: EndReason::Arrived(Role::Pawn) }));
    assert!(!won.is_to_move() && !won.waits());
    let mut full = contest("quatro-pecas", Color::White);
    full.scene.field = Field::of(&Setup::parse("8/P6k/8/8/8/8/8/4K3 w - - 0 1").unwrap());
    let asked = full.update(tried("a7a8"));
    assert_eq!((asked.promoting, asked.moves_made()), (Some((square("a7"), square("a8"))), 0));
    assert_eq!(asked.clone().update(ContestEvent::CancelPromotion).promoting, None);
    assert_eq!(asked.update(tried("a7a8q")).moves_made(), 1);
}
