//! Casas and números das casas: the round and what leads to it, on one page with the board.

mod board;
mod context;
mod history;
mod lecture;
mod round;
mod setup;

use leptos::ev;
use leptos::prelude::*;

use self::context::{Phase, Rounds, now};
use super::Trainer;
use crate::board::{Figures, Request, State};
use crate::drills::squares::{Draft, Field, Lecture, Naming, Options, Run, Sight};
use crate::route::{Hall, Practice};
use crate::ui::board::{Board, TimedRequest};
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{Router, href, use_router};
use crate::ui::widgets::TextLink;

/// The rounds of one naming, around a board with these figures, where they are seen.
pub fn page(trainer: Trainer, naming: Naming, figures: fn() -> Figures) -> AnyView {
    let router = use_router();
    (move || body(trainer, naming, figures, router, router.series_now())).into_any()
}

/// Fingers and narrow screens get buttons, others a field to write in.
fn usual_means() -> &'static str {
    let fingers = window().match_media("(max-width: 47.99rem), (pointer: coarse)").ok().flatten();
    if fingers.is_some_and(|list| list.matches()) { "botoes" } else { "teclado" }
}

fn body(trainer: Trainer, naming: Naming, figures: fn() -> Figures, router: Router, series: Option<String>) -> AnyView {
    let projection = use_projection();
    let part = |word: &str| router.query_now(word).or_else(|| (word == "resposta").then(|| usual_means().to_string()));
    let run: RwSignal<Option<Run>> = RwSignal::new(None);
    let phase = memo(move || match run.with(|run| run.as_ref().map(|run| run.tally.is_over())) {
        _ if projection.is_on() => Phase::Wall,
        None => Phase::Ready,
        Some(false) => Phase::Running,
        Some(true) => Phase::Over,
    });
    let rounds = Rounds {
        trainer,
        naming,
        figures,
        preferences: use_preferences(),
        options: RwSignal::new(Options::read(naming, part)),
        run,
        lecture: RwSignal::new(None),
        touched: RwSignal::new(None),
        phase,
        draft: RwSignal::new(Draft::default()),
        digits: RwSignal::new(String::new()),
        now: RwSignal::new(now()),
        sign: RwSignal::new(0),
        announce: RwSignal::new(String::new()),
        series: RwSignal::new(series),
        ticking: StoredValue::new(None),
    };
    // On the wall there is no round, and a change of the way of playing begins anew.
    effect(move || {
        let wall = projection.is_on().then(|| Lecture::new(rounds.options.get(), rounds.seed()));
        if wall.is_some() {
            rounds.run.set(None);
        }
        rounds.touched.set(None);
        rounds.lecture.set(wall);
    });
    projection.on_turn(Callback::new(move |on| rounds.turn(on)));
    let keys = window_event_listener(ev::keydown, move |event| rounds.key(&event));
    on_cleanup(move || {
        keys.remove();
        rounds.still();
    });
    let board = RwSignal::new(State { numbering: naming.numbering(), ..State::default() });
    effect(move || board.update(|board| rounds.paint(board)));
    let on_request = Callback::new(move |TimedRequest { request, .. }: TimedRequest| {
        if let Request::Touch(square) = request {
            rounds.touch(square);
        }
    });
    let task = move || rounds.options.with(|options| options.get(Field::Task));
    let blind = memo(move || rounds.sight() == Sight::Nothing);
    let unused = memo(move || !rounds.is_touched());
    let side = move || match phase.get() {
        Phase::Ready => setup::ready(rounds),
        Phase::Running => round::running(rounds),
        Phase::Over => round::over(rounds),
        Phase::Wall => lecture::wall(rounds),
    };
    let (class, home, back) = match naming {
        Naming::Chess => ("drill squares", Practice::Menu.path(), "drill-all"),
        Naming::Draughts => ("drill squares numbers", Hall::Train(None).path(), "train-all"),
    };
    view! {
        <div class=class data-stage=move || phase.get().name() data-task=task data-blind=move || blind.get().to_string()>
            <div class="play squares-play">
                <div class="play-board" inert=move || unused.get()>
                    <Board state=board on_request=on_request label=rounds.message("board")/>
                </div>
                <div class="play-side">
                    <p class="drill-place"><TextLink href=href(home) icon="back" text=back/></p>
                    {side}
                </div>
            </div>
            <p class="visually-hidden" role="status">
                {move || rounds.announce.get()}
            </p>
        </div>
    }
    .into_any()
}
