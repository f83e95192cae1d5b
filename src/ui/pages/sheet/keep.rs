//! The sheet under way: the game on one side, what is written on the other.

use std::time::Duration;

use leptos::prelude::*;

use super::words;
use super::{SheetContext, choose, facsimile};
use crate::board::{Mark, Movable, Request, State, Tone};
use crate::chess::Role;
use crate::color::Color;
use crate::drills::sheet::{Ending, Keeper, Notice, Sheet, SheetEvent, Way, side};
use crate::figures;
use crate::ui::board::{Asked, Board};
use crate::ui::browser;
use crate::ui::move_keys::{MoveField, move_keys};
use crate::ui::moves::board_keys;
use crate::ui::projection::use_projection;
use crate::ui::refusal::{self, emphasised};
use crate::ui::voice;
use crate::ui::widgets::{Button, Icon, switch};
use crate::ui::wrong::Wrong;

/// The speeds a game may be shown at, in seconds for each move; 0 by hand.
const SPEEDS: [u32; 5] = [0, 5, 10, 20, 30];

/// A sheet on the desk.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    pub(super) context: SheetContext,
    pub(super) sheet: RwSignal<Sheet>,
    /// The place that is being written.
    pub(super) at: RwSignal<usize>,
    /// What stands in the box.
    pub(super) text: RwSignal<String>,
    /// Said to somebody who does not see the screen.
    announce: RwSignal<String>,
    /// While projecting: the written move is on show.
    answer: RwSignal<bool>,
    /// The board is hidden while the game is read aloud.
    hidden: RwSignal<bool>,
    speed: RwSignal<u32>,
    /// Which start of the shown game this is: an older one stops by itself.
    run: RwSignal<u32>,
    wrong: Wrong,
}

/// The field of the move that is being written.
const FIELD: &str = "lance-escrito";

impl Kept {
    pub(super) fn send(self, event: SheetEvent) {
        let before = self.sheet.with_untracked(|sheet| sheet.shown);
        self.context.send(self.sheet, event);
        let (shown, next) = self.sheet.with_untracked(|sheet| (sheet.shown, sheet.next_place()));
        if shown == before {
            return;
        }
        self.answer.set(false);
        if self.text.with_untracked(String::is_empty) {
            self.at.set(next);
        }
        let Some(ply) = shown.checked_sub(1) else { return };
        let (said, way) = self.sheet.with_untracked(|sheet| (self.said(sheet, ply), sheet.plan.way));
        if way == Way::Aloud {
            // Where the device has no voice the words on the screen are there all the same.
            let _ = voice::say(&said, self.context.i18n.language_now());
        } else {
            self.announce.set(said);
        }
    }

    /// The move and the offer in words.
    fn said(self, sheet: &Sheet, ply: usize) -> String {
        let offer = words::offer(self.context, sheet, ply).map(|text| format!(". {text}")).unwrap_or_default();
        words::spoken(self.context, sheet, ply) + &offer
    }

    /// What is in the box goes to its place; an empty box asks for the next move.
    fn submit(self) {
        let (ply, text) = (self.at.get_untracked(), self.text.get_untracked());
        let nothing = text.trim().is_empty() && self.sheet.with_untracked(|sheet| sheet.text(ply).is_empty());
        if nothing {
            self.send(SheetEvent::Next);
            return;
        }
        let letters = self.context.preferences.typed_letters_now();
        // The place is left before the game goes on by what was written there.
        self.text.set(String::new());
        self.send(SheetEvent::Write { ply, text: text.clone(), letters });
        let refused = self.sheet.with_untracked(|sheet| sheet.notice == Some(Notice::TooEarly));
        if refused {
            self.text.set(text);
            self.wrong.tell(self.context.tr("sheet-too-early"));
        } else {
            self.at.set(self.sheet.with_untracked(Sheet::next_place));
        }
    }

    /// The box takes up this place.
    pub(super) fn open(self, ply: usize) {
        self.at.set(ply);
        self.text.set(self.sheet.with_untracked(|sheet| sheet.text(ply).to_string()));
        browser::focus(FIELD);
    }

    fn start(self) {
        self.run.update(|run| *run += 1);
        let (run, speed) = (self.run.get_untracked(), self.speed.get_untracked());
        if speed > 0 {
            self.tick(run, speed);
        }
    }

    /// One more move after so many seconds, until the game is over or another speed was chosen.
    fn tick(self, run: u32, speed: u32) {
        let due = move || {
            if self.run.try_get_untracked() != Some(run) {
                return;
            }
            if self.sheet.with_untracked(|sheet| sheet.is_over() || sheet.handed_in) {
                self.speed.set(0);
                return;
            }
            self.send(SheetEvent::Next);
            self.tick(run, speed);
        };
        set_timeout(due, Duration::from_secs(speed.into()));
    }

    fn paint(self, board: &mut State) {
        let sheet = self.sheet.read();
        let position = sheet.position();
        let placed = figures::figures(&position.placement());
        if board.figures != placed {
            board.place(placed);
        }
        let plays = sheet.plan.way == Way::Played && sheet.ending().is_none() && sheet.view == sheet.shown;
        board.movable = if plays { Movable::Side(position.turn()) } else { Movable::Nobody };
        (board.destinations, board.captures) =
            if plays { figures::targets(&position.setup(), &position.legal_moves()) } else { Default::default() };
        let made = sheet.on_show().and_then(|ply| Some((ply, sheet.move_at(ply)?)));
        board.marks.clear();
        board.last_move = None;
        match made {
            // What was only written is pointed at.
            Some((ply, m)) if sheet.is_claim(ply) => board.marks.push(Mark::arrow(Tone::Hint, m.from, m.to)),
            Some((_, m)) => board.last_move = Some((m.from, m.to)),
            None => {}
        }
        board.check = position.in_check().then(|| position.king(position.turn()));
        match sheet.promoting {
            Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(figures::shape).to_vec()),
            None => board.pending_promotion = None,
        }
        match &sheet.notice {
            Some(Notice::Refused(illegal)) => board.refuse(figures::refusal_marks(illegal)),
            _ => board.refuse([]),
        }
    }

    fn request(self, request: Request) {
        match request {
            Request::Move { from, to } => self.send(SheetEvent::Try { from, to, promotion: None }),
            Request::Promote { from, to, shape } => {
                self.send(SheetEvent::Try { from, to, promotion: figures::role(shape) })
            }
            Request::CancelPromotion => self.send(SheetEvent::CancelPromotion),
            Request::Touch(_) => {}
            Request::Say(_) => {
                let said = self.sheet.with_untracked(|sheet| sheet.on_show().map(|ply| self.said(sheet, ply)));
                self.announce.set(said.unwrap_or_else(|| self.context.tr("sheet-not-begun")));
            }
        }
    }
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
    let open = Memo::new(move |_| sheet.with(Sheet::next_place));
    Effect::new(move |_| {
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
    Effect::new(move |_| {
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
        match (down, waits) {
            (true, true) => kept.answer.set(true),
            (true, false) => {
                kept.answer.set(false);
                kept.send(SheetEvent::NextForClass);
            }
            (false, _) => {
                kept.answer.set(false);
                kept.send(SheetEvent::Back);
            }
        }
    }));
    let letters = move || board_keys(context.preferences.typed_letters());
    let handed_in = Memo::new(move |_| sheet.with(|sheet| sheet.handed_in));
    let over = Memo::new(move |_| sheet.with(Sheet::is_over));
    let covered = move || kept.hidden.get() && !handed_in.get();
    let label = move || {
        let shown = sheet.with(Sheet::on_show);
        shown.map_or_else(|| context.tr("sheet-board"), |ply| words::place(context, ply))
    };
    let rest = move || {
        if handed_in.get() {
            super::marked(kept)
        } else {
            view! {
                {writer(kept)}
                {move || over.get().then(|| super::end(kept))}
            }
            .into_any()
        }
    };
    view! {
        <div class="sheet-desk">
            {choose::back(context)}
            <div class="play sheet-play" data-way=way.name() data-covered=move || covered().to_string()>
                <div class="play-board">
                    {move || covered().then(|| view! { <p class="sheet-cover">{context.tr("sheet-covered")}</p> })}
                    <Board
                        state=board
                        on_request=Callback::new(move |asked: Asked| kept.request(asked.request))
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
    let said = Memo::new(move |_| sheet.with(|sheet| headline(kept, sheet)));
    let notice =
        Memo::new(move |_| sheet.with(|sheet| sheet.notice.as_ref().map(|notice| words::notice(context, notice))));
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
            let text = sheet.with(|sheet| {
                let ply = sheet.on_show()?;
                let offered = if sheet.offered_at(ply) { " (=)" } else { "" };
                Some(sheet.game().san(ply, letters)? + offered)
            });
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
    context.tr(match side(ply) {
        Color::White => "sheet-white-moved",
        Color::Black => "sheet-black-moved",
    })
}

/// Back and forth through the game, by hand or by the clock.
fn shown_tools(kept: Kept) -> AnyView {
    let Kept { context, sheet, .. } = kept;
    let aloud = sheet.with_untracked(|sheet| sheet.plan.way == Way::Aloud);
    let first = move || sheet.with(|sheet| sheet.view == 0);
    let last = move || sheet.with(|sheet| sheet.view == sheet.last());
    let choose_speed = move |event| {
        kept.speed.set(event_target_value(&event).parse().unwrap_or(0));
        kept.start();
    };
    let speeds = move || {
        SPEEDS
            .into_iter()
            .map(|speed| {
                let text = if speed == 0 {
                    context.tr("sheet-by-hand")
                } else {
                    context.tr_with("sheet-seconds", &[("seconds", speed.into())])
                };
                view! { <option value=speed.to_string() selected=move || kept.speed.get() == speed>{text}</option> }
            })
            .collect_view()
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
                <select on:change=choose_speed>{speeds}</select>
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
    let goes_on = Memo::new(move |_| sheet.with(|sheet| sheet.shown > 1 && sheet.ending().is_none()));
    let offered = Memo::new(move |_| sheet.with(|sheet| sheet.on_show().is_some_and(|ply| sheet.offered_at(ply))));
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
