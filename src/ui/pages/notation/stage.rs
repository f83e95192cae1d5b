//! An exercise around a position: the board that shows it, and the card with the task and what came of an answer.

use leptos::prelude::*;

use super::Turn;
use crate::board::{Mark, Request, State, Tone};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::{Move, Position, Role};
use crate::figures;
use crate::ui::board::Board;
use crate::ui::moves::board_keys;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::refusal::{self, emphasised};

/// What there is to say of an answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Words {
    /// `refused`, `look` or `good`: the card's look.
    pub(super) kind: &'static str,
    pub(super) text: String,
    /// The number of the article of 2023; empty for none.
    pub(super) article: &'static str,
}

/// The board and the card of one exercise.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) turn: Turn,
    pub(super) board: RwSignal<State>,
    /// Said to somebody who does not see the screen.
    pub(super) live: RwSignal<String>,
    pub(super) words: RwSignal<Option<Words>>,
    pub(super) preferences: Preferences,
}

impl Stage {
    pub(super) fn new(turn: Turn, position: &Position) -> Stage {
        let preferences = use_preferences();
        let board = State {
            orientation: position.turn(),
            coordinates: preferences.peek(|settings| settings.coordinates),
            show_destinations: preferences.peek(|settings| settings.show_destinations),
            ..State::default()
        };
        let stage = Stage {
            turn,
            board: RwSignal::new(board),
            live: RwSignal::new(String::new()),
            words: RwSignal::new(None),
            preferences,
        };
        stage.place(position, None, Vec::new());
        stage
    }

    /// Shows a position, where nobody may move.
    pub(super) fn place(self, position: &Position, last: Option<Move>, marks: Vec<Mark>) {
        self.board.update(|board| {
            board.place(figures::figures(&position.placement()));
            board.last_move = last.map(|m| (m.from, m.to)).or_else(|| figures::double_step(&position.setup()));
            board.check = position.in_check().then(|| position.king(position.turn()));
            board.movable = crate::board::Movable::Nobody;
            board.marks = marks;
        });
    }

    /// The position after a move, with its arrow.
    pub(super) fn show(self, position: &Position, m: Move) {
        if let Ok(after) = position.play(m) {
            self.place(&after, Some(m), vec![Mark::arrow(Tone::Good, m.from, m.to)]);
        }
    }

    /// The side to move may move, and sees where to, if it wants to.
    pub(super) fn let_move(self, position: &Position, hints: bool) {
        self.place(position, None, Vec::new());
        let (destinations, captures) = match hints {
            true => figures::targets(&position.setup(), &position.legal_moves()),
            false => Default::default(),
        };
        self.board.update(|board| {
            board.movable = crate::board::Movable::Side(position.turn());
            (board.destinations, board.captures) = (destinations, captures);
        });
    }

    /// The move that was tried, once it is whole and legal; else the board asks for the new piece, or refuses.
    pub(super) fn tried(self, position: &Position, request: Request) -> Option<Move> {
        let (from, to, promotion) = match request {
            Request::Move { from, to } => (from, to, None),
            Request::Promote { from, to, shape } => (from, to, figures::role(shape)),
            Request::CancelPromotion => {
                self.board.update(|board| board.pending_promotion = None);
                return None;
            }
            _ => return None,
        };
        match legality::judge(position, None, Some(position.turn()), from, to, promotion) {
            Ok(m) => Some(m),
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => {
                let choices = Role::PROMOTIONS.into_iter().map(figures::shape).collect();
                self.board.update(|board| board.ask_promotion(from, to, choices));
                None
            }
            Err(illegal) => {
                self.board.update(|board| board.refuse(figures::refusal_marks(&illegal)));
                self.say("refused", &refusal::text(self.turn.trainer.i18n, &illegal), illegal.article());
                None
            }
        }
    }

    /// Says what came of an answer, on the card and aloud.
    pub(super) fn say(self, kind: &'static str, text: &str, article: &'static str) {
        let mut said = text.to_string();
        if !article.is_empty() {
            said += " ";
            said += &self.turn.trainer.i18n.tr_with("article", &[("article", article.into())]);
            said += ".";
        }
        self.live.set(said);
        self.words.set(Some(Words { kind, text: text.to_string(), article }));
    }

    /// The board, the card with `task`, and what stands below.
    pub(super) fn view(
        self,
        label: Signal<String>,
        on_request: Callback<Request>,
        task: AnyView,
        below: AnyView,
    ) -> AnyView {
        let kind = move || self.words.with(|words| words.as_ref().map_or("task", |words| words.kind));
        let words = move || {
            self.words.get().map(|words| {
                let article =
                    (!words.article.is_empty()).then(|| refusal::article(self.turn.trainer.i18n, words.article));
                view! {
                    <div class="task-words">
                        <p>{emphasised(&words.text)}</p>
                        {article}
                    </div>
                }
            })
        };
        let letters = move || board_keys(self.preferences.typed_letters());
        // Who comes from another exercise hears what is asked now.
        request_animation_frame(move || {
            self.live.try_set(label.get_untracked());
        });
        view! {
            <div class="play learn-play">
                <div class="play-board">
                    <Board
                        state=self.board
                        on_request=on_request
                        announce=self.live
                        label=label
                        letters=Signal::derive(letters)
                    />
                </div>
                <div class="play-side">
                    <section class="card verdict task" data-kind=kind>
                        {task}
                        {words}
                        {self.turn.way_on(().into_any())}
                    </section>
                    {below}
                </div>
            </div>
        }
        .into_any()
    }
}
