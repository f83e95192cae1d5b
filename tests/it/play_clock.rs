//! A game with the clock: what a move, a press, a move taken back and the end of the game mean to it.

use lance_legal::chess::san::{Letters, read};
use lance_legal::chess::{Outcome, Status};
use lance_legal::clock::{self, Log, MINUTE, Running, SECOND};
use lance_legal::color::Color::{self, Black, White};
use lance_legal::edition::Edition;
use lance_legal::play::chess::clock::{self as with_clock, ClockNotice, press, step};
use lance_legal::play::chess::{
    Decision, GameEvent, Level, Notice, OwnEvent, OwnNotice, Remark, Rival, SavedSession, Session,
};
use lance_legal::play::clock::Pressing;

/// A table with a board and a clock.
struct Table {
    session: Session,
    log: Log,
    /// How often the clock was set anew.
    anew: u32,
}

impl Table {
    fn new(control: &str, pressing: Pressing) -> Table {
        let session = Session::default().update(GameEvent::Clock(Some(pressing)));
        Table { session, log: Log::new(&control.parse().expect(control), 0), anew: 0 }
    }

    fn send(&mut self, event: GameEvent, at: u64) -> &mut Table {
        let after = self.session.clone().update(event.clone());
        let step = step(&event, &self.session, after, &self.log, at);
        for event in step.events {
            assert!(self.log.record(event, at) || event == clock::ClockEvent::Pause, "{event:?} did nothing");
        }
        if step.anew {
            self.log = Log::new(self.log.clock().control(), at);
            self.anew += 1;
        }
        self.session = step.session;
        self
    }

    fn new_game(&mut self, at: u64) -> &mut Table {
        self.send(GameEvent::New { setup: None, rival: None, seed: 0, clock: self.session.clock }, at)
    }

    fn moves(&mut self, text: &str, at: u64) -> &mut Table {
        self.send(GameEvent::Typed { text: text.to_string(), letters: Letters::Portuguese }, at)
    }

    fn press(&mut self, side: Color, at: u64) -> Result<(), ClockNotice> {
        for event in press(&self.log.clock().at(at), self.session.game.position().turn(), side)? {
            self.log.record(event, at);
        }
        Ok(())
    }

    fn says(&self) -> Option<ClockNotice> {
        match self.session.notice {
            Some(Notice::Own(OwnNotice::Clock(notice))) => Some(notice),
            _ => None,
        }
    }

    fn running(&self) -> Running {
        self.log.clock().running()
    }

    fn left(&self, side: Color) -> u64 {
        self.log.clock().face(side).left
    }

    fn plies(&self) -> usize {
        self.session.game.plies().len()
    }
}

#[test]
fn a_move_presses() {
    let mut table = Table::new("5+3", Pressing::ByMove);
    // Nobody has started the clock, so there is no move yet.
    table.moves("e4", 0);
    assert_eq!((table.plies(), table.says()), (0, Some(ClockNotice::NotStarted)));
    assert_eq!(table.press(White, 0), Err(ClockNotice::NotStarted));
    table.send(GameEvent::Own(OwnEvent::Go), SECOND);
    assert_eq!(table.running(), Running::Side(White));
    table.moves("e4", 11 * SECOND);
    assert_eq!((table.plies(), table.says(), table.running()), (1, None, Running::Side(Black)));
    assert_eq!(table.left(White), 5 * MINUTE + 3 * SECOND - 10 * SECOND + 3 * SECOND);
    // What the Laws of the board refuse is no press.
    table.moves("e6", 12 * SECOND).moves("e6", 13 * SECOND).moves("Ce4", 14 * SECOND);
    assert_eq!((table.plies(), table.running()), (2, Running::Side(White)));
    assert!(matches!(table.session.notice, Some(Notice::NotRead { .. } | Notice::Refused { .. })));
    // Walking through the moves presses nothing.
    let before = table.log.clone();
    for event in [GameEvent::Back, GameEvent::Back, GameEvent::Forward, GameEvent::Show(2), GameEvent::Dismiss] {
        table.send(event, 20 * SECOND);
    }
    assert_eq!(table.log, before);
}

#[test]
fn at_the_table_a_move_is_complete_with_the_press() {
    let mut table = Table::new("5+0", Pressing::ByHand);
    assert_eq!(table.press(Black, 0), Ok(()), "Black's press starts White's clock");
    assert_eq!(table.press(White, SECOND), Err(ClockNotice::NotMoved(White)));
    assert_eq!(ClockNotice::NotMoved(White).article(Edition::Laws2023), Some("7.5.3"));
    table.moves("e4", 2 * SECOND);
    assert_eq!((table.plies(), table.running()), (1, Running::Side(White)));
    assert_eq!(with_clock::missing_press(table.log.clock(), Black), Some(White));
    table.moves("e5", 3 * SECOND);
    assert_eq!((table.plies(), table.says()), (1, Some(ClockNotice::PressFirst(White))));
    assert_eq!(ClockNotice::PressFirst(White).article(Edition::Laws2023), Some("6.2.1"));
    // The other side's button is up already.
    assert_eq!(table.press(Black, 4 * SECOND), Ok(()));
    assert_eq!(table.running(), Running::Side(White));
    assert_eq!(table.press(White, 5 * SECOND), Ok(()));
    assert_eq!((table.running(), table.left(White)), (Running::Side(Black), 5 * MINUTE - 5 * SECOND));
    table.moves("e5", 6 * SECOND);
    assert_eq!((table.plies(), table.says()), (2, None));
    // Taken back before the press: there is no press to take back.
    table.send(GameEvent::TakeBack, 7 * SECOND);
    assert_eq!((table.plies(), table.running(), table.says()), (1, Running::Side(Black), None));
}

#[test]
fn a_move_taken_back_takes_its_press_along() {
    let mut table = Table::new("5+3", Pressing::ByMove);
    table.send(GameEvent::Own(OwnEvent::Go), 0).moves("e4", 10 * SECOND).moves("e5", 12 * SECOND);
    let black = table.left(Black);
    table.moves("Cf3", 20 * SECOND).send(GameEvent::TakeBack, 30 * SECOND);
    // White has been thinking since Black's move, without what the move had brought, and Black has lost nothing.
    assert_eq!((table.running(), table.plies(), table.says()), (Running::Side(White), 2, None));
    assert_eq!((table.left(White), table.left(Black)), (5 * MINUTE + 6 * SECOND - 28 * SECOND, black));
    table.send(GameEvent::TakeBack, 31 * SECOND);
    assert_eq!((table.running(), table.plies()), (Running::Side(Black), 1));
}

#[test]
fn each_move_has_what_it_left_on_the_clock() {
    let mut table = Table::new("5+3", Pressing::ByMove);
    table.send(GameEvent::Own(OwnEvent::Go), 0);
    table.moves("e4", 10 * SECOND).moves("e5", 30 * SECOND).moves("Cf3", 31 * SECOND);
    let clocks = |table: &Table| with_clock::clocks(&table.session.game, &table.log);
    let three = [Some(300 + 3 - 10 + 3), Some(300 + 3 - 20 + 3), Some(296 - 1 + 3)];
    assert_eq!(clocks(&table), three);
    // A move that was taken back is not there, nor is its time.
    table.send(GameEvent::TakeBack, 31 * SECOND);
    assert_eq!(clocks(&table), three[..2]);
    // A game that the clock does not belong to has no times.
    table.session = Session::default();
    assert_eq!(clocks(&table), []);
}

#[test]
fn moves_before_the_clock_and_a_last_one_without_a_press_have_no_time() {
    let mut table = Table::new("5+0", Pressing::ByHand);
    table.session = Session::default();
    for text in ["f3", "e5"] {
        table.session =
            table.session.clone().update(GameEvent::Typed { text: text.to_string(), letters: Letters::English });
    }
    table.session = table.session.clone().update(GameEvent::Clock(Some(Pressing::ByHand)));
    assert_eq!(with_clock::clocks(&table.session.game, &table.log), []);
    assert_eq!(table.press(Black, 0), Ok(()));
    table.moves("g4", 5 * SECOND);
    assert_eq!(table.press(White, 6 * SECOND), Ok(()));
    table.send(GameEvent::Typed { text: "Qh4#".to_string(), letters: Letters::English }, 9 * SECOND);
    assert_eq!(table.session.game.status(), Some(Status::Checkmate));
    assert_eq!(with_clock::clocks(&table.session.game, &table.log), [None, None, Some(294), None]);
}

#[test]
fn where_no_time_is_left_for_it_both_clocks_stand() {
    let mut table = Table::new("0:20+0", Pressing::ByMove);
    table.send(GameEvent::Own(OwnEvent::Go), 0).moves("e4", 15 * SECOND).send(GameEvent::TakeBack, 25 * SECOND);
    assert_eq!((table.plies(), table.says()), (0, Some(ClockNotice::TakenBack)));
    assert_eq!(table.running(), Running::Paused(White));
    assert_eq!((table.left(White), table.left(Black)), (5 * SECOND, 10 * SECOND));
    // Nothing moves until the clock goes on.
    table.moves("d4", 30 * SECOND);
    assert_eq!((table.plies(), table.says()), (0, Some(ClockNotice::Standing)));
    table.send(GameEvent::Own(OwnEvent::Go), 31 * SECOND).moves("d4", 32 * SECOND);
    assert_eq!((table.plies(), table.left(White)), (1, 4 * SECOND));
    // Several moves at once: the players agree on the times.
    table.moves("d5", 33 * SECOND).moves("c4", 34 * SECOND).send(GameEvent::Show(1), 34 * SECOND);
    table.send(GameEvent::PlayOnFromHere, 35 * SECOND);
    assert_eq!((table.plies(), table.running()), (1, Running::Paused(Black)));
    assert_eq!(table.session.clock, Some(Pressing::ByMove));
}

#[test]
fn the_clock_that_came_in_the_middle_of_a_game_is_not_undone_to_its_start() {
    let mut table = Table::new("5+0", Pressing::ByMove);
    table.session = Session::default()
        .update(GameEvent::Typed { text: "e4".to_string(), letters: Letters::Portuguese })
        .update(GameEvent::Clock(Some(Pressing::ByMove)));
    // Black is to move, so White's press has nothing to start, and Black's clock runs.
    table.send(GameEvent::Own(OwnEvent::Go), 0);
    assert_eq!(table.running(), Running::Side(Black));
    table.send(GameEvent::TakeBack, 10 * SECOND);
    assert_eq!((table.says(), table.running()), (Some(ClockNotice::TakenBack), Running::Paused(White)));
    assert_eq!(table.left(Black), 5 * MINUTE - 10 * SECOND);
    // The press of the one who has just moved starts it as well.
    let mut other = Table::new("5+0", Pressing::ByHand);
    other.session = table.session.clone().update(GameEvent::Typed { text: "d4".into(), letters: Letters::Portuguese });
    assert_eq!(other.press(Black, 0), Err(ClockNotice::NotStarted));
    assert_eq!((other.press(White, 0), other.running()), (Ok(()), Running::Side(Black)));
}

#[test]
fn every_end_of_the_game_stops_the_clock() {
    let started = || {
        let mut table = Table::new("5+3", Pressing::ByMove);
        table.send(GameEvent::Own(OwnEvent::Go), 0).moves("f3", SECOND).moves("e5", 2 * SECOND).moves("g4", 3 * SECOND);
        table
    };
    let mut mate = started();
    mate.moves("Dh4", 10 * SECOND);
    assert_eq!((mate.session.game.status(), mate.running()), (Some(Status::Checkmate), Running::Paused(Black)));
    // Mate ends the game without a press, and brings nothing. FIDE 2023 6.2.1.1
    assert_eq!(mate.left(Black), 5 * MINUTE + 3 * SECOND - SECOND + 3 * SECOND - 7 * SECOND);
    let mut resigned = started();
    resigned.send(
        GameEvent::Own(OwnEvent::Conclude { decision: Decision::Resign(White), opponent_can_mate: true }),
        9 * SECOND,
    );
    assert_eq!(resigned.running(), Running::Paused(Black));
    let mut agreed = started();
    agreed.send(GameEvent::OfferDraw, 5 * SECOND);
    assert_eq!(agreed.running(), Running::Side(Black), "an offer stops nothing");
    agreed.send(GameEvent::Own(OwnEvent::AcceptDraw), 9 * SECOND);
    assert_eq!((agreed.running(), agreed.session.game.outcome()), (Running::Paused(Black), Some(Outcome::Draw)));
    // The end undone, the clock stands until it is let go.
    agreed.send(GameEvent::TakeBack, 10 * SECOND).moves("d6", 11 * SECOND);
    assert_eq!((agreed.plies(), agreed.says()), (3, Some(ClockNotice::Standing)));
    agreed.send(GameEvent::Own(OwnEvent::Go), 12 * SECOND).moves("d6", 13 * SECOND);
    assert_eq!(agreed.plies(), 4);
}

#[test]
fn a_flag_ends_the_game_by_who_can_still_mate() {
    let fallen = |fen: &str| {
        let mut table = Table::new("5+0", Pressing::ByMove);
        table.session = Session::default()
            .update(GameEvent::Own(OwnEvent::FromFen(fen.to_string())))
            .update(GameEvent::Clock(Some(Pressing::ByMove)));
        table.send(GameEvent::Own(OwnEvent::Go), 0);
        table
    };
    let mut bare = fallen("8/8/8/8/8/5k2/6q1/3K4 b - - 0 1");
    bare.send(
        GameEvent::Own(OwnEvent::Conclude { decision: Decision::Flag(Black), opponent_can_mate: false }),
        6 * MINUTE,
    );
    assert_eq!(
        (bare.session.game.status(), bare.session.game.outcome()),
        (Some(Status::Flag(Black)), Some(Outcome::Draw))
    );
    let mut won = fallen("8/8/8/8/8/5k2/6q1/3K4 w - - 0 1");
    won.send(
        GameEvent::Own(OwnEvent::Conclude { decision: Decision::Flag(White), opponent_can_mate: true }),
        6 * MINUTE,
    );
    assert_eq!(won.session.game.outcome(), Some(Outcome::Win(Black)));
    // Nothing takes the flag back here, and a second answer changes nothing.
    won.send(GameEvent::TakeBack, 7 * MINUTE);
    assert_eq!((won.session.game.outcome(), won.says()), (Some(Outcome::Win(Black)), Some(ClockNotice::Fallen(White))));
    won.send(
        GameEvent::Own(OwnEvent::Conclude { decision: Decision::Flag(White), opponent_can_mate: false }),
        7 * MINUTE,
    );
    assert_eq!(won.session.game.outcome(), Some(Outcome::Win(Black)));
    // Nobody knows: the question stays on show until somebody has decided.
    let mut open = fallen("8/8/8/8/8/5k2/6q1/3K4 w - - 0 1");
    open.moves("Re1", 6 * MINUTE);
    assert_eq!((open.plies(), open.says()), (0, Some(ClockNotice::Undecided(White))));
    open.send(GameEvent::Dismiss, 6 * MINUTE).send(GameEvent::TakeBack, 6 * MINUTE);
    assert_eq!(open.says(), Some(ClockNotice::Undecided(White)));
    assert_eq!(ClockNotice::Undecided(White).article(Edition::Laws2005), Some("6.10"));
    open.send(
        GameEvent::Own(OwnEvent::Conclude { decision: Decision::Flag(White), opponent_can_mate: true }),
        6 * MINUTE,
    );
    assert_eq!((open.session.game.status(), open.says()), (Some(Status::Flag(White)), None));
}

#[test]
fn a_new_game_has_a_new_clock_and_another_game_has_none() {
    let mut table = Table::new("5+3", Pressing::ByHand);
    table.send(GameEvent::Own(OwnEvent::Go), 0).moves("e4", SECOND);
    table.new_game(9 * SECOND);
    assert_eq!((table.anew, table.running(), table.plies()), (1, Running::Waiting, 0));
    assert_eq!(table.session.clock, Some(Pressing::ByHand));
    table.send(GameEvent::Own(OwnEvent::Go), 10 * SECOND).moves("e4", 11 * SECOND);
    assert_eq!(table.press(White, 12 * SECOND), Ok(()));
    table.send(GameEvent::Own(OwnEvent::Sample("laws-2023".to_string())), 13 * SECOND);
    assert_eq!((table.session.clock, table.running()), (None, Running::Paused(Black)));
    assert_eq!(table.anew, 1);
}

#[test]
fn the_game_is_kept_with_how_its_clock_is_pressed() {
    for (pressing, text) in [
        (Some(Pressing::ByHand), Some("\"clock_by_hand\":true")),
        (Some(Pressing::ByMove), Some("\"clock_by_hand\":false")),
        (None, None),
    ] {
        let session = Session::default().update(GameEvent::Clock(pressing));
        let kept = serde_json::to_string(&session.record()).expect("its own form");
        assert_eq!(kept.contains("clock"), text.is_some(), "{kept}");
        assert!(text.is_none_or(|text| kept.contains(text)), "{kept}");
        let record: SavedSession = serde_json::from_str(&kept).expect("its own form");
        assert_eq!(Session::from_record(&record).clock, pressing);
    }
}

/// Random use of a table: the board and the clock never disagree about whose turn it is, but for a press that is due.
#[test]
fn the_board_and_the_clock_stay_in_step() {
    let mut random = lance_legal::random::Random::new(61);
    let mut taken_back = 0;
    for game in 0..300 {
        let pressing = if game % 2 == 0 { Pressing::ByMove } else { Pressing::ByHand };
        let mut table = Table::new(["3+2", "0:30+0", "1d3", "3/1+0,1+1"][game % 4], pressing);
        let mut now = 0;
        for _ in 0..60 {
            now += random.below(8_000_000) as u64;
            let legal = table.session.game.position().legal_moves();
            let before = table.plies();
            match random.below(12) {
                0 => drop(table.send(GameEvent::TakeBack, now)),
                1 => drop(table.send(GameEvent::Own(OwnEvent::Go), now)),
                2 => drop(table.new_game(now)),
                3 | 4 => {
                    let side = if random.happens(1, 2) { White } else { Black };
                    let _ = table.press(side, now);
                }
                _ if !legal.is_empty() => {
                    let m = legal[random.below(legal.len())];
                    table.send(GameEvent::Try { from: m.from, to: m.to, promotion: m.promotion }, now);
                    let due = with_clock::missing_press(table.log.clock(), table.session.game.position().turn());
                    if pressing == Pressing::ByHand && due.is_some() {
                        let _ = table.press(due.unwrap_or(White), now);
                    }
                }
                _ => {}
            }
            taken_back += u32::from(table.plies() < before);
            let clock = table.log.clock().at(now);
            let turn = table.session.game.position().turn();
            match clock.running() {
                Running::Side(side) | Running::Paused(side) => {
                    assert!(side == turn || pressing == Pressing::ByHand || table.session.game.status().is_some());
                }
                Running::Waiting => assert_eq!(table.plies(), 0),
                Running::Flagged(_) => {}
            }
        }
    }
    assert!(taken_back > 100, "{taken_back}");
}

#[test]
fn the_computer_presses_with_its_move() {
    let mut table = Table::new("5+3", Pressing::ByMove);
    let rival = Some(Rival { side: Black, level: Level::FIRST });
    table.send(GameEvent::New { setup: None, rival, seed: 1, clock: Some(Pressing::ByMove) }, 0);
    // Nobody sits opposite who could start the clock: the first move does.
    table.moves("e4", 0);
    assert_eq!((table.plies(), table.running()), (1, Running::Side(Black)));
    let answer = |table: &Table, written: &str| {
        let position = *table.session.game.position();
        let m = read(&position, written, Letters::English).expect("a move of the test");
        GameEvent::RivalMoves { position, m, remark: Remark { score: 0 } }
    };
    let e5 = answer(&table, "e5");
    table.send(e5, 2 * SECOND);
    assert_eq!((table.plies(), table.running()), (2, Running::Side(White)));
    // The control begins with its first increment.
    assert_eq!(table.left(Black), 5 * MINUTE + 3 * SECOND - 2 * SECOND + 3 * SECOND);
    // A clock that somebody stopped meanwhile stays so.
    table.moves("Cf3", 4 * SECOND);
    table.log.record(clock::ClockEvent::Pause, 5 * SECOND);
    let nc6 = answer(&table, "Nc6");
    table.send(nc6, 6 * SECOND);
    assert_eq!((table.plies(), table.running()), (4, Running::Paused(White)));
    // Mate stops it.
    let mut table = Table::new("5+3", Pressing::ByMove);
    table.send(GameEvent::New { setup: None, rival, seed: 1, clock: Some(Pressing::ByMove) }, 0);
    table.moves("f3", 0);
    let e5 = answer(&table, "e5");
    table.send(e5, SECOND).moves("g4", 2 * SECOND);
    let mate = answer(&table, "Qh4#");
    table.send(mate, 3 * SECOND);
    assert_eq!(table.session.status_on_show(), Some(Status::Checkmate));
    assert!(matches!(table.running(), Running::Paused(_)));
}
