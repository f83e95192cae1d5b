//! Encontra o erro: a short score with one slip, and a board that follows it as far as it can be read.

use leptos::prelude::*;

use super::context::Turn;
use crate::board::{Mark, Request, Sign, State, Tone};
use crate::chess::{Letters, Move};
use crate::color::Color;
use crate::drills::slip::{self, CellFault, Choice, Puzzle, Slip};
use crate::figures;
use crate::texts::Value;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::browser;
use crate::ui::moves::{board_keys, spoken_move};
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal::{self, emphasised};
use crate::ui::widgets::Icon;

/// What there is to say about the last touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// This cell can be read.
    Fine(usize),
    /// The slip comes before this cell.
    Later(usize),
    /// The board cannot follow any further.
    Stop,
}

/// A score on show, and what has been tried.
#[derive(Clone, Copy)]
struct Hunt {
    turn: Turn,
    puzzle: StoredValue<Puzzle>,
    /// Plies that are played on the board.
    shown: RwSignal<usize>,
    /// The slip was touched.
    found: RwSignal<bool>,
    /// Found, or shown on request.
    done: Memo<bool>,
    /// Cells that were touched and are not the slip.
    missed: RwSignal<Vec<usize>>,
    said: RwSignal<Option<Said>>,
    /// The cell that the keyboard is on.
    cursor: RwSignal<usize>,
    announce: RwSignal<String>,
}

/// The words of the card.
#[derive(Default)]
struct Words {
    title: String,
    text: String,
    /// What was played, where the text does not tell.
    played: String,
    /// The number of the article.
    article: Option<&'static str>,
}

impl Words {
    /// All of it in one breath, for somebody who does not see the card.
    fn said(&self) -> String {
        [&self.title, &self.text, &self.played].map(String::as_str).join(" ").trim().to_string()
    }
}

impl Hunt {
    fn puzzle<T>(self, read: impl FnOnce(&Puzzle) -> T) -> T {
        self.puzzle.with_value(read)
    }

    fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.turn.trainer.tr_with(id, values)
    }

    /// A cell is chosen; once the slip is known, it only shows its move.
    fn choose(self, cell: usize) {
        self.cursor.set(cell);
        if self.done.get_untracked() {
            self.show(cell + 1);
            return;
        }
        let (choice, rules) = self.puzzle(|puzzle| (puzzle.choose(cell), puzzle.rules()));
        self.turn.settle(choice == Choice::Found, &rules);
        match choice {
            Choice::Found => self.found.set(true),
            Choice::Fine => {
                self.shown.set(cell + 1);
                self.miss(cell, Said::Fine(cell));
            }
            Choice::Later => self.miss(cell, Said::Later(cell)),
        }
    }

    fn miss(self, cell: usize, said: Said) {
        self.missed.update(|missed| missed.push(cell));
        self.say(said);
    }

    fn say(self, said: Said) {
        self.said.set(Some(said));
        self.announce.set(self.words().said());
        browser::show(".slip-card");
    }

    /// The board goes to the position after so many plies, as far as it can follow.
    fn show(self, plies: usize) {
        let (at, all) = self.puzzle(|puzzle| (puzzle.at, puzzle.moves.len()));
        if !self.done.get_untracked() && plies > at {
            self.shown.set(at);
            self.say(Said::Stop);
            return;
        }
        self.said.set(None);
        let plies = plies.min(all);
        self.shown.set(plies);
        let said = self.puzzle(|puzzle| {
            let last = plies.checked_sub(1)?;
            let m = puzzle.moves.get(last)?;
            Some(spoken_move(self.turn.trainer.i18n, &puzzle.position_before(last), *m))
        });
        self.announce.set(said.unwrap_or_else(|| self.turn.trainer.tr("slip-first")));
        browser::show(".slip-cell[aria-current]");
    }

    /// Where a cell is: `7. Brancas`.
    fn place(self, cell: usize) -> String {
        let side = if cell.is_multiple_of(2) { "white" } else { "black" };
        format!("{}. {}", cell / 2 + 1, self.turn.trainer.i18n.tr(side))
    }

    /// What stands in a cell now; nothing beyond the end.
    fn text(self, cell: usize) -> String {
        let done = self.done.get();
        self.puzzle(|puzzle| if done { puzzle.right.get(cell) } else { puzzle.cells.get(cell) }.cloned())
            .unwrap_or_default()
    }

    /// What stood in a cell where the slip was, once it is mended: empty where nothing stood.
    fn mended(self, cell: usize) -> Option<String> {
        let done = self.done.get();
        self.puzzle(|puzzle| {
            (done && puzzle.choose(cell) == Choice::Found).then(|| match puzzle.slip {
                Slip::Skipped => String::new(),
                _ => puzzle.cells.get(cell).cloned().unwrap_or_default(),
            })
        })
    }

    fn words(self) -> Words {
        if self.done.get_untracked() {
            return self.explanation();
        }
        let moved = |cell: usize| self.puzzle(|puzzle| puzzle.cells.get(cell).cloned()).unwrap_or_default();
        let of = |id: &str, cell: usize| self.tr_with(id, &[("move", moved(cell).into())]);
        let text = match self.said.get_untracked() {
            None => String::new(),
            Some(Said::Fine(cell)) => of("slip-fine", cell),
            Some(Said::Later(cell)) => of("slip-later", cell),
            Some(Said::Stop) => self.turn.trainer.tr("slip-stop"),
        };
        Words { text, ..Words::default() }
    }

    /// Why the cell cannot be, by which article, and what was meant.
    fn explanation(self) -> Words {
        let i18n = self.turn.trainer.i18n;
        let puzzle = self.puzzle(Puzzle::clone);
        let here = |texts: &[String]| texts.get(puzzle.at).cloned().unwrap_or_default();
        let (cell, right) = (here(&puzzle.cells), here(&puzzle.right));
        let piece = |role: crate::chess::Role| i18n.tr(&format!("piece-the-{}", role.name()));
        let values = |more: &[(&'static str, Value)]| {
            let both = [("cell", cell.clone().into()), ("right", right.clone().into())];
            both.into_iter().chain(more.iter().cloned()).collect::<Vec<(&'static str, Value)>>()
        };
        let text = match &puzzle.why {
            CellFault::Illegal(illegal) => {
                self.tr_with("slip-illegal", &values(&[("why", refusal::text(i18n, illegal).into())]))
            }
            CellFault::OtherPiece { written, meant } => self.tr_with(
                "slip-other-piece",
                &values(&[("written", piece(*written).into()), ("meant", piece(*meant).into())]),
            ),
            CellFault::OtherLanguage { language, letter, meant } => {
                let own = puzzle.letters.letter(*meant).unwrap_or(*letter);
                i18n.tr_with(
                    "typed-foreign-letter",
                    &[
                        ("language", language.name().into()),
                        ("letter", letter.to_string().into()),
                        ("piece", piece(*meant).into()),
                        ("right", own.to_string().into()),
                    ],
                )
            }
            CellFault::Ambiguous { meant, other, .. } => {
                let origin = |m: &Move| m.from.to_string();
                self.tr_with(
                    "slip-ambiguous",
                    &values(&[("one", origin(meant).into()), ("other", origin(other).into())]),
                )
            }
            CellFault::Swapped => self.tr_with("slip-swapped", &values(&[("number", (puzzle.at / 2 + 1).into())])),
            CellFault::Skipped => {
                let side = if puzzle.at.is_multiple_of(2) { Color::White } else { Color::Black };
                self.tr_with("slip-skipped", &values(&[("side", side.name().into())]))
            }
        };
        let title = self.turn.trainer.tr(if self.found.get_untracked() { "slip-found" } else { "slip-shown" });
        let played = match puzzle.slip {
            Slip::Illegal => self.tr_with("slip-played", &values(&[])),
            _ => String::new(),
        };
        Words { title, text, played, article: Some(puzzle.why.article()) }
    }

    fn paint(self, board: &mut State) {
        let (done, shown) = (self.done.get(), self.shown.get());
        self.puzzle(|puzzle| {
            let position = puzzle.position_before(shown);
            board.figures = figures::figures(&position.placement());
            let last = shown.checked_sub(1).and_then(|last| puzzle.moves.get(last));
            board.last_move = last.map(|m| (m.from, m.to));
            figures::show_check(board, &position);
            board.marks = if done && shown == puzzle.at { marks(puzzle) } else { Vec::new() };
        });
    }
}

/// Why the cell cannot be and what was meant, drawn on the board.
fn marks(puzzle: &Puzzle) -> Vec<Mark> {
    let mut marks = match &puzzle.why {
        CellFault::Illegal(illegal) => return figures::refusal_marks(illegal),
        CellFault::Ambiguous { meant, other, .. } => vec![
            Mark::new(Tone::Hint, Sign::Frame(other.from)),
            Mark::new(Tone::Good, Sign::Frame(meant.from)),
            Mark::arrow(Tone::Hint, other.from, other.to),
        ],
        _ => Vec::new(),
    };
    marks.extend(puzzle.meant().map(|m| Mark::arrow(Tone::Good, m.from, m.to)));
    marks
}

pub(super) fn exercise(turn: Turn) -> AnyView {
    let preferences = use_preferences();
    let letters: Letters = preferences.letters_now();
    let found = RwSignal::new(false);
    let hunt = Hunt {
        turn,
        puzzle: StoredValue::new(slip::puzzle(turn.exercise.level.topic, turn.exercise.seed, letters)),
        shown: RwSignal::new(0),
        found,
        done: memo(move || found.get() || turn.is_revealed()),
        missed: RwSignal::new(Vec::new()),
        said: RwSignal::new(None),
        cursor: RwSignal::new(0),
        announce: RwSignal::new(String::new()),
    };
    // Found or shown: the board goes to the place, and what is on the card is said.
    effect(move || {
        if hunt.done.get() {
            hunt.said.set(None);
            hunt.shown.set(hunt.puzzle(|puzzle| puzzle.at));
            hunt.cursor.set(hunt.puzzle(|puzzle| puzzle.at));
            hunt.announce.set(hunt.explanation().said());
            browser::show(".slip-cell[data-state=slip]");
            browser::show(".slip-card");
        }
    });
    let board = RwSignal::new(State::default());
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        board.update(|board| {
            board.coordinates = coordinates;
            hunt.paint(board);
        });
    });
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        if let Request::Say(_) = request {
            hunt.announce.set(turn.trainer.tr("slip-task"));
        }
    });
    view! {
        <div class="play slip-play">
            <div class="play-board">
                <Board
                    state=board
                    on_request=on_request
                    announce=hunt.announce
                    label=Signal::derive(move || turn.trainer.tr("slip-task"))
                    letters=Signal::derive(move || board_keys(preferences.typed_letters()))
                />
                {steps(hunt)}
            </div>
            <div class="play-side">{card(hunt)} {sheet(hunt)}</div>
        </div>
    }
    .into_any()
}

/// «Segue no tabuleiro»: to the start, one back, one on.
fn steps(hunt: Hunt) -> AnyView {
    let trainer = hunt.turn.trainer;
    let step = move |icon: &'static str, id: &'static str, to: fn(usize) -> usize| {
        view! {
            <button
                type="button"
                class="button square"
                aria-label=trainer.tr(id)
                title=trainer.tr(id)
                on:click=move |_| hunt.show(to(hunt.shown.get_untracked()))
            >
                <Icon name=icon/>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="replay slip-steps" role="group" aria-label=trainer.tr("slip-follow")>
            {step("first", "slip-first", |_| 0)}
            {step("back", "slip-back", |shown| shown.saturating_sub(1))}
            {step("forward", "slip-forward", |shown| shown + 1)}
        </div>
    }
    .into_any()
}

/// The card with the question, what there is to say, and the next step.
fn card(hunt: Hunt) -> AnyView {
    let kind = move || match (hunt.done.get(), hunt.said.get()) {
        (true, _) => "good",
        (false, Some(_)) => "look",
        (false, None) => "task",
    };
    let words = move || {
        hunt.done.track();
        hunt.said.track();
        let Words { title, text, played, article } = hunt.words();
        (!text.is_empty()).then(|| {
            view! {
                <div class="task-words">
                    {(!title.is_empty()).then(|| view! { <h2>{title}</h2> })}
                    <p>{emphasised(&text)}</p>
                    {(!played.is_empty()).then(|| view! { <p class="slip-played">{played}</p> })}
                    {article.map(|number| refusal::article(hunt.turn.trainer.i18n, number))}
                </div>
            }
        })
    };
    view! {
        <section class="card verdict task slip-card" data-kind=kind>
            <h1 class="task-text">{hunt.turn.trainer.tr("slip-task")}</h1>
            {words}
            {hunt.turn.next_step(().into_any())}
        </section>
    }
    .into_any()
}

/// The sheet: a row for each number, White's cell and Black's.
fn sheet(hunt: Hunt) -> AnyView {
    let cells = hunt.puzzle(|puzzle| puzzle.cells.len().max(puzzle.right.len()));
    let i18n = hunt.turn.trainer.i18n;
    let row = move |number: usize| {
        view! {
            <tr>
                <th scope="row">{number + 1}"."</th>
                <td>{cell(hunt, 2 * number)}</td>
                <td>{cell(hunt, 2 * number + 1)}</td>
            </tr>
        }
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let here = hunt.cursor.get_untracked();
        let to = match event.key().as_str() {
            "ArrowRight" => here + 1,
            "ArrowLeft" => here.saturating_sub(1),
            "ArrowDown" => here + 2,
            "ArrowUp" => here.checked_sub(2).unwrap_or(here),
            "Home" => 0,
            "End" => cells.saturating_sub(1),
            _ => return,
        };
        event.prevent_default();
        if !hunt.text(to).is_empty() {
            hunt.cursor.set(to);
            browser::focus(&id_of(to));
        }
    };
    view! {
        <section class="card slip-sheet">
            <table aria-label=hunt.turn.trainer.tr("slip-sheet") on:keydown=key>
                <thead>
                    <tr>
                        <th scope="col"></th>
                        <th scope="col">{i18n.text("white")}</th>
                        <th scope="col">{i18n.text("black")}</th>
                    </tr>
                </thead>
                <tbody>{(0..cells.div_ceil(2)).map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// The id of a cell's button.
fn id_of(cell: usize) -> String {
    format!("lance-{cell}")
}

fn cell(hunt: Hunt, cell: usize) -> AnyView {
    let state = move || match hunt.mended(cell) {
        Some(_) => "slip",
        None if hunt.missed.with(|missed| missed.contains(&cell)) && cell < hunt.puzzle(|puzzle| puzzle.at) => "fine",
        None => "open",
    };
    let name = move || {
        let named = format!("{}: {}", hunt.place(cell), hunt.text(cell));
        match (state(), hunt.mended(cell)) {
            ("fine", _) => format!("{named}. {}", hunt.turn.trainer.tr("slip-cell-fine")),
            (_, Some(wrong)) if !wrong.is_empty() => {
                format!("{named}. {}", hunt.tr_with("slip-cell-mended", &[("cell", wrong.into())]))
            }
            (_, Some(_)) => format!("{named}. {}", hunt.turn.trainer.tr("slip-cell-added")),
            _ => named,
        }
    };
    let written = move || {
        let text = hunt.text(cell);
        match hunt.mended(cell) {
            Some(wrong) => {
                let wrong = (!wrong.is_empty()).then(|| view! { <s>{wrong}</s> });
                view! { {wrong} <ins>{text}</ins> }.into_any()
            }
            None => text.into_any(),
        }
    };
    let there = memo(move || !hunt.text(cell).is_empty());
    (move || {
        there.get().then(|| {
            view! {
                <button
                    type="button"
                    class="slip-cell"
                    id=id_of(cell)
                    data-state=state
                    aria-label=name
                    aria-current=move || (hunt.shown.get() == cell + 1).then_some("step")
                    tabindex=move || if hunt.cursor.get() == cell { "0" } else { "-1" }
                    on:focus=move |_| hunt.cursor.set(cell)
                    on:click=move |_| hunt.choose(cell)
                >
                    {written}
                </button>
            }
        })
    })
    .into_any()
}
