//! A duel of two at one screen: each has a half with the question, a buzzer and the answers.

use std::sync::Arc;

use leptos::prelude::*;

use super::context::{Item, Named, Questions, head, over};
use super::explain;
use super::options::on_keys;
use super::touch::{Touch, given, touches};
use crate::quiz::{Duel, Phase, Seat, Turns};
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, RadioGroup};

#[derive(Clone, Copy)]
struct Table {
    questions: Questions,
    duel: RwSignal<Duel>,
}

impl Table {
    fn item(self) -> Option<Arc<Item>> {
        self.questions.item(self.duel.with(Duel::place))
    }

    fn answer(self, seat: Seat, place: usize) {
        let Some(item) = untrack(|| self.item()) else { return };
        let touches = touches(self.questions, &item);
        if let Some(Touch { word, right, .. }) = touches.get(place) {
            self.duel.update(|duel| duel.answer(seat, word, *right, touches.len()));
        }
    }

    fn key(self, key: &str) -> bool {
        let phase = self.duel.with_untracked(|duel| duel.phase().clone());
        match (key, phase) {
            ("a" | "A", Phase::Open) => self.duel.update(|duel| duel.buzz(Seat::Left)),
            ("l" | "L", Phase::Open) => self.duel.update(|duel| duel.buzz(Seat::Right)),
            ("0", Phase::Open | Phase::Answering { .. }) => self.duel.update(Duel::give_up),
            (key, Phase::Answering { seat, .. }) => match key.as_bytes() {
                [digit @ b'1'..=b'6'] => self.answer(seat, usize::from(digit - b'1')),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

pub(super) fn duel(questions: Questions, named: RwSignal<Named>) -> AnyView {
    let quizzer = questions.quizzer;
    let table = Table { questions, duel: RwSignal::new(Duel::new(Turns::Buzzer, questions.len())) };
    on_keys(move |event| {
        if table.key(&event.key()) {
            event.prevent_default();
        }
    });
    let label = move |turns| {
        let (word, text) = match turns {
            Turns::Buzzer => ("campainha", "quiz-buzzer"),
            Turns::Alternate => ("vez", "quiz-alternate"),
        };
        (word.to_string(), quizzer.tr(text).into())
    };
    let is_over = memo(move || table.duel.with(|duel| *duel.phase() == Phase::Over));
    let asked = memo(move || table.duel.with(Duel::place));
    let body = move || match is_over.get() {
        true => untrack(|| finished(table, named)),
        false => {
            asked.get();
            untrack(|| halves(table))
        }
    };
    let place = move || {
        let (place, of) = table.duel.with(|duel| (duel.place() + 1, duel.questions()));
        (place <= of).then_some((place, of))
    };
    view! {
        <div class="page quiz-duel">
            {head(quizzer, quizzer.tr("quiz-duel"), place, None)}
            <RadioGroup
                name="vez"
                legend=quizzer.tr("quiz-turns")
                values=vec![Turns::Buzzer, Turns::Alternate]
                label=label
                chosen=move || table.duel.with(Duel::turns)
                choose=move |turns| table.duel.set(Duel::new(turns, questions.len()))
                class="quiz-turns"
                unseen_legend=true
            />
            {body}
            <p class="quiet-text quiz-rules">{quizzer.tr("quiz-duel-rules")}</p>
            <p class="quiet-text quiz-keys">{quizzer.tr("quiz-duel-keys")}</p>
        </div>
    }
    .into_any()
}

/// The name of a player: the side of the screen.
fn seat_name(questions: Questions, seat: Seat) -> String {
    questions.quizzer.tr(if seat == Seat::Left { "quiz-left" } else { "quiz-right-side" })
}

/// What the players must do, or the result.
fn said(table: Table) -> String {
    let questions = table.questions;
    let with =
        |id: &str, seat: Seat| questions.quizzer.tr_with(id, &[("name", Value::from(seat_name(questions, seat)))]);
    match table.duel.with(|duel| duel.phase().clone()) {
        Phase::Open => questions.quizzer.tr("quiz-duel-open"),
        Phase::Answering { seat, second: false } => with("quiz-duel-answers", seat),
        Phase::Answering { seat, second: true } => with("quiz-duel-second", seat),
        Phase::Shown { winner: Some(seat) } => with("quiz-duel-point", seat),
        Phase::Shown { winner: None } => questions.quizzer.tr("quiz-duel-nobody"),
        Phase::Over => String::new(),
    }
}

fn halves(table: Table) -> AnyView {
    let questions = table.questions;
    let Some(item) = table.item() else { return ().into_any() };
    let half = |seat: Seat| half(table, seat, &item);
    let last = table.duel.with_untracked(|duel| duel.place() + 1 == duel.questions());
    let shown = memo(move || table.duel.with(|duel| matches!(duel.phase(), Phase::Shown { .. })));
    let next = Callback::new(move |()| {
        table.duel.update(Duel::advance);
        request_animation_frame(|| browser::focus("pergunta"));
    });
    let answer = {
        let item = item.clone();
        move || match shown.get() {
            true => untrack(|| explain::shown(questions, &item, next, last)),
            false => {
                view! { <Button look="quiet" text="quiz-nobody" on_press=move || table.duel.update(Duel::give_up)/> }
                    .into_any()
            }
        }
    };
    view! {
        <p class="quiz-edition" id="pergunta" tabindex="-1">{questions.quizzer.edition_name(item.asked.edition)}</p>
        <p class="quiz-said" role="status">{move || said(table)}</p>
        {given(questions, &item)}
        <div class="quiz-halves">{half(Seat::Left)} {half(Seat::Right)}</div>
        <div class="quiz-answer">{answer}</div>
    }
    .into_any()
}

fn half(table: Table, seat: Seat, item: &Arc<Item>) -> AnyView {
    let questions = table.questions;
    let quizzer = questions.quizzer;
    let phase = move || table.duel.with(|duel| duel.phase().clone());
    let answers = move || matches!(phase(), Phase::Answering { seat: turn, .. } if turn == seat);
    let option = |Touch { place, sign: name, text, word, right }: Touch| {
        let state = move || {
            table.duel.with(|duel| match (duel.missed(&word), duel.phase()) {
                (_, Phase::Shown { .. }) if right => "found",
                (Some(_), _) => "wrong",
                _ => "open",
            })
        };
        let sign = {
            let state = state.clone();
            move || match state() {
                "found" => quizzer.tr("quiz-sign-right"),
                "wrong" => quizzer.tr("quiz-sign-wrong"),
                _ => String::new(),
            }
        };
        view! {
            <li>
                <button
                    type="button"
                    class="quiz-option"
                    data-state=state
                    aria-disabled=move || (!answers()).to_string()
                    on:click=move |_| table.answer(seat, place)
                >
                    <b class="quiz-letter">{name}</b>
                    <span>{text}</span>
                    <span class="quiz-sign">{sign}</span>
                </button>
            </li>
        }
    };
    let buzzer = move || {
        table.duel.with(|duel| duel.turns() == Turns::Buzzer).then(|| {
            let key = if seat == Seat::Left { "A" } else { "L" };
            view! {
                <button
                    type="button"
                    class="button big quiz-buzzer"
                    prop:disabled=move || phase() != Phase::Open
                    on:pointerdown=move |_| table.duel.update(|duel| duel.buzz(seat))
                    on:click=move |_| table.duel.update(|duel| duel.buzz(seat))
                >
                    {quizzer.tr_with("quiz-buzz", &[("key", Value::from(key))])}
                </button>
            }
        })
    };
    let name = seat_name(questions, seat);
    let score = move || table.duel.with(|duel| duel.score(seat)).to_string();
    view! {
        <section class="card quiz-half" data-seat=seat.name() data-turn=move || answers().to_string() aria-label=name.clone()>
            <p class="quiz-score-line">
                <strong>{name.clone()}</strong>
                <output>{score}</output>
            </p>
            <p class="quiz-stem">{questions.stem(item)}</p>
            {buzzer}
            <ol class="quiz-options">{touches(questions, item).into_iter().map(option).collect_view()}</ol>
        </section>
    }
    .into_any()
}

fn finished(table: Table, named: RwSignal<Named>) -> AnyView {
    let questions = table.questions;
    let quizzer = questions.quizzer;
    request_animation_frame(|| browser::focus("fim"));
    let (left, right, leader) =
        table.duel.with_untracked(|duel| (duel.score(Seat::Left), duel.score(Seat::Right), duel.leader()));
    let title = match leader {
        Some(seat) => quizzer.tr_with("quiz-duel-won", &[("name", Value::from(seat_name(questions, seat)))]),
        None => quizzer.tr("quiz-duel-drawn"),
    };
    let turns = table.duel.with_untracked(Duel::turns);
    let result = view! {
        <h2>{title}</h2>
        <p class="quiz-score">{format!("{left} : {right}")}</p>
    };
    let same = move || table.duel.set(Duel::new(turns, questions.len()));
    let same = view! { <Button look="quiet" text="quiz-same" on_press=same/> };
    over(quizzer, Some(named), result.into_any(), same.into_any())
}
