//! Which game, how it is given, whose sheet it is, and how much time there is.

use leptos::prelude::*;

use super::context::{Screen, SheetContext, round_key};
use crate::drills::sheet::{Control, Keeper, Listed, Plan, SavedSheet, Way, stars};
use crate::site::Route;
use crate::storage::SHEET;
use crate::ui::reactive::memo;
use crate::ui::widgets::{self, Button, Icon, Link, RadioGroup, switch};

pub(super) fn page(context: SheetContext) -> AnyView {
    let played = memo(move || context.plan.with(|plan| plan.way == Way::Played));
    let rapid = memo(move || context.plan.with(|plan| plan.control == Control::Rapid));
    let timed = Signal::derive(move || context.plan.with(|plan| plan.times));
    let way_text = |way: Way| format!("sheet-way-{}", way.name());
    let keeper_text = |keeper: Keeper| format!("sheet-keeper-{}", keeper.name());
    let control_text = |control: Control| format!("sheet-control-{}", control.name());
    // What the Laws say about writing in such a game.
    let said = move || context.tr(&format!("sheet-control-{}-said", context.plan.with(|plan| plan.control.name())));
    let games = move || {
        if played.get() {
            let begin = move || context.begin(context.plan.get_untracked());
            return view! {
                <section class="card sheet-own">
                    <p>{context.tr("sheet-own-lead")}</p>
                    <p class="actions"><Button look="big" text="sheet-begin" on_press=begin/></p>
                </section>
            }
            .into_any();
        }
        let games = context.games.get_value().into_iter().map(|game| game_card(context, game)).collect_view();
        view! {
            <h2>{context.tr("sheet-games")}</h2>
            <ol class="score-list">{games}</ol>
        }
        .into_any()
    };
    view! {
        <div class="page sheet-choose">
            <p class="sheet-place">
                <Link route=Route::Notation>
                    <Icon name="back"/>
                    <span>{context.tr("sheet-all-drills")}</span>
                </Link>
            </p>
            <h1>{context.i18n.tr("menu-sheet")}</h1>
            <p class="lead">{context.tr("sheet-lead")}</p>
            {left(context)}
            {move || context.missing.get().then(|| view! {
                <section class="card" role="alert"><p>{context.i18n.tr("part-missing")}</p></section>
            })}
            <section class="card sheet-plan">
                {choice(context, ("como", "sheet-way"), Way::ALL, way_text, |plan| plan.way, |plan, way| plan.way = way)}
                {choice(context, ("quem", "sheet-keeper"), Keeper::ALL, keeper_text, |plan| plan.keeper, |plan, keeper| plan.keeper = keeper)}
                {choice(context, ("ritmo", "sheet-control"), Control::ALL, control_text, |plan| plan.control, |plan, control| plan.control = control)}
                <p class="quiet-text" role="status">{said}</p>
                {move || (!rapid.get()).then(|| switch(
                    Signal::stored(context.tr("sheet-times")),
                    timed,
                    Callback::new(move |on| context.plan.update(|plan| plan.times = on)),
                ))}
            </section>
            {games}
            <p class="actions">
                <Button look="quiet" text="sheet-empty-paper" on_press=move || context.screen.set(Screen::Paper(None))/>
            </p>
        </div>
    }
    .into_any()
}

/// The sheet that lies here already.
fn left(context: SheetContext) -> AnyView {
    let Some(saved) = context.records.load::<SavedSheet>(&SHEET) else { return ().into_any() };
    let (title, go_on) =
        if saved.is_handed_in() { ("sheet-left-done", "sheet-look-again") } else { ("sheet-left", "sheet-go-on") };
    let game = context.title(saved.score());
    view! {
        <section class="card next-step">
            <p>{context.tr_with(title, &[("game", game.into())])}</p>
            <Button text=context.tr(go_on) on_press=move || context.resume()/>
        </section>
    }
    .into_any()
}

/// One radio group over a list of values of the plan.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    context: SheetContext,
    (name, legend): (&'static str, &'static str),
    values: impl Into<Vec<T>>,
    text: fn(T) -> String,
    read: fn(&Plan) -> T,
    write: fn(&mut Plan, T),
) -> AnyView {
    view! {
        <RadioGroup
            name=name
            legend=context.tr(legend)
            values=values.into()
            label=move |value| (String::new(), context.tr(&text(value)).into())
            chosen=move || context.plan.with(read)
            choose=move |value| context.plan.update(|plan| write(plan, value))
        />
    }
    .into_any()
}

fn game_card(context: SheetContext, game: Listed) -> AnyView {
    let key = round_key(&game.id);
    let best = context.training.with(|training| training.rounds(&key).iter().map(|round| stars(round.wrong)).max());
    let won = best.map(widgets::stars);
    let title = context.title(&game.id);
    let lines = context.tr_with("sheet-lines", &[("lines", game.lines.into())]);
    let id = game.id;
    let begin = move |_| context.begin(Plan { score: id.clone(), ..context.plan.get_untracked() });
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
pub(super) fn back(context: SheetContext) -> AnyView {
    view! {
        <p class="sheet-place no-print">
            <button type="button" class="button quiet small" on:click=move |_| context.screen.set(Screen::Choose)>
                <Icon name="back"/>
                <span>{context.tr("sheet-other-game")}</span>
            </button>
        </p>
    }
    .into_any()
}
