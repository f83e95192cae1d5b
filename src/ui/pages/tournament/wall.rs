//! On the wall: pairs or the table in letters that are read from the last row, in pages that turn by key.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{Cup, Part};
use crate::tournament::event::{Count, Mark};
use crate::tournament::roster::{first_names, plain};
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Radios, TextLink, switch};

/// The height of a row with its gap, and of what stands above and below the rows, in px: type of 40 px.
const ROW: f64 = 68.0;
const AROUND: f64 = 210.0;

/// What is on the wall.
#[derive(Clone, Copy)]
struct Wall {
    cup: Cup,
    /// Pairs by board, pairs by name, the table.
    what: RwSignal<usize>,
    hides: RwSignal<bool>,
    page: RwSignal<usize>,
    /// How many rows have room.
    room: RwSignal<usize>,
}

/// How many rows the window has room for.
fn room() -> usize {
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(768.0);
    ((height - AROUND) / ROW).max(3.0) as usize
}

impl Wall {
    fn names(self) -> Vec<String> {
        let names = self.cup.read(|event| event.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>());
        if self.hides.get() { first_names(&names) } else { names }
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
                let mark = game.mark.map_or("–", Mark::text);
                match game.black {
                    Some(black) => [(board + 1).to_string(), name(game.white), format!("{mark} {}", name(black))],
                    None => ["–".to_string(), name(game.white), bye.clone()],
                }
            };
            return games.iter().enumerate().map(row).collect();
        }
        let mut rows: Vec<[String; 3]> = Vec::new();
        for (board, game) in games.iter().enumerate() {
            let Some(black) = game.black else {
                rows.push(["–".to_string(), name(game.white), bye.clone()]);
                continue;
            };
            for (one, other, color) in [(game.white, black, "cup-with-white"), (black, game.white, "cup-with-black")] {
                let said = self.cup.tr_with(color, &[("name", name(other).into())]);
                rows.push([(board + 1).to_string(), name(one), said]);
            }
        }
        rows.sort_by_key(|[_, name, _]| plain(name));
        rows
    }

    fn turn(self, on: bool) {
        let pages = untrack(|| self.rows().len().div_ceil(self.room.get())).max(1);
        self.page.update(|page| *page = if on { (*page + 1) % pages } else { (*page + pages - 1) % pages });
    }
}

pub(super) fn page(cup: Cup) -> AnyView {
    let wall = Wall {
        cup,
        what: RwSignal::new(0),
        hides: RwSignal::new(true),
        page: RwSignal::new(0),
        room: RwSignal::new(room()),
    };
    let projection = use_projection();
    projection.on_turn(Callback::new(move |on| wall.turn(on)));
    let keys = window_event_listener(ev::keydown, move |event| {
        // The arrows choose among the choices too.
        let chooses = event.target().is_some_and(|target| target.has_type::<web_sys::HtmlInputElement>());
        match event.key().as_str() {
            "ArrowRight" if !chooses => wall.turn(true),
            "ArrowLeft" if !chooses => wall.turn(false),
            _ => {}
        }
    });
    let resized = window_event_listener(ev::resize, move |_| {
        wall.room.try_set(room());
    });
    on_cleanup(move || {
        keys.remove();
        resized.remove();
    });
    let rows = memo(move || wall.rows());
    let pages = memo(move || rows.with(Vec::len).div_ceil(wall.room.get()).max(1));
    let shown = move || {
        let (page, room) = (wall.page.get().min(pages.get().saturating_sub(1)), wall.room.get());
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
    let choices = move || {
        let options = options.clone();
        (!projection.is_on()).then(|| {
            view! {
                <div class="cup-wall-choices no-print">
                    <Radios name="parede" legend="cup-wall-what" options=options chosen=move || wall.what.get() choose=move |at| {
                        wall.page.set(0);
                        wall.what.set(at);
                    }/>
                    {switch(
                        Signal::stored(cup.tr("cup-wall-hide")),
                        wall.hides.into(),
                        Callback::new(move |on| wall.hides.set(on)),
                    )}
                    <p class="actions">
                        <Button text="cup-wall-start" icon="projector" on_press=move || projection.start()/>
                        <TextLink href=href(cup.path(Part::Round)) class="button quiet" icon="back" text="cup-wall-leave"/>
                    </p>
                    <p class="quiet-text">{cup.tr("cup-wall-keys")}</p>
                </div>
            }
        })
    };
    view! {
        {choices}
        <section class="cup-wall" data-what=move || wall.what.get().to_string()>
            <h1>{title} " " <small>{place}</small></h1>
            <ol>{shown}</ol>
        </section>
    }
    .into_any()
}
