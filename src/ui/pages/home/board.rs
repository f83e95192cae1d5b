//! The board beside the first words: a level to play at once, and for who has done it a move that is refused.

use leptos::prelude::*;

use crate::board::{Mark, Movable, Query, Request, Sign, State, Tone};
use crate::chess::{Position, legality};
use crate::figures;
use crate::lessons::Progress;
use crate::lessons::catalog;
use crate::lessons::chess::reach::{Reach, level_after};
use crate::route::{Course, Study};
use crate::square::Square;
use crate::ui::board::{Board, TimedRequest};
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::moves::board_keys;
use crate::ui::page::Page;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::effect;
use crate::ui::refusal::{self, Words};
use crate::ui::router::href;
use crate::ui::time::today;
use crate::ui::widgets::{TextLink, stars};

/// A rook and two stars.
pub(super) const LEVEL: [&str; 2] = ["torre", "duas-voltas"];

/// White would like to castle, and the bishop on a6 looks at f1.
const REFUSED: &str = "r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5";

/// The board while the lesson is on its way.
pub(super) fn waiting(i18n: I18n) -> AnyView {
    view! {
        <div class="hero-example">
            <Board state=RwSignal::new(State::default()) label=Signal::derive(i18n.text("screen-board"))/>
        </div>
    }
    .into_any()
}

/// A level to play; once it is won, a refused move. `file`: that of the lesson.
pub(super) fn level_or_refusal(page: Page, file: &str) -> AnyView {
    let [lesson, level] = LEVEL;
    let won = page.records.kept::<Progress>().stars(&catalog::key(lesson, level));
    match (won, level_to_play(page, file)) {
        (0, Some(view)) => view,
        _ => refused(page.i18n).unwrap_or_else(|| ().into_any()),
    }
}

/// What is on show: the level as far as it is played, and the last try, if it was refused.
#[derive(Clone)]
struct Shown {
    level: Reach,
    refused: Option<legality::Illegal>,
}

impl Shown {
    /// What the card below the board says.
    fn said(&self, i18n: I18n) -> Words {
        let [lesson, level] = LEVEL;
        let task = i18n.tr(&format!("{lesson}-{level}"));
        let (kind, title, text) = if let Some(illegal) = &self.refused {
            return Words::refused(i18n, illegal);
        } else if self.level.won().is_some() {
            let after = i18n.find(&format!("{lesson}-{level}.after"), &[]).unwrap_or_default();
            ("good", i18n.tr("home-first-won"), after)
        } else if self.level.last_move.is_some() {
            ("look", task, i18n.tr_with("left-stars", &[("count", self.level.left.len().into())]))
        } else {
            ("task", task, i18n.tr("home-first-how"))
        };
        Words { kind, title, text, article: None }
    }

    fn paint(&self, board: &mut State) {
        let Reach { setup, left, last_move, .. } = &self.level;
        let placed = figures::figures(&setup.placement);
        if board.figures != placed {
            board.place(placed);
        }
        let done = left.is_empty();
        board.movable = if done { Movable::Nobody } else { Movable::Side(setup.turn) };
        (board.destinations, board.captures) = match done {
            true => Default::default(),
            false => figures::targets(setup, &setup.legal_moves()),
        };
        board.last_move = last_move.map(|m| (m.from, m.to));
        board.marks = left.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Star(square))).collect();
        if let Some(illegal) = &self.refused {
            board.refuse(figures::refusal_marks(illegal));
        }
    }
}

/// The level, and the next one of its lesson once it is done. Its stars are kept as those of any level.
fn level_to_play(page: Page, file: &str) -> Option<AnyView> {
    let Page { i18n, records } = page;
    let [lesson, level] = LEVEL;
    let next = level_after(file, level).map(str::to_string);
    let next = Study::of((lesson.to_string(), next)).path(Course::Chess);
    let shown = RwSignal::new(Shown { level: Reach::read(file, level)?, refused: None });
    let board = RwSignal::new(State::default());
    let announce = RwSignal::new(String::new());
    let preferences = use_preferences();
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        board.update(|board| {
            board.coordinates = coordinates;
            board.show_destinations = true;
            shown.with(|shown| shown.paint(board));
        });
    });
    let play = move |from, to| {
        shown.update(|shown| shown.refused = shown.level.play(from, to).err());
        let won = shown.with_untracked(|shown| shown.level.won());
        if let Some(won) = won.filter(|_| !records.class_mode().get_untracked()) {
            let (key, today) = (catalog::key(lesson, level), today());
            records.work(move |progress: &mut Progress| progress.settle(&key, won, true, today));
        }
        let Words { title, text, .. } = shown.with_untracked(|shown| shown.said(i18n));
        announce.set(format!("{title} {text}"));
        browser::show(".hero-example .verdict");
    };
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| match request {
        Request::Move { from, to } => play(from, to),
        Request::Say(Query::LastMove) => announce.set(shown.with_untracked(|shown| shown.said(i18n).title)),
        _ => {}
    });
    let card = move || {
        let Words { title, text, article, .. } = shown.with(|shown| shown.said(i18n));
        let won = shown.with(|shown| shown.level.won());
        let next = next.clone();
        view! {
            <h2>{title}</h2>
            {won.map(|won| view! { <p class="celebration">{stars(won)}</p> })}
            <p>{refusal::emphasised(&text)}</p>
            {article.map(|article| refusal::article(i18n, article))}
            {won.map(|_| view! {
                <p class="verdict-actions">
                    <TextLink href=href(next) class="button" icon="forward" text="next-level"/>
                </p>
            })}
        }
    };
    let view = view! {
        <div class="hero-example">
            <Board
                state=board
                on_request=on_request
                announce=announce
                label=Signal::derive(move || shown.with(|shown| shown.said(i18n).title))
                letters=Signal::derive(move || board_keys(preferences.typed_letters()))
            />
            <section class="card verdict" data-kind=move || shown.with(|shown| shown.said(i18n).kind)>{card}</section>
        </div>
    };
    Some(view.into_any())
}

/// A move that is refused, by the same rules as every game.
fn refused(i18n: I18n) -> Option<AnyView> {
    let position = Position::from_fen(REFUSED).ok()?;
    let (from, to): (Square, Square) = ("e1".parse().ok()?, "g1".parse().ok()?);
    let illegal = legality::judge(&position, None, None, from, to, None).err()?;
    let mut state = State::diagram(figures::figures(&position.placement()));
    state.refuse(figures::refusal_marks(&illegal));
    let article = illegal.article();
    let (title, text) = (illegal, illegal);
    let view = view! {
        <figure class="hero-example">
            <Board
                state=RwSignal::new(state)
                label=Signal::derive(i18n.text("home-example-label"))
            />
            <figcaption class="card verdict" data-kind="refused">
                <h2>{move || refusal::title(i18n, &title)}</h2>
                <p>{move || refusal::emphasised(&refusal::text(i18n, &text))}</p>
                {refusal::article(i18n, article)}
            </figcaption>
        </figure>
    };
    Some(view.into_any())
}
