//! Ten questions one after another, and the end: the score by theme, the questions that were missed, the set's address.

use leptos::prelude::*;

use super::ask::Ask;
use super::context::{Item, Named, Questions, head, over};
use super::{board, clock, explain, options, order};
use crate::quiz::{Kind, Round};
use crate::route::Way;
use crate::ui::browser;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::series::signs;
use crate::ui::widgets::{Button, TextLink};

/// A set; without `named`, the review of what is due today.
pub(super) fn session(questions: Questions, named: Option<RwSignal<Named>>) -> AnyView {
    let asked = questions.items.with_value(|items| items.iter().map(|item| item.asked.clone()).collect());
    // After a reload, or in another language, a set goes on where it was. A review begins anew.
    let key = named.map(|named| named.get_untracked().address());
    let left = key.as_ref().and_then(|key| {
        let results = &questions.quizzer.results;
        results.with_untracked(|results| results.left(key).map(<[bool]>::to_vec))
    });
    let round = RwSignal::new(Round::resumed(asked, left.unwrap_or_default()));
    let place = memo(move || round.with(Round::place));
    let done = Callback::new(move |right: bool| {
        let asked = round.with_untracked(|round| round.current().cloned());
        if let Some(asked) = asked.filter(|_| round.try_update(|round| round.settle(right)) == Some(true)) {
            let so_far = round.with_untracked(|round| round.results().to_vec());
            questions.quizzer.answered(asked, right, key.clone().map(|key| (key, so_far, questions.len())));
        }
    });
    let next = Callback::new(move |()| {
        round.update(Round::advance);
        request_animation_frame(|| browser::focus("pergunta"));
    });
    let shown: StoredValue<Option<Ask>> = StoredValue::new(None);
    // While projecting, a key shows the answer, and then the next question.
    use_projection().on_turn(Callback::new(move |down| {
        if let Some(ask) = shown.get_value().filter(|_| down) {
            if ask.marking.with_untracked(Option::is_some) { ask.next.run(()) } else { ask.settle(&[]) }
        }
    }));
    let body = move || {
        let at = place.get();
        match questions.item(at) {
            Some(item) => {
                let (item, last) = (StoredValue::new(item), at + 1 == questions.len());
                let ask = Ask { questions, item, marking: RwSignal::new(None), done, next, last };
                shown.set_value(Some(ask));
                untrack(|| question(ask))
            }
            None => {
                shown.set_value(None);
                untrack(|| end(questions, round, named))
            }
        }
    };
    view! {
        <div class="page quiz-session">
            {standing(questions, round, named)}
            {body}
        </div>
    }
    .into_any()
}

/// «Semirrápidas», the place in the set, and a sign for each question.
fn standing(questions: Questions, round: RwSignal<Round>, named: Option<RwSignal<Named>>) -> AnyView {
    let quizzer = questions.quizzer;
    let theme = named.map(|named| named.get_untracked().theme);
    let title = theme.map_or_else(|| quizzer.tr("quiz-review"), |theme| quizzer.theme_name(theme));
    let place = move || {
        let (place, of) = round.with(|round| (round.place() + 1, round.asked().len()));
        (place <= of).then_some((place, of))
    };
    let results = move || round.with(|round| (round.results().to_vec(), round.asked().len()));
    head(quizzer, title, place, Some(signs(results)))
}

/// A question that was missed, with the right answer.
fn missed(questions: Questions, item: &Item) -> AnyView {
    view! {
        <li>
            <strong>{questions.stem(item)}</strong>
            {explain::was_right(questions, item)}
            {explain::articles(questions, item.asked.edition, &item.answer.articles)}
        </li>
    }
    .into_any()
}

fn end(questions: Questions, round: RwSignal<Round>, named: Option<RwSignal<Named>>) -> AnyView {
    let quizzer = questions.quizzer;
    request_animation_frame(|| browser::focus("fim"));
    let (right, of) = round.with_untracked(Round::score);
    let words = match of {
        0 => quizzer.tr("quiz-none"),
        _ => quizzer.tr_with("quiz-score", &[("right", right.into()), ("of", of.into())]),
    };
    let themes = round.with_untracked(Round::by_theme);
    let themes = (themes.len() > 1).then(|| {
        let row = |(theme, right, of): &(_, usize, usize)| {
            view! {
                <tr>
                    <th scope="row">{quizzer.theme_name(Some(*theme))}</th>
                    <td>{format!("{right}/{of}")}</td>
                </tr>
            }
        };
        view! {
            <table class="quiz-table">
                <caption>{quizzer.tr("quiz-by-theme")}</caption>
                <tbody>{themes.iter().map(row).collect_view()}</tbody>
            </table>
        }
    });
    let ids: Vec<String> = round.with_untracked(|round| round.missed().map(|asked| asked.id.clone()).collect());
    let list = questions.items.with_value(|items| {
        let items = items.iter().filter(|item| ids.contains(&item.asked.id));
        items.map(|item| missed(questions, item)).collect_view()
    });
    let list = (!ids.is_empty()).then(|| {
        view! {
            <section class="stack">
                <h2>{quizzer.tr("quiz-missed")}</h2>
                <ul class="quiz-missed">{list}</ul>
            </section>
        }
    });
    let same = (of > 0).then(|| {
        view! { <Button look="quiet" text="quiz-same" on_press=move || {
            round.set(Round::new(round.with_untracked(|round| round.asked().to_vec())));
            request_animation_frame(|| browser::focus("pergunta"));
        }/> }
    });
    let ways = named.map(|named| {
        let paper = Named { way: Way::Paper, ..named.get_untracked() };
        view! {
            {same}
            <TextLink href=paper.address() class="button quiet" icon="print" text="quiz-on-paper"/>
        }
    });
    let result = view! {
        {(of > 0).then(|| view! { <h2>{quizzer.tr("quiz-over")}</h2> })}
        <p class="quiz-score">{words}</p>
        {themes}
    };
    view! {
        {over(quizzer, named, result.into_any(), ways.into_any())}
        {list}
    }
    .into_any()
}

/// One question: the text, the way to answer, and then the explanation.
fn question(ask: Ask) -> AnyView {
    let item = ask.item();
    let quizzer = ask.questions.quizzer;
    let body = match item.question.kind {
        Kind::One | Kind::Several | Kind::True | Kind::Article => options::options(ask),
        Kind::Order => order::order(ask),
        Kind::Clock => clock::clock(ask),
        Kind::Board => board::asked(ask),
    };
    let look = board::shown_board(ask.questions, &item)
        .map(|board| view! { <div class="quiz-board quiz-diagram">{board}</div> });
    let class = if item.question.board.is_some() { "quiz-question has-board" } else { "quiz-question" };
    let kind = item.question.kind.name();
    view! {
        <section class=class data-kind=kind data-id=item.asked.id.clone()>
            <p class="quiz-edition">{quizzer.edition_name(item.asked.edition)}</p>
            <h2 id="pergunta" tabindex="-1" class="quiz-stem">{ask.questions.stem(&item)}</h2>
            {look}
            <p class="quiet-text quiz-how">{quizzer.tr(&format!("quiz-how-{kind}"))}</p>
            {body}
            <div class="quiz-answer" aria-live="polite">{move || explain::explain(ask)}</div>
        </section>
    }
    .into_any()
}
