//! The board of an exercise of chess: positions of chess on it, and moves tried on it.

use leptos::prelude::*;

use super::stage::{ExerciseView, Scene};
use super::{Subject, Turn};
use crate::board::{Mark, Movable, Request, State, Tone};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::{Letters, Move, Position, san};
use crate::figures;
use crate::ui::board::TimedRequest;
use crate::ui::moves::{board_keys, not_read_text};
use crate::ui::preferences::use_preferences;
use crate::ui::refusal::{self, Words};
use crate::ui::wrong::unsaid;

impl<S: Subject> ExerciseView<S> {
    pub fn new(turn: Turn<S>, position: &Position) -> ExerciseView<S> {
        let (coordinates, show_destinations) =
            use_preferences().peek(|settings| (settings.coordinates, settings.show_destinations));
        let board = State { orientation: position.turn(), coordinates, show_destinations, ..State::default() };
        let stage = ExerciseView::of(turn, board);
        if position.is_chess960() {
            refusal::fetch_chess960(turn.trainer.i18n, || ());
        }
        stage.place(position, None, Vec::new());
        stage
    }

    /// Shows a position, where nobody may move.
    pub fn place(self, position: &Position, last: Option<Move>, marks: Vec<Mark>) {
        self.board.update(|board| {
            board.place(figures::figures(&position.placement()));
            board.last_move = last.map(|m| (m.from, m.to)).or_else(|| figures::double_step(&position.setup()));
            figures::show_check(board, position);
            board.movable = Movable::Nobody;
            board.marks = marks;
        });
    }

    /// The position after a move, with its arrow.
    pub fn show(self, position: &Position, m: Move) {
        if let Ok(after) = position.play(m) {
            self.place(&after, Some(m), vec![Mark::arrow(Tone::Good, m.from, m.to)]);
        }
    }

    /// The side to move may move, after the move `last`, and sees where to, if it wants to.
    pub fn let_move(self, position: &Position, last: Option<Move>, hints: bool) {
        self.place(position, last, Vec::new());
        let (destinations, captures) = match hints {
            true => figures::targets(&position.setup(), &position.legal_moves()),
            false => Default::default(),
        };
        self.board.update(|board| {
            board.movable = Movable::Side(position.turn());
            (board.destinations, board.captures) = (destinations, captures);
        });
    }

    /// The move that was tried, once it is whole and legal; else the board asks for the new piece, or refuses.
    pub fn tried(self, position: &Position, request: Request) -> Option<Move> {
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
                self.board.update(|board| figures::show_promotion(board, Some((from, to))));
                None
            }
            Err(illegal) => {
                self.board.update(|board| board.refuse(figures::refusal_marks(&illegal)));
                self.say("refused", &refusal::text(self.turn.trainer.i18n, &illegal), illegal.article());
                None
            }
        }
    }

    /// The move that was written in this position; else the card says what is wrong with it, and so does the answer, for
    /// the field.
    pub fn read(self, position: &Position, text: &str, letters: Letters) -> Result<Move, String> {
        san::read(position, text, letters).map_err(|error| {
            let why = not_read_text(self.turn.trainer.i18n, position, text, &error);
            unsaid(self.live, || self.say("refused", &why, ""));
            why
        })
    }

    /// Says what came of an answer, on the card and aloud; `article` is the number of one of 2023, or empty.
    pub fn say(self, kind: &'static str, text: &str, article: &'static str) {
        let article = Some(article).filter(|article| !article.is_empty());
        let number = |article: &str| self.turn.trainer.tr_with("article", &[("article", article.into())]);
        let aloud = article.map_or_else(|| text.to_string(), |article| format!("{text} {}.", number(article)));
        self.tell(Words { kind, text: text.to_string(), article, ..Words::default() }, aloud);
    }

    /// The board, the card with `task`, and what stands below.
    pub fn view(
        self,
        label: Signal<String>,
        on_request: Callback<TimedRequest>,
        task: AnyView,
        below: AnyView,
    ) -> AnyView {
        let letters = Signal::derive(move || board_keys(self.preferences.typed_letters()));
        view! { <Scene stage=self class="" label=label on_request=on_request letters=letters task=task below=below/> }
            .into_any()
    }
}
