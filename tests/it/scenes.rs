//! Situations for the arbiter: each plays by the rules of chess as far as it says so, is ruled by each edition that it is
//! asked in, and is told in each language.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::blocks::{lines, pick};
use lance_legal::chess::dead_position::{DEEP_NODES, MatingChance as Can, can_either_mate, can_mate};
use lance_legal::chess::{Castling, Move, Position, Role, Setup};
use lance_legal::clock::SECOND;
use lance_legal::color::{ByColor, Color};
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::laws::scene::{
    After, Choice, Compared, RulingPart, Scene, SceneAnswer, Step, Theme, Verdict, leaves_alone, mark, others, read,
    verdict,
};
use lance_legal::laws::{Follow, Mate, Matter, Slip, Speed, Supervision, forms, judge};
use lance_legal::texts::Texts;

use crate::articles::assert_printed;
use crate::limits::{self, Limit};

const FILES: [(&str, &str); 2] = [
    ("assets/scenes/situations-1.txt", include_str!("../../assets/scenes/situations-1.txt")),
    ("assets/scenes/situations-2.txt", include_str!("../../assets/scenes/situations-2.txt")),
];
const TABLE: &str = include_str!("../data/laws.csv");

fn all() -> (Vec<Theme>, Vec<Scene>) {
    // Each for itself, so that a fault is told with its own line.
    for (path, text) in FILES {
        read(text).unwrap_or_else(|fault| panic!("{path}:{fault}"));
    }
    read(&FILES.map(|(_, text)| text).concat()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Where a situation is: `assets/scenes/situations-1.txt:12: bishop-over-pawn`.
fn at(scene: &Scene) -> String {
    let (id, address) = (&scene.id, &scene.address);
    let name = format!("{id} {address}");
    let found = FILES.iter().find_map(|(path, text)| {
        let line = lines(text).find(|line| line.word == "[" && line.value == name)?;
        Some(format!("{path}:{}: {id}", line.number))
    });
    found.unwrap_or_else(|| id.to_string())
}

fn path(language: Language, file: &str) -> String {
    format!("locales/{}/{file}", language.tag())
}

fn text(language: Language, file: &str) -> String {
    let path = path(language, file);
    crate::text(path)
}

fn texts(language: Language, file: &str) -> Texts {
    Texts::new(language, &[text(language, file)])
}

fn scene(id: &str) -> Scene {
    all().1.into_iter().find(|scene| scene.id == id).unwrap_or_else(|| panic!("no situation {id}"))
}

fn printed(edition: Edition) -> &'static str {
    if edition == Edition::StudentGames { "JSS" } else { edition.name() }
}

/// What castling there may still be where it is not known: each king and rook at home.
fn loose(setup: &Setup) -> Option<Position> {
    let bare = Setup { castling: Castling::default(), en_passant: None, ..*setup };
    Position::from_setup(&bare).ok()
}

#[test]
fn there_are_enough_of_them_and_they_cover_every_incident() {
    let (themes, scenes) = all();
    let ids: BTreeSet<&str> = scenes.iter().map(|scene| scene.id.as_str()).collect();
    assert_eq!(ids.len(), scenes.len(), "an id stands twice");
    let addresses: BTreeSet<&str> = scenes.iter().map(|scene| scene.address.as_str()).collect();
    assert_eq!(addresses.len(), scenes.len(), "an address stands twice");
    assert!(addresses.is_disjoint(&ids), "an address leads to two situations");
    assert!(scenes.len() >= 90, "{}", scenes.len());
    assert!(scenes.iter().filter(|scene| scene.speed != Speed::Standard).count() >= 20);
    for (place, theme) in themes.iter().enumerate() {
        let of_theme = scenes.iter().filter(|scene| scene.theme == place).count();
        limits::SITUATIONS.check(of_theme).unwrap_or_else(|fault| panic!("assets/scenes: theme {}: {fault}", theme.id));
    }
    let written = FILES.iter().flat_map(|(_, text)| lines(text)).filter(|line| line.word == "incident");
    let told: BTreeSet<&str> = written.filter_map(|line| line.value.split(' ').next()).collect();
    for form in forms() {
        assert!(told.contains(form.name), "no situation about {}", form.name);
    }
    // Somebody has to keep the hands off, and somebody to act.
    let stops = |wanted| scenes.iter().filter(|scene| first(scene).stops == Some(wanted)).count();
    assert!(stops(false) >= 8 && stops(true) >= 8, "{} {}", stops(false), stops(true));
}

fn first(scene: &Scene) -> Verdict {
    verdict(scene, scene.editions[0]).expect("the first edition rules")
}

/// How many there are is told in other places besides.
#[test]
fn the_numbers_that_are_told_are_those_of_the_files() {
    let scenes = all().1.len();
    let said = |file: &str| crate::text(file).split_whitespace().collect::<Vec<_>>().join(" ");
    for file in ["README.md", "CHANGELOG.md", "docs/laws.md"] {
        let told = format!("{scenes} situations");
        assert!(said(file).contains(&told), "{file}: write \"{told}\"; `cargo run --example counts -- write` does");
    }
    let rulings = TABLE.lines().filter(|line| !line.starts_with('#')).count();
    assert!(said("docs/laws.md").contains(&format!("{rulings} rulings")), "docs/laws.md: {rulings} rulings");
    for language in Language::whole() {
        let text = texts(language, "laws/hall.ftl").format("laws-arbiter-text", &[]).expect("a text");
        let tag = language.tag();
        assert!(
            text.starts_with(&scenes.to_string()),
            "locales/{tag}/laws/hall.ftl: begin laws-arbiter-text with {scenes}: {text}"
        );
    }
}

/// Each position is one of a game, each legal step legal, each illegal one not, and each clock pressed by who moved.
#[test]
fn every_scene_plays_by_the_rules_it_claims() {
    for scene in all().1 {
        let id = at(&scene);
        let mut position = Some(Position::from_setup(&scene.start).unwrap_or_else(|error| panic!("{id}: {error}")));
        let mut table = scene.opening();
        let mut moved = None;
        for (_, step) in scene.happenings() {
            match step {
                Step::Move { m, legal } => {
                    let piece = table.setup.placement.at(m.from).unwrap_or_else(|| panic!("{id}: {m} moves nothing"));
                    assert_eq!(piece.color, table.setup.turn, "{id}: {m} is not of the side to move");
                    moved = Some(piece.color);
                    if let Some(known) = &position {
                        assert_eq!(known.is_legal(m), legal, "{id}: {m} in {}", known.fen());
                    }
                    let next = position.as_ref().and_then(|known| known.play(m).ok()).filter(|_| legal);
                    table = table.after(step);
                    position = next.or_else(|| loose(&table.setup));
                    if let Some(known) = position.as_ref().filter(|_| legal) {
                        assert_eq!(known.placement(), table.setup.placement, "{id}: {m} was put wrongly");
                    }
                    continue;
                }
                Step::Press(side) => {
                    assert_eq!(table.running, Some(side), "{id}: the clock of the other side runs");
                    let no_move = FILE_NO_MOVE.contains(&scene.id.as_str());
                    assert!(moved == Some(side) || no_move, "{id}: {side:?} presses without a move");
                }
                Step::Hand(square) => {
                    assert!(table.setup.placement.at(square).is_some(), "{id}: a hand on an empty square");
                }
                Step::Slip { from, .. } | Step::Off(from) => {
                    assert!(table.setup.placement.at(from).is_some(), "{id}: nothing stands on {from}");
                }
                Step::Flag(_) | Step::Stop | Step::On(..) => {}
            }
            table = table.after(step);
            if step.is_irregular() {
                position = loose(&table.setup);
            }
        }
        assert_eq!(table, scene.found(), "{id}");
    }
}

/// No hand makes a piece vanish: what a move covers is one piece of the other side, and castling covers nothing.
#[test]
fn a_piece_leaves_the_board_only_as_it_is_taken() {
    for scene in all().1 {
        let mut table = scene.opening();
        for (_, step) in scene.happenings() {
            let before = table.setup.placement;
            table = table.after(step);
            let Step::Move { m, .. } = step else { continue };
            let (id, mover) = (at(&scene), before.at(m.from).expect("a piece moves"));
            let taken = before.iter().count() - table.setup.placement.iter().count();
            let covered = before.at(m.to);
            assert!(covered.is_none_or(|piece| piece.color != mover.color), "{id}: {m} covers a piece of its own side");
            let castles = mover.role == Role::King && m.from.file().abs_diff(m.to.file()) == 2;
            let between = |file: i8| file > m.from.file().min(m.to.file()) && file < m.from.file().max(m.to.file());
            let in_the_way = before.iter().any(|(square, _)| square.rank() == m.from.rank() && between(square.file()));
            assert!(!castles || covered.is_none() && !in_the_way, "{id}: {m} castles over a piece");
            assert!(taken <= usize::from(!castles), "{id}: after {m} there are {taken} pieces fewer");
        }
    }
}

/// A game that is over by its position is about that and nothing else; who can still mate is not typed wrongly.
#[test]
fn what_is_said_of_mate_is_so_on_the_board() {
    for scene in all().1 {
        let (id, found) = (at(&scene), scene.found().setup);
        let Some(position) = loose(&found) else { continue };
        let dead = can_either_mate(&position, DEEP_NODES);
        match scene.matter {
            Matter::DeadPosition => assert_eq!(dead, Can::Cannot, "{id}: mate is still possible"),
            Matter::Flag { own: true, .. } | Matter::BothFlags { .. } => assert_eq!(dead, Can::Can, "{id}"),
            _ => assert_ne!(dead, Can::Cannot, "{id}: the game was over before"),
        }
        let mate = match scene.matter {
            Matter::Flag { mate, .. } | Matter::Resigned { mate } | Matter::Illegal { mate, .. } => mate,
            _ => continue,
        };
        let said = if mate == Mate::No { Can::Cannot } else { Can::Can };
        assert_eq!(can_mate(&position, !scene.player, DEEP_NODES), said, "{id}: whether the other side can mate");
    }
}

/// Whether a running clock is stopped is asked only where the game ends or something is put right.
#[test]
fn no_stop_is_asked_where_no_article_asks_it() {
    let stops = |id: &str, edition| verdict(&scene(id), edition).unwrap_or_else(|| panic!("{id}")).stops;
    for id in ["out-on-the-move", "a-blank-sheet", "the-big-brother", "humming", "a-small-paper", "fist-on-the-clock"] {
        let said = verdict(&scene(id), Edition::Laws2023).expect("2023 rules");
        assert_eq!(said.stops, None, "{id}");
        for stopped in [true, false] {
            let answer = SceneAnswer { stopped, choice: said.choice, times: said.times };
            assert!(mark(&said, &answer).all_right(), "{id}: either way is right");
        }
    }
    assert_eq!(stops("a-silent-phone", Edition::Laws2023), Some(true));
    assert_eq!(stops("a-silent-phone", Edition::Laws2005), None);
    assert_eq!(stops("i-adjust", Edition::Laws2023), Some(false));
    assert_eq!(stops("bishop-over-pawn", Edition::Laws2023), Some(true));
}

/// Each of these had another ruling once than its edition prints.
#[test]
fn single_scenes_are_ruled_as_printed() {
    let said = |id: &str, edition| verdict(&scene(id), edition).unwrap_or_else(|| panic!("{id}"));
    for (id, edition, choice, article) in [
        // FIDE 2005 7.4.a takes the move back; FIDE 2023 7.5.2 makes a queen of the pawn.
        ("pawn-stays-pawn", Edition::Laws2005, Choice::Correct, "B6"),
        ("flag-nobody-saw", Edition::Laws2023, Choice::Loss, "A.5.5"),
        ("flag-nobody-saw", Edition::Laws2018, Choice::Loss, "A.4.5"),
        ("flag-nobody-saw", Edition::Laws2005, Choice::PlayOn, "B7"),
        ("castles-with-two-hands", Edition::Laws2005, Choice::PlayOn, "B5"),
        ("locked-pawns", Edition::Laws2023, Choice::Draw, "5.2.2"),
        ("locked-pawns", Edition::Laws2018, Choice::Draw, "5.2.2"),
        ("locked-pawns", Edition::Laws2005, Choice::Draw, "5.2.b"),
        ("five-times", Edition::Laws2005, Choice::PlayOn, "9.2"),
        ("seventy-five", Edition::Laws2005, Choice::PlayOn, "9.3"),
        ("claim-with-piece-in-hand", Edition::Laws2005, Choice::Draw, "9.4"),
        ("pawn-forgotten", Edition::Laws2023, Choice::Draw, "A.5.4"),
    ] {
        let ruled = said(id, edition);
        assert_eq!(
            (ruled.choice, ruled.judgement.articles.first()),
            (choice, Some(&article)),
            "{id} {}",
            edition.name()
        );
    }
    let back = said("pawn-stays-pawn", Edition::Laws2005);
    assert_eq!(back.next, Some(Color::White));
    assert!(back.position.to_string().starts_with("8/1p2P1k1/8/"), "{}", back.position);
    // Castling with two hands is no illegal move of 2005.
    let hands = said("castles-with-two-hands", Edition::Laws2005);
    assert_eq!(hands.judgement.reason, "hands-unasked");
    // What would be right by another article is nothing to choose. FIDE 2023 7.4.1, 7.4.3
    let choices = scene("pieces-knocked-over").choices;
    assert!(!choices.contains(&Choice::Correct) && !choices.contains(&Choice::Arbiter), "{choices:?}");
    // The move was written before the knight was touched. FIDE 2005 9.2.a
    for language in Language::whole() {
        let told = texts(language, "laws/scenes-draws.ftl").format("told-claim-with-piece-in-hand.two", &[]);
        assert!(told.is_some_and(|told| told.contains(['C', 'N'])), "{}", language.tag());
    }
}

/// The guidelines hold where they were announced, and the story says so. FIDE 2023 III.2.1
#[test]
fn what_rests_on_the_guidelines_says_that_they_were_announced() {
    let (themes, scenes) = all();
    let mut resting = 0;
    for scene in scenes {
        let Some(said) = verdict(&scene, Edition::Laws2023) else { continue };
        if !said.judgement.articles.iter().any(|article| article.starts_with("III.")) {
            continue;
        }
        resting += 1;
        assert!(said.judgement.articles.contains(&"III.2.1"), "{}", scene.id);
        for (language, word) in [(Language::PtPt, "anunci"), (Language::PtBr, "anunci"), (Language::En, "announce")] {
            let words = texts(language, &format!("laws/scenes-{}.ftl", themes[scene.theme].id));
            let parts = ["", ".two", ".three"].map(|part| words.format(&format!("told-{}{part}", scene.id), &[]));
            let told: String = parts.into_iter().flatten().collect();
            assert!(told.contains(word), "{}: {} does not say that it was announced", language.tag(), scene.id);
        }
    }
    assert_eq!(resting, 3, "own-flag-too, both-flags-last-period, not-so-fast");
}

/// The scenes in which a clock is pressed though nothing was moved.
const FILE_NO_MOVE: &[&str] = &["pressed-without-moving", "pressed-twice-for-nothing"];

#[test]
fn the_clock_shows_what_the_case_says() {
    for scene in all().1 {
        let id = at(&scene);
        let found = scene.found();
        let times = scene.times(&found);
        for side in Color::ALL {
            assert_eq!(times[side] == 0, found.flags[side], "{id}: a flag is down where no time is left");
        }
        let limit = match scene.speed {
            Speed::Standard => 120 * 60,
            Speed::Rapid => 60 * 60,
            Speed::Blitz => 10 * 60,
        };
        assert!(times.white <= limit && times.black <= limit, "{id}: more time than such a game has");
        let left = match scene.matter {
            Matter::WrongClaim { left } | Matter::NotWriting { left, .. } | Matter::QuickPlay { left, .. } => left,
            _ => continue,
        };
        assert_eq!(u64::from(times[scene.player]) * SECOND, left, "{id}: the time of whom it is about");
    }
}

#[test]
fn every_edition_asked_has_one_right_choice_with_articles_that_it_prints() {
    for scene in all().1 {
        let id = at(&scene);
        limits::CHOICES.check(scene.choices.len()).unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert_eq!(scene.choices.iter().collect::<std::collections::HashSet<_>>().len(), scene.choices.len(), "{id}");
        assert!(scene.editions.contains(&Edition::Laws2023), "{id}: editions, wanted 2023 among them");
        let mut rulings = BTreeSet::new();
        for edition in &scene.editions {
            let said = verdict(&scene, *edition)
                .unwrap_or_else(|| panic!("{id}: editions, wanted without {}, which is silent", edition.name()));
            assert_ne!(said.judgement.reason, "ask-mate", "{id}: whether mate can be given is not said");
            let right = scene.choices.iter().filter(|choice| **choice == said.choice).count();
            assert!(
                right == 1,
                "{id}: no right choice, wanted {} among them: {} says so",
                said.choice.name(),
                edition.name()
            );
            rulings.insert((said.choice.name(), said.judgement.opponent));
        }
        // What no other edition is asked about is compared all the same.
        for edition in Edition::JUDGED {
            let Some(said) = verdict(&scene, edition) else { continue };
            assert!(!said.judgement.articles.is_empty(), "{id}: {}", edition.name());
            for article in &said.judgement.articles {
                assert_printed(printed(edition), article, &id);
            }
            if said.stops == Some(false) {
                assert_eq!(said.choice, Choice::PlayOn, "{id}: {} leaves it alone and decides it", edition.name());
            }
        }
    }
}

/// The board as it should stand is one on which a game goes on; a king that was taken stands where it was in check.
#[test]
fn the_position_as_it_should_be_is_one() {
    for scene in all().1 {
        let id = at(&scene);
        let taken = matches!(scene.matter, Matter::Illegal { slip: Slip::KingTaken, .. });
        for edition in &scene.editions {
            let said = verdict(&scene, *edition).unwrap_or_else(|| panic!("{id}"));
            if said.choice.goes_on() {
                let stands = loose(&said.position).is_some();
                let waits = said.judgement.reason == "both-in-check-waits";
                assert!(stands || taken || waits || said.stops == Some(false), "{id}: {}", said.position);
                assert_eq!(said.next, Some(said.position.turn), "{id}");
            }
            if said.choice == Choice::Correct && !matches!(scene.after, After::Same) {
                assert_ne!(said.position.placement, scene.found().setup.placement, "{id}: nothing is put right");
            }
        }
    }
}

#[test]
fn the_editions_disagree_often_enough_to_be_worth_comparing() {
    let scenes = all().1;
    let differ = scenes
        .iter()
        .filter(|scene| others(scene, Edition::Laws2023).iter().any(|(_, compared, _)| *compared == Compared::Other))
        .count();
    assert!(differ >= 20, "{differ} of {}", scenes.len());
    let bishop = scene("bishop-over-pawn");
    let table = others(&bishop, Edition::Laws2023);
    let said: Vec<(Edition, Compared)> = table.iter().map(|(edition, compared, _)| (*edition, *compared)).collect();
    assert_eq!(
        said,
        [
            (Edition::Laws2018, Compared::Other),
            (Edition::Laws2009, Compared::Silent),
            (Edition::Laws2005, Compared::Other),
            (Edition::StudentGames, Compared::Other),
        ]
    );
}

#[test]
fn an_answer_is_marked_part_by_part() {
    let bishop = scene("bishop-over-pawn");
    let right = verdict(&bishop, Edition::Laws2023).expect("2023 rules");
    let times = ByColor { white: 730, black: 765 };
    assert_eq!((right.stops, right.choice, right.times), (Some(true), Choice::Correct, Some(times)));
    let perfect = SceneAnswer { stopped: true, choice: Choice::Correct, times: Some(times) };
    assert!(mark(&right, &perfect).all_right());
    let asked: Vec<RulingPart> = mark(&right, &perfect).0.iter().map(|(part, _)| *part).collect();
    assert_eq!(asked, RulingPart::ALL);
    // Each part is wrong for itself.
    let late = mark(&right, &SceneAnswer { stopped: false, ..perfect });
    assert_eq!(
        late.0.iter().filter(|(_, right)| !right).map(|(part, _)| *part).collect::<Vec<_>>(),
        [RulingPart::Stop]
    );
    let two_minutes = mark(&right, &SceneAnswer { times: Some(ByColor { black: 825, ..times }), ..perfect });
    assert_eq!((two_minutes.get(RulingPart::Times), two_minutes.get(RulingPart::Decision)), (Some(false), Some(true)));
    let lost = mark(&right, &SceneAnswer { stopped: true, choice: Choice::Loss, times: None });
    let parts = [RulingPart::Decision, RulingPart::Times, RulingPart::Position].map(|part| lost.get(part));
    assert_eq!((lost.get(RulingPart::Stop), parts), (Some(true), [Some(false); 3]));
    // In 2018 the game is over, and no time is asked.
    let lost = verdict(&bishop, Edition::Laws2018).expect("2018 rules");
    let said = mark(&lost, &SceneAnswer { stopped: true, choice: Choice::Loss, times: None });
    assert_eq!((said.0.len(), said.all_right()), (2, true));
    // In 2005 nobody claimed: hands off, and the bishop stays.
    let stays = verdict(&bishop, Edition::Laws2005).expect("2005 rules");
    assert_eq!((stays.stops, stays.choice), (Some(false), Choice::PlayOn));
    assert_eq!(stays.position.placement, bishop.found().setup.placement);
    assert_ne!(right.position.placement, stays.position.placement);
    assert_eq!(right.position, bishop.start);
}

#[test]
fn the_times_of_each_edition_are_worked_out() {
    let claim = scene("claim-miscounted");
    let times = |edition| verdict(&claim, edition).and_then(|said| said.times).map(|times| (times.white, times.black));
    assert_eq!(times(Edition::Laws2023), Some((400, 375)));
    assert_eq!(times(Edition::Laws2018), Some((400, 435)));
    assert_eq!(times(Edition::Laws2005), Some((220, 495)));
    // The promoted pawn is a queen, and it is Black's turn.
    let pawn = verdict(&scene("pawn-stays-pawn"), Edition::Laws2023).expect("2023 rules");
    assert_eq!((pawn.next, pawn.position.to_string().starts_with("4Q3/")), (Some(Color::Black), true));
    // Three moves later all is as it was before castling.
    let castled = verdict(&scene("found-three-moves-later"), Edition::Laws2023).expect("2023 rules");
    assert_eq!(castled.next, Some(Color::Black));
    assert!(castled.position.to_string().starts_with("r1bqk2r/"), "{}", castled.position);
}

#[test]
fn hands_that_castle_pass_and_promote_put_the_pieces_where_they_belong() {
    for (fen, step, after) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "4k3/8/3P4/8/8/8/8/4K3"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "Q3k3/8/8/8/8/8/8/4K3"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "P3k3/8/8/8/8/8/8/4K3"),
    ] {
        let file = format!(
            "theme x\n[x y]\nspeed rapid\nincident illegal\nplayer white\nstart {fen}\nsteps {step} | |\n\
             clock white=1:00 black=1:00\nchoices draw\neditions 2023\n"
        );
        let (_, scenes) = read(&file).expect("it reads");
        assert!(scenes[0].found().setup.to_string().starts_with(after), "{step}: {}", scenes[0].found().setup);
    }
}

#[test]
fn faults_are_told_with_their_line() {
    let good = "theme x\n[x y]\nspeed rapid\nincident illegal nth=1\nplayer white\n\
                start 4k3/8/8/8/8/8/8/4K2R w - - 0 1\nsteps | |\nclock white=1:00 black=1:00\nchoices draw\neditions 2023\n";
    assert!(read(good).is_ok());
    assert!(read("").is_ok_and(|(themes, scenes)| themes.is_empty() && scenes.is_empty()));
    for (from, to, line) in [
        ("theme x\n", "\n", 2),
        ("[x y]", "[x]", 2),
        ("[x y]", "[x Y]", 2),
        ("speed rapid", "speed fast", 3),
        ("illegal nth=1", "illegal nth=x", 4),
        ("illegal nth=1", "nothing", 4),
        ("player white", "player red", 5),
        ("/4K2R w", "/4K2R x", 6),
        ("steps | |", "steps |", 7),
        ("steps | |", "steps e2e9 | |", 7),
        ("steps | |", "steps flag:red | |", 7),
        ("steps | |", "steps slip:e2 | |", 7),
        ("steps | |", "steps on:xe2 | |", 7),
        ("white=1:00 ", "", 8),
        ("white=1:00 ", "white=1:75 ", 8),
        ("choices draw", "choices draws", 9),
        ("editions 2023", "editions 2024", 10),
        ("editions 2023", "rounds 2023", 10),
        ("choices draw\n", "", 2),
    ] {
        let error = read(&good.replace(from, to)).expect_err(to);
        assert_eq!(error.line, line, "{from} → {to}: {error}");
    }
    for (from, to, told) in [
        ("choices draw\n", "", "2: no choices, wanted a line \"choices play-on correct loss draw\""),
        ("speed rapid", "speed fast", "3: \"speed fast\", wanted one of: standard, rapid, blitz"),
        (
            "steps | |",
            "steps e2e9 | |",
            "7: \"steps e2e9 | |\", wanted a step, like e2e4, !g1e3, white, hand:e2, flag:white, stop, slip:e4-e5, off:e4, \
             on:Qe8 in place of \"e2e9\"",
        ),
    ] {
        assert_eq!(read(&good.replace(from, to)).expect_err(to).to_string(), told);
    }
}

/// A text of people: there, short, and no two alike.
#[test]
fn every_scene_is_told_in_every_language() {
    let (themes, scenes) = all();
    for language in Language::whole() {
        let titles = texts(language, "laws/scenes.ftl");
        let mut seen = BTreeMap::new();
        for (place, theme) in themes.iter().enumerate() {
            let file = format!("laws/scenes-{}.ftl", theme.id);
            let words = texts(language, &file);
            for scene in scenes.iter().filter(|scene| scene.theme == place) {
                let mut tell = |words: &Texts, file: &str, id: String, limit: &Limit| {
                    let file = path(language, file);
                    let text = words.format(&id, &[]);
                    let text = text.unwrap_or_else(|| panic!("{file}: no {id}, wanted for {}", at(scene)));
                    limit.check(text.chars().count()).unwrap_or_else(|fault| panic!("{file}: {id}: {fault}"));
                    if let Some(other) = seen.insert(text.clone(), id.clone()) {
                        panic!("{}: {id} says what {other} says: {text}", language.tag());
                    }
                    text
                };
                let title = tell(&titles, "laws/scenes.ftl", format!("scene-{}", scene.id), &limits::TITLE);
                assert!(!title.ends_with('.'), "{title}");
                for part in ["", ".two", ".three", ".why"] {
                    let text = tell(&words, &file, format!("told-{}{part}", scene.id), &limits::TOLD);
                    let whole = text.ends_with(['.', '!', '?', '»', '”']);
                    assert!(whole, "{}: {}{part} breaks off: {text}", language.tag(), scene.id);
                }
            }
            // Nothing is told of what is not there.
            let told = text(language, &format!("laws/scenes-{}.ftl", theme.id));
            for id in told.lines().filter_map(|line| line.strip_prefix("told-")?.split(' ').next()) {
                assert!(scenes.iter().any(|scene| scene.theme == place && scene.id == id), "{id} is no situation");
            }
        }
        let count = text(language, "laws/scenes.ftl").lines().filter(|line| line.starts_with("scene-")).count();
        assert_eq!(count, scenes.len(), "{}", language.tag());
        for speed in Speed::ALL {
            assert!(scenes.iter().any(|scene| scene.speed == speed));
        }
    }
}

/// A sentence for each reason that a ruling of the table gives, and for each choice.
#[test]
fn every_ruling_has_its_sentence_in_every_language() {
    let mut reasons = BTreeSet::new();
    for row in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = row.split(';').collect();
        let [edition, speed, supervision, incident, pairs, ..] = fields[..] else { panic!("{row}") };
        let edition = Edition::from_name(edition).expect("an edition");
        let speed = Speed::from_name(speed).expect("a speed");
        let watched = Supervision::from_name(supervision).expect("a word");
        let matter = Matter::read(incident, pairs).expect("an incident");
        reasons.insert(judge(edition, speed, watched, matter).reason);
    }
    for scene in all().1 {
        let said = Edition::JUDGED.into_iter().filter_map(|edition| verdict(&scene, edition));
        reasons.extend(said.map(|said| said.judgement.reason));
    }
    assert!(reasons.len() > 60, "{}", reasons.len());
    for language in Language::whole() {
        let words = texts(language, "laws/rulings.ftl");
        for reason in &reasons {
            let text = words.format(&format!("reason-{reason}"), &[]);
            let text = text.unwrap_or_else(|| panic!("{}: no sentence for {reason}", language.tag()));
            assert!(text.ends_with('.') && limits::REASON.check(text.chars().count()).is_ok(), "{text}");
        }
        for follow in Follow::ALL {
            let text = words.format(&format!("follows-{}", follow.name()), &[]);
            assert!(text.is_some_and(|text| text.ends_with('.')), "{}: {}", language.tag(), follow.name());
        }
        for choice in Choice::ALL {
            let text = words.format(&format!("ruled-{}", choice.name()), &[("player", "x".into())]);
            assert!(text.is_some_and(|text| !text.is_empty()), "{}: {}", language.tag(), choice.name());
        }
    }
    assert!(leaves_alone("own-time") && !leaves_alone("given"));
}

#[test]
fn every_choice_and_step_reads_back() {
    for choice in Choice::ALL {
        assert_eq!(pick(choice.name(), &Choice::ALL, Choice::name), Ok(choice));
    }
    assert!(pick("silent", &Choice::ALL, Choice::name).is_err());
    let m: Move = "e2e4".parse().expect("a move");
    assert!(!Step::Move { m, legal: true }.is_irregular() && Step::Move { m, legal: false }.is_irregular());
    let scene = scene("bishop-over-pawn");
    assert_eq!((scene.told(0), scene.told(2), scene.length()), (0, 3, 3));
    assert_eq!(scene.table(2).running, Some(Color::White));
    assert_eq!(scene.table(99), scene.found());
}
