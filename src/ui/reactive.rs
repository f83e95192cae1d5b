//! Effects and memos whose machinery is compiled once, and not for each closure: that is a kilobyte of program for each.

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
