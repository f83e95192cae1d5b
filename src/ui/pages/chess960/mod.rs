//! Xadrez 960: a start position by its number, by lot or with a die, and the way to play from it. FIDE 2023 II.2

mod context;
mod dice;
mod thrown;

use leptos::prelude::*;

use self::context::{NUMBER, Start, by_lot, number};
use self::thrown::Thrown;
use crate::board::{Coordinates, Mark, Sign, State, Tone};
use crate::chess::Position;
use crate::chess::chess960::{self, STANDARD};
use crate::figures;
use crate::site::Route;
use crate::ui::board::Board;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal::article;
use crate::ui::router::href;
use crate::ui::sending::use_sending;
use crate::ui::widgets::{Button, TextLink};

#[component]
pub fn Chess960Page() -> impl IntoView {
    let start = Start::new();
    let board = RwSignal::new(State::default());
    effect(move || {
        let places = start.thrown.with(|thrown| thrown.as_ref().map(Thrown::places).unwrap_or_default());
        board.set(State {
            coordinates: Coordinates::Outside,
            marks: places.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Dot(square))).collect(),
            ..State::diagram(figures::figures(&start.placement()))
        });
    });
    // Whoever gets the page gets this position.
    use_sending().offer(Callback::new(move |()| {
        let number = untrack(|| start.whole()).unwrap_or_else(|| start.number.get_untracked());
        format!("{}?{NUMBER}={number}", Route::Chess960.path())
    }));
    use_projection().on_turn(Callback::new(move |_| start.show(by_lot())));
    view! {
        <div class="play">
            <h1 class="visually-hidden">{start.i18n.text("menu-chess960")}</h1>
            <div class="play-board">
                <Board state=board announce=start.live label=Signal::derive(move || start.title())/>
            </div>
            <div class="play-side">
                {card(start)}
                {by_number(start)}
                {written(start)}
            </div>
        </div>
    }
    .into_any()
}

/// The number of the position on show, and what can be done with it; the die while it is thrown.
fn card(start: Start) -> AnyView {
    let is_thrown = memo(move || start.whole().is_none());
    let body = move || if is_thrown.get() { dice::throws(start) } else { position(start) };
    let die = move || (!is_thrown.get()).then(|| dice::opener(start));
    view! {
        <section class="card verdict" data-kind="turn">
            <h2>{move || start.title()}</h2>
            {body}
            <p class="verdict-actions">
                <Button look="small" icon="restart" text="chess960-lot" on_press=move || start.show(by_lot())/>
                {die}
            </p>
        </section>
    }
    .into_any()
}

fn position(start: Start) -> AnyView {
    let standard = move || (start.whole() == Some(STANDARD)).then(|| view! { <p>{start.tr("chess960-standard")}</p> });
    let play = move || {
        let position = chess960::position(start.whole()?)?;
        Some(view! {
            <p class="actions">
                <TextLink href=to_game(&position) class="button big" id=dice::PLAY icon="run" text="chess960-play"/>
            </p>
            <p class="quiet-text">{start.tr("chess960-play-text")}</p>
        })
    };
    view! {
        <p>{start.i18n.text("chess960-lead")}</p>
        {standard}
        {article(start.i18n, "II.2")}
        {play}
        {dice::lines(start)}
    }
    .into_any()
}

/// Where a game from this position begins.
fn to_game(position: &Position) -> String {
    let text = chess960::marked(position);
    format!("{}?fen={}", href(Route::Play.path()), String::from(js_sys::encode_uri_component(&text)))
}

fn by_number(start: Start) -> AnyView {
    let (text, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let asked = number(&text.get_untracked());
        wrong.set(asked.is_none());
        match asked {
            Some(number) => start.show(number),
            None => start.live.set(start.tr("chess960-no-number")),
        }
    };
    view! {
        <form class="card stack" on:submit=submit>
            <label for="numero-da-posicao">{start.i18n.text("chess960-number")}</label>
            <input
                id="numero-da-posicao"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="3"
                aria-invalid=move || wrong.get().to_string()
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button class="button">{start.i18n.text("chess960-show")}</button>
            {move || wrong.get().then(|| view! { <p class="quiet-text">{start.tr("chess960-no-number")}</p> })}
        </form>
    }
    .into_any()
}

/// The position as programs write it: the label's name, the id of the field.
const FORMS: [(&str, &str); 2] = [("X-FEN", "xfen"), ("Shredder-FEN", "shredder")];

fn written(start: Start) -> AnyView {
    let texts = move || {
        let position = chess960::position(start.whole()?)?;
        Some([position.fen(), chess960::shredder_fen(&position.setup())])
    };
    let form = |((name, id), fen): ((&'static str, &'static str), String)| {
        view! {
            <label for=id>{name}</label>
            <textarea id=id rows="2" readonly prop:value=fen></textarea>
        }
    };
    let fields = move || texts().map(|texts| FORMS.into_iter().zip(texts).map(form).collect_view());
    view! {
        <details class="card">
            <summary>{start.i18n.text("chess960-written")}</summary>
            <div class="stack">{fields}</div>
        </details>
    }
    .into_any()
}
