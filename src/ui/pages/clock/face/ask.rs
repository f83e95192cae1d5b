//! The questions of the clock: whether missing time counts, and whether to take the clock off the table.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::super::context::Screen;
use super::context::{FACE, Face};
use crate::clock::{MINUTE, Running, units};
use crate::color::Color;
use crate::game_clock::{Gap, Session, TableEvent};
use crate::ui::browser;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::{Button, is_closed, show_modal};

/// A modal dialog, shown while `open`. Without `close` only its own buttons close it. The title has the focus, so that
/// the space bar, meant for the clock, answers nothing.
fn dialog(
    id: &'static str,
    open: Signal<bool>,
    close: Option<Callback<()>>,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let body: ViewFn = ViewFn::from(body);
    let dialog = NodeRef::<Dialog>::new();
    let show = move || show_modal(dialog, open.get());
    effect(show);
    view! {
        <dialog
            id=id
            class="sheet clock-ask"
            aria-labelledby=format!("{id}-titulo")
            node_ref=dialog
            on:cancel=move |event: leptos::ev::Event| {
                if close.is_none() {
                    event.prevent_default();
                }
            }
            on:close=move |_| match close {
                Some(close) if is_closed(dialog) => close.run(()),
                Some(_) => {}
                // Some browsers close it at the second try anyway.
                None => untrack(show),
            }
        >
            {move || open.get().then(|| body.run())}
        </dialog>
    }
    .into_any()
}

/// `3 min 12 s`, in every language.
fn short(time: u64) -> String {
    let (hours, minutes, seconds) = units(time);
    let parts = [(hours, "h"), (minutes, "min"), (seconds, "s")];
    let shown: Vec<String> =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, unit)| format!("{count}\u{a0}{unit}")).collect();
    shown.join(" ")
}

/// Asks whether the missing time is charged to the running side.
pub(super) fn question(face: Face) -> AnyView {
    let table = face.table;
    let gap: Memo<Option<Gap>> = memo(move || table.timer.with(Session::question).flatten());
    let answer = move |counts: bool| {
        let at = table.timer.moment();
        table.timer.send(TableEvent::Count(counts), at);
        browser::focus(FACE);
    };
    let body = move || {
        let Some(gap) = gap.get_untracked() else { return ().into_any() };
        if gap.missing == 0 {
            // Rounded up to the minute, since people set clocks by minutes.
            let minutes = gap.back.div_ceil(MINUTE) * MINUTE;
            return view! {
                <h2 id="relogio-falta-titulo" tabindex="-1" autofocus>
                    {table.tr_with("face-back", &[("time", short(minutes).into())])}
                </h2>
                <p>{table.tr("face-back-right")}</p>
                <Button look="big" text="face-back-good" on_press=move || answer(false)/>
            }
            .into_any();
        }
        let white = face.clock.with_untracked(|clock| {
            clock.as_ref().is_some_and(|clock| clock.running() == Running::Paused(Color::White))
        });
        let counts = if white { "face-counts-white" } else { "face-counts-black" };
        view! {
            <h2 id="relogio-falta-titulo" tabindex="-1" autofocus>
                {table.tr_with("face-slept", &[("time", short(gap.missing).into())])}
            </h2>
            <p>{table.tr("face-slept-counts")}</p>
            <div class="clock-answers">
                <Button look="big" text=table.tr(counts) on_press=move || answer(true)/>
                <Button look="big quiet" text="face-counts-not" on_press=move || answer(false)/>
            </div>
        }
        .into_any()
    };
    dialog("relogio-falta", Signal::derive(move || gap.get().is_some()), None, body)
}

/// Takes the clock off the table.
pub(super) fn leave(face: Face) {
    face.ending.set(false);
    face.table.timer.clear();
    face.table.screen.set(Screen::Setup);
}

/// Asks whether a clock that has begun should be taken off the table.
pub(super) fn ending(face: Face) -> AnyView {
    let table = face.table;
    let again = move || {
        face.ending.set(false);
        table.timer.begin_again();
    };
    let body = move || {
        let control = table.timer.with(|session| session.clock().control().to_string()).unwrap_or_default();
        let again_text = table.tr_with("face-again", &[("control", control.into())]);
        view! {
            <h2 id="relogio-fim-titulo" tabindex="-1" autofocus>{table.tr("face-end-ask")}</h2>
            <p>{table.tr("face-end-lost")}</p>
            <div class="clock-answers">
                <Button look="big" text="face-end-back" on_press=move || face.ending.set(false)/>
                <Button look="big quiet" text=again_text on_press=again/>
                <Button look="big danger" text="face-end-other" on_press=move || leave(face)/>
            </div>
        }
        .into_any()
    };
    dialog("relogio-fim", face.ending.into(), Some(Callback::new(move |()| face.ending.set(false))), body)
}
