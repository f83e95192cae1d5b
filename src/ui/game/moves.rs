//! The moves as on a score sheet, and the buttons to step through them.

use leptos::html::Div;
use leptos::prelude::*;

use super::play::{Play, wait};
use super::shown::Shown;
use crate::chess::san::Letters;
use crate::color::Color;
use crate::play::{GameEvent, Played, Session};
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::Icon;

/// How long each move stays on show when the game runs by itself, ms.
const STEP: u32 = 1600;

/// A line of the score sheet: the number, and a ply for each side if it was made.
#[derive(Clone, PartialEq)]
pub struct Line {
    pub number: u32,
    pub plies: [Option<(usize, String)>; 2],
}

pub fn lines<G: Shown>(session: &Session<G>, letters: Letters) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (ply, before) in session.past().iter().enumerate() {
        let side = usize::from(G::Game::turn(before) == Color::Black);
        if side == 0 || lines.is_empty() {
            lines.push(Line { number: G::line_number(session, ply), plies: [None, None] });
        }
        if let Some(line) = lines.last_mut() {
            line.plies[side] = Some((ply + 1, G::written(session, ply, letters)));
        }
    }
    lines
}

/// Scrolls a list of moves, but never the page, to the move on show, whenever what `follow` tracks has changed.
pub fn keep_in_view(list: NodeRef<Div>, follow: impl Fn() + 'static) {
    effect(move || {
        follow();
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
}

#[component]
pub fn MoveList<G: Shown>(play: Play<G>) -> impl IntoView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let lines = memo(move || play.with(|session| lines(session, preferences.letters())));
    let view = memo(move || play.with(|session| session.view));
    let list = NodeRef::<Div>::new();
    keep_in_view(list, move || {
        // Any change may make the card above grow and push the move out of sight.
        play.session.track();
        lines.track();
    });
    let cell = move |ply: Option<(usize, String)>, missing: &'static str| {
        let Some((ply, text)) = ply else { return view! { <td class="no-move">{missing}</td> }.into_any() };
        view! {
            <td>
                <button
                    class="move"
                    aria-current=move || (view.get() == ply).then_some("step")
                    on:click=move |_| play.send(GameEvent::Show(ply))
                >
                    {text}
                </button>
            </td>
        }
        .into_any()
    };
    let row = move |line: Line| {
        let [white, black] = line.plies;
        view! {
            <tr>
                <th scope="row">{line.number}"."</th>
                {cell(white, "…")}
                {cell(black, "")}
            </tr>
        }
    };
    let [title, number, none] = G::WORDS.moves;
    let list_view = move || {
        view! {
            <div class="move-scroll" node_ref=list tabindex="0" aria-label=i18n.text(title) role="region">
                <table>
                    <thead class="visually-hidden">
                        <tr>
                            <th>{i18n.text(number)}</th>
                            <th>{i18n.text("white")}</th>
                            <th>{i18n.text("black")}</th>
                        </tr>
                    </thead>
                    <tbody>{move || lines.get().into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
    };
    let empty = memo(move || lines.with(Vec::is_empty));
    view! {
        <section class="card move-list" aria-label=i18n.text(title)>
            {move || match empty.get() {
                true => view! { <p class="quiet-text">{i18n.text(none)}</p> }.into_any(),
                false => list_view().into_any(),
            }}
        </section>
    }
    .into_any()
}

/// The buttons to step through the moves and to take one back.
#[component]
pub fn Steps<G: Shown>(
    play: Play<G>,
    /// Whether the game can run by itself.
    runs: bool,
) -> impl IntoView {
    let i18n = play.i18n;
    let [label, first, back, forward, last, take_back] = G::WORDS.steps;
    let at_start = memo(move || play.with(|session| session.view == 0));
    let at_end = memo(move || play.with(Session::is_live));
    let nothing = memo(move || play.with(|session| !session.can_take_back()));
    let running = RwSignal::new(false);
    // Each step asks for the next, so it ends with a stop or when the page is left.
    effect(move || {
        if !running.get() {
            return;
        }
        let view = play.with(|session| session.view);
        wait(STEP, move || {
            if play.session.try_with_untracked(|session| session.view) != Some(view) {
                return;
            }
            if play.peek(|session| session.view + 1 >= session.game.ply_count()) {
                running.set(false);
            }
            play.send(GameEvent::Forward);
        });
    });
    let step = move |off: Memo<bool>, event: fn(&Session<G>) -> GameEvent<G>| {
        running.set(false);
        if !off.get_untracked() {
            play.send(play.peek(event));
        }
    };
    let button =
        move |icon: &'static str, text: &'static str, off: Memo<bool>, event: fn(&Session<G>) -> GameEvent<G>| {
            view! {
                <button
                    class="button square"
                    aria-label=i18n.text(text)
                    title=i18n.text(text)
                    aria-disabled=move || off.get().to_string()
                    on:click=move |_| step(off, event)
                >
                    <Icon name=icon/>
                </button>
            }
            .into_any()
        };
    let run = move || {
        let text = move || i18n.tr(if running.get() { "replay-stop" } else { "replay-run" });
        view! {
            <button
                class="button square"
                aria-label=text
                title=text
                aria-disabled=move || (at_end.get() && !running.get()).to_string()
                on:click=move |_| running.update(|running| *running = !*running && !at_end.get_untracked())
            >
                {move || view! { <Icon name=if running.get() { "pause" } else { "run" }/> }}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="replay" role="group" aria-label=i18n.text(label)>
            {button("first", first, at_start, |_| GameEvent::Show(0))}
            {button("back", back, at_start, |_| GameEvent::Back)}
            {runs.then(run)}
            {button("forward", forward, at_end, |_| GameEvent::Forward)}
            {button("last", last, at_end, |session| GameEvent::Show(session.game.ply_count()))}
            <button
                class="button take-back"
                aria-disabled=move || nothing.get().to_string()
                on:click=move |_| step(nothing, |_| GameEvent::TakeBack)
            >
                <Icon name="undo"/>
                <span>{i18n.text(take_back)}</span>
            </button>
        </div>
    }
    .into_any()
}
