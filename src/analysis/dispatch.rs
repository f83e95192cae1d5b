//! Which request goes to the worker and when, and what happens when it does not answer.
//!
//! A state machine: it is told what happened and at what time, and answers what is to be done. One request is with the
//! worker at a time, the others wait in order, so that a request can be cancelled at any moment. A worker that breaks or
//! is late is replaced. Absent: the worker itself, the messages, and who waits for the answer, see `ui/analyst.rs`.

use std::collections::VecDeque;

/// Milliseconds, counted from any fixed moment.
pub type Millis = u64;

/// A worker that is starting and has shown no sign of life for so long is given up.
pub const START_SILENCE: Millis = 8_000;
/// A request that was cancelled may end by itself for so long: a new worker costs more than that.
pub const GRACE: Millis = 300;

/// The number of a request. It is part of its message and of the reply.
pub type RequestId = u32;

/// What a request may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// From the asking to the answer, the start of the worker included.
    pub answer: Millis,
    /// It fills the worker's memory, which is given back only with the worker.
    pub heavy: bool,
}

/// Why a request has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The worker could not be started: its files did not arrive, or are not what they should be.
    NotStarted,
    /// The worker broke twice while it worked on this.
    Broken,
    /// No answer within the limit.
    Late,
}

/// What is to be done, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    StartWorker,
    StopWorker,
    /// Post the message of this request to the worker.
    Post(RequestId),
    /// This request has no answer and will not get one.
    Fail(RequestId, Failure),
}

#[derive(Clone, Copy, Debug)]
struct Request {
    id: RequestId,
    due: Millis,
    heavy: bool,
    /// A worker broke while it had this.
    tried: bool,
    /// It waits for a worker that another request has waited for in vain: if that one never starts, it gets one more.
    again: bool,
    cancelled: bool,
}

#[derive(Clone, Copy, Debug, Default)]
enum Worker {
    #[default]
    Absent,
    Starting {
        silent_until: Millis,
        /// The time of a request was up before it started.
        late: bool,
    },
    Idle,
    Busy(Request),
}

/// The requests that are open, and the worker as far as it is known.
#[derive(Clone, Debug, Default)]
pub struct Dispatcher {
    worker: Worker,
    waiting: VecDeque<Request>,
    last: RequestId,
}

impl Dispatcher {
    /// A new request, after all others.
    pub fn ask(&mut self, limits: Limits, now: Millis) -> (RequestId, Vec<Action>) {
        self.last = self.last.wrapping_add(1);
        let Limits { answer, heavy } = limits;
        let id = self.last;
        let again = matches!(self.worker, Worker::Starting { late: true, .. });
        self.waiting.push_back(Request { id, due: now + answer, heavy, tried: false, again, cancelled: false });
        (id, self.go_on(now))
    }

    /// Nobody waits for this request any more.
    pub fn cancel(&mut self, id: RequestId, now: Millis) {
        self.waiting.retain(|request| request.id != id);
        if let Worker::Busy(request) = &mut self.worker
            && request.id == id
        {
            request.cancelled = true;
            request.due = request.due.min(now + GRACE);
        }
    }

    /// The worker is still starting: a part of it has arrived.
    pub fn sign_of_life(&mut self, now: Millis) {
        if let Worker::Starting { silent_until, .. } = &mut self.worker {
            *silent_until = now + START_SILENCE;
        }
    }

    /// The worker can be asked.
    pub fn ready(&mut self, now: Millis) -> Vec<Action> {
        if matches!(self.worker, Worker::Starting { .. }) {
            self.worker = Worker::Idle;
        }
        self.go_on(now)
    }

    /// The worker has replied to this request: whether anybody waits for the answer.
    pub fn reply(&mut self, id: RequestId, now: Millis) -> (bool, Vec<Action>) {
        let Worker::Busy(request) = self.worker else { return (false, Vec::new()) };
        if request.id != id {
            return (false, Vec::new());
        }
        let mut actions = Vec::new();
        self.worker = Worker::Idle;
        if request.heavy {
            self.stop(&mut actions);
        }
        actions.extend(self.go_on(now));
        (!request.cancelled, actions)
    }

    /// The worker could not start, or has broken.
    pub fn broke(&mut self, now: Millis) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.worker {
            Worker::Absent => return actions,
            Worker::Starting { .. } => self.not_started(&mut actions),
            Worker::Idle => self.stop(&mut actions),
            Worker::Busy(request) => {
                self.stop(&mut actions);
                if request.tried && !request.cancelled {
                    actions.push(Action::Fail(request.id, Failure::Broken));
                } else if !request.cancelled {
                    self.waiting.push_front(Request { tried: true, ..request });
                }
            }
        }
        actions.extend(self.go_on(now));
        actions
    }

    /// Time has gone by.
    pub fn tick(&mut self, now: Millis) -> Vec<Action> {
        let mut actions = Vec::new();
        let late: Vec<RequestId> =
            self.waiting.iter().filter(|request| request.due <= now).map(|request| request.id).collect();
        self.waiting.retain(|request| request.due > now);
        let failure = match &mut self.worker {
            // Who waited for a worker that is not there yet is told so.
            Worker::Starting { late: is_late, .. } => {
                *is_late |= !late.is_empty();
                Failure::NotStarted
            }
            _ => Failure::Late,
        };
        actions.extend(late.into_iter().map(|id| Action::Fail(id, failure)));
        match self.worker {
            Worker::Starting { silent_until, .. } if silent_until <= now => self.not_started(&mut actions),
            Worker::Busy(request) if request.due <= now => {
                self.stop(&mut actions);
                if !request.cancelled {
                    actions.push(Action::Fail(request.id, Failure::Late));
                }
            }
            _ => {}
        }
        actions.extend(self.go_on(now));
        actions
    }

    /// When [`Dispatcher::tick`] is due, if nothing else happens before.
    pub fn next_tick(&self) -> Option<Millis> {
        let worker = match self.worker {
            Worker::Absent | Worker::Idle => None,
            Worker::Starting { silent_until, .. } => Some(silent_until),
            Worker::Busy(request) => Some(request.due),
        };
        self.waiting.iter().map(|request| request.due).chain(worker).min()
    }

    fn stop(&mut self, actions: &mut Vec<Action>) {
        self.worker = Worker::Absent;
        actions.push(Action::StopWorker);
    }

    fn not_started(&mut self, actions: &mut Vec<Action>) {
        self.stop(actions);
        self.waiting.retain_mut(|request| {
            if !request.again {
                actions.push(Action::Fail(request.id, Failure::NotStarted));
            }
            std::mem::take(&mut request.again)
        });
    }

    /// The next request, where the worker is free for it; a worker, where there is none.
    fn go_on(&mut self, now: Millis) -> Vec<Action> {
        match self.worker {
            Worker::Absent if !self.waiting.is_empty() => {
                self.worker = Worker::Starting { silent_until: now + START_SILENCE, late: false };
                vec![Action::StartWorker]
            }
            Worker::Idle => match self.waiting.pop_front() {
                Some(request) => {
                    self.worker = Worker::Busy(request);
                    vec![Action::Post(request.id)]
                }
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}
