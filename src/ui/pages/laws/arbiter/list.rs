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
    page.set_title(&arbiter.tr("desk"));
    let (edition, speed) = arbiter.rulings.with_untracked(|rulings| (rulings.edition, rulings.speed));
    let mut speeds = vec![("all".to_string(), arbiter.tr("desk-all-speeds"))];
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
        arbiter.tr_with("desk-count", &[("right", right.into()), ("all", all.into())])
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
                    <section class="desk-theme">
                        <h2>{arbiter.tr(&format!("desk-theme-{}", theme.id))}</h2>
                        <ol class="desk-list">{cards}</ol>
                    </section>
                }
            })
        };
        let themes = arbiter.themes;
        let groups: Vec<_> = themes.with_value(|themes| themes.iter().enumerate().filter_map(group).collect());
        if groups.is_empty() {
            view! { <p class="card">{arbiter.tr("desk-none")}</p> }.into_any()
        } else {
            groups.into_any()
        }
    };
    view! {
        <div class="page desk">
            <h1>{arbiter.tr("desk")}</h1>
            <p class="lead">{arbiter.tr("desk-lead")}</p>
            {unknown.then(|| view! { <p class="card" role="alert">{arbiter.tr("desk-unknown")}</p> })}
            <div class="desk-choices">
                {select_edition(arbiter, &Edition::JUDGED, edition, |_| ())}
                {select(
                    "ritmo",
                    arbiter.tr("desk-speed"),
                    speeds,
                    speed.map_or("all", Speed::name).to_string(),
                    choose_speed,
                )}
                <p class="desk-count" role="status">{count}</p>
            </div>
            {groups}
        </div>
    }
    .into_any()
}

fn card(arbiter: Arbiter, scene: &Scene) -> AnyView {
    let ruled = arbiter.rulings.with_untracked(|rulings| rulings.ruled.get(&scene.id).copied());
    let (icon, state, said) = match ruled {
        None => ("law", "new", "desk-new"),
        Some(true) => ("star", "right", "desk-right"),
        Some(false) => ("restart", "again", "desk-again"),
    };
    view! {
        <li>
            <a class="card desk-card" href=scene_href(Some(&scene.address)) data-state=state>
                <Icon name=icon/>
                <strong>{arbiter.title(&scene.id)}</strong>
                <span class="quiet-text">{arbiter.tr(&speed_id(scene.speed))} " · " {arbiter.tr(said)}</span>
            </a>
        </li>
    }
    .into_any()
}
