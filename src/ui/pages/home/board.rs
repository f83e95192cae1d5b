//! The board beside the first words: a level to play at once, and for who has done it a move that is refused.

use leptos::prelude::*;

use crate::board::{Query, Request, State};
use crate::chess::{Position, legality};
use crate::figures;
use crate::lessons::attempt::{Attempt, LevelEvent, Notice, Phase};
use crate::lessons::{Chess, catalog, read};
use crate::route::{Course, Study};
use crate::square::Square;
use crate::ui::board::{Asked, Board};
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::moves::board_keys;
use crate::ui::page::Page;
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::effect;
use crate::ui::refusal;
use crate::ui::router::href;
use crate::ui::widgets::{TextLink, stars};

/// A rook and two stars.
pub(super) const LEVEL: [&str; 2] = ["torre", "duas-voltas"];

/// White would like to castle, and the bishop on a6 looks at f1.
const REFUSED: &str = "r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5";

/// `file`: that of the lesson.
pub(super) fn beside(page: Page, file: &str) -> AnyView {
    let [lesson, level] = LEVEL;
    let won = page.records.load_progress().stars(&catalog::key(lesson, level));
    match (won, level_to_play(page, file)) {
        (0, Some(view)) => view,
        _ => refused(page.i18n).unwrap_or_else(|| ().into_any()),
    }
}

/// What the card below the board says of an attempt: its look, a title, a sentence, the number of an article.
type Said = (&'static str, String, String, Option<&'static str>);

fn said(i18n: I18n, attempt: &Attempt<Chess>) -> Said {
    let [lesson, level] = LEVEL;
    let task = i18n.tr(&format!("{lesson}-{level}"));
    match (&attempt.phase, &attempt.notice) {
        (Phase::Done(_), _) => {
            let after = i18n.find(&format!("{lesson}-{level}.after"), &[]).unwrap_or_default();
            ("good", i18n.tr("home-first-won"), after, None)
        }
        (_, Some(Notice::Refused(illegal))) => {
            let (title, text) = (refusal::title(i18n, illegal), refusal::text(i18n, illegal));
            ("refused", title, text, Some(illegal.article()))
        }
        (_, Some(Notice::Left(count))) => {
            ("look", task, i18n.tr_with("left-stars", &[("count", (*count).into())]), None)
        }
        _ => ("task", task, i18n.tr("home-first-how"), None),
    }
}

/// The level, and the next one of its lesson once it is done. Its stars are kept as those of any level.
fn level_to_play(page: Page, file: &str) -> Option<AnyView> {
    let Page { i18n, records } = page;
    let [lesson_id, level_id] = LEVEL;
    let lesson = read::<Chess>(file).ok()?;
    let level = lesson.level(level_id)?;
    let next = lesson.levels.iter().skip_while(|level| level.id != level_id).nth(1).map(|level| level.id.clone());
    let next = Study::of((lesson_id.to_string(), next)).path(Course::Chess);
    let attempt = RwSignal::new(Attempt::new(level));
    let board = RwSignal::new(State::default());
    let announce = RwSignal::new(String::new());
    let preferences = use_preferences();
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        let attempt = attempt.read();
        board.update(|board| {
            board.show_destinations = true;
            attempt.paint(board, coordinates);
        });
    });
    let send = move |event| {
        let before = attempt.get_untracked();
        let after = before.clone().update(event);
        if let Phase::Done(won) = after.phase
            && before.phase != after.phase
            && !records.class_mode().get_untracked()
        {
            records.settle(catalog::key(lesson_id, level_id), won);
        }
        let (_, title, text, _) = said(i18n, &after);
        attempt.set(after);
        announce.set(format!("{title} {text}"));
        browser::show(".hero-example .verdict");
    };
    let on_request = Callback::new(move |Asked { request, .. }: Asked| match request {
        Request::Move { from, to } => send(LevelEvent::Try { from, to, promotion: None }),
        Request::Say(Query::LastMove) => announce.set(attempt.with_untracked(|attempt| said(i18n, attempt).1)),
        _ => {}
    });
    let card = move || {
        let (_, title, text, article) = attempt.with(|attempt| said(i18n, attempt));
        let won = attempt.with(|attempt| if let Phase::Done(won) = attempt.phase { Some(won) } else { None });
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
                label=Signal::derive(move || attempt.with(|attempt| said(i18n, attempt).1))
                letters=Signal::derive(move || board_keys(preferences.typed_letters()))
            />
            <section class="card verdict" data-kind=move || attempt.with(|attempt| said(i18n, attempt).0)>{card}</section>
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
    let (title, text) = (illegal.clone(), illegal);
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
