//! One situation on the page: board and clock, the three sentences, the clock to stop, the choices, the times.

use leptos::prelude::*;
use leptos::{ev, html};

use super::stage::{Phase, Stage};
use super::{Desk, clock, edition_id, ruling, scene_href, select, speed_id, words_of};
use crate::edition::Edition;
use crate::laws::Supervision;
use crate::laws::scene::{Answer, Choice, SENTENCES, Scene};
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::loader;
use crate::ui::page::Page;
use crate::ui::projection::use_projection;
use crate::ui::widgets::{Button, Icon};

pub(super) fn page(page: Page, desk: Desk, scene: Scene) -> AnyView {
    let title = desk.title(&scene.id);
    page.set_title(&title);
    let theme = desk.themes.with_value(|themes| themes.get(scene.theme).map(|theme| theme.id.clone()));
    let ask = move || {
        let (language, theme) = (desk.i18n.language_now(), theme.clone().unwrap_or_default());
        async move { words_of(language, &theme).await }
    };
    let make = move |words| Stage::new(desk, scene.clone(), words);
    loader::once_here(desk.i18n, "desk", ask, make, move |stage| untrack(|| shown(stage, title.clone())))
}

fn shown(stage: Stage, title: String) -> AnyView {
    let desk = stage.desk;
    let (id, speed, watched) =
        stage.scene.with_value(|scene| (scene.id.clone(), scene.speed, scene.supervision == Supervision::Full));
    let next = StoredValue::new(desk.after(&id));
    use_projection().on_turn(Callback::new(move |forward: bool| match (forward, stage.phase.get_untracked()) {
        (true, Phase::Watch) if untrack(|| stage.is_told()) => stage.reveal(),
        (true, Phase::Watch) => stage.step(true),
        (true, Phase::Decide | Phase::Times(_)) => stage.reveal(),
        (true, Phase::Ruled(_)) => browser::click("a-seguir"),
        (false, Phase::Watch) => stage.step(false),
        (false, _) => stage.play(),
    }));
    request_animation_frame(move || {
        if !stage.phase.is_disposed() {
            stage.play();
        }
    });
    let keys = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || stage.phase.get_untracked() != Phase::Decide {
            return;
        }
        let place = match event.key().as_bytes() {
            [digit @ b'1'..=b'9'] => usize::from(digit - b'1'),
            [letter @ b'a'..=b'f'] => usize::from(letter - b'a'),
            _ => return,
        };
        if let Some(choice) = stage.scene.with_value(|scene| scene.choices.get(place).copied()) {
            event.prevent_default();
            stage.choose(choice);
        }
    };
    let sentence = move |place: usize| {
        let state = move || {
            let now = stage.now().sentence;
            if place > now {
                "to-come"
            } else if place == now {
                "now"
            } else {
                "told"
            }
        };
        view! { <li data-state=state>{stage.sentence(place)}</li> }
    };
    let face = Signal::derive(move || stage.face());
    let below = move || match stage.phase.get() {
        Phase::Watch => untrack(|| watch(stage)),
        Phase::Decide => untrack(|| decide(stage)),
        Phase::Times(choice) => untrack(|| times(stage, choice)),
        Phase::Ruled(answer) => ruling::card(stage, answer, next.get_value()),
    };
    let watched_id = if watched { "desk-watched" } else { "desk-many" };
    let case = format!("{}; {}.", desk.tr(speed_id(speed)), desk.tr(watched_id));
    let label = Signal::stored(desk.tr("desk-board"));
    html::div()
        .class("play desk-play")
        .on(ev::keydown, keys)
        .child((
            view! {
                <div class="play-board">
                    <Board state=stage.board announce=stage.announce label=label/>
                </div>
            },
            view! {
                <div class="play-side">
                    <section class="card desk-scene">
                        <p class="desk-above">
                            <a href=scene_href(None)>
                                <Icon name="back"/>
                                <span>{desk.tr("desk")}</span>
                            </a>
                        </p>
                        <h1>{title}</h1>
                        <p class="desk-case">{case}</p>
                        {clock::view(desk, face)}
                        <ol class="desk-told">{(0..SENTENCES).map(sentence).collect_view()}</ol>
                    </section>
                    {below}
                </div>
            },
        ))
        .into_any()
}

/// The way back and forth, and the clock to be stopped.
fn watch(stage: Stage) -> AnyView {
    let desk = stage.desk;
    let (found, editions) = stage.scene.with_value(|scene| (scene.found(), scene.editions.clone()));
    let act = if found.running.is_some() {
        view! {
            <Button look="big desk-stop" icon="pause" text="desk-stop" on_press=move || stage.decide()/>
            <Button look="big quiet desk-leave" text="desk-leave" on_press=move || stage.leave()/>
        }
        .into_any()
    } else {
        view! { <Button look="big desk-stop" icon="law" text="desk-decide" on_press=move || stage.decide()/> }
            .into_any()
    };
    let tools = move || {
        let told = stage.is_told();
        view! {
            <Button look="small quiet" text="desk-step-back" on_press=move || stage.step(false)/>
            {(!told).then(|| view! { <Button look="small quiet" text="desk-step" on_press=move || stage.step(true)/> })}
            {told.then(|| view! { <Button look="small quiet" text="desk-replay" on_press=move || stage.play()/> })}
        }
    };
    view! {
        <section class="card desk-act" aria-label=desk.tr("desk-what-now")>
            <div class="desk-buttons">{act}</div>
            <div class="desk-tools">{tools}</div>
            {edition(stage, editions)}
        </section>
    }
    .into_any()
}

/// The edition that rules, of those in which this is asked.
pub(super) fn edition(stage: Stage, editions: Vec<Edition>) -> AnyView {
    let desk = stage.desk;
    let options =
        editions.into_iter().map(|edition| (edition.name().to_string(), desk.tr(edition_id(edition)))).collect();
    let choose = Callback::new(move |name: String| {
        if let Some(edition) = Edition::from_name(&name) {
            stage.edition.set(edition);
            desk.change(move |rulings| rulings.edition = edition);
            // The ruling is drawn anew, and the choice with it.
            request_animation_frame(|| browser::focus("edicao"));
        }
    });
    select("edicao", desk.tr("desk-edition"), options, stage.edition.get_untracked().name().to_string(), choose)
}

/// The heading that the reading place comes to.
pub(super) fn heading(text: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    let text = Signal::derive(text);
    view! {
        <h2 id="arbitragem" tabindex="-1">
            {text}
        </h2>
    }
    .into_any()
}

/// «Perdem as Brancas»
pub(super) fn ruled(stage: Stage, choice: Choice) -> String {
    let player = stage.scene.with_value(|scene| scene.player);
    let id = format!("ruled-{}", choice.name());
    stage.desk.i18n.tr_with(&id, &[("player", stage.desk.side(player).into())])
}

fn decide(stage: Stage) -> AnyView {
    let desk = stage.desk;
    let answer = |(place, choice): (usize, Choice)| {
        let letter = char::from(b'A'.saturating_add(u8::try_from(place).unwrap_or_default()));
        view! {
            <button type="button" class="answer" data-choice=choice.name() on:click=move |_| stage.choose(choice)>
                <span class="answer-letter" aria-hidden="true">
                    {letter.to_string()}
                </span>
                <span>{ruled(stage, choice)}</span>
            </button>
        }
    };
    let choices = stage.scene.with_value(|scene| scene.choices.clone());
    view! {
        <section class="card desk-act">
            {heading(move || desk.tr("desk-what-now"))}
            <p class="desk-case">{desk.tr(edition_id(stage.edition.get_untracked()))}</p>
            <div class="answers desk-answers" role="group" aria-label=desk.tr("desk-what-now")>
                {choices.into_iter().enumerate().map(answer).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

fn times(stage: Stage, choice: Choice) -> AnyView {
    let desk = stage.desk;
    let done = move || {
        stage.rule(Answer { stopped: true, choice, times: Some(stage.times.get_untracked()) });
    };
    view! {
        <section class="card desk-act">
            {heading(move || desk.tr("desk-set-times"))}
            <p>{desk.tr("desk-set-hint")}</p>
            {clock::set(desk, stage.times)}
            <div class="desk-buttons">
                <Button look="big" icon="law" text="desk-times-done" on_press=done/>
                <Button look="quiet" icon="back" text="desk-other-decision" on_press=move || stage.decide()/>
            </div>
        </section>
    }
    .into_any()
}
