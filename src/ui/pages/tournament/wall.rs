//! On the wall: pairs or the table in letters that are read from the last row, in pages that turn by key, or by themselves
//! where somebody has chosen how fast. The clock of the round stands beside.

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{Cup, TournamentPart, turned};
use super::{pairs, wall_clock};
use crate::tournament::event::{Count, Event};
use crate::tournament::roster::first_names;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::router::href;
use crate::ui::widgets::{Button, Radios, TextLink};

/// The height of a row with its gap, and of what stands above and below the rows, in px: type of 40 px.
const ROW: f64 = 68.0;
const AROUND: f64 = 210.0;
/// What the clock takes of it.
const CLOCK: f64 = 90.0;

/// How long a page stays, s; 0 until a key turns it.
const SECONDS: [u32; 4] = [0, 10, 20, 30];

/// What is on the wall.
#[derive(Clone, Copy)]
struct Wall {
    cup: Cup,
    /// Pairs by board, pairs by name, the table.
    what: RwSignal<usize>,
    hides: RwSignal<bool>,
    page: RwSignal<usize>,
    /// The height of the window.
    height: RwSignal<f64>,
    /// Whether the clock of the round is beside the rows.
    clock: RwSignal<bool>,
    /// How long a page stays, by its place in [`SECONDS`].
    seconds: RwSignal<usize>,
    paused: RwSignal<bool>,
}

fn height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(768.0)
}

impl Wall {
    /// How many rows have room.
    fn room(self) -> usize {
        let around = if self.clock.get() { AROUND + CLOCK } else { AROUND };
        ((self.height.get() - around) / ROW).max(3.0) as usize
    }

    /// Turns the pages by themselves, while they are not paused. A page that somebody turned stays its whole time.
    fn turn_by_itself(self) {
        let next: StoredValue<Option<Timeout>, LocalStorage> = StoredValue::new_local(None);
        effect(move || {
            self.page.track();
            let seconds = SECONDS.get(self.seconds.get()).copied().unwrap_or_default();
            let turn = (seconds > 0 && !self.paused.get()).then(|| {
                Timeout::new(seconds * 1_000, move || {
                    if !self.page.is_disposed() {
                        self.turn(true);
                    }
                })
            });
            next.set_value(turn);
        });
    }

    fn names(self) -> Vec<String> {
        let names = self.cup.read(Event::names);
        // The name of a team has no surname.
        let hides = self.hides.get() && !self.cup.read(Event::is_of_teams);
        if hides { first_names(&names) } else { names }
    }

    /// The rows in their order: what stands before, in the middle, behind.
    fn rows(self) -> Vec<[String; 3]> {
        let names = self.names();
        let name = |player: usize| names.get(player).cloned().unwrap_or_default();
        if self.what.get() == 2 {
            let rows = self.cup.read(|event| event.count(event.complete()).as_ref().map(Count::standings));
            let row =
                |row: &crate::tournament::Standing| [row.place.to_string(), name(row.side), row.points.to_string()];
            return rows.unwrap_or_default().iter().map(row).collect();
        }
        let games = self.cup.read(|event| event.rounds.last().map(|round| round.games.clone()).unwrap_or_default());
        let bye = self.cup.tr("cup-wall-bye");
        if self.what.get() == 0 {
            let row = |(board, game): (usize, &crate::tournament::event::Game)| {
                let mark = game.text().unwrap_or_else(|| "–".to_string());
                match game.black {
                    Some(black) => [(board + 1).to_string(), name(game.white), format!("{mark} {}", name(black))],
                    None => ["–".to_string(), name(game.white), bye.clone()],
                }
            };
            return games.iter().enumerate().map(row).collect();
        }
        self.cup.read(|event| pairs::by_name(self.cup, event, &names))
    }

    fn turn(self, on: bool) {
        let pages = untrack(|| self.rows().len().div_ceil(self.room())).max(1);
        self.page.update(|page| *page = if on { (*page + 1) % pages } else { (*page + pages - 1) % pages });
    }
}

pub(super) fn page(cup: Cup) -> AnyView {
    let wall = Wall {
        cup,
        what: RwSignal::new(0),
        hides: RwSignal::new(true),
        page: RwSignal::new(0),
        height: RwSignal::new(height()),
        clock: RwSignal::new(false),
        seconds: RwSignal::new(0),
        paused: RwSignal::new(false),
    };
    wall.turn_by_itself();
    let projection = use_projection();
    projection.on_turn(Callback::new(move |on| wall.turn(on)));
    let keys = window_event_listener(ev::keydown, move |event| {
        // The arrows choose among the choices too.
        let chooses = event.target().is_some_and(|target| target.has_type::<web_sys::HtmlInputElement>());
        match event.key().as_str() {
            "ArrowRight" if !chooses => wall.turn(true),
            "ArrowLeft" if !chooses => wall.turn(false),
            "p" | "P" if !chooses => wall.paused.update(|paused| *paused = !*paused),
            _ => {}
        }
    });
    let resized = window_event_listener(ev::resize, move |_| {
        wall.height.try_set(height());
    });
    on_cleanup(move || {
        keys.remove();
        resized.remove();
    });
    let rows = memo(move || wall.rows());
    let pages = memo(move || rows.with(Vec::len).div_ceil(wall.room()).max(1));
    let shown = move || {
        let (page, room) = (wall.page.get().min(pages.get().saturating_sub(1)), wall.room());
        let row = |[before, middle, behind]: &[String; 3]| {
            view! {
                <li>
                    <b>{before.clone()}</b>
                    <span>{middle.clone()}</span>
                    <span>{behind.clone()}</span>
                </li>
            }
        };
        rows.with(|rows| rows.iter().skip(page * room).take(room).map(row).collect_view())
    };
    let title = move || {
        let (round, complete, rhythm) = cup.read(|event| (event.rounds.len(), event.complete(), event.rhythm.clone()));
        match wall.what.get() {
            2 => cup.tr_with("cup-wall-table", &[("rounds", complete.into())]),
            _ => cup.tr_with("cup-wall-round", &[("round", round.into()), ("rhythm", rhythm.into())]),
        }
    };
    let place = move || {
        let page = wall.page.get().min(pages.get().saturating_sub(1)) + 1;
        (pages.get() > 1).then(|| cup.tr_with("cup-wall-page", &[("page", page.into()), ("pages", pages.get().into())]))
    };
    let options = ["cup-wall-boards", "cup-wall-names", "cup-part-classificacao"].map(|id| cup.tr(id)).to_vec();
    let speeds: Vec<String> = SECONDS
        .iter()
        .map(|seconds| match seconds {
            0 => cup.tr("cup-wall-by-key"),
            seconds => cup.tr_with("cup-wall-seconds", &[("seconds", (*seconds as usize).into())]),
        })
        .collect();
    // It stays on show while the pages turn: what moves by itself can be stopped.
    let pause = move || {
        (wall.seconds.get() > 0 && pages.get() > 1).then(|| {
            let text = move || cup.tr(if wall.paused.get() { "cup-wall-go-on" } else { "cup-wall-pause" });
            let press = move |_| wall.paused.update(|paused| *paused = !*paused);
            view! { <button type="button" class="button quiet cup-wall-pause" on:click=press>{text}</button> }
        })
    };
    let clock = move || wall.clock.get().then(|| untrack(|| wall_clock::view(cup)));
    let choices = move || {
        let (options, speeds) = (options.clone(), speeds.clone());
        (!projection.is_on()).then(|| {
            view! {
                <div class="cup-wall-choices no-print">
                    <Radios name="parede" legend="cup-wall-what" options=options chosen=move || wall.what.get() choose=move |at| {
                        wall.page.set(0);
                        wall.what.set(at);
                    }/>
                    {turned(*cup, "cup-wall-hide", wall.hides)}
                    <Radios name="virar" legend="cup-wall-turn" options=speeds chosen=move || wall.seconds.get() choose=move |at| {
                        wall.paused.set(false);
                        wall.seconds.set(at);
                    }/>
                    {turned(*cup, "cup-wall-clock", wall.clock)}
                    <p class="actions">
                        <Button text="cup-wall-start" icon="projector" on_press=move || projection.start()/>
                        <TextLink href=href(cup.path(TournamentPart::Round)) class="button quiet" icon="back" text="cup-wall-leave"/>
                    </p>
                    <p class="quiet-text">{cup.tr("cup-wall-keys")}</p>
                </div>
            }
        })
    };
    view! {
        {choices}
        <section class="cup-wall" data-what=move || wall.what.get().to_string()>
            <h1>{title} " " <small>{place}</small> " " {pause}</h1>
            {clock}
            <ol>{shown}</ol>
        </section>
    }
    .into_any()
}
