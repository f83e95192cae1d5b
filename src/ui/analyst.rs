//! The page's worker: started at the first question, asked by text, answered by a callback.
//!
//! The questions are in [`crate::analysis`]; [`Dispatcher`] decides when one is posted, late or given up. Here are the
//! worker, the timer and the callbacks. Every question is answered or fails, unless it is cancelled.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, MessageEvent, Worker};

use super::one_file::{self, ONE_FILE};
use super::reactive::effect;
use super::{browser, time};
use crate::analysis::{Action, Dispatcher, Failure, Question, RequestId, Said};

type Then = Box<dyn FnOnce(Result<&str, Failure>)>;

/// A question that is open.
struct Open {
    id: RequestId,
    /// The text, and the file or `undefined`. The browser passes a handle to the file, not its bytes.
    message: Array,
    then: Then,
}

/// The worker and its listeners, which live equally long.
struct Listened {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _broke: Closure<dyn Fn()>,
}

impl Drop for Listened {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

#[derive(Default)]
struct Analyst {
    dispatcher: Dispatcher,
    worker: Option<Listened>,
    open: Vec<Open>,
    timer: Option<Timeout>,
    /// How many workers were started since one was ready.
    starts: u32,
}

thread_local! {
    static ANALYST: Rc<RefCell<Analyst>> = Rc::default();
}

/// A question that was asked; its answer may have come already.
#[derive(Clone, Copy, Debug)]
pub struct Posted(RequestId);

impl Posted {
    /// Gives the question up: its callback is not called.
    pub fn cancel(self) {
        // The callback is dropped when the analyst is not borrowed: it may ask again when it is dropped.
        drop(change(|analyst| {
            analyst.dispatcher.cancel(self.0, now());
            (analyst.take(self.0), Vec::new())
        }));
    }
}

/// Asks. `then` gets the answer, or why there is none, later; it is not called if the question is cancelled. Some
/// questions are about a `file`.
pub fn ask(question: &Question, file: Option<&Blob>, then: impl FnOnce(Result<&str, Failure>) + 'static) -> Posted {
    let bytes = file.map_or(0.0, Blob::size) as u64;
    let (file, then) = (file.map_or(JsValue::UNDEFINED, JsValue::from), Box::new(then));
    change(|analyst| {
        let (id, actions) = analyst.dispatcher.ask(question.limits(bytes), now());
        let message = Array::of2(&JsValue::from_str(&question.message(id)), &file);
        analyst.open.push(Open { id, message, then });
        (Posted(id), actions)
    })
}

/// The question of a part of a page. The next one replaces it, and it is cancelled when the part is left.
#[derive(Clone, Copy)]
pub struct OneQuestion(StoredValue<Option<Posted>>);

impl OneQuestion {
    pub fn new() -> OneQuestion {
        let question = OneQuestion(StoredValue::new(None));
        on_cleanup(move || question.cancel());
        question
    }

    /// [`ask`], in place of what was asked before.
    pub fn ask(self, question: &Question, file: Option<&Blob>, then: impl FnOnce(Result<&str, Failure>) + 'static) {
        self.cancel();
        self.0.set_value(Some(ask(question, file, then)));
    }

    pub fn cancel(self) {
        if let Some(Some(asked)) = self.0.try_update_value(Option::take) {
            asked.cancel();
        }
    }
}

/// Asks about `wanted` whenever it changes. The question is cancelled when it changes again or the page is left.
pub fn ask_about<T: Clone + PartialEq + Send + Sync + 'static>(
    wanted: Memo<Option<T>>,
    question: impl Fn(&T) -> Question + 'static,
    then: impl Fn(T, Result<&str, Failure>) + Copy + 'static,
) {
    effect(move || {
        let Some(about) = wanted.get() else { return };
        let asked = ask(&question(&about), None, move |answer| {
            if wanted.try_get_untracked().is_some() {
                then(about, answer);
            }
        });
        on_cleanup(move || asked.cancel());
    });
}

fn now() -> u64 {
    time::steady_ms() as u64
}

/// Changes the analyst and does everything that follows from it.
fn change<T>(event: impl FnOnce(&mut Analyst) -> (T, Vec<Action>)) -> T {
    let analyst = ANALYST.with(Rc::clone);
    let (result, mut actions) = event(&mut analyst.borrow_mut());
    let mut failed = Vec::new();
    while !actions.is_empty() {
        let mut analyst = analyst.borrow_mut();
        let mut next = Vec::new();
        for action in actions {
            match action {
                Action::StartWorker => {
                    analyst.worker = start(analyst.starts);
                    analyst.starts += 1;
                    if analyst.worker.is_none() {
                        next.extend(analyst.dispatcher.broke(now()));
                    }
                }
                Action::StopWorker => analyst.worker = None,
                Action::Post(id) => {
                    if !analyst.post(id) {
                        next.extend(analyst.dispatcher.broke(now()));
                    }
                }
                Action::Fail(id, failure) => failed.push((id, failure)),
            }
        }
        actions = next;
    }
    analyst.borrow_mut().set_timer();
    for (id, failure) in failed {
        // The analyst is not borrowed now, so the callback may ask again or cancel another question.
        let open = analyst.borrow_mut().take(id);
        if let Some(open) = open {
            (open.then)(Err(failure));
        }
    }
    result
}

impl Analyst {
    fn take(&mut self, id: RequestId) -> Option<Open> {
        let at = self.open.iter().position(|open| open.id == id)?;
        Some(self.open.swap_remove(at))
    }

    /// Posts the message; `false` if that fails.
    fn post(&self, id: RequestId) -> bool {
        let open = self.open.iter().find(|open| open.id == id);
        let (Some(open), Some(Listened { worker, .. })) = (open, &self.worker) else { return false };
        worker.post_message(&open.message).is_ok()
    }

    fn set_timer(&mut self) {
        self.timer = self.dispatcher.next_tick().map(|due| {
            let wait = due.saturating_sub(now()).min(u64::from(u32::MAX));
            Timeout::new(wait as u32, || change(|analyst| ((), analyst.dispatcher.tick(now()))))
        });
    }
}

/// Starts a worker, after so many that were never ready; `None` where the browser refuses.
fn start(in_vain: u32) -> Option<Listened> {
    let mut address = if ONE_FILE { one_file::worker()? } else { browser::asset("analyst_loader.js") };
    if in_vain > 0 && !ONE_FILE {
        // A script that hangs while loading goes on when its worker is ended. In Chromium another request for the same
        // address waits for it.
        address += &format!("?{in_vain}");
    }
    let worker = Worker::new(&address).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(said) = event.data().as_string() {
            hear(&said);
        }
    });
    let broke = Closure::<dyn Fn()>::new(|| change(|analyst| ((), analyst.dispatcher.broke(now()))));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
    Some(Listened { worker, _heard: heard, _broke: broke })
}

fn hear(message: &str) {
    match Said::read(message) {
        Some(Said::Loading) => change(|analyst| {
            analyst.dispatcher.sign_of_life(now());
            ((), Vec::new())
        }),
        Some(Said::Ready) => change(|analyst| {
            analyst.starts = 0;
            ((), analyst.dispatcher.ready(now()))
        }),
        Some(Said::Failed) => change(|analyst| ((), analyst.dispatcher.broke(now()))),
        Some(Said::Reply(id, answer)) => {
            let open = change(|analyst| {
                let (wanted, actions) = analyst.dispatcher.reply(id, now());
                (if wanted { analyst.take(id) } else { None }, actions)
            });
            if let Some(open) = open {
                (open.then)(Ok(answer));
            }
        }
        None => {}
    }
}
