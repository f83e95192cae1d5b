//! Jogar: a game of draughts at one screen, against a friend or the site, with every refusal explained.

mod card;
mod clock;
mod counts;
mod end;
mod more;
mod moves;
mod new;
mod record;
mod site;
mod speech;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::Room;
use crate::board::{Query, Request, State};
use crate::color::Color;
use crate::draughts::{CLASSICAS, Game, Position, Variant};
use crate::play::draughts::{Event, Notice, Session, Walk};
use crate::route::Hall;
use crate::storage::Lock;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::journey::{hall_href, use_journey};
use crate::ui::moves::{TypedLine, board_keys, typed_line};
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::records::Records;
use crate::ui::widgets::{Icon, button};
use crate::ui::wrong::unsaid;

/// How long the piece of a capture stands on each square of its way, ms: the slide, and a moment to see it.
const HOP: u32 = 340;

/// The page's one state, and the only way to change it.
#[derive(Clone, Copy)]
struct Play {
    session: RwSignal<Session>,
    /// The capture that is on its way over the board.
    walk: RwSignal<Option<Walk>>,
    /// Said to somebody who does not see the screen.
    announce: RwSignal<String>,
    i18n: I18n,
    records: Records,
    /// The time control that was chosen with the game, until the clock has it.
    control: StoredValue<Option<String>>,
    /// The clock of this game, once its code is there.
    clock: StoredValue<Option<clock::Joined>>,
}

impl Play {
    fn send(self, event: Event) {
        let before = self.session.get_untracked();
        let after = before.clone().update(event);
        let record = after.record();
        // Another tab plays this game: it can be looked through here.
        if before.record() != record && !self.may_play(&before) {
            self.session.set(before);
            return;
        }
        if let Some(clock) = self.clock.get_value() {
            clock.run((before.clone(), after.clone()));
        }
        if let Some(said) = speech::change(self.i18n, &before, &after) {
            self.announce.set(said);
        }
        if before.view != after.view {
            self.walk.set(after.walk_from(&before).filter(|_| moves()));
        }
        self.session.set(after);
        // Last: where another tab has kept something newer, that is shown instead.
        if before.record() != record {
            self.records.save_draughts(&record);
        }
    }

    /// Whether this tab plays the game, with its clock if it has one.
    fn may_play(self, session: &Session) -> bool {
        self.records.may_write(Lock::Draughts) && (!session.clock || self.records.may_write(Lock::Clock))
    }

    fn with<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with(read)
    }

    fn peek<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(read)
    }
}

/// Whether figures slide; some have asked that nothing moves.
fn moves() -> bool {
    browser::root_data("motion").as_deref() != Some("off")
        && !window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|list| list.matches())
}

pub(super) fn page(room: Room) -> AnyView {
    let Room { i18n, records } = room;
    room.arrive(&i18n.tr("play-draughts"));
    let preferences = use_preferences();
    let saved = records.load_draughts();
    let play = Play {
        session: RwSignal::new(saved.as_ref().map(Session::from_record).unwrap_or_default()),
        walk: RwSignal::new(None),
        announce: RwSignal::new(String::new()),
        i18n,
        records,
        control: StoredValue::new(None),
        clock: StoredValue::new(None),
    };
    records.want(Lock::Draughts);
    let (asked, refused) = (StoredValue::new(take_query(play)), StoredValue::new(false));
    records.follow_draughts(move |saved| {
        let saved = saved.unwrap_or_else(|| Session::default().record());
        if play.peek(Session::record) != saved {
            play.walk.set(None);
            play.session.set(Session::from_record(&saved));
        }
        // What the address asked for comes once this tab may play.
        if !records.may_write(Lock::Draughts) {
            refused.set_value(true);
        } else if let Some(event) = asked.try_update_value(Option::take).flatten()
            && refused.get_value()
        {
            play.send(event);
        }
    });
    site::watch(play);
    walk_on(play);

    let board = RwSignal::new(State::default());
    let flipped = RwSignal::new(false);
    Effect::new(move |_| {
        let session = play.session.read();
        let walk = play.walk.read();
        // Against the site the player's own side is the near one.
        let bottom = match session.rival {
            Some(rival) => !rival.side,
            None if preferences.read(|settings| settings.turn_board) => session.position().turn(),
            None => Color::White,
        };
        board.update(|board| {
            board.orientation = if flipped.get() { !bottom } else { bottom };
            board.coordinates = preferences.read(|settings| settings.coordinates);
            board.show_destinations = preferences.read(|settings| settings.show_destinations);
            session.paint(board, walk.as_ref());
        });
    });
    let lifted = Memo::new(move |_| board.with(|board| board.selected));
    Effect::new(move |_| {
        if let Some(square) = lifted.get() {
            play.send(Event::Lift(square));
        }
    });

    let on_request = Callback::new(move |request| match request {
        Request::Move { from, to } => play.send(Event::Try { from, to }),
        Request::Touch(square) => play.send(Event::Touch(square)),
        Request::Say(Query::LastMove) => {
            let said = play.peek(|session| speech::last_move(i18n, session));
            play.announce.set(said);
        }
        Request::Promote { .. } | Request::CancelPromotion | Request::Say(_) => {}
    });
    use_projection().on_turn(Callback::new(move |down| {
        play.send(if down { Event::Forward } else { Event::Back });
    }));

    // A board keeps the names of its squares for as long as it stands.
    let numbering = Memo::new(move |_| play.with(Session::numbering));
    let shown = move || {
        numbering.track();
        view! {
            <Board
                state=board
                on_request=on_request
                announce=play.announce
                label=Signal::derive(i18n.text("damas-board-label"))
                letters=Signal::derive(move || board_keys(preferences.typed_letters()))
            />
        }
    };
    let typed = Callback::new(move |text| {
        let said = unsaid(play.announce, || play.send(Event::Typed(text)));
        if play.peek(|session| session.notice.is_some()) {
            return Some(said);
        }
        play.announce.set(said);
        None
    });
    let line = TypedLine {
        id: "lance",
        label: i18n.tr("play-type-label"),
        button: i18n.tr("play-type-button"),
        most: 60,
        example: Signal::derive(move || play.with(Session::example).to_string()),
    };
    let [fresh, ends, record, more] = [(); 4].map(|()| RwSignal::new(false));
    let opener = move |icon: &'static str, text: &'static str, open: RwSignal<bool>| {
        view! {
            <button class="button quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
                <Icon name=icon/>
                <span>{i18n.text(text)}</span>
            </button>
        }
    };
    view! {
        <div class="play damas">
            <h1 class="visually-hidden">{i18n.text("play-draughts")}</h1>
            <div class="play-board">{shown}</div>
            <div class="play-side">
                {clock::place(play)}
                {card::card(play, fresh)}
                {counts::counts(play)}
                {moves::tools(play)}
                {typed_line(line, typed)}
                {moves::list(play)}
                <div class="play-actions">
                    {opener("plus", "damas-new", fresh)}
                    {opener("flag", "damas-end", ends)}
                    {opener("sheet", "damas-record", record)}
                    {button("button quiet", "flip", "damas-flip", move || flipped.update(|flipped| *flipped = !*flipped))}
                    {opener("more", "damas-more", more)}
                </div>
            </div>
            {new::dialog(play, fresh)}
            {end::dialog(play, ends)}
            {record::dialog(play, record)}
            {more::dialog(play, more)}
        </div>
    }
    .into_any()
}

/// A capture goes its way hop by hop; each step asks for the next one, so that another move ends the walk.
fn walk_on(play: Play) {
    let Play { walk, .. } = play;
    Effect::new(move |_| {
        if walk.read().is_none() {
            return;
        }
        let timer = Timeout::new(HOP, move || {
            walk.try_update(|walk| *walk = walk.take().and_then(Walk::next));
        });
        let timer = StoredValue::new_local(Some(timer));
        on_cleanup(move || {
            timer.try_update_value(Option::take);
        });
    });
}

/// Closes a dialog and brings the card into sight that says what came of it.
fn leave(open: RwSignal<bool>) {
    open.set(false);
    browser::show(".verdict");
}

/// The variant of this name; that of the regulation where there is none.
fn variant(name: &str) -> &'static Variant {
    Variant::ALL.into_iter().find(|variant| variant.name == name).unwrap_or(&CLASSICAS)
}

/// A link may bring a position: `?posicao=W:W9,K14:B18,27`, and `&variante=brasileiras`.
fn take_query(play: Play) -> Option<Event> {
    let journey = use_journey();
    let text = journey.query("posicao")?;
    let variant = variant(&journey.query("variante").unwrap_or_default());
    let event = from_text(variant, &text);
    play.send(event.clone());
    // After the router has written the whole address.
    request_animation_frame(|| {
        if let Ok(history) = window().history() {
            // Refused only for another origin.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&hall_href(&Hall::Play)));
        }
    });
    Some(event)
}

/// A game from a position, or why it is none.
fn from_text(variant: &'static Variant, text: &str) -> Event {
    match Position::from_text(variant, text) {
        Ok(position) => Event::Open { game: Box::new(Game::new(position)), stopped: None },
        Err(_) => Event::NotOpened(Notice::Stopped {
            sentence: "damas-bad-position".to_string(),
            ply: 0,
            word: text.chars().take(60).collect(),
        }),
    }
}
