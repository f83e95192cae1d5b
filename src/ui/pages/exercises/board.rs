//! The board on which an exercise is put up: pieces from a tray, the position's fields, drawings.

use leptos::prelude::*;

use super::making::{Edit, Tool};
use super::words::{boards, said_square};
use crate::board::{Mark, Movable, Request, Sign, State, Tone};
use crate::chess::fen::FenError;
use crate::chess::legality::{self, Reason};
use crate::chess::{Illegal, Move, Piece, Placement, Position, Role, Setup, Side};
use crate::color::Color;
use crate::drills::own::Game;
use crate::exercises::{Ask, Exercise, MOST_ARROWS, MOST_CHOICES, MOST_PLIES, may_keep_castling, passed_over};
use crate::figures;
use crate::lessons::{Chess, Text};
use crate::square::{Square, SquareSet};
use crate::storage::GAME;
use crate::ui::bad_fen;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::browser;
use crate::ui::moves::board_keys;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal;
use crate::ui::tray::tray_piece;
use crate::ui::widgets::{Button, Icon, RadioGroup, switch};

/// The place of the move that is to be made next: behind the line, or that of the last move of the pupil's.
fn place(exercise: &Exercise, tool: Tool) -> usize {
    match (&exercise.ask, tool) {
        (Ask::Line(line), Tool::Way) => line.len(),
        (Ask::Line(line), Tool::Also) => line.len().saturating_sub(1) & !1,
        _ => 0,
    }
}

/// The board that is on show.
fn shown(exercise: &Exercise, tool: Tool) -> Setup {
    boards(exercise).get(place(exercise, tool)).copied().unwrap_or(exercise.setup)
}

pub(super) fn board(edit: Edit) -> AnyView {
    let own = edit.own;
    let preferences = use_preferences();
    let board = RwSignal::new(State { show_destinations: false, ..State::default() });
    let exercise = memo(move || edit.exercise());
    effect(move || {
        let tool = edit.tool.get();
        let coordinates = preferences.read(|settings| settings.coordinates);
        let (begun, refused) = (edit.begun.get(), edit.refused.get());
        exercise.with(|exercise| {
            let setup = shown(exercise, tool);
            board.update(|board| {
                board.place(figures::figures(&setup.placement));
                board.coordinates = coordinates;
                board.movable = match tool {
                    Tool::Hand => Movable::Everyone,
                    // A piece of the other side is what one takes.
                    Tool::Way | Tool::Also => Movable::Side(setup.turn),
                    _ => Movable::Nobody,
                };
                board.marks = marks(exercise, begun);
                board.marks.extend(refused);
            });
        });
    });
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| asked(edit, board, request));
    let help = move || own.tr(tool_help(edit.tool.get()));
    let letters = move || board_keys(preferences.typed_letters());
    view! {
        <Board
            state=board
            on_request=on_request
            announce=edit.said
            label=Signal::derive(move || format!("{}. {}", own.tr("exercises-board"), help()))
            letters=Signal::derive(letters)
        />
    }
    .into_any()
}

/// What a press on the board does, and what came of the last one. The ear has both from the board.
pub(super) fn standing(edit: Edit) -> AnyView {
    view! {
        <div class="own-standing" aria-hidden="true">
            <p class="own-tool">{move || edit.own.tr(tool_help(edit.tool.get()))}</p>
            <p class="own-said">{edit.said}</p>
        </div>
    }
    .into_any()
}

/// What a press on the board does now.
fn tool_help(tool: Tool) -> &'static str {
    match tool {
        Tool::Hand => "exercises-help-hand",
        Tool::Put(_) => "exercises-help-put",
        Tool::Erase => "exercises-help-erase",
        Tool::Ring => "exercises-help-ring",
        Tool::Arrow => "exercises-help-arrow",
        Tool::Target => "exercises-help-target",
        Tool::Way => "exercises-help-way",
        Tool::Also => "exercises-help-also",
    }
}

/// The drawings, the squares of the goal and the move to judge.
fn marks(exercise: &Exercise, begun: Option<Square>) -> Vec<Mark> {
    let mut marks = exercise.marks();
    let good = |sign| Mark::new(Tone::Good, sign);
    match &exercise.ask {
        Ask::Reach(squares) => marks.extend(squares.into_iter().map(|square| good(Sign::Star(square)))),
        Ask::Capture(squares) => marks.extend(squares.into_iter().map(|square| good(Sign::Cross(square)))),
        Ask::Mark(squares) => marks.extend(squares.into_iter().map(|square| good(Sign::Frame(square)))),
        Ask::Judge(m) => marks.extend(m.map(|m| Mark::arrow(Tone::Good, m.from, m.to))),
        _ => {}
    }
    marks.extend(begun.map(|square| Mark::new(Tone::Hint, Sign::Frame(square))));
    marks
}

fn asked(edit: Edit, board: RwSignal<State>, request: Request) {
    let tool = edit.tool.get_untracked();
    match (request, tool) {
        (Request::Move { from, to }, Tool::Hand) => {
            let mut setup = edit.peek().setup;
            let piece = setup.placement.at(from);
            setup.placement.set(from, None);
            setup.placement.set(to, piece);
            put(edit, &setup, to);
        }
        (Request::Move { from, to }, Tool::Way | Tool::Also) => way(edit, board, Move { from, to, promotion: None }),
        (Request::Promote { from, to, shape }, Tool::Way | Tool::Also) => {
            way(edit, board, Move { from, to, promotion: figures::role(shape) });
        }
        (Request::Touch(square), _) => touch(edit, tool, square),
        _ => {}
    }
}

/// Another position, of which what happened on this square is said.
fn put(edit: Edit, setup: &Setup, square: Square) {
    edit.change(|exercise| *exercise = exercise.moved_to(setup));
    edit.say(said_square(edit.own.page, setup, square));
}

fn touch(edit: Edit, tool: Tool, square: Square) {
    let exercise = edit.peek();
    match tool {
        Tool::Put(_) | Tool::Erase => {
            let wanted = if let Tool::Put(piece) = tool { Some(piece) } else { None };
            let wanted = wanted.filter(|piece| exercise.setup.placement.at(square) != Some(*piece));
            let mut setup = exercise.setup;
            setup.placement.set(square, wanted);
            put(edit, &setup, square);
        }
        Tool::Ring => {
            edit.change(|exercise| exercise.rings = toggled(exercise.rings, square));
            edit.say(square.to_string());
        }
        Tool::Target => {
            edit.change(|exercise| {
                if let Ask::Capture(squares) | Ask::Reach(squares) | Ask::Mark(squares) = &mut exercise.ask {
                    *squares = toggled(*squares, square);
                }
            });
            edit.say(square.to_string());
        }
        Tool::Arrow => match edit.begun.get_untracked() {
            None => {
                edit.begun.set(Some(square));
                edit.say(square.to_string());
            }
            Some(from) => {
                edit.begun.set(None);
                if from != square {
                    edit.change(|exercise| draw(&mut exercise.arrows, (from, square)));
                    edit.say(format!("{from} {square}"));
                }
            }
        },
        Tool::Hand | Tool::Way | Tool::Also => {}
    }
}

fn toggled(squares: SquareSet, square: Square) -> SquareSet {
    if squares.contains(square) { squares.without(square) } else { squares.with(square) }
}

/// An arrow that is there already goes.
fn draw(arrows: &mut Vec<(Square, Square)>, arrow: (Square, Square)) {
    let count = arrows.len();
    arrows.retain(|other| *other != arrow);
    if arrows.len() == count && count < MOST_ARROWS {
        arrows.push(arrow);
    }
}

/// A move of the solution; the move to judge need not be legal.
fn way(edit: Edit, board: RwSignal<State>, m: Move) {
    let own = edit.own;
    let exercise = edit.peek();
    let tool = edit.tool.get_untracked();
    if matches!(exercise.ask, Ask::Judge(_)) {
        edit.change(|exercise| exercise.ask = Ask::Judge(Some(m)));
        edit.say(format!("{} {}", m.from, m.to));
        return;
    }
    let setup = shown(&exercise, tool);
    match legality::judge_setup(&setup, None, None, m) {
        Ok(_) => {}
        Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => {
            let choices = Role::PROMOTIONS.map(figures::shape).to_vec();
            board.update(|board| board.ask_promotion(m.from, m.to, choices));
            return;
        }
        Err(illegal) => {
            edit.refused.set(figures::refusal_marks(&illegal));
            edit.say(refusal::text(own.page.i18n, &illegal));
            return;
        }
    }
    let place = place(&exercise, tool);
    edit.change(|exercise| {
        let Ask::Line(line) = &mut exercise.ask else { return };
        if let Some(choices) = line.get_mut(place) {
            if !choices.contains(&m) && choices.len() < MOST_CHOICES {
                choices.push(m);
            }
        } else if line.len() < MOST_PLIES {
            line.push(vec![m]);
        }
    });
    if tool == Tool::Also {
        edit.tool.set(Tool::Way);
    }
    edit.say(format!("{} {}", m.from, m.to));
}

/// The pieces to put on the board, and what takes them away.
pub(super) fn tray(edit: Edit) -> AnyView {
    let own = edit.own;
    let piece = |(color, role): (Color, Role)| {
        let (piece, tool) = (Piece::new(color, role), Tool::Put(Piece::new(color, role)));
        let in_hand = Signal::derive(move || edit.tool.get() == tool);
        tray_piece(own.page.i18n, piece, in_hand, move || edit.tool.set(tool))
    };
    let all = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)));
    view! {
        <section class="card">
            <h2>{own.tr("exercises-pieces")}</h2>
            <div class="tray own-tray" role="group" aria-label=own.tr("exercises-pieces")>{all.map(piece).collect_view()}</div>
            <p class="actions">
                {toggle(edit, Tool::Hand, "flip", "exercises-hand")}
                {toggle(edit, Tool::Erase, "close", "exercises-erase")}
            </p>
        </section>
    }
    .into_any()
}

/// A button that chooses what a press on the board does.
pub(super) fn toggle(edit: Edit, tool: Tool, icon: &'static str, text: &'static str) -> AnyView {
    let choose = move |_| {
        edit.begun.set(None);
        edit.refused.set(Vec::new());
        let again = edit.tool.get_untracked() == tool;
        edit.tool.set(if again { Tool::Hand } else { tool });
        // On a phone the form is longer than the window.
        if !again {
            browser::show(".exercises-edit .play-board");
        }
    };
    view! {
        <button
            type="button"
            class="button small quiet"
            aria-pressed=move || (edit.tool.get() == tool).to_string()
            on:click=choose
        >
            <Icon name=icon/>
            <span>{edit.own.tr(text)}</span>
        </button>
    }
    .into_any()
}

/// Arrows and rings.
pub(super) fn drawings(edit: Edit) -> AnyView {
    let own = edit.own;
    let clear = move || {
        edit.change(|exercise| {
            exercise.arrows.clear();
            exercise.rings = SquareSet::EMPTY;
        });
    };
    view! {
        <section class="card">
            <h2>{own.tr("exercises-drawings")}</h2>
            <p class="actions">
                {toggle(edit, Tool::Arrow, "forward", "exercises-arrow")}
                {toggle(edit, Tool::Ring, "search", "exercises-ring")}
                <Button look="small quiet" icon="close" text="exercises-no-drawings" on_press=clear/>
            </p>
        </section>
    }
    .into_any()
}

/// Whose turn it is, castling, the square passed over, the FEN, and positions to begin from.
pub(super) fn position(edit: Edit) -> AnyView {
    let own = edit.own;
    let setup = memo(move || edit.exercise().setup);
    let set = move |setup: Setup| edit.change(|exercise| *exercise = exercise.moved_to(&setup));
    let turn = |color: Color| {
        let id = if color == Color::White { "white" } else { "black" };
        (color.name().to_string(), Signal::stored(own.tr(id)))
    };
    let record = own.records.load::<serde_json::Value>(&GAME);
    let game = record.and_then(|record| Game::read(&record));
    let from_game = game.map(|game| {
        let board = game.moves.iter().try_fold(game.start, |position, m| position.play(*m)).unwrap_or(game.start);
        view! { <Button look="small quiet" icon="board" text="exercises-from-game" on_press=move || set(board.setup())/> }
    });
    view! {
        <section class="card">
            <h2>{own.tr("exercises-position")}</h2>
            <RadioGroup
                name="vez"
                legend=own.tr("exercises-turn")
                values=Color::ALL.to_vec()
                label=turn
                chosen=move || setup.get().turn
                choose=move |turn| set(Setup { turn, en_passant: None, ..setup.get_untracked() })
            />
            {rights(edit, setup)}
            {passing(edit, setup)}
            {fen(edit, setup)}
            <p class="actions">
                <Button look="small quiet" text="exercises-start" on_press=move || set(Position::start().setup())/>
                <Button
                    look="small quiet"
                    text="exercises-clear"
                    on_press=move || set(Setup::of(Placement::EMPTY, setup.get_untracked().turn))
                />
                {from_game}
            </p>
        </section>
    }
    .into_any()
}

/// A switch for each castling that king and rook still allow.
fn rights(edit: Edit, setup: Memo<Setup>) -> AnyView {
    let own = edit.own;
    let kept = memo(move || {
        let all = Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side)));
        setup.with(|setup| all.filter(|(color, side)| may_keep_castling(setup, *color, *side)).collect::<Vec<_>>())
    });
    let one = move |(color, side): (Color, Side)| {
        let id = match (color, side) {
            (Color::White, Side::King) => "exercises-castles-white-king",
            (Color::White, Side::Queen) => "exercises-castles-white-queen",
            (Color::Black, Side::King) => "exercises-castles-black-king",
            (Color::Black, Side::Queen) => "exercises-castles-black-queen",
        };
        let on = Signal::derive(move || setup.with(|setup| setup.castling.has(color, side)));
        let turn = Callback::new(move |on| edit.change(|exercise| exercise.setup.castling.set(color, side, on)));
        switch(Signal::stored(own.tr(id)), on, turn)
    };
    (move || kept.get().into_iter().map(one).collect_view()).into_any()
}

/// The square that a pawn has just passed over, where one can have.
fn passing(edit: Edit, setup: Memo<Setup>) -> AnyView {
    let own = edit.own;
    let squares = memo(move || setup.with(passed_over));
    let name =
        move |square: Option<Square>| square.map_or_else(|| own.tr("exercises-nobody"), |square| square.to_string());
    let choice = move || {
        let squares = squares.get();
        let values: Vec<Option<Square>> = std::iter::once(None).chain(squares.into_iter().map(Some)).collect();
        (!squares.is_empty()).then(|| {
            view! {
                <RadioGroup
                    name="passagem"
                    legend=own.tr("exercises-passing")
                    values=values
                    label=move |square| (String::new(), Signal::stored(name(square)))
                    chosen=move || setup.with(|setup| setup.en_passant)
                    choose=move |square| edit.change(|exercise| exercise.setup.en_passant = square)
                />
            }
        })
    };
    choice.into_any()
}

/// The position as FEN: what is written there is read once the field is left.
fn fen(edit: Edit, setup: Memo<Setup>) -> AnyView {
    let own = edit.own;
    let wrong = RwSignal::new(String::new());
    let read = move |text: String| {
        let board = Chess::read_board(text.trim());
        let found = board.ok_or_else(|| Setup::parse(text.trim()).err());
        match found {
            Ok(setup) => {
                wrong.set(String::new());
                edit.change(|exercise| *exercise = exercise.moved_to(&setup));
            }
            Err(error) => {
                wrong.set(error.map(|error| bad_fen::text(own.page.i18n, &FenError::Fen(error))).unwrap_or_default());
            }
        }
    };
    view! {
        <label class="field">
            <span>{own.tr("exercises-fen")}</span>
            <input
                type="text"
                id="fen-do-exercicio"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                maxlength="200"
                prop:value=move || setup.get().to_string()
                aria-invalid=move || wrong.with(|wrong| !wrong.is_empty()).to_string()
                on:change=move |event| read(event_target_value(&event))
            />
        </label>
        <div role="status">{move || wrong.with(|wrong| (!wrong.is_empty()).then(|| view! { <p class="field-wrong">{wrong.clone()}</p> }))}</div>
    }
    .into_any()
}
