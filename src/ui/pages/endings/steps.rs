//! The method of an ending, step by step: a position, the squares that decide, a sentence, and a move to find.

use leptos::prelude::*;

use super::context::{Endings, follow, judged};
use crate::board::{Mark, Movable, Query, Request, Sign, State, Tone};
use crate::chess::{Illegal, Move, Position, Reason};
use crate::color::Color;
use crate::drills::endings::{Ending, FILE, Lesson, Level, Screen, read};
use crate::figures;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::browser;
use crate::ui::loader::once_here;
use crate::ui::moves::{board_keys, spoken_move};
use crate::ui::pages::drills::Subject;
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::refusal::{Words, emphasised};
use crate::ui::widgets::{Button, TextLink};

pub(super) fn page(subject: Endings, ending: Ending) -> AnyView {
    let ask = move || {
        let coming = browser::fetch_texts(&[FILE.to_string()]);
        async move {
            let lessons = read(coming.await?.first()?).ok()?;
            lessons.into_iter().find(|lesson| lesson.ending == ending)
        }
    };
    once_here(subject.trainer.i18n, "menu-endings", ask, StoredValue::new, move |lesson| {
        untrack(|| Steps::new(subject, lesson).view(ending))
    })
}

/// The steps on show.
#[derive(Clone, Copy)]
struct Steps {
    subject: Endings,
    lesson: StoredValue<Lesson>,
    shown: RwSignal<usize>,
    /// The move of the step was found, or shown.
    found: RwSignal<bool>,
    board: RwSignal<State>,
    live: RwSignal<String>,
    /// What came of a try.
    words: RwSignal<Option<Words>>,
}

impl Steps {
    fn new(subject: Endings, lesson: StoredValue<Lesson>) -> Steps {
        Steps {
            subject,
            lesson,
            shown: RwSignal::new(0),
            found: RwSignal::new(false),
            board: RwSignal::new(State::default()),
            live: RwSignal::new(String::new()),
            words: RwSignal::new(None),
        }
    }

    fn count(self) -> usize {
        self.lesson.with_value(|lesson| lesson.screens.len())
    }

    fn screen(self) -> Option<Screen> {
        self.lesson.with_value(|lesson| lesson.screens.get(self.shown.get()).cloned())
    }

    /// The sentence of the step; once its move is found, what is said of it.
    fn text(self) -> String {
        let found = if self.found.get() { ".found" } else { "" };
        self.screen()
            .map(|screen| self.subject.trainer.tr(&format!("endings-{}{found}", screen.id)))
            .unwrap_or_default()
    }

    /// Shows the step from its beginning.
    fn begin(self, at: usize) {
        self.shown.set(at);
        self.found.set(false);
        self.words.set(None);
        if let Some(screen) = untrack(|| self.screen()) {
            self.place(&screen, &screen.position, None);
        }
    }

    fn place(self, screen: &Screen, position: &Position, last: Option<Move>) {
        let asks = !screen.find.is_empty() && last.is_none();
        let dots = screen.drawn(position).into_iter().map(|square| Mark::new(Tone::Hint, Sign::Dot(square)));
        self.board.update(|board| {
            board.place(figures::figures(&position.placement()));
            board.orientation = if screen.find.is_empty() { Color::White } else { screen.position.turn() };
            board.last_move = last.map(|m| (m.from, m.to));
            figures::show_check(board, position);
            board.marks = dots.collect();
            board.movable = if asks { Movable::Side(position.turn()) } else { Movable::Nobody };
            let moves = if asks { position.legal_moves() } else { Vec::new() };
            (board.destinations, board.captures) = figures::targets(&position.setup(), &moves);
        });
    }

    /// The move of the step, found or shown.
    fn find(self, screen: &Screen, m: Move) {
        let Ok(after) = screen.position.play(m) else { return };
        self.found.set(true);
        self.words.set(None);
        self.place(screen, &after, Some(m));
        let spoken = spoken_move(self.subject.trainer.i18n, &screen.position, m);
        self.live.set(format!("{spoken}. {}", untrack(|| self.text())));
    }

    fn try_move(self, m: Move) {
        let Some(screen) = untrack(|| self.screen()).filter(|_| !self.found.get_untracked()) else { return };
        let words = match judged(&screen.position, m) {
            Ok(m) if screen.find.contains(&m) => return self.find(&screen, m),
            Ok(m) => {
                self.place(&screen, &screen.position, None);
                self.board.update(|board| board.marks.push(Mark::arrow(Tone::Refusal, m.from, m.to)));
                Words::new("refused", self.subject.trainer.tr("endings-other-move"))
            }
            // No step has a pawn that is about to be promoted.
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => return,
            Err(illegal) => {
                self.board.update(|board| board.refuse(figures::refusal_marks(&illegal)));
                Words::refused(self.subject.trainer.i18n, &illegal)
            }
        };
        self.live.set(format!("{}. {}", words.title, words.text).trim_start_matches(". ").to_string());
        self.words.set(Some(words));
    }

    /// The next step or the one before; at the end, the first level.
    fn turn(self, down: bool) {
        let at = self.shown.get_untracked();
        match down {
            true if at + 1 < self.count() => self.begin(at + 1),
            true => return browser::click("primeiro-nivel"),
            false => self.begin(at.saturating_sub(1)),
        }
        self.live.set(untrack(|| self.text()));
    }

    /// What came of a try, and the way to see the move.
    fn answer(self) -> AnyView {
        let words = move || self.words.get().map(|words| words.view(self.subject.trainer.i18n));
        let show = move || {
            let wanted =
                self.screen().filter(|_| !self.found.get()).and_then(|screen| Some((*screen.find.first()?, screen)));
            wanted.map(|(m, screen)| {
                let press = move || self.find(&screen, m);
                view! { <p class="verdict-actions"><Button look="quiet small" text="train-show" on_press=press/></p> }
            })
        };
        view! {
            {words}
            {show}
        }
        .into_any()
    }

    /// The way back and the way on.
    fn ways(self, ending: Ending) -> AnyView {
        let first = memo(move || self.shown.get() == 0);
        let last = memo(move || self.shown.get() + 1 >= self.count());
        let place = move || {
            let values = [("place", (self.shown.get() + 1).into()), ("of", self.count().into())];
            self.subject.trainer.tr_with("train-place", &values)
        };
        let back = move || {
            (!first.get())
                .then(|| view! { <Button look="quiet" text="endings-before" on_press=move || self.turn(false)/> })
        };
        let on = move || match (last.get(), Level::of(ending).next()) {
            (true, Some(level)) => {
                let href = Endings::href(level);
                view! { <TextLink href=href class="button" id="primeiro-nivel" icon="forward" text="endings-begin"/> }
                    .into_any()
            }
            _ => view! { <Button text="train-next" on_press=move || self.turn(true)/> }.into_any(),
        };
        view! { <div class="endings-ways">{back} <span class="quiet-text">{place}</span> {on}</div> }.into_any()
    }

    fn view(self, ending: Ending) -> AnyView {
        let (trainer, preferences, home) = (self.subject.trainer, use_preferences(), Endings::home());
        self.begin(0);
        follow(preferences, self.board);
        use_projection().on_turn(Callback::new(move |down| self.turn(down)));
        let label = Signal::derive(move || self.text());
        let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| match request {
            Request::Move { from, to } => self.try_move(Move { from, to, promotion: None }),
            Request::Say(Query::LastMove) => self.live.set(label.get_untracked()),
            _ => {}
        });
        let kind = move || self.words.with(|words| words.as_ref().map_or("look", |words| words.kind));
        let letters = Signal::derive(move || board_keys(preferences.letters()));
        view! {
            <div class="drill train-drill">
                <div class="drill-place">
                    <h1><TextLink href=home icon="back" text=self.subject.ending(ending)/></h1>
                </div>
                <div class="play learn-play train-play">
                    <div class="play-board">
                        <Board state=self.board on_request=on_request announce=self.live label=label letters=letters/>
                    </div>
                    <div class="play-side">
                        <section class="card verdict task" data-kind=kind>
                            <p class="endings-step">{move || emphasised(&self.text())}</p>
                            {self.answer()}
                            {self.ways(ending)}
                        </section>
                        <section class="card">
                            <h2>{trainer.tr("endings-levels")}</h2>
                            {self.subject.levels(ending)}
                        </section>
                    </div>
                </div>
            </div>
        }
        .into_any()
    }
}
