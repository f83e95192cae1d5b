//! Uma partida em aula: a game before the class, with its comments and variations; the next move can be guessed, and what is
//! tried is a variation. Nothing of it is kept.

mod context;
mod list;
mod opening;
mod paper;
mod why;
mod words;

use leptos::prelude::*;

use self::context::{Pen, Show};
use crate::board::{Mark, Movable, Sign, State, Tone};
use crate::chess::Letters;
use crate::color::Color;
use crate::lecture::{Lecture, LectureEvent};
use crate::ui::board::{Board, TimedRequest};
use crate::ui::game::turn_of;
use crate::ui::moves::{board_keys, typed_move};
use crate::ui::page::{focus_start, is_another_page};
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal::follow_chess960;
use crate::ui::widgets::{Button, Icon, switch};

#[component]
pub fn LecturePage() -> impl IntoView {
    let show = Show::new();
    let flipped = RwSignal::new(false);
    let board = board(show, flipped);
    use_projection()
        .on_turn(Callback::new(move |down| show.send(if down { LectureEvent::Forward } else { LectureEvent::Back })));
    let is_chess960 = move || show.lecture.with(|lecture| lecture.position().is_chess960());
    follow_chess960(show.i18n, is_chess960, || ());
    let on_paper = RwSignal::new(false);
    let another = is_another_page();
    move || {
        let on_paper_now = on_paper.get();
        if another() {
            request_animation_frame(focus_start);
        }
        untrack(|| match on_paper_now {
            true => paper::page(show, on_paper),
            false => stage(show, board, flipped, on_paper),
        })
    }
}

/// The board and what stands beside it.
fn stage(show: Show, board: RwSignal<State>, flipped: RwSignal<bool>, on_paper: RwSignal<bool>) -> AnyView {
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| show.request(request));
    let letters = Signal::derive(move || board_keys(show.preferences.typed_letters()));
    let typed = Callback::new(move |(text, letters): (String, Letters)| show.typed(text, letters));
    let label = show.tr("menu-lecture");
    view! {
        <div class="play lecture">
            <h1 class="visually-hidden">{label.clone()}</h1>
            <div class="play-board">
                <Board state=board on_request=on_request announce=show.live label=Signal::stored(label) letters=letters/>
            </div>
            <div class="play-side">
                {card(show)}
                {steps(show, flipped)}
                {typed_move(show.i18n, typed)}
                {list::moves(show)}
                {pens(show)}
                {paper::opener(show, on_paper)}
                {opening::place(show)}
            </div>
        </div>
    }
    .into_any()
}

/// The board follows the game, the pen and what the teacher prefers.
fn board(show: Show, flipped: RwSignal<bool>) -> RwSignal<State> {
    let board = RwSignal::new(State::default());
    effect(move || {
        let coordinates = show.preferences.read(|settings| settings.coordinates);
        let dots = show.preferences.read(|settings| settings.show_destinations);
        let (pen, begun, flipped) = (show.pen.get(), show.begun.get(), flipped.get());
        let lecture = show.lecture.read();
        board.update(|board| {
            board.coordinates = coordinates;
            board.show_destinations = dots;
            board.orientation = if flipped { Color::Black } else { Color::White };
            lecture.paint(board);
            if pen.is_some() {
                board.movable = Movable::Nobody;
            }
            board.marks.extend(begun.map(|square| Mark::new(Tone::Hint, Sign::Frame(square))));
        });
    });
    let lifted = memo(move || board.with(|board| board.selected));
    effect(move || {
        if lifted.get().is_some() {
            untrack(|| show.send(LectureEvent::Lift));
        }
    });
    board
}

/// Who played, whose turn it is, what came of the last event, and what the class would play.
fn card(show: Show) -> AnyView {
    let shown = memo(move || show.lecture.with(|lecture| words::words(show.page, lecture)));
    let kind = move || shown.with(|words| words.as_ref().map_or("turn", |words| words.kind));
    let turn = move || show.lecture.with(|lecture| lecture.position().turn().name());
    let heading = memo(move || {
        show.lecture.with(|lecture| match lecture.hides() {
            true => show.tr("lecture-question"),
            false => turn_of(show.i18n, lecture.position().turn()),
        })
    });
    view! {
        <section class="card verdict" data-kind=kind data-turn=turn>
            <p class="lecture-title">{move || show.title.get()}</p>
            <h2>{heading}</h2>
            {move || shown.get().map(|words| words.view(show.i18n))}
            {why::place(show)}
            {proposals(show)}
        </section>
    }
    .into_any()
}

/// The moves that the class would play, each with its hands.
fn proposals(show: Show) -> AnyView {
    let hides = memo(move || show.lecture.with(Lecture::hides));
    let all = memo(move || show.lecture.with(|lecture| lecture.proposals.clone()));
    let row = move |at: usize| {
        let said =
            move || show.lecture.with(|lecture| words::proposal(show.page, show.preferences.letters(), lecture, at));
        let hand = move |more: bool, sign: &'static str, text: &'static str| {
            let name = move || format!("{}: {}", show.tr(text), said());
            view! {
                <button type="button" class="button square quiet" aria-label=name on:click=move |_| show.send(LectureEvent::Hand { at, more })>
                    {sign}
                </button>
            }
        };
        view! {
            <li>
                <span class="lecture-proposal">{said}</span>
                {hand(false, "−", "lecture-fewer")}
                {hand(true, "+", "lecture-more")}
            </li>
        }
    };
    let shown = move || {
        hides.get().then(|| {
            let count = all.with(Vec::len);
            view! {
                {(count == 0).then(|| view! { <p>{show.tr("lecture-propose")}</p> })}
                <ol class="lecture-proposals">{(0..count).map(row).collect_view()}</ol>
                <p class="verdict-actions">
                    <Button icon="forward" text=show.tr("lecture-answer") on_press=move || show.send(LectureEvent::Forward)/>
                </p>
            }
        })
    };
    view! { <div class="lecture-guess">{shown}</div> }.into_any()
}

/// The buttons to step through the moves, and the switch that hides the next one.
fn steps(show: Show, flipped: RwSignal<bool>) -> AnyView {
    let step = move |icon: &'static str, text: &'static str, off: fn(&Lecture) -> bool, event: fn() -> LectureEvent| {
        let off = memo(move || show.lecture.with(off));
        view! {
            <button
                type="button"
                class="button square"
                aria-label=show.tr(text)
                title=show.tr(text)
                aria-disabled=move || off.get().to_string()
                on:click=move |_| show.send(event())
            >
                <Icon name=icon/>
            </button>
        }
        .into_any()
    };
    let at_end = |lecture: &Lecture| lecture.tree.forward(lecture.at).is_none();
    let guesses = Signal::derive(move || show.lecture.with(|lecture| lecture.guesses));
    let in_variation = |lecture: &Lecture| !lecture.tree.is_main(lecture.at);
    view! {
        <div class="replay" role="group" aria-label=show.tr("lecture-steps")>
            {step("first", "lecture-first", |lecture| lecture.at == 0, || LectureEvent::First)}
            {step("back", "lecture-back", |lecture| lecture.at == 0, || LectureEvent::Back)}
            {step("forward", "lecture-forward", at_end, || LectureEvent::Forward)}
            {step("last", "lecture-last", |lecture| lecture.hides() || lecture.tree.forward(lecture.at).is_none(), || LectureEvent::Last)}
            <button
                type="button"
                class="button square quiet"
                aria-label=show.tr("lecture-flip")
                title=show.tr("lecture-flip")
                on:click=move |_| flipped.update(|flipped| *flipped = !*flipped)
            >
                <Icon name="flip"/>
            </button>
        </div>
        <div class="lecture-modes">
            {switch(Signal::stored(show.tr("lecture-guess")), guesses, Callback::new(move |on| show.send(LectureEvent::Guess(on))))}
            {button_while(show, in_variation, "undo", "lecture-to-game", || LectureEvent::ToGame)}
        </div>
    }
    .into_any()
}

/// A button that is there while this holds.
fn button_while(
    show: Show,
    holds: fn(&Lecture) -> bool,
    icon: &'static str,
    text: &'static str,
    event: fn() -> LectureEvent,
) -> AnyView {
    let is_there = memo(move || show.lecture.with(holds));
    let button =
        move || view! { <Button look="quiet" icon=icon text=show.tr(text) on_press=move || show.send(event())/> };
    (move || is_there.get().then(button)).into_any()
}

/// Arrows and rings, and what wipes them.
fn pens(show: Show) -> AnyView {
    let pen = move |pen: Pen, icon: &'static str, text: &'static str| {
        view! {
            <button
                type="button"
                class="button quiet"
                aria-pressed=move || (show.pen.get() == Some(pen)).to_string()
                on:click=move |_| show.take(pen)
            >
                <Icon name=icon/>
                <span>{show.tr(text)}</span>
            </button>
        }
        .into_any()
    };
    let help = move || match show.pen.get() {
        Some(Pen::Arrow) => show.tr("lecture-arrow-help"),
        Some(Pen::Ring) => show.tr("lecture-ring-help"),
        None => String::new(),
    };
    view! {
        <section class="lecture-pens">
            <p class="actions">
                {pen(Pen::Arrow, "forward", "lecture-arrow")}
                {pen(Pen::Ring, "search", "lecture-ring")}
                <Button look="quiet" icon="close" text=show.tr("lecture-wipe") on_press=move || show.send(LectureEvent::Wipe)/>
                {button_while(show, |lecture| lecture.tree.has_tries(), "close", "lecture-forget", || LectureEvent::ForgetTried)}
            </p>
            <p class="quiet-text" role="status">{help}</p>
        </section>
    }
    .into_any()
}
