//! Jogar: a game of chess at one screen, with every refusal explained.

mod answers;
mod clock;
mod clock_card;
mod dialogs;
mod end;
mod more;
mod record;
mod rivals;
mod verdict;
mod written;

use leptos::prelude::*;

use crate::chess::san::Letters;
use crate::chess::{Move, Position, Status};
use crate::play::chess::{Chess, GameEvent, OwnEvent, SavedGame, Session, game_sent};
use crate::site::{Route, SEND};
use crate::storage::{GAME, Kind, Lock};
use crate::ui::game::card::{CardView, card_of};
use crate::ui::game::play::Play;
use crate::ui::game::shown::{Card, Shown, Words};
use crate::ui::game::{GamePage, of_side};
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::loader::Later;
use crate::ui::moves::{example, spoken_move};
use crate::ui::reactive::{memo, once_come};
use crate::ui::records::use_records;
use crate::ui::refusal::follow_chess960;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::{Button, Icon};

in_chunks! {
    reader: send => fn(Option<String>, &str) -> GameEvent = game_sent;
}

const WORDS: Words = Words {
    title: "menu-play",
    board: "play-board-label",
    moves: ["moves-title", "moves-number", "moves-none"],
    steps: ["replay-label", "replay-first", "replay-back", "replay-forward", "replay-last", "play-take-back"],
    actions: ["play-new", "end-button", "record-button", "play-flip", "play-more"],
    aside: ["said-put-aside", "more-restore", "more-put-away", "more-restore-of"],
    no_move: "said-no-move",
};

impl Shown for Chess {
    const KIND: &'static Kind = &GAME;
    const LOCK: Lock = Lock::Game;
    const WORDS: &'static Words = &WORDS;
    const MOST_TYPED: u8 = 20;
    const BOLD_SQUARES: bool = true;
    const WAITS_FOR_CLOCK: bool = true;

    fn card(i18n: I18n, session: &Session) -> Card<Chess> {
        verdict::card(i18n, session)
    }

    fn said(i18n: I18n, before: &Session, after: &Session) -> Option<Option<String>> {
        if after.notice.is_some() {
            return None;
        }
        if after.own.promoting.is_some() {
            return Some(None);
        }
        match (before.own.deciding, after.own.deciding, after.status_on_show()) {
            (None, Some(decision), _) => {
                let asked = of_side(i18n, "deciding", !decision.side());
                Some(Some(format!("{} {asked}", i18n.tr("deciding-title"))))
            }
            // The question was asked again: the result stands or has changed.
            (Some(_), None, Some(status)) => Some(Some(Chess::ended(i18n, after, status))),
            _ => None,
        }
    }

    fn spoken(i18n: I18n, session: &Session, before: &Position, m: Move) -> String {
        let said = spoken_move(i18n, before, m);
        match session.status_on_show() {
            // Mate is said with the move.
            None | Some(Status::Checkmate) => said,
            Some(status) => format!("{said}. {}", verdict::over_text(i18n, session, status)),
        }
    }

    fn ended(i18n: I18n, session: &Session, status: Status) -> String {
        format!("{}. {}", verdict::over_title(i18n, session), verdict::over_text(i18n, session, status))
    }

    fn written(session: &Session, ply: usize, letters: Letters) -> String {
        session.written(ply, letters)
    }

    fn line_number(session: &Session, ply: usize) -> u32 {
        session.game.position_at(ply).map_or(0, Position::fullmoves)
    }

    fn example(_session: &Session, letters: Letters) -> String {
        example(letters)
    }

    fn plies_of(saved: &SavedGame) -> usize {
        saved.game.moves.len()
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let play = Play::open(use_i18n(), use_records(), asked(), href(Route::Play.path()));
    end::watch(play);
    open_sent(play);
    let is_chess960 = move || play.with(|session| session.game.start().is_chess960());
    follow_chess960(play.i18n, is_chess960, move || {
        play.session.try_update(|_| ());
    });
    let [new, more, ends, record, clock] = [(); 5].map(|()| RwSignal::new(false));
    view! {
        <GamePage
            play=play
            class="play"
            clock=clock::place(play, clock)
            card=card(play, clock)
            help=help(play, new)
            runs=true
            new=new
            end=ends
            record=record
            more=more
            below=dialogs::panel(play)
        >
            {dialogs::place(play, [ends, record, more, clock])}
        </GamePage>
    }
}

/// The card, with a button for a clock in its corner where a game begins.
fn card(play: Play<Chess>, clock: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let card = card_of(play);
    let begins = memo(move || {
        // Other cards have no such button.
        let untouched = |session: &Session| session.game.plies().is_empty() && session.game.status().is_none();
        card.with(|card| card.kind == "turn") && play.with(|session| untouched(session) && session.clock.is_none())
    });
    let with_clock = move || {
        view! {
            <button
                type="button"
                class="button square quiet verdict-clock"
                aria-haspopup="dialog"
                aria-label=i18n.text("play-clock")
                title=i18n.text("play-clock")
                on:click=move |_| clock.set(true)
            >
                <Icon name="clock"/>
            </button>
        }
    };
    view! { <CardView play=play card=card corner=(move || begins.get().then(with_clock)).into_any()/> }.into_any()
}

/// What stands below the card: the way to an opponent before the first move, the help of one after it.
fn help(play: Play<Chess>, new: RwSignal<bool>) -> AnyView {
    let alone = memo(move || {
        play.with(|session| {
            session.rival.is_none() && session.game.plies().is_empty() && session.status_on_show().is_none()
        })
    });
    let opener = move || {
        view! {
            <div class="play-help"><Button look="quiet" text="rival-open" on_press=move || new.set(true)/></div>
        }
    };
    view! {
        {move || alone.get().then(opener)}
        {dialogs::rivals(play, new)}
    }
    .into_any()
}

/// The moves of a game that was sent, and the position where it begins, if not in the initial one.
fn sent() -> Option<(Option<String>, String)> {
    let router = use_router();
    let moves = router.fragment_now();
    (!moves.is_empty()).then(|| (router.query_now("fen"), moves))
}

/// Opens the game whose moves stand behind `#`. Their reader comes with the dialog that sends them.
fn open_sent(play: Play<Chess>) {
    let Some((fen, moves)) = sent() else { return };
    let later = Later { i18n: play.i18n, title: "send-page", needs: &SEND };
    let read = later.with_code(async { reader().await.ok() });
    once_come(play.session, read, move |read| match read {
        Some(read) => play.send_asked(read(fen, &moves), href(Route::Play.path())),
        None => play.records.warn("part-missing"),
    });
}

/// A link may bring a position (`?fen=`), a game (`?partida=`), or the moves of one behind `#`, whose reader comes later.
fn asked() -> Option<GameEvent> {
    if sent().is_some() {
        return None;
    }
    let router = use_router();
    let fen = router.query_now("fen").map(OwnEvent::FromFen);
    fen.or_else(|| router.query_now("partida").map(OwnEvent::Sample)).map(GameEvent::Own)
}
