//! Quem fica à frente? Two pupils with equal points and their numbers. A tap on a name answers.

use leptos::prelude::*;

use super::explain::{name, names};
use crate::random::Random;
use crate::tournament::event::Rule;
use crate::tournament::{Criterion, Riddle, Standing, riddle};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::pages::standings::{number, rule_name, say_parted};
use crate::ui::widgets::{Button, heads};

/// A question on show.
#[derive(Clone, PartialEq)]
struct Question {
    riddle: Riddle,
    /// Whether the pupil who is ahead is shown first.
    ahead_first: bool,
}

impl Question {
    /// The two rows, in the order in which they are shown.
    fn rows(&self) -> [&Standing; 2] {
        let Riddle { ahead, behind, .. } = &self.riddle;
        if self.ahead_first { [ahead, behind] } else { [behind, ahead] }
    }
}

/// A new question. The criterion that decides changes each time.
fn ask(number: usize) -> Option<Question> {
    let mut random = Random::new(browser::chance());
    let wanted = Criterion::ALL.get(number % Criterion::ALL.len()).copied().unwrap_or(Criterion::Direct);
    let riddle = riddle(wanted, |limit| random.below(limit))?;
    Some(Question { riddle, ahead_first: random.happens(1, 2) })
}

pub(super) fn card(page: Page) -> AnyView {
    let i18n = page.i18n;
    let number = RwSignal::new(0usize);
    let question = RwSignal::new(None::<Question>);
    // The pupil who was tapped.
    let answer = RwSignal::new(None::<usize>);
    let begin = move || {
        question.set(ask(number.get_untracked()));
        number.update(|number| *number += 1);
        answer.set(None);
        request_animation_frame(|| browser::focus("quem-fica"));
    };
    let again =
        move || i18n.tr(if question.with(Option::is_some) { "school-riddle-next" } else { "school-riddle-start" });
    view! {
        <div class="school-riddle no-print">
            <h3 id="quem-fica" tabindex="-1">{i18n.text("school-riddle")}</h3>
            <p>{i18n.text("school-riddle-text")}</p>
            {move || question.get().map(|asked| shown_question(page, asked, answer))}
            <div class="school-verdict" role="status">
                {move || {
                    let chosen = answer.get()?;
                    question.with(|question| question.as_ref().map(|asked| verdict(page, asked, chosen)))
                }}
            </div>
            <p class="actions"><Button text=again on_press=begin/></p>
        </div>
    }
    .into_any()
}

fn shown_question(page: Page, asked: Question, answer: RwSignal<Option<usize>>) -> AnyView {
    let i18n = page.i18n;
    let by = asked.riddle.by;
    let row = move |standing: &Standing| {
        let cell = |criterion: Criterion| {
            let decides = move || (answer.get().is_some() && criterion == by).to_string();
            view! { <td data-decides=decides>{number(standing, Some(criterion as usize))}</td> }
        };
        view! {
            <tr>
                <th scope="row">{name(standing.side)}</th>
                <td>{number(standing, None)}</td>
                {Criterion::ALL.map(cell).into_iter().collect_view()}
            </tr>
        }
    };
    let choice = move |standing: &Standing| {
        let player = standing.side;
        view! { <Button look="big quiet" text=name(player).to_string() on_press=move || answer.set(Some(player))/> }
    };
    let rows = asked.rows();
    view! {
        <div class="school-scroll" tabindex="0" role="group" aria-labelledby="quem-fica">
            <table class="school-table school-two">
                <thead>
                    <tr>
                        {heads([i18n.tr("school-name"), i18n.tr("school-points")])}
                        {heads(Criterion::ALL.map(|criterion| rule_name(page, Rule::School(criterion))))}
                    </tr>
                </thead>
                <tbody>{rows.map(row).into_iter().collect_view()}</tbody>
            </table>
        </div>
        <p class="actions">{rows.map(choice).into_iter().collect_view()}</p>
    }
    .into_any()
}

fn verdict(page: Page, asked: &Question, chosen: usize) -> AnyView {
    let i18n = page.i18n;
    let right = chosen == asked.riddle.ahead.side;
    let why = say_parted(names(page), &Criterion::ALL.map(Rule::School), &asked.riddle.ahead, &asked.riddle.behind);
    let word = if right { "school-riddle-right" } else { "school-riddle-other" };
    view! {
        <p class="school-sentence" data-right=right.to_string()>
            <strong>{i18n.text(word)}</strong>
            " "
            {why}
        </p>
    }
    .into_any()
}
