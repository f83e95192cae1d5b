//! The page of one situation: board and clock, the three sentences, the choices, the times.

use std::cmp::Ordering;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::context::{Arbiter, scene_href, speed_id};
use super::telling::{Phase, Telling};
use super::{clock, ruling};
use crate::hands::{Hands, letter, place_of_key};
use crate::laws::Supervision;
use crate::laws::scene::{Choice, SENTENCES, Scene, SceneAnswer};
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::page::Page;
use crate::ui::projection::use_projection;
use crate::ui::reactive::once_drawn;
use crate::ui::widgets::{Button, TextLink};
use crate::ui::{browser, loader};

pub(super) fn page(page: Page, arbiter: Arbiter, scene: Scene) -> AnyView {
    let title = arbiter.title(&scene.id);
    page.set_title(&title);
    let theme = arbiter.themes.with_value(|themes| themes.get(scene.theme).map(|theme| theme.id.clone()));
    let words = format!("laws/scenes-{}", theme.unwrap_or_default());
    let ask = move || loader::fetch(arbiter.i18n.language_now(), &[words.as_str()], &[]);
    let make = move |(words, _): (Texts, Vec<String>)| Telling::new(arbiter, scene.clone(), words);
    loader::once_here(arbiter.i18n, "situations", ask, make, move |telling| untrack(|| shown(telling, title.clone())))
}

fn shown(telling: Telling, title: String) -> AnyView {
    let arbiter = telling.arbiter;
    let (id, speed, watched) =
        telling.scene.with_value(|scene| (scene.id.clone(), scene.speed, scene.supervision == Supervision::Full));
    let next = StoredValue::new(arbiter.after(&id));
    // While projecting, the presenter's keys go through the story, to what a class decides by its hands, and to the ruling.
    let projection = use_projection();
    projection.on_turn(Callback::new(move |forward: bool| match (forward, telling.phase.get_untracked()) {
        (true, Phase::Watch) if untrack(|| telling.is_told()) => telling.decide(),
        (true, Phase::Watch) => telling.step(true),
        (true, Phase::Decide | Phase::Times(_)) => telling.show(None),
        (true, Phase::Ruled(_)) => browser::click("a-seguir"),
        (false, Phase::Watch) => telling.step(false),
        (false, _) => telling.play(),
    }));
    once_drawn(move || telling.begin());
    let keys = move |event: KeyboardEvent| {
        let other = event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key();
        if other || telling.phase.get_untracked() != Phase::Decide {
            return;
        }
        let Some(place) = place_of_key(&event.key()) else { return };
        if let Some(choice) = telling.scene.with_value(|scene| scene.choices.get(place).copied()) {
            event.prevent_default();
            if untrack(|| projection.is_on()) {
                telling.hands.change(place, !event.shift_key());
            } else {
                telling.choose(choice);
            }
        }
    };
    let sentence = move |place: usize| {
        let state = move || match place.cmp(&telling.now().sentence) {
            Ordering::Greater => "to-come",
            Ordering::Equal => "now",
            Ordering::Less => "told",
        };
        view! { <li data-state=state>{telling.sentence(place)}</li> }
    };
    let face = Signal::derive(move || telling.face());
    let below = move || match telling.phase.get() {
        Phase::Watch => untrack(|| watch(telling)),
        Phase::Decide => untrack(|| decide(telling)),
        Phase::Times(choice) => untrack(|| times(telling, choice)),
        Phase::Ruled(answer) => ruling::card(telling, answer, next.get_value()),
    };
    let watched_id = if watched { "situation-watched" } else { "situation-many" };
    let case = format!("{}; {}.", arbiter.tr(&speed_id(speed)), arbiter.tr(watched_id));
    let label = Signal::stored(arbiter.tr("situation-board"));
    view! {
        <div class="play situation-play" on:keydown=keys>
            <div class="play-board">
                <Board state=telling.board announce=telling.announce label=label/>
            </div>
            <div class="play-side">
                <section class="card situation-scene">
                    <p class="situation-above"><TextLink href=scene_href(None) icon="back" text="situations"/></p>
                    <h1>{title}</h1>
                    <p class="situation-case">{case}</p>
                    {clock::view(arbiter, face)}
                    <ol class="situation-told">{(0..SENTENCES).map(sentence).collect_view()}</ol>
                </section>
                {below}
            </div>
        </div>
    }
    .into_any()
}

/// The buttons while the scene is told: stop the clock, back and forth.
fn watch(telling: Telling) -> AnyView {
    let arbiter = telling.arbiter;
    let runs = telling.scene.with_value(|scene| scene.found().running.is_some());
    let act = if runs {
        view! {
            <Button look="big situation-stop" icon="pause" text="situation-stop" on_press=move || telling.decide()/>
            <Button look="big quiet situation-leave" text="situation-leave" on_press=move || telling.leave()/>
        }
        .into_any()
    } else {
        view! { <Button look="big situation-stop" icon="law" text="situation-decide" on_press=move || telling.decide()/> }
            .into_any()
    };
    let tools = move || {
        let told = telling.is_told();
        view! {
            <Button look="small quiet" text="situation-step-back" on_press=move || telling.step(false)/>
            {(!told).then(|| view! { <Button look="small quiet" text="situation-step" on_press=move || telling.step(true)/> })}
            {told.then(|| view! { <Button look="small quiet" text="situation-replay" on_press=move || telling.play()/> })}
        }
    };
    view! {
        <section class="card situation-act" aria-label=arbiter.tr("situation-what-now")>
            <div class="situation-buttons">{act}</div>
            <div class="situation-tools">{tools}</div>
            {ruling::edition(telling)}
        </section>
    }
    .into_any()
}

fn decide(telling: Telling) -> AnyView {
    let arbiter = telling.arbiter;
    let (projection, hands) = (use_projection(), telling.hands);
    let answer = |(place, choice): (usize, Choice)| {
        let sign = letter(place).to_string();
        let name = sign.clone();
        let steps = move || projection.is_on().then(|| hands.steps(place, &name));
        view! {
            <div class="situation-answer">
                <button type="button" class="answer" data-choice=choice.name() on:click=move |_| telling.choose(choice)>
                    <span class="answer-letter" aria-hidden="true">
                        {sign}
                    </span>
                    <span>{telling.ruled(choice)}</span>
                </button>
                {steps}
            </div>
        }
    };
    let anew = move || {
        (projection.is_on() && hands.with(Hands::all) > 0)
            .then(|| view! { <Button look="small quiet" text="hands-down" on_press=move || hands.lower()/> })
    };
    let choices = telling.scene.with_value(|scene| scene.choices.clone());
    view! {
        <section class="card situation-act">
            {ruling::heading(move || arbiter.tr("situation-what-now"))}
            <p class="situation-case">{arbiter.edition(telling.edition.get_untracked())}</p>
            <div class="answers situation-answers" role="group" aria-label=arbiter.tr("situation-what-now")>
                {choices.into_iter().enumerate().map(answer).collect_view()}
            </div>
            {anew}
        </section>
    }
    .into_any()
}

fn times(telling: Telling, choice: Choice) -> AnyView {
    let arbiter = telling.arbiter;
    let done = move || telling.rule(SceneAnswer { stopped: true, choice, times: Some(telling.times.get_untracked()) });
    view! {
        <section class="card situation-act">
            {ruling::heading(move || arbiter.tr("situation-set-times"))}
            <p>{arbiter.tr("situation-set-hint")}</p>
            {clock::set(arbiter, telling.times)}
            <div class="situation-buttons">
                <Button look="big" icon="law" text="situation-times-done" on_press=done/>
                <Button look="quiet" icon="back" text="situation-other-decision" on_press=move || telling.decide()/>
            </div>
        </section>
    }
    .into_any()
}
