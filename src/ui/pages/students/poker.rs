//! Mesas e lugares de póquer: the organiser says who is out and who comes late, and is told whom to seat where.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::poker_event::{Event, told};
use super::poker_setup::form;
use super::poker_tables::tables;
use super::shared::{number, tool};
use crate::poker::{Act, Done, MOST_NAME, Move, Need, PokerRecord};
use crate::ui::browser;
use crate::ui::page::Page;
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, Icon, confirm};

pub(super) fn page(page: Page) -> AnyView {
    let kept = page.records.followed();
    let event = Event { page, kept, said: RwSignal::new(String::new()) };
    let is_on = memo(move || kept.with(|kept| kept.poker.is_some()));
    let begin = move |new: PokerRecord| {
        kept.set(page.records.update(move |kept: &mut PokerRecord| *kept = new.clone()));
        event.said.set(page.tr("poker-drawn"));
        request_animation_frame(|| browser::focus("prova"));
    };
    let body = move |on: bool| if on { running(event) } else { form(page, begin) };
    tool(page, "page students poker", "poker-title", is_on, Box::new(body))
}

fn running(event: Event) -> AnyView {
    let page = event.page;
    let asked = RwSignal::new(false);
    let stands = move || {
        event.read(|poker| match poker.winner() {
            Some(winner) => page.tr_with("poker-winner", &[("who", poker.name(winner).to_string().into())]),
            None => {
                let id = if poker.is_final() { "poker-stands-final" } else { "poker-stands" };
                page.tr_with(id, &[("players", poker.count().into()), ("tables", poker.tables().len().into())])
            }
        })
    };
    let erase = move || {
        asked.set(false);
        event.kept.set(page.records.forget());
    };
    let texts = move || ["poker-new-text", "poker-new-yes", "poker-new-no"].map(|id| page.tr(id));
    view! {
        <section class="card" id="prova" tabindex="-1">
            <p><strong>{stands}</strong></p>
            <p role="status" class="poker-said">{move || event.said.get()}</p>
        </section>
        {move || need(event)}
        <div class="actions no-print">
            <button
                type="button"
                class="button quiet"
                aria-disabled=move || event.read(|poker| poker.story().is_empty()).to_string()
                on:click=move |_| event.take_back()
            >
                <Icon name="undo"/>
                <span>{page.tr("poker-undo")}</span>
            </button>
            <Button look="quiet" icon="print" text=page.tr("poker-print") on_press=browser::print/>
            <Button look="quiet" text=page.tr("poker-new") on_press=move || asked.set(true)/>
        </div>
        {tables(event)}
        {late(event)}
        {out(event)}
        {story(event)}
        {confirm("nova-prova", "poker-new-title", asked, texts, erase)}
    }
    .into_any()
}

/// What is to be done, by which number, and which tables halt until then.
fn need(event: Event) -> Option<AnyView> {
    let page = event.page;
    let (need, halted, by_rule) = event.read(|poker| (poker.need(), poker.halted(), poker.halts_by_rule()));
    let list = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let (text, article) = match need? {
        Need::Final => (page.tr("poker-need-final"), "3.10"),
        Need::Break(numbers) => {
            let values = [("count", numbers.len().into()), ("tables", list(&numbers).into())];
            (page.tr_with("poker-need-break", &values), "3.8")
        }
        Need::Balance { from, to } => {
            (page.tr_with("poker-need-balance", &[("from", from.into()), ("to", to.into())]), "3.9.1")
        }
    };
    let halts = (!halted.is_empty()).then(|| {
        let id = if by_rule { "poker-halts" } else { "poker-may-halt" };
        let text = page.tr_with(id, &[("count", halted.len().into()), ("tables", list(&halted).into())]);
        view! { <p>{text} " " {number("3.9.3")}</p> }
    });
    Some(
        view! {
            <section class="card next-step poker-need">
                <p>{text} " " {number(article)}</p>
                {halts}
                <p class="quiet-text">{page.tr("poker-need-button")}</p>
                <p class="actions">
                    <Button
                        look="big"
                        text=page.tr("poker-settle")
                        on_press=move || {
                            event.play(Act::Settle(browser::chance()));
                            browser::focus("prova");
                        }
                    />
                </p>
            </section>
        }
        .into_any(),
    )
}

/// Somebody new, as long as there is no final table.
fn late(event: Event) -> AnyView {
    let page = event.page;
    let name = RwSignal::new(String::new());
    let enter = move |submitted: SubmitEvent| {
        submitted.prevent_default();
        let name_now = crate::plain::one_line(&name.get_untracked(), MOST_NAME);
        if !name_now.is_empty() {
            event.play(Act::Late { seed: browser::chance(), name: name_now });
            name.set(String::new());
        }
    };
    let open = memo(move || event.read(|poker| !poker.is_final() && poker.winner().is_none()));
    let field = move || {
        view! {
            <form class="card students-form no-print" on:submit=enter>
                <div class="field">
                    <label for="atrasado">{page.tr("poker-late")}</label>
                    <input
                        id="atrasado"
                        autocomplete="off"
                        maxlength=MOST_NAME.to_string()
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </div>
                <p class="actions">
                    <button type="submit" class="button"><span>{page.tr("poker-late-enter")}</span></button>
                    {number("3.6")}
                </p>
            </form>
        }
        .into_any()
    };
    view! { {move || open.get().then(field)} }.into_any()
}

/// Who is out, and may enter again as long as there is no final table.
fn out(event: Event) -> AnyView {
    let page = event.page;
    (move || {
        let (names, open) = event.read(|poker| {
            let names = poker.out().into_iter().map(|player| (player, poker.name(player).to_string()));
            (names.collect::<Vec<_>>(), !poker.is_final() && poker.winner().is_none())
        });
        let row = |(player, name): (usize, String)| {
            let again = open.then(|| {
                let said = page.tr_with("poker-again-who", &[("who", name.clone().into())]);
                view! {
                    <button
                        type="button"
                        class="button small quiet no-print"
                        aria-label=said
                        on:click=move |_| {
                            event.play(Act::Again { seed: browser::chance(), player });
                            browser::focus("prova");
                        }
                    >
                        <span>{page.tr("poker-again")}</span>
                    </button>
                }
            });
            view! { <li><span>{name}</span> " " {again}</li> }
        };
        (!names.is_empty()).then(|| {
            view! {
                <section class="card">
                    <h2>{page.tr("poker-out")}</h2>
                    <p class="quiet-text no-print">{page.tr("poker-out-text")} " " {number("3.6")}</p>
                    <ul class="students-list">{names.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    })
    .into_any()
}

/// Every move with its number, the last act first.
fn story(event: Event) -> AnyView {
    let page = event.page;
    let rows = move || {
        event.read(|poker| {
            let row = |one: &Move| {
                view! { <li><span>{told(page, poker, one)}</span> " " {one.article.map(number)}</li> }.into_any()
            };
            let done = poker.story().iter().rev();
            done.flat_map(|Done { moves, .. }| moves.iter().map(row).collect::<Vec<_>>()).collect::<Vec<_>>()
        })
    };
    view! {
        <details class="card no-print">
            <summary>{page.tr("poker-story")}</summary>
            <ol class="students-list">{rows}</ol>
        </details>
    }
    .into_any()
}
