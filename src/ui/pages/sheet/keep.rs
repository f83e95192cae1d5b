//! The sheet under way: the game on one side, what is written on the other.

use leptos::prelude::*;

use super::context::SheetContext;
use super::kept::{FIELD, Kept};
use super::{choose, facsimile, finish, marked, words};
use crate::board::State;
use crate::color::Color;
use crate::drills::sheet::{Ending, Keeper, Report, Sheet, SheetEvent, Way, side};
use crate::ui::board::{Board, TimedRequest};
use crate::ui::loader::{Fetched, failed, waiting};
use crate::ui::move_keys::{MoveField, move_keys};
use crate::ui::moves::board_keys;
use crate::ui::projection::use_projection;
use crate::ui::reactive::{effect, memo};
use crate::ui::refusal::{self, emphasised};
use crate::ui::widgets::{Button, Icon, switch};
use crate::ui::wrong::Wrong;
use crate::ui::{browser, voice};

/// The speeds a game may be shown at, in seconds for each move; 0 by hand.
const SPEEDS: [u32; 5] = [0, 5, 10, 20, 30];

/// Shows the marked sheet.
type Tell = fn(Kept, &Report) -> AnyView;

/// Asks for the result and the signatures, and takes the sheet.
type Conclude = fn(Kept) -> AnyView;

in_chunks! {
    conclude: report => Conclude = finish::card;
    tell: report => Tell = marked::report;
}

pub(super) fn page(context: SheetContext, sheet: RwSignal<Sheet>) -> AnyView {
    let next = sheet.with_untracked(Sheet::next_place);
    let kept = Kept {
        context,
        sheet,
        at: RwSignal::new(next),
        text: RwSignal::new(String::new()),
        announce: RwSignal::new(String::new()),
        answer: RwSignal::new(false),
        hidden: RwSignal::new(false),
        speed: RwSignal::new(0),
        run: RwSignal::new(0),
        wrong: Wrong::new(FIELD),
    };
    // Another window may go on with the sheet.
    let open = memo(move || sheet.with(Sheet::next_place));
    effect(move || {
        let next = open.get();
        if kept.text.with_untracked(String::is_empty) {
            kept.at.set(next);
        }
    });
    voice::wake();
    on_cleanup(move || kept.run.set(0));
    let (way, keeper) = sheet.with_untracked(|sheet| (sheet.plan.way, sheet.plan.keeper));
    let bottom = if keeper == Keeper::Player(Color::Black) { Color::Black } else { Color::White };
    let board = RwSignal::new(State { orientation: bottom, ..State::default() });
    effect(move || {
        let coordinates = context.preferences.read(|settings| settings.coordinates);
        let dots = context.preferences.read(|settings| settings.show_destinations);
        sheet.track();
        board.update(|board| {
            board.coordinates = coordinates;
            board.show_destinations = dots;
            kept.paint(board);
        });
    });
    // While projecting, a key shows the written move, and then the next one.
    use_projection().on_turn(Callback::new(move |down| {
        let waits = sheet.with_untracked(|sheet| sheet.on_show().is_some()) && !kept.answer.get_untracked();
        kept.answer.set(down && waits);
        match (down, waits) {
            (true, true) => {}
            (true, false) => kept.send(SheetEvent::NextForClass),
            (false, _) => kept.send(SheetEvent::Back),
        }
    }));
    let letters = move || board_keys(context.preferences.typed_letters());
    let handed_in = memo(move || sheet.with(|sheet| sheet.handed_in));
    let over = memo(move || sheet.with(Sheet::is_over));
    let covered = move || kept.hidden.get() && !handed_in.get();
    let label = move || {
        let shown = sheet.with(Sheet::on_show);
        shown.map_or_else(|| context.tr("sheet-board"), |ply| words::place(context, ply))
    };
    let rest = move || {
        if handed_in.get() {
            marked_sheet(kept)
        } else {
            view! {
                {writer(kept)}
                {move || over.get().then(|| context.later().show(conclude, move |card| card(kept)))}
            }
            .into_any()
        }
    };
    view! {
        <div class="sheet-page">
            {choose::back(context)}
            <div class="play sheet-play" data-way=way.name() data-covered=move || covered().to_string()>
                <div class="play-board">
                    {move || covered().then(|| view! { <p class="sheet-cover">{context.tr("sheet-covered")}</p> })}
                    <Board
                        state=board
                        on_request=Callback::new(move |asked: TimedRequest| kept.request(asked.request))
                        announce=kept.announce
                        label=Signal::derive(label)
                        letters=Signal::derive(letters)
                    />
                </div>
                <div class="play-side">
                    {card(kept)}
                    {rest}
                    {facsimile::sheet(kept)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// The game as it stands: the move on show, the clocks, what the Laws say.
fn card(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let title = sheet.with_untracked(|sheet| context.title(&sheet.plan.score));
    let way = sheet.with_untracked(|sheet| sheet.plan.way);
    let place = move || sheet.with(Sheet::on_show).map(|ply| words::place(context, ply));
    let said = memo(move || sheet.with(|sheet| headline(kept, sheet)));
    let notice = memo(move || sheet.with(|sheet| sheet.notice.as_ref().map(|notice| words::notice(context, notice))));
    let look = move || notice.with(|notice| notice.as_ref().map_or("task", |notice| notice.0));
    let asks = move || {
        let time = sheet.with(|sheet| {
            let ply = sheet.on_show()?;
            let asked = sheet.plan.asks_time(ply / 2) && side(ply) == sheet.plan.keeper.side();
            asked.then(|| context.tr("sheet-note-time"))
        });
        time.map(|text| view! { <p class="sheet-asks"><Icon name="hint"/>{text}</p> })
    };
    let offer = move || {
        let offer = sheet.with(|sheet| words::offer(context, sheet, sheet.on_show()?));
        offer.map(|text| view! { <p class="sheet-offer">{text}</p> })
    };
    let clocks = move || {
        let (white, black) =
            sheet.with(|sheet| (sheet.clock(sheet.view, Color::White), sheet.clock(sheet.view, Color::Black)));
        let values = [("white", words::clock(white).into()), ("black", words::clock(black).into())];
        context.tr_with("sheet-clocks", &values)
    };
    let written = move || {
        kept.answer.get().then(|| {
            let letters = context.preferences.letters();
            let text = sheet.with(|sheet| words::written(sheet, sheet.on_show()?, letters));
            view! { <p class="sheet-answer">{text}</p> }
        })
    };
    let ended = move || {
        sheet.with(Sheet::ending).map(|ending| view! { <p class="sheet-ended">{words::ending(context, ending)}</p> })
    };
    view! {
        <section class="card verdict task sheet-card" data-kind=look>
            <p class="task-place">
                <span>{place}</span>
                <span class="sheet-clocks">{clocks}</span>
            </p>
            <h1 class="sheet-title">{title}</h1>
            <p class="sheet-said" role="status">{move || said.get()}</p>
            {offer}
            {asks}
            {written}
            <div role="status">
                {move || notice.get().map(|(_, text, article)| view! {
                    <p class="sheet-notice">{emphasised(&text)}</p>
                    {article.map(|article| refusal::article(context.i18n, article))}
                })}
            </div>
            {ended}
            {if way == Way::Played { played_tools(kept) } else { shown_tools(kept) }}
        </section>
    }
    .into_any()
}

/// What has just happened, without giving the written form away.
fn headline(kept: Kept, sheet: &Sheet) -> String {
    let context = kept.context;
    let Some(ply) = sheet.on_show() else {
        return context.tr(if sheet.plan.way == Way::Played { "sheet-white-plays" } else { "sheet-not-begun" });
    };
    if sheet.plan.way == Way::Aloud || sheet.is_claim(ply) || sheet.handed_in {
        return words::spoken(context, sheet, ply);
    }
    context.tr(if side(ply) == Color::White { "sheet-white-moved" } else { "sheet-black-moved" })
}

/// Back and forth through the game, by hand or by the clock.
fn shown_tools(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let aloud = sheet.with_untracked(|sheet| sheet.plan.way == Way::Aloud);
    let first = move || sheet.with(|sheet| sheet.view == 0);
    let last = move || sheet.with(|sheet| sheet.view == sheet.last());
    let choose_speed = move |event| kept.start(event_target_value(&event).parse().unwrap_or(0));
    let speed = move |speed: u32| {
        let text = match speed {
            0 => context.tr("sheet-by-hand"),
            _ => context.tr_with("sheet-seconds", &[("seconds", speed.into())]),
        };
        view! { <option value=speed.to_string() selected=move || kept.speed.get() == speed>{text}</option> }
    };
    let listen = move || {
        let said = sheet.with_untracked(|sheet| sheet.on_show().map(|ply| kept.said(sheet, ply)));
        if let Some(said) = said
            && !voice::say(&said, context.i18n.language_now())
        {
            kept.announce.set(context.tr("sheet-no-voice"));
        }
    };
    view! {
        <div class="sheet-tools">
            <button
                type="button"
                class="button quiet square"
                aria-label=context.tr("sheet-back")
                title=context.tr("sheet-back")
                aria-disabled=move || first().to_string()
                on:click=move |_| {
                    if !untrack(first) {
                        kept.send(SheetEvent::Back);
                    }
                }
            >
                <Icon name="back"/>
            </button>
            <button
                type="button"
                class="button"
                id="lance-seguinte"
                aria-disabled=move || last().to_string()
                on:click=move |_| {
                    if !untrack(last) {
                        kept.send(SheetEvent::Next);
                    }
                }
            >
                <span>{context.tr("sheet-next")}</span>
                <Icon name="forward"/>
            </button>
            {aloud.then(|| view! {
                <button
                    type="button"
                    class="button quiet square"
                    aria-label=context.tr("sheet-listen")
                    title=context.tr("sheet-listen")
                    on:click=move |_| listen()
                >
                    <Icon name="voice"/>
                </button>
            })}
            <label class="sheet-speed">
                <span>{context.tr("sheet-speed")}</span>
                <select on:change=choose_speed>{move || SPEEDS.map(speed).collect_view()}</select>
            </label>
        </div>
        {aloud.then(|| switch(
            Signal::stored(context.tr("sheet-cover")),
            kept.hidden.into(),
            Callback::new(move |on| kept.hidden.set(on)),
        ))}
    }
    .into_any()
}

/// What happens beside the board of a game that is played here.
fn played_tools(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let goes_on = memo(move || sheet.with(|sheet| sheet.shown > 1 && sheet.ending().is_none()));
    let offered = memo(move || sheet.with(|sheet| sheet.on_show().is_some_and(|ply| sheet.offered_at(ply))));
    let tools = move || {
        let resigns = |id, side| {
            view! {
                <Button
                    look="quiet small"
                    text=context.tr(id)
                    on_press=move || kept.send(SheetEvent::End(Ending::Resigned(side)))
                />
            }
        };
        let draw = if offered.get() {
            view! {
                <Button look="quiet small" text="sheet-accept" on_press=move || kept.send(SheetEvent::End(Ending::Agreed))/>
            }
        } else {
            view! { <Button look="quiet small" text="sheet-offer" on_press=move || kept.send(SheetEvent::OfferDraw)/> }
        };
        view! {
            <div class="sheet-tools">
                {draw} {resigns("sheet-white-resigns", Color::White)} {resigns("sheet-black-resigns", Color::Black)}
            </div>
        }
    };
    (move || goes_on.get().then(tools)).into_any()
}

/// The box for the place that is being written.
fn writer(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let label = move || words::place(context, kept.at.get());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        kept.submit();
    };
    let touch = browser::media("(pointer: coarse)");
    let keys = RwSignal::new(touch.get_untracked());
    let built = move || {
        let letters = context.preferences.typed_letters();
        let submit = Callback::new(move |()| kept.submit());
        let field = MoveField { id: FIELD, letters, text: kept.text, submit, offers: true, wrong: kept.wrong };
        keys.get().then(|| move_keys(context.i18n, &|id, values| context.tr_with(id, values), field))
    };
    let state = move || {
        sheet.with(|sheet| {
            context.tr(match (sheet.is_complete(), sheet.must_write()) {
                (true, _) if sheet.filled() == 0 => "sheet-nothing-yet",
                (true, _) => "sheet-up-to-date",
                (false, true) => "sheet-behind",
                (false, false) if sheet.is_voluntary() => "sheet-voluntary",
                (false, false) => "sheet-later",
            })
        })
    };
    view! {
        <section class="card sheet-writer">
            <form class="sheet-write" on:submit=submit>
                <label for=FIELD>{label}</label>
                <input
                    id=FIELD
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="go"
                    maxlength="20"
                    inputmode=move || if touch.get() && keys.get() { "none" } else { "text" }
                    aria-invalid=kept.wrong.invalid()
                    aria-describedby=kept.wrong.described()
                    prop:value=kept.text
                    on:input=move |event| {
                        kept.wrong.clear();
                        kept.text.set(event_target_value(&event));
                    }
                />
                <button type="submit" class="button">{context.tr("sheet-write")}</button>
            </form>
            {kept.wrong.heard()}
            {built}
            {switch(Signal::stored(context.tr("sheet-keys")), keys.into(), Callback::new(move |on| keys.set(on)))}
            <p class="quiet-text sheet-state">{state}</p>
        </section>
    }
    .into_any()
}

/// The sheet that was handed in, as it is marked.
fn marked_sheet(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    (move || match context.report.get() {
        Fetched::Waiting => waiting(context.i18n),
        Fetched::Failed => failed(context.i18n, "menu-sheet", Callback::new(move |()| context.judge(sheet, true))),
        Fetched::Here(report) => context.later().show(tell, move |tell| tell(kept, &report)),
    })
    .into_any()
}
