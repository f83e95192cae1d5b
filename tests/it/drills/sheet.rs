//! The score sheet: its games, what the Laws say about writing, and the marking of whole sheets.

use std::fs;

use lance_legal::blocks::{is_plain, lines};
use lance_legal::chess::pgn::GameResult;
use lance_legal::chess::samples::{SAMPLES, Sample};
use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Game, Move, Status};
use lance_legal::color::Color;
use lance_legal::drills::marking::Verdict;
use lance_legal::drills::sheet::{
    Control, Ending, Finding, Head, Keeper, Listed, Notice, Plan, Report, SavedSheet, Score, Sheet, SheetEvent, Way,
    catalog, clock, same_minutes,
};
use lance_legal::random::Random;
use lance_legal::square::Square;

const LISTED: &str = "assets/scores/catalog.txt";
const LIST: &str = include_str!("../../../assets/scores/catalog.txt");
const PT: Letters = Letters::Portuguese;

fn score(id: &str) -> Score {
    let path = format!("assets/scores/{id}.txt");
    let text = crate::text(&path);
    Score::read(&text).unwrap_or_else(|fault| panic!("{path}:{fault}"))
}

fn listed() -> Vec<Listed> {
    catalog(LIST)
}

fn plan(id: &str, keeper: Keeper, control: Control) -> Plan {
    Plan { score: id.to_string(), way: Way::Shown, keeper, control, times: false }
}

fn writer(id: &str) -> Sheet {
    Sheet::new(plan(id, Keeper::Writer, Control::Increment), score(id))
}

fn write(ply: usize, text: &str) -> SheetEvent {
    SheetEvent::Write { ply, text: text.to_string(), letters: PT }
}

/// What a good writer writes, offers too.
fn texts(score: &Score) -> Vec<String> {
    (0..score.game.plies().len())
        .map(|ply| score.game.san(ply, PT).unwrap() + if score.offers.contains(&ply) { " (=)" } else { "" })
        .collect()
}

/// The whole game seen, these texts written, the result and both signatures.
fn kept(id: &str, texts: &[String]) -> Sheet {
    let score = score(id);
    let mut sheet = writer(id);
    for _ in 0..score.game.plies().len() {
        sheet = sheet.update(SheetEvent::Next);
    }
    for (ply, text) in texts.iter().enumerate() {
        sheet = sheet.update(write(ply, text));
    }
    sheet
        .update(SheetEvent::Result(score.result))
        .update(SheetEvent::Sign(Color::White))
        .update(SheetEvent::Sign(Color::Black))
        .update(SheetEvent::HandIn)
}

fn report(sheet: &Sheet) -> Report {
    assert!(sheet.handed_in);
    Report::of(sheet, PT)
}

/// The plies with something wrong.
fn faults(report: &Report) -> Vec<usize> {
    report.cells.iter().filter(|cell| !cell.finding.is_right()).map(|cell| cell.ply).collect()
}

#[test]
fn every_game_is_legal_to_its_end_and_ends_as_it_is_known() {
    for line in lines(LIST) {
        let fits = line.value.parse::<usize>().is_ok() && is_plain(line.word);
        assert!(fits, "{LISTED}:{}", line.fault("a game and how many lines it takes, like greco 8"));
    }
    let mut files = fs::read_dir(crate::project().join("assets/scores")).unwrap().count() - 1;
    let mut before = 0;
    for listed in listed() {
        let score = score(&listed.id);
        let plies = score.game.plies().len();
        let (id, moves) = (&listed.id, plies.div_ceil(2));
        let row = lines(LIST).find(|line| line.word == id).map_or(1, |line| line.number);
        assert!(moves == listed.lines, "{LISTED}:{row}: {id} {}, wanted {id} {moves}", listed.lines);
        assert!(listed.lines >= before, "{LISTED}:{row}: {id} {moves}, wanted before the longer games");
        before = listed.lines;
        let named = !score.white.is_empty() && !score.black.is_empty();
        assert!(named, "assets/scores/{id}.txt:1: no players, wanted lines \"white: …\" and \"black: …\"");
        assert_eq!(score.game.status() == Some(Status::Checkmate), score.ending == Ending::Mate, "{}", listed.id);
        assert_ne!(score.result, GameResult::Unknown, "{}", listed.id);
        if score.ending == Ending::Agreed {
            assert!(score.offers.contains(&(plies - 1)), "{}: nobody offered what was agreed", &listed.id);
        }
        if score.ending == Ending::Claimed {
            let mut game = Game::new(*score.game.start());
            for ply in &score.game.plies()[..plies - 1] {
                game.play(ply.m).unwrap();
            }
            let m = score.game.plies()[plies - 1].m;
            assert!(game.intended_claims().iter().any(|claim| claim.with == Some(m)), "{}", listed.id);
        }
        files -= 1;
    }
    assert_eq!(files, 0, "{LISTED}: a file of assets/scores has no row, wanted a line like \"greco 8\"");
}

#[test]
fn a_game_that_does_not_fit_is_told_with_its_line() {
    let game = "white: A\nblack: B\nresult: 1-0\nending: mate\n\n1.e4 e5 2.Dh5 Cc6 3.Bc4 Cf6 4.Dxf7#\n";
    assert!(Score::read(game).is_ok());
    for (from, to, told) in [
        ("result: 1-0\n", "", "1: no result:, wanted a line \"result: 1-0\""),
        ("result: 1-0", "result: 2-0", "3: \"result: 2-0\", wanted result: 1-0, 0-1 or 1/2-1/2"),
        ("result: 1-0", "result: 0-1", "3: \"result: 0-1\", wanted the result that the board shows"),
        ("ending: mate", "ending: flag", "4: \"ending: flag\", wanted the end that the board shows"),
        ("Cf6 4.Dxf7#", "Cf6 4.Dxf8#", "6: move 4 of White, wanted a legal move in Portuguese letters"),
        ("1.e4", "(=) 1.e4", "6: move 1 of White, wanted a move before (=)"),
    ] {
        assert_eq!(Score::read(&game.replace(from, to)).expect_err(to).to_string(), told);
    }
}

#[test]
fn the_games_of_the_laws_are_those_of_the_samples() {
    for (id, sample) in [("leis-2023", "laws-2023"), ("leis-2005", "laws-2005")] {
        let sample = Sample::find(sample).expect("a sample").game().expect("a game");
        assert_eq!(score(id).game.position().fen(), sample.position().fen());
        assert_eq!(score(id).game.plies(), sample.plies());
    }
    assert_eq!(SAMPLES.len(), 2);
}

/// Castling both ways, en passant, promotion, disambiguation, an offer and a claim are all somewhere.
#[test]
fn the_games_have_all_there_is_to_write() {
    let all: Vec<String> = listed().iter().flat_map(|listed| texts(&score(&listed.id))).collect();
    for sign in
        ["0-0", "0-0-0", "0-0-0+", "exf6 e.p.", "gxh8D", "cxb1C", "fxg1C+", "C3d2", "Tad8", "Dhxg6+", "(=)", "Dh4#"]
    {
        assert!(all.iter().any(|text| text == sign || (sign == "(=)" && text.ends_with(sign))), "{sign}");
    }
    let endings: Vec<Ending> = listed().iter().map(|listed| score(&listed.id).ending).collect();
    for ending in [Ending::Agreed, Ending::Claimed, Ending::Stalemate, Ending::Flag(Color::Black)] {
        assert!(endings.contains(&ending), "{ending:?}");
    }
}

#[test]
fn every_game_is_kept_without_a_fault() {
    for listed in listed() {
        let sheet = kept(&listed.id, &texts(&score(&listed.id)));
        let report = report(&sheet);
        assert_eq!((report.faults(), report.stars()), (0, 3), "{}: {:?}", listed.id, faults(&report));
        assert_eq!(report.right_lines(), listed.lines);
        assert!(report.cells.iter().all(|cell| cell.finding == Finding::Right));
        assert!(report.rules().iter().all(|(_, right)| *right));
    }
}

#[test]
fn every_form_that_the_laws_allow_is_right_on_the_sheet() {
    let score = score("leis-2023");
    let mut texts: Vec<String> = (0..21)
        .map(|ply| {
            let before = score.game.position_at(ply).unwrap();
            san::write_long(before, score.game.plies()[ply].m, PT)
        })
        .collect();
    texts[20] += "(=)";
    assert_eq!(report(&kept("leis-2023", &texts)).faults(), 0);
    texts[5] = "ed4".to_string();
    texts[10] = "ed6".to_string();
    texts[17] = "O-O".to_string();
    let report = report(&kept("leis-2023", &texts));
    assert_eq!(report.faults(), 0);
    assert!(report.cells[5].finding != Finding::Right, "a remark");
}

#[test]
fn five_planted_faults_are_found_in_the_sample_of_2023_and_nothing_else() {
    let mut texts = texts(&score("leis-2023"));
    texts[6] = "e4".into(); // the pawn is there already
    texts[9] = "Nd5".into(); // another move, another language
    texts[16] = "Cd2".into(); // two knights
    texts.swap(18, 19); // sides swapped in line 10
    texts[20] = "Rb1".into(); // no (=)
    let report = report(&kept("leis-2023", &texts));
    assert_eq!(faults(&report), [6, 9, 16, 18, 20]);
    assert_eq!(report.cells[18].finding, Finding::Swapped);
    assert_eq!(report.right_lines(), 11 - 5);
    let broken: Vec<&str> =
        report.rules().into_iter().filter(|(_, right)| !right).map(|(article, _)| article).collect();
    assert!(broken.contains(&"C.12"), "{broken:?}");
}

#[test]
fn five_planted_faults_are_found_in_the_sample_of_2005_and_nothing_else() {
    let mut texts = texts(&score("leis-2005"));
    texts[7] = "O-O-O".into(); // the other wing
    texts[19] = "Nxc3".into(); // an English knight
    texts[26] = String::new(); // nothing
    texts.remove(12); // 7.cxd5 was left out
    let mut sheet = kept("leis-2005", &texts);
    sheet.handed_in = false;
    let report = report(&sheet.update(SheetEvent::Sign(Color::Black)).update(SheetEvent::HandIn));
    assert_eq!(faults(&report), [7, 12, 19, 26]);
    assert_eq!(report.cells[12].finding, Finding::Skipped);
    assert_eq!(report.cells[26].finding, Finding::Missing);
    assert!(!report.signed && report.result);
    assert_eq!((report.faults(), report.stars()), (5, 1));
}

#[test]
fn a_forgotten_move_is_one_fault_wherever_it_was() {
    for id in ["leis-2023", "opera", "capablanca"] {
        let good = texts(&score(id));
        for ply in 0..good.len() {
            let mut texts = good.clone();
            texts.remove(ply);
            let report = report(&kept(id, &texts));
            let found = faults(&report);
            assert_eq!(found.len(), 1, "{id}, ply {ply}: {found:?}");
            // Of two moves that are written alike nobody can tell which was left out.
            assert!(found[0] == ply || same_without(&good, ply, found[0]), "{id}: {ply} was left out, {found:?} found");
        }
    }
}

/// Whether the sheet is the same without either of these.
fn same_without(good: &[String], one: usize, other: usize) -> bool {
    let without = |place: usize| good.iter().enumerate().filter(move |(at, _)| *at != place).map(|(_, text)| text);
    without(one).eq(without(other))
}

/// One fault of a kind; the place where it must be found, or `None` where this move has no such fault.
fn plant(random: &mut Random, score: &Score, texts: &mut Vec<String>) -> Option<usize> {
    let ply = random.below(texts.len());
    let before = score.game.position_at(ply)?;
    let m = score.game.plies()[ply].m;
    let text = texts[ply].clone();
    let first = text.chars().next()?;
    match random.below(6) {
        0 => {
            texts.remove(ply);
        }
        1 => {
            if ply + 1 >= texts.len() || texts[ply] == texts[ply + 1] {
                return None;
            }
            texts.swap(ply, ply + 1);
        }
        2 => {
            let letter = *random.pick(&['R', 'D', 'T', 'B', 'C'])?;
            if !first.is_ascii_uppercase() || letter == first {
                return None;
            }
            texts[ply] = format!("{letter}{}", &text[1..]);
        }
        3 => {
            let rival = |other: &Move| {
                let same = before.piece_at(other.from) == before.piece_at(m.from);
                same && other.to == m.to && other.from != m.from && other.promotion == m.promotion
            };
            if !first.is_ascii_uppercase() || !before.legal_moves().iter().any(rival) {
                return None;
            }
            texts[ply] = format!("{first}{}", m.to);
        }
        4 => {
            let foreign = match first {
                'R' => 'K',
                'D' => 'Q',
                'C' => 'N',
                _ => return None,
            };
            texts[ply] = format!("{foreign}{}", &text[1..]);
        }
        _ => texts[ply] = String::new(),
    }
    Some(ply)
}

#[test]
fn ten_thousand_planted_faults_are_found_in_the_right_line() {
    let scores: Vec<(String, Score)> =
        listed().into_iter().map(|listed| (listed.id.clone(), score(&listed.id))).collect();
    let mut random = Random::new(5);
    let mut planted = 0;
    while planted < 10_000 {
        let (id, score) = random.pick(&scores).expect("a game");
        let good = texts(score);
        let mut written = good.clone();
        let Some(ply) = plant(&mut random, score, &mut written) else { continue };
        // A letter may make of it what it was, or another way to write it.
        let skipped = written.len() < good.len();
        if !skipped
            && san::read(score.game.position_at(ply).unwrap(), &written[ply], PT) == Ok(score.game.plies()[ply].m)
        {
            continue;
        }
        planted += 1;
        let mut sheet = Sheet::new(plan(id, Keeper::Writer, Control::Increment), score.clone());
        for _ in 0..good.len() {
            sheet = sheet.update(SheetEvent::NextForClass);
        }
        for (ply, text) in written.iter().enumerate() {
            sheet = sheet.update(write(ply, text));
        }
        let found = faults(&Report::of(&sheet, PT));
        assert_eq!(found.len(), 1, "{id}, ply {ply}: {written:?} {found:?}");
        let right = found[0] / 2 == ply / 2 || (skipped && same_without(&good, ply, found[0]));
        assert!(right, "{id}, ply {ply}: {written:?} {found:?}");
    }
}

#[test]
fn no_move_is_written_before_it_is_made() {
    let sheet = writer("leis-2023").update(write(0, "e4"));
    assert_eq!(sheet.notice, Some(Notice::TooEarly));
    assert_eq!(sheet.text(0), "");
    let sheet = sheet.update(SheetEvent::Next).update(write(0, "e4"));
    assert_eq!((sheet.notice.as_ref(), sheet.text(0)), (None, "e4"));
    assert_eq!(sheet.clone().update(write(1, "e5")).notice, Some(Notice::TooEarly));
    // What was written may be mended, and wiped out.
    assert_eq!(sheet.clone().update(write(0, " e2e4 ")).text(0), "e2e4");
    assert_eq!(sheet.update(write(0, "")).filled(), 0);
}

#[test]
fn ones_own_move_is_written_before_the_next_and_the_reply_may_wait() {
    let mut sheet = Sheet::new(plan("leis-2023", Keeper::Player(Color::White), Control::Increment), score("leis-2023"));
    sheet = sheet.update(SheetEvent::Next).update(SheetEvent::Next);
    // e4 is not written: Cf3 may not be played.
    sheet = sheet.update(SheetEvent::Next);
    assert_eq!((sheet.notice.clone(), sheet.shown), (Some(Notice::WriteFirst { ply: 0, own: true }), 2));
    // One's own move is enough: the reply may be written after answering it.
    sheet = sheet.update(write(0, "e4")).update(SheetEvent::Next);
    assert_eq!((sheet.notice.as_ref(), sheet.shown), (None, 3));
    sheet = sheet.update(SheetEvent::Next).update(write(2, "Cf3")).update(SheetEvent::Next);
    assert_eq!(sheet.notice, Some(Notice::WriteFirst { ply: 1, own: false }));
    // Who only writes hinders nobody.
    let mut sheet = writer("leis-2023");
    for _ in 0..6 {
        sheet = sheet.update(SheetEvent::Next);
    }
    assert_eq!((sheet.notice.as_ref(), sheet.shown), (None, 6));
    // Black's own moves are the others.
    let mut sheet = Sheet::new(plan("leis-2023", Keeper::Player(Color::Black), Control::Increment), score("leis-2023"));
    for _ in 0..4 {
        sheet = sheet.update(SheetEvent::Next);
    }
    assert_eq!((sheet.notice, sheet.shown), (Some(Notice::WriteFirst { ply: 0, own: false }), 3));
}

#[test]
fn below_five_minutes_one_writes_only_where_moves_bring_thirty_seconds() {
    let game = "capablanca";
    let keep = |control| {
        let mut sheet = Sheet::new(plan(game, Keeper::Player(Color::White), control), score(game));
        let all = texts(&score(game));
        let mut said = Vec::new();
        while !sheet.is_over() {
            sheet = sheet.update(SheetEvent::Next);
            said.extend(sheet.notice.clone());
            if sheet.must_write() {
                let ply = sheet.next_place();
                sheet = sheet.update(write(ply, &all[ply]));
            }
        }
        (sheet, said)
    };
    let (sheet, said) = keep(Control::NoIncrement);
    assert_eq!(said, [Notice::Short]);
    assert!(!sheet.is_complete(), "nobody had to write on");
    // FIDE 2023 8.5: afterwards the sheet is completed, and what is missing then is missing.
    let missing = sheet.last() - sheet.filled();
    assert!(missing > 10);
    let handed = sheet.clone().update(SheetEvent::HandIn);
    assert_eq!(report(&handed).cells.iter().filter(|cell| cell.finding == Finding::Missing).count(), missing);
    let (sheet, said) = keep(Control::Increment);
    assert_eq!(said, [Notice::ShortWithIncrement]);
    assert!(sheet.is_complete());
    let (sheet, said) = keep(Control::Rapid);
    assert_eq!((said, sheet.filled()), (vec![], 0));
    let report = report(&sheet.update(SheetEvent::Result(GameResult::WhiteWins)).update(SheetEvent::HandIn));
    assert!(report.cells.iter().all(|cell| cell.finding == Finding::Free));
    assert!(report.is_empty() && report.result);
}

#[test]
fn a_claim_is_written_before_the_move_and_the_move_is_not_made() {
    let mut sheet = Sheet::new(plan("repeticao", Keeper::Player(Color::Black), Control::Increment), score("repeticao"));
    let all = texts(&score("repeticao"));
    for (ply, text) in all.iter().enumerate().take(25) {
        sheet = sheet.update(SheetEvent::Next).update(write(ply, text));
    }
    let board = *sheet.position();
    sheet = sheet.update(SheetEvent::Next);
    assert_eq!((sheet.notice.clone(), sheet.shown), (Some(Notice::Claim), 25));
    sheet = sheet.update(write(25, "Bf6"));
    assert_eq!((sheet.notice.clone(), sheet.shown, sheet.is_over()), (Some(Notice::Claimed), 26, true));
    assert_eq!(*sheet.position(), board, "the move was written and not made");
    assert_eq!((sheet.ending(), sheet.outcome()), (Some(Ending::Claimed), Some(GameResult::Draw)));
    // To the others it is shown.
    let mut sheet = writer("repeticao");
    for _ in 0..26 {
        sheet = sheet.update(SheetEvent::Next);
    }
    assert!(sheet.is_over() && sheet.is_claim(25));
    assert_eq!(*sheet.position(), board);
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn play(sheet: Sheet, m: &str) -> Sheet {
    sheet.update(SheetEvent::Try { from: square(&m[..2]), to: square(&m[2..4]), promotion: None })
}

fn here(keeper: Keeper) -> Sheet {
    Sheet::played(Plan { way: Way::Played, keeper, ..Plan::default() })
}

#[test]
fn pupils_play_and_the_laws_of_writing_hold_at_their_board() {
    let mut sheet = play(here(Keeper::Player(Color::White)), "e2e5");
    assert!(matches!(sheet.notice, Some(Notice::Refused(_))));
    sheet = play(play(play(sheet, "f2f3"), "e7e5"), "g2g4");
    assert_eq!(sheet.notice, Some(Notice::WriteFirst { ply: 0, own: true }));
    sheet = play(play(sheet.update(write(0, "f3")), "g2g4"), "d8h4");
    assert_eq!((sheet.ending(), sheet.outcome()), (Some(Ending::Mate), Some(GameResult::BlackWins)));
    assert_eq!(play(sheet.clone(), "a2a3").shown, 4);
    for (ply, text) in ["f3", "e5", "g4", "Dh4#"].into_iter().enumerate() {
        sheet = sheet.update(write(ply, text));
    }
    sheet = sheet.update(SheetEvent::Sign(Color::White)).update(SheetEvent::Sign(Color::Black));
    sheet = sheet.update(SheetEvent::Result(GameResult::BlackWins)).update(SheetEvent::HandIn);
    assert_eq!(report(&sheet).faults(), 0);
}

#[test]
fn pupils_offer_agree_resign_and_claim() {
    let sheet =
        play(play(here(Keeper::Writer), "e2e4"), "e7e5").update(SheetEvent::OfferDraw).update(SheetEvent::OfferDraw);
    assert!(sheet.offered_at(1) && !sheet.offered_at(0));
    let drawn = sheet.clone().update(SheetEvent::End(Ending::Agreed));
    assert_eq!(drawn.outcome(), Some(GameResult::Draw));
    let lost = sheet.clone().update(SheetEvent::End(Ending::Resigned(Color::White)));
    assert_eq!(lost.outcome(), Some(GameResult::BlackWins));
    assert_eq!(lost.clone().update(SheetEvent::End(Ending::Agreed)), lost);
    let mut sheet = here(Keeper::Player(Color::White));
    for (ply, (m, text)) in [
        ("g1f3", "Cf3"),
        ("g8f6", "Cf6"),
        ("f3g1", "Cg1"),
        ("f6g8", "Cg8"),
        ("g1f3", "Cf3"),
        ("g8f6", "Cf6"),
        ("f3g1", "Cg1"),
        ("f6g8", "Cg8"),
    ]
    .into_iter()
    .enumerate()
    .take(7)
    {
        sheet = play(sheet, m).update(write(ply, text));
    }
    // It is Black who could claim now, and White's sheet.
    assert_eq!(sheet.clone().update(write(7, "Cg8")).notice, Some(Notice::TooEarly));
    let mut black = sheet;
    black.plan.keeper = Keeper::Player(Color::Black);
    assert_eq!(black.clone().update(write(7, "Ta8")).notice, Some(Notice::TooEarly));
    let black = black.update(write(7, "Cg8"));
    assert_eq!((black.notice.clone(), black.outcome()), (Some(Notice::Claimed), Some(GameResult::Draw)));
}

#[test]
fn times_are_asked_at_every_fifth_move_and_read_as_people_write_them() {
    let mut plan = plan("opera", Keeper::Player(Color::Black), Control::Increment);
    plan.times = true;
    assert_eq!((0..17).filter(|line| plan.asks_time(*line)).collect::<Vec<_>>(), [4, 9, 14]);
    let mut sheet = Sheet::new(plan, score("opera"));
    sheet = sheet.update(SheetEvent::Time { line: 4, text: "1:10".into() });
    assert_eq!(sheet.time(4), "", "the move is not made yet");
    for _ in 0..34 {
        sheet = sheet.update(SheetEvent::NextForClass);
    }
    let written = |seconds: u32| format!("{}:{:02}", seconds / 3600, seconds / 60 % 60);
    for line in [4, 9] {
        let text = written(sheet.clock_in(line).unwrap());
        sheet = sheet.update(SheetEvent::Time { line, text });
    }
    sheet = sheet.update(SheetEvent::HandIn);
    assert_eq!(report(&sheet).times, [(4, true), (9, true), (14, false)]);
    for (text, right) in [
        ("1:25", true),
        ("1h25", true),
        ("85", true),
        ("1.25", true),
        ("85 min", true),
        ("1:30", false),
        ("", false),
        ("1:2:3", false),
    ] {
        assert_eq!(same_minutes(text, 85 * 60 + 40), right, "{text}");
    }
}

#[test]
fn clocks_run_as_clocks_do() {
    for control in Control::ALL {
        let (start, brings) = match control {
            Control::Increment => (5430, 30),
            Control::NoIncrement => (3600, 0),
            Control::Rapid => (905, 5),
        };
        for plies in 1..120 {
            for side in Color::ALL {
                let mut before = clock(control, "x", plies, 0, side);
                assert_eq!(before, start);
                for made in 1..=plies {
                    let now = clock(control, "x", plies, made, side);
                    assert!(now > 0 && now <= before + brings, "{control:?} {plies} {made}: {before} to {now}");
                    let moved = (made % 2 == 1) == (side == Color::White);
                    assert!(moved || now == before, "a clock that stands still");
                    before = now;
                }
            }
        }
    }
}

#[test]
fn a_sheet_comes_back_as_it_was_left() {
    let mut sheet = writer("opera").update(SheetEvent::Head(Head { white: "Inês".into(), ..Head::default() }));
    for (ply, text) in texts(&score("opera")).iter().enumerate().take(9) {
        sheet = sheet.update(SheetEvent::Next).update(write(ply, text));
    }
    let text = serde_json::to_string(&SavedSheet::from(&sheet)).unwrap();
    let saved: SavedSheet = serde_json::from_str(&text).unwrap();
    assert_eq!(saved.score(), "opera");
    assert_eq!(saved.clone().open(Some(score("opera"))), Some(sheet));
    assert_eq!(saved.open(None), None);
    let sheet = play(play(here(Keeper::Writer), "e2e4"), "e7e5").update(SheetEvent::OfferDraw).update(write(0, "e4"));
    let sheet = sheet.update(SheetEvent::End(Ending::Resigned(Color::Black))).update(SheetEvent::Sign(Color::White));
    let saved: SavedSheet = serde_json::from_value(serde_json::to_value(SavedSheet::from(&sheet)).unwrap()).unwrap();
    assert_eq!(saved.open(None), Some(sheet));
    // Whatever stands in storage, nothing breaks.
    for text in
        ["{}", r#"{"way":"shown","keeper":"writer","control":"rapid","score":"opera","shown":900,"cells":["e4"]}"#]
    {
        let saved: SavedSheet = serde_json::from_str(text).unwrap();
        let opened = saved.open(Some(score("opera")));
        assert!(opened.is_none_or(|sheet| sheet.is_over() && sheet.text(0) == "e4"));
    }
}

#[test]
fn a_remark_is_no_fault_and_a_fault_names_its_article() {
    let mut texts = texts(&score("pastor"));
    texts[6] = "Df7".into();
    let report = report(&kept("pastor", &texts));
    let Finding::Marked(marking) = &report.cells[6].finding else { panic!("{:?}", report.cells[6]) };
    assert_eq!((marking.verdict, report.faults()), (Verdict::Right, 0));
}
