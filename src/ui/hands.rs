//! Hands in a class, counted for each answer: beside the answer, or in a row of letters where the answers are elsewhere.

use leptos::prelude::*;

use super::i18n::I18n;
use super::widgets::Button;
use crate::hands::{Hands, letter};

/// The letters for a class that is asked something without answers to choose from.
pub const SPOKEN: usize = 3;

/// The hands for the answers on show.
#[derive(Clone, Copy)]
pub struct HandCount {
    i18n: I18n,
    hands: RwSignal<Hands>,
}

impl HandCount {
    /// No hand is up for any of so many answers.
    pub fn new(i18n: I18n, answers: usize) -> HandCount {
        HandCount { i18n, hands: RwSignal::new(Hands::none(answers)) }
    }

    pub fn with<T>(self, read: impl FnOnce(&Hands) -> T) -> T {
        self.hands.with(read)
    }

    pub fn now(self) -> Hands {
        self.hands.get_untracked()
    }

    pub fn set(self, hands: Hands) {
        self.hands.set(hands);
    }

    pub fn change(self, place: usize, up: bool) {
        self.hands.update(|hands| hands.change(place, up));
    }

    /// Counts anew.
    pub fn lower(self) {
        self.hands.update(|hands| *hands = Hands::none(hands.answers()));
    }

    /// «B: 2 mãos no ar», also with a text in the place of the letter.
    pub fn said(self, place: usize, answer: String) -> String {
        let count = self.hands.with(|hands| hands.of(place));
        self.i18n.tr_with("hands-for", &[("letter", answer.into()), ("count", count.into())])
    }

    /// One hand fewer, how many, one more, and their share; `sign` is the letter of the answer.
    pub fn steps(self, place: usize, sign: &str) -> AnyView {
        let step = |up: bool| {
            let id = if up { "hand-more" } else { "hand-less" };
            let label = self.i18n.tr_with(id, &[("letter", sign.into())]);
            view! {
                <button type="button" class="hand-step" aria-label=label on:click=move |_| self.change(place, up)>
                    {if up { "+" } else { "−" }}
                </button>
            }
        };
        let share = move || self.hands.with(|hands| hands.share(place).map(|share| format!("{share} %")));
        view! {
            <span class="hand-count">
                {step(false)}
                <output>{move || self.hands.with(|hands| hands.of(place))}</output>
                {step(true)}
                <span class="hand-share quiet-text">{share}</span>
            </span>
        }
        .into_any()
    }

    /// A letter for each answer with its hands, and the button that begins anew.
    pub fn row(self) -> AnyView {
        let hand = move |place: usize| {
            let sign = letter(place).to_string();
            let steps = self.steps(place, &sign);
            let name = sign.clone();
            view! {
                <div class="hand" role="group" aria-label=move || self.said(place, name.clone())>
                    <b aria-hidden="true">{sign}</b>
                    {steps}
                </div>
            }
        };
        let answers = self.hands.with_untracked(Hands::answers);
        view! {
            <div class="hands" role="group" aria-label=self.i18n.tr("hands")>
                {(0..answers).map(hand).collect_view()}
                <Button look="small quiet" text="hands-down" on_press=move || self.lower()/>
            </div>
        }
        .into_any()
    }
}
