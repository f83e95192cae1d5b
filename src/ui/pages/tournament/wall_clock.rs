//! The clock of the round on the wall: the one on the table of this device, or a button that puts one there with the time
//! control of the tournament.

use leptos::prelude::*;

use super::context::Cup;
use crate::clock::{ClockEvent, Running};
use crate::color::Color;
use crate::game_clock::choices::Choices;
use crate::game_clock::{Rules, draft};
use crate::site::Route;
use crate::ui::clock_words::digits;
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::timer::Timer;
use crate::ui::widgets::{Button, TextLink};

pub(super) fn view(cup: Cup) -> AnyView {
    let timer = Timer::new(cup.records);
    timer.show_tenths(false);
    let seen = memo(move || {
        let clock = timer.clock()?;
        Some((Color::ALL.map(|side| digits(clock.face(side), false)), clock.running()))
    });
    let is_set = memo(move || seen.with(Option::is_some));
    let rhythm = cup.peek(|event| event.rhythm.clone());
    let put = {
        let rhythm = rhythm.clone();
        move || {
            let choices = cup.records.kept::<Choices>();
            if let Ok(control) = draft::read(&rhythm) {
                timer.set(&control, Rules { edition: choices.edition, supervision: choices.supervision });
            }
        }
    };
    let side = move |side: Color, name: &'static str| {
        let text = move || {
            seen.with(|seen| seen.as_ref().map(|(digits, _)| digits[usize::from(side == Color::Black)].clone()))
        };
        let runs = move || seen.with(|seen| matches!(seen, Some((_, Running::Side(turn))) if *turn == side));
        view! {
            <span class="cup-clock-side" data-runs=move || runs().to_string()>
                {cup.tr(name)}
                " "
                <b>{text}</b>
            </span>
        }
    };
    let running = move || seen.with(|seen| seen.as_ref().map(|(_, running)| *running));
    // The button says what it does next.
    let step = memo(move || match running() {
        Some(Running::Waiting) => Some(("cup-clock-start", ClockEvent::Press(Color::Black))),
        Some(Running::Paused(_)) => Some(("cup-clock-start", ClockEvent::Resume)),
        Some(Running::Side(_)) => Some(("cup-clock-stop", ClockEvent::Pause)),
        _ => None,
    });
    let button = move || {
        let (text, event) = step.get().filter(|_| timer.is_here())?;
        Some(
            view! { <Button look="quiet" icon="clock" text=text on_press=move || timer.clock_event(event, timer.moment())/> },
        )
    };
    let put_label = cup.tr_with("cup-clock-put", &[("rhythm", rhythm.into())]);
    let shown = move || {
        if is_set.get() {
            view! {
                {side(Color::White, "cup-white")}
                {side(Color::Black, "cup-black")}
                {button}
                <TextLink href=href(Route::Clock.path()) class="button quiet" icon="forward" text="menu-clock"/>
            }
            .into_any()
        } else {
            view! { <Button icon="clock" text=put_label.clone() on_press=put.clone()/> }.into_any()
        }
    };
    view! { <section class="cup-clock" aria-label=cup.tr("cup-wall-clock")>{shown}</section> }.into_any()
}
