//! The clock on the table: two halves, each pressed by its player, and the buttons between them.

mod ask;
mod context;
mod keys;

use leptos::html::Span;
use leptos::prelude::*;

use self::context::{FACE, Face};
use super::arbiter;
use super::context::{Screen, Table};
use crate::clock::{Clock, Running, SECOND};
use crate::color::{Color, Outcome};
use crate::game_clock::choices::Choices;
use crate::ui::awake::{Awake, stay_awake};
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::{Button, Icon};
use crate::ui::{browser, clock_words, sound};

/// What the clock covers.
const BEHIND: [&str; 4] = [".skip", ".site-header", ".notices", ".bottom-bar"];
pub(super) fn page(table: Table) -> AnyView {
    let choices = table.records.kept::<Choices>();
    let (layout, beeps) = (choices.layout.name(), choices.beep);
    table.timer.show_tenths(choices.tenths);
    let face = Face {
        table,
        choices: StoredValue::new(choices),
        clock: memo(move || table.timer.clock()),
        outcome: memo(move || table.timer.with(|session| session.outcome()).flatten()),
        said: RwSignal::new(String::new()),
        ending: RwSignal::new(false),
    };
    face.sound_alarms();
    keys::listen(face);
    browser::cover(&BEHIND, true);
    on_cleanup(|| browser::cover(&BEHIND, false));
    // Another tab may have taken the clock away.
    effect(move || {
        if face.clock.with(Option::is_none) {
            table.screen.set(Screen::Setup);
        }
    });
    let awake = stay_awake();
    view! {
        <div
            class="clock-face"
            id=FACE
            tabindex="-1"
            data-layout=layout
            data-swapped=move || table.timer.swapped().to_string()
            data-running=move || face.clock.with(|clock| clock.as_ref().map(|clock| running_name(clock.running())))
            on:pointerup=move |_| {
                if beeps {
                    sound::wake();
                }
            }
        >
            <h1 class="visually-hidden">{table.tr("clock-title")}</h1>
            {half(face, Color::Black)}
            {strip(face, awake)}
            {half(face, Color::White)}
            <p class="visually-hidden clock-said" role="status">{face.said}</p>
            {ask::question(face)}
            {ask::ending(face)}
            {arbiter::panel(table)}
        </div>
    }
    .into_any()
}

fn running_name(running: Running) -> &'static str {
    match running {
        Running::Waiting => "waiting",
        Running::Side(side) => side.name(),
        Running::Paused(_) => "paused",
        Running::Flagged(_) => "flagged",
    }
}

/// What a half says of its side, for the styles and in words.
fn state(clock: &Clock, side: Color, outcome: Option<Outcome>) -> (&'static str, &'static str) {
    match (outcome, clock.flag()) {
        (Some(Outcome::Win(winner)), None) if winner != side => return ("stop", "face-lost"),
        (Some(Outcome::Win(_)), flag) if flag != Some(side) => return ("stop", "face-won"),
        (Some(Outcome::Draw), flag) if flag != Some(side) => return ("stop", "face-drawn"),
        _ => {}
    }
    match clock.running() {
        Running::Waiting if side == Color::Black => ("start", "face-start"),
        Running::Waiting => ("wait", "face-white-first"),
        Running::Side(turn) if turn == side => ("play", "face-playing"),
        Running::Side(_) => ("wait", "face-waiting"),
        Running::Paused(turn) if turn == side => ("turn", "face-turn"),
        Running::Paused(_) => ("stop", "face-stopped"),
        Running::Flagged(fallen) if fallen == side => ("flag", "face-flag"),
        Running::Flagged(_) => ("stop", "face-stopped"),
    }
}

/// Tells the styles the ratio of the digits, which differs between devices, so that they fill the half.
fn fit(shown: NodeRef<Span>) {
    let Some(shown) = shown.try_get_untracked().flatten() else { return };
    let (width, height) = (shown.offset_width(), shown.offset_height());
    if width > 0 && height > 0 {
        let wide = f64::from(width) / f64::from(height);
        // If it fails, the styles assume the widest digits.
        let _ = web_sys::HtmlElement::style(&shown)
            .set_property("--wide", &format!("{}e-3", (wide * 1000.0).round() as i32));
    }
}

/// One player's half. It is no `<button>`, which the space bar would press a second time.
fn half(face: Face, side: Color) -> AnyView {
    let (table, projection) = (face.table, use_projection());
    let tenths = face.choices.with_value(|choices| choices.tenths);
    let digits = move || face.read(|clock| clock_words::digits(clock.face(side), tenths));
    let shown = NodeRef::<Span>::new();
    let length = memo(move || digits().chars().count());
    effect(move || {
        length.get();
        request_animation_frame(move || fit(shown));
    });
    let counted = move |id: &str, name: &str, count: usize| table.tr_with(id, &[(name, count.into())]);
    let moves = move || counted("face-moves", "count", face.read(|clock| clock.face(side).moves as usize));
    let period = move || {
        let (number, many) = face.read(|clock| (clock.face(side).period + 1, clock.control().periods(side).len() > 1));
        many.then(|| view! { <span class="clock-period">{counted("face-period", "number", number)}</span> })
    };
    let delay = move || {
        let seconds = face.read(|clock| clock.face(side).delay.div_ceil(SECOND) as usize);
        (seconds > 0).then(|| view! { <span class="clock-delay">{counted("face-delay", "seconds", seconds)}</span> })
    };
    view! {
        <div
            role="button"
            tabindex="0"
            class="clock-half"
            data-side=side.name()
            data-state=move || face.read(|clock| state(clock, side, face.outcome.get()).0)
            prop:inert=move || projection.is_on()
            on:pointerdown=move |event| face.touch(side, &event)
            on:contextmenu=move |event| event.prevent_default()
            on:click=move |event| {
                // Only clicks of assistive technology count; a finger has pressed already on `pointerdown`.
                if event.detail() == 0 {
                    face.press(side, table.timer.stamp(event.time_stamp()));
                }
            }
        >
            <span class="clock-line">
                <span class="clock-name">{table.tr(&format!("face-{}", side.name()))}</span>
                <span class="clock-state">
                    <span class="clock-mark">
                        <Icon name="run"/>
                    </span>
                    <span class="clock-flag">
                        <Icon name="flag"/>
                    </span>
                    <span>
                        {move || face.read(|clock| table.tr(state(clock, side, face.outcome.get()).1))}
                    </span>
                </span>
            </span>
            // Hidden from screen readers, which would read the time each second.
            <span class="clock-digits" aria-hidden="true" node_ref=shown>
                {digits}
            </span>
            <span class="clock-line" aria-hidden="true">
                <span class="clock-moves">{moves}</span>
                {period}
                {delay}
            </span>
        </div>
    }
    .into_any()
}

/// A button between the halves: an icon with its word below.
fn small(face: Face, look: &'static str, icon: &'static str, words: [&str; 2], act: Callback<bool>) -> AnyView {
    let [short, said] = words.map(|id| face.table.tr(id));
    view! {
        <button
            type="button"
            class=look
            aria-label=said
            on:click=move |event| {
                let by_finger = event.detail() > 0;
                if by_finger {
                    // After a touch the space bar must press the clock, not this button.
                    browser::focus(FACE);
                }
                act.run(by_finger);
            }
        >
            <Icon name=icon/>
            <span>{short}</span>
        </button>
    }
    .into_any()
}

/// The buttons between the halves.
fn strip(face: Face, awake: ReadSignal<Awake>) -> AnyView {
    let table = face.table;
    let first = move || {
        let running = face.clock.with(|clock| clock.as_ref().map(Clock::running))?;
        let pause = Callback::new(move |_| face.pause());
        match running {
            Running::Waiting => {
                let swap = Callback::new(move |_| table.timer.swap());
                Some(small(face, "clock-small", "flip", ["face-swap", "face-swap-said"], swap))
            }
            Running::Side(_) => Some(small(face, "clock-small", "pause", ["face-pause", "face-pause-said"], pause)),
            Running::Paused(_) => {
                Some(small(face, "clock-small clock-go", "forward", ["face-resume", "face-resume-said"], pause))
            }
            Running::Flagged(_) => None,
        }
    };
    // The button is drawn again only when something else runs.
    let kind = memo(move || face.clock.with(|clock| clock.as_ref().map(|clock| running_name(clock.running()))));
    let first = move || {
        kind.get();
        // A game that was ruled to be over does not go on.
        if face.outcome.get().is_some() { None } else { untrack(first) }
    };
    let full = Callback::new(|_| {
        if browser::is_full_screen() { browser::leave_full_screen() } else { browser::enter_full_screen() }
    });
    let projection = use_projection();
    let project = Callback::new(move |_| projection.start());
    let tell = Callback::new(move |by_finger| face.tell(by_finger));
    let end = Callback::new(move |_| {
        if face.read(|clock| clock.running() == Running::Waiting) {
            ask::leave(face);
        } else {
            face.ending.set(true);
        }
    });
    let note = move || {
        let asleep = || (awake.get() == Awake::Missed).then_some("face-awake");
        table.records.trouble().or_else(asleep).map(|id| table.tr(id))
    };
    view! {
        <div class="clock-strip" prop:inert=move || projection.is_on()>
            <div class="clock-buttons">
                {first}
                {arbiter::opener(table)}
                {small(face, "clock-small", "full-screen", ["face-full", "face-full-said"], full)}
                {small(face, "clock-small clock-wide", "projector", ["face-project", "face-project-said"], project)}
                {small(face, "clock-small", "voice", ["face-say", "face-say-said"], tell)}
                {small(face, "clock-small", "close", ["face-end", "face-end-said"], end)}
            </div>
            // The clock covers the page's own notices.
            {move || table.records.elsewhere().map(|text| view! {
                <p class="clock-note elsewhere" role="status">
                    {table.tr(text)}" "<Button
                        look="small"
                        text="tabs-here"
                        on_press=move || table.records.take_over()
                    />
                </p>
            })}
            {move || note().map(|note| view! { <p class="clock-note">{note}</p> })}
            <p class="clock-keys">{table.tr("face-keys")}</p>
        </div>
    }
    .into_any()
}
