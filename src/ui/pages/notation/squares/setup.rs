//! Before a round: how it is played, what is due, the set for a class, how the last rounds went.

use leptos::prelude::*;

use super::{Squares, history};
use crate::drills::Kind;
use crate::drills::squares::{Field, Line, Options, Task};
use crate::random;
use crate::ui::browser;
use crate::ui::pages::notation::press;
use crate::ui::pages::notation::series::share;

/// What a field asks.
fn legend(field: Field) -> &'static str {
    match field {
        Field::Task => "squares-task",
        Field::Means => "squares-means",
        Field::Limit => "squares-limit",
        Field::Side => "squares-side",
        Field::Sight => "squares-sight",
        Field::Shown => "squares-shown",
    }
}

/// The text of a field's value.
fn text(value: &str) -> &'static str {
    match value {
        "encontrar" => "squares-find",
        "nome" => "squares-name",
        "cor" => "squares-color",
        "botoes" => "squares-buttons",
        "teclado" => "squares-typing",
        "30" => "squares-half",
        "60" => "squares-minute",
        "livre" => "squares-unlimited",
        "brancas" => "squares-white",
        "pretas" => "squares-black",
        "sorte" => "squares-random",
        "pecas" => "squares-pieces",
        "tabuleiro" => "squares-no-pieces",
        "nada" => "squares-no-board",
        "nao" => "squares-nowhere",
        "fora" => "squares-outside",
        _ => "squares-every-square",
    }
}

/// One of a field's values, as big buttons of which one is pressed in.
fn choice(squares: Squares, field: Field) -> AnyView {
    let option = move |value: &'static str| {
        let is_chosen = move || squares.options.with(|options| options.get(field)) == value;
        view! {
            <label class="choice-option">
                <input
                    type="radio"
                    name=field.name()
                    value=value
                    prop:checked=is_chosen
                    on:change=move |_| squares.change(|options| options.set(field, value))
                />
                <span>{squares.tr(text(value))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice" data-field=field.name()>
            <legend>{squares.tr(legend(field))}</legend>
            <div class="choice-options">{field.values().iter().map(|value| option(value)).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// The files or ranks in play; the last one stays.
fn lines(squares: Squares, line: Line) -> AnyView {
    let id = match line {
        Line::File => "squares-files",
        Line::Rank => "squares-ranks",
    };
    let one = move |(place, sign): (u8, char)| {
        let pressed = move || squares.options.with(|options| options.has(line, place)).to_string();
        view! {
            <button
                type="button"
                class="squares-line"
                aria-pressed=pressed
                on:click=move |_| squares.change(|options| options.turn(line, place))
            >
                {sign.to_string()}
            </button>
        }
    };
    view! {
        <fieldset class="choice" data-field=line.name()>
            <legend>{squares.tr(id)}</legend>
            <div class="squares-lines">{(0..8u8).zip(line.signs().chars()).map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

pub(super) fn ready(squares: Squares) -> AnyView {
    let trainer = squares.trainer;
    let task = Memo::new(move |_| squares.options.with(|options| options.task));
    let aim = move || {
        squares.tr(match task.get() {
            Task::Find => "squares-find-aim",
            Task::Name => "squares-name-aim",
            Task::Color => "squares-color-aim",
        })
    };
    let means = move || (task.get() == Task::Name).then(|| choice(squares, Field::Means));
    view! {
        <section class="card squares-setup">
            <h1>{trainer.kind(Kind::Squares)}</h1>
            {choice(squares, Field::Task)}
            <p class="squares-aim">{aim}</p>
            {choice(squares, Field::Limit)}
            <button type="button" class="button big" id="comecar" on:click=move |_| squares.start()>
                {squares.tr("squares-start")}
            </button>
            {move || due(squares)}
        </section>
        {move || history::card(squares, None)}
        <details class="card squares-more">
            <summary>{squares.tr("squares-more")}</summary>
            {means}
            {choice(squares, Field::Shown)}
            {choice(squares, Field::Sight)}
            {choice(squares, Field::Side)}
            {lines(squares, Line::File)}
            {lines(squares, Line::Rank)}
            <p>{press(trainer, "button quiet small", "squares-usual", move || usual(squares))}</p>
        </details>
        <details class="card squares-class" open=squares.series.get_untracked().is_some()>
            <summary>{squares.tr("squares-class")}</summary>
            {move || class(squares)}
        </details>
    }
    .into_any()
}

/// All as it was, but for the task and the means.
fn usual(squares: Squares) {
    squares.change(|options| {
        let mut usual = Options::default();
        usual.set(Field::Task, options.get(Field::Task));
        usual.set(Field::Means, options.get(Field::Means));
        *options = usual;
    });
}

/// What is due today, and that nothing is kept while a class is at work.
fn due(squares: Squares) -> AnyView {
    if squares.trainer.records.class_mode().get() {
        return view! { <p class="quiet-text">{squares.tr("squares-class-mode")}</p> }.into_any();
    }
    let names: Vec<String> = squares.due().iter().map(ToString::to_string).collect();
    if names.is_empty() || squares.series.get().is_some() {
        return ().into_any();
    }
    let text = squares.trainer.tr_with("squares-due", &[("squares", names.join(", ").into())]);
    view! { <p class="squares-due">{text}</p> }.into_any()
}

/// The same squares for everybody: the name of the set, and its address.
fn class(squares: Squares) -> AnyView {
    let trainer = squares.trainer;
    let Some(name) = squares.series.get() else {
        let make = move || {
            squares.series.set(Some(random::name_of(browser::chance())));
            squares.keep_address();
        };
        return view! {
            <p>{squares.tr("squares-class-why")}</p>
            <p>{press(trainer, "button quiet", "squares-class-make", make)}</p>
        }
        .into_any();
    };
    let leave = move || {
        squares.series.set(None);
        squares.keep_address();
    };
    // The address has the way of playing too.
    squares.options.track();
    view! {
        <p>{trainer.tr_with("squares-class-name", &[("name", name.into())])}</p>
        {share(trainer, squares.path())}
        <p>{press(trainer, "button quiet small", "squares-class-leave", leave)}</p>
    }
    .into_any()
}
