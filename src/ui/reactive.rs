//! Effects and memos that are compiled once for all closures. Otherwise each closure adds a kilobyte to the program.
//! Also tasks that run later. A task is dropped if its page has been left, because the page's signals are gone then.

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

/// A memo. Calls `give` again when a signal that it read changes. Notifies its readers only if the value differs.
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

/// Starts a fetch before its result is needed. Ignores errors: whoever needs the result fetches again and reports them.
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
