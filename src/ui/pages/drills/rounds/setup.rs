//! Before a round: how it is played, what is due, the set for a class, how the last rounds went.

use leptos::prelude::*;

use super::context::Rounds;
use super::history;
use crate::drills::squares::{Field, Line, Naming, Options, Task};
use crate::random;
use crate::ui::browser;
use crate::ui::reactive::memo;
use crate::ui::series::{ShareWords, share};
use crate::ui::widgets::{Button, RadioGroup};

/// The message for what a field asks.
fn legend(field: Field) -> &'static str {
    match field {
        Field::Task => "task",
        Field::Means => "means",
        Field::Limit => "limit",
        Field::Side => "side",
        Field::Sight => "sight",
        Field::Shown => "shown",
    }
}

/// The message for a field's value.
fn text(naming: Naming, value: &str) -> &'static str {
    match value {
        "encontrar" => "find",
        "nome" | "numero" => "name",
        "cor" => "color",
        "rio" => "river",
        "botoes" => "buttons",
        "teclado" => "typing",
        "30" => "half",
        "60" => "minute",
        "livre" => "unlimited",
        "brancas" => "white",
        "pretas" => "black",
        "sorte" => "random",
        "pecas" => "pieces",
        "tabuleiro" => "no-pieces",
        "nada" => "no-board",
        "fora" => "outside",
        "nao" if naming == Naming::Chess => "nowhere",
        "nao" => "hidden",
        _ if naming == Naming::Chess => "every-square",
        _ => "on-squares",
    }
}

/// One of a field's values.
fn choice(rounds: Rounds, field: Field) -> AnyView {
    let naming = rounds.naming;
    let label =
        move |value: &'static str| (value.to_string(), Signal::derive(move || rounds.message(text(naming, value))));
    view! {
        <RadioGroup
            name=field.name(naming)
            legend=Signal::derive(move || rounds.message(legend(field)))
            values=field.values(naming).to_vec()
            label=label
            chosen=move || rounds.options.with(|options| options.get(field))
            choose=move |value| rounds.change(|options| options.set(field, value))
        />
    }
    .into_any()
}

/// The files or ranks in play; the last one stays.
fn lines(rounds: Rounds, line: Line) -> AnyView {
    let id = match line {
        Line::File => "files",
        Line::Rank => "ranks",
    };
    let one = move |(place, sign): (u8, char)| {
        let pressed = move || rounds.options.with(|options| options.has(line, place)).to_string();
        view! {
            <button
                type="button"
                class="squares-line"
                aria-pressed=pressed
                on:click=move |_| rounds.change(|options| options.turn(line, place))
            >
                {sign.to_string()}
            </button>
        }
    };
    view! {
        <fieldset class="choice" data-field=line.name()>
            <legend>{rounds.message(id)}</legend>
            <div class="squares-lines">{(0..8u8).zip(line.signs().chars()).map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

pub(super) fn ready(rounds: Rounds) -> AnyView {
    let task = memo(move || rounds.options.with(|options| options.task));
    let aim = move || {
        rounds.message(match task.get() {
            Task::Find => "find-aim",
            Task::Name => "name-aim",
            Task::Color => "color-aim",
            Task::River => "river-aim",
        })
    };
    let (name, side, more) = match rounds.naming {
        Naming::Chess => ("drill-casas", None, more_of_chess(rounds, task)),
        Naming::Draughts => ("train-numbers", Some(choice(rounds, Field::Side)), more_of_draughts(rounds)),
    };
    view! {
        <section class="card squares-setup">
            <h1>{rounds.trainer.tr(name)}</h1>
            {choice(rounds, Field::Task)}
            <p class="squares-aim">{aim}</p>
            {choice(rounds, Field::Limit)}
            {side}
            <button type="button" class="button big" id="comecar" on:click=move |_| rounds.start()>
                {rounds.message("start")}
            </button>
            {move || due(rounds)}
        </section>
        {move || history::card(rounds, false)}
        {more}
    }
    .into_any()
}

fn more_of_chess(rounds: Rounds, task: Memo<Task>) -> AnyView {
    let means = move || (task.get() == Task::Name).then(|| choice(rounds, Field::Means));
    view! {
        <details class="card squares-more">
            <summary>{rounds.message("more")}</summary>
            {means}
            {choice(rounds, Field::Shown)}
            {choice(rounds, Field::Sight)}
            {choice(rounds, Field::Side)}
            {lines(rounds, Line::File)}
            {lines(rounds, Line::Rank)}
            <p><Button look="quiet small" text=rounds.message("usual") on_press=move || usual(rounds)/></p>
        </details>
        <details class="card squares-class" open=rounds.series.get_untracked().is_some()>
            <summary>{rounds.message("class")}</summary>
            {move || class(rounds)}
        </details>
    }
    .into_any()
}

fn more_of_draughts(rounds: Rounds) -> AnyView {
    view! {
        <details class="card squares-more" open=rounds.series.get_untracked().is_some()>
            <summary>{rounds.message("more")}</summary>
            {choice(rounds, Field::Shown)}
            {move || class(rounds)}
        </details>
    }
    .into_any()
}

/// All as it was, but for the task and the means.
fn usual(rounds: Rounds) {
    rounds.change(|options| {
        let mut usual = Options::usual(Naming::Chess);
        usual.set(Field::Task, options.get(Field::Task));
        usual.set(Field::Means, options.get(Field::Means));
        *options = usual;
    });
}

/// What is due today, and that nothing is kept while a class is at work.
fn due(rounds: Rounds) -> AnyView {
    if rounds.trainer.records.class_mode().get() {
        return view! { <p class="quiet-text">{rounds.message("class-mode")}</p> }.into_any();
    }
    let squares = rounds.due();
    if squares.is_empty() || rounds.series.get().is_some() {
        return ().into_any();
    }
    let text = rounds.message_with("due", &[("squares", rounds.listed(squares).into())]);
    view! { <p class="squares-due">{text}</p> }.into_any()
}

/// The same squares for everybody: the name of the set, and its address.
fn class(rounds: Rounds) -> AnyView {
    let name_set = move |name: Option<String>| {
        rounds.series.set(name);
        rounds.keep_address();
    };
    let Some(name) = rounds.series.get() else {
        let make = move || name_set(Some(random::name_of(browser::chance())));
        return view! {
            <p>{rounds.message("class-why")}</p>
            <p><Button look="quiet" text=rounds.message("class-make") on_press=make/></p>
        }
        .into_any();
    };
    // The address has the way of playing too.
    rounds.options.track();
    let words = ShareWords::of(|what| {
        rounds.trainer.tr(&match rounds.naming {
            Naming::Chess => format!("series-{what}"),
            Naming::Draughts => format!("train-{what}"),
        })
    });
    view! {
        <p>{rounds.message_with("class-name", &[("name", name.into())])}</p>
        {share(rounds.path(), words)}
        <p><Button look="quiet small" text=rounds.message("class-leave") on_press=move || name_set(None)/></p>
    }
    .into_any()
}
