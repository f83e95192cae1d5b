//! The moves of the game as on a score sheet, and the buttons to walk through them.

use std::time::Duration;

use leptos::prelude::*;

use super::Play;
use crate::color::Color;
use crate::play::{Event, Session};
use crate::ui::preferences::use_preferences;
use crate::ui::widgets::Icon;

/// How long each move stays on show when the game runs by itself.
const STEP: Duration = Duration::from_millis(1600);

/// A line of the score sheet: the number, and a ply for each side if it was made.
#[derive(Clone, PartialEq)]
pub(super) struct Line {
    pub(super) number: u32,
    pub(super) plies: [Option<(usize, String)>; 2],
}

pub(super) fn lines(play: Play, letters: crate::chess::san::Letters) -> Vec<Line> {
    play.with(|session| {
        let game = &session.game;
        let mut lines: Vec<Line> = Vec::new();
        for index in 0..game.plies().len() {
            let Some(before) = game.position_at(index) else { break };
            let side = usize::from(before.turn() == Color::Black);
            if side == 0 || lines.is_empty() {
                lines.push(Line { number: before.fullmoves(), plies: [None, None] });
            }
            let mut text = game.san(index, letters).unwrap_or_default();
            // FIDE 2023 C.12: the sign of an offer of a draw.
            if game.offered_at(index) {
                text += " (=)";
            }
            if let Some(line) = lines.last_mut() {
                line.plies[side] = Some((index + 1, text));
            }
        }
        lines
    })
}

#[component]
pub(super) fn MoveList(play: Play) -> impl IntoView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let lines = Memo::new(move |_| lines(play, preferences.letters()));
    let view = move || play.with(|session| session.view);
    let list = NodeRef::<leptos::html::Div>::new();
    // The move on show is kept in sight inside the list; the page itself never moves.
    Effect::new(move |_| {
        // A card above that grows takes room from the list, so anything may push the move out of sight.
        play.session.track();
        lines.track();
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
            let (all, one) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
            if one.top() < all.top() {
                list.set_scroll_top(list.scroll_top() - (all.top() - one.top()) as i32 - 8);
            } else if one.bottom() > all.bottom() {
                list.set_scroll_top(list.scroll_top() + (one.bottom() - all.bottom()) as i32 + 8);
            }
        });
    });

    let cell = move |ply: Option<(usize, String)>| {
        let Some((index, text)) = ply else { return view! { <td class="no-move">"…"</td> }.into_any() };
        view! {
            <td>
                <button
                    class="move"
                    aria-current=move || (view() == index).then_some("step")
                    on:click=move |_| play.send(Event::Show(index))
                >
                    {text}
                </button>
            </td>
        }
        .into_any()
    };
    let row = move |line: Line| {
        let [white, black] = line.plies;
        let waits = black.is_none();
        view! {
            <tr>
                <th scope="row">{line.number}"."</th>
                {cell(white)}
                {if waits { view! { <td></td> }.into_any() } else { cell(black) }}
            </tr>
        }
    };
    let list_view = move || {
        view! {
            <div class="move-scroll" node_ref=list tabindex="0" aria-label=i18n.text("moves-title") role="region">
                <table>
                    <thead class="visually-hidden">
                        <tr>
                            <th>{i18n.text("moves-number")}</th>
                            <th>{i18n.text("white")}</th>
                            <th>{i18n.text("black")}</th>
                        </tr>
                    </thead>
                    <tbody>{move || lines.get().into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
    };
    let empty = Memo::new(move |_| lines.with(Vec::is_empty));
    view! {
        <section class="card move-list" aria-label=i18n.text("moves-title")>
            {move || {
                if empty.get() {
                    view! { <p class="quiet-text">{i18n.text("moves-none")}</p> }.into_any()
                } else {
                    list_view().into_any()
                }
            }}
        </section>
    }
}

#[component]
pub(super) fn ReplayButtons(play: Play) -> impl IntoView {
    let i18n = play.i18n;
    let at_start = Memo::new(move |_| play.with(|session| session.view == 0));
    let at_end = Memo::new(move |_| play.with(|session| session.is_live()));
    let empty = Memo::new(move |_| play.with(Session::is_untouched));
    let running = RwSignal::new(false);

    // Each step asks for the next one, so that a stop or a leave ends the walk.
    Effect::new(move |_| {
        if !running.get() {
            return;
        }
        let view = play.with(|session| session.view);
        let timer = gloo_timers::callback::Timeout::new(STEP.as_millis() as u32, move || {
            if play.session.try_with_untracked(|session| session.view) != Some(view) {
                return;
            }
            if play.session.with_untracked(|session| session.view + 1 >= session.game.plies().len()) {
                running.set(false);
            }
            play.send(Event::Forward);
        });
        let timer = StoredValue::new_local(Some(timer));
        on_cleanup(move || {
            timer.try_update_value(Option::take);
        });
    });

    let button = move |icon: &'static str, text: &'static str, off: Memo<bool>, event: fn(Play) -> Event| {
        view! {
            <button
                class="button square"
                aria-label=i18n.text(text)
                title=i18n.text(text)
                aria-disabled=move || off.get().to_string()
                on:click=move |_| {
                    running.set(false);
                    if !off.get_untracked() {
                        play.send(event(play));
                    }
                }
            >
                <Icon name=icon/>
            </button>
        }
    };
    let run_text = move || i18n.tr(if running.get() { "replay-stop" } else { "replay-run" });
    view! {
        <div class="replay" role="group" aria-label=i18n.text("replay-label")>
            {button("first", "replay-first", at_start, |_| Event::Show(0))}
            {button("back", "replay-back", at_start, |_| Event::Back)}
            <button
                class="button square"
                aria-label=run_text
                title=run_text
                aria-disabled=move || (at_end.get() && !running.get()).to_string()
                on:click=move |_| running.update(|running| *running = !*running && !at_end.get_untracked())
            >
                {move || view! { <Icon name=if running.get() { "pause" } else { "run" }/> }}
            </button>
            {button("forward", "replay-forward", at_end, |_| Event::Forward)}
            {button("last", "replay-last", at_end, |play| Event::Show(play.session.with_untracked(|s| s.game.plies().len())))}
            <button
                class="button take-back"
                aria-disabled=move || empty.get().to_string()
                on:click=move |_| {
                    running.set(false);
                    if !empty.get_untracked() {
                        play.send(Event::TakeBack);
                    }
                }
            >
                <Icon name="undo"/>
                <span>{i18n.text("play-take-back")}</span>
            </button>
        </div>
    }
}
