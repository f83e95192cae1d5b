//! A round being played, and how it went.

use leptos::prelude::*;

use super::context::{Rounds, tenths};
use super::history;
use crate::color::Color;
use crate::drills::squares::{Draft, Means, Naming, RoundEvent, Run, Task, typed};
use crate::square::Square;
use crate::ui::reactive::memo;
use crate::ui::widgets::Button;

/// In the last ten seconds the clock looks as if it were in a hurry.
const HURRY: u64 = 10_000;

/// A tick or a cross: right or wrong by its shape.
pub(super) fn sign(right: bool) -> AnyView {
    let path = if right { "M4 13l5 5L20 6" } else { "M6 6l12 12M18 6L6 18" };
    let class = if right { "squares-sign right" } else { "squares-sign wrong" };
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
    .into_any()
}

fn with_run<T: Default>(rounds: Rounds, read: impl FnOnce(&Run) -> T) -> T {
    rounds.run.with(|run| run.as_ref().map(read)).unwrap_or_default()
}

pub(super) fn running(rounds: Rounds) -> AnyView {
    let (task, means) = rounds.options.with_untracked(|options| (options.task, options.means));
    let verdict = memo(move || with_run(rounds, |run| run.last));
    let mark = move || match verdict.get() {
        None => "none",
        Some(given) if given.right => "right",
        Some(_) => "wrong",
    };
    let said = move || {
        let given = verdict.get()?;
        let words = match given.right {
            true => rounds.message("right"),
            false => rounds.wrong(given, Rounds::written),
        };
        Some(view! {
            {sign(given.right)}
            <span>{words}</span>
        })
    };
    let score = move || with_run(rounds, |run| (run.tally.right, run.tally.wrong));
    let pad = match (task, means) {
        (Task::Find | Task::River, _) => ().into_any(),
        (Task::Name, _) if rounds.naming == Naming::Draughts => choices(rounds),
        (Task::Name, Means::Buttons) => buttons(rounds),
        (Task::Name, Means::Typing) => field(rounds),
        (Task::Color, _) => colors(rounds),
    };
    view! {
        <section class="card squares-strip" data-mark=mark>
            <h1>{rounds.title(task)}</h1>
            <div class="squares-line-up">
                {target(rounds, task)}
                {clock(rounds)}
                <p class="squares-score">
                    <span>{sign(true)}<span class="visually-hidden">{rounds.message("count-right")}</span> {move || score().0}</span>
                    <span>{sign(false)}<span class="visually-hidden">{rounds.message("count-wrong")}</span> {move || score().1}</span>
                </p>
                <Button
                    look="quiet small squares-stop"
                    text=rounds.message("stop")
                    on_press=move || rounds.step(RoundEvent::Stop)
                />
            </div>
            <p class="squares-said">{said}</p>
        </section>
        {pad}
    }
    .into_any()
}

/// The name asked for, in chess with the next one beside it; or what is written so far.
fn target(rounds: Rounds, task: Task) -> AnyView {
    if rounds.naming == Naming::Draughts {
        let text = move || match task {
            Task::River => format!("{}/8", with_run(rounds, |run| run.found.len())),
            Task::Name => Some(rounds.digits.get()).filter(|digits| !digits.is_empty()).unwrap_or("?".to_string()),
            _ => with_run(rounds, |run| rounds.written(run.current.square)),
        };
        return view! { <p class="squares-target">{text}</p> }.into_any();
    }
    if task == Task::Name {
        let sign = |sign: Option<char>| sign.unwrap_or('·').to_string();
        let file = move || sign(rounds.draft.get().file);
        let rank = move || sign(rounds.draft.get().rank);
        return view! { <p class="squares-target" aria-hidden="true">{file} {rank}</p> }.into_any();
    }
    let name = move |of: fn(&Run) -> Square| move || with_run(rounds, |run| of(run).to_string());
    let again = move || with_run(rounds, |run| run.current.again).then(|| rounds.message("again"));
    view! {
        <p class="squares-target">
            {name(|run| run.current.square)}
            <span class="squares-again">{again}</span>
        </p>
        <p class="squares-next">
            <span class="visually-hidden">{rounds.message("next")}</span>
            {name(|run| run.next.square)}
        </p>
    }
    .into_any()
}

/// Seconds and tenths; nothing where the round has no end.
fn clock(rounds: Rounds) -> AnyView {
    let left = memo(move || {
        let now = rounds.now.get();
        with_run(rounds, |run| run.tally.left(now))
    });
    let hurry = move || left.get().is_some_and(|left| left <= HURRY).to_string();
    // A tenth that has begun is still there.
    let text = move || left.get().map(|left| tenths(rounds, left.div_ceil(100) as u32));
    view! {
        <p class="squares-clock" role="timer" data-hurry=hurry>
            {text}
        </p>
    }
    .into_any()
}

/// Eight letters and eight numbers.
fn buttons(rounds: Rounds) -> AnyView {
    let key = move |sign: char| {
        let pressed = move || {
            let draft = rounds.draft.get();
            (draft.file == Some(sign) || draft.rank == Some(sign)).to_string()
        };
        view! {
            <button type="button" class="squares-key" aria-pressed=pressed on:click=move |_| rounds.put(sign)>
                {sign.to_string()}
            </button>
        }
    };
    group("squares-keys", rounds.message("keys"), "abcdefgh12345678".chars().map(key).collect_view().into_any())
}

/// The buttons with which one answers.
fn group(class: &'static str, label: String, buttons: AnyView) -> AnyView {
    view! { <div class=class role="group" aria-label=label tabindex="-1" data-answer="">{buttons}</div> }.into_any()
}

/// Four numbers, one of which is right.
fn choices(rounds: Rounds) -> AnyView {
    let all = memo(move || with_run(rounds, |run| run.choices.clone()));
    let key = move |place: usize| {
        let number = move || all.with(|all| all.get(place).copied().unwrap_or_default());
        let square = move || rounds.naming.numbering().square(untrack(number));
        view! {
            <button
                type="button"
                class="squares-key"
                on:click=move |_| square().into_iter().for_each(|square| rounds.answer(square))
            >
                {number}
            </button>
        }
    };
    group("squares-keys", rounds.message("keys"), (0..4).map(key).collect_view().into_any())
}

/// Where the name is typed; what cannot be part of one does not appear.
fn field(rounds: Rounds) -> AnyView {
    let input = move |event: leptos::ev::Event| {
        let field = event_target::<web_sys::HtmlInputElement>(&event);
        let text = typed(&field.value());
        match text.parse() {
            Ok(square) => {
                field.set_value("");
                rounds.answer(square);
            }
            Err(_) => field.set_value(&text),
        }
        let mut draft = Draft::default();
        field.value().chars().for_each(|sign| draft.put(sign));
        rounds.draft.set(draft);
    };
    view! {
        <div class="squares-field">
            <label for="casa">{rounds.message("write")}</label>
            <input
                type="text"
                id="casa"
                data-answer=""
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                on:input=input
            />
        </div>
    }
    .into_any()
}

/// Two big buttons; the colour is a pattern too.
fn colors(rounds: Rounds) -> AnyView {
    let button = move |color: Color| {
        view! {
            <button type="button" class="squares-color" data-color=color.name() on:click=move |_| rounds.say_color(color)>
                <i aria-hidden="true"></i>
                <span>{rounds.color(color)}</span>
            </button>
        }
    };
    group("squares-colors", rounds.message("color-title"), Color::ALL.map(button).collect_view().into_any())
}

pub(super) fn over(rounds: Rounds) -> AnyView {
    let Some(run) = rounds.run.get_untracked() else { return ().into_any() };
    let missed = match run.tally.missed.is_empty() {
        true if run.tally.right > 0 && run.tally.wrong == 0 => rounds.message("none-missed"),
        true => String::new(),
        false => rounds.message_with("missed", &[("squares", rounds.listed(run.tally.missed.clone()).into())]),
    };
    let kept = run.options.key().is_some()
        && run.tally.kept(0).is_some()
        && !rounds.trainer.records.class_mode().get_untracked();
    view! {
        <section class="card squares-over" id="fim" tabindex="-1">
            <h1>{rounds.message("over")}</h1>
            <p class="squares-total" aria-hidden="true">
                <span>{sign(true)} {run.tally.right}</span>
                <span>{sign(false)} {run.tally.wrong}</span>
            </p>
            <p>{rounds.result(&run)}</p>
            <p class="squares-missed">{missed}</p>
            <div class="actions">
                <Button text=rounds.message("once-more") on_press=move || rounds.start()/>
                <Button look="quiet" text=rounds.message("change") on_press=move || rounds.leave()/>
            </div>
        </section>
        {history::card(rounds, kept)}
    }
    .into_any()
}
