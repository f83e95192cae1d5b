//! Effects and memos whose machinery is compiled once, and not for each closure: that is a kilobyte of program for each.
//! And what is done later, unless its part of the page has gone by then.

use leptos::prelude::*;

/// Runs this once, and again whenever something changes that it has read.
pub fn effect(run: impl FnMut() + 'static) {
    boxed(Box::new(run));
}

fn boxed(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// What this gives, worked out again when something changes that it has read. Who reads it hears only of another value.
pub fn memo<T: PartialEq + Send + Sync + 'static>(give: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    memo_boxed(Box::new(give))
}

fn memo_boxed<T: PartialEq + Send + Sync + 'static>(give: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| give())
}

/// Runs this once the page has been drawn, unless the part of the page that asks for it has gone by then: what it reads
/// has gone with it. On a busy device a frame comes late.
pub fn once_drawn(run: impl FnOnce() + 'static) {
    let here = StoredValue::new(());
    request_animation_frame(move || {
        if !here.is_disposed() {
            run();
        }
    });
}
