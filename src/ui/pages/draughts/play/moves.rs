//! The moves as PDN numbers them, the way through them, and the help that is asked for.

use leptos::prelude::*;

use super::Play;
use crate::color::Color;
use crate::play::draughts::{Event, Session};
use crate::ui::widgets::{Icon, button};

/// A line of the list: the number, and a ply for each side if it was made.
#[derive(Clone, PartialEq)]
pub(super) struct Line {
    number: usize,
    plies: [Option<(usize, String)>; 2],
}

impl Line {
    pub(super) fn texts(self) -> (usize, [Option<String>; 2]) {
        (self.number, self.plies.map(|ply| ply.map(|(_, text)| text)))
    }
}

pub(super) fn lines(session: &Session) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, m) in session.game.plies().iter().enumerate() {
        let Some(before) = session.game.position_at(index) else { break };
        let side = usize::from(before.turn() == Color::Black);
        if side == 0 || lines.is_empty() {
            lines.push(Line { number: lines.len() + 1, plies: [None, None] });
        }
        let text = session.written(before, *m);
        if let Some(line) = lines.last_mut() {
            line.plies[side] = Some((index + 1, text));
        }
    }
    lines
}

pub(super) fn list(play: Play) -> AnyView {
    let i18n = play.i18n;
    let lines = Memo::new(move |_| play.with(lines));
    let view = Memo::new(move |_| play.with(|session| session.view));
    let list = NodeRef::<leptos::html::Div>::new();
    // The move on show is kept in sight inside the list; the page itself never moves.
    Effect::new(move |_| {
        play.session.track();
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
    let cell = move |ply: Option<(usize, String)>, missing: &'static str| {
        let Some((index, text)) = ply else { return view! { <td class="no-move">{missing}</td> }.into_any() };
        view! {
            <td>
                <button
                    class="move"
                    aria-current=move || (view.get() == index).then_some("step")
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
        view! {
            <tr>
                <th scope="row">{line.number}"."</th>
                {cell(white, "…")}
                {cell(black, "")}
            </tr>
        }
    };
    let body = move || {
        let lines = lines.get();
        if lines.is_empty() {
            return view! { <p class="quiet-text">{i18n.text("damas-moves-none")}</p> }.into_any();
        }
        view! {
            <div class="move-scroll" node_ref=list tabindex="0" aria-label=i18n.text("damas-moves") role="region">
                <table>
                    <thead class="visually-hidden">
                        <tr>
                            <th>{i18n.text("damas-moves-number")}</th>
                            <th>{i18n.text("white")}</th>
                            <th>{i18n.text("black")}</th>
                        </tr>
                    </thead>
                    <tbody>{lines.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any()
    };
    view! {
        <section class="card move-list" aria-label=i18n.text("damas-moves")>
            {body}
        </section>
    }
    .into_any()
}

/// The help that is asked for, next to the board on a phone, and the way through the moves.
pub(super) fn tools(play: Play) -> AnyView {
    let i18n = play.i18n;
    let at_start = Memo::new(move |_| play.with(|session| session.view == 0));
    let at_end = Memo::new(move |_| play.with(Session::is_live));
    let nothing = Memo::new(move |_| play.with(|session| !session.can_take_back()));
    let step = move |icon: &'static str, text: &'static str, off: Memo<bool>, event: fn(&Session) -> Event| {
        view! {
            <button
                class="button square"
                aria-label=i18n.text(text)
                title=i18n.text(text)
                aria-disabled=move || off.get().to_string()
                on:click=move |_| {
                    if !off.get_untracked() {
                        play.send(play.peek(event));
                    }
                }
            >
                <Icon name=icon/>
            </button>
        }
        .into_any()
    };
    let take_back = move |_| {
        if !nothing.get_untracked() {
            play.send(Event::TakeBack);
        }
    };
    let duty = Memo::new(move |_| play.with(Session::duty_on_show));
    view! {
        <div class="damas-help">
            {button("button quiet", "hint", "damas-hint", move || play.send(Event::AskHint))}
            <button
                type="button"
                class="button quiet"
                aria-pressed=move || duty.get().to_string()
                on:click=move |_| play.send(Event::Duty)
            >
                {i18n.text("damas-duty")}
            </button>
        </div>
        <div class="replay" role="group" aria-label=i18n.text("damas-replay")>
            {step("first", "damas-first", at_start, |_| Event::Show(0))}
            {step("back", "damas-back", at_start, |_| Event::Back)}
            {step("forward", "damas-forward", at_end, |_| Event::Forward)}
            {step("last", "damas-last", at_end, |session| Event::Show(session.game.plies().len()))}
            <button class="button take-back" aria-disabled=move || nothing.get().to_string() on:click=take_back>
                <Icon name="undo"/>
                <span>{i18n.text("damas-take-back")}</span>
            </button>
        </div>
    }
    .into_any()
}
