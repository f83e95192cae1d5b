//! The ruling of a scene: the marked answer, the reason, the articles, and what other editions say.

use leptos::prelude::*;

use super::clock;
use super::context::{Arbiter, scene_href, select_edition};
use super::telling::Telling;
use crate::color::Color;
use crate::edition::Edition;
use crate::hands::Hands;
use crate::laws::Follow;
use crate::laws::scene::{Choice, Compared, RulingPart, SceneAnswer, Verdict, compare, mark, others, verdict};
use crate::route::Law;
use crate::ui::browser;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Icon};

/// Links to the articles, in the library of their edition.
fn articles(edition: Edition, numbers: &[&'static str]) -> AnyView {
    let link = |number: &&'static str| {
        view! { <a href=href(Law::Article(edition.name(), number.to_string()).path())>{*number}</a> }
    };
    numbers.iter().map(link).collect_view().into_any()
}

/// «Brancas 12:10, Pretas 12:45»; nothing where the game does not go on.
fn times(arbiter: Arbiter, right: &Verdict) -> Option<String> {
    let times = right.times?;
    let one = |side: Color| format!("{}\u{a0}{}", arbiter.name(side), clock::time(times[side]));
    Some(format!("{}, {}", one(Color::White), one(Color::Black)))
}

/// What was asked in this part, and what would have been right.
fn part(telling: Telling, part: RulingPart, right: bool, said: &Verdict) -> AnyView {
    let arbiter = telling.arbiter;
    let should = match part {
        RulingPart::Stop if said.stops == Some(false) => arbiter.tr("situation-should-leave"),
        RulingPart::Stop => arbiter.tr("situation-should-stop"),
        RulingPart::Decision => telling.ruled(said.choice),
        RulingPart::Times => times(arbiter, said).unwrap_or_default(),
        RulingPart::Position if said.choice == Choice::Correct => arbiter.tr("situation-should-go-back"),
        RulingPart::Position => arbiter.tr("situation-should-stay"),
    };
    let name = format!("situation-part-{}", part.name());
    view! {
        <li data-part=part.name() data-right=right.to_string()>
            {clock::tick(arbiter, right)}
            <span>
                <b>{arbiter.tr(&name)}</b>
                ": "
                {should}
            </span>
        </li>
    }
    .into_any()
}

pub(super) fn card(telling: Telling, answer: Option<SceneAnswer>, next: Option<String>) -> AnyView {
    let arbiter = telling.arbiter;
    let here = telling.edition.get();
    let Some(said) = telling.verdict() else { return ().into_any() };
    let marks = answer.map(|answer| mark(&said, &answer));
    let all = marks.as_ref().map(|marks| marks.all_right());
    let title = match all {
        Some(true) => "situation-all-right",
        Some(false) => "situation-not-all",
        None => "situation-how",
    };
    let parts = marks.map(|marks| {
        let rows = marks.0.into_iter().map(|(which, right)| part(telling, which, right, &said)).collect_view();
        view! { <ul class="situation-parts">{rows}</ul> }
    });
    // What the class has decided by its hands.
    let choices = telling.scene.with_value(|scene| scene.choices.clone());
    let voted = (telling.hands.with(Hands::all) > 0).then(|| {
        let row = |(place, choice): (usize, Choice)| {
            let right = choice == said.choice;
            view! {
                <li data-right=right.to_string()>
                    {clock::tick(arbiter, right)}
                    <span>{telling.hands.said(place, telling.ruled(choice))}</span>
                </li>
            }
        };
        view! {
            <ul class="situation-parts situation-voted" aria-label=arbiter.tr("hands")>
                {choices.into_iter().enumerate().map(row).collect_view()}
            </ul>
        }
    });
    let shown_times = times(arbiter, &said).map(|times| {
        view! {
            <p>
                <b>{arbiter.tr("situation-part-times")}</b>
                ": "
                {times}
            </p>
        }
    });
    let turn = said.next.map(|side| view! { <p>{arbiter.tr(&format!("situation-{}-plays", side.name()))}</p> });
    let (table, first) = telling.scene.with_value(|scene| {
        let first = scene.editions.first().and_then(|edition| verdict(scene, *edition));
        (others(scene, here), first)
    });
    let follow = |follow: &Follow| view! { <p>{arbiter.tr(&format!("follows-{}", follow.name()))}</p> };
    let follows = said.judgement.follows.iter().map(follow).collect_view();
    // The explanation holds for the first edition of the scene.
    let why = (compare(first.as_ref(), Some(&said)) == Compared::Same)
        .then(|| view! { <p class="situation-why">{telling.told(".why")}</p> });
    let row = |(other, compared, there): (Edition, Compared, Option<Verdict>)| {
        let (state, word, icon) = match compared {
            Compared::Same => ("same", "situation-same", "check"),
            Compared::Other => ("other", "situation-other", "flip"),
            Compared::Silent => ("silent", "situation-silent", "more"),
        };
        let said = there.as_ref().map(|there| {
            let hands_off = (there.stops == Some(false)).then(|| format!("{}. ", arbiter.tr("situation-should-leave")));
            let times = times(arbiter, there).map(|times| format!("; {times}")).unwrap_or_default();
            let reason = arbiter.tr(&format!("reason-{}", there.judgement.reason));
            format!("{}{}{times}. {reason}", hands_off.unwrap_or_default(), telling.ruled(there.choice))
        });
        let links = there.as_ref().map(|there| articles(other, &there.judgement.articles));
        view! {
            <tr data-state=state>
                <th scope="row">{arbiter.edition(other)}</th>
                <td>
                    <span class="situation-compared">
                        <Icon name=icon/>
                        <b>{arbiter.tr(word)}</b>
                    </span>
                    {said.map(|said| view! { <span class="situation-compared-said">{said}</span> })}
                    <span class="situation-articles">{links}</span>
                </td>
            </tr>
        }
        .into_any()
    };
    let toggle = view! { <Button look="small quiet" text="situation-show-found" on_press=move || {
        telling.as_found.update(|found| *found = !*found);
    }/> };
    let ways = move || {
        let text = if telling.as_found.get() { "situation-board-found" } else { "situation-board-right" };
        view! { <p class="quiet-text" role="status">{arbiter.tr(text)}</p> }
    };
    let on = next.map(|next| {
        view! {
            <a id="a-seguir" class="button big" href=scene_href(Some(&next))>
                <span>{arbiter.tr("situation-next")}</span>
                <Icon name="forward"/>
            </a>
        }
    });
    view! {
        <section class="card situation-act situation-ruling" data-all=all.map(|all| all.to_string())>
            {heading(move || arbiter.tr(title))}
            {parts}
            {voted}
            <div class="situation-law">
                <p class="situation-decision">
                    <b>{telling.ruled(said.choice)}</b>
                </p>
                {shown_times}
                {turn}
                <p>{arbiter.tr(&format!("reason-{}", said.judgement.reason))}</p>
                {follows}
                {why}
                <p class="situation-articles">
                    <Icon name="law"/>
                    <span>{arbiter.edition(here)}</span>
                    {articles(here, &said.judgement.articles)}
                </p>
            </div>
            {edition(telling)}
            <div class="situation-tools">
                {toggle}
                {ways}
            </div>
            <div class="situation-buttons">
                {on}
                <Button look="quiet" text="situation-again-now" on_press=move || telling.play()/>
            </div>
            <table class="situation-table">
                <caption>{arbiter.tr("situation-elsewhere")}</caption>
                <tbody>{table.into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// Chooses the edition among those in which this is asked.
pub(super) fn edition(telling: Telling) -> AnyView {
    let editions = telling.scene.with_value(|scene| scene.editions.clone());
    select_edition(telling.arbiter, &editions, telling.edition.get_untracked(), move |edition| {
        telling.edition.set(edition);
        // The ruling is drawn again with the choice, which gets the focus back.
        request_animation_frame(|| browser::focus("edicao"));
    })
}

/// The heading that gets the focus.
pub(super) fn heading(text: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    let text = Signal::derive(text);
    view! {
        <h2 id="arbitragem" tabindex="-1">
            {text}
        </h2>
    }
    .into_any()
}
