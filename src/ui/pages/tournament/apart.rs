//! Who may not meet: two names to choose, and the pairs that there are.

use leptos::prelude::*;

use super::context::{Cup, select};
use crate::tournament::event::Event;
use crate::ui::browser;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::Button;

/// The heading has the focus once a pair is gone with its button.
const HEADING: &str = "separados";

pub(super) fn card(cup: Cup) -> AnyView {
    let chosen: [RwSignal<Option<usize>>; 2] = [RwSignal::new(None), RwSignal::new(None)];
    let names = memo(move || cup.read(Event::names));
    // Somebody was struck out: what was chosen may be somebody else now.
    effect(move || {
        names.track();
        chosen.iter().for_each(|chosen| chosen.set(None));
    });
    let choice = move |at: usize, id: &'static str, label: &'static str| {
        let options = move || {
            let option = |(player, name): (usize, String)| view! { <option value=player>{name}</option> };
            names.get().into_iter().enumerate().map(option).collect_view()
        };
        select(id, cup.tr(label), options.into_any(), chosen[at])
    };
    let called = move |player: usize| names.with(|names| names.get(player).cloned()).unwrap_or_default();
    let add = move || {
        let both = chosen[0].get_untracked().zip(chosen[1].get_untracked());
        let Some((one, other)) = both.filter(|(one, other)| one != other) else {
            cup.said.set(cup.tr("cup-apart-choose"));
            return;
        };
        let values = untrack(|| [("one", called(one).into()), ("other", called(other).into())]);
        if cup.step(|event| event.keep_apart(one, other)) {
            chosen.iter().for_each(|chosen| chosen.set(None));
            cup.said.set(cup.tr_with("cup-apart-added", &values));
        }
    };
    let pairs = memo(move || cup.read(|event| event.apart.iter().map(|ban| ban.players).collect::<Vec<_>>()));
    let row = move |(at, (one, other)): (usize, (usize, usize))| {
        let values = [("one", called(one).into()), ("other", called(other).into())];
        let said = cup.tr_with("cup-apart-pair", &values);
        let label = cup.tr_with("cup-apart-remove", &values);
        let remove = move |_| {
            if cup.step(|event| event.let_meet(at)) {
                browser::focus(HEADING);
            }
        };
        view! {
            <li>
                <span>{said}</span>
                <button type="button" class="button small quiet" aria-label=label on:click=remove>
                    {cup.tr("cup-strike")}
                </button>
            </li>
        }
        .into_any()
    };
    let list = move || pairs.get().into_iter().enumerate().map(row).collect_view();
    let begun = memo(move || cup.read(Event::has_begun));
    view! {
        <section class="card cup-settings">
            <h2 id=HEADING tabindex="-1">{cup.tr("cup-apart")}</h2>
            <p>{cup.tr("cup-apart-text")}</p>
            {move || begun.get().then(|| view! { <p>{cup.tr("cup-apart-next")}</p> })}
            {choice(0, "separar-um", "cup-swap-one")}
            {choice(1, "separar-outro", "cup-apart-other")}
            <p class="actions"><Button icon="plus" text="cup-apart-add" on_press=add/></p>
            <ul class="cup-rows">{list}</ul>
        </section>
    }
    .into_any()
}
