//! Effects and memos whose machinery is compiled once, and not for each closure: that is a kilobyte of program for each.
//! And what is done later, unless its part of the page has gone by then: what that reads has gone with it.

use std::pin::Pin;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

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

/// Runs this once the page has been drawn, unless the part of the page that asks for it has gone by then. On a busy device
/// a frame comes late.
pub fn once_drawn(run: impl FnOnce() + 'static) {
    let here = StoredValue::new(());
    request_animation_frame(move || while_here(here, run));
}

/// Runs this after a while, unless the part of the page that `page` belongs to has gone by then.
pub fn after(page: impl IsDisposed + 'static, wait: Duration, run: impl FnOnce() + 'static) {
    in_time(Box::new(move || while_here(page, run)), wait);
}

fn in_time(run: Box<dyn FnOnce()>, wait: Duration) {
    set_timeout(run, wait);
}

/// Runs this with what was asked for once it has come, unless the part of the page that `page` belongs to has gone by
/// then. A press has no owner, so it names one of the page's signals.
pub fn once_come<T: 'static>(
    page: impl IsDisposed + 'static,
    asked: impl Future<Output = T> + 'static,
    run: impl FnOnce(T) + 'static,
) {
    begin(Box::pin(async move {
        let came = asked.await;
        while_here(page, || run(came));
    }));
}

/// Asks for this before it is needed. Where it is needed it is asked for again, and what went wrong is said there.
pub fn in_advance<T: 'static>(asked: impl Future<Output = T> + 'static) {
    begin(Box::pin(async move {
        asked.await;
    }));
}

fn begin(task: Pin<Box<dyn Future<Output = ()>>>) {
    spawn_local(task);
}

fn while_here(page: impl IsDisposed, run: impl FnOnce()) {
    if !page.is_disposed() {
        run();
    }
}
