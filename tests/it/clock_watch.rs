//! The clock's own count through sleep, set clocks and reloads: each µs is charged once, or asked about.

use lance_legal::clock::{self, Beat, MINUTE, Running, SECOND, TOLERANCE, TimeControl, Watch};
use lance_legal::color::Color;
use lance_legal::edition::Edition;
use lance_legal::game_clock::{Gap, KeptBeat, KeptClock, Rules, Session, TableEvent};
use lance_legal::laws::{Incident, Supervision};
use lance_legal::random::Random;

const HOUR: u64 = 60 * MINUTE;
/// A day in 2026, µs since 1970.
const WALL: u64 = 1_795_000_000 * SECOND;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn while_a_page_lives_the_steady_clock_counts() {
    let mut watch = Watch::new(0, 5_000_000, WALL);
    assert_eq!(watch.look(6_000_000, WALL + SECOND), None);
    // Set right by the network, a second and a half: nothing is missing, and the next step begins anew.
    assert_eq!(watch.look(7_000_000, WALL + 3_500_000), None);
    assert_eq!(watch.look(8_000_000, WALL + 6_000_000), None);
    assert_eq!(watch.look(9_000_000, WALL + 5_000_001), None);
    assert_eq!(watch.count(), 4_000_000);
    // Ten hidden minutes with one tick.
    assert_eq!(watch.look(609_000_000, WALL + 605_000_000), None);
    assert_eq!(watch.count(), 604_000_000);
}

#[test]
fn a_sleep_is_missing_and_goes_by() {
    let mut watch = Watch::new(10, 0, WALL);
    let gap = watch.look(SECOND, WALL + SECOND + 3 * MINUTE);
    assert_eq!(gap, Some(Gap { at: 10 + SECOND, missing: 3 * MINUTE, back: 0 }));
    assert_eq!(watch.count(), 10 + SECOND + 3 * MINUTE);
    assert_eq!(watch.look(2 * SECOND, WALL + 2 * SECOND + 3 * MINUTE), None, "told once");
    // A press before the sleep whose handler ran after it is before it still.
    assert_eq!(watch.stamp(SECOND - 7), 10 + SECOND - 7);
    assert_eq!(watch.stamp(SECOND + 7), 10 + SECOND + 3 * MINUTE + 7);
}

#[test]
fn a_clock_set_back_an_hour_changes_no_time() {
    let mut watch = Watch::new(0, 0, WALL);
    let gap = watch.look(SECOND, WALL + SECOND - HOUR);
    assert_eq!(gap, Some(Gap { at: SECOND, missing: 0, back: HOUR }));
    assert_eq!(watch.count(), SECOND);
    let exactly = TOLERANCE;
    assert_eq!(watch.look(2 * SECOND, WALL + 2 * SECOND - HOUR - exactly), None);
    assert!(watch.look(3 * SECOND, WALL + 3 * SECOND - HOUR - 2 * exactly - 1).is_some());
}

#[test]
fn a_page_that_was_away_counts_by_the_wall_clock() {
    let left = Beat { count: 7 * SECOND, wall: WALL };
    let (watch, gap) = Watch::resume(left, 300, WALL + MINUTE);
    assert_eq!((watch.count(), gap), (67 * SECOND, None));
    let (watch, gap) = Watch::resume(left, 300, WALL - HOUR);
    assert_eq!((watch.count(), gap), (7 * SECOND, Some(Gap { at: 7 * SECOND, missing: 0, back: HOUR })));
    let (watch, gap) = Watch::resume(left, 300, WALL - SECOND);
    assert_eq!((watch.count(), gap), (7 * SECOND, None));
}

#[test]
fn a_press_counts_from_when_it_was_made() {
    let mut watch = Watch::new(0, 0, WALL);
    watch.look(10 * SECOND, WALL + 10 * SECOND);
    assert_eq!(watch.stamp(9_500_000), 9_500_000, "half a second late");
    assert_eq!(watch.stamp(10 * SECOND), 10 * SECOND);
    // Stamped by another clock: from the future, as since 1970, or from the beginning of the page.
    assert_eq!(watch.stamp(WALL), 10 * SECOND);
    watch.look(HOUR, WALL + HOUR);
    assert_eq!(watch.stamp(0), HOUR);
    // The steady clock never goes backwards; if one did, the count would stand.
    watch.look(HOUR - SECOND, WALL + HOUR);
    assert_eq!(watch.count(), HOUR);
}

#[test]
fn missing_time_is_charged_or_not_as_answered() {
    for counts in [true, false] {
        let mut session = Session::new(&control("15+5"), Rules::default(), 0);
        session = session.update(TableEvent::Clock(clock::ClockEvent::Press(Color::Black)), 0);
        let mut watch = Watch::new(0, 0, WALL);
        let gap = watch.look(SECOND, WALL + SECOND + 3 * MINUTE).expect("a sleep");
        session = session.update(TableEvent::Gap(gap), watch.count());
        assert_eq!(session.question(), Some(gap));
        // Nothing else happens before the answer.
        session = session.update(TableEvent::Clock(clock::ClockEvent::Press(Color::White)), watch.count());
        watch.look(6 * SECOND, WALL + 6 * SECOND + 3 * MINUTE);
        session = session.update(TableEvent::Count(counts), watch.count());
        let now = session.clock().at(watch.count());
        let charged = if counts { SECOND + 3 * MINUTE } else { SECOND };
        assert_eq!(now.face(Color::White).left, 905 * SECOND - charged);
        assert_eq!(now.running(), Running::Paused(Color::White));
        assert_eq!(charged + now.idle(), watch.count());
    }
}

/// A device, its page, and what an honest witness would have charged.
struct World {
    random: Random,
    steady: u64,
    wall: u64,
    watch: Watch,
    session: Session,
    /// The count that the witness expects, and the moment of the first press.
    count: u64,
    started: Option<u64>,
    running: bool,
    charged: u64,
    /// Once a flag has fallen the witness only adds up.
    fallen: bool,
}

impl World {
    fn new(seed: u64) -> World {
        let mut random = Random::new(seed);
        let (steady, wall) = (random.below(5_000_000) as u64, WALL + random.below(1 << 40) as u64);
        let text = random.pick(&["1440+0", "15+5", "3d2", "h10", "2/1+0,1440b3", "0:30+2|1440+0"]).copied();
        let session = Session::new(&control(text.unwrap_or("5+0")), Rules::default(), 0);
        World {
            watch: Watch::new(0, steady, wall),
            random,
            steady,
            wall,
            session,
            count: 0,
            started: None,
            running: false,
            charged: 0,
            fallen: false,
        }
    }

    fn send(&mut self, event: TableEvent, at: u64) {
        self.session = self.session.clone().update(event, at);
    }

    /// The page looks after both clocks have moved.
    fn look(&mut self, steady: u64, wall: u64) {
        let (counted, passed) = (steady - self.steady, i128::from(wall) - i128::from(self.wall));
        (self.steady, self.wall) = (steady, wall);
        self.count += counted;
        if self.running {
            self.charged += counted;
        }
        let missing = passed - i128::from(counted);
        let gap = self.watch.look(steady, wall);
        assert_eq!(gap.is_some(), missing.unsigned_abs() > u128::from(TOLERANCE));
        if let Some(gap) = gap {
            assert_eq!(i128::from(gap.missing) - i128::from(gap.back), missing);
            assert_eq!(gap.at, self.count);
            self.count += gap.missing;
            self.gap(gap);
        }
    }

    fn gap(&mut self, gap: Gap) {
        self.send(TableEvent::Gap(gap), self.watch.count());
        if self.session.question().is_some() {
            self.running = false;
        }
    }

    /// The page ends, and another takes the clock up from what was kept, as text.
    fn reload(&mut self, away: u64, back: u64) {
        let kept = KeptClock { game: 9, session: self.session.clone(), beat: self.watch.beat(), swapped: true };
        let text = serde_json::to_string(&kept).expect("it is text");
        let read: KeptClock = serde_json::from_str(&text).expect("it is read again");
        assert_eq!(read, kept);
        self.session = read.session;
        self.wall = self.wall + away - back;
        self.steady = self.random.below(3_000_000) as u64;
        let (watch, gap) = Watch::resume(read.beat, self.steady, self.wall);
        self.watch = watch;
        let counted = away.saturating_sub(back);
        self.count += counted;
        if self.running {
            self.charged += counted;
        }
        assert_eq!(gap.is_some(), back > away + TOLERANCE);
        if let Some(gap) = gap {
            self.gap(gap);
        }
    }

    fn step(&mut self) {
        let awake = self.random.below(3_000_000) as u64;
        match self.random.below(12) {
            0..4 => {
                let drift = self.random.below(2 * TOLERANCE as usize) as u64;
                self.look(self.steady + awake, self.wall + TOLERANCE + awake - drift);
            }
            4 => self.look(self.steady + awake + MINUTE, self.wall + awake + MINUTE),
            5 => {
                let asleep = self.random.below(600_000_000) as u64;
                self.look(self.steady + awake, self.wall + awake + asleep);
            }
            6 => {
                let back = self.random.below(HOUR as usize) as u64;
                self.look(self.steady + awake, self.wall + awake - back);
            }
            7 => {
                let away = self.random.below(100_000_000) as u64;
                let back = if self.random.happens(1, 3) { self.random.below(HOUR as usize) as u64 } else { 0 };
                self.reload(away, back);
            }
            8 => {
                self.look(self.steady + awake, self.wall + awake);
                let event = if self.running { clock::ClockEvent::Pause } else { clock::ClockEvent::Resume };
                self.send(TableEvent::Clock(event), self.watch.count());
                self.running =
                    matches!(self.session.clock().running(), Running::Side(_)) && self.session.question().is_none();
            }
            9 if self.session.question().is_some() => {
                let counts = self.random.happens(1, 2);
                let gap = self.session.question().expect("there is one");
                let paused = matches!(self.session.clock().running(), Running::Paused(_));
                self.send(TableEvent::Count(counts), self.watch.count());
                if counts && paused {
                    self.charged += gap.missing;
                }
            }
            _ => self.press(awake),
        }
        self.check();
    }

    /// A press whose handler runs up to half a second late.
    fn press(&mut self, awake: u64) {
        let before = self.steady;
        self.look(self.steady + awake, self.wall + awake);
        let turn = self.session.clock().turn().unwrap_or(Color::Black);
        let late = self.random.below(500_000) as u64;
        let stamp = self.watch.stamp(self.steady.saturating_sub(late).max(before));
        assert!(stamp <= self.watch.count());
        self.send(TableEvent::Clock(clock::ClockEvent::Press(turn)), stamp);
        if self.started.is_none() && self.session.clock().running() == Running::Side(Color::White) {
            let stamp = self.session.clock().now();
            (self.started, self.running) = (Some(stamp), true);
            self.charged = self.count - stamp;
        }
    }

    fn check(&mut self) {
        assert_eq!(self.watch.count(), self.count);
        let clock = self.session.clock().at(self.watch.count());
        let charged = clock.face(Color::White).charged + clock.face(Color::Black).charged;
        let elapsed = self.started.map_or(0, |started| self.count - started);
        assert_eq!(charged + clock.idle(), elapsed, "{:?}", self.session);
        self.fallen |= clock.flag().is_some();
        if !self.fallen {
            assert_eq!(charged, self.charged, "{:?}", self.session);
        }
    }
}

#[test]
fn through_anything_each_microsecond_is_charged_once_or_idle() {
    let (mut fallen, mut asked) = (0, 0);
    for seed in 0..4_000 {
        let mut world = World::new(seed);
        for _ in 0..80 {
            world.step();
        }
        fallen += usize::from(world.fallen);
        asked += world.session.gaps().len();
    }
    assert!(fallen > 400 && fallen < 3_600, "{fallen}");
    assert!(asked > 4_000, "{asked}");
}

#[test]
fn a_kept_clock_is_the_same_clock() {
    let rules = Rules { edition: Edition::Laws2018, supervision: Supervision::Full };
    let mut session = Session::new(&control("40/90+30,30+30"), rules, 5);
    let events = [
        clock::ClockEvent::Press(Color::Black),
        clock::ClockEvent::Press(Color::White),
        clock::ClockEvent::Add { side: Color::Black, time: -60_000_000 },
        clock::ClockEvent::Undo,
        clock::ClockEvent::Pause,
        clock::ClockEvent::Resume,
    ];
    for (place, event) in (1..).zip(events) {
        session = session.update(TableEvent::Clock(event), place * SECOND);
    }
    let gap = |at: u64, back: u64| Gap { at: at * SECOND, missing: 5 * SECOND, back };
    session = session.update(TableEvent::Gap(gap(8, 0)), 13 * SECOND).update(TableEvent::Count(true), 14 * SECOND);
    session = session.update(TableEvent::Clock(clock::ClockEvent::Resume), 15 * SECOND);
    session = session.update(TableEvent::Rule(Incident::wrong_claim(Color::Black)), 15 * SECOND);
    session = session.update(TableEvent::Clock(clock::ClockEvent::Resume), 15 * SECOND);
    session = session.update(TableEvent::Gap(gap(16, 0)), 21 * SECOND);
    let kept = KeptClock { game: 1, session, beat: Beat { count: 21 * SECOND, wall: WALL }, swapped: false };
    assert!(kept.session.question().is_some() && kept.session.gaps().len() == 1 && kept.session.notes().len() == 1);
    let text = serde_json::to_string(&kept).expect("it is text");
    assert_eq!(serde_json::from_str::<KeptClock>(&text).expect("it is read again"), kept);
    // What a later version adds is left out.
    let more = text.replacen('{', "{\"later\":[1],", 1);
    assert_eq!(serde_json::from_str::<KeptClock>(&more).expect("it is read again"), kept);
    // What is no clock goes where nothing is lost.
    for (from, to) in [("40/90", "40x90"), ("press black", "press nobody"), ("open", "perhaps"), ("| claim", "claim")] {
        assert!(text.contains(from));
        assert!(serde_json::from_str::<KeptClock>(&text.replace(from, to)).is_err(), "{to}");
    }
    assert!(serde_json::from_str::<KeptClock>("{}").is_err());
}

#[test]
fn a_beat_is_small_and_counts_for_its_own_game_only() {
    let beat = |game, count| KeptBeat::new(game, Beat { count, wall: WALL + count });
    let text = serde_json::to_string(&beat(u64::MAX >> 11, u64::MAX >> 11)).expect("it is text");
    assert!(text.len() < 200, "{text}");
    let session = Session::new(&control("5+0"), Rules::default(), 0);
    let kept = KeptClock { game: 7, session, beat: beat(7, 50).beat(), swapped: false };
    assert_eq!(kept.last_seen(Some(beat(7, 60))).count, 60);
    assert_eq!(kept.last_seen(Some(beat(7, 40))).count, 50);
    assert_eq!(kept.last_seen(Some(beat(8, 60))).count, 50);
    assert_eq!(kept.last_seen(None).wall, WALL + 50);
}
