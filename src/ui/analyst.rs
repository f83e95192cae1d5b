//! The page's side of the second thread: started at the first question, asked by text, answered by a call back.
//!
//! Absent: what is asked, see [`crate::analysis`]. A thread that cannot start or breaks answers `None`, and the
//! next question starts another.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker};

use super::browser;
use crate::analysis::{self, Question};

type Then = Box<dyn FnOnce(Option<&str>)>;

#[derive(Default)]
struct Desk {
    worker: Option<Worker>,
    ready: bool,
    /// Messages written before the thread could take them.
    waiting: Vec<String>,
    /// Who waits for which number.
    open: Vec<(u32, Then)>,
    next: u32,
}

thread_local! {
    static DESK: Rc<RefCell<Desk>> = Rc::default();
}

/// Asks; the answer, or `None` when there is nobody to answer, is handed to `then` later.
pub fn ask(question: &Question, then: impl FnOnce(Option<&str>) + 'static) {
    let desk = DESK.with(Rc::clone);
    if desk.borrow().worker.is_none() && !start(&desk) {
        then(None);
        return;
    }
    let mut open = desk.borrow_mut();
    open.next = open.next.wrapping_add(1);
    let number = open.next;
    open.open.push((number, Box::new(then)));
    let message = question.message(number);
    match &open.worker {
        // A string can always be cloned for the other side.
        Some(worker) if open.ready => drop(worker.post_message(&JsValue::from_str(&message))),
        _ => open.waiting.push(message),
    }
}

fn start(desk: &Rc<RefCell<Desk>>) -> bool {
    let Ok(worker) = Worker::new(&browser::asset("analyst_loader.js")) else { return false };
    let heard = {
        let desk = desk.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(&desk, &text);
            }
        })
    };
    let broke = {
        let desk = desk.clone();
        Closure::<dyn Fn()>::new(move || give_up(&desk))
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
    // One pair for each thread ever started, which is one but for accidents.
    heard.forget();
    broke.forget();
    desk.borrow_mut().worker = Some(worker);
    true
}

fn hear(desk: &Rc<RefCell<Desk>>, text: &str) {
    if text == analysis::READY {
        let mut desk = desk.borrow_mut();
        desk.ready = true;
        for message in std::mem::take(&mut desk.waiting) {
            if let Some(worker) = &desk.worker {
                drop(worker.post_message(&JsValue::from_str(&message)));
            }
        }
        return;
    }
    let Some((number, answer)) = analysis::read_reply(text) else { return };
    let then = {
        let mut desk = desk.borrow_mut();
        let at = desk.open.iter().position(|(open, _)| *open == number);
        at.map(|at| desk.open.swap_remove(at).1)
    };
    // Called with the desk free, so that it may ask again.
    if let Some(then) = then {
        then(Some(answer));
    }
}

fn give_up(desk: &Rc<RefCell<Desk>>) {
    let broken = std::mem::take(&mut *desk.borrow_mut());
    desk.borrow_mut().next = broken.next;
    if let Some(worker) = broken.worker {
        worker.terminate();
    }
    for (_, then) in broken.open {
        then(None);
    }
}
