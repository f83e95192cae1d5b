//! Jogar: a game at one screen, with every refusal explained.

mod clock;
mod dialogs;
mod end;
mod more;
mod moves;
mod record;
mod speech;
mod verdict;
mod written;

use leptos::prelude::*;

pub use self::more::BoardSettings;
use self::moves::{MoveList, ReplayButtons};
use self::verdict::Verdict;
use crate::board::{Query, Request, State};
use crate::color::Color;
use crate::figures;
use crate::play::{Event, Session};
use crate::site::Route;
use crate::storage::Lock;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::{forget_query, use_journey};
use crate::ui::moves::{board_keys, typed_move};
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::records::{Records, use_records};
use crate::ui::widgets::{Icon, button};
use crate::ui::wrong::unsaid;

/// The page's one state, and the only way to change it.
#[derive(Clone, Copy)]
struct Play {
    session: RwSignal<Session>,
    /// Said to somebody who does not see the screen.
    announce: RwSignal<String>,
    i18n: I18n,
    records: Records,
    /// The clock of this game, once its code is there.
    clock: StoredValue<Option<clock::Joined>>,
}

impl Play {
    fn send(self, event: Event) {
        let before = self.session.get_untracked();
        let mut after = before.clone().update(event.clone());
        // Another tab plays this game: it can be looked through here.
        if before.record() != after.record() && !self.may_play(&before) {
            self.session.set(before);
            return;
        }
        match self.clock.get_value() {
            Some(clock) => after = clock.run((event, before.clone(), after)),
            // The clock is on its way, and no move is made without it.
            None if before.clock.is_some() && after.game.plies().len() > before.game.plies().len() => return,
            None => {}
        }
        if let Some(said) = speech::change(self.i18n, &before, &after) {
            self.announce.set(said);
        }
        let record = after.record();
        self.session.set(after);
        // Last: where another tab has kept something newer, that is shown instead.
        if before.record() != record {
            self.records.save_game(&record);
        }
    }

    /// Whether this tab plays the game, with its clock if it has one.
    fn may_play(self, session: &Session) -> bool {
        self.records.may_write(Lock::Game) && (session.clock.is_none() || self.records.may_write(Lock::Clock))
    }

    fn with<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with(read)
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let i18n = use_i18n();
    let records = use_records();
    let preferences = use_preferences();
    let saved = records.load_game();
    let play = Play {
        session: RwSignal::new(saved.as_ref().map(Session::from_record).unwrap_or_default()),
        announce: RwSignal::new(String::new()),
        i18n,
        records,
        clock: StoredValue::new(None),
    };
    records.want(Lock::Game);
    let (asked, refused) = (StoredValue::new(take_query(play)), StoredValue::new(false));
    records.follow_game(move |saved| {
        let saved = saved.as_ref().map(Session::from_record).unwrap_or_default();
        if play.session.with_untracked(|session| session.record() != saved.record()) {
            play.session.set(saved);
        }
        // What the address asked for comes once this tab may play.
        if !records.may_write(Lock::Game) {
            refused.set_value(true);
        } else if let Some(event) = asked.try_update_value(Option::take).flatten()
            && refused.get_value()
        {
            play.send(event);
        }
    });

    let board = RwSignal::new(State::default());
    let flipped = RwSignal::new(false);
    Effect::new(move |_| {
        let session = play.session.read();
        let bottom =
            if preferences.read(|settings| settings.turn_board) { session.position().turn() } else { Color::White };
        board.update(|board| {
            board.orientation = if flipped.get() { !bottom } else { bottom };
            board.coordinates = preferences.read(|settings| settings.coordinates);
            board.show_destinations = preferences.read(|settings| settings.show_destinations);
            session.paint(board);
        });
    });

    let lifted = Memo::new(move |_| board.with(|board| board.selected));
    Effect::new(move |_| {
        let Some(square) = lifted.get() else { return };
        // Where it changes nothing, nothing is said once more.
        if play.session.with_untracked(|session| session.clone().update(Event::Lift(square)) != *session) {
            play.send(Event::Lift(square));
        }
    });

    let on_request = Callback::new(move |request| match request {
        Request::Move { from, to } => play.send(Event::Try { from, to, promotion: None }),
        Request::Promote { from, to, shape } => {
            play.send(Event::Try { from, to, promotion: figures::role(shape) });
        }
        Request::CancelPromotion => play.send(Event::CancelPromotion),
        Request::Touch(square) => play.send(Event::Touch(square)),
        Request::Say(Query::LastMove) => {
            let said = play.session.with_untracked(|session| speech::last_move(i18n, session));
            play.announce.set(said);
        }
        Request::Say(_) => {}
    });
    use_projection().on_turn(Callback::new(move |down| {
        play.send(if down { Event::Forward } else { Event::Back });
    }));

    let typed = Callback::new(move |(text, letters)| {
        let said = unsaid(play.announce, || play.send(Event::Typed { text, letters }));
        if play.session.with_untracked(|session| session.notice.is_some()) {
            return Some(said);
        }
        play.announce.set(said);
        None
    });
    end::watch(play);
    let [more, ends, record, clock] = [(); 4].map(|()| RwSignal::new(false));
    let opener = move |icon: &'static str, text: &'static str, open: RwSignal<bool>| {
        view! {
            <button class="button quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
                <Icon name=icon/>
                <span>{i18n.text(text)}</span>
            </button>
        }
    };
    view! {
        <div class="play">
            <h1 class="visually-hidden">{i18n.text("menu-play")}</h1>
            <div class="play-board">
                <Board
                    state=board
                    on_request=on_request
                    announce=play.announce
                    label=Signal::derive(i18n.text("play-board-label"))
                    letters=Signal::derive(move || board_keys(preferences.typed_letters()))
                />
            </div>
            <div class="play-side">
                {clock::place(play, clock)}
                <Verdict play=play clock=clock/>
                <ReplayButtons play=play/>
                {typed_move(i18n, typed)}
                <MoveList play=play/>
                <div class="play-actions">
                    {button("button quiet", "plus", "play-new", move || play.send(Event::New))}
                    {opener("flag", "end-button", ends)}
                    {opener("sheet", "record-button", record)}
                    {button("button quiet", "flip", "play-flip", move || flipped.update(|flipped| *flipped = !*flipped))}
                    {opener("more", "play-more", more)}
                </div>
                {dialogs::panel(play)}
            </div>
            {dialogs::place(play, [ends, record, more, clock])}
        </div>
    }
}

/// Closes a dialog and brings the card into sight that says what came of it.
fn leave(open: RwSignal<bool>) {
    open.set(false);
    browser::show(".verdict");
}

/// A link may bring a position (`?fen=`) or a game (`?partida=`).
fn take_query(play: Play) -> Option<Event> {
    let journey = use_journey();
    let event = match (journey.query("fen"), journey.query("partida")) {
        (Some(fen), _) => Event::FromFen(fen),
        (None, Some(id)) => Event::Sample(id),
        (None, None) => return None,
    };
    play.send(event.clone());
    // After the router has written the whole address.
    request_animation_frame(|| forget_query(Route::Play));
    Some(event)
}
