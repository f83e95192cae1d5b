//! The page of any game: its state, the board, and the parts that the pages of chess and draughts share. The state
//! machine is [`crate::play`].

pub mod card;
pub mod clock;
pub mod moves;
pub mod new;
pub mod record;
pub mod rival;
pub mod speech;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use self::card::Card;
use crate::board::{Numbering, Query, Request, State};
use crate::chess::san::Letters;
use crate::color::Color;
use crate::figures;
use crate::play::{Game, GameEvent, Move, Played, Position, Session, Status, Walk};
use crate::storage::{Kind, Lock};
use crate::ui::board::{Asked, Board};
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::moves::{TypedLine, board_keys, typed_line};
use crate::ui::preferences::use_preferences;
use crate::ui::projection::use_projection;
use crate::ui::records::Records;
use crate::ui::router::put_address;
use crate::ui::time;
use crate::ui::widgets::{Button, Icon, Switch};
use crate::ui::wrong::unsaid;

/// How long a capturing piece stands on each square of its way, with the slide there, ms.
const HOP: u32 = 340;

/// The ids of the messages that every game's page needs.
pub struct Words {
    pub title: &'static str,
    pub board: &'static str,
    /// The list of the moves, its column of numbers, a list without moves.
    pub moves: [&'static str; 3],
    /// The group of steps through the moves; to the start, back, forward, to the end, one move taken back.
    pub steps: [&'static str; 6],
    /// The buttons below the moves: new game, end, record, turn the board, more.
    pub actions: [&'static str; 5],
    /// The game before was put aside; back to it; hide that; back to one with so many plies.
    pub aside: [&'static str; 4],
    /// No move has been made.
    pub no_move: &'static str,
}

/// A game that has a page.
pub trait Shown: Game<Record: Serialize + DeserializeOwned + 'static> {
    /// The record of the page, and the lock that a tab needs to write it.
    const KIND: &'static Kind;
    const LOCK: Lock;
    const WORDS: &'static Words;
    /// The most characters of a written move.
    const MOST_TYPED: u8;
    /// Whether the card sets the names of squares in bold.
    const BOLD_SQUARES: bool;
    /// Whether no move is made before the code of the clock has come.
    const WAITS_FOR_CLOCK: bool;

    fn card(i18n: I18n, session: &Session<Self>) -> Card<Self>;
    /// What only this game says aloud of an event, `Some(None)` for nothing; `None` for what all games say.
    fn said(i18n: I18n, before: &Session<Self>, after: &Session<Self>) -> Option<Option<String>>;
    /// The move before the position on show, and what came of it, to be read aloud.
    fn spoken(i18n: I18n, session: &Session<Self>, before: &Position<Self>, m: Move<Self>) -> String;
    /// What the rival said of the move on show.
    fn remarked(_i18n: I18n, _session: &Session<Self>) -> Option<String> {
        None
    }
    /// How the game ended.
    fn ended(i18n: I18n, session: &Session<Self>, status: Status<Self>) -> String;

    /// The move after so many plies in writing, and the number of its line where it begins one.
    fn written(session: &Session<Self>, ply: usize, letters: Letters) -> String;
    fn line_number(session: &Session<Self>, ply: usize) -> u32;
    /// An example of a written move.
    fn example(session: &Session<Self>, letters: Letters) -> String;
    /// The number of plies of a game that was put aside.
    fn plies_of(saved: &Self::Saved) -> usize;

    /// How squares are called on the board.
    fn numbering(_session: &Session<Self>) -> Numbering {
        Numbering::Algebraic
    }
    /// Whether a search other than the rival's is under way.
    fn is_seeking(_session: &Session<Self>) -> bool {
        false
    }
}

/// The page's one state, and the only way to change it.
#[derive(Clone, Copy)]
pub struct Play<G: Shown> {
    pub session: RwSignal<Session<G>>,
    /// The move that is shown on its way over the board.
    pub walk: RwSignal<Option<Walk>>,
    /// Read aloud by screen readers.
    pub announce: RwSignal<String>,
    pub i18n: I18n,
    pub records: Records,
    /// The time control chosen with the game, until the clock is set to it.
    pub control: StoredValue<Option<String>>,
    /// The clock of this game, once its code has come.
    pub clock: StoredValue<Option<clock::Joined<G>>>,
}

impl<G: Shown> Play<G> {
    /// The game from the device, which follows the changes of another tab. `asked` is what the address asks for; it is
    /// then replaced by `address`.
    pub fn open(i18n: I18n, records: Records, asked: Option<GameEvent<G>>, address: String) -> Play<G> {
        let saved: Option<G::Record> = records.load(G::KIND);
        let play = Play {
            session: RwSignal::new(saved.as_ref().map(Session::from_record).unwrap_or_default()),
            walk: RwSignal::new(None),
            announce: RwSignal::new(String::new()),
            i18n,
            records,
            control: StoredValue::new(None),
            clock: StoredValue::new(None),
        };
        records.want(G::LOCK);
        if let Some(event) = asked.clone() {
            play.send(event);
            // Later, because the router still has to write the whole address.
            request_animation_frame(move || put_address(&address));
        }
        let (asked, refused) = (StoredValue::new(asked), StoredValue::new(false));
        records.follow(G::KIND, move |saved: Option<G::Record>| {
            let saved = saved.unwrap_or_else(|| Session::<G>::default().record());
            let session = Session::from_record(&saved);
            if play.peek(|session| session.record()) != session.record() {
                play.walk.set(None);
                play.session.set(session);
            }
            // Another tab may still hold the lock: the address is heeded once this tab may write.
            if !records.may_write(G::LOCK) {
                refused.set_value(true);
            } else if let Some(event) = asked.try_update_value(Option::take).flatten()
                && refused.get_value()
            {
                play.send(event);
            }
        });
        play.walk_on();
        play
    }

    /// Handles an event that happens now.
    pub fn send(self, event: GameEvent<G>) {
        self.send_at(event, time::steady_ms());
    }

    /// Handles an event of this moment, in ms of the browser's events.
    fn send_at(self, event: GameEvent<G>, at_ms: f64) {
        let before = self.session.get_untracked();
        let mut after = before.clone().update(event.clone());
        // Another tab plays this game: this one can only look through it.
        if before.record() != after.record() && !self.may_play(&before) {
            self.session.set(before);
            return;
        }
        match self.clock.get_value() {
            Some(clock) => after = clock.run((event, before.clone(), after, at_ms)),
            None if G::WAITS_FOR_CLOCK
                && before.clock.is_some()
                && after.game.ply_count() > before.game.ply_count() =>
            {
                return;
            }
            None => {}
        }
        if let Some(said) = speech::change(self.i18n, &before, &after) {
            self.announce.set(said);
        }
        if before.view != after.view {
            self.walk.set(after.walk_from(&before).filter(|_| moves()));
        }
        let record = after.record();
        self.session.set(after);
        // Last, because a newer record of another tab would be shown instead.
        if before.record() != record {
            self.records.keep(G::KIND, &record);
        }
    }

    /// Whether this tab plays the game, with its clock if it has one.
    fn may_play(self, session: &Session<G>) -> bool {
        self.records.may_write(G::LOCK) && (session.clock.is_none() || self.records.may_write(Lock::Clock))
    }

    pub fn with<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with(read)
    }

    pub fn peek<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// Sends the event, closes the dialog and scrolls to the card.
    pub fn send_from(self, open: RwSignal<bool>, event: GameEvent<G>) {
        self.send(event);
        leave(open);
    }

    /// Shows a capture hop by hop; another move ends the walk.
    fn walk_on(self) {
        let walk = self.walk;
        Effect::new(move |_| {
            if walk.read().is_none() {
                return;
            }
            wait(HOP, move || {
                walk.try_update(|walk| *walk = walk.take().and_then(Walk::next));
            });
        });
    }

    /// Turns a request of the board into an event.
    fn request(self, Asked { request, at_ms }: Asked) {
        let event = match request {
            Request::Move { from, to } => GameEvent::Try { from, to, promotion: None },
            Request::Promote { from, to, shape } => GameEvent::Try { from, to, promotion: figures::role(shape) },
            Request::CancelPromotion => GameEvent::GiveUp,
            Request::Touch(square) => GameEvent::Touch(square),
            Request::Say(query) => {
                if query == Query::LastMove {
                    self.announce.set(self.peek(|session| speech::last_move(self.i18n, session)));
                }
                return;
            }
        };
        self.send_at(event, at_ms);
    }

    /// Tries a written move and returns what is wrong with it.
    fn typed(self, text: String, letters: Letters) -> Option<String> {
        let said = unsaid(self.announce, || self.send(GameEvent::Typed { text, letters }));
        if self.peek(|session| session.notice.is_some()) {
            return Some(said);
        }
        self.announce.set(said);
        None
    }
}

/// Whether figures slide: the settings or the device may ask for no motion.
fn moves() -> bool {
    browser::root_data("motion").as_deref() != Some("off")
        && !window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|list| list.matches())
}

/// Acts after so many ms, unless the effect runs again or the page is left.
fn wait(ms: u32, act: impl FnOnce() + 'static) {
    let timer = StoredValue::new_local(Some(Timeout::new(ms, act)));
    on_cleanup(move || {
        timer.try_update_value(Option::take);
    });
}

/// Closes a dialog and scrolls to the card.
pub fn leave(open: RwSignal<bool>) {
    open.set(false);
    browser::show(".verdict");
}

/// The page of a game: the board, and beside it clock, card, steps, moves and actions.
#[component]
pub fn GamePage<G: Shown>(
    play: Play<G>,
    class: &'static str,
    clock: AnyView,
    card: AnyView,
    /// A part of this game alone, between the card and the steps.
    #[prop(optional)]
    help: Option<AnyView>,
    /// Whether the game can run by itself.
    #[prop(optional)]
    runs: bool,
    new: RwSignal<bool>,
    end: RwSignal<bool>,
    record: RwSignal<bool>,
    more: RwSignal<bool>,
    #[prop(optional)] below: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let board = RwSignal::new(State::default());
    let flipped = RwSignal::new(false);
    Effect::new(move |_| {
        let session = play.session.read();
        let walk = play.walk.read();
        // Against a rival the player's own side is at the bottom.
        let bottom = match session.rival {
            Some(rival) => !rival.side,
            None if preferences.read(|settings| settings.turn_board) => G::Game::turn(session.position()),
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
        let Some(square) = lifted.get() else { return };
        // An event that changes nothing would repeat what was said.
        if play.peek(|session| session.clone().update(GameEvent::Lift(square)) != *session) {
            play.send(GameEvent::Lift(square));
        }
    });
    let on_request = Callback::new(move |asked| play.request(asked));
    use_projection().on_turn(Callback::new(move |down| {
        play.send(if down { GameEvent::Forward } else { GameEvent::Back });
    }));
    // A board keeps the names of its squares, so other names need another board.
    let numbering = Memo::new(move |_| play.with(G::numbering));
    let shown = move || {
        numbering.track();
        view! {
            <Board
                state=board
                on_request=on_request
                announce=play.announce
                label=Signal::derive(i18n.text(G::WORDS.board))
                letters=Signal::derive(move || board_keys(preferences.typed_letters()))
            />
        }
    };
    let line = TypedLine {
        id: "lance",
        label: i18n.tr("play-type-label"),
        button: i18n.tr("play-type-button"),
        most: G::MOST_TYPED,
        example: Signal::derive(move || play.with(|session| G::example(session, preferences.typed_letters()))),
    };
    let typed = Callback::new(move |text| play.typed(text, preferences.typed_letters_now()));
    let opener = move |icon: &'static str, text: &'static str, open: RwSignal<bool>| {
        view! {
            <button class="button quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
                <Icon name=icon/>
                <span>{i18n.text(text)}</span>
            </button>
        }
        .into_any()
    };
    let [new_text, end_text, record_text, flip_text, more_text] = G::WORDS.actions;
    view! {
        <div class=class>
            <h1 class="visually-hidden">{i18n.text(G::WORDS.title)}</h1>
            <div class="play-board">{shown}</div>
            <div class="play-side">
                {clock}
                {card}
                {help}
                <moves::Steps play=play runs=runs/>
                {typed_line(line, typed)}
                <moves::MoveList play=play/>
                <div class="play-actions">
                    {opener("plus", new_text, new)}
                    {opener("flag", end_text, end)}
                    {opener("sheet", record_text, record)}
                    <Button
                        look="quiet"
                        icon="flip"
                        text=flip_text
                        on_press=move || flipped.update(|flipped| *flipped = !*flipped)
                    />
                    {opener("more", more_text, more)}
                </div>
                {below}
            </div>
            {children()}
        </div>
    }
    .into_any()
}

/// The settings that every board has.
#[component]
pub fn BoardSwitches() -> impl IntoView {
    view! {
        <Switch
            label="settings-destinations"
            value=|settings| settings.show_destinations
            change=|settings, on| settings.show_destinations = on
        />
        <Switch
            label="settings-turn-board"
            value=|settings| settings.turn_board
            change=|settings, on| settings.turn_board = on
        />
    }
}

/// The sentence about a side that begins with its name.
pub fn of_side(i18n: I18n, id: &str, color: Color) -> String {
    i18n.tr_with(id, &[("side", i18n.tr(side_start(color)).into()), ("color", color.name().into())])
}

/// The id of the side's name with its article, at the start of a sentence.
pub fn side_start(color: Color) -> &'static str {
    if color == Color::White { "side-the-white-start" } else { "side-the-black-start" }
}
