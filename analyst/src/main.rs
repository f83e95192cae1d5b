//! The page's worker: takes a question as text, answers as text, and knows nothing else.
//!
//! What is asked and how it is answered is [`lance_legal::analysis`]; here messages are taken and posted, and the file is
//! read that may come with one. Absent: the time, storage, the network.
#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
fn main() {
    use js_sys::wasm_bindgen::{JsCast, JsValue, closure::Closure};
    use js_sys::{Array, Uint8Array};
    use lance_legal::analysis::{READY, reply};
    use web_sys::{Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageEvent};

    /// `None` where the file has changed or gone since it was chosen.
    fn read(file: &JsValue) -> Option<Vec<u8>> {
        let file: &Blob = file.dyn_ref()?;
        let buffer = FileReaderSync::new().ok()?.read_as_array_buffer(file).ok()?;
        Some(Uint8Array::new(&buffer).to_vec())
    }

    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let own = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        // The question, and beside it a file or nothing.
        let Ok(parts) = event.data().dyn_into::<Array>() else { return };
        let Some(message) = parts.get(0).as_string() else { return };
        // Where a reply cannot be posted the page stops waiting by itself.
        let _ = own.post_message(&JsValue::from_str(&reply(&message, || read(&parts.get(1)))));
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
