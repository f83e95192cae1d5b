//! Which game, how it is given, whose sheet it is, and how much time there is.

use leptos::prelude::*;

use super::{Desk, Screen, round_key};
use crate::color::Color;
use crate::drills::sheet::{Control, Keeper, Listed, Plan, Way, stars};
use crate::site::Route;
use crate::ui::widgets::{self, Icon, Link, switch};

pub(super) fn page(desk: Desk) -> AnyView {
    let played = Memo::new(move |_| desk.plan.with(|plan| plan.way == Way::Played));
    let rapid = Memo::new(move |_| desk.plan.with(|plan| plan.control == Control::Rapid));
    let timed = Signal::derive(move || desk.plan.with(|plan| plan.times));
    let games = move || {
        if played.get() {
            let begin = move || desk.begin(desk.plan.get_untracked());
            return view! {
                <section class="card sheet-own">
                    <p>{desk.tr("sheet-own-lead")}</p>
                    <p class="actions">{desk.press("button big", "sheet-begin", begin)}</p>
                </section>
            }
            .into_any();
        }
        let games = desk.games.get_value().into_iter().map(|game| game_card(desk, game)).collect_view();
        view! {
            <h2>{desk.tr("sheet-games")}</h2>
            <ol class="score-list">{games}</ol>
        }
        .into_any()
    };
    view! {
        <div class="page sheet-choose">
            <p class="sheet-place">
                <Link route=Route::Notation>
                    <Icon name="back"/>
                    <span>{desk.tr("sheet-all-drills")}</span>
                </Link>
            </p>
            <h1>{desk.i18n.tr("menu-sheet")}</h1>
            <p class="lead">{desk.tr("sheet-lead")}</p>
            {left(desk)}
            {move || desk.missing.get().then(|| view! {
                <section class="card" role="alert"><p>{desk.i18n.tr("part-missing")}</p></section>
            })}
            <section class="card sheet-plan">
                {choice(desk, "como", "sheet-way", Way::ALL.map(|way| (way_text(way), Chosen::Way(way))).to_vec())}
                {choice(desk, "quem", "sheet-keeper", Keeper::ALL.map(|keeper| (keeper_text(keeper), Chosen::Keeper(keeper))).to_vec())}
                {choice(desk, "ritmo", "sheet-control", Control::ALL.map(|control| (control_text(control), Chosen::Control(control))).to_vec())}
                <p class="quiet-text" role="status">{move || desk.tr(desk.plan.with(|plan| said(plan.control)))}</p>
                {move || (!rapid.get()).then(|| switch(
                    Signal::stored(desk.tr("sheet-times")),
                    timed,
                    Callback::new(move |on| desk.plan.update(|plan| plan.times = on)),
                ))}
            </section>
            {games}
            <p class="actions">
                {widgets::press("button quiet", desk.tr("sheet-empty-paper"), move || desk.screen.set(Screen::Paper(None)))}
            </p>
        </div>
    }
    .into_any()
}

/// The sheet that lies here already.
fn left(desk: Desk) -> AnyView {
    let Some(saved) = desk.records.load_sheet() else { return ().into_any() };
    let (title, go_on) =
        if saved.is_handed_in() { ("sheet-left-done", "sheet-look-again") } else { ("sheet-left", "sheet-go-on") };
    let game = desk.title(saved.score());
    view! {
        <section class="card next-step">
            <p>{desk.tr_with(title, &[("game", game.into())])}</p>
            {desk.press("button", go_on, move || desk.resume())}
        </section>
    }
    .into_any()
}

/// Something chosen.
#[derive(Clone, Copy, PartialEq)]
enum Chosen {
    Way(Way),
    Keeper(Keeper),
    Control(Control),
}

impl Chosen {
    fn is_in(self, plan: &Plan) -> bool {
        match self {
            Chosen::Way(way) => plan.way == way,
            Chosen::Keeper(keeper) => plan.keeper == keeper,
            Chosen::Control(control) => plan.control == control,
        }
    }

    fn put(self, plan: &mut Plan) {
        match self {
            Chosen::Way(way) => plan.way = way,
            Chosen::Keeper(keeper) => plan.keeper = keeper,
            Chosen::Control(control) => plan.control = control,
        }
    }
}

fn choice(desk: Desk, name: &'static str, legend: &'static str, options: Vec<(&'static str, Chosen)>) -> AnyView {
    let option = move |(text, chosen): (&'static str, Chosen)| {
        view! {
            <label class="choice-option">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || desk.plan.with(|plan| chosen.is_in(plan))
                    on:change=move |_| desk.plan.update(|plan| chosen.put(plan))
                />
                <span>{desk.tr(text)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{desk.tr(legend)}</legend>
            <div class="choice-options">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn way_text(way: Way) -> &'static str {
    match way {
        Way::Shown => "sheet-way-shown",
        Way::Played => "sheet-way-played",
        Way::Aloud => "sheet-way-aloud",
    }
}

fn keeper_text(keeper: Keeper) -> &'static str {
    match keeper {
        Keeper::Writer => "sheet-keeper-writer",
        Keeper::Player(Color::White) => "sheet-keeper-white",
        Keeper::Player(Color::Black) => "sheet-keeper-black",
    }
}

fn control_text(control: Control) -> &'static str {
    match control {
        Control::Increment => "sheet-control-increment",
        Control::NoIncrement => "sheet-control-no-increment",
        Control::Rapid => "sheet-control-rapid",
    }
}

/// What the Laws say about writing in such a game.
fn said(control: Control) -> &'static str {
    match control {
        Control::Increment => "sheet-control-increment-said",
        Control::NoIncrement => "sheet-control-no-increment-said",
        Control::Rapid => "sheet-control-rapid-said",
    }
}

fn game_card(desk: Desk, game: Listed) -> AnyView {
    let key = round_key(&game.id);
    let best = desk.training.with(|training| training.rounds(&key).iter().map(|round| stars(round.wrong)).max());
    let won = best.map(widgets::stars);
    let title = desk.title(&game.id);
    let lines = desk.tr_with("sheet-lines", &[("lines", game.lines.into())]);
    let id = game.id;
    let begin = move |_| desk.begin(Plan { score: id.clone(), ..desk.plan.get_untracked() });
    view! {
        <li>
            <button type="button" class="card score-card" on:click=begin>
                <strong>{title}</strong>
                <span class="quiet-text">{lines}</span>
                {won}
            </button>
        </li>
    }
    .into_any()
}

/// The way back to the games; the sheet stays where it is.
pub(super) fn back(desk: Desk) -> AnyView {
    view! {
        <p class="sheet-place no-print">
            <button type="button" class="button quiet small" on:click=move |_| desk.screen.set(Screen::Choose)>
                <Icon name="back"/>
                <span>{desk.tr("sheet-other-game")}</span>
            </button>
        </p>
    }
    .into_any()
}
