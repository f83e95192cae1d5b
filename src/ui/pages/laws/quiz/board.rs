//! The board of a question, to answer with a move or to look at. Its code is a chunk that is fetched for the first board.
//!
//! The destinations were worked out beforehand. The rules of the games only explain why another move is illegal.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::ask::Ask;
use super::context::{Item, Questions};
use super::refusals::{Refusal, refuse};
use crate::board::{Coordinates, Figure, Figures, Mark, Movable, Numbering, Request, Shape, State, Tone};
use crate::color::Color;
use crate::quiz::{BoardGame, BoardPosition, Goal, Kind, Legal, Setting};
use crate::site::QUIZ_BOARD;
use crate::square::{Square, SquareSet};
use crate::ui::board::{Board, TimedRequest};
use crate::ui::game::turn_of;
use crate::ui::i18n::I18n;
use crate::ui::loader::Later;
use crate::ui::preferences::use_preferences;
use crate::ui::refusal::{article, emphasised};

/// The functions that draw the boards of questions.
#[derive(Clone, Copy)]
struct Boards {
    ask: fn(Ask) -> AnyView,
    diagram: fn(&Setting, &BoardPosition, String) -> AnyView,
}

in_chunks! {
    board_code: laws_board => Boards = Boards { ask: board, diagram };
}

/// Fetches the code with its words, those of the refusals.
fn later(i18n: I18n) -> Later {
    Later { i18n, title: "menu-laws", needs: &QUIZ_BOARD }
}

/// The board of a question to answer, once its code is there.
pub(super) fn asked(ask: Ask) -> AnyView {
    later(ask.questions.quizzer.i18n).show(board_code, move |boards: Boards| (boards.ask)(ask))
}

/// Draws the board of a question, where it has one, without moves.
pub(super) type Drawing = fn(Questions, &Item) -> Option<AnyView>;

/// The same where the code is there already.
pub(super) fn drawn_at_once(questions: Questions, item: &Item) -> Option<AnyView> {
    let (setting, position) = item.question.board.as_ref().zip(item.position.as_ref())?;
    Some(diagram(setting, position, questions.stem(item)))
}

/// The board of a question, where it has one, without moves, once the code is there.
pub(super) fn drawn(questions: Questions, item: &Item) -> Option<AnyView> {
    let (setting, position) = item.question.board.clone().zip(item.position.clone())?;
    let label = questions.stem(item);
    let show = move |boards: Boards| (boards.diagram)(&setting, &position, label.clone());
    Some(later(questions.quizzer.i18n).show(board_code, show))
}

/// The board to look at, where a question that is not answered with a move has one.
pub(super) fn shown_board(questions: Questions, item: &Item) -> Option<AnyView> {
    if item.question.kind == Kind::Board { None } else { drawn(questions, item) }
}

/// The letters of all shapes, in the order of [`Shape::ALL`].
const LETTERS: &str = "kqrbnpmd";

/// The figure of a letter: `K` a white king, `m` a black man of draughts.
fn figure(letter: char) -> Option<Figure> {
    let (_, shape) = LETTERS.chars().zip(Shape::ALL).find(|(other, _)| *other == letter.to_ascii_lowercase())?;
    Some(Figure::new(if letter.is_ascii_uppercase() { Color::White } else { Color::Black }, shape))
}

fn figures(pieces: &[(char, Square)]) -> Figures {
    pieces.iter().filter_map(|(letter, square)| Some((*square, figure(*letter)?))).collect()
}

/// The state of the board, seen by the side that moves.
fn state(setting: &Setting, position: &BoardPosition) -> State {
    let draughts = setting.game == BoardGame::Draughts;
    let placed = figures(&position.pieces);
    let (mut ends, mut captures) = (BTreeMap::<Square, SquareSet>::new(), BTreeMap::<Square, SquareSet>::new());
    for legal in &position.legal {
        let (Some(from), Some(to)) = (legal.from(), legal.to()) else { continue };
        let all = ends.entry(from).or_default();
        *all = all.with(to);
        if placed.at(to).is_some() {
            let taken = captures.entry(from).or_default();
            *taken = taken.with(to);
        }
    }
    State {
        figures: placed,
        orientation: position.turn,
        numbering: if draughts { Numbering::Draughts } else { Numbering::Algebraic },
        coordinates: if draughts { Coordinates::EverySquare } else { Coordinates::Outside },
        movable: Movable::Side(position.turn),
        destinations: ends,
        captures,
        ..State::default()
    }
}

fn diagram(setting: &Setting, position: &BoardPosition, label: String) -> AnyView {
    let state = State { interactive: false, show_destinations: false, ..state(setting, position) };
    view! { <Board state=RwSignal::new(state) label=Signal::stored(label)/> }.into_any()
}

/// Whether every legal move is right. Then the question is which moves are legal, and an illegal move is a wrong answer.
fn is_about_legality(setting: &Setting) -> bool {
    setting.goal == Some(Goal::Escape) || setting.game == BoardGame::Draughts && setting.goal == Some(Goal::Capture)
}

#[derive(Clone)]
enum Said {
    Nothing,
    Refused(Refusal),
    /// The move is not among the legal moves, but the rules give no reason.
    NotLegal,
}

fn board(ask: Ask) -> AnyView {
    let item = ask.item();
    let (Some(setting), Some(position)) = (item.question.board.clone(), item.position.clone()) else {
        return ().into_any();
    };
    let quizzer = ask.questions.quizzer;
    let i18n = quizzer.i18n;
    let mut begun = state(&setting, &position);
    begun.show_destinations = use_preferences().peek(|settings| settings.show_destinations);
    let shown = RwSignal::new(begun);
    let said = RwSignal::new(Said::Nothing);
    let announce = RwSignal::new(String::new());
    let setting = StoredValue::new(setting);
    let position = StoredValue::new(position);
    let play = move |legal: &Legal| {
        let after = position.with_value(|position| position.after(legal));
        shown.update(|state| {
            state.place(figures(&after));
            state.last_move = legal.from().zip(legal.to());
            state.movable = Movable::Nobody;
            state.destinations.clear();
            state.captures.clear();
        });
        said.set(Said::Nothing);
        ask.settle(&[legal.word()]);
        show_right(ask, shown);
    };
    let refused = move |from: Square, to: Square| {
        match setting.with_value(|setting| refuse(i18n, setting, from, to)) {
            Some(refusal) => {
                shown.update(|state| state.refuse(refusal.marks.clone()));
                announce.set(format!("{}. {}", refusal.title, refusal.text));
                said.set(Said::Refused(refusal));
            }
            None => said.set(Said::NotLegal),
        }
        if setting.with_value(is_about_legality) {
            shown.update(|state| state.movable = Movable::Nobody);
            ask.settle(&[format!("{from}{to}")]);
            show_right(ask, shown);
        }
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        if ask.marking.with_untracked(Option::is_some) {
            return;
        }
        match request {
            Request::Move { from, to } => {
                let meant: Vec<Legal> =
                    position.with_value(|position| position.meant(from, to).into_iter().cloned().collect());
                match &meant[..] {
                    [] => refused(from, to),
                    [only] => play(only),
                    _ => {
                        let shapes = [Shape::Queen, Shape::Rook, Shape::Bishop, Shape::Knight];
                        shown.update(|state| state.ask_promotion(from, to, shapes.to_vec()));
                    }
                }
            }
            Request::Promote { from, to, shape } => {
                let promotion = LETTERS.chars().zip(Shape::ALL).find(|(_, other)| *other == shape);
                shown.update(|state| state.pending_promotion = None);
                play(&Legal { path: vec![from, to], promotion: promotion.map(|(letter, _)| letter) });
            }
            // A touch on a square without a piece to move clears the refusal.
            Request::Touch(_) => {
                shown.update(|state| state.refuse([]));
                said.set(Said::Nothing);
            }
            Request::CancelPromotion | Request::Say(_) => {}
        }
    });
    let label = ask.questions.stem(&item);
    let turn = position.with_value(|position| position.turn);
    let counts = setting.with_value(is_about_legality).then(|| quizzer.tr("quiz-board-counts"));
    view! {
        <p class="quiz-turn">{turn_of(quizzer.i18n, turn)}</p>
        <p class="quiet-text">{counts}</p>
        <div class="quiz-board">
            <Board state=shown on_request=on_request label=Signal::stored(label) announce=announce/>
            <div class="quiz-refusal">{move || refusal_card(i18n, said.get())}</div>
        </div>
    }
    .into_any()
}

/// Shows the right moves as arrows, after a wrong or an illegal move.
fn show_right(ask: Ask, shown: RwSignal<State>) {
    if ask.marking.with_untracked(|marking| marking.as_ref().is_none_or(|marking| marking.right)) {
        return;
    }
    let item = ask.item();
    let arrow = |legal: Legal| Some(Mark::arrow(Tone::Good, legal.from()?, legal.to()?));
    let arrows = item.answer.right.iter().filter_map(|word| Legal::from_word(word)).filter_map(arrow);
    // More arrows would cover the board.
    let arrows: Vec<Mark> = arrows.take(4).collect();
    shown.update(|state| state.marks.extend(arrows));
}

fn refusal_card(i18n: I18n, said: Said) -> AnyView {
    match said {
        Said::Nothing => ().into_any(),
        Said::NotLegal => view! { <p class="card verdict refused">{i18n.tr("quiz-not-legal")}</p> }.into_any(),
        Said::Refused(refusal) => view! {
            <div class="card verdict refused">
                <h3>{refusal.title}</h3>
                <p>{emphasised(&refusal.text)}</p>
                {article(i18n, refusal.article)}
            </div>
        }
        .into_any(),
    }
}
