//! Início: what the site is, shown by an example, and the way in.

use leptos::prelude::*;

use crate::board::State;
use crate::chess::{Position, legality};
use crate::drills::own::{OWN, Own};
use crate::drills::{draughts, endings};
use crate::figures;
use crate::route::{Endgames, Hall, Practice, REVIEW, TODAY, Tactic};
use crate::site::Route;
use crate::square::Square;
use crate::ui::board::Board;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::records::{Records, use_records};
use crate::ui::router::href;
use crate::ui::widgets::{Icon, Link, TextLink};
use crate::ui::{refusal, time};

/// White would like to castle, and the bishop on a6 looks at f1.
const EXAMPLE: &str = "r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5";

/// The example and its refusal, by the same rules as every game. A whole game would carry the page of the game along.
fn example() -> Option<(State, legality::Illegal)> {
    let position = Position::from_fen(EXAMPLE).ok()?;
    let (from, to): (Square, Square) = ("e1".parse().ok()?, "g1".parse().ok()?);
    let illegal = legality::judge(&position, None, None, from, to, None).err()?;
    let mut state = State::diagram(figures::figures(&position.placement()));
    state.refuse(figures::refusal_marks(&illegal));
    Some((state, illegal))
}

#[component]
pub fn HomePage() -> impl IntoView {
    let i18n = use_i18n();
    let records = use_records();
    let resumes = records.has_game();
    view! {
        <div class="page home">
            <section class="hero">
                <div class="hero-words">
                    <h1>{i18n.text("home-title")}</h1>
                    <p class="lead">{i18n.text("home-lead")}</p>
                    <p class="actions">
                        <Link route=Route::Learn class="button big">
                            <Icon name="learn"/>
                            <span>{i18n.text("menu-learn")}</span>
                        </Link>
                        <Link route=Route::Play class="button big quiet">
                            <Icon name="board"/>
                            <span>{move || i18n.tr(if resumes { "home-resume" } else { "home-play" })}</span>
                        </Link>
                        <Link route=Route::Tactics class="button big quiet">
                            <Icon name="star"/>
                            <span>{i18n.text("menu-tactics")}</span>
                        </Link>
                        <Link route=Route::Draughts class="button big quiet">
                            <Icon name="draughts"/>
                            <span>{i18n.text("menu-draughts")}</span>
                        </Link>
                        <Link route=Route::Endings class="button big quiet">
                            <Icon name="flag"/>
                            <span>{i18n.text("menu-endings")}</span>
                        </Link>
                        <Link route=Route::Laws class="button big quiet">
                            <Icon name="law"/>
                            <span>{i18n.text("menu-laws")}</span>
                        </Link>
                        <Link route=Route::Clock class="button big quiet">
                            <Icon name="clock"/>
                            <span>{i18n.text("menu-clock")}</span>
                        </Link>
                        <Link route=Route::Play query="?partida=laws-2023" class="button big quiet">
                            <Icon name="law"/>
                            <span>{i18n.text("sample-laws-2023")}</span>
                        </Link>
                    </p>
                </div>
                {example().map(|(state, illegal)| view! { <Example state=state illegal=illegal/> })}
            </section>
            <section class="card next-step home-today">
                <p>{i18n.text("home-today-text")}</p>
                <p class="actions">
                    <TextLink
                        href=href(Tactic::Theme(TODAY.to_string()).path())
                        class="button"
                        icon="star"
                        text="home-today"
                    />
                    {due(i18n, records)}
                </p>
            </section>
            <section class="promises">
                {[
                    ("law", "promise-reason-title", "promise-reason"),
                    ("offline", "promise-offline-title", "promise-offline"),
                    ("shield", "promise-private-title", "promise-private"),
                ]
                    .map(|(icon, title, text)| {
                        view! {
                            <article class="card promise">
                                <Icon name=icon/>
                                <h2>{i18n.text(title)}</h2>
                                <p>{i18n.text(text)}</p>
                            </article>
                        }
                    })
                    .collect_view()}
            </section>
        </div>
    }
}

/// What of the trainers is due today, and the way there.
fn due(i18n: I18n, records: Records) -> AnyView {
    let today = time::today();
    let training = records.load_training();
    let of_training = [
        (training.due(today).len(), "home-due-notation", Practice::Kind(REVIEW.to_string()).path()),
        (training.due_exercises::<Own>(today).len(), "home-due-own", Practice::Kind(OWN.to_string()).path()),
        (
            training.due_exercises::<endings::Level>(today).len(),
            "home-due-endings",
            Endgames(Some(REVIEW.to_string())).path(),
        ),
        (
            training.due_exercises::<draughts::Level>(today).len(),
            "home-due-draughts",
            Hall::Train(Some(REVIEW.to_string())).path(),
        ),
    ];
    let puzzles = records.load_tactics().due(today).len();
    let due = [(puzzles, "home-due-tactics", Tactic::Theme(REVIEW.to_string()).path())].into_iter().chain(of_training);
    let way = move |(count, id, path): (usize, &'static str, String)| {
        let text = move || i18n.tr_with(id, &[("count", count.into())]);
        view! { <TextLink href=href(path) class="button quiet" icon="restart" text=text/> }
    };
    due.filter(|(count, ..)| *count > 0).map(way).collect_view().into_any()
}

#[component]
fn Example(state: State, illegal: legality::Illegal) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <figure class="hero-example">
            <Board
                state=RwSignal::new(state)
                label=Signal::derive(i18n.text("home-example-label"))
            />
            <figcaption class="card verdict" data-kind="refused">
                <h2>{move || refusal::title(i18n, &illegal)}</h2>
                <p>{move || refusal::emphasised(&refusal::text(i18n, &illegal))}</p>
                {refusal::article(i18n, illegal.article())}
            </figcaption>
        </figure>
    }
}
