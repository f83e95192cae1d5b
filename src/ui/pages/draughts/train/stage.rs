//! The board of an exercise of draughts: captures led square by square, and shown.

use std::ops::Deref;
use std::time::Duration;

use leptos::prelude::*;

use super::context::{Draughts, Turn};
use crate::board::{Coordinates, Mark, Movable, Numbering, Query, Request, Sign, State, Tone};
use crate::draughts::legality::{self, Step};
use crate::draughts::{Illegal, Move, Position};
use crate::figures;
use crate::square::{Square, SquareSet};
use crate::ui::board::TimedRequest;
use crate::ui::draughts_words::{refusal_text, refusal_title, spoken_move};
use crate::ui::pages::drills::stage::{ExerciseView, Scene, question_of};
use crate::ui::reactive::effect;
use crate::ui::refusal::Words;
use crate::ui::widgets::{Button, switch};

/// A capture is shown a square at a time.
const STEP: Duration = Duration::from_millis(650);

/// The board and the card of one exercise of draughts.
#[derive(Clone, Copy)]
pub(super) struct DraughtsView {
    base: ExerciseView<Draughts>,
    /// Where a capture under way has come.
    path: StoredValue<Vec<Square>>,
    /// Which showing of a capture is the last; those before it stop.
    walk: StoredValue<u32>,
}

impl Deref for DraughtsView {
    type Target = ExerciseView<Draughts>;

    fn deref(&self) -> &ExerciseView<Draughts> {
        &self.base
    }
}

/// What a try on the board came to.
pub(super) enum Led {
    Whole(Move),
    Refused(Illegal),
    /// The capture goes on, or the rest of its way is asked for.
    UnderWay,
}

impl DraughtsView {
    pub(super) fn new(turn: Turn) -> DraughtsView {
        let board =
            State { numbering: Numbering::Draughts, orientation: turn.task.position.turn(), ..State::default() };
        let (path, walk) = (StoredValue::new(Vec::new()), StoredValue::new(0));
        let stage = DraughtsView { base: ExerciseView::of(turn, board), path, walk };
        let numbered = turn.subject.numbered;
        effect(move || {
            let coordinates = if numbered.get() { Coordinates::EverySquare } else { Coordinates::Off };
            stage.board.update(|board| board.coordinates = coordinates);
        });
        stage.place(&turn.task.position, Vec::new());
        stage
    }

    /// Shows a position, where nobody may move.
    pub(super) fn place(self, position: &Position, marks: Vec<Mark>) {
        self.still();
        self.board.update(|board| {
            board.place(figures::draughts(position));
            board.last_move = None;
            board.movable = Movable::Nobody;
            board.destinations.clear();
            board.marks = marks;
        });
    }

    /// No capture is being shown any more.
    fn still(self) -> u32 {
        self.path.set_value(Vec::new());
        self.walk.update_value(|walk| *walk += 1);
        self.walk.get_value()
    }

    /// The side to move may move; `hints`: it sees where to, if it wants to.
    pub(super) fn let_move(self, position: &Position, hints: bool) {
        self.place(position, Vec::new());
        let shown = hints && self.preferences.peek(|settings| settings.show_destinations);
        self.board.update(|board| {
            board.movable = Movable::Side(position.turn());
            board.show_destinations = shown;
            if shown {
                board.destinations = figures::draughts_targets(position).0;
            }
        });
    }

    /// A try from square to square, or to the last at once.
    pub(super) fn lead(self, position: &Position, from: Square, to: Square) -> Led {
        let mut path = self.path.get_value();
        if path.last() != Some(&from) {
            path = vec![from];
        }
        path.push(to);
        match legality::judge(position, &path) {
            Ok(Step::Move(m)) => Led::Whole(m),
            Ok(Step::Further { at, captured, .. }) => {
                self.board.update(|board| {
                    board.place(figures::draughts_under_way(position, &path));
                    board.selected = Some(at);
                    board.cursor = at;
                    board.marks = way(&path, captured, Tone::Hint);
                });
                self.path.set_value(path);
                let text = self.turn.trainer.tr_with("train-further", &[("count", captured.len().into())]);
                self.look(text);
                Led::UnderWay
            }
            Ok(Step::Which(_)) => {
                self.let_move(position, true);
                self.look(self.turn.trainer.tr("train-square-by-square"));
                Led::UnderWay
            }
            Err(illegal) => {
                let i18n = self.turn.trainer.i18n;
                self.let_move(position, true);
                self.board.update(|board| board.refuse(figures::draughts_marks(&illegal)));
                self.say("refused", refusal_title(i18n, &illegal), refusal_text(i18n, &illegal), illegal.article());
                Led::Refused(illegal)
            }
        }
    }

    /// Shows a move square by square, and then the position after it, `then` last.
    pub(super) fn walk(self, position: Position, m: Move, then: impl Fn() + Send + Sync + 'static) {
        let Some(path) = position.paths(m).into_iter().next() else { return };
        let walk = self.still();
        let steps = path.len();
        let now = move || self.walk.try_get_value() == Some(walk);
        for count in 1..steps {
            let way_so_far: Vec<Square> = path.iter().take(count).copied().collect();
            let act = move || {
                if now() {
                    let captured = position.jumped(&way_so_far);
                    let figures = figures::draughts_under_way(&position, &way_so_far);
                    self.board.try_update(|board| {
                        board.place(figures);
                        board.movable = Movable::Nobody;
                        board.destinations.clear();
                        board.last_move = way_so_far.windows(2).last().map(|ends| (ends[0], ends[1]));
                        board.marks = way(&way_so_far, captured, Tone::Good);
                    });
                }
            };
            if count == 1 { act() } else { set_timeout(act, STEP * (count as u32 - 1)) }
        }
        let end = move || {
            let Some(after) = position.play(m).filter(|_| now()) else { return };
            self.board.try_update(|board| {
                board.place(figures::draughts(&after));
                board.last_move = path.iter().rev().nth(1).map(|before| (*before, m.to));
                board.marks = way(&path, SquareSet::EMPTY, Tone::Good);
            });
            then();
        };
        set_timeout(end, STEP * (steps as u32 - 1));
    }

    /// Says what is neither right nor wrong.
    pub(super) fn look(self, text: String) {
        self.say("look", String::new(), text, None);
    }

    /// Says what came of an answer, on the card and aloud.
    fn say(self, kind: &'static str, title: String, text: String, article: Option<&'static str>) {
        self.tell(kind, title, text.clone(), text, article);
    }

    /// [`DraughtsView::say`] with other words aloud: a move is written on the card.
    pub(super) fn tell(
        self,
        kind: &'static str,
        title: String,
        text: String,
        aloud: String,
        article: Option<&'static str>,
    ) {
        let trainer = self.turn.trainer;
        let mut said = title.clone();
        for part in
            [aloud, article.map_or_else(String::new, |id| trainer.tr_with("article", &[("article", id.into())]))]
        {
            if !said.is_empty() && !part.is_empty() {
                said += if said.ends_with(['.', '!', '?']) { " " } else { ". " };
            }
            said += &part;
        }
        self.base.tell(Words { kind, title, text, article }, said);
    }

    /// The move that was right.
    pub(super) fn found(self, position: &Position, m: Move) {
        let title = self.turn.trainer.tr("train-right");
        self.tell("good", title, position.written(m), spoken_move(self.turn.trainer.i18n, position, m), None);
    }

    /// That the answer is right.
    pub(super) fn good(self, text: String) {
        self.say("good", self.turn.trainer.tr("train-right"), text, None);
    }

    /// That it is not.
    pub(super) fn wrong(self, text: String, article: Option<&'static str>) {
        self.say("refused", self.turn.trainer.tr("train-wrong"), text, article);
    }

    /// The board, the card with the task, its answers, and the switch of the numbers.
    pub(super) fn view(
        self,
        name: &'static str,
        question: Signal<String>,
        on_request: Callback<TimedRequest>,
        answers: AnyView,
        hint: Callback<()>,
    ) -> AnyView {
        let Turn { trainer, subject, task, .. } = self.turn;
        let asked = Callback::new(move |asked: TimedRequest| match asked.request {
            // Here one asks what is to be done.
            Request::Say(Query::LastMove) => self.live.set(question.get_untracked()),
            _ => on_request.run(asked),
        });
        let hint = move || {
            (!self.turn.is_settled())
                .then(|| view! { <Button look="quiet small" text="train-hint" on_press=move || hint.run(())/> })
        };
        let ask = view! {
            {question_of(trainer, task.position.turn(), question)}
            {answers}
        };
        let turn_numbers = Callback::new(move |on| subject.numbered.set(on));
        let tools = view! {
            <div class="train-tools">
                {switch(Signal::stored(trainer.tr("train-numbered")), subject.numbered.into(), turn_numbers)}
            </div>
        };
        view! {
            <Scene
                stage=self.base
                class="train-play"
                name=name
                label=question
                on_request=asked
                task=ask.into_any()
                tip=hint.into_any()
                below=tools.into_any()
            />
        }
        .into_any()
    }
}

/// Arrows along a way, and crosses on what it jumps.
pub(super) fn way(path: &[Square], captured: SquareSet, tone: Tone) -> Vec<Mark> {
    let arrows = path.windows(2).map(|ends| Mark::arrow(tone, ends[0], ends[1]));
    captured.into_iter().map(|square| Mark::new(tone, Sign::Cross(square))).chain(arrows).collect()
}

/// A frame around each of these squares: the pieces spoken of.
pub(super) fn frames(squares: SquareSet) -> Vec<Mark> {
    squares.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Frame(square))).collect()
}
