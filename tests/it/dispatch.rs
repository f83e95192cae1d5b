//! What becomes of a question to the worker: answered, failed in time, or cancelled; and of the worker that is at fault.

use std::collections::BTreeSet;

use lance_legal::analysis::{Action, Dispatcher, Failure, GRACE, Limits, Millis, RequestId, START_SILENCE};
use proptest::prelude::*;

use Action::{Fail, Post, StartWorker, StopWorker};

const LIGHT: Limits = Limits { answer: 10_000, heavy: false };
const HEAVY: Limits = Limits { answer: 60_000, heavy: true };

/// A dispatcher whose worker is busy with one request.
fn busy(limits: Limits) -> (Dispatcher, RequestId) {
    let mut dispatcher = Dispatcher::default();
    let (id, actions) = dispatcher.ask(limits, 0);
    assert_eq!(actions, [StartWorker]);
    assert_eq!(dispatcher.ready(100), [Post(id)]);
    (dispatcher, id)
}

#[test]
fn the_first_question_starts_the_worker_and_waits_until_it_is_ready() {
    let mut dispatcher = Dispatcher::default();
    assert_eq!(dispatcher.next_tick(), None, "nothing is asked, nothing is waited for");
    let (first, actions) = dispatcher.ask(LIGHT, 0);
    assert_eq!(actions, [StartWorker]);
    let (second, actions) = dispatcher.ask(LIGHT, 10);
    assert_eq!(actions, []);
    assert_eq!(dispatcher.ready(50), [Post(first)]);
    assert_eq!(dispatcher.reply(first, 60), (true, vec![Post(second)]), "one at a time, in order");
    assert_eq!(dispatcher.reply(second, 70), (true, vec![]));
    assert_eq!(dispatcher.next_tick(), None);
    let (third, actions) = dispatcher.ask(LIGHT, 80);
    assert_eq!(actions, [Post(third)], "the worker is there");
}

#[test]
fn a_worker_that_does_not_come_fails_every_question() {
    let mut dispatcher = Dispatcher::default();
    let (first, _) = dispatcher.ask(LIGHT, 0);
    let (second, _) = dispatcher.ask(LIGHT, 10);
    assert_eq!(
        dispatcher.broke(200),
        [StopWorker, Fail(first, Failure::NotStarted), Fail(second, Failure::NotStarted)]
    );
    assert_eq!(dispatcher.broke(210), [], "said twice");
    assert_eq!(dispatcher.ask(LIGHT, 300).1, [StartWorker], "the next question tries again");
}

#[test]
fn a_worker_that_is_silent_while_it_starts_is_given_up() {
    let mut dispatcher = Dispatcher::default();
    let (id, _) = dispatcher.ask(HEAVY, 0);
    assert_eq!(dispatcher.next_tick(), Some(START_SILENCE));
    assert_eq!(dispatcher.tick(START_SILENCE - 1), []);
    assert_eq!(dispatcher.tick(START_SILENCE), [StopWorker, Fail(id, Failure::NotStarted)]);
    assert_eq!(dispatcher.next_tick(), None);
    assert_eq!(dispatcher.ready(START_SILENCE + 1), [], "it comes too late");
}

#[test]
fn a_slow_line_is_no_silence() {
    let mut dispatcher = Dispatcher::default();
    let (id, _) = dispatcher.ask(HEAVY, 0);
    for piece in 1..7 {
        dispatcher.sign_of_life(piece * (START_SILENCE - 1));
        assert_eq!(dispatcher.tick(piece * (START_SILENCE - 1) + 1), []);
    }
    assert_eq!(dispatcher.ready(7 * (START_SILENCE - 1)), [Post(id)]);
}

#[test]
fn who_cannot_wait_for_a_slow_start_is_told_and_the_start_goes_on() {
    let mut dispatcher = Dispatcher::default();
    let (id, _) = dispatcher.ask(LIGHT, 0);
    dispatcher.sign_of_life(5_000);
    assert_eq!(dispatcher.next_tick(), Some(LIGHT.answer));
    assert_eq!(dispatcher.tick(LIGHT.answer), [Fail(id, Failure::NotStarted)]);
    let (again, actions) = dispatcher.ask(LIGHT, LIGHT.answer + 10);
    assert_eq!(actions, []);
    assert_eq!(dispatcher.ready(LIGHT.answer + 20), [Post(again)]);
}

#[test]
fn who_asks_again_while_a_slow_start_goes_on_gets_another_worker_once() {
    let mut dispatcher = Dispatcher::default();
    let (first, _) = dispatcher.ask(LIGHT, 0);
    dispatcher.sign_of_life(5_000);
    let (second, _) = dispatcher.ask(LIGHT, 5_000);
    assert_eq!(dispatcher.tick(LIGHT.answer), [Fail(first, Failure::NotStarted)]);
    let (again, actions) = dispatcher.ask(HEAVY, LIGHT.answer + 10);
    assert_eq!(actions, []);
    let silent = 5_000 + START_SILENCE;
    assert_eq!(dispatcher.tick(silent), [StopWorker, Fail(second, Failure::NotStarted), StartWorker]);
    assert_eq!(dispatcher.tick(silent + START_SILENCE), [StopWorker, Fail(again, Failure::NotStarted)]);
}

#[test]
fn a_question_that_is_never_answered_fails_in_time_and_the_next_gets_a_new_worker() {
    let (mut dispatcher, stuck) = busy(LIGHT);
    let (next, _) = dispatcher.ask(HEAVY, 200);
    assert_eq!(dispatcher.next_tick(), Some(LIGHT.answer));
    assert_eq!(dispatcher.tick(LIGHT.answer), [StopWorker, Fail(stuck, Failure::Late), StartWorker]);
    assert_eq!(dispatcher.ready(LIGHT.answer + 50), [Post(next)]);
    assert_eq!(dispatcher.reply(stuck, LIGHT.answer + 60), (false, vec![]), "an answer that comes too late");
    assert_eq!(dispatcher.reply(next, LIGHT.answer + 70), (true, vec![StopWorker]));
}

#[test]
fn a_question_waits_in_vain_behind_another() {
    let (mut dispatcher, _) = busy(HEAVY);
    let (behind, _) = dispatcher.ask(LIGHT, 200);
    assert_eq!(dispatcher.tick(200 + LIGHT.answer), [Fail(behind, Failure::Late)]);
}

#[test]
fn a_worker_that_breaks_gets_one_more_try_with_the_same_question() {
    let (mut dispatcher, id) = busy(LIGHT);
    let (next, _) = dispatcher.ask(LIGHT, 150);
    assert_eq!(dispatcher.broke(200), [StopWorker, StartWorker]);
    assert_eq!(dispatcher.ready(300), [Post(id)], "it was first");
    assert_eq!(dispatcher.broke(400), [StopWorker, Fail(id, Failure::Broken), StartWorker]);
    assert_eq!(dispatcher.ready(500), [Post(next)]);
}

#[test]
fn a_worker_that_breaks_while_idle_is_replaced_when_it_is_needed() {
    let (mut dispatcher, id) = busy(LIGHT);
    dispatcher.reply(id, 200);
    assert_eq!(dispatcher.broke(300), [StopWorker]);
    assert_eq!(dispatcher.ask(LIGHT, 400).1, [StartWorker]);
}

#[test]
fn a_question_that_is_cancelled_while_it_waits_is_never_posted() {
    let (mut dispatcher, first) = busy(LIGHT);
    let (second, _) = dispatcher.ask(LIGHT, 150);
    dispatcher.cancel(second, 160);
    assert_eq!(dispatcher.reply(first, 200), (true, vec![]));
}

#[test]
fn a_question_that_is_cancelled_under_way_may_end_soon_or_is_ended() {
    let (mut dispatcher, first) = busy(LIGHT);
    dispatcher.cancel(first, 200);
    let (second, _) = dispatcher.ask(LIGHT, 210);
    assert_eq!(dispatcher.reply(first, 220), (false, vec![Post(second)]), "nobody hears the answer");
    dispatcher.cancel(second, 300);
    let (third, _) = dispatcher.ask(LIGHT, 310);
    assert_eq!(dispatcher.next_tick(), Some(300 + GRACE));
    assert_eq!(dispatcher.tick(300 + GRACE), [StopWorker, StartWorker], "and nothing fails that nobody waits for");
    assert_eq!(dispatcher.ready(900), [Post(third)]);
}

#[test]
fn a_cancelled_question_is_not_tried_again() {
    let (mut dispatcher, id) = busy(LIGHT);
    dispatcher.cancel(id, 200);
    assert_eq!(dispatcher.broke(210), [StopWorker]);
    assert_eq!(dispatcher.next_tick(), None);
}

#[test]
fn the_memory_of_a_large_file_is_given_back() {
    let (mut dispatcher, id) = busy(HEAVY);
    assert_eq!(dispatcher.reply(id, 3_000), (true, vec![StopWorker]));
    let (again, actions) = dispatcher.ask(HEAVY, 4_000);
    assert_eq!(actions, [StartWorker]);
    dispatcher.ready(4_100);
    let (next, _) = dispatcher.ask(LIGHT, 4_200);
    assert_eq!(dispatcher.reply(again, 5_000), (true, vec![StopWorker, StartWorker]));
    assert_eq!(dispatcher.ready(5_100), [Post(next)]);
}

/// Something that happens, with the time that has passed since the thing before.
#[derive(Clone, Debug)]
enum Happening {
    Ask(bool),
    /// Of the questions that are open, this one.
    Cancel(usize),
    Life,
    Ready,
    Reply,
    Broke,
    Nothing,
}

fn happening() -> impl Strategy<Value = (Millis, Happening)> {
    let kind = prop_oneof![
        3 => any::<bool>().prop_map(Happening::Ask),
        2 => any::<usize>().prop_map(Happening::Cancel),
        1 => Just(Happening::Life),
        3 => Just(Happening::Ready),
        3 => Just(Happening::Reply),
        1 => Just(Happening::Broke),
        1 => Just(Happening::Nothing),
    ];
    (0..4_000_u64, kind)
}

/// The page's side: what it did as it was told, held against what may be.
#[derive(Default)]
struct Page {
    dispatcher: Dispatcher,
    now: Millis,
    /// Each question that is open, with the time by which it must be answered.
    open: Vec<(RequestId, Millis)>,
    settled: BTreeSet<RequestId>,
    worker: bool,
    posted: Option<RequestId>,
}

impl Page {
    fn act(&mut self, actions: Vec<Action>) {
        for action in actions {
            match action {
                StartWorker => {
                    assert!(!self.worker, "two workers");
                    self.worker = true;
                }
                StopWorker => {
                    assert!(self.worker, "no worker to stop");
                    (self.worker, self.posted) = (false, None);
                }
                Post(id) => {
                    assert!(self.worker && self.posted.is_none(), "one request at a time");
                    assert!(self.open.iter().any(|(open, _)| *open == id), "nobody waits for {id}");
                    self.posted = Some(id);
                }
                Fail(id, _) => self.settle(id),
            }
        }
    }

    fn settle(&mut self, id: RequestId) {
        let before = self.open.len();
        self.open.retain(|(open, _)| *open != id);
        assert_eq!(self.open.len() + 1, before, "{id} was not open");
        assert!(self.settled.insert(id), "{id} was settled twice");
    }

    /// The page's timer runs as the dispatcher asks for it.
    fn wait(&mut self, until: Millis) {
        while let Some(due) = self.dispatcher.next_tick().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            let actions = self.dispatcher.tick(self.now);
            self.act(actions);
            assert_ne!(self.dispatcher.next_tick(), Some(due), "the timer would run for ever");
        }
        self.now = until;
        assert!(self.open.iter().all(|(_, due)| *due > self.now), "late: {:?} at {}", self.open, self.now);
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Ask(heavy) => {
                let limits = if heavy { HEAVY } else { LIGHT };
                let (id, actions) = self.dispatcher.ask(limits, self.now);
                self.open.push((id, self.now + limits.answer));
                self.act(actions);
            }
            Happening::Cancel(_) if self.open.is_empty() => {}
            Happening::Cancel(place) => {
                let (id, _) = self.open.swap_remove(place % self.open.len());
                self.dispatcher.cancel(id, self.now);
            }
            Happening::Life => self.dispatcher.sign_of_life(self.now),
            Happening::Ready if self.worker => {
                let actions = self.dispatcher.ready(self.now);
                self.act(actions);
            }
            Happening::Reply => {
                if let Some(id) = self.posted.take() {
                    let cancelled = !self.open.iter().any(|(open, _)| *open == id);
                    let (wanted, actions) = self.dispatcher.reply(id, self.now);
                    assert_eq!(wanted, !cancelled);
                    if wanted {
                        self.settle(id);
                    }
                    self.act(actions);
                }
            }
            Happening::Broke if self.worker => {
                let actions = self.dispatcher.broke(self.now);
                self.act(actions);
            }
            Happening::Ready | Happening::Broke | Happening::Nothing => {}
        }
    }
}

proptest! {
    #[test]
    fn whatever_the_worker_does_every_question_ends_in_time_and_once(steps in prop::collection::vec(happening(), 0..60)) {
        let mut page = Page::default();
        for (pause, happening) in steps {
            page.wait(page.now + pause);
            page.happen(happening);
        }
        page.wait(page.now + 200_000);
        prop_assert!(page.open.is_empty());
        prop_assert_eq!(page.dispatcher.next_tick(), None);
    }
}
