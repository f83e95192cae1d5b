//! The page's second thread: takes a question as text, answers as text, and knows nothing else.
//!
//! What is asked and how it is answered is [`lance_legal::analysis`]; here is only the post box. Absent: the time,
//! storage, the network.

#[cfg(target_arch = "wasm32")]
fn main() {
    use js_sys::wasm_bindgen::{JsCast, JsValue, closure::Closure};
    use lance_legal::analysis::{Analyst, READY};
    use std::cell::RefCell;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    let analyst = RefCell::new(Analyst::default());
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(message) = event.data().as_string() else { return };
        // A reply that cannot be posted leaves the page where it was: the question stays open.
        let _ = desk.post_message(&JsValue::from_str(&analyst.borrow_mut().reply(&message)));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // What is posted before this is lost, so the page waits for it.
    let _ = scope.post_message(&JsValue::from_str(READY));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("the analyst runs inside a browser's worker");
}
