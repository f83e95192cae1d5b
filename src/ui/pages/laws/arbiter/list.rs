//! The situations by theme, with what was ruled.

use leptos::prelude::*;

use super::context::{Arbiter, scene_href, select, select_edition, speed_id};
use crate::edition::Edition;
use crate::laws::Speed;
use crate::laws::scene::{Scene, Theme};
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::widgets::Icon;

/// `unknown`: the address leads to no situation.
pub(super) fn page(page: Page, arbiter: Arbiter, unknown: bool) -> AnyView {
    page.set_title(&arbiter.tr("situations"));
    let (edition, speed) = arbiter.rulings.with_untracked(|rulings| (rulings.edition, rulings.speed));
    let mut speeds = vec![("all".to_string(), arbiter.tr("situation-all-speeds"))];
    speeds.extend(Speed::ALL.map(|speed| (speed.name().to_string(), arbiter.tr(&speed_id(speed)))));
    let choose_speed = Callback::new(move |name: String| {
        let speed = Speed::from_name(&name);
        arbiter.change(move |rulings| rulings.speed = speed);
    });
    let listed = memo(move || arbiter.rulings.with(|rulings| (rulings.edition, rulings.speed)));
    let count = move || {
        let rulings = arbiter.rulings.read();
        let ruled = |scene: &&Scene| rulings.ruled.get(&scene.id).copied().unwrap_or(false);
        let (right, all) = arbiter.scenes.with_value(|scenes| (scenes.iter().filter(ruled).count(), scenes.len()));
        arbiter.tr_with("situation-count", &[("right", right.into()), ("all", all.into())])
    };
    let groups = move || {
        let (edition, speed) = listed.get();
        let is_listed =
            |scene: &Scene| speed.is_none_or(|speed| scene.speed == speed) && scene.editions.contains(&edition);
        let group = |(place, theme): (usize, &Theme)| {
            let cards = arbiter.scenes.with_value(|scenes| {
                let here = scenes.iter().filter(|scene| scene.theme == place && is_listed(scene));
                here.map(|scene| card(arbiter, scene)).collect::<Vec<_>>()
            });
            (!cards.is_empty()).then(|| {
                view! {
                    <section class="situation-theme">
                        <h2>{arbiter.tr(&format!("situation-theme-{}", theme.id))}</h2>
                        <ol class="situation-list">{cards}</ol>
                    </section>
                }
            })
        };
        let themes = arbiter.themes;
        let groups: Vec<_> = themes.with_value(|themes| themes.iter().enumerate().filter_map(group).collect());
        if groups.is_empty() {
            view! { <p class="card">{arbiter.tr("situation-none")}</p> }.into_any()
        } else {
            groups.into_any()
        }
    };
    view! {
        <div class="page situations">
            <h1>{arbiter.tr("situations")}</h1>
            <p class="lead">{arbiter.tr("situation-lead")}</p>
            {unknown.then(|| view! { <p class="card" role="alert">{arbiter.tr("situation-unknown")}</p> })}
            <div class="situation-choices">
                {select_edition(arbiter, &Edition::JUDGED, edition, |_| ())}
                {select(
                    "ritmo",
                    arbiter.tr("situation-speed"),
                    speeds,
                    speed.map_or("all", Speed::name).to_string(),
                    choose_speed,
                )}
                <p class="situation-count" role="status">{count}</p>
            </div>
            {groups}
        </div>
    }
    .into_any()
}

fn card(arbiter: Arbiter, scene: &Scene) -> AnyView {
    let ruled = arbiter.rulings.with_untracked(|rulings| rulings.ruled.get(&scene.id).copied());
    let (icon, state, said) = match ruled {
        None => ("law", "new", "situation-new"),
        Some(true) => ("star", "right", "situation-right"),
        Some(false) => ("restart", "again", "situation-again"),
    };
    view! {
        <li>
            <a class="card situation-card" href=scene_href(Some(&scene.address)) data-state=state>
                <Icon name=icon/>
                <strong>{arbiter.title(&scene.id)}</strong>
                <span class="quiet-text">{arbiter.tr(&speed_id(scene.speed))} " · " {arbiter.tr(said)}</span>
            </a>
        </li>
    }
    .into_any()
}
