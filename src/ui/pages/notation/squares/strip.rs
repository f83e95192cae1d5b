//! A round being played, and how it went.

use leptos::prelude::*;

use super::{Squares, history, tenths};
use crate::color::Color;
use crate::drills::squares::{Answer, Event, Means, Run, Task, typed};
use crate::square::Square;
use crate::ui::pages::notation::press;

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

fn with_run<T: Default>(squares: Squares, read: impl FnOnce(&Run) -> T) -> T {
    squares.run.with(|run| run.as_ref().map(read)).unwrap_or_default()
}

pub(super) fn running(squares: Squares) -> AnyView {
    let (task, means) = squares.options.with_untracked(|options| (options.task, options.means));
    let title = squares.tr(match task {
        Task::Find => "squares-find-title",
        Task::Name => "squares-name-title",
        Task::Color => "squares-color-title",
    });
    let verdict = Memo::new(move |_| with_run(squares, |run| run.last));
    let mark = move || match verdict.get() {
        None => "none",
        Some(given) if given.right => "right",
        Some(_) => "wrong",
    };
    let said = move || {
        let given = verdict.get()?;
        let words = match given.right {
            true => squares.tr("squares-right"),
            false => squares.wrong(given, |_, square| square.to_string()),
        };
        Some(view! {
            {sign(given.right)}
            <span>{words}</span>
        })
    };
    let score = move || with_run(squares, |run| (run.tally.right, run.tally.wrong));
    let pad = match (task, means) {
        (Task::Find, _) => ().into_any(),
        (Task::Name, Means::Buttons) => buttons(squares),
        (Task::Name, Means::Typing) => field(squares),
        (Task::Color, _) => colors(squares),
    };
    view! {
        <section class="card squares-strip" data-mark=mark>
            <h1>{title}</h1>
            <div class="squares-line-up">
                {target(squares, task)}
                {clock(squares)}
                <p class="squares-score">
                    <span>{sign(true)}<span class="visually-hidden">{squares.tr("squares-count-right")}</span> {move || score().0}</span>
                    <span>{sign(false)}<span class="visually-hidden">{squares.tr("squares-count-wrong")}</span> {move || score().1}</span>
                </p>
                {press(squares.trainer, "button quiet small squares-stop", "squares-stop", move || squares.step(Event::Stop))}
            </div>
            <p class="squares-said">{said}</p>
        </section>
        {pad}
    }
    .into_any()
}

/// The name asked for, and the next one beside it; or what is written so far.
fn target(squares: Squares, task: Task) -> AnyView {
    if task == Task::Name {
        let sign = |sign: Option<char>| sign.unwrap_or('·').to_string();
        let file = move || sign(squares.draft.get().file);
        let rank = move || sign(squares.draft.get().rank);
        return view! { <p class="squares-target" aria-hidden="true">{file} {rank}</p> }.into_any();
    }
    let name = move |of: fn(&Run) -> Square| move || with_run(squares, |run| of(run).to_string());
    let again = move || with_run(squares, |run| run.current.again).then(|| squares.tr("squares-again"));
    view! {
        <p class="squares-target">
            {name(|run| run.current.square)}
            <span class="squares-again">{again}</span>
        </p>
        <p class="squares-next">
            <span class="visually-hidden">{squares.tr("squares-next")}</span>
            {name(|run| run.next.square)}
        </p>
    }
    .into_any()
}

/// Seconds and tenths; nothing where the round has no end.
fn clock(squares: Squares) -> AnyView {
    let left = Memo::new(move |_| {
        let now = squares.now.get();
        with_run(squares, |run| run.tally.left(now))
    });
    let hurry = move || left.get().is_some_and(|left| left <= HURRY).to_string();
    // A tenth that has begun is still there.
    let text = move || left.get().map(|left| tenths(squares.trainer, left.div_ceil(100) as u32));
    view! {
        <p class="squares-clock" role="timer" data-hurry=hurry>
            {text}
        </p>
    }
    .into_any()
}

/// Eight letters and eight numbers.
fn buttons(squares: Squares) -> AnyView {
    let key = move |sign: char| {
        let pressed = move || {
            let draft = squares.draft.get();
            (draft.file == Some(sign) || draft.rank == Some(sign)).to_string()
        };
        view! {
            <button type="button" class="squares-key" aria-pressed=pressed on:click=move |_| squares.put(sign)>
                {sign.to_string()}
            </button>
        }
    };
    view! {
        <div class="squares-keys" role="group" aria-label=squares.tr("squares-keys") tabindex="-1" data-answer="">
            {"abcdefgh12345678".chars().map(key).collect_view()}
        </div>
    }
    .into_any()
}

/// Where the name is typed; what cannot be part of one does not appear.
fn field(squares: Squares) -> AnyView {
    let input = move |event: leptos::ev::Event| {
        let field = event_target::<web_sys::HtmlInputElement>(&event);
        let text = typed(&field.value());
        match text.parse() {
            Ok(square) => {
                field.set_value("");
                squares.step(Event::Answer(Answer::Square(square)));
            }
            Err(_) => field.set_value(&text),
        }
        let mut signs = field.value();
        let mut draft = crate::drills::squares::Draft::default();
        signs.drain(..).for_each(|sign| draft.put(sign));
        squares.draft.set(draft);
    };
    view! {
        <div class="squares-field">
            <label for="casa">{squares.tr("squares-write")}</label>
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
fn colors(squares: Squares) -> AnyView {
    let button = move |color: Color| {
        view! {
            <button type="button" class="squares-color" data-color=color.name() on:click=move |_| squares.say_color(color)>
                <i aria-hidden="true"></i>
                <span>{squares.color(color)}</span>
            </button>
        }
    };
    view! {
        <div class="squares-colors" role="group" aria-label=squares.tr("squares-color-title") tabindex="-1" data-answer="">
            {Color::ALL.map(button).collect_view()}
        </div>
    }
    .into_any()
}

/// How the round went, in a breath.
pub(super) fn result(squares: Squares, run: &Run) -> String {
    let trainer = squares.trainer;
    let values = [("right", run.tally.right.into()), ("wrong", run.tally.wrong.into())];
    let mut said = trainer.tr_with("squares-result", &values);
    if let Some(pace) = run.tally.pace(squares.now.get_untracked()) {
        said += " ";
        said += &trainer.tr_with("squares-pace", &[("seconds", tenths(trainer, pace).into())]);
    }
    said
}

pub(super) fn over(squares: Squares) -> AnyView {
    let trainer = squares.trainer;
    let Some(run) = squares.run.get_untracked() else { return ().into_any() };
    let names: Vec<String> = run.tally.missed.iter().map(ToString::to_string).collect();
    let missed = match names.len() {
        0 if run.tally.right > 0 => trainer.tr("squares-none-missed"),
        0 => String::new(),
        _ => trainer.tr_with("squares-missed", &[("squares", names.join(", ").into())]),
    };
    let kept =
        run.options.key().is_some() && run.tally.kept(0).is_some() && !trainer.records.class_mode().get_untracked();
    view! {
        <section class="card squares-over" id="fim" tabindex="-1">
            <h1>{trainer.tr("squares-over")}</h1>
            <p class="squares-total" aria-hidden="true">
                <span>{sign(true)} {run.tally.right}</span>
                <span>{sign(false)} {run.tally.wrong}</span>
            </p>
            <p>{result(squares, &run)}</p>
            <p class="squares-missed">{missed}</p>
            <div class="actions">
                {press(trainer, "button", "squares-once-more", move || squares.start())}
                {press(trainer, "button quiet", "squares-change", move || squares.leave())}
            </div>
        </section>
        {history::card(squares, Some(kept))}
    }
    .into_any()
}
