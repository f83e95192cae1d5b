//! Beside the board of numbers: how a round is played, the round itself, how it went, and the wall.

use leptos::prelude::*;

use super::numbers::{Numbers, name};
use super::press;
use super::series::share;
use crate::drills::draughts::numbers::{Event, Field, Run, Task, Wall};
use crate::drills::squares::{Limit, score};
use crate::random;
use crate::ui::browser;
use crate::ui::widgets::worded;

/// In the last ten seconds the clock looks as if it were in a hurry.
const HURRY: u64 = 10_000;

/// A tick or a cross: right or wrong by its shape.
fn sign(right: bool) -> AnyView {
    let path = if right { "M4 13l5 5L20 6" } else { "M6 6l12 12M18 6L6 18" };
    let class = if right { "squares-sign right" } else { "squares-sign wrong" };
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
    .into_any()
}

fn title(task: Task) -> &'static str {
    match task {
        Task::Find => "numbers-find-title",
        Task::Name => "numbers-name-title",
        Task::River => "numbers-river-title",
    }
}

/// What a field asks.
fn legend(field: Field) -> &'static str {
    match field {
        Field::Task => "numbers-task",
        Field::Limit => "numbers-limit",
        Field::Side => "numbers-side",
        Field::Shown => "numbers-shown",
    }
}

/// The text of a field's value.
fn text(value: &str) -> &'static str {
    match value {
        "encontrar" => "numbers-find",
        "numero" => "numbers-name",
        "rio" => "numbers-river",
        "30" => "numbers-half",
        "60" => "numbers-minute",
        "livre" => "numbers-unlimited",
        "brancas" => "numbers-white",
        "pretas" => "numbers-black",
        "sorte" => "numbers-random",
        "nao" => "numbers-hidden",
        _ => "numbers-on-squares",
    }
}

/// One of a field's values, as big buttons of which one is pressed in.
fn choice(numbers: Numbers, field: Field) -> AnyView {
    let option = move |value: &'static str| {
        let is_chosen = move || numbers.options.with(|options| options.get(field)) == value;
        view! {
            <label class="choice-option">
                <input
                    type="radio"
                    name=field.name()
                    value=value
                    prop:checked=is_chosen
                    on:change=move |_| numbers.change(field, value)
                />
                <span>{numbers.tr(text(value))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice" data-field=field.name()>
            <legend>{numbers.tr(legend(field))}</legend>
            <div class="choice-options">{field.values().iter().map(|value| option(value)).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

pub(super) fn ready(numbers: Numbers) -> AnyView {
    let trainer = numbers.trainer;
    let task = Memo::new(move |_| numbers.options.with(|options| options.task));
    let aim = move || {
        numbers.tr(match task.get() {
            Task::Find => "numbers-find-aim",
            Task::Name => "numbers-name-aim",
            Task::River => "numbers-river-aim",
        })
    };
    view! {
        <section class="card squares-setup">
            <h1>{trainer.tr("train-numbers")}</h1>
            {choice(numbers, Field::Task)}
            <p class="squares-aim">{aim}</p>
            {choice(numbers, Field::Limit)}
            {choice(numbers, Field::Side)}
            <button type="button" class="button big" id="comecar" on:click=move |_| numbers.start()>
                {numbers.tr("numbers-start")}
            </button>
            {move || due(numbers)}
        </section>
        {move || best(numbers)}
        <details class="card squares-more" open=numbers.series.get_untracked().is_some()>
            <summary>{numbers.tr("numbers-more")}</summary>
            {choice(numbers, Field::Shown)}
            {move || class(numbers)}
        </details>
    }
    .into_any()
}

/// What is due today, and that nothing is kept while a class is at work.
fn due(numbers: Numbers) -> AnyView {
    if numbers.trainer.room.records.class_mode().get() {
        return view! { <p class="quiet-text">{numbers.tr("numbers-class-mode")}</p> }.into_any();
    }
    let names: Vec<String> = numbers.due().into_iter().map(name).collect();
    if names.is_empty() || numbers.series.get().is_some() {
        return ().into_any();
    }
    let text = numbers.trainer.tr_with("numbers-due", &[("squares", names.join(", ").into())]);
    view! { <p class="squares-due">{text}</p> }.into_any()
}

/// The same squares for everybody: the name of the set, and its address.
fn class(numbers: Numbers) -> AnyView {
    let trainer = numbers.trainer;
    let Some(name) = numbers.series.get() else {
        let make = move || {
            numbers.series.set(Some(random::name_of(browser::chance())));
            numbers.keep_address();
        };
        return view! {
            <p>{numbers.tr("numbers-class-why")}</p>
            <p>{press(trainer, "button quiet", "numbers-class-make", make)}</p>
        }
        .into_any();
    };
    let leave = move || {
        numbers.series.set(None);
        numbers.keep_address();
    };
    // The address has the way of playing too.
    numbers.options.track();
    view! {
        <p>{trainer.tr_with("numbers-class-name", &[("name", name.into())])}</p>
        {share(trainer, numbers.path())}
        <p>{press(trainer, "button quiet small", "numbers-class-leave", leave)}</p>
    }
    .into_any()
}

/// With decimals as the language writes them: `134` tenths are `13,4`.
fn tenths(numbers: Numbers, tenths: u32) -> String {
    format!("{}{}{}", tenths / 10, numbers.tr("numbers-decimal").trim(), tenths % 10)
}

/// The best and the last of the rounds played in this way.
fn best(numbers: Numbers) -> AnyView {
    let (key, limit) = numbers.options.with(|options| (options.key(), options.limit));
    let Some(key) = key else {
        return view! { <p class="card quiet-text">{numbers.tr("numbers-not-kept")}</p> }.into_any();
    };
    let scores: Vec<u32> = numbers
        .trainer
        .training
        .with(|training| training.rounds(&key).iter().map(|round| score(round, limit)).collect());
    let (Some(best), Some(last)) = (scores.iter().max(), scores.last()) else { return ().into_any() };
    // Whole squares are whole numbers; a rate has tenths.
    let number = |value: u32| match limit {
        Limit::None => tenths(numbers, value),
        Limit::Half | Limit::Minute => (value / 10).to_string(),
    };
    let values = [("count", scores.len().into()), ("best", number(*best).into()), ("last", number(*last).into())];
    let id = if limit == Limit::None { "numbers-best-rate" } else { "numbers-best" };
    view! { <p class="card squares-best">{numbers.trainer.tr_with(id, &values)}</p> }.into_any()
}

fn with_run<T: Default>(numbers: Numbers, read: impl FnOnce(&Run) -> T) -> T {
    numbers.run.with(|run| run.as_ref().map(read)).unwrap_or_default()
}

pub(super) fn running(numbers: Numbers) -> AnyView {
    let task = numbers.options.with_untracked(|options| options.task);
    let verdict = Memo::new(move |_| with_run(numbers, |run| run.last));
    let mark = move || match verdict.get() {
        None => "none",
        Some(given) if given.right => "right",
        Some(_) => "wrong",
    };
    let said = move || {
        let given = verdict.get()?;
        let words = if given.right { numbers.tr("numbers-right") } else { numbers.wrong(given, false) };
        Some(view! {
            {sign(given.right)}
            <span>{words}</span>
        })
    };
    let left = Memo::new(move |_| {
        let now = numbers.now.get();
        with_run(numbers, |run| run.tally.left(now))
    });
    let hurry = move || left.get().is_some_and(|left| left <= HURRY).to_string();
    // A tenth that has begun is still there.
    let clock = move || left.get().map(|left| tenths(numbers, left.div_ceil(100) as u32));
    let score = move || with_run(numbers, |run| (run.tally.right, run.tally.wrong));
    let target = move || match task {
        Task::Find => with_run(numbers, |run| name(run.current)),
        Task::Name => Some(numbers.typed.get()).filter(|typed| !typed.is_empty()).unwrap_or_else(|| "?".to_string()),
        Task::River => format!("{}/8", with_run(numbers, |run| run.found.len())),
    };
    let pad = (task == Task::Name).then(|| choices(numbers));
    view! {
        <section class="card squares-strip" data-mark=mark>
            <h1>{numbers.tr(title(task))}</h1>
            <div class="squares-line-up">
                <p class="squares-target">{target}</p>
                <p class="squares-clock" role="timer" data-hurry=hurry>
                    {clock}
                </p>
                <p class="squares-score">
                    <span>{sign(true)}<span class="visually-hidden">{numbers.tr("numbers-count-right")}</span> {move || score().0}</span>
                    <span>{sign(false)}<span class="visually-hidden">{numbers.tr("numbers-count-wrong")}</span> {move || score().1}</span>
                </p>
                {press(numbers.trainer, "button quiet small squares-stop", "numbers-stop", move || numbers.step(Event::Stop))}
            </div>
            <p class="squares-said">{said}</p>
        </section>
        {pad}
    }
    .into_any()
}

/// Four numbers, one of which is right.
fn choices(numbers: Numbers) -> AnyView {
    let all = Memo::new(move |_| with_run(numbers, |run| run.choices.to_vec()));
    let key = move |place: usize| {
        let number = move || all.with(|all| all.get(place).copied().unwrap_or_default());
        view! {
            <button type="button" class="squares-key" on:click=move |_| numbers.number(untrack(number))>
                {number}
            </button>
        }
    };
    view! {
        <div class="squares-keys" role="group" aria-label=numbers.tr("numbers-keys") tabindex="-1" data-answer="">
            {(0..4).map(key).collect_view()}
        </div>
    }
    .into_any()
}

/// How the round went, in a breath.
pub(super) fn result(numbers: Numbers, run: &Run) -> String {
    numbers.trainer.tr_with("numbers-result", &[("right", run.tally.right.into()), ("wrong", run.tally.wrong.into())])
}

pub(super) fn over(numbers: Numbers) -> AnyView {
    let trainer = numbers.trainer;
    let Some(run) = numbers.run.get_untracked() else { return ().into_any() };
    let names: Vec<String> = run.tally.missed.iter().copied().map(name).collect();
    let missed = match names.len() {
        0 if run.tally.right > 0 && run.tally.wrong == 0 => trainer.tr("numbers-none-missed"),
        0 => String::new(),
        _ => trainer.tr_with("numbers-missed", &[("squares", names.join(", ").into())]),
    };
    view! {
        <section class="card squares-over" id="fim" tabindex="-1">
            <h1>{trainer.tr("numbers-over")}</h1>
            <p class="squares-total" aria-hidden="true">
                <span>{sign(true)} {run.tally.right}</span>
                <span>{sign(false)} {run.tally.wrong}</span>
            </p>
            <p>{result(numbers, &run)}</p>
            <p class="squares-missed">{missed}</p>
            <div class="actions">
                {press(trainer, "button", "numbers-once-more", move || numbers.start())}
                {press(trainer, "button quiet", "numbers-change", move || numbers.leave())}
            </div>
        </section>
        {best(numbers)}
    }
    .into_any()
}

/// On the projector: one square at a time, huge, its answer hidden until a key.
pub(super) fn wall(numbers: Numbers) -> AnyView {
    let read =
        move |of: fn(&Wall) -> String| move || numbers.wall.with(|wall| wall.as_ref().map(of)).unwrap_or_default();
    let huge = |wall: &Wall| match (wall.options.task, wall.square()) {
        (Task::River, _) => "1–32".to_string(),
        (task, Some(square)) if task == Task::Find || wall.revealed => name(square),
        _ => "?".to_string(),
    };
    let heading = move || numbers.tr(title(numbers.options.with(|options| options.task)));
    let revealed = move || numbers.wall.with(|wall| wall.as_ref().is_some_and(|wall| wall.revealed));
    let on = move || numbers.tr(if revealed() { "numbers-wall-next" } else { "train-show" });
    view! {
        <section class="card squares-wall" data-revealed=move || revealed().to_string()>
            <h1>{heading}</h1>
            <p class="squares-huge">{read(huge)}</p>
            {worded("button", on, move || numbers.turn(true))}
        </section>
    }
    .into_any()
}
